import { Hand } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePalmSay } from './words.ts'
import './palm.css'

/** From the whole table back to the hand; `onShown`: as soon as that table is seen. */
export default function BackToHand({ onBack, onShown }: { onBack(): void; onShown(): void }) {
  const say = usePalmSay()
  const shown = useRef(onShown)
  useEffect(() => shown.current(), [])
  return (
    <button type="button" className="palm-back bar" onClick={onBack}>
      <Hand aria-hidden size={20} />
      {say('palm.back')}
    </button>
  )
}
