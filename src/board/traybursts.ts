import { POSE, type Tumble } from '../tray/tumble.ts'
import type { Glow } from './diceshow.ts'
import { disorder } from './trayready.ts'

/** How long the light of a burst lasts, milliseconds. */
const SWELL = 240
const FLASH = 620
const SPARKS = 9

/** How bright a burst is, 0 to 1, so long after the child flew (milliseconds; before it, less than nothing). */
export function flareOf(since: number): number {
  if (since < -SWELL || since > FLASH) return 0
  // It gathers before the child flies, flares when it does, and dies away.
  const part = since < 0 ? 1 + since / SWELL : 1 - since / FLASH
  return part * part * (since < 0 ? 0.8 : 1)
}

/** The light of dice that burst, `time` milliseconds into the tumble. */
export function burstGlows(tumble: Tumble, time: number): Glow[] {
  const { dice, poses, step, steps } = tumble
  return dice.flatMap((child, i): Glow[] => {
    if (child.from === undefined) return []
    const since = time - child.born * step
    if (since < -SWELL || since > FLASH) return []
    const frame = Math.min(steps - 1, child.born)
    const at = (frame * dice.length + child.from) * POSE
    const [x = 0, y = 0] = poses.subarray(at, at + 2)
    const before = Math.max(0, 1 + since / SWELL)
    const after = Math.max(0, 1 - since / FLASH)
    const strength = flareOf(since)
    const lights: Glow[] = [
      { x, y, z: 0, radius: 24 + 14 * Math.min(1, before), strength, ring: false },
    ]
    if (since < 0) return lights
    const grown = 1 - (1 - since / FLASH) ** 3
    lights.push({ x, y, z: 0, radius: 14 + 38 * grown, strength: after * 0.9, ring: true })
    for (let k = 0; k < SPARKS; k++) {
      const angle = (k + 0.4 * disorder(k, i)) * ((2 * Math.PI) / SPARKS)
      const far = (14 + 26 * (0.7 + 0.3 * disorder(k, i + 9))) * grown + 6
      lights.push({
        x: x + far * Math.cos(angle),
        y: y + far * Math.sin(angle),
        z: 16 + 14 * grown * (1 - since / FLASH),
        radius: 2.6 * after + 0.4,
        strength: after * 1.6,
        ring: false,
      })
    }
    return lights
  })
}
