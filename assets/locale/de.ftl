### Everything that the window says in German. The comments for translators are in `en.ftl`.
# Glossary
# address = du, in lower case; nobody's gender is assumed: Gegenüber, alle, Sieg in sentences; labels as short as Spieler 1 and Gegner are generic
# piece = Stein (as in Tetris and Go); a piece of one shape: I-Stein, or only das I
# stone of a heap of Nim = Hölzchen, because Stein is the piece
# to place = legen (one lays tetrominoes like dominoes; setzen is for round stones)
# move, placement = Zug (one and the same in this game); am Zug sein = to be on move
# place (where a piece can go) = Stelle (Platz would be a place in a ranking, too)
# cell = Feld
# dead cell = totes Feld
# area = Gebiet (as in Go)
# board = Brett
# position = Stellung
# game (one that is played) = Partie; game (the program) = Spiel
# computer = Computer, never KI or Programm
# heap of Nim = Haufen, Nim-Haufen; heaps of one, two, three = Einer, Zweier, Dreier
# opponent = dein Gegenüber in sentences (neuter, for people and computers alike), Gegner in labels
# the one who plays first, second = zuerst, als Zweites; below a name in a game: beginnt, zieht nach (zweiter Zug would be move number two)
# aid = Hilfe
# coach = Coach
# x-ray, analysis = Analyse
# hint = Tipp
# outcomes = Gewinnzüge, as the name of the aid (Ausblick would be a view or a forecast)
# win, loss = Sieg, Niederlage; of places: gewinnen, verlieren; open = offen; won, lost = gewonnen, verloren
# rated, unrated = gewertet, ungewertet (as on chess servers)
# rating = Wertung
# Elo = Elo
# score (of stacking) = Ergebnis
# level = Stufe (as in chess computers); their names are adjectives, or words for anybody: Profi, Orakel
# puzzle = Aufgabe
# grade (of puzzles) = Schwierigkeit
# missed (a puzzle) = Fehlversuch
# lesson = Lektion
# review = Rückblick (Analyse is the aid); what it does to each position = analysieren
# replay = Wiedergabe
# rematch = Revanche
# to resign = aufgeben
# to run out of time = die Zeit überschreiten
# take back, undo = zurücknehmen, rückgängig; redo = wiederholen
# to hold a win = sichern, in longer texts nicht mehr aus der Hand geben (festhalten is English)
# to mirror what the opponent does = spiegeln; to copy it = nachmachen (kopieren is for the clipboard)
# mirror image of a place = Spiegelbild (a Spiegel hangs on the wall); twin of a placement = Zwilling
# to give a win away, a win thrown away = den Sieg verschenken, ein verschenkter Sieg
# proven win = sicherer Sieg; winning placement = Gewinnzug
# stacking = Stapeln
# surface = Oberfläche; step in it = Stufe (nobody mixes it up with the level)
# rank of a surface or place = Qualität (Rang would be a place in a ranking)
# hole = Loch; gap = Lücke (between columns); well = Schacht
# row = Reihe; column = Spalte; to clear = abräumen
# wins or days in a row = in Folge; streak = Serie
# run against the clock = Durchlauf (a Lauf would be jogging)
# achievement = Erfolg (Errungenschaft is too long)
# clocks, the choice, and time to think = Bedenkzeit (none = ohne Uhr); a clock that runs = Uhr
# players (the list of people) = Spieler, beside the section Profil; people, not computers = Menschen
# ladder (of the named players) = Aufstieg (Leiter would be a boss, too)
# the score counts as helped = „mit Hilfe“
# key = Taste; button = Knopf; clipboard = Zwischenablage

## The language

language-name = Deutsch
date-format = %d.%m.%Y
date-locale = de_DE
date-and-time = { $day }, { $time }

## Shared by many screens

back = Zurück
ok = OK
cancel = Abbrechen
save = Speichern
save-game = Partie speichern
copy = Kopieren
paste = Einfügen
undo = Rückgängig
redo = Wiederholen
help = Hilfe
menu = Menü
stop = Stopp

you = Du
opponent = Gegner
player-one = Spieler 1
player-two = Spieler 2

first-player = Zuerst
second-player = Als Zweites

board = Brett
board-won = Spielen beide perfekt, gewinnt, wer beginnt.
board-lost = Spielen beide perfekt, verliert, wer beginnt.
board-open = Niemand weiß, wer gewinnt, wenn beide perfekt spielen.

winner = Sieg

name-refused = Ein Name hat 1 bis { $n } Zeichen

## Levels of the computer

level-number = Stufe { $n }

level-with-name = Stufe { $n } · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n } ({ $board })

level--drifter = Planlos
level--beginner = Neuling
level--casual = Locker
level--thoughtful = Besonnen
level--careful = Gründlich
level--skilled = Geübt
level--sharp = Gewitzt
level--cunning = Listig
level--expert = Profi
level--master = Virtuos
level--solver = Orakel

level-note--drifter = Weiß noch nicht, dass der letzte Stein verliert.
level-note--beginner =
    { $plies ->
        [one] Sieht das Ende { $plies } Zug vorher kommen und übersieht viel.
       *[other] Sieht das Ende { $plies } Züge vorher kommen und übersieht viel.
    }
level-note--casual =
    { $plies ->
        [one] Sieht das Ende { $plies } Zug vorher kommen und übersieht manches.
       *[other] Sieht das Ende { $plies } Züge vorher kommen und übersieht manches.
    }
level-note--thoughtful =
    { $plies ->
        [one] Sieht das Ende { $plies } Zug vorher kommen und übersieht wenig.
       *[other] Sieht das Ende { $plies } Züge vorher kommen und übersieht wenig.
    }
level-note--careful =
    { $plies ->
        [one] Sieht das Ende { $plies } Zug vorher kommen und übersieht nichts.
       *[other] Sieht das Ende { $plies } Züge vorher kommen und übersieht nichts.
    }
level-note--skilled = Sucht ab { $cells } freien Feldern danach, wer gewinnt.
level-note--sharp = Sucht ab { $cells } freien Feldern danach, wer gewinnt.
level-note--cunning = Sucht ab { $cells } freien Feldern danach, wer gewinnt.
level-note--expert = Sucht ab { $cells } freien Feldern danach, wer gewinnt.
level-note--master = Sucht ab { $cells } freien Feldern danach, wer gewinnt.
level-note--solver = Sieht das Ende von weitem und versteht sich auf Eröffnungen.
level-note-alike = Auf diesem Brett sind die Stufen { $n } bis 10 gleich stark.

## Title and menu

title-tagline = Wer den letzten Stein legt, verliert.
menu-continue = Fortsetzen
menu-stacking = Stapeln
door-you = Du
door-today-new = Neue Tagesaufgabe
door-streak = Serie: { $n }
door-again-new = { $new } neu, { $n } noch mal
door-again = { $n } noch mal
door-tomorrow =
    { $n ->
        [0] Morgen: { $new } neu
       *[other] Morgen: { $new } neu, { $n } noch mal
    }
door-lessons = { $done } von { $all }
continue-your-move = Dein Zug · { $name } · { $board }
continue-their-move = { $board } gegen { $name }
continue-between = { $board }, { $first } gegen { $second }
menu-settings = Einstellungen
menu-help = Anleitung
menu-quit = Beenden

first-start-question = Neu hier? Du lernst es in zwei Minuten.
first-start-lesson = Zeig mir, wie es geht
first-start-later = Gleich spielen

## A new game against the computer

play-title = Spielen
play-friend = Zu zweit
play-computers = Zwei Computer
play-change = Ändern
play-done = Fertig
play-against = Gegen { $name } spielen
play-watch = Zuschauen
play-you-first = du beginnst
play-computer-first = Computer beginnt
play-random-first = Los entscheidet
play-no-clock = ohne Uhr
play-coached = mit Coach
play-uncoached = ohne Coach
play-medal-open = Medaille erst ohne Hilfe
play-medal-coached = Medaille erst ohne Coach
play-medal-won = Ohne Hilfe besiegt
play-who-begins = Wer beginnt?
play-you = Du
play-computer = Computer
play-random = Zufall
play-level = Stufe

## Two players at one computer

play-swap = Tauschen
rated-question = Soll diese Partie für die Wertungen von { $first } und { $second } zählen? Beide müssen zustimmen.
rated-yes = Beide dafür
rated-no = Ungewertet

## Clocks

clocks = Bedenkzeit
clock-none = Ohne Uhr
tip-clock = 3+2: je drei Minuten, dazu zwei Sekunden pro Zug.
clocks-pause = Pause bei Abwesenheit
tip-clocks-pause = In Menüs und anderen Fenstern stehen die Uhren still, und das Brett ist verdeckt.

## The game: players and buttons

game-your-turn = Dein Zug

game-to-move = Am Zug

game-thinking = Überlegt

game-first = Beginnt

game-second = Zieht nach
game-rated = Gewertet
game-unrated = Ungewertet
game-leave = Verlassen
game-aid-warning = Dann ist die Partie ungewertet. Zum Bestätigen noch mal drücken.

