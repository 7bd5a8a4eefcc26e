import type { RulePage } from '../../../rules/told/book.ts'
import { layerRows } from './numbers.ts'

/** What the game is, how it is set up, and how rounds and turns go, in German. */
export const playPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'Es stand geschrieben',
    body: [
      'Seher sitzen im Dunkeln und singen von Herrschern, die kommen werden. Ihr seid der Kult dazu. Ihr fragt nicht, ob es stimmt. Ihr fragt, was denen gezahlt wird, die geholfen haben.',
      'Ihr spielt zu zweit bis zu fünft, etwa eine Stunde. Wer am meisten verdient hat, wenn der Gesang zu Ende ist, hat gewonnen; an die anderen erinnert man sich als treu.',
      'Fangt damit an, [[table|was auf dem Tisch liegt]] und [[setup|wie es aufgebaut wird]]. Dann lest, [[turn|wie ein Zug geht]], und seht euch [[example|einen gespielten]] an. [[sheet|Eine Seite]] hat alles, [[secrets|eine andere]] sagt, was geheim ist, und [[hidden|eine dritte]], wie gut es das bleibt. Ihr könnt [[together|um einen Bildschirm, weit voneinander oder allein]] spielen.',
      'Auf diesen Seiten steht ein Wort des Spiels kursiv, wo es zum ersten Mal vorkommt.',
    ],
  },
  {
    id: 'table',
    title: 'Was auf dem Tisch liegt',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: 'Sechzig Hauptkarten',
            says: 'jede von einer *Disziplin*, mit einer *Macht* von 1 bis 3, einem bis drei Sätzen und oft einem *Bonus*',
          },
          {
            name: 'Für jeden drei Quadrate',
            says: '*Blutmagie*, *Dämonologie* und *Nekromantie*, jede auf ihrer *Stufe*',
          },
          { name: 'Neun schwarze Karten', says: 'die *Verse* des Gesangs, von drei Arten' },
          {
            name: 'Vierundzwanzig Verbrechen',
            says: '*Untaten*: jede hat eine Disziplin, Kosten und Punkte',
          },
          {
            name: 'Rotes Wachs',
            says: 'ein *Fortschritt* auf einer Untat oder ein Punkt vor dir; davon ist immer genug da',
          },
        ],
      },
      'Mehr davon: [[cards|Hauptkarten]], [[disciplines|Disziplinen]], [[verses|Verse]], [[deeds|Untaten]].',
      'Die Stufen 0 bis 3 stehen an den vier Kanten einer Disziplin, 4 auf ihrer Rückseite.',
    ],
  },
  {
    id: 'setup',
    title: 'Vor der ersten Runde',
    body: [
      {
        as: 'steps',
        items: [
          'Legt eure drei Disziplinen in eine Reihe, in einer gelosten Folge, Stufe 0 oben. Die Folge bedeutet für sich nichts.',
          'Mischt die Hauptkarten. Die oberste wird aufgedeckt: Mit ihr beginnt der *Ablagestapel*. Teilt jedem fünf aus.',
          'Legt einen gelosten *Anfangsvers* verdeckt in die Mitte. Mit ihm beginnt die *Reihe der Prophezeiung*. Niemand sieht sich einen Vers an, der verdeckt liegt.',
          'Ein *Mittelvers* und ein *Schlussvers* kommen [[layers|in den Nachziehstapel]]. Alle anderen Verse sind aus diesem Spiel.',
          'Mischt die Untaten und legt drei davon offen neben die anderen: die Reihe der Untaten.',
          'Ein Los sagt, wer beginnt. Es geht im Uhrzeigersinn, und dieselbe Person beginnt jede Runde.',
        ],
      },
      'Der Tisch macht das alles von selbst, sobald ihr gesagt habt, wer spielt.',
    ],
  },
  {
    id: 'layers',
    title: 'Wie der Nachziehstapel entsteht',
    body: [
      'Was von den Hauptkarten übrig ist, liegt in Schichten, von oben:',
      {
        as: 'steps',
        items: [
          'zwei Karten für jeden von euch,',
          'vier Karten und der Mittelvers, zusammen gemischt,',
          'zwei Karten für jeden von euch,',
          'vier Karten und der Schlussvers, zusammen gemischt,',
          'alle übrigen.',
        ],
      },
      {
        as: 'table',
        says: 'Je nachdem, wie viele spielen: übrige Hauptkarten nach dem Austeilen, und die Schichten von oben.',
        head: ['Personen', 'Übrig', 'Schichten'],
        rows: layerRows('Mitte', 'Schluss'),
      },
      'Reichen die Karten nicht für alle vier Schichten, gibt es kein Spiel. Im Stapel selbst liegt nur eine Karte, auf der „ein Vers“ steht. Welcher es ist, sagt ein Los, wenn er aufgedeckt wird: So kann es vorher niemand wissen. [[deck|Was geschieht, wenn er gezogen wird]].',
    ],
  },
  {
    id: 'round',
    title: 'Eine Runde',
    body: [
      'Eine Runde beginnt damit, dass aufgedeckt wird, was in der Reihe der Prophezeiung verdeckt liegt. Dann hat jeder einen Zug, im Uhrzeigersinn.',
      'Ein Vers, der mitten in einer Runde in die Reihe kommt, bleibt verdeckt und gibt nichts, bis die nächste Runde beginnt.',
      'Die Runde, in der der Schlussvers aufgedeckt wird, ist [[last|die letzte]]. Rechnet mit vier bis sechs.',
    ],
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    body: [
      'Ein Zug hat drei Phasen:',
      {
        as: 'steps',
        items: [
          '*Aktionsphase*: Du hast bis zu zwei Aktionen. Weniger sind erlaubt, auch keine.',
          '*Prophezeiungsphase*: Die offenen Verse werden [[chant|für dich]] ausgeführt.',
          '*Ende des Zuges*: Du [[fill|füllst deine Hand auf]].',
        ],
      },
      'Es gibt drei Aktionen, in beliebiger Folge und, wenn du magst, zweimal dieselbe:',
      {
        as: 'points',
        items: [
          '*Karte spielen* und tun, [[play|was auf ihr steht]].',
          '*Disziplin heben*: eine Karte hergeben [[levelup|für eine Stufe]].',
          '*Ränke schmieden*: [[scheme|eine Untat]] übernehmen.',
        ],
      },
    ],
  },
  {
    id: 'play',
    title: 'Karte spielen',
    body: [
      'Leg eine Karte von deiner Hand offen auf den Tisch und führe ihre Sätze nacheinander aus, jeden ganz vor dem nächsten.',
      'So lange ist die Karte auf keiner Hand und nicht im Ablagestapel. Sie wird nach allem anderen abgelegt, auch nach ihrem [[bonus|Bonus]]. Deshalb liegt sie nie selbst oben auf dem Stapel, von dem sie spricht.',
      'Tu von einem Satz so viel, wie geht, und lass den Rest. Auch mit leerer Hand kannst du noch Ränke schmieden.',
      'Was die Sätze bedeuten, sagt [[verbs|diese Seite]], und woran sie hängen können, [[conditions|eine andere]].',
    ],
  },
  {
    id: 'bonus',
    title: 'Der Bonus',
    body: [
      'Unter ihrem Text kann eine Karte einen Bonus haben, mit einer Zahl im Siegel. Ist deine Stufe in der Disziplin der Karte mindestens so hoch, darfst du ihn nutzen.',
      {
        as: 'points',
        items: [
          'Ein Bonus, der etwas hinzufügt, kommt nach dem Haupttext. Du entscheidest, wenn er an der Reihe ist.',
          'Ein Bonus, der etwas ändert, kommt an die Stelle eines Satzes. Du entscheidest, wenn du die Karte spielst, und es zählt deine Stufe in diesem Augenblick. Der gedruckte Satz wird nicht ausgeführt.',
        ],
      },
      'Ein Bonus ist ein Gewinn oder nichts: Niemand muss ihn nutzen.',
    ],
  },
  {
    id: 'levelup',
    title: 'Disziplin heben',
    body: [
      'Leg genau eine Handkarte ab, deren Macht mindestens so groß ist wie die jetzige Stufe einer deiner Disziplinen. Diese steigt um eins: eine Vierteldrehung nach rechts, und von 3 wird das Quadrat auf 4 gewendet.',
      {
        as: 'points',
        items: [
          'Die Disziplin der Karte ist gleichgültig.',
          'Das geht in einem Zug einmal für jede Disziplin.',
          'Auf 4 geht es nicht mehr.',
        ],
      },
      'Von 0 an tut es jede Karte; von 3 an nur eine mit Macht 3.',
      'Was durch den Satz einer Karte steigt, braucht nichts Abgelegtes, zählt nicht als dein eines Mal und endet bei 4.',
    ],
  },
  {
    id: 'scheme',
    title: 'Ränke schmieden',
    body: [
      'Nimm eine der offenen Untaten aus der Reihe, deren Platz gleich wieder gefüllt wird, oder die oberste der anderen, ungesehen. Sie liegt offen und unvollendet vor dir. Das kostet keine Karte.',
      'Du kannst drei unvollendete Untaten haben, oder vier durch die *Gabe* der [[disciplines|Dämonologie]]. Mit so vielen kannst du keine Ränke schmieden.',
      'Sind keine Untaten mehr zu ziehen, behält die Reihe ihre Lücken. Ist auch sie leer, kann niemand mehr Ränke schmieden.',
      'Dann leg [[deeds|Fortschritte]] darauf.',
    ],
  },
  {
    id: 'chant',
    title: 'Die Prophezeiungsphase',
    body: [
      'Die offenen Verse werden für die Person ausgeführt, die am Zug ist, in der Folge Anfang, Mitte, Schluss, gleich in welcher sie aufgedeckt wurden. Jeder ganz vor dem nächsten.',
      'Ablehnen kannst du nicht, es sei denn, ein Vers sagt, dass du darfst. Aber was er verlangt, ist vielleicht nicht so: Dann [[conditions|geschieht nichts]].',
      'Jeder von euch begegnet den Versen im eigenen Zug. Spiel so, dass sie dich bereit finden.',
    ],
  },
  {
    id: 'fill',
    title: 'Ende des Zuges',
    body: [
      'Zieh, bis du fünf Karten auf der Hand hast; sechs, wenn deine Blutmagie auf 4 steht.',
      'Hast du schon so viele oder mehr, ziehst du keine und legst auch keine ab.',
      'Steht deine Nekromantie auf 4, darfst du vorher die oberste Karte des Ablagestapels auf die Hand nehmen.',
      'Wer einen Vers zieht, [[deck|zieht weiter]].',
    ],
  },
]
