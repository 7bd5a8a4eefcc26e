import './factors.css'
import { Check, ChevronUp, CircleDashed, Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { rulingOf } from '../../rules/dice/sum.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Factor, Gathering } from '../../rules/play/gathering.ts'
import { useBoardOf, useDesk, useNameOf } from '../desk/desk.ts'
import { Offers } from '../desk/Offers.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { nameOf } from '../say/names.ts'
import { WorkedOut } from '../throws/WorkedOut.tsx'
import { useDiceSay } from '../throws/words.ts'

/** What helps and harms a Check and what each seat says of it, one by one; where notes are matched, these are pairs. */
export function FactorList({ gathering }: { gathering: Gathering }) {
  const say = useDiceSay()
  const { factors = [], touch } = gathering
  if (factors.length === 0 && !touch) return null
  return (
    <>
      <h3 className={touch && factors.length > 0 ? 'hidden' : 'caps'}>
        {say(touch ? 'check.pairs' : 'check.factors')}
      </h3>
      <ul className="pairs">
        {factors.map((factor) => (
          <FactorRow key={factor.id} factor={factor} />
        ))}
      </ul>
      {factors.length === 0 && <p className="hint">{say('check.noPairs')}</p>}
    </>
  )
}

/** One of them. Where nobody has to say anything, what can be said stands behind a button. */
function FactorRow({ factor }: { factor: Factor }) {
  const say = useDiceSay()
  const { worth, counts, remark, offers } = factor
  const [opened, open] = useState(false)
  const says = Object.entries(factor.says ?? {})
  const agreeing = says.filter(([, what]) => what === 'agree').length
  const objected = agreeing < says.length
  const brief = (counts || !factor.says) && !opened
  const names = useNames(factor)
  return (
    <li data-counts={counts} data-brief={brief}>
      <div className={worth ? 'worthy' : 'two'}>
        {worth && <Sign counts={counts} />}
        <FactorName factor={factor} />
        {worth && <b className="worth">{say(worth)}</b>}
      </div>
      <p className="verdict">
        <SeatWords says={says} />
        {counts && agreeing > 0 && (
          <span className={brief ? 'hidden' : undefined}>
            {say('match.agreed', { n: agreeing })}
          </span>
        )}
        {!counts &&
          !remark &&
          say(!factor.says ? 'factor.not' : objected ? 'factor.objected' : 'match.open')}
      </p>
      {remark && <p className="remark">{say(remark)}</p>}
      {factor.roll !== undefined && <CameOf roll={factor.roll} />}
      {(counts || !factor.says) && offers.length > 0 && (
        <IconButton
          icon={opened ? ChevronUp : Ellipsis}
          label={say(factor.says ? 'match.more' : 'factor.more', { names })}
          className="icon small"
          aria-expanded={opened}
          onClick={() => open(!opened)}
        />
      )}
      {!brief && <Offers offers={offers} />}
    </li>
  )
}

/** What it is: its own sentence, or the notes that it comes from. */
export function FactorName({ factor: { say: own, items } }: { factor: Factor }): ReactNode {
  const say = useDiceSay()
  return own ? <span dir="auto">{say(own)}</span> : items.map((id) => <NoteName key={id} id={id} />)
}

/** How the Roll that brought it was worked out. */
function CameOf({ roll: id }: { roll: string }) {
  const { game } = useDesk()
  const record = useBoardOf(({ rolls }) => rolls.find((one) => one.id === id))
  return record ? <WorkedOut ruling={rulingOf(game, record.check, record.roll)} /> : null
}

/** Whether it counts, to the eye and to the ear. */
function Sign({ counts }: { counts: boolean }) {
  const say = useDiceSay()
  const Icon = counts ? Check : CircleDashed
  return (
    <>
      <Icon aria-hidden size={16} strokeWidth={counts ? 3 : 2} />
      {counts && <span className="hidden">{say('factor.counts')}</span>}
    </>
  )
}

/** Who agrees and who objects. */
function SeatWords({
  says,
}: {
  says: readonly (readonly [string, 'agree' | 'object'])[]
}): ReactNode {
  const say = useDiceSay()
  const seats = useBoardOf((board) => board.seats)
  return (
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
  )
}

/** What it is called: its own sentence, or the names of what it comes from. */
function useNames({ say: own, items }: Factor): string {
  const say = useDiceSay()
  const { game, lang } = useDesk()
  const named = useBoardOf((board) =>
    items
      .map((id) => board.items.get(id))
      .map((item) => (item ? nameOf(game, item) : ''))
      .join('\n'),
  )
  return own ? say(own) : new Intl.ListFormat(lang).format(named.split('\n'))
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
