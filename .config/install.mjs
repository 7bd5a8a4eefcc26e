// Installs what package-lock.json names, when it is not there yet. Works before node_modules exists.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { home, run, say, stop } from './run.mjs'

const OLDEST = { major: 20, minor: 19 }

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packages(file) {
  const path = join(home, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** True when node_modules holds every package of the lock file in the version it names. */
function installed() {
  const wanted = packages('package-lock.json')
  const here = packages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    // Optional packages are for one system each: those of other systems are not here.
    ([path, { version, optional }]) =>
      path === '' || optional || (here[path]?.version === version && existsSync(join(home, path))),
  )
}

/** Makes sure that Node is new enough and that all packages are here. Ends the program if it cannot. */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
    stop(
      `Please install Node ${OLDEST.major}.${OLDEST.minor} or newer (this is ${process.versions.node}).`,
    )
  }
  if (installed()) return
  const modules = join(home, 'node_modules')
  // What it leads to belongs to somebody else, and would be emptied.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    stop(
      'node_modules is a link to packages that do not fit: install them there, or remove the link.',
    )
  }
  say('Installing packages (this happens once) ...')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Under npm the very npm that runs us is used again: on Windows `npm` alone is not a program.
  const npm = process.env.npm_execpath
  const { code } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code !== 0) stop('The packages could not be installed: see the lines above.')
}
