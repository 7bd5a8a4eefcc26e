import type { ScreenKey } from '../keys/screen.ts'
import type { SealId } from './entry.ts'
import type { SealLog } from './log.ts'

/*
 * A hand that comes to another screen
 *
 * A pact says which screen is the hand of a seat. Whoever is may say that another is, too: they could tell it what they
 * see anyway. Where that screen is gone for good, as many screens of the pact may say so as open a card: they could
 * open the hand as well. Nobody else can, whatever they write into the table.
 */

/** A pact: its screens, how many of them open a card, and the seats that each is the hand of, in their order. */
interface Hands {
  readonly id: SealId
  readonly screens: readonly ScreenKey[]
  readonly least: number
  readonly seats: readonly (readonly string[])[]
}

/** Which seats each screen is the hand of, by a pact and by what was said since: those of the pact first. */
export function handsBy(
  log: SealLog,
  { id, screens, least, seats }: Hands,
): ReadonlyMap<ScreenKey, readonly string[]> {
  const all = log.said('hand', id)
  return log.once(`hands/${id}/${all.length}`, () => {
    const hands = new Map(screens.map((one, i) => [one, [...(seats[i] ?? [])]]))
    const known = new Set(seats.flat())
    let left = all.filter(({ act }) => known.has(act.seat))
    const voices = new Map<string, Set<ScreenKey>>()
    for (const { by, act } of left) {
      const name = `${act.to}/${act.seat}`
      const voice = voices.get(name) ?? new Set()
      voices.set(name, voice)
      if (screens.includes(by)) voice.add(by)
    }
    for (let before = -1; before !== left.length; ) {
      before = left.length
      left = left.filter(({ by, act: { seat, to } }) => {
        const enough = (voices.get(`${to}/${seat}`)?.size ?? 0) >= least
        if (!enough && !hands.get(by)?.includes(seat)) return true
        const held = hands.get(to) ?? []
        if (!held.includes(seat)) hands.set(to, [...held, seat])
        return false
      })
    }
    return hands
  })
}
