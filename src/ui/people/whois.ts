import type { Seat } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { type OtherScreen, screensOf, type Whereabouts, whereaboutsOf } from '../desk/presence.ts'
import type { Guests, Linked, Renewing } from '../share/doors.ts'

/*
 * Who is at a table, as people are told: those in seats, those who look on, and those who say nothing. Everybody who
 * holds a link is among them.
 */

/** Whom somebody met for less than this, ms, they do not know yet. */
const NEW = 12 * 3_600_000

/** A screen among those of a person. */
export interface PersonScreen extends Linked {
  /**
   * Its person has another screen that belongs there, and this one has never sat there, or only says so; or it may not
   * sit at all.
   */
  readonly odd: 'otherKey' | 'watches' | undefined
  /** Nobody has met it before today. */
  readonly fresh: boolean
  /** It tells nothing of itself. */
  readonly silent: boolean
}

/** Somebody at the table, or a seat whose person is not here. */
export interface Person {
  /** What tells them apart: the same as long as they are here. */
  readonly id: string
  readonly seat?: Seat
  readonly standing: 'you' | Whereabouts
  /** The linked screens where this seat acts, or the one that looks on. */
  readonly screens: readonly PersonScreen[]
  /** All linked screens of who sits there, at whatever seat of theirs: who removes one removes all. */
  readonly all: readonly PersonScreen[]
  /** Screens that belong to this seat and are not here now. */
  readonly absent: readonly string[]
  /** The n-th of those who look on, or of those who say nothing. */
  readonly nth: number
}

/** Everybody: the seats in their order, then who looks on, then who says nothing, each in the order they came. */
export function whoIs(
  seats: readonly Seat[],
  device: string,
  others: readonly OtherScreen[],
  around: Pick<Guests, 'others' | 'sitters'>,
  now: number,
): readonly Person[] {
  const told = new Map(others.map((one) => [one[0], one] as const))
  const linked = new Set(around.others.map(({ client }) => client))
  const sitters = (seat: string) =>
    Object.hasOwn(around.sitters, seat) ? (around.sitters[seat] ?? []) : []
  const sits = (client: number) => {
    const [, seat, , claims] = told.get(client) ?? []
    return seatOf(seats, claims ?? seat)
  }
  const here = (one: Linked): PersonScreen => {
    const seat = sits(one.client)
    const belongs = seat ? sitters(seat.id) : []
    const claimed = told.get(one.client)?.[3] !== undefined
    const strange = claimed || (belongs.length > 0 && !belongs.includes(one.key))
    return {
      ...one,
      odd: !seat ? undefined : one.writes ? (strange ? 'otherKey' : undefined) : 'watches',
      fresh: now - one.first < NEW,
      silent: !told.has(one.client),
    }
  }
  const screens = around.others.map(here).sort((a, b) => a.since - b.since)
  /** Where a screen is shown: who may not write cannot sit anywhere. */
  const shown = (one: PersonScreen) => (one.writes ? sits(one.client) : undefined)

  const seated = seats
    .filter(({ sitter }) => sitter !== '')
    .map((seat): Person => {
      const own = seat.sitter === device
      const mine = own ? [] : screensOf(seat.sitter, seats, others)
      const all = screens.filter(
        (one) => shown(one) && mine.some(([client]) => client === one.client),
      )
      const keys = new Set(screens.map(({ key }) => key))
      return {
        id: seat.id,
        seat,
        standing: own ? 'you' : whereaboutsOf(mine),
        screens: screens.filter((one) => !own && shown(one)?.id === seat.id),
        all,
        absent: own ? [] : sitters(seat.id).filter((key) => !keys.has(key)),
        nth: 1,
      }
    })
  // A seat of this device, or one that nobody has taken, hides nobody.
  const placed = new Set(seated.flatMap((one) => one.screens.map(({ client }) => client)))
  const rest = screens.filter(({ client }) => !placed.has(client))
  // Another tab of this browser is told of, without a link.
  const tabs = others.filter(([client, seat]) => !linked.has(client) && !seatOf(seats, seat))
  const alone = (one: PersonScreen, i: number): Person => ({
    id: one.key,
    standing: told.get(one.client)?.[2] ? 'away' : 'here',
    screens: [one],
    all: [one],
    absent: [],
    nth: i + 1,
  })
  const looking = [
    ...rest.filter(({ silent }) => !silent).map(alone),
    ...tabs.map(
      ([client, , away]): Person => ({
        id: `${client}`,
        standing: away ? 'away' : 'here',
        screens: [],
        all: [],
        absent: [],
        nth: 1,
      }),
    ),
  ].map((one, i) => ({ ...one, nth: i + 1 }))
  return [...seated, ...looking, ...rest.filter(({ silent }) => silent).map(alone)]
}

/** Somebody who may stay or go: a screen that is here, or one that belongs to a seat and is not. */
export interface Stayer {
  readonly key: string
  readonly writes: boolean
  readonly person: Person
  /** Undefined where it is not here now. */
  readonly screen: PersonScreen | undefined
  /** Whether it stays unless somebody says otherwise; `never` for who is to be removed. */
  readonly stays: boolean | 'never'
}

/** A screen that only watches, and that nobody here has met before today. */
export const newWatcher = ({ writes, fresh, silent }: PersonScreen): boolean =>
  !writes && fresh && !silent

/**
 * All who may stay or go with a new key; those who are removed with it go. So do those who could be the same person at
 * another screen: who is new and has no seat, or shows another's.
 */
export function stayers(people: readonly Person[], leaving: Person | undefined): readonly Stayer[] {
  const out = new Set(leaving?.all.map(({ key }) => key))
  const sitter = leaving?.seat?.sitter
  const seen = new Set<string>()
  return people.flatMap((person) => {
    const goes = leaving && (person === leaving || (sitter && person.seat?.sitter === sitter))
    const here = person.screens.map((screen): Stayer => {
      const doubtful = screen.odd !== undefined || (!person.seat && screen.fresh)
      const stays = !screen.silent && !(leaving && doubtful)
      const { key, writes } = screen
      return { key, writes, person, screen, stays: out.has(key) || goes ? 'never' : stays }
    })
    const away = person.absent.map((key): Stayer => {
      const stays = goes ? 'never' : true
      return { key, writes: true, person, screen: undefined, stays }
    })
    // Who has two seats is asked about once.
    return [...here, ...away].filter(({ key }) => !seen.has(key) && seen.add(key))
  })
}

/** What is to be done when these stay, of all that were to be seen. */
export function renewingOf(all: readonly Stayer[], stays: (one: Stayer) => boolean): Renewing {
  return {
    stay: all.filter(stays).map(({ key, writes }) => ({ key, writes })),
    // Where there are too many to be named, those who play are.
    out: all
      .filter((one) => !stays(one))
      .sort((a, b) => weightOf(b) - weightOf(a))
      .map(({ key, person }) => ({ key, seat: person.seat?.id ?? '' })),
  }
}

const weightOf = ({ writes, person }: Stayer) => (person.seat ? 2 : 0) + (writes ? 1 : 0)
