// npm run check: the quick one. Types, lint, unit tests, and the size of the first load.
import { install } from './install.mjs'

await install()
const { go, lint, page, size, types, unit } = await import('./parts.mjs')

await go([[types, lint, page], [unit()], [size]])
