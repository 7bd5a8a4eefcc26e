import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

/** What the rulebook, its printed booklet and the words explained on the screen say, in English. */
export const book = {
  'book.cover': 'Cover',
  'book.credits': 'Credits',
  'book.contents': 'Contents',
  'book.search': 'Search the rulebook',
  'book.found': counted('One page found', '{n} pages found', 'No page has all of these words.'),
  'book.back': 'Back',
  'book.on': 'Turn the page',
  'book.yes': 'Yes: ',
  'book.no': 'No: ',
  'book.dice': 'Dice: {faces}.',
  'book.words': 'The words of the game',
  'book.notes': 'Notes',
  'book.seePage': '(page {n})',
  'book.page': 'page {n}',
  'book.print': 'Print the booklet',
  'book.print.a5': 'Pages of A5, one after another',
  'book.print.a5.note': '{n} pages, to read or to have bound',
  'book.print.sheets': 'Sheets of A4, to be folded into a booklet',
  'book.print.sheets.note': ({ n = 0 }) =>
    `${n} sheets: print on both sides, turned over at the short edge; fold in the middle and staple`,
  'book.print.how': 'In the window that opens, choose no margins and the real size (100 %).',
  'book.print.go': 'Print',
  'terms.here': 'Words explained',
  'terms.more': 'Look it up in the rulebook',
} satisfies Words
