### Everything that the window says in Polish. The comments for translators are in `en.ftl`.

# piece = klocek (as in Polish Tetris)
# to place = położyć, kłaść (klocek); placement = ruch (every placement is a move, as in chess)
# place = miejsce
# turn = ruch; to be the one to move = mieć ruch; below a name in a game = zaczyna, odpowiada („pierwszy ruch” would be move number one); to turn a piece = obrócić
# cell = pole (as on a chessboard); dead cell = martwe pole
# area = obszar
# board = plansza; row = rząd, column = kolumna
# to fit = mieścić się
# heap (of Nim) = stos Nima (Nim is declined); wild = dziki
# game = partia (a single game of Nim Tetris, as in chess); gra (a game of stacking, and the program)
# opponent = rywal (shorter than „przeciwnik”, and room is tight)
# coach = trener
# x-ray (the aid that English calls Analysis) = analiza
# hint = podpowiedź
# outcomes, the aid = „Wygrywające ruchy” („wyniki” would be scores)
# score = wynik
# aids = ułatwienia; helped = z pomocą
# rated = rankingowa, liczy się do rankingu; unrated = towarzyska (the chess player's words)
# rating = ranking; Elo = Elo
# level = poziom; strength = siła
# The names of levels are traits, as nouns: they fit both sexes.
# puzzle = zadanie (as in chess); grade of a puzzle = trudność; missed = niezaliczone
# run (puzzles against the clock) = sprint
# lesson = lekcja; step of a lesson = krok
# review = przegląd (partii)
# rematch = rewanż
# to resign = poddać (partię)
# take back, undo = cofnij; redo = ponów
# to give a win away, to throw a win away = zmarnować wygraną; a proven win = pewna wygrana
# position = pozycja
# stacking = układanie; tower = wieża
# surface = powierzchnia; rank of a surface = ocena
# hole = dziura; well = studnia; gap = szczelina; step of a surface = schodek
# streak = seria, … z rzędu
# achievement = osiągnięcie
# clocks, the choice = tempo gry (none = brak); a clock that runs = zegar; speed of a replay = szybkość
# twin, mirror image of a placement = odbicie; to copy the opponent = powtarzać
# name = imię (of a person), nazwa (of a game)
# search = przeszukiwanie
# ladder = drabinka; a place that wins = wygrywający ruch; an area for one last piece = obszar na jeden klocek

## The language

language-name = Polski
date-format = %-d %b %Y
date-locale = pl_PL
date-and-time = { $day }, { $time }

## Shared by many screens

back = Wróć
ok = OK
cancel = Anuluj
save = Zapisz
save-game = Zapisz partię
copy = Kopiuj
paste = Wklej
undo = Cofnij
redo = Ponów
help = Pomoc
menu = Menu
stop = Stop

you = Ty
opponent = Rywal
player-one = Gracz 1
player-two = Gracz 2

first-player = Zaczyna
second-player = Odpowiada

board = Plansza
board-won = Przy bezbłędnej grze wygrywa ten, kto zaczyna.
board-lost = Przy bezbłędnej grze przegrywa ten, kto zaczyna.
board-open = Nikt nie wie, kto wygrywa przy bezbłędnej grze.

winner = Zwycięstwo

name-refused = Imię ma od 1 do { $n } znaków

## Levels of the computer

level-number = Poziom { $n }

level-with-name = Poziom { $n } · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n } ({ $board })

level--drifter = Beztroska
level--beginner = Początki
level--casual = Na luzie
level--thoughtful = Namysł
level--careful = Rozwaga
level--skilled = Wprawa
level--sharp = Bystrość
level--cunning = Spryt
level--expert = Biegłość
level--master = Maestria
level--solver = Wyrocznia

level-note--drifter = Nie wie jeszcze, że ostatni klocek przegrywa.
level-note--beginner =
    { $plies ->
        [one] Widzi koniec { $plies } ruch wcześniej i wiele przeocza.
        [few] Widzi koniec { $plies } ruchy wcześniej i wiele przeocza.
        [many] Widzi koniec { $plies } ruchów wcześniej i wiele przeocza.
       *[other] Widzi koniec { $plies } ruchu wcześniej i wiele przeocza.
    }
level-note--casual =
    { $plies ->
        [one] Widzi koniec { $plies } ruch wcześniej i czasem coś przeocza.
        [few] Widzi koniec { $plies } ruchy wcześniej i czasem coś przeocza.
        [many] Widzi koniec { $plies } ruchów wcześniej i czasem coś przeocza.
       *[other] Widzi koniec { $plies } ruchu wcześniej i czasem coś przeocza.
    }
level-note--thoughtful =
    { $plies ->
        [one] Widzi koniec { $plies } ruch wcześniej i niewiele przeocza.
        [few] Widzi koniec { $plies } ruchy wcześniej i niewiele przeocza.
        [many] Widzi koniec { $plies } ruchów wcześniej i niewiele przeocza.
       *[other] Widzi koniec { $plies } ruchu wcześniej i niewiele przeocza.
    }
level-note--careful =
    { $plies ->
        [one] Widzi koniec { $plies } ruch wcześniej i niczego nie przeocza.
        [few] Widzi koniec { $plies } ruchy wcześniej i niczego nie przeocza.
        [many] Widzi koniec { $plies } ruchów wcześniej i niczego nie przeocza.
       *[other] Widzi koniec { $plies } ruchu wcześniej i niczego nie przeocza.
    }
level-note--skilled =
    { $cells ->
        [one] Gdy zostaje { $cells } pole, zaczyna szukać, kto wygra.
        [few] Gdy zostają { $cells } pola, zaczyna szukać, kto wygra.
        [many] Gdy zostaje { $cells } pól, zaczyna szukać, kto wygra.
       *[other] Gdy zostaje { $cells } pola, zaczyna szukać, kto wygra.
    }
level-note--sharp =
    { $cells ->
        [one] Gdy zostaje { $cells } pole, zaczyna szukać, kto wygra.
        [few] Gdy zostają { $cells } pola, zaczyna szukać, kto wygra.
        [many] Gdy zostaje { $cells } pól, zaczyna szukać, kto wygra.
       *[other] Gdy zostaje { $cells } pola, zaczyna szukać, kto wygra.
    }
level-note--cunning =
    { $cells ->
        [one] Gdy zostaje { $cells } pole, zaczyna szukać, kto wygra.
        [few] Gdy zostają { $cells } pola, zaczyna szukać, kto wygra.
        [many] Gdy zostaje { $cells } pól, zaczyna szukać, kto wygra.
       *[other] Gdy zostaje { $cells } pola, zaczyna szukać, kto wygra.
    }
level-note--expert =
    { $cells ->
        [one] Gdy zostaje { $cells } pole, zaczyna szukać, kto wygra.
        [few] Gdy zostają { $cells } pola, zaczyna szukać, kto wygra.
        [many] Gdy zostaje { $cells } pól, zaczyna szukać, kto wygra.
       *[other] Gdy zostaje { $cells } pola, zaczyna szukać, kto wygra.
    }
level-note--master =
    { $cells ->
        [one] Gdy zostaje { $cells } pole, zaczyna szukać, kto wygra.
        [few] Gdy zostają { $cells } pola, zaczyna szukać, kto wygra.
        [many] Gdy zostaje { $cells } pól, zaczyna szukać, kto wygra.
       *[other] Gdy zostaje { $cells } pola, zaczyna szukać, kto wygra.
    }
level-note--solver = Z daleka widzi koniec i wie, jak otworzyć partię.
level-note-alike = Na tej planszy poziomy od { $n } do 10 są równie silne.

## Title and menu

title-tagline = Kto położy ostatni klocek, przegrywa.
menu-continue = Kontynuuj
menu-stacking = Układanie
door-you = Ty
door-today-new = Nowe zadanie dnia
door-streak = Seria: { $n }
door-again-new =
    { $new ->
        [one] { $new } nowe, powtórki: { $n }
        [few] { $new } nowe, powtórki: { $n }
        [many] { $new } nowych, powtórki: { $n }
       *[other] { $new } nowego, powtórki: { $n }
    }
door-again = Powtórki: { $n }
door-tomorrow =
    { $n ->
        [0] Jutro: { $new } nowe
       *[other] Jutro: { $new } nowe, powtórki: { $n }
    }
door-lessons = { $done } z { $all }
continue-your-move = Twój ruch · { $name } · { $board }
continue-their-move = { $board }, rywal: { $name }
continue-between = { $board }, { $first } – { $second }
menu-settings = Ustawienia
menu-help = Jak grać
menu-quit = Zakończ

first-start-question = Pierwszy raz? Naucz się grać w dwie minuty.
first-start-lesson = Pokaż mi
first-start-later = Graj od razu

## A new game against the computer

play-title = Graj
play-friend = Dwóch graczy
play-computers = Dwa komputery
play-change = Zmień
play-done = Gotowe
play-against = Graj: { $name }
play-watch = Oglądaj
play-you-first = ty zaczynasz
play-computer-first = komputer zaczyna
play-random-first = zaczyna los
play-no-clock = bez zegara
play-coached = z trenerem
play-uncoached = bez trenera
play-medal-open = Medal: wygraj bez pomocy
play-medal-coached = Medal: wygraj bez trenera
play-medal-won = Wygrana bez pomocy
play-who-begins = Kto zaczyna?
play-you = Ty
play-computer = Komputer
play-random = Losowo
play-level = Poziom

## Two players at one computer

play-swap = Zamień
rated-question = { $first } i { $second }: czy ta partia ma się liczyć do rankingu? Obie osoby muszą się zgodzić.
rated-yes = Zgadzamy się
rated-no = Towarzyska

## Clocks

clocks = Tempo gry
clock-none = Brak
tip-clock = 3+2: po trzy minuty i jeszcze dwie sekundy za każdy ruch.
clocks-pause = Pauza przy nieobecności
tip-clocks-pause = W menu i w innych oknach zegary się zatrzymują, a plansza jest zakryta.

