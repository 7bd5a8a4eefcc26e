import type { SeatId } from '../../rules/plain/item.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'
import type { Audited } from '../../sync/seal/audit.ts'
import type { ActOf } from '../../sync/seal/entry.ts'
import type { SetAside } from '../../sync/seal/log.ts'
import type { SealReading } from '../../sync/seal/sealwork.ts'
import type { SealWants } from '../../sync/seal/wants.ts'
import type { PlayedGame } from './played.ts'

/** How the sealed cards of a table stand, for people. */
export interface SealStand {
  /** The seats whose screens are waited for, each for its part. */
  readonly waits: readonly SeatId[]
  /** The seats whose hands have still to sign what was done for them elsewhere. */
  readonly lacks: readonly SeatId[]
  /** The seats that have to be here before a pact is made; and whether nobody else is. */
  readonly lacking: readonly SeatId[]
  readonly alone: boolean
  /** Why nobody who is here can open a card: the table is a copy, or those who keep the key are all elsewhere. */
  readonly locked?: 'copied' | 'keyless'
  /** Hands that are at a screen which does not see them: at ours, or at another, which we may say is theirs. */
  readonly moved: readonly { readonly seat: SeatId; readonly ours: boolean; show(): void }[]
  /** What was set aside. */
  readonly told: readonly SetAside[]
  /** What stood there that was not played, and whether others went on without what was done here. */
  readonly played: Pick<PlayedGame, 'stray' | 'lost'>
  /** The pact that counts: whose screens it is of, and how many of them open a card. */
  readonly pact?: { readonly id: string; readonly seats: readonly SeatId[]; readonly least: number }
  /** Once the game is over, whose shuffles did not hold, and whose are not open. */
  readonly audit?: { readonly foul: readonly SeatId[]; readonly closed: readonly SeatId[] }
  /** The seats whose hand a screen is, as far as that is known. */
  seatsOf(screen: ScreenKey): readonly SeatId[]
}

/** What a turn has found out. */
interface Found {
  readonly reading: Pick<SealReading, 'questions' | 'told'>
  readonly wants: Pick<SealWants, 'lacking' | 'moved'>
  readonly waits: ReadonlySet<ScreenKey>
  readonly hands: ReadonlyMap<ScreenKey, readonly SeatId[]>
  readonly audited: readonly Audited[] | undefined
  readonly played: PlayedGame
}

/** Where it was found out. */
interface Standing {
  readonly us: ScreenKey | undefined
  /** The seats whose hand is at this screen. */
  readonly ours: readonly SeatId[]
  readonly linked: readonly ScreenKey[]
  /** Whether any cards of the table are sealed. */
  readonly sealed: boolean
  /** Somebody says whose a screen is. */
  hand(acts: readonly ActOf<'hand'>[]): void
}

/** How the sealed cards of a table stand, by what a turn has found out. */
export function standOf(
  { reading, wants, waits, hands, audited, played }: Found,
  { us, ours, linked, sealed, hand }: Standing,
): SealStand {
  const { lacking, moved } = wants
  const { pact } = reading.questions
  const seatsOf = (screen: ScreenKey) => pact?.seats.get(screen) ?? hands.get(screen) ?? []
  const seatsAt = (screens: Iterable<ScreenKey>) =>
    [...new Set([...screens].flatMap(seatsOf))].filter((seat) => !ours.includes(seat)).sort()
  const isHere = (one: ScreenKey) => one === us || linked.includes(one)
  const keyless = !played.over && sealed && pact && ![...pact.seats.keys()].some(isHere)
  const locked = played.copied ? 'copied' : keyless ? 'keyless' : undefined
  const audit = audited?.length
    ? {
        foul: seatsAt(audited.flatMap(({ foul }) => foul)),
        closed: seatsAt(audited.flatMap(({ closed }) => closed)),
      }
    : undefined
  return {
    waits: seatsAt(waits),
    lacks: (played.lacks ?? []).filter((seat) => !ours.includes(seat)).sort(),
    lacking: lacking.filter((seat) => !ours.includes(seat)),
    alone: lacking.length > 0 && lacking.every((seat) => ours.includes(seat)),
    // As long as somebody plays on here the seat has not moved.
    moved: moved
      .filter(({ seat, to }) => ours.includes(seat) === (to === us))
      .map(({ seat, to, pacts }) => ({
        seat,
        ours: to === us,
        show: () => hand(pacts.map((pact) => ({ is: 'hand', pact, seat, to }))),
      })),
    told: reading.told,
    played,
    ...(locked && { locked }),
    seatsOf,
    ...(pact && {
      pact: { id: pact.id, seats: [...pact.seats.values()].flat().sort(), least: pact.least },
    }),
    ...(audit && { audit }),
  }
}
