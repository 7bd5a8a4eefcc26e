import { isRecord } from '../../../rules/plain/json.ts'
import { DEEDS, OPEN_DEEDS } from '../cards/deeds.ts'
import { DESIGNS } from '../cards/designs.ts'
import { TOP_LEVEL } from '../cards/disciplines.ts'
import { DISCIPLINES, VERBS } from '../cards/effects.ts'
import { VERSE_KINDS, VERSES } from '../cards/verses.ts'
import { cardsOf } from './choice.ts'
import { PACKET } from './setup.ts'
import type { CardFace, CardId, GameState } from './state.ts'

/*
 * Whether what somebody wrote can be a game at all: of the right shape, everything in it once, nothing endless. Whether
 * it came about by the rules is another question.
 */

/** Whether a value is of a shape. */
export type SoundShape = (raw: unknown) => boolean

/** More cards are held in no hand, drawn at once, nor so many things still to be done. */
const MOST = { cards: 64, tasks: 120, n: 12, rounds: 1000, points: 1000 } as const

export const oneOf =
  (...names: readonly unknown[]): SoundShape =>
  (raw) =>
    names.includes(raw)
export const manyOf =
  (of: SoundShape, most: number): SoundShape =>
  (raw) =>
    Array.isArray(raw) && raw.length <= most && raw.every(of)
export const wholeUpTo =
  (most: number, least = 0): SoundShape =>
  (raw) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most
/** A name of anything: a seat, a card. */
export const isWord: SoundShape = (raw) =>
  typeof raw === 'string' && raw.length > 0 && raw.length <= 200
/** An object that has these, each of its shape, and may have those. */
export const recordOf =
  (
    has: Readonly<Record<string, SoundShape>>,
    may: Readonly<Record<string, SoundShape>> = {},
  ): SoundShape =>
  (raw) =>
    isRecord(raw) &&
    Object.entries(has).every(([key, of]) => of(raw[key])) &&
    Object.entries(may).every(([key, of]) => raw[key] === undefined || of(raw[key]))
const anyOf =
  (...shapes: readonly SoundShape[]): SoundShape =>
  (raw) =>
    shapes.some((of) => of(raw))

const isDiscipline = oneOf(...DISCIPLINES)
const isDeed = oneOf(...Object.keys(DEEDS))
const isDesign = oneOf(...Object.keys(DESIGNS))
const isVerseKind = oneOf(...VERSE_KINDS)
const isCards = manyOf(isWord, MOST.cards)
const isN = wholeUpTo(MOST.n)

/** What may stand on a card's face. */
export const isFace = (raw: unknown): raw is CardFace => raw === 'verse' || isDesign(raw)

const isCondition = anyOf(
  recordOf({ when: oneOf('topIs'), of: isDiscipline }),
  recordOf({ when: oneOf('topPower'), at: isN }),
  recordOf({ when: oneOf('level'), of: isDiscipline, at: isN }),
  recordOf({ when: oneOf('unfinished', 'emptyHand', 'completed') }),
)
const isRecovered = anyOf(
  recordOf({ by: oneOf('top') }),
  recordOf({ by: oneOf('discipline'), of: isDiscipline }),
  recordOf({ by: oneOf('power'), at: isN }),
)
const isClause = anyOf(
  recordOf({ verb: oneOf('advance') }, { same: oneOf(true) }),
  recordOf({ verb: oneOf('draw', 'point', 'look') }),
  recordOf({ verb: oneOf('discard'), who: oneOf('self', 'others') }),
  recordOf({ verb: oneOf('recover'), what: isRecovered }),
  recordOf({ verb: oneOf('move'), from: oneOf('own', 'rival') }),
  recordOf({ verb: oneOf('level') }, { of: isDiscipline }),
)
const isEffect: SoundShape = (raw) =>
  isClause(raw) && recordOf({ verb: oneOf(...VERBS), n: isN }, { if: isCondition })(raw)

