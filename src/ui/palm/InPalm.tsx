import { Suspense, useRef, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { useBoardOf, useDesk, useReading } from '../desk/desk.ts'
import { late } from '../parts/late.tsx'
import { canShake, mayShake } from '../settings/phone.ts'
import { tellBrought } from '../throws/tell.ts'
import { useDiceSay } from '../throws/words.ts'
import type { PalmProps } from './props.ts'
import { usePalmSay } from './words.ts'

// With the first Check, and with the first free throw.
const Throwing = late(() => import('../check/Throwing.tsx'))
const FreePanel = late(() => import('../rolls/FreePanel.tsx'))

/**
 * What the last throw of this seat has brought, in words, of those that were seen to lie; not of what comes `quiet`ly.
 */
function useBrought(seat: SeatId, quiet: boolean): string | undefined {
  const { game } = useDesk()
  const say = useDiceSay()
  const rolls = useBoardOf((board) => board.rolls)
  const known = useRef(rolls.length)
  if (quiet) known.current = rolls.length
  const last = rolls.slice(known.current).findLast((one) => one.seat === seat)
  return last && tellBrought(say, game, last)
}

/** Dice in the palm: flicked up, shaken or thrown by a button, they fly from this seat's edge. */
export function InPalm(props: PalmProps & { readonly shown: boolean }) {
  const { seat, coming, tray, ready, shakes, onShakes, shown } = props
  const desk = useDesk()
  const say = usePalmSay()
  const [free, setFree] = useState(false)
  const gathering = useReading((board) => desk.game.checks?.gathering?.(board, desk.act()))
  const { check } = gathering ?? {}
  const asked = !free && check && (check.dice.length > 0 || check.lots) ? gathering : undefined
  const brought = useBrought(seat.id, coming)
  const told = desk.throwing ? undefined : brought
  const hint = ready === 0 ? 'palm.none' : shakes ? 'palm.fling' : 'palm.flick'
  return (
    <section className="palm-dice" data-shown={shown} inert={!shown} aria-label={say('palm.dice')}>
      {told && <p className="palm-brought">{told}</p>}
      {(!told || ready > 0) && <p className="palm-hint">{say(hint)}</p>}
      <div className="palm-tray place-tray">{tray}</div>
      {shown && (
        <div className="palm-throw">
          <Suspense>{asked && <Throwing gathering={asked} bands />}</Suspense>
          <Suspense>{free && <FreePanel onClose={() => setFree(false)} />}</Suspense>
          {!free && (
            <button type="button" onClick={() => setFree(true)}>
              {say('command.free')}
            </button>
          )}
          {canShake() && !shakes && (
            <button
              type="button"
              // An iPhone asks its owner, and only upon a press.
              onClick={() => void mayShake().then((may) => may && onShakes(true))}
            >
              {say('palm.shake')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