tip-cells = Felder, die noch ein Stein bedecken kann. Auf tote Felder passt nichts mehr; sie sind durchgekreuzt.
tip-elo = Eine Wertung. Wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien.
tip-rated = Die Partie zählt für Wertungen. Hilfen machen sie ungewertet.
tip-unrated = Die Partie zählt nicht für Wertungen.
tip-hint = Zeigt einen guten Zug.
tip-outcomes = Markiert, welche Züge gewinnen und welche verlieren.
tip-analysis = Zeigt, was jedes Gebiet wert ist.
tip-coach = Warnt dich, wenn ein Zug einen sicheren Sieg verschenkt. Partien mit Coach sind ungewertet.
tip-clues = Erst, wo du hinschauen sollst, dann der Stein, dann die Stelle. Nur die Stelle kostet etwas: Die Aufgabe zählt dann nicht als gelöst.
tip-endless-clues = Erst, wo du hinschauen sollst, dann der Stein, dann die Stelle. Siehst du den Stein, kann deine Wertung nicht steigen; siehst du die Stelle, zählt die Aufgabe als Fehlversuch.
tip-again-clues = Erst, wo du hinschauen sollst, dann der Stein, dann die Stelle. Siehst du den Stein, kommt die Stellung früher wieder; siehst du die Stelle, fängt sie von vorn an.
tip-again-out = Dann kommt sie nicht wieder.
tip-streak = Tage in Folge mit gelöster Tagesaufgabe.
tip-puzzle-rating = Die Wertung misst dein Können: Stimmt der erste Versuch, steigt sie, sonst fällt sie. Neue Aufgaben richten sich danach.
tip-run-errors = Nach drei Fehlern ist Schluss. Auch Überspringen ist ein Fehler.
tip-stacking-hint = Umrandet die beste Stelle, mit Blick auf die nächsten zwei Steine. Im Ergebnis steht dann „mit Hilfe“.
tip-ranks = Zeigt die Qualität jeder Stelle. Im Ergebnis steht dann „mit Hilfe“.
tip-rank = In wie vielen von hundert Fällen fünfzehn zufällig gezogene Steine ohne Loch passen würden.
tip-cleared = Ein aufrechtes I in der rechten Spalte räumt vier Reihen ab, die bis dorthin voll sind.
tip-helped = Nach Tipps, Qualitätsanzeige oder Zurücknehmen steht im Ergebnis „mit Hilfe“.
tip-lookahead = Wie viele der nächsten Steine der Computer berücksichtigt.
tip-dead = Weniger als vier freie Felder beisammen: Hier passt kein Stein mehr.
tip-area = Freie Felder, die Seite an Seite liegen.

game-free-cells =
    { $n ->
        [one] { $n } Feld frei
       *[other] { $n } Felder frei
    }
game-placed = { $n } gelegt

paused = Pause
paused-go-on = Weiter mit Taste oder Klick

game-resign = Aufgeben
game-move-now = Sofort ziehen
game-help-me = Hilf mir
game-hint = Tipp
game-outcomes = Gewinnzüge
game-analysis = Analyse
game-coach = Coach

outcomes-wins =
    { $n ->
        [one] ✓ { $n } gewinnt
       *[other] ✓ { $n } gewinnen
    }
outcomes-losses =
    { $n ->
        [one] × { $n } verliert
       *[other] × { $n } verlieren
    }
outcomes-unknown = { $n } offen

outcomes-far = Noch geschätzt:
expectation-poor = schlecht
expectation-good = gut

outcome-here-wins = Dieser Zug gewinnt
outcome-here-loses = Dieser Zug verliert
outcome-here-unknown = Noch offen

analysis-wins = Wer am Zug ist, gewinnt
analysis-loses = Wer am Zug ist, verliert

analysis-wild = wild
analysis-area = { $n }: { $worth }

analysis-heap =
    { $n ->
        [0] nichts wert
       *[other] Nim-Haufen: { $n }
    }
analysis-like-no-heap = wild: kein Nim-Haufen
analysis-too-large = zu groß zum Berechnen

hint-sought = Suche einen guten Zug …

hint-ends =
    { $n ->
        [one] Gewinnt: Nach höchstens { $n } Stein ist Schluss.
       *[other] Gewinnt: Nach höchstens { $n } Steinen ist Schluss.
    }
hint-equal-areas = Gewinnt: zwei gleiche Gebiete, je { $n } Felder.
hint-only-win = Nur dieser Zug gewinnt.
hint-leaves-area = Gewinnt: Auf den übrigen { $n } Feldern verliert dein Gegenüber.
hint-leaves-areas = Gewinnt: Auf den übrigen { $n } Feldern verliert dein Gegenüber.
hint-fewest-replies =
    { $n ->
        [one] Hier stehst du auf Verlust. So hat dein Gegenüber nur { $n } Gewinnzug.
       *[other] Hier stehst du auf Verlust. So hat dein Gegenüber die wenigsten Gewinnzüge: { $n }.
    }
hint-loses = Jeder Zug verliert.
hint-forced =
    { $n ->
        [one] Jeder Zug verliert, nach höchstens { $n } Stein.
       *[other] Jeder Zug verliert, nach höchstens { $n } Steinen.
    }
hint-mirrors = Noch nicht absehbar. Du kannst jede Antwort spiegeln.
hint-likely = Noch nicht absehbar, aber meist ein guter Zug.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, gerade nicht möglich
speech-cell-free = { $cell }, frei
speech-cell-dead = { $cell }, tot
speech-cell-filled = { $cell }, belegt
speech-cell-piece = { $cell }, { $piece } aus Zug { $n }
speech-placement = { $piece } auf { $cells }
speech-in-hand = In deiner Hand: { $placement }
speech-move = { $name }: { $placement }
speech-taken-back = Zurückgenommen: { $placement }
speech-stepped-back = Zurück vor { $placement }
speech-demo = Vorführung. { $forward }: nächster Stein. { $back }: einer zurück.
speech-demo-leave = { $leave }: beenden.
speech-demo-ends = Ende der Vorführung.
speech-only-spot = Die einzige Stelle, die passt.
speech-fits-nowhere = { $piece } passt nirgends.
speech-picture = Bild: { $parts }
speech-better = Besser: { $placement }
speech-turn = { $n }. { $move }
speech-mistake = Fehler
speech-marked = Markierte Felder: { $cells }
speech-finished = fertig
speech-in-list = { $n } von { $all }
speech-done = { $name }: geschafft
speech-close = Schließen
speech-graph = Sieg bei perfektem Spiel: { $parts }
speech-graph-start = am Anfang { $name }
speech-graph-after = nach Zug { $n } { $name }
speech-graph-unknown = unbekannt
speech-ratings = Wertung von { $first } auf { $last }, höchste { $highest }
speech-stack = Höhen der Spalten { $heights }, als Nächstes { $pieces }

typed-title = Zug oder Frage
typed-help = Tippe die vier Felder eines Zugs ein, etwa { $example }, ein einzelnes Feld oder ein Stichwort: { $questions }.
typed-by-ear = Mit einem Screenreader nennen die Tasten, die den Stein bewegen, auch seine Felder. { $seek }: nächste passende Stelle. { $type }: ein Zug oder eine Frage. { $buttons }: zu den Knöpfen und zurück. { $close }: schließt, was offen ist.
typed-areas = Gebiete
typed-pieces = Steine
typed-last-move = letzter Zug
typed-to-move = wer am Zug ist
typed-clocks = Uhren
typed-fitting = Diese Steine passen: { $pieces }
typed-no-area = Kein Gebiet ist mehr übrig.
typed-no-clock = Diese Partie hat keine Uhr.
typed-unknown = Das ist kein Zug und kein Stichwort.
typed-no-cell = { $cell } liegt nicht auf diesem Brett.
typed-count = Ein Zug hat vier verschiedene Felder.
typed-disconnected = Die Felder müssen mit ihren Kanten aneinanderliegen.
typed-drop-title = Stein fallen lassen
typed-drop-help = Tippe die Spalte seines linken Rands ein, a bis j, und wenn du willst, wie oft er vorher gedreht wird, etwa { $example }.
typed-drop-unknown = Tippe eine Spalte ein, in der der Stein Platz hat, und höchstens drei Drehungen.

## The coach

coach-searching = Schaut voraus.
coach-too-far = Sieht das Ende noch nicht.
coach-knows = Sieht bis zum Ende.
coach-blunder = Das verschenkt den Sieg.
coach-keep = So lassen
coach-where = Wo?
coach-clue-area = Hier liegt ein Sieg. Der nächste Tipp verrät den Stein.
coach-clue-piece = Dieser Stein gewinnt. Der nächste Tipp verrät die Stelle.
coach-leaves = Ab jetzt spielst du ohne Coach. Du findest ihn weiterhin unter „{ $name }“.
coach-decisive = Zug { $n } war entscheidend.
coach-lost-from = Ab Zug { $n } konnte { $name } nicht mehr gewinnen.
coach-lost-from-you = Ab Zug { $n } konntest du nicht mehr gewinnen.
coach-unknown-decisive = Der entscheidende Zug wurde nicht gefunden.
coach-clock-decisive = Die Zeit war entscheidend.
coach-searching-decisive = Suche den entscheidenden Zug …
coach-try-again = Noch mal

## The end of a game

result-won = { $name } gewinnt
result-you-won = Gewonnen!
result-you-lost = Verloren

result-last-piece = { $name } hat den letzten Stein gelegt.
result-last-piece-you = Du hast den letzten Stein gelegt.
result-resigned = { $name } hat aufgegeben.
result-resigned-you = Du hast aufgegeben.
result-time = { $name } hat die Zeit überschritten.
result-time-you = Du hast die Zeit überschritten.
result-rematch = Revanche
result-take-back = Zurücknehmen
result-review = Rückblick
result-last = Letztes Ergebnis

