import { expect, test } from 'vitest'
import { COLORS, type Look } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
import { paintCard } from '../../../src/paint/things/card.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { GAMES } from '../../games/all.ts'
import { type PenState, paintedBy, penOf } from '../pens.ts'

/** Where the lines of a name stand and where the head line runs, mm from the middle of the card. */
interface Seen {
  readonly lines: { readonly base: number; readonly size: number }[]
  head?: number
}

/** A pen that draws nothing, and remembers where names and the head line come to lie. */
function ruler(seen: Seen): Pen {
  const state: PenState = { strokeStyle: '', fillStyle: '', font: '' }
  let [y, k] = [0, 1]
  const kept: [number, number][] = []
  let line = 0
  const deeds: PenState = {
    save: () => kept.push([y, k]),
    restore: () => ([y, k] = kept.pop() ?? [0, 1]),
    translate: (_: number, by: number) => {
      y += by * k
    },
    scale: (by: number) => {
      k *= by
    },
    moveTo: (_: number, to: number) => {
      line = y + to * k
    },
    stroke: () => {
      if (state.strokeStyle === COLORS.head) seen.head = line
    },
    fillText: (_: string, __: number, to: number) => {
      const size = Number(/(\d+)px/.exec(String(state.font))?.[1])
      if (state.fillStyle === COLORS.name) seen.lines.push({ base: y + to * k, size: size * k })
    },
    measureText: (text: string) => ({ width: text.length * 30 }),
  }
  return penOf(deeds, state)
}

paintedBy(() => ruler({ lines: [] }))

const piece = GAMES[0]!.pieces.card!
const NAMES = ['Osk', 'The Harbour Bank', 'Tam of the ferries, who remembers all the old songs']
/** Below the line on which letters stand: so far some of them reach, as a part of their size. */
const TAIL = 0.22

test.each(NAMES)(
  'the head line of a card strikes through no name, however far off: %s',
  (title) => {
    const item: Item = {
      id: 'card',
      kind: 'card',
      place: { x: 0, y: 0, turn: 0, z: 1 },
      bin: false,
      props: {},
      texts: { title, body: '' },
    }
    let written = 0
    for (let scale = 0.26; scale < 6; scale *= 1.04) {
      const seen: Seen = { lines: [] }
      const look: Look = {
        marks: new Map(),
        seats: [],
        face: 'hand',
        ratio: 1,
        say: ({ key }) => key,
      }
      paintCard(ruler(seen), item, piece, look, scale)
      written += seen.lines.length
      for (const { base, size } of seen.lines)
        expect(base + size * TAIL, `at ${scale.toFixed(2)}`).toBeLessThanOrEqual(
          (seen.head ?? piece.height / 2) + 0.4,
        )
    }
    expect(written).toBeGreaterThan(40)
  },
)

// Round a screen of many letters are up to so many times as large; notes lie where a further line would stand.
test.each([1.39, 2, 2.78])(
  'a name stands in no more lines where letters are %f times as large',
  (letter) => {
    const lines = (title: string, scale: number, more: Partial<Look>) => {
      const seen: Seen = { lines: [] }
      const item: Item = {
        ...{ id: 'card', kind: 'card', place: { x: 0, y: 0, turn: 0, z: 1 }, bin: false },
        ...{ props: {}, texts: { title, body: '' } },
      }
      const look: Look = {
        ...{ marks: new Map(), seats: [], face: 'hand', ratio: 1, say: ({ key }) => key },
        ...more,
      }
      paintCard(ruler(seen), item, piece, look, scale)
      return seen.lines
    }
    let larger = 0
    for (const title of NAMES)
      for (let scale = 0.53; scale < 6; scale *= 1.04) {
        const [usual, grown] = [lines(title, scale, {}), lines(title, scale, { letter })]
        const where = `${title} at ${scale.toFixed(2)}`
        expect(grown.length, where).toBeLessThanOrEqual(usual.length)
        expect(grown[0]!.size, where).toBeGreaterThanOrEqual(usual[0]!.size * 0.9)
        if (grown[0]!.size > usual[0]!.size * 1.1) larger += 1
      }
    // Where it has room it is larger indeed.
    expect(larger).toBeGreaterThan(10)
  },
)
