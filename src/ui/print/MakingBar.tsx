import type { MakingState } from './making.ts'
import { type PrintKey, usePrintSay } from './words.ts'

/** How far something is that takes its time, and a way to stop it; what became of it is announced. */
export function MakingBar(props: {
  state: MakingState
  busy: PrintKey
  done: PrintKey
  onStop(): void
}) {
  const say = usePrintSay()
  const { state } = props
  const told = {
    idle: undefined,
    busy: props.busy,
    done: props.done,
    stopped: 'making.stopped',
    failed: 'making.failed',
  } as const
  const key = told[state.is]
  return (
    <div className="making">
      <p role="status">{key && say(key)}</p>
      {state.is === 'busy' && (
        <>
          <progress max={1} value={state.done} aria-label={say(props.busy)} />
          <button type="button" onClick={props.onStop}>
            {say('making.stop')}
          </button>
        </>
      )}
    </div>
  )
}
