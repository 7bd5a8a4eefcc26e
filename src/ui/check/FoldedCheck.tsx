import { Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { successIn } from '../../rules/dice/odds.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { rulingOf } from '../../rules/dice/sum.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import { useBoardOf, useDesk, useNameOf } from '../desk/desk.ts'
import { Offers } from '../desk/Offers.tsx'
import { useOwned } from '../desk/owned.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { percent } from '../say/format.ts'
import { GoodSign } from '../throws/GoodSign.tsx'
import { tellBrought } from '../throws/tell.ts'
import { useDiceSay } from '../throws/words.ts'
import { FactorName } from './FactorList.tsx'
import { unsaidIn } from './folds.ts'
import { ThrowIt } from './Throwing.tsx'

/**
 * A Check, or what came of it, that stands whole before somebody else at this screen: a line, and all of it by a press.
 */
export default function FoldedCheck({
  gathering,
  decided,
  onWhole,
}: {
  gathering: Gathering | undefined
  decided: RollRecord | undefined
  onWhole(): void
}) {
  const say = useDiceSay()
  const called = useOwned(say(gathering ? 'check' : 'outcome'))
  return (
    <section className="folded" aria-label={called}>
      {gathering ? <Asked gathering={gathering} /> : decided && <Decided record={decided} />}
      <IconButton
        icon={Maximize2}
        label={say('check.whole')}
        aria-expanded={false}
        onClick={onWhole}
      />
    </section>
  )
}

/** What it is about, and the one thing that is asked of whoever sits here: a word on what waits for it, or a throw. */
function Asked({ gathering }: { gathering: Gathering }) {
  const desk = useDesk()
  const say = useDiceSay()
  const { about, by, odds, check } = gathering
  const whose = useBoardOf(({ seats }) => seatOf(seats, by)?.name)
  const called = useNameOf(about)
  const [asked] = unsaidIn(gathering, desk.act().seat)
  if (asked)
    return (
      <>
        <div className="what">
          <FactorName factor={asked} />
        </div>
        <Offers offers={asked.offers.slice(0, 1)} first="primary" />
      </>
    )
  const chance = check.dice.length > 0 ? successIn(odds) : undefined
  const others = by !== undefined && by !== desk.seat()
  const brief = chance !== undefined && say('chance.brief', { per: percent(chance, desk.lang) })
  if (others)
    return (
      <div className="what">
        <p className="throws" dir="auto">
          {say('check.byNamed', { name: whose ?? '', check: called || say('unnamed') })}{' '}
          <span className="per">{brief}</span>
        </p>
      </div>
    )
  return (
    <>
      <About id={about}>{brief}</About>
      {(check.dice.length > 0 || check.lots !== undefined) && <ThrowIt gathering={gathering} />}
    </>
  )
}

/** What came of it: what is told elsewhere in passing stands here. */
function Decided({ record }: { record: RollRecord }) {
  const { game } = useDesk()
  const say = useDiceSay()
  const { good } = rulingOf(game, record.check, record.roll)
  return (
    <About id={record.check.about}>
      <GoodSign good={good} size={15} /> {tellBrought(say, game, record)}
    </About>
  )
}

/** By its name, with a few words. */
function About({ id, children }: { id: ItemId; children: ReactNode }) {
  const say = useDiceSay()
  const name = useNameOf(id)
  return (
    <div className="what">
      <p className="objective" dir="auto">
        {name || say('unnamed')}
      </p>
      <p className="per">{children}</p>
    </div>
  )
}
