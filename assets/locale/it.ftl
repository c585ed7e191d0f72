### Everything that the window says in Italian. The comments for translators are in `en.ftl`.
# Glossario. Si dà del «tu»; i pulsanti sono imperativi o nomi. Nessun testo presuppone il genere di una persona: perciò il passato
# è quello con «avere» («ha abbandonato»), e dove il nome può essere «Tu» la frase diventa «Vittoria: …».
# piece = pezzo (come in Tetris)
# to place = piazzare
# move, placement = mossa (come negli scacchi)
# turn (whose it is) = turno; your turn = tocca a te; sotto un nome: inizia, segue («prima mossa» sarebbe la mossa numero uno), di turno
# place (where a piece may go) = posto; one that wins or loses = mossa (i posti non perdono)
# to fit = starci; place that fits = posto adatto
# to turn a piece = ruotare
# cell, free cell, dead cell = casella, casella libera, casella morta
# area, gap (small area) = zona; size (of an area or a heap) = grandezza; worth = valore
# board = tabellone («plancia» è gergo; la scacchiera è degli scacchi)
# heap (of Nim) = mucchio; stone = fiammifero (le pietre sono del Go)
# wild (no heap of Nim) = strana (corto: sta sopra la zona; «selvaggia» sarebbe un calco)
# to mirror = rispecchiare; to copy the opponent = copiare; mirror image of a place = riflesso; twin (of a placement) = gemella
# computer (that plays) = computer (mai «IA» né «programma»); people = giocatori
# opponent = avversario (il ruolo, come nei manuali di scacchi)
# coach = coach (non ha genere, «allenatore» sì)
# x-ray, analysis = analisi
# hint = consiglio
# aids, with help = aiuti, con aiuto («Help» della finestra = Guida)
# outcomes = mosse vincenti
# placements that win, lose, are open = vincenti, perdenti, incerte
# rated / unrated = classificata / amichevole (la coppia dei siti di scacchi)
# rating = punteggio; Elo = Elo
# strength = forza
# level = livello; grade of a puzzle = difficoltà
# puzzle = rompicapo (invariabile; un quesito è una domanda d’esame)
# missed = sbagliato; solved = risolto
# lesson, step = lezione, passo
# review, to look back = revisione, rivedere (l’analisi è l’aiuto); what it does to each position = analizzare; replay = replay
# rematch = rivincita
# to resign = abbandonare (come negli scacchi)
# undo, take back = annullare (vale anche per l’editor e per Impila); redo = ripetere
# to give a win away, to throw it away = regalare la vittoria
# proven win = vittoria certa; to hold a win = conservare la vittoria
# to outline = evidenziare
# game (that is played) = partita; game (program) = gioco
# stacking = Impila (il gioco in solitario); tower = torre; score = risultato
# surface = superficie; rank (of a surface) = voto (su cento, come a scuola)
# hole = buco; gap = incavo; step (in a surface) = gradino; well = pozzo
# row, column = riga, colonna; to clear rows = eliminare righe
# run (against the clock) = corsa
# streak = serie; in a row = di fila
# achievement = traguardo; ladder = scalata («scala» è anche quella di casa)
# clocks, the choice = cadenza; a clock that runs = orologio
# your match (the opponent that fits) = Alter ego (un nome senza genere)
# names of levels = parole senza genere, o nomi che valgono per tutti

## The language

language-name = Italiano
date-format = %-d %b %Y
date-locale = it_IT
date-and-time = { $day }, { $time }

## Shared by many screens

back = Indietro
ok = OK
cancel = Annulla
save = Salva
save-game = Salva la partita
copy = Copia
paste = Incolla
undo = Annulla
redo = Ripeti
help = Guida
menu = Menu
stop = Ferma

you = Tu
opponent = Avversario
player-one = Giocatore 1
player-two = Giocatore 2

first-player = Inizia
second-player = Segue

board = Tabellone
board-won = Se nessuno sbaglia, vince chi inizia.
board-lost = Se nessuno sbaglia, perde chi inizia.
board-open = Nessuno sa chi vince se nessuno sbaglia.

winner = Vittoria

name-refused = Un nome ha da 1 a { $n } caratteri

## Levels of the computer

level-number = Livello { $n }

level-with-name = Livello { $n } · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n } ({ $board })

level--drifter = A casaccio
level--beginner = Esordiente
level--casual = Dilettante
level--thoughtful = Diligente
level--careful = Prudente
level--skilled = Abile
level--sharp = Sagace
level--cunning = Volpe
level--expert = Stratega
level--master = Asso
level--solver = Oracolo

level-note--drifter = Non ha ancora capito che chi piazza l’ultimo perde.
level-note--beginner =
    { $plies ->
        [one] Vede la fine { $plies } mossa prima, ma gli sfugge molto.
       *[other] Vede la fine { $plies } mosse prima, ma gli sfugge molto.
    }
level-note--casual =
    { $plies ->
        [one] Vede la fine { $plies } mossa prima, ma gli sfugge qualcosa.
       *[other] Vede la fine { $plies } mosse prima, ma gli sfugge qualcosa.
    }
level-note--thoughtful =
    { $plies ->
        [one] Vede la fine { $plies } mossa prima, e gli sfugge poco.
       *[other] Vede la fine { $plies } mosse prima, e gli sfugge poco.
    }
level-note--careful =
    { $plies ->
        [one] Vede la fine { $plies } mossa prima, e non gli sfugge nulla.
       *[other] Vede la fine { $plies } mosse prima, e non gli sfugge nulla.
    }
level-note--skilled = Cerca chi vince quando restano { $cells } caselle.
level-note--sharp = Cerca chi vince quando restano { $cells } caselle.
level-note--cunning = Cerca chi vince quando restano { $cells } caselle.
level-note--expert = Cerca chi vince quando restano { $cells } caselle.
level-note--master = Cerca chi vince quando restano { $cells } caselle.
level-note--solver = Vede la fine da lontano, e sa aprire una partita.
level-note-alike = Su questo tabellone i livelli da { $n } a 10 si equivalgono.

## Title and menu

title-tagline = Chi piazza l’ultimo pezzo perde.
menu-continue = Continua
menu-stacking = Impila
door-you = Tu
door-today-new = Nuovo rompicapo
door-streak = Serie: { $n }
door-again-new =
    { $new ->
        [one] { $new } nuovo, { $n } da rifare
       *[other] { $new } nuovi, { $n } da rifare
    }
door-again = { $n } da rifare
door-tomorrow =
    { $n ->
        [0] Domani: { $new } nuovi
       *[other] Domani: { $new } nuovi, { $n } da rifare
    }
door-lessons = { $done } di { $all }
continue-your-move = Tocca a te · { $name } · { $board }
continue-their-move = { $board } contro { $name }
continue-between = { $board }, { $first } contro { $second }
menu-settings = Impostazioni
menu-help = Come si gioca
menu-quit = Esci

first-start-question = Prima volta qui? Si impara in due minuti.
first-start-lesson = Fammi vedere
first-start-later = Gioca subito

## A new game against the computer

play-title = Gioca
play-friend = In due
play-computers = Due computer
play-change = Cambia
play-done = Fatto
play-against = Sfida { $name }
play-watch = Guarda
play-you-first = inizi tu
play-computer-first = inizia il computer
play-random-first = si tira a sorte
play-no-clock = senza orologio
play-coached = con coach
play-uncoached = senza coach
play-medal-open = Medaglia solo senza aiuto
play-medal-coached = Medaglia solo senza coach
play-medal-won = Vinto senza aiuto
play-who-begins = Chi inizia?
play-you = Tu
play-computer = Computer
play-random = A caso
play-level = Livello

## Two players at one computer

play-swap = Scambia
# $first and $second are names of people.
rated-question = Questa partita conta per il punteggio di { $first } e { $second }? Serve il sì di tutti e due.
rated-yes = D’accordo
rated-no = Amichevole

## Clocks

clocks = Cadenza
clock-none = Nessuna
tip-clock = 3+2: tre minuti a testa, più due secondi a mossa.
clocks-pause = Pausa se ti allontani
tip-clocks-pause = Nei menu e nelle altre finestre gli orologi si fermano, e il tabellone è nascosto.

## The game: players and buttons

game-your-turn = Tocca a te

game-to-move = Di turno

game-thinking = Pensa

game-first = Inizia

game-second = Segue
game-rated = Classificata
game-unrated = Amichevole
game-leave = Esci
game-aid-warning = Così la partita diventa amichevole. Premi ancora per continuare.

