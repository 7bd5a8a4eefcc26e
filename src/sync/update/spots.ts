import * as Y from 'yjs'
import {
  cutsLetter,
  faultAnywhere,
  faultOfContent,
  type Site,
  sortOfRoot,
  sortsIn,
  sortWithin,
} from '../../table/yjs/shape.ts'
import type { Gap, Steps } from './steps.ts'
import type { Struct } from './units.ts'

export interface Id {
  readonly client: number
  readonly clock: number
}

/** Where something stands: in a part or in a map or text, under a key or under none. */
export interface Slot extends Gap {
  /** The part's name, or the client and clock of what it is in. */
  readonly within: string
  readonly sort: Site
}
/** What it should stand in is tidied away: it will be nothing from the first. */
export const GONE = 'gone'

/** A struct of an update that can be taken in, from that clock on. */
export interface Fresh {
  readonly struct: Y.Item | Y.GC
  readonly from: number
}
/** One author's part of an update. */
export interface AuthorPart {
  readonly structs: readonly Struct[]
  /** Where each stands, as far as that is found out. */
  readonly places: (Slot | typeof GONE)[]
  /** The clock up to which all will be there. */
  until: number
  /** Nothing further of it can be taken in. */
  stuck: boolean
}

/** Finds where things stand. */
export function placesIn(doc: Y.Doc, authors: ReadonlyMap<number, AuthorPart>, steps: Steps) {
  const { store } = doc
  const sortOf = sortsIn(doc)
  const names = new Map([...doc.share].map(([name, type]) => [type, name]))

  /** What has this id: in the update, or else in the document. */
  function look({ client, clock }: Id): Struct | undefined {
    if (clock < Y.getState(store, client)) {
      const structs = store.clients.get(client) ?? []
      return structs[Y.findIndexSS(structs, clock)]
    }
    const { structs = [] } = authors.get(client) ?? {}
    return structs[indexAt(structs, clock)]
  }

  /** The place of what is there, in the document or in the update before. */
  function at(id: Id): Slot | typeof GONE | undefined {
    const part = authors.get(id.client)
    if (part && id.clock >= Y.getState(store, id.client)) {
      return part.places[indexAt(part.structs, id.clock)]
    }
    const item = look(id)
    if (!(item instanceof Y.Item)) return item && GONE
    const { parent: type, parentSub: key } = item
    if (!(type instanceof Y.AbstractType)) return undefined
    const sort = sortOf(type)
    if (!sort) return undefined
    const holder = type._item?.id
    const within = holder ? `${holder.client}/${holder.clock}` : (names.get(type) ?? '')
    return { within, key, sort, type, left: item, right: item }
  }

  /** Where it stands that has no neighbours. */
  function alone({ parent, parentSub: key }: Y.Item): Slot | typeof GONE | undefined {
    const there = { key, left: null, right: null }
    const name: unknown = parent
    if (typeof name === 'string') {
      return { ...there, within: name, sort: sortOfRoot(name), type: doc.share.get(name) }
    }
    const holder = parent instanceof Y.ID ? look(parent) : undefined
    if (!(parent instanceof Y.ID) || !holder) return undefined
    if (!(holder instanceof Y.Item) || holder.content instanceof Y.ContentDeleted) return GONE
    const around = at(parent)
    if (around === GONE) return GONE
    const sort = around && sortWithin(around.sort, around.key)
    if (!sort || !(holder.content instanceof Y.ContentType)) return undefined
    const { type } = holder.content
    const known = parent.clock < Y.getState(store, parent.client)
    if (type.constructor !== (sort === 'thing' ? Y.Map : Y.Text)) return undefined
    const within = `${holder.id.client}/${holder.id.clock}`
    return { ...there, within, sort, type: known ? type : undefined }
  }

  return {
    /** Whether letters would be cut in two before this id. */
    cuts(id: Id): boolean {
      const before = id.clock > 0 ? look({ client: id.client, clock: id.clock - 1 }) : undefined
      return before !== undefined && cutsLetter(before, id.clock)
    },
    /**
     * Where a struct belongs, or what is wrong with what it holds, or else does not fit what is here.
     * All that it refers to is there.
     */
    of({
      struct,
      from,
    }: Fresh): Slot | typeof GONE | { readonly fault: string } | { readonly misfit: string } {
      if (!(struct instanceof Y.Item)) return GONE
      const { id, rightOrigin, content, parent } = struct
      const nowhere = faultAnywhere(content)
      if (nowhere !== undefined) return { fault: nowhere }
      const origin = from > id.clock ? Y.createID(id.client, from - 1) : struct.origin
      let place: Slot | typeof GONE | undefined
      if (origin || rightOrigin) {
        const [a, b] = [origin && at(origin), rightOrigin && at(rightOrigin)]
        if (a === GONE || b === GONE) return GONE
        if ((origin && !a) || (rightOrigin && !b)) return { misfit: 'no such place' }
        if (a && b && (a.within !== b.within || a.key !== b.key)) {
          return { misfit: 'between two places' }
        }
        const beside = a ?? b
        if (!beside) return { misfit: 'no such place' }
        place = { ...beside, left: a?.left ?? null, right: b?.right ?? null }
        // Under a key the newest is the last.
        if (place.key !== null && rightOrigin) return { misfit: 'before another value' }
        if (origin && this.cuts({ client: origin.client, clock: origin.clock + 1 })) {
          return { misfit: 'half a letter' }
        }
        if (rightOrigin && this.cuts(rightOrigin)) return { misfit: 'half a letter' }
      } else place = alone(struct)
      if (place === GONE) return GONE
      if (!place) return { misfit: 'no such place' }
      const fault = faultOfContent(place.sort, place.key, content)
      if (fault !== undefined) {
        // What stands in a part by its name stands there everywhere.
        const named: unknown = parent
        return typeof named === 'string' && !origin && !rightOrigin ? { fault } : { misfit: fault }
      }
      steps.put(place)
      return place
    },
  }
}

/** Which of these, one behind another, has this clock; -1 where none has. */
function indexAt(structs: readonly Struct[], clock: number): number {
  let [low, high] = [0, structs.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const struct = structs[middle]
    if (!struct || clock < struct.id.clock) high = middle - 1
    else if (clock >= struct.id.clock + struct.length) low = middle + 1
    else return middle
  }
  return -1
}