## The game: players and buttons

game-your-turn = Twój ruch

game-to-move = Ma ruch

game-thinking = Myśli

game-first = Zaczyna

game-second = Odpowiada
game-rated = Rankingowa
game-unrated = Towarzyska
game-leave = Wyjdź
game-aid-warning = Partia przestanie się liczyć do rankingu. Naciśnij ponownie, by kontynuować.

tip-cells = Pola, które klocek może jeszcze zakryć. Na martwym polu, z krzyżykiem, nic się nie zmieści.
tip-elo = Ranking: kto ma 200 punktów więcej, wygrywa mniej więcej trzy partie na cztery.
tip-rated = Partia liczy się do rankingu, o ile grasz bez ułatwień.
tip-unrated = Partia nie liczy się do rankingu.
tip-hint = Pokazuje dobry ruch.
tip-outcomes = Zaznacza ruchy wygrywające i przegrywające.
tip-analysis = Pokazuje, ile wart jest każdy obszar.
tip-coach = Ostrzega, gdy ruch marnuje pewną wygraną. Z trenerem partia jest towarzyska.
tip-clues = Najpierw, gdzie patrzeć, potem klocek, na koniec miejsce. Płacisz tylko za miejsce: zadanie nie liczy się jako rozwiązane.
tip-endless-clues = Najpierw, gdzie patrzeć, potem klocek, na koniec miejsce. Gdy poznasz klocek, ranking już nie wzrośnie; gdy poznasz miejsce, zadanie liczy się jako niezaliczone.
tip-again-clues = Najpierw, gdzie patrzeć, potem klocek, na koniec miejsce. Gdy poznasz klocek, pozycja wróci wcześniej; gdy poznasz miejsce, zacznie się od nowa.
tip-again-out = Wtedy już nie wróci.
tip-streak = Ile dni z rzędu rozwiązujesz zadanie dnia.
tip-puzzle-rating = Twoja siła w zadaniach. Rośnie, gdy pierwsza próba jest trafna, spada, gdy błędna. Nowe zadania są do niej dobrane.
tip-run-errors = Trzy błędy kończą sprint. Pominięcie zadania też jest błędem.
tip-stacking-hint = Obrysowuje najlepsze miejsce z myślą o dwóch następnych klockach. Wynik będzie oznaczony: z pomocą.
tip-ranks = Pokazuje ocenę każdego miejsca. Wynik będzie oznaczony: z pomocą.
tip-rank = W ilu przypadkach na sto zmieściłoby się bez dziury piętnaście losowych klocków.
tip-cleared = Gdy cztery rzędy są pełne poza prawą kolumną, pionowy klocek I w tej kolumnie je usuwa.
tip-helped = Po użyciu podpowiedzi, ocen lub cofania wynik jest oznaczony „z pomocą”.
tip-lookahead = Ile następnych klocków bierze pod uwagę komputer.
tip-dead = Mniej niż cztery wolne pola razem: żaden klocek już się tu nie zmieści.
tip-area = Wolne pola, które stykają się bokami.

game-free-cells =
    { $n ->
        [one] { $n } wolne pole
        [few] { $n } wolne pola
        [many] { $n } wolnych pól
       *[other] { $n } wolnego pola
    }
game-placed = Klocki: { $n }

paused = Pauza
paused-go-on = Naciśnij klawisz lub kliknij

game-resign = Poddaj
game-move-now = Ponagl
game-help-me = Pomóż mi
game-hint = Podpowiedź
game-outcomes = Wygrywające ruchy
game-analysis = Analiza
game-coach = Trener

outcomes-wins = ✓ wygrywa: { $n }
outcomes-losses = × przegrywa: { $n }
outcomes-unknown = nieznane: { $n }

outcomes-far = Odcienie to szacunek:
expectation-poor = słabo
expectation-good = dobrze

outcome-here-wins = Ten ruch wygrywa
outcome-here-loses = Ten ruch przegrywa
outcome-here-unknown = Jeszcze nie wiadomo

analysis-wins = Kto ma ruch, wygrywa
analysis-loses = Kto ma ruch, przegrywa

analysis-wild = dziki
analysis-area = { $n }: { $worth }

analysis-heap =
    { $n ->
        [0] jak pusty stos
        [one] jak stos { $n } kamienia
       *[other] jak stos { $n } kamieni
    }
analysis-like-no-heap = dziki: jak żaden stos
analysis-too-large = za duży, by ocenić

hint-sought = Szukam dobrego ruchu…

hint-ends =
    { $n ->
        [one] Wygrywa najpóźniej za { $n } klocek, wliczając ten.
        [few] Wygrywa najpóźniej za { $n } klocki, wliczając ten.
        [many] Wygrywa najpóźniej za { $n } klocków, wliczając ten.
       *[other] Wygrywa najpóźniej za { $n } klocka, wliczając ten.
    }
hint-equal-areas =
    { $n ->
        [one] Wygrywa: zostawia dwa równe obszary po { $n } polu.
        [few] Wygrywa: zostawia dwa równe obszary po { $n } pola.
        [many] Wygrywa: zostawia dwa równe obszary po { $n } pól.
       *[other] Wygrywa: zostawia dwa równe obszary po { $n } pola.
    }
hint-only-win = Jedyny wygrywający ruch.
hint-leaves-area = Wygrywa: zostaje obszar { $n } pól i rywal przegrywa.
hint-leaves-areas =
    { $n ->
        [one] Wygrywa: zostaje { $n } pole i rywal przegrywa.
        [few] Wygrywa: zostają { $n } pola i rywal przegrywa.
        [many] Wygrywa: zostaje { $n } pól i rywal przegrywa.
       *[other] Wygrywa: zostaje { $n } pola i rywal przegrywa.
    }
hint-fewest-replies =
    { $n ->
        [one] Przegrywasz tu. Ten ruch zostawia rywalowi tylko { $n } wygrywającą odpowiedź.
        [few] Przegrywasz tu. Ten ruch zostawia rywalowi najmniej wygrywających odpowiedzi: { $n }.
        [many] Przegrywasz tu. Ten ruch zostawia rywalowi najmniej wygrywających odpowiedzi: { $n }.
       *[other] Przegrywasz tu. Ten ruch zostawia rywalowi najmniej wygrywających odpowiedzi: { $n }.
    }
hint-loses = Każdy ruch przegrywa.
hint-forced =
    { $n ->
        [one] Każdy ruch przegrywa, najpóźniej za { $n } klocek.
        [few] Każdy ruch przegrywa, najpóźniej za { $n } klocki.
        [many] Każdy ruch przegrywa, najpóźniej za { $n } klocków.
       *[other] Każdy ruch przegrywa, najpóźniej za { $n } klocka.
    }
hint-mirrors = Za wcześnie, by mieć pewność. Każdą odpowiedź możesz odbić lustrzanie.
hint-likely = Za wcześnie, by mieć pewność, ale zwykle to dobry ruch.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, teraz niedostępne
speech-cell-free = { $cell }, wolne
speech-cell-dead = { $cell }, martwe
speech-cell-filled = { $cell }, zajęte
speech-cell-piece = { $cell }, { $piece } z ruchu { $n }
speech-placement = { $piece } na { $cells }
speech-in-hand = W ręce: { $placement }
speech-move = { $name }: { $placement }
speech-taken-back = Cofnięto: { $placement }
speech-stepped-back = Wstecz, przed ruchem { $placement }
speech-demo = Pokaz. { $forward }: następny klocek. { $back }: jeden wstecz.
speech-demo-leave = { $leave }: koniec.
speech-demo-ends = Koniec pokazu.
speech-only-spot = Jedyne miejsce, w którym się mieści.
speech-fits-nowhere = { $piece } nigdzie się nie mieści.
speech-picture = Obrazek: { $parts }
speech-better = Lepiej: { $placement }
speech-turn = { $n }. { $move }
speech-mistake = błąd
speech-marked = Zaznaczone pola: { $cells }
speech-finished = ukończona
speech-in-list = { $n } z { $all }
speech-done = { $name }: zrobione
speech-close = Zamknij
speech-graph = Zwycięstwo przy bezbłędnej grze: { $parts }
speech-graph-start = na początku { $name }
speech-graph-after = po ruchu { $n } { $name }
speech-graph-unknown = nie wiadomo
speech-ratings = Ranking od { $first } do { $last }, najwyższy { $highest }
speech-stack = wysokości kolumn { $heights }, następne { $pieces }

typed-title = Ruch lub pytanie
typed-help = Wpisz cztery pola ruchu, na przykład { $example }, albo jedno pole. Albo zapytaj: { $questions }.
typed-by-ear = Z czytnikiem ekranu klawisze, które przesuwają klocek, podają też jego pola. { $seek }: następne możliwe miejsce. { $type }: ruch albo pytanie. { $buttons }: do przycisków i z powrotem. { $close }: zamyka to, co otwarte.
typed-areas = obszary
typed-pieces = klocki
typed-last-move = ostatni ruch
typed-to-move = czyj ruch
typed-clocks = zegary
typed-fitting = Mieszczą się: { $pieces }
typed-no-area = Nie został żaden obszar.
typed-no-clock = Ta partia jest bez zegara.
typed-unknown = To nie jest ruch ani pytanie.
typed-no-cell = Na tej planszy nie ma pola { $cell }.
typed-count = Ruch to cztery różne pola.
typed-disconnected = Pola muszą się stykać bokami.
typed-drop-title = Upuść klocek
typed-drop-help = Wpisz kolumnę jego lewego brzegu, od a do j, a jeśli chcesz, także ile razy go najpierw obrócić, na przykład { $example }.
typed-drop-unknown = Wpisz kolumnę, w której klocek się zmieści, i najwyżej trzy obroty.

## The coach

