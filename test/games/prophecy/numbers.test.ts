import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDERS = ['test/games/prophecy', 'test/rules']

it('every rule of Prophecy, 1 to 29, has a test that bears its number', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  // Inside a quoted name, not in a comment.
  const numbered = sources.flatMap((text) => [...text.matchAll(/['"`]\[P(\d+)\]/gu)])
  const found = new Set(numbered.map(([, number]) => Number(number)))
  const all = Array.from({ length: 29 }, (_, i) => i + 1)
  expect(all.filter((number) => !found.has(number))).toEqual([])
})
