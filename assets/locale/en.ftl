### Everything that the window says in English: the reference for all languages.
###
### A language is a file in this folder, named after its locale (`ko.ftl`, `pt-BR.ftl`), with the same messages as this one and the
### same variables in each. Tests say what is missing. The syntax is that of Project Fluent: https://projectfluent.org/fluent/guide.
###
### An id with a double dash belongs to a group: what follows the dashes is a key of a level, an action or a lesson.

## The language

# The language's own name, as its speakers write it.
language-name = English
# How days are written, in the signs of strftime: %d is the day, %m the month as a number, %b its short name, %Y the year; %-d and %-m have no 0 in front.
date-format = %-d %b %Y
# Whose short names of months they are: a locale of the GNU C library.
date-locale = en_GB
# A day and a time, such as 18:30.
date-and-time = { $day }, { $time }

## Shared by many screens

back = Back
ok = OK
cancel = Cancel
save = Save
# The title of the box that asks for the name under which a game is saved.
save-game = Save game
copy = Copy
paste = Paste
undo = Undo
redo = Redo
help = Help
menu = Menu
stop = Stop

# What a person is called who has given no name: against the computer, and two at one computer.
you = You
opponent = Opponent
player-one = Player 1
player-two = Player 2

# Who places first, and who second: labels of two fields.
first-player = First
second-player = Second

# The size of the board, and who wins it from the empty board.
board = Board
board-won = If both play perfectly, the first player wins.
board-lost = If both play perfectly, the first player loses.
board-open = Nobody knows who wins if both play perfectly.

# A label beside the name of the player who won.
winner = Winner

# $n is the highest number of characters.
name-refused = A name has 1 to { $n } characters

## Levels of the computer

# $n is the number of a level, 0 to 10.
level-number = Level { $n }

# A level with its number and its name, which is one of the messages level--… below.
level-with-name = Level { $n } · { $name }

# How strong the level is: $n is a number on Elo's scale.
level-rating = Elo { $n }
# The same on a board, such as 6×6.
rating-on-board = Elo { $n } ({ $board })

# Names of the levels, from weak to strong: words for a character.
level--drifter = Clueless
level--beginner = Beginner
level--casual = Casual
level--thoughtful = Thoughtful
level--careful = Careful
level--skilled = Skilled
level--sharp = Sharp
level--cunning = Cunning
level--expert = Expert
level--master = Master
level--solver = Solver

# A sentence on each level. $plies is the number of placements from which on it sees the end, $cells the number of free cells from which on it
# tries to find out who wins, as far as its time reaches.
level-note--drifter = Hasn’t noticed that the last piece loses.
level-note--beginner = Sees the end { $plies } moves before it comes, and overlooks a lot.
level-note--casual = Sees the end { $plies } moves before it comes, and overlooks some.
level-note--thoughtful = Sees the end { $plies } moves before it comes, and overlooks little.
level-note--careful = Sees the end { $plies } moves before it comes, and overlooks nothing.
level-note--skilled = Starts to search for the winner once { $cells } cells are left.
level-note--sharp = Starts to search for the winner once { $cells } cells are left.
level-note--cunning = Starts to search for the winner once { $cells } cells are left.
level-note--expert = Starts to search for the winner once { $cells } cells are left.
level-note--master = Starts to search for the winner once { $cells } cells are left.
level-note--solver = Sees the end from afar, and knows how to open a game.

# Of a level that plays like level 10 on the board chosen; { $n } is the lowest of these.
level-note-alike = Levels { $n } to 10 are equally strong on this board.

## Title and menu

# The rule that differs from what players expect, in one sentence.
title-tagline = Whoever places the last piece loses.
menu-continue = Continue
menu-stacking = Stacking
door-you = You
door-today-new = New puzzle today
door-streak = Streak: { $n }
# $new puzzles of the day, $n second chances.
door-again-new = { $new } new, { $n } again
door-again = { $n } again
# Today's puzzles are done: the two of tomorrow, $new, and $n second chances.
door-tomorrow =
    { $n ->
        [0] Tomorrow: { $new } new
       *[other] Tomorrow: { $new } new, { $n } again
    }
door-lessons = { $done } of { $all }
continue-your-move = Your move · { $name } · { $board }
continue-their-move = { $board } against { $name }
continue-between = { $board }, { $first } against { $second }
menu-settings = Settings
menu-help = How to play
menu-quit = Quit

# Asked at the first start.
first-start-question = New here? Learn it in two minutes.
first-start-lesson = Show me how
first-start-later = Just play

## A new game

play-title = Play
play-friend = A friend
play-computers = Two computers
play-change = Change
play-done = Done
play-against = Play { $name }
play-watch = Watch
play-you-first = you go first
play-computer-first = the computer goes first
play-random-first = random first move
play-no-clock = no clock
play-coached = coach on
play-uncoached = coach off
play-medal-open = Win without help for the medal
play-medal-coached = Win with the coach off for the medal
play-medal-won = Beaten without help
play-who-begins = Who goes first?
play-you = You
play-computer = Computer
play-random = Random
play-level = Level
play-swap = Swap
# $first and $second are names of people.
rated-question = Does this game count for the ratings of { $first } and { $second }? Both must agree.
rated-yes = Both agree
rated-no = Unrated

## Clocks

# The name of a field, whose choices are none and such as 3+2: minutes, and seconds more for each piece.
clocks = Time control
clock-none = None
tip-clock = 3+2: three minutes each, plus two seconds per move.
# A button for two people: whether their clocks stop while they are away.
clocks-pause = Pause while away
tip-clocks-pause = In menus and other windows the clocks stop, and the board is hidden.

## The game: players and buttons

game-your-turn = Your turn

# With two people: shown beside the one whose turn it is.
game-to-move = To move

# Shown beside the computer while it looks for a placement.
game-thinking = Thinking

# Shown below the name of the player who made the first turn, and of the other one.
game-first = Goes first

game-second = Goes second
game-rated = Rated
game-unrated = Unrated
game-leave = Main menu
# Asked for an aid in a rated game, which is given when it is asked for again.
game-aid-warning = This makes the game unrated. Press again to continue.

# What is told of things while the mouse rests on them.
tip-cells = Cells that a piece can still cover. Nothing fits on a dead cell, which has a cross.
tip-elo = A rating. A player 200 points ahead wins about three games in four.
tip-rated = The game counts for ratings. Help from the computer makes it unrated.
tip-unrated = The game does not count for ratings.
tip-hint = Shows a good move.
tip-outcomes = Marks which moves win and which lose.
tip-analysis = Shows what each area is worth.
tip-coach = Warns you when a move throws away a certain win. Games with it are unrated.
tip-clues = First where to look, then the piece, then the spot. Only the last step has a price: the puzzle does not count as solved.
tip-endless-clues = First where to look, then the piece, then the spot. Once you see the piece, your rating can’t rise; once you see the spot, the puzzle counts as missed.
tip-again-clues = First where to look, then the piece, then the spot. Once you see the piece, it comes back sooner; once you see the spot, it begins anew.
tip-again-out = Then it doesn’t come back.
tip-streak = How many days in a row you solved the puzzle of the day.
tip-puzzle-rating = Your strength in puzzles. It rises when your first try is right, and falls when it is wrong. New puzzles are as hard as that.
tip-run-errors = Three mistakes and the run is over. Skipping counts as a mistake.
tip-stacking-hint = Outlines the best spot, with the next two pieces in mind. Marks the score as assisted.
tip-ranks = Shows the odds of every spot. Marks the score as assisted.
tip-rank = In how many of a hundred cases fifteen pieces drawn at random would fit without a hole.
tip-cleared = Once four rows are full except for the column on the right, an upright I there clears them.
tip-helped = Hints, odds and undo mark the score as assisted.
tip-lookahead = How many of the next pieces the computer takes into account.
tip-dead = Fewer than four free cells together: no piece fits there any more.
tip-area = Free cells that touch each other side by side.