coach-searching = Patrzę naprzód.
coach-too-far = Końca jeszcze nie widzę.
coach-knows = Widzę aż do końca.
coach-blunder = Ten ruch marnuje wygraną.
coach-keep = Zostaw
coach-where = Gdzie?
coach-clue-area = Tu jest wygrywający ruch. Następna podpowiedź poda klocek.
coach-clue-piece = Ten klocek wygrywa. Następna podpowiedź pokaże miejsce.
coach-leaves = Od teraz grasz bez trenera. Nadal znajdziesz go pod „{ $name }”.
coach-decisive = Zdecydował ruch { $n }.
coach-lost-from = Od ruchu { $n } { $name } nie może już wygrać.
coach-lost-from-you = Od ruchu { $n } nie możesz już wygrać.
coach-unknown-decisive = Nie udało się znaleźć decydującego ruchu.
coach-clock-decisive = Rozstrzygnął zegar.
coach-searching-decisive = Szukam decydującego ruchu…
coach-try-again = Popraw ruch

## The end of a game

result-won = Wygrywa { $name }
result-you-won = Wygrana!
result-you-lost = Przegrana

result-last-piece = Ostatni klocek kładzie { $name }.
result-last-piece-you = Ostatni klocek kładziesz ty.
result-resigned = { $name } poddaje partię.
result-resigned-you = Poddajesz partię.
result-time = { $name } przekracza czas.
result-time-you = Twój czas się skończył.
result-rematch = Rewanż
result-take-back = Cofnij
result-review = Przegląd
result-last = Ostatni wynik

## Questions and refusals in a game

resign-question = Poddać tę partię?
resign-yes = Poddaj
question-no = Graj dalej
paste-question = Zagrać partię ze schowka?
paste-yes = Zagraj skopiowaną
paste-no = Zostań przy swojej
refused-occupied = Tu się nie mieści
refused-off-board = To już poza planszą
refused-turn = Zaczekaj na swój ruch
refused-undo = Nie ma czego cofnąć
refused-redo = Nie ma czego ponowić
refused-over = Partia jest skończona

rating-change-of = { $name }: { $n } ({ $change })
saved-as = Zapisano jako { $name }

## Pictures to share

share = Udostępnij
picture-title = Podziel się partią
picture-board = Plansza jako obraz
picture-animation = Partia jako animacja
picture-copy = Kopiuj obraz
picture-drawing = Rysuję…
picture-busy = Powstaje już inny obraz
picture-saved = Zapisano: { $path }
folder-not-opened = Nie można tu otworzyć folderu
picture-not-saved = Nie można zapisać obrazu: { $error }
picture-copied = Obraz jest w schowku
picture-no-folder = Brak folderu na obrazy
picture-last-piece = Wygrywa { $winner }: ostatni klocek kładzie { $loser }.
picture-resigned = Wygrywa { $winner }: partię poddaje { $loser }.
picture-time = Wygrywa { $winner }: czas przekracza { $loser }.

## The clipboard

position-copied = Pozycja jest w schowku
game-copied = Partia jest w schowku
game-exported = Wyeksportowano: { $path }
game-not-exported = Nie można wyeksportować: { $error }
game-no-folder = Brak folderu na wyeksportowane partie
clipboard-unusable = Schowka nie można tu użyć
clipboard-no-text = W schowku nie ma tekstu
clipboard-too-long = Tekst w schowku jest za długi
clipboard-no-answer = Schowek nie odpowiada

pasted-character = W schowku nie ma pozycji: { $character } na miejscu { $n } nie jest żadnym z . # I O T S Z J L
pasted-separator = W schowku nie ma pozycji: znak { $n } rozdziela pola jednego rzędu
pasted-too-short = Pozycja ma 100 pól, a na małej planszy 36, 49, 60, 64 lub 81; ta w schowku ma { $n }
pasted-other-size = Pozycja w schowku (pola: { $n }) nie pasuje do planszy { $size }
pasted-too-long = Pozycja ma 100 pól, a ta w schowku ma ich więcej
pasted-over = Na planszy ze schowka nic się już nie mieści
pasted-nowhere = Tutaj nie można niczego wkleić

pasted-game-long = Tekst w schowku jest za długi jak na partię
pasted-game-board = Wiersz { $n } partii w schowku podaje planszę, której nie ma
pasted-game-clock = Wiersz { $n } partii w schowku podaje nieznane tempo gry: 3+2 to trzy minuty i dwie sekundy za każdy klocek
pasted-game-heading = Wiersz { $n } partii w schowku jest niezrozumiały
pasted-game-turn = Ruchu { $n } partii w schowku nie da się odczytać
pasted-game-illegal = Ruch { $n } partii w schowku łamie zasady
pasted-game-empty = W schowku nie ma partii

## Files

not-saved = Nie można tego zapisać: { $error }

nothing-saved = Na tym komputerze nie można zapisywać partii: znikają po zamknięciu programu
other-copy-runs = Gra jest już uruchomiona. Ta kopia niczego nie zapisze.

file-refused = { $name }: { $error }
file-not-opened = Nie można otworzyć pliku { $name }: { $error }
file-left-alone = Nie można odczytać pliku { $name }: { $error }. Zostaje bez zmian i nic się w nim nie zapisze, dopóki nie uruchomisz gry ponownie.
file-not-permitted = Nie masz prawa odczytu pliku { $name }. Zostaje bez zmian i nic się w nim nie zapisze. Sprawdź, czyj to plik i jakie ma uprawnienia.
file-newer = Plik { $name } wymaga nowszej wersji gry. Zostaje bez zmian, a ta wersja nic w nim nie zapisuje.
file-set-aside = Nie można użyć pliku { $name }: { $error }. Zachowano go jako { $aside }.
file-entries-damaged = Niektóre wpisy w pliku { $name } są uszkodzone i zostały pominięte. Pierwotny plik zachowano jako { $aside }.
file-passed-over = Pominięto wpis w pliku { $name }; zostaje on w pliku: { $error }.

warnings-more = i jeszcze { $n }

file-no-folder = nie ma folderu domowego na zapis
file-other-copy = gra jest już uruchomiona i to tamta kopia zapisuje pliki
file-no-room = na dysku nie ma już miejsca
file-not-a-file = to nie jest plik
file-dangling-link = to dowiązanie, które prowadzi donikąd
file-too-long = jest za długi
file-damaged = jest uszkodzony
file-version = ma wersję { $n }, której ta gra nie zna
file-full =
    { $n ->
        [one] jest już { $n } zapisana partia
        [few] są już { $n } zapisane partie
        [many] jest już { $n } zapisanych partii
       *[other] jest już { $n } zapisanej partii
    }
file-name = nazwa ma od 1 do { $n } znaków

## How to play


help-article-rules = Zasady
help-article-keys = Klawisze
help-article-aids = Ułatwienia
help-article-strategy = Strategia
help-article-opening = Otwarcie
help-article-computer = Komputer
help-article-stacking = Układanie
help-article-notices = Licencje
help-keys-mouse = Mysz i dotyk
help-keys-pad = Pad
help-keys-pick = Wybierz klocek
help-change-keys = Zmień klawisze

help-rule-turns = Na zmianę z rywalem kładziesz na wolnych polach jeden z siedmiu klocków, gdziekolwiek i dowolnie obrócony.
help-rule-no-fall = Klocki nie spadają i nie znikają. Nie można pasować i nie ma remisów.
help-rule-dead = Obszary mające mniej niż cztery wolne pola są martwe: nic się tam nie mieści. Są przekreślone.
help-rule-end = Gdy nie mieści się już żaden klocek, partia jest skończona, a kto położył ostatni, przegrywa.
help-idea-title = Na początek
help-idea = Obszar od czterech do siedmiu pól mieści dokładnie jeden klocek. Licz takie obszary: dobrze, gdy przed twoim ruchem jest ich parzysta liczba.

help-mouse-move = Mysz
help-mouse-move-does = Przesuń klocek
help-mouse-place = Lewy przycisk
help-mouse-place-does = Połóż
help-mouse-turn = Prawy przycisk, kółko
help-mouse-turn-does = Obróć
help-touch = Dotyk, przeciąganie
help-touch-does = Przesuń klocek; obróć i połóż przyciskami
help-pad-move = Krzyżak, gałka
help-pad-move-does = Przesuń klocek
help-pad-place = Przycisk dolny / lewy
help-pad-place-does = Połóż / obróć
help-pad-undo = Przycisk prawy / górny
help-pad-undo-does = Cofnij / następne miejsce
help-pad-pieces = L1  R1
help-pad-pieces-does = Poprzedni, następny klocek
help-pad-outcomes = L2  R2
help-pad-outcomes-does = Wygrywające ruchy; analiza
help-pad-hint = Select  Start
help-pad-hint-does = Podpowiedź; przyciski ekranu

help-aid-hint = Podpowiedź
help-aid-hint-text = pokazuje jedno dobre miejsce. Gdy koniec jest za daleko, rozsądnie zgaduje i mówi o tym.
help-aid-outcomes = Wygrywające ruchy
help-aid-outcomes-text = zaznacza każde miejsce dla klocka, który trzymasz: ptaszek wygrywa, krzyżyk przegrywa, kropka znaczy, że jeszcze nie wiadomo. Liczby na klockach mówią, ile wygrywających ruchów jest znanych. Przeszukiwanie trwa w tle, aż wszystko będzie znane albo je zatrzymasz.
help-aid-analysis = Analiza
help-aid-analysis-text = obrysowuje każdy obszar i podaje jego wielkość i wartość. Obszar wart *n zachowuje się jak stos n kamieni w grze Nim, w której przegrywa, kto weźmie ostatni kamień. Obszary powyżej { $n } pól mają znak zapytania.
help-aid-counting = Liczenie
help-aid-counting-text = Dopóki wszystkie stosy to *1, zostawiaj rywalowi nieparzystą ich liczbę. Gdy jest choć jeden większy stos, zapisz wielkości dwójkowo i dodaj je bez przeniesień: zostaw same zera. Obszar, który nie jest stosem, nazywa się dziki; okienko komunikatów i tak mówi, kto wygra, jeśli wszystko jest znane.
help-aid-coach = Trener
help-aid-coach-text = mówi, gdy właśnie położony klocek marnuje pewną wygraną, pokazuje krok po kroku lepsze miejsce i dalszy przebieg partii, a po niej wskazuje ruch decydujący. Klocek możesz cofnąć. Na początku partii koniec jest za daleko. Trener zostaje, aż wygrasz partię bez ostrzeżenia i bez innej pomocy albo go wyłączysz.
help-aid-fair = Fair play
help-aid-fair-text = Podpowiedzi, „Wygrywające ruchy”, analiza, trener i cofanie zmieniają partię w towarzyską.

