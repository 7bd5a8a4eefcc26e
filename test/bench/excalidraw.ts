import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { home, run } from '../../.config/run.mjs'
import { serve } from '../../.config/serve.mjs'
import { type Kind, PIECES } from '../../src/games/prophecy/story/pieces.ts'
import { noteColors } from '../../src/paint/pen/look.ts'
import { itemSize } from '../../src/rules/board/size.ts'
import { byHeight, worldPlace } from '../../src/rules/plain/place.ts'
import type { Table } from '../../src/table/table.ts'

/** What is fetched when it is measured, in the versions it is measured in. React is that of this project. */
const PACKAGES = ['@excalidraw/excalidraw@0.18.1', 'react@19.3.1', 'react-dom@19.3.1']

const folder = join(home, '.cache', 'excalidraw')
const sources = join(folder, 'page')
const built = join(folder, 'built')

/**
 * Excalidraw alone on a page, drawn once a frame as its own app has it. What lies there is read from where its app
 * keeps it, localStorage; what is too much for that, from IndexedDB. `lay` makes things and keeps them there.
 */
const SCRIPT = `
  import { convertToExcalidrawElements, Excalidraw } from '@excalidraw/excalidraw'
  import '@excalidraw/excalidraw/index.css'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'

  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  async function store(mode) {
    const opened = indexedDB.open('excalidraw')
    opened.onupgradeneeded = () => opened.result.createObjectStore('kept')
    return (await done(opened)).transaction('kept', mode).objectStore('kept')
  }
  const kept = async () =>
    localStorage.excalidraw ?? (await done((await store('readonly')).get('excalidraw')))
  async function keep(text) {
    try {
      localStorage.excalidraw = text
    } catch {
      await done((await store('readwrite')).put(text, 'excalidraw'))
    }
  }
  globalThis.lay = async (things, appState) => {
    // What stands on them is measured, by the letters that it is drawn with.
    await document.fonts.load('20px Excalifont', 'words')
    const elements = convertToExcalidrawElements(things, { regenerateIds: false })
    await keep(JSON.stringify({ elements, appState }))
  }
  globalThis.EXCALIDRAW_THROTTLE_RENDER = true
  const initialData = kept().then((text) => (text ? JSON.parse(text) : null))
  createRoot(document.querySelector('#root')).render(createElement(Excalidraw, { initialData }))
`

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Excalidraw</title>
  <link rel="icon" href="data:,">
  <style>html, body, #root { height: 100%; margin: 0 }</style>
  <script>globalThis.EXCALIDRAW_ASSET_PATH = '/'</script>
  <div id="root"></div>
  <script type="module" src="./main.js"></script>
</html>
`

/** Fetches Excalidraw into the cache. Throws an Error where there is no way to the packages. */
async function fetched(): Promise<void> {
  await mkdir(sources, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...PACKAGES]
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code } = await run(npm, args, { quiet: true })
  if (code !== 0) throw new Error('Excalidraw could not be fetched')
}

/** Builds the page, with the letters it draws with beside it: else it would ask for them elsewhere. */
async function builtPage(): Promise<void> {
  await writeFile(join(sources, 'main.js'), SCRIPT)
  await writeFile(join(sources, 'open.html'), PAGE)
  await build({
    configFile: false,
    logLevel: 'error',
    root: sources,
    base: './',
    build: {
      target: 'es2022',
      outDir: built,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(sources, 'open.html') },
    },
  })
  const fonts = join(folder, 'node_modules', '@excalidraw', 'excalidraw', 'dist', 'prod', 'fonts')
  await cp(fonts, join(built, 'fonts'), { recursive: true })
}

/** Fetches, builds and serves Excalidraw on this computer, by the server that serves our page. */
export async function serveExcalidraw(): Promise<{ address: string; close(): Promise<void> }> {
  await fetched()
  await builtPage()
  const { local, close } = await serve({ port: 4600, folder: built })
  return { address: `${local}open.html`, close }
}

/** Letters about as large as ours, mm. An oval would grow with larger ones: it leaves more of itself free. */
const LETTERS = { any: 14, oval: 9 }
const PAPER: Readonly<Record<string, string>> = { card: '#fffefa', die: '#fffefa' }

/**
 * The same things at the same places, one unit a millimetre: each a shape with its words in it, and
 * the outline's lines.
 */
function thingsOf(table: Table): readonly object[] {
  const { items } = table.state()
  const lying = [...items.values()].sort(byHeight)
  const shapes = lying.map((item) => {
    const { id, kind, place, texts, props } = item
    const { x, y, turn } = worldPlace(items, id) ?? place
    const { width, height } = itemSize(PIECES[kind as Kind], item)
    const words = kind === 'die' ? [String(props.face)] : Object.values(texts).filter(Boolean)
    return {
      id,
      type: kind === 'oval' ? 'ellipse' : 'rectangle',
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      angle: turn,
      backgroundColor: kind === 'note' ? noteColors(item).colors[0] : PAPER[kind],
      fillStyle: 'solid',
      label: { text: words.join('\n'), fontSize: kind === 'oval' ? LETTERS.oval : LETTERS.any },
    }
  })
  const lines = lying.flatMap(({ place, props: { parent } }) => {
    const above = items.get(String(parent))?.place
    if (!above) return []
    const { height } = PIECES.oval
    const to = [above.x - place.x, above.y - place.y + height]
    return { type: 'line', x: place.x, y: place.y - height / 2, points: [[0, 0], to] }
  })
  return [...lines, ...shapes]
}

/** Where on the screen an item is seen, CSS px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What the page offers for this. */
type Lay = (things: readonly object[], appState: object) => Promise<void>

/**
 * Lays what lies on a table on an open page of Excalidraw. It is there when that is opened next, and seen so that this
 * oval stands in this place of the screen.
 */
export function layAlike(page: Page, table: Table, oval: string, box: Box): Promise<void> {
  const { x, y } = table.state().items.get(oval)!.place
  const zoom = box.width / PIECES.oval.width
  const seen = {
    zoom: { value: zoom },
    scrollX: (box.left + box.width / 2) / zoom - x,
    scrollY: (box.top + box.height / 2) / zoom - y,
  }
  return page.evaluate(
    ([things, state]) => (globalThis as unknown as { lay: Lay }).lay(things, state),
    [thingsOf(table), seen] as const,
  )
}
