import { Suspense, useState } from 'react'
import { useDesk, useReading } from '../desk/desk.ts'
import { late } from '../parts/late.tsx'
import { canShake, mayShake } from '../settings/phone.ts'
import type { PalmProps } from './props.ts'
import { usePalmSay } from './words.ts'

// With the first Check, and with the first free throw.
const Throwing = late(() => import('../check/Throwing.tsx'))
const FreePanel = late(() => import('../rolls/FreePanel.tsx'))

/** Dice in the palm: flicked up, shaken or thrown by a button, they fly from this seat's edge. */
export function InPalm(props: PalmProps & { readonly shown: boolean }) {
  const { tray, ready, shakes, onShakes, shown } = props
  const desk = useDesk()
  const say = usePalmSay()
  const [free, setFree] = useState(false)
  const gathering = useReading((board) => desk.game.checks?.gathering?.(board, desk.act()))
  const asked = !free && gathering && gathering.check.dice.length > 0 ? gathering : undefined
  const hint = ready === 0 ? 'palm.none' : shakes ? 'palm.fling' : 'palm.flick'
  return (
    <section className="palm-dice" data-shown={shown} inert={!shown} aria-label={say('palm.dice')}>
      <p className="palm-hint">{say(hint)}</p>
      <div className="palm-tray place-tray">{tray}</div>
      {shown && (
        <div className="palm-throw">
          <Suspense>{asked && <Throwing gathering={asked} />}</Suspense>
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
