### Everything that the window says in Brazilian Portuguese. The comments for translators are in `en.ftl`.

# Address: você. "oponente" is the same word for men and women; "jogador" and "os dois" are generic.
# piece = peça
# to place = colocar
# move, placement = lance (the word of chess and draughts, for both)
# turn (whose it is) = vez
# place (where a piece fits) = lugar; one that wins or loses = lance
# to turn (a piece) = girar
# cell = casa (as on every board)
# dead cell = casa morta; to close off cells = matar casas
# area, gap (small area) = área
# to mirror = espelhar; mirror image of a place = reflexo; twin (of a placement) = gêmeo
# board = tabuleiro
# computer = computador ("máquina" only where there is little room: who begins, two of them)
# game (that is played) = partida; the program is "o jogo"
# heap (of Nim) = monte ("pilha" would sound like stacking)
# wild (area) = selvagem
# coach = treinador
# x-ray, analysis = análise
# aid = ajuda
# hint = dica; it asks to be pressed again by "aperte", because "peça" is the piece
# outcomes, the aid = "O que vence"; "resultados" are those of games; winning move, reply = lance vencedor, resposta vencedora
# to keep (in a file) = salvar; backup = backup; to bring one in = importar (it adds, and replaces nothing)
# to win, to lose = vencer, perder
# rated, unrated = ranqueada, amistosa (as on chess servers)
# rating = rating (as Brazilian chess says)
# Elo = Elo
# level = nível
# puzzle = problema (as in chess)
# grade (of puzzles) = dificuldade
# run (of puzzles) = corrida
# lesson = lição
# review = revisão, revisar; what it does to each position = analisar
# replay = replay
# rematch = revanche; to try again = tentar de novo; to play on from a position = jogar daqui
# resign = desistir (as on chess servers; "abandonou" alone would be to walk out)
# undo, take back = desfazer
# to give a win away, win thrown away = entregar a vitória, vitória entregue
# proven win = vitória garantida ("provar" is also to try); whoever moves = quem tem a vez; forced piece = lance forçado
# stacking = empilhar
# rank (of a surface) = nota
# score = pontuação
# surface = superfície
# hole = buraco
# well = poço
# gap (between columns) = fenda
# row, to clear rows = linha, eliminar linhas
# streak = sequência; in a row = dias seguidos, vitórias seguidas
# achievement = conquista
# clock = relógio
# players (the list) = jogadores; people, not computers = pessoas; ladder = desafiantes (a list of ten)
# opponent = oponente
# clipboard = área de transferência
# picture = imagem (also the button for sharing)

## The language

language-name = Português (Brasil)
date-format = %-d de %b de %Y
date-locale = pt_BR
date-and-time = { $day }, { $time }

## Shared by many screens

back = Voltar
ok = OK
cancel = Cancelar
save = Salvar
save-game = Salvar a partida
copy = Copiar
paste = Colar
undo = Desfazer
redo = Refazer
help = Ajuda
menu = Menu
stop = Parar

you = Você
opponent = Oponente
player-one = Jogador 1
player-two = Jogador 2

first-player = Começa
second-player = Joga depois

board = Tabuleiro
board-won = Se ninguém errar, quem começa vence.
board-lost = Se ninguém errar, quem começa perde.
board-open = Ninguém sabe quem vence se ninguém errar.

winner = Vitória

name-refused = Um nome tem de 1 a { $n } caracteres

## Levels of the computer

level-number = Nível { $n }

level-with-name = Nível { $n } · { $name }

level-rating = Elo { $n }
rating-on-board = Elo { $n } ({ $board })

level--drifter = Sem rumo
level--beginner = Iniciante
level--casual = Casual
level--thoughtful = Paciente
level--careful = Prudente
level--skilled = Hábil
level--sharp = Perspicaz
level--cunning = Sagaz
level--expert = Especialista
level--master = Mestre
level--solver = Oráculo

level-note--drifter = Ainda não percebeu que a última peça perde.
level-note--beginner = Vê o fim { $plies } lances antes e deixa passar muita coisa.
level-note--casual = Vê o fim { $plies } lances antes e deixa passar alguma coisa.
level-note--thoughtful = Vê o fim { $plies } lances antes e deixa passar pouca coisa.
level-note--careful = Vê o fim { $plies } lances antes e não deixa passar nada.
level-note--skilled = Calcula quem vence a partir de { $cells } casas.
level-note--sharp = Calcula quem vence a partir de { $cells } casas.
level-note--cunning = Calcula quem vence a partir de { $cells } casas.
level-note--expert = Calcula quem vence a partir de { $cells } casas.
level-note--master = Calcula quem vence a partir de { $cells } casas.
level-note--solver = Vê o fim de longe e sabe abrir uma partida.
level-note-alike = Neste tabuleiro, os níveis { $n } a 10 têm a mesma força.

## Title and menu

title-tagline = Quem coloca a última peça perde.
menu-continue = Continuar
menu-stacking = Empilhar
door-you = Meu perfil
door-today-new = Novo hoje
door-streak = Sequência: { $n }
door-again-new =
    { $new ->
        [one] { $new } novo, { $n } a rever
       *[other] { $new } novos, { $n } a rever
    }
door-again = { $n } a rever
door-tomorrow =
    { $n ->
        [0] Amanhã: { $new } novos
       *[other] Amanhã: { $new } novos, { $n } a rever
    }
door-lessons = { $done } de { $all }
continue-your-move = Sua vez · { $name } · { $board }
continue-their-move = { $board } contra { $name }
continue-between = { $board }, { $first } contra { $second }
menu-settings = Configurações
menu-help = Como jogar
menu-quit = Sair

first-start-question = Primeira vez aqui? Aprenda em dois minutos.
first-start-lesson = Me mostre
first-start-later = Jogar já

## A new game against the computer

play-title = Jogar
play-friend = Dois jogadores
play-computers = Duas máquinas
play-change = Alterar
play-done = Pronto
play-against = Desafiar { $name }
play-watch = Assistir
play-you-first = você começa
play-computer-first = a máquina começa
play-random-first = sorteio
play-no-clock = sem relógio
play-coached = com treinador
play-uncoached = sem treinador
play-medal-open = Medalha só sem ajuda
play-medal-coached = Medalha só sem treinador
play-medal-won = Vitória sem ajuda
play-who-begins = Quem começa?
play-you = Você
play-computer = Máquina
play-random = Sorteio
play-level = Nível

## Two players at one computer

play-swap = Trocar
rated-question = Esta partida conta para o rating de { $first } e de { $second }? Os dois precisam concordar.
rated-yes = De acordo
rated-no = Amistosa

## Clocks

clocks = Relógio
clock-none = Nenhum
tip-clock = 3+2: três minutos por lado, mais dois segundos por lance.
clocks-pause = Pausar ao sair
tip-clocks-pause = Em menus e outras janelas, os relógios param e o tabuleiro fica oculto.

## The game: players and buttons

game-your-turn = Sua vez

game-to-move = Na vez

game-thinking = Pensando

game-first = Começa

game-second = Joga depois
game-rated = Ranqueada
game-unrated = Amistosa
game-leave = Sair
game-aid-warning = Assim a partida vira amistosa. Aperte de novo para continuar.

tip-cells = Casas que uma peça ainda pode cobrir. Não cabe nada numa casa morta, marcada com um ×.
tip-elo = Um rating: quem tem 200 pontos a mais vence cerca de três de cada quatro partidas.
tip-rated = A partida conta para o rating. Com ajuda, ela vira amistosa.
tip-unrated = A partida não conta para o rating.
tip-hint = Mostra um bom lance.
tip-outcomes = Marca quais lances vencem e quais perdem.
tip-analysis = Mostra quanto vale cada área.
tip-coach = Avisa quando um lance entrega uma vitória garantida. Com ele, a partida é amistosa.
tip-clues = Primeiro onde olhar, depois a peça, depois o lugar. Só o lugar tem custo: o problema não conta como resolvido.
tip-endless-clues = Primeiro onde olhar, depois a peça, depois o lugar. Com a peça, seu rating não sobe; com o lugar, o problema conta como errado.
tip-again-clues = Primeiro onde olhar, depois a peça, depois o lugar. Com a peça, o prazo não aumenta; com o lugar, ele recomeça.
tip-again-out = Assim ela não volta.
tip-streak = Quantos dias seguidos você resolveu o problema do dia.
tip-puzzle-rating = Seu rating sobe se você acerta de primeira e cai se erra. Os problemas acompanham.
tip-run-errors = Três erros e acabou. Pular um problema também é erro.
tip-stacking-hint = Destaca o melhor lugar, já pensando nas duas próximas peças. Marca a pontuação como feita com ajuda.
tip-ranks = Mostra a nota de cada lugar. Marca a pontuação como feita com ajuda.
tip-rank = Em quantos de cada cem casos quinze peças sorteadas caberiam sem deixar buraco.
tip-cleared = Quando quatro linhas estão cheias, menos na coluna da direita, um I em pé ali as elimina.
tip-helped = Dicas, notas e desfazer marcam a pontuação como feita com ajuda.
tip-lookahead = Quantas das próximas peças o computador leva em conta.
tip-dead = Menos de quatro casas livres juntas: ali não cabe mais nenhuma peça.
tip-area = Casas livres que se tocam pelos lados.

