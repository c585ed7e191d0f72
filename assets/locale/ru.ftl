### Everything that the window says in Russian. The comments for translators are in `en.ftl`.
# Address = «ты», in the present tense; buttons and menu entries are nouns or infinitives
# piece = фигура (the word of Russian Tetris); also for the blocks of the settings
# to place, placement = ставить, ход (as in chess: the same word as for a turn)
# turn = ход; below a name in a game: первый игрок, второй игрок («первый ход» would be move number one)
# place = место
# to fit = помещаться
# cell = клетка
# dead cell = мёртвая клетка
# area = область
# board = доска
# heap (of Nim) = кучка; Ним is declined; stone = камень
# coach = тренер
# x-ray (the aid that English calls Analysis) = анализ
# hint = подсказка (the word of all games)
# perfect play, best play = точная игра
# twin, mirror image of a placement = отражение; to copy = повторять
# outcomes, the aid = «Выигрышные ходы»; winning and losing places = выигрышные и проигрышные; a winning placement = выигрышный ход
# worth (of an area) = значение; the end (of a game) = концовка, as a thing to be seen
# game = партия; the game as such, and the game for one = игра
# rated, unrated = идёт в рейтинг, без рейтинга; as short marks «Рейтинговая» and «Без рейтинга»
# rating = рейтинг
# Elo = Эло
# level = уровень
# puzzle = задача (as in chess); how hard it is = an adjective that goes with задача: Лёгкая
# even or odd = чётность (счёт would be the score)
# lesson = урок
# review = разбор (as in chess)
# rematch = реванш
# resign = сдаться
# undo, to take back = отменить, отмена хода
# backup = резервная копия
# to give a win away = упустить победу
# win thrown away = упущенная победа
# winner = победа (a noun without gender)
# stacking = Башня, the name of the game for one: what is built is called so, too
# rank (of a surface) = оценка
# hole = дыра
# well = стакан (the word of Russian Tetris); a gap in the surface = щель
# to clear rows = убирать ряды
# streak = серия, подряд
# achievement = достижение
# clocks = часы
# help, aids = помощь; the help of the program = справка
# run (against the clock) = забег
# sparring partner (an opponent as strong as you) = Ровня (a noun for both genders)
# opponent = соперник

## The language

language-name = Русский
date-format = %-d %b %Y
date-locale = ru_RU
date-and-time = { $day }, { $time }

## Shared by many screens

back = Назад
ok = ОК
cancel = Отмена
save = Сохранить
save-game = Сохранить партию
copy = Копировать
paste = Вставить
undo = Отменить
redo = Повторить
help = Справка
menu = Меню
stop = Стоп

you = Ты
opponent = Соперник
player-one = Игрок 1
player-two = Игрок 2

first-player = Начинает
second-player = Отвечает

board = Доска
board-won = При точной игре побеждает тот, кто начинает.
board-lost = При точной игре проигрывает тот, кто начинает.
board-open = Кто побеждает при точной игре, не знает никто.

winner = Победа

name-refused = Имя: от 1 до { $n } знаков

## Levels of the computer

level-number = Уровень { $n }

level-with-name = Уровень { $n } · { $name }

level-rating = Эло { $n }
rating-on-board = Эло { $n } ({ $board })

level--drifter = Бродяга
level--beginner = Новичок
level--casual = Любитель
level--thoughtful = Мыслитель
level--careful = Педант
level--skilled = Умелец
level--sharp = Острый ум
level--cunning = Хитрец
level--expert = Знаток
level--master = Мастер
level--solver = Оракул

level-note--drifter = Ещё не знает, что последний ход проигрывает.
level-note--beginner =
    { $plies ->
        [one] Видит конец за { $plies } ход, но многого не замечает.
        [few] Видит конец за { $plies } хода, но многого не замечает.
        [many] Видит конец за { $plies } ходов, но многого не замечает.
       *[other] Видит конец за { $plies } хода, но многого не замечает.
    }
level-note--casual =
    { $plies ->
        [one] Видит конец за { $plies } ход, но кое-чего не замечает.
        [few] Видит конец за { $plies } хода, но кое-чего не замечает.
        [many] Видит конец за { $plies } ходов, но кое-чего не замечает.
       *[other] Видит конец за { $plies } хода, но кое-чего не замечает.
    }
level-note--thoughtful =
    { $plies ->
        [one] Видит конец за { $plies } ход и почти всё замечает.
        [few] Видит конец за { $plies } хода и почти всё замечает.
        [many] Видит конец за { $plies } ходов и почти всё замечает.
       *[other] Видит конец за { $plies } хода и почти всё замечает.
    }
level-note--careful =
    { $plies ->
        [one] Видит конец за { $plies } ход и замечает всё.
        [few] Видит конец за { $plies } хода и замечает всё.
        [many] Видит конец за { $plies } ходов и замечает всё.
       *[other] Видит конец за { $plies } хода и замечает всё.
    }
level-note--skilled =
    { $cells ->
        [one] Ищет, кто победит, когда остаётся { $cells } клетка.
        [few] Ищет, кто победит, когда остаётся { $cells } клетки.
        [many] Ищет, кто победит, когда остаётся { $cells } клеток.
       *[other] Ищет, кто победит, когда остаётся { $cells } клетки.
    }
level-note--sharp =
    { $cells ->
        [one] Ищет, кто победит, когда остаётся { $cells } клетка.
        [few] Ищет, кто победит, когда остаётся { $cells } клетки.
        [many] Ищет, кто победит, когда остаётся { $cells } клеток.
       *[other] Ищет, кто победит, когда остаётся { $cells } клетки.
    }
level-note--cunning =
    { $cells ->
        [one] Ищет, кто победит, когда остаётся { $cells } клетка.
        [few] Ищет, кто победит, когда остаётся { $cells } клетки.
        [many] Ищет, кто победит, когда остаётся { $cells } клеток.
       *[other] Ищет, кто победит, когда остаётся { $cells } клетки.
    }
level-note--expert =
    { $cells ->
        [one] Ищет, кто победит, когда остаётся { $cells } клетка.
        [few] Ищет, кто победит, когда остаётся { $cells } клетки.
        [many] Ищет, кто победит, когда остаётся { $cells } клеток.
       *[other] Ищет, кто победит, когда остаётся { $cells } клетки.
    }
level-note--master =
    { $cells ->
        [one] Ищет, кто победит, когда остаётся { $cells } клетка.
        [few] Ищет, кто победит, когда остаётся { $cells } клетки.
        [many] Ищет, кто победит, когда остаётся { $cells } клеток.
       *[other] Ищет, кто победит, когда остаётся { $cells } клетки.
    }
level-note--solver = Видит концовку издалека и знает, как начинать партию.
level-note-alike = На этой доске уровни с { $n } по 10 равны по силе.

## Title and menu

title-tagline = Кто ставит последнюю фигуру, проиграл.
menu-continue = Продолжить
menu-stacking = Башня
door-you = Моя страница
door-today-new = Есть новая
door-streak = Серия: { $n }
door-again-new =
    { $new ->
        [one] { $new } новая, { $n } на повтор
        [few] { $new } новые, { $n } на повтор
        [many] { $new } новых, { $n } на повтор
       *[other] { $new } новой, { $n } на повтор
    }
door-again = { $n } на повтор
door-tomorrow =
    { $n ->
        [0] Завтра: { $new } новые
       *[other] Завтра: { $new } новые, { $n } на повтор
    }
door-lessons = { $done } из { $all }
continue-your-move = Твой ход · { $name } · { $board }
continue-their-move = { $board }, соперник: { $name }
continue-between = { $board }, { $first } — { $second }
menu-settings = Настройки
menu-help = Как играть
menu-quit = Выход

first-start-question = Впервые? Освой игру за две минуты.
first-start-lesson = Показать, как
first-start-later = Сразу играть

## A new game against the computer

play-title = Играть
play-friend = С другом
play-computers = Два компьютера
play-change = Изменить
play-done = Готово
play-against = Играть: { $name }
play-watch = Смотреть
play-you-first = начинаешь ты
play-computer-first = начинает соперник
play-random-first = первый по жребию
play-no-clock = без часов
play-coached = с тренером
play-uncoached = без тренера
play-medal-open = Медаль — за победу без помощи
play-medal-coached = Медаль — за победу без тренера
play-medal-won = Победа без помощи
play-who-begins = Кто начинает?
play-you = Ты
play-computer = Соперник
play-random = Жребий
play-level = Уровень

## Two players at one computer

play-swap = Поменять
# $first and $second are names of people.
rated-question = { $first } и { $second }: учесть эту партию в рейтингах? Нужно согласие обоих.
rated-yes = Да, согласны
rated-no = Без рейтинга

## Clocks

clocks = Часы
clock-none = Нет
tip-clock = 3+2: по три минуты и ещё две секунды за каждый ход.
# A button for two people: whether their clocks stop while they are away.
clocks-pause = Пауза, пока тебя нет
tip-clocks-pause = В меню и других окнах часы стоят, а доска скрыта.

