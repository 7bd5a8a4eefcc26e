import { useId } from 'react'
import type { Setting } from '../../rules/board/setting.ts'
import {
  GROUND,
  GROUNDS,
  groundOf,
  keptOf,
  numbersOf,
  settingKept,
} from '../../rules/board/setting.ts'
import type { Plain } from '../../rules/plain/item.ts'
import { type Sentence, say as sentence } from '../../rules/plain/sentence.ts'
import { originOf } from '../../table/past/branch.ts'
import { useTable } from '../../table/use.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { BranchLine } from '../files/Bookmarks.tsx'
import { Select } from '../parts/Select.tsx'
import { OneOf } from './SettingField.tsx'
import { useSettingsSay } from './words.ts'

/** What counts for everybody at this table: what it is covered with, and the house settings of its game. */
export function TableFields() {
  const { game, table, seat } = useDesk()
  const say = useSettingsSay()
  const { play } = useBoard()
  const usual = groundOf({}, game.look?.ground)
  const ground = groundOf(play, usual)
  const origin = originOf(table.doc)
  const barred = useTable(table, () => table.barred())
  const set = (key: string, value: Plain) =>
    table.apply([{ do: 'play', key, value }], { seat: seat() ?? '' })
  return (
    <>
      <h3 className="caps">{say('settings.table')}</h3>
      {origin && <BranchLine {...origin} />}
      <p className="hint">{say(barred ?? sentence('settings.tableNote'))}</p>
      <OneOf
        say="settings.ground"
        words="ground"
        all={GROUNDS}
        now={ground}
        disabled={barred !== undefined}
        onSet={(next) => set(GROUND, next === usual ? null : next)}
      />
      {game.settings?.map((setting) => {
        const house = {
          setting,
          value: settingKept(setting, play[`set/${setting.id}`]),
          barred: barred !== undefined,
          onSet: (value: number | undefined) => set(`set/${setting.id}`, keptOf(setting, value)),
        }
        return <House key={setting.id} {...house} />
      })}
    </>
  )
}

interface HouseProps {
  setting: Setting
  value: number | undefined
  barred: boolean
  onSet(value: number | undefined): void
}

/** A house setting: what it is called, what is usual, and the field for it. */
function House(props: HouseProps) {
  const { say: name, usual, none } = props.setting
  const say = useSettingsSay()
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>
        {say(name)}
        <small>{say('settings.usual', { n: usual ?? (none ? say(none) : '') })}</small>
      </label>
      {none ? <NoneOr id={id} none={none} {...props} /> : <Stepping id={id} {...props} />}
    </div>
  )
}

/** None, or one of the numbers. */
function NoneOr(props: HouseProps & { id: string; none: Sentence }) {
  const { id, none, value, barred } = props
  const say = useSettingsSay()
  return (
    <Select<number | ''>
      id={id}
      label={say(props.setting.say)}
      value={value ?? ''}
      disabled={barred}
      options={[
        { value: '', say: say(none) },
        ...numbersOf(props.setting).map((n) => ({ value: n, say: n })),
      ]}
      onChoose={(n) => props.onSet(n === '' ? undefined : n)}
    />
  )
}

function Stepping(props: HouseProps & { id: string }) {
  const { id, value = 0, barred } = props
  const { say: name, min, max } = props.setting
  const say = useSettingsSay()
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, next))
    if (within !== value) props.onSet(within)
  }
  return (
    <span className="stepping">
      <button
        type="button"
        disabled={barred}
        aria-label={say('settings.less', { what: say(name) })}
        onClick={() => set(value - 1)}
      >
        {'−'}
      </button>
      <input
        id={id}
        type="number"
        disabled={barred}
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          if (Number.isInteger(event.target.valueAsNumber)) set(event.target.valueAsNumber)
        }}
      />
      <button
        type="button"
        disabled={barred}
        aria-label={say('settings.more', { what: say(name) })}
        onClick={() => set(value + 1)}
      >
        {'+'}
      </button>
    </span>
  )
}
