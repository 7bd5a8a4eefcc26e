import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SealStand } from '../../../src/app/decks/sealed.ts'
import { tellSeals } from '../../../src/app/decks/telling.ts'
import { voiceOf } from '../../../src/app/page/voice.ts'
import type { Seat } from '../../../src/rules/plain/item.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'
import { game } from '../../games/highcard/game.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const VOICE = voiceOf({ spoken: makeSpoken() }, game)
const BIG = 'a big screen'
const CALM: SealStand = {
  ...{ waits: [], lacks: [], lacking: [], alone: false, moved: [], told: [], played: {} },
  seatsOf: () => [],
}
const seat = (name: string, hand?: string): Seat => ({
  ...{ id: name, name, color: 0, sitter: BIG },
  ...(hand !== undefined && { hand }),
})

test('each phone that is a hand is told of once, and no more once that was put away, as long as it is', () => {
  const notices = makeNotices()
  let seats: readonly Seat[] = []
  const table = { state: () => ({ seats }) as never }
  const telling = tellSeals({ table, device: BIG, notices, voice: () => VOICE })
  const look = (...now: Seat[]) => {
    seats = now
    telling.look(CALM)
    vi.advanceTimersByTime(10_000)
    return notices.list().map(({ say }) => /hand of ([^:]+):/.exec(`${say.values?.text}`)?.[1])
  }
  expect(look(seat('Ada'), seat('Ben'))).toEqual([])
  expect(look(seat('Ada', 'hers'), seat('Ben'))).toEqual(['Ada'])
  const [first] = notices.list()
  notices.remove(first!.id)
  expect(look(seat('Ada', 'hers'), seat('Ben'))).toEqual([])
  // Another phone is another matter; in one sentence with the rest, however many there are.
  const both = 'Ada and Ben'
  expect(look(seat('Ada', 'hers'), seat('Ben', 'his'))).toEqual([both])
  notices.remove(notices.list()[0]!.id)
  expect(look(seat('Ada', 'other'), seat('Ben', 'his'))).toEqual([both])
  expect(look(seat('Ada'), seat('Ben'))).toEqual([])
  // Who takes turns with two that were told of brings nothing back.
  for (const hand of ['hers', 'other', 'hers'])
    expect(look(seat('Ada', hand), seat('Ben', 'his'))).toEqual([])
  expect(look(seat('Ada', 'third'), seat('Ben', 'his'))).toEqual([both])
  telling.close()
  expect(notices.list()).toEqual([])
})
