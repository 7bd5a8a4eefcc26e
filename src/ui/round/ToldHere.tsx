import { Ellipsis, TriangleAlert } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { tellersOf } from '../../rules/plain/round.ts'
import { plain, type Sentence } from '../../rules/plain/sentence.ts'
import type { Side } from '../../rules/plain/sides.ts'
import { TableWarning } from '../desk/TableWarning.tsx'
import { useAway } from '../parts/away.ts'
import { NoticeLine } from '../parts/NoticeList.tsx'
import type { Notice, Notices } from '../parts/notices.ts'
import { useRoundSay } from './words.ts'

/** The first sentence of a text that has more than one; undefined for any other, and where it ends amid a quotation. */
export function firstOf(text: string): string | undefined {
  const first = /^(.+?\p{L}{2}[.!?…])\s+\S/su.exec(text)?.[1]
  const quotes = first?.match(/[“”„»«]/g)?.length ?? 0
  return quotes % 2 === 0 ? first : undefined
}

/** What of all that is said in passing a place is told: what concerns whose it is, and, where it `tells` that, all. */
export const toldAt = (all: readonly Notice[], seat: SeatId, tells: boolean): readonly Notice[] =>
  all.filter((one) => (one.seat === undefined ? tells : one.seat === seat))

interface Told {
  readonly told: readonly Notice[]
  /** Whether what concerns all is told here. */
  readonly tells: boolean
  /** Whoever sits there has put this away, or had the time to read it. */
  onAway(notice: Notice): void
  /** Somebody has done what it offers: for all. */
  onDone(notice: Notice): void
}

/**
 * What each place round a screen is told. What concerns all is gone from an edge when it is put away there, and at all
 * when it is gone from every edge.
 */
export function useToldAround(notices: Notices, sides: readonly Side[]): (seat: SeatId) => Told {
  const all = useSyncExternalStore(notices.subscribe, notices.list)
  const tellers = tellersOf(sides)
  const { isAway, putAway } = useAway(
    all.map(({ id }) => id),
    tellers,
    (ids) => ids.forEach(notices.remove),
  )
  const onDone = ({ id }: Notice) => notices.remove(id)
  return (seat) => ({
    tells: tellers.includes(seat),
    told: toldAt(all, seat, tellers.includes(seat)).filter(({ id }) => !isAway(id, seat)),
    onAway(notice) {
      if (notice.seat !== undefined) onDone(notice)
      else putAway(notice.id, seat)
    },
    onDone,
  })
}

/** What stands at every edge says no more than a sentence, until somebody asks for the rest. */
export function ToldHere({
  told,
  tells,
  warning,
  onAway,
  onDone,
}: Told & { readonly warning: Sentence | undefined }) {
  return (
    <div className="place-notices" role="status">
      {tells && warning && <Amiss what={warning} />}
      {told.map((notice) => {
        const { action } = notice
        const run = () => {
          action?.run()
          onDone(notice)
        }
        const Line = notice.seat === undefined ? ForAll : NoticeLine
        const once = action ? { ...notice, action: { ...action, run } } : notice
        return <Line key={notice.id} notice={once} onDone={() => onAway(notice)} />
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