# What is told of things while the mouse rests on them.
tip-cells = Caselle che un pezzo può ancora coprire. Su una casella morta, segnata con una croce, non ci sta nulla.
tip-elo = Un punteggio: con 200 punti in più si vincono circa tre partite su quattro.
tip-rated = La partita conta per il punteggio. Con gli aiuti diventa amichevole.
tip-unrated = La partita non conta per il punteggio.
tip-hint = Mostra una buona mossa.
tip-outcomes = Segna le mosse che vincono e quelle che perdono.
tip-analysis = Mostra quanto vale ogni zona.
tip-coach = Ti avverte quando una mossa regala una vittoria certa. Con il coach la partita è amichevole.
tip-clues = Prima dove guardare, poi il pezzo, poi il posto. Solo il posto ha un prezzo: il rompicapo non conta come risolto.
tip-endless-clues = Prima dove guardare, poi il pezzo, poi il posto. Se vedi il pezzo, il tuo punteggio non può salire; se vedi il posto, il rompicapo conta come sbagliato.
tip-again-clues = Prima dove guardare, poi il pezzo, poi il posto. Se vedi il pezzo, la posizione torna prima; se vedi il posto, si ricomincia da capo.
tip-again-out = Così non torna più.
tip-streak = Per quanti giorni di fila hai risolto il rompicapo del giorno.
tip-puzzle-rating = La tua forza nei rompicapo. Sale se il primo tentativo è giusto, scende se è sbagliato. I rompicapo nuovi si adeguano.
tip-run-errors = Con tre errori la corsa finisce. Anche saltare un rompicapo è un errore.
tip-stacking-hint = Evidenzia il posto migliore, tenendo conto dei prossimi due pezzi. Il risultato resta segnato «con aiuto».
tip-ranks = Mostra il voto di ogni posto. Il risultato resta segnato «con aiuto».
tip-rank = In quanti casi su cento quindici pezzi casuali ci starebbero senza buchi.
tip-cleared = Quando quattro righe sono piene tranne che nella colonna di destra, una I in piedi le elimina.
tip-helped = Con consigli, voti o mosse annullate il risultato resta segnato «con aiuto».
tip-lookahead = Di quanti dei prossimi pezzi tiene conto il computer.
tip-dead = Meno di quattro caselle libere unite: lì non ci sta più nessun pezzo.
tip-area = Caselle libere che si toccano per un lato.

game-free-cells =
    { $n ->
        [one] { $n } casella libera
       *[other] { $n } caselle libere
    }
game-placed =
    { $n ->
        [one] { $n } pezzo
       *[other] { $n } pezzi
    }

paused = In pausa
paused-go-on = Un tasto o un clic per continuare

game-resign = Abbandona
game-move-now = Muovi ora
game-help-me = Aiutami
game-hint = Consiglio
game-outcomes = Mosse vincenti
game-analysis = Analisi
game-coach = Coach

outcomes-wins =
    { $n ->
        [one] ✓ { $n } vincente
       *[other] ✓ { $n } vincenti
    }
outcomes-losses =
    { $n ->
        [one] × { $n } perdente
       *[other] × { $n } perdenti
    }
outcomes-unknown =
    { $n ->
        [one] { $n } incerta
       *[other] { $n } incerte
    }

outcomes-far = Le sfumature sono una stima:
expectation-poor = peggio
expectation-good = meglio

outcome-here-wins = Questa mossa vince
outcome-here-loses = Questa mossa perde
outcome-here-unknown = Non si sa ancora

analysis-wins = Chi muove ora vince
analysis-loses = Chi muove ora perde

analysis-wild = strana
analysis-area = { $n }: { $worth }

analysis-heap =
    { $n ->
        [0] non vale nulla
        [one] mucchio da { $n }
       *[other] mucchio da { $n }
    }
analysis-like-no-heap = strana: non è un mucchio
analysis-too-large = troppo grande

hint-sought = Cerco una buona mossa…

hint-ends =
    { $n ->
        [one] Vince: al massimo { $n } pezzo, compreso questo.
       *[other] Vince: al massimo { $n } pezzi, compreso questo.
    }
hint-equal-areas = Vince: lascia due zone uguali da { $n } caselle.
hint-only-win = L’unica mossa vincente.
hint-leaves-area = Vince: con le { $n } caselle rimaste, chi muove perde.
hint-leaves-areas = Vince: con le { $n } caselle rimaste, chi muove perde.
hint-fewest-replies =
    { $n ->
        [one] Qui stai perdendo. Così all’avversario resta solo { $n } risposta vincente.
       *[other] Qui stai perdendo. Così all’avversario resta il minor numero di risposte vincenti: { $n }.
    }
hint-loses = Ogni mossa perde.
hint-forced =
    { $n ->
        [one] Si perde comunque: al massimo { $n } pezzo.
       *[other] Si perde comunque: al massimo { $n } pezzi.
    }
hint-mirrors = È presto per dirlo. Puoi rispecchiare ogni risposta.
hint-likely = È presto per dirlo, ma di solito è una buona mossa.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, ora non disponibile
speech-cell-free = { $cell }, libera
speech-cell-dead = { $cell }, morta
speech-cell-filled = { $cell }, occupata
speech-cell-piece = { $cell }, { $piece } della mossa { $n }
speech-placement = { $piece } su { $cells }
speech-in-hand = In mano: { $placement }
speech-move = { $name }: { $placement }
speech-taken-back = Annullata: { $placement }
speech-stepped-back = Indietro, prima di { $placement }
speech-demo = Dimostrazione. { $forward }: pezzo successivo. { $back }: uno indietro.
speech-demo-leave = { $leave }: termina.
speech-demo-ends = Fine della dimostrazione.
speech-only-spot = L’unico posto in cui ci sta.
speech-fits-nowhere = { $piece } non ci sta da nessuna parte.
speech-picture = Figura: { $parts }
speech-better = Meglio: { $placement }
speech-turn = { $n }. { $move }
speech-mistake = errore
speech-marked = Caselle segnate: { $cells }
speech-finished = completata
speech-in-list = { $n } di { $all }
speech-done = { $name }: fatto
speech-close = Chiudi
speech-graph = Vittoria a gioco corretto: { $parts }
speech-graph-start = all’inizio { $name }
speech-graph-after = dopo la mossa { $n } { $name }
speech-graph-unknown = non si sa
speech-ratings = Punteggio da { $first } a { $last }, massimo { $highest }
speech-stack = altezze delle colonne { $heights }, prossimi { $pieces }

typed-title = Mossa o domanda
typed-help = Scrivi le quattro caselle di una mossa, come { $example }, o una sola casella. O chiedi: { $questions }.
typed-by-ear = Con un lettore di schermo, i tasti che muovono il pezzo ne dicono anche le caselle. { $seek }: prossimo posto possibile. { $type }: una mossa o una domanda. { $buttons }: ai pulsanti e ritorno. { $close }: chiude ciò che è aperto.
typed-areas = zone
typed-pieces = pezzi
typed-last-move = ultima mossa
typed-to-move = a chi tocca
typed-clocks = orologi
typed-fitting = Ci stanno: { $pieces }
typed-no-area = Non resta nessuna zona.
typed-no-clock = Questa partita non ha orologio.
typed-unknown = Mossa o domanda non riconosciuta.
typed-no-cell = { $cell } non è su questo tabellone.
typed-count = Una mossa ha quattro caselle diverse.
typed-disconnected = Le caselle devono toccarsi lungo i lati.
typed-drop-title = Lascia cadere il pezzo
typed-drop-help = Scrivi la colonna del suo bordo sinistro, da a a j, e se vuoi quante volte ruotarlo prima, come { $example }.
typed-drop-unknown = Scrivi una colonna in cui il pezzo ha posto, e al massimo tre rotazioni.

## The coach

coach-searching = Sto calcolando.
coach-too-far = Non vedo ancora la fine.
coach-knows = Vedo fino alla fine.
coach-blunder = Così regali la vittoria.
coach-keep = Va bene così
coach-where = Vedi dove
coach-clue-area = Qui c’è una mossa vincente. Il prossimo consiglio mostra il pezzo.
coach-clue-piece = Questo pezzo vince. Il prossimo consiglio mostra il posto.
coach-leaves = Da ora giochi senza coach. Lo trovi ancora in «{ $name }».
coach-decisive = Mossa decisiva: la { $n }.
coach-lost-from = Dalla mossa { $n } { $name } non poteva più vincere.
coach-lost-from-you = Dalla mossa { $n } non potevi più vincere.
coach-unknown-decisive = La mossa decisiva non è stata trovata.
coach-clock-decisive = Ha deciso l’orologio.
coach-searching-decisive = Cerco la mossa decisiva…
coach-try-again = Riprova

## The end of a game

result-won = Vince { $name }
result-you-won = Hai vinto!
result-you-lost = Hai perso

