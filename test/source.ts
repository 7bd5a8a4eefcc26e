import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** The folder of the project, absolute. */
export const home = dirname(dirname(fileURLToPath(import.meta.url)))

/** One file of `src`, as far as its place in the house is concerned. */
export interface Source {
  /** Below src, with forward slashes: `board/touch/pointers.ts`. */
  readonly path: string
  /** What it asks for, as written: `./camera.ts`, `yjs`. Types, lazy imports, workers and globs too. */
  readonly asks: readonly string[]
  /** Files of src that it asks for, by path. */
  readonly needs: readonly string[]
  /** Scripts of src that come along with it: all that it needs but types, and what it loads lazily. */
  readonly brings: readonly string[]
  /** Plain strings in it. */
  readonly words: ReadonlySet<string>
  /** What it reads off an object by name: `Math.random`. */
  readonly reads: ReadonlySet<string>
  /** What it declares for others, by name. */
  readonly exports: ReadonlySet<string>
  /** What it keeps that changes, for as long as it is loaded, by name. */
  readonly keeps: readonly string[]
  /** True when it says nothing of its own and only passes on what others export. */
  readonly barrel: boolean
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* walk(each)
  else if (isNode(value)) {
    yield value
    for (const each of Object.values(value)) if (typeof each === 'object') yield* walk(each)
  }
}

const plain = (value: unknown) =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string'
    ? value.value
    : undefined

const name = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined

/** The dotted name of `a.b` or `import.meta.b`, where it has one. */
function dotted(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'MemberExpression' || value.computed) return
  const object =
    isNode(value.object) && value.object.type === 'MetaProperty'
      ? 'import.meta'
      : name(value.object)
  return object && `${object}.${name(value.property)}`
}

/** What this piece of code asks for, if it is of those that do. */
function asked(node: Node): string | undefined {
  const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return plain(node.source ?? node.argument)
    case 'NewExpression':
      return name(node.callee) === 'URL' && dotted(second) === 'import.meta.url'
        ? plain(first)
        : undefined
    case 'CallExpression':
      return dotted(node.callee) === 'import.meta.glob' ? plain(first) : undefined
  }
  return
}

/** Whether what it asks for comes along with it: it is no lazy import, and not for types alone. */
const along = ({ type, importKind, exportKind }: Node): boolean =>
  /^(Import|ExportAll|ExportNamed)Declaration$/.test(type) &&
  importKind !== 'type' &&
  exportKind !== 'type'

/** The files of src that a relative ask means; one that means none is handed back as it is. */
function meant(from: string, ask: string, all: readonly string[]): readonly string[] {
  const path = posix.join(posix.dirname(from), ask.replace(/\?.*$/, ''))
  if (!path.includes('*')) return [path]
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
  return all.filter((file) => pattern.test(file))
}

/** What a statement of a script's own declares that changes: variables, and what begins empty to be filled. */
function kept(statement: unknown): readonly string[] {
  if (!isNode(statement)) return []
  const { type, declaration, kind, declarations } = statement
  if (type === 'ExportNamedDeclaration') return kept(declaration)
  if (type !== 'VariableDeclaration' || statement.declare === true) return []
  return [declarations].flat().flatMap((one) => {
    if (!isNode(one) || !isNode(one.id)) return []
    const { init, id } = one
    const is = [...walk(id.typeAnnotation)].find(({ type }) => type === 'TSTypeReference')
    if (/^Readonly/.test(name(is?.typeName) ?? '')) return []
    // A list that is said to be readonly.
    if (
      [...walk(id.typeAnnotation)].some(
        ({ type, operator }) => type === 'TSTypeOperator' && operator === 'readonly',
      )
    )
      return []
    const made = isNode(init) && (init.type === 'NewExpression' || init.type === 'CallExpression')
    const filled = /^(Map|Set|WeakMap|WeakSet|listeners)$/
    const empty = made
      ? filled.test(name(init.callee) ?? '') && [init.arguments].flat().length === 0
      : isNode(init) && [init.properties ?? init.elements ?? [0]].flat().length === 0
    return kind === 'let' || empty ? (name(id) ?? []) : []
  })
}

/** What a statement of a script's own declares for others; what it only passes on is declared elsewhere. */
function exported({ type, declaration }: Node): readonly string[] {
  if (!/^Export(Named|Default)Declaration$/.test(type) || !isNode(declaration)) return []
  const { id, declarations = [] } = declaration
  const ids = [id, ...[declarations].flat().map((one) => (isNode(one) ? one.id : undefined))]
  return ids.flatMap((one) => name(one) ?? [])
}

function read(path: string, all: readonly string[]): Source {
  const { program, errors } = parseSync(path, readFileSync(join(home, 'src', path), 'utf8'))
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const nodes = [...walk(program)]
  const asks = nodes.flatMap((node) => asked(node) ?? [])
  const files = (some: readonly string[]) =>
    some.filter((ask) => ask.startsWith('.')).flatMap((ask) => meant(path, ask, all))
  return {
    path,
    asks,
    needs: files(asks),
    brings: files(nodes.filter(along).flatMap((node) => asked(node) ?? [])).filter((file) =>
      /\.tsx?$/.test(file),
    ),
    words: new Set(nodes.flatMap((node) => plain(node) ?? [])),
    reads: new Set(nodes.flatMap((node) => dotted(node) ?? [])),
    exports: new Set(
      program.body.flatMap((statement) => (isNode(statement) ? exported(statement) : [])),
    ),
    keeps: program.body.flatMap(kept),
    barrel:
      program.body.length > 0 &&
      program.body.every(({ type, ...statement }) => {
        if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return true
        return (
          type === 'ExportNamedDeclaration' &&
          !('declaration' in statement && statement.declaration)
        )
      }),
  }
}

const TELLS = new Set(['test', 'it', 'describe', 'journey'])

/** Who is called in the end: `it` of `it.each(rows)`. */
function called(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  return name(value) ?? called(value.callee ?? value.object)
}

/** What the tests of a script are called, and groups of them, where that is written out. */
export function titlesOf(path: string): readonly string[] {
  const { program } = parseSync(path, readFileSync(join(home, path), 'utf8'))
  return [...walk(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !TELLS.has(called(node) ?? '')) return []
    return Array.isArray(node.arguments) ? (plain(node.arguments[0]) ?? []) : []
  })
}

/** A comment as it stands in a file, and the lines that it stands on, whole. */
export interface Comment {
  readonly text: string
  readonly lines: readonly string[]
}

/** The comments of a script or a style sheet, whose path is below the project. */
export function commentsOf(path: string): readonly Comment[] {
  const text = readFileSync(join(home, path), 'utf8')
  const spans = path.endsWith('.css')
    ? [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: of }) => [index, index + of.length])
    : parseSync(path, text).comments.map(({ start, end }) => [start, end])
  return spans.map(([start = 0, end = 0]) => {
    const next = text.indexOf('\n', end)
    const lines = text.slice(text.lastIndexOf('\n', start) + 1, next < 0 ? text.length : next)
    return { text: text.slice(start, end), lines: lines.split('\n') }
  })
}

/** Every file below a folder of the project, by its path from there, with forward slashes. */
export function filesOf(folder: string): readonly string[] {
  const top = join(home, folder)
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

/** Every file below src, by path, with forward slashes. */
export const filesOfSrc = (): readonly string[] => filesOf('src')

/** Every script below src. */
export function sources(): readonly Source[] {
  const all = filesOfSrc()
  return all.filter((path) => /\.tsx?$/.test(path)).map((path) => read(path, all))
}
