### Everything that the window says in Korean. The comments for translators are in `en.ftl`.
# Glossary
# piece = 조각 (블록 for looks only); to place = 놓다; to play = 두다; place = 자리
# turn = 수; whose turn = 차례; first, second = 선공, 후공
# cell = 칸; free cell = 빈칸; dead cell = 죽은 칸
# area = 영역; board = 판; position = 국면; row = 줄; column = 열
# heap = 더미 (n짜리 더미); Nim = Nim (님 would be the honorific); wild = 변칙
# aids = 도움; hint = 힌트; outcomes (the aid) = 이기는 수; x-ray (Analysis in English) = 분석; coach = 코치
# rating = 레이팅
# level = 레벨; grade = 난이도; rank (stacking) = 평가치
# puzzle = 퍼즐 (문제 for the task it sets); lesson = 레슨; step = 단계
# review = 복기; replay = 다시 보기; undo = 무르기; redo = 다시 실행; to resign = 기권
# proven win = 확정된 승리; to give a win away = 승리를 놓치다
# clocks, the choice = 제한 시간; a game played = 대국, counted in 판; a saved game or its text = 기보; 게임 = the program, and one of stacking
# backup = 백업; speed of a replay = 속도; ladder = 도장 깨기; the page of the player = 내 정보
# endgame = 종반; stacking = 쌓기; surface = 지형; hole = 구멍; gap = 홈
# achievement = 업적; search = 탐색

## The language

language-name = 한국어
date-format = %Y. %-m. %-d.
date-locale = ko_KR
date-and-time = { $day } { $time }

## Shared by many screens

back = 뒤로
ok = 확인
cancel = 취소
save = 저장
save-game = 기보 저장
copy = 복사
paste = 붙여넣기
undo = 무르기
redo = 다시 실행
help = 도움말
menu = 메뉴
stop = 중지

you = 나
opponent = 상대
player-one = 플레이어 1
player-two = 플레이어 2

first-player = 선공
second-player = 후공

# 판의 크기, 빈 판에서 이기는 쪽.
board = 판
board-won = 둘 다 완벽하게 두면 먼저 두는 쪽이 이깁니다.
board-lost = 둘 다 완벽하게 두면 먼저 두는 쪽이 집니다.
board-open = 둘 다 완벽하게 두면 누가 이길지 아직 아무도 모릅니다.

winner = 승리

name-refused = 이름은 1~{ $n }자입니다

## Levels of the computer

level-number = 레벨 { $n }

level-with-name = 레벨 { $n } · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n } ({ $board })

level--drifter = 방랑자
level--beginner = 초심자
level--casual = 여유파
level--thoughtful = 사색가
level--careful = 신중파
level--skilled = 숙련자
level--sharp = 수재
level--cunning = 책략가
level--expert = 전문가
level--master = 명인
level--solver = 해결사

level-note--drifter = 마지막에 놓으면 진다는 것을 아직 모릅니다.
level-note--beginner = 끝나기 { $plies }수 전부터 끝이 보이지만 많이 놓칩니다.
level-note--casual = 끝나기 { $plies }수 전부터 끝이 보이지만 가끔 놓칩니다.
level-note--thoughtful = 끝나기 { $plies }수 전부터 끝이 보이고 거의 놓치지 않습니다.
level-note--careful = 끝나기 { $plies }수 전부터는 빠짐없이 봅니다.
level-note--skilled = { $cells }칸이 남으면 누가 이기는지 찾기 시작합니다.
level-note--sharp = { $cells }칸이 남으면 누가 이기는지 찾기 시작합니다.
level-note--cunning = { $cells }칸이 남으면 누가 이기는지 찾기 시작합니다.
level-note--expert = { $cells }칸이 남으면 누가 이기는지 찾기 시작합니다.
level-note--master = { $cells }칸이 남으면 누가 이기는지 찾기 시작합니다.
level-note--solver = 멀리서부터 끝을 보고, 초반을 두는 법도 압니다.
level-note-alike = 이 판에서는 레벨 { $n }부터 10까지 똑같이 강합니다.

## Title and menu

title-tagline = 마지막 조각을 놓는 사람이 집니다.
menu-continue = 이어서 하기
menu-stacking = 쌓기
door-you = 내 정보
door-today-new = 오늘 새 퍼즐
door-streak = 연속 { $n }일
door-again-new = 새 퍼즐 { $new }, 복습 { $n }
door-again = 복습 { $n }개
door-tomorrow =
    { $n ->
        [0] 내일: 새 퍼즐 { $new }
       *[other] 내일: 새 퍼즐 { $new }, 복습 { $n }
    }
door-lessons = { $all }개 중 { $done }개
continue-your-move = 내 차례, 상대 { $name }, { $board }
continue-their-move = { $board }, { $name } 차례
continue-between = { $board }, { $first } 대 { $second }
menu-settings = 설정
menu-help = 게임 방법
menu-quit = 종료

first-start-question = 처음이신가요? 2분이면 배울 수 있습니다.
first-start-lesson = 방법 보기
first-start-later = 바로 대국하기

## A new game against the computer

play-title = 대국하기
play-friend = 둘이서 하기
play-computers = 컴퓨터끼리
play-change = 바꾸기
play-done = 완료
play-against = { $name }에게 도전
play-watch = 관전
play-you-first = 선공
play-computer-first = 후공
play-random-first = 순서 무작위
play-no-clock = 무제한
play-coached = 코치 켬
play-uncoached = 코치 끔
play-medal-open = 도움 없이 이기면 메달을 받습니다.
play-medal-coached = 코치 없이 이기면 메달을 받습니다.
play-medal-won = 도움 없이 승리
play-who-begins = 누가 먼저 둘까요?
play-you = 나
play-computer = 컴퓨터
play-random = 무작위
play-level = 레벨

## Two players at one computer

play-swap = 순서 바꾸기
# $first and $second are names of people.
rated-question = 이 대국을 { $first } 님과 { $second } 님의 레이팅에 반영할까요? 두 사람 모두 동의해야 합니다.
rated-yes = 둘 다 동의
rated-no = 반영하지 않음

## Clocks

clocks = 제한 시간
clock-none = 없음
tip-clock = 3+2: 각자 3분에, 한 수마다 2초씩 더해집니다.
# 두 사람이 자리를 비우면 시계를 멈출지 정하는 단추.
clocks-pause = 자리 비움 시 정지
tip-clocks-pause = 다른 창이나 메뉴를 보는 동안 시계가 멈추고 판이 가려집니다.

## The game: players and buttons

game-your-turn = 내 차례

game-to-move = 차례

game-thinking = 생각 중

game-first = 선공

game-second = 후공
game-rated = 레이팅 반영
game-unrated = 레이팅 미반영
game-leave = 나가기
# Asked for an aid in a rated game, which is given when it is asked for again.
game-aid-warning = 이 대국은 레이팅에 반영되지 않게 됩니다. 계속하려면 한 번 더 누르세요.

# What is told of things while the mouse rests on them.
tip-cells = 아직 조각이 놓일 수 있는 칸입니다. 가위표가 있는 죽은 칸에는 놓을 수 없습니다.
tip-elo = 레이팅: 200점 높으면 네 판 중 세 판쯤 이깁니다.
tip-rated = 레이팅에 반영됩니다. 도움을 받으면 반영되지 않습니다.
tip-unrated = 레이팅에 반영되지 않습니다.
tip-hint = 좋은 수를 보여 줍니다.
tip-outcomes = 이기는 수와 지는 수를 표시합니다.
tip-analysis = 영역마다 값을 보여 줍니다.
tip-coach = 확정된 승리를 놓치는 수를 알려 줍니다. 대국은 레이팅에 반영되지 않습니다.
tip-clues = 먼저 볼 곳, 다음에 조각, 끝으로 자리를 알려 줍니다. 자리를 보면 푼 것으로 치지 않습니다.
tip-endless-clues = 먼저 볼 곳, 다음에 조각, 끝으로 자리를 알려 줍니다. 조각을 보면 레이팅이 오르지 않고, 자리를 보면 틀린 것으로 칩니다.
tip-again-clues = 먼저 볼 곳, 다음에 조각, 끝으로 자리를 알려 줍니다. 조각을 보면 다음 출제일이 늦춰지지 않고, 자리를 보면 처음부터 다시 합니다.
tip-again-out = 이제 나오지 않습니다.
tip-streak = 오늘의 퍼즐을 하루도 거르지 않고 푼 날수입니다.
tip-puzzle-rating = 퍼즐을 푸는 실력입니다. 처음에 맞히면 오르고 틀리면 내려갑니다. 새 퍼즐의 난이도도 여기에 맞춰집니다.
tip-run-errors = 세 번 틀리면 끝납니다. 건너뛰어도 틀린 것으로 칩니다.
tip-stacking-hint = 다음 두 조각까지 생각한 가장 좋은 자리를 보여 줍니다. 도움받은 기록이 됩니다.
tip-ranks = 모든 자리의 평가치를 보여 줍니다. 도움받은 기록이 됩니다.
tip-rank = 무작위 조각 15개를 모두 구멍 없이 놓을 확률(%)입니다.
tip-cleared = 오른쪽 열만 빼고 네 줄이 차면, 거기에 세운 I가 그 줄을 지웁니다.
tip-helped = 힌트, 평가치, 무르기를 쓰면 기록에 도움받음으로 남습니다.
tip-lookahead = 컴퓨터가 미리 생각하는 조각 수입니다.
tip-dead = 이어진 빈칸이 넷보다 적어 어떤 조각도 들어갈 수 없는 칸입니다.
tip-area = 변끼리 맞닿아 이어진 빈칸들입니다.

