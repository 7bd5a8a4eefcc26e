import type { SeatId } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Refusal } from '../../../rules/play/move.ts'
import { type Design, designOf } from '../cards/designs.ts'
import { TOP_LEVEL } from '../cards/disciplines.ts'
import { DISCIPLINES, type Discipline } from '../cards/effects.ts'
import { type OnePick, picksOf } from './options.ts'
import { cultistAt, deedsAtMost, levelIn } from './own.ts'
import { awaited } from './run.ts'
import type { CardId, Cultist, FacesKnown, GameState, Wait } from './state.ts'

/** What somebody may do. All luck in it is drawn elsewhere, and comes in here. */
export type Chosen =
  /** `changed`: by the bonus that changes the main text [D16]. */
  | { readonly do: 'play'; readonly card: CardId; readonly changed?: true }
  | { readonly do: 'levelUp'; readonly of: Discipline; readonly card: CardId }
  /** A place of the Deed row, from 0; or the top Deed of the deck. */
  | { readonly do: 'scheme'; readonly at: number | 'unseen' }
  | { readonly do: 'endActions' }
  | ({ readonly do: 'pick' } & OnePick)
  /** The bonus that is added, or the gift: whether it is used. */
  | { readonly do: 'use'; readonly use: boolean }
  /** Cards that were shown have been seen; which of them stand for verses is open to all by now. */
  | { readonly do: 'see'; readonly verses: readonly CardId[] }
  | { readonly do: 'opened' }
  /** By what names the same cards lie in their new order. */
  | { readonly do: 'shuffled'; readonly cards: readonly CardId[] }
  | { readonly do: 'lots'; readonly drawn: readonly (readonly string[])[] }
  /** Somebody has left for good, say the others [D22]. */
  | { readonly do: 'leave'; readonly who: SeatId }

/** What a choice may be an answer to; a pick, and somebody's leaving, are looked at by themselves. */
const ANSWERS: Readonly<Record<Exclude<Chosen['do'], 'pick' | 'leave'>, readonly Wait['for'][]>> = {
  play: ['action'],
  levelUp: ['action'],
  scheme: ['action'],
  endActions: ['action'],
  use: ['bonus', 'gift'],
  see: ['draw', 'look'],
  opened: ['open'],
  shuffled: ['shuffle'],
  lots: ['lots'],
}

const isAnswer = (waits: Wait, choice: Exclude<Chosen, { do: 'leave' }>): boolean =>
  choice.do === 'pick' ? waits.for === choice.pick : ANSWERS[choice.do].includes(waits.for)

/** Why something may not be done, each with its own words. */
export type RefusalId =
  | 'over'
  | 'notHere'
  | 'notNow'
  | 'notYou'
  | 'notInHand'
  | 'notThat'
  | 'unseen'
  | 'bonus'
  | 'atTop'
  | 'levelled'
  | 'weak'
  | 'deeds'
  | 'noDeed'
  | 'noDeeds'
  | 'verse'
  | 'shuffle'
  | 'lots'

const no = (key: RefusalId, values?: Readonly<Record<string, string | number>>): Refusal => ({
  force: 'must',
  say: say(`refused.${key}`, values),
})

/** The front of a main card; undefined while it is not known, or where it stands for a verse. */
function frontOf(card: CardId, faces: FacesKnown): Design | undefined {
  const face = faces(card)
  return face === undefined || face === 'verse' ? undefined : designOf(face)
}

/** Whether a bonus that changes the main text may be used [D16]. */
const mayChange = (one: Cultist, { bonus, discipline }: Design): boolean =>
  bonus !== undefined && 'changes' in bonus && levelIn(one, discipline) >= bonus.level

function playRefused(
  one: Cultist,
  choice: Extract<Chosen, { do: 'play' }>,
  faces: FacesKnown,
): Refusal | undefined {
  if (!one.hand.includes(choice.card)) return no('notInHand')
  const front = frontOf(choice.card, faces)
  if (!front) return no('unseen')
  if (!choice.changed || mayChange(one, front)) return undefined
  return no('bonus', { of: front.discipline, level: front.bonus?.level ?? 0 })
}

function levelRefused(
  game: GameState,
  one: Cultist,
  { of, card }: Extract<Chosen, { do: 'levelUp' }>,
  faces: FacesKnown,
): Refusal | undefined {
  const level = levelIn(one, of)
  if (level >= TOP_LEVEL) return no('atTop', { of })
  if (game.turn?.levelled.includes(of)) return no('levelled', { of })
  if (!one.hand.includes(card)) return no('notInHand')
  const front = frontOf(card, faces)
  if (!front) return no('unseen')
  return front.power < level ? no('weak', { of, level, power: front.power }) : undefined
}

function schemeRefused(
  game: GameState,
  one: Cultist,
  { at }: Extract<Chosen, { do: 'scheme' }>,
): Refusal | undefined {
  const most = deedsAtMost(one)
  if (one.deeds.length >= most) return no('deeds', { n: most })
  if (at === 'unseen') return game.deedsLeft.length > 0 ? undefined : no('noDeeds')
  return (game.openDeeds[at] ?? null) === null ? no('noDeed') : undefined
}

/** Whether the same is drawn of each lot as is asked. */
function areDrawn(
  { lots }: Extract<Wait, { for: 'lots' }>,
  drawn: readonly (readonly string[])[],
): boolean {
  return (
    drawn.length === lots.length &&
    lots.every(({ of, take }, i) => {
      const names = drawn[i] ?? []
      const many = Math.min(take, of.length)
      return (
        names.length === many &&
        new Set(names).size === many &&
        names.every((name) => of.includes(name))
      )
    })
  )
}