game-free-cells =
    { $n ->
        [0] { $n } casas livres
        [one] { $n } casa livre
       *[other] { $n } casas livres
    }
game-placed =
    { $n ->
        [0] { $n } peças
        [one] { $n } peça
       *[other] { $n } peças
    }

paused = Pausa
paused-go-on = Qualquer tecla ou clique continua

game-resign = Desistir
game-move-now = Jogar já
game-help-me = Me ajude
game-hint = Dica
game-outcomes = O que vence
game-analysis = Análise
game-coach = Treinador

outcomes-wins =
    { $n ->
        [0] ✓ { $n } vencem
        [one] ✓ { $n } vence
       *[other] ✓ { $n } vencem
    }
outcomes-losses =
    { $n ->
        [0] × { $n } perdem
        [one] × { $n } perde
       *[other] × { $n } perdem
    }
outcomes-unknown = { $n } em aberto

outcomes-far = Os tons são um palpite:
expectation-poor = pior
expectation-good = melhor

outcome-here-wins = Este lance vence
outcome-here-loses = Este lance perde
outcome-here-unknown = Ainda não se sabe

analysis-wins = Quem tem a vez vence
analysis-loses = Quem tem a vez perde

analysis-wild = selvagem
analysis-area = { $n }: { $worth }

analysis-heap =
    { $n ->
        [0] não vale nada
        [one] como um monte de { $n } pedra
       *[other] como um monte de { $n } pedras
    }
analysis-like-no-heap = selvagem: não é um monte
analysis-too-large = grande demais

hint-sought = Procurando um bom lance…

hint-ends =
    { $n ->
        [one] Vence em { $n } peça no máximo, contando esta.
       *[other] Vence em { $n } peças no máximo, contando esta.
    }
hint-equal-areas = Vence: deixa duas áreas iguais de { $n } casas.
hint-only-win = O único lance vencedor.
hint-leaves-area = Vence: nas { $n } casas restantes, o oponente perde.
hint-leaves-areas = Vence: nas { $n } casas restantes, o oponente perde.
hint-fewest-replies =
    { $n ->
        [one] Você está perdendo. Assim o oponente só tem { $n } resposta vencedora.
       *[other] Você está perdendo. Assim o oponente tem menos respostas vencedoras: { $n }.
    }
hint-loses = Todos os lances perdem.
hint-forced =
    { $n ->
        [one] Todos os lances perdem em até { $n } lance.
       *[other] Todos os lances perdem em até { $n } lances.
    }
hint-mirrors = Ainda é cedo para saber. Você pode espelhar qualquer resposta.
hint-likely = Ainda é cedo para saber, mas costuma ser um bom lance.

## What a screen reader says, and typed moves

speech-unavailable = { $name }, indisponível agora
speech-cell-free = { $cell }, livre
speech-cell-dead = { $cell }, morta
speech-cell-filled = { $cell }, ocupada
speech-cell-piece = { $cell }, { $piece } do lance { $n }
speech-placement = { $piece } em { $cells }
speech-in-hand = Na mão: { $placement }
speech-move = { $name }: { $placement }
speech-taken-back = Desfeito: { $placement }
speech-stepped-back = De volta, antes de { $placement }
speech-demo = Demonstração. { $forward }: próxima peça. { $back }: uma para trás.
speech-demo-leave = { $leave }: terminar.
speech-demo-ends = Fim da demonstração.
speech-only-spot = O único lugar onde cabe.
speech-fits-nowhere = { $piece } não cabe em lugar nenhum.
speech-picture = Figura: { $parts }
speech-better = Melhor: { $placement }
speech-turn = { $n }. { $move }
speech-mistake = erro
speech-marked = Casas marcadas: { $cells }
speech-finished = concluída
speech-in-list = { $n } de { $all }
speech-done = { $name }: feito
speech-close = Fechar
speech-graph = Vitória se ninguém errar: { $parts }
speech-graph-start = no início { $name }
speech-graph-after = após o lance { $n } { $name }
speech-graph-unknown = não se sabe
speech-ratings = Rating de { $first } a { $last }, máximo { $highest }
speech-stack = alturas das colunas { $heights }, próximas { $pieces }

typed-title = Lance ou pergunta
typed-help = Digite as quatro casas de um lance, como { $example }, ou uma só casa. Ou pergunte: { $questions }.
typed-by-ear = Com um leitor de tela, as teclas que movem a peça também dizem as casas dela. { $seek }: próximo lugar onde cabe. { $type }: um lance ou uma pergunta. { $buttons }: aos botões e de volta. { $close }: fecha o que estiver aberto.
typed-areas = áreas
typed-pieces = peças
typed-last-move = último lance
typed-to-move = de quem é a vez
typed-clocks = relógios
typed-fitting = Cabem: { $pieces }
typed-no-area = Não resta nenhuma área.
typed-no-clock = Esta partida não tem relógio.
typed-unknown = Não é um lance nem uma pergunta.
typed-no-cell = { $cell } não fica neste tabuleiro.
typed-count = Um lance tem quatro casas diferentes.
typed-disconnected = As casas precisam se tocar pelos lados.
typed-drop-title = Soltar a peça
typed-drop-help = Digite a coluna da borda esquerda, de a a j, e se quiser quantas vezes girá-la antes, como { $example }.
typed-drop-unknown = Digite uma coluna em que a peça caiba, e no máximo três giros.

## The coach

coach-searching = Calculando.
coach-too-far = Ainda não vê o fim.
coach-knows = Vê até o fim.
coach-blunder = Isso entrega a vitória.
coach-keep = Manter
coach-where = Onde?
coach-clue-area = Há um lance vencedor aqui. A próxima dica mostra a peça.
coach-clue-piece = Esta peça vence. A próxima dica mostra o lugar.
coach-leaves = De agora em diante você joga sem treinador. Ele continua em “{ $name }”.
coach-decisive = O lance { $n } decidiu tudo.
coach-lost-from = A partir do lance { $n }, { $name } não podia mais vencer.
coach-lost-from-you = A partir do lance { $n }, você não podia mais vencer.
coach-unknown-decisive = O lance decisivo não foi encontrado.
coach-clock-decisive = O relógio decidiu.
coach-searching-decisive = Procurando o lance que decidiu…
coach-try-again = Jogar daqui

## The end of a game

result-won = { $name } venceu
result-you-won = Você venceu!
result-you-lost = Você perdeu

result-last-piece = { $name } colocou a última peça.
result-last-piece-you = Você colocou a última peça.
result-resigned = { $name } desistiu.
result-resigned-you = Você desistiu.
result-time = { $name } ficou sem tempo.
result-time-you = Você ficou sem tempo.
result-rematch = Revanche
result-take-back = Desfazer
result-review = Revisar
result-last = Último resultado

## Questions and refusals in a game

resign-question = Desistir da partida?
resign-yes = Desistir
question-no = Continuar
paste-question = Jogar a partida copiada?
paste-yes = Jogar a copiada
paste-no = Ficar com a minha
refused-occupied = Não cabe aqui
refused-off-board = Isso fica fora do tabuleiro
refused-turn = Espere a sua vez
refused-undo = Nada a desfazer
refused-redo = Nada a refazer
refused-over = A partida acabou

rating-change-of = { $name }: { $n } ({ $change })
saved-as = Partida salva: { $name }

## Pictures to share