game-free-cells = 빈칸 { $n }
game-placed = 놓은 조각 { $n }

paused = 일시 정지
paused-go-on = 아무 키나 누르거나 클릭하면 계속합니다

game-resign = 기권
game-move-now = 재촉하기
game-help-me = 도움받기
game-hint = 힌트
game-outcomes = 이기는 수
game-analysis = 분석
game-coach = 코치

outcomes-wins = ✓ 승 { $n }
outcomes-losses = × 패 { $n }
outcomes-unknown = 미정 { $n }

outcomes-far = 음영은 예상입니다:
expectation-poor = 나쁨
expectation-good = 좋음

outcome-here-wins = 이기는 수입니다
outcome-here-loses = 지는 수입니다
outcome-here-unknown = 아직 모릅니다

analysis-wins = 차례인 쪽이 이깁니다
analysis-loses = 차례인 쪽이 집니다

analysis-wild = 변칙
analysis-area = { $n }: { $worth }

analysis-heap =
    { $n ->
        [0] 아무것도 없는 것과 같음
       *[other] 돌 { $n }개짜리 더미와 같음
    }
analysis-like-no-heap = 변칙: 더미와 다름
analysis-too-large = 너무 커서 알 수 없음

hint-sought = 좋은 수를 찾고 있습니다…

hint-ends = 이깁니다. 이 수까지 최대 { $n }수면 끝납니다.
hint-equal-areas = 이깁니다. { $n }칸짜리 같은 영역 둘이 남습니다.
hint-only-win = 이기는 수는 이것뿐입니다.
hint-leaves-area = 이깁니다. 남는 { $n }칸에서 상대가 집니다.
hint-leaves-areas = 이깁니다. 남는 { $n }칸에서 상대가 집니다.
hint-fewest-replies = 지금은 지고 있습니다. 이 수를 두면 상대가 이기는 수가 가장 적어 { $n }개뿐입니다.
hint-loses = 어떤 수를 두어도 집니다.
hint-forced = 어떤 수를 두어도 { $n }수 안에 집니다.
hint-mirrors = 아직 확실하지 않습니다. 상대의 어떤 수에도 대칭으로 응수할 수 있습니다.
hint-likely = 아직 확실하지 않지만 대체로 좋은 수입니다.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, 지금은 사용할 수 없음
speech-cell-free = { $cell }, 빈칸
speech-cell-dead = { $cell }, 죽은 칸
speech-cell-filled = { $cell }, 막힌 칸
speech-cell-piece = { $cell }, { $n }수의 { $piece }
speech-placement = { $piece }, { $cells }
speech-in-hand = 손에 든 조각: { $placement }
speech-move = { $name }: { $placement }
speech-taken-back = 무름: { $placement }
speech-stepped-back = 한 수 뒤로, 이 수 앞: { $placement }
speech-demo = 예시입니다. { $forward }: 다음 조각. { $back }: 하나 뒤로.
speech-demo-leave = { $leave }: 끝내기.
speech-demo-ends = 예시가 끝났습니다.
speech-only-spot = 놓을 수 있는 자리는 여기뿐입니다.
speech-fits-nowhere = { $piece } 조각은 놓을 곳이 없습니다.
speech-picture = 그림: { $parts }
speech-better = 더 좋은 수: { $placement }
speech-turn = { $n }수, { $move }
speech-mistake = 실수
speech-marked = 표시된 칸: { $cells }
speech-finished = 완료
speech-in-list = { $all }개 중 { $n }번째
speech-done = { $name }: 완료
speech-close = 닫기
speech-graph = 둘 다 완벽하게 둘 때의 승자: { $parts }
speech-graph-start = 시작 때 { $name }
speech-graph-after = { $n }수 뒤 { $name }
speech-graph-unknown = 알 수 없음
speech-ratings = 레이팅 { $first }에서 { $last }, 최고 { $highest }
speech-stack = 열의 높이 { $heights }, 다음 { $pieces }

typed-title = 수 또는 질문
typed-help = 수는 칸 네 개로 입력합니다(예: { $example }). 칸 하나만 입력해도 됩니다. 물어볼 수도 있습니다: { $questions }.
typed-by-ear = 스크린 리더를 쓰면 조각을 움직이는 키가 그 칸도 읽어 줍니다. { $seek }: 놓을 수 있는 다음 자리. { $type }: 수나 질문 입력. { $buttons }: 버튼으로, 다시 누르면 판으로. { $close }: 열린 것 닫기.
typed-areas = 영역
typed-pieces = 조각
typed-last-move = 마지막 수
typed-to-move = 차례
typed-clocks = 시계
typed-fitting = 놓을 수 있는 조각: { $pieces }
typed-no-area = 남은 영역이 없습니다.
typed-no-clock = 이 대국에는 시계가 없습니다.
typed-unknown = 수도 질문도 아닙니다.
typed-no-cell = 이 판에는 { $cell } 칸이 없습니다.
typed-count = 수는 서로 다른 칸 네 개입니다.
typed-disconnected = 칸은 변으로 맞닿아야 합니다.
typed-drop-title = 조각 떨어뜨리기
typed-drop-help = 조각의 왼쪽 끝이 놓일 열을 a~j로 입력합니다. 먼저 돌릴 횟수를 덧붙일 수 있습니다(예: { $example }).
typed-drop-unknown = 조각이 들어갈 열과 세 번까지의 회전을 입력하세요.

## 코치

# 패널에서 하는 말: 얼마나 멀리 보는지, 그리고 승리를 놓친 수.
coach-searching = 앞을 읽고 있습니다.
coach-too-far = 아직 끝이 보이지 않습니다.
coach-knows = 끝까지 보입니다.
coach-blunder = 승리를 놓치는 수입니다.
coach-keep = 그대로 두기
coach-where = 자리 보기
coach-clue-area = 이 영역에 이기는 수가 있습니다. 다음 힌트에서 조각을 알려 줍니다.
coach-clue-piece = 이 조각이면 이깁니다. 다음 힌트에서 자리를 알려 줍니다.
coach-leaves = 이제부터 코치 없이 둡니다. 코치는 ‘{ $name }’에 있습니다.
coach-decisive = { $n }번째 수에서 승부가 갈렸습니다.
coach-lost-from = { $n }번째 수부터 { $name } 쪽은 이길 수 없었습니다.
coach-lost-from-you = { $n }번째 수부터는 이길 수 없었습니다.
coach-unknown-decisive = 승부를 가른 수를 찾지 못했습니다.
coach-clock-decisive = 시간으로 승부가 갈렸습니다.
coach-searching-decisive = 승부를 가른 수를 찾고 있습니다…
coach-try-again = 다시 해 보기

## The end of a game

result-won = { $name } 승리
result-you-won = 이겼습니다!
result-you-lost = 졌습니다

result-last-piece = 마지막 조각을 { $name } 쪽이 놓았습니다.
result-last-piece-you = 마지막 조각을 놓았습니다.
result-resigned = { $name } 기권
result-resigned-you = 기권했습니다.
result-time = { $name } 시간패
result-time-you = 시간을 다 썼습니다.
result-rematch = 재대국
result-take-back = 무르기
result-review = 복기
result-last = 지난 결과

## Questions and refusals in a game

resign-question = 이 대국을 기권할까요?
resign-yes = 기권
question-no = 계속하기
paste-question = 클립보드의 기보를 불러와 둘까요?
paste-yes = 복사한 대국 두기
paste-no = 지금 대국 계속
refused-occupied = 여기에는 놓을 수 없습니다
refused-off-board = 판을 벗어납니다
refused-turn = 차례를 기다려 주세요
refused-undo = 무를 것이 없습니다
refused-redo = 다시 실행할 것이 없습니다
refused-over = 대국이 끝났습니다

# Shown after a game of two people: $n is the new rating, $change such as +12.
rating-change-of = { $name }: { $n } ({ $change })
saved-as = 저장했습니다: { $name }

## Pictures to share

share = 공유
picture-title = 대국 공유하기
picture-board = 판을 이미지로
picture-animation = 대국을 애니메이션으로
picture-copy = 이미지 복사
picture-drawing = 그리는 중…
picture-busy = 다른 이미지를 만들고 있습니다
picture-saved = 저장했습니다: { $path }
folder-not-opened = 여기서는 폴더를 열 수 없습니다
picture-not-saved = 이미지를 저장할 수 없습니다: { $error }
picture-copied = 이미지를 클립보드에 복사했습니다
picture-no-folder = 이미지를 둘 폴더가 없습니다
picture-last-piece = { $winner } 승리. 마지막 조각: { $loser }
picture-resigned = { $winner } 승리. 기권: { $loser }
picture-time = { $winner } 승리. 시간패: { $loser }

## The clipboard

