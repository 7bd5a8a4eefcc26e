import { useId } from 'react'
import type { Setting } from '../../rules/board/setting.ts'
import { GROUND, GROUNDS, groundOf, settingKept } from '../../rules/board/setting.ts'
import type { Plain } from '../../rules/plain/item.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import { useTable } from '../../table/use.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { OneOf } from './SettingField.tsx'
import { useSettingsSay } from './words.ts'

/** What counts for everybody at this table: what it is covered with, and the house settings of its game. */
export function TableFields() {
  const { game, table, seat } = useDesk()
  const say = useSettingsSay()
  const { play } = useBoard()
  const barred = useTable(table, () => table.barred())
  const set = (key: string, value: Plain) =>
    table.apply([{ do: 'play', key, value }], { seat: seat() ?? '' })
  return (
    <>
      <h3 className="caps">{say('settings.table')}</h3>
      <p className="hint">{say(barred ?? sentence('settings.tableNote'))}</p>
      <OneOf
        say="settings.ground"
        words="ground"
        all={GROUNDS}
        now={groundOf(play)}
        disabled={barred !== undefined}
        onSet={(ground) => set(GROUND, ground === GROUNDS[0] ? null : ground)}
      />
      {game.settings?.map((setting) => (
        <House
          key={setting.id}
          setting={setting}
          value={settingKept(setting, play[`set/${setting.id}`])}
          barred={barred !== undefined}
          onSet={(value) => set(`set/${setting.id}`, value === setting.usual ? null : value)}
        />
      ))}
    </>
  )
}

function House(props: {
  setting: Setting
  value: number
  barred: boolean
  onSet(value: number): void
}) {
  const { value, barred } = props
  const { say: name, min, max, usual } = props.setting
  const say = useSettingsSay()
  const id = useId()
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, next))
    if (within !== value) props.onSet(within)
  }
  return (
    <div className="setting">
      <label htmlFor={id}>
        {say(name)}
        <small>{say('settings.usual', { n: usual })}</small>
      </label>
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
    </div>
  )
}
