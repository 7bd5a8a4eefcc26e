import type { Impact } from '../../tray/tumble.ts'

/** What a knock sounds like: tones that die away, each with its share, a breath of filtered noise, and crackling. */
interface Timbre {
  /** Hertz, share, and seconds until a tone has fallen to a third. */
  readonly tones: readonly (readonly [hz: number, share: number, fall: number])[]
  readonly noise: {
    readonly hz: number
    readonly share: number
    readonly fall: number
    /** It swells for so long, seconds, and falls only then. */
    readonly swell?: number
  }
  /** Fibres that give: so many in so many seconds, each a tick of noise. */
  readonly crackle?: { readonly count: number; readonly span: number; readonly share: number }
  /** How long its wave is (s): it ends in silence. */
  readonly length?: number
  /** How loud it is against the others. */
  readonly level: number
}

/** Paper that is heard: a card put down, a note laid, stuck or peeled off, a page unrolled, what goes into the bin. */
export const RUSTLES = ['card', 'note', 'stick', 'peel', 'unroll', 'crumple'] as const
export type Rustle = (typeof RUSTLES)[number]

/** What is heard when something is decided: wax that is pressed, paper torn, a bell far off, a drum farther. */
export const TURNS = ['seal', 'tear', 'chime', 'toll'] as const
export type Turn = (typeof TURNS)[number]

/** What is heard, so hard: dice that meet something, a marker that goes over paper, or paper. Speed in mm/s. */
export interface Noise {
  readonly kind: Impact['kind'] | 'marker' | Rustle | Turn
  readonly speed: number
}

