// npm run picture: takes the README's picture of the running product.
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { home, stop } from './run.mjs'

await install()
if (!(await build())) stop('The page could not be built: see the lines above.')
const { needBrowser } = await import('./browser.mjs')
process.env.CHROMIUM_PATH = await needBrowser()

const { runnerImport } = await import('vite')
const { serve } = await import('./serve.mjs')
const { local, close } = await serve({ port: 4600 })
const { module } = await runnerImport('./test/journeys/picture.ts')
await module.picture(local, join(home, 'assets', 'table.png'))
await close()
