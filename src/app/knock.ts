import type { Impact } from '../tray/tumble.ts'

/** What a knock sounds like: tones that die away, each with its share, and a breath of filtered noise. */
interface Timbre {
  /** Hertz, share, and seconds until a tone has fallen to a third. */
  readonly tones: readonly (readonly [hz: number, share: number, fall: number])[]
  readonly noise: { readonly hz: number; readonly share: number; readonly fall: number }
  /** How loud it is against the others. */
  readonly level: number
}

/** What is heard, so hard: dice that meet something, or a marker that goes over paper. Speed in mm/s. */
export interface Knock {
  readonly kind: Impact['kind'] | 'marker'
  readonly speed: number
}

/** Felt swallows, wood rings a little, dice click, a felt tip whispers. */
const TIMBRES: Readonly<Record<Knock['kind'], Timbre>> = {
  felt: {
    tones: [
      [118, 0.5, 0.022],
      [240, 0.16, 0.012],
    ],
    noise: { hz: 620, share: 0.9, fall: 0.011 },
    level: 0.6,
  },
  wall: {
    tones: [
      [305, 0.3, 0.026],
      [742, 0.34, 0.018],
      [1390, 0.26, 0.011],
      [2260, 0.14, 0.007],
    ],
    noise: { hz: 2600, share: 0.5, fall: 0.005 },
    level: 0.9,
  },
  marker: { tones: [], noise: { hz: 3400, share: 1, fall: 0.022 }, level: 0.16 },
  die: {
    tones: [
      [2350, 0.34, 0.007],
      [3820, 0.22, 0.005],
      [5460, 0.1, 0.004],
    ],
    noise: { hz: 5200, share: 0.3, fall: 0.003 },
    level: 0.7,
  },
}

/** So long is the wave of a knock, seconds: it ends in silence. */
const LENGTH = 0.16
/** It swells for so long, or it would crack. */
const ATTACK = 0.0012

/** Slower than this nothing is heard; from there to the hardest knock it grows. Millimetres a second. */
const SOFTEST = 40
const HARDEST = 900

/** How hard a knock is, 0 to 1. */
export const strengthOf = ({ speed }: Pick<Knock, 'speed'>): number =>
  Math.min(1, Math.max(0, (speed - SOFTEST) / (HARDEST - SOFTEST)))

/** How loud a knock is heard, 0 to 1: softer knocks are softer yet. */
export const loudnessOf = (impact: Knock): number =>
  TIMBRES[impact.kind].level * strengthOf(impact) ** 1.15

/** Above so many hertz a knock has nothing: a soft one is duller than a hard one. */
export const brightnessOf = (impact: Pick<Knock, 'speed'>): number =>
  700 * 18 ** (strengthOf(impact) ** 0.6)

/**
 * The wave of a knock at full strength, at so many samples a second: within -1 and 1, silent at its end. `nth` picks
 * one of many like it, so that no two neighbours sound the same.
 */
export function waveOf(kind: Knock['kind'], rate: number, nth: number): Float32Array<ArrayBuffer> {
  const { tones, noise } = TIMBRES[kind]
  const wave = new Float32Array(Math.ceil(LENGTH * rate))
  const pitch = 1 + 0.11 * Math.sin(nth * 12.9898)
  // A band of noise: what a one-pole filter leaves of it below, less what it leaves an octave lower.
  const [high, low] = [noise.hz, noise.hz / 2].map((hz) => 1 - Math.exp((-2 * Math.PI * hz) / rate))
  let [above, below, seed] = [0, 0, 12345 + nth * 7919]
  let peak = 0
  for (let i = 0; i < wave.length; i++) {
    const t = i / rate
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const white = seed / 2 ** 31 - 1
    above += (high ?? 1) * (white - above)
    below += (low ?? 1) * (white - below)
    let sum = noise.share * 3 * (above - below) * Math.exp(-t / noise.fall)
    for (const [hz, share, fall] of tones)
      sum += share * Math.sin(2 * Math.PI * hz * pitch * t) * Math.exp(-t / fall)
    // It swells at its beginning and is gone at its end.
    wave[i] = sum * Math.min(1, t / ATTACK) * Math.min(1, (wave.length - 1 - i) / (0.02 * rate))
    peak = Math.max(peak, Math.abs(wave[i] ?? 0))
  }
  return wave.map((sample) => sample / (peak || 1))
}
