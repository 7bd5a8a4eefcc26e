import type { Game } from '../../rules/game.ts'
import { pairMoves } from '../../rules/moves/pairs.ts'
import { peopleMoves } from '../../rules/moves/people.ts'
import { playMoves } from '../../rules/moves/play.ts'
import { sceneMoves } from '../../rules/moves/scenes.ts'
import { clockMoves, houseMoves } from '../../rules/moves/table.ts'
import { worldMoves } from '../../rules/moves/world.ts'
import { once, onceEach } from '../../rules/plain/once.ts'
import { say } from '../../rules/plain/sentence.ts'
import { unpaused } from '../../rules/story/clock.ts'
import { judge, oddsOf } from '../../rules/story/counting.ts'
import { SUPPLY } from '../../rules/story/pieces.ts'
import { en } from './en/en.ts'
import { became } from './moves/after.ts'
import { receive } from './moves/prophecy.ts'
import { TABLE } from './moves/table.ts'
import { gathering, settle } from './story/check.ts'
import { ending } from './story/ending.ts'
import { promptsOf } from './story/ideas.ts'
import { PHASE_LIST } from './story/phases.ts'
import { PIECES } from './story/pieces.ts'
import { phaseOf, SETTINGS } from './story/settings.ts'
import { tale } from './story/telling.ts'

/** Prophecy, a story game about fate and destiny by Michael Purcell. */
export const game = {
  id: 'prophecy',
  say: say('game.name'),
  words: { en },
  prose: async () => (await import('./prose/prose.ts')).prose,
  translations: { de: async () => (await import('./de/de.ts')).de },
  pieces: PIECES,
  moves: [
    receive,
    ...peopleMoves(tale, promptsOf),
    ...worldMoves(tale, () => promptsOf('environment')),
    ...sceneMoves(tale),
    ...playMoves(tale),
    ...pairMoves(tale),
    became,
    ...clockMoves(tale),
    ...TABLE,
    ...houseMoves(tale),
  ],
  setup: () => [{ do: 'play', key: 'phase', value: 'prophecy' }],
  read: tale.read,
  outline: tale.lists,
  supply: SUPPLY,
  settings: SETTINGS,
  phases: { list: PHASE_LIST, now: phaseOf, go: 'phase' },
  checks: {
    judge,
    odds: oddsOf,
    settle,
    gathering,
  },
  offers: tale.offers,
  binned: unpaused,
  clock: tale.clock,
  ending,
  book: onceEach(async (lang) => (await import('./book/book.ts')).bookIn(lang)),
  cover: async () => (await import('./book/cover.ts')).cover,
  chronicle: once(async () => (await import('./chronicle/chronicle.ts')).chronicler),
  example: async (lang) => (await import('./example/example.ts')).exampleIn(lang),
  gestures: {
    oval: 'oval',
    line: 'setParent',
    drawn: { oval: say('drawn.oval'), line: say('drawn.line') },
    pause: 'pause',
    refill: 'refill',
    moderator: { take: 'takeModerator', leave: 'leaveModerator' },
  },
} satisfies Game