share = Imagem
picture-title = Compartilhar partida
picture-board = O tabuleiro como imagem
picture-animation = A partida como animação
picture-copy = Copiar a imagem
picture-drawing = Desenhando…
picture-busy = Outra imagem está sendo desenhada
picture-saved = Salva em: { $path }
folder-not-opened = Não dá para abrir a pasta aqui
picture-not-saved = Não foi possível salvar a imagem: { $error }
picture-copied = A imagem está na área de transferência
picture-no-folder = Não há uma pasta para imagens
picture-last-piece = { $winner } vence: { $loser } colocou a última peça.
picture-resigned = { $winner } vence: { $loser } desistiu.
picture-time = { $winner } vence: { $loser } ficou sem tempo.

## The clipboard

position-copied = A posição está na área de transferência
game-copied = A partida está na área de transferência
game-exported = Exportada como { $path }
game-not-exported = Não foi possível exportar: { $error }
game-no-folder = Não há uma pasta para partidas exportadas
clipboard-unusable = A área de transferência não funciona aqui
clipboard-no-text = Não há texto na área de transferência
clipboard-too-long = O texto na área de transferência é longo demais
clipboard-no-answer = A área de transferência não responde

pasted-character = Não há posição na área de transferência: o caractere { $n }, { $character }, não está entre . # I O T S Z J L
pasted-separator = Não há posição na área de transferência: o caractere { $n } separa as casas de uma linha
pasted-too-short = Uma posição tem 100 casas, ou 36, 49, 60, 64 ou 81 num tabuleiro pequeno; a da área de transferência tem { $n }
pasted-other-size = Uma posição em { $size } não tem { $n } casas, mas a da área de transferência tem
pasted-too-long = Uma posição tem 100 casas; a da área de transferência é maior
pasted-over = Não cabe nada no tabuleiro da área de transferência
pasted-nowhere = Nada pode ser colado aqui

pasted-game-long = O texto na área de transferência é longo demais para uma partida
pasted-game-board = A linha { $n } da partida na área de transferência indica um tabuleiro que não existe
pasted-game-clock = A linha { $n } da partida na área de transferência indica um relógio que não existe: 3+2 seriam três minutos e dois segundos por peça
pasted-game-heading = Não dá para entender a linha { $n } da partida na área de transferência
pasted-game-turn = O lance { $n } da partida na área de transferência não coloca uma peça
pasted-game-illegal = O lance { $n } da partida na área de transferência viola as regras
pasted-game-empty = Não há partida na área de transferência

## Files

not-saved = Não foi possível salvar: { $error }

nothing-saved = Não dá para salvar partidas neste computador: elas se perdem ao sair
other-copy-runs = O jogo já está aberto em outra janela. Esta não vai salvar nada.

file-refused = { $name }: { $error }
file-not-opened = { $name } não pode ser aberto: { $error }
file-left-alone = { $name } não pode ser lido: { $error }. O arquivo fica como está, e nada é salvo nele até você reiniciar o jogo.
file-not-permitted = Você não tem permissão para ler { $name }. O arquivo fica como está, e nada é salvo nele. Veja de quem é o arquivo e quais são as permissões dele.
file-newer = { $name } precisa de uma versão mais nova do jogo. O arquivo fica como está, e esta versão não salva nada nele.
file-set-aside = { $name } não pode ser usado: { $error }. Salvo como { $aside }.
file-entries-damaged = Alguns registros de { $name } estão danificados e foram ignorados. O arquivo original foi salvo como { $aside }.
file-passed-over = Um registro de { $name } foi ignorado e continua no arquivo: { $error }.

warnings-more = e mais { $n }

file-no-folder = não há uma pasta pessoal para salvar isso
file-other-copy = o jogo já está aberto em outra janela, e é ela que salva os arquivos
file-no-room = não há mais espaço no disco
file-not-a-file = não é um arquivo
file-dangling-link = é um link que não leva a lugar nenhum
file-too-long = é longo demais
file-damaged = está danificado
file-version = é da versão { $n }, que este jogo não conhece
file-full =
    { $n ->
        [one] já há { $n } partida salva
       *[other] já há { $n } partidas salvas
    }
file-name = um nome tem de 1 a { $n } caracteres

## How to play


help-article-rules = Regras
help-article-keys = Teclas
help-article-aids = Ajudas
help-article-strategy = Estratégia
help-article-opening = A abertura
help-article-computer = A IA
help-article-stacking = Empilhar
help-article-notices = Licenças
help-keys-mouse = Mouse e toque
help-keys-pad = Controle
help-keys-pick = Escolher a peça
help-change-keys = Alterar teclas

help-rule-turns = Cada um joga na sua vez: coloque uma das sete peças em casas livres, onde e como quiser.
help-rule-no-fall = As peças nunca caem nem somem. Ninguém passa a vez, e não há empate.
help-rule-dead = Áreas com menos de quatro casas livres estão mortas: ali não cabe nada. Elas aparecem com um ×.
help-rule-end = Quando não cabe mais nenhuma peça, a partida acaba, e quem colocou a última peça perde.
help-idea-title = Primeira ideia
help-idea = Numa área de quatro a sete casas cabe exatamente mais uma peça. Conte essas áreas: na sua vez, é bom que reste um número par de lances.

help-mouse-move = Mouse
help-mouse-move-does = Mover a peça
help-mouse-place = Clique esquerdo
help-mouse-place-does = Colocar a peça
help-mouse-turn = Clique direito, roda
help-mouse-turn-does = Girar a peça
help-touch = Tocar, arrastar
help-touch-does = Mover a peça; botões giram e colocam
help-pad-move = Direcional, analógico
help-pad-move-does = Mover a peça
help-pad-place = Botão inferior; esquerdo
help-pad-place-does = Colocar a peça; girar
help-pad-undo = Botão direito; superior
help-pad-undo-does = Desfazer; próximo lugar onde cabe
help-pad-pieces = L1  R1
help-pad-pieces-does = Peça anterior, próxima peça
help-pad-outcomes = L2  R2
help-pad-outcomes-does = O que vence; análise
help-pad-hint = Select  Start
help-pad-hint-does = Dica; botões da tela

help-aid-hint = Dica
help-aid-hint-text = Mostra um bom lance. Quando o fim está longe demais, é um palpite razoável, e a dica diz isso.
help-aid-outcomes = O que vence
help-aid-outcomes-text = Marca todos os lugares da peça escolhida: ✓ vence, × perde, ponto: ainda não se sabe. Os números nas peças contam os lances vencedores já conhecidos. A busca continua em segundo plano até se saber tudo ou você parar.
help-aid-analysis = Análise
help-aid-analysis-text = Destaca cada área com uma borda, com seu tamanho e seu valor. O valor *n equivale a um monte de n pedras no jogo de Nim, em que perde quem tira a última pedra. Áreas com mais de { $n } casas mostram um ponto de interrogação.
help-aid-counting = Contagem
help-aid-counting-text = Enquanto todos os montes forem *1, deixe um número ímpar deles para o oponente. Havendo um monte maior, escreva os tamanhos em binário e some sem vai-um: deixe só zeros. Uma área que não é um monte se chama selvagem; mesmo assim, se tudo for conhecido, a caixa de mensagem diz quem vence.
help-aid-coach = Treinador
help-aid-coach-text = Avisa quando a peça que você acabou de colocar entrega uma vitória garantida, mostra passo a passo um lugar melhor e como a partida seguiria, e no fim aponta o lance decisivo. Você pode desfazer o lance. No começo da partida o fim está longe demais. O treinador fica até você vencer uma partida sem avisos e sem outra ajuda, ou até você desligá-lo.
help-aid-fair = Jogo limpo
help-aid-fair-text = Com dicas, “O que vence”, análise, treinador ou desfazer, a partida vira amistosa: não conta no rating.

help-stacking-goal = Empilhar é um jogo para uma pessoa só, com as mesmas peças. Elas vêm uma de cada vez, e você vê as próximas. Sem pressa: empilhe quantas puder.
help-stacking-hole = Cada peça cai em linha reta e precisa parar sem deixar buraco embaixo.
help-stacking-clear = A coluna da direita fica livre para as peças I. Quando quatro linhas estão cheias até ela, uma peça I ali as elimina.
help-stacking-over = A partida acaba quando uma peça não cabe em lugar nenhum sem deixar um buraco.
help-stacking-aids = Ajuda do computador
help-stacking-rank = Uma superfície é boa quando muitas peças cabem nela. A nota diz em quantos de cada cem casos quinze peças sorteadas caberiam sem deixar buraco. A dica destaca o melhor lugar, e também dá para ver as notas de todos os lugares. Dicas, notas e desfazer marcam a pontuação como feita com ajuda.
help-stacking-keys = Teclas
help-stacking-move-does = Mover a peça
help-stacking-drop-does = Soltar a peça
help-stacking-ranks-does = Notas de todos os lugares

