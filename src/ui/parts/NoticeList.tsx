import { TriangleAlert, X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { type Sought, useKeepClear } from '../device/keepclear.ts'
import { ITEM_BAR, ZOOM_BAR } from '../device/places.ts'
import { useSay } from '../say/say.ts'
import { IconButton } from './IconButton.tsx'
import type { Notice, Notices } from './notices.ts'

const NOTHING: Sought = { selected: [], where: () => undefined, views: { current: new Set() } }

/** Notices in passing, below the bars; read out as they come. */
export function NoticeList({ notices, sought }: { notices: Notices; sought?: Sought }) {
  const ref = useKeepClear<HTMLDivElement>(sought ?? NOTHING, 'top', `${ITEM_BAR}, ${ZOOM_BAR}`)
  const list = useSyncExternalStore(notices.subscribe, notices.list)
  return (
    <div ref={ref} className="notices" role="status">
      {list.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} onDone={() => notices.remove(notice.id)} />
      ))}
    </div>
  )
}

/** One of them; what else can be done with it stands behind its words. */
export function NoticeLine({
  notice,
  children,
  onDone,
}: {
  notice: Notice
  children?: ReactNode
  onDone(): void
}) {
  const say = useSay()
  const { action } = notice
  const words = say(notice.say)
  return (
    // How long it stands is an animation's length, which rests while one points at it or has the focus in it.
    <div
      className="notice"
      data-tone={notice.tone}
      data-long={action !== undefined}
      data-stays={notice.stays ?? false}
      data-decides={notice.decides}
      style={{ '--stands': `${standing(words)}s` } as CSSProperties}
      onAnimationEnd={(event) => {
        if (event.animationName === 'stand') onDone()
      }}
    >
      <p>{words}</p>
      {children}
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            onDone()
          }}
        >
          {say(action.say)}
        </button>
      )}
      <IconButton icon={X} label={say('close')} onClick={onDone} />
    </div>
  )
}

/** How long a notice stands (s): as long as it takes to be read, also aloud. */
const standing = (words: string) => Math.max(6, 2 + words.length * 0.08)

/** A warning that stays as long as what it warns of: above all, that nothing is being saved. */
export function Warning(props: { what: Sentence; does?: Sentence; onDo?(): void }) {
  const say = useSay()
  return (
    <div className="warning" role="alert">
      <TriangleAlert aria-hidden size={18} />
      <p>{say(props.what)}</p>
      {props.does && (
        <button type="button" onClick={props.onDo}>
          {say(props.does)}
        </button>
      )}
    </div>
  )
}
