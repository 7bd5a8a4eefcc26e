import { chancesIn } from '../../../rules/story/chances.ts'
import type { RulePage } from '../../../rules/told/book.ts'

/** What is good to have at hand, in German: numbers, words, and everything on one page. */
export const tablePages: readonly RulePage[] = [
  {
    id: 'chances',
    title: 'Wie stehen die Chancen?',
    body: [
      'Ein Würfel bringt im Schnitt 0,6 Treffer, mit allem, was seine Sechsen mitbringen. Die Chance auf Erfolg, vor dem Wurf:',
      {
        as: 'table',
        says: 'Die Chance auf Erfolg, nach Würfeln und Schwierigkeit',
        head: ['Würfel', '1', '2', '3', '4'],
        rows: chancesIn('de'),
      },
      'Bei Tiefe 3 sind zwei Paare reichlich. Damit der Höhepunkt so oder so ausgehen kann, braucht er sechs Würfel: etwa drei Erfolgswürfel und drei Paare. Ein Baum, der knapp über dem Höhepunkt breit ist, hilft am Ende; einer, der hoch ist, hilft auf dem Weg dorthin.',
      'Und solange ein Würfel da ist, ist kein Wurf ganz aussichtslos: eine Sechs kann immer noch einen bringen.',
    ],
  },
  {
    id: 'house',
    title: 'Hausregeln',
    body: [
      'Eine Zahl dürft ihr setzen, wenn alle einverstanden sind: wie viele Szenen ein Baum höchstens hat. Das Spiel selbst zieht keine Grenze.',
      {
        as: 'table',
        says: 'Was sich einstellen lässt',
        head: ['Was', 'Üblich', 'Oder'],
        rows: [['Szenen im Baum, höchstens', 'keine Grenze', '4 bis 12']],
      },
      'Acht füllen einen Abend: achtmal zehn Minuten, und die zwei Bögen. Mit vieren seid ihr fertig, ehe der Tee kalt ist. Gibt es eine Grenze, meldet sich der Tisch bei der Szene, die sie überschreitet, und lässt euch weitermachen.',
      'Alles andere steht fest: drei Akte, fünf Merkmale, höchstens Tiefe 3, und 256 Zeichen.',
    ],
  },
  {
    id: 'together',
    title: 'Um einen Bildschirm, oder weit auseinander',
    body: [
      'Um einen großen Bildschirm:',
      {
        as: 'points',
        items: [
          'Auf ein Oval schreibt, wer ihm am nächsten sitzt. Dreht Karten zu denen hin, die sie lesen.',
          'Kommt die Warnung an, steht jemand auf und liest sie im Stehen vor.',
          'Nebenfiguren wandern: schiebt die Karte zu dem Platz, der für sie sprechen soll.',
        ],
      },
      'Weit auseinander:',
      {
        as: 'points',
        items: [
          'Telefoniert beim Spielen. Das passt zum Thema.',
          'Sagt, wer gerade erzählt. Zeigt mit der Hand auf dem Papier: die anderen sehen es.',
          'Wer würfelt, würfelt für alle, und alle sehen dieselben Würfel fallen.',
          'Bricht eine Leitung ab, spielt weiter. Was ihr getrennt getan habt, kommt wieder zusammen: hier wenigstens geht nichts verloren.',
        ],
      },
      'Einige um einen Bildschirm und einige weit weg? Auch das geht. Die im Raum sprechen dann etwas langsamer.',
    ],
  },
  {
    id: 'prompts',
    title: 'Worte für den Anfang',
    body: [
      'Niemand muss sofort eine Idee haben. Zu jedem Aspekt bietet der Tisch eine Handvoll Worte: zwölf für jede Art von Merkmal und vierundzwanzig für die Umgebung. Nehmt eines, dreht es um oder lasst es liegen.',
      {
        as: 'table',
        says: 'Einige der Worte, die angeboten werden',
        head: ['Für', 'Worte'],
        rows: [
          ['Beschäftigung', 'Telefonvermittlung, Glasbläserei, Nachtpforte'],
          ['Körper oder Geist', 'Beidhändig, Schläft vier Stunden, Liest von den Lippen'],
          ['Wesenszug', 'Streitlustig, Sieht überall Muster, Hasst Verschwendung'],
          ['Beziehung', 'Ersetzt durch, Nie bedankt bei, Aufgezogen von'],
          ['Zugehörigkeit', 'Die Sternwarte, Werftgewerkschaft, Amt für Statistik'],
          ['Umgebung', 'Es brummt, Mit Reif bedeckt, Eine Uhr geht rückwärts'],
        ],
      },
      'Dazu kommen Fragen für jeden Akt, Namen für Szenen zum Losspielen und zwei Anstöße dafür, [[resolution|wie es endet]].',
    ],
  },
  {
    id: 'sheet',
    title: 'Alles auf einer Seite',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: 'Auftakt',
            says: 'Rückblende: Widerpart, Schauplatz, Katastrophe. Charaktere mit fünf Merkmalen. Der Szenenbaum, von unten hinauf. Die Warnung: 256 Zeichen.',
          },
          {
            name: 'Konfrontation',
            says: 'Die Warnung kommt an. Spielt die Szenen, stromaufwärts zuerst, den Höhepunkt zuletzt.',
          },
          { name: 'Auflösung', says: 'Vorausblende: strahlend oder düster.' },
          { name: 'Eine Szene', says: 'Erkunden, Eingreifen, Einordnen, in zehn Minuten.' },
          {
            name: 'Schwierigkeit',
            says: '4 minus Tiefe. Tiefe: Linien bis zum Höhepunkt, höchstens 3.',
          },
          {
            name: 'Würfel',
            says: 'Einer für jedes Paar, das beim Erkunden gefunden wurde, und einer für jeden Erfolg unmittelbar stromaufwärts.',
          },
          { name: 'Treffer', says: '4, 5 und 6. Eine 6 bringt einen Würfel mehr.' },
          { name: 'Erfolg', says: 'So viele Treffer wie die Schwierigkeit, oder mehr.' },
          { name: 'Ein Paar', says: 'Ein Merkmal, ein Umgebungsaspekt, und alle sind dafür.' },
        ],
      },
      'Mehr zu [[pairs|Paaren]], zur [[check|Probe]], zu den [[chances|Chancen]] und zu den [[house|Hausregeln]].',
    ],
  },
]
