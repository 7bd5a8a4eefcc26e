import { into } from '../../rules/plain/place.ts'
import type { Felt } from '../../tray/physics.ts'
import { layerIn, sized, watchPlan } from '../bed/layers.ts'
import { eyeOver, type Plan, planFor, type TrayEye, under } from '../bed/plan.ts'
import type { DicePainter } from '../die/show.ts'
import { paintMarks } from './marks.ts'
import type { Reel } from './reel.ts'

/** What was drawn, for tests and the bench. */
export interface TrayDebug {
  readonly frames: number
  readonly painter: string
  /** JS milliseconds of the latest frames. */
  readonly spent: readonly number[]
}

/** A tray on the screen: draws a frame when asked and goes on only while something moves. */
export interface TrayScreen {
  invalidate(): void
  /** The point of the felt under a place of the window, millimetres. */
  under(clientX: number, clientY: number): [number, number]
  debug(): TrayDebug
  end(): void
}

const KEPT = 600

/**
 * Puts a motion on the screen, in canvases of its own in `box`. `force` draws by canvas 2D although there is WebGL;
 * `turn` tells by how much the box is turned on the screen, radians.
 */
export function makeTrayScreen(
  box: HTMLElement,
  motion: Reel,
  force?: 'canvas',
  turn = () => 0,
): TrayScreen {
  // Above the felt (0) and words on it (1): the dice, marks on them.
  const layers = { dice: layerIn(box, 2), marks: layerIn(box, 3) }
  let painter: DicePainter | undefined
  let sentFor = false
  let ended = false
  let plan: Plan = planFor(1, 1, 1)
  let felt: Felt | undefined
  let asked = 0
  let frames = 0
  let marked = false
  const spent: number[] = []

  function eye(): TrayEye {
    return eyeOver(plan, felt ?? { width: 216, height: 144 })
  }

  /** The plan of the dice's own layer: a slow painter draws motion with fewer pixels, and rest with more. */
  function sharpness(moving: boolean): Plan {
    if (!painter?.slow) return plan
    const dice = planFor(plan.width / plan.dense, plan.height / plan.dense, moving ? 1 : 2)
    sized(layers.dice, dice)
    return dice
  }

  function draw(now: number): void {
    const start = performance.now()
    const view = motion.view(now)
    felt = view.felt
    if (view.dice.length > 0 && !sentFor) void sendForPainter()
    painter?.paint(eyeOver(sharpness(view.moving), felt), view.dice, view.glows)
    if (view.counted !== undefined || marked) {
      paintMarks(layers.marks, eye(), motion.marked(), view.counted ?? 0)
      marked = view.counted !== undefined
    }
    frames++
    spent.push(performance.now() - start)
    if (spent.length > KEPT) spent.shift()
    if (view.moving) invalidate()
  }

  /** What paints dice comes with the first of them; where there is no WebGL, which is seldom, it is another. */
  async function sendForPainter() {
    sentFor = true
    try {
      const gl =
        force === 'canvas'
          ? undefined
          : (await import('../die/gl.ts')).makeGlPainter(layers.dice, invalidate)
      const made = gl ?? (await import('../die/flat.ts')).makeFlatPainter(layers.dice, invalidate)
      const { setRows } = await import('./rows.ts')
      if (ended) return made?.end()
      motion.arrange(setRows)
      painter = made
      invalidate()
    } catch {
      // It did not come, as without a network: it is sent for again with the next picture.
      sentFor = false
    }
  }

  function invalidate(): void {
    if (asked) return
    asked = requestAnimationFrame((now) => {
      asked = 0
      draw(now)
    })
  }

  const unwatch = watchPlan(box, (next) => {
    plan = next
    for (const layer of Object.values(layers)) sized(layer, plan)
    // At once: a canvas that was resized is empty until it is painted.
    draw(performance.now())
  })

  return {
    invalidate,
    under(clientX, clientY) {
      const { left, top, right, bottom, width, height } = box.getBoundingClientRect()
      const by = turn()
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2, turn: by, z: 0 }
      const { x, y } = into(middle, { x: clientX, y: clientY, turn: 0, z: 0 })
      // Turned by a quarter, it is as wide on the screen as it is deep.
      const lies = Math.abs(Math.cos(by)) < 0.5
      const dense = plan.width / Math.max(1, lies ? height : width)
      return under(eye(), plan.width / 2 + x * dense, plan.height / 2 + y * dense)
    },
    debug: () => ({ frames, painter: painter?.kind ?? 'none', spent }),
    end() {
      ended = true
      cancelAnimationFrame(asked)
      unwatch()
      painter?.end()
      for (const layer of Object.values(layers)) layer.remove()
    },
  }
}
