import type { RulePage } from '../../../rules/told/book.ts'

/** The second act and the third, in German: what the Warning does, and what becomes of it. */
export const changedPages: readonly RulePage[] = [
  {
    id: 'arrives',
    title: 'Die Warnung kommt an',
    body: [
      'Der zweite Akt beginnt mit einem Geräusch: Papier läuft durch eine Maschine, die niemand eingeschaltet hat. Jemand liest die Warnung vor, langsam, wie zum ersten Mal. Von nun an liegt sie auf dem Tisch.',
      'Spielt den Augenblick danach. Wer glaubt es? Wer lacht? Wer wird blass, bei einem Wort, das sonst niemand kennen kann?',
      'Spielt dann die Szenen eures Baums. Eine ist an der Reihe, wenn alle gespielt sind, die unmittelbar stromaufwärts von ihr liegen, ob sie gelungen sind oder nicht. Sonst ist jede Reihenfolge recht, und der Höhepunkt kommt zuletzt.',
      'Jede Szene hat [[scenes|drei Phasen]] und [[clock|zehn Minuten]].',
      'Was ihr in der Gegenwart wisst, steht in der Warnung, und mehr nicht. Was ihr am Tisch außerdem wisst, heißt Spannung.',
    ],
  },
  {
    id: 'scenes',
    title: 'Eine Szene und ihre Phasen',
    body: [
      'Sagt, wann und wo sie spielt. Soll der Ort oder die Stunde eigene Aspekte haben, gebt ihr eine *Ortskarte*, auf die ihr sie klebt. Dann:',
      {
        as: 'terms',
        items: [
          {
            name: '*Erkunden*',
            says: 'Seht euch um. Spielt eure Charaktere. Findet heraus oder erfindet, wie Menschen, Orte und Dinge sind: legt Karten, klebt Zettel, findet *passende Paare*.',
          },
          {
            name: '*Eingreifen*',
            says: 'Tut, wofür ihr gekommen seid: rückt an der Zeitlinie. Werft [[check|die Würfel]].',
          },
          {
            name: '*Einordnen*',
            says: 'Was wurde daraus? Erzählt [[after|die Folge]], ob gewollt oder nicht.',
          },
        ],
      },
      'Nur [[pairs|Paare]], die beim Erkunden gefunden wurden, bringen Würfel. Was später aufgeklebt wird, gehört zur Geschichte und zählt für eine spätere Szene. Seid ihr zu früh weitergegangen, geht zurück: der Tisch mahnt und lässt euch, bis die Würfel fallen. Dann stehen die Paare fest.',
    ],
  },
  {
    id: 'pairs',
    title: 'Passende Paare',
    body: [
      'Ein passendes Paar sind ein Merkmal und ein Umgebungsaspekt, mit denen ihr die Szene zusammen zu euren Gunsten wendet. Zwei Merkmale sind keines, zwei Umgebungsaspekte auch nicht.',
      {
        as: 'pairs',
        pairs: [
          {
            left: { says: 'Lässt nie los', as: 'Merkmal: Teo', color: 'blue' },
            right: { says: 'Klemmt bei Kälte', as: 'Ventil neun', color: 'yellow' },
            good: true,
            says: 'Das Rad dreht sich nicht. Teo lässt nicht los. Das Rad dreht sich.',
          },
        ],
      },
      'Was passt, das sagt nur euer Wort. Jemand erzählt, wie die beiden zusammengehen, und die anderen stimmen zu oder widersprechen. Der Tisch schreibt es auf.',
      'Ein Aspekt darf in mehreren Paaren stehen, und jedes verschiedene Paar zählt einmal. Wird einer noch einmal verwendet, zeigt es der Tisch: geht euch das zu weit, sagt es.',
      'Hier stehen [[pair-examples|einige, die passen, und einige, die es nicht tun]].',
    ],
  },
  {
    id: 'pair-examples',
    title: 'Paare, und was keines ist',
    body: [
      {
        as: 'example',
        title: 'Das passt',
        body: [
          {
            as: 'pairs',
            pairs: [
              {
                left: { says: 'Streitlustig', as: 'Bruno', color: 'blue' },
                right: { says: 'Streitlustig', as: 'Die Kommodore', color: 'pink' },
                good: true,
                says: 'Auf beiden Seiten dasselbe Wort. Sie genießen es so, dass die Boote warten.',
              },
              {
                left: { says: 'Fügsam', as: 'Ines', color: 'blue' },
                right: { says: 'Fordernd', as: 'Der Prüfer', color: 'green' },
                good: true,
                says: 'Niemand widerspricht, also erzählt er ihr alles. Wütend oder Aggressiv täte es auch.',
              },
            ],
          },
        ],
      },
      {
        as: 'example',
        title: 'Das nicht',
        body: [
          {
            as: 'pairs',
            pairs: [
              {
                left: { says: 'Ruhige Hände', as: 'Teo', color: 'pink' },
                right: { says: 'Sieht im Dunkeln', as: 'Bruno', color: 'pink' },
                good: false,
                says: 'Zwei Merkmale. Ein schönes Gespann, aber kein Paar.',
              },
              {
                left: { says: 'Flickt Turmuhren', as: 'Teo', color: 'yellow' },
                right: { says: 'Riecht nach Lack', as: 'Das Bootshaus', color: 'orange' },
                good: false,
                says: 'Von jeder Sorte eines. Aber niemand wusste, wie das hilft.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'check',
    title: 'Die Probe',
    body: [
      'Eine *Probe* entscheidet über eine Szene. Sammelt sechsseitige Würfel: einen für jedes Paar, das beim Erkunden gefunden wurde, und einen *Erfolgswürfel* für jede gelungene Szene unmittelbar stromaufwärts. Zwei Linien entfernt ist zu weit weg, um zu helfen.',
      {
        as: 'dice',
        rows: [
          { faces: [1, 2, 3], says: 'Eine *Niete*.' },
          { faces: [4, 5], says: 'Ein *Treffer*.' },
          { faces: [6], says: 'Ein Treffer und ein Würfel mehr, der noch einen bringen kann.' },
        ],
      },
      'Zählt die Treffer. Sind es mindestens so viele wie die Schwierigkeit? Dann ist die Szene ein *Erfolg*, sonst ein *Fehlschlag*. Wer keine Würfel hat, hat keine Treffer.',
      'Seht es [[example|Schritt für Schritt]], oder schlagt [[chances|die Chancen]] nach. Was auf den beiden Bögen steht, hat keine Probe: es wird erzählt.',
    ],
  },
  {
    id: 'example',
    title: 'Eine Probe, Schritt für Schritt',
    body: [
      {
        as: 'example',
        title: 'Marr umstimmen, Schwierigkeit 3',
        body: [
          'Eine Linie bis zum Höhepunkt, also Tiefe 1 und Schwierigkeit 3. Wir haben drei Paare gefunden. Diesmal liegen zwei Szenen unmittelbar stromaufwärts, und beide sind gelungen: 3 + 2 = 5 Würfel.',
          {
            as: 'dice',
            rows: [
              {
                faces: [3, 6, 5, 1, 6],
                says: 'Drei Treffer. Zwei Sechsen bringen zwei Würfel mehr.',
              },
              {
                faces: [2, 6],
                says: 'Noch ein Treffer. Diese Sechs bringt einen weiteren Würfel.',
              },
              { faces: [4], says: 'Noch ein Treffer und keine Sechs. Es ist still.' },
            ],
          },
          'Fünf Treffer gegen drei: Erfolg.',
        ],
      },
      {
        as: 'example',
        title: 'Um Haaresbreite',
        body: [
          {
            as: 'dice',
            rows: [
              { faces: [4, 5, 3], says: 'Schwierigkeit 2, zwei Treffer: das reicht.' },
              { faces: [5, 2, 1], says: 'Schwierigkeit 2, ein Treffer: das nicht.' },
            ],
          },
          'Drei Szenen liegen unmittelbar stromaufwärts vom Höhepunkt, und zwei davon sind gelungen? Zwei Erfolgswürfel.',
        ],
      },
    ],
  },
  {
    id: 'after',
    title: 'Die Folge',
    body: [
      'Das Einordnen ist die dritte Phase und kein Anhängsel. Sagt, was eure Charaktere taten, warum es so ausging und was an der Zeitlinie jetzt anders ist. Schöpft aus den Paaren, die ihr gefunden habt, wie es auch kam.',
      'Streicht das Oval durch. Ein Erfolg legt einen Erfolgswürfel auf die Szene, in die diese mündet, eine Linie tiefer und nicht weiter. Ein Fehlschlag legt nichts.',
      {
        as: 'tree',
        grows: 'up',
        says: '„Den alten Leser starten“ steht oben und ist durchgestrichen: es ist gelungen. Auf der Szene darunter, „Die wahren Werte finden“, liegt ein Würfel; sie mündet unten in „Marr umstimmen“.',
        scenes: [
          { id: 'm', says: 'Marr umstimmen', rating: 3 },
          { id: 't', says: 'Die wahren Werte finden', rating: 2, parent: 'm', dice: 1 },
          { id: 'o', says: 'Den alten Leser starten', rating: 1, parent: 't', good: true },
        ],
      },
      'Auch ein Fehlschlag ist eine Nachricht. Je höher die Schwierigkeit, desto ernster ist sie: [[inertia|was schwer ist, fällt hart]]. Was ihr in der Gegenwart nicht haben wollt, findet ihr vielleicht in eurer [[resolution|Zukunft]] wieder.',
    ],
  },
  {
    id: 'timeline',
    title: 'Zwei Stränge',
    body: [
      'Unter dem Baum liegt ein langer Papierstreifen. Zwei Stränge laufen daran entlang, anfangs Seite an Seite: die Zeitlinie, wie sie war, so habt ihr sie in der Rückblende erzählt, und die Zeitlinie, wie ihr sie gerade macht.',
      'Jede gespielte Szene ist ein Knoten darauf. Ein Erfolg biegt den zweiten Strang vom ersten weg, so weit, wie die Szene schwierig war. Ein Fehlschlag lässt ihn ebenso weit zurückschwingen. Am Ende des ersten Strangs steht die Katastrophe. Am Ende des zweiten steht zuletzt, was statt ihrer kam.',
      'Zeichnen muss das niemand. Der Streifen folgt aus den Würfeln, und wer ihn ansieht, weiß, wie weit ihr von dem Tag weg seid, den ihr kennt. Schiebt ihn, wohin ihr wollt; er wird mit dem Tisch gedruckt.',
    ],
  },
  {
    id: 'clock',
    title: 'Zehn Minuten',
    body: [
      'Jede Szene bekommt zehn Minuten echter Zeit, auch die erste und die letzte des Abends. Die Uhr des Tisches läuft los, wenn ihr loslegt. Nach zehn Minuten sagt sie es leise und hält niemanden auf.',
      'Zehn Minuten sind kürzer, als sie klingen. Man kann sie so ausgeben: sechs zum Umsehen, eine zum Würfeln, drei zum Erzählen.',
      'Kommt spät, und geht früh. Fangt an, wo jemand etwas will. Wenn alle wissen, worum gewürfelt wird, dann würfelt.',
      'Klingelt es an der Tür, haltet die Uhr an. In dieser Geschichte ist sie die einzige, mit der das geht.',
    ],
  },
  {
    id: 'resolution',
    title: 'Die Vorausblende',
    body: [
      'Der Höhepunkt ist entschieden, und dem dritten Akt gehört, was noch fehlt: die *Vorausblende*. Dieselben Menschen, derselbe Raum wie am Anfang, später. Sie wird ohne Würfel erzählt, in zehn Minuten, auf dem letzten Bogen.',
      'Nach einem Erfolg im Höhepunkt ist sie strahlend: die Katastrophe blieb aus. Nach einem Fehlschlag ist sie düster: sie kam trotzdem, oder etwas anderes kam an ihrer Stelle. So oder so bleibt verändert, was eure anderen Szenen verändert haben.',
      {
        as: 'points',
        items: [
          'Strahlend: was habt ihr jetzt, das ihr damals nicht hattet? Und wer wird nie erfahren, was es gekostet hat?',
          'Düster: was war nicht zu retten? Und was ist dennoch, gegen jede Wahrscheinlichkeit, ein wenig besser, als es war?',
        ],
      },
      'Geht einmal um den Tisch; alle sagen ein paar Sätze über den eigenen Charakter. Seht euch dann die [[timeline|zwei Stränge]] an, und lest die Chronik. Sie gehört euch.',
    ],
  },
]
