import { useEffect } from 'react'
import { useBoardOf } from './desk.ts'
import { useDiceSay } from './dicewords.ts'
import { useVerifier } from './verification.ts'

/** How true the throw is that decided a thing, in a word. */
export function LineTruth({ roll }: { roll: string }) {
  const say = useDiceSay()
  const verifier = useVerifier()
  const record = useBoardOf((board) => board.rolls.find(({ id }) => id === roll))
  useEffect(() => (record ? verifier.watch([record]) : undefined), [verifier, record])
  const verdict = record && verifier.knows(record)
  return record && <>{say(`verdict.${verdict ?? 'wait'}`)}</>
}
