import { Check, Copy, Send } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { printableLine } from '../../rules/plain/printable.ts'
import { copy } from '../device/copy.ts'
import { takeInPlace } from '../device/focus.ts'
import { QrCode } from './QrCode.tsx'
import { useShareSay } from './words.ts'

/** How long it says that it was copied, ms. */
const SAID = 2500

/** Something to give to somebody elsewhere: a code to scan, and a text to copy or to send. */
export function HandOver(props: {
  label: string
  /** What is sent: a link, usually. */
  text: string
  title: string
  /** It takes the focus. */
  first?: boolean
}) {
  const { text } = props
  const say = useShareSay()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<'copied' | 'byHand'>()
  useEffect(() => {
    if (told !== 'copied') return
    const timer = setTimeout(() => setTold(undefined), SAID)
    return () => clearTimeout(timer)
  }, [told])
  const give = async () => {
    const copied = await copy(text)
    setTold(copied ? 'copied' : 'byHand')
    if (copied) return
    field.current?.focus()
    field.current?.select()
  }
  const send = async () => {
    try {
      await navigator.share({ title: printableLine(props.title), url: text })
    } catch (error) {
      // They thought better of it.
      if (!(error instanceof DOMException)) throw error
    }
  }
  return (
    <div className="hand-over">
      <QrCode text={text} label={say('scan.code')} />
      <div className="hand-text">
        <label htmlFor={id}>{props.label}</label>
        <input
          id={id}
          ref={field}
          readOnly
          // Nobody keeps it to offer it again.
          autoComplete="off"
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <div className="row">
          <button
            type="button"
            className="signed primary"
            ref={props.first ? takeInPlace : undefined}
            onClick={() => void give()}
          >
            {told === 'copied' ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} />}
            {say(told === 'copied' ? 'invite.copied' : 'invite.copy')}
          </button>
          {typeof navigator.share === 'function' && (
            <button type="button" className="signed" onClick={() => void send()}>
              <Send aria-hidden size={17} />
              {say('invite.send')}
            </button>
          )}
        </div>
        <p className="hint" role="status">
          {told === 'byHand' && say('invite.byHand')}
        </p>
      </div>
    </div>
  )
}
