import { isFree } from '../../rules/dice/free.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import { useBoardOf, useDesk, useNameOf, useReading } from '../desk/desk.ts'
import { Offers } from '../desk/Offers.tsx'
import { useOwned } from '../desk/owned.ts'
import { useDiceSay } from '../throws/words.ts'
import { FactorList } from './FactorList.tsx'
import { OddsBars } from './OddsBars.tsx'
import { Outcome } from './Outcome.tsx'
import { Pairing } from './Pairing.tsx'
import Throwing, { Fling } from './Throwing.tsx'

/** The Check being gathered, for everybody to see: what it is about, what helps, the pool, the odds, the throw. */
export default function CheckPanel({ gathering }: { gathering: Gathering | undefined }) {
  const desk = useDesk()
  const say = useDiceSay()
  const called = useOwned(say('check'))
  const about = gathering?.about
  const last = useBoardOf(({ rolls }) => rolls.findLast(({ check }) => !isFree(check)))
  const name = useNameOf(about)
  const means = useReading((board) =>
    about === undefined
      ? []
      : desk.game
          .read(board)
          .filter(({ on, as }) => on === about && (as === 'label' || as === 'rating'))
          .map((mark) => mark.say),
  )
  if (!gathering) return last ? <Outcome key={last.id} record={last} /> : null
  const { where, factors = [], offers = [], touch, odds, check } = gathering
  return (
    <section className="check" aria-label={called}>
      {about && (
        <>
          <button type="button" className="objective" onClick={() => desk.show([about])}>
            <span dir="auto">{name || say('unnamed')}</span>
          </button>
          <p className="about">{means.map((sentence) => say(sentence)).join(' · ')}</p>
        </>
      )}
      {where && (
        <p className="where" dir="auto">
          {say(where)}
        </p>
      )}
      {/* In sight when it opens, however much helps and harms. */}
      <OddsBars odds={odds} />
      {/* And so is what can still be done about it, before it is thrown. */}
      <Offers offers={offers} />
      <FactorList gathering={gathering} />
      {touch && <Pairing factors={factors} touch={touch} />}
      <Fling gathering={gathering} />
      {check.dice.length > 0 && <Throwing gathering={gathering} />}
    </section>
  )
}
