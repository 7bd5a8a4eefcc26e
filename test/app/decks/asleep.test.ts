import { expect, test } from 'vitest'
import { keepPlayed } from '../../../src/app/decks/played.ts'
import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import { PLAY } from '../../../src/games/dark-prophecy/story/kept.ts'
import { redone } from '../../../src/games/dark-prophecy/story/step.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import type { SealReading } from '../../../src/sync/seal/sealwork.ts'
import { nameScreens } from '../../../src/table/document/screens.ts'
import { keptAt } from '../../games/dark-prophecy/evening.ts'
import { course, sealedTable } from '../../games/dark-prophecy/sealedtable.ts'
import { keyOf } from '../../sync/party.ts'

// What is done for a seat at a big screen, while the phone that is its hand sleeps, as another screen goes by it: in
// ms since it was done.

const [SECOND, MINUTE] = [1000, 60_000]
const BIG = 'a big screen'
const PLACE = keyOf('a big screen')

/** In Cleo's turn, at Ben's screen: Cleo's turn is ended by somebody who signs it at this screen. */
async function endedAt(signs: string) {
  const at = sealedTable()
  while (keptAt(at.desk).game.turn?.seat !== 'cleo') at.goOn()
  const { table } = at.desk
  const cleo = table.state().seats.find(({ id }) => id === 'cleo')!
  at.desk.by('cleo', { do: 'seat', seat: { ...cleo, sitter: BIG } })
  nameScreens(table.doc, BIG, [PLACE])
  const ben = keepPlayed({ table, game: dark, device: 'device of Ben', done: { take: () => [] } })
  await ben.begin(`asleep/${signs}`, keyOf('ben'))
  const linked = ['ada', 'cleo'].map(keyOf)
  const look = (now: number) =>
    ben.look(table.board(), { questions: at.questions() } as SealReading, now, linked)
  expect(look(-SECOND)).toMatchObject({ pending: false })
  const before = keptAt(at.desk)
  const ends = redone(before, { seat: 'cleo', choice: { do: 'endActions' }, said: {} }, 'ends')!
  const value = JSON.parse(JSON.stringify(ends)) as Plain
  at.desk.by('', { do: 'play', key: PLAY, value })
  at.steps.push({ ...course.stepOf(value)!, by: signs })
  return { at, look, stands: () => keptAt(at.desk).step, before: before.step }
}

test('a hand that sleeps is waited for ten minutes, and told; then it is passed over, and nobody is blamed', async () => {
  const { look, stands, before } = await endedAt(PLACE)
  for (let now = 0; now < 10 * MINUTE; now += 10 * SECOND) {
    expect(look(now), `after ${now} ms`).toMatchObject({ pending: true, lacks: ['cleo'] })
    expect(stands(), `after ${now} ms`).toBe('ends')
  }
  // What was done last has its own time to be signed.
  look(10 * MINUTE)
  expect(stands()).toBe('ends')
  const back = look(10 * MINUTE + 15 * SECOND)
  expect(back.stray).toMatchObject({ id: 'ends', late: ['cleo'] })
  expect(stands()).toBe(before)
  expect(look(10 * MINUTE + 16 * SECOND)).toMatchObject({ pending: false })
})

test.each([
  ['soon', SECOND],
  ['at the last moment', 10 * MINUTE - SECOND],
])('a hand that wakes %s signs what was done for it, and it counts', async (_, wakes) => {
  const { at, look, stands } = await endedAt(PLACE)
  for (let now = 0; now < wakes; now += 20 * SECOND) look(now)
  at.steps.push({ ...at.steps.at(-1)!, by: keyOf('cleo') })
  for (const now of [wakes, wakes + 30 * SECOND, 20 * MINUTE]) {
    const found = look(now)
    expect(found).toMatchObject({ pending: false })
    expect(found.lacks ?? []).toEqual([])
    expect(found.stray?.late).toBeUndefined()
    expect(stands()).toBe('ends')
  }
})

test('what a stranger signed is left there for seconds, and not for minutes', async () => {
  const { look, stands, before } = await endedAt(keyOf('thief'))
  expect(look(0)).toMatchObject({ pending: true })
  look(11 * SECOND)
  expect(stands()).toBe('ends')
  expect(look(16 * SECOND).stray).toMatchObject({ id: 'ends', by: keyOf('thief') })
  expect(stands()).toBe(before)
})
