import { RefreshCw } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import type { Supply } from '../rules/game.ts'
import { useBoard, useDesk } from './desk.ts'
import { IconButton } from './IconButton.tsx'
import { useSay } from './say.ts'
import { left, refill } from './stock.ts'

export interface SupplyProps {
  /** A pull from a stack has begun: the board carries it on. */
  onPull(event: PointerEvent, supply: Supply): void
  /** One of these, please, in the middle of what is seen. */
  onMake(supply: Supply): void
}

/** The stacks and pads within reach, at the table's edge [P2]. */
export function SupplyBar(props: SupplyProps) {
  const { game } = useDesk()
  const say = useSay()
  return (
    <ul className="supply" aria-label={say('supply')}>
      {game.supply.map((supply) => (
        <li key={supply.id}>
          <Pile supply={supply} {...props} />
        </li>
      ))}
    </ul>
  )
}

// From this far on it is a pull and no longer a press. CSS px.
const PULL = 6

function Pile({ supply, onPull, onMake }: { supply: Supply } & SupplyProps) {
  const { game, table, seat } = useDesk()
  const say = useSay()
  const board = useBoard()
  const down = useRef<{ id: number; x: number; y: number } | undefined>(undefined)
  const pulled = useRef(false)
  const rest = left(board, supply)
  const painter = game.pieces[supply.kind]?.painter
  const { color } = supply.props
  const label = say('supply.take', { what: say(supply.say) })
  return (
    <>
      <button
        type="button"
        className={`pile pile-${painter}`}
        data-color={typeof color === 'string' ? color : undefined}
        data-low={rest < 4 ? rest : undefined}
        aria-label={`${label}. ${say('supply.left', { n: rest })}`}
        title={label}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          pulled.current = false
          down.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
          // Moves are wanted here until it is a pull, wherever the pointer goes.
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          const start = down.current
          if (start?.id !== event.pointerId) return
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < PULL) return
          down.current = undefined
          pulled.current = true
          event.currentTarget.releasePointerCapture(event.pointerId)
          onPull(event, supply)
        }}
        onPointerUp={() => {
          down.current = undefined
        }}
        onPointerCancel={() => {
          down.current = undefined
        }}
        onClick={() => {
          // The click that ends a pull is no press of its own.
          if (pulled.current) pulled.current = false
          else onMake(supply)
        }}
      >
        <i />
        <i />
        <i />
        <i className="top-sheet" />
      </button>
      <span className="count" aria-hidden>
        {say('supply.left', { n: rest })}
      </span>
      {rest === 0 && (
        <IconButton
          icon={RefreshCw}
          label={say('supply.refill', { what: say(supply.say) })}
          onClick={() => table.apply([refill(board, supply)], { seat: seat() ?? '' })}
        />
      )}
    </>
  )
}
