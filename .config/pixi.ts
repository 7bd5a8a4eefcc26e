import type { Plugin } from 'vite'

const INDEX = /\/pixi\.js\/lib\/index\.mjs$/
const RENDERER_PART = /^export .* from '.*\/(gpu|gl|canvas|environment-webworker)\/.*';$/

// What Pixi brings along whether it is used or not, and what stands in its place: 9 KB of the first load.
const LEFT_OUT: Readonly<Record<string, string>> = {
  'spritesheet/init.mjs': '',
  'scene/graphics/shared/svg/SVGParser.mjs': refusing('SVGParser'),
  'scene/graphics/shared/svg/parseSVGPath.mjs': refusing('parseSVGPath'),
  'unsafe-eval/particle/generateParticleUpdatePolyfill.mjs': refusing(
    'generateParticleUpdatePolyfill',
  ),
  'rendering/renderers/shared/texture/sources/VideoSource.mjs':
    "export class VideoSource { static extension = { type: 'texture-source', name: 'video' }; static test() { return false } }",
}

function refusing(name: string): string {
  return `export function ${name}() { throw new Error('${name} is left out of this build') }`
}

const left = (id: string) =>
  Object.keys(LEFT_OUT).find((path) => id.endsWith(`/pixi.js/lib/${path}`))

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
      filter: { id: /\/pixi\.js\/lib\/.*\.mjs$/ },
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
