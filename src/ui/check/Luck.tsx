import type { RollRecord } from '../../rules/dice/roll.ts'
import { useDesk } from '../desk/desk.ts'
import { useOwned } from '../desk/owned.ts'
import { tellChance } from '../throws/tell.ts'
import { Witnesses } from '../throws/Witnesses.tsx'
import { useDiceSay } from '../throws/words.ts'

/** What else can be said of a throw that is over: how likely it was, and who saw it. */
export default function Luck({ record }: { record: RollRecord }) {
  const desk = useDesk()
  const say = useDiceSay()
  const called = useOwned(say('luck'))
  // Without dice there was none to speak of.
  if (record.roll.length === 0) return null
  const chance = tellChance(say, desk.game, desk.lang, record)
  return (
    <section className="luck" aria-label={called}>
      {chance && <p className="about">{chance}</p>}
      <Witnesses record={record} />
    </section>
  )
}
