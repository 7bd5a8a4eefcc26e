import type { SeatId } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { deedOf } from '../cards/deeds.ts'
import type { Chosen } from './choice.ts'
import { isLast } from './run.ts'
import { rankingOf } from './score.ts'
import type { CardId, Cultist, FacesKnown, GameState } from './state.ts'

/** All that can be told of a game as it goes on, each with its own words. */
export type HappenedId =
  | 'play'
  | 'changed'
  | 'levelUp'
  | 'discard'
  | 'recover'
  | 'draw'
  | 'look'
  | 'bonus'
  | 'leave'
  | 'level'
  | 'begun'
  | 'advances'
  | 'completed'
  | 'points'
  | 'laid'
  | 'turnedUp'
  | 'round'
  | 'last'
  | 'turn'
  | 'won'
  | 'shared'

type Values = Readonly<Record<string, string | number>>

const told = (key: HappenedId, values: Values): Sentence => say(`happened.${key}`, values)

/** What somebody did, of what lies open afterwards. */
function doneTold(
  before: GameState,
  name: string,
  choice: Chosen,
  card: (id: CardId) => string,
): readonly Sentence[] {
  switch (choice.do) {
    case 'play':
      return [told(choice.changed ? 'changed' : 'play', { name, card: card(choice.card) })]
    case 'levelUp':
      return [told('levelUp', { name, of: choice.of, card: card(choice.card) })]
    case 'pick':
      return choice.pick === 'discard' || choice.pick === 'recover'
        ? [told(choice.pick, { name, card: card(choice.card) })]
        : []
    case 'use': {
      const [top] = before.discard
      if (!choice.use) return []
      const gift = before.tasks[0]?.task === 'gift' && top !== undefined
      return [gift ? told('recover', { name, card: card(top) }) : told('bonus', { name })]
    }
    default:
      return []
  }
}

/** What became of what is somebody's: no hidden card is told, only how many. */
function ownTold(name: string, was: Cultist, is: Cultist): readonly Sentence[] {
  const levels = is.levels.flatMap(({ of, level }) =>
    was.levels.find((one) => one.of === of)?.level === level
      ? []
      : [told('level', { name, of, level })],
  )
  const completed = is.completed.slice(was.completed.length)
  const deeds = is.deeds.flatMap(({ deed, advances }) => {
    const old = was.deeds.find((one) => one.deed === deed)
    if (!old) return [told('begun', { name, deed })]
    return old.advances === advances
      ? []
      : [told('advances', { name, deed, n: advances, of: deedOf(deed).cost })]
  })
  return [
    ...(is.gone && !was.gone ? [told('leave', { name })] : []),
    ...deeds,
    ...completed.map((deed) => told('completed', { name, deed, n: deedOf(deed).points })),
    ...levels,
    ...(is.points > was.points ? [told('points', { name, n: is.points - was.points })] : []),
  ]
}

/** What came of the Prophecy Row, of rounds and turns, and of the whole game. */
function courseTold(
  before: GameState,
  after: GameState,
  nameOf: (seat: SeatId) => string,
): readonly Sentence[] {
  const row = after.row.flatMap(({ kind, verse }, at) => {
    const old = before.row[at]
    if (!old) return [told('laid', { kind })]
    return verse && !old.verse ? [told('turnedUp', { verse, kind })] : []
  })
  const { turn } = after
  const next = turn && (turn.seat !== before.turn?.seat || after.round !== before.round)
  const { winners } = rankingOf(after)
  const names = winners.map(nameOf)
  return [
    ...(after.round > before.round ? [told('round', { n: after.round })] : []),
    ...row,
    ...(isLast(after) && !isLast(before) ? [told('last', {})] : []),
    ...(next ? [told('turn', { name: nameOf(turn.seat), seat: turn.seat })] : []),
    ...(after.over && !before.over
      ? [told(names.length > 1 ? 'shared' : 'won', { name: names.join(', ') })]
      : []),
  ]
}

/**
 * What happened as somebody did this, in order: for the announcer and the chronicle. `faces`: what all know, and so
 * nothing of hidden cards is told.
 */
export function happenedIn(
  before: GameState,
  after: GameState,
  seat: SeatId,
  choice: Chosen,
  faces: FacesKnown,
  nameOf: (seat: SeatId) => string,
): readonly Sentence[] {
  const waits = before.tasks[0]
  const drawn = before.deck.length - after.deck.length
  const name = nameOf(seat)
  const looked = waits?.task === 'do' && waits.doing.verb === 'look'
  const n = choice.do !== 'see' ? 0 : looked ? waits.n : drawn - choice.verses.length
  // Where a verse came up instead of the last card, that is told, and no card.
  const seen = n > 0 ? [told(looked ? 'look' : 'draw', { name, n })] : []
  return [
    ...doneTold(before, name, choice, (card) => faces(card) ?? ''),
    ...seen,
    ...after.cultists.flatMap((is, i) => {
      const was = before.cultists[i]
      return was && before.round > 0 ? ownTold(nameOf(is.seat), was, is) : []
    }),
    ...courseTold(before, after, nameOf),
  ]
}