## The game: players and buttons

game-your-turn = Твой ход

game-to-move = Ходит

game-thinking = Думает

game-first = Первый игрок

game-second = Второй игрок
game-rated = Рейтинговая
game-unrated = Без рейтинга
game-leave = Уйти
# Asked for an aid in a rated game, which is given when it is asked for again.
game-aid-warning = Так партия не пойдёт в рейтинг. Нажми ещё раз, чтобы продолжить.

# What is told of things while the mouse rests on them.
tip-cells = Клетки, которые ещё можно накрыть фигурой. На мёртвую клетку с крестиком ничего не поставить.
tip-elo = Рейтинг: при перевесе в 200 пунктов выигрывают примерно три партии из четырёх.
tip-rated = Партия идёт в рейтинг, если играть без помощи.
tip-unrated = Партия не идёт в рейтинг.
tip-hint = Показывает хороший ход.
tip-outcomes = Отмечает выигрышные и проигрышные ходы.
tip-analysis = Показывает значение каждой области.
tip-coach = Предупреждает, если ход упускает верную победу. С тренером партия не идёт в рейтинг.
tip-clues = Сначала куда смотреть, потом фигура, потом место. Платишь только за место: с ним задача не считается решённой.
tip-endless-clues = Сначала куда смотреть, потом фигура, потом место. После фигуры рейтинг уже не вырастет, а после места задача считается нерешённой.
tip-again-clues = Сначала куда смотреть, потом фигура, потом место. После фигуры повтор не откладывается, а после места всё начинается заново.
tip-again-out = Тогда она не вернётся.
tip-streak = Сколько дней подряд ты решаешь задачу дня.
tip-puzzle-rating = Твоя сила в задачах. Растёт, когда первая попытка верна, и падает, когда нет. Новые задачи подбираются под неё.
tip-run-errors = Три ошибки завершают забег. Пропуск задачи — тоже ошибка.
tip-stacking-hint = Обводит лучшее место с учётом двух следующих фигур. Результат будет с пометкой «с подсказками».
tip-ranks = Показывает оценку всех мест. Результат будет с пометкой «с подсказками».
tip-rank = В скольких случаях из 100 легли бы без дыр 15 случайных фигур.
tip-cleared = Если в четырёх рядах пуст только правый столбец, вертикальная I убирает их.
tip-helped = Подсказки, оценки и отмена хода оставляют пометку «с подсказками».
tip-lookahead = Сколько следующих фигур учитывает компьютер.
tip-dead = Меньше четырёх свободных клеток вместе: там уже ничего не помещается.
tip-area = Свободные клетки, которые соприкасаются сторонами.

game-free-cells = Свободно: { $n }
game-placed =
    { $n ->
        [one] { $n } фигура
        [few] { $n } фигуры
        [many] { $n } фигур
       *[other] { $n } фигуры
    }

paused = Пауза
paused-go-on = Нажми любую клавишу или щёлкни

game-resign = Сдаться
game-move-now = Ходи
game-help-me = Помощь
game-hint = Подсказка
game-outcomes = Выигрышные ходы
game-analysis = Анализ
game-coach = Тренер

outcomes-wins = ✓ Выигрыш: { $n }
outcomes-losses = × Проигрыш: { $n }
outcomes-unknown = Неясно: { $n }

outcomes-far = Оттенки — лишь догадка:
expectation-poor = плохо
expectation-good = хорошо

outcome-here-wins = Этот ход выигрывает
outcome-here-loses = Этот ход проигрывает
outcome-here-unknown = Пока неясно

analysis-wins = Кто ходит, выигрывает
analysis-loses = Кто ходит, проигрывает

analysis-wild = дикая
analysis-area = { $n }: { $worth }

analysis-heap =
    { $n ->
        [0] ничего не стоит
        [one] как кучка из { $n } камня
       *[other] как кучка из { $n } камней
    }
analysis-like-no-heap = дикая: не кучка
analysis-too-large = не рассчитать

hint-sought = Ищу хороший ход…

hint-ends =
    { $n ->
        [one] Победа максимум за { $n } фигуру, считая эту.
        [few] Победа максимум за { $n } фигуры, считая эту.
        [many] Победа максимум за { $n } фигур, считая эту.
       *[other] Победа максимум за { $n } фигуры, считая эту.
    }
hint-equal-areas =
    { $n ->
        [one] Победа: останутся две равные области по { $n } клетке.
        [few] Победа: останутся две равные области по { $n } клетки.
        [many] Победа: останутся две равные области по { $n } клеток.
       *[other] Победа: останутся две равные области по { $n } клетки.
    }
hint-only-win = Выигрывает только этот ход.
hint-leaves-area =
    { $n ->
        [one] Победа: в области из { $n } клетки соперник проиграет.
        [few] Победа: в области из { $n } клеток соперник проиграет.
        [many] Победа: в области из { $n } клеток соперник проиграет.
       *[other] Победа: в области из { $n } клетки соперник проиграет.
    }
hint-leaves-areas =
    { $n ->
        [one] Победа: на { $n } клетке соперник проиграет.
        [few] Победа: на { $n } клетках соперник проиграет.
        [many] Победа: на { $n } клетках соперник проиграет.
       *[other] Победа: на { $n } клетки соперник проиграет.
    }
hint-fewest-replies = Здесь ты проигрываешь. Этот ход оставляет сопернику меньше всего выигрышных ответов: { $n }.
hint-loses = Любой ход проигрывает.
hint-forced =
    { $n ->
        [one] Любой ход проигрывает, максимум за { $n } ход.
        [few] Любой ход проигрывает, максимум за { $n } хода.
        [many] Любой ход проигрывает, максимум за { $n } ходов.
       *[other] Любой ход проигрывает, максимум за { $n } хода.
    }
hint-mirrors = Ещё рано судить. На любой ответ можно ответить отражением.
hint-likely = Ещё рано судить, но обычно это хороший ход.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, сейчас недоступно
speech-cell-free = { $cell }, свободна
speech-cell-dead = { $cell }, мёртвая
speech-cell-filled = { $cell }, занята
speech-cell-piece = { $cell }, { $piece }, ход { $n }
speech-placement = { $piece } на { $cells }
speech-in-hand = В руке: { $placement }
speech-move = { $name }: { $placement }
speech-taken-back = Отменено: { $placement }
speech-stepped-back = Назад, до хода { $placement }
speech-demo = Показ. { $forward }: следующая фигура. { $back }: на одну назад.
speech-demo-leave = { $leave }: закончить.
speech-demo-ends = Конец показа.
speech-only-spot = Единственное место, куда она помещается.
speech-fits-nowhere = { $piece } никуда не помещается.
speech-picture = Рисунок: { $parts }
speech-better = Лучше: { $placement }
speech-turn = { $n }. { $move }
speech-mistake = ошибка
speech-marked = Отмеченные клетки: { $cells }
speech-finished = пройден
speech-in-list = { $n } из { $all }
speech-done = { $name }: готово
speech-close = Закрыть
speech-graph = Победа при точной игре: { $parts }
speech-graph-start = в начале { $name }
speech-graph-after = после хода { $n } { $name }
speech-graph-unknown = неизвестно
speech-ratings = Рейтинг от { $first } до { $last }, высший { $highest }
speech-stack = высота столбцов { $heights }, дальше { $pieces }

typed-title = Ход или вопрос
typed-help = Введи четыре клетки хода, например { $example }, или одну клетку. Или спроси: { $questions }.
typed-by-ear = С программой чтения с экрана клавиши, которые двигают фигуру, называют и её клетки. { $seek }: следующее подходящее место. { $type }: ход или вопрос. { $buttons }: к кнопкам и обратно. { $close }: закрыть открытое.
typed-areas = области
typed-pieces = фигуры
typed-last-move = последний ход
typed-to-move = чей ход
typed-clocks = часы
typed-fitting = Помещаются: { $pieces }
typed-no-area = Областей не осталось.
typed-no-clock = В этой партии нет часов.
typed-unknown = Это не ход и не вопрос. Клетки пишутся латинскими буквами.
typed-no-cell = На этой доске нет клетки { $cell }.
typed-count = В ходе четыре разные клетки.
typed-disconnected = Клетки должны соприкасаться сторонами.
typed-drop-title = Бросить фигуру
typed-drop-help = Введи столбец её левого края, от a до j, и, если хочешь, сколько раз её сначала повернуть, например { $example }.
typed-drop-unknown = Введи столбец, где фигура помещается, и не больше трёх поворотов.

## The coach

coach-searching = Считает варианты.
coach-too-far = Конца пока не видит.
coach-knows = Видит до конца.
coach-blunder = Этот ход упускает победу.
coach-keep = Оставить
coach-where = Где?
coach-clue-area = Здесь есть выигрышный ход. Следующая подсказка назовёт фигуру.
coach-clue-piece = Выигрывает эта фигура. Следующая подсказка покажет место.
coach-leaves = Теперь ты играешь без тренера. Включить: «{ $name }».
coach-decisive = Всё решил ход { $n }.
coach-lost-from = С хода { $n } { $name } уже не выигрывает.
coach-lost-from-you = С хода { $n } ты уже не выигрываешь.
coach-unknown-decisive = Решающий ход найти не удалось.
coach-clock-decisive = Всё решило время.
coach-searching-decisive = Ищу ход, который всё решил…
coach-try-again = Ещё раз

