import { Hand } from 'lucide-react'
import { usePalmSay } from './words.ts'
import './palm.css'

/** From the whole table back to the hand. */
export default function BackToHand({ onBack }: { onBack(): void }) {
  const say = usePalmSay()
  return (
    <button type="button" className="palm-back bar" onClick={onBack}>
      <Hand aria-hidden size={20} />
      {say('palm.back')}
    </button>
  )
}
