import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const sheets = counted('{n} Blatt', '{n} Blätter')
const cards = counted('{n} Karte', '{n} Karten')
const notes = counted('{n} Zettel', '{n} Zettel')

/** What goes on paper and into pictures, in German. */
export const print: Words = {
  print: 'Drucken',
  'print.what': 'Was gedruckt wird',
  'print.story': 'Die Geschichte',
  'print.storyNote': 'Die Chronik als kleines Buch mit einem Titelblatt',
  'print.cut': 'Karten und Zettel',
  'print.cutNote': 'In ihrer wirklichen Größe, mit Marken zum Ausschneiden',
  'print.board': 'Der Tisch',
  'print.boardNote':
    'Alles, was darauf liegt, auf einem Blatt oder auf mehreren zum Zusammenkleben',
  'print.paper': 'Papier',
  'print.a4': 'A4',
  'print.letter': 'US Letter',
  'print.plate': 'Mit einem Bild vom Tisch',
  'print.empty': 'Noch ist nichts erzählt: Es gäbe ein Titelblatt und sonst nichts zu lesen.',
  'print.which': 'Welche',
  'print.all': 'Alles',
  'print.characters': 'Charaktere und was an ihnen klebt',
  'print.selected': 'Nur was ausgewählt ist',
  'print.kinds': 'Karten und Zettel',
  'print.cards': 'Karten',
  'print.notes': 'Zettel',
  'print.cuts': (of) =>
    `${cards({ n: of.cards ?? 0 })} und ${notes({ n: of.notes ?? 0 })}; ${sheets({ n: of.sheets ?? 0 })}.`,
  'print.nothing': 'Davon liegt nichts auf dem Tisch.',
  'print.full': 'In voller Größe drucken (100 %, „Tatsächliche Größe“), sonst werden sie kleiner.',
  'print.size': 'Größe',
  'print.one': 'Auf einem Blatt',
  'print.four': 'Auf zwei mal zwei Blättern',
  'print.nine': 'Auf drei mal drei Blättern',
  'print.real': 'So groß wie auf dem Tisch',
  'print.sheets': ({ n = 0, wide, high, percent }) =>
    `${sheets({ n })}${n === 1 ? '' : ` (${wide} × ${high})`}, bei ${percent} % der wirklichen Größe.`,
  'print.many':
    'Das wären {n} Blätter, und mehr als {most} werden nicht auf einmal gedruckt. Wähle einen Teil des Tisches aus oder drucke ihn kleiner.',
  'print.ground': 'Mit dem, was den Tisch bedeckt, und dem Holz',
  'print.join':
    'Schneide an den gestrichelten Linien und klebe jedes Blatt auf den Streifen des vorigen.',
  'print.sheet': 'Blatt {name}',
  'print.go': 'Drucken',
  'print.painting': 'Die Blätter werden vorbereitet',
  'print.ready': 'Die Blätter sind bereit.',
  picture: 'Ein Bild vom Tisch',
  'picture.size': 'Wie groß',
  'picture.screen': 'Für einen Bildschirm',
  'picture.4k': 'Für einen großen Bildschirm (4K)',
  'picture.fine': 'Zum Drucken in wirklicher Größe, 300 Punkte je Zoll',
  'picture.own': 'In eigener Größe',
  'picture.long': 'Pixel an der längeren Seite',
  'picture.pixels': '{width} × {height} Pixel; {wide} × {high} cm auf dem Tisch.',
  'picture.large': 'Das ist mehr, als ein Bild fassen kann. Es wird {width} × {height} Pixel groß.',
  'picture.ground': 'Mit dem, was den Tisch bedeckt, und dem Holz',
  'picture.clear': 'Nichts dahinter (durchsichtig)',
  'picture.behind': 'Dahinter',
  'picture.go': 'Als PNG speichern',
  'picture.making': 'Das Bild wird gemalt',
  'picture.made': 'Das Bild ist gespeichert.',
  'making.stop': 'Anhalten',
  'making.stopped': 'Angehalten.',
  'making.failed':
    'Das hat nicht geklappt: Vielleicht fehlt es an Speicher. Nichts ist verloren; versuche es kleiner.',
}
