import { nanoid } from 'nanoid'
import type { Chance } from '../../rules/plain/random.ts'

/**
 * The one door by which luck comes in: the browser's own generator, which plain-http pages have too.
 */
export const chance: Chance = {
  id: () => nanoid(),
  seed: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) =>
      b.toString(16).padStart(2, '0'),
    ).join(''),
  wobble: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
}
