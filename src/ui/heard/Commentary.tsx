import type { RollRecord } from '../../rules/dice/roll.ts'
import { useDesk } from '../desk/desk.ts'
import { tellRoll } from '../throws/tell.ts'
import { useDiceSay } from '../throws/words.ts'

/** A throw in words: who, and what lay up, wave after wave. */
export default function Commentary({ record, name }: { record: RollRecord; name: string }) {
  const { game } = useDesk()
  const say = useDiceSay()
  const { check } = record
  const what = tellRoll(say, game, record)
  return say('rolls.told', {
    name,
    what: check.said ? say('tell.free', { said: check.said, what }) : what,
  })
}
