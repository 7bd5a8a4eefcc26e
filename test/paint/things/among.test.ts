import { describe, expect, test } from 'vitest'
import { LOOKS } from '../../../src/app/gallery/exhibits.ts'
import { type Look, SMALL_LETTERS } from '../../../src/paint/pen/look.ts'
// What is printed comes late: here it is there from the beginning.
import '../../../src/paint/things/drawing.ts'
import { paintItem } from '../../../src/paint/things/painters.ts'
import { wearing } from '../../../src/paint/things/wear.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { TABLE_SMALL } from '../../../src/rules/plain/round.ts'
import { GAMES } from '../../games/all.ts'
import { road } from '../../games/road-and-ruin/lab.ts'
import { paintedBy } from '../pens.ts'
import { type Laid, scribe } from '../scribe.ts'

// How things are written on a table that people sit around, seen as far off as the page shows them by itself.

paintedBy(() => scribe([]))

/** Of the game that has it: a character's sheet is printed, all others lie on every table of a story. */
const pieces: Readonly<Record<string, Piece>> = Object.assign({}, road.pieces, GAMES[0]!.pieces)
const SEATS: Look['seats'] = [{ id: 'ada', name: 'Ada', color: 0, sitter: '' }]
const OWNER: Mark = { on: 'one', as: 'owner', seat: 'ada', say: { key: 'mark.owner' } }

/** From as far as a whole game is seen, CSS px a mm as large as letters are, to as near as anybody comes. */
const SEEN = Array.from({ length: 20 }, (_, i) => 0.69 * 1.06 ** i)

function written(
  kind: string,
  texts: Record<string, string>,
  seen: number,
  { marks = [], face = 'hand' }: { readonly marks?: readonly Mark[]; readonly face?: Look['face'] },
): readonly Laid[] {
  const item: Item = {
    ...{ id: 'one', kind, place: { x: 0, y: 0, turn: 0, z: 1 }, bin: false, props: {}, texts },
  }
  const look: Look = {
    ...{ marks: new Map([['one', marks]]), seats: SEATS, face, ratio: 1, small: TABLE_SMALL },
    say: ({ key }) => key,
  }
  const lines: Laid[] = []
  paintItem(scribe(lines, seen), item, pieces[kind]!, look, seen)
  return lines
}

/** How high small letters of a font are, in parts of their size. */
const highOf = (font: string): number =>
  SMALL_LETTERS[font.includes('Patrick') ? 'hand' : font.includes('Nunito') ? 'plain' : 'title']

const LONG = 'Signs without reading, argues with everybody, and is always right about the weather.'
const THINGS: readonly (readonly [string, Record<string, string>])[] = [
  ['note', { text: 'Argumentative' }],
  ['note', { text: 'Unterschreibt ungelesen' }],
  ['note', { text: LONG }],
  ['card', { title: 'Tam of the ferries', body: LONG }],
  ['card', { title: 'Konstantinopolitanerin', body: 'Argumentative' }],
  ['oval', { objective: 'Win over the mayor', setting: 'The terrace, after the regatta' }],
  ['oval', { objective: LONG, setting: '' }],
  ['sheet', { title: 'The long ebb', text: LONG }],
  ['placard', { title: 'Something is not right for me' }],
]

describe.each(LOOKS)('among people, in the look %s', (_, look) => {
  test.each(THINGS)('no small letters on a %s are lower than they are read: %o', (kind, texts) => {
    wearing(look, () => {
      const known = Object.keys(texts).every((field) => pieces[kind]?.texts.includes(field))
      expect(known, `${kind} has ${Object.keys(texts)}: ${pieces[kind]?.texts}`).toBe(true)
      for (const face of ['hand', 'plain'] as const)
        for (const seen of SEEN) {
          const lines = written(kind, texts, seen, { marks: [OWNER], face })
          const small = lines.filter(
            ({ text, font, size }) =>
              /\p{Ll}/u.test(text) &&
              size * highOf(font) < TABLE_SMALL * SMALL_LETTERS.plain * 0.999,
          )
          expect(small, `at ${seen.toFixed(2)}`).toEqual([])
          expect(lines.length).toBeGreaterThan(0)
        }
    })
  })
})

test.each(['Argumentative', 'Rechthaberisch', 'Unterschreibt ungelesen'])(
  'what stands alone on a note is whole there, if need be parted: %s',
  (text) => {
    for (const seen of SEEN) {
      const lines = written('note', { text }, seen, {}).map((line) => line.text)
      expect(lines.join(' ').replaceAll('- ', ''), `at ${seen.toFixed(2)}`).toBe(text)
    }
  },
)

/** Notes that are stuck on a card begin so far below its upper edge, mm; below a line letters reach by such a part. */
const STUCK = 35.5
const TAIL = 0.1

test.each(['Hanne Tiller', 'Ines Calloway', 'Tam of the ferries', 'The director’s office'])(
  'a name on a card is whole above the notes that are stuck there: %s',
  (name) => {
    for (const seen of SEEN) {
      const { height, width } = pieces.card!
      const lines = written('card', { title: name }, seen, { marks: [OWNER] })
      const own = lines.filter(({ font }) => font.includes('Patrick'))
      const told = own.map(({ text }) => text).join(' ')
      expect(told, `at ${seen.toFixed(2)}`).toBe(name)
      for (const { base, size } of own)
        expect((base + size * TAIL) / seen + height / 2).toBeLessThan(STUCK)
      // And beside what tells whose it is.
      const tag = lines.find(({ text }) => text === 'A')
      expect(tag).toBeDefined()
      const right = Math.max(...own.map((line) => line.right))
      expect(right).toBeLessThan(tag!.left)
      expect(right / seen).toBeLessThan(width / 2)
    }
  },
)

test.each(['Brindle Marrow', 'Ilvy of the Basket', 'Konstantin the Elder of the Ford'])(
  'a name on a sheet keeps off the sign of whose it is: %s',
  (name) => {
    let told = 0
    for (const seen of [0.4, 0.5, 0.6, ...SEEN]) {
      const lines = written('character', { name }, seen, { marks: [OWNER] })
      const tag = lines.find(({ text }) => text === 'A')
      const own = lines.filter(({ font }) => /Patrick/.test(font))
      told += own.length
      for (const { right, base, size } of own)
        if (tag && base - size < tag.base)
          expect(right, `at ${seen.toFixed(2)}`).toBeLessThan(tag.left)
    }
    expect(told).toBeGreaterThan(SEEN.length)
  },
)