result-last-piece = { $name } ha piazzato l’ultimo pezzo.
result-last-piece-you = Hai piazzato l’ultimo pezzo.
result-resigned = { $name } ha abbandonato.
result-resigned-you = Hai abbandonato.
result-time = { $name } ha esaurito il tempo.
result-time-you = Hai esaurito il tempo.
result-rematch = Rivincita
result-take-back = Annulla mossa
result-review = Rivedi
result-last = Ultimo risultato

## Questions and refusals in a game

resign-question = Vuoi abbandonare?
resign-yes = Abbandona
question-no = Continua
paste-question = Giocare la partita copiata negli appunti?
paste-yes = Gioca quella copiata
paste-no = Tieni la mia
refused-occupied = Lì non ci sta
refused-off-board = Fuori dal tabellone
refused-turn = Aspetta il tuo turno
refused-undo = Niente da annullare
refused-redo = Niente da rifare
refused-over = La partita è finita

rating-change-of = { $name }: { $n } ({ $change })
saved-as = Salvata come { $name }

## Pictures to share

share = Condividi
picture-title = Condividi la partita
picture-board = Il tabellone come immagine
picture-animation = La partita come animazione
picture-copy = Copia l’immagine
picture-drawing = Disegno…
picture-busy = Sto già disegnando un’immagine
picture-saved = Salvata: { $path }
folder-not-opened = Qui non si può aprire la cartella
picture-not-saved = Impossibile salvare l’immagine: { $error }
picture-copied = L’immagine è negli appunti
picture-no-folder = Manca una cartella per le immagini
picture-last-piece = Vince { $winner }: { $loser } ha piazzato l’ultimo pezzo.
picture-resigned = Vince { $winner }: { $loser } ha abbandonato.
picture-time = Vince { $winner }: { $loser } ha esaurito il tempo.

## The clipboard

position-copied = La posizione è negli appunti
game-copied = La partita è negli appunti
game-exported = Esportata come { $path }
game-not-exported = Impossibile esportare: { $error }
game-no-folder = Manca una cartella per le partite esportate
clipboard-unusable = Qui gli appunti non si possono usare
clipboard-no-text = Negli appunti non c’è testo
clipboard-too-long = Il testo negli appunti è troppo lungo
clipboard-no-answer = Gli appunti non rispondono

pasted-character = Negli appunti non c’è una posizione: il carattere { $n }, { $character }, non è tra . # I O T S Z J L
pasted-separator = Negli appunti non c’è una posizione: il carattere { $n } divide le caselle di una riga
pasted-too-short = Una posizione ha 100 caselle, oppure 36, 49, 60, 64 o 81 su un tabellone piccolo; quella negli appunti ne ha { $n }
pasted-other-size = Una posizione { $size } non ha { $n } caselle, ma quella negli appunti sì
pasted-too-long = Una posizione ha 100 caselle, quella negli appunti continua oltre
pasted-over = Sul tabellone negli appunti non ci sta nulla
pasted-nowhere = Qui non si può incollare nulla

pasted-game-long = Il testo negli appunti è troppo lungo per una partita
pasted-game-board = La riga { $n } della partita negli appunti indica un tabellone che non esiste
pasted-game-clock = La riga { $n } della partita negli appunti indica una cadenza che non esiste: 3+2 vorrebbe dire tre minuti e due secondi per ogni pezzo
pasted-game-heading = La riga { $n } della partita negli appunti non si capisce
pasted-game-turn = La mossa { $n } della partita negli appunti non si capisce
pasted-game-illegal = La mossa { $n } della partita negli appunti viola le regole
pasted-game-empty = Negli appunti non c’è una partita

## Files

not-saved = Impossibile salvare: { $error }

nothing-saved = Questo computer non può conservare le partite: alla chiusura si perdono
other-copy-runs = Un’altra copia del gioco è aperta. Questa non salverà nulla.

file-refused = { $name }: { $error }
file-not-opened = Impossibile aprire { $name }: { $error }
file-left-alone = Impossibile leggere { $name }: { $error }. Resta com’è, e lì non si salva nulla finché non riavvii il gioco.
file-not-permitted = Non hai il permesso di leggere { $name }. Resta com’è, e lì non si salva nulla. Controlla di chi è il file e quali permessi ha.
file-newer = { $name } richiede una versione più nuova del gioco. Resta com’è, e questa versione non ci salva nulla.
file-set-aside = Impossibile usare { $name }: { $error }. È conservato come { $aside }.
file-entries-damaged = Alcune voci di { $name } sono danneggiate e vengono saltate. Il file originale è conservato come { $aside }.
file-passed-over = Una voce di { $name } viene saltata e resta nel file: { $error }.

warnings-more =
    { $n ->
        [one] e { $n } altro
       *[other] e altri { $n }
    }

file-no-folder = manca una cartella personale per i dati
file-other-copy = un’altra copia del gioco è aperta, ed è quella a conservare i file
file-no-room = non c’è più spazio sul disco
file-not-a-file = non è un file
file-dangling-link = è un collegamento che non porta a nulla
file-too-long = è troppo lungo
file-damaged = è danneggiato
file-version = è della versione { $n }, che questo gioco non conosce
file-full =
    { $n ->
        [one] c’è già { $n } partita salvata
       *[other] ci sono già { $n } partite salvate
    }
file-name = un nome ha da 1 a { $n } caratteri

## How to play


help-article-rules = Regole
help-article-keys = Tasti
help-article-aids = Aiuti
help-article-strategy = Strategia
help-article-opening = Apertura
help-article-computer = Il computer
help-article-stacking = Impila
help-article-notices = Licenze
help-keys-mouse = Mouse e tocco
help-keys-pad = Gamepad
help-keys-pick = Scegli un pezzo
help-change-keys = Cambia i tasti

help-rule-turns = A turno si piazza uno dei sette pezzi su caselle libere, dove si vuole e ruotato come si vuole.
help-rule-no-fall = I pezzi non cadono e non spariscono mai. Non si passa, e il pareggio non esiste.
help-rule-dead = Le zone con meno di quattro caselle libere sono morte: lì non ci sta nulla. Sono segnate con una croce.
help-rule-end = Quando non ci sta più nessun pezzo la partita è finita, e chi ha piazzato l’ultimo pezzo perde.
help-idea-title = Una prima idea
help-idea = In una zona da quattro a sette caselle ci sta esattamente un altro pezzo. Conta queste zone: quando tocca a te, ti conviene che resti un numero pari di mosse.

help-mouse-move = Mouse
help-mouse-move-does = Sposta il pezzo
help-mouse-place = Clic sinistro
help-mouse-place-does = Piazza il pezzo
help-mouse-turn = Clic destro, rotella
help-mouse-turn-does = Ruota il pezzo
help-touch = Tocca, trascina
help-touch-does = Sposta il pezzo; i pulsanti lo ruotano e lo piazzano
help-pad-move = Croce direzionale, levetta
help-pad-move-does = Sposta il pezzo
help-pad-place = Tasto inferiore, sinistro
help-pad-place-does = Lo piazza; lo ruota
help-pad-undo = Tasto destro, superiore
help-pad-undo-does = Annulla; prossimo posto adatto
help-pad-pieces = L1  R1
help-pad-pieces-does = Pezzo precedente, successivo
help-pad-outcomes = L2  R2
help-pad-outcomes-does = Mosse vincenti; analisi
help-pad-hint = Select  Start
help-pad-hint-does = Consiglio; pulsanti della schermata

help-aid-hint = Consiglio
help-aid-hint-text = Mostra una buona mossa. Se la fine è troppo lontana, è una stima ragionevole, e lo dice.
help-aid-outcomes = Mosse vincenti
help-aid-outcomes-text = Segnano ogni posto del pezzo in mano. Spunta: vince, croce: perde, punto: non si sa ancora. I numeri sui pezzi indicano quante mosse vincenti si conoscono. La ricerca continua in secondo piano finché non è tutto noto o non la fermi.
help-aid-analysis = Analisi
help-aid-analysis-text = Evidenzia ogni zona con la sua grandezza e il suo valore. Una zona di valore *n si gioca come un mucchio di n fiammiferi nel gioco del Nim in cui perde chi prende l’ultimo fiammifero. Le zone con più di { $n } caselle mostrano un punto interrogativo.
help-aid-counting = Contare
help-aid-counting-text = Finché tutti i mucchi sono *1, lasciane un numero dispari all’avversario. Se c’è un mucchio più grande, scrivi le grandezze in binario e sommale senza riporto: lascia soltanto zeri. Una zona che non è un mucchio si chiama strana; il messaggio dice comunque chi vince, se tutto è noto.
help-aid-coach = Coach
help-aid-coach-text = Avverte se il pezzo che hai appena piazzato regala una vittoria certa, mostra passo dopo passo un posto migliore e come continuerebbe la partita, e alla fine indica la mossa decisiva. Puoi annullare la mossa. A inizio partita la fine è troppo lontana. Il coach resta finché non vinci una partita senza avvisi né altro aiuto, o finché non lo disattivi.
help-aid-fair = Fair play
help-aid-fair-text = Consigli, mosse vincenti, analisi, coach e mosse annullate rendono amichevole la partita.

