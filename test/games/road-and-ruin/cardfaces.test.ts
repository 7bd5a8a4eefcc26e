import { describe, expect, it, test } from 'vitest'
import { en } from '../../../src/games/road-and-ruin/en/en.ts'
import { WOODCUTS } from '../../../src/games/road-and-ruin/faces/signs.ts'
import { PRINTED_PIECES as PIECES } from '../../../src/games/road-and-ruin/printed.ts'
import { prose } from '../../../src/games/road-and-ruin/prose/prose.ts'
import { INTERIORS } from '../../../src/games/road-and-ruin/reckon/places.ts'
import { READINGS } from '../../../src/games/road-and-ruin/reckon/roster.ts'
import { ROLE_IDS, TALE_IDS } from '../../../src/games/road-and-ruin/reckon/tales.ts'
import type { Kind } from '../../../src/games/road-and-ruin/story/pieces.ts'
import { contrast, toneOf } from '../../../src/paint/dice/coat.ts'
import type { PrintedFace } from '../../../src/rules/board/face.ts'
import { facesOf } from '../../../src/rules/board/lateface.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import { en as plain } from '../../../src/ui/say/en.ts'

await facesOf(Object.values(PIECES))

const itemOf = (kind: Kind, props: Readonly<Record<string, Plain>> = {}) =>
  ({ id: 'a', kind, props, texts: {} }) as unknown as Item

function faceOf(kind: Kind, props: Readonly<Record<string, Plain>> = {}): PrintedFace {
  const { face }: Piece = PIECES[kind]
  if (!face) throw new Error(`nothing is printed on a ${kind}`)
  return face(itemOf(kind, props))
}

const known = new Set(Object.keys({ ...plain, ...en, ...prose }))
const numbers = Array.from({ length: 60 }, (_, i) => i + 1)
const card = (number: Plain, as?: Plain) =>
  faceOf('roundtable', { card: number, ...(as === undefined ? {} : { as }) })

const FACES: readonly (readonly [Kind, Plain, PrintedFace])[] = [
  ...numbers.map((number) => ['roundtable', number, card(number, 'event')] as const),
  ['roundtable', 'back', card(0)],
  ...TALE_IDS.map((tale) => ['tale', tale, faceOf('tale', { tale })] as const),
  ...ROLE_IDS.map((role) => ['role', role, faceOf('role', { role })] as const),
  ...INTERIORS.map(({ id }) => ['place', id, faceOf('place', { interior: id })] as const),
  ...(['deck', 'roster', 'slip', 'search', 'stores', 'theatre', 'stage'] as const).map(
    (kind) => [kind, '', faceOf(kind)] as const,
  ),
]

const signsOf = ({ blocks }: PrintedFace) =>
  blocks.flatMap((block) => (block.as === 'sign' ? [block.path] : []))

describe('the printed things of a story', () => {
  test.each(FACES)('%s %s: all that is printed lies within it', (kind, _, face) => {
    const { width, height } = PIECES[kind]
    expect(face.blocks.length).toBeGreaterThan(2)
    for (const { box } of face.blocks) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w).toBeLessThanOrEqual(width)
      expect(box.y + box.h).toBeLessThanOrEqual(height)
      expect(Math.min(box.w, box.h)).toBeGreaterThan(0)
    }
  })

  test.each(FACES)('%s %s: has what it names, and its words can be read', (kind, _, face) => {
    const { texts, fields = [] }: Piece = PIECES[kind]
    for (const block of face.blocks) {
      if (block.as === 'text') expect(texts).toContain(block.text)
      if (block.as === 'field') expect(fields.map(({ id }) => id)).toContain(block.field)
      if (block.as !== 'words') continue
      const said = block.says(itemOf(kind))
      if (said) expect(known).toContain(said.key)
      if (face.paper.length > 7) continue
      const [ink, paper] = [toneOf(block.ink ?? face.ink), toneOf(face.paper)]
      expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('a card of the Roundtable Deck', () => {
  it('[R5] has a picture that no other has', () => {
    const pictures = numbers.map((number) => signsOf(card(number))[0])
    for (const picture of pictures) expect(picture).toMatch(/^M/)
    expect(new Set(pictures).size).toBe(60)
  })

  it.each(READINGS)('[R5] bears the sign of a %s, once it is read as one', (as) => {
    const signs = signsOf(card(7, as))
    expect(signs).toContain(WOODCUTS[as])
    expect(signs).toHaveLength(signsOf(card(7)).length + 1)
  })

  it.each([0, 61, -1, 1.5, 'three', true])('is seen from behind where its number is %s', (odd) =>
    expect(card(odd)).toBe(card(1).back),
  )

  it('has its shadow turned round, to be read from the other side', () => {
    const turned = card(1).blocks.filter(({ quarters }) => quarters === 2)
    expect(
      turned.map((block) => block.as === 'words' && block.says(itemOf('roundtable'))?.key),
    ).toEqual(['deck.1.shadow'])
  })
})

test.each(['', 'constructor', 'toString', '__proto__', 'nowhere', 3])(
  'a place, a Role, a Tale and a reading called “%s” look like something all the same',
  (odd) => {
    expect(signsOf(faceOf('place', { interior: odd }))).toEqual([WOODCUTS.place])
    expect(signsOf(faceOf('role', { role: odd }))).toEqual([WOODCUTS.role])
    expect(signsOf(faceOf('tale', { tale: odd }))).toContain(WOODCUTS.tale)
    expect(signsOf(card(7, odd))).toEqual(signsOf(card(7)))
  },
)

test.each(Object.entries(WOODCUTS))('the sign of %s is a path in its square', (_, path) => {
  expect(path).toMatch(/^M[\dMLHVCAaZ .-]+Z$/)
  // Where the pen goes by absolute steps.
  const steps = path.match(/[MLC][^MLHVCAaZ]+/g) ?? []
  expect(steps.length).toBeGreaterThan(0)
  for (const step of steps)
    for (const at of step.slice(1).trim().split(/ +/).map(Number)) {
      expect(at).toBeGreaterThanOrEqual(-1)
      expect(at).toBeLessThanOrEqual(25)
    }
})

test.each(ROLE_IDS)('[R3] no words of the Role %s stand on its frame', (role) => {
  const { blocks } = faceOf('role', { role })
  const frames = blocks.flatMap(({ as, box }) => (as === 'frame' ? [box] : []))
  const inner = Math.min(...frames.map(({ y, h }) => y + h))
  for (const { as, box } of blocks) if (as === 'words') expect(box.y + box.h).toBeLessThan(inner)
})
