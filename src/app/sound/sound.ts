import { brightnessOf, loudnessOf, type Noise, RUSTLES, waveOf } from './noise.ts'

/** What makes knocks heard. */
export interface Sound {
  /**
   * Strikes a knock, `when` seconds from the context's start (at once if that has passed), `share` as loud as usual.
   */
  knock(impact: Noise, when?: number, share?: number): void
  /** Makes one more wave of what hands and dice are heard doing. Returns whether there are more to make. */
  ahead(): boolean
  /** 0 to 1. */
  volume(level: number): void
}

/** How many knocks sound at once; a louder one takes the place of the softest. */
const MOST_VOICES = 10
/** How many different waves there are of each kind. */
const VARIANTS = 5
/** What is heard while things move: a wave that is made only then takes the time of a frame. */
const SOON: readonly Noise['kind'][] = [...RUSTLES, 'felt', 'wall', 'die', 'marker']
/** Below this nobody hears it. */
const FAINTEST = 0.004
/** Full volume is quiet still. */
const LOUDEST = 0.5

interface Voice {
  readonly until: number
  readonly loud: number
  readonly node: AudioBufferSourceNode
}

/** Joins knocks to a context: through a limiter that keeps many at once from clipping, and a volume. */
export function makeSound(context: BaseAudioContext): Sound {
  const master = context.createGain()
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -14
  limiter.knee.value = 10
  limiter.ratio.value = 16
  limiter.attack.value = 0.002
  limiter.release.value = 0.12
  // The volume comes last: it changes how loud the knocks are and not how they are held together.
  limiter.connect(master).connect(context.destination)

  const buffers = new Map<string, AudioBuffer>()
  let voices: Voice[] = []
  let nth = 0

  function bufferOf(kind: Noise['kind'], variant: number): AudioBuffer {
    const key = `${kind}${variant}`
    const made = buffers.get(key)
    if (made) return made
    const wave = waveOf(kind, context.sampleRate, variant)
    const buffer = context.createBuffer(1, wave.length, context.sampleRate)
    buffer.copyToChannel(wave, 0)
    buffers.set(key, buffer)
    return buffer
  }

  function* waves(): Generator<AudioBuffer, void> {
    for (let variant = 0; variant < VARIANTS; variant++)
      for (const kind of SOON) yield bufferOf(kind, variant)
  }
  const ahead = waves()

  /** Whether there is room for one so loud from then on; the softest makes it if need be. */
  function room(loud: number, from: number): boolean {
    voices = voices.filter(({ until }) => until > from)
    if (voices.length < MOST_VOICES) return true
    const softest = voices.reduce((a, b) => (b.loud < a.loud ? b : a))
    if (softest.loud >= loud) return false
    softest.node.stop(from)
    voices = voices.filter((voice) => voice !== softest)
    return true
  }

  return {
    knock(impact, when = 0, share = 1) {
      const loud = loudnessOf(impact) * share
      const from = Math.max(when, context.currentTime)
      if (loud < FAINTEST || !room(loud, from)) return
      const node = context.createBufferSource()
      node.buffer = bufferOf(impact.kind, nth++ % VARIANTS)
      const dull = context.createBiquadFilter()
      dull.type = 'lowpass'
      dull.frequency.value = Math.min(context.sampleRate / 2, brightnessOf(impact))
      const gain = context.createGain()
      gain.gain.value = loud
      node.connect(dull).connect(gain).connect(limiter)
      node.start(from)
      voices.push({ until: from + node.buffer.duration, loud, node })
    },
    ahead: () => !ahead.next().done,
    volume(level) {
      master.gain.value = level * LOUDEST
    },
  }
}
