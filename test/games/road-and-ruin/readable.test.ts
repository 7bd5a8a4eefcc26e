import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { INTERIORS } from '../../../src/games/road-and-ruin/reckon/places.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { SPELLS } from '../../../src/games/road-and-ruin/reckon/spells.ts'
import { ROLE_IDS, TALE_IDS } from '../../../src/games/road-and-ruin/reckon/tales.ts'
import { WEAPONS } from '../../../src/games/road-and-ruin/reckon/weapons.ts'
import { contrast, mixed, type Tone, toneOf } from '../../../src/paint/dice/coat.ts'
import { COVERS } from '../../../src/paint/ground/grounds.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
import { paintPrint } from '../../../src/paint/things/face.ts'
import { borne } from '../../../src/rules/board/borne.ts'
import type { FieldBlock } from '../../../src/rules/board/face.ts'
import { boundsOf, fieldValue } from '../../../src/rules/board/field.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { printedFace, wordsOn } from '../../../src/rules/board/printing.ts'
import { trackOf } from '../../../src/rules/board/spots.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import type { Sentence, Words } from '../../../src/rules/plain/sentence.ts'
import { de as plainDe } from '../../../src/ui/de/de.ts'
import { en as plainEn } from '../../../src/ui/say/en.ts'
import { boardWith, englishOf, item, spoken } from '../../make.ts'
import { road } from './lab.ts'

/** As large as the page shows a table of its own accord on a screen of 1440 by 900, CSS px a mm. */
const SHOWN = 1.05
/** Letters that are read without effort, CSS px. */
const READ = 9

/** A line as it was written: how high its letters are, px, in what colour, and how opaque. */
interface Line {
  readonly text: string
  readonly size: number
  readonly color: string
  readonly alpha: number
}

