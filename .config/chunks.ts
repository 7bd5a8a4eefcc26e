import type { Plugin } from 'vite'

/** What is in one script of the built page, for the size check. */
export interface Chunk {
  /** Its own source, when something imports it lazily or it is the entry. */
  readonly from: string | undefined
  readonly entry: boolean
  readonly imports: readonly string[]
  readonly lazy: readonly string[]
  readonly css: readonly string[]
  /** The packages of node_modules it holds, with the bytes of each before compression. */
  readonly packages: Readonly<Record<string, number>>
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/

/** Writes `dist/.vite/chunks.json`: the scripts of the page by file name. */
export function chunks(root: string): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    generateBundle: {
      // Vite takes scripts out that held nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        const all: Record<string, Chunk> = {}
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type !== 'chunk') continue
          const packages: Record<string, number> = {}
          for (const [id, module] of Object.entries(output.modules)) {
            const name = PACKAGE.exec(id)?.[1]
            if (name) packages[name] = (packages[name] ?? 0) + module.renderedLength
          }
          all[file] = {
            from: output.facadeModuleId?.replace(`${root}/`, ''),
            entry: output.isEntry,
            imports: output.imports,
            lazy: output.dynamicImports,
            css: [...(output.viteMetadata?.importedCss ?? [])],
            packages,
          }
        }
        this.emitFile({
          type: 'asset',
          fileName: '.vite/chunks.json',
          source: JSON.stringify(all, null, 1),
        })
      },
    },
  }
}