## Questions and refusals in a game

resign-question = Diese Partie aufgeben?
resign-yes = Aufgeben
question-no = Weiterspielen
paste-question = Die Partie aus der Zwischenablage spielen?
paste-yes = Die kopierte spielen
paste-no = Meine behalten
refused-occupied = Da passt der Stein nicht hin
refused-off-board = Das liegt außerhalb des Bretts
refused-turn = Du bist nicht am Zug
refused-undo = Nichts zurückzunehmen
refused-redo = Nichts zu wiederholen
refused-over = Die Partie ist zu Ende

rating-change-of = { $name }: { $n } ({ $change })
saved-as = Gespeichert als { $name }

## Pictures to share

share = Teilen
picture-title = Partie teilen
picture-board = Das Brett als Bild
picture-animation = Die Partie als Animation
picture-copy = Bild kopieren
picture-drawing = Wird gezeichnet …
picture-busy = Ein anderes Bild wird gerade gezeichnet
picture-saved = Gespeichert: { $path }
folder-not-opened = Der Ordner lässt sich hier nicht öffnen
picture-not-saved = Das Bild lässt sich nicht speichern: { $error }
picture-copied = Das Bild ist in der Zwischenablage
picture-no-folder = Es gibt keinen Ordner für Bilder
picture-last-piece = { $winner } gewinnt: { $loser } hat den letzten Stein gelegt.
picture-resigned = { $winner } gewinnt: { $loser } hat aufgegeben.
picture-time = { $winner } gewinnt: { $loser } hat die Zeit überschritten.

## The clipboard

position-copied = Die Stellung ist in der Zwischenablage
game-copied = Die Partie ist in der Zwischenablage
game-exported = Exportiert als { $path }
game-not-exported = Nicht exportiert: { $error }
game-no-folder = Es gibt keinen Ordner für exportierte Partien
clipboard-unusable = Die Zwischenablage ist hier nicht nutzbar
clipboard-no-text = In der Zwischenablage ist kein Text
clipboard-too-long = Der Text in der Zwischenablage ist zu lang
clipboard-no-answer = Die Zwischenablage antwortet nicht

pasted-character = In der Zwischenablage ist keine Stellung: Zeichen { $n } ist { $character } und keines von . # I O T S Z J L
pasted-separator = In der Zwischenablage ist keine Stellung: Zeichen { $n } trennt die Felder einer Reihe
pasted-too-short = Eine Stellung hat 100 Felder, auf kleinen Brettern 36, 49, 60, 64 oder 81; die in der Zwischenablage hat { $n }
pasted-other-size = Eine Stellung auf { $size } hat nicht { $n } Felder; die in der Zwischenablage aber schon
pasted-too-long = Eine Stellung hat 100 Felder; die in der Zwischenablage geht danach weiter
pasted-over = Auf das Brett in der Zwischenablage passt nichts
pasted-nowhere = Hier lässt sich nichts einfügen

pasted-game-long = Der Text in der Zwischenablage ist zu lang für eine Partie
pasted-game-board = Zeile { $n } der Partie in der Zwischenablage nennt ein Brett, das es nicht gibt
pasted-game-clock = Zeile { $n } der Partie in der Zwischenablage nennt eine Bedenkzeit, die es nicht gibt: 3+2 wären drei Minuten und zwei Sekunden für jeden Stein
pasted-game-heading = Zeile { $n } der Partie in der Zwischenablage ist unverständlich
pasted-game-turn = Zug { $n } der Partie in der Zwischenablage legt keinen Stein
pasted-game-illegal = Zug { $n } der Partie in der Zwischenablage ist gegen die Regeln
pasted-game-empty = In der Zwischenablage ist keine Partie

## Files

not-saved = Nicht gespeichert: { $error }

nothing-saved = Auf diesem Computer lassen sich keine Partien speichern: Beim Beenden gehen sie verloren
other-copy-runs = Das Spiel läuft schon in einem anderen Fenster. In diesem wird nichts gespeichert.

file-refused = { $name }: { $error }
file-not-opened = { $name } lässt sich nicht öffnen: { $error }
file-left-alone = { $name } ist nicht lesbar: { $error }. Die Datei bleibt, wie sie ist, und bis zum nächsten Start des Spiels wird nichts darin gespeichert.
file-not-permitted = Du darfst { $name } nicht lesen. Die Datei bleibt, wie sie ist, und nichts wird darin gespeichert. Prüfe, wem sie gehört und welche Rechte sie hat.
file-newer = { $name } braucht eine neuere Version des Spiels. Die Datei bleibt, wie sie ist, und diese Version speichert nichts darin.
file-set-aside = { $name } ist nicht brauchbar: { $error }. Die Datei wurde als { $aside } aufbewahrt.
file-entries-damaged = Einige Einträge in { $name } sind beschädigt und werden ausgelassen. Die Datei, wie sie war, ist als { $aside } aufbewahrt.
file-passed-over = Ein Eintrag in { $name } wird ausgelassen und bleibt in der Datei: { $error }.

warnings-more = und { $n } weitere

file-no-folder = kein persönlicher Ordner zum Speichern
file-other-copy = das Spiel läuft schon in einem anderen Fenster und belegt die Dateien
file-no-room = kein Platz mehr auf dem Datenträger
file-not-a-file = keine Datei
file-dangling-link = ein Verweis, der ins Leere führt
file-too-long = zu lang
file-damaged = beschädigt
file-version = Version { $n }, die dieses Spiel nicht kennt
file-full =
    { $n ->
        [one] schon { $n } gespeicherte Partie
       *[other] schon { $n } gespeicherte Partien
    }
file-name = Namen haben 1 bis { $n } Zeichen

## How to play


help-article-rules = Regeln
help-article-keys = Tasten
help-article-aids = Hilfen
help-article-strategy = Strategie
help-article-opening = Die Eröffnung
help-article-computer = Der Computer
help-article-stacking = Stapeln
help-article-notices = Lizenzen
help-keys-mouse = Maus und Finger
help-keys-pad = Gamepad
help-keys-pick = Stein wählen
help-change-keys = Tasten ändern

help-rule-turns = Ihr legt abwechselnd einen der sieben Steine irgendwo auf freie Felder, beliebig gedreht.
help-rule-no-fall = Steine fallen nie und verschwinden nie. Niemand darf aussetzen, und ein Unentschieden gibt es nicht.
help-rule-dead = Gebiete mit weniger als vier freien Feldern sind tot: Dort passt nichts. Sie sind durchgekreuzt.
help-rule-end = Wenn kein Stein mehr passt, ist die Partie zu Ende, und wer den letzten Stein gelegt hat, verliert.
help-idea-title = Eine erste Idee
help-idea = Ein Gebiet von vier bis sieben Feldern fasst genau noch einen Stein. Zähle solche Gebiete: Wenn du am Zug bist, sollte eine gerade Zahl von Zügen übrig sein.

help-mouse-move = Maus
help-mouse-move-does = Stein bewegen
help-mouse-place = Linksklick
help-mouse-place-does = Stein legen
help-mouse-turn = Rechtsklick, Rad
help-mouse-turn-does = Stein drehen
help-touch = Tippen, ziehen
help-touch-does = Bewegen; drehen und legen per Knopf
help-pad-move = Steuerkreuz, Stick
help-pad-move-does = Stein bewegen
help-pad-place = Untere; linke Taste
help-pad-place-does = Stein legen; Stein drehen
help-pad-undo = Rechte; obere Taste
help-pad-undo-does = Rückgängig; nächste Stelle
help-pad-pieces = L1  R1
help-pad-pieces-does = Voriger, nächster Stein
help-pad-outcomes = L2  R2
help-pad-outcomes-does = Gewinnzüge; Analyse
help-pad-hint = Select  Start
help-pad-hint-does = Tipp; zu den Knöpfen

help-aid-hint = Tipp
help-aid-hint-text = zeigt einen guten Zug. Ist das Ende noch nicht absehbar, ist er nur eine Vermutung; das steht dann dabei.
help-aid-outcomes = Gewinnzüge
help-aid-outcomes-text = zeigen für jede Stelle des Steins in deiner Hand, was sie bringt. Haken: gewinnt, Kreuz: verliert, Punkt: noch offen. Die Zahlen bei den Steinen sind bekannte Gewinnzüge. Die Suche läuft im Hintergrund weiter, bis alles bekannt ist oder du sie stoppst.
help-aid-analysis = Analyse
help-aid-analysis-text = umrandet jedes Gebiet und zeigt Größe und Wert. Der Wert *n spielt sich wie ein Haufen von n Hölzchen im Spiel Nim, wo verliert, wer das letzte nimmt. Gebiete mit mehr als { $n } Feldern zeigen ein Fragezeichen.
help-aid-counting = Zählen
help-aid-counting-text = Solange alle Haufen *1 sind, lass deinem Gegenüber eine ungerade Zahl davon. Ist ein größerer dabei, schreibe die Größen binär und addiere sie ohne Übertrag: Lass nichts als Nullen übrig. Ein Gebiet, das kein Haufen ist, heißt wild; auch dann zeigt die Analyse, wer gewinnt, sobald alles bekannt ist.
help-aid-coach = Coach
help-aid-coach-text = meldet, wenn der Stein, den du eben gelegt hast, einen sicheren Sieg verschenkt, zeigt Schritt für Schritt eine bessere Stelle und wie die Partie weiterginge, und nennt am Ende den entscheidenden Zug. Du kannst den Stein zurücknehmen. Früh in der Partie ist das Ende noch nicht absehbar. Der Coach bleibt, bis du eine Partie ohne Warnung und ohne andere Hilfe gewinnst oder ihn abschaltest.
help-aid-fair = Fair Play
help-aid-fair-text = Tipps, Gewinnzüge, Analyse, Coach und Zurücknehmen machen eine Partie ungewertet.

