import * as Y from 'yjs'
import type { Table } from '../table.ts'
import { makeRhythm } from './rhythm.ts'
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

/** What is not on the disk yet. */
interface Backlog {
  /** Edits, to be written after what lies there. */
  edits: Uint8Array[]
  /** The rows hold what the document does not any more: these take the place of all. */
  instead: Uint8Array[] | undefined
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
  const left: Backlog = { edits: [], instead: undefined }
  let shelf: Shelf | undefined
  let status: Saved = { state: 'saving' }
  let damaged = 0
  let closed = false

  const tell = (next: Saved) => {
    if (next.state === status.state && next.why === status.why) return
    status = next
    report(next)
  }

  /** Takes in what came off the shelf. */
  const take = async (updates: readonly Uint8Array[]) => {
    // Whoever listens has all that is read written anew, to no purpose: what comes off the shelf is not put there
    // again.
    const deaf = !left.instead && !closed
    if (deaf) doc.off('update', onUpdate)
    const { odd, others } = applyAll(doc, updates, self)
    damaged += odd
    if (deaf) {
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
    if (doc.store.clients.size > 0) left.edits = [Y.encodeStateAsUpdate(doc)]
    const found = await opened.read()
    damaged += found.damaged
    await take(found.updates)
    shelf = opened
    return opened
  }

  /** The edits become one row more. */
  const add = async (open: Shelf) => {
    const batch = left.edits
    left.edits = []
    try {
      if (batch.length > 0) await open.add(batch.length === 1 ? batch[0]! : Y.mergeUpdates(batch))
    } catch (error) {
      left.edits = [...batch, ...left.edits]
      throw error
    }
  }
  /** All rows become one, or what takes the place of all. */
  const replace = async (open: Shelf) => {
    const all = left.instead
    await open.replace((unseen) => {
      void take(unseen)
      if (!all) return [Y.encodeStateAsUpdate(doc)]
      const pending = pendingIn(doc)
      return pending ? [...all, pending] : all
    })
    if (left.instead === all) left.instead = undefined
  }
  const write = async () => {
    try {
      const open = await ready()
      await add(open)
      const { rows, tail } = open.size()
      if (left.instead || rows >= ROWS || tail >= TAIL) await replace(open)
      if (left.edits.length === 0) tell({ state: 'saved' })
      return true
    } catch (error) {
      tell({ state: 'failing', why: reason(error) ?? 'failed' })
      return false
    }
  }
  const rhythm = makeRhythm(write, () => left.edits.length > 0)

  const onUpdate = (update: Uint8Array, origin: unknown) => {
    left.instead?.push(update)
    if (origin === self) return
    left.edits.push(update)
    // While it fails, the pause between tries is kept, and so is the warning.
    if (status.state === 'failing') return
    tell({ state: 'saving' })
    rhythm.soon()
  }
  const onRefill = (all: readonly Uint8Array[]) => {
    left.instead = [...all]
    tell({ state: 'saving' })
    void rhythm.now()
  }
  const flush = () => (left.edits.length > 0 || rhythm.runs() ? rhythm.now() : Promise.resolve())

  const close = async () => {
    if (closed) return
    closed = true
    rhythm.stop()
    doc.off('update', onUpdate)
    doc.off('destroy', close)
    for (const stop of stops) stop()
    await flush()
    shelf?.close()
  }

  doc.on('update', onUpdate)
  doc.on('destroy', close)
  const stops = [beforeLeaving(() => void flush())]
  // Mending takes a while, and the page may go.
  if (mending)
    stops.push(
      mending.onRefill(onRefill),
      mending.onRevive((update) => onUpdate(update, undefined)),
    )
  await rhythm.now()

  return {
    status: () => status,
    damaged: () => damaged,
    flush,
    close,
  }
}

/**
 * Applies all of these as one. Gives how many of them never were any, and whether somebody else wrote something on
 * hearing of it.
 */
function applyAll(
  doc: Y.Doc,
  updates: readonly Uint8Array[],
  self: object,
): { odd: number; others: boolean } {
  let odd = 0
  let others = false
  const hear = ({ origin }: Y.Transaction) => {
    others ||= origin !== self
  }
  doc.on('afterTransaction', hear)
  try {
    doc.transact(() => {
      for (const update of updates) {
        try {
          Y.applyUpdate(doc, update, self)
        } catch {
          // Its checksum was right, so these bytes never were an update; the other rows may still be good.
          odd += 1
        }
      }
    }, self)
  } catch {
    // Somebody's nonsense of earlier days, over which the document has fallen: it is mended.
  }
  doc.off('afterTransaction', hear)
  return { odd, others }
}

/** What still waits for something that is missing: it is in no document. */
function pendingIn(doc: Y.Doc): Uint8Array | undefined {
  const { pendingStructs, pendingDs } = doc.store
  if (!pendingStructs && !pendingDs) return undefined
  return Y.encodeStateAsUpdate(doc, Y.encodeStateVector(doc))
}

/** Does this each time the page goes out of sight, and when it is left. Returns the way out. */
function beforeLeaving(act: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const onHidden = () => {
    if (document.visibilityState === 'hidden') act()
  }
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', act)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', act)
  }
}
