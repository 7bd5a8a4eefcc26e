import { expect, test } from 'vitest'
import { voiceOf } from '../../../src/app/page/voice.ts'
import { amissBetween, newsBetween } from '../../../src/app/share/apart.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Table } from '../../../src/table/table.ts'
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
    amiss: [],
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

test('what is amiss since then is told with what it is amiss with, and what was before is not', async () => {
  const road = GAMES.find(({ id }) => id === 'road-and-ruin')!
  const here = aTable()
  const lay = (id: string, props: Readonly<Record<string, number | string | boolean>>) =>
    make({ ...card(id), kind: 'roundtable', props, texts: {} })
  const sheet = { ...card('kim'), kind: 'character', texts: { name: 'Kim' } }
  here.apply([lay('a', { card: 7 }), lay('b', { card: 7 }), make({ ...sheet, props: {} })], ada)
  const there = copyOf(here)
  const choose = (table: Table, id: string) =>
    table.apply(
      ['class:0', `chosen:0:${id}`].map((key, i) => ({
        ...{ do: 'set', id: 'kim', key, value: i === 0 ? id : true },
      })) as readonly Change[],
      ada,
    )
  choose(here, 'inn')
  choose(there, 'toll')
  const before = here.board()
  merge(here, there)
  const amiss = amissBetween(road, before, here.board())
  expect(amiss).toMatchObject([{ what: 'Kim', say: { key: 'amiss.class' } }])
  await road.prose?.()
  const voice = voiceOf({ spoken: makeSpoken() }, road)
  const news = { ...newsBetween(here.state(), here.state(), amiss), changed: 1 }
  expect(tellNews(voice, road, news)).toContain('one thing changed. Kim: ')
})
