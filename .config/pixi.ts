import type { Plugin } from 'vite'

const INDEX = /\/pixi\.js\/lib\/index\.mjs$/
const RENDERER_PART = /^export .* from '.*\/(gpu|gl|canvas|environment-webworker)\/.*';$/

const shared = 'rendering/renderers/shared'

// What Pixi brings along whether it is used or not, and what stands in its place. The board is made of Containers and
// Sprites, drawn by WebGL or by canvas 2D: no Graphics, text, masks, meshes, particles, filters, events or WebGPU.
const LEFT_OUT: Readonly<Record<string, string>> = {
  'spritesheet/init.mjs': '',
  'environment-browser/browserExt.mjs': absent('browserExt'),
  'environment-webworker/webworkerExt.mjs': absent('webworkerExt'),
  'rendering/renderers/gpu/WebGPURenderer.mjs': refusing('WebGPURenderer'),
  'rendering/renderers/gpu/GpuUboSystem.mjs': absent('GpuUboSystem'),
  // Uniforms are set one by one here, not in buffers.
  'rendering/renderers/gl/GlUboSystem.mjs': absent('GlUboSystem'),
  [`${shared}/shader/UboSystem.mjs`]: absent('UboSystem'),
  'unsafe-eval/ubo/generateUboSyncPolyfill.mjs': `${refusing('generateUboSyncPolyfillSTD40')}; ${refusing('generateUboSyncPolyfillWGSL')}`,
  // The policy forbids eval: these have their stand-ins in pixi.js/unsafe-eval.
  'rendering/renderers/gl/shader/GenerateShaderSyncCode.mjs': refusing('generateShaderSyncCode'),
  'rendering/renderers/gl/shader/utils/generateUniformsSync.mjs': refusing('generateUniformsSync'),
  // To ask for it makes a whole WebGL context, even where canvas 2D draws; what has WebGL 2 has it.
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs':
    "export const getMaxFragmentPrecision = () => 'highp'",
  // Only its `useBackBuffer` is asked for.
  'rendering/renderers/gl/GlBackBufferSystem.mjs':
    "export class GlBackBufferSystem { static extension = { type: ['webgl-system'], name: 'backBuffer', priority: 1 }; useBackBuffer = false; destroy() {} }",
  // A shader reads from its WGSL twin where the uniforms of the whole picture belong, and nothing else.
  'rendering/renderers/gpu/shader/GpuProgram.mjs':
    "export class GpuProgram { structsAndGroups = { groups: [{ group: 0, binding: 0, name: 'globalUniforms' }] }; static from() { return new GpuProgram() } destroy() {} }",
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = {}',
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs':
    'export const createGlUploadCubeTextureResource = () => ({})',
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource.mjs':
    'export const glUploadVideoResource = {}',
  // Textures are canvases, and flat: of all formats and dimensions only theirs are asked for.
  'rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat.mjs':
    'export const mapFormatToGlInternalFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 ?? gl.RGBA })',
  'rendering/renderers/gl/texture/utils/mapFormatToGlFormat.mjs':
    'export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA })',
  'rendering/renderers/gl/texture/utils/mapFormatToGlType.mjs':
    'export const mapFormatToGlType = (gl) => ({ rgba8unorm: gl.UNSIGNED_BYTE, bgra8unorm: gl.UNSIGNED_BYTE })',
  'rendering/renderers/gl/texture/utils/mapViewDimensionToGlTarget.mjs':
    "export const mapViewDimensionToGlTarget = (gl) => ({ '2d': gl.TEXTURE_2D })",
  'rendering/mask/alpha/AlphaMaskPipe.mjs': absent('AlphaMaskPipe'),
  'rendering/mask/stencil/StencilMaskPipe.mjs': absent('StencilMaskPipe'),
  'rendering/mask/stencil/CanvasStencilMaskPipe.mjs': absent('CanvasStencilMaskPipe'),
  'rendering/mask/alpha/AlphaMask.mjs': absent('AlphaMask'),
  'rendering/mask/stencil/StencilMask.mjs': absent('StencilMask'),
  'rendering/mask/color/ColorMask.mjs': absent('ColorMask'),
  // Each picture begins with it.
  'rendering/mask/color/ColorMaskPipe.mjs':
    "export class ColorMaskPipe { static extension = { type: ['webgl-pipes'], name: 'colorMask' }; buildStart() {} destroy() {} }",
  'scene/container/container-mixins/effectsMixin.mjs': 'export const effectsMixin = {}',
  'rendering/renderers/gl/GlStencilSystem.mjs': absent('GlStencilSystem'),
  'filters/Filter.mjs': absent('Filter'),
  'scene/graphics/shared/Graphics.mjs': absent('Graphics'),
  'scene/graphics/gl/GlGraphicsAdaptor.mjs': absent('GlGraphicsAdaptor'),
  'scene/graphics/canvas/CanvasGraphicsAdaptor.mjs': absent('CanvasGraphicsAdaptor'),
  'scene/mesh/gl/GlMeshAdaptor.mjs': absent('GlMeshAdaptor'),
  'scene/particle-container/shared/ParticleBuffer.mjs': absent('ParticleBuffer'),
  'scene/text/TextStyle.mjs': 'export class TextStyle { static defaultTextStyle = {} }',
  'unsafe-eval/particle/generateParticleUpdatePolyfill.mjs': refusing(
    'generateParticleUpdatePolyfill',
  ),
  [`${shared}/extract/ExtractSystem.mjs`]: absent('ExtractSystem'),
  [`${shared}/extract/GenerateTextureSystem.mjs`]: absent('GenerateTextureSystem'),
  [`${shared}/startup/HelloSystem.mjs`]: absent('HelloSystem'),
  [`${shared}/texture/TextureGCSystem.mjs`]: absent('TextureGCSystem'),
  [`${shared}/texture/RenderableGCSystem.mjs`]: absent('RenderableGCSystem'),
  [`${shared}/texture/sources/VideoSource.mjs`]: absent('VideoSource'),
  [`${shared}/texture/utils/textureFrom.mjs`]: `${refusing('textureFrom')}; ${refusing('resourceToTexture')}; ${refusing('autoDetectSource')}`,
  // Nothing is drawn into a texture to be drawn again: no pool of those.
  [`${shared}/texture/TexturePool.mjs`]: poolOf('TexturePool'),
  [`${shared}/texture/CanvasPool.mjs`]: poolOf('CanvasPool'),
  // Nothing on the board is looked for by its name.
  'scene/container/container-mixins/findMixin.mjs': 'export const findMixin = { label: null }',
  // What a later Pixi will do another way is told while one works on the page, not in the built one.
  'utils/logging/deprecation.mjs':
    "export const v8_0_0 = '', v8_3_4 = '', v8_21_0 = '', v8_22_0 = ''; export function deprecation() {}",
  'utils/browser/isWebGPUSupported.mjs': 'export const isWebGPUSupported = async () => false',
  // Pixi's events are left out, and so are their names.
  '@pixi/react/lib/constants/EventPropNames.mjs':
    'export const PixiToReactEventPropNames = {}, ReactToPixiEventPropNames = {}',
  // Colours are numbers here, never names.
  'color/Color.mjs': `export class Color {
  rgba = [1, 1, 1, 1]
  constructor(value) { this.setValue(value) }
  setValue(value) {
    const [r, g, b, a = 1] =
      typeof value === 'number' ? [16, 8, 0].map((by) => ((value >> by) & 255) / 255) : value.rgba ?? value
    this.rgba = [r, g, b, a]
    return this
  }
  setAlpha(alpha) { this.rgba[3] = alpha }
  get alpha() { return this.rgba[3] }
  toArray() { return [...this.rgba] }
  toBgrNumber() { return this.rgba.reduceRight((all, part, i) => i > 2 ? 0 : (all << 8) + Math.round(part * 255), 0) }
  toHex() { return '#' + this.rgba.slice(0, 3).map((part) => Math.round(part * 255).toString(16).padStart(2, '0')).join('') }
  static shared = new Color(0)
}`,
  // No texture lies turned, or is drawn in part.
  'maths/matrix/groupD8.mjs': 'export const groupD8 = { isVertical: () => false }',
  [`${shared}/texture/TextureMatrix.mjs`]: refusing('TextureMatrix'),
  // Yjs only ever warns; its printing in colours is not asked for.
  'lib0/logging.js': `const plain = ''
export { plain as BOLD, plain as UNBOLD, plain as GREY, plain as ORANGE, plain as RED, plain as UNCOLOR }
export const print = (...words) => console.warn(words.join(''))
export const warn = print
export const createModuleLogger = () => () => {}`,
  // What is wrong with a shader is found while it is written; in the page a program that fails is told of by WebGL.
  'rendering/renderers/gl/shader/program/logProgramError.mjs':
    'export function logProgramError() {}',
  // No part of the board asks for anything that React hands down from outside it.
  'its-fine/dist/index.js': `const plain = ({ children }) => children
export const FiberProvider = plain
export const useContextBridge = () => plain`,
  // Only the version is read, to tell React's developer tools.
  '@pixi/react/lib/package.json.mjs': "export default { name: '@pixi/react', version: '8' }",
}

