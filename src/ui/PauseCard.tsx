import { CirclePause } from 'lucide-react'
import type { Clock } from '../rules/game.ts'
import { useBoard, useDesk } from './desk.ts'
import { useForms } from './forms.tsx'
import { Offers, useOfferWords } from './Offers.tsx'
import { useSay } from './say.ts'

/** The pause card: anybody may lay it at any time, without a reason; while it lies there, that is said. */
export function PauseCard({ clock }: { clock: Clock | undefined }) {
  const desk = useDesk()
  const say = useSay()
  const board = useBoard()
  const { begin } = useForms()
  const words = useOfferWords()
  const { pause } = desk.game.gestures
  if (pause === undefined) return null
  const lying = [...board.items.values()].find(
    ({ kind }) => desk.game.pieces[kind]?.painter === 'placard',
  )
  if (lying)
    return (
      <div className="paused" role="status">
        <p>{say('pause.now')}</p>
        {!clock && <Offers offers={desk.game.offers(board, desk.act(), lying.id)} />}
      </div>
    )
  // The clock offers it itself.
  if (clock?.offers.some(({ move }) => move === pause)) return null
  return (
    <button type="button" className="quiet pause" onClick={() => begin({ move: pause })}>
      <CirclePause aria-hidden size={18} />
      {words({ move: pause })}
    </button>
  )
}