position-copied = 국면을 클립보드에 복사했습니다
game-copied = 기보를 클립보드에 복사했습니다
game-exported = 내보냈습니다: { $path }
game-not-exported = 내보낼 수 없습니다: { $error }
game-no-folder = 내보낸 기보를 둘 폴더가 없습니다
clipboard-unusable = 클립보드를 쓸 수 없습니다
clipboard-no-text = 클립보드에 텍스트가 없습니다
clipboard-too-long = 클립보드의 텍스트가 너무 깁니다
clipboard-no-answer = 클립보드가 응답하지 않습니다

pasted-character = 클립보드에 국면이 없습니다. { $n }번째 글자 { $character } 대신 . # I O T S Z J L 가운데 하나가 와야 합니다
pasted-separator = 클립보드에 국면이 없습니다. { $n }번째 글자가 한 줄의 칸을 나눕니다
pasted-too-short = 국면은 100칸, 작은 판에서는 36, 49, 60, 64, 81칸이어야 하는데 클립보드에는 { $n }칸이 있습니다
pasted-other-size = { $size } 판의 국면인데 클립보드에는 { $n }칸이 있습니다
pasted-too-long = 국면은 100칸이어야 하는데 클립보드의 텍스트는 더 이어집니다
pasted-over = 클립보드의 판에는 놓을 수 있는 자리가 없습니다
pasted-nowhere = 여기에는 붙여 넣을 수 없습니다

pasted-game-long = 클립보드의 텍스트는 기보라기에는 너무 깁니다
pasted-game-board = 클립보드에 있는 기보의 { $n }번째 줄에 적힌 판 크기는 지원하지 않습니다
pasted-game-clock = 클립보드에 있는 기보의 { $n }번째 줄에 쓸 수 없는 제한 시간이 적혀 있습니다. 3+2는 3분에 한 수마다 2초입니다
pasted-game-heading = 클립보드에 있는 기보의 { $n }번째 줄을 알 수 없습니다
pasted-game-turn = 클립보드에 있는 기보의 { $n }번째 수는 읽을 수 없습니다
pasted-game-illegal = 클립보드에 있는 기보의 { $n }번째 수는 규칙에 어긋납니다
pasted-game-empty = 클립보드에 기보가 없습니다

## Files

not-saved = 저장할 수 없습니다: { $error }

nothing-saved = 이 컴퓨터에는 대국을 저장할 수 없어 프로그램을 닫으면 사라집니다
other-copy-runs = 게임이 이미 실행 중입니다. 이 창에서는 아무것도 저장하지 않습니다.

file-refused = { $name }: { $error }
file-not-opened = { $name } 파일을 열 수 없습니다: { $error }
file-left-alone = { $name } 파일을 읽을 수 없습니다: { $error }. 파일은 그대로 두며, 게임을 다시 시작할 때까지 이 파일에 저장하지 않습니다.
file-not-permitted = { $name } 파일을 읽을 권한이 없습니다. 파일은 그대로 두며, 이 파일에 저장하지 않습니다. 파일의 소유자와 권한을 확인하세요.
file-newer = { $name } 파일을 읽으려면 더 최신 버전의 게임이 필요합니다. 파일은 그대로 두며, 지금 버전에서는 이 파일에 저장하지 않습니다.
file-set-aside = { $name } 파일을 쓸 수 없습니다: { $error }. { $aside } 이름으로 남겨 두었습니다.
file-entries-damaged = { $name } 파일의 일부 기록이 손상되어 제외했습니다. 원래 파일은 { $aside } 이름으로 남겨 두었습니다.
file-passed-over = { $name } 파일의 기록 하나를 건너뛰었습니다. 파일에는 그대로 남습니다: { $error }.

warnings-more = 그 밖에 { $n }개

file-no-folder = 저장할 홈 폴더가 없습니다
file-other-copy = 먼저 실행된 게임이 파일을 저장하고 있습니다
file-no-room = 디스크에 남은 공간이 없습니다
file-not-a-file = 파일이 아닙니다
file-dangling-link = 아무 데도 가리키지 않는 링크입니다
file-too-long = 너무 깁니다
file-damaged = 손상되었습니다
file-version = 지원하지 않는 버전 { $n }입니다
file-full = 저장한 기보가 이미 { $n }개입니다
file-name = 이름은 1~{ $n }자입니다

## How to play


help-article-rules = 규칙
help-article-keys = 조작
help-article-aids = 도움 기능
help-article-strategy = 전략
help-article-opening = 초반
help-article-computer = 컴퓨터의 생각
help-article-stacking = 쌓기
help-article-notices = 라이선스
help-keys-mouse = 마우스와 터치
help-keys-pad = 게임패드
help-keys-pick = 조각 고르기
help-change-keys = 키 바꾸기

help-rule-turns = 둘이 번갈아, 일곱 가지 조각 중 하나를 골라 원하는 방향으로 돌려 빈칸 어디에나 놓습니다.
help-rule-no-fall = 조각은 떨어지지도 사라지지도 않습니다. 패스도 없고 무승부도 없습니다.
help-rule-dead = 네 칸보다 작은 빈 영역은 죽은 칸이라 아무것도 못 놓고, 가위표가 붙습니다.
help-rule-end = 더 놓을 곳이 없으면 대국이 끝나고, 마지막 조각을 놓은 사람이 집니다.
help-idea-title = 첫걸음
help-idea = 4~7칸짜리 영역에는 조각이 꼭 하나만 더 들어갑니다. 그런 영역을 세어 보세요. 내 차례에 남은 수가 짝수이면 유리합니다.

help-mouse-move = 마우스
help-mouse-move-does = 조각 옮기기
help-mouse-place = 왼쪽 클릭
help-mouse-place-does = 놓기
help-mouse-turn = 오른쪽 클릭, 휠
help-mouse-turn-does = 돌리기
help-touch = 탭, 끌기
help-touch-does = 조각 옮기기 (돌리기와 놓기는 버튼으로)
help-pad-move = 십자키, 스틱
help-pad-move-does = 조각 옮기기
help-pad-place = 아래, 왼쪽 버튼
help-pad-place-does = 놓기, 돌리기
help-pad-undo = 오른쪽, 위 버튼
help-pad-undo-does = 무르기, 다음 자리
help-pad-pieces = L1  R1
help-pad-pieces-does = 이전, 다음 조각
help-pad-outcomes = L2  R2
help-pad-outcomes-does = 이기는 수, 영역 분석
help-pad-hint = Select  Start
help-pad-hint-does = 힌트, 화면의 버튼

help-aid-hint = 힌트
help-aid-hint-text = 좋은 자리 하나를 보여 줍니다. 끝이 아직 멀면 둘 만한 자리를 보여 주고 추정임을 밝힙니다.
help-aid-outcomes = 이기는 수
help-aid-outcomes-text = 손에 든 조각의 모든 자리에 표시합니다. 체크는 승리, 가위표는 패배, 점은 아직 모르는 자리입니다. 조각 위의 숫자는 찾아낸 이기는 수의 개수입니다. 모두 알아내거나 멈출 때까지 뒤에서 계속 찾습니다.
help-aid-analysis = 분석
help-aid-analysis-text = 영역마다 테두리와 크기, 값을 보여 줍니다. 값이 *n인 영역은 Nim 게임의 돌 n개짜리 더미와 같습니다. 마지막 돌을 가져가는 사람이 지는 게임입니다. { $n }칸보다 큰 영역에는 물음표가 붙습니다.
help-aid-counting = 세는 법
help-aid-counting-text = 모든 더미가 *1이면 상대에게 홀수 개를 남기세요. 더 큰 더미가 있으면 크기를 이진수로 적어 받아올림 없이 더하고, 모두 0이 되게 남기세요. 더미가 아닌 영역은 변칙이라고 합니다. 그래도 모두 알아냈으면 메시지 상자가 누가 이기는지 알려 줍니다.
help-aid-coach = 코치
help-aid-coach-text = 방금 놓은 조각으로 확정된 승리를 놓치면 알려 주고, 더 나은 자리를 한 단계씩, 그리고 그 뒤의 진행을 보여 줍니다. 대국이 끝나면 승부를 가른 수를 알려 줍니다. 놓은 조각은 무를 수 있습니다. 초반에는 끝이 멀어 알려 주지 못합니다. 경고나 다른 도움 없이 한 판을 이기면 꺼집니다. 직접 끌 수도 있습니다.
help-aid-fair = 공정하게
help-aid-fair-text = 힌트, 이기는 수 보기, 분석, 코치, 무르기를 쓰면 레이팅에 반영되지 않습니다.

