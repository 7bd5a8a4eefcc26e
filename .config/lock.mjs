// Completes package-lock.json: `node .config/lock.mjs`, after packages were added or changed.
// A registry that holds the builds of a package for some systems only leaves the others out of the lock file,
// and `npm ci` then refuses the whole file, on every system. What a build is for, its name tells.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { home, say } from './run.mjs'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   license?: string, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32']
const CORES = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64']

/** @type {(name: string) => Partial<Entry>} what the build of this name is for */
function systemOf(name) {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = CORES.find((core) => words.includes(core))
  if (!os || !cpu) throw new Error(`${name} does not tell what system it is for`)
  // eabi and eabihf stand at the end of the libc's name.
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  return { cpu: [cpu], ...(os === 'linux' ? { libc: [libc] } : {}), optional: true, os: [os] }
}

/**
 * The builds for single systems that the lock file leaves out: their places in it, and what should stand there.
 * @type {(lock: Lock) => [path: string, entry: Entry][]}
 */
export function missing({ packages }) {
  const named = Object.values(packages).flatMap(({ dev, license, optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({
      name,
      version,
      dev,
      license,
    })),
  )
  return named
    .filter(
      ({ name }) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)),
    )
    .map(({ name, version, dev, license }) => [
      `node_modules/${name}`,
      { version, ...systemOf(name), ...(dev ? { dev } : {}), license },
    ])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const at = join(home, 'package-lock.json')
  const lock = JSON.parse(readFileSync(at, 'utf8'))
  const added = missing(lock)
  for (const [path, entry] of added) lock.packages[path] = entry
  const { '': root, ...others } = lock.packages
  lock.packages = {
    '': root,
    ...Object.fromEntries(Object.entries(others).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  }
  writeFileSync(at, `${JSON.stringify(lock, null, 2)}\n`)
  say(`${added.length} added.`)
}