# Cells that a piece can still cover.
game-free-cells =
    { $n ->
        [one] { $n } cell in play
       *[other] { $n } cells in play
    }
game-placed = { $n } placed

# Over the board, while no clock runs and the pieces are hidden; the second line after the player has left the window.
paused = Paused
paused-go-on = Press any key or click to continue

# Buttons: keep these short.
game-resign = Resign
game-move-now = Play now
game-help-me = Help me
game-hint = Hint
game-outcomes = Winning moves
game-analysis = Analysis
game-coach = Coach

# Numbers of placements that win, that lose, and that are not known yet. All three are shown in one line.
outcomes-wins =
    { $n ->
        [one] ✓ { $n } wins
       *[other] ✓ { $n } win
    }
outcomes-losses =
    { $n ->
        [one] × { $n } loses
       *[other] × { $n } lose
    }
outcomes-unknown = { $n } unknown

# Shown instead of the numbers while no outcome is known. A legend of shades follows, from poor to good.
outcomes-far = The shades are a guess:
expectation-poor = poor
expectation-good = good

# What happens if the piece is placed where it is now.
outcome-here-wins = This move wins.
outcome-here-loses = This move loses.
outcome-here-unknown = Not known yet.

# What the analysis says about the whole board.
analysis-wins = The player to move wins.
analysis-loses = The player to move loses.

# The worth of an area that does not play like a heap of Nim.
analysis-wild = wild
# On an area of the board: $n is the number of its cells, $worth such as *2, the word above, or a question mark.
analysis-area = { $n }: { $worth }

# What an area is worth, in words. $n is the number of stones in a heap of Nim, which the article on the aids explains.
analysis-heap =
    { $n ->
        [0] worth nothing
        [one] like a heap of { $n } stone
       *[other] like a heap of { $n } stones
    }
analysis-like-no-heap = wild: not a heap
analysis-too-large = too large to tell

# Shown while a hint is worked out.
hint-sought = Looking for a good move…

# Why a placement is advised. $n counts placements, cells or replies. The first message: the most placements until the end, with the advised one.
hint-ends =
    { $n ->
        [one] Wins within { $n } piece, counting this one.
       *[other] Wins within { $n } pieces, counting this one.
    }
hint-equal-areas = Wins: leaves two equal areas of { $n } cells.
hint-only-win = The only move that wins.
hint-leaves-area = Wins: leaves { $n } cells in which your opponent can’t win.
hint-leaves-areas = Wins: leaves { $n } cells in which your opponent can’t win.
hint-fewest-replies =
    { $n ->
        [one] You’re losing here. This leaves your opponent only { $n } good answer.
       *[other] You’re losing here. This leaves your opponent the fewest good answers: { $n }.
    }
hint-loses = Every move loses.
hint-forced =
    { $n ->
        [one] Every move loses, in { $n } piece at most.
       *[other] Every move loses, in { $n } pieces at most.
    }
hint-mirrors = Too early to be sure. You can mirror every reply.
hint-likely = Too early to be sure, but this is usually good.

## What a screen reader says, and typed moves

# The name of a button that can't be pressed now.
speech-unavailable = { $name }, not available now
# What a screen reader says of a cell. $piece is a letter such as T, $n the number of the move that placed it.
speech-cell-free = { $cell }, free
speech-cell-dead = { $cell }, dead
speech-cell-filled = { $cell }, filled
speech-cell-piece = { $cell }, { $piece } of move { $n }
# A placement: $piece is a letter, $cells are such as c3, d3, e3, c4.
speech-placement = { $piece } on { $cells }
# The piece in hand, said after a move; $placement is the text above.
speech-in-hand = In your hand: { $placement }
# $placement is the text above.
speech-move = { $name }: { $placement }
speech-taken-back = Taken back: { $placement }
# A step back in a demonstration, which takes a piece off the board; $placement is the text above.
speech-stepped-back = Back before { $placement }
# Pieces are placed only to show something: keys such as → and ← go through them, and $leave ends it.
speech-demo = Demonstration. { $forward }: next piece. { $back }: one back.
speech-demo-leave = { $leave }: end it.
speech-demo-ends = End of the demonstration.
# After the key for the next spot that fits, when there is no other.
speech-only-spot = The only spot that fits.
# $piece is a letter.
speech-fits-nowhere = { $piece } fits nowhere.
# What a picture in the help shows. $parts are such as 6×6, moves, areas, and the piece in hand.
speech-picture = Picture: { $parts }
# What the review proposes in place of a mistake; $placement is the text above.
speech-better = Better: { $placement }
# A turn of a game under review: $n is its number, $move the move and who made it, as above.
speech-turn = { $n }. { $move }
# Beside a turn that threw the win away.
speech-mistake = mistake
# The cells of a clue, such as c3, c4, d3.
speech-marked = Marked cells: { $cells }
# Beside the name of a lesson.
speech-finished = finished
# An item of a list: the how manieth it is of how many.
speech-in-list = { $n } of { $all }
# Something to do that was done, such as turning a piece.
speech-done = { $name }: done
# The button that closes a warning.
speech-close = Close
# The graph of a review. $parts is a list of the three texts below, where $name is a player, or the third of them.
speech-graph = Wins if both play perfectly: { $parts }
speech-graph-start = at the start { $name }
speech-graph-after = after move { $n } { $name }
speech-graph-unknown = not known
# The curve of ratings.
speech-ratings = Rating from { $first } to { $last }, highest { $highest }
# The well of stacking: the heights of its columns from left to right, and the next pieces.
speech-stack = heights of the columns { $heights }, next { $pieces }

# A line in which a move or a question is typed. $example is a move, $questions are the five below, which are typed as they are here or by their beginning.
typed-title = Move or question
typed-help = Type the four cells of a move, such as { $example }, or one cell. Or ask for: { $questions }.
# How to play by ear, above the keys. $seek and the others are keys.
typed-by-ear = With a screen reader, keys that move the piece also say its cells. { $seek }: next spot that fits. { $type }: a move or a question. { $buttons }: to the buttons and back. { $close }: closes what is open.
typed-areas = areas
typed-pieces = pieces
typed-last-move = last move
typed-to-move = who moves
typed-clocks = clocks
typed-fitting = These fit: { $pieces }
typed-no-area = No area is left.
typed-no-clock = This game has no clock.
typed-unknown = That is no move and no question.
typed-no-cell = { $cell } is not on this board.
typed-count = A move has four different cells.
typed-disconnected = The cells must touch along their edges.
# The same in a game of stacking. $example is such as d 1.
typed-drop-title = Drop the piece
typed-drop-help = Type the column of its left edge, a to j, and if you like how often to rotate it first, such as { $example }.
typed-drop-unknown = Type a column where the piece has room, and at most three rotations.

## The coach

# What it says in the panel: how far it sees, and that a placement has thrown a proven win away.
coach-searching = Looking ahead.
coach-too-far = Can’t see the end yet.
coach-knows = Sees to the end.
coach-blunder = That throws away the win.
coach-keep = Keep it
# Takes back the blunder and says, step by step, where the win is: the area, the piece, the place.
coach-where = Show me where
coach-clue-area = There’s a win here. The next hint names the piece.
coach-clue-piece = This piece wins. The next hint shows the spot.
# When it watches for the first time no more: $name is the button game-help-me.
coach-leaves = From now on you play without the coach. You’ll still find it under { $name }.
# After the game. $n is the number of a turn.
coach-decisive = Move { $n } was the turning point.
coach-lost-from = From move { $n } on, { $name } could no longer win.
coach-lost-from-you = From move { $n } on, you could no longer win.
coach-unknown-decisive = The turning point wasn’t found.
coach-clock-decisive = The clock decided it.
coach-searching-decisive = Looking for the turning point…
coach-try-again = Try again

## The end of a game

