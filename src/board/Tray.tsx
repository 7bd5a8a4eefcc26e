import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { Die } from '../rules/dice.ts'
import type { Flick, Roll } from '../rules/roll.ts'
import { USUAL_FLICK } from '../tray/thrown.ts'
import type { Impact, Tumble } from '../tray/tumble.ts'
import { flickOf, follow, isTap, type Touch } from './trayhand.ts'
import { type Motion, makeMotion } from './traymotion.ts'
import { TRAY_RATIO } from './trayplan.ts'
import { makeTrayScreen, type TrayDebug, type TrayScreen } from './trayscreen.ts'

/** What the tray is told to do. */
export interface TrayHandle {
  /** Plays a throw from `at` milliseconds on, in the thrower's seat colour; resolves when all dice lie still, or when something else is shown. */
  play(tumble: Tumble, opts?: { readonly at?: number; readonly color?: number }): Promise<void>
  /** Faster; a second time: at its end. */
  hurry(): void
  /** Whether somebody holds the ready dice in hand. */
  held(): boolean
  /** The result at once. */
  show(roll: Tumble | Roll, opts?: { readonly color?: number }): void
  clear(): void
  /** Counts the Hits where the dice lie: how many each die is, in the Roll's order. */
  counts(hits: readonly number[]): void
  debug(): TrayDebug
}

export interface TrayProps {
  readonly handle: Ref<TrayHandle>
  /** Its name for assistive technology, such as "Dice tray: 5 dice ready". */
  readonly label: string
  /** Somebody flung the ready dice, or threw them by a key. */
  readonly onFling: (flick: Flick) => void
  /** No motion: results are shown at once. */
  readonly reduced: boolean
  /** The dice that lie ready. */
  readonly pool: readonly Die[]
  /** The colour of the seat that throws them, index into SEAT_COLORS; without one they are ivory. */
  readonly color?: number | undefined
  /** A few words on the felt while dice lie ready. */
  readonly note?: string | undefined
  /** Each knock of a die as it is seen, for sounds. */
  readonly onImpact?: (impact: Impact) => void
  /** Draws by canvas 2D although there is WebGL. */
  readonly plain?: boolean
}

/** The dice tray: dice lie ready, are flung, roll as they were simulated, lie still and are counted. */
export function Tray(props: TrayProps) {
  const { handle, label, pool, color, note, reduced, plain } = props
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | undefined>(undefined)
  const paths = useRef(new Map<number, Touch[]>())
  const flung = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (!box.current) return
    const hear = (impact: Impact) => latest.current.onImpact?.(impact)
    const motion = makeMotion(hear)
    const screen = makeTrayScreen(box.current, motion, plain ? 'canvas' : undefined)
    const made = makeStage(motion, screen, setBusy)
    stage.current = made
    made.ready(latest.current.pool, latest.current.color)
    return () => {
      made.end()
      stage.current = undefined
    }
  }, [plain])

  useEffect(() => {
    stage.current?.ready(pool, color)
  }, [pool, color])

  useImperativeHandle(
    handle,
    () => ({
      play: (tumble, opts) =>
        stage.current?.play(tumble, opts?.at ?? 0, latest.current.reduced, opts?.color) ??
        Promise.resolve(),
      hurry: () => stage.current?.hurry(),
      held: () => stage.current?.held() ?? false,
      show: (roll, opts) => stage.current?.show(roll, opts?.color),
      clear: () => stage.current?.clear(),
      counts: (hits) => stage.current?.count(hits, latest.current.reduced),
      debug: () => stage.current?.screen.debug() ?? { frames: 0, painter: 'none', spent: [] },
    }),
    [],
  )

  const can = pool.length > 0 && !busy
  /** One fling, one throw: until the throw has begun, further ones are the same impatience. */
  function fling(flick: Flick): void {
    if (performance.now() - flung.current < 600) return
    flung.current = performance.now()
    latest.current.onFling(flick)
  }
  /** A key, or a screen reader's press: throws, or hurries what rolls. */
  function press(): void {
    if (busy) stage.current?.hurry()
    else if (can) fling(USUAL_FLICK)
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    paths.current.set(event.pointerId, [touchOf(event)])
  }
  function move(event: PointerEvent): void {
    const path = paths.current.get(event.pointerId)
    if (!path) return
    follow(path, touchOf(event))
    // The dice are in the first hand that took them; the others may still fling.
    const first = paths.current.keys().next().value === event.pointerId
    if (can && first && !reduced && !isTap(path)) stage.current?.hold(event.clientX, event.clientY)
  }
  function up(event: PointerEvent): void {
    const path = paths.current.get(event.pointerId)
    if (!path) return
    paths.current.delete(event.pointerId)
    if (isTap(path)) {
      if (busy) stage.current?.hurry()
      return
    }
    const width = box.current?.clientWidth ?? 300
    const flick = can ? flickOf(path, event.timeStamp, width) : undefined
    stage.current?.letGo()
    if (flick) fling(flick)
  }
  function cancel(event: PointerEvent): void {
    if (paths.current.delete(event.pointerId)) stage.current?.letGo()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would take the flick's pointer events for its own press
    <div
      ref={box}
      className="tray"
      role="button"
      tabIndex={can || busy ? 0 : -1}
      // What is written on the felt is part of its name: so it can be spoken to.
      aria-label={note && can ? `${label}. ${note}` : label}
      aria-disabled={!(can || busy)}
      aria-busy={busy}
      style={{ ...BOX, cursor: can ? 'grab' : busy ? 'progress' : 'default' }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
      onLostPointerCapture={cancel}
      onKeyDown={(event: KeyboardEvent) => {
        if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return
        event.preventDefault()
        press()
      }}
      onClick={(event: MouseEvent) => {
        // A press without a pointer: assistive technology. Pointers have been seen to already.
        if (event.detail === 0) press()
      }}
    >
      {note && can ? (
        <span style={NOTE} aria-hidden="true">
          {note}
        </span>
      ) : null}
    </div>
  )
}