## The end of a game

result-won = { $name } побеждает
result-you-won = Победа!
result-you-lost = Поражение

result-last-piece = Последняя фигура: { $name }.
result-last-piece-you = Последняя фигура — твоя.
result-resigned = { $name } сдаётся.
result-resigned-you = Партия сдана.
result-time = Время вышло: { $name }.
result-time-you = Твоё время вышло.
result-rematch = Реванш
result-take-back = Вернуть ход
result-review = Разбор
result-last = Прошлый итог

## Questions and refusals in a game

resign-question = Сдать эту партию?
resign-yes = Сдаться
question-no = Играть дальше
paste-question = Сыграть партию из буфера обмена?
paste-yes = Сыграть скопированную
paste-no = Оставить мою
refused-occupied = Сюда не помещается
refused-off-board = Это за краем доски
refused-turn = Дождись своего хода
refused-undo = Отменять нечего
refused-redo = Повторять нечего
refused-over = Партия окончена

rating-change-of = { $name }: { $n } ({ $change })
saved-as = Сохранено как { $name }

## Pictures to share

share = Картинка
picture-title = Поделиться партией
picture-board = Картинка доски
picture-animation = Анимация партии
picture-copy = Скопировать картинку
picture-drawing = Рисую…
picture-busy = Уже рисуется другая картинка
picture-saved = Сохранено: { $path }
folder-not-opened = Папку здесь не открыть
picture-not-saved = Картинка не сохранена: { $error }
picture-copied = Картинка в буфере обмена
picture-no-folder = Нет папки для картинок
picture-last-piece = Побеждает { $winner }. Последняя фигура: { $loser }.
picture-resigned = Побеждает { $winner }: { $loser } сдаётся.
picture-time = Побеждает { $winner }. Время вышло: { $loser }.

## The clipboard

position-copied = Позиция в буфере обмена
game-copied = Партия в буфере обмена
game-exported = Экспорт готов: { $path }
game-not-exported = Экспорт не удался: { $error }
game-no-folder = Нет папки для экспорта партий
clipboard-unusable = Буфер обмена здесь недоступен
clipboard-no-text = В буфере обмена нет текста
clipboard-too-long = Текст в буфере обмена слишком длинный
clipboard-no-answer = Буфер обмена не отвечает

pasted-character = В буфере обмена не позиция: { $character } на месте { $n } не из числа . # I O T S Z J L
pasted-separator = В буфере обмена не позиция: знак { $n } разрывает ряд клеток
pasted-too-short = В позиции 100 клеток, на малой доске 36, 49, 60, 64 или 81, а в буфере обмена их { $n }
pasted-other-size = В позиции на { $size } другое число клеток, а в буфере обмена их { $n }
pasted-too-long = В позиции 100 клеток, а в буфере обмена за ними есть что-то ещё
pasted-over = На доску из буфера обмена ничего не помещается
pasted-nowhere = Сюда ничего нельзя вставить

pasted-game-long = Текст в буфере обмена слишком длинный для партии
pasted-game-board = В строке { $n } партии из буфера обмена указана доска, которой нет
pasted-game-clock = В строке { $n } партии из буфера обмена неизвестный контроль времени: 3+2 значит три минуты и две секунды за каждую фигуру
pasted-game-heading = Строка { $n } партии из буфера обмена непонятна
pasted-game-turn = Ход { $n } партии из буфера обмена записан неверно
pasted-game-illegal = Ход { $n } партии из буфера обмена нарушает правила
pasted-game-empty = В буфере обмена нет партии

## Files

not-saved = Сохранить не удалось: { $error }

nothing-saved = На этом компьютере партии сохранить нельзя: при выходе они исчезнут
other-copy-runs = Игра уже запущена. Эта копия ничего не сохраняет.

file-refused = { $name }: { $error }
file-not-opened = Файл { $name } не открывается: { $error }
file-left-alone = Файл { $name } не читается: { $error }. Он останется как есть, и до нового запуска игры в него ничего не запишется.
file-not-permitted = У тебя нет прав на чтение файла { $name }. Он останется как есть, и в него ничего не запишется. Проверь, чей это файл и какие у него права.
file-newer = Файлу { $name } нужна более новая версия игры. Он останется как есть, и эта версия в него ничего не запишет.
file-set-aside = Файл { $name } не годится: { $error }. Он сохранён как { $aside }.
file-entries-damaged = Некоторые записи файла { $name } повреждены и пропущены. Прежний файл сохранён как { $aside }.
file-passed-over = Запись файла { $name } пропущена и остаётся в файле: { $error }.

warnings-more = и ещё { $n }

file-no-folder = нет домашней папки
file-other-copy = игра уже запущена, и файлы сохраняет та копия
file-no-room = на диске не осталось места
file-not-a-file = это не файл
file-dangling-link = это ссылка в никуда
file-too-long = он слишком длинный
file-damaged = он повреждён
file-version = его версия { $n } этой игре неизвестна
file-full =
    { $n ->
        [one] уже сохранена { $n } партия
        [few] уже сохранены { $n } партии
        [many] уже сохранено { $n } партий
       *[other] уже сохранено { $n } партии
    }
file-name = название: от 1 до { $n } знаков

## How to play


help-article-rules = Правила
help-article-keys = Клавиши
help-article-aids = Помощь
help-article-strategy = Стратегия
help-article-opening = Дебют
help-article-computer = ИИ
help-article-stacking = Башня
help-article-notices = Лицензии
help-keys-mouse = Мышь и касания
help-keys-pad = Геймпад
help-keys-pick = Выбрать фигуру
help-change-keys = Сменить клавиши

help-rule-turns = Игроки по очереди ставят любую из семи фигур на свободные клетки, повернув её как угодно.
help-rule-no-fall = Фигуры не падают и не исчезают. Пропустить ход нельзя, ничьих не бывает.
help-rule-dead = Области меньше четырёх свободных клеток мертвы: туда ничего не помещается. Они перечёркнуты.
help-rule-end = Когда ни одна фигура не помещается, партия окончена. Кто ставит последнюю фигуру, проигрывает.
help-idea-title = Первая идея
help-idea = Область из 4–7 клеток вмещает ровно одну фигуру. Считай такие области: тебе нужно, чтобы к твоему ходу оставалось чётное число ходов.

help-mouse-move = Мышь
help-mouse-move-does = Двигать фигуру
help-mouse-place = Левая кнопка
help-mouse-place-does = Поставить
help-mouse-turn = Правая кнопка, колесо
help-mouse-turn-does = Повернуть
help-touch = Касание, перетаскивание
help-touch-does = Двигать фигуру; прочее кнопками
help-pad-move = Крестовина, стик
help-pad-move-does = Двигать фигуру
help-pad-place = Нижняя, левая кнопка
help-pad-place-does = Поставить; повернуть
help-pad-undo = Правая, верхняя кнопка
help-pad-undo-does = Отменить; следующее место
help-pad-pieces = L1  R1
help-pad-pieces-does = Сменить фигуру
help-pad-outcomes = L2  R2
help-pad-outcomes-does = Выигрышные ходы; анализ
help-pad-hint = Select  Start
help-pad-hint-does = Подсказка; к кнопкам

help-aid-hint = Подсказка
help-aid-hint-text = Показывает одно хорошее место. Если до конца далеко, это лишь догадка, и так и будет сказано.
help-aid-outcomes = Выигрышные ходы
help-aid-outcomes-text = Отмечают все места для фигуры в руке: галочка — победа, крестик — поражение, точка — пока неясно. Числа на фигурах говорят, сколько выигрышных ходов уже найдено. Поиск идёт в фоне, пока всё не выяснится или ты его не остановишь.
help-aid-analysis = Анализ
help-aid-analysis-text = Обводит каждую область и пишет её размер и значение. Значение *n: область ведёт себя как кучка из n камней в игре Ним, где проигрывает тот, кто берёт последний камень. У областей, где клеток больше { $n }, стоит вопросительный знак.
help-aid-counting = Как считать
help-aid-counting-text = Пока все кучки *1, оставляй сопернику нечётное их число. Если есть кучка побольше, запиши размеры в двоичном виде и сложи без переноса: оставляй одни нули. Область, которая не кучка, называется дикой; окошко сообщений всё равно скажет, кто побеждает, если всё известно.
help-aid-coach = Тренер
help-aid-coach-text = Говорит, если только что поставленная фигура упускает доказанную победу, шаг за шагом показывает место получше и продолжение игры, а после партии называет ход, который всё решил. Ход можно отменить. В начале партии до конца слишком далеко. Тренер уйдёт, когда ты победишь без его предупреждений и другой помощи — или когда его выключишь.
help-aid-fair = Честная игра
help-aid-fair-text = С подсказками, показом выигрышных ходов, анализом, тренером и отменой хода партия не идёт в рейтинг.