help-stacking-goal = «Impila» è un solitario con gli stessi pezzi. Arrivano uno alla volta, e vedi i prossimi. Non c’è fretta: impilane più che puoi.
help-stacking-hole = Ogni pezzo cade dritto verso il basso, e deve posarsi senza lasciare buchi sotto di sé.
help-stacking-clear = La colonna di destra resta libera per i pezzi I. Quando quattro righe sono piene fin lì, un pezzo I in quella colonna le elimina.
help-stacking-over = La partita finisce quando un pezzo non ci sta più senza lasciare un buco.
help-stacking-aids = Aiuto dal computer
help-stacking-rank = Una superficie è buona se ci stanno molti pezzi. Il suo voto dice in quanti casi su cento quindici pezzi casuali ci starebbero senza buchi. Un consiglio evidenzia il posto migliore, e si possono mostrare i voti di tutti i posti. Con consigli, voti o mosse annullate il risultato resta segnato «con aiuto».
help-stacking-keys = Tasti
help-stacking-move-does = Sposta il pezzo
help-stacking-drop-does = Fa cadere il pezzo
help-stacking-ranks-does = Voti di tutti i posti

## The articles of the help

strategy-count = Conta il finale
strategy-count-text = In una zona da quattro a sette caselle libere ci sta esattamente un altro pezzo, qualunque cosa si faccia. Quando restano solo zone così, la partita è decisa: contale. Se al tuo turno sono pari va bene, perché allora l’ultimo pezzo lo piazza l’avversario. Qui ne restano due, e chi muove vince.
strategy-change = Cambia il conto
strategy-change-text = Otto caselle lasciano una scelta. Il pezzo nella figura lascia quattro caselle, e ci sta un altro pezzo. Un quadrato nel mezzo lascerebbe quattro caselle morte, dove non sta più nulla. Chi fa l’ultima scelta di questo tipo decide se il conto è pari o dispari. Perciò tieniti da parte una scelta e togli all’avversario le sue.
strategy-halves = Due metà uguali
strategy-halves-text = Lascia due zone uguali, o più coppie di zone uguali. Quello che l’avversario fa in una, tu lo fai nell’altra. Il pezzo nella figura crea due metà uguali e vince. Ma non copiare a occhi chiusi: se copi fino in fondo, l’ultimo pezzo è tuo. Quando restano solo pezzi obbligati e tocca all’avversario, devono essere dispari.
strategy-centre = Il pezzo senza gemello
strategy-centre-text = Se dopo mezzo giro il tabellone resta uguale, ogni mossa ha una gemella, tranne quelle che rispetto al centro sono gemelle di se stesse. Prendi il centro con un pezzo così, e rispondi a ogni mossa con la sua gemella finché non è ora di contare. Su questo tabellone è l’unica mossa che vince, fra più di trecento.
strategy-sizes = Grandezze da lasciare
strategy-sizes-text = Le zone piccole si comportano come mucchi di Nim: da 4 a 7 caselle come un mucchio da uno, da 8 a 11 di solito come uno da due, da 12 a 15 di solito come uno da tre. Con due mucchi uguali chi deve muovere perde, tranne se sono da uno, e perde anche con uno, due e tre insieme. Eccoli qui: lasciali all’avversario. Di solito conviene lasciare anche una sola zona da 17 o 18 caselle.
strategy-early = A inizio partita
strategy-early-text = Dal tabellone 10×10 vuoto nessuno vede la fine, nemmeno il livello più forte. In una zona compatta ci stanno più pezzi che in una frastagliata della stessa grandezza, e ci sono più scelte. Un taglio attraverso il tabellone crea parti che si possono contare prima. Prova le aperture contro un livello che batti ogni tanto, e poi guarda la revisione: indica la mossa che ha regalato la vittoria.

opening-solved = Che cosa è risolto
opening-solved-text = Tutti i tabelloni di questo gioco fino a 9×9 sono risolti, e anche 8×10. Chi inizia perde su 6×6 e 8×8, e vince su 7×7, 6×10, 9×9 e 8×10. Su 10×10 nessuno conosce un primo pezzo che vince, né sa se c’è.
opening-wall = Inizia un muro
opening-wall-text = Su 9×9 vince questa L: in piedi, a metà di un bordo. Su 8×10 vince una I in piedi, accanto alla metà di un bordo corto. Tutte e due iniziano un muro attraverso il tabellone e lasciano aperto dove finisce. Perché vincano proprio queste, nessuno lo sa. Ma due parti piccole si contano prima di una grande.
opening-reply = Finisci il muro altrui
opening-reply-text = Anche una I sul bordo sembrava buona su 9×9: vinceva contro 24 risposte. Poi è arrivata questa. Lascia due metà, unite da una casella, e vince. Quindi non piazzare mai metà di una simmetria: l’avversario può piazzare l’altra.
opening-copy = Il centro e i suoi gemelli
opening-copy-text = Dopo questa O ogni mossa su 6×10 ha una gemella dall’altra parte, e la O vince. Un tabellone che dopo mezzo giro resta uguale è quasi sempre un guaio per chi muove: di 299 tabelloni così, da 40 a 68 caselle, 205 erano persi.
opening-copy-fails = Dove copiare non basta
opening-copy-fails-text = Su 8×8 la stessa O perde, contro questa L sul bordo. La simmetria è un buon segno, non una promessa: chi copia fino in fondo piazza l’ultimo pezzo. Bisogna capire quando smettere.
opening-count = Da quando si può contare
opening-count-text = Con 60 caselle libere il computer vede la fine a colpo d’occhio, con 72 di solito in pochi secondi, con 80 quasi mai. Su 10×10 è dopo circa sette pezzi, o prima se il tabellone si spezza presto. Fino ad allora preferisce tacere che tirare a indovinare: dopo i primi due pezzi nulla di ciò che sa prevede chi vince meglio di testa o croce.

computer-areas = Zone
computer-areas-text = Nessun pezzo scavalca le caselle piene. Perciò le zone che non si toccano sono giochi a sé, giocati fianco a fianco. Il computer le distingue e le guarda una per una. Le forme ruotate e rispecchiate contano come uguali: questo tabellone ha tre zone, ma solo due diverse.
computer-sets = Quanto vale una zona
computer-sets-text = Una zona vale l’insieme dei valori che le sue mosse possono lasciare. Dove non ci sta nulla vale 0. Cinque caselle possono solo diventare 0: valgono {"{"}0{"}"}, che si chiama *1. In una fila di otto un pezzo non lascia nulla o lascia una zona da quattro: {"{"}0, *1{"}"}, che si chiama *2. Zone che accanto a qualunque altra si comportano allo stesso modo contano come uguali. Dei 4,6 milioni di forme da 8 a 15 caselle restano solo sei insiemi diversi, e il gioco li ha in una tabella.
computer-nim = Nim
computer-nim-text = *1, *2 e *3 si giocano come mucchi di altrettanti fiammiferi, da cui si prende a turno. Per sapere chi vince, scrivi i mucchi in binario e sommali senza riporto. Se tutte le cifre danno zero, chi deve muovere perde. Questo tabellone è 1, 2 e 3: in binario 01, 10 e 11.
computer-twist = Al rovescio
computer-twist-text = In questo gioco perde chi prende l’ultimo fiammifero. Cambia meno di quanto si creda: solo quando tutti i mucchi sono da uno, come qui, un numero dispari è un male per chi deve muovere, e un numero pari è un bene. Ma alcune zone non sono affatto un mucchio, come quella che può diventare soltanto *2. Il computer le chiama strane e ne conserva gli insiemi.
computer-search = Ricerca
computer-search-text = Per le zone più grandi serve una ricerca. Una posizione è vinta se una mossa porta a una posizione persa, quindi tutto sta nel provare presto la mossa giusta. Il computer confronta quanto è probabile che ogni risposta perda con il lavoro che ci vorrebbe per dimostrarlo, e prosegue dove promette di più. Si chiama «proof-number search». Il computer ricorda quello che ha deciso, e una risposta che ha confutato una mossa viene provata anche sulle altre.
computer-known = Che cosa si sa
computer-known-text = Se nessuno sbaglia, chi inizia perde su 6×6 e 8×8, e vince su 7×7, 6×10, 9×9 e 8×10. Il tabellone 10×10 non l’ha ancora risolto nessuno. Lì il livello più forte inizia come chi gioca bene, a intuito, e non sbaglia più appena vede la fine.
computer-levels = Livelli
computer-levels-text = I livelli più bassi guardano meno lontano e distinguono peggio il buono dal cattivo. Non sanno nulla che tu non veda, e nessuno guarda il tuo pezzo prima che lo piazzi.
computer-named = Dieci abitudini
computer-named-text = I dieci avversari con un nome hanno ciascuno un’abitudine, finché la fine non è in vista. Pip salta lontano da te, Luna ti rispecchia, Rio si piazza accanto a te. Otto cammina lungo i bordi, Mina prende gli angoli, Nova il centro. Tao tiene intero il tabellone, Kira ne stacca schegge, Ada lo taglia a metà, e Zeno semina caselle morte.

