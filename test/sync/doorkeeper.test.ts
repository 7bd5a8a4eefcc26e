import { expect, test } from 'vitest'
import { readAnswer } from '../../src/sync/asking.ts'
import { keyCode } from '../../src/sync/code.ts'
import { type Doorkeeper, keepDoor } from '../../src/sync/doorkeeper.ts'
import { doorBy, doorOf, freshPair, sealFor, signAtDoor } from '../../src/sync/doorkey.ts'
import { type Answer, openWord, sealWord, signedPart } from '../../src/sync/doorwords.ts'
import { freshKey, type Keys, watcherKeys, writerKeys } from '../../src/sync/keys.ts'

const ada = writerKeys(freshKey())
const eve = writerKeys(freshKey())
const door = doorBy(doorOf(ada.read))

/** A topic that all hear, but for who speaks: as a signalling server passes it on. */
function square() {
  const ears = new Set<(data: string) => void>()
  const said: string[] = []
  return {
    said,
    beside(_topic: string, heard: (data: string) => void) {
      ears.add(heard)
      return {
        say(data: string) {
          said.push(data)
          for (const ear of ears) if (ear !== heard) ear(data)
        },
        end: () => void ears.delete(heard),
      }
    },
  }
}
const id = 'b'.repeat(24)
const answersIn = (said: readonly string[]): Answer[] =>
  said.flatMap((data) => {
    const word = openWord(door, data)
    return word?.at === 'answer' ? [word] : []
  })
const names = (keeper: Doorkeeper) => keeper.waiting().map(({ name }) => name)

/** Two screens at Ada's table, and Bo before its door. */
function scene() {
  const place = square()
  const [one, two] = [0, 1].map(() => keepDoor(ada, place.beside, () => {})) as [
    Doorkeeper,
    Doorkeeper,
  ]
  const bo = freshPair()
  const street = place.beside(door.topic, () => {})
  const knocking = sealWord(door, { at: 'knock', id, name: 'Bo', key: bo.open })
  street.say(knocking)
  return { place, one, two, bo, street, knocking, end: () => [one, two].map((k) => k.end()) }
}

test.each([
  ['play', ada.write],
  ['watch', undefined],
] as const)(
  'all at the table see who knocks; the first to let them in to %s is heard',
  (how, write) => {
    const { place, one, two, bo, street, knocking, end } = scene()
    expect([names(one), names(two)]).toEqual([['Bo'], ['Bo']])
    two.answer(id, how)
    expect([names(one), names(two)]).toEqual([[], []])
    // Too late: somebody else has answered.
    one.answer(id, 'no')
    const [answer, ...more] = answersIn(place.said)
    expect(more).toEqual([])
    const read = readAnswer(door, bo.secret, answer!)
    expect(read?.keys?.topic).toBe(ada.topic)
    expect(read?.keys?.write).toEqual(write)
    expect(readAnswer(door, freshPair().secret, answer!)).toBeUndefined()
    // A knock that somebody recorded brings the same answer, which only Bo can open, and nobody is seen.
    street.say(knocking)
    expect(answersIn(place.said)[1]).toEqual(answer)
    expect([names(one), names(two)]).toEqual([[], []])
    end()
  },
)

test('somebody with the door key alone can neither refuse anybody nor lure them elsewhere', () => {
  const { one, two, bo, street, end } = scene()
  const forged = (text: string, keys: Keys): Answer => {
    const box = sealFor(bo.open, text)!
    return { at: 'answer', id, box, sign: signAtDoor(keys.read, signedPart(id, box)) }
  }
  const refusal = forged('', eve)
  street.say(sealWord(door, refusal))
  expect([names(one), names(two)]).toEqual([['Bo'], ['Bo']])
  expect(readAnswer(door, bo.secret, refusal)).toBeUndefined()
  expect(readAnswer(door, bo.secret, forged(keyCode(eve), eve))).toBeUndefined()
  // Not even who is at the table can send them to another one.
  expect(readAnswer(door, bo.secret, forged(keyCode(eve), ada))).toBeUndefined()
  expect(readAnswer(door, bo.secret, forged('come in', ada))).toBeUndefined()
  expect(readAnswer(door, bo.secret, forged('', ada))).toEqual({ keys: undefined })
  const watching = readAnswer(door, bo.secret, forged(keyCode(ada, true), watcherKeys(ada.read)))
  expect(watching?.keys?.topic).toBe(ada.topic)
  end()
})
