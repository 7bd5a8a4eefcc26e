import { expect, test } from 'vitest'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
import { paintCard } from '../../../src/paint/things/card.ts'
import { paintNote } from '../../../src/paint/things/note.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { GAMES } from '../../games/all.ts'
import { spoken } from '../../make.ts'
import { type PenState, paintedBy, penOf } from '../pens.ts'

interface Written {
  readonly text: string
  readonly color: string
  readonly size: number
}

/** A pen that draws nothing, and remembers what it has written, in which colour and how large, mm. */
function scribe(all: Written[]): Pen {
  const state: PenState = { strokeStyle: '', fillStyle: '', font: '' }
  let k = 1
  const kept: number[] = []
  const deeds: PenState = {
    save: () => kept.push(k),
    restore: () => (k = kept.pop() ?? 1),
    scale: (by: number) => (k *= by),
    fillText: (text: string) => {
      const size = Number(/(\d+)px/.exec(String(state.font))?.[1]) * k
      all.push({ text, size, color: String(state.fillStyle) })
    },
    // Capitals are wider than other letters.
    measureText: (text: string) => ({
      width: text.length * (text === text.toUpperCase() ? 33 : 29),
    }),
  }
  return penOf(deeds, state)
}

paintedBy(() => scribe([]))

const game = GAMES[0]!
const thing = (kind: string, texts: Record<string, string>): Item => ({
  id: 'one',
  kind,
  place: { x: 0, y: 0, turn: 0, z: 1 },
  bin: false,
  props: {},
  texts,
})

/** What the board writes of its own on an item that bears this mark, when it is seen so. */
function own(item: Item, mark: Mark, color: string, seen: number, name = 'Ada'): Written[] {
  const all: Written[] = []
  const look: Look = {
    marks: new Map([[item.id, [mark]]]),
    seats: [{ id: 'ada', name, color: 0, sitter: '' }],
    face: 'hand',
    ratio: 1,
    say: (sentence) => spoken(game.words.en ?? {}, sentence) ?? '',
  }
  const paint = item.kind === 'note' ? paintNote : paintCard
  paint(scribe(all), item, game.pieces[item.kind]!, look, seen)
  return all.filter((one) => one.color === color)
}

const CATEGORIES = ['occupation', 'trait', 'psyche', 'relationship', 'affiliation']
/** How high letters are by their size: capitals of the hand, letters without stems of the plain face. */
const HIGH = { capitals: 0.7, plain: 0.484 }

test.each(CATEGORIES)(
  '[P20] a note says its category in capitals that are read, or not at all: %s',
  (id) => {
    const say = { key: `category.${id}` }
    const short = { key: `category.${id}${game.words.en![`category.${id}.short`] ? '.short' : ''}` }
    const item = thing('note', { text: 'Rival of Iris' })
    let told = 0
    for (let seen = 0.4; seen < 4; seen *= 1.03) {
      const [one] = own(item, { on: 'one', as: 'label', say, short }, '#463722', seen)
      if (one) told += 1
      if (one) expect(one.size * seen * HIGH.capitals).toBeGreaterThan(6.95)
      // Where the page comes to by itself, it is told.
      if (seen > 0.9) expect(one?.text).toBe(game.words.en![short.key]?.toString().toUpperCase())
    }
    expect(told).toBeGreaterThan(40)
  },
)

test('whose place a card is, and whose Character, is read or not told', () => {
  const card = thing('card', { title: 'The mill', body: '' })
  const place = {
    on: 'one',
    as: 'label',
    say: { key: 'mark.place', values: { scene: 'Hide' } },
  } as const
  const owner = { on: 'one', as: 'owner', seat: 'ada', say: { key: 'mark.owner' } } as const
  for (let seen = 0.9; seen < 4; seen *= 1.03) {
    const found = [
      ...own(card, place, '#5d6472', seen),
      ...own(card, owner, '#ffffff', seen),
      ...own(card, owner, '#ffffff', seen, 'Konstantin the Elder'),
    ]
    expect(found.length).toBeGreaterThanOrEqual(3)
    for (const { size } of found) expect(size * seen * HIGH.plain).toBeGreaterThan(6.95)
    expect(found.at(-1)!.text).toMatch(/^K$|^Konstantin the Elder$/)
  }
})
