import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { openLobby } from '../../../src/table/store/lobby.ts'

const entry = (id: string, touched = 1) => ({
  id,
  title: `Table ${id}`,
  game: 'prophecy',
  made: 1,
  touched,
})

test('tables are listed, renamed, touched, removed and restored', () => {
  const lobby = openLobby()
  let told = 0
  const leave = lobby.subscribe(() => told++)
  lobby.add(entry('a', 1))
  lobby.add(entry('b', 2))
  const ids = () => lobby.list().map(({ id, bin }) => id + (bin ? ' gone' : ''))
  expect(ids()).toEqual(['b', 'a'])
  expect(lobby.list()).toBe(lobby.list())
  lobby.touch('a', 3)
  lobby.rename('b', 'Rain')
  lobby.remove('b')
  expect(ids()).toEqual(['a', 'b gone'])
  lobby.restore('b')
  expect(lobby.list()[1]).toEqual({ ...entry('b', 2), title: 'Rain', bin: false })
  leave()
  lobby.remove('a')
  lobby.rename('nobody', 'x')
  expect(told).toBe(6)
  lobby.close()
})

test('one tab may rename a table while another touches it', () => {
  const here = openLobby()
  here.add(entry('a'))
  const there = openLobby()
  Y.applyUpdate(there.doc, Y.encodeStateAsUpdate(here.doc))
  here.rename('a', 'Rain')
  there.touch('a', 9)
  Y.applyUpdate(here.doc, Y.encodeStateAsUpdate(there.doc))
  expect(here.list()).toEqual([{ ...entry('a', 9), title: 'Rain', bin: false }])
})

test('what is no table is not listed', () => {
  const lobby = openLobby()
  lobby.add(entry('a'))
  const tables = lobby.doc.getMap('tables')
  tables.set('x', 5)
  tables.set('y', new Y.Map([['title', 7]]))
  expect(lobby.list().map(({ id }) => id)).toEqual(['a'])
})

test('a table is shared by a key, closed to others and opened again', () => {
  const lobby = openLobby()
  lobby.add(entry('a'))
  lobby.share('a', 'the-key', false)
  lobby.shut('a', true)
  expect(lobby.list()).toMatchObject([{ key: 'the-key', watch: false, shut: true }])
  lobby.share('a', 'another', true)
  expect(lobby.list()).toMatchObject([{ key: 'another', watch: true, shut: false }])
  lobby.share('nobody', 'x', false)
  expect(lobby.list()).toHaveLength(1)
})

test('who was removed has it closed, and comes back by another key', () => {
  const lobby = openLobby()
  lobby.add(entry('a'))
  lobby.share('a', 'the-key', false)
  expect(lobby.list()[0]?.out).toBeUndefined()
  lobby.leave('a')
  expect(lobby.list()).toMatchObject([{ key: 'the-key', shut: true, out: true }])
  lobby.share('a', 'another', false)
  expect(lobby.list()).toMatchObject([{ key: 'another', shut: false, out: false }])
})
