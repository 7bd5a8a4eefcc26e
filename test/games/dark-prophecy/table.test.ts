import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { laidAs } from '../../../src/games/dark-prophecy/story/laid.ts'
import { dealtDesk, keptAt, playOut } from './evening.ts'

test.each([2, 3, 4, 5])('a whole game of %i on a real table, by legal Moves', (many) => {
  const desk = dealtDesk(many, many)
  let turns = 0
  let last = ''
  playOut(desk, 7, () => {
    const { game } = keptAt(desk)
    const now = `${game.round} ${game.turn?.seat}`
    if (now !== last) turns++
    last = now
    expect(laidAs(desk.board(), keptAt(desk))).toEqual([])
  })
  const { game } = keptAt(desk)
  expect(game.over).toBe(true)
  const size = Y.encodeStateAsUpdate(desk.table.doc).length
  expect(turns).toBeGreaterThan(many * 3)
  expect(size / 1024).toBeLessThan(150)
})
