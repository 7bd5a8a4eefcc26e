import type { IncomingMessage, Server } from 'node:http'
import type { Plugin } from 'vite'
import { type Odd, paced } from './odd.ts'
import { pagesOf } from './pages.ts'
import { HEADERS } from './policy.ts'
import { serveSignalling } from './signalling.ts'
import { sturdy } from './sturdy.ts'

/** Vite's own socket, by which it tells the page that a source has changed. */
const isVites = ({ headers }: IncomingMessage) =>
  /^vite-/.test(headers['sec-websocket-protocol'] ?? '')

/** While the page is developed: signalling beside it, and the headers that need no built page. */
export function signalling(): Plugin {
  return {
    name: 'signalling',
    apply: 'serve',
    config: () => ({ server: { headers: HEADERS } }),
    configureServer: ({ httpServer }) => {
      const close = httpServer && serveSignalling(httpServer, { elsewhere: isVites })
      if (close) httpServer.on('close', close)
    },
  }
}

/** What is served, to whom, and where odd things are told. */
interface House {
  readonly folder: string
  /** A file in it that is written last. */
  readonly stamp: string
  /** Origins of pages elsewhere that may have people introduced here. */
  readonly welcome: readonly string[]
  tell(line: string): void
}

/**
 * The page as it was built, with signalling beside it. Vite finds a port and says where it is; what comes in is for us
 * alone, since its own way of serving a folder is not made for strangers. Hands over how odd things are told.
 */
export function house({ folder, stamp, welcome, tell }: House): { plugin: Plugin; odd: Odd } {
  const odd = paced(tell)
  const plugin: Plugin = {
    name: 'house',
    configurePreviewServer: ({ httpServer }) => {
      sturdy(httpServer as Server, odd)
      httpServer.removeAllListeners('request')
      httpServer.on('request', pagesOf(folder, stamp))
      httpServer.on('close', serveSignalling(httpServer, { welcome, odd }))
    },
  }
  return { plugin, odd }
}
