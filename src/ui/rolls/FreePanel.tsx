import { Minus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import './free.css'
import { type Die, MOST_THROWN } from '../../rules/dice/dice.ts'
import { isFree } from '../../rules/dice/free.ts'
import {
  countOf,
  DICE_SORTS,
  type DiceSort,
  lessOne,
  type Notation,
  parse,
  stringify,
  thrownBy,
  withOne,
} from '../../rules/dice/notation.ts'
import type { Flick } from '../../rules/dice/roll.ts'
import { freeCheck } from '../../rules/dice/sum.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useSheet } from '../device/machine.ts'
import { Panel } from '../parts/Panel.tsx'
import { DieSign } from '../throws/DieSign.tsx'
import { ThrowButton } from '../throws/ThrowButton.tsx'
import { useDiceSay } from '../throws/words.ts'
import { FreeResult } from './FreeResult.tsx'

/** Whoever is still writing is not told of mistakes. Milliseconds. */
const PATIENCE = 900

const signOf = (sort: DiceSort): Die => (sort === 'd100' ? 'd00' : sort)

/** Dice for no Check at all: tapped or written, they lie ready in the tray, and are flung or thrown from here. */
export default function FreePanel({ onClose }: { onClose(): void }) {
  const desk = useDesk()
  const say = useDiceSay()
  const id = useId()
  const small = useSheet()
  const field = useRef<HTMLInputElement>(null)
  const { pick } = desk
  const seat = desk.seat()
  const last = useBoardOf((board) =>
    board.rolls.findLast((record) => isFree(record.check) && record.seat === seat),
  )
  // Who throws again mostly throws the same.
  const [text, setText] = useState(() => desk.free?.said ?? last?.check.said ?? '')
  const [told, setTold] = useState(false)
  const read = parse(text)
  const misread = 'say' in read ? read : undefined
  const notation: Notation = 'say' in read ? [] : read
  const full = thrownBy(notation).length >= MOST_THROWN
  const shown = told ? misread : undefined

  const ready = stringify(notation)
  useEffect(() => {
    const dice = parse(ready)
    pick(freeCheck('say' in dice ? [] : dice))
  }, [ready, pick])
  useEffect(() => () => pick(undefined), [pick])

  const wrong = misread !== undefined && text.trim() !== '' ? text : undefined
  useEffect(() => {
    if (wrong === undefined) return
    const timer = setTimeout(() => setTold(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [wrong])

  const write = (next: string) => {
    setText(next)
    setTold(false)
  }
  // Others may throw meanwhile.
  const rolling = desk.free !== undefined && desk.inTheAir(desk.free)
  const toThrow = (flick?: Flick) => {
    if (misread) {
      setTold(true)
      field.current?.focus()
      field.current?.setSelectionRange(misread.at, misread.at + misread.length)
      // As it is written now, be it in the tray yet or not.
    } else if (!rolling) desk.fling(flick, freeCheck(notation))
  }
  return (
    <Panel title={say('free')} look="free" onClose={onClose}>
      <ul className="sorts">
        {DICE_SORTS.map((sort) => {
          const n = countOf(notation, sort)
          return (
            <li key={sort} data-chosen={n > 0}>
              <button
                type="button"
                className="sort"
                data-first={sort === 'd6' ? true : undefined}
                aria-disabled={full}
                onClick={() => !full && write(stringify(withOne(notation, sort)))}
              >
                <DieSign die={signOf(sort)} size={36} />
                <span>{sort}</span>
                {n > 0 && <b aria-hidden>{n}</b>}
                <span className="hidden">{say('free.more', { n })}</span>
              </button>
              {n > 0 && (
                <button
                  type="button"
                  className="icon less"
                  aria-label={say('free.less', { sort })}
                  onClick={() => write(stringify(lessOne(notation, sort)))}
                >
                  <Minus aria-hidden size={16} strokeWidth={2.4} />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className="written">
        <label htmlFor={id}>{say('free.write')}</label>
        <input
          ref={field}
          id={id}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          placeholder={say('free.hint')}
          aria-invalid={shown !== undefined}
          aria-describedby={`${id}-how`}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            toThrow()
          }}
        />
        <p id={`${id}-how`} role="status" className={shown ? 'misread' : 'hint'}>
          {shown ? (
            <>
              {text.trim() !== '' && (
                <span className="where" aria-hidden>
                  {text.slice(0, shown.at)}
                  <mark>{text.slice(shown.at, shown.at + shown.length) || ' '}</mark>
                  {text.slice(shown.at + shown.length)}
                </span>
              )}
              {say(shown.say)}
            </>
          ) : full ? (
            say('free.most', { n: MOST_THROWN })
          ) : (
            say('free.how')
          )}
        </p>
      </div>
      <div className="free-buttons">
        <button type="button" aria-disabled={text === ''} onClick={() => write('')}>
          {say('free.clear')}
        </button>
        <ThrowButton
          className="primary"
          disabled={rolling}
          bare={notation.length === 0}
          onThrow={toThrow}
        >
          {say(rolling ? 'check.rolling' : 'free.throw')}
        </ThrowButton>
      </div>
      <p className="or">
        {wrong === undefined && say('free.chosen', { n: thrownBy(notation).length })}
        {notation.length > 0 && !small && ` · ${say('free.fling')}`}
      </p>
      {last && <FreeResult key={last.id} record={last} />}
    </Panel>
  )
}
