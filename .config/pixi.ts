import type { Plugin } from 'vite'

const RENDERER_PART = /^export .* from '.*\/(gpu|gl|canvas|environment-webworker)\/.*';$/

/**
 * Takes the parts of the three renderers off the front door of PixiJS. It passes them on to whom it may concern, and so
 * all three would be loaded from the start; without that, each comes when Pixi asks for it. Importing one by name fails
 * at the build.
 */
export function lazyRenderers(): Plugin {
  return {
    name: 'lazy-renderers',
    apply: 'build',
    transform: {
      filter: { id: /\/pixi\.js\/lib\/index\.mjs$/ },
      handler: (code) => ({
        code: code
          .split('\n')
          .filter((line) => !RENDERER_PART.test(line))
          .join('\n'),
        map: null,
      }),
    },
  }
}