## The articles of the help

strategy-count = Conte o final
strategy-count-text = Numa área de quatro a sete casas livres cabe exatamente mais uma peça, não importa o que se faça. Quando só restam áreas assim, a partida está decidida: conte-as. Um número par na sua vez é bom, pois então a última peça fica com o oponente. Aqui restam duas, e quem tem a vez vence.
strategy-change = Mude a conta
strategy-change-text = Oito casas deixam uma escolha. A peça da figura deixa quatro casas, e cabe mais uma peça. Uma peça O no meio deixaria dois pares mortos, e não caberia mais nada. Quem faz a última dessas escolhas decide se a conta fica par ou ímpar. Por isso, guarde uma para você e gaste aquelas com que o oponente conta.
strategy-halves = Duas metades iguais
strategy-halves-text = Deixe duas áreas iguais, ou vários pares delas. O que o oponente fizer numa, você faz na outra. A peça da figura cria duas metades iguais e vence. Mas não copie de olhos fechados: se copiar até o fim, a última peça será sua. Quando só restarem lances forçados, o número deles precisa ser ímpar na vez do oponente.
strategy-centre = O lance sem gêmeo
strategy-centre-text = Se o tabuleiro fica igual depois de meia volta, todo lance tem um gêmeo, menos os que são simétricos em relação ao centro. Ocupe o centro com uma peça assim e responda a cada lance com o gêmeo dele, até chegar a hora de contar. Neste tabuleiro, é o único lance vencedor, entre mais de trezentos.
strategy-sizes = Que tamanhos deixar
strategy-sizes-text = Áreas pequenas agem como montes de Nim: 4 a 7 casas como um monte de um, 8 a 11 em geral como dois, 12 a 15 em geral como três. Quem tem de jogar perde com dois montes iguais, menos se forem de um, e também com um, dois e três juntos. Aqui estão eles: deixe isto para o oponente. Também costuma ser bom deixar uma única área de 17 ou 18 casas.
strategy-early = No começo da partida
strategy-early-text = Do tabuleiro vazio de 10×10 ninguém vê o fim, nem mesmo o nível mais forte. Numa área compacta cabem mais peças do que numa recortada do mesmo tamanho, e ela dá mais escolhas. Um corte de lado a lado do tabuleiro cria partes que dá para contar mais cedo. Experimente aberturas contra um nível que você vence de vez em quando e depois abra a revisão: ela aponta o lance que entregou a vitória.

opening-solved = O que está resolvido
opening-solved-text = Todos os tabuleiros deste jogo até 9×9 estão resolvidos, e 8×10 também. Quem começa perde em 6×6 e 8×8, e vence em 7×7, 6×10, 9×9 e 8×10. Em 10×10 ninguém conhece uma primeira peça que vença, nem sabe se existe.
opening-wall = Comece um muro
opening-wall-text = Em 9×9 vence este L: em pé, no meio de uma borda. Em 8×10 vence um I em pé, ao lado do meio de uma borda curta. Os dois começam um muro através do tabuleiro e deixam em aberto onde ele termina. Por que justo estes vencem, ninguém sabe. Mas é mais fácil contar duas partes do que uma só.
opening-reply = Termine o muro alheio
opening-reply-text = Um I na borda também parecia bom em 9×9: vencia contra 24 respostas. Então veio esta. Ela deixa duas metades, unidas por uma casa, e vence. Cuidado ao deixar um espelho pela metade: o oponente pode completá-lo.
opening-copy = O centro e os gêmeos
opening-copy-text = Depois deste O, cada lance em 6×10 tem um gêmeo do outro lado, e o O vence. Um tabuleiro que fica igual após meia volta costuma ser ruim para quem tem a vez: de 299 tabuleiros assim, de 40 a 68 casas, 205 estavam perdidos.
opening-copy-fails = Onde copiar não basta
opening-copy-fails-text = Em 8×8 o mesmo O perde, para este L na borda. Um espelho é bom sinal, não promessa: quem copia até o fim coloca a última peça. Fique de olho na hora de parar.
opening-count = A partir de quando dá para contar
opening-count-text = Com 60 casas livres o computador vê o fim num relance, com 72 quase sempre em segundos, com 80 quase nunca. Em 10×10 isso é depois de umas sete peças, ou antes, se o tabuleiro se parte cedo. Até lá, prefere calar a adivinhar: depois das duas primeiras peças, nada do que ele sabia previa o vencedor das próprias partidas melhor que cara ou coroa.

computer-areas = Áreas
computer-areas-text = Nenhuma peça passa por cima de casas ocupadas. Por isso, áreas que não se tocam são jogos à parte, disputados lado a lado. O computador as separa e examina cada uma sozinha. Formas giradas e espelhadas contam como a mesma: este tabuleiro tem três áreas, mas só duas diferentes.
computer-sets = Quanto vale uma área
computer-sets-text = Uma área vale o conjunto do que cada lance nela deixa. Onde não cabe nada, vale 0. Cinco casas só podem virar 0: valem {"{"}0{"}"}, que se chama *1. Em oito casas em fila, uma peça não deixa nada ou deixa uma área de quatro: {"{"}0, *1{"}"}, que se chama *2. Conjuntos que se comportam igual ao lado de qualquer outro contam como um só. Dos 4,6 milhões de formas de 8 a 15 casas sobram só seis conjuntos diferentes, e o jogo os tem numa tabela.
computer-nim = Nim
computer-nim-text = *1, *2 e *3 equivalem a montes de uma, duas e três pedras; cada lado tira pedras na sua vez. Para saber quem vence, escreva os montes em binário e some sem vai-um. Se todos os algarismos derem zero, quem tem de jogar perde. Este tabuleiro é 1, 2 e 3: em binário, 01, 10 e 11.
computer-twist = A inversão
computer-twist-text = Neste jogo, quem tira a última perde. Isso muda menos do que parece: só quando todos os montes são de um, como aqui, um número ímpar deles é ruim para quem tem de jogar, e um número par é bom. Mas algumas áreas não são monte nenhum, como uma que só pode virar *2. O computador as chama de selvagens e guarda seus conjuntos.
computer-search = Busca
computer-search-text = Nas áreas maiores, o computador faz uma busca. Uma posição está ganha se algum lance leva a uma perdida; por isso, tudo depende de tentar cedo o lance certo. Para cada resposta, o computador compara a chance de ela estar perdida com o trabalho de demonstrar isso e segue por onde promete mais. Isso se chama busca por números de prova. Ele se lembra do que já decidiu, e uma resposta que refutou um lance é tentada contra os outros.
computer-known = O que se sabe
computer-known-text = Se ninguém errar, quem começa perde em 6×6 e 8×8 e vence em 7×7, 6×10, 9×9 e 8×10. Ninguém resolveu ainda o tabuleiro de 10×10. Nele, o nível mais forte abre por intuição, como um bom jogador, e deixa de errar quando vê o fim.
computer-levels = Níveis
computer-levels-text = Os níveis mais baixos veem menos longe e separam o bom do ruim com menos rigor. Eles não sabem nada que você não veja, e nenhum espia a sua peça antes de você colocá-la.
computer-named = Dez manias
computer-named-text = Os dez personagens com nome têm uma mania enquanto o fim não está à vista. Pip salta para longe de você, Luna espelha você, Rio joga colado em você. Otto anda pelas bordas, Mina fica com os cantos, Nova com o centro. Tao mantém o tabuleiro inteiro, Kira o divide sem parar, Ada o corta ao meio, e Zeno mata casas.

## Actions, in the help and in the list of keys

