import type { Sentence } from '../../rules/plain/sentence.ts'
import './share.css'
import { Modal } from '../parts/Modal.tsx'
import { TakeCode } from './TakeCode.tsx'
import { useShareSay } from './words.ts'

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