help-stacking-goal = 쌓기는 같은 조각으로 하는 1인 게임입니다. 조각은 하나씩 나오고 다음 조각도 보입니다. 서두를 필요 없이 되도록 많이 쌓으세요.
help-stacking-hole = 조각은 곧장 아래로 떨어지며, 밑에 구멍이 생기면 안 됩니다.
help-stacking-clear = 오른쪽 열은 I 조각용으로 비워 둡니다. 그 열만 빼고 네 줄이 차면 그곳에 I를 세워 지웁니다.
help-stacking-over = 구멍 없이 조각을 놓을 곳이 없으면 게임이 끝납니다.
help-stacking-aids = 컴퓨터의 도움
help-stacking-rank = 여러 조각을 받을 수 있는 지형이 좋은 지형입니다. 평가치는 무작위 조각 15개를 모두 구멍 없이 놓을 확률(%)입니다. 힌트는 가장 좋은 자리에 테두리를 치고, 모든 자리의 평가치도 볼 수 있습니다. 힌트, 평가치, 무르기를 쓰면 기록에 도움받음으로 남습니다.
help-stacking-keys = 키
help-stacking-move-does = 조각 옮기기
help-stacking-drop-does = 조각 떨어뜨리기
help-stacking-ranks-does = 모든 자리의 평가치

## The articles of the help

strategy-count = 남은 수 세기
strategy-count-text = 4~7칸짜리 빈 영역에는 어떻게 두어도 꼭 한 조각만 더 들어갑니다. 이런 영역만 남으면 승부는 정해진 것이니 세어 보세요. 내 차례에 짝수이면 상대가 마지막 조각을 놓게 되므로 좋습니다. 여기에는 두 수가 남았으니 차례인 쪽이 이깁니다.
strategy-change = 홀짝 바꾸기
strategy-change-text = 여덟 칸에는 몇 조각을 놓을지 고를 수 있습니다. 그림의 조각을 놓으면 네 칸이 남아 한 조각이 더 들어갑니다. 가운데에 O를 놓으면 죽은 칸이 둘씩 남아 더 들어가지 않습니다. 이런 선택을 마지막에 하는 사람이 남은 수가 짝수일지 홀수일지 정합니다. 그러니 내게 유리한 선택은 아껴 두고, 상대가 노리는 선택은 먼저 써 버리세요.
strategy-halves = 똑같은 두 영역
strategy-halves-text = 똑같은 영역 둘, 또는 여러 쌍을 남기세요. 상대가 한쪽에서 하는 대로 다른 쪽에서 따라 하면 됩니다. 그림의 조각은 판을 똑같은 둘로 나누어 이깁니다. 다만 끝까지 따라 하면 마지막 조각을 내가 놓게 됩니다. 반드시 들어가는 조각만 남았을 때 상대 차례에 그 수가 홀수여야 합니다.
strategy-centre = 짝이 없는 조각
strategy-centre-text = 반 바퀴 돌려도 똑같은 판에서는, 가운데를 지나 자기 자신과 겹치는 자리 말고는 모든 자리에 짝이 있습니다. 그런 조각으로 가운데를 차지하고, 셀 때가 될 때까지 모든 수를 그 짝으로 받으세요. 이 판에서는 삼백이 넘는 자리 가운데 이기는 자리가 이것 하나뿐입니다.
strategy-sizes = 남기기 좋은 크기
strategy-sizes-text = 작은 영역은 Nim 게임의 더미와 같습니다. 4~7칸은 1짜리 더미, 8~11칸은 대개 2짜리, 12~15칸은 대개 3짜리입니다. 1짜리가 아닌 같은 더미 둘이나 1, 2, 3이 함께 있으면 차례인 쪽이 집니다. 여기가 그렇습니다. 상대에게 이렇게 남기세요. 17칸이나 18칸짜리 영역 하나도 대개 남기기에 좋습니다.
strategy-early = 대국 초반
strategy-early-text = 빈 10×10 판에서는 가장 강한 레벨도 끝을 보지 못합니다. 같은 크기라도 뭉친 영역에는 들쭉날쭉한 영역보다 조각이 더 많이 들어가고 선택도 많습니다. 판을 가로질러 나누면 더 일찍 셀 수 있습니다. 가끔은 이길 수 있는 레벨을 상대로 여러 초반을 시험해 보고, 끝나면 복기하세요. 승리를 놓친 수를 알려 줍니다.

opening-solved = 알려진 것
opening-solved-text = 이 게임의 판은 9×9까지, 그리고 8×10도 풀렸습니다. 먼저 두는 쪽은 6×6과 8×8에서 지고, 7×7, 6×10, 9×9, 8×10에서 이깁니다. 10×10에서 이기는 첫 조각은 아무도 모르고, 있는지도 모릅니다.
opening-wall = 벽을 시작하기
opening-wall-text = 9×9에서는 가장자리 한가운데에 세운 이 L이 이깁니다. 8×10에서는 짧은 가장자리의 가운데 옆에 세운 I가 이깁니다. 둘 다 판을 가로지르는 벽의 시작이고, 어디서 끝날지는 열어 둡니다. 왜 하필 이들이 이기는지는 아무도 모릅니다. 다만 둘로 나뉜 판은 하나보다 일찍 셀 수 있습니다.
opening-reply = 상대의 벽을 마무리하기
opening-reply-text = 9×9에서는 가장자리의 I도 좋아 보였습니다. 24가지 응수에 모두 이겼으니까요. 그런데 이 응수가 발견되었습니다. 한 칸으로 이어진 두 반쪽을 남기고 이깁니다. 대칭의 한쪽을 놓을 때는 조심하세요. 나머지 한쪽을 상대가 놓을 수 있습니다.
opening-copy = 가운데와 짝
opening-copy-text = 이 O를 놓으면 6×10의 모든 수에 반대편 짝이 있고, O를 놓은 쪽이 이깁니다. 반 바퀴 돌려도 똑같은 판은 대개 차례인 쪽에 나쁩니다. 40~68칸짜리 그런 판 299개 가운데 205개가 진 판이었습니다.
opening-copy-fails = 따라 두기가 통하지 않는 판
opening-copy-fails-text = 8×8에서는 같은 O가 가장자리의 이 L에 집니다. 대칭은 좋은 징조일 뿐 약속이 아닙니다. 끝까지 따라 두면 마지막 조각을 내가 놓습니다. 멈출 때를 놓치지 마세요.
opening-count = 언제부터 셀 수 있나
opening-count-text = 빈칸이 60개면 끝이 한눈에 보이고, 72개면 대개 몇 초, 80개면 거의 보이지 않습니다. 10×10에서는 일곱 조각쯤 놓은 뒤이고, 판이 일찍 나뉘면 더 이릅니다. 그 전에는 짐작하느니 말하지 않습니다. 처음 두 조각을 놓은 뒤에는, 컴퓨터끼리 둔 대국의 승자를 맞히는 일도 동전 던지기와 다를 바 없었습니다.

computer-areas = 영역
computer-areas-text = 조각은 채워진 칸을 넘지 못합니다. 그래서 서로 닿지 않는 영역은 저마다 하나의 게임이고, 동시에 진행됩니다. 컴퓨터는 영역을 나누어 하나씩 살펴봅니다. 돌리거나 뒤집은 모양은 같은 것으로 봅니다. 이 판에는 영역이 셋이지만 서로 다른 것은 둘뿐입니다.
computer-sets = 영역의 값
computer-sets-text = 영역의 값은 한 수 뒤에 남는 것들을 모은 집합입니다. 아무것도 놓을 수 없으면 0입니다. 다섯 칸은 0이 될 뿐이므로 {"{"}0{"}"}, 곧 *1입니다. 한 줄로 된 여덟 칸에 조각을 놓으면 아무것도 남지 않거나 네 칸이 남으므로 {"{"}0, *1{"}"}, 곧 *2입니다. 무엇과 함께 있어도 똑같은 것은 하나로 봅니다. 8칸에서 15칸짜리 모양 460만 가지에 집합은 여섯 가지뿐이고, 게임은 이것을 표로 가지고 있습니다.
computer-nim = Nim
computer-nim-text = *1, *2, *3은 돌이 그만큼 있는 더미와 같고, 두 사람이 번갈아 돌을 가져갑니다. 누가 이기는지 알려면 더미를 이진수로 적어 받아올림 없이 더합니다. 모두 0이 되면 차례인 쪽이 집니다. 이 판은 1, 2, 3이고 이진수로 01, 10, 11입니다.
computer-twist = 다른 점
computer-twist-text = 이 게임에서는 마지막 것을 가져가는 사람이 집니다. 그래도 달라지는 것은 많지 않습니다. 여기처럼 모든 더미가 1일 때만 홀수이면 차례인 쪽에게 나쁘고 짝수이면 좋습니다. 그런데 *2로만 바뀌는 영역처럼 더미가 아닌 것도 있습니다. 컴퓨터는 이것을 변칙이라고 하고 집합을 그대로 둡니다.
computer-search = 탐색
computer-search-text = 더 큰 영역은 탐색합니다. 상대가 지는 국면을 남기는 수가 하나라도 있으면 이긴 것이므로, 그런 수를 일찍 시험하는 것이 중요합니다. 컴퓨터는 응수마다 질 가능성과 그것을 보이는 데 드는 수고를 견주어, 가장 유망한 곳에서 계속합니다. 이것을 증명수 탐색이라고 합니다. 알아낸 것은 기억하고, 한 수를 꺾은 응수는 다른 수에도 시험합니다.
computer-known = 알려진 것
computer-known-text = 완벽하게 두면 6×6과 8×8에서는 먼저 두는 사람이 지고, 7×7, 6×10, 9×9, 8×10에서는 이깁니다. 10×10은 아직 아무도 알아내지 못했습니다. 가장 강한 레벨도 처음에는 판단으로 두고, 끝이 보이면 그때부터 실수 없이 둡니다.
computer-levels = 레벨
computer-levels-text = 낮은 레벨은 앞을 덜 읽고, 좋은 수와 나쁜 수를 가리는 눈도 무딥니다. 어느 레벨도 나에게 보이지 않는 것은 알지 못하며, 놓기 전의 조각을 엿보지 않습니다.
computer-named = 열 가지 버릇
computer-named-text = 이름이 있는 열 상대는 끝이 보이지 않는 동안 저마다 버릇이 있습니다. 핍은 멀리 달아나고, 루나는 거울처럼 따라 두고, 리오는 바로 옆에 붙여 놓습니다. 오토는 가장자리를, 미나는 구석을, 노바는 가운데를 좋아합니다. 타오는 판을 한 덩어리로 지키고, 키라는 조금씩 떼어 내고, 에이다는 반으로 가르고, 제노는 칸을 죽입니다.