help-stacking-goal = «Башня» — игра для одного с теми же фигурами. Они приходят по одной, и следующие видны заранее. Спешить некуда: уложи как можно больше.
help-stacking-hole = Фигура падает отвесно и должна лечь так, чтобы под ней не осталось дыры.
help-stacking-clear = Правый столбец оставлен для фигур I. Когда четыре ряда рядом с ним полны, фигура I в нём убирает их.
help-stacking-over = Игра окончена, когда фигуру негде поставить без дыры.
help-stacking-aids = Помощь компьютера
help-stacking-rank = Поверхность хороша, если на неё ложится много фигур. Оценка — в скольких случаях из 100 легли бы без дыр 15 случайных фигур. Подсказка обводит лучшее место, можно показать и оценки всех мест. Подсказки, оценки и отмена хода оставляют на результате пометку «с подсказками».
help-stacking-keys = Клавиши
help-stacking-move-does = Двигать фигуру
help-stacking-drop-does = Сбросить фигуру
help-stacking-ranks-does = Оценки всех мест

## The articles of the help

strategy-count = Посчитай концовку
strategy-count-text = Область из 4–7 свободных клеток вмещает ровно одну фигуру, что бы кто ни делал. Когда остались только такие области, партия решена: посчитай их. Чётное число в твой ход — это хорошо: последнюю фигуру поставит соперник. Здесь их две, и побеждает тот, чей ход.
strategy-change = Измени чётность
strategy-change-text = Восемь клеток дают выбор. Фигура на картинке оставляет четыре клетки, и туда встанет ещё одна. Квадрат посередине оставил бы две мёртвые пары, и больше ничего бы не поместилось. Кто последним делает такой выбор, тот и решает, чётным будет число ходов или нечётным. Поэтому один выбор прибереги для себя, а те, на которые рассчитывает соперник, забирай.
strategy-halves = Две равные половины
strategy-halves-text = Оставь две равные области или несколько таких пар. Что бы соперник ни делал в одной, повторяй это в другой. Фигура на картинке создаёт две равные половины и выигрывает. Но повторяй с оглядкой: если делать это до самого конца, последняя фигура будет твоей. Когда остаются только вынужденные фигуры, к ходу соперника их должно быть нечётное число.
strategy-centre = Фигура без отражения
strategy-centre-text = Если доска после полуоборота выглядит так же, у каждого хода есть отражение, кроме тех, что накрывают центр и переходят сами в себя. Займи центр такой фигурой и на каждый ход отвечай отражением, пока не придёт пора считать. На этой доске из трёхсот с лишним ходов выигрывает только этот.
strategy-sizes = Что стоит оставлять
strategy-sizes-text = Малые области ведут себя как кучки Нима: 4–7 клеток как кучка из одного камня, 8–11 обычно как из двух, 12–15 обычно как из трёх. При двух равных кучках тот, чей ход, проигрывает, если только они не единицы; один, два и три вместе — тоже проигрыш. Здесь как раз они: оставь это сопернику. Одну область из 17 или 18 клеток тоже обычно стоит оставить.
strategy-early = Начало партии
strategy-early-text = С пустой доски 10×10 концовку не видит никто, даже самый сильный уровень. Плотная область вмещает больше фигур, чем рваная того же размера, и даёт больше выбора. Разрез поперёк доски создаёт части, которые удаётся посчитать раньше. Пробуй дебюты против уровня, у которого тебе иногда удаётся выиграть, а потом смотри разбор: он называет ход, упустивший победу.

opening-solved = Что решено
opening-solved-text = Все доски этой игры до 9×9 решены, и 8×10 тоже. Тот, кто начинает, проигрывает на 6×6 и 8×8 и побеждает на 7×7, 6×10, 9×9 и 8×10. Есть ли на 10×10 выигрышный первый ход, пока не знает никто.
opening-wall = Начни стену
opening-wall-text = На 9×9 выигрывает эта L: стоймя, посередине края. На 8×10 — I стоймя, рядом с серединой короткого края. Обе начинают стену поперёк доски, но где она кончится, ещё не ясно. Почему выигрывают именно они, не знает никто. Но две части удаётся посчитать раньше, чем одну.
opening-reply = Закончи чужую стену
opening-reply-text = I у края на 9×9 тоже выглядела хорошо: против 24 ответов она выигрывала. Потом нашёлся этот. Он оставляет две половины, соединённые одной клеткой, и побеждает. Так что осторожно с половиной симметрии: вторую может поставить соперник.
opening-copy = Центр и отражения
opening-copy-text = После этой O у каждого хода на 6×10 есть отражение на другой стороне, и O выигрывает. Доска, которая после полуоборота выглядит так же, чаще плоха для того, чей ход: из 299 таких досок в 40–68 клеток проиграны 205.
opening-copy-fails = Где отражение не спасает
opening-copy-fails-text = На 8×8 та же O проигрывает этой L у края. Симметрия — хороший знак, но не обещание: кто повторяет до самого конца, ставит последнюю фигуру. Не пропусти миг, когда пора перестать.
opening-count = С каких пор можно считать
opening-count-text = При 60 свободных клетках программа видит конец сразу, при 72 чаще всего за секунды, при 80 почти никогда. На 10×10 это примерно после семи фигур или раньше, если доска рано распалась. До того она лучше промолчит, чем станет гадать: после двух первых фигур исход своих же партий она угадывала не лучше монетки.

computer-areas = Области
computer-areas-text = Ни одна фигура не проходит сквозь занятые клетки. Поэтому области, которые не соприкасаются, — это отдельные игры, которые идут рядом. Компьютер различает их и рассматривает каждую отдельно. Повёрнутые и отражённые формы считаются одинаковыми: на этой доске три области, но разных только две.
computer-sets = Значение области
computer-sets-text = Значение области — множество того, что оставляет каждый ход в ней. Где ничего не помещается, это 0. Область из пяти клеток может стать только 0: её значение {"{"}0{"}"}, или *1. В ряду из восьми клеток фигура оставляет либо ничего, либо одну область из четырёх: {"{"}0, *1{"}"}, то есть *2. Значения, которые всюду ведут себя одинаково, считаются равными. Из всех 4,6 миллиона форм из 8–15 клеток остаётся лишь шесть разных множеств, и они записаны в таблице игры.
computer-nim = Ним
computer-nim-text = *1, *2 и *3 ведут себя как кучки из стольких же камней, из которых игроки берут по очереди. Чтобы узнать, кто победит, запиши кучки в двоичном виде и сложи без переноса. Если вышли одни нули, тот, чей ход, проигрывает. На этой доске 1, 2 и 3: в двоичном виде 01, 10 и 11.
computer-twist = Подвох
computer-twist-text = В этой игре тот, кто берёт последний камень, проигрывает. Это меняет меньше, чем кажется: только когда все кучки — единицы, как здесь, нечётное их число плохо для того, чей ход, а чётное хорошо. Но некоторые области вовсе не кучки: например, та, что может стать только *2. Компьютер называет их дикими и хранит их множества.
computer-search = Поиск
computer-search-text = Области побольше приходится перебирать. Позиция выиграна, если хоть один ход ведёт в проигранную, так что важно рано попробовать верный ход. Компьютер взвешивает, насколько вероятно, что ответ проигран, и сколько труда стоит это показать, и продолжает там, где это сулит больше всего. Это называется поиском по числам доказательства. Компьютер помнит всё, что уже решено, а ответ, опровергший один ход, пробует и против других.
computer-known = Что известно
computer-known-text = При точной игре тот, кто начинает, проигрывает на 6×6 и 8×8 и побеждает на 7×7, 6×10, 9×9 и 8×10. Доску 10×10 не решил ещё никто. Там самый сильный уровень начинает как хороший игрок, на глаз, а увидев концовку, играет без ошибок.
computer-levels = Уровни
computer-levels-text = Младшие уровни смотрят не так далеко и не так строго отличают хорошее от плохого. Они не знают ничего, чего не видно тебе, и ни один не подглядывает за твоей фигурой, пока она не поставлена.
computer-named = Десять привычек
computer-named-text = У десятерых с именами есть привычки, пока не видно концовки. Пип скачет подальше от тебя, Луна тебя отражает, Рио ставит рядом. Отто ходит по краям, Мина занимает углы, Нова — середину. Тао держит доску целой, Кира откалывает от неё куски, Ада режет её пополам, а Зено губит клетки.

## Actions, in the help and in the list of keys

