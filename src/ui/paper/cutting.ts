import { grouped } from '../../rules/plain/lists.ts'

/** A paper to print on. Millimetres, upright. */
export interface Paper {
  readonly wide: number
  readonly high: number
}

export const PAPERS = {
  a4: { wide: 210, high: 297 },
  letter: { wide: 215.9, high: 279.4 },
} as const satisfies Record<string, Paper>
export type PaperName = keyof typeof PAPERS

/** Something to be cut out, mm; and what it belongs to, if that is cut out as well. */
export interface Cut {
  readonly id: string
  readonly w: number
  readonly h: number
  readonly with?: string | undefined
}

/** Where it lies on its sheet: its upper left corner, mm. What has no room otherwise lies across, or is smaller. */
export interface LaidCut extends Cut {
  readonly x: number
  readonly y: number
  /** It is its back that is seen. */
  readonly back?: true
  /** It lies a quarter to the right. */
  readonly across?: true
}

export interface Cutting {
  /** The sheets, lengthwise or upright. */
  readonly paper: Paper
  readonly sheets: readonly (readonly LaidCut[])[]
}

/** Printers leave so much of a paper's edge white, and so far apart things are cut, mm. */
const EDGE = 6
const GAP = 3
/** Room for more is looked for on so many sheets, the newest. */
const OPEN = 12

/**
 * Lays what is to be cut out on as few sheets as rows allow, in its order as far as that goes. What belongs together
 * comes out of the printer together: a card and its notes lie on one sheet, or on sheets that follow one another. All
 * that has room on the paper has its real size.
 */
export function cutting(cuts: readonly Cut[], { wide, high }: Paper): Cutting {
  const on = (paper: Paper) => {
    const fitting = cuts.map((cut) => fitted(cut, paper))
    const across = fitting.filter((cut) => cut.across).length
    return { paper, across, sheets: sheetsOf(fitting, paper) }
  }
  const upright = on({ wide, high })
  const lengthwise = on({ wide: high, high: wide })
  const fewer =
    upright.sheets.length - lengthwise.sheets.length ||
    upright.across - lengthwise.across ||
    // Where something has to lie across, sheets do not.
    -upright.across
  const { paper, sheets } = fewer < 0 ? upright : lengthwise
  return { paper, sheets }
}

/** As it has room on a paper: across where it is larger so, and smaller where it has none. */
function fitted(cut: Cut, { wide, high }: Paper): Laid {
  const room = (w: number, h: number) => Math.min(1, (wide - EDGE * 2) / w, (high - EDGE * 2) / h)
  const { w, h } = cut
  const across = room(h, w) > room(w, h)
  if (across) return { ...cut, w: h * room(h, w), h: w * room(h, w), across }
  return { ...cut, w: w * room(w, h), h: h * room(w, h) }
}

/** As it is to lie, before it is known where. */
type Laid = Omit<LaidCut, 'x' | 'y'>

/**
 * The sides of sheets that are printed on both: after each the backs of what has one, where they lie when the paper is
 * turned about its upright edge.
 */
export const sidesOf = (
  { paper: { wide }, sheets }: Cutting,
  backs: ReadonlySet<string>,
): Cutting['sheets'] =>
  sheets.flatMap((cuts) => {
    const behind = cuts.filter(({ id }) => backs.has(id))
    const turned = behind.map((cut) => ({ ...cut, x: wide - cut.x - cut.w, back: true as const }))
    // Once one sheet has a back, so has each: a printer turns them all.
    return backs.size > 0 ? [cuts, turned] : [cuts]
  })

