import { type ReactNode, useId } from 'react'
import { Select } from '../parts/Select.tsx'
import { type SettingsKey, useSettingsSay } from './words.ts'

/** A line of the settings: what it is called, and the field that is called so, by this id. */
function Setting(props: {
  say: SettingsKey
  note?: SettingsKey | undefined
  children(id: string): ReactNode
}) {
  const say = useSettingsSay()
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>
        {say(props.say)}
        {props.note && <small>{say(props.note)}</small>}
      </label>
      {props.children(id)}
    </div>
  )
}

/** A setting that is on or off. */
export function Switch(props: {
  say: SettingsKey
  note?: SettingsKey
  on: boolean
  onSet(on: boolean): void
}) {
  return (
    <Setting say={props.say} note={props.note}>
      {(id) => (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={props.on}
          aria-checked={props.on}
          onChange={(event) => props.onSet(event.target.checked)}
        />
      )}
    </Setting>
  )
}

/** A setting that is one of a few; each is called by its own word, which stands under `words.`. */
export function OneOf<One extends string | number, Words extends string>(props: {
  say: SettingsKey
  note?: SettingsKey
  all: readonly One[]
  words: `${Words}.${One}` extends SettingsKey ? Words : never
  now: One
  disabled?: boolean
  onSet(one: One): void
}) {
  const say = useSettingsSay()
  return (
    <Setting say={props.say} note={props.note}>
      {(id) => (
        <Select
          id={id}
          label={say(props.say)}
          value={props.now}
          disabled={props.disabled}
          options={props.all.map((one) => ({
            value: one,
            say: say(`${props.words}.${one}` as SettingsKey),
          }))}
          onChoose={props.onSet}
        />
      )}
    </Setting>
  )
}

/** How loud it is, 0 to 1. */
export function Volume({ level, onSet }: { level: number; onSet(level: number): void }) {
  return (
    <Setting say="settings.volume">
      {(id) => (
        <input
          id={id}
          type="range"
          min={10}
          max={100}
          step={10}
          value={Math.round(level * 100)}
          onChange={(event) => onSet(event.target.valueAsNumber / 100)}
        />
      )}
    </Setting>
  )
}
