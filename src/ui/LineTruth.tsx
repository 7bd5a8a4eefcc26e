import { useBoardOf, useDesk } from './desk.ts'
import { useDiceSay } from './dicewords.ts'
import { signOf } from './truth.ts'
import { useVerifier } from './verification.ts'

/** How true the throw is that decided a thing, in a word or two: such as may stand within a button. */
export function LineTruth({ roll }: { roll: string }) {
  const say = useDiceSay()
  const verifier = useVerifier()
  const record = useBoardOf((board) => board.rolls.find(({ id }) => id === roll))
  const { lang } = useDesk()
  const seats = useBoardOf((board) => board.seats)
  return record && <>{signOf({ say, lang, board: { seats } }, record, verifier.of(record))}</>
}
