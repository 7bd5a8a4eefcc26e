import type { RollRecord } from '../../rules/dice/roll.ts'
import { sumOf } from '../../rules/dice/sum.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import { RolledDice } from '../throws/RolledDice.tsx'
import { useDiceSay } from '../throws/words.ts'

/** What a free throw came to: each sort, and in all. */
export function FreeResult({ record }: { record: RollRecord }) {
  const say = useDiceSay()
  const { check, roll } = record
  const { total, parts, counts } = sumOf(check, roll)
  return (
    <section className="free-result" aria-label={say('free.last')}>
      <p className="sum">{say(sentence('free.total', { total }))}</p>
      <RolledDice record={record} counts={counts} />
      {parts.length > 1 && (
        <ul className="parts">
          {parts.map(({ said, worth }, i) => (
            // Two terms may say the same; their order never changes.
            <li key={`${said}-${i.toString()}`}>{say('free.part', { said, worth })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