function sheetsOf(cuts: readonly Laid[], paper: Paper): LaidCut[][] {
  const families = familiesOf(cuts)
  const sheets: Laid[][] = []
  for (const family of families.filter(({ length }) => length > 1)) {
    const beside = sheets
      .slice(-OPEN)
      .find((sheet) => stacked([...sheet, ...family], paper).length === 1)
    if (beside) beside.push(...family)
    else sheets.push(...stacked(family, paper).map((rows) => rows.flat()))
  }
  // What belongs to nothing fills what is left, and then sheets of its own.
  let loose = families.flatMap((family) => (family.length > 1 ? [] : family))
  for (const sheet of sheets)
    for (const size of [...new Set(loose.map(({ w }) => w))].sort((a, b) => b - a))
      for (;;) {
        const next = loose.find(({ w }) => w === size)
        if (!next || stacked([...sheet, next], paper).length > 1) break
        sheet.push(next)
        loose = loose.filter((cut) => cut !== next)
      }
  return [...sheets.flatMap((sheet) => stacked(sheet, paper)), ...stacked(loose, paper)].map(
    (rows) => centred(rows, paper),
  )
}

/** Each with all that belongs to it, in the order of the first of them. */
function familiesOf(cuts: readonly Laid[]): Laid[][] {
  const ids = new Set(cuts.map(({ id }) => id))
  const families = grouped(cuts, (cut) =>
    cut.with !== undefined && ids.has(cut.with) ? cut.with : cut.id,
  )
  return [...families.values()]
}

/** In rows, and these on as many sheets as they need. */
function stacked(cuts: readonly Laid[], paper: Paper): Laid[][][] {
  const room = paper.wide - EDGE * 2
  const rows = [...new Set(cuts.map(({ h }) => h))]
    .sort((a, b) => b - a)
    .flatMap((h) =>
      rowsOf(
        cuts.filter((cut) => cut.h === h),
        room,
      ),
    )
  const sheets: Laid[][][] = []
  let left = 0
  for (const row of rows) {
    const high = (row[0]?.h ?? 0) + GAP
    if (high > left || sheets.length === 0) {
      sheets.push([])
      left = paper.high - EDGE * 2 + GAP
    }
    sheets.at(-1)?.push(row)
    left -= high
  }
  return sheets
}

const widthOf = (row: readonly Laid[]) => row.reduce((sum, { w }) => sum + w + GAP, -GAP)

/** Rows as full as they can be of things of one height. */
function rowsOf(cuts: readonly Laid[], room: number): Laid[][] {
  const left = grouped(cuts, ({ w }) => w)
  const widths = [...left.keys()].sort((a, b) => b - a)
  const rows: Laid[][] = []
  for (let more = cuts.length; more > 0; ) {
    const row = fullest(widths, (w) => left.get(w)?.length ?? 0, room)
    // What is wider than any paper still has a row, and is cut off by it.
    const taken = row.length > 0 ? row : widths.filter((w) => left.get(w)?.length).slice(0, 1)
    rows.push(taken.flatMap((w) => left.get(w)?.shift() ?? []))
    more -= taken.length
  }
  return rows
}

/** The widths that fill a row best, wider ones first. */
function fullest(widths: readonly number[], has: (w: number) => number, room: number): number[] {
  const [w, ...rest] = widths
  if (w === undefined) return []
  let best: number[] = []
  let used = -1
  const most = Math.min(has(w), Math.floor((room + GAP) / (w + GAP)))
  for (let n = most; n >= 0; n--) {
    const row = [...Array<number>(n).fill(w), ...fullest(rest, has, room - n * (w + GAP))]
    const full = row.reduce((sum, one) => sum + one, 0)
    if (full > used) [best, used] = [row, full]
  }
  return best
}

/** Rows below one another in the middle of a sheet, their left edges in line. */
function centred(rows: readonly (readonly Laid[])[], { wide, high }: Paper): LaidCut[] {
  const left = (wide - Math.max(...rows.map(widthOf))) / 2
  let y = (high - rows.reduce((sum, row) => sum + (row[0]?.h ?? 0) + GAP, -GAP)) / 2
  return rows.flatMap((row) => {
    let x = left
    const laid = row.map((cut) => {
      const at = { ...cut, x, y }
      x += cut.w + GAP
      return at
    })
    y += (row[0]?.h ?? 0) + GAP
    return laid
  })
}