help-stacking-goal = Układanie to gra dla jednej osoby z tymi samymi klockami. Przychodzą po jednym, a następne widać. Nic cię nie pogania: ułóż ich jak najwięcej.
help-stacking-hole = Każdy klocek spada prosto w dół i musi spocząć tak, by nie było pod nim dziury.
help-stacking-clear = Prawa kolumna zostaje wolna dla klocków I. Gdy cztery rzędy są pełne aż do niej, klocek I w tej kolumnie je usuwa.
help-stacking-over = Gra się kończy, gdy klocek nigdzie nie mieści się bez dziury.
help-stacking-aids = Pomoc komputera
help-stacking-rank = Powierzchnia jest dobra, gdy pasuje do niej wiele klocków. Jej ocena mówi, w ilu przypadkach na sto zmieściłoby się bez dziury piętnaście losowych klocków. Podpowiedź obrysowuje najlepsze miejsce, można też pokazać oceny wszystkich miejsc. Kto korzysta z podpowiedzi, ocen lub cofania, ma wynik oznaczony „z pomocą”.
help-stacking-keys = Klawisze
help-stacking-move-does = Przesuń klocek
help-stacking-drop-does = Upuść klocek
help-stacking-ranks-does = Oceny wszystkich miejsc

## The articles of the help

strategy-count = Policz końcówkę
strategy-count-text = Obszar od czterech do siedmiu wolnych pól mieści jeszcze dokładnie jeden klocek, cokolwiek kto zrobi. Gdy zostaną tylko takie obszary, partia jest rozstrzygnięta: policz je. Parzysta liczba przed twoim ruchem jest dobra, bo wtedy ostatni klocek kładzie rywal. Tutaj zostały dwa obszary i kto ma ruch, wygrywa.
strategy-change = Zmień liczbę ruchów
strategy-change-text = Osiem pól daje wybór. Klocek na obrazku zostawia cztery pola i zmieści się jeszcze jeden. Kwadrat w środku zostawiłby dwie martwe pary i nic by się już nie zmieściło. Kto dokonuje ostatniego takiego wyboru, decyduje, czy liczba będzie parzysta, czy nieparzysta. Zachowaj więc jeden wybór dla siebie, a zabieraj te, na które czeka rywal.
strategy-halves = Dwie równe połowy
strategy-halves-text = Zostaw dwa równe obszary albo kilka takich par. Co rywal zrobi w jednym, to ty zrobisz w drugim. Klocek na obrazku tworzy dwie równe połowy i wygrywa. Powtarzaj jednak z głową: kto powtarza do samego końca, temu przypada ostatni klocek. Gdy zostaną tylko wymuszone klocki, rywal musi zastać nieparzystą ich liczbę.
strategy-centre = Klocek bez odbicia
strategy-centre-text = Jeśli plansza obrócona o 180° wygląda tak samo, każdy ruch ma odbicie względem środka, a niektóre są własnym odbiciem. Zajmij środek takim klockiem i odpowiadaj na każdy ruch odbiciem, aż przyjdzie czas na liczenie. Na tej planszy to jedyny z ponad trzystu ruchów, który wygrywa.
strategy-sizes = Co warto zostawić
strategy-sizes-text = Małe obszary działają jak stosy Nima: od 4 do 7 pól jak jedynka, od 8 do 11 zwykle jak dwójka, od 12 do 15 zwykle jak trójka. Kto ma ruch przy dwóch równych stosach, przegrywa, chyba że to jedynki; tak samo przy jedynce, dwójce i trójce razem. Oto one: zostaw je rywalowi. Także pojedynczy obszar 17 lub 18 pól zwykle warto zostawić.
strategy-early = Na początku partii
strategy-early-text = Z pustej planszy 10×10 nikt nie widzi końca, nawet najsilniejszy poziom. Zwarty obszar mieści więcej klocków niż poszarpany tej samej wielkości i daje więcej wyboru. Cięcie przez planszę tworzy części, które da się policzyć wcześniej. Sprawdzaj otwarcia na poziomie, z którym czasem wygrywasz, a potem wracaj do partii: przegląd wskazuje ruch, który zmarnował wygraną.

opening-solved = Co jest rozwiązane
opening-solved-text = Wszystkie plansze tej gry do 9×9 są rozwiązane, a także 8×10. Kto zaczyna, przegrywa na 6×6 i 8×8, a wygrywa na 7×7, 6×10, 9×9 i 8×10. Na 10×10 nikt nie zna pierwszego klocka, który wygrywa, ani nie wie, czy taki jest.
opening-wall = Zacznij mur
opening-wall-text = Na 9×9 wygrywa to L: na sztorc, w środku krawędzi. Na 8×10 wygrywa I na sztorc, obok środka krótkiej krawędzi. Oba zaczynają mur w poprzek planszy i nie mówią, gdzie się skończy. Dlaczego akurat one wygrywają, nie wie nikt. Ale dwie części da się policzyć wcześniej niż jedną.
opening-reply = Dokończ cudzy mur
opening-reply-text = Klocek I przy krawędzi też wyglądał dobrze na 9×9: wygrywał z 24 odpowiedziami. Potem znalazła się ta. Zostawia dwie połowy połączone jednym polem i wygrywa. Ostrożnie więc z połową symetrii: drugą połowę może położyć rywal.
opening-copy = Środek i odbicia
opening-copy-text = Po tym O każdy ruch na 6×10 ma odbicie po drugiej stronie, i to O wygrywa. Plansza, która po obrocie o 180° wygląda tak samo, jest zwykle zła dla tego, kto ma ruch: z 299 takich plansz od 40 do 68 pól przegranych było 205.
opening-copy-fails = Gdzie odbijanie zawodzi
opening-copy-fails-text = Na 8×8 to samo O przegrywa z tym L przy krawędzi. Symetria to dobry znak, a nie obietnica: kto odbija do samego końca, kładzie ostatni klocek. Pilnuj chwili, w której trzeba przestać.
opening-count = Od kiedy można liczyć
opening-count-text = Przy 60 wolnych polach komputer widzi koniec od razu, przy 72 zwykle w kilka sekund, przy 80 prawie nigdy. Na 10×10 to po mniej więcej siedmiu klockach albo wcześniej, gdy plansza szybko się rozpadnie. Przedtem woli milczeć niż zgadywać: po dwóch pierwszych klockach nic z tego, co wie, nie wskazywało zwycięzcy jego własnych partii lepiej niż rzut monetą.

computer-areas = Obszary
computer-areas-text = Żaden klocek nie przechodzi przez zajęte pola. Obszary, które się nie stykają, są więc osobnymi grami, toczonymi obok siebie. Komputer rozróżnia je i bada każdy z osobna. Kształty obrócone i odbite uznaje za takie same: na tej planszy są trzy obszary, ale tylko dwa różne.
computer-sets = Ile wart jest obszar
computer-sets-text = Wartość obszaru to zbiór tego, co zostawia w nim każdy ruch. Gdzie nic się nie mieści, to 0. Z pięciu pól może zostać tylko 0: są warte {"{"}0{"}"}, czyli *1. W rzędzie ośmiu pól po klocku nie zostaje nic albo zostaje jeden obszar czterech pól: {"{"}0, *1{"}"}, czyli *2. Co obok dowolnych obszarów działa jednakowo, uznaje się za to samo. Ze wszystkich 4,6 miliona kształtów od 8 do 15 pól zostaje tylko sześć różnych zbiorów i gra ma je w tabeli.
computer-nim = Nim
computer-nim-text = *1, *2 i *3 zachowują się jak stosy tylu kamieni, z których gracze biorą na zmianę. Aby sprawdzić, kto wygra, zapisz stosy dwójkowo i dodaj je bez przeniesień. Jeśli wszystkie cyfry wyjdą zerami, przegrywa, kto ma ruch. Ta plansza to 1, 2 i 3: dwójkowo 01, 10 i 11.
computer-twist = Haczyk
computer-twist-text = W tej grze przegrywa ten, kto bierze ostatni kamień. Zmienia to mniej, niż się wydaje: tylko gdy wszystkie stosy to jedynki, jak tutaj, nieparzysta ich liczba jest zła dla tego, kto ma ruch, a parzysta dobra. Ale niektóre obszary wcale nie są stosami, na przykład taki, z którego zawsze zostaje tylko *2. Komputer nazywa je dzikimi i zachowuje ich zbiory.
computer-search = Przeszukiwanie
computer-search-text = Większe obszary trzeba przeszukać. Pozycja jest wygrana, jeśli jakiś ruch zostawia rywalowi przegraną, więc wszystko zależy od tego, czy właściwy ruch wypróbuje się wcześnie. Komputer waży, jak prawdopodobne jest, że dana odpowiedź przegrywa, i ile pracy kosztowałby dowód, po czym idzie tam, gdzie zapowiada się najlepiej. Nazywa się to proof-number search. Komputer pamięta, co już rozstrzygnął, a odpowiedź, która obaliła jeden ruch, testuje też na innych.
computer-known = Co wiadomo
computer-known-text = Przy bezbłędnej grze ten, kto zaczyna, przegrywa na 6×6 i 8×8, a wygrywa na 7×7, 6×10, 9×9 i 8×10. Planszy 10×10 nikt nie rozstrzygnął. Najsilniejszy poziom zaczyna na niej jak dobry gracz, na wyczucie, a gdy zobaczy koniec, gra bezbłędnie.
computer-levels = Poziomy
computer-levels-text = Niższe poziomy nie patrzą tak daleko i słabiej odróżniają dobre ruchy od złych. Nie wiedzą nic, czego ty nie widzisz, i żaden nie podgląda twojego klocka, zanim go położysz.
computer-named = Dziesięć nawyków
computer-named-text = Dziesięcioro rywali z drabinki ma swoje nawyki, dopóki nie widać końca. Pip odskakuje od ciebie, Luna odbija cię jak lustro, Rio kładzie tuż obok. Otto chodzi po krawędziach, Mina zajmuje rogi, Nova środek. Tao trzyma planszę w całości, Kira odłupuje z niej kawałki, Ada tnie ją na pół, a Zeno uśmierca pola.

