// npm run dev: the page from its sources, anew at every change.
import { install } from './install.mjs'
import { tool } from './run.mjs'

await install()
const { code } = await tool('vite', process.argv.slice(2))
process.exit(code)
