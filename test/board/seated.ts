import { vi } from 'vitest'
import type { BoardParts } from '../../src/board/assemble.ts'
import type { Surface } from '../../src/board/layers/surface.ts'
import { uncovered } from '../../src/board/map/uncovered.ts'
import { amongOf } from '../../src/board/touch/among.ts'
import type { Tool } from '../../src/board/touch/deed.ts'
import type { Dom } from '../../src/board/view/dom.ts'
import type { BoardProps, Round } from '../../src/board/view/props.ts'
import type { Change } from '../../src/rules/board/change.ts'
import type { Box } from '../../src/rules/board/room.ts'
import type { ItemId, Place, SeatId } from '../../src/rules/plain/item.ts'
import { spread } from '../../src/rules/plain/seating.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { PIECES } from './make.ts'

/** The screen of a seated board, px, and how many of them a millimetre has. */
export const SCREEN = { width: 1920, height: 1080 }
export const MM = 2
/** Seats in the order in which people come. */
export const SEATS: readonly SeatId[] = ['ada', 'ben', 'cem', 'dag', 'eva', 'fay', 'gus', 'hal']
const FRAME = 16

/** Answers whatever is asked of it, and does nothing. */
const anything = (): unknown =>
  new Proxy(() => undefined, {
    get: (_, key) =>
      key === Symbol.toPrimitive
        ? () => 0
        : key === 'width'
          ? 10
          : key === 'then'
            ? undefined
            : anything(),
    set: () => true,
    apply: () => anything(),
  })

class Sheet {
  style: Record<string, string> = {}
  dataset = {}
  width: number
  height: number
  constructor(width = 1, height = 1) {
    this.width = width
    this.height = height
  }
  getContext = () => PEN
  remove() {}
  append() {}
  transferToImageBitmap = () => ({ width: this.width, height: this.height })
}

/** A pen that draws nowhere: a sheet of any size costs nothing. */
const PEN = new Proxy<Record<string, unknown>>(
  {},
  {
    get: (kept, key) => {
      if (key === 'measureText') return (text: string) => ({ width: text.length * 28 })
      if (key === 'getTransform') return () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 })
      return typeof key === 'string' && key in kept ? kept[key] : anything
    },
    set: (kept, key, value) => {
      if (typeof key === 'string') kept[key] = value
      return true
    },
  },
)

/** A way on such a sheet. */
const Path = new Proxy(class {}, { construct: () => anything() as object })

/** What listens and is told, as an element or a window is: what goes wrong in it is thrown. */
class Ear {
  readonly #all = new Map<string, Map<(event: never) => void, AbortSignal | undefined>>()
  addEventListener(type: string, listener: (event: never) => void, how?: { signal?: AbortSignal }) {
    const those = this.#all.get(type) ?? new Map<(event: never) => void, AbortSignal | undefined>()
    this.#all.set(type, those.set(listener, how?.signal))
  }
  removeEventListener(type: string, listener: (event: never) => void) {
    this.#all.get(type)?.delete(listener)
  }
  tell(type: string, event: object = {}) {
    for (const [listener, signal] of this.#all.get(type) ?? [])
      if (!signal?.aborted) listener({ type, ...event } as never)
  }
}

/** What of a browser a board asks for, and a clock that is turned by hand. To be called before anything is seated. */
export function inNode(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.stubGlobal('OffscreenCanvas', Sheet)
  vi.stubGlobal('Path2D', Path)
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray
      constructor(width: number, height: number) {
        this.data = new Uint8ClampedArray(4 * width * height)
      }
    },
  )
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('window', new Ear())
  vi.stubGlobal('document', {
    fonts: new Ear(),
    activeElement: null,
    createElement: () => new Sheet(),
    elementFromPoint: () => ({}),
  })
  vi.stubGlobal('requestAnimationFrame', (then: (now: number) => void) =>
    setTimeout(() => then(performance.now()), FRAME),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
}

