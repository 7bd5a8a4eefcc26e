import { layBed } from '../../src/dice/bed/bed.ts'
import { makeReel } from '../../src/dice/stage/reel.ts'
import { makeTrayScreen } from '../../src/dice/stage/screen.ts'
import type { Die } from '../../src/rules/dice/dice.ts'
import { VERSION } from '../../src/tray/physics.ts'
import { makeRoller } from '../../src/tray/roller.ts'
import { USUAL_FLICK } from '../../src/tray/thrown.ts'

/** Our dice alone on an empty page, as the others are measured: `throwDice` resolves when they rest. */
const box = document.querySelector<HTMLElement>('#box')
if (!box) throw new Error('there is no place for the tray')
layBed(box, 'light')
const motion = makeReel(() => {})
const screen = makeTrayScreen(box, motion)
const roller = makeRoller()

/** A seed of 32 bytes from the browser's own chance. */
const seed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

Object.assign(globalThis, {
  async throwDice(count: number) {
    const since = performance.now()
    const dice: Die[] = Array.from({ length: count }, () => 'd6')
    const thrown = { version: VERSION, seed: seed(), dice, bursts: {}, flick: USUAL_FLICK }
    motion.play(await roller.roll(thrown), performance.now(), 0)
    screen.invalidate()
    await new Promise((rest) => setTimeout(rest, motion.left(performance.now())))
    return performance.now() - since
  },
})
