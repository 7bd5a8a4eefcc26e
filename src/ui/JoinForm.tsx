import type { Sentence } from '../rules/sentence.ts'
import './css/share.css'
import { Modal } from './Modal.tsx'
import { useShareSay } from './sharewords.ts'
import { TakeCode } from './TakeCode.tsx'

/** Takes an invitation that somebody sent or shows. */
export default function JoinForm(props: {
  onTake(text: string): Promise<Sentence | undefined>
  onClose(): void
}) {
  const say = useShareSay()
  return (
    <Modal title={say('join')} look="join" onClose={props.onClose}>
      <TakeCode first label={say('join.paste')} go={say('join.go')} onTake={props.onTake} />
    </Modal>
  )
}
