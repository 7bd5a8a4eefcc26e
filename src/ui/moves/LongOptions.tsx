import { Suspense, useState } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Option } from '../../rules/play/move.ts'
import { late } from '../parts/late.tsx'
import { useFormSay } from './words.ts'

const ReadAloud = late(() => import('./ReadAloud.tsx'))

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
      {reading?.text && (
        <Suspense>
          <ReadAloud
            title={say(reading.say)}
            text={say(reading.text)}
            take={say('read.take')}
            onTake={() => {
              setReading(undefined)
              props.onTake(reading.value)
            }}
            onClose={() => setReading(undefined)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
