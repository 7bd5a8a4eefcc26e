import { useBoardOf, useDesk } from '../desk/desk.ts'
import { signOf } from '../throws/truth.ts'
import { useVerifier } from '../throws/verification.ts'
import { useDiceSay } from '../throws/words.ts'

/** How true the throw is that decided a thing, in a word or two: such as may stand within a button. */
export function LineTruth({ roll }: { roll: string }) {
  const say = useDiceSay()
  const verifier = useVerifier()
  const record = useBoardOf((board) => board.rolls.find(({ id }) => id === roll))
  const { lang, eyes } = useDesk()
  const seats = useBoardOf((board) => board.seats)
  const naming = { say, lang, board: { seats }, own: eyes.own }
  return record && <>{signOf(naming, record, verifier.of(record))}</>
}
