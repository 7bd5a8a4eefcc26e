import './css/share.css'
import { type Everyday, EverydayFields } from './EverydayFields.tsx'
import { Modal } from './Modal.tsx'
import { useSettingsSay } from './settingswords.ts'

/** The settings of this device that count before there is a table. */
export default function LobbySettings(props: {
  own: Everyday
  onSet(some: Partial<Everyday>): void
  onClose(): void
}) {
  const say = useSettingsSay()
  return (
    <Modal title={say('settings')} onClose={props.onClose}>
      <h3 className="caps">{say('settings.own')}</h3>
      <EverydayFields own={props.own} onSet={props.onSet} />
    </Modal>
  )
}
