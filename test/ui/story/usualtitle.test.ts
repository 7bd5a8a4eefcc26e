import { expect, test } from 'vitest'
import { files as de } from '../../../src/ui/de/files.ts'
import { files as en } from '../../../src/ui/files/en.ts'
import { USUAL } from '../../../src/ui/story/tale.ts'

test.each([
  ['en', en],
  ['de', de],
] as const)('what a table is called before people name it, in %s, is no title', (_, words) => {
  const usual = words['lobby.usualTitle']
  for (const n of [1, 2, 3, 17]) {
    const title = typeof usual === 'function' ? usual({ n }) : String(usual)
    expect(title).toMatch(USUAL)
    expect(`${title} at the sea`).not.toMatch(USUAL)
  }
})
