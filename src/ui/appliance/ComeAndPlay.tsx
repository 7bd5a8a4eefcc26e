import { Pointer } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { EDGES } from '../../rules/plain/sides.ts'
import { useDesk } from '../desk/desk.ts'
import { turnFor } from '../parts/facing.ts'
import { useRoundSay } from '../round/words.ts'
import { spotOf } from './idle.ts'

/**
 * Invites whoever comes by, from every side, over the table as it was left. The first touch or key takes it away and
 * does nothing else.
 */
export function ComeAndPlay({ place, onWake }: { place: number; onWake(): void }) {
  const { game } = useDesk()
  const say = useRoundSay()
  const ref = useRef<HTMLDialogElement>(null)
  const wake = useRef(onWake)
  wake.current = onWake
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    // The browser's own: it lies over other dialogs, and nothing behind it can be touched.
    if (dialog && !dialog.open) dialog.showModal()
    const ear = new AbortController()
    const { signal } = ear
    const how = { signal, capture: true }
    // A browser makes a click of a finger that is lifted, on whatever lies there then.
    dialog?.addEventListener(
      'touchend',
      (event) => {
        event.preventDefault()
        wake.current()
      },
      { ...how, passive: false },
    )
    dialog?.addEventListener('click', () => wake.current(), how)
    addEventListener('keydown', (event) => swallow(event, () => wake.current()), how)
    return () => {
      ear.abort()
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const { x, y } = spotOf(place)
  const words = say('round.come', { game: say(game.say) })
  return (
    <dialog
      ref={ref}
      className="invitation"
      aria-label={words}
      onCancel={(event) => {
        event.preventDefault()
        onWake()
      }}
    >
      <div className="invitation-ring" style={{ '--x': x, '--y': y } as CSSProperties}>
        {EDGES.map((edge) => (
          <p
            key={edge}
            data-edge={edge}
            style={{ '--turn': turnFor(edge) } as CSSProperties}
            aria-hidden={edge !== 'bottom'}
          >
            <b>{words}</b>
            {say('round.wake')}
          </p>
        ))}
        <Pointer aria-hidden />
      </div>
    </dialog>
  )
}

/** A key that ends it does so once, however long it is held, and nothing else. */
function swallow(event: KeyboardEvent, wake: () => void): void {
  const end = new AbortController()
  const how = { capture: true, signal: end.signal }
  const stop = (other: Event) => {
    other.preventDefault()
    other.stopImmediatePropagation()
  }
  stop(event)
  addEventListener('keydown', (other) => (other.repeat ? stop(other) : end.abort()), how)
  const last = (other: Event) => {
    stop(other)
    end.abort()
  }
  addEventListener('keyup', last, how)
  wake()
}