## Actions, in the help and in the list of keys

action--left = Sposta a sinistra
action--right = Sposta a destra
action--up = Sposta in su
action--down = Sposta in giù
action--previous_piece = Pezzo precedente
action--next_piece = Pezzo successivo
action--piece_i = Pezzo I
action--piece_o = Pezzo O
action--piece_t = Pezzo T
action--piece_s = Pezzo S
action--piece_z = Pezzo Z
action--piece_j = Pezzo J
action--piece_l = Pezzo L
action--rotate = Ruota il pezzo
action--hurry = Ruota, o fai muovere il computer
action--next_fit = Prossimo posto adatto
action--place = Piazza il pezzo
action--type = Scrivi una mossa o una domanda
action--undo = Annulla
action--redo = Ripeti
action--hint = Consiglio
action--outcomes = Mosse vincenti
action--x_ray = Analisi delle zone
action--coach = Attiva o disattiva il coach
action--clock = Cambia cadenza
action--buttons = Pulsanti della schermata
action--mute = Attiva o disattiva l’audio
action--background = Prossimo sfondo
action--open_folder = Apri la cartella
action--help = Guida
action--full_screen = Schermo intero
action--review = Rivedi la partita
action--try_again = Riprova dalla mossa che ha deciso la partita
action--previous = Rompicapo o passo precedente
action--next = Prossimo rompicapo
action--replay_back = Replay: una mossa indietro
action--replay_forward = Replay: una mossa avanti
action--replay_far_back = Replay: cinque mosse indietro
action--replay_far_forward = Replay: cinque mosse avanti
action--to_start = Replay: all’inizio
action--to_end = Replay: alla fine
action--play_pause = Replay: avvia o pausa
action--faster = Replay: accelera
action--slower = Replay: rallenta
action--stop_search = Revisione: ferma la ricerca
action--next_mistake = Revisione: errore seguente
action--play_on = Revisione: continua da qui
action--single_cells = Editor: caselle singole
action--clear = Editor: svuota il tabellone
action--invert = Editor: inverti il tabellone
action--board_size = Editor: dimensioni tabellone
action--why = Vedi perché
action--play_computer = Editor: contro il computer
action--play_two = Editor: gioca in due
action--add = Elenchi: aggiungi
action--rename = Elenchi: rinomina
action--delete = Elenchi: elimina
action--export = Partite: esporta
action--find = Partite: cerca per nome
action--confirm = Conferma: sì
action--save = Salva la partita
action--picture = Immagine della partita
action--copy = Copia la posizione
action--copy_game = Copia tutta la partita
action--paste = Incolla e gioca
action--back = Indietro

## Settings

settings-title = Impostazioni

settings-language = Lingua
settings-theme = Pezzi

theme-glass = Vetro
theme-pastel = Pastello
theme-neon = Neon
theme-distinct = Ben distinguibili
settings-background = Sfondo

background-city = Città di notte
background-lights = Aurora boreale
background-sea = Mare al tramonto
background-mountains = Montagne
background-rain = Pioggia
background-stars = Stelle
background-lanterns = Lanterne
background-plain = Neutro
settings-patterns = Motivi sui pezzi
settings-owners = Bordi nei colori dei giocatori
settings-high-contrast = Alto contrasto
settings-reduced-motion = Riduci movimento
settings-coordinates = Coordinate
settings-snapping = Aggancia ai posti adatti
settings-touch = Pulsanti Ruota e Piazza
touch-turn = Ruota
touch-place = Piazza
settings-ui-scale = Dimensioni testo
settings-percent = { $n }%
settings-volume = Volume
settings-music = Musica
settings-sound = Audio
settings-thinking-seconds = Tempo massimo del computer
settings-seconds = { $n } s
settings-paced = Il computer gioca con calma
settings-voices = Gli avversari parlano
settings-pondering = Il computer pensa durante il tuo turno
settings-advanced = Avanzate
settings-full-screen = Schermo intero
settings-keys = Tasti
settings-change = Cambia
settings-on = Sì
settings-off = No

## The keys

keys-title = Tasti
keys-group-piece = Il pezzo
keys-group-game = La partita
keys-group-puzzle = Rompicapo
keys-group-review = Revisione
keys-group-editor = Editor
keys-group-list = Elenchi
keys-group-everywhere = Ovunque
keys-press = Premi un tasto
keys-refused = Qui questo tasto non vale
keys-swapped = { $key } è ora il tasto di: { $action }
keys-defaults = Ripristina i tasti
keys-defaults-ask = Ripristinare tutti i tasti?
key-ctrl = Ctrl
key-shift = Maiusc
key-enter = Invio
key-space = Spazio
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-insert = Ins
key-delete = Canc
key-home = Home
key-end = Fine
key-page-up = Pag su
key-page-down = Pag giù
key-left = Freccia sinistra
key-right = Freccia destra
key-up = Freccia su
key-down = Freccia giù
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Impara
learn-good-to-know = Buono a sapersi
learn-start = Lezione: { $name }
learn-go-on = Continua: { $name }
learn-puzzles = Rompicapo
puzzles-solve = Risolvi
puzzles-collections = Raccolte
puzzles-make = Crea il tuo

grade-easy = Facile
grade-moderate = Medio
grade-tricky = Insidioso
grade-hard = Difficile
grade-expert = Estremo

puzzle-number = { $grade }: rompicapo { $n } di { $all }
puzzle-task = Trova la mossa vincente.
puzzle-solved = Risolto

exercise-judging = Vediamo…
exercise-wrong = Così perdi.
exercise-wrong-last = Hai piazzato l’ultimo pezzo: hai perso.
exercise-right-last = L’avversario ha piazzato l’ultimo pezzo: hai vinto.
exercise-right = Giusto! Così vinci.
puzzle-clue-area = Guarda qui. Il prossimo consiglio mostra il pezzo, senza penalità.
puzzle-clue-piece = Questo pezzo. Il prossimo consiglio mostra il posto, e il rompicapo non conterà come risolto.
puzzle-clue-place = Piazzalo qui. Non conta come risolto.
endless-clue-area = Guarda qui. Il prossimo consiglio mostra il pezzo, e il tuo punteggio non potrà salire.
endless-clue-piece = Questo pezzo. Il prossimo consiglio mostra il posto, e il rompicapo conta come sbagliato.
endless-clue-place = Piazzalo qui. Conta come sbagliato.
puzzle-shown-placed = Giusto, ma con aiuto.
puzzle-all-solved = Giusto! Era l’ultimo rompicapo di questa difficoltà.
lesson-answered = Tocca di nuovo a te.
lesson-wrong = Così perdi. Riprova.
lesson-over = Lezione { $n } di { $all } finita!

line-pieces = { $n ->
    [0] Non ci sta più nulla.
    [one] Ancora un pezzo.
   *[other] Ancora { $n } pezzi.
}
line-gaps = { $n ->
    [one] Una zona, un pezzo.
   *[other] { $n } zone, un pezzo ciascuna.
}
line-last-yours = L’ultimo tocca a te.
line-last-theirs = L’ultimo tocca all’avversario.
line-last-named = { $name } piazza l’ultimo.

exercise-retry = Riprova
line-why = Vedi perché
puzzle-next = Successivo
exercise-previous = Precedente
lesson-go-on = Avanti
lesson-previous = Passo precedente
lesson-next = Prossima lezione
lesson-play = Prima partita
lesson-done = Fatto
lesson-move = Sposta
lesson-number = Lezione { $lesson } di { $lessons }, passo { $n } di { $all }
lesson-dead = Nelle caselle con la croce non ci sta nulla
lesson-areas = I numeri indicano le caselle libere

