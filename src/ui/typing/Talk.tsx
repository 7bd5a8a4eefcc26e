import { Mic } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { useVoice } from '../say/say.ts'
import { listenFor, recognitionIn } from './dictation.ts'
import { useTypingSay } from './words.ts'

/** Held, it writes what is said; there only where the browser understands speech. */
export function Talk(props: {
  /** Somebody else at this screen talks. */
  busy: boolean
  onTalks(talks: boolean): void
  onHeard(words: string): void
  /** What is to be told of it. */
  onTold(words: string): void
}) {
  const { busy } = props
  const { lang } = useVoice()
  const say = useTypingSay()
  const why = useId()
  const [Recognition] = useState(() => recognitionIn(window))
  const [talks, setTalks] = useState(false)
  const latest = useRef(props)
  latest.current = props
  const ear = useRef<ReturnType<typeof listenFor>>(undefined)
  useEffect(() => () => ear.current?.leave(), [])
  if (!Recognition) return null
  const begin = () => {
    if (ear.current || busy) return
    const change = (now: boolean) => {
      setTalks(now)
      latest.current.onTalks(now)
    }
    ear.current = listenFor(Recognition, lang, {
      onHearing: (words) => latest.current.onTold(words || say('typing.listening')),
      onHeard: (words) => latest.current.onHeard(words),
      onEnd(deaf) {
        ear.current = undefined
        change(false)
        latest.current.onTold(deaf ? say(`typing.deaf.${deaf}`) : '')
      },
    })
    change(true)
    props.onTold(say('typing.listening'))
  }
  const end = () => ear.current?.stop()
  return (
    <>
      <IconButton
        icon={Mic}
        label={say('typing.talk')}
        aria-describedby={why}
        aria-pressed={talks}
        aria-disabled={busy}
        onPointerDownCapture={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          begin()
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDownCapture={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (!event.repeat) begin()
        }}
        onKeyUp={end}
        // Assistive technology presses and does not hold.
        onClick={({ nativeEvent }) => {
          if (!nativeEvent.isTrusted || nativeEvent.detail !== 0) return
          if (talks) end()
          else begin()
        }}
      />
      <span id={why} className="hidden">
        {say('typing.talkWhy')}
      </span>
    </>
  )
}
