import './css/theme.css'
import './css/controls.css'
import './css/share.css'
import type { Joining } from './doors.ts'
import { HandOver } from './HandOver.tsx'
import { useShareSay } from './sharewords.ts'
import { useWood } from './wood.ts'

/** Where somebody waits who follows an invitation: what is happening, and a way out. */
export function JoiningPage({ joining, onLeave }: { joining: Joining; onLeave(): void }) {
  const say = useShareSay()
  useWood()
  const wrong = joining.at === 'wrong'
  return (
    <main className="joining">
      <section aria-label={say(wrong ? 'join.wrong' : 'join.title')}>
        <h1>{say(wrong ? 'join.wrong' : 'join.title')}</h1>
        {wrong ? <p role="alert">{say(joining.say)}</p> : <Looking joining={joining} />}
        <button type="button" className={wrong ? 'leave primary' : 'leave'} onClick={onLeave}>
          {say(wrong ? 'join.lobby' : 'join.cancel')}
        </button>
      </section>
    </main>
  )
}

function Looking({ joining }: { joining: Extract<Joining, { at: 'looking' }> }) {
  const say = useShareSay()
  const { found, arriving, answer, server, long } = joining
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
          <p className="hint">
            {say(long ? 'join.long' : server ? 'join.reached' : 'join.asking')}
          </p>
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
