import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePhotographer } from '../../../src/board/pictures/picture.ts'
import { forgetLetters } from '../../../src/paint/letters/letters.ts'

import { newTable } from '../../../src/table/table.ts'
import { road } from '../../games/road-and-ruin/lab.ts'
import { LANGUAGES } from '../../games/road-and-ruin/printed.ts'
import { type Line, scribe } from '../../paint/scribe.ts'

const lines: Line[] = []

beforeEach(() => {
  lines.length = 0
  forgetLetters()
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => scribe(lines)
      transferToImageBitmap = () => ({})
      convertToBlob = async () => new Blob(['a sheet'])
    },
  )
  vi.stubGlobal('Worker', undefined)
})
afterEach(() => {
  forgetLetters()
  vi.unstubAllGlobals()
})

/** The letters of a Role's card as it is cut out, mm, by px a mm. */
async function roleAt(scale: number) {
  const handout = (await road.handouts?.('en'))?.find(({ id }) => id === 'tales')
  const id = 'role-guide'
  const { width: w, height: h } = road.pieces.role!
  const table = newTable('one', { game: 'road-and-ruin', title: '', made: 1 })
  const camera = makePhotographer({
    ...{ table, game: road, light: 'light', ground: () => {}, face: 'hand' },
    say: LANGUAGES[0]![1],
  } as never)
  await camera.cuts(
    [{ id, x: 0, y: 0, w, h }],
    { wide: 210, high: 297 },
    scale,
    new AbortController().signal,
    handout,
  )
  table.close()
  return lines.map(({ text, size }) => ({ text, mm: size / scale }))
}

test.each([200, 300])(
  'what is cut out has letters that are read in the hand, at %i dots an inch',
  async (dots) => {
    const letters = await roleAt(dots / 25.4)
    const solves = letters.find(({ text }) => text.startsWith('Getting there'))
    expect(solves?.mm).toBeGreaterThan(5)
    for (const { text, mm } of letters) expect(mm, text).toBeGreaterThanOrEqual(2.4)
  },
)