lesson--first_steps = Primi passi
lesson-note--first_steps = Come si piazza, e chi perde
lesson-step--first_steps-1 = Si gioca a turno. Chi piazza l’ultimo pezzo perde. Niente cade, nessuna riga sparisce.
lesson-step--first_steps-2 = Ora tu: qualsiasi pezzo, dove vuoi.
lesson-step--first_steps-3 = Una zona con meno di quattro caselle è morta. In cinque ci sta esattamente un pezzo.
lesson-step--first_steps-4 = Due zone, un pezzo ciascuna. Fai piazzare l’ultimo all’avversario.
lesson--last_piece = L’ultimo pezzo obbligato
lesson-note--last_piece = Da quattro a sette caselle: solo un altro pezzo
lesson-step--last_piece-1 = In una zona da quattro a sette caselle ci sta sempre un solo pezzo.
lesson-step--last_piece-2 = In fondo o nel mezzo? Fai piazzare l’ultimo pezzo all’avversario.
lesson-step--last_piece-3 = Lascia un numero dispari di zone da un pezzo.
lesson--two_halves = Due metà uguali
lesson-note--two_halves = Quello che fa l’avversario, puoi farlo anche tu
lesson-step--two_halves-1 = Due metà uguali: qualunque cosa tu faccia, l’avversario la rispecchia.
lesson-step--two_halves-2 = Dividi il tabellone in due metà uguali. Poi rispecchia ogni mossa.
lesson-step--two_halves-3 = Dividi e rispecchia. Verso la fine lascia un numero dispari di zone.
lesson--centre = Prendi il centro
lesson-note--centre = L’unico posto senza riflesso
lesson-step--centre-1 = Ogni mossa ha il suo riflesso rispetto al centro: l’avversario gioca quello.
lesson-step--centre-2 = Solo il centro non ha un riflesso. Prendilo.
lesson-step--centre-3 = Su trecento mosse ne vince una sola. Ritrovala.
lesson-step--centre-4 = Prendi il centro, rispecchia ogni mossa e lascia un numero dispari di zone.
lesson--one_two_three = Uno, due, tre
lesson-note--one_two_three = Zone come mucchi di Nim
lesson-step--one_two_three-1 = Queste zone valgono mucchi di Nim da 1, 2 e 3: chi inizia perde.
lesson-step--one_two_three-2 = Mucchi da 1, 3 e 3. Riduci un mucchio da 3 a uno da 2.
lesson-step--one_two_three-3 = I mucchi uguali si annullano. Un mucchio da 1 è di troppo: prendilo.
lesson--counting = Conta le caselle
lesson-note--counting = Quali grandezze lasciare all’avversario
lesson-step--counting-1 = Con una sola zona da 18 caselle di solito chi muove perde. Conviene lasciare anche 17.
lesson-step--counting-2 = 21 caselle. Lascia una zona da 17.
lesson-step--counting-3 = 24 caselle. Coprine 4, fanne morire 2 su un lato lungo, lasciane 18.

## Saved games

games-rename = Rinomina
games-delete = Elimina
games-export = Esporta
games-copy = Copia come testo
games-paste = Incolla partita
games-name = Rinomina la partita

delete-question = Eliminare { $name }?
delete-keep = Annulla

games-placed =
    { $n ->
        [one] { $n } pezzo
       *[other] { $n } pezzi
    }
games-unfinished = non finita
games-won = Vittoria: { $name }

## Looking back at a game

review-searching =
    { $all ->
        [one] Analizzo: { $done } di { $all }
       *[other] Analizzo: { $done } di { $all }
    }
review-start = Inizio della partita
review-stop = Ferma
review-next-mistake = Errore seguente
review-no-mistakes = Nessuno ha regalato la vittoria.
review-none-found = Nessun errore trovato.
review-mistakes =
    { $n ->
        [one] Un errore trovato.
       *[other] { $n } errori trovati.
    }

review-will-win = A gioco corretto, vittoria: { $name }.
review-nobody-knows = È presto per dire chi vince.
review-not-yet = Non ancora analizzata
review-over = Vittoria: { $name }
review-mistake = Qui { $name } ha regalato la vittoria.
review-mistake-you = Con questa mossa hai regalato la vittoria.
review-mistake-better = Qui { $name } ha regalato la vittoria. Il contorno verde mostra la mossa giusta.
review-mistake-better-you = Con questa mossa hai regalato la vittoria. Il contorno verde mostra quella giusta.
review-resigned-won = { $name }: abbandono in posizione vinta.
review-resigned-won-you = Hai abbandonato in posizione vinta.
review-resigned = Abbandono: { $name }.
review-time-won = { $name }: tempo scaduto in posizione vinta.
review-time-won-you = Hai esaurito il tempo in posizione vinta.
review-time = Tempo scaduto: { $name }.

review-play = Avvia
review-pause = Pausa
review-speed = Velocità { $n }
review-play-on = Continua da qui

## You

you-profile = Profilo
you-history = Cronologia
you-people = Giocatori
you-play = Gioca
you-games = Partite
you-medals = Traguardi
you-rating = Punteggio
ladder = Scalata
ladder-beaten = Battuti: { $n } su { $all }
ladder-next = Prossima sfida: { $name }
ladder-rung = { $n } di { $all }
ladder-teaches = { $name } insegna: { $idea }
ladder-taught = Insegna: { $idea }
rating-today = { $change } oggi
you-numbers = Statistiche
people-plays-now = Giocatore attuale
people-play-as = Gioca come { $name }
people-add = Aggiungi giocatore
people-note = Ognuno ha le sue partite, i suoi punteggi e i suoi traguardi.
people-against = Tu contro { $name }
history-all = Tutte
history-won = Vinte
history-lost = Perse
history-unfinished = Non finite
history-count =
    { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
history-none = Qui non ci sono ancora partite.
history-not-found = Nessuna partita con questo nome.

# In a field for a part of a name, while it is empty.
history-find = Cerca per nome

history-beat = Vittoria contro { $name }
history-beaten-by = Sconfitta contro { $name }

## Players

people-rename = Rinomina
people-delete = Elimina

people-delete-question = Eliminare il profilo «{ $name }» e i suoi dati?
people-name = Nome
people-taken = Questo nome è già in uso
people-full = Non c’è spazio per altri giocatori
people-no-games = Nessuna partita classificata
people-unrated = Consigli, mosse vincenti, analisi, coach e mosse annullate rendono amichevole la partita; così anche una posizione di partenza diversa dal tabellone vuoto.

## Statistics and achievements

statistics-all = Tutti
statistics-none = Qui non ci sono ancora partite finite. Contano tutte quelle che partono dal tabellone vuoto, classificate o no.

statistics-streak = Vittorie di fila
statistics-streak-value = Attuale: { $present }, record: { $longest }
statistics-time = Tempo passato a pensare
statistics-time-value =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

statistics-held = Vittoria certa difesa più a lungo
statistics-held-value =
    { $turns ->
        [one] { $turns } mossa, da { $cells } caselle libere
       *[other] { $turns } mosse, da { $cells } caselle libere
    }
statistics-held-least =
    { $turns ->
        [one] almeno { $turns } mossa, da { $cells } caselle libere
       *[other] almeno { $turns } mosse, da { $cells } caselle libere
    }
statistics-held-none = Ancora nessuna

statistics-opening = Apertura preferita
statistics-opening-value =
    { $n ->
        [one] { $cells } su { $board }, una volta
       *[other] { $cells } su { $board }, { $n } volte
    }

statistics-sides = Ordine di gioco
statistics-opponents = Per avversario
statistics-boards = Per tabellone
statistics-people = Persone
statistics-won-of =
    { $won ->
        [one] { $won } vinta su { $all }
       *[other] { $won } vinte su { $all }
    }

statistics-export = Esporta come CSV
statistics-saved = Salvati: { $path } e { $name }
statistics-not-saved = Impossibile salvare le tabelle: { $error }
everything-save = Salva tutto
everything-bring = Porta qui
everything-which = Quale file?
everything-saved = È tutto salvato: { $path }
everything-not-saved = Impossibile salvare: { $error }
everything-none = Non c’è nessun file del genere nei tuoi documenti o download.
everything-brought =
    Aggiunto: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $people ->
        [one] { $people } giocatore
       *[other] { $people } giocatori
    }{ $others ->
        [0] {""}
       *[other] , altre voci: { $others }
    }.
everything-not-brought = Impossibile portarlo qui: { $error }

achievement-count = Traguardi: { $n } su { $all }
achievement-open = bloccato
achievement-news-of = Traguardo di { $person }: { $name }

