// npm run build:one: the whole page as one file, which opens by a double click.
import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { home, say, tool } from './run.mjs'

/** Where the one file is, absolute. */
export const ONE = join(home, 'dist', 'prophecy-table.html')

/** Builds the one file. @returns true when it is there */
export async function buildOne({ quiet = false } = {}) {
  const how = ['build', '--config', '.config/one.ts', '--logLevel', quiet ? 'error' : 'warn']
  const { code, output } = await tool('vite', how, { quiet })
  if (code !== 0) {
    if (quiet) say(output)
    return false
  }
  mkdirSync(join(home, 'dist'), { recursive: true })
  copyFileSync(join(home, '.cache', 'one', 'index.html'), ONE)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install()
  const good = await buildOne()
  if (good) say(`${ONE}: ${(statSync(ONE).size / 1e6).toFixed(1)} MB`)
  process.exit(good ? 0 : 1)
}
