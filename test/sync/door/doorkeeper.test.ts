import { expect, test } from 'vitest'
import { readAnswer } from '../../../src/sync/door/asking.ts'
import { type Doorkeeper, keepDoor } from '../../../src/sync/door/doorkeeper.ts'
import {
  type DoorAnswer,
  knockOf,
  openWord,
  sealWord,
  signedPart,
} from '../../../src/sync/door/doorwords.ts'
import { keyCode } from '../../../src/sync/keys/code.ts'
import { doorBy, doorOf, signAtDoor } from '../../../src/sync/keys/doorkey.ts'
import {
  derive,
  freshKey,
  KEY,
  type Keys,
  watcherKeys,
  writerKeys,
} from '../../../src/sync/keys/keys.ts'
import { type Screen, screenOf } from '../../../src/sync/keys/screen.ts'

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
const answersIn = (said: readonly string[]): DoorAnswer[] =>
  said.flatMap((data) => {
    const word = openWord(door, data)
    return word?.at === 'answer' ? [word] : []
  })
const names = (keeper: Doorkeeper) => keeper.waiting().map(({ name }) => name)

const screenBy = (n: number): Screen => screenOf(new Uint8Array(32).fill(n))

/** Two screens at Ada's table, and Bo before its door. */
function scene() {
  const place = square()
  const barred = new Set<string>()
  const bars = (key: string) => barred.has(key)
  const [one, two] = [7, 8].map((n) =>
    keepDoor(ada, { screen: screenBy(n), beside: place.beside, bars }, () => {}),
  ) as [Doorkeeper, Doorkeeper]
  const bo = screenBy(1)
  const street = place.beside(door.topic, () => {})
  const knocking = sealWord(door, knockOf(door, bo, id, 'Bo'))
  street.say(knocking)
  return {
    place,
    one,
    two,
    bo,
    street,
    knocking,
    barred,
    end: () => [one, two].map((k) => k.end()),
  }
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
    const read = readAnswer(door, bo, answer!)
    expect(read?.keys?.topic).toBe(ada.topic)
    expect(read?.keys?.write).toEqual(write)
    expect(readAnswer(door, screenBy(2), answer!)).toBeUndefined()
    // A knock that somebody recorded brings the same answer, which only Bo can open, and nobody is seen.
    street.say(knocking)
    expect(answersIn(place.said)[1]).toEqual(answer)
    expect([names(one), names(two)]).toEqual([[], []])
    end()
  },
)

test('somebody with the door key alone can neither refuse anybody nor lure them elsewhere', () => {
  const { one, two, bo, street, end } = scene()
  const forged = (text: string, keys: Keys): DoorAnswer => {
    const by = screenBy(9)
    const box = by.box(bo.key)!.seal(new TextEncoder().encode(text))
    const part = signedPart({ id, by: by.key, box })
    const write = ada.seal(keys.sign(part) ?? new Uint8Array(96))
    return { at: 'answer', id, by: by.key, box, sign: signAtDoor(keys.read, part), write }
  }
  const refusal = forged('', eve)
  street.say(sealWord(door, refusal))
  expect([names(one), names(two)]).toEqual([['Bo'], ['Bo']])
  expect(readAnswer(door, bo, refusal)).toBeUndefined()
  expect(readAnswer(door, bo, forged(keyCode(eve), eve))).toBeUndefined()
  // Not even who is at the table can send them to another one.
  expect(readAnswer(door, bo, forged(keyCode(eve), ada))).toBeUndefined()
  expect(readAnswer(door, bo, forged('come in', ada))).toBeUndefined()
  expect(readAnswer(door, bo, forged('', ada))).toEqual({ keys: undefined })
  const watching = readAnswer(door, bo, forged(keyCode(ada, true), watcherKeys(ada.read)))
  expect(watching).toBeUndefined()
  end()
})

test('an answer tells nothing of the table to who hears it at the door', () => {
  const { place, one, end } = scene()
  one.answer(id, 'no')
  const [answer] = answersIn(place.said)
  // The read key follows from the public half of what writers sign by.
  const plain = [answer!.write, answer!.sign, answer!.box]
  for (const bytes of plain) {
    for (let at = 0; at + 32 <= bytes.length; at++) {
      const read = derive('read', bytes.subarray(at, at + 32)).slice(0, KEY)
      expect(watcherKeys(read).topic).not.toBe(ada.topic)
    }
  }
  end()
})

test('who only watches lets nobody in', () => {
  const { bo, end } = scene()
  const by = screenBy(9)
  const box = by.box(bo.key)!.seal(new TextEncoder().encode(keyCode(ada, true)))
  const part = signedPart({ id, by: by.key, box })
  const sign = signAtDoor(ada.read, part)
  const write = ada.seal(eve.sign(part)!)
  const answer: DoorAnswer = { at: 'answer', id, by: by.key, box, sign, write }
  expect(readAnswer(door, bo, answer)).toBeUndefined()
  end()
})

test('who only watches cannot turn anybody away unseen', () => {
  const { one, two, bo, street, end } = scene()
  const by = screenBy(9)
  const box = by.box(bo.key)!.seal(new Uint8Array())
  const part = signedPart({ id, by: by.key, box })
  const sign = signAtDoor(ada.read, part)
  const write = ada.seal(eve.sign(part)!)
  street.say(sealWord(door, { at: 'answer', id, by: by.key, box, sign, write }))
  expect([names(one), names(two)]).toEqual([['Bo'], ['Bo']])
  end()
})

test('a knock in another’s name, or of a screen that was cut off, is not seen', () => {
  const { one, street, barred, end } = scene()
  const forged = { ...knockOf(door, screenBy(2), 'c'.repeat(24), 'Cyd'), key: screenBy(3).key }
  street.say(sealWord(door, forged))
  const renamed = { ...knockOf(door, screenBy(3), 'd'.repeat(24), 'Dan'), name: 'Ada' }
  street.say(sealWord(door, renamed))
  barred.add(screenBy(4).key)
  street.say(sealWord(door, knockOf(door, screenBy(4), 'e'.repeat(24), 'Eve')))
  expect(names(one)).toEqual(['Bo'])
  street.say(sealWord(door, knockOf(door, screenBy(5), 'f'.repeat(24), 'Fay')))
  expect(names(one)).toEqual(['Bo', 'Fay'])
  end()
})