## Actions, in the help and in the list of keys

action--left = W lewo
action--right = W prawo
action--up = W górę
action--down = W dół
action--previous_piece = Poprzedni klocek
action--next_piece = Następny klocek
action--piece_i = Klocek I
action--piece_o = Klocek O
action--piece_t = Klocek T
action--piece_s = Klocek S
action--piece_z = Klocek Z
action--piece_j = Klocek J
action--piece_l = Klocek L
action--rotate = Obróć klocek
action--hurry = Obróć klocek albo ponagl komputer
action--next_fit = Następne pasujące miejsce
action--place = Połóż klocek
action--type = Wpisz ruch lub pytanie
action--undo = Cofnij
action--redo = Ponów
action--hint = Podpowiedź
action--outcomes = Zaznacz, co wygrywa
action--x_ray = Analiza obszarów
action--coach = Trener: włącz lub wyłącz
action--clock = Następne tempo gry
action--buttons = Przyciski ekranu
action--mute = Dźwięk: włącz lub wyłącz
action--background = Następne tło
action--open_folder = Otwórz folder
action--help = Pomoc
action--full_screen = Pełny ekran
action--review = Przegląd partii
action--try_again = Zagraj ponownie od ruchu, który rozstrzygnął partię
action--previous = Poprzednie zadanie lub krok
action--next = Następne zadanie
action--replay_back = Powtórka: ruch wstecz
action--replay_forward = Powtórka: ruch naprzód
action--replay_far_back = Powtórka: pięć ruchów wstecz
action--replay_far_forward = Powtórka: pięć ruchów naprzód
action--to_start = Powtórka: na początek
action--to_end = Powtórka: na koniec
action--play_pause = Powtórka: start lub pauza
action--faster = Powtórka: szybciej
action--slower = Powtórka: wolniej
action--stop_search = Przegląd: zatrzymaj przeszukiwanie
action--next_mistake = Przegląd: następny błąd
action--play_on = Przegląd: graj dalej stąd
action--single_cells = Edytor: jedno pole
action--clear = Edytor: wyczyść planszę
action--invert = Edytor: negatyw planszy
action--board_size = Edytor: wielkość planszy
action--why = Pokaż dlaczego
action--play_computer = Edytor: graj z komputerem
action--play_two = Edytor: dwóch graczy
action--add = Listy: dodaj
action--rename = Listy: zmień nazwę
action--delete = Listy: usuń
action--export = Partie: eksportuj
action--find = Partie: szukaj po nazwie
action--confirm = Pytania: tak
action--save = Zapisz partię
action--picture = Obraz partii
action--copy = Kopiuj pozycję
action--copy_game = Kopiuj całą partię
action--paste = Zagraj to, co w schowku
action--back = Wróć

## Settings

settings-title = Ustawienia

settings-language = Język
settings-theme = Klocki

theme-glass = Szkło
theme-pastel = Pastele
theme-neon = Neon
theme-distinct = Łatwe do odróżnienia
settings-background = Tło

background-city = Miasto nocą
background-lights = Zorza polarna
background-sea = Morze o zmierzchu
background-mountains = Góry
background-rain = Deszcz
background-stars = Gwiazdy
background-lanterns = Lampiony
background-plain = Gładkie
settings-patterns = Wzory na klockach
settings-owners = Krawędzie w kolorach graczy
settings-high-contrast = Wysoki kontrast
settings-reduced-motion = Mniej animacji
settings-coordinates = Współrzędne
settings-snapping = Przyciągaj tam, gdzie pasuje
settings-touch = Przyciski: obróć i połóż
touch-turn = Obróć
touch-place = Połóż
settings-ui-scale = Wielkość tekstu
settings-percent = { $n }%
settings-volume = Głośność
settings-music = Muzyka
settings-sound = Dźwięk
settings-thinking-seconds = Najdłuższy czas myślenia
settings-seconds = { $n } s
settings-paced = Komputer się nie spieszy
settings-voices = Rywale mówią
settings-pondering = Myśli też podczas twojego ruchu
settings-advanced = Zaawansowane
settings-full-screen = Pełny ekran
settings-keys = Klawisze
settings-change = Zmień
settings-on = Tak
settings-off = Nie

## The keys

keys-title = Klawisze
keys-group-piece = Klocek
keys-group-game = Partia
keys-group-puzzle = Zadania
keys-group-review = Przegląd
keys-group-editor = Edytor
keys-group-list = Listy
keys-group-everywhere = Wszędzie
keys-press = Naciśnij klawisz
keys-refused = Tego klawisza nie można tu użyć
keys-swapped = { $key } to teraz klawisz dla: { $action }
keys-defaults = Przywróć domyślne
keys-defaults-ask = Przywrócić domyślne klawisze?
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Spacja
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = Strzałka w lewo
key-right = Strzałka w prawo
key-up = Strzałka w górę
key-down = Strzałka w dół
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Nauka
learn-good-to-know = Warto wiedzieć
learn-start = Lekcja: { $name }
learn-go-on = Dalej: { $name }
learn-puzzles = Zadania
puzzles-solve = Rozwiąż
puzzles-collections = Zbiory
puzzles-make = Własne zadanie

grade-easy = Łatwe
grade-moderate = Średnie
grade-tricky = Dość trudne
grade-hard = Trudne
grade-expert = Mistrzowskie

puzzle-number = { $grade }: zadanie { $n } z { $all }
puzzle-task = Znajdź wygrywający ruch.
puzzle-solved = Rozwiązane

exercise-judging = Zobaczmy…
exercise-wrong = Ten ruch przegrywa.
exercise-wrong-last = Ostatni klocek kładziesz ty: przegrywasz.
exercise-right-last = Ostatni klocek kładzie rywal: wygrywasz.
exercise-right = Dobrze! Teraz wygrywasz.
puzzle-clue-area = Spójrz tutaj. Następna podpowiedź poda klocek, a zadanie i tak się zaliczy.
puzzle-clue-piece = Ten klocek. Następna podpowiedź pokaże miejsce, a zadanie nie będzie się liczyć jako rozwiązane.
puzzle-clue-place = Połóż go tutaj. To nie liczy się jako rozwiązane.
endless-clue-area = Spójrz tutaj. Następna podpowiedź poda klocek, a ranking nie wzrośnie.
endless-clue-piece = Ten klocek. Następna podpowiedź pokaże miejsce, a zadanie będzie niezaliczone.
endless-clue-place = Połóż go tutaj. Zadanie jest niezaliczone.
puzzle-shown-placed = Dobrze, ale z podpowiedzią.
puzzle-all-solved = Dobrze! To było ostatnie zadanie tej trudności.
lesson-answered = Znów twój ruch.
lesson-wrong = Ten ruch przegrywa. Jeszcze raz.
lesson-over = Lekcja { $n } z { $all } ukończona!

line-pieces = { $n ->
    [0] Nic się już nie zmieści.
    [one] Jeszcze jeden klocek.
    [few] Jeszcze { $n } klocki.
   *[many] Jeszcze { $n } klocków.
}
line-gaps = { $n ->
    [one] Jeden obszar, jeden klocek.
    [few] { $n } obszary, każdy na jeden klocek.
   *[many] { $n } obszarów, każdy na jeden klocek.
}
line-last-yours = Ostatni kładziesz ty.
line-last-theirs = Ostatni kładzie rywal.
line-last-named = Ostatni kładzie { $name }.

exercise-retry = Jeszcze raz
line-why = Dlaczego?
puzzle-next = Następne
exercise-previous = Wstecz
lesson-go-on = Dalej
lesson-previous = Poprzedni krok
lesson-next = Kolejna lekcja
lesson-play = Zagraj pierwszą partię
lesson-done = Gotowe
lesson-move = Przesuń
lesson-number = Lekcja { $lesson } z { $lessons }, krok { $n } z { $all }
lesson-dead = Krzyżyk: tu nic się nie zmieści
lesson-areas = Liczby mówią, ile jest wolnych pól

