import { Ellipsis, TriangleAlert } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { plain, type Sentence } from '../../rules/plain/sentence.ts'
import type { Side } from '../../rules/plain/sides.ts'
import { TableWarning } from '../desk/TableWarning.tsx'
import { NoticeLine } from '../parts/NoticeList.tsx'
import type { Notice, Notices } from '../parts/notices.ts'
import { useRoundSay } from './words.ts'

/** The first sentence of a text that has more than one; undefined for any other, and where it ends amid a quotation. */
export function firstOf(text: string): string | undefined {
  const first = /^(.+?\p{L}{2}[.!?…])\s+\S/su.exec(text)?.[1]
  const quotes = first?.match(/[“”„»«]/g)?.length ?? 0
  return quotes % 2 === 0 ? first : undefined
}

interface Told {
  notices: Notices
  warning: Sentence | undefined
  side: Side
  /** Whoever sits there has put this notice away, or had the time to read it. */
  onAway(notice: number, seat: SeatId): void
}

/**
 * What this place is told: what concerns whose it is, and all. What one has put away, others still see; and what stands
 * in every place says no more than a sentence, until somebody asks for the rest.
 */
export function ToldHere({ notices, warning, side: { seat }, onAway }: Told) {
  const list = useSyncExternalStore(notices.subscribe, notices.list, notices.list)
  const [away, setAway] = useState<ReadonlySet<number>>(new Set())
  return (
    <div className="place-notices" role="status">
      {warning && <Amiss what={warning} />}
      {list
        .filter((one) => (one.seat ?? seat) === seat && !away.has(one.id))
        .map((notice) => {
          const { id, action } = notice
          const close = () => notices.remove(id)
          const once = action && {
            action: {
              ...action,
              run() {
                action.run()
                close()
              },
            },
          }
          const put = () => {
            setAway(new Set([...away, id]))
            onAway(id, seat)
          }
          const told = { ...notice, ...once }
          return notice.seat === undefined ? (
            <ForAll key={id} notice={told} onDone={put} />
          ) : (
            <NoticeLine key={id} notice={told} onDone={close} />
          )
        })}
    </div>
  )
}

/** What is amiss for all: a few words, and all of it below them for whoever presses them. */
function Amiss({ what }: { what: Sentence }) {
  const say = useRoundSay()
  const [whole, setWhole] = useState(false)
  return (
    <>
      <button
        type="button"
        className="warning"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        <TriangleAlert aria-hidden size={18} />
        {say('round.unsaved')}
      </button>
      {whole && <TableWarning what={what} />}
    </>
  )
}

/** What all are told: its first sentence, and all of it for whoever asks. */
function ForAll({ notice, onDone }: { notice: Notice; onDone(): void }) {
  const say = useRoundSay()
  const [whole, setWhole] = useState(false)
  const first = firstOf(say(notice.say))
  if (first === undefined || whole)
    return (
      <NoticeLine notice={{ ...notice, stays: whole || notice.stays === true }} onDone={onDone} />
    )
  return (
    <NoticeLine notice={{ ...notice, say: plain(first) }} onDone={onDone}>
      <button
        type="button"
        className="rest"
        aria-label={say('round.whole')}
        onClick={() => setWhole(true)}
      >
        <Ellipsis aria-hidden size={18} />
      </button>
    </NoticeLine>
  )
}