/** Ends what `inNode` began. */
export function outOfNode(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** A finger's event, px from the board's corner. */
export interface Press {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly wide?: number
  readonly kind?: 'touch' | 'pen' | 'mouse'
}

/** What people who sit around a board's screen do, and what comes of it. */
export interface Seated {
  readonly table: Table
  readonly parts: BoardParts
  readonly round: Round | undefined
  /** What the window is told, such as `blur`. */
  readonly page: Ear
  finger(type: 'down' | 'move' | 'up' | 'cancel' | 'lost', press: Press): void
  /** A finger pulls something new from a pile. */
  pull(id: ItemId, press: Press, seat: SeatId | undefined): void
  /** Whose a pointer is that is on the glass. */
  seatOf(pointer: number): SeatId | undefined
  /** What each pointer does. */
  state(): string
  take(seat: SeatId, tool: Tool): void
  claim(seat: SeatId | undefined): void
  /** How many lines a tool draws just now. */
  drawn(): number
  /** Time passes, and frames with it. */
  wait(ms: number): void
  close(): void
}

/** An item that lies on a seated board. */
export const lying = (id: ItemId, kind: string, place: Partial<Place>): Change => ({
  do: 'make',
  item: { id, kind, place: { x: 0, y: 0, turn: 0, z: 1, ...place }, props: {}, texts: {} },
})

/**
 * The whole board but for what draws it, with a table in memory: so many people sit around its screen, or it is one
 * person's. A millimetre of the table is a px. `over`: what stands over it.
 */
export async function seated(
  people: number,
  things: readonly Change[],
  over: readonly Box[] = [],
): Promise<Seated> {
  // What comes late is there before anything is done; Pixi asks for a browser as soon as it is there.
  const { assemble } = await import('../../src/board/assemble.ts')
  await import('../../src/board/ink/marker.ts')
  await import('../../src/board/ink/drawn.ts')
  await import('../../src/board/others/others.ts')
  const table = newTable('seated', { game: 'bare', title: '', made: 0 })
  for (const [color, id] of SEATS.entries())
    table.apply([{ do: 'seat', seat: { id, name: id, color, sitter: 'here' } }], { seat: id })
  table.apply(things, { seat: '', track: false })
  let made = 0
  let acting: SeatId | undefined = SEATS[0]
  let round: Round | undefined =
    people > 0
      ? {
          ...{
            sides: spread(SEATS.slice(0, people)),
            mm: MM,
            tools: {},
            turns: true,
            letter: 1,
            small: 9,
          },
          among: amongOf,
          nearest: () => [Math.max(1, MM * 0.5)],
          clear: (seen, held) => uncovered(seen, held, over, 0),
        }
      : undefined
  let own: Tool = 'hand'
  const none = () => undefined
  const props = (): BoardProps => ({
    table,
    game: { pieces: PIECES } as BoardProps['game'],
    marks: [],
    seat: acting,
    round,
    chance: { id: () => `made-${++made}`, seed: () => '', wobble: () => 0.5 },
    tool: own,
    light: 'light',
    face: 'plain',
    reduced: false,
    // Nobody looks: hands go on, and nothing is painted.
    asleep: true,
    glow: new Set(),
    hidden: new Set(),
    say: ({ key }) => key,
    keyed: none,
    typing: () => false,
    onSelect: none,
    onTap: none,
    onHand(seat) {
      acting = seat
      if (round) round = { ...round, claimed: undefined }
    },
    onHeld: none,
    onWrite: none,
    onOval: none,
    onLine: none,
    onSketch: none,
    onScratch: none,
    onRustle: none,
    onMenu: none,
    onView: none,
    binning: () => [],
    covered: () => ({ left: 0, top: 0, right: 0, bottom: 0 }),
    label: () => '',
    handle: null,
  })
  const ear = new Ear()
  const corner = { left: 0, top: 0, ...SCREEN }
  const board = Object.assign(ear, {
    setPointerCapture: none,
    getBoundingClientRect: () => corner,
    contains: () => true,
    append: none,
  }) as unknown as HTMLElement
  const dom: Dom = { board, focus: null, hands: undefined }
  const parts = assemble(props, dom)
  const detach = parts.attach(board)
  const { view } = parts
  let lines = 0
  const streaks = { clear: none, line: none, area: none }
  const draws = () => void lines++
  const clear = () => {
    lines = 0
  }
  const pencil = { clear, line: draws, area: draws }
  const layers = {
    lines: streaks,
    halo: streaks,
    pencil,
    others: { addChild: (one: unknown) => one },
  }
  const canvas = Object.assign(new Sheet(), { getBoundingClientRect: () => corner })
  view.mount({
    renderer: { name: 'canvas', canvas, background: {}, resize: none },
    layers,
  } as unknown as Surface)
  view.resize(SCREEN, 1, 1)
  view.turnTo({ left: 0, top: 0, zoom: 1 })
  const eventOf = ({ pointer, x, y, wide = 8, kind = 'touch' }: Press) => ({
    pointerId: pointer,
    pointerType: kind,
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: y,
    width: wide,
    height: wide,
    pressure: 0.5,
    timeStamp: performance.now(),
    preventDefault: none,
  })
  const names = { lost: 'lostpointercapture', cancel: 'pointercancel' } as const
  return {
    table,
    parts,
    get round() {
      return round
    },
    page: window as unknown as Ear,
    finger(type, press) {
      const name = type === 'lost' || type === 'cancel' ? names[type] : `pointer${type}`
      ear.tell(name, eventOf(press))
      // A browser tells of the capture as well, whatever ended it.
      if (type === 'up' || type === 'cancel') ear.tell(names.lost, eventOf(press))
    },
    pull(id, press, seat) {
      const item = { id, kind: 'note', place: { x: 0, y: 0, turn: 0, z: 1 }, props: {}, texts: {} }
      parts.handle.carry(eventOf(press), item, seat)
    },
    seatOf: (pointer) => dom.hands?.machine.seatOf(pointer),
    state: () => dom.hands?.machine.state() ?? '',
    take(seat, tool) {
      if (round) round = { ...round, tools: { ...round.tools, [seat]: tool } }
      else own = tool
    },
    claim(seat) {
      if (round) round = { ...round, claimed: seat }
    },
    drawn: () => lines,
    wait: (ms) => void vi.advanceTimersByTime(ms),
    close() {
      detach()
      view.close()
      table.close()
    },
  }
}
