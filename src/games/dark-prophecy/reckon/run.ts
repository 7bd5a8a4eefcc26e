import type { Lot } from '../../../rules/dice/lots.ts'
import type { SeatId } from '../../../rules/plain/item.ts'
import { deedOf, OPEN_DEEDS } from '../cards/deeds.ts'
import { designOf } from '../cards/designs.ts'
import { DISCIPLINES, type Effect } from '../cards/effects.ts'
import { VERSE_KINDS, verseOf, versesOf } from '../cards/verses.ts'
import { picked } from './done.ts'
import { isMet, picksOf } from './options.ts'
import { clockwise, cultistAt, handSize, isGifted, levelIn, withOwn } from './own.ts'
import { PACKET } from './setup.ts'
import type { CardId, Cultist, FacesKnown, GameState, OneTurn, Task, Wait } from './state.ts'

/** How many actions a turn has at most [D14]. */
export const ACTIONS = 2

/** A sentence, and then the Deeds that it completes [D24]. */
export const sentence = (
  seat: SeatId,
  effect: Effect,
  of?: Extract<Task, { task: 'sentence' }>['of'],
): readonly Task[] => [
  { task: 'sentence', seat, effect, ...(of && { of }) },
  { task: 'due', seat },
]

/** Whether the Final Verse lies open: the round is the last [D30]. */
export const isLast = (game: GameState): boolean =>
  game.row.some(({ kind, verse }) => kind === 'final' && verse !== undefined)

const rest = (game: GameState): GameState => ({ ...game, tasks: game.tasks.slice(1) })
const instead = (game: GameState, ...tasks: readonly Task[]): GameState => ({
  ...game,
  tasks: [...tasks, ...game.tasks.slice(1)],
})

/** Whether a deck can be made anew: of all discards but the top one [D28]. */
const canShuffle = (game: GameState) => game.discard.length > 1

/** The cards that a draw or a look is about: as many of the top ones as there are. */
const topCards = (game: GameState, n: number): readonly CardId[] => game.deck.slice(0, n)

/** What a sentence has to be done for, one task for each. */
function doings(game: GameState, task: Extract<Task, { task: 'sentence' }>): readonly Task[] {
  const { seat, effect, of } = task
  const { n, if: _, ...doing } = effect
  const who =
    doing.verb === 'discard' && doing.who === 'others'
      ? clockwise(game, seat)
          .slice(1)
          .filter(({ gone }) => !gone)
      : [{ seat }]
  return who.map((one) => ({ task: 'do', seat: one.seat, doing, n, ...(of && { of }) }))
}

/** The game once what it can do by itself has been done of the next task; undefined where that waits for somebody. */
function stepped(game: GameState, faces: FacesKnown): GameState | undefined {
  const task = game.tasks[0]
  if (!task) return turned(game)
  switch (task.task) {
    case 'sentence': {
      const { effect, seat } = task
      const met = !effect.if || isMet(game, seat, effect.if, faces)
      return met ? instead(game, ...doings(game, task)) : rest(game)
    }
    case 'due': {
      const [deed, ...due] = game.due
      if (deed === undefined) return rest(game)
      const { brings, discipline } = deedOf(deed)
      const { seat } = task
      return brings
        ? { ...instead(game, ...sentence(seat, brings, discipline)), due }
        : { ...game, due }
    }
    case 'bonus': {
      const one = cultistAt(game, task.seat)
      const { bonus, discipline } = designOf(task.design)
      return bonus && one && levelIn(one, discipline) >= bonus.level ? undefined : rest(game)
    }
    case 'lay':
      return { ...rest(game), discard: [task.card, ...game.discard] }
    case 'gift':
      return game.discard.length > 0 ? undefined : rest(game)
    case 'fill': {
      const one = cultistAt(game, task.seat)
      const n = one ? handSize(one) - one.hand.length : 0
      return instead(game, { task: 'do', seat: task.seat, doing: { verb: 'draw' }, n })
    }
    case 'do':
      return doneAlone(game, task, faces)
    default:
      return undefined
  }
}