lesson--first_steps = Pierwsze kroki
lesson-note--first_steps = Jak kłaść i kto przegrywa
lesson-step--first_steps-1 = Gracie na zmianę. Kto położy ostatni klocek, przegrywa. Nic nie spada, żaden rząd nie znika.
lesson-step--first_steps-2 = Teraz ty: dowolny klocek i miejsce.
lesson-step--first_steps-3 = Obszar mniejszy niż cztery pola jest martwy. Na pięciu zmieści się dokładnie jeden klocek.
lesson-step--first_steps-4 = Dwa obszary, każdy na jeden klocek. Niech ostatni położy rywal.
lesson--last_piece = Wymuszony klocek
lesson-note--last_piece = Obszar 4–7 pól: jeszcze jeden klocek
lesson-step--last_piece-1 = Obszar 4–7 pól zawsze mieści dokładnie jeden klocek.
lesson-step--last_piece-2 = Na końcu czy w środku? Niech ostatni położy rywal.
lesson-step--last_piece-3 = Zostaw nieparzystą liczbę obszarów na jeden klocek.
lesson--two_halves = Dwie równe połowy
lesson-note--two_halves = Co robi rywal, możesz robić i ty
lesson-step--two_halves-1 = Dwie równe połowy: rywal powtarza każdy twój ruch.
lesson-step--two_halves-2 = Podziel planszę na dwie równe połowy. Potem powtarzaj każdy ruch.
lesson-step--two_halves-3 = Podziel i powtarzaj. Na koniec zostaw nieparzystą liczbę obszarów.
lesson--centre = Zajmij środek
lesson-note--centre = Jedyne miejsce bez odbicia
lesson-step--centre-1 = Każde miejsce ma odbicie po drugiej stronie środka. Tam zagra rywal.
lesson-step--centre-2 = Tylko środek nie ma odbicia. Zajmij go.
lesson-step--centre-3 = Z trzystu ruchów wygrywa tylko jeden. Znajdź go znowu.
lesson-step--centre-4 = Zajmij środek, odpowiadaj odbiciem i zostaw nieparzystą liczbę obszarów.
lesson--one_two_three = Jeden, dwa, trzy
lesson-note--one_two_three = Obszary jak stosy Nima
lesson-step--one_two_three-1 = Te obszary są jak stosy Nima 1, 2 i 3: kto zaczyna, przegrywa.
lesson-step--one_two_three-2 = Stosy 1, 3 i 3. Zrób z jednej trójki dwójkę.
lesson-step--one_two_three-3 = Równe stosy się znoszą. Jedna jedynka jest zbędna: zajmij ją.
lesson--counting = Liczenie pól
lesson-note--counting = Jakie wielkości zostawiać rywalowi
lesson-step--counting-1 = Gdy zostaje jeden obszar o 18 polach, kto ma ruch, zwykle przegrywa. Dobrze zostawić i 17.
lesson-step--counting-2 = 21 pól. Zostaw obszar 17 pól.
lesson-step--counting-3 = 24 pola. Zajmij cztery, uśmierć dwa przy długim boku, zostaw 18.

## Saved games

games-rename = Zmień nazwę
games-delete = Usuń
games-export = Eksportuj
games-copy = Kopiuj tekst
games-paste = Wklej partię
games-name = Zmień nazwę partii

delete-question = Usunąć „{ $name }”?
delete-keep = Zostaw

games-placed =
    { $n ->
        [one] { $n } klocek
        [few] { $n } klocki
        [many] { $n } klocków
       *[other] { $n } klocka
    }
games-unfinished = niedokończona
games-won = zwycięstwo: { $name }

## Looking back at a game

review-searching = Przeglądam: { $done } z { $all }
review-start = Początek partii
review-stop = Stop
review-next-mistake = Następny błąd
review-no-mistakes = Nikt nie zmarnował wygranej.
review-none-found = Nie znaleziono błędów.
review-mistakes =
    { $n ->
        [one] Znaleziono jeden błąd.
        [few] Znaleziono { $n } błędy.
        [many] Znaleziono { $n } błędów.
       *[other] Znaleziono { $n } błędu.
    }

review-will-win = Przy bezbłędnej grze zwycięstwo: { $name }.
review-nobody-knows = Nie wiadomo jeszcze, kto wygra.
review-not-yet = Jeszcze nie sprawdzono
review-over = Zwycięstwo: { $name }
review-mistake = Ten ruch ({ $name }) zmarnował wygraną.
review-mistake-you = Tym ruchem marnujesz wygraną.
review-mistake-better = Ten ruch ({ $name }) zmarnował wygraną. Zielone miejsce ją zachowuje.
review-mistake-better-you = Tym ruchem marnujesz wygraną. Zielone miejsce ją zachowuje.
review-resigned-won = { $name } poddaje wygraną pozycję.
review-resigned-won-you = Poddajesz wygraną pozycję.
review-resigned = { $name }: poddanie partii.
review-time-won = { $name }: koniec czasu w wygranej pozycji.
review-time-won-you = Twój czas się skończył w wygranej pozycji.
review-time = { $name }: koniec czasu.

review-play = Odtwórz
review-pause = Pauza
review-speed = Szybkość { $n }
review-play-on = Graj dalej stąd

## You

you-profile = Profil
you-history = Historia
you-people = Gracze
you-play = Graj
you-games = Partie
you-medals = Osiągnięcia
you-rating = Ranking
ladder = Drabinka
ladder-beaten = Pokonani: { $n } z { $all }
ladder-next = Następny rywal: { $name }
ladder-rung = { $n } z { $all }
ladder-teaches = { $name } uczy: { $idea }
ladder-taught = Uczy: { $idea }
rating-today = dziś { $change }
you-numbers = Statystyki
people-plays-now = Obecny gracz
people-play-as = Graj jako { $name }
people-add = Dodaj gracza
people-note = Każdy ma własne partie, rankingi i osiągnięcia.
people-against = Ty kontra { $name }
history-all = Wszystkie
history-won = Wygrane
history-lost = Przegrane
history-unfinished = W toku
history-count =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }
history-none = Nie ma tu jeszcze partii.
history-not-found = Nie ma partii o tej nazwie.

# In a field for a part of a name, while it is empty.
history-find = Szukaj po nazwie

history-beat = Wygrana, rywal: { $name }
history-beaten-by = Przegrana, rywal: { $name }

## Players

people-rename = Zmień imię
people-delete = Usuń

people-delete-question = Usunąć profil „{ $name }” wraz z rankingiem i statystykami?
people-name = Imię
people-taken = To imię jest już zajęte
people-full = Nie ma miejsca na więcej graczy
people-no-games = Brak partii rankingowych
people-unrated = Podpowiedzi, „Wygrywające ruchy”, analiza, trener i cofanie zmieniają partię w towarzyską; tak samo pozycja początkowa inna niż pusta plansza.

## Statistics and achievements

statistics-all = Razem
statistics-none = Nie ma tu jeszcze skończonych partii. Liczą się wszystkie od pustej planszy, rankingowe i towarzyskie.

statistics-streak = Wygrane z rzędu
statistics-streak-value = teraz { $present }, najwięcej { $longest }
statistics-time = Łączny czas myślenia
statistics-time-value =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

statistics-held = Najdłużej utrzymana pewna wygrana
statistics-held-value =
    { $turns ->
        [one] { $turns } ruch, od { $cells } wolnych pól
        [few] { $turns } ruchy, od { $cells } wolnych pól
        [many] { $turns } ruchów, od { $cells } wolnych pól
       *[other] { $turns } ruchu, od { $cells } wolnych pól
    }
statistics-held-least =
    { $turns ->
        [one] co najmniej { $turns } ruch, od { $cells } wolnych pól
        [few] co najmniej { $turns } ruchy, od { $cells } wolnych pól
        [many] co najmniej { $turns } ruchów, od { $cells } wolnych pól
       *[other] co najmniej { $turns } ruchu, od { $cells } wolnych pól
    }
statistics-held-none = Jeszcze żadna

statistics-opening = Ulubione otwarcie
statistics-opening-value =
    { $n ->
        [one] { $cells } na { $board }, raz
        [few] { $cells } na { $board }, { $n } razy
        [many] { $cells } na { $board }, { $n } razy
       *[other] { $cells } na { $board }, { $n } raza
    }

statistics-sides = Strony
statistics-opponents = Rywale
statistics-boards = Plansze
statistics-people = Ludzie
statistics-won-of = wygrane: { $won } z { $all }

statistics-export = Eksportuj CSV
statistics-saved = Zapisano: { $path } i { $name }
statistics-not-saved = Nie można zapisać tabel: { $error }
everything-save = Zapisz wszystko
everything-bring = Wczytaj tutaj
everything-which = Który plik?
everything-saved = Wszystko zapisano: { $path }
everything-not-saved = Nie można zapisać: { $error }
everything-none = W dokumentach i pobranych plikach nic takiego nie ma.
everything-brought =
    Nowe tutaj: partie: { $games }, gracze: { $people }{ $others ->
        [0] {""}
       *[other] , inne wpisy: { $others }
    }.
everything-not-brought = Nie można wczytać: { $error }

achievement-count = Zdobyte: { $n } z { $all }
achievement-open = niezdobyte
achievement-news-of = { $person } zdobywa: { $name }

