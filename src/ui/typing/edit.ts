import type { Splice } from '../../table/document/text.ts'

/** What somebody sees as one letter, however many units it has: with its accents, or a whole family in one sign. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The letter that begins at this place or goes on there, UTF-16 units. */
const letterAt = (text: string, at: number) => letters.segment(text).containing(at)

/** Where the letter before this place begins. */
const before = (text: string, caret: number): number => letterAt(text, caret - 1)?.index ?? 0

/** Where the letter behind this place ends. */
function behind(text: string, caret: number): number {
  const letter = letterAt(text, caret)
  return letter ? letter.index + letter.segment.length : text.length
}

/** Where a caret may stand: the nearest place not inside a letter, towards the beginning. */
export function betweenLetters(text: string, caret: number): number {
  if (caret >= text.length) return text.length
  return letterAt(text, Math.max(0, caret))?.index ?? 0
}

/** A caret that goes on or back by a letter, or to one end of the text. */
export function walked(text: string, caret: number, by: 'back' | 'on' | 'first' | 'last'): number {
  if (by === 'first') return 0
  if (by === 'last') return text.length
  return by === 'back' ? before(text, caret) : behind(text, caret)
}

/**
 * What comes of typing: as much of it as still fits into a text of `most` units, in whole letters. Undefined where that
 * is nothing.
 */
export function typed(
  text: string,
  caret: number,
  insert: string,
  most: number,
): Splice | undefined {
  const fits = betweenLetters(insert, most - text.length)
  const fitting = insert.slice(0, Math.max(0, fits))
  return fitting === ''
    ? undefined
    : { at: betweenLetters(text, caret), remove: 0, insert: fitting }
}

/**
 * The number that has been typed so far, as a field of numbers takes it: '' where it is none yet, as `-`; `43.` is 43
 * already, and what is typed stays as it is. Undefined where it will never be one.
 */
export function numeral(draft: string): string | undefined {
  if (!/^-?\d*[.,]?\d*$/.test(draft)) return undefined
  const number = Number(draft.replace(',', '.'))
  return draft !== '' && Number.isFinite(number) ? String(number) : ''
}

/** What comes of rubbing out the letter before the caret. Undefined where there is none. */
export function rubbed(text: string, caret: number): Splice | undefined {
  const to = Math.min(caret, text.length)
  const at = before(text, to)
  return at < to ? { at, remove: to - at, insert: '' } : undefined
}

/** What was spoken, as it goes on from what stands before the caret: with a space between words. */
export function spoken(text: string, caret: number, heard: string): string {
  const words = heard.trim()
  const gap = caret > 0 && !/[\s([{„“"'–-]$/u.test(text.slice(0, caret))
  return words === '' || !gap || /^[.,;:!?…)]/.test(words) ? words : ` ${words}`
}

/** Whether a sentence begins at the caret: with a capital, as people write. */
export const begins = (text: string, caret: number): boolean =>
  /(^|[.!?…\n]["'”’»)]*\s)\s*["'“„‘«(]*$/u.test(text.slice(Math.max(0, caret - 40), caret)) ||
  caret === 0