## Actions, in the help and in the list of keys

action--left = 왼쪽으로
action--right = 오른쪽으로
action--up = 위로
action--down = 아래로
action--previous_piece = 이전 조각
action--next_piece = 다음 조각
action--piece_i = I 조각
action--piece_o = O 조각
action--piece_t = T 조각
action--piece_s = S 조각
action--piece_z = Z 조각
action--piece_j = J 조각
action--piece_l = L 조각
action--rotate = 조각 돌리기
action--hurry = 조각 돌리기, 또는 컴퓨터 재촉하기
action--next_fit = 놓을 수 있는 다음 자리
action--place = 조각 놓기
action--type = 수나 질문 입력
action--undo = 무르기
action--redo = 다시 실행
action--hint = 힌트
action--outcomes = 이기는 수 보기
action--x_ray = 영역 분석
action--coach = 코치 켜기/끄기
action--clock = 제한 시간 바꾸기
action--buttons = 화면의 버튼
action--mute = 소리 켜기/끄기
action--background = 다음 배경
action--open_folder = 폴더 열기
action--help = 도움말
action--full_screen = 전체 화면
action--review = 복기하기
action--try_again = 승부를 가른 수에서 다시 두기
action--previous = 이전 퍼즐이나 단계
action--next = 다음 퍼즐
action--replay_back = 다시 보기: 한 수 뒤로
action--replay_forward = 다시 보기: 한 수 앞으로
action--replay_far_back = 다시 보기: 다섯 수 뒤로
action--replay_far_forward = 다시 보기: 다섯 수 앞으로
action--to_start = 다시 보기: 처음으로
action--to_end = 다시 보기: 끝으로
action--play_pause = 다시 보기: 재생, 일시 정지
action--faster = 다시 보기: 더 빠르게
action--slower = 다시 보기: 더 느리게
action--stop_search = 복기: 탐색 멈추기
action--next_mistake = 복기: 다음 실수
action--play_on = 복기: 여기서부터 두기
action--single_cells = 국면 편집: 한 칸씩
action--clear = 국면 편집: 판 비우기
action--invert = 국면 편집: 반전
action--board_size = 국면 편집: 판 크기
action--why = 이유 보기
action--play_computer = 국면 편집: 컴퓨터와 두기
action--play_two = 국면 편집: 둘이서 하기
action--add = 목록: 추가
action--rename = 목록: 이름 바꾸기
action--delete = 목록: 삭제
action--export = 기보: 내보내기
action--find = 기보: 이름으로 찾기
action--confirm = 질문: 예
action--save = 기보 저장
action--picture = 대국 이미지
action--copy = 국면 복사
action--copy_game = 기보 전체 복사
action--paste = 클립보드의 기보로 두기
action--back = 뒤로

## Settings

settings-title = 설정

settings-language = 언어
settings-theme = 블록

theme-glass = 유리
theme-pastel = 파스텔
theme-neon = 네온
theme-distinct = 구별하기 쉽게
settings-background = 배경

background-city = 도시의 밤
background-lights = 오로라
background-sea = 해 질 녘 바다
background-mountains = 산
background-rain = 비
background-stars = 별
background-lanterns = 풍등
background-plain = 단색
settings-patterns = 블록 무늬
settings-owners = 둔 사람 색 테두리
settings-high-contrast = 고대비
settings-reduced-motion = 움직임 줄이기
settings-coordinates = 좌표 표시
settings-snapping = 맞는 자리에 자동 맞춤
settings-touch = 돌리기·놓기 버튼
touch-turn = 돌리기
touch-place = 놓기
settings-ui-scale = 글자 크기
settings-percent = { $n }%
settings-volume = 음량
settings-music = 음악
settings-sound = 소리
settings-thinking-seconds = 최대 생각 시간
settings-seconds = { $n }초
settings-paced = 컴퓨터가 천천히 두기
settings-voices = 상대의 한마디
settings-pondering = 컴퓨터가 내 차례에도 생각
settings-advanced = 고급
settings-full-screen = 전체 화면
settings-keys = 키
settings-change = 바꾸기
settings-on = 켬
settings-off = 끔

## The keys

keys-title = 키
keys-group-piece = 조각
keys-group-game = 대국
keys-group-puzzle = 퍼즐
keys-group-review = 복기
keys-group-editor = 국면 편집
keys-group-list = 목록
keys-group-everywhere = 모든 화면
keys-press = 키를 누르세요
keys-refused = 그 키는 쓸 수 없습니다
# $key is the key that an action got for the one that was taken from it.
keys-swapped = 이제 { $key } 키는 다음에 쓰입니다: { $action }
keys-defaults = 모든 키 초기화
keys-defaults-ask = 모든 키를 초기화할까요?
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = 스페이스
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = 왼쪽 화살표
key-right = 오른쪽 화살표
key-up = 위쪽 화살표
key-down = 아래쪽 화살표
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = 배우기
learn-good-to-know = 알아 두면 좋은 것
learn-start = 시작: { $name }
learn-go-on = 계속: { $name }
learn-puzzles = 퍼즐
puzzles-solve = 풀기
puzzles-collections = 모음
puzzles-make = 내 퍼즐 만들기

grade-easy = 쉬움
grade-moderate = 보통
grade-tricky = 조금 어려움
grade-hard = 어려움
grade-expert = 아주 어려움

puzzle-number = { $grade }: 퍼즐 { $n } / { $all }
puzzle-task = 이기는 수를 찾아보세요.
puzzle-solved = 풀었음

exercise-judging = 확인하는 중…
exercise-wrong = 이러면 집니다.
exercise-wrong-last = 마지막 조각을 놓아서 졌습니다.
exercise-right-last = 이겼습니다. 마지막 조각은 상대가 놓았습니다.
exercise-right = 정답입니다! 이제 이깁니다.
puzzle-clue-area = 여기를 보세요. 다음 힌트는 조각을 알려 주며, 불이익은 없습니다.
puzzle-clue-piece = 이 조각입니다. 자리까지 보면 푼 것으로 치지 않습니다.
puzzle-clue-place = 여기에 놓으세요. 푼 것으로 치지 않습니다.
endless-clue-area = 여기를 보세요. 조각까지 보면 레이팅이 오르지 않습니다.
endless-clue-piece = 이 조각입니다. 자리까지 보면 틀린 것으로 칩니다.
endless-clue-place = 여기에 놓으세요. 틀린 것으로 칩니다.
puzzle-shown-placed = 정답입니다! (힌트 사용)
puzzle-all-solved = 정답입니다! 이 난이도의 마지막 퍼즐입니다.
lesson-answered = 다시 내 차례입니다.
lesson-wrong = 이러면 집니다. 다시 해 보세요.
lesson-over = 레슨 { $all }개 중 { $n }번째를 마쳤습니다!

line-pieces = { $n ->
    [0] 더 놓을 곳이 없습니다.
   *[other] 조각 { $n }개 남음
}
line-gaps =
    { $n ->
        [1] 영역 하나에 조각 하나.
       *[other] 영역 { $n }개에 조각 하나씩.
    }
line-last-yours = 마지막 조각은 내가 놓습니다.
line-last-theirs = 마지막 조각은 상대가 놓습니다.
line-last-named = 마지막 조각은 { $name }의 몫입니다.

exercise-retry = 다시 해 보기
line-why = 이유 보기
puzzle-next = 다음
exercise-previous = 이전
lesson-go-on = 다음
lesson-previous = 이전 단계
lesson-next = 다음 레슨
lesson-play = 첫 대국 시작
lesson-done = 완료
lesson-move = 옮기기
lesson-number = 레슨 { $lesson } / { $lessons }, 단계 { $n } / { $all }
lesson-dead = 가위표 칸에는 아무것도 놓을 수 없습니다
lesson-areas = 숫자는 빈칸의 수입니다