help-stacking-goal = Stapeln ist ein Spiel für dich allein, mit denselben Steinen. Sie kommen einzeln, und du siehst die nächsten. Nichts drängt dich: Staple so viele, wie du kannst.
help-stacking-hole = Jeder Stein fällt gerade nach unten, und unter ihm darf kein Loch bleiben.
help-stacking-clear = Die rechte Spalte bleibt für I-Steine frei. Sind vier Reihen bis dorthin voll, räumt ein I-Stein sie ab.
help-stacking-over = Die Partie ist zu Ende, wenn ein Stein nirgends passt, ohne ein Loch zu lassen.
help-stacking-aids = Hilfe vom Computer
help-stacking-rank = Eine Oberfläche ist gut, wenn viele Steine darauf passen. Ihre Qualität sagt, in wie vielen von hundert Fällen fünfzehn zufällig gezogene Steine ohne Loch passen würden. Ein Tipp umrandet die beste Stelle, und du kannst dir die Qualität aller Stellen zeigen lassen. Nach Tipps, Qualitätsanzeige oder Zurücknehmen steht im Ergebnis „mit Hilfe“.
help-stacking-keys = Tasten
help-stacking-move-does = Stein bewegen
help-stacking-drop-does = Stein fallen lassen
help-stacking-ranks-does = Qualität aller Stellen

## The articles of the help

strategy-count = Das Ende auszählen
strategy-count-text = Ein Gebiet von vier bis sieben freien Feldern fasst genau noch einen Stein, was auch geschieht. Sind nur noch solche Gebiete da, ist alles entschieden: Zähle sie. Eine gerade Zahl ist gut, wenn du am Zug bist, denn dann legt dein Gegenüber den letzten Stein. Hier sind zwei übrig, und wer am Zug ist, gewinnt.
strategy-change = Die Zahl ändern
strategy-change-text = Acht Felder lassen eine Wahl. Der Stein im Bild lässt vier Felder übrig, und noch ein Stein passt. Ein Quadrat in der Mitte ließe zwei tote Paare übrig, und nichts passte mehr. Wer die letzte solche Wahl trifft, entscheidet, ob die Zahl gerade oder ungerade ist. Hebe dir also eine auf, und nimm die weg, auf die dein Gegenüber wartet.
strategy-halves = Zwei gleiche Hälften
strategy-halves-text = Lass zwei gleiche Gebiete übrig oder mehrere solche Paare. Was dein Gegenüber in dem einen tut, tust du im anderen. Der Stein im Bild macht zwei gleiche Hälften und gewinnt. Mach aber nicht blind alles nach: Wenn du es bis zum Schluss tust, ist der letzte Stein deiner. Sind nur noch erzwungene Steine übrig, muss ihre Zahl ungerade sein, wenn dein Gegenüber am Zug ist.
strategy-centre = Der Stein ohne Zwilling
strategy-centre-text = Sieht das Brett nach einer halben Drehung gleich aus, haben alle Züge einen Zwilling, außer denen, die an der Mitte gespiegelt auf sich selbst fallen. Nimm mit einem solchen Stein die Mitte, und antworte auf jeden Zug mit seinem Zwilling, bis es Zeit zum Zählen ist. Auf diesem Brett ist es der einzige Zug von über dreihundert, der gewinnt.
strategy-sizes = Gute Größen
strategy-sizes-text = Kleine Gebiete wirken wie Nim-Haufen: 4 bis 7 Felder wie ein Einer, 8 bis 11 meist wie ein Zweier, 12 bis 15 meist wie ein Dreier. Bei zwei gleichen Haufen außer Einern verliert, wer am Zug ist; ebenso bei Einer, Zweier und Dreier zusammen, wie hier: Überlass das deinem Gegenüber. Auch ein einzelnes Gebiet von 17 oder 18 Feldern übrig zu lassen, ist meist gut.
strategy-early = Früh in der Partie
strategy-early-text = Vom leeren 10×10-Brett aus sieht niemand das Ende, auch die stärkste Stufe nicht. Ein kompaktes Gebiet fasst mehr Steine als ein zerklüftetes derselben Größe und lässt mehr Wahl. Ein Schnitt quer durchs Brett macht Teile, die sich früher zählen lassen. Probiere Eröffnungen gegen eine Stufe aus, die du ab und zu schlägst, und sieh dir danach den Rückblick an: Er nennt den Zug, der den Sieg verschenkt hat.

opening-solved = Was gelöst ist
opening-solved-text = Alle Bretter dieses Spiels bis 9×9 sind gelöst, und 8×10 auch. Wer beginnt, verliert auf 6×6 und 8×8 und gewinnt auf 7×7, 6×10, 9×9 und 8×10. Auf 10×10 kennt niemand einen ersten Stein, der gewinnt, und niemand weiß, ob es einen gibt.
opening-wall = Beginne eine Mauer
opening-wall-text = Auf 9×9 gewinnt dieses L: hochkant, in der Mitte eines Randes. Auf 8×10 gewinnt ein hochkantes I neben der Mitte eines kurzen Randes. Beide beginnen eine Mauer quer übers Brett und lassen offen, wo sie endet. Warum gerade diese gewinnen, weiß niemand. Zwei Teile lassen sich aber früher zählen als einer.
opening-reply = Vollende die fremde Mauer
opening-reply-text = Auch ein I am Rand sah auf 9×9 gut aus: Gegen 24 Antworten gewann es. Dann kam diese. Sie lässt zwei Hälften übrig, die ein Feld verbindet, und gewinnt. Lege also nicht leichtfertig ein halbes Spiegelbild: Dein Gegenüber legt vielleicht die andere Hälfte.
opening-copy = Die Mitte und ihre Zwillinge
opening-copy-text = Nach diesem O hat auf 6×10 jeder Zug einen Zwilling auf der anderen Seite, und das O gewinnt. Bretter, die nach einer halben Drehung gleich aussehen, sind meist schlecht, wenn man am Zug ist: Von 299 solchen Brettern mit 40 bis 68 Feldern waren 205 verloren.
opening-copy-fails = Wo Nachmachen nicht hilft
opening-copy-fails-text = Auf 8×8 verliert dasselbe O, gegen dieses L am Rand. Symmetrie ist ein gutes Zeichen, aber kein Versprechen: Wer bis ganz zum Schluss alles nachmacht, legt den letzten Stein. Achte auf den Moment, in dem du aufhören musst.
opening-count = Ab wann man zählen kann
opening-count-text = Bei 60 freien Feldern sieht der Computer das Ende sofort, bei 72 meist in Sekunden, bei 80 fast nie. Auf 10×10 ist das nach etwa sieben Steinen, oder früher, wenn das Brett früh zerfällt. Davor schweigt er lieber, statt zu raten: Wer gewinnt, wusste er nach zwei Steinen in eigenen Partien nicht besser als ein Münzwurf.

computer-areas = Gebiete
computer-areas-text = Kein Stein reicht über belegte Felder hinweg. Gebiete, die sich nicht berühren, sind also eigene Spiele, die nebeneinander laufen. Der Computer trennt sie und betrachtet jedes für sich. Gedrehte und gespiegelte Formen gelten als gleich: Dieses Brett hat drei Gebiete, aber nur zwei verschiedene.
computer-sets = Was ein Gebiet wert ist
computer-sets-text = Der Wert eines Gebiets ist die Menge der Werte, die ein Zug darin übrig lassen kann. Wo nichts passt, ist das 0. Fünf Felder können nur zu 0 werden: Sie sind {"{"}0{"}"} wert, genannt *1. In einer Reihe von acht lässt ein Stein nichts oder ein Gebiet von vier übrig: {"{"}0, *1{"}"}, genannt *2. Was sich in jeder Umgebung gleich spielt, wird gleichgesetzt. Von allen 4,6 Millionen Formen mit 8 bis 15 Feldern bleiben nur sechs verschiedene Mengen, und das Spiel hat sie in einer Tabelle.
computer-nim = Nim
computer-nim-text = *1, *2 und *3 spielen sich wie Haufen von ebenso vielen Hölzchen, von denen beide Seiten abwechselnd nehmen. Willst du wissen, wer gewinnt, schreibe die Haufen binär und addiere sie ohne Übertrag. Kommen lauter Nullen heraus, verliert, wer am Zug ist. Dieses Brett ist 1, 2 und 3: binär 01, 10 und 11.
computer-twist = Andersherum
computer-twist-text = In diesem Spiel verliert, wer zuletzt nimmt. Das ändert weniger, als du denkst: Nur wenn alle Haufen Einer sind, wie hier, verliert bei ungerader Zahl, wer am Zug ist, und gewinnt bei gerader. Manche Gebiete sind aber gar kein Haufen, etwa eines, aus dem immer nur ein *2 wird. Der Computer nennt sie wild und merkt sich ihre Mengen.
computer-search = Suche
computer-search-text = Größere Gebiete werden durchsucht. Eine Stellung ist gewonnen, wenn ein Zug zu einer verlorenen führt; alles hängt also davon ab, den richtigen Zug früh zu versuchen. Der Computer wägt ab, wie wahrscheinlich eine Antwort verliert und wie aufwendig der Beweis wäre, und sucht dort weiter, wo es am meisten verspricht. Das heißt Proof-Number-Suche. Er merkt sich, was er entschieden hat, und eine Antwort, die einen Zug widerlegt hat, probiert er auch gegen die anderen.
computer-known = Was man weiß
computer-known-text = Spielen beide perfekt, verliert auf 6×6 und 8×8, wer beginnt, und gewinnt auf 7×7, 6×10, 9×9 und 8×10. Das 10×10-Brett hat noch niemand gelöst. Dort beginnt die stärkste Stufe nach Gefühl, wie jemand mit viel Erfahrung, und spielt fehlerlos, sobald sie das Ende sieht.
computer-levels = Stufen
computer-levels-text = Die niedrigeren Stufen schauen weniger weit voraus und trennen Gut und Schlecht weniger scharf. Sie wissen nichts, was du nicht siehst, und keine schaut auf deinen Stein, bevor du ihn legst.
computer-named = Zehn Marotten
computer-named-text = Die zehn mit Namen haben eine Marotte, solange das Ende nicht in Sicht ist. Pip springt von dir weg, Luna spiegelt dich, Rio setzt sich neben dich. Otto geht die Ränder entlang, Mina nimmt die Ecken, Nova die Mitte. Tao hält das Brett zusammen, Kira schlägt Stücke davon ab, Ada teilt es in zwei Hälften, und Zeno tötet Felder.