# $name is the winner, one of two people or of two computers.
result-won = { $name } won
result-you-won = You win!
result-you-lost = You lose

# $name is the loser.
result-last-piece = { $name } placed the last piece.
result-last-piece-you = You placed the last piece.
result-resigned = { $name } resigned.
result-resigned-you = You resigned.
result-time = { $name } ran out of time.
result-time-you = You ran out of time.
result-rematch = Rematch
result-take-back = Take back
result-review = Review
# The button of a new game that leads back to the result of the last one, until a piece is placed.
result-last = Last result

## Questions and refusals in a game

resign-question = Resign this game?
resign-yes = Resign
question-no = Keep playing
paste-question = Play the game on the clipboard?
paste-yes = Play the copied game
paste-no = Keep mine
refused-occupied = That doesn’t fit there
refused-off-board = That’s off the board
refused-turn = Wait for your turn
refused-undo = Nothing to take back
refused-redo = Nothing to redo
refused-over = The game is over

# Shown after a game of two people: $n is the new rating, $change such as +12.
rating-change-of = { $name }: { $n } ({ $change })
saved-as = Saved as { $name }

## Pictures to share

share = Share
picture-title = Share the game
picture-board = The board as a picture
picture-animation = The game as an animation
picture-copy = Copy the picture
picture-drawing = Drawing…
picture-busy = Another picture is being drawn
picture-saved = Saved: { $path }
folder-not-opened = The folder can’t be opened here
picture-not-saved = The picture can’t be saved: { $error }
picture-copied = The picture is on the clipboard
picture-no-folder = There is no folder for pictures
# Below the board in a picture.
picture-last-piece = { $winner } wins: { $loser } placed the last piece.
picture-resigned = { $winner } wins: { $loser } resigned.
picture-time = { $winner } wins: { $loser } ran out of time.

## The clipboard

position-copied = The position is on the clipboard
game-copied = The game is on the clipboard
game-exported = Exported as { $path }
game-not-exported = It can’t be exported: { $error }
game-no-folder = There is no folder for exported games
clipboard-unusable = The clipboard can’t be used here
clipboard-no-text = There is no text on the clipboard
clipboard-too-long = The text on the clipboard is too long
clipboard-no-answer = The clipboard does not answer

# What is wrong with a position. $n counts characters; . # I O T S Z J L are the signs of its text form.
pasted-character = The clipboard holds no position: character { $n }, { $character }, is none of . # I O T S Z J L
pasted-separator = The clipboard holds no position: character { $n } splits a row
pasted-too-short = A position has 100 cells, or 36, 49, 60, 64 or 81 on a small board; the one on the clipboard has { $n }
pasted-other-size = A position on { $size } does not have { $n } cells, but the one on the clipboard does
pasted-too-long = A position has 100 cells; the one on the clipboard is longer
pasted-over = Nothing fits on the board on the clipboard
pasted-nowhere = Nothing can be pasted here

# What is wrong with a game. $error is in English.
pasted-game-long = The text on the clipboard is too long to be a game
pasted-game-board = Line { $n } of the game on the clipboard names a board that does not exist
pasted-game-clock = Line { $n } of the game on the clipboard names a time control that does not exist: 3+2 would be three minutes and two seconds for each piece
pasted-game-heading = Line { $n } of the game on the clipboard is not understood
pasted-game-turn = Move { $n } of the game on the clipboard is no placement
pasted-game-illegal = Move { $n } of the game on the clipboard breaks the rules
pasted-game-empty = The clipboard holds no game

## Files

# $error is one of the reasons below, or what the system says.
not-saved = It can’t be saved: { $error }

# Shown when the program starts.
nothing-saved = Games can’t be saved on this computer, and are lost when you quit
other-copy-runs = Another copy of the game is running. This one will not save anything.

# $name and $aside are names of files.
file-refused = { $name }: { $error }
file-not-opened = { $name } can’t be opened: { $error }
file-left-alone = { $name } can’t be read: { $error }. It is left as it is, and nothing is saved to it until you start the game again.
file-not-permitted = You don’t have permission to read { $name }. It is left as it is, and nothing is saved to it. Check who owns the file and its permissions.
file-newer = { $name } needs a newer version of the game. It is left as it is, and this version saves nothing to it.
file-set-aside = { $name } can’t be used: { $error }. It was kept as { $aside }.
file-entries-damaged = Some entries of { $name } were damaged and have been skipped. The file as it was is kept as { $aside }.
file-passed-over = An entry of { $name } is left out, and stays in the file: { $error }.

# Below other warnings: how many more there are.
warnings-more = and { $n } more

# Reasons: these become part of the sentences above.
file-no-folder = there is no home folder to keep it in
file-other-copy = another copy of the game is running, and that one keeps the files
file-no-room = there is no room left on the disk
file-not-a-file = it is not a file
file-dangling-link = it is a link that leads nowhere
file-too-long = it is too long
file-damaged = it is damaged
file-version = it is of version { $n }, which this game does not know
file-full =
    { $n ->
        [one] there is { $n } saved game already
       *[other] there are { $n } saved games already
    }
file-name = a name has 1 to { $n } characters

## How to play


# Names of the pages.
help-article-rules = Rules
help-article-keys = Keys
help-article-aids = Assistance
help-article-strategy = Strategy
help-article-opening = The opening
help-article-computer = The AI
help-article-stacking = Stacking
help-article-notices = Licences
# Headings of groups of keys, and what the seven number keys do.
help-keys-mouse = Mouse and touch
help-keys-pad = Gamepad
help-keys-pick = Pick a piece
# A button.
help-change-keys = Change keys

# The page of the rules.
help-rule-turns = Take turns placing one of the seven pieces anywhere on free cells, rotated any way you like.
help-rule-no-fall = Pieces never fall and never vanish. There is no pass and no draw.
help-rule-dead = Areas of fewer than four free cells are dead: nothing fits there. They are crossed out.
help-rule-end = When no piece fits any more the game is over, and whoever placed the last piece loses.
help-idea-title = A first idea
help-idea = An area of four to seven cells has room for exactly one more piece. Count such areas: you want an even number of placements left when it is your turn.

# The page of the keys: what is pressed, and what it does. The actions are listed there too, by the messages action--… below.
help-mouse-move = Mouse
help-mouse-move-does = Move the piece
help-mouse-place = Left click
help-mouse-place-does = Place it
help-mouse-turn = Right click, wheel
help-mouse-turn-does = Rotate it
help-touch = Tap, drag
help-touch-does = Move it; buttons rotate and place it
help-pad-move = D-pad, stick
help-pad-move-does = Move the piece
help-pad-place = Bottom button; left button
help-pad-place-does = Place it; rotate it
help-pad-undo = Right; top button
help-pad-undo-does = Undo; next spot that fits
help-pad-pieces = L1  R1
help-pad-pieces-does = Previous, next piece
help-pad-outcomes = L2  R2
help-pad-outcomes-does = Winning moves; analysis
help-pad-hint = Select  Start
help-pad-hint-does = Hint; on-screen buttons

# The page of the aids. "*1", "*n" and "0" stay as they are. $n is a number of cells, and of games.
help-aid-hint = Hint
help-aid-hint-text = Shows one good spot. When the end is too far off, it is only an educated guess, and says so.
help-aid-outcomes = Winning moves
help-aid-outcomes-text = Marks every spot for the piece in your hand: a tick wins, a cross loses, a dot is not known yet. The numbers on the pieces count known winning moves. The search goes on in the background until all are known or you stop it.
help-aid-analysis = Analysis
help-aid-analysis-text = Outlines every area with its size and its value. A value of *n plays like a heap of n stones in the game of Nim, where whoever takes the last stone loses. Areas larger than { $n } cells show a question mark.
help-aid-counting = Counting
help-aid-counting-text = While all heaps are *1, leave an odd number of them to your opponent. If there is a larger heap, write the sizes in binary and add them without carrying: leave nothing but zeros. An area that isn’t a heap is called wild; the message next to the board still says who wins once everything is known.
help-aid-coach = Coach
help-aid-coach-text = Says when the piece you have just placed throws away a proven win, shows step by step where a better spot is, shows how the game would go on, and names the turning point afterwards. You can take the piece back. Early in a game the end is too far off. The coach stays until you win a game without a warning and without other help, or until you switch it off.
help-aid-fair = Fair play
help-aid-fair-text = Hints, winning moves, analysis, the coach and undo make a game unrated.

