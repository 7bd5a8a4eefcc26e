import './share.css'
import { DoorOpen } from 'lucide-react'
import type { Asking, Welcome } from './doors.ts'
import { useShareSay } from './words.ts'

const ANSWERS = ['play', 'watch', 'no'] as const satisfies readonly Welcome[]

/** Those who ask to come in, each with the answers to them; read out as they come. */
export function AskingList(props: {
  /** A class of its own: `standing` stands over the page. */
  look?: string
  asking: readonly Asking[]
  onAnswer(id: string, how: Welcome): void
}) {
  const say = useShareSay()
  return (
    <section className={`asking ${props.look ?? ''}`} aria-label={say('asking')} aria-live="polite">
      <ul>
        {props.asking.map(({ id, name, removed }) => (
          <li key={id}>
            <p id={`asking-${props.look ?? ''}-${id}`}>
              <DoorOpen aria-hidden size={20} />
              <span dir="auto">{say(removed ? 'asking.removed' : 'asking.who', { name })}</span>
            </p>
            <div className="row">
              {ANSWERS.map((how) => (
                <button
                  type="button"
                  key={how}
                  className={how === 'play' ? 'primary' : undefined}
                  aria-describedby={`asking-${props.look ?? ''}-${id}`}
                  onClick={() => props.onAnswer(id, how)}
                >
                  {say(`asking.${how}`)}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
