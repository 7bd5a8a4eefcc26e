import { CirclePause } from 'lucide-react'
import { useBoard, useDesk } from './desk.ts'
import { useForms } from './forms.tsx'
import { IconButton } from './IconButton.tsx'
import { Offers, useOfferWords } from './Offers.tsx'
import { useSay } from './say.ts'

/** Lays the pause card: within everybody's reach at any time, without a reason. */
export function PauseButton() {
  const { gestures } = useDesk().game
  const { begin } = useForms()
  const words = useOfferWords()
  const { pause } = gestures
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
  const board = useBoard()
  const card = [...board.items.values()].find(
    ({ kind }) => desk.game.pieces[kind]?.painter === 'placard',
  )
  if (!card || desk.game.gestures.pause === undefined) return null
  return (
    <div className="paused" role="status">
      <p>{say('pause.now')}</p>
      {offers && <Offers offers={desk.game.offers(board, desk.act(), card.id)} />}
    </div>
  )
}
