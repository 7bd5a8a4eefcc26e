import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { toScreen } from '../../../src/board/map/camera.ts'
import type { Tool } from '../../../src/board/touch/deed.ts'
import type { Item, ItemId, SeatId } from '../../../src/rules/plain/item.ts'
import { FRAME, isAtRim } from '../../../src/rules/plain/round.ts'
import { sideAt } from '../../../src/rules/plain/sides.ts'
import { wobble } from '../../../src/rules/plain/wobble.ts'
import { openTable } from '../../../src/table/table.ts'
import { inNode, lying, MM, outOfNode, type Press, SCREEN, SEATS, seated } from '../seated.ts'

/** How many evenings, each of how many sequences of touches; `npm run test:long` plays more of them. */
const EVENINGS = process.env.LONG ? 200 : 20
const SEQUENCES = 50
const STEPS = 30
const MOST = 10
const RIM = FRAME * MM

/** A second tap comes so soon after the first, ms, and so near, px: it is theirs who tapped first. */
const AGAIN = { within: 360, near: 12 * MM }

const TOOLS: readonly Tool[] = [
  'hand',
  'hand',
  'hand',
  'marker',
  'eraser',
  'oval',
  'line',
  'select',
]

const THINGS = [
  ...Array.from({ length: 10 }, (_, i) =>
    lying(`card${i}`, 'card', { x: 200 + (i % 5) * 380, y: 260 + Math.floor(i / 5) * 460, z: i }),
  ),
  ...Array.from({ length: 6 }, (_, i) =>
    lying(`note${i}`, 'note', { x: 20 * i, y: 10, z: 20 + i, on: `card${i % 3}` }),
  ),
  ...Array.from({ length: 4 }, (_, i) =>
    lying(`free${i}`, 'note', { x: 300 + i * 400, y: 480, z: 30 + i }),
  ),
  ...Array.from({ length: 3 }, (_, i) =>
    lying(`oval${i}`, 'oval', { x: 500 + i * 400, y: 560, z: 40 + i }),
  ),
  lying('die', 'die', { x: 0, y: 0, z: 50, on: 'oval1' }),
]

beforeAll(inNode)
afterAll(outOfNode)

/** A finger that is on the glass. */
interface Finger extends Press {
  x: number
  y: number
  wide: number
  readonly framed?: boolean
  readonly seat: SeatId | undefined
}

