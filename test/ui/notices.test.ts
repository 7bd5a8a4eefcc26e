import { expect, test } from 'vitest'
import { say } from '../../src/rules/sentence.ts'
import { makeNotices } from '../../src/ui/notices.ts'

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
