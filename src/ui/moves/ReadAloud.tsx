import { CircleStop, Speech } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDesk } from '../desk/desk.ts'
import { HeldFace } from '../hands/HeldFace.tsx'
import { useCardSizes } from '../hands/size.ts'
import { Modal } from '../parts/Modal.tsx'
import { useVoice } from '../say/say.ts'
import { paragraphs, readOut, voiceFor } from './aloud.ts'
import type { AloudOf } from './aloudof.ts'
import { useFormSay } from './words.ts'

/** A text on a dark, calm page in large type, for one to read to all; or the device does it, if one likes. */
export default function ReadAloud(props: {
  title: string
  text: string
  /** What is printed on this is seen as well. */
  face?: AloudOf['face']
  /** What the button says that takes it. */
  take?: string
  onTake?(): void
  onClose(): void
}) {
  const say = useFormSay()
  const { lang } = useVoice()
  const { at, speaking, toggle } = useReader(props.text, lang)
  const { face } = props
  const piece = useDesk().game.pieces[face?.item.kind ?? '']
  const { near } = useCardSizes()
  return (
    <Modal title={props.title} look="page read-aloud" onClose={props.onClose}>
      <div className="reading" dir="auto">
        {face && piece && <HeldFace card={{ ...face, piece }} high={near} />}
        {paragraphs(props.text).map((paragraph, n) => (
          // The same words may stand in it twice.
          <p key={n.toString()} data-read={at === n}>
            {paragraph}
          </p>
        ))}
      </div>
      {(props.onTake || toggle) && (
        <footer>
          {toggle && (
            <button type="button" onClick={toggle}>
              {speaking ? <CircleStop aria-hidden size={20} /> : <Speech aria-hidden size={20} />}
              {say(speaking ? 'read.hush' : 'read.speak')}
            </button>
          )}
          {props.onTake && (
            <button type="button" className="primary" data-first onClick={props.onTake}>
              {props.take}
            </button>
          )}
        </footer>
      )}
    </Modal>
  )
}

/** What is read by this device just now. Without a voice of its own for this language there is nothing to press. */
function useReader(text: string, lang: string) {
  const [at, setAt] = useState<number>()
  const [speaking, setSpeaking] = useState(false)
  const voice = useDeviceVoice(lang)
  const hush = useRef<() => void>(undefined)
  useEffect(() => () => hush.current?.(), [])
  const toggle = useCallback(() => {
    if (!voice) return
    hush.current?.()
    const was = hush.current
    hush.current = undefined
    setAt(undefined)
    setSpeaking(!was)
    if (was) return
    const make = (words: string) =>
      Object.assign(new SpeechSynthesisUtterance(words), { voice, lang: voice.lang, rate: 0.92 })
    hush.current = readOut(speechSynthesis, make, text, (paragraph) => {
      setAt(paragraph)
      if (paragraph !== undefined) return
      hush.current = undefined
      setSpeaking(false)
    })
  }, [voice, text])
  return { at, speaking, toggle: voice && toggle }
}

/** The device's voice for a language; browsers tell of theirs by and by. */
function useDeviceVoice(lang: string): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const look = () => setVoice(voiceFor(speechSynthesis.getVoices(), lang))
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [lang])
  return voice
}
