import { ScanLine } from 'lucide-react'
import { useId, useState } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { takeFocus } from '../device/focus.ts'
import { canScan, Scanner } from './Scanner.tsx'
import { useShareSay } from './words.ts'

/**
 * Takes a code from somebody elsewhere: pasted, or scanned where there is a camera. `onTake` says what
 * is wrong with it.
 */
export function TakeCode(props: {
  label: string
  go: string
  /** It takes the focus. */
  first?: boolean
  onTake(text: string): Promise<Sentence | undefined>
}) {
  const say = useShareSay()
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<Sentence>()
  const [scanning, setScanning] = useState(false)
  const take = async (given: string) => setWrong(await props.onTake(given))
  return (
    <form
      className="take-code"
      onSubmit={(event) => {
        event.preventDefault()
        void take(text)
      }}
    >
      <label htmlFor={id}>{props.label}</label>
      <div className="row">
        <input
          id={id}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          ref={props.first ? takeFocus : undefined}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && `${id}-wrong`}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(undefined)
          }}
        />
        <button type="submit" className="primary">
          {props.go}
        </button>
      </div>
      {canScan() && (
        <button type="button" className="signed quiet" onClick={() => setScanning(!scanning)}>
          <ScanLine aria-hidden size={17} />
          {say(scanning ? 'scan.end' : 'scan.begin')}
        </button>
      )}
      {scanning && (
        <Scanner
          onFound={(found) => {
            setScanning(false)
            setText(found)
            void take(found)
          }}
        />
      )}
      <p id={`${id}-wrong`} className="amiss" role="alert">
        {wrong && say(wrong)}
      </p>
    </form>
  )
}
