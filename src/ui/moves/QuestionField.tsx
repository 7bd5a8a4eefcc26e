import { Speech } from 'lucide-react'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { lengthOf, type Option, type Question, severalOf } from '../../rules/play/move.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Select } from '../parts/Select.tsx'
import { LongOptions } from './LongOptions.tsx'
import { ReadOption } from './ReadOption.tsx'
import { useSettled } from './useSettled.ts'
import { useFormSay } from './words.ts'

interface FieldProps<Q extends Question> {
  question: Q
  value: string | number | undefined
  missing: boolean
  /** There is little room: a choice is a list that opens. */
  brief: boolean
  onAnswer(value: string | number | undefined): void
  /** Answers and sends. */
  onTake(value: string): void
}
type Asking<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

/** One question of a Move, by its kind. */
export function QuestionField({ question, ...rest }: FieldProps<Question>) {
  if (question.kind === 'choice') return <Choice question={question} {...rest} />
  if (question.kind === 'words') return <WordsField question={question} {...rest} />
  if (question.kind === 'several') return <Several question={question} {...rest} />
  return <NumberField question={question} {...rest} />
}

type Say = ReturnType<typeof useFormSay>

/** Whether each of many has no more than a number beside it: two of them stand side by side. */
const isTerse = (options: readonly Option[], say: Say): boolean =>
  options.length > 3 && options.every(({ note }) => note && say(note).length < 3)

/** The fewest options that are offered to be chosen all at once. */
const FEWEST = 3

function Several({ question, value, missing, onAnswer }: FieldProps<Asking<'several'>>) {
  const say = useFormSay()
  const chosen = severalOf(value)
  const { options, most = options.length } = question
  const full = chosen.length >= most
  // What is usual comes back only to who asks anew.
  const choose = (next: readonly string[]) =>
    onAnswer(next.join(' ') || (question.usual === undefined ? undefined : ''))
  const flip = (one: string) =>
    choose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  const all = options.every(({ value: one }) => chosen.includes(one))
  return (
    <fieldset className="choice" data-missing={missing} data-terse={isTerse(options, say)}>
      <legend>{say(question.say)}</legend>
      {most < options.length && <p className="hint">{say('form.several', { n: most })}</p>}
      {options.length === 0 && <p className="hint">{say('form.noOptions')}</p>}
      {options.map((option) => (
        <label key={option.value} className="option">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            disabled={full && !chosen.includes(option.value)}
            onChange={() => flip(option.value)}
          />
          <span>
            <span dir="auto">{say(option.say)}</span>
            {option.note && <small>{say(option.note)}</small>}
          </span>
        </label>
      ))}
      {options.length >= FEWEST && most >= options.length && (
        <div className="prompts">
          <button
            type="button"
            onClick={() => choose(all ? [] : options.map((option) => option.value))}
          >
            {all ? say('form.none') : say('form.all', { n: options.length })}
          </button>
        </div>
      )}
    </fieldset>
  )
}

function Choice(props: FieldProps<Asking<'choice'>>) {
  const { question, value, onAnswer, onTake } = props
  const say = useFormSay()
  const name = useId()
  const [reading, setReading] = useState<Option>()
  if (question.long)
    return <LongOptions say={question.say} options={question.options} onTake={onTake} />
  // What stands on a card is read before it is chosen.
  const isRead = question.options.some(({ item, note }) => item !== undefined && note !== undefined)
  if (props.brief && !question.optional && !isRead)
    return (
      <label className="words brief" htmlFor={name}>
        <span>{say(question.say)}</span>
        <Select
          id={name}
          label={say(question.say)}
          value={String(value ?? '')}
          options={[
            ...(value === undefined ? [{ value: '', say: say('form.choose') }] : []),
            ...question.options.map((option) => ({ value: option.value, say: say(option.say) })),
          ]}
          onChoose={onAnswer}
        />
      </label>
    )
  const ready = question.options.filter(({ lacks }) => !lacks)
  const lacking = question.options.filter(({ lacks }) => lacks)
  const shown = (option: Option) => {
    const label = (
      <label key={option.value} className="option">
        <input
          type="radio"
          name={name}
          checked={value === option.value}
          onChange={() => onAnswer(option.value)}
        />
        <span>
          <span dir="auto">{say(option.say)}</span>
          {option.note && <small>{say(option.note)}</small>}
          {option.lacks && <small>{say(option.lacks)}</small>}
        </span>
      </label>
    )
    if (!option.text) return label
    return (
      <div key={option.value} className="aloud">
        {label}
        <IconButton
          icon={Speech}
          label={say('read.named', { name: say(option.say) })}
          className="icon small"
          onClick={() => setReading(option)}
        />
      </div>
    )
  }
  return (
    <fieldset
      className="choice"
      data-missing={props.missing}
      data-terse={isTerse(question.options, say)}
    >
      <legend>{say(question.say)}</legend>
      {question.note && <p className="hint">{say(question.note)}</p>}
      {question.options.some(({ item }) => item) && <p className="hint">{say('form.touch')}</p>}
      {question.options.length === 0 && <p className="hint">{say('form.noOptions')}</p>}
      {question.optional && !question.always && (
        <label className="option">
          <input
            type="radio"
            name={name}
            checked={value === undefined || value === ''}
            // What is usual comes back only to who asks anew.
            onChange={() => onAnswer(question.usual === undefined ? undefined : '')}
          />
          {say(question.none ?? 'form.none')}
        </label>
      )}
      {ready.map(shown)}
      {lacking.length > 0 && (
        <details
          className="lacking"
          open={ready.length === 0 || lacking.some((option) => option.value === value)}
        >
          <summary>{say('form.lacking', { n: lacking.length })}</summary>
          {lacking.map(shown)}
        </details>
      )}
      <ReadOption option={reading} onTake={onAnswer} onClose={() => setReading(undefined)} />
    </fieldset>
  )
}

