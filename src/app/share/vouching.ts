import type { SeatId } from '../../rules/plain/item.ts'
import { actsFor, seatOf } from '../../rules/plain/seats.ts'
import { ownScreens } from '../../sync/keys/ownscreen.ts'
import { samePlain } from '../../table/document/plain.ts'
import { MOST_TABS, nameScreens, screensNamed } from '../../table/document/screens.ts'
import { review } from '../../table/presence/awareness.ts'
import { vouchBy } from '../../table/presence/worn.ts'
import { noteDevice, onKnown, screensOfDevice } from '../../table/store/known.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import type { Table } from '../../table/table.ts'
import type { OpenTable } from '../page/opentable.ts'

/**
 * This device says no more often which screen it is, ms, whoever writes something else there, and so many times: where
 * a browser keeps no keys, each of its tabs is another screen.
 */
const PACE = 3000
const MOST = 20

/** The devices that act for a seat: the one that sits there, and its hand. */
export function devicesIn(table: Pick<Table, 'state'>, id: SeatId): readonly string[] {
  const { sitter = '', hand = '' } = seatOf(table.state().seats, id) ?? {}
  return [sitter, hand].filter(Boolean)
}

/**
 * Says which screens this device is, as long as it acts for a seat, and knows of the others which of them belong in
 * which seats: what they tell of themselves is read so. A device is the screens that it was first met as here; where it
 * was not met, those that the table names. `overwritten` is told once somebody has named others as this device. Returns
 * the way out.
 */
export function vouchAt(
  { table, room }: Pick<OpenTable, 'table' | 'room'>,
  lobby: Lobby,
  device: string,
  overwritten: () => void,
): () => void {
  const { doc, presence } = table
  const about = doc.getMap('about')
  /** Other tabs of this browser, too; none before they are known. */
  let ours: readonly string[] = []
  const isScreen = (one: string, key: string): boolean => {
    // Nobody else is this device, whatever is written.
    if (one === device) return key === room.around().self || ours.includes(key)
    return (screensOfDevice(lobby, one) ?? screensNamed(doc, one)).includes(key)
  }
  const leave = vouchBy(presence, {
    keyOf(client) {
      const { neighbours, self } = room.around()
      // Who has no link is another tab of this browser.
      return neighbours.find((one) => one.client === client)?.peer ?? self
    },
    belongs: (key, seat) =>
      key !== undefined && devicesIn(table, seat).some((one) => isScreen(one, key)),
  })

  let named = 0
  let told = false
  let next = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const nameOurs = () => {
    const { self } = room.around()
    if (ours.length === 0 || self === undefined || named >= MOST || table.barred()) return
    if (!table.state().seats.some((seat) => actsFor(seat, device))) return
    const said = screensNamed(doc, device)
    // One tab too many is nobody; and a browser that keeps nothing is another screen each time.
    if (samePlain(said, ours)) return
    const screens = ours.includes(self) ? ours : [self]
    if (samePlain(said, screens)) return
    const wait = next - performance.now()
    if (wait > 0) {
      timer ??= setTimeout(() => {
        timer = undefined
        nameOurs()
      }, wait)
      return
    }
    next = performance.now() + PACE
    const changed = named > 0 && said.length > 0
    if (changed && !told) overwritten()
    told ||= changed
    named += 1
    nameScreens(doc, device, screens)
  }
  /** Who is linked, and is what the table says of a device, is known as that from now on. */
  const meet = () => {
    const here = new Set(room.around().neighbours.flatMap((one) => (one.writes ? one.peer : [])))
    for (const { sitter, hand = '' } of table.state().seats)
      for (const one of [sitter, hand]) {
        const screens = one === '' || one === device ? [] : screensNamed(doc, one)
        if (screens.some((key) => here.has(key))) noteDevice(lobby, one, screens)
      }
  }
  const look = () => {
    nameOurs()
    meet()
    review(presence)
  }
  let { seats } = table.state()
  const ends = [
    room.subscribe(look),
    table.subscribe(() => {
      const before = seats
      seats = table.state().seats
      if (seats !== before) look()
    }),
    onKnown(lobby, () => {
      meet()
      review(presence)
    }),
    () => clearTimeout(timer),
  ]
  let left = false
  void ownScreens(MOST_TABS).then((all) => {
    if (left) return
    ours = all
    look()
  })
  about.observe(look)
  meet()
  review(presence)
  return () => {
    left = true
    about.unobserve(look)
    for (const end of ends) end()
    leave()
    review(presence)
  }
}
