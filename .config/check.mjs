// npm run check: the quick one. Types, lint, unit tests, and the size of the first load.
import { install } from './install.mjs'

await install()
const { close, lint, page, size, types, unit } = await import('./parts.mjs')

const parts = [...(await Promise.all([types(), lint(), page()])), await unit()]
if (parts.every(({ name, failed }) => name !== 'build' || failed === 0)) parts.push(await size())
close(parts)
