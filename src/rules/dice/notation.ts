import { type Sentence, say } from '../plain/sentence.ts'
import type { Bursts, Die } from './dice.ts'
import { FACES, MOST_THROWN } from './dice.ts'

/** The sorts of dice that can be asked for; a d100 is two ten-sided dice, tens and ones. */
export const DICE_SORTS = ['d4', 'd6', 'd7', 'd8', 'd10', 'd12', 'd20', 'd100'] as const
export type DiceSort = (typeof DICE_SORTS)[number]

/** Keep or drop the highest or lowest so many of a term's dice. */
export interface Keep {
  readonly which: 'kh' | 'kl' | 'dh' | 'dl'
  readonly n: number
}

/** Dice of one sort: added or taken off, bursting on their highest face or not. */
export interface AddedDice {
  readonly sign: 1 | -1
  readonly count: number
  readonly sort: DiceSort
  readonly bursts?: true
  readonly keep?: Keep
}

/** A number that is added or taken off. */
export interface AddedNumber {
  readonly sign: 1 | -1
  readonly number: number
}

export type Addend = AddedDice | AddedNumber

/** What is thrown and how it is added up: the notation in common use, such as `4d6kh3+d8-2`, as data. */
export type Notation = readonly Addend[]

/** Why a text is no notation: a sentence, and which part of the text it is about (UTF-16 units). */
export interface Misread {
  readonly say: Sentence
  readonly at: number
  readonly length: number
}

const LONGEST = 200
const MOST_NUMBER = 9999

export const isDice = (term: Addend): term is AddedDice => 'sort' in term

/** The dice of one of a sort. */
const diceOf = (sort: DiceSort): readonly Die[] => (sort === 'd100' ? ['d00', 'd0'] : [sort])

/** The dice that leave the hand, term by term. */
export const thrownBy = (notation: Notation): Die[] =>
  notation.flatMap((term) =>
    isDice(term) ? Array.from({ length: term.count }, () => diceOf(term.sort)).flat() : [],
  )

/** The faces that burst, by sort of die. */
export function burstsOf(notation: Notation): Bursts {
  const bursting = notation.flatMap((t) => (isDice(t) && t.bursts ? diceOf(t.sort) : []))
  return Object.fromEntries(bursting.map((die) => [die, [FACES[die]]]))
}

/** As it is written: the shortest form, which `parse` reads back as the same. */
export function stringify(notation: Notation): string {
  return notation
    .map((term, i) => {
      const sign = term.sign < 0 ? '-' : i > 0 ? '+' : ''
      if (!isDice(term)) return `${sign}${term.number}`
      const { count, sort, bursts, keep } = term
      const kept = keep ? `${keep.which}${keep.n}` : ''
      return `${sign}${count === 1 ? '' : count}${sort}${bursts ? '!' : ''}${kept}`
    })
    .join('')
}