# The page of stacking, the game for one: rules, aids, and what is pressed.
help-stacking-goal = Stacking is a game for one with the same pieces. They come one at a time, and you see the next ones. Nothing hurries you: stack as many as you can.
help-stacking-hole = Each piece drops straight down, and must come to rest without a hole under it.
help-stacking-clear = The column on the right is kept free for I pieces. Once four rows are full except for it, an I piece there clears them.
help-stacking-over = The game is over when a piece fits nowhere without a hole.
help-stacking-aids = Help from the computer
help-stacking-rank = A surface is good if many pieces fit on it. Its odds say how often, out of a hundred times, fifteen pieces drawn at random would fit without a hole. A hint outlines the best spot, and the odds of all spots can be shown. Hints, odds and undo mark the score as assisted.
help-stacking-keys = Keys
help-stacking-move-does = Move the piece
help-stacking-drop-does = Drop the piece
help-stacking-ranks-does = Odds of all spots

## The articles of the help

strategy-count = Count the end
strategy-count-text = An area of four to seven free cells has room for exactly one more piece, whatever anyone does. Once only such areas are left, the game is decided: count them. An even number on your turn is good, because then your opponent places the last piece. Two areas are left here, and whoever is to move wins.
strategy-change = Change the count
strategy-change-text = Eight cells leave a choice. The piece in the picture leaves four cells, and one more piece fits. An O in the middle would leave two dead pairs, and nothing fits any more. Whoever makes the last such choice decides whether the count is even or odd. So keep one for yourself, and take those that your opponent is waiting for.
strategy-halves = Two equal halves
strategy-halves-text = Leave two equal areas, or several pairs of them. Whatever your opponent does in one of them, you do in the other. The piece in the picture makes two equal halves and wins. Don’t copy blindly, though: if you copy to the very end, you place the last piece. When only forced pieces are left, there must be an odd number of them when it is your opponent’s turn.
strategy-centre = The piece without a twin
strategy-centre-text = If the board looks the same upside down, every placement has a twin, except those that turn onto themselves. Take the centre with such a piece, and answer every placement with its twin until it is time to count. On this board it is the only one of more than three hundred placements that wins.
strategy-sizes = Sizes worth leaving
strategy-sizes-text = Small areas act like heaps of Nim: 4 to 7 cells like a heap of one, 8 to 11 mostly like two, 12 to 15 mostly like three. Two equal heaps, unless they are ones, are lost for whoever must move. So are heaps of one, two and three together, as here: leave this to your opponent. A single area of 17 or 18 cells is mostly good to leave as well.
strategy-early = Early in the game
strategy-early-text = Nobody sees the end from the empty 10×10 board, not even the strongest level. A compact area has room for more pieces than a ragged one of the same size, and gives more choices. A cut across the board makes parts that can be counted sooner. Try openings against a level that you beat now and then, and look back afterwards: the review names the move that threw the win away.

# What is known of the opening. L, I and O are pieces; 6×10, 8×8 and 9×9 are boards.
opening-solved = What is solved
opening-solved-text = All boards of this game up to 9×9 are solved, and so is 8×10. Whoever begins loses on 6×6 and 8×8, and wins on 7×7, 6×10, 9×9 and 8×10. On 10×10 nobody knows a first piece that wins, or whether there is one.
opening-wall = Begin a wall
opening-wall-text = On 9×9 this L wins: upright, in the middle of an edge. On 8×10 an upright I does, beside the middle of a short edge. Both begin a wall across the board and leave open where it ends. Nobody knows why exactly these win. But two parts can be counted sooner than one.
opening-reply = Finish the other’s wall
opening-reply-text = An I at the edge looked good on 9×9, too: it won against 24 replies. Then came this one. It leaves two halves, joined by one cell, and wins. So beware of placing half a mirror: your opponent may place the other half.
opening-copy = The centre, and its twins
opening-copy-text = After this O every placement on 6×10 has a twin on the other side, and the O wins. Boards that look the same upside down are mostly bad for the player to move: of 299 such boards of 40 to 68 cells, 205 were lost.
opening-copy-fails = Where copying fails
opening-copy-fails-text = On 8×8 the same O loses, to this L at the edge. Symmetry is a good sign, not a promise: whoever copies to the very end places the last piece. Watch for the moment to stop.
opening-count = When you can start to count
opening-count-text = With 60 free cells the computer sees the end at a glance, with 72 mostly within seconds, with 80 hardly ever. On 10×10 that is after about seven pieces, or sooner if the board falls apart early. Before that it says nothing rather than guess: after the first two pieces, nothing it knows predicted the winner of its own games better than a coin toss.

computer-areas = Areas
computer-areas-text = No piece reaches across filled cells. So areas that do not touch are games of their own, played side by side. The computer tells them apart and looks at each separately. Turned and mirrored shapes count as the same: this board has three areas, but only two different ones.
computer-sets = What an area is worth
computer-sets-text = The value of an area is the set of what each placement in it leaves. Where nothing fits, that is 0. Five cells can only become 0: they are worth {"{"}0{"}"}, called *1. In a row of eight a piece leaves nothing or one area of four: {"{"}0, *1{"}"}, called *2. Sets that play alike beside anything else count as the same. Of all the 4.6 million shapes of 8 to 15 cells only six different sets remain, and the game has them in a table.
computer-nim = Nim
computer-nim-text = *1, *2 and *3 play like heaps of as many stones, from which the players take in turn. To find out who wins, write the heaps in binary and add them without carrying. If all digits come out as zeros, whoever must move loses. This board is 1, 2 and 3: in binary 01, 10 and 11.
computer-twist = The twist
computer-twist-text = In this game whoever takes the last one loses. That changes less than you might think: only when all heaps are ones, as here, an odd number of them is bad for whoever must move, and an even number is good. But some areas are not heaps at all, such as one that only ever becomes a *2. The computer calls them wild and keeps their sets.
computer-search = Search
computer-search-text = Larger areas are searched. A position is won if one placement leads to a lost one, so everything depends on trying the right placement early. The computer weighs how likely each reply is to lose against the work needed to prove it, and continues where that looks most promising. This is called proof-number search. It remembers what it has decided, and a reply that refuted one placement is tried on the others.
computer-known = What is known
computer-known-text = If both play perfectly, whoever begins loses on 6×6 and 8×8, and wins on 7×7, 6×10, 9×9 and 8×10. Nobody has solved 10×10 yet. There the strongest level begins like a good player, by judgement, and plays without a mistake once it sees the end.
computer-levels = Levels
computer-levels-text = The lower levels don’t look as far ahead and tell good from bad less sharply. They know nothing that you don’t see, and none of them looks at your piece before you place it.
computer-named = Ten habits
computer-named-text = Each of the ten named players has a habit, which shows until it can see the end. Pip leaps away from you, Luna mirrors you, Rio sits down beside you. Otto walks the edges, Mina takes the corners, Nova the middle. Tao keeps the board whole, Kira chips bits off it, Ada cuts it in half, and Zeno kills cells.

## Actions, in the help and in the list of keys

