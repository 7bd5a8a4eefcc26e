import type { Game } from '../../rules/game.ts'
import { pairMoves } from '../../rules/moves/pairs.ts'
import { peopleMoves } from '../../rules/moves/people.ts'
import { playMoves } from '../../rules/moves/play.ts'
import { clockMoves, houseMoves } from '../../rules/moves/table.ts'
import { worldMoves } from '../../rules/moves/world.ts'
import { once, onceEach } from '../../rules/plain/once.ts'
import { say } from '../../rules/plain/sentence.ts'
import { unpaused } from '../../rules/story/clock.ts'
import { judge, oddsOf } from '../../rules/story/counting.ts'
import { SUPPLY } from '../../rules/story/pieces.ts'
import { en } from './en/en.ts'
import { look } from './look.ts'
import { ACT_MOVES } from './moves/acts.ts'
import { environmentIdeas, FLASHBACK } from './moves/flashback.ts'
import { STAGES } from './moves/stages.ts'
import { TREE } from './moves/tree.ts'
import { ending } from './story/ending.ts'
import { promptsOf } from './story/ideas.ts'
import { read } from './story/marks.ts'
import { ACT_LIST } from './story/phases.ts'
import { PIECES } from './story/pieces.ts'
import { actOf, SETTINGS } from './story/settings.ts'
import { tale } from './story/telling.ts'

/** Temporal Mechanics, a story game about a timeline gone wrong by Michael Purcell. */
export const game = {
  id: 'temporal-mechanics',
  say: say('game.name'),
  words: { en },
  prose: async () => (await import('./prose/prose.ts')).prose,
  translations: { de: async () => (await import('./de/de.ts')).de },
  pieces: PIECES,
  moves: [
    ...FLASHBACK,
    ...peopleMoves(tale, promptsOf),
    ...worldMoves(tale, environmentIdeas),
    ...TREE,
    ...playMoves(tale),
    ...STAGES,
    ...pairMoves(tale),
    ...ACT_MOVES,
    ...clockMoves(tale),
    ...houseMoves(tale),
  ],
  setup: () => [{ do: 'play', key: 'phase', value: 'setup' }],
  read,
  outline: tale.lists,
  tree: 'up',
  supply: SUPPLY,
  settings: SETTINGS,
  look,
  phases: { list: ACT_LIST, now: actOf, go: 'act', counted: 'act.of' },
  checks: {
    judge,
    odds: oddsOf,
    settle: tale.settle,
    gathering: tale.gathering,
  },
  offers: tale.offers,
  binned: unpaused,
  clock: tale.clock,
  ending,
  book: onceEach(async (lang) => (await import('./book/book.ts')).bookIn(lang)),
  cover: async () => (await import('./book/cover.ts')).cover,
  chronicle: once(async () => (await import('./chronicle/chronicle.ts')).chronicler),
  example: async (lang) => (await import('./example/example.ts')).exampleIn(lang),
  gestures: { oval: 'oval', line: 'setParent', pause: 'pause', refill: 'refill' },
} satisfies Game
