import type { FaceBlock, FaceBox, FaceLetters, PrintedFace } from '../../../rules/board/face.ts'
import { plain } from '../../../rules/plain/sentence.ts'
import { signAt } from '../faces/cardfaces.ts'
import type { WoodcutId } from '../faces/signs.ts'

/** How large a page of paper to take home is, mm: it has room on A4 and on US Letter. */
export const PAGE = { width: 190, height: 266 } as const

/** A part of a page, one below the other. All words are in the language of the page. */
export type PagePart =
  | { readonly as: 'text'; readonly says: string }
  | { readonly as: 'head'; readonly says: string }
  /** Numbered steps, or things with what they are: each begins with what stands in bold. */
  | { readonly as: 'terms'; readonly items: readonly (readonly [name: string, says: string])[] }
  | {
      readonly as: 'table'
      readonly head: readonly string[]
      /** How wide its columns are, beside one another. */
      readonly wide: readonly number[]
      readonly rows: readonly (readonly string[])[]
    }
  /** Parts side by side, and how wide each lot of them is, beside one another. */
  | {
      readonly as: 'columns'
      readonly wide: readonly number[]
      readonly all: readonly (readonly PagePart[])[]
    }

/** A page to look things up on while one plays. */
export interface PageText {
  readonly title: string
  readonly parts: readonly PagePart[]
}

/** What a page is printed with: plain paper, since it is printed at home. */
const INK = '#2b2018'
const MADDER = '#8a2a20'
const TINT = '#f3ead6'
const FAINT = '#b59c74'

const EDGE = 9
const TOP = 29
/** Letters are as large as fills the page, between these, mm. */
const LETTERS = { most: 3.8, least: 2.6, step: 0.1 } as const
/** A line of text for each size of letters, and how wide a letter is, taken a little widely. */
const LEADING = 1.2
const LETTER = 0.505
/** Room in a row of a table above and below its letters, and between parts, by the size of letters. */
const ROW = 0.5
const GAP = 0.9
/** Bold letters are so much wider. */
const BOLD = 1.12

interface Laid {
  readonly blocks: readonly FaceBlock[]
  readonly high: number
}

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

const words = (
  text: string,
  at: FaceBox,
  look: FaceLetters,
  more: { readonly at?: 'center'; readonly ink?: string } = {},
): FaceBlock => ({ as: 'words', says: () => plain(text), box: at, look, ...more })

/** How many lines a text takes: no word is divided. */
function linesOf(text: string, wide: number, size: number): number {
  const room = wide / (size * LETTER)
  let lines = 1
  let used = -1
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length > room) {
      lines++
      used = length
    } else used += 1 + length
  }
  return lines
}

const highOf = (text: string, wide: number, size: number): number =>
  linesOf(text, wide, size) * size * LEADING

/** Rows as high as their highest cell, every other one on a band. */
function tableOf(
  part: Extract<PagePart, { as: 'table' }>,
  at: Omit<FaceBox, 'h'>,
  size: number,
): Laid {
  const whole = part.wide.reduce((sum, one) => sum + one, 0)
  const wide = part.wide.map((one) => (one / whole) * at.w)
  const starts = wide.map((_, i) => at.x + wide.slice(0, i).reduce((sum, one) => sum + one, 0))
  const blocks: FaceBlock[] = []
  let y = at.y
  for (const [n, cells] of [part.head, ...part.rows].entries()) {
    const high =
      Math.max(...cells.map((cell, i) => highOf(cell, (wide[i] ?? 1) - size, size))) + ROW * size
    if (n % 2 === 0)
      blocks.push({ as: 'band', box: box(at.x, y, at.w, high), ink: TINT, round: 0.8 })
    for (const [i, cell] of cells.entries()) {
      if (cell === '') continue
      const head = n === 0 || i === 0
      blocks.push(
        words(
          cell,
          box(
            (starts[i] ?? 0) + size / 2,
            y + (ROW * size) / 2,
            (wide[i] ?? 1) - size,
            high - ROW * size,
          ),
          'text',
          head ? { ink: MADDER } : {},
        ),
      )
    }
    y += high
    if (n === 0)
      blocks.push({ as: 'rule', box: box(at.x, y - 0.1, at.w, 0.2), ink: MADDER, line: 0.3 })
  }
  return { blocks, high: y - at.y }
}

