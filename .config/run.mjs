// What every command here shares: how it speaks, how it starts another program, where the house stands.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, absolute. */
export const home = dirname(dirname(fileURLToPath(import.meta.url)))

/** Prints one line. */
export function say(line = '') {
  process.stdout.write(`${line}\n`)
}

/** @param {string} line printed as an error */
export function cry(line) {
  process.stderr.write(`${line}\n`)
}

/**
 * Says why it cannot go on, and ends with an error.
 * @param {string} line
 * @returns {never}
 */
export function stop(line) {
  cry(line)
  process.exit(1)
}

/**
 * Starts a program in the project's folder, or in another, and waits for its end.
 * `quiet` keeps its output back and hands it over; otherwise it goes straight to the screen.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined>, cwd?: string }} options
 * @returns {Promise<{ code: number, output: string }>} code 127 where the program is not there
 */
export function run(program, args, { quiet = false, env = {}, cwd = home } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    const keep = (/** @type {string} */ chunk) => {
      output += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => done({ code: code ?? (signal ? 1 : 0), output }))
  })
}

// A tool of node_modules by the file it starts with: no shell and no .cmd, so it is the same on every system.
const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/**
 * Starts a tool out of node_modules; as `run`.
 * @param {keyof typeof TOOLS} name
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function tool(name, args, options) {
  return run(process.execPath, [join(home, 'node_modules', TOOLS[name]), ...args], options)
}
