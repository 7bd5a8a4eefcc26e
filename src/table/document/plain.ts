import type { Plain } from '../../rules/plain/item.ts'

/** The most that one prop, register or record may hold: levels, values in all, UTF-16 units of one string. */
const MOST = { depth: 12, values: 20_000, string: 200_000 }

/**
 * Yjs tells what a value is by its constructor, and throws where that is something else; and of what has another of
 * these, neither a number nor a word can be made.
 */
const TRAPS: ReadonlySet<string> = new Set(['constructor', 'toString', 'valueOf'])

/**
 * Whether a value out of the document is plain data of a bearable size. Numbers are finite, and objects
 * are ordinary ones: Yjs decodes a key `__proto__` into an object with a forged prototype.
 */
export function isPlain(value: unknown, most = MOST): value is Plain {
  let left = most.values
  const fits = (it: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0 || depth > most.depth) return false
    if (it === null || typeof it === 'boolean') return true
    if (typeof it === 'number') return Number.isFinite(it)
    if (typeof it === 'string') return it.length <= most.string
    if (typeof it !== 'object') return false
    if (Array.isArray(it)) return it.every((one) => fits(one, depth + 1))
    if (Object.getPrototypeOf(it) !== Object.prototype) return false
    return Object.keys(it).every(
      (key) => isName(key) && !TRAPS.has(key) && fits(Reflect.get(it, key), depth + 1),
    )
  }
  return fits(value, 0)
}

/** Whether a string may be the name of something: not empty, not endless, not a trap. */
export function isName(name: string): boolean {
  return name.length > 0 && name.length <= 200 && name !== '__proto__'
}

/** Whether two plain values say the same. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((one, i) => samePlain(one, b[i]))
  }
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) => Object.hasOwn(b, key) && samePlain(Reflect.get(a, key), Reflect.get(b, key)),
  )
}

/** The values of two records are kept where they say the same, and the old record if all of them do. */
export function share<T>(
  old: Readonly<Record<string, T>> | undefined,
  next: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return old && samePlain(old, next) ? old : next
}

/** A name or title as it is shown in a sentence: without signs that cannot be seen or that turn the line round. */
export const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')

/**
 * A string that survives UTF-8: a lone half of a surrogate pair becomes U+FFFD, as Yjs would make it on the other side.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD')
}
