import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import './tabletop.css'
import { groundOf } from '../rules/board/setting.ts'
import { within } from '../rules/plain/turns.ts'
import { useTable } from '../table/use.ts'
import { assemble } from './assemble.ts'
import { fetchGround, groundFor, paintBare } from './bake/ground.ts'
import { Focus } from './keys/Focus.tsx'
import type { Surface } from './layers/surface.ts'
import { Canvas } from './view/Canvas.tsx'
import type { Dom, FocusHandle } from './view/dom.ts'
import type { BoardProps } from './view/props.ts'

export type { BoardHandle, BoardProps, Round, SketchSeen } from './view/props.ts'

/** Longer than this no picture waits for what it is painted with, ms: then all is bare paper, and painted again. */
const PATIENCE = 400

/** The table top: what lies on it, and the hands that move it. Fills its parent. */
export function TableTop(given: BoardProps) {
  const { table, marks, light, face, glow, hidden, writing, seat, tool, round, asleep } = given
  const latest = useRef(given)
  latest.current = given
  const [props] = useState(() => () => latest.current)
  const [dom] = useState<Dom>(() => ({ board: null, focus: null, hands: undefined }))
  const [made, setMade] = useState(() => ({ table, parts: assemble(props, dom) }))
  if (made.table !== table) setMade({ table, parts: assemble(props, dom) })
  const { view, selection, arranger, lead, handle, others, drawing, attach } = made.parts
  const surface = useRef<Surface>(undefined)
  // Of the table that is there first.
  const [come] = useState(() => () => {
    const ground = groundFor(table.board().play, given.game.look).catch(() => undefined)
    return within(PATIENCE, Promise.all([ground, drawing.come()]))
  })

  const letter = given.round?.letter ?? 1
  const onReady = useCallback(
    (ready: Surface) => {
      surface.current = ready
      view.mount(ready)
      others.read()
    },
    [view, others],
  )

  useLayoutEffect(() => {
    const el = dom.board
    if (!el) return
    if (surface.current) view.mount(surface.current)
    const measure = () => {
      const size = { width: el.clientWidth, height: el.clientHeight }
      if (size.width === 0 || size.height === 0) return
      // Laid out anew for the screen that is there, unless somebody looks somewhere.
      lead.resized()
      view.resize(size, window.devicePixelRatio || 1, letterSize() * letter)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(el)
    // On another screen the ratio of pixels changes: the page then gets a resize too.
    window.addEventListener('resize', measure)
    const detach = attach(el)
    return () => {
      detach()
      observer.disconnect()
      window.removeEventListener('resize', measure)
      view.close()
    }
  }, [view, lead, attach, dom, letter])

  useLayoutEffect(() => view.setMarks(marks), [view, marks])
  // What is begun is shown, as what is laid is.
  const current = marks.find(({ as }) => as === 'current')?.on
  const was = useRef(current)
  useEffect(() => {
    if (current !== undefined && current !== was.current) lead.added([current])
    was.current = current
  }, [lead, current])
  useLayoutEffect(() => {
    if (light && face) view.refreshAll()
  }, [view, light, face])
  const { say } = given
  useLayoutEffect(() => drawing.reword(say), [drawing, say])
  const ground = useTable(table, () => groundOf(table.board().play, given.game.look?.ground))
  useLayoutEffect(() => {
    let left = false
    // A moment of bare table is less to see than the wrong paper.
    if (ground !== 'kraft') view.setGround(paintBare)
    void fetchGround(ground).then(
      (paint) => left || view.setGround(paint),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [view, ground])
  useLayoutEffect(() => {
    if (glow) view.invalidate()
  }, [view, glow])
  useLayoutEffect(() => {
    if (!asleep) view.invalidate()
  }, [view, asleep])
  useLayoutEffect(() => {
    view.refresh(hidden)
    return () => view.refresh(hidden)
  }, [view, hidden])
  useLayoutEffect(() => {
    if (tool || round) dom.hands?.lapse()
  }, [dom, tool, round])
  const written = writing?.id
  const field = writing?.field
  useLayoutEffect(() => {
    if (written === undefined || field === undefined) return
    view.refresh([written])
    return () => view.refresh([written])
  }, [view, written, field])
  useLayoutEffect(() => table.presence.set({ ...(seat && { seat }), tool }), [table, seat, tool])

  useImperativeHandle(given.handle, () => handle, [handle])

  const onFocus = useCallback(
    (focus: FocusHandle | null) => {
      dom.focus = focus
    },
    [dom],
  )

  return (
    <div className={`tabletop tabletop-${tool}`}>
      <div
        ref={(el) => {
          dom.board = el
        }}
        className="tabletop-canvas"
        aria-hidden="true"
        onContextMenu={(event) => {
          event.preventDefault()
          // A long press on a touch screen does something of its own; what comes here is the mouse's right button.
          if (
            event.nativeEvent instanceof PointerEvent &&
            event.nativeEvent.pointerType !== 'mouse'
          )
            return
          const corner = event.currentTarget.getBoundingClientRect()
          const id = dom.hands?.hit(
            event.clientX - corner.left,
            event.clientY - corner.top,
            'mouse',
          )
          if (id !== undefined && !selection.ids.has(id)) selection.set([id])
          latest.current.onMenu(id, event.clientX, event.clientY)
        }}
      >
        <Canvas view={view} come={come} onReady={onReady} />
      </div>
      <Focus
        view={view}
        lead={lead}
        props={props}
        selection={selection}
        arranger={arranger}
        board={handle}
        release={() => dom.hands?.release()}
        handle={onFocus}
      />
    </div>
  )
}

/** How large letters are set, as people set them in their browser; 1 is usual, and more than twice that has no room. */
function letterSize(): number {
  const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.min(2, Math.max(1, px / 16 || 1))
}
