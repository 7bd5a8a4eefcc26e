import * as Y from 'yjs'

/*
 * What a table's document can be made of
 *
 *   parent            key            content
 *   about, play, seats  name         one value
 *   items             id             a map, or one value
 *   such a map        t:<field>      a text
 *                     any other      one value
 *   such a text       none           letters
 *   rolls             none           values
 *   seals             none           values, or bytes
 *   any other part    none           letters: texts that a later version adds
 *
 * and everywhere what was deleted. Yjs takes whatever is well written, wherever it stands, and some of that makes it
 * throw while it tidies up, after which no document ever tells anything again.
 */

/** A map, text or list of a document, or a part. */
export type Shared = NonNullable<ReturnType<Y.Doc['share']['get']>>
/** A sort of place where something can stand. */
export type Site = 'values' | 'things' | 'thing' | 'records' | 'seals' | 'letters'

const ROOTS: ReadonlyMap<string, Site> = new Map([
  ['about', 'values'],
  ['play', 'values'],
  ['seats', 'values'],
  ['items', 'things'],
  ['rolls', 'records'],
  ['seals', 'seals'],
])

/** No honest screen ever writes so much. */
export const LATEST = 2 ** 40
/** Levels of a value: pages of ours use far fewer. */
const DEEPEST_VALUE = 40

/** What stands in a part of this name. */
export const sortOfRoot = (name: string): Site => ROOTS.get(name) ?? 'letters'

/** What stands in a map or text that stands under this key of such a place; undefined where neither can. */
export function sortWithin(sort: Site, key: string | null): Site | undefined {
  if (sort === 'things') return 'thing'
  return sort === 'thing' && key?.startsWith('t:') ? 'letters' : undefined
}

/** What is wrong with content wherever it stands. */
export function faultAnywhere(content: Y.Item['content']): string | undefined {
  if (content instanceof Y.ContentAny) return faultOfValues(content.arr)
  if (content instanceof Y.ContentType) {
    const made = content.type.constructor
    return made === Y.Map || made === Y.Text ? undefined : 'no such content'
  }
  const fits = [Y.ContentString, Y.ContentBinary, Y.ContentDeleted].some(
    (sort) => content instanceof sort,
  )
  return fits ? undefined : 'no such content'
}

/** Whether what stands in such a place stands under a key. */
export const isKeyed = (sort: Site): boolean =>
  sort === 'values' || sort === 'things' || sort === 'thing'

/** What is wrong with content where it is to stand, that could stand elsewhere. */
export function faultOfContent(
  sort: Site,
  key: string | null,
  content: Y.Item['content'],
): string | undefined {
  const keyed = isKeyed(sort)
  if (keyed !== (key !== null)) return 'nothing stands there'
  if (content instanceof Y.ContentDeleted) return undefined
  if (content instanceof Y.ContentType) {
    // Exactly these: XML's are made from them.
    const made = content.type.constructor
    const wanted = sort === 'things' ? Y.Map : sortWithin(sort, key) === 'letters' ? Y.Text : null
    return made === wanted ? undefined : 'no such content'
  }
  if (content instanceof Y.ContentString) return sort === 'letters' ? undefined : 'no such content'
  if (content instanceof Y.ContentBinary) return sort === 'seals' ? undefined : 'no such content'
  if (!(content instanceof Y.ContentAny) || sort === 'letters') return 'no such content'
  if (sort === 'thing' && key?.startsWith('t:')) return 'no such content'
  // Two under one key could be parted, and Yjs knows only the last one.
  return keyed && content.arr.length !== 1 ? 'more than one value' : undefined
}

/**
 * Whether a value can be put into a document as one: of what stands there already Yjs cannot write everything again.
 */
export const isWritable = (value: unknown): boolean =>
  !(value instanceof Y.AbstractType) && faultOfValues([value]) === undefined

/** What is wrong with plain values; looked at level by level, as deep ones would fall over themselves. */
function faultOfValues(values: readonly unknown[]): string | undefined {
  let level = values
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_VALUE) return 'a value too deep'
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'bigint') return 'no plain value'
      if (typeof value !== 'object' || value === null) continue
      if (Array.isArray(value)) {
        for (const inner of value) next.push(inner)
        continue
      }
      // Yjs puts what is called so in the place of what an object is made from: nothing of it can be believed then.
      if (ArrayBuffer.isView(value) || Object.getPrototypeOf(value) !== Object.prototype) {
        return 'no plain value'
      }
      for (const [key, inner] of Object.entries(value)) {
        if (key === '__proto__' || key === 'constructor') return 'no plain value'
        next.push(inner)
      }
    }
    level = next
  }
  return undefined
}

/** Tells what stands in a type of a document; undefined where nothing of ours does. Each is looked up once. */
export function sortsIn(doc: Y.Doc): (type: Shared) => Site | undefined {
  const known = new Map<Shared, Site | undefined>()
  for (const [name, type] of doc.share) known.set(type, sortOfRoot(name))
  const sortOf = (type: Shared, depth: number): Site | undefined => {
    if (known.has(type)) return known.get(type)
    const { parent = null, parentSub = null } = type._item ?? {}
    // Nothing of ours lies deeper than a text in a map in a part.
    const around =
      depth < 3 && parent instanceof Y.AbstractType ? sortOf(parent, depth + 1) : undefined
    const sort = around && sortWithin(around, parentSub)
    const fits = sort && type.constructor === (sort === 'thing' ? Y.Map : Y.Text)
    known.set(type, fits ? sort : undefined)
    return fits ? sort : undefined
  }
  return (type) => sortOf(type, 0)
}

/**
 * Whether a letter would be cut in two before this one: halves of a pair, which Yjs spoils. Of what is
 * gone nobody sees it.
 */
export function cutsLetter(struct: Y.Item | Y.GC | Y.Skip, clock: number): boolean {
  if (!(struct instanceof Y.Item) || struct.deleted) return false
  if (!(struct.content instanceof Y.ContentString)) return false
  const at = clock - struct.id.clock
  const { str } = struct.content
  return (
    at > 0 &&
    at < str.length &&
    /[\uD800-\uDBFF]/.test(str[at - 1] ?? '') &&
    /[\uDC00-\uDFFF]/.test(str[at] ?? '')
  )
}