function WordsField(props: FieldProps<Asking<'words'>>) {
  const { question, value, missing, brief, onAnswer } = props
  const say = useFormSay()
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  /** One goes on where the word stands now; a finger has its keyboard left as it is, unless there is more to write. */
  const prompted = ({ nativeEvent }: MouseEvent, answer: string, open = false) => {
    onAnswer(answer)
    const touched = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    if (open || !touched) ref.current?.focus()
  }
  // Who writes in it goes on writing.
  const stay = (event: MouseEvent) => {
    if (document.activeElement === ref.current) event.preventDefault()
  }
  const field = {
    id,
    ref,
    value: text,
    dir: 'auto',
    maxLength: question.max,
    // Where there is little room it stands where it is answered.
    placeholder: brief && question.note ? say(question.note) : undefined,
    'aria-describedby': `${id}-count`,
    'aria-invalid': missing || undefined,
    // What is usual comes back only to who asks anew.
    onChange: (event: { target: { value: string } }) =>
      onAnswer(event.target.value || (question.usual === undefined ? undefined : '')),
  } as const
  return (
    <div className="words" data-missing={missing}>
      <label htmlFor={id}>
        {say(question.say)}
        {question.optional && <small>{say('form.optional')}</small>}
      </label>
      {question.note && !brief && <p className="hint">{say(question.note)}</p>}
      {question.long ? <textarea rows={4} {...field} /> : <input autoComplete="off" {...field} />}
      <Counter id={`${id}-count`} text={text} question={question} />
      {question.names && (
        <fieldset className="prompts" aria-label={say('form.names')} onMouseDown={stay}>
          {question.names.map((name) => (
            <button
              type="button"
              key={JSON.stringify(name)}
              onClick={(event) =>
                prompted(event, `${text.trimEnd()} ${say(name)}`.trim().slice(0, question.max))
              }
            >
              {say(name)}
            </button>
          ))}
        </fieldset>
      )}
      {question.prompts && (
        <fieldset className="prompts" aria-label={say('form.prompts')} onMouseDown={stay}>
          {question.prompts.map((prompt) => (
            <button
              type="button"
              key={JSON.stringify(prompt)}
              onClick={(event) =>
                prompted(event, say(prompt) + (question.open ? ' ' : ''), question.open)
              }
            >
              {say(prompt)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** From here on somebody who does not see it hears how much of the bound is used up. */
const NEAR = 0.9

/** How long a text is, of what it may be. */
function Counter(props: { id: string; text: string; question: Asking<'words'> }) {
  const { id, text, question } = props
  const say = useFormSay()
  const { soft, max } = question
  const n = soft === undefined ? text.length : lengthOf(text)
  const count = say('form.count', { n, max: soft ?? max })
  // What is too long is told by whoever refuses it.
  const near = soft !== undefined && n >= soft * NEAR && n <= soft
  const heard = useSettled(near ? count : '', true)
  return (
    <small className="counter" data-over={soft !== undefined && n > soft}>
      <span aria-hidden>{soft === undefined ? `${n} / ${max}` : count}</span>
      <span id={id} className="hidden">
        {say('form.atMost', { max: soft ?? max })}
      </span>
      {soft !== undefined && (
        <span className="hidden" role="status">
          {heard}
        </span>
      )}
    </small>
  )
}

function NumberField({ question, value, onAnswer }: FieldProps<Asking<'number'>>) {
  const say = useFormSay()
  const id = useId()
  const { min, max, note } = question
  // What is being typed stays as it is until it is left: a sign comes before its digits.
  const [typed, type] = useState<string>()
  return (
    <div className="words">
      <label htmlFor={id}>{say(question.say)}</label>
      {note && (
        <p className="hint" id={`${id}-note`}>
          {say(note)}
        </p>
      )}
      <input
        id={id}
        aria-describedby={note && `${id}-note`}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? value ?? min}
        onBlur={() => type(undefined)}
        onChange={(event) => {
          type(event.target.value)
          const next = event.target.valueAsNumber
          if (Number.isFinite(next)) onAnswer(Math.min(max, Math.max(min, Math.round(next))))
        }}
      />
    </div>
  )
}
