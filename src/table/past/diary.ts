import type { Board } from '../../rules/board/board.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Table, TableState } from '../table.ts'
import { happened } from './happened.ts'
import { openSnapshots, type Reason, type Snapshots } from './snapshots.ts'
import { isBig } from './sweep.ts'
import { TAKEN } from './takeback.ts'

/** How long after the first change of a while the table is kept as it is then (ms). */
const EVERY = 4 * 60_000
/** Big changes of one's own that follow one another faster are one, ms. */
const ONE_CHANGE = 8000

/** Keeps how a table was, every few minutes of play and before something big was done here. */
export interface Diary {
  /** Keeps how it is now, before something big. */
  keep(why: Reason): Promise<boolean>
  /** Resolves when all that was to be kept so far is kept, or cannot be. */
  written(): Promise<unknown>
  /** Keeps what is not kept yet, and ends. */
  close(): Promise<void>
}

/**
 * Begins to keep how a table is, now and then, as long as it is changed: a change itself only starts a timer. `draw`
 * makes a small picture; what is still on its way here (`coming`) is not kept by halves.
 */
export function keepDiary(
  table: Table,
  draw: (board: Board) => Promise<Uint8Array<ArrayBuffer> | undefined>,
  coming: () => boolean = () => false,
  open: (table: string) => Promise<Snapshots> = openSnapshots,
): Diary {
  let last = table.state()
  const opened = { board: table.board(), at: Date.now() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let begun = false
  let [here, bigAt] = [false, Number.NEGATIVE_INFINITY]
  let seen = { state: last, board: opened.board }

  const picture = (board: Board) => draw(board).catch(() => undefined)

  const write = (
    before: TableState,
    state: TableState,
    why: Reason,
    board = table.board(),
  ): Promise<boolean> => {
    const at = Date.now()
    // It is drawn as it is now; all that follows may take its time.
    const drawn = picture(board)
    const next = turn.then(async () => {
      try {
        const snapshots = await open(table.id)
        const since = happened(before, state)
        const kept = await snapshots.keep(state, why, at, { picture: await drawn, since })
        snapshots.close()
        return kept
      } catch {
        // The browser keeps nothing; it is tried again next time.
        return false
      }
    })
    turn = next
    return next
  }

  const look = (why: Reason = 'play'): Promise<boolean> => {
    clearTimeout(timer)
    timer = undefined
    const state = table.state()
    if ((why === 'play' && state === last) || coming() || state.about.game === '')
      return Promise.resolve(false)
    const before = last
    last = state
    return write(before, state, why)
  }

  /** Keeps how it was before something that this screen did, if that was big; others' sweeps are watched elsewhere. */
  const mind = (touched: ReadonlySet<ItemId>) => {
    const { state, board } = seen
    seen = { state: table.state(), board: table.board() }
    const now = Date.now()
    if (!here || coming() || now - bigAt < ONE_CHANGE || !isBig(touched, state)) return
    bigAt = now
    const before = last
    last = state
    void write(before, state, 'sweep', board)
  }

  const whose = ({ local, origin }: { readonly local: boolean; readonly origin: unknown }) => {
    // Who takes a table back keeps it first.
    here = local && origin !== TAKEN
  }
  table.doc.on('beforeTransaction', whose)
  const stop = table.subscribe((touched) => {
    mind(touched)
    if (timer === undefined && table.state() !== last) timer = setTimeout(look, EVERY)
    if (begun) return
    begun = true
    // How it was found is kept once, where nothing else is: what was there before counts as much.
    const found = last
    if (found.items.size > 0 && found.about.game !== '') turn = turn.then(() => first(found))
  })

  async function first(found: TableState): Promise<void> {
    try {
      const snapshots = await open(table.id)
      if ((await snapshots.list()).length === 0) {
        const beside = { picture: await picture(opened.board) }
        await snapshots.keep(found, 'play', opened.at, beside)
      }
      snapshots.close()
    } catch {
      // As above.
    }
  }
  return {
    keep: look,
    written: () => turn,
    async close() {
      stop()
      table.doc.off('beforeTransaction', whose)
      await look()
      await turn
    },
  }
}