action--left = Piece left
action--right = Piece right
action--up = Piece up
action--down = Piece down
action--previous_piece = Previous piece
action--next_piece = Next piece
action--piece_i = Piece I
action--piece_o = Piece O
action--piece_t = Piece T
action--piece_s = Piece S
action--piece_z = Piece Z
action--piece_j = Piece J
action--piece_l = Piece L
action--rotate = Rotate the piece
action--hurry = Rotate, or hurry the computer
action--next_fit = Next spot that fits
action--place = Place the piece
action--type = Type a move or a question
action--undo = Undo
action--redo = Redo
action--hint = Hint
action--outcomes = Winning moves
action--x_ray = Analysis of the areas
action--coach = Coach on or off
action--clock = Next time control
action--buttons = On-screen buttons
action--mute = Sound on or off
action--background = Next background
action--open_folder = Open folder
action--help = Help
action--full_screen = Full screen
action--review = Look back at the game
action--try_again = Try again from the move that decided the game
action--previous = Previous puzzle or step
action--next = Next puzzle
action--replay_back = Replay: one move back
action--replay_forward = Replay: one move forward
action--replay_far_back = Replay: five moves back
action--replay_far_forward = Replay: five moves forward
action--to_start = Replay: to the start
action--to_end = Replay: to the end
action--play_pause = Replay: play or pause
action--faster = Replay: faster
action--slower = Replay: slower
action--stop_search = Review: stop the search
action--next_mistake = Review: next mistake
action--play_on = Review: play on from here
action--single_cells = Editor: single cells
action--clear = Editor: clear the board
action--invert = Editor: invert the board
action--board_size = Editor: board size
action--why = Show me why
action--play_computer = Editor: play the computer
action--play_two = Editor: two players
action--add = Lists: add
action--rename = Lists: rename
action--delete = Lists: delete
action--export = Games: export
action--find = Games: find by name
action--confirm = Questions: yes
action--save = Save the game
action--picture = Share a picture
action--copy = Copy the position
action--copy_game = Copy the whole game
action--paste = Play from the clipboard
action--back = Back

## Settings

settings-title = Settings

settings-language = Language
settings-theme = Blocks

# How the blocks look; the last one is for colour-blind eyes.
theme-glass = Glass
theme-pastel = Pastel
theme-neon = Neon
theme-distinct = Colour-blind friendly
settings-background = Background

# Pictures behind the board.
background-city = City by night
background-lights = Northern lights
background-sea = Sea at dusk
background-mountains = Mountains
background-rain = Rain
background-stars = Stars
background-lanterns = Lanterns
background-plain = Plain
settings-patterns = Patterns on the blocks
settings-owners = Edges in the players’ colours
settings-high-contrast = High contrast
settings-reduced-motion = Reduce motion
settings-coordinates = Coordinates
settings-snapping = Snap to spots that fit
settings-touch = Buttons to rotate and place
touch-turn = Rotate
touch-place = Place
settings-ui-scale = Text size
settings-percent = { $n }%
settings-volume = Volume
settings-music = Music
# Switches music off, too.
settings-sound = Sound
settings-thinking-seconds = Max. thinking time
settings-seconds = { $n } s
settings-paced = Computer takes its time
settings-voices = Opponents talk
settings-pondering = Computer also thinks on your turn
settings-advanced = Advanced
settings-full-screen = Full screen
settings-keys = Keys
settings-change = Change
settings-on = On
settings-off = Off

## The keys

keys-title = Keys
keys-group-piece = The piece
keys-group-game = The game
keys-group-puzzle = Puzzles
keys-group-review = Review
keys-group-editor = Editor
keys-group-list = Lists
keys-group-everywhere = Everywhere
keys-press = Press a key
keys-refused = That key can’t be used here
# $key is the key that an action got for the one that was taken from it.
keys-swapped = { $key } is now the key of: { $action }
keys-defaults = Reset all keys
keys-defaults-ask = Reset all keys?
# Names of keys, as keyboards of the language have them.
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Space
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
# What a screen reader says for ←, →, ↑ and ↓.
key-left = Left arrow
key-right = Right arrow
key-up = Up arrow
key-down = Down arrow
# A key of the key pad: $key is what is on it.
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Learn
# Above the list of articles.
learn-good-to-know = Good to know
# The green button: $name is a lesson.
learn-start = Lesson: { $name }
learn-go-on = Continue: { $name }
learn-puzzles = Puzzles
# Buttons and headings of the page of puzzles: today's, the ones of five grades, and the editor.
puzzles-solve = Solve it
puzzles-collections = Collections
puzzles-make = Make your own

# How hard puzzles are, from easy to hard.
grade-easy = Easy
grade-moderate = Moderate
grade-tricky = Tricky
grade-hard = Hard
grade-expert = Expert

# $grade is one of the words above.
puzzle-number = { $grade }: puzzle { $n } of { $all }
puzzle-task = Find the winning move.
puzzle-solved = Solved

# Shown after a placement in a puzzle or a lesson.
exercise-judging = Let’s see…
exercise-wrong = That loses.
exercise-wrong-last = You placed the last piece: you lose.
exercise-right-last = Your opponent placed the last piece: you win.
exercise-right = Right! Now you win.
puzzle-clue-area = Look here. The next hint names the piece and costs nothing.
puzzle-clue-piece = This piece. The next hint shows the spot, but then the puzzle won’t count.
puzzle-clue-place = Place it here. This doesn’t count as solved.
endless-clue-area = Look here. The next hint names the piece, but your rating can’t rise.
endless-clue-piece = This piece. The next hint shows the spot, but the puzzle counts as missed.
endless-clue-place = Place it here. This counts as missed.
puzzle-shown-placed = Right, but with help.
puzzle-all-solved = Right! That was the last puzzle of this grade.
lesson-answered = Your turn again.
lesson-wrong = That loses. Try again.
lesson-over = Lesson { $n } of { $all } done!

# How the game goes on is played on the board. $n counts pieces or areas; who places the last one loses.
line-pieces = { $n ->
    [0] No more pieces.
    [one] One more piece.
   *[other] { $n } more pieces.
}
line-gaps = { $n ->
    [one] One area, one piece.
   *[other] { $n } areas, one piece each.
}
line-last-yours = You place the last one.
line-last-theirs = Your opponent places the last one.
line-last-named = { $name } places the last one.

# Buttons.
exercise-retry = Try again
line-why = Show me why
puzzle-next = Next
exercise-previous = Previous
lesson-go-on = Next
lesson-previous = Previous step
lesson-next = Next lesson
# After the first lesson.
lesson-play = Play your first game
lesson-done = Done
lesson-move = Move
lesson-number = Lesson { $lesson } of { $lessons }, step { $n } of { $all }
lesson-dead = Nothing fits on crossed-out cells
lesson-areas = The numbers count the free cells

# The lessons: the title, a few words about it, and the text of each step.
lesson--first_steps = First steps
lesson-note--first_steps = How to place, and who loses
lesson-step--first_steps-1 = Take turns. Whoever places the last piece loses. Nothing falls, and no row is cleared.
lesson-step--first_steps-2 = Your turn: any piece, anywhere.
lesson-step--first_steps-3 = An area of under four cells is dead. One of five holds exactly one piece.
lesson-step--first_steps-4 = Two areas, one piece each. Let your opponent place the last one.
lesson--last_piece = The forced last piece
lesson-note--last_piece = An area of four to seven cells: one more piece
lesson-step--last_piece-1 = An area of four to seven cells always has room for exactly one more piece.
lesson-step--last_piece-2 = At the end or in the middle? Make your opponent place the last piece.
lesson-step--last_piece-3 = Leave an odd number of areas for one piece each.
lesson--two_halves = Two equal halves
lesson-note--two_halves = Whatever your opponent does, you can do too
lesson-step--two_halves-1 = Two equal halves: whatever you do, your opponent mirrors it.
lesson-step--two_halves-2 = Split the board into two equal halves. Then mirror every move.
lesson-step--two_halves-3 = Split and mirror. Near the end, leave an odd number of areas.
lesson--centre = Take the centre
lesson-note--centre = The one spot without a mirror image
lesson-step--centre-1 = Every spot has a mirror image across the centre. Your opponent plays it.
lesson-step--centre-2 = Only the centre has no mirror image. Take it.
lesson-step--centre-3 = Of three hundred moves, only one wins. Find it again.
lesson-step--centre-4 = Take the centre, mirror every move, and leave an odd number of areas.
lesson--one_two_three = One, two, three
lesson-note--one_two_three = Areas that behave like heaps of Nim
lesson-step--one_two_three-1 = These areas behave like Nim heaps of 1, 2 and 3: whoever moves first loses.
lesson-step--one_two_three-2 = Heaps of 1, 3 and 3. Turn one heap of 3 into a heap of 2.
lesson-step--one_two_three-3 = Equal heaps cancel each other. One heap of 1 is too many: take it.
lesson--counting = Counting cells
lesson-note--counting = Which sizes to leave to your opponent
lesson-step--counting-1 = A single area of 18 cells usually loses for whoever moves. 17 is good, too.
lesson-step--counting-2 = 21 cells. Leave an area of 17.
lesson-step--counting-3 = 24 cells. Take four, cut off two on a long side, leave 18.

