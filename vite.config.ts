import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import './.config/node20.ts'
import { chunks } from './.config/chunks.ts'
import { firstWave } from './.config/first.ts'
import { offline } from './.config/offline.ts'
import { leanPixi } from './.config/pixi.ts'
import { policy } from './.config/policy.ts'
import { buildOf } from './.config/version.ts'
import { curedWebrtc } from './.config/webrtc.ts'
import { signalling } from './src/host/plugin.ts'

const COMMON = {
  name: 'common',
  test: /src\/(rules\/(?!(notation|sum|tally|generation)\.)|table\/(checksum|fence|heal|identity|lobby|plain|presence|read(parts)?|records|runs|save|schema|shape|sheaf|shelf|sound|table|text|undo|use|write)\.|sync\/(room|bell)\.|paint\/(ground|papers|stood|textures|stamps|wobble|pen|pattern|coat|pips|look|numeral|die\w*)\.|app\/(address|download|eyes|settings|chance|voice|warning)\.|tray\/(physics|thrown)\.|ui\/(wood|late|SeatMark|covered|keepclear|naming|focus|words\/(en|en-commands|plural))\.)|src\/ui\/(desk|names|keys|language|say|machine|surroundings|Offers|over|format|forms?|Modal|IconButton|Tip|Floating|useLeave|words|NoticeList|notices|tells)\.|node_modules\/(lucide-react|nanoid|react|react-dom|scheduler|yjs|lib0|idb|valibot)\//,
}
// The games, without what comes late of them, and what opens a table of one.
const GAMES = {
  name: 'games',
  test: /src\/(games\/(index|\w+\/(?!beside|book|chronicle|de\.|example|\w+\.chronicle)[\w./]+)|app\/(incoming|language|session))\./,
}
// What many parts that come late share, and nothing that draws a table: signs of menus and dialogs, and how dice are
// written.
const LATER = {
  name: 'later',
  test: /lucide-react\/dist\/esm\/icons\/(archive-arrow-up|arrow-left|arrow-right|badge-check|book-open|book-open-text|chart-column|circle-dot|circle-question-mark|combine|copy|copy-plus|door-open|download|eye|eye-off|file-input|file-text|folder-open|hourglass|image-down|keyboard|log-in|log-out|message-circle-exclamation-point|pencil-line|pointer|printer|rotate-ccw|rotate-cw|save|scan-line|send|settings|shield-exclamation-point|trash|user|users|volume-2|volume-x)\.|lib0\/(broadcastchannel|mutex)\.|src\/(ui\/(Modal|format|Pips|DieSign|Witnesses|dicewords|truth|verification|ThrowButton)|tray\/verify|rules\/(notation|sum))\./,
}
// What every picture of a table is made with: the open table, its history and its pictures need nearly the same.
const BOARD = {
  name: 'board',
  test: /src\/(paint\/(link|stroke|inkpath|boxes|caption|lines|letters|page|readable|seen|signs|tooth|card|ink|note|oval|placard|resting|sheet|painters|rect)|board\/(bake|camera|halo|hit|leaves|lifts|markers|paper|pictures|renderer|spatial|traylayers|trayplan)|ui\/(presence|Pile|FreeSeats|sharedtext|strokes)|app\/(flights|roller)|tray\/roller)\.|node_modules\/(rbush|quickselect|perfect-freehand)\//,
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
      // What everything needs in one script, and what both of Pixi's renderers need in another: many small ones are
      // more to load than few large ones.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [LATER, COMMON, GAMES, BOARD, PIXI],
        },
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
