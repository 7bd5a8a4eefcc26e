import type { ItemId } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Table, TableState } from '../table.ts'
import { openSnapshots, type Reason, type Snapshots } from './snapshots.ts'
import { isLoss, isSweeping, type Loss, lossBetween } from './sweep.ts'
import { takeBack } from './takeback.ts'

/** Much of the table was changed at once by others. */
export interface Sweep {
  readonly loss: Loss
  /** Takes it back; what comes back is why not. */
  back(): Sentence | undefined
  /** Leaves it as it is. */
  leave(): void
}

/** A state is remembered for at least so long (ms), so that a slow sweep is seen as well as a quick one. */
const SPAN = 60_000
/** How long after a change it is looked at, together with all that came meanwhile (ms). */
const LOOK = 300

interface Mark {
  readonly state: TableState
  readonly since: number
  /** What others have touched since then. */
  readonly touched: Set<ItemId>
}

/**
 * Watches what others do to a table. Before a sweep of theirs the state is kept on this device, and `tell` is told: of
 * the sweep, of more of it, and with undefined once nothing of it is left. Where the device keeps nothing, the state is
 * remembered as long as the page lives. Returns the way out.
 */
export function watchSweeps(
  table: Table,
  tell: (sweep: Sweep | undefined) => void,
  open: (table: string) => Promise<Snapshots> = openSnapshots,
): () => void {
  let outside = false
  /** The older reaches back at least `SPAN`, once there was that much play. */
  let [older, newer]: [Mark?, Mark?] = []
  let swept: Mark | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let snapshots: Promise<Snapshots> | undefined

  const mark = (): Mark => ({ state: table.state(), since: performance.now(), touched: new Set() })
  const keep = (state: TableState, why: Reason) => {
    snapshots ??= open(table.id)
    snapshots.then(
      (kept) => kept.keep(state, why, Date.now()),
      () => {
        // The browser keeps nothing; it is tried again next time.
        snapshots = undefined
      },
    )
  }

  const before = ({ local }: { readonly local: boolean }) => {
    outside = !local
    if (!outside) return
    if (newer && performance.now() - newer.since < SPAN) return
    // A table that was quiet for long begins anew.
    older = newer && performance.now() - newer.since < 2 * SPAN ? newer : undefined
    newer = mark()
  }
  const stop = table.subscribe((touched) => {
    if (!outside) return
    for (const id of touched) {
      older?.touched.add(id)
      newer?.touched.add(id)
      swept?.touched.add(id)
    }
    timer ??= setTimeout(look, LOOK)
  })
  table.doc.on('beforeTransaction', before)

  function look(): void {
    timer = undefined
    const from = swept ?? older ?? newer
    if (!from) return
    const loss = lossBetween(from.state, table.state(), from.touched)
    if (swept && !isLoss(loss)) {
      over()
      tell(undefined)
    } else if (isSweeping(loss, from.state)) {
      if (!swept) keep(from.state, 'sweep')
      swept = from
      tell({ loss, back, leave: over })
    }
  }

  /** From here on things are as they are. */
  function over(): void {
    swept = older = undefined
    newer = mark()
  }

  function back(): Sentence | undefined {
    if (!swept) return undefined
    const { state, touched } = swept
    const refusal = table.barred()
    if (refusal) return refusal
    keep(table.state(), 'back')
    over()
    return takeBack(table, state, { which: touched })
  }

  return () => {
    clearTimeout(timer)
    stop()
    table.doc.off('beforeTransaction', before)
    void snapshots?.then(
      (kept) => kept.close(),
      () => undefined,
    )
  }
}
