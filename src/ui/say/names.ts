import type { Game } from '../../rules/game.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'

/** A name is no longer than this, in letters: whoever writes a book on a card has not named it so. */
const LONGEST = 300

/** A part that was cut out of a text, without the half letters at its ends. */
export const whole = (cut: string): string => cut.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')

/** What an item is called: its first text on one line; '' when nothing is written there. */
export function nameOf(game: Pick<Game, 'pieces'>, item: Item): string {
  const field = game.pieces[item.kind]?.texts[0]
  const text = field ? (item.texts[field] ?? '') : ''
  return whole(text.slice(0, LONGEST)).replace(/\s+/g, ' ').trim()
}

/** What an item is called in lists: its name, or else what it shows; `fallback` where it has neither. */
export function calledOf(
  game: Pick<Game, 'pieces'>,
  item: Item,
  say: (sentence: Sentence) => string,
  fallback: Sentence = { key: 'unnamed' },
): string {
  return nameOf(game, item) || say(game.pieces[item.kind]?.nameless?.(item) ?? fallback)
}
