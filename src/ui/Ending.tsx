import type { Ending } from '../rules/game.ts'
import { useDesk } from './desk.ts'
import { Modal } from './Modal.tsx'
import { useSay } from './say.ts'

/** The last page: what became of the world. The table stays as it is behind it. */
export default function EndingPage({ ending, onClose }: { ending: Ending; onClose(): void }) {
  const desk = useDesk()
  const say = useSay()
  return (
    <Modal title={say(ending.say)} look="page ending" onClose={onClose}>
      <div className="reading" data-good={ending.good}>
        {ending.body.map((sentence) => (
          <p key={JSON.stringify(sentence)} dir="auto">
            {say(sentence)}
          </p>
        ))}
      </div>
      <footer>
        {desk.game.chronicle && (
          <button
            type="button"
            className="primary"
            data-first
            onClick={() => desk.run('chronicle')}
          >
            {say('ending.read')}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {say('ending.look')}
        </button>
        <button type="button" onClick={() => desk.run('backup')}>
          {say('command.backup')}
        </button>
        <button type="button" onClick={() => desk.run('lobby')}>
          {say('command.lobby')}
        </button>
      </footer>
    </Modal>
  )
}
