import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import type { Dice } from './garbage.ts'
import {
  type Deleted,
  gone,
  type Id,
  item,
  update,
  type Where,
  type Write,
  type Written,
} from './heavy.ts'

/*
 * Updates by somebody who knows how Yjs writes them, and what lies in the document they are for: well written, and
 * mostly almost right.
 */

const PARTS = ['about', 'play', 'seats', 'items', 'rolls', 'seals']
const NAMES = [...PARTS, ...PARTS, 'words', 'note/text', '', '__proto__', 'constructor']
const KEYS = ['kind', 'place', 'bin', 'p:a', 't:text', 't:', 'a', 'b', 'phase', '__proto__', '']
const WORDS = ['x', 'no', 'two words', '😀', 'a😀b', '😀😀😀', '\u0000', 'é']
const FARAWAY = [2 ** 32, 2 ** 40 - 1, 2 ** 40, 2 ** 52]

const text = (encoder: encoding.Encoder, word: string) => encoding.writeVarString(encoder, word)
const bytes = (encoder: encoding.Encoder, more: readonly number[]) => {
  for (const byte of more) encoding.writeUint8(encoder, byte)
}

/** An object of one key, as lib0 writes it, and as no object of ours could be written. */
const object = (
  encoder: encoding.Encoder,
  key: string,
  value: (encoder: encoding.Encoder) => void,
) => {
  encoding.writeUint8(encoder, 118)
  encoding.writeVarUint(encoder, 1)
  text(encoder, key)
  value(encoder)
}
const raw = (encoder: encoding.Encoder) => {
  encoding.writeUint8(encoder, 116)
  encoding.writeVarUint8Array(encoder, Uint8Array.of(1, 2, 3))
}

/** One value, good or bad. */
function value(encoder: encoding.Encoder, dice: Dice): void {
  const good = [1, 'word', true, null, { x: 1, y: 2 }, [1, [2]], undefined, 0.5]
  const bad = [
    () => raw(encoder),
    () => object(encoder, '__proto__', raw),
    () => object(encoder, '__proto__', (inner) => encoding.writeAny(inner, { a: 1 })),
    () => object(encoder, 'constructor', (inner) => encoding.writeAny(inner, 1)),
    () => encoding.writeAny(encoder, 2n ** 60n),
  ][dice(12)]
  if (bad) bad()
  else encoding.writeAny(encoder, good[dice(good.length)])
}

/** Content of each sort that Yjs knows, written with its number. */
function content(dice: Dice): readonly [sort: number, write: Write] {
  const word = () => WORDS[dice(WORDS.length)] ?? 'x'
  switch (dice(16)) {
    case 0:
      return [1, (encoder) => encoding.writeVarUint(encoder, dice(4))]
    case 1:
      return [
        2,
        (encoder) => {
          encoding.writeVarUint(encoder, 2)
          text(encoder, '{"__proto__":[1]}')
          text(encoder, 'undefined')
        },
      ]
    case 2:
      return [3, (encoder) => encoding.writeVarUint8Array(encoder, Uint8Array.of(1, 2))]
    case 3:
      return [5, (encoder) => text(encoder, '{"a":1}')]
    case 4:
      return [
        6,
        (encoder) => {
          text(encoder, 'bold')
          text(encoder, 'true')
        },
      ]
    case 5:
      return [
        9,
        (encoder) => {
          text(encoder, 'inner')
          encoding.writeAny(encoder, {})
        },
      ]
    case 6:
    case 7:
    case 8: {
      // Lists, maps, texts, and what XML is made of.
      const type = dice(3) === 0 ? dice(7) : 1 + dice(2)
      return [
        7,
        (encoder) => {
          encoding.writeVarUint(encoder, type)
          if (type === 3 || type === 5) text(encoder, 'p')
        },
      ]
    }
    case 9:
    case 10:
    case 11:
      return [4, (encoder) => text(encoder, dice(20) === 0 ? '' : word())]
    default: {
      const many = dice(4) === 0 ? dice(4) : 1
      return [
        8,
        (encoder) => {
          encoding.writeVarUint(encoder, many)
          for (let n = 0; n < many; n++) value(encoder, dice)
        },
      ]
    }
  }
}

