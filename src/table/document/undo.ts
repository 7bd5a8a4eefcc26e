import * as Y from 'yjs'
import type { SeatId } from '../../rules/plain/item.ts'
import { isWritable } from '../yjs/shape.ts'
import { samePlain } from './plain.ts'
import type { Parts } from './schema.ts'

/**
 * What became of a step that should be undone: 'overtaken' when somebody changed the same things since, so that it had
 * no effect or only part of it; 'lasting' when nothing is left but what was done before something lasting.
 */
export type Undone = 'done' | 'nothing' | 'overtaken' | 'lasting'

/** How a change joins the step before it: the same `key` within two seconds, unless that one `ends` a sentence. */
interface Join {
  readonly key: string
  readonly ends: boolean
}

/**
 * One key that a gesture wrote: undefined stands for no value. `id` is the item's, '' in the registers and the title.
 */
interface Written {
  readonly map: Y.Map<unknown>
  readonly id: string
  readonly key: string
  readonly before: unknown
  readonly after: unknown
}

/** Whose gesture it is. */
interface Origin {
  readonly seat: SeatId
}

/** Where a gesture that can be undone says what it writes. */
export interface Trace {
  /** The origin for its transaction. */
  readonly origin: Origin
  wrote(written: Written): void
  /** Letters of this text are about to change. */
  writes(text: Y.Text): void
}

/** The undo histories of all seats at this screen. */
export interface Undo {
  /** Begins a step of this seat, or goes on with the one before. */
  step(seat: SeatId, join: Join | undefined): Trace
  undo(seat: SeatId): Undone
  redo(seat: SeatId): Undone
  /** The number of the newest step of this seat that can be undone, 0 for none: a later step has a higher one. */
  newest(seat: SeatId): number
  /** From now on steps have higher numbers than this one, which somebody has told of one at another screen. */
  heed(n: number): void
  canRedo(seat: SeatId): boolean
  /** Nothing that this seat has done so far is taken back any more, or done again. */
  last(seat: SeatId): void
  close(): void
}

/** Numbers of steps that are told by others count below this: a good deal below where they would be out of bounds. */
const MOST = 1e12

/** Milliseconds within which writing goes on as one step. */
const PAUSE = 2000

type Letters = Y.UndoManager['undoStack'][number]

/** Keys are taken back by their values, here; letters by Yjs, which lets others' letters stand. */
interface Step {
  readonly keys: Map<string, Written>
  letters: Letters | undefined
  /** When it was done, as steps are counted. */
  n: number
}

interface History {
  readonly origin: Origin
  readonly manager: Y.UndoManager
  readonly past: Step[]
  readonly future: Step[]
  /** The step that letters belong to now. */
  step: Step
  join: (Join & { readonly at: number }) | undefined
  lasts?: true
}

const nothing = (): Step => ({ keys: new Map(), letters: undefined, n: 0 })

/** Whether any letters that it wrote were not rubbed out by itself; or it only rubbed out. */
function wroteLetters({ insertions, deletions }: Letters): boolean {
  for (const [client, runs] of insertions.clients) {
    for (const { clock, len } of runs) {
      for (let i = clock; i < clock + len; i++) {
        if (!Y.isDeleted(deletions, Y.createID(client, i))) return true
      }
    }
  }
  return insertions.clients.size === 0
}

