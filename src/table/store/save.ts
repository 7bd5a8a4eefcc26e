import * as Y from 'yjs'
import type { Table } from '../table.ts'
import { openShelf, type Shelf } from './shelf.ts'

/**
 * Whether what was done here is on the disk. `failing` lasts until a write succeeds: the storage is
 * full, refused, or fails otherwise.
 */
export interface Saved {
  readonly state: 'saving' | 'saved' | 'failing'
  readonly why?: 'full' | 'refused' | 'failed'
}

/** Keeps one document on the disk of this browser. */
export interface Keeper {
  status(): Saved
  /** How many stored pieces could not be read and were put aside. */
  damaged(): number
  /** Writes at once what is not written yet; resolves when that was tried, whatever came of it. */
  flush(): Promise<void>
  /** Writes what is left and lets go of the document. */
  close(): Promise<void>
}

/** What mends a document that is kept. */
type Mending = Pick<Table, 'heal' | 'onRefill' | 'onRevive'>

/** Milliseconds between two writes: an edit waits at most so long, and a burst of edits is one row. */
const BREATH = 100
/** Milliseconds before a failed write is tried again, doubling up to the second. */
const RETRY = [1000, 15_000] as const
/** How many rows, or how many bytes of edits behind the first one, are made one. */
const ROWS = 500
const TAIL = 4 * 1024 * 1024

function reason(error: unknown): Saved['why'] {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return ['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(name)
    ? 'refused'
    : 'failed'
}

/**
 * Reads what is stored under this name into the document, then writes every edit within a tenth of a second. `mending`
 * mends the document where what was stored, or came, has broken it; what it is then takes the place of all that was
 * stored. Resolves when it was read, or could not be: then `report` says so, play goes on, and it is tried again and
 * again; what comes late is merged. `report` is called at each change of the status.
 */
export async function keep(
  doc: Y.Doc,
  name: string,
  report: (saved: Saved) => void,
  mending?: Mending,
): Promise<Keeper> {
  // Also the origin of what comes off the shelf.
  const self = { keeper: name }
  let shelf: Shelf | undefined
  let waiting: Uint8Array[] = []
  let status: Saved = { state: 'saving' }
  let damaged = 0
  /** The rows hold what the document does not any more: these take the place of all. */
  let instead: Uint8Array[] | undefined
  let closed = false
  let pause = RETRY[0] as number
  let writtenAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  const tell = (next: Saved) => {
    if (next.state === status.state && next.why === status.why) return
    status = next
    report(next)
  }

  const take = async (updates: readonly Uint8Array[]) => {
    // Whoever listens has all that is read written anew, to no purpose: what comes off the shelf is not put there
    // again.
    const deaf = !instead && !closed
    let others = false
    const hear = ({ origin }: Y.Transaction) => {
      others ||= origin !== self
    }
    if (deaf) {
      doc.off('update', onUpdate)
      doc.on('afterTransaction', hear)
    }
    try {
      doc.transact(() => {
        for (const update of updates) {
          try {
            Y.applyUpdate(doc, update, self)
          } catch {
            // Its checksum was right, so these bytes never were an update; the other rows may still be good.
            damaged += 1
          }
        }
      }, self)
    } catch {
      // Somebody's nonsense of earlier days, over which the document has fallen: it is mended.
    }
    if (deaf) {
      doc.off('afterTransaction', hear)
      doc.on('update', onUpdate)
      // Somebody wrote something on hearing of it.
      if (others) onUpdate(Y.encodeStateAsUpdate(doc), undefined)
    }
    if (await mending?.heal(updates.length > 0)) damaged += 1
  }

  /** The open shelf, read. Opened anew it may have lost everything, so all we have is written again. */
  const ready = async (): Promise<Shelf> => {
    if (shelf?.open()) return shelf
    const opened = await openShelf(name)
    if (doc.store.clients.size > 0) waiting = [Y.encodeStateAsUpdate(doc)]
    const found = await opened.read()
    damaged += found.damaged
    await take(found.updates)
    shelf = opened
    return opened
  }

  const write = async () => {
    const open = await ready()
    const batch = waiting
    waiting = []
    try {
      if (batch.length > 0) await open.add(batch.length === 1 ? batch[0]! : Y.mergeUpdates(batch))
    } catch (error) {
      waiting = [...batch, ...waiting]
      throw error
    }
    const { rows, tail } = open.size()
    const all = instead
    if (!all && rows < ROWS && tail < TAIL) return
    await open.replace((unseen) => {
      void take(unseen)
      if (!all) return [Y.encodeStateAsUpdate(doc)]
      // What still waits for something that is missing is in no document.
      const { pendingStructs, pendingDs } = doc.store
      if (!pendingStructs && !pendingDs) return all
      return [...all, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(doc))]
    })
    if (instead === all) instead = undefined
  }

  const attempt = async () => {
    try {
      await write()
      pause = RETRY[0]
      if (waiting.length === 0) tell({ state: 'saved' })
    } catch (error) {
      tell({ state: 'failing', why: reason(error) ?? 'failed' })
      if (!closed) schedule(pause)
      pause = Math.min(RETRY[1], pause * 2)
    }
    writtenAt = performance.now()
  }

  /** One attempt at a time; who comes while one runs gets another one after it. */
  const now = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const next = (running ?? Promise.resolve()).then(attempt)
    const mine = next.then(() => {
      if (running === mine) running = undefined
      if (waiting.length > 0 && !closed) schedule(BREATH)
    })
    running = mine
    return mine
  }

  const schedule = (wait: number) => {
    if (!closed) timer ??= setTimeout(now, Math.max(0, wait))
  }

  const onUpdate = (update: Uint8Array, origin: unknown) => {
    instead?.push(update)
    if (origin === self) return
    waiting.push(update)
    // While it fails, the pause between tries is kept, and so is the warning.
    if (status.state === 'failing') return
    tell({ state: 'saving' })
    if (!running) schedule(writtenAt + BREATH - performance.now())
  }
  const onRefill = (all: readonly Uint8Array[]) => {
    instead = [...all]
    tell({ state: 'saving' })
    void now()
  }
  const flush = () => (waiting.length > 0 || running ? now() : Promise.resolve())
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void flush()
  }
  const onLeave = () => void flush()

  const close = async () => {
    if (closed) return
    closed = true
    doc.off('update', onUpdate)
    doc.off('destroy', close)
    for (const stop of stops) stop()
    if (typeof document !== 'undefined') {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', onLeave)
    }
    await flush()
    clearTimeout(timer)
    shelf?.close()
  }

  doc.on('update', onUpdate)
  doc.on('destroy', close)
  // Mending takes a while, and the page may go.
  const stops = mending
    ? [mending.onRefill(onRefill), mending.onRevive((update) => onUpdate(update, undefined))]
    : []
  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', onLeave)
  }
  await now()

  return {
    status: () => status,
    damaged: () => damaged,
    flush,
    close,
  }
}
