import type { Portrait, ScreenBox } from '../../paint/letters/screenbox.ts'
import { covered } from '../device/covered.ts'

// Letters smaller than the first cannot be written among; once the paper was lifted to the eye, it stays there until
// they are as large as the second. Lifted letters never get smaller than the third. CSS px.
const READ = { least: 12, again: 18, lifted: 14 }
/** How large lifted letters would be, how narrow and how wide lifted paper may be, how far it stays from the edge. */
const EASY = 18
const NARROWEST = 150
const WIDEST = 560
const EDGE = 10
/** The field reaches so far beyond its text. */
const PAD = 6
/** What ends the writing takes so much of the height, where it stands over the board. */
const END = 56

/** What was painted on a canvas last. */
const painted = new WeakMap<HTMLCanvasElement, Portrait>()

/** The item before the eyes, upright and without the text that is written, at so many px per mm. */
export type Portray = (scale: number) => Portrait | undefined

/** What lies over the board while somebody writes: the field, the paper that was lifted to the eye, what ends it. */
interface Laid {
  readonly area: HTMLTextAreaElement
  readonly paper: HTMLCanvasElement
  readonly end: HTMLButtonElement
}

/**
 * Lays the field over its text so that it is written just where and how it is painted. Where that is too small to read
 * or not wholly in view, the paper itself is lifted to the eye: upright, larger, as near as the view and an on-screen
 * keyboard leave room. Returns whether it was.
 */
export function layField(laid: Laid, at: ScreenBox, portray: Portray, wasLifted: boolean): boolean {
  const { area, paper, end } = laid
  const whole = roomFor(area.offsetParent ?? document.documentElement)
  const ends = end.offsetWidth > 0
  Object.assign(end.style, {
    top: `${whole.top + EDGE}px`,
    left: `${whole.left + whole.width - EDGE}px`,
  })
  const room = ends ? { ...whole, top: whole.top + END, height: whole.height - END } : whole
  const readable = at.font >= (wasLifted ? READ.again : READ.least)
  const lifted = !readable || at.cut || !contains(room, at)
  area.classList.toggle('lifted', lifted)
  paper.hidden = !lifted
  area.dir = at.rtl ? 'rtl' : 'ltr'
  const held = lifted ? portrait(portray, at, room) : undefined
  if (!held) {
    set(area, at, at, at.font)
    area.style.transform = `rotate(${at.turn}rad)`
    area.style.overflowY = 'hidden'
    area.scrollTop = 0
    return lifted
  }
  const { width, height, box, round } = held
  const left = inside(at.left + at.width / 2 - width / 2, width, room.left, room.width)
  const top = inside(at.top + at.height / 2 - height / 2, height, room.top, room.height)
  // While only the view moves the picture stays.
  const before = painted.get(paper)
  if (before?.of !== held.of || before.width !== width) held.paint(paper)
  painted.set(paper, held)
  Object.assign(paper.style, {
    left: `${left - round}px`,
    top: `${top - round}px`,
    width: `${width + 2 * round}px`,
    height: `${height + 2 * round}px`,
  })
  set(area, box, { left: left + box.left, top: top + box.top }, Math.max(READ.lifted, box.font))
  area.style.transform = 'none'
  const over = area.scrollHeight > area.clientHeight + 2
  area.style.overflowY = over ? 'auto' : 'hidden'
  if (!over) area.scrollTop = 0
  return lifted
}

/** Lays the field over a text that is set so, at this place. */
function set(
  area: HTMLTextAreaElement,
  box: ScreenBox,
  { left, top }: Pick<ScreenBox, 'left' | 'top'>,
  font: number,
): void {
  const grown = font > box.font + 0.01
  // Where letters had to be larger than their paper allows, they begin at its upper edge.
  const rise = grown ? 0 : box.rise
  Object.assign(area.style, {
    left: `${left - PAD}px`,
    top: `${top - PAD}px`,
    width: `${box.width + 2 * PAD}px`,
    height: `${box.height + 2 * PAD}px`,
    padding: `${Math.max(0, PAD + rise)}px ${PAD}px 0`,
    font: `${box.slant ? 'italic ' : ''}${box.bold ? '700 ' : ''}${font}px/${(box.step / box.font) * font}px ${box.family}`,
    color: box.color,
    textAlign: box.align,
    // It cannot follow the line of an oval, but need not reach over it.
    textWrap: box.even ? 'balance' : '',
    background: 'none',
  })
}

/** The paper before the eyes: so large that its letters are read with ease, and no larger than there is room. */
export function portrait(
  portray: Portray,
  at: Pick<ScreenBox, 'scale'>,
  room: Room,
): Portrait | undefined {
  const one = portray(1)
  if (!one) return undefined
  const most = Math.min(
    (room.width - 2 * EDGE) / one.width,
    (room.height - 2 * EDGE) / one.height,
    Math.max(WIDEST / one.width, at.scale),
  )
  const usual = Math.max(EASY / one.box.font, NARROWEST / one.width, Math.min(at.scale, most))
  const first = portray(Math.min(usual, most))
  if (!first || first.box.font >= READ.lifted || usual >= most) return first
  // Long texts are set smaller: then the paper comes nearer.
  return portray(Math.min(most, (usual * READ.lifted) / first.box.font))
}

interface Room {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What of the board nothing covers, neither bars nor a keyboard, px from its corner. */
function roomFor(board: Element): Room {
  const whole = board.getBoundingClientRect()
  const under = covered()
  const seen = window.visualViewport
  const low = seen ? seen.offsetTop + seen.height - whole.top : whole.height
  const top = Math.max(under.top, seen ? seen.offsetTop - whole.top : 0)
  return {
    left: under.left,
    top,
    width: whole.width - under.left - under.right,
    height: Math.min(whole.height - under.bottom, low) - top,
  }
}

type Turned = Pick<ScreenBox, 'left' | 'top' | 'width' | 'height' | 'turn'>

/** Whether a turned box is wholly in view. */
export function contains(room: Room, { left, top, width, height, turn }: Turned): boolean {
  const c = Math.abs(Math.cos(turn))
  const s = Math.abs(Math.sin(turn))
  const x = (width * c + height * s) / 2
  const y = (width * s + height * c) / 2
  const middle = { x: left + width / 2 - room.left, y: top + height / 2 - room.top }
  return middle.x >= x && middle.x + x <= room.width && middle.y >= y && middle.y + y <= room.height
}

/**
 * Where something as long as `size` begins, as near to `low` as a room of this length lets it: never before the
 * room.
 */
export function inside(low: number, size: number, from: number, room: number): number {
  return from + Math.max(EDGE, Math.min(low - from, room - size - EDGE))
}
