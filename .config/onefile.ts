import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = /new Worker\(new URL\('(\.\/\w+\.ts)', import\.meta\.url\), \{ type: 'module' \}\)/

/** Puts workers into the script that starts them: a page that is a file may not fetch another one. */
export function workersInside(): Plugin {
  return {
    name: 'workers-inside',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'new Worker(' },
      handler(code, id) {
        const [all, file] = WORKER.exec(code) ?? []
        if (!all) throw new Error(`${id} starts a worker in a way that is not known here`)
        return {
          code: `import InsideWorker from '${file}?worker&inline'\n${code.replace(all, 'new InsideWorker()')}`,
          map: null,
        }
      },
    },
  }
}

/**
 * Takes out of styles and the page what it would ask of others: older kinds of fonts, the manifest, icons beside it.
 */
export function nothingBeside(root: string): Plugin {
  return {
    name: 'nothing-beside',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource.*\.css/ },
      handler: (code) => ({
        code: code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, ''),
        map: null,
      }),
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const icon = readFileSync(join(root, 'assets/page/icon.svg')).toString('base64')
        return html
          .replace(/ *<link rel="(apple-touch-icon|manifest)"[^>]*>\n/g, '')
          .replace('"/icon.svg"', `"data:image/svg+xml;base64,${icon}"`)
      },
    },
  }
}

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Lets the finished page run its own script and wear its own style, by their hashes, and ask nobody but who is invited.
 */
export function sealed(): Plugin {
  return {
    name: 'sealed',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('there is no page to be sealed')
        const html = String(page.source)
        const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g
        const scripts = [...html.matchAll(SCRIPT)].map(([, text = '']) => hashed(text))
        // Beside the scripts: in them, too, styles may be spoken of.
        const rest = html.replace(SCRIPT, '')
        const styles = [...rest.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
        const policy = [
          "default-src 'none'",
          `script-src ${scripts.join(' ')}`,
          `style-src ${styles.map(([, text = '']) => hashed(text)).join(' ')}`,
          'font-src data:',
          'img-src blob: data:',
          'worker-src blob:',
          'connect-src ws: wss:',
          "base-uri 'none'",
          "form-action 'none'",
        ].join('; ')
        page.source = html.replace(
          '<meta charset="utf-8" />',
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
        const others = Object.keys(bundle).filter((name) => name !== 'index.html')
        if (others.length > 0) throw new Error(`not in the one file: ${others.join(', ')}`)
      },
    },
  }
}
