import { type ScreenKey, signedByScreen } from '../keys/screen.ts'
import type { Curve } from './curve.ts'
import {
  type ActOf,
  idOfAct,
  readEntry,
  type SealAct,
  type SealEntry,
  type SealId,
  type SignedBy,
} from './entry.ts'

/*
 * The log of sealed cards
 *
 * It is a set: an entry that comes twice, late or again from elsewhere changes nothing, and all that is read of it is
 * the same whatever order it came in. What cannot be read, is not signed, or does not fit is set aside and told, with
 * a name where it has one. Nothing throws.
 */

/** What one screen said, by its id. */
export interface Said<A extends SealAct = SealAct> {
  readonly by: ScreenKey
  readonly act: A
  readonly id: SealId
  /** The signed entry in which they first said it here. */
  readonly entry: SealEntry
}

/**
 * Why something was set aside: it cannot be read; it is not signed by who is named; they said two things where one is
 * said; a part or a shuffle is not what it says; a face is in the deck twice, or none of it.
 */
export const ASIDES = ['form', 'sign', 'twice', 'false', 'stacked'] as const
export type AsideWhy = (typeof ASIDES)[number]

/** Something that was set aside, and whose it was, if that is known. */
export interface SetAside {
  readonly why: AsideWhy
  readonly by?: ScreenKey
  /** What it was about: a pact, a seal, a list or a show. */
  readonly about?: SealId
}

/** Of each sort so much that one screen said is set aside at most: who fills that hides nobody but themselves. */
const MOST_ASIDES = 20
/** Acts of one screen at most: a long evening has some hundreds. Who says more keeps nobody else from speaking. */
const MOST_OF_ONE = 10_000

/** What is known of the sealed cards of a table. */
export interface SealLog {
  readonly curve: Curve
  /** The lasting identity of the table. */
  readonly table: string
  /** Whose log it is; '' for nobody's. */
  readonly us: ScreenKey
  /** Which seats the screens that are linked say to be the hand of. */
  readonly met: Map<ScreenKey, readonly string[]>
  /** Takes an entry as it lies in the document: anything. */
  take(raw: unknown): void
  /** What was said of this sort under this name, by whom ever: pacts under '', first words under their pact, ... */
  said<K extends SealAct['is']>(is: K, under: string): readonly Said<ActOf<K>>[]
  /** A pact, seal, list or show by its id. */
  of<K extends SealAct['is']>(is: K, id: SealId): Said<ActOf<K>> | undefined
  /** Sets something aside, once. */
  tell(aside: SetAside): void
  /** All that was; what others than these screens said, which cost nothing to make up, without a name and once. */
  told(named?: ReadonlySet<ScreenKey>): readonly SetAside[]
  /** Works something out once; under one name always the same. */
  once<T>(name: string, work: () => T): T
  /** How many acts are in it: as long as it is the same, so is all that is read. */
  count(): number
}

/** A deck as it is shuffled for the nth time under a pact. */
export const dealOf = ({ pact, deck, n }: { pact: SealId; deck: string; n: number }): string =>
  JSON.stringify([pact, deck, n])

/** Under what an act is found; and what a screen may say only once there, if that is so. */
function placeOf(act: SealAct): readonly [under: string, sole?: string] {
  switch (act.is) {
    case 'pact':
    case 'step':
      return ['']
    case 'first':
    case 'second':
    case 'third':
      return [act.pact, '']
    case 'seal':
    case 'hand':
      return [act.pact]
    case 'mask':
      return [act.of, '']
    case 'vote':
      return [dealOf(act), `${act.round}/${act.step}`]
    case 'toss':
    case 'show':
    case 'audit':
      return [act.list]
    case 'part':
      return [act.show]
    case 'open':
      return [`${act.list}/${act.card}`]
  }
}

/** What two screens can say as one: a pact or a seal is the same, whoever says it. */
const isShared = ({ is }: SealAct) => is === 'pact' || is === 'seal'

/** A log without entries. */
export function makeSealLog(
  curve: Curve,
  table: string,
  us: ScreenKey = '',
  signedBy: SignedBy = signedByScreen,
): SealLog {
  const ids = new Map<SealId, Said>()
  const under = new Map<string, Said[]>()
  const counts = new Map<ScreenKey, number>()
  const soles = new Map<string, SealId>()
  const asides = new Map<string, Map<string, SetAside>>()
  const known = new Map<string, unknown>()
  const tell = (aside: SetAside) => {
    const { why, by, about = '' } = aside
    const all = asides.get(`${why}/${by}`) ?? new Map<string, SetAside>()
    asides.set(`${why}/${by}`, all)
    if (all.size < MOST_ASIDES) all.set(about, aside)
  }
  return {
    curve,
    table,
    us,
    met: new Map(),
    take(raw) {
      const entry = readEntry(raw, table, signedBy)
      if (typeof entry === 'string') return tell({ why: entry })
      const { by } = entry
      if (entry.odd > 0) tell({ why: 'form', by })
      for (const act of entry.acts) {
        const id = idOfAct(act, isShared(act) ? '' : by)
        const count = counts.get(by) ?? 0
        if (ids.has(id) || count >= MOST_OF_ONE) continue
        counts.set(by, count + 1)
        const said = { by, act, id, entry: entry.entry }
        ids.set(id, said)
        const [name, sole] = placeOf(act)
        const key = `${act.is}/${name}`
        const all = under.get(key) ?? []
        under.set(key, all)
        all.push(said)
        if (sole === undefined) continue
        const place = `${key}/${by}/${sole}`
        if (soles.has(place)) tell({ why: 'twice', by, about: act.is === 'mask' ? act.of : name })
        soles.set(place, id)
      }
    },
    said: <K extends SealAct['is']>(is: K, name: string) =>
      (under.get(`${is}/${name}`) ?? []) as unknown as readonly Said<ActOf<K>>[],
    of<K extends SealAct['is']>(is: K, id: SealId) {
      const said = ids.get(id)
      return said?.act.is === is ? (said as unknown as Said<ActOf<K>>) : undefined
    },
    tell,
    told(named) {
      const all = [...asides.values()].flatMap((some) => [...some.values()])
      if (!named) return all
      const others = all.filter(({ by }) => by === undefined || !named.has(by))
      return [
        ...all.filter(({ by }) => by !== undefined && named.has(by)),
        ...[...new Set(others.map(({ why }) => why))].map((why) => ({ why })),
      ]
    },
    once<T>(name: string, work: () => T): T {
      if (!known.has(name)) known.set(name, work())
      return known.get(name) as T
    },
    count: () => ids.size,
  }
}

/** What each of these screens said; without whoever said two things. */
export function soleBy<A extends SealAct>(
  all: readonly Said<A>[],
  screens: readonly ScreenKey[],
): ReadonlyMap<ScreenKey, Said<A>> {
  const by = new Map<ScreenKey, Said<A>>()
  const twice = new Set<ScreenKey>()
  for (const one of all) {
    if (!screens.includes(one.by)) continue
    if (by.has(one.by)) twice.add(one.by)
    by.set(one.by, one)
  }
  for (const one of twice) by.delete(one)
  return by
}
