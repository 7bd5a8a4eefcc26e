// Serves dist. The same server carries `npm start`, the journeys and the bench.
import { preview } from 'vite'
import { home as root } from './run.mjs'

/** The port that `npm start` asks for first. */
export const PORT = 4321

/**
 * Serves dist on this port, or on the next free one.
 * `home` opens it to the home network; otherwise only this computer reaches it.
 * @param {{ port: number, home?: boolean }} where
 * @returns {Promise<{ port: number, local: string, network: string[], close(): Promise<void> }>}
 */
export async function serve({ port, home = false }) {
  const server = await preview({
    root,
    logLevel: 'error',
    preview: {
      port,
      strictPort: false,
      host: home ? true : '127.0.0.1',
      // dist is public whatever name a machine of the home network calls us by.
      allowedHosts: true,
    },
  })
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  const [first] = local
  if (!first) throw new Error('The server has no address')
  return {
    port: Number(new URL(first).port),
    local: first,
    network,
    close: () => server.close(),
  }
}
