import type { Moment } from '../../ui/story/moment.ts'
import type { Noise } from './noise.ts'

/** A knock, as loud as this, so many milliseconds after the moment began. */
interface Beat {
  readonly knock: Noise
  readonly share: number
  readonly after: number
}

const beat = (kind: Noise['kind'], share: number, after = 0): Beat => ({
  knock: { kind, speed: 900 },
  share,
  after,
})

/** What is heard of each moment: paper, wax, a pen and a little music. */
const SOUNDS: Readonly<Record<Moment, readonly Beat[]>> = {
  paper: [beat('unroll', 0.7)],
  sealed: [beat('seal', 1), beat('chime', 0.7, 60)],
  torn: [beat('tear', 1), beat('toll', 0.8, 160)],
  arrived: [beat('chime', 0.5), beat('unroll', 0.9, 240), beat('marker', 0.8, 700)],
  saved: [
    beat('unroll', 1),
    beat('marker', 1, 800),
    beat('marker', 1, 1400),
    beat('chime', 1, 900),
  ],
  lost: [beat('unroll', 1), beat('seal', 1, 1250), beat('toll', 1, 1300)],
}

/** What is heard of a moment, knock by knock. */
export const soundsOf = (what: Moment): readonly Beat[] => SOUNDS[what]
