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
  'rendering/renderers/gpu/shader/utils/extractAttributesFromGpuProgram.mjs': refusing(
    'extractAttributesFromGpuProgram',
  ),
  'rendering/renderers/gpu/shader/utils/generateGpuLayoutGroups.mjs':
    'export function generateGpuLayoutGroups() { return [] }',
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = {}',
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs':
    'export const createGlUploadCubeTextureResource = () => ({})',
  'rendering/mask/alpha/AlphaMaskPipe.mjs': absent('AlphaMaskPipe'),
  'rendering/mask/stencil/StencilMaskPipe.mjs': absent('StencilMaskPipe'),
  'rendering/mask/stencil/CanvasStencilMaskPipe.mjs': absent('CanvasStencilMaskPipe'),
  'rendering/mask/alpha/AlphaMask.mjs': absent('AlphaMask'),
  'rendering/mask/stencil/StencilMask.mjs': absent('StencilMask'),
  'rendering/mask/color/ColorMask.mjs': absent('ColorMask'),
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
  // Colours are numbers here, never names.
  '@pixi/colord/plugins/names.mjs': 'export default function names() {}',
  // Only the version is read, to tell React's developer tools.
  '@pixi/react/lib/package.json.mjs': "export default { name: '@pixi/react', version: '8' }",
}

/** An extension of Pixi that extends nothing. */
function absent(name: string): string {
  return `export class ${name} { static extension = { type: [], name: '${name}' } }`
}

function refusing(name: string): string {
  return `export function ${name}() { throw new Error('${name} is left out of this build') }`
}

const left = (id: string) =>
  Object.keys(LEFT_OUT).find((path) =>
    id.endsWith(path.startsWith('@') ? `/${path}` : `/pixi.js/lib/${path}`),
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
      filter: { id: /\/(pixi\.js|@pixi\/(react|colord))\/.*\.mjs$/ },
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