/** The same for what somebody does: by itself go points, and whatever leaves no choice. */
function doneAlone(
  game: GameState,
  task: Extract<Task, { task: 'do' }>,
  faces: FacesKnown,
): GameState | undefined {
  const { seat, doing, n } = task
  if (n <= 0) return rest(game)
  switch (doing.verb) {
    case 'point':
      return rest(withOwn(game, seat, ({ points }) => ({ points: points + n })))
    case 'look':
      return game.deck.length > 0 ? undefined : rest(game)
    case 'draw':
      if (game.deck.length > 0) return undefined
      // No deck is left for a verse to be in: somebody has kept it to themselves.
      if (game.coming.length > 0) return game.coming.reduce(laidDown, game)
      return canShuffle(game)
        ? { ...game, tasks: [{ task: 'shuffle', what: 'again' }, ...game.tasks] }
        : rest(game)
    default: {
      const [only, ...others] = picksOf(game, seat, doing, task.of, faces)
      if (!only) return rest(game)
      // A hand card is laid open by whoever holds it, also the only one.
      if (others.length > 0 || doing.verb === 'discard') return undefined
      return afterPick(picked(game, seat, only, n), task)
    }
  }
}

/** The task at the head of the game once one pick of it has been made. */
export const afterPick = (game: GameState, task: Extract<Task, { task: 'do' }>): GameState =>
  task.doing.verb === 'level' ? rest(game) : instead(game, { ...task, n: task.n - 1 })

/** The turn goes on by itself: to its next phase, to the next turn, round, or the end [D12], [D13]. */
function turned(game: GameState): GameState | undefined {
  const { turn } = game
  if (game.over || !turn) return undefined
  const one = cultistAt(game, turn.seat)
  if (!one || one.gone) return next(game, turn)
  switch (turn.phase) {
    case 'action':
      return turn.actions < ACTIONS ? undefined : prophesied(game, turn)
    case 'verses':
      return {
        ...game,
        turn: { ...turn, phase: 'end' },
        tasks: [
          ...(isGifted(one, 'dead') ? [{ task: 'gift', seat: one.seat } as const] : []),
          { task: 'fill', seat: one.seat },
        ],
      }
    case 'end':
      return next(game, turn)
  }
}

/** The revealed verses are resolved, Opening, Middle, Final [D19]. */
const prophesied = (game: GameState, turn: OneTurn): GameState => ({
  ...game,
  turn: { ...turn, phase: 'verses' },
  tasks: VERSE_KINDS.flatMap((kind) =>
    game.row
      .filter((laid) => laid.kind === kind && laid.verse !== undefined)
      .flatMap(({ verse }) => (verse ? sentence(turn.seat, verseOf(verse).text) : [])),
  ),
})

/** Those who take turns, in the order of a round [D11]. */
const inTurn = (game: GameState): readonly Cultist[] =>
  clockwise(game, game.first ?? '').filter(({ gone }) => !gone)

const turnOf = (seat: SeatId): OneTurn => ({
  seat,
  phase: 'action',
  actions: 0,
  levelled: [],
  completed: false,
})

/** After a turn comes that of the next, or a new round [D12]. */
function next(game: GameState, turn: OneTurn): GameState {
  const order = clockwise(game, game.first ?? '')
  const after = order.slice(order.findIndex(({ seat }) => seat === turn.seat) + 1)
  const one = after.find(({ gone }) => !gone)
  if (one) return { ...game, tasks: [], turn: turnOf(one.seat) }
  const { turn: _, ...ended } = game
  return isLast(game) ? { ...ended, tasks: [], over: true } : roundBegun(stalled(ended))
}

/** A verse comes face down to the Prophecy Row [D26]. */
const laidDown = (game: GameState, kind: GameState['coming'][number]): GameState => ({
  ...game,
  row: [...game.row, { kind }],
  coming: game.coming.filter((one) => one !== kind),
})