## Saved games

games-rename = Rename
games-delete = Delete
games-export = Export
games-copy = Copy as text
games-paste = Paste a game
games-name = Rename game

# Asked before a saved game is deleted; $name is its name.
delete-question = Delete { $name }?
delete-keep = Keep

# A saved game's length and result, in one line.
games-placed =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
games-unfinished = unfinished
games-won = { $name } won

## Looking back at a game

review-searching =
    { $all ->
        [one] Reviewing: { $done } of { $all }
       *[other] Reviewing: { $done } of { $all }
    }
# A line above the turns of a game: the board before the first one.
review-start = Start of the game
review-stop = Stop
review-next-mistake = Next mistake
# No mistake is known: of a game of which every position is solved, and of another one.
review-no-mistakes = Nobody threw away a win.
review-none-found = No mistakes found.
# A mistake is a move, a resignation or a loss on time that threw a win away.
review-mistakes =
    { $n ->
        [one] One mistake found.
       *[other] { $n } mistakes found.
    }

# What is known about the position on the board. $name and $other are players.
review-will-win = Wins if both play perfectly: { $name }.
review-nobody-knows = Too early to say who wins.
review-not-yet = Not looked at yet
review-over = { $name } won.
review-mistake = This move ({ $name }) threw away the win.
# The same of the person who plays against a computer.
review-mistake-you = Your move threw away the win.
review-mistake-better = This move ({ $name }) threw away the win. The green spot keeps it.
review-mistake-better-you = Your move threw away the win. The green spot keeps it.
review-resigned-won = { $name } resigned in a winning position.
review-resigned-won-you = You resigned in a winning position.
review-resigned = { $name } resigned.
review-time-won = { $name } ran out of time in a winning position.
review-time-won-you = You ran out of time in a winning position.
review-time = { $name } ran out of time.

# Buttons. $n is the speed of the replay.
review-play = Play
review-pause = Pause
review-speed = Speed { $n }
review-play-on = Play on from here

## You

# The three sections of the page of whoever plays.
you-profile = Profile
you-history = History
you-people = Players
you-play = Play
you-games = Games
you-medals = Achievements
you-rating = Rating
# The named players in the order of strength, how many of them were beaten without help, and whom to play next.
ladder = Ladder
ladder-beaten = { $n } of { $all } beaten
ladder-next = Next: { $name }
# Where the named player $n stands among all of them; and the idea that one of them teaches.
ladder-rung = { $n } of { $all }
ladder-teaches = { $name } teaches: { $idea }
ladder-taught = Teaches: { $idea }
# $change is such as +12.
rating-today = { $change } today
you-numbers = All statistics

# Marks the person who plays.
people-plays-now = Current player
people-play-as = Play as { $name }
people-add = Add a player
people-note = Each player has their own games, ratings and achievements.
# Below the score of games against each other.
people-against = You against { $name }

# Which games are listed.
history-all = All
history-won = Won
history-lost = Lost
history-unfinished = Unfinished
history-count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
history-none = No games here yet.
history-not-found = No game with this name.

# In a field for a part of a name, while it is empty.
history-find = Find by name

history-beat = You beat { $name }
history-beaten-by = { $name } beat you

## People

people-rename = Rename
people-delete = Delete

# Asked before a person is deleted.
people-delete-question = Delete { $name } with rating and statistics?
people-name = Name
people-taken = Somebody has this name already
people-full = There is no room for more players
people-no-games = No rated games yet
people-unrated = Hints, winning moves, analysis, the coach and undo make a game unrated. So does a start position other than the empty board.

## Statistics and achievements

# Beside the sizes of boards.
statistics-all = All
statistics-none = No finished games here yet. All games from the empty board count, rated or not.

# $present and $longest are numbers of games that were won one after the other.
statistics-streak = Wins in a row
statistics-streak-value = { $present } now, best: { $longest }
statistics-time = Time spent thinking
statistics-time-value =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

# For how many turns a win that the solver has proven was not let go until the end, and how many cells were free at first.
statistics-held = Longest proven win held to the end
statistics-held-value =
    { $turns ->
        [one] { $turns } move, from { $cells } free cells
       *[other] { $turns } moves, from { $cells } free cells
    }
statistics-held-least =
    { $turns ->
        [one] at least { $turns } move, from { $cells } free cells
       *[other] at least { $turns } moves, from { $cells } free cells
    }
statistics-held-none = None yet

# $cells names four cells, $board is a size such as 8×8, $n counts games.
statistics-opening = Favourite opening
statistics-opening-value =
    { $n ->
        [one] { $cells } on { $board }, once
       *[other] { $cells } on { $board }, { $n } times
    }

# Titles of tables. Each line says how many of all games were won.
statistics-sides = By side
statistics-opponents = By opponent
statistics-boards = By board
statistics-people = Players
statistics-won-of = { $won } of { $all } won

statistics-export = Export as CSV
# $games and $ratings are names of files.
statistics-saved = Saved: { $path } and { $name }
statistics-not-saved = The tables can’t be saved: { $error }
everything-save = Save everything
everything-bring = Bring it in
everything-which = Which file?
everything-saved = Everything is saved: { $path }
everything-not-saved = It can’t be saved: { $error }
everything-none = There is no saved file in your documents or downloads.
everything-brought =
    New here: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $people ->
        [one] { $people } player
       *[other] { $people } players
    }{ $others ->
        [0] {""}
       *[other] , other entries: { $others }
    }.
everything-not-brought = It can’t be brought in: { $error }

achievement-count = { $n } of { $all } unlocked
achievement-open = locked
achievement-news-of = { $person } has reached: { $name }