action--left = Mover à esquerda
action--right = Mover à direita
action--up = Mover para cima
action--down = Mover para baixo
action--previous_piece = Peça anterior
action--next_piece = Próxima peça
action--piece_i = Peça I
action--piece_o = Peça O
action--piece_t = Peça T
action--piece_s = Peça S
action--piece_z = Peça Z
action--piece_j = Peça J
action--piece_l = Peça L
action--rotate = Girar a peça
action--hurry = Girar, ou apressar o computador
action--next_fit = Próximo lugar onde cabe
action--place = Colocar a peça
action--type = Digitar um lance ou pergunta
action--undo = Desfazer
action--redo = Refazer
action--hint = Dica
action--outcomes = O que vence
action--x_ray = Análise das áreas
action--coach = Ligar/desligar treinador
action--clock = Próximo relógio
action--buttons = Ir para os botões
action--mute = Ligar/desligar som
action--background = Próximo fundo
action--open_folder = Abrir a pasta
action--help = Ajuda
action--full_screen = Tela cheia
action--review = Revisar a partida
action--try_again = Jogar a partir do lance decisivo
action--previous = Problema ou passo anterior
action--next = Próximo problema
action--replay_back = Replay: um lance atrás
action--replay_forward = Replay: um lance à frente
action--replay_far_back = Replay: cinco lances atrás
action--replay_far_forward = Replay: cinco lances à frente
action--to_start = Replay: ir ao início
action--to_end = Replay: ir ao fim
action--play_pause = Replay: reproduzir ou pausar
action--faster = Replay: mais rápido
action--slower = Replay: mais lento
action--stop_search = Revisão: parar a busca
action--next_mistake = Revisão: próximo erro
action--play_on = Revisão: jogar daqui
action--single_cells = Editor: casa a casa
action--clear = Editor: limpar o tabuleiro
action--invert = Editor: inverter o tabuleiro
action--board_size = Editor: tamanho do tabuleiro
action--why = Por quê?
action--play_computer = Editor: contra o computador
action--play_two = Editor: dois jogadores
action--add = Listas: adicionar
action--rename = Listas: renomear
action--delete = Listas: excluir
action--export = Partidas: exportar
action--find = Partidas: buscar por nome
action--confirm = Perguntas: sim
action--save = Salvar a partida
action--picture = Imagem da partida
action--copy = Copiar a posição
action--copy_game = Copiar a partida inteira
action--paste = Colar e jogar
action--back = Voltar

## Settings

settings-title = Configurações

settings-language = Idioma
settings-theme = Blocos

theme-glass = Vidro
theme-pastel = Pastel
theme-neon = Neon
theme-distinct = Fácil de distinguir
settings-background = Fundo

background-city = Cidade à noite
background-lights = Aurora boreal
background-sea = Mar ao entardecer
background-mountains = Montanhas
background-rain = Chuva
background-stars = Estrelas
background-lanterns = Lanternas
background-plain = Liso
settings-patterns = Desenhos nos blocos
settings-owners = Bordas na cor de quem jogou
settings-high-contrast = Alto contraste
settings-reduced-motion = Reduzir movimento
settings-coordinates = Coordenadas
settings-snapping = Encaixar onde a peça cabe
settings-touch = Botões de girar e colocar
touch-turn = Girar
touch-place = Colocar
settings-ui-scale = Tamanho do texto
settings-percent = { $n }%
settings-volume = Volume
settings-music = Música
settings-sound = Som
settings-thinking-seconds = Tempo máx. do computador
settings-seconds = { $n } s
settings-paced = Computador sem pressa
settings-voices = Oponentes falam
settings-pondering = Computador pensa na vez do jogador
settings-advanced = Avançado
settings-full-screen = Tela cheia
settings-keys = Teclas
settings-change = Alterar
settings-on = Sim
settings-off = Não

## The keys

keys-title = Teclas
keys-group-piece = A peça
keys-group-game = A partida
keys-group-puzzle = Problemas
keys-group-review = Revisão
keys-group-editor = Editor
keys-group-list = Listas
keys-group-everywhere = Em toda parte
keys-press = Aperte uma tecla
keys-refused = Essa tecla não pode ser usada aqui
keys-swapped = { $key } agora é a tecla de: { $action }
keys-defaults = Restaurar teclas
keys-defaults-ask = Restaurar todas as teclas?
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Espaço
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = Seta para a esquerda
key-right = Seta para a direita
key-up = Seta para cima
key-down = Seta para baixo
key-keypad = Num { $key }

## Puzzles and lessons

learn-title = Aprender
learn-good-to-know = É bom saber
learn-start = Começar: { $name }
learn-go-on = Continuar: { $name }
learn-puzzles = Problemas
puzzles-solve = Resolver
puzzles-collections = Coleções
puzzles-make = Crie o seu

grade-easy = Fácil
grade-moderate = Médio
grade-tricky = Desafiador
grade-hard = Difícil
grade-expert = Especialista

puzzle-number = { $grade }: problema { $n } de { $all }
puzzle-task = Encontre o lance vencedor.
puzzle-solved = Resolvido

exercise-judging = Vejamos…
exercise-wrong = Assim você perde.
exercise-wrong-last = Você colocou a última peça e perdeu.
exercise-right-last = O oponente colocou a última peça e você venceu.
exercise-right = Certo! Agora você vence.
puzzle-clue-area = Olhe aqui. A próxima dica mostra a peça, sem custo.
puzzle-clue-piece = É esta peça. A próxima dica mostra o lugar, mas aí o problema não conta.
puzzle-clue-place = Coloque-a aqui. Isto não conta como resolvido.
endless-clue-area = Olhe aqui. A próxima dica mostra a peça, mas aí seu rating não sobe.
endless-clue-piece = É esta peça. A próxima dica mostra o lugar, mas aí o problema conta como errado.
endless-clue-place = Coloque-a aqui. Isto conta como errado.
puzzle-shown-placed = Certo, mas com ajuda.
puzzle-all-solved = Certo! Era o último problema desta dificuldade.
lesson-answered = Sua vez de novo.
lesson-wrong = Assim você perde. Tente de novo.
lesson-over = Lição { $n } de { $all } concluída!

line-pieces = { $n ->
    [0] Nada mais cabe.
    [one] Mais uma peça.
   *[other] Mais { $n } peças.
}
line-gaps = { $n ->
    [one] Uma área, uma peça.
   *[other] { $n } áreas, uma peça cada.
}
line-last-yours = A última é sua.
line-last-theirs = A última é do oponente.
line-last-named = { $name } coloca a última.

exercise-retry = Tentar de novo
line-why = Por quê?
puzzle-next = Próximo
exercise-previous = Anterior
lesson-go-on = Avançar
lesson-previous = Passo anterior
lesson-next = Próxima lição
lesson-play = Jogar a primeira partida
lesson-done = Pronto
lesson-move = Mover
lesson-number = Lição { $lesson } de { $lessons }, passo { $n } de { $all }
lesson-dead = Nas casas com × não cabe nada
lesson-areas = Os números contam as casas livres

lesson--first_steps = Primeiros passos
lesson-note--first_steps = Como colocar, e quem perde
lesson-step--first_steps-1 = Cada um na sua vez. Quem coloca a última peça perde. Nada cai, nenhuma linha some.
lesson-step--first_steps-2 = Sua vez: qualquer peça, onde quiser.
lesson-step--first_steps-3 = Uma área com menos de quatro casas está morta. Numa de cinco cabe exatamente uma peça.
lesson-step--first_steps-4 = Duas áreas, uma peça em cada. Deixe a última para o oponente.
lesson--last_piece = Force a última peça
lesson-note--last_piece = De 4 a 7 casas, só cabe mais uma peça
lesson-step--last_piece-1 = Numa área de quatro a sete casas sempre cabe só mais uma peça.
lesson-step--last_piece-2 = Na ponta ou no meio? Faça o oponente colocar a última peça.
lesson-step--last_piece-3 = Deixe um número ímpar de áreas de uma peça.
lesson--two_halves = Duas metades iguais
lesson-note--two_halves = O que o oponente faz, você também pode
lesson-step--two_halves-1 = Duas metades iguais: faça o que fizer, o oponente espelha.
lesson-step--two_halves-2 = Divida o tabuleiro em duas metades iguais. Depois, espelhe cada lance.
lesson-step--two_halves-3 = Divida e espelhe. Perto do fim, deixe um número ímpar de áreas.
lesson--centre = Ocupe o centro
lesson-note--centre = O único lugar sem reflexo
lesson-step--centre-1 = Todo lugar tem um reflexo do outro lado do centro. O oponente joga ali.
lesson-step--centre-2 = Só o centro não tem reflexo. Ocupe-o.
lesson-step--centre-3 = De trezentos lances, só um vence. Encontre-o de novo.
lesson-step--centre-4 = Ocupe o centro, espelhe cada lance e deixe um número ímpar de áreas.
lesson--one_two_three = Um, dois, três
lesson-note--one_two_three = Áreas que são como montes de Nim
lesson-step--one_two_three-1 = Estas áreas são como montes de Nim de 1, 2 e 3: quem começa perde.
lesson-step--one_two_three-2 = Montes de 1, 3 e 3. Reduza um monte de 3 a um de 2.
lesson-step--one_two_three-3 = Montes iguais se anulam. Sobra um monte de 1: tire-o.
lesson--counting = Contar casas
lesson-note--counting = Que tamanhos deixar para o oponente
lesson-step--counting-1 = Com uma só área de 18 casas, quem joga costuma perder. Deixar 17 também é bom.
lesson-step--counting-2 = 21 casas. Deixe uma área de 17.
lesson-step--counting-3 = 24 casas. Ocupe quatro, mate duas num lado longo, deixe 18.

