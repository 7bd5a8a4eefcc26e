// Starts Firefox for Playwright: `node .config/firefox.mjs --remote-debugging-port=0 --profile <folder>`.
// Playwright drives Firefox by WebDriver BiDi, and the two do not agree in everything yet: it stands between them.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './browser.mjs'
import { stop } from './run.mjs'

// Playwright always begins with this one, and Firefox does not know it. Preferences of the profile do as much.
const UNKNOWN = 'emulation.setMediaFeaturesOverride'
// Playwright measures paper in inches, Firefox in centimetres.
const PRINT = 'browsingContext.print'
// Firefox names no download, and Playwright passes over what has no name: its address serves, which is its own.
const DOWNLOAD = '"method":"browsingContext.download'
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/

/**
 * What Firefox is to hear of what Playwright said, or what Playwright hears at once.
 * @param {string} said
 */
function toFirefox(said) {
  const { id, method, params } = JSON.parse(said)
  if (method === UNKNOWN) return { answer: JSON.stringify({ type: 'success', id, result: {} }) }
  if (method !== PRINT) return { said }
  const { width, height } = params.page
  const page = { width: width * 2.54, height: height * 2.54 }
  return { said: JSON.stringify({ id, method, params: { ...params, page } }) }
}

/**
 * What Playwright is to hear of what Firefox said.
 * @param {string} said
 */
function toPlaywright(said) {
  if (!said.includes(DOWNLOAD)) return said
  const { params, ...event } = JSON.parse(said)
  return JSON.stringify({ ...event, params: { download: params.url, ...params } })
}

/** @param {string} firefox its address */
function between(firefox) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(firefox + url, { perMessageDeflate: false })
    /** @type {string[]} */
    const early = []
    playwright.on('message', (data) => {
      const { answer, said = '' } = toFirefox(String(data))
      if (answer) playwright.send(answer)
      else if (browser.readyState === WebSocket.OPEN) browser.send(said)
      else early.push(said)
    })
    browser.on('open', () => {
      for (const data of early.splice(0)) browser.send(data)
    })
    browser.on('message', (data) => playwright.send(toPlaywright(String(data))))
    for (const [one, other] of [
      [browser, playwright],
      [playwright, browser],
    ]) {
      // Whatever ends one of them ends the other: `close` follows an error.
      one?.on('error', () => one.terminate())
      one?.on('close', () => other?.close())
    }
  })
}

const path = findFirefox() ?? stop('There is no Firefox.')
const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
let said = ''
/** @param {string} text */
const listen = (text) => {
  said += text
  const [, address] = said.match(LISTENING) ?? []
  if (!address) return
  firefox.stderr.off('data', listen).resume()
  between(address)
}
firefox.stderr.setEncoding('utf8').on('data', listen)
firefox.on('error', (error) => stop(error.message))
firefox.on('exit', (code) => process.exit(code ?? 1))