## Actions, in the help and in the list of keys

action--left = Nach links
action--right = Nach rechts
action--up = Nach oben
action--down = Nach unten
action--previous_piece = Voriger Stein
action--next_piece = Nächster Stein
action--piece_i = I-Stein
action--piece_o = O-Stein
action--piece_t = T-Stein
action--piece_s = S-Stein
action--piece_z = Z-Stein
action--piece_j = J-Stein
action--piece_l = L-Stein
action--rotate = Stein drehen
action--hurry = Drehen; Computer antreiben
action--next_fit = Nächste passende Stelle
action--place = Stein legen
action--type = Zug oder Frage eintippen
action--undo = Rückgängig
action--redo = Wiederholen
action--hint = Tipp
action--outcomes = Gewinnzüge markieren
action--x_ray = Analyse der Gebiete
action--coach = Coach an oder aus
action--clock = Nächste Bedenkzeit
action--buttons = Zu den Knöpfen
action--mute = Ton an oder aus
action--background = Nächster Hintergrund
action--open_folder = Ordner öffnen
action--help = Hilfe
action--full_screen = Vollbild
action--review = Rückblick öffnen
action--try_again = Noch mal ab dem entscheidenden Zug
action--previous = Vorige Aufgabe, voriger Schritt
action--next = Nächste Aufgabe
action--replay_back = Wiedergabe: ein Zug zurück
action--replay_forward = Wiedergabe: ein Zug vor
action--replay_far_back = Wiedergabe: fünf Züge zurück
action--replay_far_forward = Wiedergabe: fünf Züge vor
action--to_start = Wiedergabe: zum Anfang
action--to_end = Wiedergabe: zum Ende
action--play_pause = Wiedergabe: Start oder Pause
action--faster = Wiedergabe: schneller
action--slower = Wiedergabe: langsamer
action--stop_search = Rückblick: Suche stoppen
action--next_mistake = Rückblick: nächster Fehler
action--play_on = Rückblick: von hier weiterspielen
action--single_cells = Editor: einzelne Felder
action--clear = Editor: Brett leeren
action--invert = Editor: Brett invertieren
action--board_size = Editor: Brettgröße
action--why = Warum?
action--play_computer = Editor: gegen den Computer
action--play_two = Editor: zu zweit
action--add = Listen: hinzufügen
action--rename = Listen: umbenennen
action--delete = Listen: löschen
action--export = Partien: exportieren
action--find = Partien: nach Namen suchen
action--confirm = Rückfrage: Ja
action--save = Partie speichern
action--picture = Bild der Partie
action--copy = Stellung kopieren
action--copy_game = Ganze Partie kopieren
action--paste = Aus Zwischenablage laden
action--back = Zurück

## Settings

settings-title = Einstellungen

settings-language = Sprache
settings-theme = Steine

theme-glass = Glas
theme-pastel = Pastell
theme-neon = Neon
theme-distinct = Gut unterscheidbar
settings-background = Hintergrund

background-city = Stadt bei Nacht
background-lights = Nordlichter
background-sea = Meer am Abend
background-mountains = Berge
background-rain = Regen
background-stars = Sterne
background-lanterns = Laternen
background-plain = Schlicht
settings-patterns = Muster auf den Steinen
settings-owners = Ränder zeigen, wer gelegt hat
settings-high-contrast = Hoher Kontrast
settings-reduced-motion = Weniger Bewegung
settings-coordinates = Koordinaten
settings-snapping = Einrasten, wo es passt
settings-touch = Knöpfe zum Drehen und Legen
touch-turn = Drehen
touch-place = Legen
settings-ui-scale = Textgröße
settings-percent = { $n } %
settings-volume = Lautstärke
settings-music = Musik
settings-sound = Ton
settings-thinking-seconds = Längste Rechenzeit
settings-seconds = { $n } s
settings-paced = Computer lässt sich Zeit
settings-voices = Gegner reden
settings-pondering = Computer denkt auch bei deinem Zug
settings-advanced = Erweitert
settings-full-screen = Vollbild
settings-keys = Tasten
settings-change = Ändern
settings-on = An
settings-off = Aus

## The keys

keys-title = Tasten
keys-group-piece = Der Stein
keys-group-game = Die Partie
keys-group-puzzle = Aufgaben
keys-group-review = Rückblick
keys-group-editor = Editor
keys-group-list = Listen
keys-group-everywhere = Überall
keys-press = Drücke eine Taste
keys-refused = Diese Taste geht hier nicht
keys-swapped = { $key } ist jetzt die Taste für: { $action }
keys-defaults = Tasten zurücksetzen
keys-defaults-ask = Alle Tasten zurücksetzen?
key-ctrl = Strg
key-shift = Umschalt
key-enter = Enter
key-space = Leertaste
key-tab = Tab
key-escape = Esc
key-backspace = Rücktaste
key-insert = Einfg
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-left = Pfeil links
key-right = Pfeil rechts
key-up = Pfeil hoch
key-down = Pfeil runter
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Lernen
learn-good-to-know = Gut zu wissen
learn-start = Lektion: { $name }
learn-go-on = Weiter: { $name }
learn-puzzles = Aufgaben
puzzles-solve = Lösen
puzzles-collections = Sammlungen
puzzles-make = Selbst bauen

grade-easy = Leicht
grade-moderate = Mittel
grade-tricky = Knifflig
grade-hard = Schwer
grade-expert = Extrem

puzzle-number = { $grade }: Aufgabe { $n } von { $all }
puzzle-task = Finde den Gewinnzug.
puzzle-solved = Gelöst

exercise-judging = Mal sehen …
exercise-wrong = So verlierst du.
exercise-wrong-last = Du hast den letzten Stein gelegt: Du verlierst.
exercise-right-last = Dein Gegenüber hat den letzten Stein gelegt: Du gewinnst.
exercise-right = Richtig! Jetzt gewinnst du.
puzzle-clue-area = Schau hierher. Den Stein verrät der nächste Tipp kostenlos.
puzzle-clue-piece = Dieser Stein gewinnt. Der nächste Tipp verrät die Stelle, dann zählt die Aufgabe nicht als gelöst.
puzzle-clue-place = Lege ihn hierhin. Das zählt nicht als gelöst.
endless-clue-area = Schau hierher. Der nächste Tipp verrät den Stein; danach steigt deine Wertung nicht mehr.
endless-clue-piece = Dieser Stein gewinnt. Der nächste Tipp verrät die Stelle und zählt als Fehlversuch.
endless-clue-place = Lege ihn hierhin. Das zählt als Fehlversuch.
puzzle-shown-placed = Richtig, aber mit Hilfe.
puzzle-all-solved = Richtig! Das war die letzte Aufgabe dieser Schwierigkeit.
lesson-answered = Du bist wieder am Zug.
lesson-wrong = So verlierst du. Versuch es noch mal.
lesson-over = Lektion { $n } von { $all } geschafft!

line-pieces = { $n ->
    [0] Nichts passt mehr.
    [one] Noch ein Stein.
   *[other] Noch { $n } Steine.
}
line-gaps = { $n ->
    [one] Ein Gebiet, ein Stein.
   *[other] { $n } Gebiete, je ein Stein.
}
line-last-yours = Den letzten legst du.
line-last-theirs = Den letzten legt dein Gegenüber.
line-last-named = Den letzten legt { $name }.

exercise-retry = Noch mal
line-why = Warum?
puzzle-next = Weiter
exercise-previous = Davor
lesson-go-on = Weiter
lesson-previous = Schritt zurück
lesson-next = Nächste Lektion
lesson-play = Erste Partie spielen
lesson-done = Fertig
lesson-move = Bewegen
lesson-number = Lektion { $lesson } von { $lessons }, Schritt { $n } von { $all }
lesson-dead = Auf Felder mit Kreuz passt kein Stein
lesson-areas = Zahl = freie Felder

