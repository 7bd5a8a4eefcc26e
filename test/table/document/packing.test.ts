import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { toBase64 } from '../../../src/rules/plain/base64.ts'
import { faultOf } from '../../../src/sync/update/structure.ts'
import {
  isNamable,
  packPlain,
  refOf,
  UnknownName,
  unpackPlain,
} from '../../../src/table/document/packing.ts'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'
import { hasFaults } from '../../../src/table/yjs/sound.ts'

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

/** Bytes in letters of seven bits each: so entries lie in tables of earlier versions. */
function inSevens(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,7}/g) ?? [])
    .map((seven) => String.fromCharCode(Number.parseInt(seven.padEnd(7, '0'), 2)))
    .join('')
}

test('what is packed comes out as it was', () => {
  fc.assert(
    fc.property(value, (it) => {
      // A document knows no -0.
      const plain = JSON.parse(JSON.stringify(it))
      expect(unpackPlain(packPlain(it))).toEqual(plain)
      // As it was packed by earlier versions, too.
      expect(unpackPlain(inSevens(packPlain(it)))).toEqual(plain)
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
      const bytes = packPlain(whole, names)
      expect(unpackPlain(bytes, names)).toEqual(JSON.parse(JSON.stringify(whole)))
      expect(bytes.length).toBeLessThan(packPlain(whole).length)
      expect(() => unpackPlain(bytes)).toThrow(UnknownName)
    }),
  )
})

test('whatever else bytes or a text are, they are nothing, or plain data; and nothing throws', () => {
  const letters = fc
    .array(fc.integer({ min: 0, max: 140 }))
    .map((all) => String.fromCharCode(...all))
  const spoilt = fc
    .tuple(value, fc.nat(), fc.nat({ max: 255 }))
    .map(([it, at, by]) => packPlain(it).map((byte, i, all) => (i === at % all.length ? by : byte)))
  fc.assert(
    fc.property(fc.oneof(letters, spoilt, fc.string(), fc.uint8Array()), (text) => {
      // Whatever it refers to is known here.
      const read = unpackPlain(text, { refer: () => undefined, find: (ref) => ref })
      if (read !== undefined) expect(() => JSON.stringify(read)).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

test('hashes and signatures take what they are: some six tenths of their letters', () => {
  const entry = {
    by: 'ab'.repeat(32),
    acts: [{ is: 'part', show: 'cd'.repeat(32), parts: toBase64(new Uint8Array(120).fill(7)) }],
    sign: toBase64(new Uint8Array(64).fill(9)),
  }
  expect(packPlain(entry).length).toBeLessThan(JSON.stringify(entry).length * 0.6)
})

test('in a document entries are packed, and read as the same objects each time; old ones as they lie', () => {
  const doc = new Y.Doc()
  const entry = { by: 'ab'.repeat(32), acts: [{ is: 'toss' }], sign: 'x' }
  addSeals(doc, [entry])
  doc.getArray('seals').push([{ by: 'old' }, 7, '\u0000', null])
  const read = sealsIn(doc)
  expect(read).toEqual([entry, { by: 'old' }, 7, '\u0000', null])
  expect(sealsIn(doc)[0]).toBe(read[0])
  expect(doc.getArray('seals').get(0)).toBeInstanceOf(Uint8Array)
  // Letters of an earlier version lie beside bytes, and each may refer to what the other says.
  const other = new Y.Doc()
  other.getArray('seals').push([inSevens(packPlain(entry))])
  addSeals(other, [{ ...entry, acts: [{ is: 'toss', list: entry.by }] }])
  expect(sealsIn(other)).toHaveLength(2)
  expect(sealsIn(other)[0]).toEqual(entry)
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

/** An entry whose texts are one of so many letters, so many times: packed, each but the first takes two bytes. */
const swollen = (letters: number, times: number) =>
  packPlain({
    by: 'ab'.repeat(32),
    acts: [{ is: 'pact', seats: Array.from({ length: times }, () => ' '.repeat(letters)) }],
    sign: `${'A'.repeat(86)}==`,
  })
/** Such a list as one text of JSON: it has to be written out to be seen. */
const nested = (letters: number, times: number) => {
  const [AGAIN, JSONED] = [7, 11]
  const list = packPlain(Array.from({ length: times + 1 }, () => ' '.repeat(letters)))
  expect([...list.slice(-2)]).toEqual([AGAIN, 0])
  return Uint8Array.from([JSONED, ...list])
}

test.each([
  ['an entry', swollen(199_000, 15_000)],
  ['a text of JSON', nested(199_000, 2_600)],
])(
  '%s that would take more than anybody writes is not written out, and what is beside it is read',
  (_, bytes) => {
    const doc = new Y.Doc()
    const seals = doc.getArray('seals')
    seals.push([bytes])
    // It comes over a link.
    expect(faultOf(Y.encodeStateAsUpdate(doc), new Y.Doc())).toBe(undefined)
    expect(unpackPlain(bytes)).toBe(undefined)
    const entry = { by: 'ab'.repeat(32), acts: [{ is: 'toss' }], sign: 'y' }
    addSeals(doc, [entry])
    expect(sealsIn(doc)).toEqual([bytes, entry])
  },
)

test.each([
  ['seals', undefined],
  ['rolls', 'no such content'],
] as const)('bytes in %s come over a link: %s', (part, fault) => {
  const doc = new Y.Doc()
  doc.getArray(part).push([Uint8Array.of(1, 2, 3)])
  expect(faultOf(Y.encodeStateAsUpdate(doc), new Y.Doc())).toBe(fault)
  expect(hasFaults(doc)).toBe(fault !== undefined)
})

test.each([[{ deep: Uint8Array.of(1) }], [[Uint8Array.of(1)]]])(
  'bytes within a value of seals do not: %j',
  (value) => {
    const doc = new Y.Doc()
    doc.getArray('seals').push([value])
    expect(faultOf(Y.encodeStateAsUpdate(doc), new Y.Doc())).toBe('no plain value')
  },
)

test('what is written after something was taken out refers to nothing that is gone', () => {
  const doc = new Y.Doc()
  const key = (n: number) => `${n}`.repeat(64)
  const said = (by: number, about: number) => ({
    ...{
      by: key(by),
      acts: [{ is: 'third', pact: key(about) }],
      sign: toBase64(new Uint8Array(64)),
    },
  })
  const [first, second, third, other] = [said(1, 2), said(2, 1), said(2, 2), said(3, 3)]
  addSeals(doc, [other, first, second])
  const [before] = sealsIn(doc)
  doc.getArray('seals').delete(1, 2)
  addSeals(doc, [third])
  expect(sealsIn(doc)).toEqual([other, third])
  expect(sealsIn(doc)[0]).toBe(before)
  addSeals(doc, [second])
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  expect(sealsIn(copy)).toEqual([other, third, second])
})
