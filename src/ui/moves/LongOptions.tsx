import { useState } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Option } from '../../rules/play/move.ts'
import { ReadOption } from './ReadOption.tsx'
import { useFormSay } from './words.ts'

/** A choice of long texts: each a little page with its beginning, that opens to be read aloud and taken there. */
export function LongOptions(props: {
  say: Sentence
  options: readonly Option[]
  onTake(value: string): void
}) {
  const say = useFormSay()
  const [reading, setReading] = useState<Option>()
  return (
    <fieldset className="long-options">
      <legend>{say(props.say)}</legend>
      <p className="hint">{say('read.open')}</p>
      <ul>
        {props.options.map((option) => (
          <li key={option.value}>
            <h4>{say(option.say)}</h4>
            {option.note && <p className="note">{say(option.note)}</p>}
            {option.text && <p className="preview">{say(option.text)}</p>}
            <button
              type="button"
              aria-label={say(option.text ? 'read.named' : 'form.chooseNamed', {
                name: say(option.say),
              })}
              onClick={() => (option.text ? setReading(option) : props.onTake(option.value))}
            >
              {say(option.text ? 'read' : 'form.choose')}
            </button>
          </li>
        ))}
      </ul>
      <ReadOption option={reading} onTake={props.onTake} onClose={() => setReading(undefined)} />
    </fieldset>
  )
}
