import { printable } from '../../rules/plain/printable.ts'
import {
  brokenTo,
  graphemesOf,
  type Measure,
  type Part,
  partsOf,
  UNBOUND,
  WHOLE,
} from './pieces.ts'

/** Lines of a text laid into a box: all sizes in the unit of the box. */
export interface Laid {
  readonly lines: readonly string[]
  readonly size: number
  /** Whether something had to be left out. */
  readonly cut: boolean
}

/** What no box can hold is not even looked at: a 5,000-character paste costs no more than a page. */
export const MOST_LETTERS = 2400
const SHRINK = 0.9

const RTL =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const STRONG = /\p{L}/u
/** Before its first Latin letter, or in all of it, nothing stands that could run from right to left. */
const PLAINLY = /^[^\u0590-\uffff]*(?:[A-Za-z]|$)/

/** Which way a text runs, by its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  if (PLAINLY.test(text)) return 'ltr'
  for (const c of text.slice(0, 300)) if (STRONG.test(c)) return RTL.test(c) ? 'rtl' : 'ltr'
  return 'ltr'
}

/** What of a text is written in so many lines. Where there is but one, breaks of one's own are spaces. */
function written(raw: string, lines: number | undefined): string {
  const whole = printable(raw.slice(0, MOST_LETTERS)).trimEnd()
  // No shrinking would make them fit.
  return lines === 1 ? whole.replace(/\s*\n\s*/g, ' ') : whole
}

/**
 * Whether a text has surely no room in lines that are so wide: as much as fits into each, one after the other, is not
 * all of it. Quick, and wrong only in saying no.
 */
export function overflows(
  raw: string,
  { widths = [], size }: { readonly widths?: readonly number[]; readonly size: number },
  measure: Measure,
): boolean {
  if (raw.length > MOST_LETTERS) return true
  const parts = partsOf(written(raw, widths.length), measure)
  let room = widths.reduce((sum, width) => sum + width, 0) / size
  for (const { seen } of parts) {
    room -= seen
    if (room < 0) return true
  }
  const last = widths.length - 1
  let line = 0
  let used = 0
  for (const { all, seen, ends } of brokenTo(parts, Math.max(...widths) / size, measure)) {
    for (; used + seen > (widths[line] ?? 0) / size; line++, used = 0) if (line >= last) return true
    used += all
    if (!ends) continue
    line += 1
    used = 0
  }
  return false
}

/**
 * Lines of these parts no wider than `room` of each when written at size 1; a word that is too long is
 * broken between graphemes, or, with `hyphens`, parted at a syllable.
 */
function wrap(
  parts: readonly Part[],
  rooms: number | readonly number[],
  most: number,
  measure: Measure,
  hyphens = false,
): string[] {
  const out: string[] = []
  const roomNow = () =>
    typeof rooms === 'number' ? rooms : (rooms[out.length] ?? rooms.at(-1) ?? 0)
  let line = ''
  let used = 0
  for (const part of parts) {
    const { piece, all, ends } = part
    if (used + all <= roomNow() || used + part.seen <= roomNow()) {
      line += piece
      used += all
    } else {
      if (line !== '') out.push(line.trimEnd())
      if (out.length > most) return out
      line = piece
      used = all
      if (all > roomNow()) {
        line = ''
        let begun = 0
        for (const segment of graphemesOf(piece)) {
          // Letters stand closer to some than to others, and some melt into one.
          if (line !== '' && measure(line + segment) > roomNow()) {
            const parted = hyphens ? partingIn(piece, begun, line, roomNow(), measure) : 0
            out.push(parted > 0 ? line.slice(0, parted) + HYPHEN : line)
            begun += parted > 0 ? parted : line.length
            line = parted > 0 ? line.slice(parted) : ''
            if (out.length > most) return out
          }
          line += segment
        }
        used = measure(line)
      }
    }
    if (!ends) continue
    out.push(line.trimEnd())
    if (out.length > most) return out
    line = ''
    used = 0
  }
  return out
}