/** An extension of Pixi that extends nothing. */
function absent(name: string): string {
  return `export class ${name} { static extension = { type: [], name: '${name}' } }`
}

/** A pool that is told the size of the screen, and never asked for anything. */
function poolOf(name: string): string {
  return `export class ${name}Class { setScreenSize() {} removeScreen() {} returnTexture() {} clear() {} }
export const ${name} = new ${name}Class()`
}

function refusing(name: string): string {
  return `export function ${name}() { throw new Error('${name} is left out of this build') }`
}

const left = (id: string) =>
  Object.keys(LEFT_OUT).find((path) =>
    id.endsWith(/^(@|lib0|its-fine)/.test(path) ? `/${path}` : `/pixi.js/lib/${path}`),
  )

/**
 * Keeps the built page lean. Pixi's front door passes on the parts of all three renderers, and so all of them would be
 * loaded from the start: without that, each comes when Pixi asks for it, and importing a part by name fails at the
 * build. Some of what Pixi can do and no table needs is left out.
 */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: 'build',
    transform: {
      filter: { id: /\/(pixi\.js|@pixi\/react|lib0|its-fine)\/.*\.m?js$/ },
      handler(code, id) {
        const path = left(id)
        if (path !== undefined) return { code: LEFT_OUT[path] ?? '', map: null }
        if (!INDEX.test(id)) return null
        const lines = code.split('\n').filter((line) => !RENDERER_PART.test(line))
        return { code: lines.join('\n'), map: null }
      },
    },
  }
}
