// Serves dist. The same server carries `npm start`, the journeys and the bench.
import { join } from 'node:path'
import { preview, runnerImport } from 'vite'
import { home as root } from './run.mjs'

/** The port that `npm start` asks for first. */
export const PORT = 4321

/**
 * Serves dist, or another folder, on this port, or on the next free one.
 * `home` opens it to the home network; otherwise only this computer reaches it. Pages of the origins that are
 * `welcome` have people introduced here, too. `tell` is told in lines what odd things arrive.
 * @param {{
 *   port: number,
 *   home?: boolean,
 *   folder?: string,
 *   welcome?: readonly string[],
 *   tell?: (line: string) => void,
 * }} where
 * @returns {Promise<{
 *   port: number,
 *   local: string,
 *   network: string[],
 *   odd: (sort: string, sentence: string) => void,
 *   close(): Promise<void>,
 * }>} `odd` tells of something odd, paced as all others
 */
export async function serve({
  port,
  home = false,
  folder = join(root, 'dist'),
  welcome = [],
  tell = () => {},
}) {
  /** @type {{ module: typeof import('../src/host/plugin.ts') }} */
  const { module } = await runnerImport(join(root, 'src/host/plugin.ts'))
  const { plugin, odd } = module.house({ folder, stamp: '.sources', welcome, tell })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { outDir: folder },
    preview: {
      port,
      strictPort: false,
      host: home ? true : '127.0.0.1',
      // dist is public whatever name a machine of the home network calls us by.
      allowedHosts: true,
      // No page elsewhere has anything to read here.
      cors: false,
    },
  })
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  const [first] = local
  if (!first) throw new Error('The server has no address')
  return {
    port: Number(new URL(first).port),
    local: first,
    network,
    odd,
    close: () => server.close(),
  }
}
