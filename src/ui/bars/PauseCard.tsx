import { CirclePause } from 'lucide-react'
import { useDesk, useReading } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import { Offers, useOfferWords } from '../desk/Offers.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'

/** Lays the pause card: within everybody's reach at any time, without a reason. */
export function PauseButton() {
  const pause = useDesk().game.gestures?.pause
  const { begin } = useForms()
  const words = useOfferWords()
  if (pause === undefined) return null
  return (
    <IconButton
      icon={CirclePause}
      label={words({ move: pause })}
      onClick={() => begin({ move: pause })}
    />
  )
}

/** While a pause card lies on the table, that is said, and it can be taken up again. */
export function Paused({ offers }: { offers: boolean }) {
  const desk = useDesk()
  const say = useSay()
  const paused = useReading((board) => {
    for (const { id, kind } of board.items.values())
      if (desk.game.pieces[kind]?.painter === 'placard')
        return { offers: desk.game.offers?.(board, desk.act(), id) ?? [] }
    return undefined
  })
  if (!paused || desk.game.gestures?.pause === undefined) return null
  return (
    <div className="paused" role="status">
      <p>{say('pause.now')}</p>
      {offers && <Offers offers={paused.offers} />}
    </div>
  )
}
