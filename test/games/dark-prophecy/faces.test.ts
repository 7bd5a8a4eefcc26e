import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { DEEDS, type DeedId, deedOf } from '../../../src/games/dark-prophecy/cards/deeds.ts'
import { DESIGNS, type DesignId, designOf } from '../../../src/games/dark-prophecy/cards/designs.ts'
import { pointsAt } from '../../../src/games/dark-prophecy/cards/disciplines.ts'
import { DISCIPLINES } from '../../../src/games/dark-prophecy/cards/effects.ts'
import { VERSE_KINDS, VERSES, type VerseId } from '../../../src/games/dark-prophecy/cards/verses.ts'
import { DEED_PICTURES } from '../../../src/games/dark-prophecy/faces/deedpictures.ts'
import { DESIGN_PICTURES, VERSE_PICTURES } from '../../../src/games/dark-prophecy/faces/pictures.ts'
import {
  BACK_SIGN,
  CORNER_SIGN,
  DISCIPLINE_SIGNS,
  PART_SIGN,
  PLACE_SIGN,
  POWER_SIGN,
  TOKEN_SIGNS,
  VERB_SIGNS,
  VERSE_SIGNS,
} from '../../../src/games/dark-prophecy/faces/signs.ts'
import { look } from '../../../src/games/dark-prophecy/look.ts'
import { prose } from '../../../src/games/dark-prophecy/prose/prose.ts'
import { contrast, toneOf } from '../../../src/paint/dice/coat.ts'
import { wear } from '../../../src/paint/things/wear.ts'
import type { FaceBlock, FaceBox, PrintedFace } from '../../../src/rules/board/face.ts'
import { printedFace, printedOn } from '../../../src/rules/board/printing.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import { TABLE_SMALL } from '../../../src/rules/plain/round.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { paintedBy } from '../../paint/pens.ts'
import { type Line, scribe } from '../../paint/scribe.ts'
import { type CardKind, cardOf, LANGUAGES, pieceOf, written } from './printed.ts'

paintedBy(() => scribe([]))

type Say = (sentence: Sentence) => string

const designs = Object.keys(DESIGNS) as DesignId[]
const verses = Object.keys(VERSES) as VerseId[]
const deeds = Object.keys(DEEDS) as DeedId[]

/** Every card there is, as it lies on the table. */
const CARDS: readonly (readonly [name: string, kind: CardKind, item: Item])[] = [
  ...designs.map((face) => [face, 'main', cardOf('main', { face })] as const),
  ['a verse', 'main', cardOf('main', { face: 'verse' })],
  ...verses.map((verse) => [verse, 'verse', cardOf('verse', { verse })] as const),
  ...deeds.map((deed) => [deed, 'deed', cardOf('deed', { deed, advances: 1 })] as const),
  ...DISCIPLINES.flatMap((of) =>
    [0, 1, 2, 3, 4].map(
      (level) => [`${of} ${level}`, 'discipline', cardOf('discipline', { of, level })] as const,
    ),
  ),
  ['an advance', 'token', cardOf('token', { of: 'advance' })],
  ['a point', 'token', cardOf('token', { of: 'point' })],
  ['the aid', 'aid', cardOf('aid')],
  ['the score', 'score', cardOf('score')],
]

/** Each of these, and what is on its back. */
const SIDES = CARDS.flatMap(([name, kind, thing]) => {
  const face = printedFace(pieceOf(kind), thing)!
  return [
    [name, kind, thing, face] as const,
    ...(face.back ? [[`${name}, from behind`, kind, thing, face.back] as const] : []),
  ]
})

const faceOf = (kind: CardKind, props: Readonly<Record<string, Plain>> = {}): PrintedFace =>
  pieceOf(kind).face!(cardOf(kind, props))

/** What a block stands on: the last band painted before it that lies under its middle, or the paper. */
function groundOf({ paper, blocks }: PrintedFace, at: number): string {
  const { x, y, w, h } = blocks[at]!.box
  const under = ({ box }: FaceBlock) =>
    box.x <= x + w / 2 &&
    box.x + box.w >= x + w / 2 &&
    box.y <= y + h / 2 &&
    box.y + box.h >= y + h / 2
  const band = blocks.slice(0, at).findLast((block) => block.as === 'band' && under(block))
  return band?.ink ?? paper
}

