import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LATE, MAY_ASK, ROOMS } from '../.config/rooms.mjs'
import { commentsOf, home } from './source.ts'

const read = (path: string) => readFileSync(join(home, path), 'utf8')

/** What stands in a text under this heading and those beneath it. */
function under(text: string, heading: string): string {
  const [, rest = ''] = text.split(`\n${heading}\n`)
  return rest.split(/\n#{1,2} /)[0] ?? ''
}

/** What stands in a text as code. */
const coded = (text: string) =>
  [...text.replace(/^```.*?^```$/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** Whether this is a path, and not a name, a command or a pattern. */
const isPath = (code: string) =>
  /^[\w.-]+(\/[\w.-]+)*$/.test(code) &&
  (code.includes('/') || /\.(tsx?|mjs|md|json|css)$/.test(code))

/** Where this is, below the project: paths of src may leave that out. */
const found = (path: string) => [path, `src/${path}`].find((one) => existsSync(join(home, one)))

const GUIDE = '.github/CONTRIBUTING.md'
const guide = read(GUIDE)
const house = under(read('README.md'), '## The house')

describe.each([
  ['the house in README', 'README.md', house],
  ['CONTRIBUTING', GUIDE, guide],
])('%s', (_, file, text) => {
  const paths = coded(text).filter(isPath)

  test('names only what is there', () => {
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !found(path))).toEqual([])
  })

  test('leads only to what is there', () => {
    const leads = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to = '']) => to)
    expect(leads.length).toBeGreaterThan(0)
    const near = leads.filter((to) => !to.startsWith('http'))
    expect(near.filter((to) => !existsSync(join(home, dirname(file), to)))).toEqual([])
  })
})

/** The words of a script, but for those of its comments. */
function wordsOf(path: string): ReadonlySet<string> {
  const text = commentsOf(path).reduce(
    (rest, comment) => rest.replace(comment.text, ''),
    read(path),
  )
  return new Set(text.match(/\w+/g))
}

/**
 * The names in a step, each with the file it is told of: the one before it, or that which follows as in `name` of
 * `file`, `name` and `other` in `file`.
 */
function toldIn(step: string): readonly { readonly name: string; readonly path?: string }[] {
  const [, ...parts] = step.split(/`([^`]+)`/)
  const codes = parts.filter((_, n) => n % 2 === 0)
  const after = parts.filter((_, n) => n % 2 === 1)
  const behind = (n: number): string | undefined => {
    const [code = '', between = '', next = ''] = [codes[n], after[n], codes[n + 1]]
    if (isPath(code)) return undefined
    if (/^ (in|of) $/.test(between) && isPath(next)) return next
    return /^(,| and) $/.test(between) ? behind(n + 1) : undefined
  }
  return codes.flatMap((name, n) =>
    isPath(name) ? [] : [{ name, path: behind(n) ?? codes.slice(0, n).findLast(isPath) }],
  )
}

test('in a walk each name stands in the file it is told of', () => {
  const steps = under(guide, '## Six walks')
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
  expect(steps.length).toBeGreaterThan(40)
  const told = steps.flatMap((step) => toldIn(step).map((one) => ({ ...one, step })))
  expect(told.length).toBeGreaterThan(100)
  const wrong = told.filter(({ name, path }) => {
    const file = path && found(path)
    return !file || !wordsOf(file).has(name)
  })
  expect(wrong.map(({ name, path, step }) => `${name} in ${path}: ${step}`)).toEqual([])
})

test('the table of folders and rooms in README is that of the house', () => {
  const rows = house.split('\n').filter((line) => line.startsWith('| `'))
  const are = Object.entries(MAY_ASK).map(([top, asks]) => {
    const folder = Object.hasOwn(ROOMS, `${top}/*`) ? `${top}/*` : top
    const rooms = Object.keys(ROOMS[folder] ?? {})
      .filter((room) => room !== '.')
      .map((room) => (LATE.includes(`${folder}/${room}`) ? `*\`${room}\`*` : `\`${room}\``))
    const asked = asks.map((one) => `\`${one}\``)
    return `| \`${folder}\` | ${asked.join(' ') || '-'} | ${rooms.join(' ') || '-'} |`
  })
  expect(rows).toEqual(are)
})

test('the game that README shows is the one that is played, line for line', () => {
  const shown = under(read('README.md'), '### How to add a game')
  const files = ['title.ts', 'game.ts'].map((name) => read(`test/games/boats/${name}`))
  expect([...shown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code)).toEqual(files)
  expect(files.join('').trimEnd().split('\n').length).toBeLessThan(60)
})