const BOX: CSSProperties = {
  position: 'relative',
  width: '100%',
  aspectRatio: TRAY_RATIO,
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: '3%',
  isolation: 'isolate',
}
const NOTE: CSSProperties = {
  position: 'absolute',
  insetInline: '12%',
  top: '34%',
  textAlign: 'center',
  color: 'rgba(225, 243, 228, 0.66)',
  fontSize: 14,
  // Above the felt, below the dice.
  zIndex: 1,
  pointerEvents: 'none',
}

const touchOf = (event: PointerEvent): Touch => ({
  x: event.clientX,
  y: event.clientY,
  t: event.timeStamp,
})

/** A motion on a screen, and the promise of the throw that is under way. */
interface Stage {
  readonly screen: TrayScreen
  ready(pool: readonly Die[], color?: number): void
  play(tumble: Tumble, at: number, reduced: boolean, color?: number): Promise<void>
  hurry(): void
  show(roll: Tumble | Roll, color?: number): void
  clear(): void
  count(hits: readonly number[], reduced: boolean): void
  hold(clientX: number, clientY: number): void
  letGo(): void
  held(): boolean
  end(): void
}

function makeStage(motion: Motion, screen: TrayScreen, busy: (is: boolean) => void): Stage {
  let rest: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let inHand = false

  function settle(): void {
    clearTimeout(timer)
    rest?.()
    rest = undefined
    busy(false)
  }
  /** By the clock and not by frames: a page in the background draws none, and the throw must still end. */
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(settle, motion.left(performance.now()) + 20)
  }
  function show(roll: Tumble | Roll, color?: number): void {
    settle()
    motion.show(roll, performance.now(), color)
    screen.invalidate()
  }

  return {
    screen,
    ready(pool, color) {
      motion.ready(pool, performance.now(), color)
      screen.invalidate()
    },
    play(tumble, at, reduced, color) {
      if (reduced) {
        show(tumble, color)
        return Promise.resolve()
      }
      settle()
      motion.play(tumble, performance.now(), at, color)
      screen.invalidate()
      busy(true)
      return new Promise((resolve) => {
        rest = resolve
        wait()
      })
    },
    hurry() {
      if (!rest) return
      motion.hurry(performance.now())
      screen.invalidate()
      wait()
    },
    show,
    clear() {
      settle()
      motion.clear()
      screen.invalidate()
    },
    count(hits, reduced) {
      motion.count(hits, performance.now(), reduced)
      screen.invalidate()
    },
    hold(clientX, clientY) {
      inHand = true
      motion.hold(...screen.under(clientX, clientY))
      screen.invalidate()
    },
    letGo() {
      inHand = false
      motion.letGo()
      screen.invalidate()
    },
    held: () => inHand,
    end() {
      settle()
      screen.end()
    },
  }
}