action--left = Влево
action--right = Вправо
action--up = Вверх
action--down = Вниз
action--previous_piece = Предыдущая фигура
action--next_piece = Следующая фигура
action--piece_i = Фигура I
action--piece_o = Фигура O
action--piece_t = Фигура T
action--piece_s = Фигура S
action--piece_z = Фигура Z
action--piece_j = Фигура J
action--piece_l = Фигура L
action--rotate = Повернуть фигуру
action--hurry = Повернуть или ускорить ответ
action--next_fit = Следующее подходящее место
action--place = Поставить фигуру
action--type = Ввести ход или вопрос
action--undo = Отменить
action--redo = Повторить
action--hint = Подсказка
action--outcomes = Выигрышные ходы
action--x_ray = Анализ областей
action--coach = Тренер: вкл или выкл
action--clock = Сменить часы
action--buttons = Перейти к кнопкам
action--mute = Звук: вкл или выкл
action--background = Следующий фон
action--open_folder = Открыть папку
action--help = Справка
action--full_screen = Во весь экран
action--review = Разбор партии
action--try_again = Переиграть с решающего хода
action--previous = Предыдущая задача или шаг
action--next = Следующая задача
action--replay_back = Просмотр: ход назад
action--replay_forward = Просмотр: ход вперёд
action--replay_far_back = Просмотр: пять ходов назад
action--replay_far_forward = Просмотр: пять ходов вперёд
action--to_start = Просмотр: в начало
action--to_end = Просмотр: в конец
action--play_pause = Просмотр: пуск или пауза
action--faster = Просмотр: быстрее
action--slower = Просмотр: медленнее
action--stop_search = Разбор: остановить поиск
action--next_mistake = Разбор: следующая ошибка
action--play_on = Разбор: играть отсюда
action--single_cells = Редактор: по клетке
action--clear = Редактор: очистить доску
action--invert = Редактор: инверсия доски
action--board_size = Редактор: размер доски
action--why = Показать почему
action--play_computer = Редактор: играть с компьютером
action--play_two = Редактор: вдвоём
action--add = Списки: добавить
action--rename = Списки: переименовать
action--delete = Списки: удалить
action--export = Партии: экспорт
action--find = Партии: найти по имени
action--confirm = Вопросы: да
action--save = Сохранить партию
action--picture = Картинка партии
action--copy = Скопировать позицию
action--copy_game = Скопировать всю партию
action--paste = Открыть из буфера обмена
action--back = Назад

## Settings

settings-title = Настройки

settings-language = Язык
settings-theme = Фигуры

theme-glass = Стекло
theme-pastel = Пастель
theme-neon = Неон
theme-distinct = Легко различимые
settings-background = Фон

background-city = Ночной город
background-lights = Северное сияние
background-sea = Море в сумерках
background-mountains = Горы
background-rain = Дождь
background-stars = Звёзды
background-lanterns = Фонарики
background-plain = Однотонный
settings-patterns = Узоры на фигурах
settings-owners = Рамки в цвет игроков
settings-high-contrast = Высокий контраст
settings-reduced-motion = Меньше движения
settings-coordinates = Координаты
settings-snapping = Притягивать к подходящим местам
settings-touch = Кнопки поворота и хода
touch-turn = Повернуть
touch-place = Поставить
settings-ui-scale = Размер текста
settings-percent = { $n } %
settings-volume = Громкость
settings-music = Музыка
settings-sound = Звук
settings-thinking-seconds = Компьютер думает до
settings-seconds = { $n } с
settings-paced = Компьютер не спешит
settings-voices = Соперники говорят
settings-pondering = Компьютер думает и в твой ход
settings-advanced = Дополнительно
settings-full-screen = Во весь экран
settings-keys = Клавиши
settings-change = Сменить
settings-on = Вкл
settings-off = Выкл

## The keys

keys-title = Клавиши
keys-group-piece = Фигура
keys-group-game = Партия
keys-group-puzzle = Задачи
keys-group-review = Разбор
keys-group-editor = Редактор
keys-group-list = Списки
keys-group-everywhere = Везде
keys-press = Нажми клавишу
keys-refused = Эту клавишу здесь не назначить
# $key is the key that an action got for the one that was taken from it.
keys-swapped = На клавише { $key } теперь: { $action }
keys-defaults = Сбросить клавиши
keys-defaults-ask = Сбросить все клавиши?
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Пробел
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = Стрелка влево
key-right = Стрелка вправо
key-up = Стрелка вверх
key-down = Стрелка вниз
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Обучение
learn-good-to-know = Полезно знать
learn-start = Урок: { $name }
learn-go-on = Дальше: { $name }
learn-puzzles = Задачи
puzzles-solve = Решить
puzzles-collections = Сборники
puzzles-make = Составить свою

grade-easy = Лёгкая
grade-moderate = Средняя
grade-tricky = Непростая
grade-hard = Трудная
grade-expert = Очень трудная

puzzle-number = { $grade }: задача { $n } из { $all }
puzzle-task = Найди выигрышный ход.
puzzle-solved = Решено

exercise-judging = Посмотрим…
exercise-wrong = Этот ход проигрывает.
exercise-wrong-last = Последняя фигура — твоя: это поражение.
exercise-right-last = Последнюю фигуру ставит соперник: ты выигрываешь.
exercise-right = Верно! Теперь ты выигрываешь.
puzzle-clue-area = Смотри сюда. Следующая подсказка назовёт фигуру, задача всё равно зачтётся.
puzzle-clue-piece = Вот эта фигура. Следующая подсказка покажет место, и задача не будет считаться решённой.
puzzle-clue-place = Ставь сюда. Задача не зачтена.
endless-clue-area = Смотри сюда. Следующая подсказка назовёт фигуру, и рейтинг уже не вырастет.
endless-clue-piece = Вот эта фигура. Следующая подсказка покажет место, и задача будет считаться нерешённой.
endless-clue-place = Ставь сюда. Задача считается нерешённой.
puzzle-shown-placed = Верно, но с подсказкой.
puzzle-all-solved = Верно! Это последняя задача этой сложности.
lesson-answered = Снова твой ход.
lesson-wrong = Этот ход проигрывает. Ещё раз.
lesson-over = Урок { $n } из { $all } пройден!

line-pieces = { $n ->
    [0] Больше ничего не поместится.
    [one] Ещё { $n } фигура.
    [few] Ещё { $n } фигуры.
   *[many] Ещё { $n } фигур.
}
line-gaps = { $n ->
    [one] { $n } область, одна фигура.
    [few] { $n } области, по одной фигуре.
   *[many] { $n } областей, по одной фигуре.
}
line-last-yours = Последняя — твоя.
line-last-theirs = Последняя — соперника.
line-last-named = Последнюю ставит { $name }.

exercise-retry = Ещё раз
line-why = Почему?
puzzle-next = Дальше
exercise-previous = Предыдущее
lesson-go-on = Дальше
lesson-previous = Предыдущий шаг
lesson-next = Следующий урок
lesson-play = Сыграть первую партию
lesson-done = Готово
lesson-move = Сдвинуть
lesson-number = Урок { $lesson } из { $lessons }, шаг { $n } из { $all }
lesson-dead = Крестик: сюда ничего не поместится
lesson-areas = Числа — сколько свободных клеток

lesson--first_steps = Первые шаги
lesson-note--first_steps = Как ходить и кто проигрывает
lesson-step--first_steps-1 = Ходят по очереди. Кто ставит последнюю фигуру, проигрывает. Ничего не падает, ряды не исчезают.
lesson-step--first_steps-2 = Теперь ты: любая фигура, любое место.
lesson-step--first_steps-3 = Область меньше четырёх клеток мертва. В область из пяти войдёт ровно одна фигура.
lesson-step--first_steps-4 = Две области, в каждую — одна фигура. Пусть соперник поставит последнюю.
lesson--last_piece = Вынужденная фигура
lesson-note--last_piece = Область из 4–7 клеток: ещё одна фигура
lesson-step--last_piece-1 = Область из 4–7 клеток всегда вмещает ровно одну фигуру.
lesson-step--last_piece-2 = С краю или посередине? Пусть последнюю ставит соперник.
lesson-step--last_piece-3 = Оставь нечётное число областей на одну фигуру.
lesson--two_halves = Две равные половины
lesson-note--two_halves = Что делает соперник, можешь и ты
lesson-step--two_halves-1 = Две равные половины: соперник повторяет любой твой ход.
lesson-step--two_halves-2 = Раздели доску на две равные половины. Потом повторяй каждый ход.
lesson-step--two_halves-3 = Раздели доску и повторяй. В конце оставь нечётное число областей.
lesson--centre = Займи центр
lesson-note--centre = Единственное место без отражения
lesson-step--centre-1 = У каждого места есть отражение по другую сторону центра. Соперник ходит туда.
lesson-step--centre-2 = Только у центра нет отражения. Займи его.
lesson-step--centre-3 = Из трёхсот ходов выигрывает только один. Найди его ещё раз.
lesson-step--centre-4 = Займи центр, отвечай отражением и оставь нечётное число областей.
lesson--one_two_three = Один, два, три
lesson-note--one_two_three = Области как кучки Нима
lesson-step--one_two_three-1 = Эти области — как кучки Нима из 1, 2 и 3: кто начинает, проигрывает.
lesson-step--one_two_three-2 = Кучки из 1, 3 и 3. Сделай из одной тройки двойку.
lesson-step--one_two_three-3 = Равные кучки гасят друг друга. Одна единица лишняя: займи её.
lesson--counting = Считаем клетки
lesson-note--counting = Какие размеры оставлять сопернику
lesson-step--counting-1 = Одна область из 18 клеток: кто ходит, обычно проигрывает. Оставить 17 тоже хорошо.
lesson-step--counting-2 = 21 клетка. Оставь область из 17.
lesson-step--counting-3 = 24 клетки. Займи четыре, убей две у длинной стороны, оставь 18.

