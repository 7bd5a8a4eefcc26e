import { expect, test } from 'vitest'
import { makeDoubts } from '../../../src/sync/circle/doubts.ts'
import type { Doubt } from '../../../src/sync/circle/jointwords.ts'
import { signAs } from '../../../src/sync/keys/signature.ts'
import { olderPrint } from '../../../src/tray/joint.ts'
import { record } from '../../make.ts'
import { keyOf, screenFor } from '../party.ts'

const thrown = (id: string) => ({ ...record('scene', 1, 1, 4), id })
/** What somebody says against a throw. */
function said(name: string, id: string, table = 'table'): Doubt {
  const doubt = makeDoubts(() => true).raise(screenFor(name), thrown(id), 'unseen', table)
  if (!doubt) throw new Error('nothing was said')
  return doubt
}
const us = keyOf('ada')

test('a doubt is said once, heard by others, told on, and kept', () => {
  const own = makeDoubts(() => true)
  const doubt = own.raise(screenFor('ada'), thrown('t'), 'unseen', 'table')
  expect(own.raise(screenFor('ada'), thrown('t'), 'other', 'table')).toBeUndefined()
  const other = makeDoubts((key) => key === us)
  // From Ben, who passes on what Ada said.
  expect(doubt && other.hear(keyOf('ben'), doubt, keyOf('cyd'), 'table', 0)).toBe(true)
  expect(other.of(thrown('t')).map(({ by, why }) => [by, why])).toEqual([[us, 'unseen']])
  // It is said of what was written down, and of nothing else by that name.
  expect(other.of({ ...thrown('t'), seat: 'ben' })).toEqual([])
  for (const more of [
    { kind: 'other' },
    { about: 'other' },
    { dr: 2 },
    { pairs: [['a', 'b']] as const },
  ])
    expect(other.of({ ...thrown('t'), check: { ...thrown('t').check, ...more } })).toEqual([])
  const later = makeDoubts(() => true)
  later.recall(other.all())
  expect(later.of(thrown('t'))).toHaveLength(1)
})

test('what was said of a throw before its question was in the print still stands', () => {
  const print = olderPrint(thrown('t'))
  const word = ['doubt', 'table', print, 'unseen']
  const sign = signAs(screenFor('ben'), new TextEncoder().encode(JSON.stringify(word)))
  const own = makeDoubts(() => true)
  const doubt = {
    joint: 'doubt',
    by: keyOf('ben'),
    table: 'table',
    print,
    why: 'unseen',
    sign,
  } as const
  expect(own.hear(keyOf('ben'), doubt, us, 'table', 0)).toBe(true)
  expect(own.of(thrown('t')).map(({ by }) => by)).toEqual([keyOf('ben')])
})

test('what is not signed by whom it names, of another table, or of nobody known, is passed over', () => {
  const own = makeDoubts((key) => key === keyOf('ben'))
  const doubt = said('ben', 't')
  const hear = (one: Doubt, from = keyOf('ben')) => own.hear(from, one, us, 'table', 0)
  expect(hear({ ...doubt, why: 'left' })).toBe(false)
  expect(hear({ ...doubt, by: keyOf('cyd') }, keyOf('cyd'))).toBe(false)
  expect(hear(said('ben', 't', 'elsewhere'))).toBe(false)
  expect(hear(said('dee', 't'), keyOf('ben'))).toBe(false)
  expect(own.all()).toEqual([])
  expect(hear(doubt)).toBe(true)
})

test('nobody says more than so much, nor keeps others from speaking', () => {
  const own = makeDoubts(() => true)
  for (let n = 0; n < 300; n++) own.hear(keyOf('eve'), said('eve', `t${n}`), us, 'table', n)
  const many = own.all().length
  expect(many).toBeLessThan(20)
  expect(own.hear(keyOf('ben'), said('ben', 't1'), us, 'table', 300)).toBe(true)
  // However long it goes on.
  for (let n = 0; n < 200; n++)
    own.hear(keyOf('eve'), said('eve', `u${n}`), us, 'table', n * 60_000)
  expect(own.all().filter(({ by }) => by === keyOf('eve')).length).toBe(50)
  expect(own.of(thrown('t1')).map(({ by }) => by)).toContain(keyOf('ben'))
})