lesson--first_steps = Erste Schritte
lesson-note--first_steps = Wie man legt und wer verliert
lesson-step--first_steps-1 = Ihr legt abwechselnd. Wer den letzten Stein legt, verliert. Nichts fällt, keine Reihe verschwindet.
lesson-step--first_steps-2 = Jetzt du: irgendeinen Stein, irgendwohin.
lesson-step--first_steps-3 = Ein Gebiet mit weniger als vier Feldern ist tot. In fünf passt genau ein Stein.
lesson-step--first_steps-4 = Zwei Gebiete, je ein Stein. Lass dein Gegenüber den letzten legen.
lesson--last_piece = Der erzwungene Stein
lesson-note--last_piece = Vier bis sieben Felder: noch ein Stein
lesson-step--last_piece-1 = In ein Gebiet von vier bis sieben Feldern passt immer genau noch ein Stein.
lesson-step--last_piece-2 = Am Ende oder in der Mitte? Lass dein Gegenüber den letzten Stein legen.
lesson-step--last_piece-3 = Lass eine ungerade Zahl von Gebieten für je einen Stein übrig.
lesson--two_halves = Zwei gleiche Hälften
lesson-note--two_halves = Was dein Gegenüber tut, kannst du auch
lesson-step--two_halves-1 = Zwei gleiche Hälften: Was du auch tust, dein Gegenüber spiegelt es.
lesson-step--two_halves-2 = Teile das Brett in zwei gleiche Hälften. Dann spiegle jeden Zug.
lesson-step--two_halves-3 = Teile und spiegle. Lass gegen Ende eine ungerade Zahl von Gebieten übrig.
lesson--centre = Nimm die Mitte
lesson-note--centre = Die einzige Stelle ohne Spiegelbild
lesson-step--centre-1 = Jede Stelle hat jenseits der Mitte ein Spiegelbild. Dort legt dein Gegenüber.
lesson-step--centre-2 = Nur die Mitte hat kein Spiegelbild. Nimm sie.
lesson-step--centre-3 = Von dreihundert Zügen gewinnt nur einer. Finde ihn wieder.
lesson-step--centre-4 = Nimm die Mitte, spiegle jeden Zug und lass eine ungerade Zahl von Gebieten übrig.
lesson--one_two_three = Eins, zwei, drei
lesson-note--one_two_three = Gebiete, die sich wie Nim-Haufen verhalten
lesson-step--one_two_three-1 = Diese Gebiete sind wie Nim-Haufen, ein Einer, ein Zweier und ein Dreier: Wer beginnt, verliert.
lesson-step--one_two_three-2 = Ein Einer und zwei Dreier. Mach aus einem Dreier einen Zweier.
lesson-step--one_two_three-3 = Gleiche Haufen heben sich auf. Ein Einer ist zu viel: Nimm ihn.
lesson--counting = Felder zählen
lesson-note--counting = Welche Größen man übrig lässt
lesson-step--counting-1 = Bleibt ein einziges Gebiet von 18 Feldern, verliert meist, wer am Zug ist. Auch 17 sind gut.
lesson-step--counting-2 = 21 Felder. Lass ein Gebiet von 17 übrig.
lesson-step--counting-3 = 24 Felder. Belege vier, töte zwei an einer langen Seite, lass 18 übrig.

## Saved games

games-rename = Umbenennen
games-delete = Löschen
games-export = Exportieren
games-copy = Als Text kopieren
games-paste = Partie einfügen
games-name = Partie umbenennen

delete-question = { $name } löschen?
delete-keep = Behalten

games-placed =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
games-unfinished = nicht beendet
games-won = Sieg: { $name }

## Looking back at a game

review-searching =
    { $all ->
        [one] Analysiere: { $done } von { $all }
       *[other] Analysiere: { $done } von { $all }
    }
review-start = Beginn der Partie
review-stop = Stopp
review-next-mistake = Nächster Fehler
review-no-mistakes = Niemand hat einen Sieg verschenkt.
review-none-found = Kein Fehler gefunden.
review-mistakes =
    { $n ->
        [one] Ein Fehler gefunden.
       *[other] { $n } Fehler gefunden.
    }

review-will-win = Sieg bei perfektem Spiel: { $name }.
review-nobody-knows = Wer gewinnt, ist noch nicht absehbar.
review-not-yet = Noch nicht analysiert
review-over = Sieg: { $name }
review-mistake = Hier hat { $name } den Sieg verschenkt.
review-mistake-you = Mit diesem Zug hast du den Sieg verschenkt.
review-mistake-better = Hier hat { $name } den Sieg verschenkt. Die grüne Stelle hätte ihn gesichert.
review-mistake-better-you = Mit diesem Zug hast du den Sieg verschenkt. Die grüne Stelle hätte ihn gesichert.
review-resigned-won = In Gewinnstellung aufgegeben: { $name }.
review-resigned-won-you = Du hast in Gewinnstellung aufgegeben.
review-resigned = Aufgegeben: { $name }.
review-time-won = In Gewinnstellung Zeit überschritten: { $name }.
review-time-won-you = Du hast in Gewinnstellung die Zeit überschritten.
review-time = Zeit überschritten: { $name }.

review-play = Abspielen
review-pause = Pause
review-speed = Tempo { $n }
review-play-on = Von hier weiterspielen

## You

you-profile = Profil
you-history = Verlauf
you-people = Spieler
you-play = Spielen
you-games = Partien
you-medals = Erfolge
you-rating = Wertung
ladder = Aufstieg
ladder-beaten = { $n } von { $all } besiegt
ladder-next = Als Nächstes: { $name }
ladder-rung = { $n } von { $all }
ladder-teaches = Von { $name } lernst du: { $idea }
ladder-taught = Lehrt: { $idea }
rating-today = heute { $change }
you-numbers = Statistik
people-plays-now = Ausgewählt
people-play-as = Als { $name } spielen
people-add = Neuer Spieler
people-note = Jedes Profil hat eigene Partien, Wertungen und Erfolge.
people-against = Du gegen { $name }
history-all = Alle
history-won = Gewonnen
history-lost = Verloren
history-unfinished = Offen
history-count =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
history-none = Hier gibt es noch keine Partien.
history-not-found = Keine Partie mit diesem Namen.

# In a field for a part of a name, while it is empty.
history-find = Nach Namen suchen

history-beat = Du hast { $name } besiegt
history-beaten-by = { $name } hat dich besiegt

## Players

people-rename = Umbenennen
people-delete = Löschen

people-delete-question = { $name } samt Wertung und Statistik löschen?
people-name = Name
people-taken = Diesen Namen gibt es schon
people-full = Für weitere Spieler ist kein Platz
people-no-games = Noch keine gewerteten Partien
people-unrated = Tipps, Gewinnzüge, Analyse, Coach und Zurücknehmen machen eine Partie ungewertet, ebenso jede andere Anfangsstellung als das leere Brett.

## Statistics and achievements

statistics-all = Alle
statistics-none = Hier gibt es noch keine beendeten Partien. Alle Partien vom leeren Brett aus zählen, gewertet oder nicht.

statistics-streak = Siege in Folge
statistics-streak-value = jetzt { $present }, Rekord { $longest }
statistics-time = Bedenkzeit insgesamt
statistics-time-value =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

statistics-held = Längste Gewinnstellung
statistics-held-value =
    { $turns ->
        [one] { $turns } Zug, ab { $cells } freien Feldern
       *[other] { $turns } Züge, ab { $cells } freien Feldern
    }
statistics-held-least =
    { $turns ->
        [one] mindestens { $turns } Zug, ab { $cells } freien Feldern
       *[other] mindestens { $turns } Züge, ab { $cells } freien Feldern
    }
statistics-held-none = Noch keine

statistics-opening = Lieblingseröffnung
statistics-opening-value =
    { $n ->
        [one] { $cells } auf { $board }, einmal
       *[other] { $cells } auf { $board }, { $n }-mal
    }

statistics-sides = Nach Zugfolge
statistics-opponents = Nach Gegner
statistics-boards = Nach Brett
statistics-people = Menschen
statistics-won-of = { $won } von { $all } gewonnen

statistics-export = Export als CSV
statistics-saved = Gespeichert: { $path } und { $name }
statistics-not-saved = Die Tabellen lassen sich nicht speichern: { $error }
everything-save = Alles sichern
everything-bring = Übernehmen
everything-which = Welche Datei?
everything-saved = Alles ist gesichert: { $path }
everything-not-saved = Es lässt sich nicht sichern: { $error }
everything-none = In deinen Dokumenten und Downloads liegt keine solche Datei.
everything-brought =
    Neu hier: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $people ->
        [one] { $people } Spieler
       *[other] { $people } Spieler
    }{ $others ->
        [0] {""}
       *[other] , weitere Einträge: { $others }
    }.
everything-not-brought = Es lässt sich nicht übernehmen: { $error }

achievement-count = { $n } von { $all } erreicht
achievement-open = noch offen
achievement-news-of = { $person } hat erreicht: { $name }

