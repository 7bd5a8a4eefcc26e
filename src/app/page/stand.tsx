import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Voice, VoiceContext } from '../../ui/say/say.ts'

/** Shows something beside the page. Returns how to take it away. */
export function stand(voice: Voice, what: ReactNode): () => void {
  const place = document.createElement('div')
  // First, so that it is near for the keyboard.
  document.body.prepend(place)
  const root = createRoot(place)
  root.render(<VoiceContext value={voice}>{what}</VoiceContext>)
  return () => {
    root.unmount()
    place.remove()
  }
}
