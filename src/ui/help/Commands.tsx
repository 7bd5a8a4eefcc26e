import { useState } from 'react'
import './commands.css'
import { COMMANDS, type CommandAt, type CommandId, type Where } from '../desk/commands.ts'
import { keyWritten } from '../desk/keys.ts'
import { apple, useSheet } from '../device/machine.ts'
import { Modal } from '../parts/Modal.tsx'
import { comparable } from '../say/find.ts'
import { GESTURES } from './gestures.ts'
import { useHelpSay } from './words.ts'

/** Everything one can do, with its keys; typing narrows it, Enter does the first. */
export default function Commands(props: {
  /** What cannot be done just now. */
  without: readonly CommandId[]
  onRun(command: CommandId): void
  onClose(): void
}) {
  const say = useHelpSay()
  const small = useSheet()
  const [wanted, setWanted] = useState('')
  const meant = (words: string) => comparable(words).includes(comparable(wanted.trim()))
  const all: readonly CommandAt<'table'>[] = COMMANDS.table
  const found = all.filter(
    ({ id, small: only, say: key }) =>
      !props.without.includes(id) && (small || !only) && meant(say(key)),
  )
  const byKey = Object.entries(COMMANDS)
    .filter(([at]) => at !== 'table')
    .map(([at, rows]: [string, readonly CommandAt<Where>[]]) => ({
      at,
      name: say({ key: `hand.${at}` }),
      rows: rows.filter((row) => meant(say(row.say))),
    }))
    .filter(({ rows }) => rows.length > 0)
  const byHand = GESTURES.filter((one) =>
    [say(`hand.how.${one}`), say(`hand.does.${one}`)].some(meant),
  )
  const run = (command: CommandId | undefined) => {
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
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[0]?.id)
        }}
      />
      <ul className="rows">
        {found.map(({ id, say: key, keys }) => (
          <li key={id}>
            <button type="button" onClick={() => run(id)}>
              <span>{say(key)}</span>
              <Keys keys={keys} />
            </button>
          </li>
        ))}
      </ul>
      {byKey.map(({ at, name, rows }) => (
        <section key={at} className="by-key" aria-label={name}>
          <h3 className="caps">{name}</h3>
          <ul className="rows">
            {rows.map((row) => (
              <li key={row.id}>
                <span>{say(row.say)}</span>
                <Keys keys={row.keys} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {byHand.length > 0 && (
        <section aria-label={say('hand.pointer')}>
          <h3 className="caps">{say('hand.pointer')}</h3>
          <ul className="rows">
            {byHand.map((one) => (
              <li key={one}>
                <span>{say(`hand.does.${one}`)}</span>
                <small>{say(`hand.how.${one}`)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length + byKey.length + byHand.length === 0 && (
        <p role="status">{say('commands.none')}</p>
      )}
    </Modal>
  )
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The keys of one row, each as this machine's keyboards write it. */
function Keys({ keys }: { keys: readonly string[] }) {
  const say = useHelpSay()
  const name = (key: string) =>
    keyWritten(key, apple())
      .replace(/Arrow\w+/, (arrow) => ARROWS[arrow] ?? arrow)
      .replace(/^ $/, say('hand.space'))
      .replace('ContextMenu', say('hand.menuKey'))
  return (
    <span className="keys">
      {keys.map((key) => (
        <kbd key={key}>{name(key)}</kbd>
      ))}
    </span>
  )
}
