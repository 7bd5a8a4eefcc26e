import { expect, test } from 'vitest'
import { readingZoom } from '../../../src/paint/letters/seen.ts'
import type { FieldBlock } from '../../../src/rules/board/face.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { game } from '../../games/faces/game.ts'
import { item } from '../../make.ts'

/** A thing on which nothing is printed but this field. */
function zoomOf(block: Omit<FieldBlock, 'as' | 'field'>, field = 'health'): number {
  const piece: Piece = {
    ...game.pieces.omen!,
    texts: [],
    fields: [{ id: 'health', say: say('field.health'), as: 'count', least: 0, shows: 'number' }],
    face: () => ({ paper: '#fff', ink: '#000', blocks: [{ as: 'field', field, ...block }] }),
  }
  return readingZoom(piece, item('a', 'omen'), 'plain', false)
}

test.each([
  ['a name beside its number', { box: { x: 5, y: 5, w: 50, h: 14 }, named: 30 }, 12 / 11.76],
  ['one on little room', { box: { x: 5, y: 5, w: 50, h: 9 }, named: 30 }, 12 / 8.46],
  ['a name above it', { box: { x: 5, y: 5, w: 20, h: 20 } }, 12 / 5.64],
  ['a number alone', { box: { x: 5, y: 5, w: 20, h: 10 }, named: false }, 12 / 9.4],
  ['small print is for whoever comes nearer', { box: { x: 5, y: 5, w: 50, h: 8 } }, 0],
] as const)('the page comes so near that fields are read: %s', (_, block, zoom) => {
  expect(zoomOf(block)).toBeCloseTo(zoom, 5)
})

test('but for none that is not there', () => {
  expect(zoomOf({ box: { x: 5, y: 5, w: 50, h: 14 } }, 'luck')).toBe(0)
})