achievement--lessons = Das Fundament
achievement-note--lessons = Schließe alle Lektionen ab. In ihnen steckt jede Idee, die du für die anderen Erfolge brauchst.
achievement-won--lessons = Alle Lektionen abgeschlossen
achievement--counting = Richtig gezählt
achievement-note--counting = Lass eine ungerade Zahl von Gebieten mit vier bis sieben Feldern übrig, mindestens { $n }, und gewinne ohne Hilfe. Jedes fasst noch einen Stein, den letzten legt dein Gegenüber.
achievement-won--counting = Ungerade Zahl von Gebieten übrig
achievement--halves = Zwei gleiche Hälften
achievement-note--halves = Lass ohne Hilfe mit einem Gewinnzug zwei gleiche Gebiete von mindestens { $n } Feldern übrig und sonst nichts. Auf alles, was in dem einen geschieht, gibt es eine Antwort im anderen.
achievement-won--halves = Zwei gleiche Hälften übrig
achievement--comeback = Nie zu spät
achievement-note--comeback = Gewinne ohne Hilfe eine Partie, in der du nachweislich auf Verlust standest. Entschieden ist erst, wenn der letzte Stein liegt: Mach die Stellung so kompliziert wie möglich.
achievement-won--comeback = Verloren, und doch gewonnen
achievement--level_5 = Favoritenschreck
achievement-note--level_5 = Schlage Stufe 5 oder eine stärkere ohne Hilfe. Im Endspiel macht sie keinen Fehler, also geh vorher in Führung.
achievement-won--level_5 = Stufe 5 oder stärker besiegt
achievement--quick_boards = Auf kleinen Brettern zu Hause
achievement-note--quick_boards = Schlage den Computer ohne Hilfe auf 6×6, 7×7, 6×10 und 8×8. Auf kleinen Brettern begegnen dir dieselben Endspiele früher und öfter.
achievement-won--quick_boards = Auf allen kleinen Brettern gewonnen
achievement--parity = Gerade richtig
achievement-note--parity = Lass auf 6×6 Stufe { $n } oder höher beginnen und gib den Sieg ohne Hilfe nicht mehr aus der Hand. Lass dir immer eine gerade Zahl von Zügen übrig.
achievement-won--parity = Sieg vom ersten Zug an gehalten
achievement--clean_grade = Weiße Weste
achievement-note--clean_grade = Löse alle Aufgaben einer Schwierigkeit ohne Fehlversuch. Vor jedem Zug die Antwort darauf zu suchen, wird dabei zur Gewohnheit.
achievement-won--clean_grade = Alle Aufgaben ohne Fehlversuch
achievement--hard_puzzle = Auf den ersten Blick
achievement-note--hard_puzzle = Löse eine Aufgabe der höchsten Schwierigkeit im ersten Versuch. Dazu musst du jeden anderen Zug ausschließen.
achievement-won--hard_puzzle = Schwerste Aufgabe, erster Versuch
achievement--only_placements = Die Nadel im Heuhaufen
achievement-note--only_placements = Finde ohne Hilfe mindestens { $n }-mal in einer Partie den einzigen Gewinnzug. Solche Züge entscheiden Partien; der Rückblick zeigt sie.
achievement-won--only_placements = Einzigen Gewinnzug { $n }-mal gefunden
achievement--level_7 = Noch einen Zug weiter
achievement-note--level_7 = Schlage Stufe 7 oder eine stärkere ohne Hilfe. Sie sieht weit voraus: Das Mittelspiel entscheidet.
achievement-won--level_7 = Stufe 7 oder stärker besiegt
achievement--long_win = Langer Atem
achievement-note--long_win = Gib einen sicheren Sieg ab mindestens { $n } freien Feldern ohne Hilfe nicht aus der Hand. Gewonnene Partien zu gewinnen, ist eine Kunst für sich.
achievement-won--long_win = Sieg ab { $n } Feldern gehalten

## The position editor

editor-title = Stellungseditor
editor-how-cell = Ein Klick oder { $key } füllt oder leert ein Feld, Ziehen mehrere.
editor-how-piece = Lege Steine wie in einer Partie, auch über andere.
editor-cell = Felder
editor-clear = Leeren
editor-invert = Invertieren
editor-against = Gegen Stufe { $n }
editor-two = Zu zweit
editor-nothing-fits = Auf dieses Brett passt nichts: Es gibt nichts zu spielen.

editor-areas = Größe der spielbaren Gebiete: { $sizes }

## Stacking

stacking-title = Stapeln
stacking-watch = Zuschauen
stacking-surface = Gute Oberflächen
stacking-lookahead = Sieht { $n } voraus
stacking-best = Beste Türme: { $name }
stacking-no-scores = Hier werden deine besten Türme stehen.
stacking-score =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }, { $cleared } × 4 Reihen
stacking-score-helped =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }, { $cleared } × 4 Reihen (mit Hilfe)

stacking-next = Nächste
stacking-pieces = Steine: { $n }
stacking-cleared = Abgeräumt: { $n } × 4 Reihen
stacking-clears = Vier Reihen abgeräumt!
stacking-helped = Mit Hilfe
stacking-rules = Lass keine Löcher. Ein I rechts räumt vier volle Reihen ab.
stacking-again = Noch mal
stacking-ended =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
stacking-best-yet =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }: dein bisher bester Turm!
stacking-ranks = Qualität
stacking-end = Beenden
stacking-end-question = Partie beenden und Ergebnis behalten?
stacking-hole = Darunter bliebe ein Loch
stacking-full = Dort ist der Schacht voll
stacking-beside = Die rechte Spalte ist für I-Steine, die vier volle Reihen abräumen
stacking-over = Der rote Stein passt nirgends, ohne ein Loch zu lassen.
stacking-over-best =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }: Nummer { $place } deiner besten Türme
stacking-loading = Qualität wird berechnet. Spiele so lange weiter.
stacking-scale = Qualität: wie gut die nächsten Steine passen
stacking-hint = Hier am besten: Qualität { $n }.
stacking-rank-is = Qualität dieser Oberfläche: { $n }
stacking-speed-is =
    { $n ->
        [one] { $n } Stein pro Sekunde
       *[other] { $n } Steine pro Sekunde
    }
stacking-watched = Jeder Stein kommt dorthin, wo danach die meisten passen.
stacking-game = Partie { $n }
stacking-play = Abspielen
stacking-pause = Pause
stacking-slower = Langsamer
stacking-faster = Schneller
stacking-restart = Noch mal
stacking-another = Neue Steine

stacking-surface-flat = Flach sieht perfekt aus, aber S und Z passen nirgends.
stacking-surface-step = Mit einer Stufe an jedem Ende passen alle sieben Steine: die beste Oberfläche hier.
stacking-surface-pairs = Stufen nach je zwei Spalten sind gut: O, S und Z brauchen zwei gleich hohe.
stacking-surface-singles = Stufen nach jeder Spalte: O passt nirgends. Halte je zwei Spalten gleich hoch.
stacking-surface-well = Eine zwei Felder tiefe Lücke fasst nur J, L und I.
stacking-surface-deep = Eine vier Felder tiefe Lücke fasst ein I. Mach sie nie tiefer.
stacking-surface-two = Zwei Lücken für das I: Es kommt nur einmal in sieben Steinen.

## The opponent that fits