describe.each(SIDES)('%s', (name, kind, thing, face) => {
  it('prints all within its paper, and only words that are there', () => {
    const { width, height } = pieceOf(kind)
    expect(face.blocks.length).toBeGreaterThan(1)
    for (const block of face.blocks) {
      const { x, y, w, h } = block.box
      expect(Math.min(x, y), block.as).toBeGreaterThanOrEqual(0)
      expect(x + w).toBeLessThanOrEqual(width)
      expect(y + h).toBeLessThanOrEqual(height)
      expect(Math.min(w, h)).toBeGreaterThan(0)
      const says = block.as === 'words' ? block.says(thing) : block.as === 'sign' && block.says
      if (says && says.key !== 'plain') expect(Object.keys(prose)).toContain(says.key)
    }
  })

  it('is read on what it stands on', () => {
    face.blocks.forEach((block, i) => {
      if (block.as !== 'words') return
      const words = toneOf(block.ink ?? face.ink)
      // Numbers on wax are large, and stand on a sign.
      const ground = block.ink === '#ece2cc' && block.eye ? '#ba2721' : groundOf(face, i)
      expect(contrast(words, toneOf(ground)), name).toBeGreaterThanOrEqual(4.5)
    })
  })

  it.each(LANGUAGES)('has room for all its words at real size, in %s', (_, say) => {
    const told = written(
      thing,
      pieceOf(kind, () => face),
      say,
      300 / 25.4,
      true,
    )
      .map(({ text }) => text)
      .join(' ')
    for (const block of face.blocks) {
      if (block.as !== 'words') continue
      const sentence = block.says(thing)
      const text = sentence ? say(sentence) : ''
      for (const line of text.split('\n')) expect(told).toContain(line)
    }
  })
})

/** From which zoom on, CSS px a mm, all that a kind has to say is read, in both languages. */
const READ_FROM: readonly (readonly [CardKind, number])[] = [
  ['main', 2.2],
  ['verse', 1],
  ['deed', 1.35],
  ['discipline', 1.2],
]

describe.each(READ_FROM)('each %s from %d px a mm on', (kind, zoom) => {
  const own = CARDS.filter(([, one]) => one === kind)

  test.each(LANGUAGES)('is read whole without effort, in %s', (_, say) => {
    for (const [name, , thing] of own) {
      const piece = pieceOf(kind)
      const lines = written(thing, piece, say, zoom)
      const told = lines.map(({ text }) => text.trim()).join(' ')
      for (const { text, size } of lines) expect(size, `${name}: ${text}`).toBeGreaterThanOrEqual(9)
      for (const block of printedFace(piece, thing)!.blocks) {
        // What is said for its own sake may end early: nobody needs it to play.
        if (block.as !== 'words' || block.look === 'small') continue
        const sentence = block.says(thing)!
        if (sentence.key.endsWith('.says') && sentence.key.startsWith('deed.')) continue
        for (const line of say(sentence).split('\n')) expect(told, name).toContain(line)
      }
    }
  })
})

describe('a main card', () => {
  const signsOf = (id: DesignId) =>
    faceOf('main', { face: id }).blocks.flatMap((block) => (block.as === 'sign' ? [block] : []))

  it.each(designs)('[D1] %s shows its Discipline, its power and what it does', (id) => {
    const { discipline, power, text } = designOf(id)
    const paths = signsOf(id).map(({ path }) => path)
    expect(paths).toContain(DISCIPLINE_SIGNS[discipline])
    expect(paths).toContain(DESIGN_PICTURES[id])
    expect(paths.filter((path) => path === POWER_SIGN)).toHaveLength(power)
    for (const { verb } of text) expect(paths).toContain(VERB_SIGNS[verb])
    const done = text.reduce((sum, { n }) => sum + n, 0)
    const verbs = new Set(Object.values(VERB_SIGNS))
    expect(paths.filter((path) => verbs.has(path))).toHaveLength(done)
  })

  it('[D16] tells whoever does not see it its Discipline, power, sentences and bonus', () => {
    const [, say] = LANGUAGES[0]!
    expect(printedOn(pieceOf('main'), cardOf('main', { face: 'stain' }), say)).toEqual([
      'Blood Magic, power 1',
      'The Stain Returns',
      'If a card of power 2 or more is on top of the discard pile, put 1 advance on one of your Deeds.',
      'Bonus at Blood Magic 1',
      'Instead: Put 1 advance on one of your Deeds.',
      'Third rug this year.',
    ])
  })

  it.each([undefined, null, '', 'constructor', '__proto__', 'toString', 7, true, 'Thumb'])(
    '[D22] whose face is %s shows its back',
    (face) => {
      const back = faceOf('main', face === undefined ? {} : { face })
      expect(back).toBe(faceOf('main', { face: 'thumb' }).back)
      expect(
        printedOn(pieceOf('main'), cardOf('main', { face: face ?? null }), ({ key }) => key),
      ).toEqual([])
    },
  )

  it('[D8] cannot be told from another, or from a mark for a verse, by its back', () => {
    const backs = [...designs, 'verse'].map((face) => faceOf('main', { face }).back)
    expect(new Set(backs).size).toBe(1)
  })
})

