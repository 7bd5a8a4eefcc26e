import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import './.config/node20.ts'
import { chunks } from './.config/chunks.ts'
import { firstWave } from './.config/first.ts'
import { GROUPS } from './.config/groups.ts'
import { offline } from './.config/offline.ts'
import { leanPixi } from './.config/pixi.ts'
import { policy } from './.config/policy.ts'
import { leanReact } from './.config/react.ts'
import { tight } from './.config/tight.ts'
import { buildOf } from './.config/version.ts'
import { curedWebrtc } from './.config/webrtc.ts'
import { signalling } from './src/host/plugin.ts'

export default defineConfig({
  // Relative, so that dist works from any folder of any web host.
  base: './',
  // What lies beside index.html under its own name: icons and the manifest.
  publicDir: 'assets/page',
  appType: 'mpa',
  // @pixi/react brings an older one along, which does the same.
  // rootDirs: what a game outside of src asks for is found in src.
  resolve: { tsconfigPaths: true, dedupe: ['scheduler'], alias: curedWebrtc },
  plugins: [
    react(),
    policy(),
    leanPixi(),
    leanReact(),
    tight(),
    chunks(import.meta.dirname),
    firstWave(import.meta.dirname),
    offline(import.meta.dirname),
    signalling(),
  ],
  define: { __BUILD__: JSON.stringify(buildOf(import.meta.dirname)) },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // Reading a property does nothing by itself, here or in any library used.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } },
    },
    // A small font or picture as a data: address would be against the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  worker: { format: 'es' },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Journeys, benches and proofs are run by commands of their own.
    exclude: ['test/journeys/**', 'test/bench/**', 'test/proofs/**'],
    // It ends what hangs, and asserts no time: a busy machine takes many times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No test leaves anything behind; a world of its own for each file would take most of the time.
    isolate: false,
    // While they run nothing else does: no core is left to itself.
    maxWorkers: availableParallelism(),
  },
})
