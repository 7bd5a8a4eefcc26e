import type { ScreenBox } from '../paint/screenbox.ts'
import { covered } from './covered.ts'

// Letters smaller than the first cannot be written among; once the paper was lifted to the eye, it stays there until
// they are as large as the second. Lifted letters never get smaller than the third. CSS px.
const READ = { least: 12, again: 18, lifted: 14 }
/** How large lifted letters would be, how narrow and how wide lifted paper may be, how far it stays from the edge. */
const EASY = 18
const NARROWEST = 150
const WIDEST = 560
const EDGE = 8

/**
 * Lays the field over its text so that it is written just where and how it is painted. Where that is too small to read
 * or not wholly in view, the paper is lifted to the eye: upright, larger, as near as the view and an on-screen keyboard
 * leave room. Returns whether it was.
 */
export function lay(area: HTMLTextAreaElement, at: ScreenBox, wasLifted: boolean): boolean {
  const room = roomFor(area.offsetParent ?? document.documentElement)
  const readable = at.font >= (wasLifted ? READ.again : READ.least)
  const lifted = !readable || at.cut || !contains(room, at)
  const pad = lifted ? 14 : 6
  const most = { width: room.width - 2 * (EDGE + pad), height: room.height - 2 * (EDGE + pad) }
  const grow = lifted
    ? Math.min(
        readable ? 1 : Math.max(1, EASY / at.font, NARROWEST / at.width),
        Math.min(WIDEST, most.width) / at.width,
        most.height / at.height,
      )
    : 1
  const font = lifted ? Math.max(READ.lifted, at.font * grow) : at.font
  const width = at.width * grow + 2 * pad
  const as = { font: `${font}px`, line: (at.step / at.font) * font }
  // Where letters had to be larger than their paper allows, they begin at its upper edge.
  const rise = font > at.font * grow + 0.01 ? 0 : at.rise * grow
  Object.assign(area.style, {
    width: `${width}px`,
    height: `${at.height * grow + 2 * pad}px`,
    padding: `${Math.max(0, pad + rise)}px ${pad}px 0`,
    font: `${at.bold ? '700 ' : ''}${as.font}/${as.line}px ${at.family}`,
    color: at.color,
    textAlign: at.align,
    background: lifted ? at.ground : 'none',
    transform: lifted ? 'none' : `rotate(${at.turn}rad)`,
  })
  area.dir = at.rtl ? 'rtl' : 'ltr'
  area.classList.toggle('lifted', lifted)
  const over = area.scrollHeight > area.clientHeight + 2
  const height = Math.max(
    at.height * grow + 2 * pad,
    lifted && over ? Math.min(area.scrollHeight + pad, most.height + 2 * pad) : 0,
  )
  area.style.overflowY = lifted && over ? 'auto' : 'hidden'
  if (!over) area.scrollTop = 0
  const left = at.left + (at.width - width) / 2
  const top = at.top + (at.height - height) / 2
  Object.assign(area.style, {
    height: `${height}px`,
    left: `${lifted ? inside(left, width, room.left, room.width) : left}px`,
    top: `${lifted ? inside(top, height, room.top, room.height) : top}px`,
  })
  return lifted
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

/** Whether a turned box is wholly in view. */
function contains(room: Room, { left, top, width, height, turn }: ScreenBox): boolean {
  const c = Math.abs(Math.cos(turn))
  const s = Math.abs(Math.sin(turn))
  const x = (width * c + height * s) / 2
  const y = (width * s + height * c) / 2
  const middle = { x: left + width / 2 - room.left, y: top + height / 2 - room.top }
  return middle.x >= x && middle.x + x <= room.width && middle.y >= y && middle.y + y <= room.height
}

function inside(low: number, size: number, from: number, room: number): number {
  return from + Math.max(EDGE, Math.min(low - from, room - size - EDGE))
}
