/** Width of a run of text at size 1. */
export type Measure = (text: string) => number

/** Down to this part of the size a text shrinks for a word to stay whole; a longer word is broken instead. */
export const WHOLE = 0.45

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** A line may break between any two of these, as browsers do it: the field in which a text is written breaks alike. */
export const UNBOUND =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u
/** Scripts that are written without spaces: a line may break between their words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const LOOSE = new RegExp(`${UNBOUND.source}|${UNSPACED.source}`, 'u')
/** Letters that stand for themselves, between spaces only: most that is written here, and quickly taken apart. */
const PLAIN = /^[ !"'(),.:;?0-9A-Za-z\u00c0-\u024f\u0370-\u03ff\u0400-\u0481\u048a-\u052f]*$/
const SPACE = /^\s+$/
/** What no line begins with, and what none ends with, where there is no space. */
const CLOSING = /^(?![\p{Ps}\p{Pi}—])[\p{P}々]/u
const OPENING = /[\p{Ps}\p{Pi}"']$/u
/** A long dash may be broken at from both sides, a hyphen in a word after it. */
const DASHED = /(?:[\p{L}\p{N}][-–…]|—)$/u

/** The pieces of a paragraph between which a line may break; spaces stay at the end of the piece before them. */
export function pieces(paragraph: string): string[] {
  if (PLAIN.test(paragraph)) return paragraph.match(/ +|[^ ]+ */g) ?? []
  const out: string[] = []
  let before = ''
  for (const { segment: word } of words.segment(paragraph))
    for (const unit of UNBOUND.test(word) ? graphemesOf(word) : [word]) {
      const last = out[out.length - 1]
      if (last === undefined || mayBreak(before, unit, last)) out.push(unit)
      else out[out.length - 1] = last + unit
      before = unit
    }
  return out
}

/** Whether a line may end with `before`, the end of `last`, when `after` comes next. */
function mayBreak(before: string, after: string, last: string): boolean {
  if (SPACE.test(after)) return false
  if (SPACE.test(before)) return true
  if (CLOSING.test(after) || OPENING.test(before)) return false
  return (
    after.startsWith('—') || DASHED.test(last.slice(-3)) || LOOSE.test(before) || LOOSE.test(after)
  )
}

export function graphemesOf(text: string): string[] {
  if (PLAIN.test(text)) return [...text]
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** How many texts are known in their pieces: those in view, and some. */
const KNOWN = 600
const taken = new Map<string, readonly (readonly string[])[]>()

/** The pieces of each paragraph of a text: taken apart once, however many sizes are tried. */
function paragraphsOf(text: string): readonly (readonly string[])[] {
  let found = taken.get(text)
  if (!found) {
    if (taken.size >= KNOWN) taken.clear()
    found = text.split('\n').map(pieces)
    taken.set(text, found)
  }
  return found
}

/** A piece of a text, how wide it is at size 1 with and without its spaces, and whether its line ends with it. */
export interface Part {
  readonly piece: string
  readonly all: number
  readonly seen: number
  readonly ends: boolean
}

const measuredParts = new WeakMap<
  Measure,
  WeakMap<readonly (readonly string[])[], readonly Part[]>
>()

/** The pieces of a text, measured once by each measure. */
export function partsOf(text: string, measure: Measure): readonly Part[] {
  const paragraphs = paragraphsOf(text)
  const known = measuredParts.get(measure) ?? new WeakMap()
  measuredParts.set(measure, known)
  let found: readonly Part[] | undefined = known.get(paragraphs)
  if (!found) {
    found = paragraphs.flatMap((some) => {
      const all = some.length > 0 ? some : ['']
      return all.map((piece, i) => partOf(piece, i === all.length - 1, measure))
    })
    known.set(paragraphs, found)
  }
  return found
}

function partOf(piece: string, ends: boolean, measure: Measure): Part {
  let seen: number | undefined
  return {
    piece,
    all: measure(piece),
    // Where there is room for it with its spaces, nobody asks: to measure takes longer than all else.
    get seen() {
      seen ??= measure(piece.trimEnd())
      return seen
    },
    ends,
  }
}

/** The same where no line is wider than this: a word that is too long at any size that keeps it whole is in letters. */
export const brokenTo = (
  parts: readonly Part[],
  widest: number,
  measure: Measure,
): readonly Part[] =>
  parts.flatMap((part) => {
    if (part.all * WHOLE <= widest || part.seen * WHOLE <= widest) return [part]
    const letters = graphemesOf(part.piece)
    return letters.map((one, i) => partOf(one, part.ends && i === letters.length - 1, measure))
  })
