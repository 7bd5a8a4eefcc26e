// Starts Firefox for Playwright: `node .config/firefox.mjs --remote-debugging-port=0 --profile <folder>`.
// Playwright drives Firefox by WebDriver BiDi, and always begins with a command that Firefox does not know yet; it
// stands between the two and answers that one. What the command would do, preferences of the profile do as well.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './browser.mjs'
import { stop } from './run.mjs'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/

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
      const { id, method } = JSON.parse(String(data))
      if (method === UNKNOWN) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      else if (browser.readyState === WebSocket.OPEN) browser.send(String(data))
      else early.push(String(data))
    })
    browser.on('open', () => {
      for (const data of early.splice(0)) browser.send(data)
    })
    browser.on('message', (data) => playwright.send(String(data)))
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
