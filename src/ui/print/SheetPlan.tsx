import { memo, useMemo } from 'react'
import type { Game } from '../../rules/game.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Cutting } from '../paper/cutting.ts'

/** More sheets than this are not drawn in small. */
const MOST = 12

/** The sheets in small: what lies where. How many are painted by now does not concern it. */
export const SheetPlan = memo(function SheetPlan(props: {
  laid: Cutting
  items: readonly Item[]
  pieces: Game['pieces']
}) {
  const { wide, high } = props.laid.paper
  const items = useMemo(() => new Map(props.items.map((item) => [item.id, item])), [props.items])
  return (
    <div className="sheet-plan" aria-hidden>
      {props.laid.sheets.slice(0, MOST).map((sheet) => (
        <svg key={sheet[0]?.id} aria-hidden viewBox={`0 0 ${wide} ${high}`}>
          {sheet.map(({ id, x, y, w, h }) => {
            const item = items.get(id)
            const note = item && props.pieces[item.kind]?.painter === 'note'
            return (
              <rect
                key={id}
                x={x}
                y={y}
                width={w}
                height={h}
                data-color={note ? String(item.props.color) : 'card'}
              />
            )
          })}
        </svg>
      ))}
      {props.laid.sheets.length > MOST && <span>{'…'}</span>}
    </div>
  )
})
