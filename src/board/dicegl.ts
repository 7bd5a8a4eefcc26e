import type { Die } from '../rules/dice.ts'
import { solidOfDie } from '../tray/solids.ts'
import { INK_SIZE, inkOfPips } from './diceink.ts'
import * as light from './dicelight.ts'
import { hullOf, type Mesh, meshOf, VERTEX } from './dicemesh.ts'
import { type DicePainter, type Glow, LIGHT, type ShownDie } from './diceshow.ts'
import { hasGpu } from './renderer.ts'
import type { Eye } from './trayplan.ts'

/** Numbers of one die: place and size, turn, look. */
const NUMBERS = 12
const GLOW_NUMBERS = 6
/** How dark a full shadow is. */
const DARK = 0.5

/** Where shadows fall, per millimetre of height: the main light with its width, and the sky all around. */
const LAMPS = (() => {
  const [x, y] = [-LIGHT[0] / LIGHT[2], -LIGHT[1] / LIGHT[2]]
  const ring = (n: number, radius: number, cx: number, cy: number, from: number) =>
    Array.from({ length: n }, (_, i) => {
      const angle = from + (i / n) * 2 * Math.PI
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const
    })
  return [
    ...ring(4, 0.07, x, y, 0),
    ...ring(7, 0.19, x, y, 0.3),
    ...ring(5, 0.34, x / 4, y / 4, 0.6),
  ]
})()

interface Shape {
  readonly body: WebGLVertexArrayObject
  readonly bodyCount: number
  readonly hull: WebGLVertexArrayObject
  readonly hullCount: number
}

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
  let tools = prepare(gl)
  // Everything in a lost context is gone; when the browser gives it back, it is made anew.
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault())
  canvas.addEventListener('webglcontextrestored', () => {
    tools = prepare(gl)
    again()
  })
  // Its name looks like a React hook's to the linter.
  const choose = gl.useProgram
  let dice = new Float32Array(0)
  let glows = new Float32Array(0)

  const use = (program: Program, eye: Eye): void => {
    choose.call(gl, program.program)
    gl.uniform4f(program.at('uEye'), eye.x, eye.y, eye.high, eye.scale)
    gl.uniform4f(program.at('uPlan'), eye.plan.cx, eye.plan.cy, eye.plan.width, eye.plan.height)
  }

  const paintGlows = (eye: Eye, shown: readonly Glow[]): void => {
    if (shown.length === 0) return
    if (glows.length < shown.length * GLOW_NUMBERS) glows = new Float32Array(shown.length * 12)
    shown.forEach((g, i) => {
      glows.set([g.x, g.y, g.z, g.radius, g.strength, g.ring ? 1 : 0], i * GLOW_NUMBERS)
    })
    use(tools.glow, eye)
    gl.bindVertexArray(tools.glowing)
    gl.bindBuffer(gl.ARRAY_BUFFER, tools.glowBuffer)
    gl.bufferData(gl.ARRAY_BUFFER, glows, gl.STREAM_DRAW, 0, shown.length * GLOW_NUMBERS)
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, shown.length)
  }

  /** Dice of one sort after another, so that each sort is one draw call. Answers where each sort begins. */
  function write(shown: readonly ShownDie[]): Map<Die, { first: number; count: number }> {
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
        dice[at++] = 0
      }
    }
    return sorts
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
      const sorts = write(shown)
      gl.bindBuffer(gl.ARRAY_BUFFER, tools.diceBuffer)
      gl.bufferData(gl.ARRAY_BUFFER, dice, gl.STREAM_DRAW, 0, shown.length * NUMBERS)

      gl.disable(gl.DEPTH_TEST)
      gl.enable(gl.BLEND)
      // Shadows stay on the felt: they do not climb the wall.
      gl.enable(gl.SCISSOR_TEST)
      const [fw, fh] = plan.felt
      gl.scissor(plan.cx - fw, plan.height - plan.cy - fh, 2 * fw, 2 * fh)
      use(tools.shadow, eye)
      gl.uniform1f(tools.shadow.at('uDark'), 1 - (1 - DARK) ** (1 / LAMPS.length))
      gl.uniform2fv(tools.shadow.at('uLamps'), LAMPS.flat())
      for (const [die, { first, count }] of sorts) {
        const shape = tools.shapeOf(die)
        gl.bindVertexArray(shape.hull)
        tools.pointAt(first, LAMPS.length)
        gl.drawElementsInstanced(
          gl.TRIANGLES,
          shape.hullCount,
          gl.UNSIGNED_SHORT,
          0,
          count * LAMPS.length,
        )
      }
      gl.disable(gl.SCISSOR_TEST)
      paintGlows(
        eye,
        lights.filter((l) => l.z === 0),
      )

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