## Saved games

games-rename = Renomear
games-delete = Excluir
games-export = Exportar
games-copy = Copiar como texto
games-paste = Colar partida
games-name = Renomear a partida

delete-question = Excluir { $name }?
delete-keep = Manter

games-placed =
    { $n ->
        [0] { $n } peças
        [one] { $n } peça
       *[other] { $n } peças
    }
games-unfinished = inacabada
games-won = { $name } venceu

## Looking back at a game

review-searching =
    { $all ->
        [one] Analisando: { $done } de { $all }
       *[other] Analisando: { $done } de { $all }
    }
review-start = Início da partida
review-stop = Parar
review-next-mistake = Próximo erro
review-no-mistakes = Ninguém entregou a vitória.
review-none-found = Nenhum erro encontrado.
review-mistakes =
    { $n ->
        [one] Um erro encontrado.
       *[other] { $n } erros encontrados.
    }

review-will-win = Vitória se ninguém errar: { $name }.
review-nobody-knows = Ainda é cedo para saber quem vence.
review-not-yet = Ainda não analisada
review-over = { $name } venceu.
review-mistake = { $name } entregou a vitória com este lance.
review-mistake-you = Você entregou a vitória com este lance.
review-mistake-better = { $name } entregou a vitória com este lance. O lugar em verde vencia.
review-mistake-better-you = Você entregou a vitória com este lance. O lugar em verde vencia.
review-resigned-won = { $name } desistiu de uma partida que podia vencer.
review-resigned-won-you = Você desistiu de uma partida que podia vencer.
review-resigned = { $name } desistiu.
review-time-won = { $name } ficou sem tempo numa partida que podia vencer.
review-time-won-you = Você ficou sem tempo numa partida que podia vencer.
review-time = { $name } ficou sem tempo.

review-play = Reproduzir
review-pause = Pausar
review-speed = Velocidade { $n }
review-play-on = Jogar daqui

## You

you-profile = Perfil
you-history = Histórico
you-people = Jogadores
you-play = Jogar
you-games = Partidas
you-medals = Conquistas
you-rating = Rating
ladder = Desafiantes
ladder-beaten = { $n } de { $all } vencidos
ladder-next = A seguir: { $name }
ladder-rung = { $n } de { $all }
ladder-teaches = { $name } ensina: { $idea }
ladder-taught = Ensina: { $idea }
rating-today = { $change } hoje
you-numbers = Estatísticas
people-plays-now = Jogador atual
people-play-as = Jogar como { $name }
people-add = Adicionar jogador
people-note = Cada jogador tem suas partidas, ratings e conquistas.
people-against = Você contra { $name }
history-all = Todas
history-won = Vitórias
history-lost = Derrotas
history-unfinished = Inacabadas
history-count =
    { $n ->
        [0] { $n } partidas
        [one] { $n } partida
       *[other] { $n } partidas
    }
history-none = Nenhuma partida aqui ainda.
history-not-found = Nenhuma partida com esse nome.

# In a field for a part of a name, while it is empty.
history-find = Buscar por nome

history-beat = Você venceu { $name }
history-beaten-by = { $name } venceu você

## Players

people-rename = Renomear
people-delete = Excluir

people-delete-question = Excluir { $name }, com rating e estatísticas?
people-name = Nome
people-taken = Alguém já tem esse nome
people-full = Não há espaço para mais jogadores
people-no-games = Sem partidas ranqueadas
people-unrated = Dicas, “O que vence”, análise, treinador e desfazer tornam a partida amistosa; também uma posição inicial diferente do tabuleiro vazio.

## Statistics and achievements

statistics-all = Todos
statistics-none = Nenhuma partida terminada aqui ainda. Contam todas as que começam com o tabuleiro vazio, ranqueadas ou não.

