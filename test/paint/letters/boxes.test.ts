import { expect, it } from 'vitest'
import { fieldsOf } from '../../../src/paint/letters/boxes.ts'
import { item, PIECES } from '../../board/make.ts'

it.each([
  ['card', ['title', 'body']],
  ['note', ['text']],
  // What happened is told elsewhere.
  ['oval', ['objective', 'setting']],
  ['die', []],
])('on a %s Tab goes by %j', (kind, fields) => {
  expect(fieldsOf(PIECES[kind]!, item('x', kind, { x: 0, y: 0 }))).toEqual(fields)
})
