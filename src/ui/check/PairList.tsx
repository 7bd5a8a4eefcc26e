import { ChevronUp, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { PairOffer } from '../../rules/play/gathering.ts'
import { useBoardOf, useDesk, useNameOf } from '../desk/desk.ts'
import { Offers } from '../desk/Offers.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useDiceSay } from '../throws/words.ts'

/** The pairs on offer and what each seat says of them [P8]. */
export function PairList({ pairs }: { pairs: readonly PairOffer[] }) {
  const say = useDiceSay()
  return (
    <>
      <h3 className={pairs.length > 0 ? 'hidden' : 'caps'}>{say('check.pairs')}</h3>
      <ul className="pairs">
        {pairs.map((offer) => (
          <PairRow key={offer.pair.join()} offer={offer} />
        ))}
      </ul>
      {pairs.length === 0 && <p className="hint">{say('check.noPairs')}</p>}
    </>
  )
}

/** One pair. Where it counts already nobody has to say anything, and what can be said stands behind a button. */
function PairRow({ offer }: { offer: PairOffer }) {
  const say = useDiceSay()
  const { lang } = useDesk()
  const [opened, open] = useState(false)
  const seats = useBoardOf((board) => board.seats)
  const says = Object.entries(offer.says)
  const agreeing = says.filter(([, what]) => what === 'agree').length
  const brief = offer.counts && !opened
  const [one, other] = [useNameOf(offer.pair[0]), useNameOf(offer.pair[1])]
  const names = new Intl.ListFormat(lang).format([one ?? '', other ?? ''])
  return (
    <li data-counts={offer.counts} data-brief={brief}>
      <div className="two">
        {offer.pair.map((id) => (
          <NoteName key={id} id={id} />
        ))}
      </div>
      <p className="verdict">
        <span className="seat-marks">
          {says.map(([id, what]) => {
            const seat = seatOf(seats, id)
            return (
              seat && (
                <span key={id} data-says={what} title={say(`match.${what}s`, { name: seat.name })}>
                  <SeatMark seat={seat} />
                </span>
              )
            )
          })}
        </span>
        {offer.counts && (
          <span className={brief ? 'hidden' : undefined}>
            {say('match.agreed', { n: agreeing })}
          </span>
        )}
        {!offer.counts && !offer.remark && say('match.open')}
      </p>
      {offer.remark && <p className="remark">{say(offer.remark)}</p>}
      {offer.counts && offer.offers.length > 0 && (
        <IconButton
          icon={opened ? ChevronUp : Ellipsis}
          label={say('match.more', { names })}
          className="icon small"
          aria-expanded={opened}
          onClick={() => open(!opened)}
        />
      )}
      {!brief && <Offers offers={offer.offers} />}
    </li>
  )
}

/** A note by its paper and its words, as it is called in lists. */
export function NoteName({ id }: { id: ItemId }) {
  const say = useDiceSay()
  const name = useNameOf(id)
  const color = useBoardOf(({ items }) => items.get(id)?.props.color)
  return (
    <span className="note-name">
      <i className="paper" data-color={typeof color === 'string' ? color : undefined} aria-hidden />
      <span dir="auto">{name === undefined ? say('gone') : name || say('unnamed')}</span>
    </span>
  )
}
