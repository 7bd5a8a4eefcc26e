import type { SeatId } from '../../../rules/plain/item.ts'
import { type DeedId, deedOf } from '../cards/deeds.ts'
import { type Design, designOf } from '../cards/designs.ts'
import { pointsAt } from '../cards/disciplines.ts'
import type { Clause, Discipline, Effect } from '../cards/effects.ts'
import type { Chosen } from '../reckon/choice.ts'
import { isMet, type OnePick, picksOf, stillCosts } from '../reckon/options.ts'
import { cultistAt, levelIn } from '../reckon/own.ts'
import { isLast } from '../reckon/run.ts'
import type { CardId, Cultist, FacesKnown, GameState } from '../reckon/state.ts'

/** What somebody sees of a game: all that lies open, and of hidden cards those that they know. */
export interface SeatView {
  readonly game: GameState
  readonly seat: SeatId
  readonly sees: FacesKnown
}

// What things are worth to a simple cultist, in points as they expect to gain by them.
/** A card more in hand: little, as the hand is filled up anyway; and each of its power. */
const CARD = 0.3
const POWER = 0.15
const LOOK = 0.05
/** A card that each rival loses. */
const TAKEN = 0.6
/** A rival's advance is worth more than an own one: it is gone there. */
const RIVAL = 1.2
/** What a level opens, beyond its points: for each card in hand whose bonus it brings, and at all. */
const OPENS = 0.3
const HIGHER = 0.5
/** A Deed, for each of its points, and for each hand card that does something for its Discipline alone. */
const SIZE = 0.03
const SUITS = 0.2
/** An unfinished Deed to advance: the first, the second and so on. */
const TO_DO = [2.4, 0, -0.3, -0.3] as const

const me = ({ game, seat }: SeatView): Cultist | undefined => cultistAt(game, seat)

const frontAt = ({ sees }: SeatView, card: CardId): Design | undefined => {
  const face = sees(card)
  return face === undefined || face === 'verse' ? undefined : designOf(face)
}

/** What so many advances on a Deed bring: all of it where they complete it. */
function advancesWorth(view: SeatView, deed: DeedId, n: number): number {
  const own = me(view)?.deeds.find((one) => one.deed === deed)
  const { points, cost, brings } = deedOf(deed)
  if (!own) return 0
  if (stillCosts(own) <= n) return (points / cost) * n + 0.5 + (brings ? 0.7 : 0)
  return isLast(view.game) ? 0.05 : ((points / cost) * n * (2 + own.advances)) / (2 + cost / 2)
}

/** What a level more in a Discipline is worth: its points, and what may be done by it. */
function levelWorth(view: SeatView, of: Discipline, by = 1): number {
  const one = me(view)
  if (!one) return 0
  const level = levelIn(one, of)
  const gained = pointsAt(Math.min(4, level + by)) - pointsAt(level)
  if (isLast(view.game)) return gained
  const opened = one.hand.filter((card) => {
    const front = frontAt(view, card)
    return front?.discipline === of && front.bonus?.level === level + 1
  })
  return gained + HIGHER + OPENS * opened.length
}

/** What a hand card is worth to keep. */
function cardWorth(view: SeatView, card: CardId): number {
  if (isLast(view.game)) return 0
  const front = frontAt(view, card)
  return CARD + POWER * (front?.power ?? 1)
}

/** What one pick of several is worth. */
function pickWorth(view: SeatView, pick: OnePick, n: number): number {
  switch (pick.pick) {
    case 'advance':
      return advancesWorth(view, pick.deed, n)
    case 'discard':
      return -cardWorth(view, pick.card)
    case 'recover':
      return cardWorth(view, pick.card) / 2
    case 'move':
      return (
        advancesWorth(view, pick.to, 1) -
        (me(view)?.deeds.some(({ deed }) => deed === pick.from)
          ? advancesWorth(view, pick.from, 1)
          : 0)
      )
    case 'level':
      return levelWorth(view, pick.of, n)
  }
}

const best = (worths: readonly number[]): number => Math.max(0, ...worths)

/** What something that is done is worth to whoever does it. */
function doingWorth(view: SeatView, doing: Clause, n: number, of: Discipline): number {
  const last = isLast(view.game)
  const picks = () => picksOf(view.game, view.seat, doing, of, view.sees)
  switch (doing.verb) {
    case 'point':
      return n
    case 'look':
      return LOOK
    case 'draw':
      return last ? 0.1 * n : CARD * n
    case 'discard':
      if (doing.who === 'others') return last ? 0 : TAKEN * n
      return (me(view)?.hand.length ?? 0) > 1 && !last ? -CARD * n : 0
    case 'move':
      return (
        (doing.from === 'rival' ? RIVAL : 1) * best(picks().map((pick) => pickWorth(view, pick, n)))
      )
    default:
      return best(picks().map((pick) => pickWorth(view, pick, n)))
  }
}

/** What a sentence is worth to whoever carries it out now. */
function effectWorth(view: SeatView, effect: Effect, of: Discipline): number {
  const { n, if: condition, ...doing } = effect
  const met = !condition || isMet(view.game, view.seat, condition, view.sees)
  return met ? doingWorth(view, doing, n, of) : 0
}

/** What a card does when it is played, with its bonus. */
function playWorth(view: SeatView, card: CardId, changed: boolean): number {
  const front = frontAt(view, card)
  const one = me(view)
  if (!front || !one) return 0
  const { text, bonus, discipline } = front
  const done = text.map((effect, i) =>
    changed && bonus && 'changes' in bonus && bonus.changes === i ? bonus.to : effect,
  )
  const adds = bonus && 'adds' in bonus && levelIn(one, discipline) >= bonus.level
  return [...done, ...(adds ? [bonus.adds] : [])].reduce(
    (sum, effect) => sum + effectWorth(view, effect, discipline),
    0,
  )
}

/** How many hand cards do something for Deeds of a Discipline alone. */
const suits = (view: SeatView, of: Discipline): number =>
  (me(view)?.hand ?? []).filter((card) => {
    const front = frontAt(view, card)
    return front?.discipline === of && front.text.some((one) => one.verb === 'advance' && one.same)
  }).length

/** What a Deed before oneself is worth, beyond those that lie there already. */
function schemeWorth(view: SeatView, deed: DeedId | undefined): number {
  const many = me(view)?.deeds.length ?? 0
  if (isLast(view.game)) return many === 0 ? 0.2 : 0
  return (
    (TO_DO[many] ?? 0) +
    (deed ? SIZE * deedOf(deed).points + SUITS * suits(view, deedOf(deed).discipline) : 0)
  )
}

/** What it is worth to do this now. */
export function choiceWorth(view: SeatView, choice: Chosen): number {
  const task = view.game.tasks[0]
  switch (choice.do) {
    case 'play':
      return (
        playWorth(view, choice.card, choice.changed === true) - cardWorth(view, choice.card) / 2
      )
    case 'levelUp':
      return levelWorth(view, choice.of) - cardWorth(view, choice.card)
    case 'scheme':
      return schemeWorth(
        view,
        choice.at === 'unseen' ? undefined : (view.game.openDeeds[choice.at] ?? undefined),
      )
    case 'pick':
      return pickWorth(view, choice, task?.task === 'do' ? task.n : 1)
    case 'use': {
      if (task?.task !== 'bonus') return choice.use ? 1 : 0
      const { bonus, discipline } = designOf(task.design)
      if (!bonus || !('adds' in bonus)) return 0
      return choice.use ? effectWorth(view, bonus.adds, discipline) : 0
    }
    default:
      return 0
  }
}
