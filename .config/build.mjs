// Builds the page into dist, unless dist was built from these very sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { home, say, tool } from './run.mjs'

const SOURCES = ['src', 'assets', 'index.html', 'vite.config.ts', 'package-lock.json', '.config']
const STAMP = join(home, 'dist', '.sources')

/** @param {string} source a file or a folder of the project */
function files(source) {
  const at = join(home, source)
  if (statSync(at).isFile()) return [at]
  return readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** One word for the contents of all sources: it changes when any of them does. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(files)) {
    hash.update(file.slice(home.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the page if dist is missing or older than the sources. @returns true when dist is good */
export async function build({ always = false, quiet = false } = {}) {
  const now = fingerprint()
  if (!always && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return true
  if (!quiet) say('Building the page ...')
  const { code, output } = await tool('vite', ['build', '--logLevel', quiet ? 'error' : 'warn'], {
    quiet,
  })
  if (code !== 0) {
    if (quiet) say(output)
    return false
  }
  writeFileSync(STAMP, now)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install()
  process.exit((await build({ always: true })) ? 0 : 1)
}
