import { describe, expect, it, test } from 'vitest'
import { printed as german } from '../../../src/games/road-and-ruin/de/printed.ts'
import { printed } from '../../../src/games/road-and-ruin/en/printed.ts'
import { prose } from '../../../src/games/road-and-ruin/prose/prose.ts'
import { ROLES, TALES } from '../../../src/games/road-and-ruin/prose/tales.ts'
import { INTERIORS } from '../../../src/games/road-and-ruin/reckon/places.ts'
import { READINGS } from '../../../src/games/road-and-ruin/reckon/roster.ts'
import {
  CARD_SIZES,
  deckFace,
  placeFace,
  roleFace,
  roundtableFace,
  stageFace,
  taleFace,
  theatreFace,
} from '../../../src/games/road-and-ruin/story/cardfaces.ts'
import { WOODCUTS } from '../../../src/games/road-and-ruin/story/signs.ts'
import { contrast, toneOf } from '../../../src/paint/dice/coat.ts'
import type { PrintedFace } from '../../../src/rules/board/face.ts'
import type { Item } from '../../../src/rules/plain/item.ts'

const ITEM = { id: 'a', kind: 'card', props: {}, texts: {} } as unknown as Item
const numbers = Array.from({ length: 60 }, (_, i) => i + 1)

const FACES: readonly (readonly [keyof typeof CARD_SIZES, string, PrintedFace])[] = [
  ...numbers.map((card) => ['roundtable', String(card), roundtableFace(card, 'event')] as const),
  ['roundtable', 'back', roundtableFace(0)],
  ['deck', '', deckFace('left')],
  ...Object.keys(TALES).map((tale) => ['tale', tale, taleFace(tale)] as const),
  ...Object.keys(ROLES).map((role) => ['role', role, roleFace(role)] as const),
  ['theatre', '', theatreFace()],
  ['stage', '', stageFace()],
  ...INTERIORS.map(({ id }) => ['place', id, placeFace(['distance', 'interior'], id)] as const),
]

const signsOf = ({ blocks }: PrintedFace) =>
  blocks.flatMap((block) => (block.as === 'sign' ? [block.path] : []))

describe('the printed things of a story', () => {
  test.each(FACES)('%s %s: all that is printed lies within it', (sort, _, face) => {
    const { width, height } = CARD_SIZES[sort]
    expect(face.blocks.length).toBeGreaterThan(3)
    for (const { box } of face.blocks) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(2)
      expect(box.x + box.w).toBeLessThanOrEqual(width - 2)
      expect(box.y + box.h).toBeLessThanOrEqual(height - 2)
      expect(Math.min(box.w, box.h)).toBeGreaterThan(0)
    }
  })

  test.each(FACES)('%s %s: says what the game has words for, and can be read', (_, __, face) => {
    for (const block of face.blocks) {
      if (block.as !== 'words') continue
      const { key } = block.says(ITEM)!
      expect({ ...prose, ...printed }).toHaveProperty([key])
      expect(contrast(toneOf(block.ink ?? face.ink), toneOf(face.paper))).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  })

  it('speaks German, too', () => {
    expect(Object.keys(german)).toEqual(Object.keys(printed))
  })
})

describe('a card of the Roundtable Deck', () => {
  it('[R5] has a picture that no other has', () => {
    const pictures = numbers.map((card) => signsOf(roundtableFace(card))[0])
    for (const picture of pictures) expect(picture).toMatch(/^M/)
    expect(new Set(pictures).size).toBe(60)
  })

  it.each(READINGS)('[R5] bears the sign of a %s, once it is read as one', (as) => {
    const signs = signsOf(roundtableFace(7, as))
    expect(signs).toContain(WOODCUTS[as])
    expect(signs).toHaveLength(signsOf(roundtableFace(7)).length + 1)
  })

  it.each([0, 61, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'is seen from behind where its number is %s',
    (card) => expect(roundtableFace(card)).toBe(roundtableFace(1).back),
  )

  it('has its shadow turned round, to be read from the other side', () => {
    const turned = roundtableFace(1).blocks.filter(({ quarters }) => quarters === 2)
    expect(turned.map((block) => block.as === 'words' && block.says(ITEM)?.key)).toEqual([
      'deck.1.shadow',
    ])
  })
})

test.each(['', 'constructor', 'toString', '__proto__', 'nowhere'])(
  'a place that is “%s” inside, a Role and a Tale of that name have a sign all the same',
  (odd) => {
    expect(signsOf(placeFace(['distance'], odd))).toEqual([WOODCUTS.place])
    expect(signsOf(roleFace(odd))).toEqual([WOODCUTS.role])
    expect(signsOf(taleFace(odd))).toContain(WOODCUTS.tale)
  },
)

test.each(Object.entries(WOODCUTS))('the sign of %s is a path in its square', (_, path) => {
  expect(path).toMatch(/^M[\dMLHVCAaZ .-]+Z$/)
  // Where the pen goes by absolute steps.
  const steps = path.match(/[MLC][^MLHVCAaZ]+/g) ?? []
  for (const step of steps)
    for (const at of step.slice(1).trim().split(/[ ]+/).map(Number)) {
      expect(at).toBeGreaterThanOrEqual(-1)
      expect(at).toBeLessThanOrEqual(25)
    }
})
