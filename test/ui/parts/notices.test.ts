import { expect, test } from 'vitest'
import { say } from '../../../src/rules/plain/sentence.ts'
import { makeNotices, saidWhile } from '../../../src/ui/parts/notices.ts'

const keys = (notices: ReturnType<typeof makeNotices>) => notices.list().map(({ say: s }) => s.key)

test('a notice stands until it is taken back', () => {
  const notices = makeNotices()
  const back = notices.add({ say: say('one') })
  notices.add({ say: say('two') })
  expect(keys(notices)).toEqual(['one', 'two'])
  back()
  back()
  expect(keys(notices)).toEqual(['two'])
})

test('the same sentence said again is one notice, and four at most stand', () => {
  const notices = makeNotices()
  for (const key of ['a', 'b', 'a', 'c', 'd', 'e']) notices.add({ say: say(key) })
  expect(keys(notices)).toEqual(['a', 'c', 'd', 'e'])
})

test('the list is the same until something changes, and whoever listens is told', () => {
  const notices = makeNotices()
  let told = 0
  const out = notices.subscribe(() => told++)
  expect(notices.list()).toBe(notices.list())
  notices.add({ say: say('one') })
  notices.remove(99)
  out()
  notices.add({ say: say('two') })
  expect(told).toBe(1)
})

test.each<[string, (notices: ReturnType<typeof makeNotices>, back: () => void) => void, number]>([
  ['closed by somebody', (notices) => notices.remove(1), 1],
  [
    'pushed out by others that stay',
    (notices) => {
      for (const key of ['a', 'b', 'c', 'd']) notices.add({ say: say(key), stays: true })
    },
    1,
  ],
  [
    'never pushed out by what goes by itself',
    (notices) => {
      for (const key of ['a', 'b', 'c', 'd']) notices.add({ say: say(key) })
    },
    0,
  ],
  ['followed by another', (notices) => void notices.add({ say: say('a') }), 0],
  ['taken back', (_, back) => back(), 0],
])('what can be done as long as a notice says so, %s', (_, then, ends) => {
  const notices = makeNotices()
  let ended = 0
  const back = saidWhile(notices, say('how'), () => ended++)
  expect(notices.list()).toMatchObject([{ say: { key: 'how' }, stays: true }])
  then(notices, back)
  expect(ended).toBe(ends)
  back()
  expect(keys(notices)).not.toContain('how')
})

test('what concerns one of several at a screen pushes out nothing of the others', () => {
  const notices = makeNotices()
  const [ada, ben] = [notices.to('ada'), notices.to('ben')]
  for (const key of ['a', 'b', 'c', 'd', 'e']) ada.add({ say: say(key) })
  ben.add({ say: say('a') })
  notices.add({ say: say('a') })
  const told = notices.list().map(({ say: { key }, seat }) => [key, seat])
  expect(told).toEqual([
    ...['b', 'c', 'd', 'e'].map((key) => [key, 'ada']),
    ['a', 'ben'],
    ['a', undefined],
  ])
})
