import * as Y from 'yjs'
import type { SeatId } from '../rules/item.ts'
import { samePlain } from './plain.ts'
import type { Parts } from './schema.ts'

/** What became of a step that should be undone: 'overtaken' when somebody changed the same things since, so that it had no effect or only part of it. */
export type Undone = 'done' | 'nothing' | 'overtaken'

/** How a change joins the step before it: the same `key` within two seconds, unless that one `ends` a sentence. */
export interface Join {
  readonly key: string
  readonly ends: boolean
}

/** The undo histories of all seats at this screen. */
export interface Undo {
  /** The origin for the transaction of a new step of this seat, or of one that joins the step before. */
  step(seat: SeatId, join: Join | undefined): object
  undo(seat: SeatId): Undone
  redo(seat: SeatId): Undone
  canUndo(seat: SeatId): boolean
  canRedo(seat: SeatId): boolean
  close(): void
}

/** Milliseconds within which writing goes on as one step. */
const PAUSE = 2000

interface History {
  readonly origin: object
  readonly manager: Y.UndoManager
  joined?: Join & { readonly at: number }
}
type Step = Y.UndoManager['undoStack'][number]
type Side = 'undoStack' | 'redoStack'

/** What a step left under the keys it wrote, to see later whether somebody wrote there since. */
type Left = Map<Y.Map<unknown>, Map<string, unknown>>
const LEFT = 'left'
const WRITTEN = 'written'

function remember(root: Parts, step: Step, events: readonly Y.YEvent<Y.AbstractType<unknown>>[]) {
  const left: Left = step.meta.get(LEFT) ?? new Map()
  const written: Set<Y.Map<unknown>> = step.meta.get(WRITTEN) ?? new Set()
  for (const { target, keys } of events) {
    if (target instanceof Y.Map) {
      const values = left.get(target) ?? new Map<string, unknown>()
      for (const key of keys.keys()) values.set(key, target.get(key))
      left.set(target, values)
    }
    const owner = target.parent === root.items ? target : target.parent
    if (owner instanceof Y.Map && owner.parent === root.items) written.add(owner)
  }
  step.meta.set(LEFT, left)
  step.meta.set(WRITTEN, written)
}

/** Whether somebody wrote since where this step had written, or put what it touched into the bin. */
function isOvertaken(step: Step): boolean {
  const left: Left = step.meta.get(LEFT) ?? new Map()
  const written: Set<Y.Map<unknown>> = step.meta.get(WRITTEN) ?? new Set()
  for (const [map, values] of left) {
    for (const [key, value] of values) if (!samePlain(map.get(key), value)) return true
  }
  for (const item of written) {
    if (item.get('bin') && !left.get(item)?.has('bin')) return true
  }
  return false
}

/** Whether the step wrote anything that it did not take away again itself. */
function wroteAnything({ insertions, deletions }: Step): boolean {
  for (const [client, runs] of insertions.clients) {
    for (const { clock, len } of runs) {
      for (let i = clock; i < clock + len; i++) {
        if (!Y.isDeleted(deletions, Y.createID(client, i))) return true
      }
    }
  }
  return insertions.clients.size === 0 && deletions.clients.size > 0
}

/** Keeps an undo history for each seat over items, registers and the title. Seats and Rolls are never undone. */
export function makeUndo(root: Parts): Undo {
  const histories = new Map<SeatId, History>()
  const scope: Y.Map<unknown>[] = [root.items, root.play, root.about]

  const historyOf = (seat: SeatId): History => {
    const found = histories.get(seat)
    if (found) return found
    const origin = { seat }
    // What is one step is said by `step`, not by the time that passed.
    const manager = new Y.UndoManager(scope, {
      trackedOrigins: new Set([origin]),
      captureTimeout: Number.POSITIVE_INFINITY,
    })
    const note = (event: {
      stackItem: Step
      changedParentTypes: Map<
        Y.AbstractType<Y.YEvent<Y.AbstractType<unknown>>>,
        Y.YEvent<Y.AbstractType<unknown>>[]
      >
    }) => {
      for (const [type, events] of event.changedParentTypes) {
        if (scope.some((part) => Object.is(part, type))) remember(root, event.stackItem, events)
      }
    }
    manager.on('stack-item-added', note)
    manager.on('stack-item-updated', note)
    const history = { origin, manager }
    histories.set(seat, history)
    return history
  }

  const back = (seat: SeatId, side: Side): Undone => {
    const history = histories.get(seat)
    if (!history) return 'nothing'
    const { manager } = history
    history.joined = undefined
    for (;;) {
      const stack = manager[side]
      const step = stack.at(-1)
      if (!step) return 'nothing'
      const overtaken = isOvertaken(step)
      // Yjs would silently go on to the step before when this one has no effect: so it gets only this one.
      const before = stack.splice(0, stack.length - 1)
      const effect = side === 'undoStack' ? manager.undo() : manager.redo()
      manager[side].unshift(...before)
      if (effect) return overtaken ? 'overtaken' : 'done'
      if (overtaken || wroteAnything(step)) return 'overtaken'
      // A step that came to nothing by its own hand (a letter written and rubbed out) is passed over.
    }
  }

  return {
    step(seat, join) {
      const history = historyOf(seat)
      const now = Date.now()
      const last = history.joined
      const goesOn = join && last && last.key === join.key && !last.ends && now - last.at < PAUSE
      if (!goesOn) history.manager.stopCapturing()
      history.joined = join && { ...join, at: now }
      return history.origin
    },
    undo: (seat) => back(seat, 'undoStack'),
    redo: (seat) => back(seat, 'redoStack'),
    canUndo: (seat) => histories.get(seat)?.manager.canUndo() ?? false,
    canRedo: (seat) => histories.get(seat)?.manager.canRedo() ?? false,
    close() {
      for (const { manager } of histories.values()) manager.destroy()
      histories.clear()
    },
  }
}
