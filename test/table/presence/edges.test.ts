import { expect, test } from 'vitest'
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { awarenessOf } from '../../../src/table/presence/awareness.ts'
import { holderOf, screenWith, seatEdgeOf } from '../../../src/table/presence/edges.ts'
import { openPresence, type Presence } from '../../../src/table/presence/presence.ts'

/** What others hear of a screen that says this. */
function heard(said: Presence) {
  const [here, there] = [openPresence(), openPresence()]
  here.set(said)
  const [mouth, ear] = [here, there].map((book) => awarenessOf(book, new Y.Doc()).awareness)
  if (mouth && ear) applyAwarenessUpdate(ear, encodeAwarenessUpdate(mouth, [mouth.clientID]), '')
  return there
}

const edge = (seat: string) => ({ seat, x: 1, y: 2, turn: 0 })
const load = (n: number, id: string, by?: number) => ({
  ...{ n, ids: [id], at: { x: 0, y: 0, turn: 0 } },
  ...(by !== undefined && { by }),
})

test('who holds something at a screen of several is whose hand has it there, not whoever acted last', () => {
  const book = heard({
    seat: 'cyd',
    edges: [edge('ada'), edge('ben')],
    held: [load(1, 'card', 2), load(2, 'note', 1), load(3, 'oval', 0), load(4, 'die', 8)],
  })
  const held = ['card', 'note', 'oval', 'die', 'nothing'].map((id) => holderOf(book, id))
  expect(held).toEqual(['ben', 'ada', 'cyd', 'cyd', undefined])
})

test('a screen tells where something may come to lie there, as far as that makes sense', () => {
  const box = { left: 1.23, top: -2, right: 3, bottom: 1e9 }
  const told = { edges: [edge('ada')], terrain: { within: box, over: Array(99).fill(box) } }
  const { terrain } = screenWith(heard(told), 'ada') ?? {}
  expect(terrain?.within).toMatchObject({ left: 1.2, top: -2, right: 3 })
  expect(terrain?.within.bottom).toBeLessThan(1e9)
  expect(terrain?.over.length).toBe(40)
  expect(seatEdgeOf(heard(told), 'ada')).toEqual(edge('ada'))
  // And where what is asked opens there.
  const asks = (asked: typeof box) => heard({ edges: [{ ...edge('ada'), asked }] })
  expect(seatEdgeOf(asks(box), 'ada')?.asked).toEqual(terrain?.within)
  expect(seatEdgeOf(asks({ ...box, top: Number.NaN }), 'ada')).toBeUndefined()
  expect(screenWith(heard(told), 'ben')).toBeUndefined()
  const odd = { ...told, terrain: { within: { ...box, left: Number.NaN }, over: [] } }
  expect(screenWith(heard(odd), 'ada')).toBeUndefined()
})
