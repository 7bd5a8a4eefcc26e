import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { nameOf, whole } from './names.ts'

export interface Finding {
  readonly id: ItemId
  /** The item's name, or '' if it has none. */
  readonly name: string
  readonly kind: string
  /** Words around the place where it was found, when that is not the name. */
  readonly around: string
}

/** Letters as people compare them: no case, no accents, whatever way they are composed. */
export function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** Items whose texts hold every word looked for; matches of the name come first, at most `most`. */
export function find(
  game: Pick<Game, 'pieces'>,
  items: Iterable<Item>,
  wanted: string,
  most = 50,
): readonly Finding[] {
  const words = comparable(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const named: Finding[] = []
  const others: Finding[] = []
  for (const item of items) {
    const texts = Object.values(item.texts)
    const all = comparable(texts.join('\n'))
    if (!words.every((word) => all.includes(word))) continue
    const name = nameOf(game, item)
    const inName = words.every((word) => comparable(name).includes(word))
    const around = inName ? '' : excerpt(texts, words)
    ;(inName ? named : others).push({ id: item.id, name, kind: item.kind, around })
  }
  return [...named, ...others].slice(0, most)
}

/** Some words to each side of the first place where one of them stands. */
function excerpt(texts: readonly string[], words: readonly string[]): string {
  for (const text of texts) {
    const line = text.replace(/\s+/g, ' ').trim()
    const at = words.map((word) => comparable(line).indexOf(word)).filter((i) => i >= 0)
    if (at.length === 0) continue
    const from = Math.max(0, written(line, Math.min(...at)) - 30)
    const until = from + 80
    const shown = whole(line.slice(from, until))
    return `${from > 0 ? '…' : ''}${shown}${until < line.length ? '…' : ''}`
  }
  return ''
}

/**
 * Where in a text stands what is `at` there in it as letters are compared: accents do not count, some letters are
 * two.
 */
function written(text: string, at: number): number {
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (comparable(text.slice(0, middle)).length <= at) low = middle
    else high = middle - 1
  }
  return low
}
