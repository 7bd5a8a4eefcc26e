import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstLoad } from '../../.config/size.mjs'
import { home } from '../source.ts'
import { copyWith } from './help/gamehouse.ts'

/** What one more game may add to the first load, bytes: where it is loaded from. */
const PLACE = 150

const MODEL = join(home, 'src', 'games', 'prophecy')
/** All files of a game like the model, under another name. */
const another = (id: string) =>
  Object.fromEntries(
    readdirSync(MODEL, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'rules.md')
      .map(({ parentPath, name }) => {
        const text = readFileSync(join(parentPath, name), 'utf8')
        const path = join(id, parentPath.slice(MODEL.length), name)
        return [path, text.replace("id: 'prophecy'", `id: '${id}'`)]
      }),
  )

interface Load {
  readonly start: number
  readonly open: number
  readonly faults: readonly string[]
}

/** How many games of full size are put beside those that are there. */
const MORE = 9

/** The first load of the page with so many games more, in bytes. */
async function loadWith(more: number): Promise<Load> {
  const ids = Array.from({ length: more }, (_, i) => `made-${i + 1}`)
  const house = await copyWith([], Object.assign({}, ...ids.map(another)))
  onTestFinished(house.clear)
  await house.run('.config/build.mjs')
  const told = await house.run(
    '--input-type=module',
    '--eval',
    `const { firstLoad } = await import('./.config/size.mjs')
    console.log(JSON.stringify(firstLoad()))`,
  )
  return JSON.parse(told.trim().split('\n').at(-1) ?? '')
}

test('the first load hardly grows with the number of games', async () => {
  // The page that all journeys walk through is the same without them.
  const [now, then] = [firstLoad(), await loadWith(MORE)]
  const kb = (n: number) => `${(n / 1024).toFixed(2)} KB`
  const rows = Object.entries({ 'as it is': now, [`${MORE} more`]: then }).map(
    ([games, { start, open }]) => `${games}: ${kb(start)} at the start, ${kb(open)} with a table`,
  )
  process.stdout.write(`${rows.join('\n')}\n`)
  expect(then.start - now.start).toBeLessThan(PLACE * MORE)
  expect(then.open - now.open).toBeLessThan(PLACE * MORE)
  expect(then.start).toBeGreaterThan(now.start)
  expect(now.faults).toEqual([])
}, 400_000)
