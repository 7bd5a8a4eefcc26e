import { useState } from 'react'
import { plain } from './find.ts'
import { COMMANDS, type Command, keyName } from './keys.ts'
import { Modal } from './Modal.tsx'
import { apple, useSheet } from './machine.ts'
import { useSay } from './say.ts'

/** Everything one can do, with its keys; typing narrows it, Enter does the first. */
export default function Commands(props: {
  /** What cannot be done just now. */
  without: readonly Command[]
  onRun(command: Command): void
  onClose(): void
}) {
  const say = useSay()
  const small = useSheet()
  const [wanted, setWanted] = useState('')
  const found = COMMANDS.filter(
    ({ command, say: key }) =>
      !props.without.includes(command) &&
      // Beside a wide board both are always there.
      (small || (command !== 'tray' && command !== 'guide')) &&
      plain(say(key)).includes(plain(wanted.trim())),
  )
  const run = (command: Command | undefined) => {
    if (!command) return
    props.onClose()
    // After the dialog has given the focus back.
    setTimeout(() => props.onRun(command))
  }
  return (
    <Modal title={say('commands')} look="commands" onClose={props.onClose}>
      <input
        type="search"
        data-first
        value={wanted}
        placeholder={say('commands.find')}
        aria-label={say('commands.find')}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[0]?.command)
        }}
      />
      <ul className="rows">
        {found.map(({ command, say: key }) => (
          <li key={command}>
            <button type="button" onClick={() => run(command)}>
              {say(key)}
              <kbd>{keyName(command, apple())}</kbd>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{say('commands.none')}</p>}
      <p className="hint">{say('commands.board')}</p>
    </Modal>
  )
}
