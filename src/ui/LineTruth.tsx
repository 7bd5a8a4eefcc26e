import { useBoardOf } from './desk.ts'
import { useDiceSay } from './dicewords.ts'
import { useVerifier } from './verification.ts'

/** How true the throw is that decided a thing, in a word: one that may stand within a button. */
export function LineTruth({ roll }: { roll: string }) {
  const say = useDiceSay()
  const verifier = useVerifier()
  const record = useBoardOf((board) => board.rolls.find(({ id }) => id === roll))
  return record && <>{say(`verdict.${verifier.of(record) ?? 'wait'}`)}</>
}
