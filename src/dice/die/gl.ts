import { hasGpu } from '../../paint/pen/gpu.ts'
import type { Die } from '../../rules/dice/dice.ts'
import type { TrayEye } from '../bed/plan.ts'
import { type Batch, makeDiceNumbers } from './numbers.ts'
import { type DicePainter, GLOW_SHAPES, type Glow, LIGHT } from './show.ts'
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
  const numbers = makeDiceNumbers()
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

  const paintShadows = (eye: TrayEye, sorts: ReadonlyMap<Die, Batch>): void => {
    use(tools.shadow, eye)
    // A slow painter draws motion with fewer pixels, and rest with more.
    const lamps = slow && eye.plan.dense <= 1 ? FEW_LAMPS : LAMPS
    gl.uniform1f(tools.shadow.at('uDark'), 1 - (1 - DARK) ** (1 / lamps.length))
    gl.uniform1i(tools.shadow.at('uCount'), lamps.length)
    gl.uniform2fv(tools.shadow.at('uLamps'), lamps.flat())
    for (const [die, { first, count }] of sorts) {
      const { hull, hullCount } = tools.shapeOf(die)
      gl.bindVertexArray(hull)
      tools.pointAt(first, lamps.length)
      const all = count * lamps.length
      gl.drawElementsInstanced(gl.TRIANGLES, hullCount, gl.UNSIGNED_SHORT, 0, all)
    }
  }

  const paintDice = (eye: TrayEye, sorts: ReadonlyMap<Die, Batch>): void => {
    use(tools.dice, eye)
    gl.uniform3f(tools.dice.at('uLight'), ...LIGHT)
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, tools.ink)
    for (const [die, { first, count }] of sorts) {
      const { body, bodyCount } = tools.shapeOf(die)
      gl.bindVertexArray(body)
      tools.pointAt(first, 1)
      gl.drawElementsInstanced(gl.TRIANGLES, bodyCount, gl.UNSIGNED_SHORT, 0, count)
    }
  }

  return {
    kind: 'webgl',
    slow,
    paint(eye, shown, lights) {
      if (gl.isContextLost()) return
      const { plan } = eye
      const onFelt = lights.filter(({ z }) => z === 0)
      const aloft = lights.filter(({ z }) => z > 0)
      gl.viewport(0, 0, plan.width, plan.height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      if (shown.length === 0) return
      const sorts = numbers.write(eye, shown)
      gl.bindBuffer(gl.ARRAY_BUFFER, tools.diceBuffer)
      gl.bufferData(gl.ARRAY_BUFFER, numbers.all(), gl.STREAM_DRAW, 0, shown.length * NUMBERS)

      gl.disable(gl.DEPTH_TEST)
      gl.enable(gl.BLEND)
      // Shadows and the light on the felt stay there: they do not climb the wall.
      gl.enable(gl.SCISSOR_TEST)
      const [fw, fh] = plan.felt
      gl.scissor(plan.cx - fw, plan.height - plan.cy - fh, 2 * fw, 2 * fh)
      paintShadows(eye, sorts)
      paintGlows(eye, onFelt)
      gl.disable(gl.SCISSOR_TEST)

      gl.disable(gl.BLEND)
      gl.enable(gl.DEPTH_TEST)
      paintDice(eye, sorts)
      gl.disable(gl.DEPTH_TEST)
      gl.enable(gl.BLEND)
      paintGlows(eye, aloft)
      gl.bindVertexArray(null)
    },
    end() {
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
