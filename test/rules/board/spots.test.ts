import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldBlock, PrintedFace } from '../../../src/rules/board/face.ts'
import type { CountField, Field } from '../../../src/rules/board/field.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import {
  fieldBlocks,
  fieldLayout,
  fieldSpot,
  trackOf,
  trackSpot,
} from '../../../src/rules/board/spots.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import { plain } from '../../../src/rules/plain/sentence.ts'

const count = (id: string, shows: CountField['shows'], most?: number): CountField => ({
  ...{ id, say: plain(id), as: 'count', least: 0, shows },
  ...(most !== undefined && { most }),
})
const health = count('health', 'boxes', 8)
const gold = count('gold', 'number')
const board = { items: new Map(), seats: [], rolls: [], play: {} }

const itemWith = (props: Readonly<Record<string, Plain>> = {}): Item => ({
  ...{ id: 'a', kind: 'sheet', place: { x: 0, y: 0, turn: 0, z: 1 }, bin: false, texts: {} },
  props,
})
const sheet = (blocks: PrintedFace['blocks'], fields: readonly Field[]): Piece => ({
  ...{ painter: 'printed', width: 100, height: 60, texts: [], say: plain('sheet') },
  fields,
  face: () => ({ paper: '#fff', ink: '#000', blocks }),
})
const bare = (box: FieldBlock['box'], more: Partial<FieldBlock> = {}): FieldBlock => ({
  ...{ as: 'field', field: 'health', named: false, box },
  ...more,
})

describe('which field lies at a spot', () => {
  const piece = sheet(
    [
      bare({ x: 10, y: 10, w: 64, h: 8 }),
      { as: 'field', field: 'gold', box: { x: 10, y: 30, w: 40, h: 10 } },
    ],
    [health, gold],
  )
  test.each([
    ['the first box', { x: -39, y: -16 }, { field: health, box: 1 }],
    ['the last box', { x: 23, y: -16 }, { field: health, box: 8 }],
    ['a number', { x: -5, y: 5 }, { field: gold }],
    ['its name', { x: -38, y: 5 }, { field: gold }],
    ['beside all', { x: 40, y: 20 }, undefined],
    ['off the thing', { x: 400, y: 20 }, undefined],
  ])('%s', (_, spot, found) => {
    expect(fieldSpot(piece, itemWith({ health: 5 }), board, spot)).toEqual(found)
  })

  test.each([
    [undefined, { x: -20, y: 0 }, 1],
    [1, { x: 0, y: -20 }, 1],
    [2, { x: 20, y: 0 }, 1],
    [3, { x: 0, y: 20 }, 1],
    [3, { x: 0, y: -20 }, 8],
  ] as const)('a block turned by %s quarters', (quarters, spot, box) => {
    const turned = quarters === 1 || quarters === 3
    const [w, h] = turned ? [6, 48] : [48, 6]
    const block = bare({ x: 50 - w / 2, y: 30 - h / 2, w, h }, quarters && { quarters })
    expect(fieldSpot(sheet([block], [health]), itemWith(), board, spot)?.box).toBe(box)
  })

  test('how far along a track a hand is, wherever it has gone, never goes back', () => {
    const at = (x: number) => trackSpot(piece, itemWith(), board, 'health', { x, y: -16 })
    expect([-90, -39, 19, 90].map(at)).toEqual([0, 0, 7, 8])
    fc.assert(
      fc.property(
        fc.double({ min: -99, max: 99, noNaN: true }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (x, by) => {
          expect(at(x + by)!).toBeGreaterThanOrEqual(at(x)!)
        },
      ),
    )
    expect(trackSpot(piece, itemWith(), board, 'gold', { x: 0, y: 0 })).toBeUndefined()
    expect(trackSpot(piece, itemWith(), board, 'none', { x: 0, y: 0 })).toBeUndefined()
  })
})

test.each([
  ['as many boxes as may be', count('a', 'boxes', 8), 3, 8],
  ['no boxes where there are too many', count('a', 'boxes', 13), 3, 0],
  ['none without a bound', count('a', 'boxes'), 3, 0],
  ['tokens that lie there', count('a', 'tokens'), 3, 3],
  ['a heap of tokens is a number', count('a', 'tokens'), 40, 0],
  ['a number', count('a', 'number', 5), 3, 0],
])('%s', (_, field, value, boxes) => {
  expect(trackOf(field, value, field.most as number | undefined)).toBe(boxes)
})

test('every box of a track lies in its block, and none on another', () => {
  const size = fc.double({ min: 1, max: 300, noNaN: true })
  fc.assert(
    fc.property(size, size, fc.integer({ min: 0, max: 12 }), fc.boolean(), (w, h, many, named) => {
      const block: FieldBlock = {
        as: 'field',
        field: 'a',
        box: { x: 0, y: 0, w, h },
        ...(!named && { named }),
      }
      const { boxes } = fieldLayout(block, many)
      expect(boxes).toHaveLength(many)
      for (const [i, box] of boxes.entries()) {
        expect(Math.abs(box.x + box.w / 2) + box.w / 2).toBeLessThanOrEqual(w / 2 + 1e-9)
        expect(Math.abs(box.y + box.h / 2) + box.h / 2).toBeLessThanOrEqual(h / 2 + 1e-9)
        const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
        expect(
          boxes.findIndex(
            (one) => x > one.x && x < one.x + one.w && y > one.y && y < one.y + one.h,
          ),
        ).toBe(i)
      }
    }),
  )
})

describe('a strip at the foot, where another painter has the thing', () => {
  const card: Piece = { ...sheet([], []), painter: 'card', width: 127, height: 76 }
  test.each([0, 1, 4, 5, 9])('%i fields stand on it, each in a place of its own', (many) => {
    const fields = Array.from({ length: many }, (_, i) =>
      count(`f${i}`, i % 2 ? 'boxes' : 'number', 5),
    )
    const blocks = fieldBlocks({ ...card, fields }, itemWith())
    expect(blocks.map(({ field }) => field)).toEqual(fields.map(({ id }) => id))
    for (const { box, field } of blocks) {
      const middle = { x: box.x + box.w / 2 - 63.5, y: box.y + box.h / 2 - 38 }
      expect(fieldSpot({ ...card, fields }, itemWith(), board, middle)?.field.id).toBe(field)
      expect(box.y + box.h).toBeLessThanOrEqual(76)
      expect(box.x + box.w).toBeLessThanOrEqual(127)
    }
  })
})