/** Reads what somebody wrote; what is no notation comes back with the place where it stops being one. */
export function parse(text: string): Notation | Misread {
  const misread = (key: string, at: number, part: string, values = {}): Misread => ({
    say: say(`notation.${key}`, { part, at: at + 1, ...values }),
    at,
    length: part.length,
  })
  if (text.length > LONGEST) return misread('long', LONGEST, text.slice(LONGEST))
  if (!text.trim()) return misread('empty', 0, '')

  const terms: Addend[] = []
  let at = 0
  const take = (what: RegExp): RegExpExecArray | undefined => {
    what.lastIndex = at
    const found = what.exec(text) ?? undefined
    at += found?.[0].length ?? 0
    return found
  }
  /** What stands here, as far as it hangs together. */
  const here = () => /[+\-−–]|[^\s+\-−–]+|$/.exec(text.slice(at))?.[0] ?? ''

  for (;;) {
    take(/\s*/y)
    const signed = take(/[+\-−–]\s*/y)
    if (terms.length > 0 && !signed) {
      const odd = here()
      return misread(/^\d*d?[\d%]/i.test(odd) ? 'sign' : 'unknown', at, odd)
    }
    const start = at
    if (signed && at === text.length) {
      const sign = signed[0].trim()
      return misread('end', text.lastIndexOf(sign), sign)
    }
    const term = readTerm(signed && signed[0][0] !== '+' ? -1 : 1)
    if ('say' in term) return term
    terms.push(term)
    const dice = thrownBy([term])
    if (thrownBy(terms).length > MOST_THROWN) {
      return misread('many', start, text.slice(start, at), { most: MOST_THROWN })
    }
    const unlike = terms.find((t) => isDice(t) && isDice(term) && t.sort === term.sort)
    if (isDice(term) && unlike && isDice(unlike) && unlike.bursts !== term.bursts) {
      return misread('mixed', start, text.slice(start, at), { die: dice[0] ?? '' })
    }
    take(/\s*/y)
    if (at === text.length) break
  }
  return terms.some(isDice) ? terms : misread('dice', 0, text.trim())

  function readTerm(sign: 1 | -1): Addend | Misread {
    const start = at
    const dice = take(/(\d*)\s*d\s*(\d+|%|)/iy)
    if (!dice) {
      const number = take(/\d+/y)?.[0]
      if (number === undefined) return misread('unknown', at, here())
      if (Number(number) > MOST_NUMBER) return misread('big', start, number, { most: MOST_NUMBER })
      return { sign, number: Number(number) }
    }
    const [whole, many = '', faces = ''] = dice
    const part = whole.trim()
    if (!faces) {
      const odd = here()
      return odd && /^\S/.test(text.slice(at))
        ? misread('unknown', start, part + odd)
        : misread('faces', start, part)
    }
    const sort = DICE_SORTS.find((each) => each === `d${faces === '%' ? 100 : Number(faces)}`)
    if (!sort)
      return misread('die', start, part, { die: `d${faces}`, sorts: DICE_SORTS.join(', ') })
    const count = many === '' ? 1 : Number(many)
    if (count === 0) return misread('none', start, part)
    // Before anything is made of the number.
    if (count > MOST_THROWN) return misread('many', start, part, { most: MOST_THROWN })
    const bursts = take(/\s*!/y)
    if (bursts && sort === 'd100') return misread('hundred', at - 1, '!')
    const kept = take(/\s*(kh|kl|dh|dl|k)\s*(\d*)/iy)
    const [, which = '', n = ''] = kept ?? []
    const keep = keepOf(which, n)
    const most = keep?.which.startsWith('d') ? count - 1 : count
    if (kept && keep && (keep.n < 1 || keep.n > most)) {
      return misread('keep', at - kept[0].trimStart().length, kept[0].trim(), { most })
    }
    return { sign, count, sort, ...(bursts && { bursts: true }), ...(keep && { keep }) }
  }
}

function keepOf(which: string, n: string): Keep | undefined {
  const lower = which.toLowerCase()
  const known = lower === 'k' ? 'kh' : (['kh', 'kl', 'dh', 'dl'] as const).find((w) => w === lower)
  return known && { which: known, n: n === '' ? 1 : Number(n) }
}

/** With one more of a sort: in the first term that adds some, or in a new one at the end. */
export function withOne(notation: Notation, sort: DiceSort): Notation {
  const of = (t: Addend): t is AddedDice => isDice(t) && t.sort === sort
  const at = notation.findIndex((t) => of(t) && t.sign > 0)
  const term = notation[at]
  if (term && isDice(term)) return notation.with(at, { ...term, count: term.count + 1 })
  // Like dice burst alike.
  const bursts = notation.find(of)?.bursts
  return [...notation, { sign: 1, count: 1, sort, ...(bursts && { bursts }) }]
}

/** With one fewer of a sort: out of the last term that has it. */
export function lessOne(notation: Notation, sort: DiceSort): Notation {
  const at = notation.findLastIndex((t) => isDice(t) && t.sort === sort)
  const term = notation[at]
  if (!term || !isDice(term)) return notation
  if (term.count === 1) return notation.toSpliced(at, 1)
  const { keep, ...rest } = term
  const count = term.count - 1
  const most = keep?.which.startsWith('d') ? count - 1 : count
  const n = Math.min(keep?.n ?? 0, most)
  return notation.with(at, { ...rest, count, ...(keep && n > 0 && { keep: { ...keep, n } }) })
}

/** How many of a sort there are. */
export const countOf = (notation: Notation, sort: DiceSort): number =>
  notation.reduce((n, term) => n + (isDice(term) && term.sort === sort ? term.count : 0), 0)
