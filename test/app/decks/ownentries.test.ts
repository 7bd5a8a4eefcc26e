import { expect, test } from 'vitest'
import { keepEntries } from '../../../src/app/decks/ownentries.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { writeEntries } from '../../../src/sync/seal/entry.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { game as highcard } from '../../games/highcard/game.ts'
import { laid } from './screens.ts'

const screen = screenOf(new Uint8Array(32).fill(7))

/** A table at which this screen has said something, and somebody takes it out whenever it lies there. */
async function takenOut() {
  const table = laid(highcard)
  const own = keepEntries(table)
  await own.begin(`own entries ${Math.random()}`)
  await own.write(writeEntries(screen, 'one', [{ is: 'step', id: 'a', of: '', says: '' }]))
  const seals = table.doc.getArray('seals')
  const lies = () => sealsIn(table.doc).length
  const takesOut = () => seals.delete(0, seals.length)
  const looks = async (now: number, keeps = true) => {
    const given: object[] = []
    const taker = { keeps: () => keeps, us: screen.key, turn: 0 }
    await own.take(taker, now, async (fresh) => given.push(...fresh))
    return given
  }
  return { own, lies, takesOut, looks }
}

test('what somebody takes out of the table again and again is put back each time, and ever later', async () => {
  const { own, lies, takesOut, looks } = await takenOut()
  const back: number[] = []
  for (let now = 0; now < 2 * 3600_000; now += 1000) {
    if (lies() > 0) takesOut()
    await looks(now)
    if (lies() > 0) back.push(now)
    else expect(own.lacks()).toBe(true)
  }
  // At once, and then more than five times.
  expect(back[0]).toBe(0)
  expect(back.length).toBeGreaterThan(15)
  const waits = back.slice(1).map((at, i) => at - back[i]!)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  // Who goes on all evening does not fill the table, and has it out of it for ten minutes at most.
  expect(back.length).toBeLessThan(30)
  expect(Math.max(...waits)).toBeLessThanOrEqual(601_000)
}, 60_000)

test('a screen that does not keep to the game puts nothing back, and what lies there is handed on once', async () => {
  const { own, lies, takesOut, looks } = await takenOut()
  expect(await looks(0)).toHaveLength(1)
  expect(await looks(1)).toEqual([])
  takesOut()
  await looks(2, false)
  expect(lies()).toBe(0)
  expect(own.lacks()).toBe(false)
  await looks(3)
  expect(lies()).toBe(1)
})
