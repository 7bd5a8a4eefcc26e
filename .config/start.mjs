// npm start: on a fresh machine this installs, builds and serves the page, and says where it is.
// `npm start -- --welcome https://example.org` also introduces people whose page is served there.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { cry, say, stop } from './run.mjs'
import { steady } from './steady.mjs'
import { welcomeIn } from './welcome.mjs'

const welcome = welcomeIn(process.argv.slice(2))
await install()
if (!(await build())) stop('The page could not be built: see the lines above.')

const { serve, PORT } = await import('./serve.mjs')
const tell = (/** @type {string} */ line) => cry(`  ${line}`)
const { port, local, network, odd, close } = await serve({ port: PORT, home: true, welcome, tell })
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

steady(odd)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await close()
    process.exit(0)
  })
}