achievement--lessons = Le fondamenta
achievement-note--lessons = Completa tutte le lezioni. C’è dentro tutto ciò che serve agli altri traguardi.
achievement-won--lessons = Tutte le lezioni completate
achievement--counting = I conti tornano
achievement-note--counting = Lascia un numero dispari di zone da quattro a sette caselle, almeno { $n }, e vinci senza aiuto. In ognuna ci sta un altro pezzo, quindi l’ultimo tocca all’avversario.
achievement-won--counting = Un numero dispari di zone
achievement--halves = Due gocce d’acqua
achievement-note--halves = Senza aiuto e con una mossa che vince, lascia due zone uguali da { $n } caselle o più, e nient’altro. A tutto quello che accade in una si può rispondere nell’altra.
achievement-won--halves = Due metà uguali
achievement--comeback = Non è mai troppo tardi
achievement-note--comeback = Senza aiuto, vinci una partita in cui la tua sconfitta era certa. Nulla è deciso prima dell’ultimo pezzo: complica la posizione.
achievement-won--comeback = Persa, e poi vinta
achievement--level_5 = Ammazzagiganti
achievement-note--level_5 = Batti senza aiuto il livello 5 o uno più forte. Nel finale non sbaglia mai, quindi passa in vantaggio prima.
achievement-won--level_5 = Battuto il livello 5 o più
achievement--quick_boards = Di casa nel piccolo
achievement-note--quick_boards = Batti senza aiuto il computer su 6×6, 7×7, 6×10 e 8×8. Sui tabelloni piccoli incontri gli stessi finali, prima e più spesso.
achievement-won--quick_boards = Vinto su tutti i tabelloni piccoli
achievement--parity = In equilibrio
achievement-note--parity = Su 6×6, lascia iniziare il livello { $n } o uno più alto e conserva la vittoria dalla tua prima mossa alla fine, senza aiuto. Fai in modo che a ogni tuo turno resti un numero pari di mosse.
achievement-won--parity = Vittoria dalla prima mossa
achievement--clean_grade = Senza macchia
achievement-note--clean_grade = Risolvi senza errori tutti i rompicapo di una difficoltà. Cercare la risposta avversaria prima di piazzare diventa un’abitudine.
achievement-won--clean_grade = Una difficoltà intera senza errori
achievement--hard_puzzle = A colpo d’occhio
achievement-note--hard_puzzle = Risolvi al primo tentativo un rompicapo della difficoltà più alta. Devi escludere ogni altra mossa.
achievement-won--hard_puzzle = Il più difficile, al primo tentativo
achievement--only_placements = L’ago nel pagliaio
achievement-note--only_placements = Senza aiuto, trova almeno { $n } volte in una partita l’unica mossa che vince. Sono mosse che decidono le partite; la revisione le mostra.
achievement-won--only_placements = L’unica mossa che vince, { $n } volte
achievement--level_7 = Un passo avanti
achievement-note--level_7 = Batti senza aiuto il livello 7 o uno più forte. Vede lontano, quindi si decide a metà partita.
achievement-won--level_7 = Battuto il livello 7 o più
achievement--long_win = Alla distanza
achievement-note--long_win = Conserva fino alla fine, senza aiuto, una vittoria certa da { $n } caselle libere o più. Vincere una partita vinta è un’arte a sé.
achievement-won--long_win = Vittoria tenuta da { $n } caselle

## The position editor

editor-title = Editor di posizioni
editor-how-cell = Un clic o { $key } riempie o svuota una casella. Trascina per riempirne più d’una.
editor-how-piece = Piazza i pezzi come in una partita, anche sopra altri.
editor-cell = Caselle
editor-clear = Svuota
editor-invert = Inverti
editor-against = Sfida Livello { $n }
editor-two = Gioca in due
editor-nothing-fits = Su questo tabellone non ci sta nulla: non c’è niente da giocare.

editor-areas = Caselle di ogni zona in gioco: { $sizes }

## Stacking, the game for one

stacking-title = Impila
stacking-watch = Guarda
stacking-surface = Una buona superficie
stacking-lookahead = Vede { $n } pezzi
stacking-best = Torri migliori: { $name }
stacking-no-scores = Qui ci saranno le tue torri migliori.
stacking-score =
    { $n ->
        [one] { $n } pezzo
       *[other] { $n } pezzi
    }, { $cleared } × 4 righe
stacking-score-helped =
    { $n ->
        [one] { $n } pezzo
       *[other] { $n } pezzi
    }, { $cleared } × 4 righe (con aiuto)

stacking-next = Prossimi
stacking-pieces = Pezzi: { $n }
stacking-cleared = 4 righe insieme: { $n }
stacking-clears = Quattro righe eliminate!
stacking-helped = Con aiuto
stacking-rules = Non lasciare buchi. Una I a destra elimina quattro righe piene.
stacking-again = Un’altra partita
stacking-ended =
    { $n ->
        [one] { $n } pezzo
       *[other] { $n } pezzi
    }
stacking-best-yet =
    { $n ->
        [one] { $n } pezzo
       *[other] { $n } pezzi
    }: la tua torre migliore!
stacking-ranks = Voti
stacking-end = Termina
stacking-end-question = Terminare e tenere il risultato?
stacking-hole = Lascerebbe un buco
stacking-full = Lì il pozzo è pieno
stacking-beside = La colonna di destra è per i pezzi I che eliminano quattro righe piene
stacking-over = Il pezzo rosso non ci sta più senza lasciare un buco.
stacking-over-best =
    { $n ->
        [one] { $n } pezzo
       *[other] { $n } pezzi
    }: numero { $place } tra le tue migliori
stacking-loading = Preparo i voti dei posti. Intanto gioca.
stacking-scale = Voto: quanto bene ci staranno i prossimi pezzi
stacking-hint = Meglio qui: voto { $n }.
stacking-rank-is = Voto di questa superficie: { $n }
stacking-speed-is =
    { $n ->
        [one] { $n } pezzo al secondo
       *[other] { $n } pezzi al secondo
    }
stacking-watched = Ogni pezzo va dove poi ci staranno più pezzi.
stacking-game = Partita { $n }
stacking-play = Avvia
stacking-pause = Pausa
stacking-slower = Rallenta
stacking-faster = Accelera
stacking-restart = Da capo
stacking-another = Altri pezzi

stacking-surface-flat = Piatta sembra perfetta, ma S e Z non ci stanno.
stacking-surface-step = Con un gradino per lato ci stanno tutti i pezzi: la migliore di queste.
stacking-surface-pairs = Gradini distanti due colonne: bene. O, S e Z vogliono due colonne alla pari.
stacking-surface-singles = Gradini distanti una colonna: la O non ci sta. Tieni le colonne pari a coppie.
stacking-surface-well = Incavo profondo due: ci stanno solo J, L e I.
stacking-surface-deep = Incavo profondo quattro: ci sta una I. Non andare oltre.
stacking-surface-two = Due incavi per la I: ne arriva una ogni sette pezzi.

## The opponent that fits

