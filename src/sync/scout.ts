import * as Y from 'yjs'
import { faultOf } from './structure.ts'

/** What a scout is told. */
export type Told =
  /** What the document holds; answered when it was taken in. */
  | { readonly hold: Uint8Array; readonly anew: boolean }
  /** What somebody sent. */
  | { readonly check: Uint8Array }
/** What it answers: what is wrong, if anything. */
export interface Found {
  readonly fault?: string
}

/** A document like ours, in which what others send is tried before it comes into ours. */
export function makeScout(): (told: Told) => Found {
  let doc = new Y.Doc()
  /** The table listens too, and what it does for each event is part of the work. */
  const listen = () => {
    for (const name of ['items', 'seats', 'play', 'about']) {
      doc.getMap(name).observeDeep((events) => {
        for (const { path } of events) void path
      })
    }
  }
  listen()
  return (told) => {
    if ('hold' in told) {
      if (told.anew) {
        doc.destroy()
        doc = new Y.Doc()
        listen()
      }
      Y.applyUpdate(doc, told.hold)
      return {}
    }
    try {
      const fault = faultOf(Y.decodeUpdate(told.check), doc)
      if (fault !== undefined) return { fault }
      Y.applyUpdate(doc, told.check)
      // What does not fit yet is sent again once it does.
      doc.store.pendingStructs = null
      doc.store.pendingDs = null
      return {}
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) }
    }
  }
}
