import type { RollRecord } from '../../rules/dice/roll.ts'
import { useDesk } from '../desk/desk.ts'
import { useOwned } from '../desk/owned.ts'
import { feltLike, percent } from '../say/format.ts'
import { Witnesses } from '../throws/Witnesses.tsx'
import { useDiceSay } from '../throws/words.ts'

/** What else can be said of a throw that is over: how likely it was, and who saw it. */
export default function Luck({ record }: { record: RollRecord }) {
  const desk = useDesk()
  const say = useDiceSay()
  const called = useOwned(say('luck'))
  // Without dice there was none to speak of.
  if (record.roll.length === 0) return null
  const chance = desk.game.checks?.chance?.(record.check)
  return (
    <section className="luck" aria-label={called}>
      {chance !== undefined && (
        <p className="about">
          {say('chance.had', {
            per: percent(chance, desk.lang),
            feeling: say(feltLike(chance)),
          })}
        </p>
      )}
      <Witnesses record={record} />
    </section>
  )
}
