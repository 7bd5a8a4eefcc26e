import type { BookNote, RulePage } from '../../../rules/told/book.ts'

const ruth: readonly BookNote[] = [
  { as: 'Beschäftigung', says: 'Glockengießerin', color: 'yellow' },
  { as: 'Körperliche oder geistige Eigenschaft', says: 'Hände aus Eisen', color: 'pink' },
  { as: 'Wesenszug', says: 'Redet wie geschmiert', color: 'blue' },
  { as: 'Beziehung', says: 'Osks ältere Schwester', color: 'green' },
  { as: 'Zugehörigkeit', says: 'Hafengilde', color: 'orange' },
]

/** From the first words to the last Character, in German: what there is, and who. */
export const worldPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'Schicksal und Bestimmung',
    body: [
      'Etwas Furchtbares wird geschehen. Ihr erfahrt zuerst davon, ihr entscheidet, wer ihr seid, ihr plant, wie ihr dem begegnet. Dann findet ihr heraus, wie es wirklich kommt.',
      'Drei bis sechs Menschen spielen zusammen einen Abend lang; es geht auch zu zweit und zu acht. Niemand gewinnt. Jeder führt einen *Charakter* durch eine Geschichte, die in *Szenen* erzählt wird. Jemand von euch kann die *Moderation* übernehmen: sie hilft und überlässt die Geschichte den anderen.',
      'Ein Spiel hat vier Phasen:',
      {
        as: 'steps',
        items: [
          '[[receive|Prophezeiung hören]]: was wird geschehen, und welcher Welt?',
          '[[characters|Charaktere erschaffen]]: wer wird dabei sein?',
          '[[outline|Szenenplan entwerfen]]: wie wollt ihr dem begegnen?',
          '[[perform|Geschichte erzählen]]: wie kommt es wirklich?',
        ],
      },
      'In den ersten drei geht es um das *Schicksal*: was geschrieben steht. In der vierten um die *Bestimmung*: was ihr daraus macht.',
      'Kursiv steht auf diesen Seiten ein Wort des Spiels, wo es zum ersten Mal vorkommt und erklärt wird. Danach meint es immer genau das.',
    ],
  },
  {
    id: 'table',
    title: 'Was auf dem Tisch liegt',
    body: [
      'In der Mitte liegt ein großes Blatt Papier, der *Szenenbogen*. Eine weiße Tafel tut es auch. Ringsum, für alle in Reichweite, liegen:',
      {
        as: 'terms',
        items: [
          { name: 'Karteikarten', says: 'etwa fünfzig' },
          { name: 'Klebezettel', says: 'etwa hundert' },
          { name: 'Sechsseitige Würfel', says: 'etwa ein Dutzend' },
          { name: 'Stifte', says: 'für jeden einer' },
        ],
      },
      'Schreibt auf alles: auf Papier, auf Karten, auf Zettel. Bewegt alles.',
      'Ist ein Stapel leer, füllt ihn wieder auf. Braucht ein Wurf mehr als zwölf Würfel, gibt es mehr. Nichts in diesem Spiel endet, weil kein Papier mehr da ist.',
    ],
  },
  {
    id: 'objects',
    title: 'Objekte und Aspekte',
    body: [
      'Ein *Objekt* ist eine Person, ein Ort oder ein Ding in der Geschichte. Jedes hat eine Karteikarte mit seinem Namen.',
      'Ein *Aspekt* ist ein Wort oder eine kurze Wendung, die etwas über ein einziges Objekt sagt. Jeder hat einen Klebezettel. Ein Aspekt darf mehr als eines bedeuten, und er darf mit einem Lächeln gemeint sein.',
      {
        as: 'cards',
        cards: [
          {
            name: 'Königin Imbry',
            notes: [
              { says: 'Eitel auf ihre Schiffe', color: 'pink' },
              { says: 'Hält ihr Wort', color: 'yellow' },
            ],
          },
          { name: 'Die alte Brücke', notes: [{ says: 'Ächzt bei Nacht', color: 'blue' }] },
        ],
      },
      'Klebt ihr einen Zettel auf eine Karte, gehört der Aspekt zu diesem Objekt. Klebt ihr ihn auf eine andere, ist er umgezogen: ein Aspekt ist nie an zwei Orten. Solange er auf dem Papier liegt, gehört er noch zu nichts.',
    ],
  },
  {
    id: 'receive',
    title: 'Prophezeiung hören',
    body: [
      'Klärt zweierlei gemeinsam: wie die Welt ist, und welche *Katastrophe* ihr droht. Eure Charaktere sollten daran etwas ändern können, aber weder leicht noch gefahrlos.',
      'Ein *Modul* ist eine fertige Prophezeiung. Jemand liest sie vor. Sie sagt euch, was kommt, und lässt offen, wer ihr seid und was ihr tun werdet.',
      'Macht dann Objekte für das, was es in dieser Welt gibt, und Aspekte dafür, wie es ist: was ihr gehört habt, und was ihr zwischen den Zeilen gehört habt.',
      {
        as: 'example',
        title: 'Was wir hörten',
        body: [
          'Heute Nacht dreht sich unter dem Berg etwas im Schlaf um. Wir machen Karten für den Drachen, für die Ruinen, für den Hafen, und eine für Königin Imbry, von der die Prophezeiung nichts sagte. Aber jemand muss die Flotte ja gebaut haben.',
        ],
      },
    ],
  },
  {
    id: 'characters',
    title: 'Charaktere erschaffen',
    body: [
      'Ein Charakter ist eine Person, über deren Taten von der ersten bis zur letzten Szene ein Mensch allein entscheidet. Alle erschaffen je einen; die Moderation besser keinen. Auch ein Charakter ist ein Objekt und hat eine Karte mit seinem Namen.',
      'Klebt fünf Aspekte darauf, genau einen von jeder Art. Ein Charakter, dem einer fehlt, ist noch nicht fertig.',
      {
        as: 'terms',
        items: [
          { name: '*Beschäftigung*', says: 'ein Beruf, ein Hobby, ein Interesse' },
          {
            name: '*Körperliche oder geistige Eigenschaft*',
            says: 'etwas über Körper oder Verstand',
          },
          { name: '*Wesenszug*', says: 'was für ein Mensch das ist' },
          { name: '*Beziehung*', says: 'ein Band zu einem anderen Charakter' },
          { name: '*Zugehörigkeit*', says: 'ein Band zu einer Organisation' },
        ],
      },
      'Fällt euch nichts ein, bittet um [[prompts|ein Wort für den Anfang]]. Und Menschen ändern sich: später in der Geschichte dürft ihr eurem Charakter Aspekte hinzufügen oder alte neu schreiben.',
    ],
  },
  {
    id: 'ruth',
    title: 'Ein fertiger Charakter',
    body: [
      'Adas Charakter gießt die Glocken, die den Hafen vor Hochwasser warnen.',
      { as: 'cards', cards: [{ name: 'Ruth', of: 'Adas Charakter', notes: ruth }] },
      'Ein guter Aspekt lässt sich auf mehr als eine Weise lesen. „Redet wie geschmiert“ hilft Ruth bei einem Admiral und schadet ihr bei einem Einsiedler, der keiner glatten Rede traut.',
      'Die Beziehung gibt zwei von euch von der ersten Minute an etwas zu spielen: Osk ist Milos Charakter, und auf seiner Karte steht „Würde für Ruth sterben“.',
    ],
  },
  {
    id: 'sorts',
    title: 'Wessen Aspekt ist das?',
    body: [
      'Was auf der Karte eines Charakters klebt, ist ein *Charakteraspekt*. Was auf irgendeiner anderen Karte klebt, ist ein *Umgebungsaspekt*.',
      {
        as: 'cards',
        cards: [
          {
            name: 'Osk',
            of: 'Milos Charakter',
            notes: [{ as: 'Charakteraspekt', says: 'Schläft nie', color: 'pink' }],
          },
          {
            name: 'Der Wächter',
            notes: [{ as: 'Umgebungsaspekt', says: 'Hundemüde', color: 'yellow' }],
          },
        ],
      },
      'Ein Wächter, den niemand spielt, gehört zur Umgebung, so viel er auch redet. Ebenso das Wetter, die Menge, der Drache.',
      'Das wird später wichtig: dann braucht ihr [[pairs|von jeder Sorte einen]].',
    ],
  },
]
