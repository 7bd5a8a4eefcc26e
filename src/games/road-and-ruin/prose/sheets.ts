import type { SHEETS } from '../reckon/sheets.ts'
import type { SheetText } from './content.ts'

/** The sample characters [R4], [R32]. */
export const SHEET_TEXTS: Readonly<Record<keyof typeof SHEETS, SheetText>> = {
  brindle: {
    title: 'Brindle Marrow',
    says: 'Nineteen years at the same pole; then the road behind it was closed.',
    belief: 'Whoever is in a hurry has something to hide.',
    goal: 'Find out who closed the road, and send them the bill.',
    reputation: 'Earned: cannot be bribed, and has been tried.',
  },
  oda: {
    title: 'Oda Fenwick',
    says: 'She lost a herd of forty in one night, and has found thirty-nine.',
    belief: 'What runs can be led.',
    goal: 'Find the fortieth.',
    reputation: 'Rumoured: talks to cattle, and they answer.',
  },
  ilvy: {
    title: 'Ilvy of the Basket',
    says: 'She walked out of the abbey with one page and a staff from the choir.',
    belief: 'Everything has been written down by somebody.',
    goal: 'Read the book that the page was cut from.',
    reputation: 'Assumed: a nun, and on the run.',
  },
  tam: {
    title: 'Tam Sparrow',
    says: 'His mother’s inn burnt down, and a guest had paid for the week.',
    belief: 'A guest is a guest, whatever follows them.',
    goal: 'Give the guest their money back, and ask one question.',
    reputation: 'Rumoured: never misses, and never says at what.',
  },
}