lesson--first_steps = 첫걸음
lesson-note--first_steps = 놓는 법과 승패
lesson-step--first_steps-1 = 번갈아 놓습니다. 마지막 조각을 놓는 사람이 집니다. 떨어지지도, 줄이 사라지지도 않습니다.
lesson-step--first_steps-2 = 이제 해 보세요. 어떤 조각이든, 어디든 좋습니다.
lesson-step--first_steps-3 = 네 칸이 안 되는 영역은 죽은 칸입니다. 다섯 칸에는 꼭 한 조각만 들어갑니다.
lesson-step--first_steps-4 = 두 영역에 한 조각씩 들어갑니다. 상대가 마지막에 놓게 하세요.
lesson--last_piece = 반드시 들어가는 마지막 조각
lesson-note--last_piece = 4~7칸 영역에는 한 조각 더
lesson-step--last_piece-1 = 4~7칸 영역에는 언제나 꼭 한 조각이 더 들어갑니다.
lesson-step--last_piece-2 = 끝일까요, 가운데일까요? 상대가 마지막에 놓게 하세요.
lesson-step--last_piece-3 = 한 조각짜리 영역을 홀수 개 남기세요.
lesson--two_halves = 똑같은 두 영역
lesson-note--two_halves = 상대가 하는 것은 나도 할 수 있습니다
lesson-step--two_halves-1 = 똑같은 두 영역: 무엇을 두든 상대가 따라 합니다.
lesson-step--two_halves-2 = 판을 똑같은 둘로 나누세요. 그다음 모든 수를 따라 하세요.
lesson-step--two_halves-3 = 나누고 따라 하세요. 끝에는 영역을 홀수 개 남기세요.
lesson--centre = 가운데 차지하기
lesson-note--centre = 짝이 없는 단 하나의 자리
lesson-step--centre-1 = 어느 자리든 가운데 맞은편에 짝이 있습니다. 상대는 그 짝에 둡니다.
lesson-step--centre-2 = 가운데에만 짝이 없습니다. 가운데를 차지하세요.
lesson-step--centre-3 = 수 300가지 중 이기는 수는 하나뿐입니다. 다시 찾아보세요.
lesson-step--centre-4 = 가운데를 차지하고 짝으로 받되, 끝에는 영역을 홀수 개 남기세요.
lesson--one_two_three = 하나, 둘, 셋
lesson-note--one_two_three = Nim 더미와 같은 영역
lesson-step--one_two_three-1 = 이 영역들은 1, 2, 3짜리 Nim 더미와 같습니다. 먼저 두는 쪽이 집니다.
lesson-step--one_two_three-2 = 1, 3, 3짜리 더미입니다. 3짜리 하나를 2짜리로 만드세요.
lesson-step--one_two_three-3 = 같은 더미끼리는 상쇄됩니다. 남는 1짜리 더미 하나를 메우세요.
lesson--counting = 칸 세기
lesson-note--counting = 상대에게 몇 칸을 남길까
lesson-step--counting-1 = 18칸짜리 영역 하나만 남으면 차례인 쪽이 대개 집니다. 17칸도 남길 만합니다.
lesson-step--counting-2 = 21칸입니다. 17칸짜리 영역을 남기세요.
lesson-step--counting-3 = 24칸입니다. 네 칸을 채우고 긴 변에서 두 칸을 죽여 18칸을 남기세요.

## Saved games

games-rename = 이름 바꾸기
games-delete = 삭제
games-export = 내보내기
games-copy = 텍스트로 복사
games-paste = 기보 붙여넣기
games-name = 기보 이름 변경

delete-question = ‘{ $name }’ 기보를 삭제할까요?
delete-keep = 그대로 두기

games-placed = 조각 { $n }개
games-unfinished = 미완료
games-won = { $name } 승리

## Looking back at a game

review-searching = 복기 중: { $done } / { $all }
review-start = 첫 국면
review-stop = 중지
review-next-mistake = 다음 실수
review-no-mistakes = 승리를 놓친 수가 없습니다.
review-none-found = 찾은 실수가 없습니다.
review-mistakes = 찾은 실수: { $n }개

review-will-win = 둘 다 완벽하게 두면 { $name } 승리
review-nobody-knows = 누가 이길지 말하기에는 아직 이릅니다.
review-not-yet = 아직 살펴보지 않았습니다
review-over = { $name } 승리
review-mistake = { $name }의 이 수로 승리를 놓쳤습니다.
review-mistake-you = 이 수로 승리를 놓쳤습니다.
review-mistake-better = { $name }의 이 수로 승리를 놓쳤습니다. 초록색 자리였다면 이겼습니다.
review-mistake-better-you = 이 수로 승리를 놓쳤습니다. 초록색 자리였다면 이겼습니다.
review-resigned-won = { $name }: 이길 수 있는 대국에서 기권
review-resigned-won-you = 이길 수 있는 대국에서 기권했습니다.
review-resigned = { $name } 기권
review-time-won = { $name }: 이길 수 있는 대국에서 시간패
review-time-won-you = 이길 수 있는 대국에서 시간을 다 썼습니다.
review-time = { $name } 시간패

review-play = 재생
review-pause = 일시 정지
review-speed = 속도 { $n }
review-play-on = 여기서부터 두기

## You

you-profile = 프로필
you-history = 대국 기록
you-people = 플레이어
you-play = 대국하기
you-games = 대국
you-medals = 업적
you-rating = 레이팅
ladder = 도장 깨기
ladder-beaten = { $all }명 중 { $n }명 이김
ladder-next = 다음 상대: { $name }
ladder-rung = { $all }명 중 { $n }번째
ladder-teaches = { $name }에게 배울 점: { $idea }
ladder-taught = 배울 점: { $idea }
rating-today = 오늘 { $change }
you-numbers = 모든 기록
people-plays-now = 현재 플레이어
people-play-as = { $name } 이름으로 두기
people-add = 플레이어 추가
people-note = 대국, 레이팅, 업적은 사람마다 따로 남습니다.
people-against = { $name } 님과의 전적
history-all = 모두
history-won = 승리
history-lost = 패배
history-unfinished = 미완료
history-count = { $n }판
history-none = 아직 대국이 없습니다.
history-not-found = 그 이름의 대국이 없습니다.

# In a field for a part of a name, while it is empty.
history-find = 이름으로 찾기

history-beat = { $name }에게 승리
history-beaten-by = { $name }에게 패배

## Players

people-rename = 이름 바꾸기
people-delete = 삭제

people-delete-question = { $name } 님의 레이팅과 통계까지 모두 삭제할까요?
people-name = 이름
people-taken = 이미 있는 이름입니다
people-full = 플레이어를 더 추가할 수 없습니다
people-no-games = 레이팅에 반영된 대국이 없습니다
people-unrated = 힌트, 이기는 수 보기, 분석, 코치, 무르기를 쓴 대국은 레이팅에 반영되지 않습니다. 빈 판이 아닌 국면에서 시작한 대국도 그렇습니다.

## Statistics and achievements

statistics-all = 모두
statistics-none = 아직 끝난 대국이 없습니다. 빈 판에서 시작한 대국은 레이팅에 반영되지 않아도 모두 셉니다.

statistics-streak = 연승
statistics-streak-value = 지금 { $present }연승, 최고 { $longest }연승
statistics-time = 생각한 시간
statistics-time-value =
    { $hours ->
        [0] { $minutes }분
       *[other] { $hours }시간 { $minutes }분
    }

statistics-held = 확정된 승리를 끝까지 지킨 최장 기록
statistics-held-value = { $turns }수, 빈칸 { $cells }개부터
statistics-held-least = { $turns }수 이상, 빈칸 { $cells }개부터
statistics-held-none = 아직 없음

statistics-opening = 즐겨 두는 첫수
statistics-opening-value = { $board } · { $cells } · { $n }회

statistics-sides = 선공과 후공
statistics-opponents = 상대별
statistics-boards = 판 크기별
statistics-people = 사람
statistics-won-of = { $all }판 중 { $won }승

statistics-export = CSV로 내보내기
statistics-saved = 저장했습니다: { $path }, { $name }
statistics-not-saved = 표를 저장할 수 없습니다: { $error }
everything-save = 전체 백업
everything-bring = 백업 가져오기
everything-which = 어느 백업?
everything-saved = 백업했습니다: { $path }
everything-not-saved = 백업할 수 없습니다: { $error }
everything-none = 문서나 다운로드에 백업 파일이 없습니다.
everything-brought =
    가져왔습니다: 대국 { $games }판, 플레이어 { $people }명{ $others ->
        [0] {""}
       *[other] , 다른 기록 { $others }개
    }
everything-not-brought = 가져올 수 없습니다: { $error }

achievement-count = { $all }개 중 { $n }개 달성
achievement-open = 미달성
achievement-news-of = { $person } 님의 업적 달성: { $name }

