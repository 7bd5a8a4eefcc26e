import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const STANDIN = 'src/host/standin.ts'
/** The page's own place in the list of its files. */
const PAGE = './'

/**
 * What is not kept on the device: browsers that keep anything at all take fonts as woff2, and what begins with a dot
 * is for the size check.
 */
const NOT_KEPT = /(\.woff|\.map)$|^\./

/** Writes `sw.js` beside the page: a service worker that knows all files of this build. */
export function offline(root: string): Plugin {
  let beside = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ publicDir }) {
      beside = publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const contents = new Map<string, string | Uint8Array>()
        for (const name of readdirSync(beside)) contents.set(name, readFileSync(join(beside, name)))
        for (const [name, output] of Object.entries(bundle))
          contents.set(
            name === 'index.html' ? PAGE : name,
            output.type === 'chunk' ? output.code : output.source,
          )
        const files = [...contents.keys()].filter((name) => !NOT_KEPT.test(name) || name === PAGE)
        files.sort()
        const hash = createHash('sha256')
        for (const name of files) hash.update(name).update(contents.get(name) ?? '')
        const at = join(root, STANDIN)
        const { code } = await transformWithOxc(readFileSync(at, 'utf8'), at, { sourcemap: false })
        const version = JSON.stringify(hash.digest('hex').slice(0, 16))
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          // No module: not every Firefox takes one here. The braces keep its names to itself.
          source: `const FILES = ${JSON.stringify(files)}, VERSION = ${version}\n{\n${code.replace(/^export \{\s*\};?$/m, '')}}\n`,
        })
      },
    },
  }
}
