import './share.css'
import { Undo2 } from 'lucide-react'
import { useShareSay } from './words.ts'

/** Tells what others have swept away, and offers to take it back; stands until somebody has seen to it. */
export function SweepOffer(props: { what: string; onBack(): void; onLeave(): void }) {
  const say = useShareSay()
  return (
    <section className="asking standing" aria-label={say('sweep.title')} aria-live="polite">
      <ul>
        <li>
          <p>
            <Undo2 aria-hidden size={20} />
            <span>{props.what}</span>
          </p>
          <div className="row">
            <button type="button" className="primary" onClick={props.onBack}>
              {say('sweep.back')}
            </button>
            <button type="button" onClick={props.onLeave}>
              {say('sweep.leave')}
            </button>
          </div>
        </li>
      </ul>
    </section>
  )
}
