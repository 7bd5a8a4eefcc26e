// npm run bench: measures the built page and prints a table. `npm run bench -- dice` measures only what is called so.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { stop } from './run.mjs'

await install()
if (!(await build())) stop('The page could not be built: see the lines above.')
const { needBrowser } = await import('./browser.mjs')
process.env.CHROMIUM_PATH = await needBrowser()

const { runnerImport } = await import('vite')
const { serve } = await import('./serve.mjs')
const { local, close } = await serve({ port: 4500 })
const { module } = await runnerImport('./test/bench/run.ts')
await module.bench(local, process.argv[2])
await close()
