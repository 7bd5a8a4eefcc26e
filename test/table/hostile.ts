import fc from 'fast-check'
import * as Y from 'yjs'

/*
 * Documents that nobody made in good faith. A Yjs document can hold anything anywhere, and whoever is in a room
 * can put it there.
 */

const names = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'kind',
  'place',
  'bin',
  'p:color',
  'p:__proto__',
  'p:health',
  'n:health/7',
  'n:__proto__/7',
  'n:',
  't:text',
  't:',
  'on',
  'a',
  'b',
  '',
  '💥',
  'x'.repeat(5000),
)

const numbers = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  1e308,
  -1e308,
  5e-324,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  2 ** 53,
)

/** Nested so deep that what walks it by calling itself would fall. */
const deep = fc.integer({ min: 1, max: 300 }).map((depth) => {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { place: value }
  return value
})

const values: fc.Arbitrary<unknown> = fc.oneof(
  { depthSize: 'small' },
  numbers,
  names,
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.constant(new Uint8Array([1, 2, 3])),
  fc.constant('y'.repeat(300_000)),
  deep,
  fc.array(fc.oneof(numbers, names), { maxLength: 4 }),
  // Yjs itself looks at a value's constructor, and would not let us write that one.
  fc.dictionary(
    names.filter((name) => name !== 'constructor'),
    fc.oneof(numbers, names),
    { maxKeys: 4, noNullPrototype: true },
  ),
  // Places that are almost right.
  fc.record(
    { x: numbers, y: numbers, turn: numbers, z: numbers, on: names },
    { requiredKeys: ['x'], noNullPrototype: true },
  ),
)

type Deed = (doc: Y.Doc) => void
type Put = (map: Y.Map<unknown>, key: string) => void

const types: fc.Arbitrary<Put> = fc.oneof(
  values.map<Put>((value) => (map, key) => void map.set(key, value)),
  fc.constant<Put>((map, key) => void map.set(key, new Y.Text('words'))),
  fc.constant<Put>((map, key) => void map.set(key, new Y.XmlText('<b>words</b>'))),
  fc.constant<Put>((map, key) => void map.set(key, new Y.XmlElement('script'))),
  fc.constant<Put>((map, key) => void map.set(key, new Y.Doc())),
  fc
    .array(values, { maxLength: 3 })
    .map<Put>((all) => (map, key) => void map.set(key, Y.Array.from<unknown[]>([all]))),
  fc.constant<Put>((map, key) => {
    const text = new Y.Text()
    map.set(key, text)
    text.insertEmbed(0, { place: 1 })
    text.insert(0, 'bold', { bold: true })
  }),
)

/** An item of which any part may be wrong, under a key that may be wrong. */
const item = fc
  .record({
    id: fc.oneof(names, fc.string({ maxLength: 6 })),
    on: fc.constantFrom('ring1', 'ring2', 'ring3', 'ghost'),
    parts: fc.array(fc.tuple(names, types), { maxLength: 6 }),
    whole: fc.option(types),
  })
  .map(
    ({ id, on, parts, whole }): Deed =>
      (doc) => {
        const items = doc.getMap('items')
        if (whole) return whole(items, id)
        const map = new Y.Map<unknown>()
        items.set(id, map)
        map.set('kind', 'note')
        map.set('place', { x: 1, y: 1, turn: 0, z: 0, on })
        map.set('bin', false)
        for (const [key, put] of parts) put(map, key)
      },
  )

/** A part of the document that is something else altogether, or holds rubbish. */
const part = fc
  .record({
    name: fc.constantFrom('seats', 'play', 'about', 'rolls', 'seals', 'items', 'nobody knows'),
    key: names,
    put: types,
    as: fc.constantFrom('map', 'array', 'text'),
  })
  .map(
    ({ name, key, put, as }): Deed =>
      (doc) => {
        if (as === 'map') put(doc.getMap(name), key)
        else if (as === 'text') doc.getText(name).insert(0, 'I am a text')
        else {
          const holder = new Y.Map<unknown>()
          doc.getArray<unknown>(name).push([holder, 5, { id: 'r', roll: [{ die: 'd6', face: 9 }] }])
          put(holder, key)
        }
      },
  )

const honest: Deed = (doc) => {
  for (const [i, id] of ['ring1', 'ring2', 'ring3'].entries()) {
    const map = new Y.Map<unknown>()
    map.set('kind', 'card')
    map.set('place', { x: i, y: 0, turn: 0, z: 0, on: `ring${((i + 1) % 3) + 1}` })
    map.set('bin', false)
    map.set('t:title', new Y.Text('honest'))
    doc.getMap('items').set(id, map)
  }
}

/** Each deed is done in a document of its own: in one, Yjs would not let a part be two things. */
function updateOf(deed: Deed): Uint8Array {
  const doc = new Y.Doc()
  deed(doc)
  const update = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return update
}

/** The update of a document with rubbish in it, and three honest cards that carry each other in a ring. */
export const hostile: fc.Arbitrary<Uint8Array> = fc
  .array(fc.oneof(item, part), { minLength: 1, maxLength: 12 })
  .map((deeds) => Y.mergeUpdates([...deeds, honest].map(updateOf)))
