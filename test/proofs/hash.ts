import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { makeWorld } from '../../src/tray/world.ts'
import { mixedThrow } from './throws.ts'

/** The numbers of a die in motion. */
const NUMBERS = 22

/** SHA-256 over every number of every step of so many mixed throws, and how many steps they were. */
export function hashOfSteps(throws: number): { hash: string; steps: number } {
  const hash = sha256.create()
  let steps = 0
  for (let n = 0; n < throws; n++) {
    const world = makeWorld(mixedThrow(n))
    while (!world.done()) {
      const knocks = world.step().map((knock) => knock.speed)
      const numbers = world.tumblers.flatMap(({ body: b, read }) =>
        b
          ? [
              ...[b.x, b.y, b.z, b.vx, b.vy, b.vz, b.wx, b.wy, b.wz, ...b.turn],
              ...[b.xa, b.xb, b.xc, b.ya, b.yb, b.yc, b.za, b.zb],
              read?.face ?? 0,
            ]
          : new Array<number>(NUMBERS).fill(0),
      )
      hash.update(new Uint8Array(Float64Array.of(...numbers, ...knocks).buffer))
      steps++
    }
  }
  return { hash: bytesToHex(hash.digest()), steps }
}