/** Somebody who forges updates for a document. */
export function forgerOf(doc: Y.Doc, dice: Dice): () => Uint8Array {
  const one = <T>(all: readonly T[]): T | undefined => all[dice(Math.max(1, all.length))]
  const clients = () => [...doc.store.clients.keys()]
  /** What lies there, or nearly. */
  const somewhere = (): Id => {
    const client = one(clients()) ?? 5
    const state = Y.getState(doc.store, client)
    return [client, dice(25) === 0 ? state + dice(3) : dice(Math.max(1, state))]
  }
  const someItem = (): Y.Item | undefined => {
    const structs = doc.store.clients.get(one(clients()) ?? 0) ?? []
    const struct = one(structs)
    return struct instanceof Y.Item ? struct : undefined
  }

  function where(own: Id): Where {
    const mine = (): Id => [own[0], Math.max(0, own[1] - 1 - dice(3))]
    const id = () => (dice(3) === 0 ? mine() : somewhere())
    const key = () => (dice(2) === 0 ? { key: KEYS[dice(KEYS.length)] ?? '' } : {})
    const near = someItem()
    switch (dice(8)) {
      case 0:
        return { left: id(), right: id() }
      case 1:
        return dice(2) ? { left: id() } : { right: id() }
      case 2:
        return { parent: id(), ...key() }
      case 3:
        return { root: NAMES[dice(NAMES.length)] ?? '', ...key() }
      case 4: {
        // Where one would really write.
        if (!near) return { root: dice(2) === 0 ? 'rolls' : 'seals' }
        const left: Id = [near.id.client, near.id.clock + dice(near.length)]
        const { right } = near
        return right && near.parentSub === null
          ? { left, right: [right.id.client, right.id.clock] }
          : { left }
      }
      case 5: {
        const holder = near?.parent instanceof Y.AbstractType ? near.parent._item : null
        return holder
          ? { parent: [holder.id.client, holder.id.clock], ...key() }
          : { root: 'items', key: one(['a', 'b', 'c']) ?? 'a' }
      }
      case 6: {
        if (near?.content instanceof Y.ContentType) {
          return { parent: [near.id.client, near.id.clock], ...key() }
        }
        return { left: mine() }
      }
      default:
        return one<Where>([
          { root: 'play', key: 'phase' },
          { root: 'about', key: 'title' },
          { root: 'rolls' },
          { root: 'items', key: 'a' },
          { root: 'note/text' },
        ]) as Where
    }
  }

  function written(): Written {
    const client = dice(3) === 0 ? (one(clients()) ?? 7) : 1 + dice(40)
    const state = Y.getState(doc.store, client)
    const clock =
      dice(12) === 0
        ? Math.max(0, state - 1 - dice(4))
        : dice(40) === 0
          ? (one(FARAWAY) ?? 0)
          : dice(20) === 0
            ? state + 1 + dice(3)
            : state
    const structs: Write[] = []
    let at = clock
    for (let n = dice(4); n >= 0; n--) {
      if (dice(15) === 0) {
        const many = dice(20) === 0 ? (one(FARAWAY) ?? 1) : dice(4)
        structs.push(gone(many))
        at += many
      } else if (dice(30) === 0) {
        structs.push((encoder) => bytes(encoder, [10, 1 + dice(3)]))
        at += 1
      } else {
        const [sort, write] = content(dice)
        structs.push(item(sort, where([client, at]), write))
        // What it is long is known only roughly; that goes wrong often enough.
        at += 1
      }
    }
    return [client, clock, structs]
  }

  function deleted(): Deleted {
    const [client, clock] = somewhere()
    const ranges: [number, number][] = []
    let at = clock
    for (let n = dice(3); n >= 0; n--) {
      const many = dice(30) === 0 ? (one(FARAWAY) ?? 1) : dice(20) === 0 ? 0 : 1 + dice(4)
      ranges.push([at, many])
      at += dice(25) === 0 ? 0 : many + dice(3)
    }
    return [client, ranges]
  }

  return () => {
    const structs = dice(4) === 0 ? [] : [written()]
    while (dice(3) === 0) structs.push(written())
    const deletions = dice(2) === 0 ? [deleted()] : []
    while (dice(5) === 0) deletions.push(deleted())
    return update(structs, deletions)
  }
}