/** Felt swallows, wood rings a little, dice click, a felt tip whispers, paper pats, rips softly and crackles. */
const TIMBRES: Readonly<Record<Noise['kind'], Timbre>> = {
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
  // The air under a card, then the card.
  card: {
    tones: [
      [138, 0.3, 0.02],
      [322, 0.12, 0.012],
    ],
    noise: { hz: 2100, share: 0.8, fall: 0.02, swell: 0.022 },
    crackle: { count: 3, span: 0.05, share: 0.12 },
    level: 0.42,
  },
  note: {
    tones: [[190, 0.1, 0.016]],
    noise: { hz: 2900, share: 0.8, fall: 0.016, swell: 0.02 },
    crackle: { count: 4, span: 0.06, share: 0.14 },
    level: 0.26,
  },
  // A thumb along the glued edge.
  stick: {
    tones: [[112, 0.42, 0.024]],
    noise: { hz: 1500, share: 0.6, fall: 0.03, swell: 0.008 },
    crackle: { count: 2, span: 0.04, share: 0.08 },
    level: 0.34,
  },
  // The glue lets go, faster and faster.
  peel: {
    tones: [],
    noise: { hz: 4300, share: 0.5, fall: 0.02, swell: 0.1 },
    crackle: { count: 26, span: 0.12, share: 0.5 },
    level: 0.22,
    length: 0.24,
  },
  unroll: {
    tones: [],
    noise: { hz: 2400, share: 0.7, fall: 0.1, swell: 0.16 },
    crackle: { count: 34, span: 0.42, share: 0.26 },
    level: 0.3,
    length: 0.62,
  },
  crumple: {
    tones: [[170, 0.1, 0.03]],
    noise: { hz: 3300, share: 0.3, fall: 0.09, swell: 0.05 },
    crackle: { count: 48, span: 0.34, share: 0.9 },
    level: 0.3,
    length: 0.5,
  },
  seal: {
    tones: [
      [84, 0.6, 0.05],
      [163, 0.25, 0.03],
    ],
    noise: { hz: 420, share: 0.7, fall: 0.03, swell: 0.012 },
    level: 0.7,
    length: 0.4,
  },
  // Slowly at first, then at once.
  tear: {
    tones: [],
    noise: { hz: 3600, share: 0.45, fall: 0.07, swell: 0.2 },
    crackle: { count: 64, span: 0.34, share: 0.8 },
    level: 0.36,
    length: 0.6,
  },
  chime: {
    tones: [
      [392, 0.4, 0.34],
      [494, 0.34, 0.32],
      [587.3, 0.3, 0.3],
      [784, 0.18, 0.22],
      [1568, 0.06, 0.1],
    ],
    noise: { hz: 2600, share: 0.04, fall: 0.02 },
    level: 0.5,
    length: 2.2,
  },
  toll: {
    tones: [
      [73.4, 0.6, 0.36],
      [110, 0.34, 0.3],
      [174.6, 0.16, 0.18],
    ],
    noise: { hz: 260, share: 0.3, fall: 0.05 },
    level: 0.62,
    length: 2.3,
  },
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

/** How long the wave of a knock is (s). */
const LENGTH = 0.16
/** A tick of a fibre is over so soon, seconds. */
const TICK = 0.0022
/** It swells for so long, or it would crack. */
const ATTACK = 0.0012

/** Slower than this nothing is heard; from there to the hardest knock it grows. Millimetres a second. */
const SOFTEST = 40
const HARDEST = 900

/** How hard a knock is, 0 to 1. */
export const strengthOf = ({ speed }: Pick<Noise, 'speed'>): number =>
  Math.min(1, Math.max(0, (speed - SOFTEST) / (HARDEST - SOFTEST)))

/** How loud a knock is heard, 0 to 1: softer knocks are softer yet. */
export const loudnessOf = (impact: Noise): number =>
  TIMBRES[impact.kind].level * strengthOf(impact) ** 1.15

/** Above so many hertz a knock has nothing: a soft one is duller than a hard one. */
export const brightnessOf = (impact: Pick<Noise, 'speed'>): number =>
  700 * 18 ** (strengthOf(impact) ** 0.6)

/**
 * The wave of a knock at full strength, at so many samples a second: within -1 and 1, silent at its end. `nth` picks
 * one of many like it, so that no two neighbours sound the same.
 */
export function waveOf(kind: Noise['kind'], rate: number, nth: number): Float32Array<ArrayBuffer> {
  const { tones, noise, crackle, length = LENGTH } = TIMBRES[kind]
  const wave = new Float32Array(Math.ceil(length * rate))
  const pitch = 1 + 0.11 * Math.sin(nth * 12.9898)
  // A band of noise: what a one-pole filter leaves of it below, less what it leaves an octave lower.
  const [high, low] = [noise.hz, noise.hz / 2].map((hz) => 1 - Math.exp((-2 * Math.PI * hz) / rate))
  let [above, below, seed] = [0, 0, 12345 + nth * 7919]
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 31 - 1
  }
  const ticks = ticksOf(crackle, next)
  const { swell = 0 } = noise
  let peak = 0
  let [tick, strength] = [0, 0]
  // What dies away is a share of what it was one sample before: an exponential for each would take the hand's time.
  const less = (fall: number) => Math.exp(-1 / (fall * rate))
  const [fibre, breath] = [less(TICK), less(noise.fall)]
  let blown = 1
  const rung = tones.map(([hz, share, fall]) => ({ hz: hz * pitch, share, fades: less(fall) }))
  for (let i = 0; i < wave.length; i++) {
    const t = i / rate
    const white = next()
    above += (high ?? 1) * (white - above)
    below += (low ?? 1) * (white - below)
    if (t >= swell) blown *= breath
    let sum = noise.share * 3 * (above - below) * (t < swell ? (t / swell) ** 2 : blown)
    for (; (ticks[tick]?.[0] ?? Number.POSITIVE_INFINITY) <= t; tick++)
      strength = Math.max(strength, ticks[tick]?.[1] ?? 0)
    sum += strength * white
    strength *= fibre
    for (const tone of rung) {
      sum += tone.share * Math.sin(2 * Math.PI * tone.hz * t)
      tone.share *= tone.fades
    }
    // It swells at its beginning and is gone at its end.
    wave[i] = sum * Math.min(1, t / ATTACK) * Math.min(1, (wave.length - 1 - i) / (0.02 * rate))
    peak = Math.max(peak, Math.abs(wave[i] ?? 0))
  }
  return wave.map((sample) => sample / (peak || 1))
}

/** When fibres give, in their order, and how loud each is heard: `next` is chance from -1 to 1. */
function ticksOf(
  crackle: Timbre['crackle'],
  next: () => number,
): readonly (readonly [at: number, share: number])[] {
  if (!crackle) return []
  const { count, span, share } = crackle
  return Array.from(
    { length: count },
    () => [((next() + 1) / 2) * span, share * next() ** 2] as const,
  ).sort((a, b) => a[0] - b[0])
}
