import type { Die } from '../rules/dice/dice.ts'
import type { Flick } from '../rules/dice/roll.ts'
import { type Body, bodyOf, orient } from './body.ts'
import type { Felt } from './physics.ts'
import type { Stream } from './stream.ts'

/** Dice leave the hand in rows, one after another: so many steps apart. */
const ROW_STEPS = 8
const GAP = 24

/** When a die leaves the hand, in steps, and how far (mm) to the side of the flick's line. */
export interface Leave {
  readonly step: number
  readonly aside: number
}

/** Lines `count` dice up across the flick, in rows as wide as the tray lets them be. */
export function leaveHand(count: number, flick: Flick, felt: Felt): Leave[] {
  const across = Math.abs(flick.dy) * felt.width + Math.abs(flick.dx) * felt.height
  const room = Math.min(across, Math.abs(flick.dy) > Math.abs(flick.dx) ? felt.width : felt.height)
  const most = Math.max(1, Math.floor((room - GAP) / GAP))
  // Rows of like length: twelve dice leave as 4, 4, 4 and not as 5, 5, 2.
  const rows = Math.ceil(count / most)
  const perRow = Math.ceil(count / Math.max(1, rows))
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return { step: row * ROW_STEPS, aside: ((i % perRow) - (inRow - 1) / 2) * GAP }
  })
}

/** A die as it leaves the hand: from the edge the flick comes from, low over the felt, tumbling forwards. */
export function throwBody(die: Die, flick: Flick, leave: Leave, felt: Felt, chance: Stream): Body {
  const body = bodyOf(die)
  orient(body, chance.turn())
  const { dx, dy, power } = flick
  const margin = body.reach + 0.5
  // How far back from the middle the flick's line meets the edge.
  const backX = dx === 0 ? 1e9 : (felt.width / 2 - margin) / Math.abs(dx)
  const backY = dy === 0 ? 1e9 : (felt.height / 2 - margin) / Math.abs(dy)
  const back = Math.min(backX, backY)
  const x = felt.width / 2 - dx * back - dy * leave.aside + chance.between(-1, 1)
  const y = felt.height / 2 - dy * back + dx * leave.aside + chance.between(-1, 1)
  body.x = Math.min(felt.width - margin, Math.max(margin, x))
  body.y = Math.min(felt.height - margin, Math.max(margin, y))
  body.z = body.solid.circumradius + chance.between(11, 33)
  const speed = (236 + 327 * power) * chance.between(0.8, 1.15)
  const [sideX, sideY] = chance.disc()
  body.vx = dx * speed + sideX * 50
  body.vy = dy * speed + sideY * 50
  body.vz = chance.between(-44, 50)
  const [wx, wy, wz] = chance.ball()
  const spin = 16 + 14 * power
  // Tumbling forwards, as a die does that rolls off a palm.
  body.wx = wx * spin - body.vy / 16
  body.wy = wy * spin + body.vx / 16
  body.wz = wz * spin
  return body
}
