import { useId, useState } from 'react'
import { takeFocus } from '../device/focus.ts'
import type { Joining } from './doors.ts'
import { useShareSay } from './words.ts'

/** Before the door of a table: under what name one asks, and what becomes of it. */
export function AtDoor(
  props: Omit<Extract<Joining, { at: 'door' }>, 'at'> & { onAsk(name: string): void },
) {
  const { step, server, full, long } = props
  const say = useShareSay()
  const unheard = !server ? 'door.noServer' : full ? 'door.full' : undefined
  const id = useId()
  const [name, setName] = useState('')
  return (
    <>
      {step === 'name' && (
        <>
          <p>{say('door.note')}</p>
          <form
            className="take-code"
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim()) props.onAsk(name)
            }}
          >
            <label htmlFor={id}>{say('door.name')}</label>
            <div className="row">
              <input
                id={id}
                value={name}
                maxLength={40}
                autoComplete="nickname"
                dir="auto"
                required
                ref={takeFocus}
                onChange={(event) => setName(event.target.value)}
              />
              <button type="submit" className="primary">
                {say('door.ask')}
              </button>
            </div>
          </form>
        </>
      )}
      <div className="looking" role="status">
        {step === 'asking' && (
          <>
            <p>{say('door.asking')}</p>
            <p className="hint">{say(unheard ?? (long ? 'door.long' : 'door.waiting'))}</p>
            <progress aria-label={say('door.asking')} />
          </>
        )}
        {step === 'refused' && (
          <>
            <p>{say('door.refused')}</p>
            <p>{say('door.refusedNote')}</p>
          </>
        )}
      </div>
    </>
  )
}
