// Draws what most tables are covered with, and the wood under it, into pictures: `node .config/papers.mjs`, after
// src/paint/ground/textures.ts was changed. A page that has them need not make them itself.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { FLAGS, findBrowser } from './browser.mjs'
import { home, stop } from './run.mjs'

const MADE = { kraft: 'makeKraft()', light: "makeWood('light')", dark: "makeWood('dark')" }
const QUALITY = 0.9

const executablePath = findBrowser()
if (!executablePath) stop('No browser was found to draw the papers with.')
const [built] = [
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      lib: {
        entry: join(home, 'src/paint/ground/textures.ts'),
        formats: ['iife'],
        name: 'textures',
      },
      write: false,
    },
  }),
].flat()
if (!built || !('output' in built)) stop('There are no textures.')
const browser = await chromium.launch({ executablePath, args: FLAGS })
const page = await browser.newPage()
await page.addScriptTag({ content: built.output[0].code })
for (const [name, made] of Object.entries(MADE)) {
  const drawn = `textures.${made}.convertToBlob({ type: 'image/webp', quality: ${QUALITY} })`
  /** @type {number[]} */
  const bytes = await page.evaluate(
    `${drawn}.then((blob) => blob.arrayBuffer()).then((all) => [...new Uint8Array(all)])`,
  )
  writeFileSync(join(home, 'assets/papers', `${name}.webp`), Uint8Array.from(bytes))
}
await browser.close()