fitting = Alter ego
fitting-with-elo = Alter ego (Elo { $n })
fitting-note = Più forte se vinci, più debole se perdi.
fitting-unknown = Ancora nessuna partita: parte da Elo { $n } e trova il tuo livello giocando.
fitting-known =
    { $games ->
        [one] La tua forza: Elo { $n } ± { $error }, dopo { $games } partita
       *[other] La tua forza: Elo { $n } ± { $error }, dopo { $games } partite
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

character-note--pip = Argento vivo: gioca sempre lontano da te.
character-note--luna = Rispecchia quello che piazzi, finché c’è spazio.
character-note--otto = Gioca lungo i bordi, meglio se con un pezzo dritto.
character-note--mina = Inizia dagli angoli e li riempie.
character-note--tao = Tiene intero il tabellone più a lungo che può.
character-note--rio = Piazza accanto al tuo ultimo pezzo.
character-note--zeno = Insaziabile: ama le caselle dove non ci sta più nulla.
character-note--kira = Divide presto il tabellone, e poi di nuovo.
character-note--ada = Alza muri, taglia a metà il tabellone, e conta.
character-note--nova = Parte dal centro, e conosce presto la fine.

character-word--pip = Lontano
character-word--luna = Specchio
character-word--otto = Bordi
character-word--mina = Angoli
character-word--tao = Tutt’uno
character-word--rio = Vicino
character-word--zeno = Avidità
character-word--kira = Divide
character-word--ada = Metà
character-word--nova = Centro

character-idea--pip = Caselle morte
character-idea--luna = Il centro
character-idea--otto = Obbligati
character-idea--mina = Chiudere
character-idea--tao = Misure
character-idea--rio = Ultima scelta
character-idea--zeno = Conta le caselle
character-idea--kira = Uno, due, tre
character-idea--ada = Due metà
character-idea--nova = Vedere oltre

voice-begins--pip = Prendimi! Ma non lasciare piccoli buchi dietro di me, che inciampo.
voice-begins--luna = La tua mossa è la mia, mezzo giro dopo. Se chiudi caselle, perdo il filo.
voice-begins--otto = Il bordo, sempre il bordo. Lì c’è calma, come in me.
voice-begins--mina = Prima gli angoli. Tutti e quattro, se permetti.
voice-begins--tao = Tengo intero il tabellone, e conto quando ne resta poco.
voice-begins--rio = È libero qui? Tanto mi siedo accanto a te.
voice-begins--zeno = Caselle dove non ci sta nulla! Posso cominciare senza di te?
voice-begins--kira = Un tabellone grande mi innervosisce. Lo farò a schegge.
voice-begins--ada = Un muro, due metà, poi si fanno i conti. Se il tabellone resta intero, i conti non mi tornano.
voice-begins--nova = Parto dal centro e da lì vedo la fine. Di solito.

voice-wins--pip = Hop! E l’ultimo pezzo è tuo. Mi rincorri ancora?
voice-wins--luna = Le idee erano tue. Io le ho avute mezzo giro dopo.
voice-wins--otto = Lungo il bordo fino in fondo. Piano, ma arrivo.
voice-wins--mina = Quattro angoli a me, l’ultimo pezzo a te. Giusto, no?
voice-wins--tao = Visto? Non c’era niente da rompere.
voice-wins--rio = Che bel calduccio. Stesso posto la prossima volta?
voice-wins--zeno = Squisito. L’ultimo pezzo te l’ho lasciato per cortesia.
voice-wins--kira = Tante briciole, e l’ultima era tua.
voice-wins--ada = Tagliato, contato, fatto. Controlla pure i conti.
voice-wins--nova = L’avevo visto arrivare. Ho provato a sembrare sorpresa.

voice-loses--pip = Non c’è più dove saltare. Come hai fatto?
voice-loses--luna = Ho copiato tutto. Anche gli errori, temo.
voice-loses--otto = Ho seguito il bordo fino a cadere di sotto.
voice-loses--mina = Quattro angoli, e all’angolo ci sono io.
voice-loses--tao = L’hai rotto proprio nei pezzi giusti. Scortese, ma ben fatto.
voice-loses--rio = Stavo troppo vicino per vederlo.
voice-loses--zeno = Ho mangiato troppo, e l’ultimo pezzo era nel mio piatto.
voice-loses--kira = Io ho fatto le briciole, tu le hai contate.
voice-loses--ada = Il muro era dritto. La somma no.
voice-loses--nova = Be’. Questa non l’avevo vista arrivare.

character-met = Senza aiuto: { $won }–{ $lost }

## Puzzles that are made on the spot: that of the day, endless ones, and runs against the clock

training-daily = Rompicapo del giorno
training-endless = Rompicapo a volontà
training-endless-note = Su misura per te, con punteggio
training-run = Contro il tempo
training-run-note = Quanti più puoi in tre minuti
training-stacking-note = Un solitario
training-making = Preparo il tuo rompicapo…

training-rating = punteggio { $n }
training-best = record: { $n }

training-daily-title = { $date }: { $grade }
training-streak =
    { $longest ->
        [0] Uno al giorno per fare una serie.
       *[other]
            { $n ->
                [0] Serie: 0 · Record: { $longest }
                [one] Serie: { $n } giorno · Record: { $longest }
               *[other] Serie: { $n } giorni · Record: { $longest }
            }
    }

training-endless-puzzle = { $grade }, punteggio { $rating }
training-standing =
    { $tried ->
        [0] Il tuo punteggio: { $n }
       *[other] Il tuo punteggio: { $n }. Al primo colpo: { $solved } su { $tried }
    }
training-rated = Il tuo punteggio: { $n } ({ $change })

training-run-rules = Tre minuti. Tre errori ed è finita.
training-run-begin = Inizia
training-run-again = Riprova
training-run-skip = Salta (conta come errore)
training-run-end = Termina
training-run-end-question = Terminare adesso?
training-run-score = Risolti: { $solved }   Errori: { $errors } su { $most }
training-run-wrong = La mossa vincente era questa.
training-run-right = Giusto!
training-run-time = Tempo scaduto. Risolti: { $n }
training-run-errors = Terzo errore. Risolti: { $n }
training-run-left = La corsa è finita. Risolti: { $n }
training-run-best = La corsa è finita. Risolti: { $n }. È la tua corsa migliore!
training-run-none = Qui troverai le tue corse migliori.
training-run-line = { $place }.  Risolti: { $solved } · { $date }

training-idea--halves = Restano due zone uguali da { $half } caselle. Quello che l’avversario fa in una, rispecchialo nell’altra.
training-idea--parity = Contando un pezzo ogni quattro caselle, ci stanno ancora { $pieces } pezzi: un numero dispari, e ti conviene.
training-idea-forced =
    { $areas ->
        [one] Resta una zona in cui sta un pezzo solo. Deve piazzarlo l’avversario.
       *[other] Restano { $areas } zone in cui sta un pezzo solo: un numero dispari, quindi l’ultimo lo piazzerà l’avversario.
    }
training-idea--counting =
    { $areas ->
        [one] Resta una zona da { $cells } caselle. Sembra da { $pieces } pezzi, ma ce ne possono stare meno: chi muove perde.
       *[other] Restano { $areas } zone, { $cells } caselle in tutto. Sembrano da { $pieces } pezzi, ma ce ne possono stare meno: chi muove perde.
    }
training-idea--three = Un pezzo divide una zona in { $parts }, e l’avversario non ha una buona risposta a tutte.
training-idea--corner =
    { $closed ->
        [one] Il pezzo isola { $closed } casella, dove non ci sta più nulla.
       *[other] Il pezzo isola { $closed } caselle, dove non ci sta più nulla.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Più facile
daily-harder = Più difficile
daily-more = Un altro
daily-copy = Copia
daily-copied = Il risultato è negli appunti
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = I giorni passati non contano per la serie.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [one] Risolto al primo tentativo.
               *[other] Risolto in { $n } tentativi.
            }
        [one]
            { $n ->
                [one] Risolto con un consiglio.
               *[other] Risolto in { $n } tentativi, con un consiglio.
            }
       *[other]
            { $n ->
                [one] Risolto con { $hints } consigli.
               *[other] Risolto in { $n } tentativi, con { $hints } consigli.
            }
    }
daily-next = I prossimi due arrivano tra { $hours } h { $minutes } min.
daily-not-yet = Il giorno non conta ancora. L’altro rompicapo può salvarlo.
daily-not = Il giorno non conta.
daily-first = Primo giorno: la tua serie comincia!

## Second chances: positions that a person let slip come back until they are found

again-title = Seconda occasione
again-none = Se ti lasci sfuggire una vittoria, la posizione torna qui.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } rompicapo
               *[other] { $puzzles } rompicapo
            }
       *[other]
            { $puzzles ->
                [0] { $games } dalle tue partite
                [one] { $games } dalle tue partite, { $puzzles } rompicapo
               *[other] { $games } dalle tue partite, { $puzzles } rompicapo
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Oggi niente. Domani: { $n }
again-on =
    { $n ->
        [one] Oggi niente. { $n } torna il { $day }.
       *[other] Oggi niente. { $n } tornano il { $day }.
    }
again-done = Tutto fatto.
again-next-tomorrow = Domani: { $n }
again-next-on =
    { $n ->
        [one] { $n } torna il { $day }.
       *[other] { $n } tornano il { $day }.
    }
again-missed = Quelli che ti sono sfuggiti: riprova.
again-task = Qui potevi vincere: come?
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = Contro { $name } · { $date } · mossa { $n }
again-puzzle = { $name } · { $date }
again-then = Il contorno è la tua mossa di allora: perde.
# $n is a number of days.
again-in =
    { $n ->
        [one] Tornerà domani.
       *[other] Tornerà tra { $n } giorni.
    }
again-known = Ora la conosci.
again-just-practice = Solo un ripasso: la data non cambia.
again-take-out = Scarta
again-put-back = Rimetti
again-progress = { $n } di { $all }
again-kept = In Seconda occasione
again-looking = Guardo più a fondo…
again-try = Riprova
again-clue-area = Guarda qui. Il prossimo consiglio mostra il pezzo, ma la posizione tornerà prima.
again-clue-piece = Questo pezzo. Il prossimo consiglio mostra il posto, e la posizione tornerà domani.
again-clue-place = Piazzalo qui. La posizione tornerà domani.
again-clue-here = Piazzalo qui.
miss-title = Punti deboli
miss-note = al primo colpo
miss-idea--halves = Due metà uguali
miss-idea--parity = Un numero dispari
miss-idea--counting = Contare le caselle
miss-idea--three = Tre parti insieme
miss-idea--corner = Caselle morte
miss-practise = Esercitati
miss-too-few = pochi dati
