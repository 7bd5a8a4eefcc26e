import { SEAT_COATS } from '../../paint/dice/coat.ts'
import { hasGpu } from '../../paint/pen/gpu.ts'
import type { Die } from '../../rules/dice/dice.ts'
import type { TrayEye } from '../bed/plan.ts'
import { printOf } from './engraving.ts'
import { imprintOf } from './imprint.ts'
import { type DicePainter, GLOW_SHAPES, type Glow, LIGHT, type ShownDie } from './show.ts'
import { GLOW_NUMBERS, makeTools, NUMBERS, type Program } from './tools.ts'

/** How dark a full shadow is. */
const DARK = 0.5

/** Where shadows fall, per millimetre of height. */
type Lamps = readonly (readonly [number, number])[]
const ring = (n: number, radius: number, part: number, from: number): Lamps =>
  Array.from({ length: n }, (_, i) => {
    const angle = from + (i / n) * 2 * Math.PI
    const [x, y] = [-LIGHT[0] / LIGHT[2], -LIGHT[1] / LIGHT[2]]
    return [part * x + radius * Math.cos(angle), part * y + radius * Math.sin(angle)] as const
  })
/** The main light with its width, and the sky all around. */
const LAMPS = [...ring(4, 0.07, 1, 0), ...ring(7, 0.19, 1, 0.3), ...ring(5, 0.34, 0.25, 0.6)]
/** Shadows in motion need not be as soft where they take half of the time. */
const FEW_LAMPS = [...ring(4, 0.14, 1, 0.3), ...ring(3, 0.3, 0.3, 0.6)]

/**
 * Draws dice by WebGL 2: rounded meshes lit per pixel, one draw call for all dice of a sort and one for all their
 * soft shadows. Undefined where the canvas gives no WebGL 2. `again` is called when everything has to be painted
 * anew after a lost context.
 */
