import fc from 'fast-check'
import { toBase64 } from 'lib0/buffer'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import {
  fromLetters,
  inLetters,
  isNamable,
  refOf,
  UnknownName,
} from '../../../src/table/document/letters.ts'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const base = fc.uint8Array({ maxLength: 200 }).map((bytes) => toBase64(bytes))
const chance = fc.stringMatching(/^[A-Za-z0-9_-]{21}$/)
const said = fc.constantFrom('{"seat":"ada","said":{"a":"b"}}', '{"a": 1}', '{"2":1,"1":2}', '{')
const leaf = fc.oneof(
  ...[chance, said],
  ...[hex, base, fc.string(), fc.constantFrom('by', 'acts', 'all', '', 'ab==', 'QUJD=')],
  ...[fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()],
  fc.constant(null),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('by', 'acts', 'sign', 'odd name', 'list'), tie('value')),
  ),
}))

test('what is packed comes out as it was, and takes one byte for each letter', () => {
  fc.assert(
    fc.property(value, (it) => {
      const letters = inLetters(it)
      // A document knows no -0.
      expect(fromLetters(letters)).toEqual(JSON.parse(JSON.stringify(it)))
      expect(new TextEncoder().encode(letters)).toHaveLength(letters.length)
    }),
    { numRuns: 500 },
  )
})

test('what is known is only referred to, and comes out as it was; elsewhere it is not known', () => {
  fc.assert(
    fc.property(value, hex, chance, (it, key, step) => {
      const known = new Map([key, step].map((text) => [refOf(text), text]))
      const names = {
        refer: (text: string) => (known.has(refOf(text)) ? refOf(text) : undefined),
        find: (ref: string) => known.get(ref),
      }
      const whole = [key, it, step]
      const letters = inLetters(whole, names)
      expect(fromLetters(letters, names)).toEqual(JSON.parse(JSON.stringify(whole)))
      expect(letters.length).toBeLessThan(inLetters(whole).length)
      expect(() => fromLetters(letters)).toThrow(UnknownName)
    }),
  )
})

test('whatever else a text is, it is nothing, or plain data; and nothing throws', () => {
  const letters = fc
    .array(fc.integer({ min: 0, max: 140 }))
    .map((all) => String.fromCharCode(...all))
  const spoilt = fc.tuple(value, fc.nat(), fc.nat({ max: 127 })).map(([it, at, by]) => {
    const text = inLetters(it)
    const place = at % text.length
    return text.slice(0, place) + String.fromCharCode(by) + text.slice(place + 1)
  })
  fc.assert(
    fc.property(fc.oneof(letters, spoilt, fc.string()), (text) => {
      // Whatever it refers to is known here.
      const read = fromLetters(text, { refer: () => undefined, find: (ref) => ref })
      if (read !== undefined) expect(() => JSON.stringify(read)).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

test('hashes and signatures take what they are: some two thirds of their letters', () => {
  const entry = {
    by: 'ab'.repeat(32),
    acts: [{ is: 'part', show: 'cd'.repeat(32), parts: toBase64(new Uint8Array(120).fill(7)) }],
    sign: toBase64(new Uint8Array(64).fill(9)),
  }
  expect(inLetters(entry).length).toBeLessThan(JSON.stringify(entry).length * 0.7)
})

test('in a document entries are packed, and read as the same objects each time; old ones as they lie', () => {
  const doc = new Y.Doc()
  const entry = { by: 'ab'.repeat(32), acts: [{ is: 'toss' }], sign: 'x' }
  addSeals(doc, [entry])
  doc.getArray('seals').push([{ by: 'old' }, 7, '\u0000', null])
  const read = sealsIn(doc)
  expect(read).toEqual([entry, { by: 'old' }, 7, '\u0000', null])
  expect(sealsIn(doc)[0]).toBe(read[0])
  expect(doc.getArray('seals').get(0)).toBeTypeOf('string')
})

test('entries that refer to one another are read in whatever order they come, once all has come', () => {
  const text = fc.oneof(hex, chance)
  const act = fc.record({ is: fc.constantFrom('mask', 'show', 'toss'), list: text })
  const entry = fc.record({ by: hex, acts: fc.array(act, { minLength: 1, maxLength: 3 }) })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 2, maxLength: 6 }), fc.nat(), (some, at) => {
      // Each names some of what others said before it.
      const texts = some.flatMap(({ by, acts }) => [by, ...acts.map(({ list }) => list)])
      const entries = some.map((one, i) => ({ ...one, sign: texts[(at + i) % texts.length] }))
      const doc = new Y.Doc()
      for (const one of entries) addSeals(doc, [one])
      const lies = doc.getArray('seals').toArray()
      const other = new Y.Doc()
      const begun = lies.map((_, i) => (i + at) % lies.length)
      for (const i of begun) {
        other.getArray('seals').insert(0, [lies[i]])
        expect(entries).toEqual(expect.arrayContaining([...sealsIn(other)]))
      }
      expect(sealsIn(other)).toHaveLength(entries.length)
      expect(sealsIn(other)).toEqual(expect.arrayContaining(entries))
      expect(texts.every(isNamable)).toBe(true)
    }),
  )
})
