import { when } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import type { Joining } from './doors.ts'
import { useShareSay } from './words.ts'

/** What has come says that it is a table of this device: whether it is, is for a person to say. */
export function SameTables(
  props: Omit<Extract<Joining, { at: 'same' }>, 'at'> & {
    onChoose(table: string | undefined): void
  },
) {
  const { title, tables, onChoose } = props
  const say = useShareSay()
  const { lang } = useVoice()
  return (
    <>
      <p role="status">{say('same.note', { title, n: tables.length })}</p>
      <ul className="same-tables">
        {tables.map(({ id, title: own, touched, both, of }, i) => (
          <li key={id} className="same-table">
            <p>
              <b dir="auto">{own}</b> <small>{when(touched, Date.now(), lang)}</small>
            </p>
            <p className="hint">{say(both > 0 ? 'same.both' : 'same.none', { n: both, of })}</p>
            <button
              type="button"
              className={i === 0 && both > 0 ? 'primary' : undefined}
              onClick={() => onChoose(id)}
            >
              {say('same.put')}
            </button>
          </li>
        ))}
      </ul>
      <p className="hint">{say('same.apartNote')}</p>
      <button type="button" className="apart" onClick={() => onChoose(undefined)}>
        {say('same.apart')}
      </button>
    </>
  )
}
