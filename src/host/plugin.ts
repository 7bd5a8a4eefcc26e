import type { Plugin } from 'vite'
import { serveSignalling } from './signalling.ts'

/** Serves signalling beside the page, whether it is being developed or served as it was built. */
export function signalling(): Plugin {
  return {
    name: 'signalling',
    configureServer: ({ httpServer }) => {
      const close = httpServer && serveSignalling(httpServer)
      if (close) httpServer.on('close', close)
    },
    configurePreviewServer: ({ httpServer }) => {
      httpServer.on('close', serveSignalling(httpServer))
    },
  }
}