function termsOf(
  part: Extract<PagePart, { as: 'terms' }>,
  at: Omit<FaceBox, 'h'>,
  size: number,
): Laid {
  const longest = Math.max(...part.items.map(([name]) => name.length))
  const named = Math.min(at.w * 0.4, longest * size * LETTER * BOLD + size)
  const blocks: FaceBlock[] = []
  let y = at.y
  for (const [name, says] of part.items) {
    const high = Math.max(highOf(says, at.w - named, size), highOf(name, named, size))
    blocks.push(
      words(name, box(at.x, y, named, high), 'text', { ink: MADDER }),
      words(says, box(at.x + named, y, at.w - named, high), 'text'),
    )
    y += high + size * 0.3
  }
  return { blocks, high: y - at.y }
}

function partOf(part: PagePart, at: Omit<FaceBox, 'h'>, size: number): Laid {
  switch (part.as) {
    case 'head': {
      const high = size * 1.7
      return {
        blocks: [words(part.says, box(at.x, at.y, at.w, high), 'head', { ink: MADDER })],
        high,
      }
    }
    case 'text': {
      const high = highOf(part.says, at.w, size)
      return { blocks: [words(part.says, box(at.x, at.y, at.w, high), 'text')], high }
    }
    case 'table':
      return tableOf(part, at, size)
    case 'terms':
      return termsOf(part, at, size)
    case 'columns': {
      const between = size * 1.6
      const whole = part.wide.reduce((sum, one) => sum + one, 0)
      const room = at.w - between * (part.all.length - 1)
      let x = at.x
      const laid = part.all.map((parts, i) => {
        const w = ((part.wide[i] ?? 1) / whole) * room
        const column = partsOf(parts, { x, y: at.y, w }, size)
        x += w + between
        return column
      })
      return {
        blocks: laid.flatMap(({ blocks }) => blocks),
        high: Math.max(...laid.map(({ high }) => high)),
      }
    }
  }
}

/** Parts one below the other; a head stands close to what it heads. */
function partsOf(parts: readonly PagePart[], at: Omit<FaceBox, 'h'>, size: number, more = 0): Laid {
  const blocks: FaceBlock[] = []
  let y = at.y
  for (const part of parts) {
    const laid = partOf(part, { ...at, y }, size)
    blocks.push(...laid.blocks)
    y += laid.high + (part.as === 'head' ? size * 0.2 : size * GAP + more)
  }
  return { blocks, high: y - at.y }
}

/** How high the parts of a page are with letters of this size, mm. */
const bodyHigh = (parts: readonly PagePart[], size: number): number =>
  partsOf(parts, { x: EDGE, y: TOP, w: PAGE.width - EDGE * 2 }, size).high

/** The size of letters that fills a page, mm; undefined where they would be too small to read. */
export function lettersFor({ parts }: PageText): number | undefined {
  for (let size: number = LETTERS.most; size >= LETTERS.least; size -= LETTERS.step)
    if (TOP + bodyHigh(parts, size) <= PAGE.height - EDGE + size * GAP) return size
  return undefined
}

/** The head of a page: a sign, its title, and a line below. */
export const pageHead = (title: string, sign: WoodcutId): readonly FaceBlock[] => [
  {
    as: 'frame',
    box: box(2.5, 2.5, PAGE.width - 5, PAGE.height - 5),
    ink: MADDER,
    line: 0.7,
    round: 3,
  },
  {
    as: 'frame',
    box: box(4.2, 4.2, PAGE.width - 8.4, PAGE.height - 8.4),
    ink: FAINT,
    line: 0.25,
    round: 2,
  },
  signAt(box(EDGE, 9, 13, 13), sign, MADDER),
  words(title, box(EDGE + 17, 8.5, PAGE.width - EDGE * 2 - 17, 14), 'title', { ink: MADDER }),
  { as: 'rule', box: box(EDGE, 24.5, PAGE.width - EDGE * 2, 0.5), ink: MADDER, line: 0.5 },
]

/** A page as it is printed. */
export function pageFace(page: PageText, sign: WoodcutId): PrintedFace {
  const size = lettersFor(page) ?? LETTERS.least
  const spare = PAGE.height - EDGE - TOP - bodyHigh(page.parts, size) + size * GAP
  const gaps = page.parts.filter(({ as }) => as !== 'head').length
  // What is left is given to what stands between, as far as that still looks like one page.
  const more = Math.min(size * 1.2, Math.max(0, spare) / Math.max(1, gaps))
  const body = partsOf(page.parts, { x: EDGE, y: TOP, w: PAGE.width - EDGE * 2 }, size, more)
  return {
    paper: '#fffdf7',
    ink: INK,
    round: 0,
    blocks: [...pageHead(page.title, sign), ...body.blocks],
  }
}
