import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LATE, MAY_ASK, ROOMS } from '../.config/rooms.mjs'
import { home } from './source.ts'

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

test('in a walk each name stands in the file it is told of', () => {
  const steps = under(guide, '## Five walks')
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
  expect(steps.length).toBeGreaterThan(40)
  const wrong = steps.flatMap((step) => {
    const codes = coded(step)
    const files = codes.filter(isPath).flatMap((path) => found(path) ?? [])
    const words = new Set(files.flatMap((path) => read(path).match(/\w+/g) ?? []))
    return codes
      .filter((code) => !isPath(code) && !words.has(code))
      .map((code) => `${code}: ${step}`)
  })
  expect(wrong).toEqual([])
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
