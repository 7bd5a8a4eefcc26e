import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The scripts that everybody who opens a table waits for: by their names, and those of games by what is in them. */
const AWAITED = /^(?:common|board|play|story|pixi|index|TablePage|WebGLRenderer)$/
const GAME = /\/src\/games\/[\w-]+\/game\.ts$/

/**
 * Makes what a table waits for smaller once more, when Vite's own minifier is done: by a hundredth. The names of the
 * scripts stay, since what they do does.
 */
export function tight(): Plugin {
  return {
    name: 'tight',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (!AWAITED.test(chunk.name) && !chunk.moduleIds.some((id) => GAME.test(id))) continue
        // Reading a property does nothing by itself: see vite.config.ts.
        const compress = { passes: 3, ecma: 2020 as const, pure_getters: true }
        const { code } = await minify(chunk.code, { ecma: 2020, module: true, compress })
        chunk.code = code ?? chunk.code
      }
    },
  }
}
