import { samePlain } from '../../table/document/plain.ts'
import type { Load, Motion, Presence, Shift } from '../../table/presence/presence.ts'
import type { Hold } from '../hold/hold.ts'
import type { Dom } from '../view/dom.ts'
import type { Lift } from '../view/lifts.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import { makeCursors } from './cursors.ts'
import { makeFollower } from './follow.ts'
import { makePointings } from './pointings.ts'
import { makeStrokes } from './strokes.ts'
import { makeTrail, type Trail } from './trail.ts'

/** What somebody else holds: one picture, however much it is. */
interface Grasp {
  readonly screen: number
  readonly load: Load
  readonly lift: Lift
}

/**
 * Shows the others: their pointers with name tags, what they hold where they hold it, what they point out; and takes
 * the view along with one who is followed.
 */
export interface Others {
  /** Takes in who is there and what they hold. */
  read(): void
  /** Puts everything where it is now, whatever the camera does. Tells whether any of it is still on its way. */
  step(now: number): boolean
  close(): void
}

/** The others at this view. */
export function makeOthers(view: View, props: () => BoardProps, hold: Hold, dom: Dom): Others {
  const { table } = props()
  const { presence } = table
  const trails = new Map<number, Trail<Motion>>()
  const grasps = new Map<string, Grasp>()
  /** What two have taken up at the same moment, one of them here: it is told of once. */
  const clashes = new Set<string>()
  const cursors = makeCursors(view, props)
  const follower = makeFollower(view, props)
  const looks = makePointings(view, props, dom)
  const theirs = makeStrokes(view, props, dom)

  const unfeel = presence.feel((screen, felt) => {
    theirs.take(screen, felt.motion.strokes ?? [])
    let trail = trails.get(screen)
    if (!trail) {
      trail = makeTrail(blend, samePlain)
      trails.set(screen, trail)
    }
    if (trail.add(felt.motion, felt)) view.invalidate()
  })

  /** It goes from where it is seen to where it lies. */
  const settle = (key: string, { lift }: Grasp) => {
    grasps.delete(key)
    const entry = view.spatial.entries.get(lift.entries[0]!.id)
    if (!entry) {
      // What else was in that hand is still there.
      view.lifts.remove(lift)
      return view.uncover(lift)
    }
    lift.start = lift.at
    lift.goal = entry.world
    lift.homing = true
    lift.began = performance.now()
  }

  const grasp = (screen: number, load: Load): Grasp | undefined => {
    const leads = load.ids.flatMap((id) => {
      const entry = view.spatial.entries.get(id)
      return entry && !view.lifts.of(id) ? [entry] : []
    })
    const [first] = leads
    if (!first) return undefined
    return { screen, load, lift: hold.raise(first.id, leads, 'other') }
  }

  const readHeld = (screen: number, { held = [] }: Presence, seen: Set<string>) => {
    for (const load of held) {
      const key = `${screen}/${load.n}/${load.ids[0]}`
      seen.add(key)
      if (grasps.has(key)) continue
      const taken = grasp(screen, load)
      if (taken) grasps.set(key, taken)
      const mine = load.ids.find((id) => view.lifts.of(id)?.by === 'hand')
      if (mine === undefined || clashes.has(key)) continue
      clashes.add(key)
      props().onHeld(mine)
    }
  }

  return {
    read() {
      const others = presence.others()
      const seen = new Set<string>()
      for (const [screen, other] of others) readHeld(screen, other, seen)
      for (const [key, taken] of grasps) if (!seen.has(key)) settle(key, taken)
      for (const key of clashes) if (!seen.has(key)) clashes.delete(key)
      for (const screen of [...trails.keys()]) if (!others.has(screen)) trails.delete(screen)
      cursors.keep(others)
      theirs.keep(others)
      view.invalidate()
    },
    step(now) {
      const { reduced } = props()
      const seen = new Map<number, Motion>()
      for (const [screen, trail] of trails) {
        const motion = reduced ? trail.last() : trail.at(now)
        if (motion) seen.set(screen, motion)
      }
      const led = follower.step(now, seen)
      for (const [screen, other] of presence.others())
        cursors.show(screen, seen.get(screen) ?? {}, other)
      for (const { screen, load, lift } of grasps.values()) {
        const shift = seen.get(screen)?.moved?.find(({ n }) => n === load.n)
        lift.at = { ...lift.at, ...moved(lift.from, load.at, shift) }
      }
      looks.step()
      return led || (!reduced && [...trails.values()].some((trail) => !trail.rests()))
    },
    close() {
      unfeel()
      cursors.close()
      looks.close()
      theirs.close()
      for (const { lift } of grasps.values()) view.lifts.remove(lift)
      grasps.clear()
    },
  }
}

interface Where {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Where something is that lay there, in a hand that has come so far and turned round its own first item. */
function moved(from: Where, round: Where, shift: Shift | undefined): Where {
  const { dx = 0, dy = 0, turn = 0 } = shift ?? {}
  const [x, y] = [from.x - round.x, from.y - round.y]
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return {
    x: round.x + dx + x * c - y * s,
    y: round.y + dy + x * s + y * c,
    turn: from.turn + turn,
  }
}

const STILL = { dx: 0, dy: 0, turn: 0 }

/** Between two motions: what is in both goes evenly from one to the other, what has begun begins where it lay. */
function blend(a: Motion, b: Motion, share: number): Motion {
  const mix = (from: number, to: number) => from + (to - from) * share
  const { pointer, view, touches = [], moved: all = [] } = b
  return {
    ...(pointer && {
      pointer: a.pointer ? [mix(a.pointer[0], pointer[0]), mix(a.pointer[1], pointer[1])] : pointer,
    }),
    ...(view && {
      view: a.view
        ? [
            mix(a.view[0], view[0]),
            mix(a.view[1], view[1]),
            mix(a.view[2], view[2]),
            mix(a.view[3], view[3]),
          ]
        : view,
    }),
    touches: touches.map((one) => {
      const { x, y } = a.touches?.find(({ n }) => n === one.n) ?? one
      return { ...one, x: mix(x, one.x), y: mix(y, one.y) }
    }),
    moved: all.map((shift) => {
      const old = a.moved?.find(({ n }) => n === shift.n) ?? STILL
      return {
        n: shift.n,
        dx: mix(old.dx, shift.dx),
        dy: mix(old.dy, shift.dy),
        turn: mix(old.turn, shift.turn),
      }
    }),
  }
}
