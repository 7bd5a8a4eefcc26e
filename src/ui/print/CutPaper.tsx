import type { Ref } from 'react'
import './cutpaper.css'
import type { Cutting, LaidCut } from '../paper/cutting.ts'

/** A mark begins so far from the edge that is cut, and is so long (mm). */
const AWAY = 0.5
const LONG = 3.5

/** Sheets with cards and notes to cut out, laid out for paper in their real size. */
export function CutPaper(props: {
  laid: Cutting
  /** Addresses of their pictures, one a sheet. */
  pictures: readonly string[]
  ref: Ref<HTMLDivElement>
}) {
  const { paper, sheets } = props.laid
  const { wide, high } = paper
  return (
    <div ref={props.ref} className="on-paper cut-paper">
      {sheets.map((cuts, at) => (
        <section key={props.pictures[at]} style={{ width: mm(wide), height: mm(high) }}>
          <img
            src={props.pictures[at]}
            aria-hidden
            style={{ inset: 0, width: mm(wide), height: mm(high) }}
          />
          <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden>
            <path d={cuts.map(marks).join('')} />
          </svg>
        </section>
      ))}
    </div>
  )
}

const mm = (length: number) => `${length}mm`

/** Two short lines at each corner, in line with the edges. */
function marks({ x, y, w, h }: LaidCut): string {
  return [x, x + w]
    .flatMap((at, right) =>
      [y, y + h].map((level, below) => {
        const [out, down] = [right ? 1 : -1, below ? 1 : -1]
        return `M${at + out * AWAY} ${level}h${out * LONG}M${at} ${level + down * AWAY}v${down * LONG}`
      }),
    )
    .join('')
}