achievement--lessons = 탄탄한 기초
achievement-note--lessons = 레슨을 모두 마치세요. 다른 업적에 필요한 요령이 모두 들어 있습니다.
achievement-won--lessons = 모든 레슨 완료
achievement--counting = 정확한 셈
achievement-note--counting = 4~7칸짜리 영역을 홀수 개, { $n }개 이상 남기고 도움 없이 이기세요. 영역마다 조각이 꼭 하나씩 들어가므로 마지막 조각은 상대의 몫입니다.
achievement-won--counting = 영역을 홀수 개 남김
achievement--halves = 똑같은 두 영역
achievement-note--halves = 도움 없이 이기는 수로 { $n }칸 이상의 똑같은 영역 둘만 남기세요. 한쪽에서 일어나는 일은 다른 쪽에서 그대로 응수할 수 있습니다.
achievement-won--halves = 똑같은 영역 둘을 남김
achievement--comeback = 끝나기 전에는 모른다
achievement-note--comeback = 도움 없이, 패배가 확정된 국면에서 역전하세요. 마지막 조각까지는 아무도 이긴 것이 아니니 국면을 어렵게 만드세요.
achievement-won--comeback = 진 국면에서 역전
achievement--level_5 = 거인 쓰러뜨리기
achievement-note--level_5 = 도움 없이 레벨 5 이상을 이기세요. 종반에서 실수하지 않으므로 그 전에 앞서야 합니다.
achievement-won--level_5 = 레벨 5 이상에 승리
achievement--quick_boards = 작은 판의 강자
achievement-note--quick_boards = 6×6, 7×7, 6×10, 8×8 판에서 모두 도움 없이 컴퓨터를 이기세요. 작은 판에서는 같은 종반을 더 빨리, 더 자주 만납니다.
achievement-won--quick_boards = 작은 판 모두에서 승리
achievement--parity = 균형 지키기
achievement-note--parity = 6×6 판에서 도움 없이 후공으로 레벨 { $n } 이상과 두어, 첫수부터 끝까지 확정된 승리를 지키세요. 내 차례마다 남은 수가 짝수가 되게 하는 것이 요령입니다.
achievement-won--parity = 첫수부터 끝까지 우세
achievement--clean_grade = 빈틈없는 풀이
achievement-note--clean_grade = 한 난이도의 퍼즐을 모두 틀리지 않고 푸세요. 놓기 전에 상대의 응수를 찾는 것이 습관이 됩니다.
achievement-won--clean_grade = 한 난이도를 틀리지 않고 완료
achievement--hard_puzzle = 단번에
achievement-note--hard_puzzle = 가장 어려운 난이도의 퍼즐을 첫 시도에 푸세요. 다른 수가 모두 지는 이유를 알아야 합니다.
achievement-won--hard_puzzle = 가장 어려운 퍼즐을 첫 시도에
achievement--only_placements = 단 하나의 수
achievement-note--only_placements = 도움 없이 한 판에서 하나뿐인 이기는 수를 { $n }번 이상 찾으세요. 이런 수가 승부를 가르며, 복기에서 확인할 수 있습니다.
achievement-won--only_placements = 하나뿐인 이기는 수를 { $n }번 찾음
achievement--level_7 = 수읽기를 넘어서
achievement-note--level_7 = 도움 없이 레벨 7 이상을 이기세요. 멀리 내다보는 상대이므로 중반에 승부가 갈립니다.
achievement-won--level_7 = 레벨 7 이상에 승리
achievement--long_win = 긴 호흡
achievement-note--long_win = 도움 없이 빈칸 { $n }개 이상에서 얻은 확정된 승리를 끝까지 지키세요. 이긴 판을 끝까지 이기는 것도 실력입니다.
achievement-won--long_win = 빈칸 { $n }개부터 끝까지 승리

## The position editor

editor-title = 국면 편집
editor-how-cell = 칸을 클릭하거나 { $key } 키를 누르면 채우고, 다시 누르면 비웁니다. 끌면 여러 칸에 적용됩니다.
editor-how-piece = 대국처럼 조각을 놓습니다. 다른 조각 위에도 놓을 수 있습니다.
editor-cell = 한 칸씩
editor-clear = 모두 비우기
editor-invert = 반전
editor-against = 레벨 { $n }에게 도전
editor-two = 둘이서 하기
editor-nothing-fits = 이 판에는 놓을 수 있는 자리가 없어 둘 수 없습니다.

editor-areas = 남은 영역의 칸 수: { $sizes }

## Stacking

stacking-title = 쌓기
stacking-watch = 구경하기
stacking-surface = 좋은 지형이란?
stacking-lookahead = 다음 { $n }개를 봄
stacking-best = 최고 기록: { $name }
stacking-no-scores = 최고 기록이 여기에 표시됩니다.
stacking-score = 조각 { $n }개, 네 줄 { $cleared }번
stacking-score-helped = 조각 { $n }개, 네 줄 { $cleared }번 (도움받음)

stacking-next = 다음
stacking-pieces = 조각: { $n }개
stacking-cleared = 네 줄 지우기: { $n }번
stacking-clears = 네 줄을 지웠습니다!
stacking-helped = 도움받음
stacking-rules = 구멍을 남기지 마세요. 오른쪽 열에 I를 세우면 꽉 찬 네 줄이 지워집니다.
stacking-again = 다시 하기
stacking-ended = 조각 { $n }개
stacking-best-yet = 조각 { $n }개: 최고 기록입니다!
stacking-ranks = 평가치
stacking-end = 그만하기
stacking-end-question = 게임을 끝내고 기록을 남길까요?
stacking-hole = 밑에 구멍이 생깁니다
stacking-full = 그곳은 꽉 찼습니다
stacking-beside = 오른쪽 열에는 꽉 찬 네 줄을 지우는 I 조각만 놓을 수 있습니다
stacking-over = 빨간 조각을 구멍 없이 놓을 곳이 없습니다.
stacking-over-best = 조각 { $n }개: 내 기록 중 { $place }위
stacking-loading = 자리의 평가치를 매길 준비를 하고 있습니다. 그동안 계속하세요.
stacking-scale = 평가치: 다음 조각들이 얼마나 잘 놓일지
stacking-hint = 여기가 가장 좋습니다. 평가치: { $n }
stacking-rank-is = 이 지형의 평가치: { $n }
stacking-speed-is = 1초에 { $n }개
stacking-watched = 다음 조각들이 가장 잘 놓일 곳에 놓습니다.
stacking-game = { $n }번 게임
stacking-play = 재생
stacking-pause = 일시 정지
stacking-slower = 느리게
stacking-faster = 빠르게
stacking-restart = 처음부터
stacking-another = 다른 조각으로

stacking-surface-flat = 평평하면 완벽해 보이지만 S와 Z를 놓을 곳이 없습니다.
stacking-surface-step = 양 끝이 한 칸 높으면 일곱 조각이 모두 놓입니다. 이 가운데 가장 좋습니다.
stacking-surface-pairs = 두 열씩 떨어진 계단은 좋습니다. O, S, Z는 높이가 같은 두 열에 놓입니다.
stacking-surface-singles = 한 칸마다 계단이 있으면 O를 놓을 수 없습니다. 두 열씩 높이를 맞추세요.
stacking-surface-well = 두 칸 깊이의 홈에는 J, L, I만 들어갑니다.
stacking-surface-deep = 네 칸 깊이의 홈에는 I 하나가 들어갑니다. 더 깊으면 안 됩니다.
stacking-surface-two = I가 필요한 홈이 둘입니다. I는 일곱 조각에 한 번꼴입니다.

## The opponent that fits

fitting = 맞수
fitting-with-elo = 맞수 (Elo { $n })
fitting-note = 내가 이기면 강해지고, 지면 약해집니다.
fitting-unknown = 아직 둔 대국이 없습니다. Elo { $n }에서 시작해 두어 가며 실력을 가늠합니다.
fitting-known = 내 실력: Elo { $n } ± { $error } ({ $games }판)

## Named players

character--pip = 핍
character--luna = 루나
character--otto = 오토
character--mina = 미나
character--tao = 타오
character--rio = 리오
character--zeno = 제노
character--kira = 키라
character--ada = 에이다
character--nova = 노바

character-note--pip = 가만있지 못하고, 언제나 상대에게서 먼 곳에 둡니다.
character-note--luna = 자리가 있는 한 내 수를 거울처럼 따라 둡니다.
character-note--otto = 가장자리를 따라 놓고, 긴 조각을 좋아합니다.
character-note--mina = 구석에서 시작해 구석을 채웁니다.
character-note--tao = 판을 되도록 오래 한 덩어리로 남깁니다.
character-note--rio = 상대의 직전 조각 바로 옆에 붙여 놓습니다.
character-note--zeno = 욕심쟁이: 아무것도 놓을 수 없는 칸을 좋아합니다.
character-note--kira = 일찍부터 판을 나누고 또 나눕니다.
character-note--ada = 벽을 쌓아 판을 반으로 가르고 칸을 셉니다.
character-note--nova = 가운데에서 시작하고, 끝을 일찍 내다봅니다.

character-word--pip = 뛰기
character-word--luna = 거울
character-word--otto = 가장자리
character-word--mina = 구석
character-word--tao = 한 덩어리
character-word--rio = 바로 옆
character-word--zeno = 욕심
character-word--kira = 나누기
character-word--ada = 반으로
character-word--nova = 가운데

character-idea--pip = 죽은 칸
character-idea--luna = 가운데
character-idea--otto = 정해진 조각
character-idea--mina = 칸 막기
character-idea--tao = 남길 크기
character-idea--rio = 마지막 선택
character-idea--zeno = 칸 세기
character-idea--kira = 하나, 둘, 셋
character-idea--ada = 똑같은 둘
character-idea--nova = 수읽기