/** Every card of the game, wherever it lies. */
export const cardsOf = (game: GameState): readonly CardId[] => [
  ...game.deck,
  ...game.discard,
  ...game.cultists.flatMap(({ hand }) => hand),
  ...game.tasks.flatMap((task) => (task.task === 'lay' ? [task.card] : [])),
]

/** Whether names of cards can be those of cards just shuffled: as many, and none that lies elsewhere. */
function areNames(game: GameState, old: readonly CardId[], names: readonly CardId[]): boolean {
  const elsewhere = new Set(cardsOf(game).filter((card) => !old.includes(card)))
  return (
    names.length === old.length &&
    new Set(names).size === names.length &&
    names.every((name) => !elsewhere.has(name))
  )
}

/** Whether those of the cards that stand for verses are told, all of them as far as faces are known. */
const areTold = (cards: readonly CardId[], verses: readonly CardId[], faces: FacesKnown): boolean =>
  new Set(verses).size === verses.length &&
  verses.every((card) => cards.includes(card) && faces(card) === 'verse') &&
  cards.every((card) => faces(card) !== 'verse' || verses.includes(card))

const isSamePick = (a: OnePick, b: OnePick): boolean =>
  Object.entries(a).every(([key, value]) => (b as Readonly<Record<string, unknown>>)[key] === value)

/** What there is to pick from now [D33]. */
export function picksNow(game: GameState, faces: FacesKnown): readonly OnePick[] {
  const task = game.tasks[0]
  return task?.task === 'do' ? picksOf(game, task.seat, task.doing, task.of, faces) : []
}

function pickRefused(game: GameState, choice: OnePick, faces: FacesKnown): Refusal | undefined {
  if (!picksNow(game, faces).some((pick) => isSamePick(pick, choice))) return no('notThat')
  return choice.pick === 'discard' && !frontOf(choice.card, faces) ? no('unseen') : undefined
}

/** What the table itself answers: what was shown, shuffled or drawn by lot. */
function tableRefused(
  game: GameState,
  waits: Wait,
  choice: Extract<Chosen, { do: 'see' | 'opened' | 'shuffled' | 'lots' }>,
  faces: FacesKnown,
): Refusal | undefined {
  const cards = 'cards' in waits ? waits.cards : []
  switch (choice.do) {
    case 'see': {
      const told = waits.for === 'draw' ? areTold(cards, choice.verses, faces) : !choice.verses[0]
      return told ? undefined : no('verse')
    }
    case 'opened':
      return cards.every((card) => frontOf(card, faces)) ? undefined : no('unseen')
    case 'shuffled':
      return areNames(game, cards, choice.cards) ? undefined : no('shuffle')
    case 'lots':
      return waits.for === 'lots' && areDrawn(waits, choice.drawn) ? undefined : no('lots')
  }
}

/**
 * Why this may not be done by somebody now; undefined where it may. Of `faces` those count that all know, for a card
 * that is laid open by it too.
 */
export function refusalOf(
  game: GameState,
  seat: SeatId,
  choice: Chosen,
  faces: FacesKnown,
): Refusal | undefined {
  const waits = awaited(game)
  if (!waits) return no('over')
  if (choice.do === 'leave') {
    const one = cultistAt(game, choice.who)
    return one && !one.gone ? undefined : no('notHere')
  }
  if (!isAnswer(waits, choice)) return no('notNow')
  if ('seat' in waits && waits.seat !== seat) return no('notYou')
  const one = cultistAt(game, seat)
  if (!one) return no('notHere')
  switch (choice.do) {
    case 'play':
      return playRefused(one, choice, faces)
    case 'levelUp':
      return levelRefused(game, one, choice, faces)
    case 'scheme':
      return schemeRefused(game, one, choice)
    case 'pick':
      return pickRefused(game, choice, faces)
    case 'endActions':
    case 'use':
      return undefined
    default:
      return tableRefused(game, waits, choice, faces)
  }
}

/** All that somebody may do now, of what needs no luck. `faces`: what they know. */
export function legal(game: GameState, seat: SeatId, faces: FacesKnown): readonly Chosen[] {
  return candidates(game, seat, faces).filter((choice) => !refusalOf(game, seat, choice, faces))
}

function candidates(game: GameState, seat: SeatId, faces: FacesKnown): readonly Chosen[] {
  const waits = awaited(game)
  if (!waits || !('seat' in waits) || waits.seat !== seat) return []
  const hand = cultistAt(game, seat)?.hand ?? []
  switch (waits.for) {
    case 'action':
      return [
        ...hand.flatMap((card): readonly Chosen[] => [
          { do: 'play', card },
          { do: 'play', card, changed: true },
          ...DISCIPLINES.map((of) => ({ do: 'levelUp' as const, of, card })),
        ]),
        ...game.openDeeds.map((_, at) => ({ do: 'scheme' as const, at })),
        { do: 'scheme', at: 'unseen' },
        { do: 'endActions' },
      ]
    case 'bonus':
    case 'gift':
      return [true, false].map((use) => ({ do: 'use', use }))
    case 'draw':
    case 'look':
      return [
        {
          do: 'see',
          verses: waits.for === 'draw' ? waits.cards.filter((card) => faces(card) === 'verse') : [],
        },
      ]
    default:
      return picksNow(game, faces).map((pick) => ({ do: 'pick', ...pick }))
  }
}
