import {
  type CSSProperties,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { DiceColor } from '../paint/dice/coat.ts'
import type { Light } from '../paint/ground/ground.ts'
import { afterPicture } from '../paint/pen/stood.ts'
import type { Die } from '../rules/dice/dice.ts'
import type { Flick, Roll } from '../rules/dice/roll.ts'
import type { Impact, Tumble } from '../tray/tumble.ts'
import { TRAY_RATIO } from './bed/plan.ts'
import type { TrayDebug } from './stage/screen.ts'
import type { Shows, Stage } from './stage/stage.ts'
import { useHands } from './useHands.ts'

/** What the tray is told to do. */
export interface TrayHandle {
  /**
   * Plays a throw from `at` milliseconds on, in the thrower's seat colour, `slow` at its end; resolves when all dice
   * lie still, or when something else is shown.
   */
  play(
    tumble: Tumble,
    opts?: { readonly at?: number; readonly color?: DiceColor; readonly slow?: boolean },
  ): Promise<void>
  /** Faster; a second time: at its end. */
  hurry(): void
  /** Whether somebody holds the ready dice in hand. */
  held(): boolean
  /** Lifts the ready dice and shakes them, so hard (0 to 1), as long as a button is held; undefined puts them back. */
  shake(power: number | undefined): void
  /** The result at once. */
  show(roll: Tumble | Roll, opts?: { readonly color?: DiceColor }): void
  clear(): void
  /**
   * Counts the Hits where the dice lie: how many each die is, in the Roll's order. Where they are thrown for different
   * things, `means` names what each that left the hand is for: they keep their colours.
   */
  counts(hits: readonly number[], means?: readonly string[]): void
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
  readonly light: Light
  /** The dice that lie ready. */
  readonly pool: readonly Die[]
  /** The colour of the seat that throws them (index into SEAT_COLORS), or of each; without one they are ivory. */
  readonly color?: DiceColor
  /** A few words on the felt while dice lie ready. */
  readonly note?: string | undefined
  /** Each knock of a die as it is seen, for sounds. */
  readonly onImpact?: (impact: Impact) => void
  /** Shaking this phone shakes the ready dice. */
  readonly shake?: boolean
  /** By how much it is turned on the screen, radians: towards whoever throws. */
  readonly turn?: number
  /** Draws by canvas 2D although there is WebGL. */
  readonly plain?: boolean
}

/** The dice tray: dice lie ready, are flung, roll as they were simulated, lie still and are counted. */
export function Tray(props: TrayProps) {
  const {
    handle,
    label,
    pool,
    color,
    note,
    reduced,
    light,
    turn = 0,
    shake = false,
    onFling,
  } = props
  const [shows, setShows] = useState<Shows>('ready')
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | undefined>(undefined)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    let remove: (() => void) | undefined
    let left = false
    const lay = async () => {
      const { layBed } = await import('./bed/bed.ts')
      if (box.current && !left) remove = layBed(box.current, light)
    }
    // Wood and felt take as long to paint as half a table. Without them dice are thrown all the same.
    const leave = afterPicture(() => void lay().catch(() => undefined))
    return () => {
      left = true
      leave()
      remove?.()
    }
  }, [light])

  const coming = useRef<Promise<Stage | undefined> | undefined>(undefined)
  /** What moves in the tray comes with the first dice; without it, as without a network, results are only told. */
  const staged = useCallback((): Promise<Stage | undefined> => {
    const open = async () => {
      try {
        const { openStage } = await import('./stage/stage.ts')
        if (!box.current) return undefined
        const hear = (impact: Impact) => latest.current.onImpact?.(impact)
        const made = openStage(
          box.current,
          hear,
          setShows,
          latest.current.plain ? 'canvas' : undefined,
          () => latest.current.turn ?? 0,
        )
        made.ready(latest.current.pool, latest.current.color)
        stage.current = made
        return made
      } catch {
        // It is sent for again with the next dice.
        coming.current = undefined
        return undefined
      }
    }
    coming.current ??= open()
    return coming.current
  }, [])
  useEffect(
    () => () => {
      stage.current?.end()
      stage.current = coming.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (stage.current) stage.current.ready(pool, color)
    else if (pool.length > 0) void staged()
  }, [pool, color, staged])

  useImperativeHandle(
    handle,
    () => ({
      async play(tumble, opts) {
        const on = await staged()
        const { at = 0, color, slow } = opts ?? {}
        await on?.play(tumble, at, { reduced: latest.current.reduced, color, slow })
      },
      hurry: () => stage.current?.hurry(),
      held: () => stage.current?.held() ?? false,
      shake: (power) => {
        if (latest.current.reduced) return
        if (power === undefined) stage.current?.letGo(true)
        else stage.current?.lift(power)
      },
      show: (roll, opts) => void staged().then((on) => on?.show(roll, opts?.color)),
      clear: () => stage.current?.clear(),
      counts: (hits, means) =>
        void staged().then((on) => on?.count(hits, latest.current.reduced, means)),
      debug: () => stage.current?.screen.debug() ?? { frames: 0, painter: 'none', spent: [] },
    }),
    [staged],
  )

  const busy = shows === 'throw'
  const can = pool.length > 0 && !busy
  const { hands, power } = useHands({ box, stage, can, busy, reduced, turn, shake, onFling })

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
      {...hands}
    >
      {note && can && shows === 'ready' ? (
        <span style={NOTE} aria-hidden="true">
          {note}
        </span>
      ) : null}
      {power !== undefined && <Gauge power={power} />}
    </div>
  )
}

/** How hard the throw of a held key will be. */
function Gauge({ power }: { power: number }) {
  return (
    <span style={GAUGE} aria-hidden="true">
      <span style={{ ...FILL, transform: `scaleX(${power})` }} />
    </span>
  )
}

const BOX: CSSProperties = {
  position: 'relative',
  width: '100%',
  aspectRatio: TRAY_RATIO,
  maxHeight: '100%',
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
  fontSize: '0.95rem',
  // Above the felt, below the dice.
  zIndex: 1,
  pointerEvents: 'none',
}
const GAUGE: CSSProperties = {
  position: 'absolute',
  insetInline: '22%',
  bottom: '3.2%',
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: 'rgba(30, 15, 5, 0.55)',
  zIndex: 4,
  pointerEvents: 'none',
}
const FILL: CSSProperties = {
  display: 'block',
  height: '100%',
  transformOrigin: 'left',
  background: 'linear-gradient(90deg, #ffe7a8, #ffb347 60%, #ff7a3c)',
}