export function makeGlPainter(
  canvas: HTMLCanvasElement,
  again: () => void,
): DicePainter | undefined {
  // Edges smoothed by the processor would take half of the frames.
  const slow = !hasGpu()
  const gl = canvas.getContext('webgl2', {
    alpha: true,
    antialias: !slow,
    premultipliedAlpha: true,
    depth: true,
    powerPreference: 'low-power',
  })
  if (!gl) return undefined
  const prepare = () => makeTools(gl, LAMPS.length, again)
  let tools = prepare()
  // Everything in a lost context is gone; when the browser gives it back, it is made anew.
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault())
  canvas.addEventListener('webglcontextrestored', () => {
    tools = prepare()
    again()
  })
  // Its name looks like a React hook's to the linter.
  const choose = gl.useProgram
  let dice = new Float32Array(0)
  let glows = new Float32Array(0)

  const use = (program: Program, eye: TrayEye): void => {
    choose.call(gl, program.program)
    gl.uniform4f(program.at('uEye'), eye.x, eye.y, eye.high, eye.scale)
    gl.uniform4f(program.at('uPlan'), eye.plan.cx, eye.plan.cy, eye.plan.width, eye.plan.height)
  }

  const paintGlows = (eye: TrayEye, shown: readonly Glow[]): void => {
    if (shown.length === 0) return
    if (glows.length < shown.length * GLOW_NUMBERS)
      glows = new Float32Array(shown.length * 2 * GLOW_NUMBERS)
    shown.forEach((g, i) => {
      glows.set(
        [g.x, g.y, g.z, g.radius, g.strength, GLOW_SHAPES.indexOf(g.shape)],
        i * GLOW_NUMBERS,
      )
    })
    use(tools.glow, eye)
    gl.bindVertexArray(tools.glowing)
    gl.bindBuffer(gl.ARRAY_BUFFER, tools.glowBuffer)
    gl.bufferData(gl.ARRAY_BUFFER, glows, gl.STREAM_DRAW, 0, shown.length * GLOW_NUMBERS)
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, shown.length)
  }

  /** Dice of one sort after another, so that each sort is one draw call. Answers where each sort begins. */
  function write(
    eye: TrayEye,
    shown: readonly ShownDie[],
  ): Map<Die, { first: number; count: number }> {
    if (dice.length < shown.length * NUMBERS) dice = new Float32Array(shown.length * NUMBERS * 2)
    const sorts = new Map<Die, { first: number; count: number }>()
    for (const { die } of shown) {
      const sort = sorts.get(die)
      if (sort) sort.count++
      else sorts.set(die, { first: 0, count: 1 })
    }
    let at = 0
    for (const [die, sort] of sorts) {
      sort.first = at / NUMBERS
      for (const d of shown) {
        if (d.die !== die) continue
        dice[at++] = d.x
        dice[at++] = d.y
        dice[at++] = d.z
        dice[at++] = d.size
        for (const q of d.turn) dice[at++] = q
        dice[at++] = d.gold
        dice[at++] = d.still
        dice[at++] = d.dim
        dice[at++] = d.flare
        writeReading(at, eye, d)
        at += 7
      }
    }
    return sorts
  }

  /** What lies up, of a die that lies still. */
  function writeReading(at: number, eye: TrayEye, d: ShownDie): void {
    dice[at + 2] = 1
    dice[at + 4] = d.color === undefined ? 0 : 1 + (d.color % SEAT_COATS.length)
    if (d.still <= 0) return
    const { face, right, radius, aloft, swollen } = imprintOf(d, eye)
    dice[at] = right[0]
    dice[at + 1] = right[1]
    dice[at + 2] = radius
    dice[at + 3] = aloft
    dice[at + 5] = printOf(d.die, face)
    dice[at + 6] = swollen
  }

  return {
    kind: 'webgl',
    slow,
    paint(eye, shown, lights) {
      if (gl.isContextLost()) return
      const { plan } = eye
      gl.viewport(0, 0, plan.width, plan.height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      if (shown.length === 0) return
      const sorts = write(eye, shown)
      gl.bindBuffer(gl.ARRAY_BUFFER, tools.diceBuffer)
      gl.bufferData(gl.ARRAY_BUFFER, dice, gl.STREAM_DRAW, 0, shown.length * NUMBERS)

      gl.disable(gl.DEPTH_TEST)
      gl.enable(gl.BLEND)
      // Shadows and the light on the felt stay there: they do not climb the wall.
      gl.enable(gl.SCISSOR_TEST)
      const [fw, fh] = plan.felt
      gl.scissor(plan.cx - fw, plan.height - plan.cy - fh, 2 * fw, 2 * fh)
      use(tools.shadow, eye)
      // A slow painter draws motion with fewer pixels, and rest with more.
      const lamps = slow && plan.dense <= 1 ? FEW_LAMPS : LAMPS
      gl.uniform1f(tools.shadow.at('uDark'), 1 - (1 - DARK) ** (1 / lamps.length))
      gl.uniform1i(tools.shadow.at('uCount'), lamps.length)
      gl.uniform2fv(tools.shadow.at('uLamps'), lamps.flat())
      for (const [die, { first, count }] of sorts) {
        const shape = tools.shapeOf(die)
        gl.bindVertexArray(shape.hull)
        tools.pointAt(first, lamps.length)
        gl.drawElementsInstanced(
          gl.TRIANGLES,
          shape.hullCount,
          gl.UNSIGNED_SHORT,
          0,
          count * lamps.length,
        )
      }
      paintGlows(
        eye,
        lights.filter((l) => l.z === 0),
      )
      gl.disable(gl.SCISSOR_TEST)

      gl.disable(gl.BLEND)
      gl.enable(gl.DEPTH_TEST)
      use(tools.dice, eye)
      gl.uniform3f(tools.dice.at('uLight'), ...LIGHT)
      gl.bindTexture(gl.TEXTURE_2D_ARRAY, tools.ink)
      for (const [die, { first, count }] of sorts) {
        const shape = tools.shapeOf(die)
        gl.bindVertexArray(shape.body)
        tools.pointAt(first, 1)
        gl.drawElementsInstanced(gl.TRIANGLES, shape.bodyCount, gl.UNSIGNED_SHORT, 0, count)
      }
      gl.disable(gl.DEPTH_TEST)
      gl.enable(gl.BLEND)
      paintGlows(
        eye,
        lights.filter((l) => l.z > 0),
      )
      gl.bindVertexArray(null)
    },
    end() {
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