const HYPHEN = '-'
/** Where a syllable begins within a word: with the consonant before its vowel, or those that are spoken as one. */
const SYLLABLE =
  /(?<=\p{L}{2})(?:sch[lmnrw]?|[cpt]hr?|[sw]h|qu|[bcfgkp][lr]|[dt]r|[bcdfghj-np-tv-xzß])(?=[aeiouyà-öø-ü])/giu
/** No fewer letters begin or end a word that is parted. */
const FEWEST = 3

const LETTERS = /^\p{L}+[\p{P}\s]*$/u

/** How many letters of a word, of which a line has these, stay in it before a hyphen; 0 where it is not parted so. */
function partingIn(
  word: string,
  begun: number,
  line: string,
  room: number,
  measure: Measure,
): number {
  if (!LETTERS.test(word)) return 0
  const last = Math.min(line.length, word.search(/[^\p{L}]|$/u) - begun - FEWEST)
  const starts = [...word.matchAll(SYLLABLE)].map(({ index }) => index - begun)
  const fits = (at: number) =>
    at >= FEWEST && at <= last && measure(line.slice(0, at) + HYPHEN) <= room
  return starts.findLast(fits) ?? 0
}

/** Less than this part of a line is not kept for the sake of whole words. */
const KEPT = 0.4
const WORD = /^[\p{L}\p{N}]/u

/**
 * Whether all words of a text that stand in its lines stand there whole: none is broken, or ends early; but for those
 * that are `parted` by a hyphen, where they may be.
 */
export function keepsWords(
  text: string,
  { lines, cut }: Pick<Laid, 'lines' | 'cut'>,
  parted = false,
): boolean {
  let at = 0
  for (const [i, line] of lines.entries()) {
    const said = cut && i === lines.length - 1 ? line.replace(/…$/u, '') : line
    while (/\s/u.test(text[at] ?? '')) at += 1
    if (said.endsWith(HYPHEN) && !text.startsWith(said, at)) {
      if (!parted) return false
      at += said.length - 1
      continue
    }
    // What is not written as it was is not judged.
    if (!text.startsWith(said, at)) return true
    at += said.length
    const next = text.slice(at, at + 2)
    if (WORD.test(next) && WORD.test(said.at(-1) ?? '')) return false
  }
  return true
}

/** Shortens a line until an ellipsis fits behind it; after a whole word, if that keeps enough of it. */
function ellipsis(line: string, room: number, measure: Measure): string {
  const parts = graphemesOf(line)
  let next = ''
  while (parts.length > 0 && measure(`${parts.join('')}…`) > room) next = parts.pop() ?? ''
  const all = parts.join('')
  const words = all.slice(0, all.lastIndexOf(' ') + 1)
  const broken = WORD.test(next) && !UNBOUND.test(next) && words.length > all.length * KEPT
  return `${(broken ? words : all).replace(/[\s,;:.\-–—]+$/u, '')}…`
}

/** A first or last line of one word costs so much, where another would do: about as much as one that is half empty. */
const LONELY = 0.25

/**
 * A text in just so many lines, each within its own room (as wide as at size 1), none much emptier than the others and
 * no word alone at either end if that can be; undefined where it does not fit so, or a word would have to be broken
 * that can be had whole at a smaller size.
 */
function balanced(
  text: string,
  rooms: readonly number[],
  measure: Measure,
): readonly string[] | undefined {
  const parts = brokenTo(partsOf(text, measure), Math.max(...rooms), measure)
  // How well the first so many parts stand in the lines so far, and where the last of these begins.
  let costs = new Map<number, number>([[0, 0]])
  const from: Map<number, number>[] = []
  for (const [line, room] of rooms.entries()) {
    const next = new Map<number, number>()
    const begins = new Map<number, number>()
    for (const [start, before] of costs) {
      let used = 0
      for (let end = start; end < parts.length; end++) {
        const { all, seen, ends } = parts[end]!
        if (used + seen > room) break
        const outer = line === 0 || line === rooms.length - 1
        const alone = outer && rooms.length > 1 && end === start ? LONELY : 0
        const cost = before + (1 - (used + seen) / room) ** 2 + alone
        if (cost < (next.get(end + 1) ?? Number.POSITIVE_INFINITY)) {
          next.set(end + 1, cost)
          begins.set(end + 1, start)
        }
        if (ends) break
        used += all
      }
    }
    costs = next
    from.push(begins)
  }
  if (!costs.has(parts.length)) return undefined
  const out: string[] = []
  let end = parts.length
  for (const begins of from.reverse()) {
    const start = begins.get(end)!
    const words = parts.slice(start, end).map(({ piece }) => piece)
    out.unshift(words.join('').trimEnd())
    end = start
  }
  return out
}

