// npm start: on a fresh machine this installs, builds and serves the page, and says where it is.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { cry, say, stop } from './run.mjs'

await install()
if (!(await build())) stop('The page could not be built: see the lines above.')

const { serve, PORT } = await import('./serve.mjs')
const { port, local, network, close } = await serve({ port: PORT, home: true })
say()
say('  Prophecy Table is ready.')
say()
say(`  On this computer       ${local}`)
for (const address of network) say(`  In your home network   ${address}`)
if (network.length === 0) say('  (This computer is in no home network just now.)')
say()
if (port !== PORT) {
  cry(
    `  Port ${PORT} is taken, so this is port ${port}. A browser keeps the tables of each port apart.`,
  )
}
say('  Ctrl+C ends it.')

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await close()
    process.exit(0)
  })
}
