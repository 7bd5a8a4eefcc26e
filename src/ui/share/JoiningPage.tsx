import '../device/theme.css'
import '../parts/controls.css'
import './share.css'
import { useWood } from '../device/wood.ts'
import { AtDoor } from './AtDoor.tsx'
import type { Joining } from './doors.ts'
import { HandOver } from './HandOver.tsx'
import { SameTables } from './SameTables.tsx'
import { useShareSay } from './words.ts'

const TITLES = {
  wrong: 'join.wrong',
  looking: 'join.title',
  door: 'door.title',
  same: 'same.title',
} as const

/** Where somebody waits who follows an invitation: what is happening, and a way out. */
export function JoiningPage(props: {
  joining: Joining
  /** Asks to come in under this name. */
  onAsk(name: string): void
  /** What has come is this table of the device, or none. */
  onChoose(table: string | undefined): void
  onLeave(): void
}) {
  const { joining } = props
  const say = useShareSay()
  useWood()
  const wrong = joining.at === 'wrong'
  const title = say(TITLES[joining.at])
  return (
    <main className="joining">
      <section aria-label={title}>
        <h1>{title}</h1>
        {wrong && <p role="alert">{say(joining.say)}</p>}
        {joining.at === 'looking' && <Looking joining={joining} />}
        {joining.at === 'door' && <AtDoor {...joining} onAsk={props.onAsk} />}
        {joining.at === 'same' && <SameTables {...joining} onChoose={props.onChoose} />}
        <button type="button" className={wrong ? 'leave primary' : 'leave'} onClick={props.onLeave}>
          {say(wrong ? 'join.lobby' : 'join.cancel')}
        </button>
      </section>
    </main>
  )
}

function Looking({ joining }: { joining: Extract<Joining, { at: 'looking' }> }) {
  const say = useShareSay()
  const { found, arriving, answer, server, full, long } = joining
  const reached = full ? 'join.full' : server ? 'join.reached' : 'join.asking'
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1)
  return (
    <>
      {answer && found === 0 && (
        <>
          <h2>{say('join.answer')}</h2>
          <p>{say('join.answerNote')}</p>
          <HandOver
            label={say('join.answerLink')}
            text={answer.code}
            title={say('join.answerLink')}
          />
        </>
      )}
      <div className="looking" role="status">
        <p>{found > 0 ? say('join.found', { n: found }) : say('join.looking')}</p>
        {found === 0 && !answer && (
          <p className="hint">{say(long && !full ? 'join.long' : reached)}</p>
        )}
      </div>
      {arriving ? (
        <>
          <progress
            max={arriving.of}
            value={arriving.bytes}
            aria-label={say('join.found', { n: found })}
          />
          <p className="hint">
            {say('join.coming', { have: mb(arriving.bytes), all: mb(arriving.of) })}
          </p>
        </>
      ) : (
        <progress aria-label={say('join.looking')} />
      )}
    </>
  )
}