## Saved games

games-rename = Переименовать
games-delete = Удалить
games-export = Экспорт партии
games-copy = Копировать текст
games-paste = Вставить партию
games-name = Переименовать партию

delete-question = Удалить «{ $name }»?
delete-keep = Оставить

games-placed =
    { $n ->
        [one] { $n } фигура
        [few] { $n } фигуры
        [many] { $n } фигур
       *[other] { $n } фигуры
    }
games-unfinished = не окончена
games-won = победа: { $name }

## Looking back at a game

review-searching =
    { $all ->
        [one] Разбор: { $done } из { $all } позиции
        [few] Разбор: { $done } из { $all } позиций
        [many] Разбор: { $done } из { $all } позиций
       *[other] Разбор: { $done } из { $all } позиции
    }
review-start = Начало партии
review-stop = Стоп
review-next-mistake = След. ошибка
review-no-mistakes = Никто не упустил победу.
review-none-found = Ошибок не найдено.
review-mistakes =
    { $n ->
        [one] Найдена { $n } ошибка.
        [few] Найдены { $n } ошибки.
        [many] Найдено { $n } ошибок.
       *[other] Найдено { $n } ошибки.
    }

review-will-win = При точной игре победа: { $name }.
review-nobody-knows = Ещё рано судить, кто победит.
review-not-yet = Ещё не разобрано
review-over = Победа: { $name }
review-mistake = { $name }: этот ход упустил победу.
review-mistake-you = Этим ходом ты упускаешь победу.
review-mistake-better = { $name }: этот ход упустил победу. На зелёном месте она осталась бы.
review-mistake-better-you = Этим ходом ты упускаешь победу. На зелёном месте она осталась бы.
review-resigned-won = { $name }: сдана выигрышная партия.
review-resigned-won-you = Сдана выигрышная партия.
review-resigned = { $name }: партия сдана.
review-time-won = { $name }: время вышло в выигрышной партии.
review-time-won-you = Твоё время вышло в выигрышной партии.
review-time = { $name }: время вышло.

review-play = Пуск
review-pause = Пауза
review-speed = Скорость { $n }
review-play-on = Играть отсюда

## You

you-profile = Профиль
you-history = История
you-people = Игроки
you-play = Играть
you-games = Партии
you-medals = Достижения
you-rating = Рейтинг
ladder = Лестница
ladder-beaten = Побеждено { $n } из { $all }
ladder-next = Дальше: { $name }
ladder-rung = { $n } из { $all }
ladder-teaches = Чему учит { $name }: { $idea }
ladder-taught = Учит: { $idea }
rating-today = сегодня { $change }
you-numbers = Вся статистика
people-plays-now = Текущий игрок
people-play-as = Играть как { $name }
people-add = Добавить игрока
people-note = У каждого свои партии, рейтинги и достижения.
people-against = Ты и { $name }
history-all = Все
history-won = Победы
history-lost = Поражения
history-unfinished = Неоконченные
history-count =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
history-none = Партий здесь пока нет.
history-not-found = Партий с таким именем нет.

# In a field for a part of a name, while it is empty.
history-find = Найти по имени

history-beat = Победа · { $name }
history-beaten-by = Поражение · { $name }

## Players

people-rename = Переименовать
people-delete = Удалить

people-delete-question = Удалить игрока «{ $name }» вместе с рейтингом и статистикой?
people-name = Имя
people-taken = Такое имя уже есть
people-full = Больше игроков не добавить
people-no-games = Рейтинговых партий пока нет
people-unrated = С подсказками, показом выигрышных ходов, анализом, тренером и отменой хода партия не идёт в рейтинг; с начальной позицией, кроме пустой доски, — тоже.

## Statistics and achievements

statistics-all = Все
statistics-none = Оконченных партий здесь пока нет. Считаются все партии с пустой доски, рейтинговые и обычные.

statistics-streak = Победы подряд
statistics-streak-value = сейчас { $present }, рекорд { $longest }
statistics-time = Время на раздумья
statistics-time-value =
    { $hours ->
        [0] { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }

statistics-held = Рекорд удержания победы
statistics-held-value =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    } { $cells ->
        [one] (с { $cells } клетки)
       *[other] (с { $cells } клеток)
    }
statistics-held-least =
    { $turns ->
        [one] не меньше { $turns } хода
        [few] не меньше { $turns } ходов
        [many] не меньше { $turns } ходов
       *[other] не меньше { $turns } хода
    } { $cells ->
        [one] (с { $cells } клетки)
       *[other] (с { $cells } клеток)
    }
statistics-held-none = Пока нет

statistics-opening = Любимый дебют
statistics-opening-value =
    { $n ->
        [one] { $cells } на { $board }, { $n } раз
        [few] { $cells } на { $board }, { $n } раза
        [many] { $cells } на { $board }, { $n } раз
       *[other] { $cells } на { $board }, { $n } раза
    }

statistics-sides = По сторонам
statistics-opponents = По соперникам
statistics-boards = По доскам
statistics-people = Люди
statistics-won-of = побед { $won } из { $all }

statistics-export = Таблица CSV
statistics-saved = Сохранено: { $path } и { $name }
statistics-not-saved = Таблицы не сохранены: { $error }
everything-save = Резервная копия
everything-bring = Восстановить копию
everything-which = Какая копия?
everything-saved = Копия сохранена: { $path }
everything-not-saved = Копия не сохранена: { $error }
everything-none = В документах и загрузках нет копии.
everything-brought =
    Добавлено: партий { $games }, игроков { $people }{ $others ->
        [0] {""}
       *[other] , других записей { $others }
    }.
everything-not-brought = Не восстановлено: { $error }

achievement-count = Получено { $n } из { $all }
achievement-open = не получено
achievement-news-of = { $person } получает достижение: { $name }

achievement--lessons = Фундамент
achievement-note--lessons = Пройди все уроки. В них все идеи, которые нужны для других достижений.
achievement-won--lessons = Все уроки пройдены
achievement--counting = Верный счёт
achievement-note--counting = Оставь нечётное число областей из 4–7 клеток, не меньше { $n }, и победи без помощи. Каждая вмещает одну фигуру, так что последняя — за соперником.
achievement-won--counting = Нечётное число областей
achievement--halves = Две равные половины
achievement-note--halves =
    { $n ->
        [one] Без помощи, выигрышным ходом оставь две равные области не меньше чем из { $n } клетки и больше ничего. На всё, что происходит в одной, можно ответить в другой.
        [few] Без помощи, выигрышным ходом оставь две равные области не меньше чем из { $n } клеток и больше ничего. На всё, что происходит в одной, можно ответить в другой.
        [many] Без помощи, выигрышным ходом оставь две равные области не меньше чем из { $n } клеток и больше ничего. На всё, что происходит в одной, можно ответить в другой.
       *[other] Без помощи, выигрышным ходом оставь две равные области не меньше чем из { $n } клетки и больше ничего. На всё, что происходит в одной, можно ответить в другой.
    }
achievement-won--halves = Две равные половины
achievement--comeback = Никогда не поздно
achievement-note--comeback = Без помощи выиграй партию, в которой твоё поражение было доказано. До последней фигуры ещё никто не победил: усложняй позицию.
achievement-won--comeback = Из поражения — в победу
achievement--level_5 = Победа над великаном
achievement-note--level_5 = Без помощи победи уровень 5 или более сильный. Концовку он играет без ошибок, так что перевес нужен раньше.
achievement-won--level_5 = Уровень 5 или сильнее побеждён
achievement--quick_boards = Мал, да удал
achievement-note--quick_boards = Без помощи победи компьютер на 6×6, 7×7, 6×10 и 8×8. На малых досках те же концовки встречаются раньше и чаще.
achievement-won--quick_boards = Победы на всех малых досках
achievement--parity = Равновесие
achievement-note--parity = На 6×6 отдай первый ход уровню { $n } или выше и выиграй без помощи, ни разу не упустив победу. Следи, чтобы к каждому твоему ходу оставалось чётное число ходов.
achievement-won--parity = Победа с первого хода до конца
achievement--clean_grade = Без помарок
achievement-note--clean_grade = Реши все задачи одной сложности без единой неверной попытки. Искать ответ соперника до своего хода войдёт в привычку.
achievement-won--clean_grade = Вся сложность без ошибок
achievement--hard_puzzle = С первого взгляда
achievement-note--hard_puzzle = Реши задачу высшей сложности с первой попытки. Для этого нужно исключить все остальные ходы.
achievement-won--hard_puzzle = Труднейшая задача с первой попытки
achievement--only_placements = Иголка в стоге сена
achievement-note--only_placements =
    { $n ->
        [one] Без помощи найди единственный выигрышный ход хотя бы { $n } раз за партию. Такие ходы решают партии; разбор их показывает.
        [few] Без помощи найди единственный выигрышный ход хотя бы { $n } раза за партию. Такие ходы решают партии; разбор их показывает.
        [many] Без помощи найди единственный выигрышный ход хотя бы { $n } раз за партию. Такие ходы решают партии; разбор их показывает.
       *[other] Без помощи найди единственный выигрышный ход хотя бы { $n } раза за партию. Такие ходы решают партии; разбор их показывает.
    }
