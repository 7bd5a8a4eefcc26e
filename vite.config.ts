import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import './.config/node20.ts'
import { chunks } from './.config/chunks.ts'
import { leanPixi } from './.config/pixi.ts'
import { policy } from './.config/policy.ts'

export default defineConfig({
  // Relative, so that dist works from any folder of any web host.
  base: './',
  // What lies beside index.html under its own name: icons and the manifest.
  publicDir: 'assets/page',
  appType: 'mpa',
  // @pixi/react brings an older one along, which does the same.
  resolve: { dedupe: ['scheduler'] },
  plugins: [react(), policy(), leanPixi(), chunks(import.meta.dirname)],
  build: {
    target: 'es2022',
    // Reading a property does nothing by itself, here or in any library used.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    // A small font or picture as a data: address would be against the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  worker: { format: 'es' },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Journeys and benches are run by commands of their own, against the built page.
    exclude: ['test/journeys/**', 'test/bench/**'],
    testTimeout: 20_000,
  },
})
