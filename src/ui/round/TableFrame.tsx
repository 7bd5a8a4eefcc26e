import { Move } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { arrowOf } from '../../rules/plain/arrows.ts'
import { FRAME } from '../../rules/plain/round.ts'
import type { Sight } from '../device/keepclear.ts'
import { useGrip } from '../parts/useGrip.ts'
import { useRoundSay } from './words.ts'
import './frame.css'

/** An arrow key moves the table by so much, px. */
const STEP = 60

/**
 * The frame round a table that lies among people, and a handle at two of its corners: only by these the table moves
 * under their hands. Two fingers on the frame are the board's own matter; what is seen of it lies over them.
 */
export default function TableFrame({ mm, pan }: { readonly mm: number } & Pick<Sight, 'pan'>) {
  return (
    <div className="table-frame" style={{ '--mm': `${mm}px`, '--frame': FRAME } as CSSProperties}>
      <Handle at="start" pan={pan} />
      <Handle at="end" pan={pan} />
    </div>
  )
}

/** What the table is taken by: by a finger, a mouse, a pen or the arrow keys. */
function Handle({ at, pan }: { readonly at: 'start' | 'end' } & Pick<Sight, 'pan'>) {
  const say = useRoundSay()
  const how = useId()
  const grip = useGrip({
    take: () => ({ x: 0, y: 0 }),
    drag(come, x, y) {
      pan(x - come.x, y - come.y)
      Object.assign(come, { x, y })
    },
  })
  const key = (event: KeyboardEvent) => {
    const way = arrowOf(event.key)
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    pan(way[0] * STEP, way[1] * STEP)
  }
  return (
    <button
      type="button"
      className="table-handle"
      data-at={at}
      aria-label={say('round.move')}
      aria-describedby={how}
      title={say('round.move')}
      {...grip}
      onKeyDown={key}
    >
      <Move aria-hidden />
      <span id={how} className="hidden">
        {say('round.moveHow')}
      </span>
    </button>
  )
}
