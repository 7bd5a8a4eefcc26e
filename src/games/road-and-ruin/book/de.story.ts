import type { RulePage } from '../../../rules/told/book.ts'
import { outcomeRows } from './numbers.ts'

/** The table, the story, the Outcome, the search, and where and when things happen. */
export const storyPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'Die Tür steht offen',
    body: [
      'Irgendwo da vorn ist ein Gasthaus mit Licht im Fenster. Dazwischen liegt eine Straße, auf der zu viele zu lange gegangen sind, und etwas, das einmal da war und nicht mehr da ist. Ihr seid Leute, die trotzdem gehen.',
      'Eine bis sechs Personen spielen einen Abend lang, oder so viele, wie die Straße braucht. Ihr reist, sucht, kämpft und werdet andere. Niemand gewinnt; aber unterwegs wird gewonnen und verloren, und die Würfel sagen, was.',
      'Was sich ausrechnen lässt, rechnet der Tisch für euch aus und zeigt, wie. Seht euch an, [[table|was daliegt]] und [[evening|wie ein Abend verläuft]], oder nehmt [[sheet|die eine Seite]], auf der alles steht. Wie man jemanden spielt, steht auf [[views|dieser Seite]], und [[host|wer erzählt]], auf einer anderen.',
      'Ein Wort des Spiels steht hier dort kursiv, wo es zum ersten Mal vorkommt.',
    ],
  },
  {
    id: 'table',
    title: 'Was auf dem Tisch liegt',
    body: [
      'Auf Eiche und Leinen, für alle erreichbar:',
      {
        as: 'terms',
        items: [
          { name: 'Bögen', says: 'für jeden Charakter einer, mit allem, was dazugehört' },
          { name: 'Ein Stapel von sechzig Karten', says: 'für das, was die Straße bringt' },
          {
            name: 'Ein Blatt mit zwanzig Zeilen',
            says: 'für das, was die Geschichte nicht vergessen darf',
          },
          { name: '*Zettel*', says: 'für Suchen und für jeden Wurf, der zusammengestellt wird' },
          { name: 'Matten', says: 'für den Ort, [[theatre|an dem ihr seid]]' },
          { name: 'Karten für Gegner', says: 'mit so viel von ihnen, wie ihr wissen müsst' },
          {
            name: 'Würfel',
            says: 'vom vierseitigen bis zum zwanzigseitigen, und einer mit sieben Seiten',
          },
        ],
      },
      'Jede Zahl auf einem Bogen lässt sich von Hand ändern, und der Tisch sagt laut, wer es war. Legt die Dinge, wohin ihr mögt: nur auf einer Matte kommt es darauf an, wo etwas liegt.',
      'Ob ihr [[together|um einen Bildschirm sitzt oder weit auseinander]], ist den Regeln gleich.',
    ],
  },
  {
    id: 'evening',
    title: 'Wie ein Abend verläuft',
    body: [
      {
        as: 'steps',
        items: [
          'Im Gasthaus: wählt, [[tales|was für eine Geschichte]] es wird, und [[attributes|wer ihr seid]]. Schreibt auf, was jemand glaubt und was jemand will.',
          'Auf der Straße: jemand sagt, wohin es geht. Wo die Geschichte abbiegt, fragt [[roster|die zwanzig Zeilen]]. Wo etwas ungewiss ist, würfelt. Wo etwas verborgen ist, [[search|sucht]].',
          'Im Kampf: zählt [[time|Runden]], vom ersten Hieb bis zum letzten.',
          'Im Lager: atmen, essen, flicken, lernen.',
        ],
      },
      'Von jedem könnt ihr zu jedem anderen gehen. Keine Tür fällt hinter euch zu.',
      'Wer allein am Tisch sitzt, spielt zwei oder drei Leute und lässt sie streiten.',
      'Hier ist eine Suche [[search-example|mit all ihren Zahlen]], und hier ein [[fight-example|Kampf]].',
    ],
  },
  {
    id: 'views',
    title: 'Mit wessen Augen',
    body: [
      'Ihr spielt jeweils einen Charakter oder mehrere, allein oder mit anderen zusammen. Was ein Charakter tut, folgt daraus, was er selbst gesehen hat. Ihr mögt es besser wissen. Er weiß es nicht, auch wenn er für euch spricht.',
      'Zweierlei bringt ihr nie selbst in die Geschichte:',
      {
        as: 'points',
        items: [
          'Eine Not, für die der eigene Charakter zufällig genau der richtige ist.',
          'Den Augenblick, nach dem sich der eigene Charakter sehnt.',
        ],
      },
      'Schenkt beides den anderen. „Da ist ein Schloss davor, und Tam hat doch seine Drähte dabei?“ ist ein Geschenk. „Da ist ein Schloss davor, also knacke ich es“ ist eine Hausaufgabe.',
      'Achtet darauf, wonach die anderen sich sehnen. Sie können nicht darum bitten, und ihr könnt es geben.',
    ],
  },
  {
    id: 'host',
    title: 'Die Spielleitung',
    body: [
      'Es darf eine *Spielleitung* geben, höchstens eine. Macht aus, wie viel sie tut:',
      {
        as: 'points',
        items: [
          'erzählen, was geschieht, alle spielen, die ihr trefft, und die Karten vorlesen;',
          'sagen, wie schwer etwas ist;',
          'oder nur entscheiden, wo ihr euch nicht einig werdet.',
        ],
      },
      'Nötig ist sie nicht. Ohne sie geht das Erzählen reihum, und mit ihr darf es das auch: wer dran ist, sagt, was kommt, und gibt weiter.',
      'Mit oder ohne: beredet es, dann stimmt ab. Allem, was auf einem Zettel steht, kann jede Person zustimmen oder widersprechen. Soll eine Zahl eine andere sein, ändert sie, und der Tisch hält fest, dass ihr es wart: siehe [[overrule|abändern]].',
    ],
  },
  {
    id: 'tales',
    title: 'Erzählungen und Rollen',
    body: [
      'Eine *Erzählung* ist, wie Geschichten einer Art verlaufen: vier Wegmarken und eine Regel, die nur ihr gehört. Drei liegen bei: ein Botengang, der länger wird, etwas, das ein Keller behalten hat, und Leute, die durchhalten müssen, bis der Schnee fort ist.',
      'Eilt nicht von Marke zu Marke. Ist eine beantwortet, wendet euch der nächsten zu.',
      'Eine *Rolle* ist eine Sorte Mensch in einer solchen Geschichte, mit den Schwierigkeiten, die man ihr anvertrauen kann. Sechs gibt es: den Kompass, den Schild, die Stimme, die Hand, den klugen Kopf und die Straßenkatze. Nehmt jeweils eine.',
      'Eine Rolle ist auch ein Maß. Hat sich der Kompass verlaufen, war der Weg schwer zu finden. Soll der kluge Kopf jemanden umwerfen, ist das schwerer als für den Schild: sagt es, wenn ihr zählt, was hilft und was schadet.',
    ],
  },
  {
    id: 'roster',
    title: 'Der Reigen',
    body: [
      'Der *Reigen* hat zwanzig nummerierte Zeilen. Auf jeder steht etwas, das zählt: eine Person, eine Schuld, ein Geruch nach Rauch. Was eure Charaktere glauben und was sie wollen, steht von Anfang an da, jedes auf einer Zeile für sich.',
      'Sooft die Geschichte eine neue Richtung nimmt, würfelt mit einem W20.',
      {
        as: 'points',
        items: [
          'Die Zeile ist beschrieben: das kehrt wieder und muss hineingeflochten werden.',
          'Die Zeile ist leer: etwas Neues kommt dazu, durch [[deck|eine Karte]]. Schreibt es auf die niedrigste freie Zeile.',
        ],
      },
      {
        as: 'example',
        title: 'Zeile 1 bis 4 sind beschrieben',
        body: [
          'Eine 3: was auf Zeile 3 steht, kehrt wieder, und keine Karte wird gezogen. Eine 15: etwas Neues, und es kommt auf Zeile 5.',
        ],
      },
      'Sind alle zwanzig beschrieben, bringt jeder Wurf etwas wieder. Neues kommt erst, wenn ihr euch einig seid, dass etwas vorbei ist, und es streicht.',
    ],
  },
  {
    id: 'deck',
    title: 'Die Tafelrunde',
    body: [
      'Sechzig Karten, jede mit einem Bild, drei Wörtern und zwei Lesarten: eine im Licht, eine im Schatten. Das ist die *Tafelrunde*. Sie antwortet, wenn die Geschichte nach etwas Neuem fragt oder wenn jemand eine Vermutung belegt haben will.',
      'Lest eine Karte, wie sie ist, oder werft den siebenseitigen Würfel dazu:',
      {
        as: 'table',
        says: 'Was der W7 aus einer Karte macht',
        head: ['W7', 'Die Karte ist'],
        rows: [
          ['1', 'eine Person'],
          ['2', 'ein Wesen'],
          ['3', 'ein Ding'],
          ['4', 'ein Ereignis'],
          ['5', 'ein Ort'],
          ['6', 'ein Thema oder jemandes Eigenart'],
          ['7', 'mit einer weiteren verbunden; würfelt noch einmal'],
        ],
      },
      'Noch eine 7 bringt eine dritte Karte, und so fort; hier ist, [[reading|wie man das liest]]. Karten zieht derselbe Zufall, der auch die Würfel fallen lässt: bevor eine gezogen ist, kann niemand wissen, welche es wird, nicht einmal der Tisch.',
    ],
  },
  {
    id: 'reading',
    title: 'Karten zusammen lesen',
    body: [
      'Die drei Wörter einer Karte sind, wie etwas ist, was es ist und was es tut. Jedes passt zu jedem einer anderen Karte.',
      {
        as: 'example',
        title: 'Eine 7, dann eine 5',
        body: [
          'June zieht den Meilenstein: abgenutzt, Meilenstein, zählen. Der W7 zeigt 7, also kommt eine Karte dazu: der Bienenstand, mit summend, Bienenkorb und schuften. Der W7 wird noch einmal geworfen und zeigt 5. Es ist also ein Ort.',
          '„Ein summender Meilenstein“, sagt Milo. „Jemand hält Bienen darin.“ „Oder in allen“, sagt June, „einem nach dem anderen, bis ans Meer. Und jemand zählt.“ Das kommt auf Zeile 5.',
        ],
      },
      'Aufrecht gilt von einer Karte das Licht, umgedreht der Schatten. Sieht niemand, wie eine passt, fragt, wer bisher still war. Sieht es dann noch immer niemand, zieht eine andere; die Karten nehmen es nicht übel.',
    ],
  },
  {
    id: 'outcome',
    title: 'Der Ausgang',
    body: [
      'Kommt es auf Können an oder darauf, wohin etwas sich wendet, würfelt mit einem W10. Das ist ein *Ausgang*. Sagt erst, worum es euch geht. Sammelt dann, was hilft und was schadet. Würfelt dann, und nicht früher.',
      'Spricht nichts dafür und nichts dagegen, sind 1 bis 5 schlecht und 6 bis 10 gut. Alles, was hilft und schadet, ergibt eine Zahl, den *Zuschlag*. Jeder Punkt verschiebt die Grenze zwischen Schlecht und Gut um eins.',
      'Wie weit ist die Zahl von der Grenze?',
      {
        as: 'terms',
        items: [
          {
            name: 'Gleich daneben',
            says: 'es gibt ein *ABER*: einen Lichtblick oder einen Preis.',
          },
          {
            name: 'Fünf oder mehr',
            says: 'es gibt ein *UND*: mehr, als ihr wolltet, oder schlimmer, als ihr fürchtetet.',
          },
          { name: 'Sonst', says: 'einfach gut oder einfach schlecht.' },
        ],
      },
      'Eine 1 oder eine 10 bedeutet nichts Eigenes. Hier ist [[bands|jede Zahl für jede Summe]], und hier sind [[outcome-example|vier Würfe]].',
    ],
  },
  {
    id: 'bands',
    title: 'Jede Zahl',
    body: [
      {
        as: 'table',
        says: 'Die Zahlen des W10, nach dem Zuschlag',
        head: ['', 'schlecht UND', 'schlecht', 'schlecht ABER', 'gut ABER', 'gut', 'gut UND'],
        rows: outcomeRows,
      },
      'Bevor ihr würfelt, zeigt der Tisch, wie wahrscheinlich jedes der sechs ist.',
    ],
  },
  {
    id: 'helps',
    title: 'Was hilft und was schadet',
    body: [
      'Alles, was zählt, hat eine Größe, und eine Größe hat einen Namen:',
      {
        as: 'table',
        says: 'Größen, in Worten',
        head: ['Größe', 'So gut wie'],
        rows: [
          ['1', 'ein kleines Kind'],
          ['2', 'jemand Halbwüchsiges'],
          ['3', 'jemand mit Erfahrung'],
          ['4', 'jemand mit Können'],
          ['5 bis 10', 'wer davon lebt'],
        ],
      },
      'Eine *Übung* ist, was du oft getan hast. Höchstens zwei zählen für einen Wurf, die höchsten, und jede höchstens 5. Nutze sie, wo immer die anderen einsehen, weshalb.',
      'Eine *Spezialisierung* ist, was du besser kannst als alle hier: 5 mehr. Sie ist keine von den zweien, und mehrere zählen einmal. Gilt etwas als *Fach*, geht es ohne sie nicht richtig: wer keine hat, verliert stattdessen 5.',
      'Und dann ist da, [[attributes|was du von Natur aus bist]] und [[gear|was du bei dir hast]]. Jedes steht für sich auf dem Zettel, mit seiner Zahl, damit alle es sehen und zustimmen können.',
    ],
  },
  {
    id: 'gear',
    title: 'Ausrüstung, heil und beschädigt',
    body: [
      'Was du bei dir hast, kann einen Wurf auf drei Weisen ändern:',
      {
        as: 'terms',
        items: [
          {
            name: 'Was schützt',
            says: 'bei einem schlechten Ausgang wirf einen der Würfel noch einmal, nur einmal. Die neue Zahl gilt, wie sie auch ist.',
          },
          { name: 'Anderes', says: 'macht dich spezialisiert auf das, wozu es da ist.' },
          { name: 'Beschädigtes', says: 'gilt als zusammengesucht aus dem, was herumlag.' },
        ],
      },
      'Jeder Schaden daran hebt um eins, bis wohin ein schlechter Ausgang ein UND hat. Er nimmt nur, was einfach schlecht war. Ein ABER bleibt ein ABER, und was gut war, bleibt gut. Im Übrigen ist Beschädigtes noch, was es war: ein Glas mit Sprung ist ein Glas.',
      {
        as: 'example',
        title: 'Ein Schaden, Zuschlag 0',
        body: [
          'Eine 2 ist jetzt schlecht mit einem UND, wo sie einfach schlecht war. Eine 3 ist einfach schlecht wie immer.',
        ],
      },
    ],
  },
  {
    id: 'outcome-example',
    title: 'Vier Ausgänge',
    body: [
      {
        as: 'example',
        title: 'Die Furt',
        body: [
          'Nichts hilft, und nichts schadet. Eine 5: schlecht, und gleich neben der Grenze, also mit einem ABER. Der Karren geht unter; aber das Pferd kommt auf der richtigen Seite heraus.',
        ],
      },
      {
        as: 'example',
        title: 'Der Büttel',
        body: [
          'Tam hat 1 und 3 in zwei Dingen, die beide passen: +4. Eine 2 ist gut mit einem ABER. Der Büttel glaubt ihm; aber er will mitkommen und nachsehen.',
        ],
      },
      {
        as: 'example',
        title: 'Drei, die passen',
        body: [
          'Übungen von 1, 2 und 3: nur die zwei höchsten zählen, also +5. Eine 5 ist gut mit einem UND.',
        ],
      },
      {
        as: 'example',
        title: 'Gegen den Strich',
        body: [
          'Jemand versucht, was ein Fach für sich ist, und hat es nie gelernt: -5. Bis 6 ist es schlecht mit einem UND, bis 9 schlecht, und die 10 ist immer noch schlecht, mit einem ABER. Man kann es versuchen. Man sollte nicht.',
        ],
      },
    ],
  },
  {
    id: 'search',
    title: 'Suchen',
    body: [
      'Eine Suche gilt dem, was man nicht einfach sieht: einer Person, einem Grund, einem Weg hinein. Sie hat einen eigenen Zettel mit zwei Zahlen. Die *Entdeckung* beginnt bei 21, der *Abbruch* bei 1.',
      'Sagt, wonach ihr sucht, und würfelt einen Ausgang. Er sagt, wie viele Karten ihr zieht:',
      {
        as: 'table',
        says: 'Karten für einen Ausgang',
        head: ['Ausgang', 'Karten'],
        rows: [
          ['gut\u00a0UND', '2'],
          ['gut', '1'],
          ['gut\u00a0ABER', '1, und sie kostet etwas'],
          [
            'schlecht\u00a0ABER',
            '1, und die nächste Suche wird zweimal gewürfelt; das Bessere gilt',
          ],
          ['schlecht', '1'],
          ['schlecht\u00a0UND', '2'],
        ],
      },
      'Ihr findet also immer etwas. Ob das gut war, sagt der Ausgang. Dann [[clues|lest die Karten]] und seht, [[found|ob es reicht]]. Der Zettel bleibt liegen, bis die Suche vorbei ist, wie lange es auch dauert.',
    ],
  },
  {
    id: 'clues',
    title: 'Was eine Karte für die Suche heißt',
    body: [
      'Lest jede Karte vor und werdet euch einig: wie viel sagt sie über das, was wir suchen? Nichts, etwas oder viel?',
      {
        as: 'table',
        says: 'Was eine Karte am Suchzettel ändert',
        head: ['Sie sagt', 'nach einem guten Ausgang', 'nach einem schlechten'],
        rows: [
          ['nichts', 'Entdeckung, wie sie ist', 'Abbruch 2 hinauf'],
          ['etwas', 'Entdeckung 1 hinunter', 'Abbruch 1 hinauf'],
          ['viel', 'Entdeckung 2 hinunter', 'Abbruch, wie er ist'],
        ],
      },
      'Eine gute Suche, die ins Leere geht, kostet nur Zeit. Eine schlechte, die ins Leere geht, kostet Geduld, und Geduld ist es, was der Abbruch zählt.',
      'Keine von beiden Zahlen geht unter 0 oder über 21, denn dort änderte sich nichts mehr.',
    ],
  },
  {
    id: 'found',
    title: 'Gefunden oder aufgegeben',
    body: [
      'Nach den Karten würfelt mit einem W20.',
      {
        as: 'terms',
        items: [
          {
            name: 'Über der Entdeckung',
            says: 'es ist gefunden. Für jede volle fünf darüber ist es um eine Stufe wichtiger, als ihr dachtet.',
          },
          {
            name: 'Unter dem Abbruch',
            says: 'es ist aufgegeben. Niemand darf zum Weitermachen überredet werden, bis etwas auftaucht, das die Sache ändert.',
          },
          { name: 'Keins von beiden', says: 'die Suche geht weiter, heute oder ein andermal.' },
        ],
      },
      'Gleich ist nicht darüber und nicht darunter. Gilt beides, ist es gefunden.',
      'Eine 20, die findet, bringt eine Stufe mehr und wird noch einmal geworfen, was auf dieselbe Art weitere bringen kann; und eine zweite 20 tut das alles wieder.',
      'Wer vom Gesuchten eine *Besessenheit* hat, gibt nicht leicht auf: 5 vom Abbruch ab, doch nie unter 1.',
    ],
  },
  {
    id: 'search-example',
    title: 'Die vierzigste Kuh',
    body: [
      {
        as: 'example',
        title: 'Der erste Tag',
        body: [
          'Oda sucht die letzte von ihrer Herde. Brindle hilft; der Zuschlag ist +1. Der W10 zeigt 7: gut, eine Karte. Die Salzspur: jemand hat etwas ausgesperrt. Das sagt viel. Die Entdeckung geht von 21 auf 19. Der W20 zeigt 12: nicht über 19, nicht unter 1. Sie gehen weiter.',
        ],
      },
      {
        as: 'example',
        title: 'Der dritte Tag',
        body: [
          'Wieder +1, und eine 10: gut mit einem UND, zwei Karten. Der Rat der Krähen sagt etwas: 18. Das offene Tor sagt viel: 16. Der W20 zeigt 20. Gefunden! Vier darüber sind keine volle fünf, aber eine 20 bringt eine Stufe und wird noch einmal geworfen: 14, sonst nichts. Also Tragweite 1.',
          '„Sie ist nicht verloren“, sagt June. „Sie ist irgendwo eingelassen worden. Und sie hat ein Kalb.“',
        ],
      },
    ],
  },
  {
    id: 'theatre',
    title: 'Schauplatz und Bühnen',
    body: [
      'Der *Schauplatz* ist, so weit etwas reicht: die brennende Stadt und die Hügel, von denen man sie sieht. Eine *Bühne* ist eine Szene darin, für sich: der Glockenturm, mit zweien auf der Treppe.',
      'Legt für jede Bühne eine Matte aus, auf der des Schauplatzes. Wer dort ist, liegt dort.',
      'Spielt eine Bühne zu Ende, ehe ihr anderswo hinseht. Das gilt auch, wenn Leute an mehreren Orten sind: erst die Treppe, dann der Brunnen. Was jemand auf der einen ruft, hört man auf der anderen nur, wenn der Tisch es sagt.',
      '[[distance|Wie weit]] es von einem zum anderen ist, hat einen Namen, und über [[inside|drinnen]] gibt es mehr zu sagen. Sind alle Bühnen eines Schauplatzes vorbei, räumt die Matten ab. Was gezählt hat, schreibt in den Reigen.',
    ],
  },
  {
    id: 'distance',
    title: 'Wie weit ist das?',
    body: [
      'Entfernungen haben Namen. Es sind Schilder; niemand holt ein Lineal.',
      {
        as: 'table',
        says: 'Entfernungen',
        head: ['Name', 'Etwa', 'Dauert'],
        rows: [
          ['in Berührung', 'ein Arm', ''],
          ['nah', '1 bis 5 m', ''],
          ['nicht weit', 'je zehn Meter', ''],
          ['weit', '100 m', ''],
          ['sehr weit', '1 bis 5 km', 'bis zu einem Tag'],
          ['zu weit', '10 km; 40 km geht man am Tag', 'bis zu einer Woche'],
          ['in der Welt', '100 km', 'bis zu einem Jahr'],
          ['anderswo', 'es gibt das', 'unerreichbar'],
        ],
      },
      'Was sehr weit weg geschieht, hört ihr am selben Tag, und was in der Welt geschieht, bis zum nächsten Jahr. Anderswo ist im Grunde zu erreichen: für Tote, für Briefe, durch eine einzige Tür.',
      'Weiter weg als nah ist [[dodge|alles schwerer zu treffen]].',
    ],
  },
  {
    id: 'inside',
    title: 'Drinnen',
    body: [
      'Ein Haus besteht aus wenigen Teilen, und jeder tut etwas für die, die dort sind.',
      {
        as: 'terms',
        items: [
          {
            name: 'Innenecke',
            says: 'niemand kommt dir in die Flanke; aber es gibt weniger Wege.',
          },
          { name: 'Außenecke', says: 'versteck dich dahinter, späh herum.' },
          {
            name: 'Gang',
            says: 'kurz: 1 bis 5 Runden, bis man durch ist. Lang: 5 bis 10. Fünf Runden sind beides.',
          },
          { name: 'Tür', says: 'geschlossen hält sie Leute und Blicke auf.' },
          { name: 'Raum', says: 'was zwischen Türen ist.' },
          { name: 'Hindernis', says: 'ein Tisch, ein Karren, eine schlecht gelaunte Kuh.' },
          {
            name: 'Darüber',
            says: 'man sieht dich von weiter her, und versteckt bist du nur, wenn der Tisch zustimmt.',
          },
          { name: 'Darunter', says: 'so gut wie dahinter.' },
        ],
      },
      'Hinter einer Außenecke, einer geschlossenen Tür oder einem Hindernis sieht dich niemand: versteck dich dort oder geh in Deckung.',
    ],
  },
]
