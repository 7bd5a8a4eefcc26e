import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFacing } from './facing.ts'
import { Menu, MenuItem } from './Menu.tsx'

interface Option<Value extends string | number> {
  readonly value: Value
  readonly say: string | number
  readonly lang?: string
}

/**
 * One of several, chosen: by the system's own list; round a screen, where that would face the bottom edge, by a menu
 * that is turned to whose place it is in.
 */
export function Select<Value extends string | number>(props: {
  /** What is chosen, as assistive technology says it. */
  label: string
  id?: string
  options: readonly Option<Value>[]
  value: Value
  disabled?: boolean | undefined
  onChoose(value: Value): void
}) {
  const { label, id, options, value, disabled, onChoose } = props
  const facing = useFacing()
  const [by, setBy] = useState<HTMLElement>()
  if (!facing)
    return (
      <select
        id={id}
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value} lang={one.lang}>
            {one.say}
          </option>
        ))}
      </select>
    )
  const now = options.find((one) => one.value === value)
  return (
    <>
      <button
        type="button"
        id={id}
        className="select"
        aria-label={`${label}: ${now?.say ?? ''}`}
        aria-haspopup="menu"
        aria-expanded={by !== undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => setBy(by ? undefined : currentTarget)}
      >
        <span lang={now?.lang}>{now?.say}</span>
        <ChevronDown aria-hidden size={18} />
      </button>
      {by && (
        <Menu by={by} keep={by} align="end" label={label} onClose={() => setBy(undefined)}>
          {options.map((one) => (
            <MenuItem
              key={one.value}
              chosen={one.value === value}
              onSelect={() => onChoose(one.value)}
            >
              <Check
                aria-hidden
                size={18}
                visibility={one.value === value ? 'visible' : 'hidden'}
              />
              <span lang={one.lang}>{one.say}</span>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