interface Program {
  readonly program: WebGLProgram
  at(name: string): WebGLUniformLocation | null
}

/** Compiles, uploads and wires everything that stays. */
function prepare(gl: WebGL2RenderingContext) {
  gl.enable(gl.CULL_FACE)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
  const diceBuffer = gl.createBuffer()
  const glowBuffer = gl.createBuffer()
  const shapes = new Map<Die, Shape>()

  function program(vertex: string, fragment: string): Program {
    const made = gl.createProgram()
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(kind)
      if (!shader) throw new Error('this browser makes no shaders')
      gl.shaderSource(shader, source.replaceAll('LAMPS', String(LAMPS.length)))
      gl.compileShader(shader)
      gl.attachShader(made, shader)
    }
    gl.linkProgram(made)
    if (!gl.getProgramParameter(made, gl.LINK_STATUS) && !gl.isContextLost()) {
      throw new Error(`the dice shaders do not link: ${gl.getProgramInfoLog(made)}`)
    }
    const known = new Map<string, WebGLUniformLocation | null>()
    return {
      program: made,
      at(name) {
        if (!known.has(name)) known.set(name, gl.getUniformLocation(made, name))
        return known.get(name) ?? null
      },
    }
  }

  function upload(mesh: Mesh, layout: readonly (readonly [place: number, size: number])[]) {
    const vao = gl.createVertexArray()
    gl.bindVertexArray(vao)
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, mesh.vertices, gl.STATIC_DRAW)
    const stride = layout.reduce((sum, [, size]) => sum + size, 0) * 4
    let offset = 0
    for (const [place, size] of layout) {
      gl.enableVertexAttribArray(place)
      gl.vertexAttribPointer(place, size, gl.FLOAT, false, stride, offset)
      offset += size * 4
    }
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles, gl.STATIC_DRAW)
    gl.bindVertexArray(null)
    return vao
  }

  function shapeOf(die: Die): Shape {
    const known = shapes.get(die)
    if (known) return known
    const solid = solidOfDie(die)
    const [body, hull] = [meshOf(solid), hullOf(solid)]
    const shape = {
      body: upload(body, [
        [0, 3],
        [1, 3],
        [2, 3],
        [3, VERTEX - 9],
      ]),
      bodyCount: body.triangles.length,
      hull: upload(hull, [[0, 3]]),
      hullCount: hull.triangles.length,
    }
    shapes.set(die, shape)
    return shape
  }

  /** Points the bound shape at the dice from `first` on; each is drawn `times` times. */
  function pointAt(first: number, times: number): void {
    gl.bindBuffer(gl.ARRAY_BUFFER, diceBuffer)
    for (const [k, place] of [4, 5, 6].entries()) {
      gl.enableVertexAttribArray(place)
      gl.vertexAttribPointer(place, 4, gl.FLOAT, false, NUMBERS * 4, first * NUMBERS * 4 + k * 16)
      gl.vertexAttribDivisor(place, times)
    }
  }

  const glowing = gl.createVertexArray()
  gl.bindVertexArray(glowing)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.bindBuffer(gl.ARRAY_BUFFER, glowBuffer)
  for (const [place, size, offset] of [
    [1, 4, 0],
    [2, 2, 16],
  ] as const) {
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, GLOW_NUMBERS * 4, offset)
    gl.vertexAttribDivisor(place, 1)
  }
  gl.bindVertexArray(null)

  const ink = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, ink)
  gl.texImage3D(
    gl.TEXTURE_2D_ARRAY,
    0,
    gl.RGBA8,
    INK_SIZE,
    INK_SIZE,
    6,
    0,
    gl.RGBA,
    gl.UNSIGNED_BYTE,
    inkOfPips(),
  )
  gl.generateMipmap(gl.TEXTURE_2D_ARRAY)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)

  return {
    dice: program(light.DICE_VERTEX, light.DICE_FRAGMENT),
    shadow: program(light.SHADOW_VERTEX, light.SHADOW_FRAGMENT),
    glow: program(light.GLOW_VERTEX, light.GLOW_FRAGMENT),
    diceBuffer,
    glowBuffer,
    glowing,
    ink,
    shapeOf,
    pointAt,
  }
}
