import { chanceOf } from '../../rules/dice/odds.ts'
import type { Game } from '../../rules/game.ts'
import { say } from '../../rules/plain/sentence.ts'
import type { Book } from '../../rules/told/book.ts'
import type { Chronicler } from '../../rules/told/chronicle.ts'
import { en } from './en/en.ts'
import { became } from './moves/after.ts'
import { PAIRS } from './moves/pairs.ts'
import { PEOPLE } from './moves/people.ts'
import { PLAY } from './moves/play.ts'
import { receive } from './moves/prophecy.ts'
import { SCENES } from './moves/scenes.ts'
import { TABLE } from './moves/table.ts'
import { WORLD } from './moves/world.ts'
import { gathering, settle } from './story/check.ts'
import { clock, unpaused } from './story/clock.ts'
import { COUNTING, judge } from './story/counting.ts'
import { ending } from './story/ending.ts'
import { lists } from './story/lists.ts'
import { read } from './story/marks.ts'
import { offers } from './story/offers.ts'
import { PHASE_LIST } from './story/phases.ts'
import { PIECES, SUPPLY } from './story/pieces.ts'
import { phaseOf, SETTINGS } from './story/settings.ts'

const books: Record<string, Promise<Book>> = {}
let chronicle: Promise<Chronicler> | undefined

/** Prophecy, a story game about fate and destiny by Michael Purcell. */
export const game = {
  id: 'prophecy',
  say: say('game.name'),
  words: { en },
  translations: { de: async () => (await import('./de/de.ts')).de },
  pieces: PIECES,
  moves: [receive, ...PEOPLE, ...WORLD, ...SCENES, ...PLAY, ...PAIRS, became, ...TABLE],
  setup: () => [{ do: 'play', key: 'phase', value: 'prophecy' }],
  read,
  outline: lists,
  supply: SUPPLY,
  settings: SETTINGS,
  phases: { list: PHASE_LIST, now: phaseOf, go: 'phase' },
  checks: {
    judge,
    chance: ({ dice, dr }) => chanceOf(dice.length, dr, COUNTING),
    settle,
    gathering,
  },
  offers,
  binned: unpaused,
  clock,
  ending,
  book: (lang) => {
    books[lang] ??= import('./book/book.ts').then((loaded) => loaded.bookIn(lang))
    return books[lang]
  },
  cover: async () => (await import('./book/cover.ts')).cover,
  chronicle: () => {
    chronicle ??= import('./chronicle/chronicle.ts').then((loaded) => loaded.chronicler)
    return chronicle
  },
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