statistics-streak = Vitórias seguidas
statistics-streak-value = { $present } agora, recorde: { $longest }
statistics-time = Tempo pensando
statistics-time-value =
    { $hours ->
        [0] { $minutes } min
        [one] { $hours } h { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

statistics-held = Vitória garantida mais longa
statistics-held-value =
    { $turns ->
        [one] { $turns } lance, desde { $cells } casas livres
       *[other] { $turns } lances, desde { $cells } casas livres
    }
statistics-held-least =
    { $turns ->
        [one] pelo menos { $turns } lance, desde { $cells } casas livres
       *[other] pelo menos { $turns } lances, desde { $cells } casas livres
    }
statistics-held-none = Nenhuma ainda

statistics-opening = Abertura favorita
statistics-opening-value =
    { $n ->
        [one] { $cells } em { $board }, uma vez
       *[other] { $cells } em { $board }, { $n } vezes
    }

statistics-sides = Por lado
statistics-opponents = Por oponente
statistics-boards = Por tabuleiro
statistics-people = Pessoas
statistics-won-of = Venceu { $won } de { $all }

statistics-export = Exportar como CSV
statistics-saved = Salvos: { $path } e { $name }
statistics-not-saved = Não foi possível salvar as tabelas: { $error }
everything-save = Fazer backup
everything-bring = Importar backup
everything-which = Qual backup?
everything-saved = Backup feito: { $path }
everything-not-saved = Não foi possível fazer o backup: { $error }
everything-none = Não há backup nos seus documentos ou downloads.
everything-brought =
    Partidas novas: { $games }. Jogadores novos: { $people }{ $others ->
        [0] {""}
       *[other] . Outros registros: { $others }
    }.
everything-not-brought = Não foi possível importar: { $error }

achievement-count = { $n } de { $all } desbloqueadas
achievement-open = bloqueada
achievement-news-of = { $person } desbloqueou: { $name }

achievement--lessons = Os alicerces
achievement-note--lessons = Conclua todas as lições. Elas contêm todas as ideias que as outras conquistas pedem.
achievement-won--lessons = Todas as lições concluídas
achievement--counting = Na ponta do lápis
achievement-note--counting = Deixe um número ímpar de áreas de quatro a sete casas, pelo menos { $n }, e vença sem ajuda. Em cada uma cabe mais uma peça, então a última fica com o oponente.
achievement-won--counting = Um número ímpar de áreas
achievement--halves = Duas metades iguais
achievement-note--halves = Sem ajuda e com um lance vencedor, deixe duas áreas iguais de { $n } casas ou mais, e nada além delas. O que acontecer numa pode ser respondido na outra.
achievement-won--halves = Duas metades iguais
achievement--comeback = Nunca é tarde
achievement-note--comeback = Sem ajuda, vença uma partida em que a sua derrota era certa. Ninguém venceu antes da última peça: complique a posição.
achievement-won--comeback = Perdida, e vencida no final
achievement--level_5 = Davi contra Golias
achievement-note--level_5 = Vença o nível 5 ou superior, sem ajuda. Ele nunca erra no final, então abra vantagem antes.
achievement-won--level_5 = Nível 5 ou mais forte vencido
achievement--quick_boards = Grande nos pequenos
achievement-note--quick_boards = Vença o computador sem ajuda em 6×6, 7×7, 6×10 e 8×8. Em tabuleiros pequenos, os mesmos finais aparecem mais cedo e com mais frequência.
achievement-won--quick_boards = Vitória em todos os tabuleiros pequenos
achievement--parity = Par ou ímpar
achievement-note--parity = No 6×6, deixe o nível { $n } ou superior começar e mantenha a vitória desde o seu primeiro lance, sem ajuda. Na sua vez, deve sempre restar um número par de lances.
achievement-won--parity = Vitória desde o primeiro lance
achievement--clean_grade = Sem rasuras
achievement-note--clean_grade = Resolva todos os problemas de uma dificuldade sem errar nenhuma vez. Procurar a resposta antes de colocar vira hábito.
achievement-won--clean_grade = Uma dificuldade inteira sem erros
achievement--hard_puzzle = À primeira vista
achievement-note--hard_puzzle = Resolva um problema da maior dificuldade na primeira tentativa. É preciso descartar todos os outros lances.
achievement-won--hard_puzzle = O mais difícil, na primeira tentativa
achievement--only_placements = Agulha no palheiro
achievement-note--only_placements = Sem ajuda, encontre pelo menos { $n } vezes, na mesma partida, o único lance vencedor. Lances assim decidem partidas; a revisão os mostra.
achievement-won--only_placements = O único lance vencedor, { $n } vezes
achievement--level_7 = Um passo à frente
achievement-note--level_7 = Vença o nível 7 ou superior, sem ajuda. Ele vê longe, então quem decide é o meio da partida.
achievement-won--level_7 = Nível 7 ou mais forte vencido
achievement--long_win = Haja fôlego
achievement-note--long_win = Mantenha até o fim, sem ajuda, uma vitória garantida desde { $n } casas livres ou mais. Vencer uma partida ganha é uma arte à parte.
achievement-won--long_win = Vitória desde { $n } casas

## The position editor

editor-title = Editor de posições
editor-how-cell = Um clique ou { $key } preenche ou limpa uma casa. Arraste para pintar.
editor-how-piece = Coloque peças como numa partida, até por cima de outras.
editor-cell = Casa a casa
editor-clear = Limpar
editor-invert = Inverter
editor-against = Contra o nível { $n }
editor-two = Dois jogadores
editor-nothing-fits = Não cabe nada neste tabuleiro: não há o que jogar.

editor-areas = Casas de cada área em jogo: { $sizes }

## Stacking

stacking-title = Empilhar
stacking-watch = Assistir
stacking-surface = Que superfície é boa?
stacking-lookahead =
    { $n ->
        [0] Prevê { $n } peças
        [one] Prevê { $n } peça
       *[other] Prevê { $n } peças
    }
stacking-best = Melhores torres: { $name }
stacking-no-scores = Suas melhores torres ficarão aqui.
stacking-score =
    { $n ->
        [0] { $n } peças
        [one] { $n } peça
       *[other] { $n } peças
    }, { $cleared } × 4 linhas
stacking-score-helped =
    { $n ->
        [0] { $n } peças
        [one] { $n } peça
       *[other] { $n } peças
    }, { $cleared } × 4 linhas (com ajuda)

stacking-next = Próximas
stacking-pieces = Peças: { $n }
stacking-cleared = Quatro linhas de uma vez: { $n }
stacking-clears = Quatro linhas eliminadas!
stacking-helped = Com ajuda
stacking-rules = Não deixe buracos. Uma peça I à direita elimina quatro linhas cheias.
stacking-again = De novo
stacking-ended =
    { $n ->
        [0] { $n } peças
        [one] { $n } peça
       *[other] { $n } peças
    }
stacking-best-yet =
    { $n ->
        [0] { $n } peças
        [one] { $n } peça
       *[other] { $n } peças
    }: sua melhor torre até agora!
stacking-ranks = Notas
stacking-end = Encerrar
stacking-end-question = Encerrar esta partida e salvar a pontuação?
stacking-hole = Isso deixaria um buraco
stacking-full = O poço está cheio ali
stacking-beside = A coluna da direita é para peças I que eliminam quatro linhas cheias
stacking-over = A peça vermelha não cabe mais sem deixar um buraco.
stacking-over-best =
    { $n ->
        [0] { $n } peças
        [one] { $n } peça
       *[other] { $n } peças
    }: sua { $place }ª melhor torre
stacking-loading = Preparando as notas dos lugares. Enquanto isso, continue.
stacking-scale = Nota: chance de as próximas peças caberem
stacking-hint = Melhor aqui: nota { $n }.
stacking-rank-is = Nota desta superfície: { $n }
stacking-speed-is =
    { $n ->
        [one] { $n } peça por segundo
       *[other] { $n } peças por segundo
    }
stacking-watched = Cada peça vai para onde mais peças caberão depois.
stacking-game = Partida { $n }
stacking-play = Reproduzir
stacking-pause = Pausar
stacking-slower = Mais lento
stacking-faster = Mais rápido
stacking-restart = Do início
stacking-another = Novas peças

stacking-surface-flat = Tudo plano parece perfeito, mas ali S e Z não cabem.
stacking-surface-step = Com um degrau em cada ponta cabem as sete peças: a melhor destas.
stacking-surface-pairs = Degraus a cada duas colunas servem: O, S e Z precisam de colunas iguais.
stacking-surface-singles = Degraus a cada coluna: o O não assenta. Mantenha as colunas em pares.
stacking-surface-well = Numa fenda de profundidade dois só cabem J, L e I.
stacking-surface-deep = Numa fenda de quatro casas cabe um I. Nunca passe disso.
stacking-surface-two = Duas fendas para o I: ele vem uma vez a cada sete peças.

## The opponent that fits

fitting = Rival à altura
fitting-with-elo = Rival à altura (Elo { $n })
fitting-note = Fica mais forte se você vence e mais fraco se você perde.
fitting-unknown = Nenhuma partida ainda: começa com Elo { $n } e se ajusta a você aos poucos.
fitting-known =
    { $games ->
        [one] Sua força: Elo { $n } ± { $error }, após { $games } partida
       *[other] Sua força: Elo { $n } ± { $error }, após { $games } partidas
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

character-note--pip = Sem sossego: sempre joga longe de você.
character-note--luna = Espelha o que você coloca, enquanto houver espaço.
character-note--otto = Anda pelas bordas, de preferência com uma peça reta.
character-note--mina = Começa pelos cantos e os preenche.
character-note--tao = Mantém o tabuleiro inteiro enquanto pode.
character-note--rio = Joga colado na sua última peça.
character-note--zeno = Pura ganância: adora casas onde não cabe mais nada.
character-note--kira = Divide o tabuleiro cedo, e divide de novo.
character-note--ada = Ergue muros, corta o tabuleiro ao meio e conta.
character-note--nova = Começa pelo centro e enxerga o fim cedo.

character-word--pip = Joga longe
character-word--luna = Espelha você
character-word--otto = Adora bordas
character-word--mina = Adora cantos
character-word--tao = Não divide
character-word--rio = Joga ao lado
character-word--zeno = Mata casas
character-word--kira = Divide sempre
character-word--ada = Divide ao meio
character-word--nova = Vai ao centro

character-idea--pip = Casas mortas
character-idea--luna = O centro
character-idea--otto = Lance forçado
character-idea--mina = Matar casas
character-idea--tao = Tamanhos
character-idea--rio = Última escolha
character-idea--zeno = Contar casas
character-idea--kira = Um, dois, três
character-idea--ada = Duas metades
character-idea--nova = Ver longe

voice-begins--pip = Vem me pegar! Só não deixa buraquinhos atrás de mim, que eu tropeço.
voice-begins--luna = Seu lance é o meu, meia volta depois. Se você mata casas, eu perco o fio.
voice-begins--otto = A borda, sempre a borda. Lá é calmo, como eu.
voice-begins--mina = Primeiro os cantos. Os quatro, se não se importa.
voice-begins--tao = Mantenho o tabuleiro inteiro e conto quando resta pouco.
voice-begins--rio = Este lugar está livre? Vou sentar ao seu lado mesmo assim.
voice-begins--zeno = Casas onde não cabe nada! Posso começar sem você?
voice-begins--kira = Tabuleiro grande me deixa nervosa. Vou lascar um pouco.
voice-begins--ada = Um muro, duas metades, depois contas. Se o tabuleiro fica inteiro, eu erro as contas.
voice-begins--nova = Começo no meio e de lá vejo o fim. Quase sempre.

voice-wins--pip = Hop! E a última peça é sua. Mais uma corrida?
voice-wins--luna = As ideias eram suas. Eu as tive meia volta depois.
voice-wins--otto = Pela borda até o fim. Devagar, mas chego.
voice-wins--mina = Quatro cantos para mim, a última peça para você. Justo, não?
voice-wins--tao = Viu? Não era preciso quebrar nada.
voice-wins--rio = Que aconchego. Mesmo lugar da próxima vez?
voice-wins--zeno = Delícia. Deixei a última peça para você, por educação.
voice-wins--kira = Tantas migalhas, e a última era sua.
voice-wins--ada = Cortado, contado, pronto. Pode conferir.
voice-wins--nova = Eu vi isso vindo. Tentei parecer surpresa.

voice-loses--pip = Não há mais para onde pular. Como você fez isso?
voice-loses--luna = Copiei tudo. Os erros também, receio.
voice-loses--otto = Segui a borda até cair do tabuleiro.
voice-loses--mina = Quatro cantos, e a encurralada sou eu.
voice-loses--tao = Você quebrou nos pedaços certos. Feio, mas bem feito.
voice-loses--rio = Sentei perto demais para ver.
voice-loses--zeno = Comi demais, e a última peça estava no meu prato.
voice-loses--kira = Eu fiz as migalhas e você as contou.
voice-loses--ada = O muro estava reto. A soma é que não.
voice-loses--nova = Bem. Essa eu não vi chegar.

character-met = Sem ajuda: { $won }–{ $lost }

## Puzzles that are made on the spot

training-daily = Problema do dia
training-endless = Problemas à vontade
training-endless-note = Na dificuldade certa para você, com rating
training-run = Contra o relógio
training-run-note = Resolva quantos puder em 3 minutos
training-stacking-note = Um jogo para uma pessoa só
training-making = Preparando o problema…

training-rating = rating { $n }
training-best = recorde: { $n }

training-daily-title = { $date }: { $grade }
training-streak =
    { $longest ->
        [0] Um problema por dia vira sequência.
       *[other]
            { $n ->
                [0] Sequência: 0 · Recorde: { $longest }
                [one] Sequência: { $n } dia · Recorde: { $longest }
               *[other] Sequência: { $n } dias · Recorde: { $longest }
            }
    }

training-endless-puzzle = { $grade }, rating { $rating }
training-standing =
    { $tried ->
        [0] Seu rating: { $n }
       *[other] Seu rating: { $n }. De primeira: { $solved } de { $tried }
    }
training-rated = Seu rating: { $n } ({ $change })

training-run-rules = Três minutos. Três erros e acabou.
training-run-begin = Começar
training-run-again = Outra corrida
training-run-skip = Pular (conta como erro)
training-run-end = Encerrar
training-run-end-question = Encerrar agora?
training-run-score = Resolvidos: { $solved }   Erros: { $errors } de { $most }
training-run-wrong = O lance vencedor era este.
training-run-right = Certo!
training-run-time = O tempo acabou. Resolvidos: { $n }
training-run-errors = Terceiro erro. Resolvidos: { $n }
training-run-left = A corrida terminou. Resolvidos: { $n }
training-run-best = A corrida acabou. Resolvidos: { $n }. É o seu recorde!
training-run-none = Suas melhores corridas aparecerão aqui.
training-run-line = { $place }.  Resolvidos: { $solved } · { $date }

training-idea--halves = Restam duas áreas iguais de { $half } casas. O que o oponente fizer numa, espelhe na outra.
training-idea--parity = Contando uma peça a cada quatro casas, cabem mais { $pieces } peças: um número ímpar, o que é bom para você.
training-idea-forced =
    { $areas ->
        [one] Resta uma área em que cabe exatamente uma peça. Quem tem de colocá-la é o oponente.
       *[other] Restam { $areas } áreas, e em cada uma cabe uma só peça: um número ímpar, então o oponente coloca a última.
    }
training-idea--counting =
    { $areas ->
        [one] Resta uma área de { $cells } casas. Parece que cabem mais { $pieces } peças, mas podem caber menos: quem tem a vez perde.
       *[other] Restam { $areas } áreas, { $cells } casas ao todo. Parece que cabem mais { $pieces } peças, mas podem caber menos: quem tem a vez perde.
    }
training-idea--three = Uma peça divide uma área em { $parts }, e o oponente não tem uma boa resposta para todas.
training-idea--corner =
    { $closed ->
        [one] A peça mata { $closed } casa: nela não cabe mais nada.
       *[other] A peça mata { $closed } casas: nelas não cabe mais nada.
    }

## The puzzles of a day, an easy and a harder one

daily-easy = Mais fácil
daily-harder = Mais difícil
daily-more = Mais um
daily-copy = Copiar
daily-copied = O resultado está na área de transferência
# The first line of a text to be pasted anywhere; squares for tries and hints follow.
daily-result = Nim Tetris, { $date }, { $grade }
daily-past = Um dia passado não recupera a sequência.
# $n is the number of tries, $hours and $minutes the time until midnight.
daily-tries =
    { $hints ->
        [0]
            { $n ->
                [one] Resolvido na primeira tentativa.
               *[other] Resolvido em { $n } tentativas.
            }
        [one]
            { $n ->
                [one] Resolvido com uma dica.
               *[other] Resolvido em { $n } tentativas, com uma dica.
            }
       *[other]
            { $n ->
                [one] Resolvido com { $hints } dicas.
               *[other] Resolvido em { $n } tentativas, com { $hints } dicas.
            }
    }
daily-next = Novos problemas em { $hours } h { $minutes } min.
daily-not-yet = Hoje ainda não conta: resolva o outro sem ajuda.
daily-not = Hoje não conta para a sequência.
daily-first = Dia um: sua sequência começa!

## Second chances: positions that a person let slip come back until they are found

again-title = Segunda chance
again-none = Quando você deixa escapar uma vitória, a posição volta aqui.
# What is due: $games positions from games, $puzzles puzzles.
again-from =
    { $games ->
        [0]
            { $puzzles ->
                [one] { $puzzles } problema
               *[other] { $puzzles } problemas
            }
        [one]
            { $puzzles ->
                [0] { $games } partida sua
                [one] { $games } partida sua, { $puzzles } problema
               *[other] { $games } partida sua, { $puzzles } problemas
            }
       *[other]
            { $puzzles ->
                [0] { $games } partidas suas
                [one] { $games } partidas suas, { $puzzles } problema
               *[other] { $games } partidas suas, { $puzzles } problemas
            }
    }
# Nothing is due: when how many are, on a day as the language writes it.
again-tomorrow = Nada para hoje. Amanhã: { $n }
again-on =
    { $n ->
        [one] Nada para hoje. { $n } volta em { $day }.
       *[other] Nada para hoje. { $n } voltam em { $day }.
    }
again-done = Por hoje é só!
again-next-tomorrow = Amanhã: { $n }
again-next-on =
    { $n ->
        [one] { $n } volta em { $day }.
       *[other] { $n } voltam em { $day }.
    }
again-missed = Para tentar de novo:
again-task = Aqui você podia vencer. Encontre como.
# $name is the opponent, $date when they played, $n the number of the turn.
again-game = Contra { $name } · { $date } · lance { $n }
again-puzzle = { $name } · { $date }
again-then = O contorno mostra seu lance, que perdia.
# $n is a number of days.
again-in =
    { $n ->
        [one] Volta amanhã.
       *[other] Volta em { $n } dias.
    }
again-known = Agora você sabe.
again-just-practice = Só para treinar: as datas não mudam.
again-take-out = Tirar da lista
again-put-back = Manter na lista
again-progress = { $n } de { $all }
again-kept = Fica para depois
again-looking = Olhando mais de perto…
again-try = Tentar
again-clue-area = Olhe aqui. A próxima dica mostra a peça, mas aí o prazo não aumenta.
again-clue-piece = É esta peça. A próxima dica mostra o lugar, mas aí a posição volta amanhã.
again-clue-place = Coloque-a aqui. A posição volta amanhã.
again-clue-here = Coloque-a aqui.
miss-title = Seus temas
miss-note = de primeira
miss-idea--halves = Duas metades iguais
miss-idea--parity = Número ímpar
miss-idea--counting = Contar casas
miss-idea--three = Três partes de uma vez
miss-idea--corner = Matar casas
miss-practise = Treinar
miss-too-few = poucos dados
