import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Board } from '../../rules/board/board.ts'
import type { Change } from '../../rules/board/change.ts'
import {
  boundsOf,
  type CountField,
  type Field,
  fieldChosen,
  fieldStep,
  fieldValue,
} from '../../rules/board/field.ts'
import type { Item } from '../../rules/plain/item.ts'
import { useDesk } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import { fieldTold, useOutlineSay } from '../lists/words.ts'
import { useFacing } from '../parts/facing.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Select } from '../parts/Select.tsx'
import './fields.css'

/** How far each key brings a count; Home and End to its bounds, as far as there are any. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
  Home: Number.NEGATIVE_INFINITY,
}

/** In less room, px where all is once as large, more parts than these stand behind one button. */
const NARROW = 400
const FEW = 2

/** The parts that fields belong to, each once. */
const partsOf = (fields: readonly Field[]) => [
  ...new Set(fields.flatMap(({ part }) => part?.key ?? [])),
]

/** What can be counted and chosen on a thing, and what is worked out there: parts of many are opened one by one. */
export function FieldControls(props: { item: Item; fields: readonly Field[]; board: Board }) {
  const { item, fields, board } = props
  const desk = useDesk()
  const say = useOutlineSay()

  const box = useRef<HTMLFieldSetElement>(null)
  /** Where the keyboard was before it came here. */
  const from = useRef<Element>(null)
  const { counting, count } = desk
  const asked = counting === item.id
  const [open, setOpen] = useState<string>()
  const inOpen = useId()
  // Whoever begins something else needs the room.
  const { form } = useForms()
  useEffect(() => {
    if (form) setOpen(undefined)
  }, [form])
  const parts = partsOf(fields)
  const [first] = parts
  // In a narrow place round a screen they would be rows over what they are about.
  const facing = useFacing()
  const narrow = facing && (facing.room.right - facing.room.left) / facing.big < NARROW
  const gathered = narrow && parts.length > FEW
  const [spread, setSpread] = useState(false)
  useEffect(() => {
    if (!asked) return
    from.current ??= document.activeElement
    const control = box.current?.querySelector<HTMLElement>('.spin, select, [aria-haspopup]')
    if (!control && open === undefined && first) return setOpen(first)
    control?.focus()
    count(undefined)
  }, [asked, count, first, open])
  const leave = (event: KeyboardEvent) => {
    const back = from.current
    if (event.key !== 'Escape' || !(back instanceof HTMLElement && back.isConnected)) return
    event.preventDefault()
    event.stopPropagation()
    from.current = null
    back.focus({ preventScroll: true })
  }

  /** Several in a row are one step of undo; each goes on from what is there by then. */
  const change = ({ id: key }: Field, to: (now: Item, board: Board) => Change | undefined) => {
    const lying = desk.table.board()
    const now = lying.items.get(item.id)
    const one = now && to(now, lying)
    if (one) desk.table.apply([one], { seat: desk.seat() ?? '', join: `${item.id}/${key}` })
  }
  const step = (field: CountField, by: number) =>
    change(field, (now, lying) => fieldStep(field, now, lying, by))

  const control = (field: Field) => {
    const name = say(field.say)
    const told = fieldTold(field, item, board, say)
    if (field.as === 'worth')
      return (
        <span key={field.id} className="field">
          {name} <b>{told}</b>
        </span>
      )
    if (field.as === 'choice') {
      const none = say(field.none ?? 'fields.none')
      const options = field.options
        .map((option) => ({ value: option.id, say: say(option.say) }))
        .filter((option) => option.say !== none)
      const value = fieldValue(field, item, board)
      return (
        <span key={field.id} className="field">
          <span aria-hidden>{name}</span>
          <Select
            label={name}
            value={options.some((option) => option.value === value) ? value : ''}
            options={[{ value: '', say: none }, ...options]}
            onChoose={(option) => change(field, (now) => fieldChosen(field, now, option))}
          />
        </span>
      )
    }
    const { least, most } = boundsOf(field, item, board)
    const value = fieldValue(field, item, board)
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'End' && most !== undefined ? most - value : STEPS[event.key]
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return
      // Arrows move things on the table, and go from line to line.
      event.preventDefault()
      event.stopPropagation()
      step(field, by)
    }
    return (
      <span key={field.id} className="field">
        <IconButton
          icon={Minus}
          label={say('fields.less', { what: name })}
          aria-disabled={value <= least}
          onClick={() => step(field, -1)}
        />
        <span
          className="spin"
          role="spinbutton"
          tabIndex={0}
          aria-label={name}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={told}
          onKeyDown={onKey}
        >
          {name} <b>{told}</b>
        </span>
        <IconButton
          icon={Plus}
          label={say('fields.more', { what: name })}
          aria-disabled={most !== undefined && value >= most}
          onClick={() => step(field, 1)}
        />
      </span>
    )
  }

  return (
    <fieldset ref={box} className="fields" aria-label={say('fields')} onKeyDown={leave}>
      {fields.filter(({ part }) => !part).map(control)}
      {gathered && (
        <button
          type="button"
          className="part"
          aria-expanded={spread}
          onClick={() => setSpread(!spread)}
        >
          {say('fields')}
        </button>
      )}
      {(spread || open || !gathered ? parts : []).map((part) => (
        <button
          type="button"
          key={part}
          className="part"
          aria-expanded={part === open}
          aria-controls={part === open ? inOpen : undefined}
          onClick={() => setOpen(part === open ? undefined : part)}
        >
          {say({ key: part })}
        </button>
      ))}
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset has no row of its own
        <div role="group" id={inOpen} className="of-part" aria-label={say({ key: open })}>
          {fields.filter(({ part }) => part?.key === open).map(control)}
        </div>
      )}
    </fieldset>
  )
}
