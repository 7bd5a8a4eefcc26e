import type { Flick } from '../../rules/dice/roll.ts'

/**
 * The same throw by somebody whose own way forward is turned by so much, radians clockwise as the tray is seen: from
 * where they sit.
 */
export function flickFrom({ dx, dy, power }: Flick, turn: number): Flick {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Rounded, so that it is written down short and read back the same; without a zero below zero.
  const short = (n: number) => Math.round(n * 1e4) / 1e4 + 0
  return { dx: short(dx * cos + dy * sin), dy: short(dy * cos - dx * sin), power }
}
