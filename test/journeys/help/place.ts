import { preview } from 'vite'
import { serveSignalling } from '../../../src/host/signalling.ts'
import { home } from '../../source.ts'

/** Serves the page as it was built, with signalling beside it that can be killed and come back. */
export async function openPlace(port: number) {
  const server = await preview({
    root: home,
    configFile: false,
    logLevel: 'error',
    preview: { port, host: '127.0.0.1', allowedHosts: true },
  })
  const { httpServer } = server
  let close = serveSignalling(httpServer)
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    kill: () => close(),
    revive() {
      close = serveSignalling(httpServer)
    },
    async close() {
      close()
      await server.close()
    },
  }
}
