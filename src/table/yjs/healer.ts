import type * as Y from 'yjs'
import { isFaulty, type Mend, mendNow, mendSlowly } from './heal.ts'
import { isDeaf, revive } from './sound.ts'

/** Watches over a document, and mends it where that is needed. */
export interface Healer {
  /**
   * Mends the document where it tells nothing any more, or, where it is `searched`, holds what it should not. Gives all
   * that is in it then, as updates; undefined where nothing had to be mended, or nothing could be.
   */
  heal(searched?: boolean): Promise<readonly Uint8Array[] | undefined>
  /** From now on what is sound is tried by somebody else, and people go on meanwhile. */
  mendBy(mend: Mend): void
  /** Lets go of the document; what is mended just then comes to nothing. */
  close(): void
}

/** Whoever has the document. */
interface Keeper {
  /** Whether it may be searched: what a newer version wrote is no fault. */
  isKnown(): boolean
  /** All of it is another one now, and is read at once. */
  refilled(all: readonly Uint8Array[]): void
  /** The same, and it is read by and by. */
  refilledSlowly(all: readonly Uint8Array[]): Promise<void>
  /** This was done and told to nobody. */
  revived(untold: Uint8Array): void
  /** It cannot be mended. */
  broken(): void
}

/** Mends a document by itself whenever it has stopped to tell what changes. */
export function makeHealer(doc: Y.Doc, keeper: Keeper): Healer {
  let mend: Mend | undefined
  let healing: ReturnType<Healer['heal']> | undefined
  let closed = false
  // Where it throws while it tidies up, nobody else would ever hear of it.
  const onBegin = () => queueMicrotask(() => !closed && isDeaf(doc) && void heal())
  doc.on('beforeAllTransactions', onBegin)

  function healNow(): readonly Uint8Array[] | undefined {
    const all = mendNow(doc)
    if (all) keeper.refilled(all)
    else keeper.broken()
    return all
  }
  async function healSlowly(by: Mend): Promise<readonly Uint8Array[] | undefined> {
    const all = await mendSlowly(doc, by, () => closed).catch(() => undefined)
    if (closed) return undefined
    if (!all) return healNow()
    await keeper.refilledSlowly(all)
    return all
  }
  async function heal(searched = false): Promise<readonly Uint8Array[] | undefined> {
    const search = searched && !isDeaf(doc) && keeper.isKnown()
    if (!isDeaf(doc) && !healing && !(search && (await isFaulty(doc)))) return undefined
    if (!mend) return healNow()
    if (isDeaf(doc)) {
      const untold = revive(doc)
      if (!untold) return healNow()
      keeper.revived(untold)
    }
    healing ??= healSlowly(mend).finally(() => {
      healing = undefined
    })
    return healing
  }

  return {
    heal,
    mendBy(by) {
      mend = by
    },
    close() {
      closed = true
      doc.off('beforeAllTransactions', onBegin)
    },
  }
}
