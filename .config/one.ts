import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { nothingBeside, sealed, workersInside } from './onefile.ts'
import { leanPixi } from './pixi.ts'
import { leanReact } from './react.ts'
import { buildOf } from './version.ts'
import { curedWebrtc } from './webrtc.ts'

const root = `${import.meta.dirname}/..`

/** The whole page as one file, which needs nobody who serves it. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: { dedupe: ['scheduler'], alias: curedWebrtc },
  plugins: [
    react(),
    leanPixi(),
    leanReact(),
    nothingBeside(root),
    workersInside(),
    viteSingleFile(),
    sealed(),
  ],
  define: {
    __BUILD__: JSON.stringify(buildOf(root)),
    // Nothing can be kept for a page that is a file: it is kept as it is.
    'import.meta.env.ONE': true,
  },
  build: {
    target: 'es2022',
    outDir: '.cache/one',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  worker: { format: 'iife' },
})
