import { POSE, type Tumble } from '../../tray/tumble.ts'
import type { Glow } from '../die/show.ts'
import { disorder } from './ready.ts'

/** How long the light of a burst lasts, milliseconds. */
const SWELL = 240
const FLASH = 620
const SPARKS = 14

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
    const grown = 1 - (1 - Math.max(0, since) / FLASH) ** 3
    const lights: Glow[] = [
      // Warm light on the felt all around; then, where it bursts, beams and a ring that runs outward.
      { x, y, z: 0, radius: 30 + 26 * before + 14 * grown, strength, shape: 'disc' },
      { x, y, z: 0, radius: 26 + 40 * grown, strength: strength * 0.9, shape: 'beams' },
    ]
    if (since < 0) return lights
    lights.push({ x, y, z: 0, radius: 12 + 44 * grown, strength: after * after, shape: 'ring' })
    for (let k = 0; k < SPARKS; k++) lights.push(sparkAt(x, y, since, k, i))
    return lights
  })
}

/** One spark: it flies up and out, falls back to the felt and goes out there. */
function sparkAt(x: number, y: number, since: number, k: number, salt: number): Glow {
  const [odd, speed] = [disorder(k, salt), 0.75 + 0.45 * disorder(k, salt + 9)]
  const angle = (k + 0.45 * odd) * ((2 * Math.PI) / SPARKS)
  const t = since / FLASH
  const far = 8 + 46 * speed * (1 - (1 - t) ** 2)
  const life = Math.max(0, 1 - t / (0.7 + 0.3 * Math.abs(odd)))
  return {
    x: x + far * Math.cos(angle),
    y: y + far * Math.sin(angle),
    z: Math.max(0.1, 14 + 62 * speed * t - 86 * t * t),
    radius: (2.2 + 1.5 * Math.abs(odd)) * (0.35 + 0.65 * life),
    strength: 2.4 * life,
    shape: 'disc',
  }
}
