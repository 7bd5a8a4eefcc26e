// Draws the icons that must be PNG out of icon.svg: `node .config/icons.mjs`, after icon.svg was changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { FLAGS, findBrowser } from './browser.mjs'
import { home, stop } from './run.mjs'

// Where the system cuts the shape itself, the wood goes on past the rounded corners; `room` is how far we see it,
// in units of the drawing (64 wide). A mask may cut off a tenth at every edge.
const ICONS = [
  { file: 'icon-180.png', size: 180, room: 0 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable.png', size: 512, room: 6 },
]

/** @type {(svg: string, room: number | undefined) => string} */
function drawn(svg, room) {
  if (room === undefined) return svg
  return svg
    .replace('viewBox="0 0 64 64"', `viewBox="${-room} ${-room} ${64 + 2 * room} ${64 + 2 * room}"`)
    .replace('<rect width="64" height="64" rx="14"', '<rect x="-8" y="-8" width="80" height="80"')
    .replace('M0 20h64M0 42h64', 'M-8 20h80M-8 42h80')
}

const executablePath = findBrowser()
if (!executablePath) stop('No browser was found to draw the icons with.')
const folder = join(home, 'assets', 'page')
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath, args: FLAGS })
for (const { file, size, room } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>*{margin:0}body{background:transparent}svg{display:block}</style>${drawn(svg, room)}`,
  )
  await page.screenshot({ path: join(folder, file), omitBackground: true })
  await page.close()
}
await browser.close()
