import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import './.config/node20.ts'
import { chunks } from './.config/chunks.ts'
import { offline } from './.config/offline.ts'
import { leanPixi } from './.config/pixi.ts'
import { policy } from './.config/policy.ts'
import { buildOf } from './.config/version.ts'
import { curedWebrtc } from './.config/webrtc.ts'
import { signalling } from './src/host/plugin.ts'

const COMMON = {
  name: 'common',
  test: /src\/(rules\/(?!(notation|sum|tally|generation)\.)|table\/(checksum|fence|heal|lobby|plain|presence|read(parts)?|records|runs|save|schema|shape|shelf|sound|table|text|undo|use|write)\.|sync\/(room|bell)\.|paint\/(ground|textures|stamps|wobble|pen|pattern|coat|pips|look|numeral|die\w*)\.|app\/(address|settings|chance|voice|warning)\.|tray\/(physics|thrown)\.|ui\/(wood|late|SeatMark|covered|keepclear|naming|focus|words\/(en|en-commands|plural))\.)|src\/ui\/(desk|names|keys|language|say|machine|surroundings|Offers|over|format|forms?|Modal|IconButton|Tip|Floating|useLeave|words|NoticeList|notices)\.|node_modules\/(lucide-react|react|react-dom|scheduler|yjs|lib0|idb|valibot)\//,
}
const PIXI = {
  name: 'pixi',
  test: /node_modules\/(pixi\.js|@pixi|eventemitter3)\//,
  minShareCount: 2,
}

export default defineConfig({
  // Relative, so that dist works from any folder of any web host.
  base: './',
  // What lies beside index.html under its own name: icons and the manifest.
  publicDir: 'assets/page',
  appType: 'mpa',
  // @pixi/react brings an older one along, which does the same.
  resolve: { dedupe: ['scheduler'], alias: curedWebrtc },
  plugins: [
    react(),
    policy(),
    leanPixi(),
    chunks(import.meta.dirname),
    offline(import.meta.dirname),
    signalling(),
  ],
  define: { __BUILD__: JSON.stringify(buildOf(import.meta.dirname)) },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // Reading a property does nothing by itself, here or in any library used.
      treeshake: { propertyReadSideEffects: false },
      // What everything needs in one script, and what both of Pixi's renderers need in another: many small ones are
      // more to load than few large ones.
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [COMMON, PIXI] },
      },
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
    testTimeout: 20_000,
    // No test leaves anything behind; a world of its own for each file would take most of the time.
    isolate: false,
  },
})
