import { useId } from 'react'
import type { Setting } from '../rules/game.ts'
import { say as sentence } from '../rules/sentence.ts'
import { settled } from '../rules/setting.ts'
import { useTable } from '../table/use.ts'
import { useBoard, useDesk } from './desk.ts'
import LanguageField from './LanguageField.tsx'
import type { Choice } from './language.ts'
import { Modal } from './Modal.tsx'
import { canBuzz, canShake, mayShake } from './phone.ts'
import { RoomField } from './RoomField.tsx'
import { type Key, useSay } from './say.ts'
import { TELLS, type Tells } from './tells.ts'
import './css/share.css'
import { WaysField } from './WaysField.tsx'

/** What a person sets for this device. */
export interface OwnSettings {
  readonly language: Choice
  /** How a table is shown: as it lies, or as lists. */
  readonly view: 'board' | 'lists'
  readonly face: 'hand' | 'plain'
  /** Whether single letters are commands; with Ctrl they always are. */
  readonly keys: boolean
  /** Whether there are hints, and which ones have been, by their ids. */
  readonly hints: boolean
  readonly hinted: readonly string[]
  readonly tells: Tells
  readonly sound: boolean
  /** 0 to 1. */
  readonly volume: number
  readonly buzz: boolean
  readonly shake: boolean
  /** Addresses that help to find others, one a line. */
  readonly ways: string
}

/** The settings of this device, and the house settings of the table. */
export default function Settings(props: {
  own: OwnSettings
  onOwn(own: OwnSettings): void
  onClose(): void
}) {
  const { own, onOwn } = props
  const { game, table } = useDesk()
  const say = useSay()
  const barred = useTable(table, () => table.barred())
  return (
    <Modal title={say('settings')} onClose={props.onClose}>
      <h3 className="caps">{say('settings.own')}</h3>
      <LanguageField choice={own.language} onSet={(language) => onOwn({ ...own, language })} />
      <Switch
        say="settings.plain"
        note="settings.plainNote"
        on={own.face === 'plain'}
        onSet={(on) => onOwn({ ...own, face: on ? 'plain' : 'hand' })}
      />
      <Switch
        say="settings.keys"
        note="settings.keysNote"
        on={own.keys}
        onSet={(keys) => onOwn({ ...own, keys })}
      />
      <Switch
        say="settings.hints"
        note="settings.hintsNote"
        on={own.hints}
        // Switched on anew, all of them come again.
        onSet={(hints) => onOwn({ ...own, hints, hinted: hints ? [] : own.hinted })}
      />
      <Telling tells={own.tells} onSet={(tells) => onOwn({ ...own, tells })} />
      <Switch say="settings.sound" on={own.sound} onSet={(sound) => onOwn({ ...own, sound })} />
      {own.sound && <Volume level={own.volume} onSet={(volume) => onOwn({ ...own, volume })} />}
      {canBuzz() && (
        <Switch say="settings.buzz" on={own.buzz} onSet={(buzz) => onOwn({ ...own, buzz })} />
      )}
      {canShake() && (
        <Switch
          say="settings.shake"
          note="settings.shakeNote"
          on={own.shake}
          onSet={async (on) => onOwn({ ...own, shake: on && (await mayShake()) })}
        />
      )}
      <WaysField ways={own.ways} onSet={(ways) => onOwn({ ...own, ways })} />
      <RoomField />
      {game.settings.length > 0 && (
        <>
          <h3 className="caps">{say('settings.house')}</h3>
          <p className="hint">{say(barred ?? sentence('settings.houseNote'))}</p>
          {game.settings.map((setting) => (
            <House key={setting.id} setting={setting} barred={barred !== undefined} />
          ))}
        </>
      )}
    </Modal>
  )
}

function Switch(props: { say: Key; note?: Key; on: boolean; onSet(on: boolean): void }) {
  const say = useSay()
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>
        {say(props.say)}
        {props.note && <small>{say(props.note)}</small>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={props.on}
        aria-checked={props.on}
        onChange={(event) => props.onSet(event.target.checked)}
      />
    </div>
  )
}

function Telling({ tells, onSet }: { tells: Tells; onSet(tells: Tells): void }) {
  const say = useSay()
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>
        {say('settings.tells')}
        <small>{say('settings.tellsNote')}</small>
      </label>
      <select
        id={id}
        value={tells}
        onChange={({ target }) => onSet(TELLS.find((one) => one === target.value) ?? 'all')}
      >
        {TELLS.map((one) => (
          <option key={one} value={one}>
            {say(`tells.${one}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

function Volume({ level, onSet }: { level: number; onSet(level: number): void }) {
  const say = useSay()
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{say('settings.volume')}</label>
      <input
        id={id}
        type="range"
        min={10}
        max={100}
        step={10}
        value={Math.round(level * 100)}
        onChange={(event) => onSet(event.target.valueAsNumber / 100)}
      />
    </div>
  )
}

function House({ setting, barred }: { setting: Setting; barred: boolean }) {
  const desk = useDesk()
  const say = useSay()
  const id = useId()
  const { play } = useBoard()
  const { min, max, usual } = setting
  const key = `set/${setting.id}`
  const value = settled(setting, play[key])
  const set = (next: number) => {
    const within = Math.min(max, Math.max(min, next))
    if (within !== value)
      desk.table.apply([{ do: 'play', key, value: within === usual ? null : within }], {
        seat: desk.seat() ?? '',
      })
  }
  return (
    <div className="setting">
      <label htmlFor={id}>
        {say(setting.say)}
        <small>{say('settings.usual', { n: usual })}</small>
      </label>
      <span className="stepping">
        <button
          type="button"
          disabled={barred}
          aria-label={say('settings.less', { what: say(setting.say) })}
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
          aria-label={say('settings.more', { what: say(setting.say) })}
          onClick={() => set(value + 1)}
        >
          {'+'}
        </button>
      </span>
    </div>
  )
}