/**
 * Lays a text into lines of which each has a room of its own: as many as there are rooms; or as much of it as they
 * hold, ending in an ellipsis.
 */
function layShaped(
  text: string,
  { widths, size }: { readonly widths: readonly number[]; readonly size: number },
  whole: boolean,
  measure: Measure,
): Laid {
  const rooms = widths.map((width) => width / size)
  const even = whole ? balanced(text, rooms, measure) : undefined
  if (even) return { lines: even, size, cut: false }
  const lines = wrap(partsOf(text, measure), rooms, rooms.length, measure)
  const kept = lines.slice(0, rooms.length)
  if (lines.length > rooms.length || !whole) {
    const end = kept.length - 1
    kept[end] = ellipsis(kept[end] ?? '', rooms[end] ?? 0, measure)
  }
  return { lines: kept, size, cut: true }
}

/**
 * Lays a text into a box: shrinks it from `size` to `least` until it fits, then ends it in an ellipsis.
 * Pure: the measure comes by the door. `lines` is the most lines wanted; with `widths` each line has its own, and the
 * size stays. Where a word may be `parted`, one that no line holds is at a syllable.
 */
export function layLines(
  raw: string,
  box: {
    w: number
    h: number
    size: number
    least: number
    leading: number
    lines?: number
    widths?: readonly number[]
    parted?: boolean
  },
  measure: Measure,
): Laid {
  const text = written(raw, box.lines)
  if (text === '') return { lines: [], size: box.size, cut: false }
  const { widths } = box
  if (widths)
    return layShaped(text, { widths, size: box.size }, raw.length <= MOST_LETTERS, measure)
  const all = raw.length <= MOST_LETTERS
  // What stands in one line is not taken apart.
  if (all && box.lines === 1) {
    const wide = measure(text)
    for (let size = box.size; ; size = Math.max(box.least, size * SHRINK)) {
      if (wide * size <= box.w) return { lines: [text], size, cut: false }
      if (size <= box.least) break
    }
  }
  const small = Math.max(box.least, box.size * WHOLE)
  const parts = partsOf(text, measure)
  const first = text.length > 400 ? partsOf(text.slice(0, 400), measure) : parts
  const longest = (all ? first : [])
    .filter((part) => part.all * box.size > box.w && part.seen * small <= box.w)
    .reduce((most, { seen }) => Math.max(most, seen), 0)
  // What no size makes whole is not tried at each.
  let size = all && box.lines !== 1 ? box.size : Math.min(box.size, box.least)
  for (;;) {
    const fit = Math.max(1, Math.floor((box.h + size * (box.leading - 1)) / (size * box.leading)))
    const most = Math.min(fit, box.lines ?? fit)
    const lines = wrap(parts, box.w / size, most, measure, box.parted)
    // A word that can be had whole shrinks first, like one that is written too large.
    const broken = size > small && longest * size > box.w
    if (lines.length <= most && !broken && all) return { lines, size, cut: false }
    if (size <= box.least) {
      if (lines.length <= most && all) return { lines, size, cut: false }
      const kept = lines.slice(0, most)
      // What was left unread may be all that did not fit: the lines there are come first.
      const end = kept.length - 1
      kept[end] = ellipsis(kept[end] ?? '', box.w / size, measure)
      return { lines: kept, size, cut: true }
    }
    size = Math.max(box.least, size * SHRINK)
  }
}