/** Where no main card left the deck in a whole round, the next verse does; its card in the deck is void [D29]. */
function stalled(game: GameState): GameState {
  const [kind] = game.coming
  return game.moved || kind === undefined ? game : laidDown(game, kind)
}

/** A round begins: what lies face down in the row is turned up [D12]. */
export function roundBegun(game: GameState): GameState {
  const [one] = inTurn(game)
  return {
    ...game,
    round: game.round + 1,
    moved: false,
    tasks: game.row.flatMap(({ verse }, at) => (verse ? [] : [{ task: 'turnUp' as const, at }])),
    ...(one ? { turn: turnOf(one.seat) } : { over: true as const }),
  }
}

/** The cards that were drawn go to the hand; what stands for a verse does not [D26]. */
export function drawn(
  game: GameState,
  task: Extract<Task, { task: 'do' }>,
  cards: readonly CardId[],
  verses: readonly CardId[],
): GameState {
  const mains = cards.filter((card) => !verses.includes(card))
  const taken = withOwn(game, task.seat, ({ hand }) => ({ hand: [...hand, ...mains] }))
  const off = {
    ...instead(taken, { ...task, n: task.n - mains.length }),
    deck: game.deck.slice(cards.length),
    moved: game.moved || mains.length > 0,
  }
  return verses.reduce(marked, off)
}

/** A card that stands for a verse came out: the first is the Middle Verse, the second the Final, if not void [D29]. */
function marked(game: GameState): GameState {
  const kind = VERSE_KINDS[1 + game.marks]
  const out = { ...game, marks: game.marks + 1 }
  return kind && game.coming.includes(kind) ? laidDown(out, kind) : out
}

/** The game as far as it goes by itself: until it waits for somebody, or is over. */
export function run(game: GameState, faces: FacesKnown): GameState {
  let now = game
  for (let then = stepped(now, faces); then; then = stepped(now, faces)) now = then
  return now
}

/** What lots are drawn for a task. */
function lotsFor(game: GameState, task: Task): readonly Lot[] {
  switch (task.task) {
    case 'begin':
      return [
        ...game.cultists.map(() => ({ of: DISCIPLINES, take: DISCIPLINES.length })),
        { of: game.deedsLeft, take: OPEN_DEEDS },
        { of: game.cultists.map(({ seat }) => seat), take: 1 },
      ]
    case 'turnUp': {
      const laid = game.row[task.at]
      return laid ? [{ of: versesOf(laid.kind), take: 1 }] : []
    }
    case 'refill':
    case 'unseen':
      return [{ of: game.deedsLeft, take: 1 }]
    default:
      return []
  }
}

/** The cards that are to be shuffled. */
function toShuffle(game: GameState, task: Extract<Task, { task: 'shuffle' }>): readonly CardId[] {
  if (task.what === 'main') return game.deck.slice(0, -2)
  return task.what === 'again'
    ? game.discard.slice(1)
    : game.deck.slice(task.at, task.at + PACKET + 1)
}

/** What a game that has run waits for, and for whom; undefined once it is over. */
export function awaited(game: GameState): Wait | undefined {
  const task = game.tasks[0]
  if (game.over) return undefined
  if (!task) return game.turn && { for: 'action', seat: game.turn.seat }
  switch (task.task) {
    case 'shuffle':
      return { for: 'shuffle', cards: toShuffle(game, task) }
    case 'open':
      return { for: 'open', cards: game.discard.slice(0, 1) }
    case 'bonus':
    case 'gift':
      return { for: task.task, seat: task.seat, n: 1 }
    case 'do': {
      const { seat, n } = task
      const { verb } = task.doing
      if (verb === 'draw' || verb === 'look') return { for: verb, seat, cards: topCards(game, n) }
      return verb === 'point' ? undefined : { for: verb, seat, n }
    }
    default:
      return { for: 'lots', lots: lotsFor(game, task) }
  }
}
