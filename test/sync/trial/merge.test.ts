import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { putInto } from '../../../src/sync/trial/merge.ts'
import { expectAlive } from '../../table/alive.ts'
import { aTable, card, copyOf, make, set, write } from '../../table/make.ts'
import { DEADLY } from '../heavy.ts'

const ADA = { seat: 'ada' }
/** As it may be laid open by somebody who did not look: whatever Yjs takes in, and what it waits for. */
function laidOpen(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  for (const update of updates) {
    try {
      Y.applyUpdate(doc, update)
    } catch {
      // As far as it came.
    }
  }
  return doc
}

test('what two did apart comes together', async () => {
  const mine = aTable()
  mine.apply([make(card('shared'))], ADA)
  const theirs = copyOf(mine)
  mine.apply([make(card('alone'))], ADA)
  theirs.apply([make(card('meanwhile')), set('shared', 'player', 'ben')], { seat: 'ben' })
  expect(await putInto(mine.doc, theirs.doc)).toBe('all')
  expect([...mine.state().items.keys()]).toEqual(['alone', 'meanwhile', 'shared'])
  expectAlive(mine.doc)
})

test('a large one comes by and by, and others have their turns between', async () => {
  const mine = aTable()
  const theirs = copyOf(mine)
  theirs.apply(
    Array.from({ length: 800 }, (_, n) => make(card(`c${n}`))),
    ADA,
  )
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  expect(await putInto(mine.doc, theirs.doc)).toBe('all')
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
  expect(mine.state()).toEqual(theirs.state())
})

test.each(DEADLY)('%s stays outside, and the table goes on', async (_, updates) => {
  const mine = aTable()
  mine.apply([make(card('a')), write('a', 'title', 'The dragon')], ADA)
  const before = mine.state()
  const theirs = laidOpen([Y.encodeStateAsUpdate(mine.doc), ...updates()])
  await putInto(mine.doc, theirs).catch(() => 'none')
  expect(mine.state().items).toEqual(before.items)
  expectAlive(mine.doc)
})

test('what is written under our own number, or in one place twice, does not come in, and the rest does', async () => {
  const mine = aTable()
  mine.apply([make(card('a'))], ADA)
  const theirs = copyOf(mine)
  // The same number goes on otherwise elsewhere, as after a copy of a whole device.
  theirs.doc.clientID = mine.doc.clientID
  theirs.apply([make(card('as us')), make(card('more as us'))], ADA)
  const ben = copyOf(theirs)
  ben.apply([make(card('of ben'))], { seat: 'ben' })
  mine.apply([make(card('own'))], ADA)
  expect(await putInto(mine.doc, ben.doc)).not.toBe('none')
  const ids = [...mine.state().items.keys()]
  expect(ids).toContain('own')
  expect(ids).toContain('of ben')
  expect(ids).not.toContain('more as us')
  mine.apply([make(card('after'))], ADA)
  expectAlive(mine.doc)
})