# Achievements: a name, a sentence on what to do and what it teaches, and a few words on what somebody has done, below the name. $n is a number of areas, cells or turns, or a level.
achievement--lessons = The groundwork
achievement-note--lessons = Finish all lessons. They hold every idea that the other achievements ask for.
achievement-won--lessons = Every lesson finished
achievement--counting = Counted right
achievement-note--counting = Leave an odd number of areas of four to seven cells, at least { $n }, and win without help. Each takes one more piece, so your opponent places the last one.
achievement-won--counting = An odd number of areas left
achievement--halves = Two equal halves
achievement-note--halves = With a winning placement and without help, leave two equal areas of { $n } cells or more and nothing else. Whatever happens in one can be answered in the other.
achievement-won--halves = Two equal halves left
achievement--comeback = Never too late
achievement-note--comeback = Without help, win a game in which you were proven lost. It isn’t over until the last piece: keep things complicated.
achievement-won--comeback = Lost, and won in the end
achievement--level_5 = Giant slayer
achievement-note--level_5 = Beat level 5 or a stronger one without help. It never errs in the endgame, so get ahead before then.
achievement-won--level_5 = Level 5 or stronger beaten
achievement--quick_boards = At home on small boards
achievement-note--quick_boards = Beat the computer on 6×6, 7×7, 6×10 and 8×8 without help. On small boards you meet the same endings sooner and more often.
achievement-won--quick_boards = Won on all small boards
achievement--parity = Keeping the balance
achievement-note--parity = On 6×6, play second against level { $n } or higher and hold the win from your first move to the end, without help. See to it that an even number of placements is left at each of your turns.
achievement-won--parity = Ahead from first move to last
achievement--clean_grade = A clean sheet
achievement-note--clean_grade = Solve all puzzles of one grade without a wrong try. Looking for the reply before you place becomes a habit.
achievement-won--clean_grade = A whole grade, no wrong try
achievement--hard_puzzle = At first sight
achievement-note--hard_puzzle = Solve a puzzle of the hardest grade on the first try. You have to rule out every other placement.
achievement-won--hard_puzzle = A hardest puzzle, first try
achievement--only_placements = A needle in the haystack
achievement-note--only_placements = Without help, find the only winning placement at least { $n } times in one game. Such moves decide games; the review shows them.
achievement-won--only_placements = The only win found { $n } times
achievement--level_7 = One step ahead
achievement-note--level_7 = Beat level 7 or a stronger one without help. It sees far, so the middle of the game decides.
achievement-won--level_7 = Level 7 or stronger beaten
achievement--long_win = Staying power
achievement-note--long_win = Hold a proven win from { $n } free cells or more to the end, without help. Winning a won game is an art in itself.
achievement-won--long_win = Win held from { $n } cells on

## The position editor

editor-title = Position editor
# $key is a key, such as Enter.
editor-how-cell = Click a cell (or press { $key }) to fill or clear it. Drag to paint.
editor-how-piece = Place pieces as in a game, also over others.
editor-cell = Single cells
editor-clear = Clear
editor-invert = Invert
editor-against = Play Level { $n }
editor-two = Two players
editor-nothing-fits = Nothing fits on this board: there is nothing to play.

# $sizes is a list of numbers, with the commas of the language.
editor-areas = Area sizes in play: { $sizes }

## Stacking, the game for one

stacking-title = Stacking
stacking-watch = Watch
stacking-surface = A good surface
# How the stacker is watched: the next pieces that it knows, its speed, and the number that its pieces follow from.
stacking-lookahead = Sees { $n } next
stacking-best = Best towers: { $name }
stacking-no-scores = Your best towers will appear here.
# $cleared is the number of times that four rows were cleared.
stacking-score =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }, { $cleared ->
        [one] { $cleared } clear
       *[other] { $cleared } clears
    }
stacking-score-helped =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }, { $cleared ->
        [one] { $cleared } clear
       *[other] { $cleared } clears
    } (assisted)

# Above the next pieces.
stacking-next = Next
stacking-pieces = Pieces: { $n }
stacking-cleared = Four-row clears: { $n }
# Told at the moment when an I piece clears them.
stacking-clears = Four rows cleared!
stacking-helped = Assisted
stacking-rules = Leave no holes. An I on the right clears four full rows.
stacking-again = Again
stacking-ended =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
# $place is the place of a game among the best.
stacking-best-yet =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }: your best tower yet!
stacking-ranks = Odds
stacking-end = End game
stacking-end-question = End this game and keep its score?
stacking-hole = That would leave a hole
stacking-full = The well is full there
stacking-beside = The column on the right is for I pieces that clear four full rows
stacking-over = The red piece fits nowhere without a hole.
stacking-over-best =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }: number { $place } of your best
stacking-loading = Working out the odds. Play on meanwhile.
stacking-scale = Odds that fifteen more pieces would fit, in %
# The rank of a surface: in how many of a hundred cases fifteen random pieces fit.
stacking-hint = Best here: odds { $n } %.
stacking-rank-is = Odds of this surface: { $n } %
stacking-speed-is =
    { $n ->
        [one] { $n } piece a second
       *[other] { $n } pieces a second
    }
stacking-watched = Each piece goes where the most pieces will fit afterwards.
# $n is the number of the game.
stacking-game = Game { $n }
stacking-play = Play
stacking-pause = Pause
stacking-slower = Slower
stacking-faster = Faster
stacking-restart = Again
stacking-another = New pieces

stacking-surface-flat = Flat looks perfect, but S and Z don’t fit on it.
stacking-surface-step = One step at each end takes all seven pieces: the best here.
stacking-surface-pairs = Steps two columns apart are fine: O, S and Z need pairs.
stacking-surface-singles = Steps one column apart: O fits nowhere. Keep columns in pairs.
stacking-surface-well = A slot two deep takes only J, L and I.
stacking-surface-deep = A slot four deep takes one I. Never make it deeper.
stacking-surface-two = Two slots for the I: it comes once in seven pieces.

## The opponent that fits

# Its name: it plays as strongly as the person. Also a button: keep it short.
fitting = Sparring partner
fitting-with-elo = Sparring partner (Elo { $n })
fitting-note = Gets stronger when you win, weaker when you lose.
# What is thought of the person's strength on this board: a number on Elo's scale and its uncertainty.
fitting-unknown = No games yet: it begins at Elo { $n } and finds your strength as you play.
fitting-known =
    { $games ->
        [one] Your strength: Elo { $n } ± { $error }, after { $games } game
       *[other] Your strength: Elo { $n } ± { $error }, after { $games } games
    }

## Named players

# Names, the same in all languages as far as the script allows.
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

# What each is like, in a sentence.
character-note--pip = Restless: always plays far away from you.
character-note--luna = Mirrors what you place, as long as there is room.
character-note--otto = Walks along the edges, best with a straight piece.
character-note--mina = Begins in the corners and fills them up.
character-note--tao = Keeps the board whole for as long as possible.
character-note--rio = Sits down right beside your last piece.
character-note--zeno = Greedy: loves cells where nothing fits any more.
character-note--kira = Splits the board early, and again.
character-note--ada = Builds walls, cuts the board in half, and counts.
character-note--nova = Starts from the middle, and knows the end early.

# The same in a few words, on a narrow card below the name: about fourteen letters at the most.
character-word--pip = Jumpy
character-word--luna = Mirrors you
character-word--otto = Loves edges
character-word--mina = Loves corners
character-word--tao = Keeps it whole
character-word--rio = Stays close
character-word--zeno = Greedy
character-word--kira = Splits it up
character-word--ada = Splits in half
character-word--nova = Centre first

# The idea that each teaches, on the card once that player is beaten: about fifteen letters at the most.
character-idea--pip = Dead cells
character-idea--luna = The centre
character-idea--otto = Forced pieces
character-idea--mina = Closing off
character-idea--tao = Sizes to leave
character-idea--rio = Last choice
character-idea--zeno = Counting cells
character-idea--kira = One, two, three
character-idea--ada = Equal halves
character-idea--nova = Reading ahead

# What each says when a game begins, in a small box beside its face. What is said of beating Pip and Luna was measured.
voice-begins--pip = Catch me! Just don’t close off little gaps behind me. I trip over them.
voice-begins--luna = Your move is my move, half a turn on. Close off a few cells, and I lose my place.
voice-begins--otto = The edge, always the edge. It’s quieter there, and so am I.
voice-begins--mina = Corners first. All four, if you’d be so kind.
voice-begins--tao = I keep the board in one piece, and count when little is left of it.
voice-begins--rio = Is this seat taken? I’m moving in next to you anyway.
voice-begins--zeno = Cells where nothing fits! Mind if I start without you?
voice-begins--kira = A big board makes me nervous. I’ll chip it down to size.
voice-begins--ada = One wall, two halves, then arithmetic. A board that stays in one piece upsets my sums.
voice-begins--nova = I start in the middle and see the end from there. Most days.

