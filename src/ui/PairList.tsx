import type { PairOffer } from '../rules/game.ts'
import type { ItemId } from '../rules/item.ts'
import { useBoardOf, useNameOf } from './desk.ts'
import { seatOf } from './names.ts'
import { Offers } from './Offers.tsx'
import { SeatMark } from './SeatMark.tsx'
import { useSay } from './say.ts'

/** The pairs on offer and what each seat says of them [P8]. */
export function PairList({ pairs }: { pairs: readonly PairOffer[] }) {
  const say = useSay()
  const seats = useBoardOf((board) => board.seats)
  return (
    <>
      <h3 className="caps">{say('check.pairs')}</h3>
      <ul className="pairs">
        {pairs.map((offer) => {
          const says = Object.entries(offer.says)
          const agreeing = says.filter(([, what]) => what === 'agree').length
          return (
            <li key={offer.pair.join()} data-counts={offer.counts}>
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
                        <span
                          key={id}
                          data-says={what}
                          title={say(`match.${what}s`, { name: seat.name })}
                        >
                          <SeatMark seat={seat} />
                        </span>
                      )
                    )
                  })}
                </span>
                {offer.counts && say('match.agreed', { n: agreeing })}
                {!offer.counts && !offer.remark && say('match.open')}
              </p>
              {offer.remark && <p className="remark">{say(offer.remark)}</p>}
              <Offers offers={offer.offers} />
            </li>
          )
        })}
      </ul>
      {pairs.length === 0 && <p className="hint">{say('check.noPairs')}</p>}
    </>
  )
}

/** A note by its paper and its words, as it is called in lists. */
export function NoteName({ id }: { id: ItemId }) {
  const say = useSay()
  const name = useNameOf(id)
  const color = useBoardOf(({ items }) => items.get(id)?.props.color)
  return (
    <span className="note-name">
      <i className="paper" data-color={typeof color === 'string' ? color : undefined} aria-hidden />
      <span dir="auto">{name === undefined ? say('gone') : name || say('unnamed')}</span>
    </span>
  )
}