/** An evening around a screen, from a seed: what goes wrong in it is thrown. */
async function evening(seed: number): Promise<void> {
  const next = wobble(seed)
  const below = (n: number) => Math.floor(next() * n)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)]!
  const people = seed % 5 === 0 ? 0 : 1 + below(SEATS.length)
  const s = await seated(people, THINGS)
  const { table, parts } = s
  const { view, selection } = parts
  const far = openTable('seated', new Y.Doc())
  Y.applyUpdate(far.doc, Y.encodeStateAsUpdate(table.doc))
  const live = new Map<number, Finger>()
  const authors = new Map<ItemId, Set<SeatId | undefined>>()
  /** What makes the table change just now: a finger that lets go, somebody elsewhere, an undo, or nothing may. */
  let cause: Finger | 'elsewhere' | 'undo' | 'late' | undefined
  /** Whether the table may move: by a handle, or by two fingers that went down on the frame. */
  let taken = false
  const wrong = (what: string): never => {
    throw new Error(what)
  }
  let items = table.state().items
  table.subscribe((touched) => {
    const before = items
    items = table.state().items
    for (const id of before.keys()) if (!items.has(id)) wrong(`${id} is lost`)
    if (cause === undefined) wrong(`${[...touched]} changed, and nobody had let go`)
    if (cause === 'elsewhere' || cause === 'undo') return
    const finger = cause === 'late' ? undefined : cause
    for (const id of touched) {
      const [was, is] = [before.get(id), items.get(id)]
      if (was === is) continue
      const author = finger ? finger.seat : SEATS[Number(is?.props.color)]
      authors.set(id, (authors.get(id) ?? new Set<SeatId | undefined>()).add(author))
      if (!finger) continue
      if (!was && is?.kind === 'ink' && people > 0)
        if (is.props.color !== SEATS.indexOf(finger.seat ?? ''))
          wrong(`${finger.seat} drew in the colour of ${is.props.color}`)
    }
  })
  const by = (finger: Finger | Exclude<typeof cause, Finger>, work: () => void) => {
    cause = finger
    work()
    cause = undefined
  }
  const told = (from: typeof table, to: typeof table) =>
    Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc, Y.encodeStateVector(to.doc)))
  const elsewhere = (work: (id: ItemId, item: Item) => void) => {
    told(table, far)
    const [id, item] = pick([...far.state().items])
    work(id, item)
    by('elsewhere', () => told(far, table))
  }
  let names = 0
  const free = () =>
    next() < 0.6
      ? (Array.from({ length: MOST + 1 }, (_, i) => i).find((i) => !live.has(i)) ?? ++names)
      : 100 + ++names
  const spotNear = () => {
    const entry = pick([...view.spatial.entries.values()])
    const { x, y } = toScreen(view.camera(), entry.world.x, entry.world.y)
    return { x: x + below(60) - 30, y: y + below(60) - 30 }
  }
  /** Somewhere on the frame. */
  const onFrame = () => {
    const [x, y, deep] = [below(SCREEN.width), below(SCREEN.height), below(RIM)]
    return pick([
      { x, y: deep },
      { x, y: SCREEN.height - deep },
      { x: deep, y },
      { x: SCREEN.width - deep, y },
    ])
  }
  const seatAt = (spot: { x: number; y: number }) =>
    s.round ? (s.round.claimed ?? sideAt(s.round.sides, spot, SCREEN)?.seat) : SEATS[0]
  /** Whose it is: of the nearest edge, or, where somebody has just tapped there, theirs for a second time. */
  const lifted: (Finger & { readonly at: number })[] = []
  const seatFor = (press: Press, nearest: SeatId | undefined) => {
    const seat = s.round ? (s.seatOf(press.pointer) ?? nearest) : nearest
    const again = lifted.some(
      ({ x, y, at, ...one }) =>
        one.seat === seat &&
        performance.now() - at <= AGAIN.within &&
        Math.hypot(x - press.x, y - press.y) <= AGAIN.near,
    )
    if (seat !== nearest && !again) wrong(`${seat} touched what was before ${nearest}`)
    return seat
  }
  const down = (spot: { x: number; y: number }, wide = 10 + below(12)) => {
    const pointer = free()
    const at = {
      x: Math.min(SCREEN.width, Math.max(0, spot.x)),
      y: Math.min(SCREEN.height, Math.max(0, spot.y)),
    }
    const kind = next() < 0.04 ? 'pen' : 'touch'
    const press = { pointer, ...at, wide, kind } as const
    // A touch ends a claim.
    const nearest = seatAt(at)
    s.finger('down', press)
    const framed = kind === 'touch' && isAtRim(at, SCREEN, RIM)
    const finger: Finger = { ...press, framed, seat: seatFor(press, nearest) }
    live.set(pointer, finger)
    if ([...live.values()].filter(({ framed }) => framed).length > 1) taken = true
    return finger
  }
  const gone = (finger: Finger, how: 'up' | 'cancel' | 'lost') => {
    live.delete(finger.pointer)
    if (how === 'up') lifted.push({ ...finger, at: performance.now() })
    if (how === 'up') by(finger, () => s.finger('up', finger))
    else s.finger(how, finger)
  }
  /** Whether everything that is up is in a hand that is there. */
  const sound = () => {
    const state = s.state()
    const up = new Set<ItemId>()
    for (const lift of view.lifts.list()) {
      if (lift.by !== 'hand' || lift.homing || lift.landed) continue
      for (const id of lift.ids) {
        if (up.has(id)) wrong(`${id} is in two hands`)
        up.add(id)
      }
      const id = lift.entries[0]!.id
      if (!state.includes(`:hold(${id})`)) wrong(`${id} is up, and nobody holds it: ${state}`)
    }
    for (const { ids } of table.presence.mine().held ?? [])
      if (!state.includes(`:hold(${ids[0]})`)) wrong(`${ids[0]} is told to be held: ${state}`)
    if (live.size === 0 && state !== '') wrong(`nobody is there, and yet: ${state}`)
  }
  const step = () => {
    const finger = live.size > 0 ? pick([...live.values()]) : undefined
    const chance = next()
    if (!finger || (chance < 0.24 && live.size < MOST)) {
      const much = next()
      if (much < 0.05 && live.size < MOST - 4) {
        // A hand is laid down.
        const spot = spotNear()
        for (let i = 0; i < 4; i++)
          down({ x: spot.x + below(30 * MM), y: spot.y + below(30 * MM) }, 30)
      } else if (much < 0.1) down(spotNear(), 40 * MM)
      else if (much < 0.16 && finger && live.size < MOST)
        down({ x: finger.x + below(40) - 20, y: finger.y + below(40) - 20 })
      else if (much < 0.2 && live.size < MOST - 1) {
        // Somebody takes the frame, with one finger or with two.
        const { x, y } = onFrame()
        down({ x, y })
        if (next() < 0.6) {
          s.wait(below(200))
          const by = below(300) - 150
          down(Math.min(y, SCREEN.height - y) <= RIM ? { x: x + by, y } : { x, y: y + by })
        }
      } else if (much < 0.8) down(spotNear())
      else if (much < 0.9 && live.size < MOST) {
        const spot = { x: below(SCREEN.width), y: below(SCREEN.height) }
        const pulled: Finger = { pointer: free(), ...spot, wide: 8, seat: seatAt(spot) }
        live.set(pulled.pointer, pulled)
        s.pull(`pulled${++names}`, pulled, people > 0 ? pulled.seat : undefined)
      } else down({ x: below(SCREEN.width), y: below(SCREEN.height) })
    } else if (chance < 0.68) {
      const reach = next() < 0.3 ? 400 : 60
      finger.x += below(reach) - reach / 2
      finger.y += below(reach) - reach / 2
      if (next() < 0.04) finger.wide = 40 * MM
      s.finger('move', finger)
    } else if (chance < 0.82) gone(finger, 'up')
    else if (chance < 0.86) gone(finger, 'cancel')
    else if (chance < 0.88) gone(finger, 'lost')
    else if (chance < 0.89) {
      s.page.tell('blur')
    } else if (chance < 0.9) s.take(pick(SEATS), pick(TOOLS))
    else if (chance < 0.905) s.claim(pick([...SEATS.slice(0, people || 1), undefined]))
    else if (chance < 0.92)
      elsewhere((id, { bin }) => far.apply([{ do: bin ? 'return' : 'bin', id }], { seat: 'far' }))
    else if (chance < 0.935)
      elsewhere((id, { place }) =>
        far.apply(
          [
            {
              do: 'place',
              id,
              place: { ...place, x: place.x + below(80) - 40, y: place.y + below(80) - 40 },
            },
          ],
          { seat: 'far' },
        ),
      )
    else if (chance < 0.95) {
      const { x, y, turn } = pick([...view.spatial.entries.values()]).world
      const ids = [pick([...view.spatial.entries.keys()])]
      const held = next() < 0.5 ? [{ n: below(9), ids, at: { x, y, turn } }] : []
      table.presence.heard(new Map([[7, { seat: 'far', held }]]))
    } else if (chance < 0.96) {
      const ids = [...view.spatial.entries.keys()]
      selection.set([pick(ids), pick(ids), pick(ids)])
    } else if (people > 0 && chance < 0.965) {
      // A handle, which stands over the table, is drawn.
      taken = true
      for (let n = below(4); n >= 0; n--) parts.handle.pan(below(80) - 40, below(80) - 40)
    } else if (chance < 0.97) by('undo', () => table.undo(pick(SEATS)))
    else s.wait(next() < 0.2 ? 600 : below(60))
    s.wait(below(3) * 8)
    sound()
  }
  const sequence = async () => {
    const camera = view.camera()
    taken = false
    for (let n = 0; n < STEPS; n++) step()
    for (const finger of [...live.values()]) {
      const { x, y, wide } = finger
      gone({ ...finger, x, y, wide }, next() < 0.7 ? 'up' : 'cancel')
    }
    table.presence.heard(new Map())
    // A line that waits for its other end is given up.
    s.page.tell('blur')
    s.wait(1500)
    // The ink of an oval comes by and by.
    cause = 'late'
    await vi.dynamicImportSettled()
    cause = undefined
    s.wait(100)
    sound()
    if (view.lifts.list().length > 0)
      wrong(`${view.lifts.list().map((lift) => `${lift.key} by ${lift.by}`)} stay up`)
    if (view.rubbed.size > 0) wrong('half rubbed out')
    if (s.drawn() > 0) wrong('a tool still draws')
    if (people > 0 && !taken && view.camera() !== camera) wrong('the table has moved')
    const { left, top, zoom } = view.camera()
    if (![left, top, zoom].every(Number.isFinite)) wrong('the table is nowhere')
    if (people === 0 || taken) view.turnTo({ left: 0, top: 0, zoom: 1 })
    const settled = view.camera()
    for (const [id, { bin }] of items)
      if (!bin && !view.spatial.entries.has(id)) wrong(`${id} is not seen`)
    // What each takes back was theirs.
    const seat = pick(SEATS)
    const before = items
    by('undo', () => table.undo(seat))
    s.wait(1500)
    if (people > 0 && view.camera() !== settled) wrong('an undo has moved the table')
    for (const [id, item] of items) {
      const own = authors.get(id)?.has(seat) || item.place.on !== before.get(id)?.place.on
      if (item !== before.get(id) && !own) wrong(`${seat} took back ${id}, which was not theirs`)
    }
  }
  for (let n = 0; n < SEQUENCES; n++) {
    try {
      await sequence()
    } catch (error) {
      throw new Error(`sequence ${n}: ${error instanceof Error ? error.stack : error}`)
    }
  }
  s.close()
  far.close()
}

it.each(Array.from({ length: EVENINGS }, (_, i) => i))(
  'evening %i: nothing is lost, held by nobody, or dropped where nobody let go',
  async (seed) => {
    await expect(evening(seed)).resolves.toBeUndefined()
  },
)
