import type { DiceColor } from '../../paint/dice/coat.ts'
import type { Die } from '../../rules/dice/dice.ts'
import type { Roll } from '../../rules/dice/roll.ts'
import type { Impact, Tumble } from '../../tray/tumble.ts'
import { makeReel, type Reel } from './reel.ts'
import { makeTrayScreen, type TrayScreen } from './screen.ts'

/** What the tray shows: a throw under way, a result, dice in the hand, or dice that lie ready (if any do). */
export type Shows = 'throw' | 'result' | 'hand' | 'ready'

/** How a throw is played: not at all, where nothing moves; in a seat's colour; slowly at its end, where it decides. */
export interface Manner {
  readonly reduced: boolean
  readonly color?: DiceColor
  readonly slow?: boolean | undefined
}

/** A motion on a screen, and the promise of the throw that is under way. */
export interface Stage {
  readonly screen: TrayScreen
  ready(pool: readonly Die[], color?: DiceColor): void
  play(tumble: Tumble, at: number, how: Manner): Promise<void>
  hurry(): void
  show(roll: Tumble | Roll, color?: DiceColor): void
  clear(): void
  count(hits: readonly number[], reduced: boolean, means?: readonly string[]): void
  hold(clientX: number, clientY: number): void
  lift(power: number): void
  jolt(vx: number, vy: number): void
  letGo(flung: boolean): void
  held(): boolean
  end(): void
}

/**
 * Opens a stage in a box. `hear` is told each knock as it is seen, `tell` what the stage shows; `force` draws by canvas
 * 2D although there is WebGL, and `turn` tells by how much the box is turned on the screen, radians.
 */
export function openStage(
  box: HTMLElement,
  hear: (impact: Impact) => void,
  tell: (shows: Shows) => void,
  force?: 'canvas',
  turn = () => 0,
): Stage {
  const motion = makeReel(hear)
  return makeStage(motion, makeTrayScreen(box, motion, force, turn), tell)
}

/** A stage for a motion that is drawn by this screen. */
export function makeStage(motion: Reel, screen: TrayScreen, tell: (shows: Shows) => void): Stage {
  let rest: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let inHand = false

  function told(): void {
    tell(rest ? 'throw' : inHand ? 'hand' : motion.lies() ? 'ready' : 'result')
  }
  function settle(): void {
    clearTimeout(timer)
    rest?.()
    rest = undefined
    told()
  }
  /** By the clock and not by frames: a page in the background draws none, and the throw must still end. */
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(settle, motion.left(performance.now()) + 20)
  }
  /** How often something else was to be seen than before. */
  let turns = 0
  function show(roll: Tumble | Roll, color?: DiceColor): void {
    turns++
    settle()
    motion.show(roll, performance.now(), color)
    told()
    screen.invalidate()
  }

  function playOne(tumble: Tumble, at: number, color?: DiceColor, slow = false): Promise<void> {
    settle()
    motion.play(tumble, performance.now(), at, color, slow)
    screen.invalidate()
    return new Promise((resolve) => {
      rest = resolve
      told()
      wait()
    })
  }
  /** One handful after the other, each where the last one lay; and then all of them, which are one Roll. */
  async function playAll(whole: Tumble, parts: readonly Tumble[], at: number, color?: DiceColor) {
    const turn = turns
    let begun = at
    let left = color
    for (const part of parts) {
      const length = part.steps * part.step
      if (begun < length) await playOne(part, begun, left)
      const thrown = part.roll.filter(({ from }) => from === undefined).length
      if (typeof left === 'object') left = left.slice(thrown)
      // Something else is seen by now.
      if (turn !== turns) return
      begun = Math.max(0, begun - length)
    }
    show(whole.roll, color)
  }

  return {
    screen,
    ready(pool, color) {
      motion.ready(pool, performance.now(), color)
      told()
      screen.invalidate()
    },
    play(tumble, at, { reduced, color, slow }) {
      const { handfuls } = tumble
      if (reduced) {
        show(handfuls ? tumble.roll : tumble, color)
        return Promise.resolve()
      }
      inHand = false
      turns++
      return handfuls ? playAll(tumble, handfuls, at, color) : playOne(tumble, at, color, slow)
    },
    hurry() {
      if (!rest) return
      motion.hurry(performance.now())
      screen.invalidate()
      wait()
    },
    show,
    clear() {
      turns++
      settle()
      motion.clear()
      told()
      screen.invalidate()
    },
    count(hits, reduced, means) {
      motion.count(hits, performance.now(), reduced, means)
      screen.invalidate()
    },
    hold(clientX, clientY) {
      if (rest) return
      inHand = true
      motion.hold(...screen.under(clientX, clientY))
      told()
      screen.invalidate()
    },
    lift(power) {
      if (rest) return
      inHand = true
      motion.lift(power)
      told()
      screen.invalidate()
    },
    jolt(vx, vy) {
      motion.jolt(vx, vy)
      screen.invalidate()
    },
    letGo(flung) {
      inHand = false
      motion.letGo(performance.now(), flung)
      // What was flung is about to fly.
      if (!flung) told()
      screen.invalidate()
    },
    held: () => inHand,
    end() {
      turns++
      settle()
      screen.end()
    },
  }
}
