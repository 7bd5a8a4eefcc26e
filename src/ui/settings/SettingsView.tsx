import '../share/share.css'
import { Modal } from '../parts/Modal.tsx'
import { TELLS, type Tells } from '../say/tells.ts'
import { WaysField } from '../share/WaysField.tsx'
import { type Everyday, EverydayFields } from './EverydayFields.tsx'
import { canBuzz, canShake, mayShake } from './phone.ts'
import { RoomField } from './RoomField.tsx'
import { OneOf, Switch } from './SettingField.tsx'
import { TableFields } from './TableFields.tsx'
import { useSettingsSay } from './words.ts'

/** What a person sets for this device. */
export interface OwnSettings extends Everyday {
  /** How a table is shown: as it lies, or as lists. */
  readonly view: 'board' | 'lists'
  /** Whether single letters are commands; with Ctrl they always are. */
  readonly keys: boolean
  /** Whether there are hints, and which ones have been, by their ids. */
  readonly hints: boolean
  readonly hinted: readonly string[]
  /** What is told to who listens to the page. */
  readonly tells: Tells
  /** Whether the phone buzzes with the dice. */
  readonly buzz: boolean
  /** Whether shaking the phone shakes the dice. */
  readonly shake: boolean
  /** Addresses that help to find others, one a line. */
  readonly ways: string
}

/** The settings of this device, those of the table, and at the end what hardly anybody needs. */
export default function SettingsView(props: {
  own: OwnSettings
  onOwn(own: OwnSettings): void
  onClose(): void
}) {
  const { own } = props
  const say = useSettingsSay()
  const set = (some: Partial<OwnSettings>) => props.onOwn({ ...own, ...some })
  return (
    <Modal title={say('settings')} look="settings-view" onClose={props.onClose}>
      <h3 className="caps">{say('settings.own')}</h3>
      <EverydayFields own={own} onSet={set} />
      {canBuzz() && <Switch say="settings.buzz" on={own.buzz} onSet={(buzz) => set({ buzz })} />}
      {canShake() && (
        <Switch
          say="settings.shake"
          note="settings.shakeNote"
          on={own.shake}
          onSet={async (on) => set({ shake: on && (await mayShake()) })}
        />
      )}
      <Switch
        say="settings.keys"
        note="settings.keysNote"
        on={own.keys}
        onSet={(keys) => set({ keys })}
      />
      <Switch
        say="settings.hints"
        note="settings.hintsNote"
        on={own.hints}
        // Switched on anew, all of them come again.
        onSet={(hints) => set({ hints, hinted: hints ? [] : own.hinted })}
      />
      <OneOf
        say="settings.tells"
        note="settings.tellsNote"
        words="tells"
        all={TELLS}
        now={own.tells}
        onSet={(tells) => set({ tells })}
      />
      <RoomField />
      <TableFields />
      <WaysField ways={own.ways} onSet={(ways) => set({ ways })} />
    </Modal>
  )
}