const isTask = anyOf(
  recordOf({ task: oneOf('shuffle'), what: oneOf('main', 'again') }),
  recordOf({ task: oneOf('shuffle'), what: oneOf('packet'), at: wholeUpTo(MOST.cards) }),
  recordOf({ task: oneOf('open', 'begin') }),
  recordOf({ task: oneOf('turnUp', 'refill'), at: wholeUpTo(OPEN_DEEDS - 1) }),
  recordOf({ task: oneOf('unseen', 'due', 'gift', 'fill'), seat: isWord }),
  recordOf({ task: oneOf('sentence'), seat: isWord, effect: isEffect }, { of: isDiscipline }),
  recordOf({ task: oneOf('do'), seat: isWord, doing: isClause, n: isN }, { of: isDiscipline }),
  recordOf({ task: oneOf('bonus'), seat: isWord, design: isDesign }),
  recordOf({ task: oneOf('lay'), card: isWord }),
)

const isCultist = recordOf(
  {
    seat: isWord,
    hand: isCards,
    levels: manyOf(recordOf({ of: isDiscipline, level: wholeUpTo(TOP_LEVEL) }), DISCIPLINES.length),
    deeds: manyOf(recordOf({ deed: isDeed, advances: isN }), Object.keys(DEEDS).length),
    completed: manyOf(isDeed, Object.keys(DEEDS).length),
    points: wholeUpTo(MOST.points),
  },
  { gone: oneOf(true) },
)

const isVerse: SoundShape = (raw) =>
  recordOf({ kind: isVerseKind }, { verse: oneOf(...Object.keys(VERSES)) })(raw) &&
  isRecord(raw) &&
  (raw.verse === undefined || VERSES[raw.verse as keyof typeof VERSES].kind === raw.kind)

const hasShape = recordOf(
  {
    cultists: manyOf(isCultist, 5),
    deck: isCards,
    discard: isCards,
    row: manyOf(isVerse, VERSE_KINDS.length),
    coming: manyOf(oneOf('middle', 'final'), 2),
    marks: wholeUpTo(MOST.cards),
    openDeeds: manyOf(anyOf(isDeed, oneOf(null)), OPEN_DEEDS),
    deedsLeft: manyOf(isDeed, Object.keys(DEEDS).length),
    due: manyOf(isDeed, Object.keys(DEEDS).length),
    tasks: manyOf(isTask, MOST.tasks),
    round: wholeUpTo(MOST.rounds),
    moved: oneOf(true, false),
  },
  {
    first: isWord,
    turn: recordOf({
      seat: isWord,
      phase: oneOf('action', 'verses', 'end'),
      actions: isN,
      levelled: manyOf(isDiscipline, DISCIPLINES.length),
      completed: oneOf(true, false),
    }),
    over: oneOf(true),
  },
)

const isOnce = (names: readonly unknown[]): boolean => new Set(names).size === names.length

/** Whether everything is there once, and everybody who is named plays. */
function hangsTogether(game: GameState, known: readonly CardId[]): boolean {
  const seats = game.cultists.map(({ seat }) => seat)
  const cards = cardsOf(game)
  const deeds = [
    ...game.openDeeds.filter((deed) => deed !== null),
    ...game.deedsLeft,
    ...game.cultists.flatMap(({ deeds, completed }) => [
      ...deeds.map(({ deed }) => deed),
      ...completed,
    ]),
  ]
  const named = [
    ...(game.turn ? [game.turn.seat] : []),
    ...(game.first === undefined ? [] : [game.first]),
    ...game.tasks.flatMap((task) => ('seat' in task ? [task.seat] : [])),
  ]
  const fits = game.tasks.every((task) => {
    if (task.task === 'turnUp') return task.at < game.row.length
    if (task.task === 'refill') return task.at < game.openDeeds.length
    return task.task !== 'shuffle' || task.what !== 'packet' || task.at + PACKET < game.deck.length
  })
  return (
    seats.length >= 2 &&
    [seats, cards, deeds, game.row.map(({ kind }) => kind), game.coming].every(isOnce) &&
    cards.every((card) => known.includes(card)) &&
    named.every((seat) => seats.includes(seat)) &&
    game.cultists.every(
      ({ levels }) => levels.length === DISCIPLINES.length && isOnce(levels.map(({ of }) => of)),
    ) &&
    fits &&
    (game.over === true || game.tasks.length > 0 || game.turn !== undefined)
  )
}

/** A game out of what somebody wrote, over cards of these names; undefined where it cannot be one. */
export const soundGame = (raw: unknown, known: readonly CardId[]): GameState | undefined =>
  hasShape(raw) && hangsTogether(raw as GameState, known) ? (raw as GameState) : undefined
