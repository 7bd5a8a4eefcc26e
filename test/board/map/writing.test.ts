import { expect, it } from 'vitest'
import { fieldFor } from '../../../src/board/map/writing.ts'
import { item, lay } from '../make.ts'

const { spatial } = lay(
  item('blank', 'card', { x: 0, y: 0 }),
  item('named', 'card', { x: 300, y: 0 }, { texts: { title: 'Gate', body: '' } }),
  item('told', 'card', { x: 600, y: 0 }, { texts: { title: '', body: 'Rusty' } }),
  item('note', 'note', { x: 900, y: 0 }),
  item('scene', 'oval', { x: 1200, y: 0 }),
  item('named scene', 'oval', { x: 1800, y: 0 }, { texts: { objective: 'Ask', setting: '' } }),
  item('die', 'die', { x: 1500, y: 0 }),
)

it.each([
  ['blank', 25, 'title'],
  ['named', 25, 'body'],
  ['named', -30, 'title'],
  ['told', 25, 'body'],
  ['told', -30, 'title'],
  ['note', 25, 'text'],
  ['scene', 0, 'objective'],
  ['named scene', 0, 'objective'],
  ['named scene', 25, 'setting'],
  ['die', 0, undefined],
])('a double tap on %s, %d mm below its middle, writes its %s', (id, y, field) => {
  const entry = spatial.entries.get(id)!
  expect(fieldFor(entry, entry.world.x, y)).toBe(field)
})