achievement--lessons = Solidne podstawy
achievement-note--lessons = Ukończ wszystkie lekcje. Znajdziesz w nich wszystko, czego wymagają pozostałe osiągnięcia.
achievement-won--lessons = Wszystkie lekcje ukończone
achievement--counting = Rachunek się zgadza
achievement-note--counting = Zostaw nieparzystą liczbę obszarów od czterech do siedmiu pól, co najmniej { $n }, i wygraj bez pomocy. Każdy mieści jeszcze jeden klocek, więc ostatni przypada rywalowi.
achievement-won--counting = Nieparzysta liczba obszarów
achievement--halves = Dwie równe połowy
achievement-note--halves = Bez pomocy i wygrywającym ruchem zostaw dwa równe obszary po co najmniej { $n } pól i nic więcej. Na wszystko, co stanie się w jednym, można odpowiedzieć w drugim.
achievement-won--halves = Dwie równe połówki
achievement--comeback = Nigdy nie jest za późno
achievement-note--comeback = Bez pomocy wygraj partię, w której twoja przegrana była pewna. Przed ostatnim klockiem nikt jeszcze nie wygrał: komplikuj pozycję.
achievement-won--comeback = Przegrana, a jednak wygrana
achievement--level_5 = Dawid i Goliat
achievement-note--level_5 = Pokonaj bez pomocy poziom 5 lub silniejszy. Końcówkę gra bezbłędnie, więc przewagę musisz mieć wcześniej.
achievement-won--level_5 = Poziom 5 lub silniejszy pokonany
achievement--quick_boards = Małe plansze, wielka gra
achievement-note--quick_boards = Pokonaj bez pomocy komputer na 6×6, 7×7, 6×10 i 8×8. Na małych planszach te same końcówki spotkasz wcześniej i częściej.
achievement-won--quick_boards = Wygrana na wszystkich małych planszach
achievement--parity = Zawsze do pary
achievement-note--parity = Na 6×6 pozwól zacząć poziomowi { $n } lub wyższemu i bez pomocy utrzymaj wygraną od swojego pierwszego ruchu do końca. Dbaj, by przed każdym twoim ruchem liczba klocków do końca była parzysta.
achievement-won--parity = Wygrana od pierwszego ruchu
achievement--clean_grade = Czyste konto
achievement-note--clean_grade = Rozwiąż wszystkie zadania jednej trudności bez błędnej próby. Szukanie odpowiedzi, zanim położysz klocek, wejdzie ci w nawyk.
achievement-won--clean_grade = Cała trudność bez błędnej próby
achievement--hard_puzzle = Rzut oka
achievement-note--hard_puzzle = Rozwiąż zadanie największej trudności za pierwszym razem. Trzeba wykluczyć każdy inny ruch.
achievement-won--hard_puzzle = Najtrudniejsze za pierwszym razem
achievement--only_placements = Igła w stogu siana
achievement-note--only_placements = Bez pomocy znajdź jedyny wygrywający ruch co najmniej { $n } razy w jednej partii. Takie ruchy rozstrzygają partie; pokazuje je przegląd.
achievement-won--only_placements = Jedyny wygrywający ruch, { $n } razy
achievement--level_7 = O krok naprzód
achievement-note--level_7 = Pokonaj bez pomocy poziom 7 lub silniejszy. Widzi daleko, więc rozstrzyga środek partii.
achievement-won--level_7 = Poziom 7 lub silniejszy pokonany
achievement--long_win = Długi dystans
achievement-note--long_win = Bez pomocy utrzymaj pewną wygraną od co najmniej { $n } wolnych pól do końca. Wygrać wygraną partię to osobna sztuka.
achievement-won--long_win = Wygrana od { $n } pól

## The position editor

editor-title = Edytor pozycji
editor-how-cell = Kliknij pole (lub naciśnij { $key }), by je zająć albo zwolnić. Przeciągnij, by zająć więcej.
editor-how-piece = Kładź klocki jak w partii, także na innych.
editor-cell = Jedno pole
editor-clear = Wyczyść
editor-invert = Negatyw
editor-against = Graj: Poziom { $n }
editor-two = Dwóch graczy
editor-nothing-fits = Na tej planszy nic się nie mieści: nie ma w co grać.

editor-areas = Wielkości obszarów: { $sizes }

## Stacking

stacking-title = Układanie
stacking-watch = Oglądaj
stacking-surface = Dobra powierzchnia
stacking-lookahead = Widzi naprzód: { $n }
stacking-best = Najlepsze wieże: { $name }
stacking-no-scores = Tu staną twoje najlepsze wieże.
stacking-score =
    { $n ->
        [one] { $n } klocek
        [few] { $n } klocki
        [many] { $n } klocków
       *[other] { $n } klocka
    }, { $cleared } × 4 rzędy
stacking-score-helped =
    { $n ->
        [one] { $n } klocek
        [few] { $n } klocki
        [many] { $n } klocków
       *[other] { $n } klocka
    }, { $cleared } × 4 rzędy (z pomocą)

stacking-next = Następne
stacking-pieces = Klocki: { $n }
stacking-cleared = Usunięte: { $n } × 4 rzędy
stacking-clears = Usunięto cztery rzędy!
stacking-helped = Z pomocą
stacking-rules = Nie zostawiaj dziur. Klocek I z prawej usuwa cztery pełne rzędy.
stacking-again = Od nowa
stacking-ended =
    { $n ->
        [one] { $n } klocek
        [few] { $n } klocki
        [many] { $n } klocków
       *[other] { $n } klocka
    }
stacking-best-yet =
    { $n ->
        [one] { $n } klocek
        [few] { $n } klocki
        [many] { $n } klocków
       *[other] { $n } klocka
    }: twoja najlepsza wieża!
stacking-ranks = Oceny
stacking-end = Zakończ grę
stacking-end-question = Zakończyć tę grę i zachować wynik?
stacking-hole = Zostałaby dziura
stacking-full = Studnia jest tam pełna
stacking-beside = Prawa kolumna jest dla klocków I, które usuwają cztery pełne rzędy
stacking-over = Czerwony klocek nigdzie nie zmieści się bez dziury.
stacking-over-best =
    { $n ->
        [one] { $n } klocek
        [few] { $n } klocki
        [many] { $n } klocków
       *[other] { $n } klocka
    }: miejsce { $place } na twojej liście
stacking-loading = Przygotowuję oceny miejsc. Graj tymczasem dalej.
stacking-scale = Ocena: jak zmieszczą się następne klocki
stacking-hint = Tu najlepiej: ocena { $n }.
stacking-rank-is = Ocena tej powierzchni: { $n }
stacking-speed-is =
    { $n ->
        [one] { $n } klocek na sekundę
        [few] { $n } klocki na sekundę
        [many] { $n } klocków na sekundę
       *[other] { $n } klocka na sekundę
    }
stacking-watched = Każdy klocek trafia tam, gdzie potem zmieści się najwięcej.
stacking-game = Gra { $n }
stacking-play = Wznów
stacking-pause = Pauza
stacking-slower = Wolniej
stacking-faster = Szybciej
stacking-restart = Od nowa
stacking-another = Nowe klocki

stacking-surface-flat = Płaska powierzchnia kusi, ale S i Z się na niej nie mieszczą.
stacking-surface-step = Schodek na każdym końcu: zmieści się każdy klocek. To najlepsza z tych powierzchni.
stacking-surface-pairs = Schodki co dwie kolumny są dobre: klockom O, S i Z trzeba dwóch równych.
stacking-surface-singles = Schodki co kolumnę: klocek O nigdzie nie pasuje. Trzymaj kolumny parami.
stacking-surface-well = W szczelinie głębokiej na 2 pola zmieszczą się tylko J, L oraz I.
stacking-surface-deep = W szczelinie głębokiej na 4 pola zmieści się jeden I. Głębszej nie rób.
stacking-surface-two = Dwie szczeliny na I, a ten klocek przychodzi raz na siedem.

## The opponent that fits

fitting = Równy rywal
fitting-with-elo = Równy rywal (Elo { $n })
fitting-note = Silniejszy, gdy wygrywasz; słabszy, gdy przegrywasz.
fitting-unknown = Jeszcze bez partii: zaczyna od Elo { $n } i poznaje twoją siłę z każdą partią.
fitting-known =
    { $games ->
        [one] Twoja siła: Elo { $n } ± { $error }, po { $games } partii
        [few] Twoja siła: Elo { $n } ± { $error }, po { $games } partiach
        [many] Twoja siła: Elo { $n } ± { $error }, po { $games } partiach
       *[other] Twoja siła: Elo { $n } ± { $error }, po { $games } partii
    }

## Named players

character--pip = Pip
character--luna = Luna
character--otto = Otto
character--mina = Mina
character--tao = Tao
character--rio = Rio
character--zeno = Zeno
character--kira = Kira
character--ada = Ada
character--nova = Nova

character-note--pip = Wiercipięta: zawsze gra daleko od ciebie.
character-note--luna = Odbija twoje ruchy jak lustro, póki jest miejsce.
character-note--otto = Chodzi po krawędziach, najchętniej prostym klockiem.
character-note--mina = Zaczyna w rogach i je zapełnia.
character-note--tao = Jak najdłużej trzyma planszę w całości.
character-note--rio = Kładzie tuż obok twojego ostatniego klocka.
character-note--zeno = Chciwie zbiera pola, gdzie nic już się nie mieści.
character-note--kira = Dzieli planszę wcześnie, i to nie raz.
character-note--ada = Stawia mury, tnie planszę na pół i liczy.
character-note--nova = Zaczyna od środka i wcześnie widzi koniec.

character-word--pip = Skoki
character-word--luna = Lustro
character-word--otto = Krawędzie
character-word--mina = Rogi
character-word--tao = Całość
character-word--rio = Tuż obok
character-word--zeno = Chciwość
character-word--kira = Podziały
character-word--ada = Połowy
character-word--nova = Środek

character-idea--pip = Martwe pola
character-idea--luna = Środek
character-idea--otto = Wymuszone
character-idea--mina = Odcinanie
character-idea--tao = Rozmiary
character-idea--rio = Ostatni wybór
character-idea--zeno = Liczenie pól
character-idea--kira = Jeden, dwa, trzy
character-idea--ada = Dwie połowy
character-idea--nova = Widzieć dalej

voice-begins--pip = Nie złapiesz mnie! Tylko nie zostawiaj za mną dziur, bo się potknę.
voice-begins--luna = Twój ruch to mój ruch, pół obrotu dalej. Gdy odcinasz pola, gubię rytm.
voice-begins--otto = Krawędź, zawsze krawędź. Tam jest spokój, jak u mnie.
voice-begins--mina = Najpierw rogi. Wszystkie cztery, jeśli można.
voice-begins--tao = Trzymam planszę w całości i liczę, gdy mało jej zostanie.
voice-begins--rio = Wolne? I tak siadam obok ciebie.
voice-begins--zeno = Pola, na które nic nie wejdzie! Mogę zacząć bez ciebie?
voice-begins--kira = Duża plansza mnie denerwuje. Zaraz ją rozłupię.
voice-begins--ada = Jeden mur, dwie połowy, potem rachunki. Gdy plansza zostaje w całości, gubię się w liczeniu.
voice-begins--nova = Zaczynam w środku i stamtąd widzę koniec. Zazwyczaj.

