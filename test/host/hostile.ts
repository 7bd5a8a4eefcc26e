import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { home } from '../source.ts'

/*
 * The server of `npm start` in a process of its own, where it can be killed, and what somebody does to it who wants
 * that. Only on this computer.
 */

/** What is in the folder that it serves, and beside it. */
const SECRET = 'nobody elsewhere is to read this'

function layOut(): string {
  const around = mkdtempSync(join(tmpdir(), 'prophecy-table-host-'))
  const folder = join(around, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the page</title>')
  writeFileSync(
    join(folder, 'assets', 'page-1a.js'),
    `export const long = '${'x'.repeat(500_000)}'`,
  )
  writeFileSync(join(folder, 'assets', 'page-1a2B_c-4.js'), '// named by what is in it')
  writeFileSync(join(folder, 'sw.js'), '// stands in')
  writeFileSync(join(folder, '.sources'), SECRET)
  writeFileSync(join(folder, '.vite', 'chunks.json'), SECRET)
  writeFileSync(join(around, 'secret.txt'), SECRET)
  symlinkSync(join(around, 'secret.txt'), join(folder, 'link.txt'))
  symlinkSync(around, join(folder, 'out'))
  return around
}

export interface Served {
  readonly port: number
  readonly folder: string
  readonly secret: string
  /** What it said so far, in lines. */
  said(): readonly string[]
  /** Nothing if it still does all it is there for; otherwise what it does not. */
  amiss(): Promise<string | undefined>
  /** Makes something throw inside, where nobody catches it. */
  trip(): void
  end(): void
}

/** Starts it as `npm start` does. */
export async function startServer(welcome: readonly string[] = []): Promise<Served> {
  const around = layOut()
  const folder = join(around, 'dist')
  const config = (name: string) => JSON.stringify(new URL(`file://${join(home, '.config', name)}`))
  const script = `
    const { serve } = await import(${config('serve.mjs')})
    const { steady } = await import(${config('steady.mjs')})
    const { port, odd } = await serve({
      port: 4700, folder: ${JSON.stringify(folder)}, welcome: ${JSON.stringify(welcome)},
      tell: (line) => console.error(line),
    })
    steady(odd)
    process.on('message', () => setImmediate(() => { throw new Error('tripped') }))
    console.log('port ' + port)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    cwd: home,
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const port = await new Promise<number>((done, failed) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [, number] = /port (\d+)/.exec(text) ?? []
      if (number) done(Number(number))
    })
    child.once('exit', (code) => failed(new Error(`it ended with ${code}: ${said}`)))
  })
  return {
    port,
    folder,
    secret: SECRET,
    said: () => said.split('\n').filter(Boolean),
    async amiss() {
      if (child.exitCode !== null || child.signalCode !== null) return `it is dead: ${said}`
      try {
        const page = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) })
        if (!(await page.text()).includes('the page')) return `no page: ${page.status}`
        return (await introduces(port)) ? undefined : 'nobody is introduced'
      } catch (error) {
        return `${String(error)} ${said}`
      }
    },
    trip: () => void child.send('trip'),
    end() {
      child.kill('SIGKILL')
      rmSync(around, { recursive: true, force: true })
    },
  }
}

/** Whether two pages of this server hear each other. */
async function introduces(port: number): Promise<boolean> {
  const topic = 'c'.repeat(32)
  const origin = `http://127.0.0.1:${port}`
  const [ada, ben] = await Promise.all([call(port, { origin }), call(port, { origin })])
  if (!ada || !ben) return false
  try {
    return await new Promise<boolean>((done) => {
      setTimeout(done, 5000, false).unref()
      ben.on('message', (data) => String(data).includes('hello') && done(true))
      for (const one of [ada, ben]) one.send(JSON.stringify({ type: 'subscribe', topics: [topic] }))
      // What the other has said is heard by then.
      const again = () => ada.send(JSON.stringify({ type: 'publish', topic, data: 'hello' }))
      setTimeout(again, 50)
      setTimeout(again, 500)
    })
  } finally {
    ada.terminate()
    ben.terminate()
  }
}

/** Calls as a browser does; undefined where it is refused. */
export const call = (port: number, headers: Record<string, string>, path = '/signal') =>
  new Promise<WebSocket | undefined>((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    socket.once('open', () => done(socket))
    socket.once('error', () => done(undefined))
  })

/** A bare connection, with all that came by it; what breaks it is none of our business. */
export function raw(
  port: number,
): Promise<{ socket: Socket; heard(): string; over: Promise<void> }> {
  return new Promise((done) => {
    let heard = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const over = new Promise<void>((closed) => socket.once('close', () => closed()))
    socket.on('data', (data) => {
      heard += data.toString('latin1')
    })
    // The other side lets go, which is what these are about.
    socket.on('end', () => socket.end())
    socket.on('error', () => socket.destroy())
    const ready = { socket, heard: () => heard, over }
    socket.once('connect', () => done(ready))
    socket.once('close', () => done(ready))
  })
}

/** The head of a request for a socket. */
export const upgrade = (path: string, more: readonly string[] = []) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...more,
    '\r\n',
  ].join('\r\n')

/** Sends this, waits, and breaks the connection in the rudest way there is. */
export async function hitAndRun(port: number, text: string | Buffer, wait = 0): Promise<string> {
  const { socket, heard, over } = await raw(port)
  socket.write(text)
  await new Promise((later) => setTimeout(later, wait))
  socket.resetAndDestroy()
  await over
  return heard()
}

/** Sends this and waits for what is said to it. */
export async function tell(port: number, text: string | Buffer, patience = 3000): Promise<string> {
  const { socket, heard, over } = await raw(port)
  socket.write(text)
  const late = setTimeout(() => socket.destroy(), patience)
  await over
  clearTimeout(late)
  return heard()
}
