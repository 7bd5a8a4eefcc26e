import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { caretIn } from '../../../src/table/document/caret.ts'
import { parts } from '../../../src/table/document/schema.ts'
import { followCaret, type Splice } from '../../../src/table/document/text.ts'
import { rubbed, typed, walked } from '../../../src/ui/typing/edit.ts'
import { aTable, card, copyOf, make, merge, write } from '../make.ts'

const titled = (title: string) => {
  const table = aTable()
  const item = { ...card('a'), texts: { title, body: '' } }
  table.apply([make(item)], { seat: 'ada', track: false })
  return table
}
const titleOf = (table: ReturnType<typeof aTable>) =>
  table.state().items.get('a')?.texts['title'] ?? ''

test.each<[string, string, number, Partial<Splice>, number]>([
  ['stays before what is written behind it', 'aaaa', 2, { at: 2, insert: 'a' }, 2],
  [
    'goes along with what is written before it, of equal letters too',
    'aaaa',
    2,
    { at: 0, insert: 'a' },
    3,
  ],
  ['stays at the very beginning', 'ab', 0, { at: 0, insert: 'x' }, 0],
  ['goes back with what is rubbed out before it', 'abcd', 3, { at: 0, remove: 2 }, 1],
  ['goes to where it stood in what is rubbed out', 'abcd', 2, { at: 1, remove: 2 }, 1],
])('a caret %s', (_, title, at, change, wanted) => {
  const table = titled(title)
  const caret = caretIn(table.doc, 'a', 'title')
  caret.to(at)
  const { at: from = 0, remove = 0, insert = '' } = change
  table.apply([write('a', 'title', insert, from, remove)], { seat: 'bo' })
  expect(caret.at()).toBe(wanted)
})

test('a caret begins at the end, and keeps to a text that others strike out and begin anew', () => {
  const table = titled('Hail')
  const caret = caretIn(table.doc, 'a', 'title')
  expect(caret.at()).toBe(4)
  const item = parts(table.doc).items.get('a')
  if (!(item instanceof Y.Map)) throw new Error('no item')
  item.delete('t:title')
  expect(caret.at()).toBe(0)
  item.set('t:title', new Y.Text('All hail'))
  expect(caret.at()).toBe(0)
  caret.to(99)
  expect(caret.at()).toBe(8)
})

test('property: carets of several, here and elsewhere, keep their places, and each undoes only their own', () => {
  const seats = ['ada', 'bo', 'cy'] as const
  const does = fc.constantFrom('type', 'type', 'rub', 'back', 'on', 'meet')
  const step = fc.record({ who: fc.nat(seats.length - 1), does })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      // Cy writes on another screen; the two meet now and then.
      const here = titled('The king')
      const there = copyOf(here)
      const hands = seats.map((seat, i) => {
        const table = seat === 'cy' ? there : here
        const caret = caretIn(table.doc, 'a', 'title')
        caret.to(i * 3)
        // Everybody's letters can be told apart.
        return { seat, table, caret, sign: '①②③'[i] ?? '' }
      })
      const places = () => hands.map(({ caret }) => caret.at())
      for (const { who, does } of steps) {
        const hand = hands[who]
        if (!hand) continue
        const { table, caret, seat, sign } = hand
        if (does === 'meet') {
          merge(here, there)
          for (const one of hands)
            expect(one.caret.at()).toBe(Math.min(one.caret.at(), titleOf(one.table).length))
          continue
        }
        const text = titleOf(table)
        const at = caret.at()
        if (does === 'back' || does === 'on') {
          caret.to(walked(text, at, does))
          continue
        }
        const change = does === 'type' ? typed(text, at, sign, 100) : rubbed(text, at)
        if (!change) continue
        const before = places()
        table.apply([{ do: 'write', id: 'a', field: 'title', ...change }], {
          seat,
          join: 'a/title',
        })
        caret.to(change.at + change.insert.length)
        const wanted = before.map((place, i) => {
          if (i === who) return change.at + change.insert.length
          return hands[i]?.table === table ? followCaret(place, change) : place
        })
        expect(places()).toEqual(wanted)
      }
      merge(here, there)
      expect(titleOf(there)).toBe(titleOf(here))
      const count = (sign: string) => titleOf(here).split(sign).length - 1
      const others = [count('②'), count('③')]
      while (here.undo('ada') !== 'nothing');
      expect(count('①')).toBe(0)
      // What Ada had rubbed out of theirs may come back; nothing of theirs goes.
      expect(count('②')).toBeGreaterThanOrEqual(others[0] ?? 0)
      expect(count('③')).toBeGreaterThanOrEqual(others[1] ?? 0)
    }),
  )
})
