import './drawn.css'
import type { Ruling } from '../../rules/dice/check.ts'
import { useDiceSay } from './words.ts'

/** How a Ruling was worked out, step by step; nothing where it is plain. */
export function WorkedOut({ ruling }: { ruling: Pick<Ruling, 'parts'> }) {
  const say = useDiceSay()
  const { parts = [] } = ruling
  if (parts.length === 0) return null
  return (
    <ol className="worked-out" aria-label={say('outcome.parts')}>
      {parts.map((part, i) => (
        // The same step may come twice; how it went never changes.
        <li key={`${part.key}-${i.toString()}`} dir="auto">
          {say(part)}
        </li>
      ))}
    </ol>
  )
}
