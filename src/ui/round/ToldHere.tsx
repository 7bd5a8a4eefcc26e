import { useState, useSyncExternalStore } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Side } from '../../rules/plain/sides.ts'
import { TableWarning } from '../desk/TableWarning.tsx'
import { NoticeLine } from '../parts/NoticeList.tsx'
import type { Notices } from '../parts/notices.ts'

/** What this place is told: what concerns whose it is, and all. What one has put away, others still see. */
export function ToldHere({
  notices,
  warning,
  side: { seat },
  onAway,
}: {
  notices: Notices
  warning: Sentence | undefined
  side: Side
  /** Whoever sits there has put this notice away, or had the time to read it. */
  onAway(notice: number, seat: SeatId): void
}) {
  const list = useSyncExternalStore(notices.subscribe, notices.list)
  const [away, setAway] = useState<ReadonlySet<number>>(new Set())
  return (
    <div className="place-notices" role="status">
      {warning && <TableWarning what={warning} />}
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
          return (
            <NoticeLine
              key={id}
              notice={{ ...notice, ...once }}
              onDone={notice.seat === undefined ? put : close}
            />
          )
        })}
    </div>
  )
}