achievement-won--only_placements = Единственный победный ход: ×{ $n }
achievement--level_7 = Перехитрить хитреца
achievement-note--level_7 = Без помощи победи уровень 7 или более сильный. Он видит далеко, так что всё решает середина партии.
achievement-won--level_7 = Уровень 7 или сильнее побеждён
achievement--long_win = Дыхания хватило
achievement-note--long_win =
    { $n ->
        [one] Без помощи удержи доказанную победу до конца, начиная хотя бы с { $n } свободной клетки. Выиграть выигранное — отдельное искусство.
        [few] Без помощи удержи доказанную победу до конца, начиная хотя бы с { $n } свободных клеток. Выиграть выигранное — отдельное искусство.
        [many] Без помощи удержи доказанную победу до конца, начиная хотя бы с { $n } свободных клеток. Выиграть выигранное — отдельное искусство.
       *[other] Без помощи удержи доказанную победу до конца, начиная хотя бы с { $n } свободной клетки. Выиграть выигранное — отдельное искусство.
    }
achievement-won--long_win = Победа удержана с { $n } клеток

## The position editor

editor-title = Редактор позиций
editor-how-cell = Щёлкни по клетке (или нажми { $key }), чтобы занять или освободить её. Несколько подряд — веди мышью.
editor-how-piece = Ставь фигуры как в партии, можно и поверх других.
editor-cell = По клетке
editor-clear = Очистить
editor-invert = Инверсия
editor-against = С уровнем { $n }
editor-two = Вдвоём
editor-nothing-fits = На эту доску ничего не помещается: играть не во что.

editor-areas = Размеры областей: { $sizes }

## Stacking

stacking-title = Башня
stacking-watch = Смотреть
stacking-surface = Хорошая поверхность
stacking-lookahead = Видит на { $n } вперёд
stacking-best = Лучшие башни: { $name }
stacking-no-scores = Здесь встанут твои лучшие башни.
stacking-score =
    { $n ->
        [one] { $n } фигура
        [few] { $n } фигуры
        [many] { $n } фигур
       *[other] { $n } фигуры
    }, по 4 ряда: { $cleared }
stacking-score-helped =
    { $n ->
        [one] { $n } фигура
        [few] { $n } фигуры
        [many] { $n } фигур
       *[other] { $n } фигуры
    }, по 4 ряда: { $cleared } (с подсказками)

stacking-next = Следующие
stacking-pieces = Фигуры: { $n }
stacking-cleared = Убрано по 4 ряда: { $n }
stacking-clears = Четыре ряда убраны!
stacking-helped = С подсказками
stacking-rules = Не оставляй дыр. I справа убирает четыре полных ряда.
stacking-again = Ещё раз
stacking-ended =
    { $n ->
        [one] { $n } фигура
        [few] { $n } фигуры
        [many] { $n } фигур
       *[other] { $n } фигуры
    }
stacking-best-yet =
    { $n ->
        [one] { $n } фигура
        [few] { $n } фигуры
        [many] { $n } фигур
       *[other] { $n } фигуры
    }: твоя лучшая башня!
stacking-ranks = Оценки
stacking-end = Закончить
stacking-end-question = Закончить игру и записать результат?
stacking-hole = Останется дыра
stacking-full = Стакан здесь полон
stacking-beside = Правый столбец — для фигур I, которые убирают четыре полных ряда
stacking-over = Красную фигуру негде поставить без дыры.
stacking-over-best =
    { $n ->
        [one] { $n } фигура
        [few] { $n } фигуры
        [many] { $n } фигур
       *[other] { $n } фигуры
    }: место { $place } среди твоих лучших
stacking-loading = Готовлюсь оценивать места. Пока играй дальше.
stacking-scale = Оценка: как лягут следующие фигуры
stacking-hint = Лучшее место: оценка { $n }.
stacking-rank-is = Оценка поверхности: { $n }
stacking-speed-is =
    { $n ->
        [one] { $n } фигура в секунду
        [few] { $n } фигуры в секунду
        [many] { $n } фигур в секунду
       *[other] { $n } фигуры в секунду
    }
stacking-watched = Фигура ложится так, чтобы потом поместилось больше всего фигур.
stacking-game = Игра { $n }
stacking-play = Пуск
stacking-pause = Пауза
stacking-slower = Медленнее
stacking-faster = Быстрее
stacking-restart = Ещё раз
stacking-another = Новые фигуры

stacking-surface-flat = Ровная поверхность кажется идеальной, но S и Z на неё не лягут.
stacking-surface-step = По ступеньке у каждого края, и лягут все семь фигур: лучшая из этих поверхностей.
stacking-surface-pairs = Ступеньки шириной в два столбца хороши: фигурам O, S и Z нужны два ровных.
stacking-surface-singles = Ступеньки в один столбец: фигура O не ляжет. Держи столбцы парами.
stacking-surface-well = В щель глубиной два входят только J, L и I.
stacking-surface-deep = В щель глубиной четыре входит одна I. Глубже не делай.
stacking-surface-two = Две щели для I, а она приходит раз в семь фигур.

## The opponent that fits

fitting = Ровня
fitting-with-elo = Ровня (Эло { $n })
fitting-note = Становится сильнее, когда побеждаешь, и слабее, когда проигрываешь.
fitting-unknown = Партий ещё нет. Начнёт с Эло { $n } и подстроится по ходу партий.
fitting-known =
    { $games ->
        [one] Твоя сила: Эло { $n } ± { $error }, после { $games } партии
        [few] Твоя сила: Эло { $n } ± { $error }, после { $games } партий
        [many] Твоя сила: Эло { $n } ± { $error }, после { $games } партий
       *[other] Твоя сила: Эло { $n } ± { $error }, после { $games } партии
    }

## Named players

character--pip = Пип
character--luna = Луна
character--otto = Отто
character--mina = Мина
character--tao = Тао
character--rio = Рио
character--zeno = Зено
character--kira = Кира
character--ada = Ада
character--nova = Нова

character-note--pip = Непоседа: всегда ходит подальше от тебя.
character-note--luna = Отражает твои ходы, пока есть место.
character-note--otto = Ходит вдоль краёв, охотнее всего прямой фигурой.
character-note--mina = Начинает с углов и заполняет их.
character-note--tao = Как можно дольше не делит доску.
character-note--rio = Ставит вплотную к твоей последней фигуре.
character-note--zeno = Жадина: любит клетки, куда уже ничего не помещается.
character-note--kira = Рано делит доску, а потом ещё раз.
character-note--ada = Строит стены, режет доску пополам и считает.
character-note--nova = Начинает с середины и рано видит концовку.

character-word--pip = Прыжки
character-word--luna = Зеркало
character-word--otto = Края
character-word--mina = Углы
character-word--tao = Целиком
character-word--rio = Рядом
character-word--zeno = Жадность
character-word--kira = Осколки
character-word--ada = Половины
character-word--nova = Середина

character-idea--pip = Мёртвые клетки
character-idea--luna = Центр
character-idea--otto = Вынужденные
character-idea--mina = Отсечение
character-idea--tao = Размеры
character-idea--rio = Последний выбор
character-idea--zeno = Счёт клеток
character-idea--kira = Один, два, три
character-idea--ada = Две половины
character-idea--nova = Расчёт вперёд

voice-begins--pip = Догони! Только не оставляй за мной маленьких дыр: я о них спотыкаюсь.
voice-begins--luna = Твой ход — мой ход, на полоборота дальше. Отсекай клетки, и я собьюсь.
voice-begins--otto = Край, всегда край. Там тихо, и я тихий.
voice-begins--mina = Сначала углы. Все четыре, если не возражаешь.
voice-begins--tao = Держу доску целой и считаю, когда её остаётся мало.
voice-begins--rio = Здесь свободно? Всё равно сяду рядом.
voice-begins--zeno = Клетки, куда ничего не войдёт! Можно я начну без тебя?
voice-begins--kira = Большая доска меня нервирует. Сейчас её расколем.
voice-begins--ada = Одна стена, две половины, потом арифметика. Пока доска цела, я сбиваюсь со счёта.
voice-begins--nova = Начинаю с середины и вижу оттуда конец. Обычно.