voice-begins--pip = 나 잡아 봐라! 대신 뒤에 작은 틈은 남기지 마. 걸려 넘어지거든.
voice-begins--luna = 네 수가 곧 내 수야, 반 바퀴 돌려서. 그런데 칸을 막으면 헷갈려.
voice-begins--otto = 가장자리, 늘 가장자리지. 조용해서 좋아.
voice-begins--mina = 구석부터. 괜찮다면 네 군데 다.
voice-begins--tao = 판은 한 덩어리로. 조금 남으면 그때 셀게.
voice-begins--rio = 여기 자리 있어? 어차피 옆에 앉을 거지만.
voice-begins--zeno = 아무것도 안 들어가는 칸! 먼저 먹어도 되지?
voice-begins--kira = 큰 판은 불안해. 조금씩 쪼개 볼게.
voice-begins--ada = 벽 하나, 반쪽 둘, 그다음은 산수. 판이 안 갈라지면 계산이 꼬여.
voice-begins--nova = 가운데에서 시작하면 끝이 보여. 대개는.

voice-wins--pip = 깡충! 마지막 조각은 네 거. 또 쫓아올래?
voice-wins--luna = 생각은 네가 했고, 난 반 바퀴 늦게 했을 뿐.
voice-wins--otto = 가장자리를 따라 끝까지. 느려도 도착은 하지.
voice-wins--mina = 구석은 내 것, 마지막 조각은 네 것. 공평하지?
voice-wins--tao = 봐, 깨뜨릴 게 없었잖아.
voice-wins--rio = 아늑했어. 다음에도 이 자리?
voice-wins--zeno = 맛있었다. 마지막 조각은 예의상 남겼어.
voice-wins--kira = 부스러기투성이. 마지막 하나는 네 거였네.
voice-wins--ada = 가르고, 세고, 끝. 검산해 봐도 좋아.
voice-wins--nova = 보이던걸. 놀란 척은 해 봤어.

voice-loses--pip = 더 뛸 데가 없네. 어떻게 한 거야?
voice-loses--luna = 전부 따라 했어. 실수까지도, 아마.
voice-loses--otto = 가장자리만 따라가다 판에서 떨어졌네.
voice-loses--mina = 구석 넷을 잡고, 구석에 몰린 건 나.
voice-loses--tao = 딱 알맞게 갈라놨네. 무례하지만 훌륭해.
voice-loses--rio = 너무 가까이 앉아서 못 봤어.
voice-loses--zeno = 너무 먹었나 봐. 마지막 조각이 내 접시에 있더라.
voice-loses--kira = 부스러기는 내가 만들고, 세기는 네가 셌네.
voice-loses--ada = 벽은 곧았어. 계산이 굽었지.
voice-loses--nova = 음. 이번 건 못 봤어.

character-met = 도움 없이: { $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = 오늘의 퍼즐
training-endless = 무한 퍼즐
training-endless-note = 내 실력에 맞는 퍼즐과 레이팅
training-run = 타임 어택
training-run-note = 3분 동안 되도록 많이 풀기
training-stacking-note = 1인 게임
training-making = 퍼즐을 만드는 중…

training-rating = 레이팅 { $n }
training-best = 최고: { $n }

training-daily-title = { $date } · { $grade }
training-streak =
    { $longest ->
        [0] 하루에 한 문제씩 풀면 기록이 이어집니다.
       *[other]
            { $n ->
                [0] 퍼즐 연속 0일 · 최장: { $longest }일
               *[other] 퍼즐 연속 { $n }일 · 최장: { $longest }일
            }
    }

training-endless-puzzle = { $grade }, 레이팅 { $rating }
training-standing =
    { $tried ->
        [0] 내 레이팅: { $n }
       *[other] 내 레이팅: { $n }. 첫 시도 정답: { $tried }번 중 { $solved }번
    }
training-rated = 내 레이팅: { $n } ({ $change })

training-run-rules = 3분 동안 풉니다. 세 번 틀리면 끝납니다.
training-run-begin = 시작
training-run-again = 다시 하기
training-run-skip = 건너뛰기 (오답)
training-run-end = 그만하기
training-run-end-question = 지금 그만할까요?
training-run-score = 해결: { $solved }   오답: { $errors } / { $most }
training-run-wrong = 이기는 수는 여기였습니다.
training-run-right = 정답입니다!
training-run-time = 시간이 끝났습니다. 해결: { $n }
training-run-errors = 세 번 틀렸습니다. 해결: { $n }
training-run-left = 여기서 마쳤습니다. 해결: { $n }
training-run-best = 끝났습니다. 해결: { $n }. 최고 기록입니다!
training-run-none = 최고 기록이 여기에 표시됩니다.
training-run-line = { $place }위  해결: { $solved } · { $date }

training-idea--halves = { $half }칸짜리 똑같은 영역이 둘 남았습니다. 상대가 한쪽에서 하는 대로 다른 쪽에서 따라 하세요.
training-idea--parity = 네 칸에 한 조각으로 치면 { $pieces }조각이 더 들어갑니다. 홀수라서 나에게 유리합니다.
training-idea-forced =
    { $areas ->
        [1] 꼭 한 조각만 들어가는 영역이 하나 남았습니다. 그 조각은 상대가 놓아야 합니다.
       *[other] 꼭 한 조각씩 들어가는 영역이 { $areas }개 남았습니다. 홀수이므로 마지막 조각은 상대가 놓습니다.
    }
training-idea--counting =
    { $areas ->
        [1] { $cells }칸짜리 영역이 하나 남았습니다. { $pieces }조각이 들어갈 것 같지만 더 적게 끝낼 수도 있습니다. 둘 차례인 쪽이 집니다.
       *[other] 영역 { $areas }개, 모두 { $cells }칸이 남았습니다. { $pieces }조각이 들어갈 것 같지만 더 적게 끝낼 수도 있습니다. 둘 차례인 쪽이 집니다.
    }
training-idea--three = 한 조각이 한 영역을 { $parts }개로 나눕니다. 상대에게는 그 모두에 맞는 좋은 수가 없습니다.
training-idea--corner = 조각이 { $closed }칸을 막아 거기에는 아무것도 놓을 수 없습니다.

## The puzzles of a day, an easy and a harder one

daily-easy = 쉬운 문제
daily-harder = 어려운 문제
daily-more = 하나 더
daily-copy = 결과 복사
daily-copied = 결과를 클립보드에 복사했습니다
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = 지난 퍼즐은 풀어도 연속 기록에 들지 않습니다.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [1] 첫 시도에 풀었습니다.
               *[other] { $n }번 만에 풀었습니다.
            }
       *[other]
            { $n ->
                [1] 힌트 { $hints }번으로 풀었습니다.
               *[other] 힌트 { $hints }번, { $n }번 만에 풀었습니다.
            }
    }
daily-next = 새 퍼즐까지 { $hours }시간 { $minutes }분.
daily-not-yet = 오늘은 아직 인정되지 않았습니다. 다른 퍼즐을 풀면 됩니다.
daily-not = 오늘은 인정되지 않습니다.
daily-first = 첫날입니다. 연속 기록이 시작됩니다!

## Second chances: positions that a person let slip come back until they are found

again-title = 다시 한번
again-none = 놓친 승리의 국면이 이곳으로 돌아옵니다.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
               *[other] 퍼즐 { $puzzles }개
            }
       *[other]
            { $puzzles ->
                [0] 내 대국에서 { $games }개
               *[other] 내 대국에서 { $games }개, 퍼즐 { $puzzles }개
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = 오늘은 없습니다. 내일: { $n }개
again-on = 오늘은 없습니다. { $day }에 { $n }개
again-done = 모두 끝났습니다.
again-next-tomorrow = 내일: { $n }개
again-next-on = { $day }에 { $n }개
again-missed = 놓친 문제입니다. 다시 풀어 보세요.
again-task = 여기서 이길 수 있었습니다. 그 수를 찾아보세요.
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = 상대 { $name } · { $date } · { $n }번째 수
again-puzzle = { $name } · { $date }
again-then = 테두리는 대국 때 둔 수입니다. 이러면 집니다.
# $n is a number of days.
again-in =
    { $n ->
        [1] 내일 다시 나옵니다.
       *[other] { $n }일 뒤에 다시 나옵니다.
    }
again-known = 이제 확실히 압니다.
again-just-practice = 연습입니다. 다음 출제일은 그대로입니다.
again-take-out = 목록에서 빼기
again-put-back = 다시 넣기
again-progress = { $n } / { $all }
again-kept = 나중에 다시 나옴
again-looking = 더 자세히 살펴보고 있습니다…
again-try = 풀기
again-clue-area = 여기를 보세요. 조각까지 보면 다음 출제일이 늦춰지지 않습니다.
again-clue-piece = 이 조각입니다. 자리까지 보면 내일 다시 나옵니다.
again-clue-place = 여기에 놓으세요. 내일 다시 나옵니다.
again-clue-here = 여기에 놓으세요.
miss-title = 유형별 정답률
miss-note = 첫 시도 정답
miss-idea--halves = 똑같은 둘
miss-idea--parity = 홀수 남기기
miss-idea--counting = 칸 세기
miss-idea--three = 셋으로 나누기
miss-idea--corner = 칸 막기
miss-practise = 연습하기
miss-too-few = 기록 부족
