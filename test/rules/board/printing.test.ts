import { describe, expect, test } from 'vitest'
import type { FaceBlock, PrintedFace } from '../../../src/rules/board/face.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { printedFace, printedOn } from '../../../src/rules/board/printing.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { plain, type Sentence } from '../../../src/rules/plain/sentence.ts'
import { item } from '../../make.ts'
import { uncaught } from '../../uncaught.ts'

const BOX = { x: 0, y: 0, w: 10, h: 10 }
const words = (says: (thing: Item) => Sentence | undefined): FaceBlock => ({
  ...{ as: 'words', box: BOX, look: 'text' },
  says,
})
const piece = (face: Piece['face'], more: Partial<Piece> = {}): Piece => ({
  ...{ painter: 'printed', width: 60, height: 80, texts: ['name'], say: plain('sheet') },
  ...(face && { face }),
  ...more,
})
const faced = (blocks: readonly FaceBlock[]) =>
  piece(() => ({ paper: '#fff', ink: '#000', blocks }))
const says = ({ values }: Sentence) => String(values?.text)
const unsound = (face: unknown) => piece(() => face as PrintedFace)

describe('a face as far as it is sound', () => {
  test('none is no face', () => {
    expect(printedFace(piece(undefined), item('a', 'sheet'))).toBeUndefined()
    expect(printedOn(piece(undefined), item('a', 'sheet'), says)).toEqual([])
  })

  test.each<[string, Piece]>([
    [
      'one that throws',
      piece(() => {
        throw new Error('no')
      }),
    ],
    ['nothing', unsound(undefined)],
    ['no blocks', unsound({ paper: '#fff', ink: '#000' })],
  ])('%s is no face, and that is told once', async (what, one) => {
    const errors = uncaught('uncaughtException')
    for (const id of ['a', 'b']) {
      const sheet = item(id, what)
      expect(printedFace(one, sheet)).toBeUndefined()
      expect(printedOn(one, sheet, says)).toEqual([])
      await new Promise((done) => setTimeout(done))
    }
    expect(errors).toEqual([expect.any(Error)])
  })

  test('that could not be made is made once it can', () => {
    uncaught('uncaughtException')
    let works = false
    const face = { paper: '#fff', ink: '#000', blocks: [] }
    const one = piece(() => {
      if (!works) throw new Error('not yet')
      return face
    })
    const sheet = item('a', 'late sheet')
    expect(printedFace(one, sheet)).toBeUndefined()
    works = true
    expect(printedFace(one, sheet)).toEqual(face)
  })

  test('whose words fail says nothing there, and that is told once', async () => {
    const errors = uncaught('uncaughtException')
    const wrong = new Error('no')
    const broken = words(() => {
      throw wrong
    })
    for (const id of ['a', 'b']) {
      expect(printedOn(faced([broken]), item(id, 'page of broken words'), says)).toEqual([])
      await new Promise((done) => setTimeout(done))
    }
    expect(errors).toEqual([wrong])
  })

  test.each<[string, unknown]>([
    ['a box of no numbers', { as: 'band', box: { x: Number.NaN, y: 0, w: 1, h: 1 } }],
    ['a box without end', { as: 'band', box: { x: 0, y: 0, w: Number.POSITIVE_INFINITY, h: 1 } }],
    ['a box turned inside out', { as: 'band', box: { x: 0, y: 0, w: -4, h: 1 } }],
    ['no box', { as: 'band' }],
    ['no block', undefined],
  ])('%s is set aside, and the rest stands', (_, block) => {
    const sound = words(() => plain('here'))
    const face = printedFace(
      unsound({ paper: '#fff', ink: '#000', blocks: [block, sound] }),
      item('a', 'sheet'),
    )
    expect(face?.blocks).toEqual([sound])
  })

  test('of 10,000 blocks a few hundred stand', () => {
    const many = Array.from({ length: 10_000 }, () => words(() => plain('x')))
    expect(printedFace(faced(many), item('a', 'sheet'))?.blocks.length).toBeLessThan(1000)
  })

  test('is made once of each item, and anew of one that has changed', () => {
    let count = 0
    const one = piece(() => ({
      paper: '#fff',
      ink: `#${String(count++).padStart(6, '0')}`,
      blocks: [],
    }))
    const [a, b] = [item('a', 'sheet'), item('a', 'sheet')]
    expect([a, a, b, a].map((each) => printedFace(one, each)?.ink)).toEqual([
      '#000000',
      '#000000',
      '#000001',
      '#000000',
    ])
  })
})

test.each<[string, readonly FaceBlock[], readonly string[]]>([
  [
    'in their order',
    [words(() => plain('first')), words(() => plain('second'))],
    ['first', 'second'],
  ],
  ['each once', [words(() => plain('same')), words(() => plain('same'))], ['same']],
  ['not what says nothing', [words(() => undefined), words(() => plain(' '))], []],
  [
    'what a sign means, where nothing else tells it',
    [
      { as: 'sign', box: { x: 1, y: 1, w: 5, h: 5 }, path: '', says: plain('Light') },
      words(() => plain('It opens.')),
      { as: 'sign', box: { x: 1, y: 9, w: 5, h: 5 }, path: '' },
    ],
    ['Light', 'It opens.'],
  ],
  ['not what it is called', [words(() => plain('sheet')), words(() => plain('Rook'))], []],
  [
    'small ones, too, but not the name of a field, nor what is for the eye',
    [
      words(() => plain('Health')),
      { ...words(() => plain('Attributes')), eye: true } as FaceBlock,
      { ...words(() => plain('Kept the Toll')), look: 'small' } as FaceBlock,
    ],
    ['Kept the Toll'],
  ],
])('printed words are told: %s', (_, blocks, told) => {
  const one: Piece = {
    ...faced(blocks),
    fields: [{ id: 'h', say: plain('Health'), as: 'count', least: 0, shows: 'number' }],
  }
  expect(printedOn(one, item('a', 'sheet', { texts: { name: 'Rook' } }), says)).toEqual(told)
})
