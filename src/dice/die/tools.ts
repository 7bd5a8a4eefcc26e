import { COATS, GOLD, IVORY, SPENT } from '../../paint/dice/coat.ts'
import { awaitNumbers } from '../../paint/dice/numeral.ts'
import { type Die, FACES } from '../../rules/dice/dice.ts'
import { ENGRAVING_SIZE, engravingOf, PRINTS, printOf } from './engraving.ts'
import { type Facets, facetsOf, hullOf, VERTEX } from './facets.ts'
import * as light from './light.ts'
import { mouldOf } from './mould.ts'
import { DIMMED } from './show.ts'

/** Numbers of one die: place and size, turn, look, upper print, kind. */
export const NUMBERS = 19
/** Where each of those begins, and how many numbers it is. */
const PARTS = [
  [4, 0, 4],
  [5, 4, 4],
  [6, 8, 4],
  [7, 12, 4],
  [8, 16, 3],
] as const
/** Numbers of one glow: place and radius, strength and shape. */
export const GLOW_NUMBERS = 6

/** What a die is made of, on the processor that draws. */
interface Shape {
  readonly body: WebGLVertexArrayObject
  readonly bodyCount: number
  readonly hull: WebGLVertexArrayObject
  readonly hullCount: number
}

export interface Program {
  readonly program: WebGLProgram
  at(name: string): WebGLUniformLocation | null
}

/**
 * Compiles, uploads and wires everything that stays on the graphics processor, for so many lamps; `again` is called
 * when prints look otherwise than before.
 */
export function makeTools(gl: WebGL2RenderingContext, lamps: number, again: () => void) {
  gl.enable(gl.CULL_FACE)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
  const coats = [IVORY, ...COATS, GOLD].flatMap(({ body, second, ink }) => [body, second, ink])
  const program = (vertex: string, fragment: string) =>
    link(gl, vertex, fragment, { LAMPS: lamps, COATS: coats.length, DIMMED })
  const dice = program(light.DICE_VERTEX, light.DICE_FRAGMENT)
  // Its name looks like a React hook's to the linter.
  const choose = gl.useProgram
  choose.call(gl, dice.program)
  gl.uniform3fv(dice.at('uCoats'), coats.flat())
  gl.uniform3fv(dice.at('uSpent'), [SPENT.body, SPENT.ink].flat())
  const diceBuffer = gl.createBuffer()
  const glowBuffer = gl.createBuffer()
  const ink = inkTexture(gl, again)
  const shapes = new Map<Die, Shape>()

  return {
    dice,
    shadow: program(light.SHADOW_VERTEX, light.SHADOW_FRAGMENT),
    glow: program(light.GLOW_VERTEX, light.GLOW_FRAGMENT),
    diceBuffer,
    glowBuffer,
    glowing: glowSheet(gl, glowBuffer),
    ink: ink.texture,
    /** The shape of a die, made when the first of its sort is drawn. */
    shapeOf(die: Die): Shape {
      const known = shapes.get(die)
      if (known) return known
      const form = mouldOf(die)
      const [body, hull] = [facetsOf(form, (face) => printOf(die, face)), hullOf(form)]
      const shape = {
        body: upload(gl, body, [3, 3, 3, VERTEX - 9]),
        bodyCount: body.triangles.length,
        hull: upload(gl, hull, [3]),
        hullCount: hull.triangles.length,
      }
      shapes.set(die, shape)
      ink.need(die)
      return shape
    },
    /** Points the bound shape at the dice from `first` on; each is drawn `times` times. */
    pointAt(first: number, times: number): void {
      gl.bindBuffer(gl.ARRAY_BUFFER, diceBuffer)
      for (const [place, from, size] of times > 1 ? PARTS.slice(0, 2) : PARTS) {
        gl.enableVertexAttribArray(place)
        gl.vertexAttribPointer(
          place,
          size,
          gl.FLOAT,
          false,
          NUMBERS * 4,
          (first * NUMBERS + from) * 4,
        )
        gl.vertexAttribDivisor(place, times)
      }
    },
  }
}

function link(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
  counts: Readonly<Record<string, number>>,
): Program {
  const made = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('this browser makes no shaders')
    gl.shaderSource(
      shader,
      source.replace(/\b(LAMPS|COATS|DIMMED)\b/g, (name) => String(counts[name])),
    )
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

/** Uploads a mesh whose vertices consist of parts of so many numbers each. */
function upload(gl: WebGL2RenderingContext, mesh: Facets, parts: readonly number[]) {
  const vao = gl.createVertexArray()
  gl.bindVertexArray(vao)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, mesh.vertices, gl.STATIC_DRAW)
  const stride = parts.reduce((sum, size) => sum + size, 0) * 4
  let offset = 0
  for (const [place, size] of parts.entries()) {
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, stride, offset)
    offset += size * 4
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles, gl.STATIC_DRAW)
  gl.bindVertexArray(null)
  return vao
}

/** A square for each glow, which is as many numbers as its buffer says. */
function glowSheet(gl: WebGL2RenderingContext, glows: WebGLBuffer) {
  const sheet = gl.createVertexArray()
  gl.bindVertexArray(sheet)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.bindBuffer(gl.ARRAY_BUFFER, glows)
  for (const [place, size, offset] of [
    [1, 4, 0],
    [2, 2, 16],
  ] as const) {
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, GLOW_NUMBERS * 4, offset)
    gl.vertexAttribDivisor(place, 1)
  }
  gl.bindVertexArray(null)
  return sheet
}

/** The pictures of all prints; each is painted when a die first needs it. */
function inkTexture(gl: WebGL2RenderingContext, again: () => void) {
  const texture = gl.createTexture()
  const painted = new Set<number>()
  const bind = () => gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture)
  bind()
  const levels = Math.log2(ENGRAVING_SIZE) + 1
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, levels, gl.RGBA8, ENGRAVING_SIZE, ENGRAVING_SIZE, PRINTS)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)

  function paint(prints: readonly number[]): void {
    bind()
    for (const print of prints) {
      painted.add(print)
      const size = [ENGRAVING_SIZE, ENGRAVING_SIZE, 1] as const
      const place = [gl.TEXTURE_2D_ARRAY, 0, 0, 0, print, ...size] as const
      gl.texSubImage3D(...place, gl.RGBA, gl.UNSIGNED_BYTE, engravingOf(print))
    }
    gl.generateMipmap(gl.TEXTURE_2D_ARRAY)
  }

  awaitNumbers(() => {
    if (gl.isContextLost()) return
    paint([...painted])
    again()
  })

  return {
    texture,
    need(die: Die): void {
      const faces = Array.from({ length: FACES[die] }, (_, i) => printOf(die, i + 1))
      const missing = faces.filter((print) => !painted.has(print))
      if (missing.length > 0) paint(missing)
    },
  }
}