fitting = Alter Ego
fitting-with-elo = Alter Ego (Elo { $n })
fitting-note = Wird stärker, wenn du gewinnst, schwächer, wenn du verlierst.
fitting-unknown = Noch keine Partien: beginnt bei Elo { $n } und findet nach und nach deine Stärke.
fitting-known =
    { $games ->
        [one] Deine Stärke: Elo { $n } ± { $error }, nach { $games } Partie
       *[other] Deine Stärke: Elo { $n } ± { $error }, nach { $games } Partien
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

character-note--pip = Rastlos: legt immer weit weg von dir.
character-note--luna = Spiegelt deine Züge, solange Platz ist.
character-note--otto = Geht die Ränder entlang, am liebsten mit einem geraden Stein.
character-note--mina = Beginnt in den Ecken und füllt sie auf.
character-note--tao = Hält das Brett so lange wie möglich zusammen.
character-note--rio = Setzt sich gleich neben deinen letzten Stein.
character-note--zeno = Gierig: liebt Felder, auf die nichts mehr passt.
character-note--kira = Teilt das Brett früh und dann noch einmal.
character-note--ada = Baut Mauern, halbiert das Brett und zählt.
character-note--nova = Beginnt in der Mitte und kennt das Ende früh.

character-word--pip = Springt
character-word--luna = Spiegelt
character-word--otto = Ränder
character-word--mina = Ecken
character-word--tao = Ungeteilt
character-word--rio = Ganz nah
character-word--zeno = Gierig
character-word--kira = Spaltet
character-word--ada = Halbiert
character-word--nova = Mitte

character-idea--pip = Tote Felder
character-idea--luna = Die Mitte
character-idea--otto = Letzte Lücken
character-idea--mina = Abschneiden
character-idea--tao = Gebietsgrößen
character-idea--rio = Letzte Wahl
character-idea--zeno = Felder zählen
character-idea--kira = Eins, zwei, drei
character-idea--ada = Zwei Hälften
character-idea--nova = Vorausschau

voice-begins--pip = Fang mich doch! Aber lass hinter mir keine winzigen Löcher, da stolpere ich.
voice-begins--luna = Dein Zug ist mein Zug, eine halbe Drehung weiter. Schneidest du Felder ab, komme ich aus dem Takt.
voice-begins--otto = Der Rand, immer der Rand. Da ist es ruhig, und ich bin es auch.
voice-begins--mina = Erst die Ecken. Alle vier, wenn’s recht ist.
voice-begins--tao = Ich halte das Brett zusammen und zähle, wenn wenig davon übrig ist.
voice-begins--rio = Ist hier noch frei? Ich setz mich sowieso neben dich.
voice-begins--zeno = Felder, auf die nichts passt! Darf ich schon mal anfangen?
voice-begins--kira = Große Bretter machen mich nervös. Ich haue sie klein.
voice-begins--ada = Eine Mauer, zwei Hälften, dann wird gerechnet. Bleibt das Brett ganz, verrechne ich mich.
voice-begins--nova = Ich beginne in der Mitte und sehe von da das Ende. Meistens.

voice-wins--pip = Hops! Und der letzte Stein ist deiner. Noch eine Runde Fangen?
voice-wins--luna = Du hattest die Ideen. Ich hatte sie eine halbe Drehung später.
voice-wins--otto = Am Rand entlang bis ans Ziel. Langsam, aber sicher.
voice-wins--mina = Vier Ecken für mich, der letzte Stein für dich. Gerecht, oder?
voice-wins--tao = Siehst du? Es musste gar nichts kaputtgehen.
voice-wins--rio = War das gemütlich. Nächstes Mal derselbe Platz?
voice-wins--zeno = Köstlich. Den letzten Stein habe ich dir aus Höflichkeit gelassen.
voice-wins--kira = Lauter Krümel, und der letzte war deiner.
voice-wins--ada = Geteilt, gezählt, fertig. Du darfst nachrechnen.
voice-wins--nova = Das habe ich kommen sehen. Ich wollte nur überrascht wirken.

voice-loses--pip = Kein Platz mehr zum Hopsen. Wie hast du das gemacht?
voice-loses--luna = Ich habe alles nachgemacht. Auch die Fehler, fürchte ich.
voice-loses--otto = Immer am Rand entlang, und dann über den Rand.
voice-loses--mina = Vier Ecken, und in die Ecke gedrängt bin ich.
voice-loses--tao = Du hast es genau richtig zerlegt. Unhöflich, aber gut.
voice-loses--rio = Ich saß zu nah dran, um es zu sehen.
voice-loses--zeno = Zu viel gegessen, und der letzte Stein lag auf meinem Teller.
voice-loses--kira = Ich habe gekrümelt, und du hast gezählt.
voice-loses--ada = Die Mauer war gerade. Die Rechnung nicht.
voice-loses--nova = Na gut. Das habe ich nicht kommen sehen.

character-met = Ohne Hilfe: { $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = Tagesaufgabe
training-endless = Endlosmodus
training-endless-note = Deiner Stärke angepasst, mit Wertung
training-run = Gegen die Uhr
training-run-note = Möglichst viele in drei Minuten
training-stacking-note = Ein Spiel für dich allein
training-making = Deine Aufgabe entsteht …

training-rating = Wertung { $n }
training-best = Rekord: { $n }

training-daily-title = { $date }: { $grade }
training-streak =
    { $longest ->
        [0] Täglich eine Aufgabe: deine Serie.
       *[other]
            { $n ->
                [0] Serie: 0 · Rekord: { $longest }
                [one] Serie: { $n } Tag · Rekord: { $longest }
               *[other] Serie: { $n } Tage · Rekord: { $longest }
            }
    }

training-endless-puzzle = { $grade }, Wertung { $rating }
training-standing =
    { $tried ->
        [0] Du: { $n }
       *[other] Du: { $n }. Auf Anhieb: { $solved } von { $tried }
    }
training-rated = Deine Wertung: { $n } ({ $change })

training-run-rules = Drei Minuten. Nach drei Fehlern ist Schluss.
training-run-begin = Beginnen
training-run-again = Noch mal
training-run-skip = Überspringen (ein Fehler)
training-run-end = Beenden
training-run-end-question = Jetzt beenden?
training-run-score = Gelöst: { $solved }   Fehler: { $errors } von { $most }
training-run-wrong = Dieser Zug hätte gewonnen.
training-run-right = Richtig!
training-run-time = Die Zeit ist um. Gelöst: { $n }
training-run-errors = Dritter Fehler. Gelöst: { $n }
training-run-left = Der Durchlauf ist beendet. Gelöst: { $n }
training-run-best = Der Durchlauf ist vorbei. Gelöst: { $n }. Das ist dein Rekord!
training-run-none = Hier stehen bald deine besten Durchläufe.
training-run-line = { $place }.  Gelöst: { $solved } · { $date }

training-idea--halves = Zwei gleiche Gebiete zu je { $half } Feldern bleiben übrig. Was dein Gegenüber im einen tut, spiegelst du im anderen.
training-idea--parity = Rechnet man einen Stein auf vier Felder, passen noch { $pieces } Steine: eine ungerade Zahl, und die ist gut für dich.
training-idea-forced =
    { $areas ->
        [one] Ein Gebiet bleibt übrig, in das genau ein Stein passt. Den muss dein Gegenüber legen.
       *[other] { $areas } Gebiete bleiben übrig, in die genau je ein Stein passt: eine ungerade Zahl. Also legt dein Gegenüber den letzten.
    }
training-idea--counting =
    { $areas ->
        [one] Ein Gebiet von { $cells } Feldern bleibt übrig. Es sieht nach { $pieces } weiteren Steinen aus, kann aber auch weniger fassen: Wer am Zug ist, verliert.
       *[other] { $areas } Gebiete mit zusammen { $cells } Feldern bleiben übrig. Dort passen wohl noch { $pieces } Steine hin, vielleicht auch weniger. Wer am Zug ist, verliert.
    }
training-idea--three = Ein Stein macht aus einem Gebiet { $parts } Gebiete, und dein Gegenüber hat keine gute Antwort auf alle.
training-idea--corner =
    { $closed ->
        [one] Der Stein schneidet { $closed } Feld ab, auf das nichts mehr passt.
       *[other] Der Stein schneidet { $closed } Felder ab, auf die nichts mehr passt.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Leichter
daily-harder = Schwerer
daily-more = Noch eine
daily-copy = Kopieren
daily-copied = Das Ergebnis ist in der Zwischenablage
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = Alte Tage zählen nicht für die Serie.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [one] Beim ersten Versuch gelöst.
               *[other] In { $n } Versuchen gelöst.
            }
        [one]
            { $n ->
                [one] Mit einem Tipp gelöst.
               *[other] Mit einem Tipp in { $n } Versuchen gelöst.
            }
       *[other]
            { $n ->
                [one] Mit { $hints } Tipps gelöst.
               *[other] Mit { $hints } Tipps in { $n } Versuchen gelöst.
            }
    }
daily-next = Die nächsten zwei kommen in { $hours } h { $minutes } min.
daily-not-yet = Der Tag zählt noch nicht. Die andere Aufgabe kann ihn retten.
daily-not = Der Tag zählt nicht.
daily-first = Tag eins: Deine Serie beginnt!

## Second chances: positions that a person let slip come back until they are found

again-title = Zweite Chance
again-none = Lässt du einen Sieg liegen, kommt die Stellung hierher zurück.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } Aufgabe
               *[other] { $puzzles } Aufgaben
            }
       *[other]
            { $puzzles ->
                [0] { $games } aus deinen Partien
                [one] { $games } aus deinen Partien, { $puzzles } Aufgabe
               *[other] { $games } aus deinen Partien, { $puzzles } Aufgaben
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Heute nichts mehr. Morgen fällig: { $n }
again-on =
    { $n ->
        [one] Heute nichts. { $n } kommt am { $day } wieder.
       *[other] Heute nichts. { $n } kommen am { $day } wieder.
    }
again-done = Alles geschafft.
again-next-tomorrow = Morgen fällig: { $n }
again-next-on =
    { $n ->
        [one] { $n } kommt am { $day } wieder.
       *[other] { $n } kommen am { $day } wieder.
    }
again-missed = Daneben gelegen? Versuch es noch mal.
again-task = Hier war der Sieg drin. Finde ihn.
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = Gegen { $name } · { $date } · Zug { $n }
again-puzzle = { $name } · { $date }
again-then = Der Umriss ist dein Zug von damals: Er verliert.
# $n is a number of days.
again-in =
    { $n ->
        [one] Morgen wieder.
       *[other] In { $n } Tagen wieder.
    }
again-known = Das kannst du jetzt.
again-just-practice = Nur zum Üben, ändert nichts am Plan.
again-take-out = Aussortieren
again-put-back = Zurückholen
again-progress = { $n } von { $all }
again-kept = In „Zweite Chance“
again-looking = Sehe genauer hin …
again-try = Lösen
again-clue-area = Schau hierher. Der nächste Tipp verrät den Stein, dann kommt die Stellung früher wieder.
again-clue-piece = Dieser Stein gewinnt. Der nächste Tipp verrät die Stelle, dann kommt die Stellung morgen wieder.
again-clue-place = Lege ihn hierhin. Die Stellung kommt morgen wieder.
again-clue-here = Lege ihn hierhin.
miss-title = Was du siehst
miss-note = auf Anhieb gefunden
miss-idea--halves = Gleiche Hälften
miss-idea--parity = Ungerade Zahl
miss-idea--counting = Felder zählen
miss-idea--three = Drei auf einmal
miss-idea--corner = Felder abschneiden
miss-practise = Üben
miss-too-few = noch zu wenige
