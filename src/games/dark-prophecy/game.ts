import type { Game } from '../../rules/game.ts'
import { once, onceEach } from '../../rules/plain/once.ts'
import { say } from '../../rules/plain/sentence.ts'
import { lateMoves, lateWhole } from '../../rules/play/latemoves.ts'
import { must } from '../../rules/play/make.ts'
import { en } from './en/en.ts'
import { look } from './look.ts'
import { DARK_PRINTED } from './printed.ts'
import { cardsLooked, forced, handHeld, mainDeck } from './story/dark.ts'
import { darkEnding, darkPhases } from './story/guide.ts'
import { darkChecks } from './story/lots.ts'
import { darkMarks, darkOffers, darkOutline } from './story/read.ts'
import { darkSetup } from './story/setup.ts'

/** What people may do comes once the table is seen. */
const late = lateMoves(
  'deal+ gather playCard+ levelUp+ scheme+ endActions advance+ discard+ recover+ moveAdvance+ ' +
    'raise+ use lots opened seen cultist leave+ lay settle epilogue+',
  must('no.coming'),
  async () => (await import('./play/moves.ts')).darkMoves,
)

/** Dark Prophecy, a card game of hidden hands. */
export const game = {
  id: 'dark-prophecy',
  say: say('game.name'),
  words: { en },
  prose: async () => (await import('./prose/prose.ts')).prose,
  translations: { de: async () => (await import('./de/de.ts')).de },
  whole: lateWhole(late, DARK_PRINTED),
  pieces: DARK_PRINTED,
  moves: late.moves,
  setup: darkSetup,
  read: darkMarks,
  outline: darkOutline,
  phases: darkPhases,
  checks: darkChecks,
  offers: darkOffers,
  decks: [mainDeck],
  course: async () => (await import('./play/course.ts')).course,
  hand: handHeld,
  looks: cardsLooked,
  forced,
  ending: darkEnding,
  look,
  book: onceEach(async (lang) => (await import('./book/book.ts')).bookIn(lang)),
  cover: async () => (await import('./book/cover.ts')).cover,
  example: onceEach(async (lang) => (await import('./example/example.ts')).exampleIn(lang)),
  handouts: onceEach(async (lang) => (await import('./handouts/handouts.ts')).handoutsIn(lang)),
  chronicle: once(async () => (await import('./chronicle/chronicle.ts')).chronicler),
} satisfies Game