# The same after it has won: about 70 letters at the most.
voice-wins--pip = Hop! And the last piece is yours. Chase me again?
voice-wins--luna = You had the ideas. I had them half a turn later, and won.
voice-wins--otto = Round the edge to the end. Slow, but I get there.
voice-wins--mina = Four corners for me, the last piece for you. Fair, I’d say.
voice-wins--tao = See? Nothing needed breaking.
voice-wins--rio = That was cosy. Same seat next time?
voice-wins--zeno = Delicious. I left you the last piece, out of politeness.
voice-wins--kira = All those crumbs, and the last one was yours.
voice-wins--ada = Cut, counted, done. You may check my sums.
voice-wins--nova = I saw that coming. I tried to look surprised.

# The same after it has lost.
voice-loses--pip = Nowhere left to hop. How did you do that?
voice-loses--luna = I copied everything. Nobody told me to leave out the mistakes.
voice-loses--otto = I followed the edge right off the board.
voice-loses--mina = Four corners, and I’m the one who’s cornered.
voice-loses--tao = You broke it into just the right pieces. Rude, but well done.
voice-loses--rio = I sat too close to see it.
voice-loses--zeno = I ate too much, and the last piece was on my plate.
voice-loses--kira = I made the crumbs, and you counted them.
voice-loses--ada = The wall was straight. It was the sum that wasn’t.
voice-loses--nova = Well. That one I didn’t see coming.

# The person's own games against a named player, beside its rating and what it is like.
character-met = Without help: { $won }–{ $lost }

## Puzzles that are made on the spot: that of the day, endless ones, and runs against the clock

training-daily = Puzzle of the day
training-endless = Endless puzzles
training-endless-note = Matched to your level, rated
training-run = Against the clock
training-run-note = As many as you can in three minutes
training-stacking-note = A game for one
training-making = Your puzzle is being made…

# Marks on the page of puzzles: a rating; the most puzzles solved in a run, or pieces stacked.
training-rating = rating { $n }
training-best = best: { $n }

# $date is a day as the language writes it, $grade one of the words for how hard puzzles are.
training-daily-title = { $date }: { $grade }
training-streak =
    { $longest ->
        [0] A puzzle a day makes a streak.
       *[other]
            { $n ->
                [0] Streak: 0 days · Best: { $longest }
                [one] Streak: { $n } day · Best: { $longest }
               *[other] Streak: { $n } days · Best: { $longest }
            }
    }

# $rating is how hard the puzzle is, $n the player's rating, $change such as +12.
training-endless-puzzle = { $grade }, rated { $rating }
training-standing =
    { $tried ->
        [0] Your rating: { $n }
       *[other] Your rating: { $n }. Solved first time: { $solved } of { $tried }
    }
training-rated = Your rating: { $n } ({ $change })

training-run-rules = Three minutes. Three mistakes and it’s over.
training-run-begin = Begin
training-run-again = Another run
training-run-skip = Skip (counts as a mistake)
training-run-end = End the run
training-run-end-question = End now?
training-run-score = Solved: { $solved }   Mistakes: { $errors } of { $most }
training-run-wrong = This was the winning move.
training-run-right = Right!
training-run-time = Time is up. Solved: { $n }
training-run-errors = Third mistake. Solved: { $n }
training-run-left = The run has ended. Solved: { $n }
training-run-best = The run is over. Solved: { $n }. That is your best run!
training-run-none = Your best runs will appear here.
# One of the best runs.
training-run-line = { $place }.  Solved: { $solved } · { $date }

# The idea of a puzzle, told after it was solved or missed: in halves, two areas of $half cells have one shape; $pieces would be left if areas took a
# piece for every four cells, which is the most that can fit; $areas are left with $cells cells in all, $parts of them are of the area that was split,
# and $closed cells are shut off. The message "forced" takes the place
# of parity and counting where each area has four to seven cells; one of the three follows corner.
training-idea--halves = Two equal areas of { $half } cells are left. Whatever your opponent does in one, you mirror in the other.
training-idea--parity = At one piece for every four cells, { $pieces } more pieces fit: an odd number, which is good for you.
training-idea-forced =
    { $areas ->
        [one] One area is left that holds exactly one piece. Your opponent has to place it.
       *[other] { $areas } areas are left that hold exactly one piece each: an odd number, so your opponent places the last one.
    }
training-idea--counting =
    { $areas ->
        [one] One area of { $cells } cells is left. It looks like { $pieces } more pieces, but it can be made to hold fewer: whoever moves loses.
       *[other] { $areas } areas are left, { $cells } cells in all. They look like { $pieces } more pieces, but can be made to hold fewer: whoever moves loses.
    }
training-idea--three = One piece makes { $parts } areas of one, and your opponent has no good answer to all of them.
training-idea--corner =
    { $closed ->
        [one] The piece closes off { $closed } cell, where nothing fits any more.
       *[other] The piece closes off { $closed } cells, where nothing fits any more.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Easier
daily-harder = Harder
daily-more = One more
daily-copy = Copy result
daily-copied = The result is on the clipboard
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = Past puzzles don’t restore a streak.
# $n is the number of tries, $hints that of hints.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [one] Solved on the first try.
               *[other] Solved in { $n } tries.
            }
        [one]
            { $n ->
                [one] Solved with a hint.
               *[other] Solved in { $n } tries, with a hint.
            }
       *[other]
            { $n ->
                [one] Solved with { $hints } hints.
               *[other] Solved in { $n } tries, with { $hints } hints.
            }
    }
# $hours and $minutes are the time until midnight.
daily-next = The next two come in { $hours } h { $minutes } min.
# After an answer was shown: whether the day can still count for the streak.
daily-not-yet = Today doesn’t count yet. The other puzzle can still do it.
daily-not = Today doesn’t count.
# The day counts, and no streak was longer than a day so far.
daily-first = Day one: your streak begins!

## Second chances: positions that a person let slip come back until they are found

again-title = Second chance
again-none = When you let a win go, the position comes back here.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } puzzle
               *[other] { $puzzles } puzzles
            }
       *[other]
            { $puzzles ->
                [0] { $games } from your games
                [one] { $games } from your games, { $puzzles } puzzle
               *[other] { $games } from your games, { $puzzles } puzzles
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Nothing today. Tomorrow: { $n }
again-on =
    { $n ->
        [one] Nothing today. { $n } comes back on { $day }.
       *[other] Nothing today. { $n } come back on { $day }.
    }
# At the end of a sitting: when how many come back, on a day as the language writes it.
again-done = All done.
again-next-tomorrow = Tomorrow: { $n }
again-next-on =
    { $n ->
        [one] { $n } comes back on { $day }.
       *[other] { $n } come back on { $day }.
    }
# Above the boards of the puzzles that were missed, one or several.
again-missed = What you missed: try it again.
again-task = You had a win here. Find it.
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = Against { $name } · { $date } · move { $n }
# The same of a puzzle, with the day on which it was missed.
again-puzzle = { $name } · { $date }
again-then = The outline is what you played then: it loses.
# $n is a number of days.
again-in =
    { $n ->
        [one] It will be back tomorrow.
       *[other] It will be back in { $n } days.
    }
again-known = You know it now.
again-just-practice = Just for practice: it changes no dates.
again-take-out = Remove
again-put-back = Put it back
again-progress = { $n } of { $all }
again-kept = Kept in Second chance
again-looking = Looking closer…
again-try = Try it
again-clue-area = Look here. The next hint names the piece, but then it comes back sooner.
again-clue-piece = This piece. The next hint shows the spot, but it comes back tomorrow.
again-clue-place = Place it here. It comes back tomorrow.
again-clue-here = Place it here.
# In the profile: how often puzzles of each idea were found at the first try. Names are as short as possible.
miss-title = What you miss
miss-note = found first time
miss-idea--halves = Two equal halves
miss-idea--parity = An odd number left
miss-idea--counting = Counting cells
miss-idea--three = Three parts at once
miss-idea--corner = Closing off cells
miss-practise = Practise this
miss-too-few = too few so far