/** Keeps an undo history for each seat over items, registers and the title. Seats and Rolls are never undone. */
export function makeUndo(doc: Y.Doc, root: Parts): Undo {
  const histories = new Map<SeatId, History>()
  let count = 0

  const historyOf = (seat: SeatId): History => {
    const found = histories.get(seat)
    if (found) return found
    const origin = { seat }
    // Texts come into its scope when they are written; what is one step is said by `step`, not by time.
    const manager = new Y.UndoManager([], {
      doc,
      trackedOrigins: new Set([origin]),
      captureTimeout: Number.POSITIVE_INFINITY,
    })
    // It is the origin of what it does itself.
    Object.assign(manager, origin)
    const history: History = {
      origin,
      manager,
      past: [],
      future: [],
      step: nothing(),
      join: undefined,
    }
    manager.on('stack-item-added', ({ stackItem }) => {
      history.step.letters = stackItem
    })
    histories.set(seat, history)
    return history
  }

  /** Takes keys back where they still say what the step wrote. Returns how to take that back in turn. */
  const takeBack = (seat: SeatId, keys: readonly Written[]): readonly Written[] => {
    const mine = keys.filter(
      ({ map, id, key, before, after }) =>
        (id === '' || root.items.get(id) === map) &&
        samePlain(map.get(key), after) &&
        isWritable(before),
    )
    doc.transact(
      () => {
        for (const { map, key, before } of mine) {
          if (before === undefined) map.delete(key)
          else map.set(key, before)
        }
      },
      { seat },
    )
    return mine.map((one) => ({ ...one, before: one.after, after: one.before }))
  }

  /** Takes back letters, and only these: Yjs would go on to the step before if nothing was left of them. */
  const unwrite = (manager: Y.UndoManager, way: 'undo' | 'redo') => {
    const stack = way === 'undo' ? manager.undoStack : manager.redoStack
    const before = stack.splice(0, stack.length - 1)
    const effect = way === 'undo' ? manager.undo() : manager.redo()
    stack.unshift(...before)
    return effect !== null
  }

  const back = (seat: SeatId, way: 'undo' | 'redo'): Undone => {
    const history = histories.get(seat)
    if (!history) return 'nothing'
    const { manager, past, future } = history
    const [from, to] = way === 'undo' ? [past, future] : [future, past]
    history.join = undefined
    for (let step = from.pop(); step; step = from.pop()) {
      const keys = [...step.keys.values()].filter((one) => !samePlain(one.before, one.after))
      const unseen = isHidden(step, keys)
      const back = takeBack(seat, keys)
      const turned = nothing()
      for (const one of back) turned.keys.set(nameOf(one), one)
      history.step = turned
      const unwrote = step.letters !== undefined && unwrite(manager, way)
      turned.n = ++count
      if (back.length > 0 || unwrote) to.push(turned)
      if (unseen || back.length < keys.length) return 'overtaken'
      if (back.length > 0 || unwrote) return 'done'
      if (step.letters && wroteLetters(step.letters)) return 'overtaken'
      // A step that came to nothing by its own hand (a letter written and rubbed out) is passed over.
    }
    return history.lasts && way === 'undo' ? 'lasting' : 'nothing'
  }

  const nameOf = ({ map, id, key }: Written) => JSON.stringify([map === root.play, id, key])

  return {
    step(seat, join) {
      const history = historyOf(seat)
      const { manager, past, future, join: last } = history
      const at = Date.now()
      if (!join || last?.key !== join.key || last.ends || at - last.at >= PAUSE) {
        history.step = nothing()
        manager.stopCapturing()
      }
      history.join = join && { ...join, at }
      const { step } = history
      // What writes nothing is no step, and leaves what could be done again.
      const enlist = () => {
        if (past.at(-1) !== step) past.push(step)
        step.n = ++count
        future.length = 0
        manager.clear(false, true)
      }
      return {
        origin: history.origin,
        wrote(written) {
          enlist()
          const name = nameOf(written)
          step.keys.set(name, { ...written, before: (step.keys.get(name) ?? written).before })
        },
        writes(text) {
          enlist()
          manager.addToScope(text)
        },
      }
    },
    undo: (seat) => back(seat, 'undo'),
    redo: (seat) => back(seat, 'redo'),
    newest: (seat) => histories.get(seat)?.past.at(-1)?.n ?? 0,
    heed(n) {
      if (n < MOST) count = Math.max(count, n)
    },
    canRedo: (seat) => (histories.get(seat)?.future.length ?? 0) > 0,
    last(seat) {
      const history = historyOf(seat)
      history.past.length = history.future.length = 0
      history.join = undefined
      history.lasts = true
    },
    close() {
      for (const { manager } of histories.values()) manager.destroy()
      histories.clear()
    },
  }
}

/** Whether all that a step wrote lies in the bin by now, without its doing: nobody would see it go back. */
function isHidden(step: Step, keys: readonly Written[]): boolean {
  return (
    !step.letters &&
    keys.length > 0 &&
    keys.every(({ map, id, key }) => id !== '' && key !== 'bin' && map.get('bin') !== false)
  )
}
