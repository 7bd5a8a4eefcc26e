import '../share/share.css'
import { Modal } from '../parts/Modal.tsx'
import { type Everyday, EverydayFields } from '../settings/EverydayFields.tsx'
import { useSettingsSay } from '../settings/words.ts'

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
