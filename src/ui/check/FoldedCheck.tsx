import { Maximize2 } from 'lucide-react'
import { successIn } from '../../rules/dice/odds.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import { useBoardOf, useDesk, useNameOf } from '../desk/desk.ts'
import { Offers } from '../desk/Offers.tsx'
import { useOwned } from '../desk/owned.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { percent } from '../say/format.ts'
import { useDiceSay } from '../throws/words.ts'
import { FactorName } from './FactorList.tsx'
import { unsaidIn } from './folds.ts'
import { Thrower } from './Throwing.tsx'

/**
 * A Check that stands whole before somebody else at this screen: what it is about, and the one thing that is asked of
 * whoever sits here: their word on what waits for it, or the throw.
 */
export default function FoldedCheck({
  gathering,
  onWhole,
}: {
  gathering: Gathering
  onWhole(): void
}) {
  const desk = useDesk()
  const say = useDiceSay()
  const called = useOwned(say('check'))
  const name = useNameOf(gathering.about)
  const { by, odds, check } = gathering
  const whose = useBoardOf(({ seats }) => seatOf(seats, by)?.name)
  const [asked] = unsaidIn(gathering, desk.act().seat)
  const chance = check.dice.length > 0 ? successIn(odds) : undefined
  const others = by !== undefined && by !== desk.seat()
  const throws = !others && (check.dice.length > 0 || check.lots !== undefined)
  return (
    <section className="folded" aria-label={called}>
      {asked ? (
        <div className="what">
          <FactorName factor={asked} />
        </div>
      ) : (
        <div className="what">
          <p className="objective" dir="auto">
            {name || say('unnamed')}
          </p>
          {chance !== undefined && (
            <p className="per">{say('chance.brief', { per: percent(chance, desk.lang) })}</p>
          )}
          {others && <p className="per">{say('check.by', { name: whose ?? '' })}</p>}
        </div>
      )}
      {asked ? (
        <Offers offers={asked.offers.slice(0, 1)} first="primary" />
      ) : (
        throws && <Thrower gathering={gathering} />
      )}
      <IconButton
        icon={Maximize2}
        label={say('check.whole')}
        aria-expanded={false}
        onClick={onWhole}
      />
    </section>
  )
}
