import { expect, test } from 'vitest'
import { commentsOf, filesOf } from './source.ts'

/** How many columns a line with a comment has at most. */
const WIDE = 120

const comments = ['src', 'test', '.config'].flatMap((folder) =>
  filesOf(folder)
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
    .map((file) => `${folder}/${file}`)
    .flatMap((path) => commentsOf(path).map((comment) => ({ path, ...comment }))),
)

test('no line with a comment is too wide to be read', () => {
  const wide = comments.flatMap(({ path, lines }) =>
    lines.filter((line) => [...line].length > WIDE).map((line) => `${path}: ${line.trim()}`),
  )
  expect(wide).toEqual([])
})

test('a number says how long or how many it is, not "so long"', () => {
  const measured = comments.filter(({ text }) => /^\/\*\*\s[\s*]*How (long|many)\b/.test(text))
  // Were the comments not read, what follows would be empty words.
  expect(measured.length).toBeGreaterThan(100)
  const so = /^\/\*\*\s[\s*]*So (long|many|much|often|far|near|few|high|large|wide)\b/
  expect(comments.filter(({ text }) => so.test(text)).map(({ path }) => path)).toEqual([])
})
