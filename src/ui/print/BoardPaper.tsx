import type { Ref } from 'react'
import './cutpaper.css'
import { OVERLAP, type Poster, type PosterSheet } from './poster.ts'

/** The table laid out for paper: on one sheet, or on many that overlap, with marks where they are joined. */
export function BoardPaper(props: {
  poster: Poster
  /** Addresses of what each sheet shows. */
  pictures: readonly string[]
  name(sheet: PosterSheet): string
  ref: Ref<HTMLDivElement>
}) {
  const { poster, pictures } = props
  const { wide, high } = poster.paper
  const many = poster.sheets.length > 1
  return (
    <div ref={props.ref} className="on-paper cut-paper">
      {poster.sheets.map((sheet, i) => (
        <section key={pictures[i]} style={{ width: mm(wide), height: mm(high) }}>
          <img
            src={pictures[i]}
            aria-hidden
            style={{ left: mm(sheet.x), top: mm(sheet.y), width: mm(sheet.w), height: mm(sheet.h) }}
          />
          {many && (
            <>
              <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden>
                <Joints sheet={sheet} poster={poster} />
                <Plan sheet={sheet} poster={poster} />
              </svg>
              <p style={{ left: mm(sheet.x), bottom: '2.2mm' }}>{props.name(sheet)}</p>
            </>
          )}
        </section>
      ))}
    </div>
  )
}

const mm = (length: number) => `${length}mm`

/** Where the next sheet is laid on this one, and where this one is cut to be laid on the one before. */
function Joints({ sheet, poster }: { sheet: PosterSheet; poster: Poster }) {
  const { x, y, w, h, column, row } = sheet
  const [right, below] = [column < poster.wide - 1, row < poster.high - 1]
  const cut = [column > 0 && `M${x} ${y - 4}v${h + 8}`, row > 0 && `M${x - 4} ${y}h${w + 8}`]
  const glue = [
    right && `M${x + w - OVERLAP} ${y - 4}v4M${x + w - OVERLAP} ${y + h}v4`,
    below && `M${x - 4} ${y + h - OVERLAP}h4M${x + w} ${y + h - OVERLAP}h4`,
  ]
  // A cross stands at the same spot of both sheets.
  const crosses = [
    ...(right ? [y + h * 0.25, y + h * 0.75].map((at) => [x + w - OVERLAP / 2, at] as const) : []),
    ...(column > 0 ? [y + h * 0.25, y + h * 0.75].map((at) => [x + OVERLAP / 2, at] as const) : []),
    ...(below ? [x + w * 0.25, x + w * 0.75].map((at) => [at, y + h - OVERLAP / 2] as const) : []),
    ...(row > 0 ? [x + w * 0.25, x + w * 0.75].map((at) => [at, y + OVERLAP / 2] as const) : []),
  ]
  return (
    <>
      <path className="cut" d={cut.filter(Boolean).join('')} />
      <path d={glue.filter(Boolean).join('')} />
      <path d={crosses.map(([cx, cy]) => `M${cx - 2} ${cy}h4M${cx} ${cy - 2}v4`).join('')} />
    </>
  )
}

/** All sheets in small, this one filled. */
function Plan({ sheet, poster }: { sheet: PosterSheet; poster: Poster }) {
  const { paper, wide, high } = poster
  const side = Math.min(4, 6 / high)
  const left = paper.wide - 10 - wide * side
  const top = paper.high - 1.6 - high * side
  return poster.sheets.map(({ column, row }) => (
    <rect
      key={`${column},${row}`}
      className={column === sheet.column && row === sheet.row ? 'here' : 'plan'}
      x={left + column * side}
      y={top + row * side}
      width={side}
      height={side}
    />
  ))
}
