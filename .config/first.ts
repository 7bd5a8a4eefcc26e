import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'
import { de } from '../src/ui/de/de.ts'
import { en } from '../src/ui/say/en.ts'

/** What asks for the files, and what it asks them for. */
const CALLER = 'src/app/first.ts'
const TABLE = 'src/app/table/TablePage.tsx'
/** What every table shows as soon as it stands: see src/ui/parts/late.tsx. */
const SOON = /\bsoon\(\(\) => import\('(\.[^']+)'\)\)/g
/** The faces that every table is written in. */
const FACES = /\/(nunito-latin-wght|cinzel-latin-600|patrick-hand-latin-400)-normal-[^/]*\.woff2$/

/** What every table is painted on. */
const PAPERS = /\/(kraft|light|dark)-[^/]*\.webp$/

/** What draws, and by which name a browser remembers that it does. */
const DRAWING = { webgl: /\/WebGLRenderer\.mjs$/, canvas: /\/CanvasRenderer\.mjs$/ }
/** What is said before anything else has come. */
const WORDS = Object.fromEntries(
  Object.entries({ en, de }).map(([lang, words]) => [
    lang,
    { table: words['first.table'], page: words.product },
  ]),
)

/** The files of the interface that are shown soon. */
const shownSoon = (ui: string): readonly string[] =>
  readdirSync(ui, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.tsx'))
    .flatMap(({ parentPath, name }) =>
      [...readFileSync(join(parentPath, name), 'utf8').matchAll(SOON)].map(([, file = '']) =>
        join(parentPath, file),
      ),
    )

/**
 * Writes a short script into the page that says what is coming, and asks for all that an open table
 * needs, before any other script has come.
 */
export function firstWave(root: string): Plugin {
  return {
    name: 'first-wave',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('there is no page that could ask for anything')
        const html = String(page.source)
        const scripts = new Set<string>()
        const styles = new Set<string>()
        const along = (file: string, into = scripts) => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || scripts.has(file) || into.has(file)) return
          into.add(file)
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
          for (const other of chunk.imports) along(other, into)
        }
        const table = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.facadeModuleId === join(root, TABLE),
        )
        if (!table) throw new Error(`${TABLE} is no script of its own`)
        along(table.fileName)
        const sources = new Set(shownSoon(join(root, 'src/ui')))
        if (sources.size === 0) throw new Error('nothing is shown soon')
        const soon = new Set<string>()
        for (const one of Object.values(bundle))
          if (one.type === 'chunk' && sources.has(one.facadeModuleId ?? ''))
            along(one.fileName, soon)
        const drawing = Object.entries(DRAWING).map(([name, what]) => {
          const parts = new Set<string>()
          for (const one of Object.values(bundle))
            if (one.type === 'chunk' && what.test(one.facadeModuleId ?? ''))
              along(one.fileName, parts)
          if (parts.size === 0) throw new Error(`${name} has no script that draws`)
          return [name, [...parts].filter((file) => !html.includes(file))] as const
        })
        const wanted = {
          drawing: Object.fromEntries(drawing),
          words: WORDS,
          // The page names its first scripts itself.
          scripts: [...scripts].filter((file) => !html.includes(file)),
          soon: [...soon].filter((file) => !html.includes(file)),
          styles: [...styles],
          faces: Object.keys(bundle).filter((file) => FACES.test(file)),
          papers: Object.keys(bundle).filter((file) => PAPERS.test(file)),
        }
        const at = join(root, CALLER)
        const { code } = await transformWithOxc(readFileSync(at, 'utf8'), at, { sourcemap: false })
        const source = code.replace(/^export \{\s*\};?$/m, '')
        const reference = this.emitFile({
          type: 'asset',
          name: 'first.js',
          source: `{\nconst WANTED = ${JSON.stringify(wanted)}\n${source}}\n`,
        })
        const name = this.getFileName(reference)
        page.source = html.replace(
          /^(\s*)<script type="module"/m,
          (script, space: string) => `${space}<script async src="./${name}"></script>${script}`,
        )
        if (page.source === html)
          throw new Error('the page has no script that it could stand before')
        if (wanted.papers.length !== 3)
          throw new Error('the papers of a table are called otherwise')
        if (wanted.faces.length < 3) throw new Error('the faces of a table are called otherwise')
      },
    },
  }
}