describe('a verse', () => {
  it.each(VERSE_KINDS)(
    '[D8] that lies face down tells that it is the %s one, and no more',
    (kind) => {
      const down = faceOf('verse', { kind })
      const [, say] = LANGUAGES[0]!
      expect(printedOn(pieceOf('verse'), cardOf('verse', { kind }), say)).toEqual([
        say({ key: `kind.${kind}` }),
      ])
      for (const id of verses)
        if (VERSES[id].kind === kind) expect(faceOf('verse', { kind, verse: id }).back).toBe(down)
    },
  )

  it.each(['', 'constructor', 3, null])('called %s is one of no kind', (odd) =>
    expect(faceOf('verse', { verse: odd, kind: odd })).toBe(faceOf('verse')),
  )
})

describe('a Deed', () => {
  it.each(deeds)('[D4] %s has a place for each advance that it costs', (deed) => {
    const { cost } = deedOf(deed)
    for (const advances of [0, 1, cost]) {
      const paths = faceOf('deed', { deed, advances }).blocks.flatMap((block) =>
        block.as === 'sign' ? [block.path] : [],
      )
      expect(paths.filter((path) => path === TOKEN_SIGNS.advance)).toHaveLength(advances)
      expect(paths.filter((path) => path === PLACE_SIGN)).toHaveLength(cost - advances)
    }
  })

  it.each([
    [-3, 0],
    [99, 2],
    [1.5, 0],
    ['two', 0],
    [null, 0],
  ])('with %s advances on it bears %i', (advances, many) => {
    const signs = faceOf('deed', { deed: 'chalice', advances }).blocks
    expect(
      signs.filter((block) => block.as === 'sign' && block.path === TOKEN_SIGNS.advance),
    ).toHaveLength(many)
  })

  it.each(['', 'constructor', 5, null])('called %s is seen from behind', (deed) =>
    expect(faceOf('deed', { deed })).toBe(faceOf('deed', { deed: 'chalice' }).back),
  )
})

describe('a Discipline', () => {
  const numbers = (level: number) =>
    faceOf('discipline', { of: 'blood', level }).blocks.flatMap((block) =>
      block.as === 'words' && block.eye
        ? [[block.says(cardOf('discipline'))?.values?.text, block.quarters]]
        : [],
    )

  it.each([0, 1, 2, 3])(
    '[D2] [D17] at %i has that at its upper edge, and next what a turn to the right brings',
    (level) => {
      const at = (n: number) => String((level + n) % 4)
      expect(numbers(level)).toEqual([
        [at(0), undefined],
        // What it is worth.
        [String(pointsAt(level)), undefined],
        [at(3), 1],
        [at(2), 2],
        [at(1), 3],
      ])
    },
  )

  it.each(DISCIPLINES)(
    '[D38] of %s shows its gift at 4, which is the back of all its levels',
    (of) => {
      const top = faceOf('discipline', { of, level: 4 })
      const says = top.blocks.flatMap((block) =>
        block.as === 'words' ? [block.says(cardOf('discipline'))?.key] : [],
      )
      expect(says).toContain(`gift.${of}`)
      for (const level of [0, 1, 2, 3]) expect(faceOf('discipline', { of, level }).back).toBe(top)
    },
  )

  it.each([
    [-1, 0],
    [7, 4],
    ['two', 0],
    [2.5, 0],
  ])('at %s is at %i', (odd, level) =>
    expect(JSON.stringify(faceOf('discipline', { of: 'dead', level: odd }))).toBe(
      JSON.stringify(faceOf('discipline', { of: 'dead', level })),
    ),
  )

  it.each(['', 'constructor', 4, null])('of %s is blank', (of) =>
    expect(faceOf('discipline', { of, level: 2 }).blocks).toHaveLength(1),
  )
})