voice-wins--pip = Прыг! А последняя фигура твоя. Побегаем ещё?
voice-wins--luna = Идеи были твои. У меня они возникли на полоборота позже.
voice-wins--otto = По краю до конца. Медленно, зато верно.
voice-wins--mina = Четыре угла мне, последняя фигура тебе. Честно же?
voice-wins--tao = Видишь? Ничего не пришлось ломать.
voice-wins--rio = Как уютно посидели. В следующий раз там же?
voice-wins--zeno = Вкуснотища. Последнюю фигуру я уступил из вежливости.
voice-wins--kira = Столько крошек, и последняя — твоя.
voice-wins--ada = Разрезано, посчитано, готово. Можешь проверить.
voice-wins--nova = Я это предвидела. Хотела казаться удивлённой.

voice-loses--pip = Прыгать больше некуда. Как у тебя это вышло?
voice-loses--luna = Я повторила всё. Ошибки, боюсь, тоже.
voice-loses--otto = Шёл по краю и сошёл с доски.
voice-loses--mina = Четыре угла, и в угол загнали меня.
voice-loses--tao = Расколото ровно как надо. Невежливо, но здорово.
voice-loses--rio = Я сидел слишком близко и не увидел.
voice-loses--zeno = Объелся, а последняя фигура лежала на моей тарелке.
voice-loses--kira = Крошила я, а считаешь ты.
voice-loses--ada = Стена была ровная. А сумма — нет.
voice-loses--nova = Что ж. Этого я не предвидела.

character-met = Без помощи: { $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = Задача дня
training-endless = Задачи без конца
training-endless-note = Как раз по силам, с рейтингом
training-run = На время
training-run-note = Сколько успеешь за три минуты
training-stacking-note = Игра для одного
training-making = Задача готовится…

training-rating = рейтинг { $n }
training-best = рекорд { $n }

training-daily-title = { $date }: { $grade }
training-streak =
    { $longest ->
        [0] Задача каждый день — и будет серия.
       *[other]
            { $n ->
                [0] Серия: 0 · Рекорд: { $longest }
                [one] Серия: { $n } день · Рекорд: { $longest }
                [few] Серия: { $n } дня · Рекорд: { $longest }
                [many] Серия: { $n } дней · Рекорд: { $longest }
               *[other] Серия: { $n } дня · Рекорд: { $longest }
            }
    }

training-endless-puzzle = { $grade } задача: { $rating }
training-standing =
    { $tried ->
        [0] Ты: { $n }
       *[other] Ты: { $n }. Сразу верно: { $solved } из { $tried }
    }
training-rated = Твой рейтинг: { $n } ({ $change })

training-run-rules = Три минуты. Три ошибки — и конец.
training-run-begin = Начать
training-run-again = Ещё забег
training-run-skip = Пропустить (ошибка)
training-run-end = Закончить
training-run-end-question = Закончить сейчас?
training-run-score = Решено: { $solved }   Ошибки: { $errors } из { $most }
training-run-wrong = Неверно. Выигрывал этот ход.
training-run-right = Верно!
training-run-time = Время вышло. Решено: { $n }
training-run-errors = Третья ошибка. Решено: { $n }
training-run-left = Забег окончен. Решено: { $n }
training-run-best = Забег окончен. Решено: { $n }. Это твой рекорд!
training-run-none = Здесь будут твои лучшие забеги.
training-run-line = { $place }.  Решено: { $solved } · { $date }

training-idea--halves =
    { $half ->
        [one] Остались две равные области по { $half } клетке. Что соперник делает в одной, повторяй в другой.
        [few] Остались две равные области по { $half } клетки. Что соперник делает в одной, повторяй в другой.
        [many] Остались две равные области по { $half } клеток. Что соперник делает в одной, повторяй в другой.
       *[other] Остались две равные области по { $half } клетки. Что соперник делает в одной, повторяй в другой.
    }
training-idea--parity =
    { $pieces ->
        [one] Если считать по фигуре на четыре клетки, поместится ещё { $pieces } фигура: нечётное число, и это тебе на руку.
        [few] Если считать по фигуре на четыре клетки, поместятся ещё { $pieces } фигуры: нечётное число, и это тебе на руку.
        [many] Если считать по фигуре на четыре клетки, поместится ещё { $pieces } фигур: нечётное число, и это тебе на руку.
       *[other] Если считать по фигуре на четыре клетки, поместится ещё { $pieces } фигуры: нечётное число, и это тебе на руку.
    }
training-idea-forced =
    { $areas ->
        [one] Осталась { $areas } область, в неё войдёт ровно одна фигура: нечётное число, так что последняя — за соперником.
        [few] Остались { $areas } области, в каждую войдёт ровно одна фигура: нечётное число, так что последняя — за соперником.
        [many] Осталось { $areas } областей, в каждую войдёт ровно одна фигура: нечётное число, так что последняя — за соперником.
       *[other] Осталось { $areas } области, в каждую войдёт ровно одна фигура: нечётное число, так что последняя — за соперником.
    }
training-idea--counting =
    { $areas ->
        [one] Осталась одна область, клеток в ней { $cells }. Кажется, фигур ещё { $pieces }, но войти может и меньше. Кто ходит, проигрывает.
        [few] Остались { $areas } области, всего клеток { $cells }. Кажется, фигур ещё { $pieces }, но войти может и меньше. Кто ходит, проигрывает.
        [many] Осталось { $areas } областей, всего клеток { $cells }. Кажется, фигур ещё { $pieces }, но войти может и меньше. Кто ходит, проигрывает.
       *[other] Осталось { $areas } области, всего клеток { $cells }. Кажется, фигур ещё { $pieces }, но войти может и меньше. Кто ходит, проигрывает.
    }
training-idea--three =
    { $parts ->
        [one] Одна фигура делает из одной области { $parts } новую, и на всё сразу у соперника нет хорошего ответа.
        [few] Одна фигура делает из одной области { $parts } новые, и на всё сразу у соперника нет хорошего ответа.
        [many] Одна фигура делает из одной области { $parts } новых, и на всё сразу у соперника нет хорошего ответа.
       *[other] Одна фигура делает из одной области { $parts } новых, и на всё сразу у соперника нет хорошего ответа.
    }
training-idea--corner =
    { $closed ->
        [one] Фигура отрезает { $closed } клетку, где больше ничего не поместится.
        [few] Фигура отрезает { $closed } клетки, где больше ничего не поместится.
        [many] Фигура отрезает { $closed } клеток, где больше ничего не поместится.
       *[other] Фигура отрезает { $closed } клетки, где больше ничего не поместится.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Полегче
daily-harder = Потруднее
daily-more = Ещё одну
daily-copy = Копировать
daily-copied = Результат в буфере обмена
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = Прошлые дни в серию не идут.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0] Решено! Попыток: { $n }
       *[other] Попыток: { $n }, подсказок: { $hints }. Решено!
    }
daily-next = Две новые будут через { $hours } ч { $minutes } мин.
daily-not-yet = День пока не засчитан. Его спасёт другая задача.
daily-not = День не засчитан.
daily-first = День первый: серия началась!

## Second chances: positions that a person let slip come back until they are found

again-title = Второй шанс
again-none = Упустишь победу — позиция вернётся сюда.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } задача
                [few] { $puzzles } задачи
                [many] { $puzzles } задач
               *[other] { $puzzles } задачи
            }
       *[other]
            { $puzzles ->
                [0] Из партий: { $games }
               *[other] Из партий: { $games } · из задач: { $puzzles }
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Сегодня ничего. Завтра: { $n }
again-on = Сегодня ничего. Следующие ({ $n }): { $day }
again-done = Готово.
again-next-tomorrow = Завтра: { $n }
again-next-on = Следующие ({ $n }): { $day }
again-missed = Что не далось: попробуй ещё раз.
again-task = Здесь можно было выиграть. Как?
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = { $name } · { $date } · ход { $n }
again-puzzle = { $name } · { $date }
again-then = Контур — твой ход в той партии.
# $n is a number of days.
again-in =
    { $n ->
        [1] Повтор завтра.
        [one] Повтор через { $n } день.
        [few] Повтор через { $n } дня.
        [many] Повтор через { $n } дней.
       *[other] Повтор через { $n } дня.
    }
again-known = Теперь ты это знаешь.
again-just-practice = Тренировка: день повтора тот же.
again-take-out = Не повторять
again-put-back = Повторять
again-progress = { $n } из { $all }
again-kept = Во «Втором шансе»
again-looking = Присматриваюсь…
again-try = Решить
again-clue-area = Смотри сюда. Следующая подсказка назовёт фигуру, но позиция вернётся раньше.
again-clue-piece = Вот эта фигура. Следующая подсказка покажет место, и позиция вернётся завтра.
again-clue-place = Ставь сюда. Позиция вернётся завтра.
again-clue-here = Ставь сюда.
miss-title = Что ты упускаешь
miss-note = найдено сразу
miss-idea--halves = Две равные половины
miss-idea--parity = Нечётное число
miss-idea--counting = Счёт клеток
miss-idea--three = Три части сразу
miss-idea--corner = Отсечение клеток
miss-practise = Решать
miss-too-few = мало данных
