import './factors.css'
import { useLayoutEffect, useRef } from 'react'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { rulingOf } from '../../rules/dice/sum.ts'
import { useDesk, useReading } from '../desk/desk.ts'
import { useOwned } from '../desk/owned.ts'
import { calledOf } from '../say/names.ts'
import { DrawnLots } from '../throws/DrawnLots.tsx'
import { GoodSign } from '../throws/GoodSign.tsx'
import { RolledDice } from '../throws/RolledDice.tsx'
import { isBareDraw } from '../throws/tell.ts'
import { VerdictOf } from '../throws/VerdictSign.tsx'
import { WorkedOut } from '../throws/WorkedOut.tsx'
import { useDiceSay } from '../throws/words.ts'
import { NoteName } from './FactorList.tsx'

/** What a throw decided: the dice, the count, the verdict, and the pairs it was thrown for. */
export function Outcome({ record }: { record: RollRecord }) {
  const desk = useDesk()
  const say = useDiceSay()
  const called = useOwned(say('outcome'))
  const ref = useRef<HTMLElement>(null)
  // However far the pairs were scrolled, what the dice say is seen.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { about } = record.check
  const name = useReading(({ items }) => {
    const item = items.get(about)
    return item && calledOf(desk.game, item, say)
  })
  const ruling = rulingOf(desk.game, record.check, record.roll)
  return (
    <section ref={ref} className="outcome" data-good={ruling.good ?? 'neither'} aria-label={called}>
      {name !== undefined && (
        <button type="button" className="objective" onClick={() => desk.show([about])}>
          <span dir="auto">{name}</span>
        </button>
      )}
      {!isBareDraw(desk.game, record.check) && (
        <p className="verdict">
          <span className="seal" aria-hidden>
            <GoodSign good={ruling.good} size={ruling.good === false ? 18 : 20} />
          </span>
          {say(ruling.say)}
        </p>
      )}
      <WorkedOut ruling={ruling} />
      <RolledDice record={record} hits={ruling.hits} />
      <DrawnLots record={record} />
      <VerdictOf record={record} />
      {/* Next to where it is written what happened. */}
      {record.check.pairs.length > 0 && (
        <ul className="tried" aria-label={say('outcome.pairs')}>
          {record.check.pairs.map((pair) => (
            <li key={pair.join()}>
              {pair.map((id) => (
                <NoteName key={id} id={id} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
