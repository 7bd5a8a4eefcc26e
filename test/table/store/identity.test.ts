import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  identify,
  identityOf,
  inCommon,
  noteIdentity,
  sameAs,
} from '../../../src/table/store/identity.ts'
import { openLobby } from '../../../src/table/store/lobby.ts'
import { newTable, openTable } from '../../../src/table/table.ts'
import { card } from '../make.ts'

const about = { game: 'prophecy', title: 'One', made: 0 }
const copyOf = (doc: Y.Doc) => {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

describe('which table a table is', () => {
  test('is known from its making, and stays', () => {
    const { doc } = newTable('first', about)
    expect(identityOf(doc)).toBe('first')
    identify(doc, 'other')
    expect(identityOf(doc)).toBe('first')
  })

  test('is given later to one that was made before, by all the same', () => {
    const { doc } = openTable('old')
    expect(identityOf(doc)).toBeUndefined()
    identify(doc, 'topic')
    expect(identityOf(doc)).toBe('topic')
  })

  test.each([[7], [''], ['__proto__'], ['x'.repeat(500)], [{}], [null]])(
    '%j is no identity',
    (value) => {
      const doc = new Y.Doc()
      doc.getMap('about').set('id', value)
      expect(identityOf(doc)).toBeUndefined()
    },
  )

  test('is noted beside the list, which finds all that say the same', () => {
    const lobby = openLobby()
    const { doc } = newTable('first', about)
    for (const id of ['first', 'second', 'third'])
      lobby.add({ id, game: 'prophecy', title: id, made: 0, touched: 0 })
    noteIdentity(lobby, 'second', doc)
    expect(sameAs(lobby, copyOf(doc)).map(({ id }) => id)).toEqual(['first', 'second'])
    expect(sameAs(lobby, new Y.Doc())).toEqual([])
  })
})

describe('put together', () => {
  test('nothing of either is lost', () => {
    const mine = newTable('first', about)
    mine.apply([{ do: 'make', item: card('shared') }], { seat: 's' })
    const theirs = openTable('arrived', copyOf(mine.doc))
    mine.apply([{ do: 'make', item: card('alone') }], { seat: 's' })
    theirs.apply([{ do: 'make', item: card('meanwhile') }], { seat: 't' })
    expect(inCommon(mine.doc, theirs.doc)).toEqual({ both: 1, of: 2 })
    Y.applyUpdate(mine.doc, Y.encodeStateAsUpdate(theirs.doc))
    expect([...mine.state().items.keys()]).toEqual(['alone', 'meanwhile', 'shared'])
  })

  test('a stranger’s table that claims to be mine has nothing of mine', () => {
    const mine = newTable('first', about)
    mine.apply([{ do: 'make', item: card('secret') }], { seat: 's' })
    const theirs = newTable('first', about)
    theirs.apply([{ do: 'make', item: card('bait') }], { seat: 't' })
    expect(identityOf(theirs.doc)).toBe(identityOf(mine.doc))
    expect(inCommon(mine.doc, theirs.doc)).toEqual({ both: 0, of: 1 })
  })
})
