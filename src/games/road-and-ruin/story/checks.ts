import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check, Dye, Ruling } from '../../../rules/dice/check.ts'
import type { Roll, RollRecord } from '../../../rules/dice/roll.ts'
import type { SeatId } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { decidedRegister } from '../../../rules/play/decided.ts'
import type { Checks, Factor, Gathering, Prospect } from '../../../rules/play/gathering.ts'
import type { Offer } from '../../../rules/play/move.ts'
import {
  comesToDecide,
  NO_RULING,
  type SlipKind,
  type SlipKinds,
  slipFor,
  slipKind,
  throwerOf,
  type WeighedFactor,
} from './slips.ts'
import { checkOf, factorsOf, worthOfFactor } from './weighed.ts'

/** A sort of Check that is thrown as its Move is played, with nothing put together before. */
export interface DirectKind {
  judge(check: Check, roll: Roll): Ruling
  settle?(board: Board, act: Act, record: RollRecord): readonly Change[]
  drawn?(record: RollRecord): readonly Sentence[]
  printed?(record: RollRecord): readonly (readonly Sentence[])[]
}

/** What people do with a factor: they agree, object, take that back, or put another number in its place [R2]. */
function offersFor(slip: string, factor: WeighedFactor, seat: string): readonly Offer[] {
  const answers = { slip, factor: factor.id }
  const said = factor.says[seat]
  return [
    ...(said === 'agree' ? [] : [{ move: 'agreeFactor', answers }]),
    ...(said === 'object' ? [] : [{ move: 'objectFactor', answers }]),
    ...(said ? [{ move: 'unsayFactor', answers }] : []),
    { move: 'overrule', answers, aside: true },
    ...(factor.id.startsWith('free-') ? [{ move: 'takeBack', answers, aside: true }] : []),
    ...(factor.offers ?? []),
  ]
}

const factorFor = (slip: string, factor: WeighedFactor, seat: string): Factor => {
  const remark =
    factor.remark ?? (factor.over && say('remark.over', { ...factor.over, by: factor.by }))
  return {
    id: factor.id,
    items: factor.items,
    say: factor.say,
    worth: worthOfFactor(factor),
    counts: factor.counts,
    says: factor.says,
    ...(remark && { remark }),
    ...(factor.roll !== undefined && { roll: factor.roll }),
    offers: offersFor(slip, factor, seat),
  }
}

/** What is asked of a Check by itself: how it could come out, and what each dye of its dice means. */
interface Asked {
  odds(check: Check): readonly Prospect[]
  dyed(check: Check): Partial<Record<Dye, Sentence>>
}

/** How a game makes its Checks out of the sorts it has: those that are put together on slips, and those at once. */
export function makeChecks(
  kinds: SlipKinds,
  direct: Readonly<Record<string, DirectKind>>,
): Checks & Asked {
  const slip = (kind: string): SlipKind | undefined =>
    Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  const of = (kind: string): DirectKind | undefined =>
    slip(kind) ?? (Object.hasOwn(direct, kind) ? direct[kind] : undefined)
  function gathered(board: Board, seat: SeatId): Gathering | undefined {
    const slip = slipFor(board, kinds, seat)
    const kind = slipKind(kinds, slip)
    const factors = slip ? factorsOf(board, kinds, slip) : []
    const check = slip && checkOf(board, kinds, slip, factors)
    if (!slip || !kind || !check) return undefined
    const odds = kind.odds?.(check)
    const offers = kind.offers?.(board, slip, undefined) ?? []
    const by = throwerOf(board, slip)
    return {
      check,
      about: slip.id,
      say: kind.say(board, slip, check),
      ...(odds && { odds }),
      factors: factors.map((one) => factorFor(slip.id, one, seat)),
      ...(offers.length > 0 && { offers }),
      thrower: { move: 'throw', answers: { slip: slip.id } },
      ...(by !== undefined && { by }),
    }
  }
  /** What a Roll for a slip brings, once for that slip; a throw that does not decide it brings nothing. */
  function brings(kind: SlipKind, board: Board, act: Act, record: RollRecord): readonly Change[] {
    const { about } = record.check
    if (!comesToDecide(board, record)) return []
    const all = kind.settle?.(board, act, record) ?? []
    return [
      ...all.map((one): Change => (one.do === 'add' ? { ...one, as: about } : one)),
      { do: 'play', key: decidedRegister(about), value: record.id },
    ]
  }
  // Several parts of a screen ask for the same, again and again.
  const known = new WeakMap<Board, Map<SeatId, Gathering | undefined>>()
  return {
    judge: (check, roll) => of(check.kind)?.judge(check, roll) ?? NO_RULING,
    settle(board, act, record) {
      const { kind } = record.check
      const own = slip(kind)
      return own ? brings(own, board, act, record) : (of(kind)?.settle?.(board, act, record) ?? [])
    },
    drawn: (record) => of(record.check.kind)?.drawn?.(record) ?? [],
    printed: (record) => of(record.check.kind)?.printed?.(record) ?? [],
    odds: (check) => slip(check.kind)?.odds?.(check) ?? [],
    dyed: (check) => slip(check.kind)?.dyed?.(check) ?? {},
    gathering(board, { seat }) {
      const seen = known.get(board) ?? new Map<SeatId, Gathering | undefined>()
      known.set(board, seen)
      if (!seen.has(seat)) seen.set(seat, gathered(board, seat))
      return seen.get(seat)
    },
  }
}
