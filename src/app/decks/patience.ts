import type { ScreenKey } from '../../sync/keys/screen.ts'
import type { SealAct } from '../../sync/seal/entry.ts'
import type { SealOwed } from '../../sync/seal/sealwork.ts'
import type { SealWants } from '../../sync/seal/wants.ts'

/** What is another's to ask for is asked for here where they have not, after so long (ms). */
export const LATER = 2000
/**
 * Who is linked and does not do a part of theirs for so long (ms) is passed over for it, whatever else they say; and
 * the next time in half the time, so many times, until they do one.
 */
const PATIENCE = 20_000
const MOST_HALVED = 4
/** Trials are asked for again after so long (ms), and then of everybody. */
export const ASKED_AGAIN = 3000

/** Knows when what is wanted is asked for here, and who keeps others waiting; `now` is always in ms. */
export function makePatience() {
  /** Since when something is wanted, somebody is waited for with a part, or trials are wished for (ms). */
  const wanted = new Map<string, number>()
  const awaited = new Map<string, { readonly of: ScreenKey; readonly since: number }>()
  /** How often somebody was passed over in a row. */
  const passed = new Map<ScreenKey, number>()
  const wished = new Map<string, { at: number; times: number }>()

  /** Whether somebody has let others wait too long with any part of theirs. */
  const isLate = (screen: ScreenKey, now: number) =>
    [...awaited.values()].some(
      ({ of, since }) => of === screen && now >= since + PATIENCE / 2 ** (passed.get(of) ?? 0),
    )
  return {
    isLate,
    /** Whether anything is wanted that has not been asked for, or not come. */
    isWanting: (): boolean => wanted.size > 0,
    /** What is ours to ask for now: also what another has not asked for that should. */
    due({ asks }: SealWants, now: number): readonly SealAct[] {
      const names = new Set<string>()
      const acts = asks.flatMap(({ act, first }) => {
        const key = act.is === 'pact' ? JSON.stringify([act.seats, act.turn]) : JSON.stringify(act)
        names.add(key)
        const since = wanted.get(key) ?? (first ? now - LATER : now)
        wanted.set(key, since)
        if (now < since + LATER) return []
        // Where it comes to nothing it is not asked for at each turn.
        wanted.set(key, now + PATIENCE)
        return act
      })
      for (const key of wanted.keys()) if (!names.has(key)) wanted.delete(key)
      return acts
    },
    /** Whom to ask for the trials of which lists now: first who masked one, later everybody who is linked. */
    wish(
      { wishes }: SealOwed,
      peers: readonly ScreenKey[],
      now: number,
    ): readonly { readonly list: string; readonly of: ScreenKey }[] {
      for (const key of wished.keys())
        if (!wishes.some(({ list }) => list === key)) wished.delete(key)
      return wishes.flatMap(({ of, list }) => {
        const before = wished.get(list)
        if (before && now < before.at + ASKED_AGAIN) return []
        wished.set(list, { at: now, times: (before?.times ?? 0) + 1 })
        const asked = before || !peers.includes(of) ? peers : [of]
        return asked.map((peer) => ({ list, of: peer }))
      })
    },
    isWished: (list: string): boolean => wished.has(list),
    /** Whom we wait for; for how long with each part is remembered. */
    waitFor({ awaits }: SealOwed, now: number): ReadonlySet<ScreenKey> {
      const all = new Map<string, ScreenKey>()
      for (const [what, some] of awaits) for (const of of some) all.set(`${what}/${of}`, of)
      const left = [...awaited].filter(([key]) => !all.has(key))
      for (const of of new Set(left.map(([, one]) => one.of)))
        passed.set(of, isLate(of, now) ? Math.min(MOST_HALVED, (passed.get(of) ?? 0) + 1) : 0)
      for (const [key] of left) awaited.delete(key)
      for (const [key, of] of all) if (!awaited.has(key)) awaited.set(key, { of, since: now })
      return new Set(all.values())
    },
  }
}