const SIGNS = Object.entries({
  ...DISCIPLINE_SIGNS,
  ...VERB_SIGNS,
  ...VERSE_SIGNS,
  'a seal': TOKEN_SIGNS.advance,
  'a crown': TOKEN_SIGNS.point,
  ...{ BACK_SIGN, CORNER_SIGN, PART_SIGN, PLACE_SIGN, POWER_SIGN },
  ...Object.fromEntries(
    Object.entries(DESIGN_PICTURES).map(([id, path]) => [`design ${id}`, path]),
  ),
  ...Object.fromEntries(Object.entries(VERSE_PICTURES).map(([id, path]) => [`verse ${id}`, path])),
  ...Object.fromEntries(Object.entries(DEED_PICTURES).map(([id, path]) => [`deed ${id}`, path])),
})

test.each(SIGNS)('the sign of %s is a path in its square', (_, path) => {
  expect(path).toMatch(/^M[\dMLCAaZ .-]+Z$/)
  for (const step of path.match(/[MLC][^MLCAaZ]+/g) ?? [])
    for (const at of step.slice(1).trim().split(/ +/).map(Number)) {
      expect(at).toBeGreaterThanOrEqual(-1)
      expect(at).toBeLessThanOrEqual(25)
    }
})

test('[D41] no picture is on two cards', () => {
  const all = [DESIGN_PICTURES, VERSE_PICTURES, DEED_PICTURES].flatMap((one) => Object.values(one))
  expect(new Set(all).size).toBe(30 + 9 + 24)
})

/** Two boxes share more than an edge. */
const meet = (a: FaceBox, b: FaceBox) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.01

test.each(SIDES)('no words of %s stand on others', (_, _kind, _thing, { blocks }) => {
  const boxes = blocks.flatMap(({ as, box }) => (as === 'words' ? [box] : []))
  const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b)))
  expect(over).toEqual([])
})

/** As far as a whole table is seen round a screen of many, CSS px a mm as large as letters are. */
const AFAR = [0.75, 0.9] as const

describe.each(AFAR)('round a screen of many, at %f px a mm', (zoom) => {
  const far = (kind: CardKind, props: Readonly<Record<string, Plain>>, say: Say) =>
    written(cardOf(kind, props), pieceOf(kind), say, zoom, false, TABLE_SMALL)
  // A word that has no room whole is parted.
  const told = (lines: readonly Line[]) =>
    lines
      .map(({ text }) => text.trim())
      .join(' ')
      .replace(/(?<=\p{L})- (?=\p{Ll})/gu, '')

  // In letters of its own headings.
  beforeAll(() => wear(look))
  afterAll(() => wear(undefined))

  test.each(LANGUAGES)('[D2] a Discipline tells its level, and its name whole, in %s', (_, say) => {
    for (const of of DISCIPLINES)
      for (const level of [0, 1, 2, 3, 4]) {
        const lines = far('discipline', { of, level }, say)
        const [number, ...name] = lines
        expect(number?.text).toBe(String(level))
        expect([say({ key: `discipline.${of}` }), ''], of).toContain(told(name))
      }
  })

  test.each(LANGUAGES)(
    '[D4] a Deed tells what it is worth, and its name whole, in %s',
    (_, say) => {
      let named = 0
      for (const deed of deeds) {
        const lines = far('deed', { deed, advances: 1 }, say)
        expect(told(lines)).toContain(String(deedOf(deed).points))
        const name = say({ key: `deed.${deed}.title` })
        const words = lines.filter(({ text }) => !/^\d+$/.test(text))
        // What does not fit is left out whole.
        expect([name, ''], deed).toContain(told(words))
        if (words.length > 0) named += 1
        for (const { size, text } of words)
          expect(size, text).toBeGreaterThanOrEqual(TABLE_SMALL * 0.999)
      }
      if (zoom >= 0.9) expect(named).toBeGreaterThan(deeds.length * 0.6)
    },
  )

  test.each(LANGUAGES)(
    '[D1] a main card tells its name whole, or its picture alone, in %s',
    (_, say) => {
      let named = 0
      for (const face of designs) {
        const words = far('main', { face }, say)
        // Where its name is read as it is printed, all else stands there that is read.
        const name = say({ key: `design.${face}.title` })
        expect(told(words).startsWith(name) || words.length === 0, told(words)).toBe(true)
        if (words.length > 0) named += 1
      }
      if (zoom >= 0.9) expect(named).toBeGreaterThan(designs.length * 0.6)
    },
  )
})

test.each(deeds)('from afar no place for an advance on %s lies under its seal', (deed) => {
  const { far = [] } = faceOf('deed', { deed })
  const signs = far.flatMap((block) => (block.as === 'sign' ? [block.box] : []))
  expect(signs.flatMap((a, i) => signs.slice(i + 1).filter((b) => meet(a, b)))).toEqual([])
})
