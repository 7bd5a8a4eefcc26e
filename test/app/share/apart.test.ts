import { expect, test } from 'vitest'
import { voiceOf } from '../../../src/app/page/voice.ts'
import { newsBetween } from '../../../src/app/share/apart.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'
import { tellNews } from '../../../src/ui/share/news.ts'
import { GAMES } from '../../games/all.ts'
import {
  aTable,
  at,
  card,
  copyOf,
  make,
  merge,
  note,
  place,
  roll,
  write,
} from '../../table/make.ts'

const game = GAMES[0]!
const ada = { seat: 'ada' }

test('what others did meanwhile is counted, what was done here is not', () => {
  const here = aTable()
  here.apply([make(card('a')), make(card('b')), make(card('c'))], ada)
  const there = copyOf(here)
  here.apply([make(card('mine'))], ada)
  there.apply([make(card('x')), make(note('y')), make(note('z'))], ada)
  there.apply([place('a', at(9, 9)), write('b', 'title', 'Ember')], ada)
  there.apply([{ do: 'bin', id: 'c' }], ada)
  there.apply([{ do: 'roll', record: roll('r1', 'x') }], ada)
  there.apply([{ do: 'roll', record: roll('r2', 'x') }], ada)
  there.apply([{ do: 'roll', record: roll('r3', '') }], ada)
  const before = here.state()
  merge(here, there)
  const news = newsBetween(before, here.state())
  expect(news).toEqual({
    made: { card: 1, note: 2 },
    decided: { card: 1 },
    changed: 2,
    binned: 1,
    throws: 1,
  })
  expect(tellNews(voiceOf({ spoken: makeSpoken() }, game), game, news)).toBe(
    'While you were apart: 1 × index card, 2 × sticky note, 1 × index card decided by dice, one throw, 2 things changed, one thing in the bin.',
  )
})

test('what was taken back is there again, and nothing is no news', () => {
  const here = aTable()
  here.apply([make(card('a'))], ada)
  here.apply([{ do: 'bin', id: 'a' }], ada)
  const there = copyOf(here)
  const before = here.state()
  expect(
    tellNews(voiceOf({ spoken: makeSpoken() }, game), game, newsBetween(before, before)),
  ).toBeUndefined()
  there.apply([{ do: 'return', id: 'a' }], ada)
  merge(here, there)
  expect(newsBetween(before, here.state())).toMatchObject({ made: { card: 1 }, changed: 0 })
})
