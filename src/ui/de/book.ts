import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

/** What the rulebook, its printed booklet and the words explained on the screen say, in German. */
export const book: Words = {
  'book.cover': 'Titelseite',
  'book.credits': 'Dank',
  'book.contents': 'Inhalt',
  'book.search': 'Im Regelbuch suchen',
  'book.found': counted(
    'Eine Seite gefunden',
    '{n} Seiten gefunden',
    'Keine Seite enthält alle diese Wörter.',
  ),
  'book.back': 'Zurück',
  'book.on': 'Umblättern',
  'book.yes': 'Ja: ',
  'book.no': 'Nein: ',
  'book.dice': 'Würfel: {faces}.',
  'book.words': 'Die Wörter des Spiels',
  'book.notes': 'Notizen',
  'book.seePage': '(Seite {n})',
  'book.page': 'Seite {n}',
  'book.print': 'Das Heft drucken',
  'book.print.a5': 'Seiten in A5, eine nach der anderen',
  'book.print.a5.note': '{n} Seiten, zum Lesen oder zum Binden',
  'book.print.sheets': 'Bögen in A4, zum Heft gefaltet',
  'book.print.sheets.note': ({ n = 0 }) =>
    `${n} Bögen: beidseitig drucken, über die kurze Kante gewendet; in der Mitte falten und heften`,
  'book.print.how': 'Wähle im Fenster, das aufgeht, keine Ränder und die echte Größe (100 %).',
  'book.print.go': 'Drucken',
  'terms.here': 'Erklärte Wörter',
  'terms.more': 'Im Regelbuch nachschlagen',
}