/** About how wide a letter is, as a part of its height. */
function widthOf(letter: string): number {
  if (/[il.,;:!’'|jtf ]/.test(letter)) return 0.29
  if (/[mwMW@]/.test(letter)) return 0.86
  return /[A-ZÄÖÜ]/.test(letter) ? 0.66 : 0.54
}

/** A pen that draws nothing, and remembers what it wrote, how large. */
function scribe(lines: Line[], zoom = 1): Pen {
  const state: Record<PropertyKey, unknown> = { globalAlpha: 1, fillStyle: '#000000', font: '' }
  let scale = zoom
  const kept: { scale: number; state: Record<PropertyKey, unknown> }[] = []
  const deeds: Record<PropertyKey, unknown> = {
    save: () => kept.push({ scale, state: { ...state } }),
    restore: () => {
      const last = kept.pop()
      if (!last) return
      scale = last.scale
      Object.assign(state, last.state)
    },
    scale: (by: number) => {
      scale *= by
    },
    fillText: (text: string) => {
      const size = Number(/(\d+)px/.exec(String(state.font))?.[1]) * scale
      lines.push({ text, size, color: String(state.fillStyle), alpha: Number(state.globalAlpha) })
    },
    measureText: (text: string) => {
      const bold = String(state.font).startsWith('700') ? 1.05 : 1
      const wide = [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
      return { width: wide * 64 * bold, fontBoundingBoxAscent: 50, fontBoundingBoxDescent: 14 }
    },
  }
  return new Proxy(state, {
    get: (_, key) => (key in state ? state[key] : (deeds[key] ?? (() => {}))),
  }) as unknown as Pen
}

beforeAll(() => {
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => scribe([])
    },
  )
})
afterAll(() => vi.unstubAllGlobals())

const LANGUAGES: readonly (readonly [string, Words])[] = [
  ['English', { ...plainEn, ...(await englishOf(road)) }],
  ['German', { ...plainDe, ...(await road.translations?.de?.()) }],
]

const one = (kind: string, props: Readonly<Record<string, Plain>> = {}, texts = {}): Item =>
  item('a', kind, { props, texts })

const GOAL = { goal: 'Climb the wall before the guard is back' }
/** What lies on a table, as it is in play. */
const LYING: readonly (readonly [string, Item])[] = [
  ...Object.entries(SHEETS).map(
    ([id, sheet]) =>
      [id, one('character', newProps(sheet), { name: 'Ilvy of the Basket' })] as const,
  ),
  [
    'who was hit',
    one(
      'character',
      {
        ...newProps(SHEETS.brindle),
        ...{ health: 3, bleed: 2, stagger: 1, stance: 'defend', distance: 'near', damaged: 1 },
      },
      { name: 'Brindle Marrow', intention: 'Hold the door' },
    ),
  ],
  ...Object.keys(WEAPONS).map(
    (weapon) =>
      [
        `foe with ${weapon}`,
        one(
          'foe',
          { weapon, health: 14, steadfast: 3, armour: 3, speed: 6, skill: 3, distance: 'near' },
          { name: 'The toll keeper' },
        ),
      ] as const,
  ),
  ...TALE_IDS.map((tale) => [`Tale ${tale}`, one('tale', { tale })] as const),
  ...ROLE_IDS.map((role) => [`Role ${role}`, one('role', { role })] as const),
  ...Array.from(
    { length: 60 },
    (_, i) => [`card ${i + 1}`, one('roundtable', { card: i + 1, as: 'creature' })] as const,
  ),
  ...Object.keys(SPELLS).map((spell) => [`spell ${spell}`, one('spell', { spell })] as const),
  ...INTERIORS.map(
    ({ id }) =>
      [
        `place ${id}`,
        one('place', { interior: id, band: 'very-far' }, { title: 'The gatehouse' }),
      ] as const,
  ),
  ['roster', one('roster', {}, { slot1: 'Find out who closed the road', slot20: 'The toll' })],
  ['deck', one('deck')],
  ['slip', one('slip', { check: 'outcome' }, GOAL)],
  ['search', one('search', { obsession: 'obsessed' }, { sought: 'The page cut out of the book' })],
  ['theatre', one('theatre')],
  ['stage', one('stage', { inn: true, band: 'close' })],
  ['stores', one('stores', { stores: 4 })],
]

/** All that is written on it, as the page shows it. */
function written(thing: Item, says: (sentence: Sentence) => string): readonly Line[] {
  const piece = road.pieces[thing.kind]!
  const marks = borne(road.pieces, boardWith([thing]))
  const look = {
    ...{ marks: new Map([[thing.id, marks]]), seats: [], face: 'hand', ratio: 1, say: says },
  } as unknown as Look
  const lines: Line[] = []
  paintPrint(scribe(lines, SHOWN), thing, piece, look, SHOWN)
  return lines
}

/** Paper that lets through what it lies on is seen on the cloth of the table. */
function paperOf(color: string): Tone {
  const alpha = color.length > 7 ? Number.parseInt(color.slice(7), 16) / 255 : 1
  return mixed(toneOf(COVERS.linen), toneOf(color.slice(0, 7)), alpha)
}

/** A field that shows its value as words or a number, and no track. */
function shownAs(piece: Piece, thing: Item, { field: id }: FieldBlock): 'track' | 'words' | 'none' {
  const field = piece.fields?.find((each) => each.id === id)
  const board = boardWith([thing])
  if (!field) return 'none'
  if (field.as === 'choice') return fieldValue(field, thing, board) === '' ? 'none' : 'words'
  if (field.as === 'worth') return 'words'
  const { most } = boundsOf(field, thing, board)
  return trackOf(field, fieldValue(field, thing, board), most) > 0 ? 'track' : 'words'
}

/** What is smaller is for whoever comes nearer, mm. */
const NEAR = 9

describe.each(LANGUAGES)('what lies on the table as the page shows it, in %s', (_, words) => {
  const says = (sentence: Sentence) =>
    (spoken(words, sentence) ?? sentence.key).replace(/\{(\w+)\}/g, (whole, name) =>
      String(sentence.values?.[name] ?? whole),
    )

  test.each(LYING)('%s: is read without effort', (_, thing) => {
    const paper = paperOf(printedFace(road.pieces[thing.kind]!, thing)?.paper ?? '')
    const lines = written(thing, says)
    expect(lines.length).toBeGreaterThan(0)
    for (const { text, size, color, alpha } of lines) {
      expect(size, text).toBeGreaterThanOrEqual(READ)
      const ink = mixed(paper, toneOf(color), alpha)
      expect(contrast(ink, paper), `${text} in ${color}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(LYING)('%s: tells its title and all that play needs', (_, thing) => {
    const piece = road.pieces[thing.kind]!
    const told = written(thing, says)
      .map(({ text }) => text)
      .join(' ')
    const missing: string[] = []
    const expects = (text: string) => {
      if (text !== '' && !told.includes(text)) missing.push(text)
    }
    for (const block of printedFace(piece, thing)?.blocks ?? []) {
      if (block.as === 'words' && block.look !== 'small') {
        const sentence = wordsOn(block, thing)
        expects(sentence ? says(sentence) : '')
      }
      if (block.as === 'text' && block.look !== 'small') expects(thing.texts[block.text] ?? '')
      if (block.as !== 'field' || block.box.h < NEAR) continue
      const field = piece.fields?.find(({ id }) => id === block.field)
      if (field && block.named !== false) expects(says(field.say))
      const mark = borne(road.pieces, boardWith([thing])).find(
        (each) => each.as === 'field' && each.field === block.field,
      )
      if (mark && shownAs(piece, thing, block) === 'words') {
        const value = mark.as === 'field' ? String(mark.value) : ''
        if (!told.includes(value)) expects(says(mark.say))
      }
    }
    expect(missing).toEqual([])
  })
})