voice-wins--pip = Hop! A ostatni klocek jest twój. Gonisz mnie dalej?
voice-wins--luna = Pomysły były twoje. Ja miałam je pół obrotu później.
voice-wins--otto = Wzdłuż krawędzi do końca. Wolno, ale zawsze.
voice-wins--mina = Cztery rogi dla mnie, ostatni klocek dla ciebie. Uczciwie, co?
voice-wins--tao = Widzisz? Nic nie trzeba było łamać.
voice-wins--rio = Ale było przytulnie. Następnym razem to samo miejsce?
voice-wins--zeno = Pyszności. Ostatni klocek zostawiłem ci z grzeczności.
voice-wins--kira = Tyle okruchów, a ostatni był twój.
voice-wins--ada = Pocięte, policzone, gotowe. Możesz sprawdzić.
voice-wins--nova = Widziałam to z daleka. Starałam się wyglądać na zaskoczoną.

voice-loses--pip = Nie ma już dokąd skakać. Jak ci się to udało?
voice-loses--luna = Odbiłam wszystko. Błędy chyba też.
voice-loses--otto = Szedłem krawędzią, aż spadłem z planszy.
voice-loses--mina = Cztery rogi, a w kozim rogu jestem ja.
voice-loses--tao = Rozbite dokładnie tak, jak trzeba. Niegrzecznie, ale brawo.
voice-loses--rio = Siedziałem za blisko, żeby to widzieć.
voice-loses--zeno = Zjadłem za dużo, a ostatni klocek był na moim talerzu.
voice-loses--kira = Ja robiłam okruchy, a liczenie wyszło tobie.
voice-loses--ada = Mur był prosty. Rachunek już nie.
voice-loses--nova = No cóż. Tego nie widziałam.

character-met = Bez pomocy: { $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = Zadanie dnia
training-endless = Zadania bez końca
training-endless-note = Trudność w sam raz, z rankingiem
training-run = Sprint na czas
training-run-note = Ile zadań w trzy minuty?
training-stacking-note = Gra dla jednej osoby
training-making = Powstaje twoje zadanie…

training-rating = ranking { $n }
training-best = rekord: { $n }

training-daily-title = { $date }: { $grade }
training-streak =
    { $longest ->
        [0] Zadanie co dzień buduje serię.
       *[other]
            { $n ->
                [0] Seria: 0 · Rekord: { $longest }
                [one] Seria: { $n } dzień · Rekord: { $longest }
                [few] Seria: { $n } dni · Rekord: { $longest }
                [many] Seria: { $n } dni · Rekord: { $longest }
               *[other] Seria: { $n } dnia · Rekord: { $longest }
            }
    }

training-endless-puzzle = { $grade }, ranking { $rating }
training-standing =
    { $tried ->
        [0] Ty: { $n }
       *[other] Ty: { $n }. Za 1. razem: { $solved } z { $tried }
    }
training-rated = Ranking: { $n } ({ $change })

training-run-rules = Trzy minuty. Trzy błędy i koniec.
training-run-begin = Zacznij
training-run-again = Nowy sprint
training-run-skip = Pomiń (liczy się jako błąd)
training-run-end = Zakończ sprint
training-run-end-question = Zakończyć teraz?
training-run-score = Rozwiązane: { $solved }   Błędy: { $errors } z { $most }
training-run-wrong = To nie to. Wygrywał ten ruch.
training-run-right = Dobrze!
training-run-time = Koniec czasu. Rozwiązane: { $n }
training-run-errors = Trzeci błąd. Rozwiązane: { $n }
training-run-left = Sprint zakończony. Rozwiązane: { $n }
training-run-best = Koniec sprintu. Rozwiązane: { $n }. To twój rekord!
training-run-none = Tu pojawią się twoje najlepsze sprinty.
training-run-line = { $place }.  Rozwiązane: { $solved } · { $date }

training-idea--halves =
    { $half ->
        [one] Zostały dwa równe obszary po { $half } polu. Co rywal zrobi w jednym, ty powtórz w drugim.
        [few] Zostały dwa równe obszary po { $half } pola. Co rywal zrobi w jednym, ty powtórz w drugim.
        [many] Zostały dwa równe obszary po { $half } pól. Co rywal zrobi w jednym, ty powtórz w drugim.
       *[other] Zostały dwa równe obszary po { $half } pola. Co rywal zrobi w jednym, ty powtórz w drugim.
    }
training-idea--parity =
    { $pieces ->
        [one] Licząc po cztery pola na klocek, zmieści się jeszcze { $pieces } klocek: liczba nieparzysta, dobra dla ciebie.
        [few] Licząc po cztery pola na klocek, zmieszczą się jeszcze { $pieces } klocki: liczba nieparzysta, dobra dla ciebie.
        [many] Licząc po cztery pola na klocek, zmieści się jeszcze { $pieces } klocków: liczba nieparzysta, dobra dla ciebie.
       *[other] Licząc po cztery pola na klocek, zmieści się jeszcze { $pieces } klocka: liczba nieparzysta, dobra dla ciebie.
    }
training-idea-forced =
    { $areas ->
        [one] Został { $areas } obszar na dokładnie jeden klocek. Musi go położyć rywal.
        [few] Zostały { $areas } obszary na dokładnie jeden klocek: liczba nieparzysta, więc ostatni położy rywal.
        [many] Zostało { $areas } obszarów na dokładnie jeden klocek: liczba nieparzysta, więc ostatni położy rywal.
       *[other] Zostało { $areas } obszaru na dokładnie jeden klocek: liczba nieparzysta, więc ostatni położy rywal.
    }
training-idea--counting =
    { $areas ->
        [one] Został jeden obszar o { $cells } polach. Na oko klocków: { $pieces }, ale może być mniej. Kto ma ruch, przegrywa.
        [few] Zostały { $areas } obszary, pól razem { $cells }. Na oko klocków: { $pieces }, ale może być mniej. Kto ma ruch, przegrywa.
        [many] Zostało { $areas } obszarów, pól razem { $cells }. Na oko klocków: { $pieces }, ale może być mniej. Kto ma ruch, przegrywa.
       *[other] Zostało { $areas } obszaru, pól razem { $cells }. Na oko klocków: { $pieces }, ale może być mniej. Kto ma ruch, przegrywa.
    }
training-idea--three = Jeden klocek robi z obszaru { $parts } części, a rywal nie ma dobrej odpowiedzi na wszystkie.
training-idea--corner =
    { $closed ->
        [one] Klocek odcina { $closed } pole, na którym nic się już nie zmieści.
        [few] Klocek odcina { $closed } pola, na których nic się już nie zmieści.
        [many] Klocek odcina { $closed } pól, na których nic się już nie zmieści.
       *[other] Klocek odcina { $closed } pola, na których nic się już nie zmieści.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Łatwiejsze
daily-harder = Trudniejsze
daily-more = Jeszcze jedno
daily-copy = Kopiuj
daily-copied = Wynik jest w schowku
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = Zaległe zadanie nie wydłuża serii.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [one] Rozwiązane za pierwszym razem.
                [few] Rozwiązane w { $n } próbach.
                [many] Rozwiązane w { $n } próbach.
               *[other] Rozwiązane w { $n } próby.
            }
       *[other]
            { $n ->
                [one] Rozwiązane. Podpowiedzi: { $hints }.
                [few] Rozwiązane w { $n } próbach. Podpowiedzi: { $hints }.
                [many] Rozwiązane w { $n } próbach. Podpowiedzi: { $hints }.
               *[other] Rozwiązane w { $n } próby. Podpowiedzi: { $hints }.
            }
    }
daily-next = Nowe zadania za { $hours } godz. { $minutes } min.
daily-not-yet = Dzień się jeszcze nie liczy. Może go uratować drugie zadanie.
daily-not = Dzień się nie liczy.
daily-first = Dzień pierwszy: zaczyna się twoja seria!

## Second chances: positions that a person let slip come back until they are found

again-title = Druga szansa
again-none = Gdy wypuścisz wygraną z rąk, pozycja wraca tutaj.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } zadanie
                [few] { $puzzles } zadania
                [many] { $puzzles } zadań
               *[other] { $puzzles } zadania
            }
       *[other]
            { $puzzles ->
                [0] Z partii: { $games }
               *[other] Z partii: { $games } · z zadań: { $puzzles }
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Dziś nic. Jutro: { $n }
again-on = Dziś nic. Następne ({ $n }): { $day }
again-done = Wszystko zrobione.
again-next-tomorrow = Jutro: { $n }
again-next-on = Następne ({ $n }): { $day }
again-missed = To ci umknęło: spróbuj jeszcze raz.
again-task = Tu była wygrana. Znajdź ją.
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = { $name } · { $date } · ruch { $n }
again-puzzle = { $name } · { $date }
again-then = Kontur to twój ruch z tamtej partii.
# $n is a number of days.
again-in =
    { $n ->
        [one] Powtórka jutro.
        [few] Powtórka za { $n } dni.
        [many] Powtórka za { $n } dni.
       *[other] Powtórka za { $n } dnia.
    }
again-known = Już to umiesz.
again-just-practice = Tylko trening: powtórki bez zmian.
again-take-out = Usuń z listy
again-put-back = Przywróć
again-progress = { $n } z { $all }
again-kept = Czeka: Druga szansa
again-looking = Przyglądam się bliżej…
again-try = Spróbuj
again-clue-area = Spójrz tutaj. Następna podpowiedź poda klocek, ale pozycja wróci wcześniej.
again-clue-piece = Ten klocek. Następna podpowiedź pokaże miejsce, a pozycja wróci jutro.
again-clue-place = Połóż go tutaj. Pozycja wróci jutro.
again-clue-here = Połóż go tutaj.
miss-title = Co ci umyka
miss-note = za 1. razem
miss-idea--halves = Dwie równe połowy
miss-idea--parity = Liczba nieparzysta
miss-idea--counting = Liczenie pól
miss-idea--three = Trzy części naraz
miss-idea--corner = Odcinanie pól
miss-practise = Ćwicz
miss-too-few = za mało danych
