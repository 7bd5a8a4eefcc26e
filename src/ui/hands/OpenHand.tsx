import { useState } from 'react'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { useDesk } from '../desk/desk.ts'
import { CardDeeds } from './CardDeeds.tsx'
import { Fan } from './Fan.tsx'
import { toldOf } from './held.ts'
import { useCardPlay, useHand } from './useHand.ts'
import { useHandsSay } from './words.ts'

/** A hand that stands open: nobody else is at this screen. */
export function OpenHand({ seat, row }: { seat: SeatId; row?: boolean }) {
  const desk = useDesk()
  const say = useHandsSay()
  const play = useCardPlay()
  const { cards, sort } = useHand(seat, true)
  const [current, look] = useState<ItemId>()
  const [chosen, choose] = useState<ItemId>()
  const [told, tell] = useState('')
  const picked = cards.find(({ id }) => id === chosen)
  const playIt = (card: ItemId) => {
    choose(undefined)
    tell(play.play(card) ? '' : say('hands.nothing'))
  }
  if (cards.length === 0) return <p className="hand-none">{say('hands.none')}</p>
  const sortBy = (by: 1 | -1) => {
    const at = cards.findIndex(({ id }) => id === chosen)
    if (chosen !== undefined) sort(chosen, cards[at + by]?.id)
  }
  return (
    <>
      {picked && (
        <CardDeeds
          key={picked.id}
          card={picked.id}
          called={toldOf(picked, desk.say).name}
          play={play}
          onSort={sortBy}
          onClose={() => choose(undefined)}
        />
      )}
      {/* What came of a drag that did nothing. */}
      <p className="hand-told" role="status">
        {told}
      </p>
      <p className="hidden" id={`hand-how-${seat}`}>
        {say('hands.how')}
      </p>
      <Fan
        {...{ cards, current, chosen }}
        how={`hand-how-${seat}`}
        {...(row && { row })}
        onCurrent={look}
        onSort={sort}
        onPlay={playIt}
        onChoose={(card) => {
          tell('')
          if (play.answers(card)) playIt(card)
          else choose(card === chosen ? undefined : card)
        }}
      />
    </>
  )
}
