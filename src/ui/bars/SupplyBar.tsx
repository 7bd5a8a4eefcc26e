import { Dices, RefreshCw } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import type { Supply } from '../../rules/board/piece.ts'
import { CommandButton } from '../desk/CommandButton.tsx'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import type { Tool } from '../desk/Tools.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'
import { Markers } from './Markers.tsx'
import { Pile } from './Pile.tsx'

export interface SupplyProps {
  /** A pull from a stack has begun: the board carries it on. */
  onPull(event: PointerEvent, supply: Supply): void
  /** One of these, please, in the middle of what is seen. */
  onMake(supply: Supply): void
}

/** What lies within reach at the table's edge [P2]: stacks and pads, dice, and everybody's markers. */
export function SupplyBar({ tool, ...props }: SupplyProps & { readonly tool: Tool }) {
  const { game } = useDesk()
  const say = useSay()
  return (
    <ul className="supply" data-covers="bottom" aria-label={say('reach')}>
      {game.supply?.map((supply) => (
        <li key={supply.id}>
          <SupplyPile supply={supply} {...props} />
        </li>
      ))}
      <li className="any-dice">
        <CommandButton id="free" icon={Dices} />
      </li>
      <li className="reach-markers">
        <Markers tool={tool} />
      </li>
    </ul>
  )
}

// From this far on it is a pull and no longer a press. CSS px.
const PULL = 6

/** A stack or a pad that one pulls from, or presses for one of it. */
export function SupplyPile({ supply, onPull, onMake }: { supply: Supply } & SupplyProps) {
  const { game } = useDesk()
  const { begin } = useForms()
  const say = useSay()
  const down = useRef<{ id: number; x: number; y: number } | undefined>(undefined)
  const pulled = useRef(false)
  const rest = useBoardOf(supply.left)
  const refill = game.gestures?.refill
  const label = say('reach.take', { what: say(supply.say) })
  return (
    <>
      <Pile
        supply={supply}
        painter={game.pieces[supply.kind]?.painter}
        rest={rest}
        aria-label={`${label}. ${say('reach.left', { n: rest })}`}
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
      />
      <span className="count" aria-hidden>
        {say('reach.left', { n: rest })}
      </span>
      {rest === 0 && refill && (
        <IconButton
          icon={RefreshCw}
          label={say('reach.refill', { what: say(supply.say) })}
          onClick={() => begin({ move: refill, answers: { supply: supply.id } })}
        />
      )}
    </>
  )
}
