import { memo, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import './outline.css'
import { groundOf } from '../../rules/board/setting.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { worldPlace } from '../../rules/plain/place.ts'
import type { Answers, Option } from '../../rules/play/move.ts'
import { useTable } from '../../table/use.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import type { Tool } from '../desk/Tools.tsx'
import { flatLines, type List, linesOf } from './lines.ts'
import { type LineDoes, LinesContext, useLineSay, useLineStore } from './linestate.ts'
import { LineView } from './OutlineLine.tsx'
import { bring, lineAt, lineOf, step, useWalk } from './walk.ts'
import { useOutlineSay } from './words.ts'

/** What others may ask of the lists. */
export interface OutlineHandle {
  /** Brings the first of these into view. */
  show(ids: readonly ItemId[]): void
  /** The keyboard goes on at this one. */
  focus(id: ItemId): void
}

export interface OutlineProps {
  selected: readonly ItemId[]
  onSelect(ids: readonly ItemId[]): void
  /** What can be chosen just now by pressing its line, and who takes it. */
  picking: { readonly options: readonly Option[]; take?(value: string): void } | undefined
  writing: { readonly id: ItemId; readonly field: string } | undefined
  onWriting(at: { id: ItemId; field: string } | undefined): void
  onMenu(id: ItemId, x: number, y: number): void
  onNudge(ids: readonly ItemId[], arrow: string, far: boolean): void
  tool: Tool
  /** A tool has done its work. */
  onDone(): void
  face: 'hand' | 'plain'
  /** One came here from the board, from this item if from any: the keyboard goes on there. */
  from: { readonly id: ItemId | undefined } | undefined
  /** One leaves for the board: the line one was at, and whether the keyboard was here. */
  onLeave(id: ItemId | undefined, byKey: boolean): void
  handle: Ref<OutlineHandle>
}

/** Two taps are further apart than this, ms. */
const TAP = 350

/** The table as lists: does what the board does, for small screens, the keyboard and those who listen. */
export default function Outline(props: OutlineProps) {
  const { selected, picking, writing } = props
  const desk = useDesk()
  const say = useOutlineSay()
  const { begin } = useForms()
  const root = useRef<HTMLElement>(null)
  const parts = useParts()
  const { look } = desk.game
  const ground = useBoardOf(({ play }) => groundOf(play, look?.ground))
  const latest = useRef(props)
  latest.current = props
  const { within, current, attend } = useWalk(root, parts, props.from)

  useImperativeHandle(props.handle, () => ({
    show(ids) {
      const line = ids.map((id) => lineOf(root.current, id)).find((one) => one !== undefined)
      if (!line) return
      attend(line)
      bring(line)
    },
    focus: (id) => lineOf(root.current, id)?.focus(),
  }))
  useEffect(() => () => latest.current.onLeave(current(), within()), [current, within])
  // A tool that draws an outline asks here for what it draws.
  const { tool } = props
  const asks = useRef(false)
  useEffect(() => {
    // One comes here with empty hands.
    if (!asks.current) latest.current.onDone()
    const draws = asks.current && (tool === 'oval' || tool === 'line')
    asks.current = true
    if (!draws) return
    const { game, table } = desk
    const move = game.gestures?.[tool]
    const [one] = latest.current.selected
    const scene = game.pieces[table.board().items.get(one ?? '')?.kind ?? '']?.painter === 'oval'
    const answers: Answers = tool === 'line' && scene && one ? { scene: one } : {}
    if (move !== undefined) begin({ move, answers })
    latest.current.onDone()
  }, [tool, desk, begin])

  const options = useMemo(
    () => new Map(picking?.options.flatMap(({ item, value }) => (item ? [[item, value]] : []))),
    [picking],
  )
  // What one is about is seen beside the bar that comes for it; not before a second tap has had its time.
  const [one, more] = selected
  useEffect(() => {
    if (one === undefined || more !== undefined) return
    const timer = setTimeout(() => {
      const line = lineOf(root.current, one)
      if (line) bring(line)
    }, TAP)
    return () => clearTimeout(timer)
  }, [one, more])
  const chosen = useMemo(() => new Set(selected), [selected])
  const does = useMemo(
    (): LineDoes => ({
      press(id, more) {
        const { picking, onSelect, selected } = latest.current
        const option = picking?.options.find(({ item }) => item === id)
        if (option) {
          // It was an answer, so nothing is to be done with the item itself.
          onSelect([])
          picking?.take?.(option.value)
        } else if (!more) onSelect([id])
        else
          onSelect(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
      },
      write(id, field) {
        latest.current.onSelect([id])
        latest.current.onWriting({ id, field })
      },
      written(id, byKey) {
        // Something else may be written by now.
        if (latest.current.writing?.id === id) latest.current.onWriting(undefined)
        // The keyboard goes on where it was, unless it has gone on already.
        if (byKey)
          setTimeout(() => {
            const line = lineOf(root.current, id)
            const here = document.activeElement
            if (here === document.body || line?.closest('.slip')?.contains(here)) line?.focus()
          })
      },
      menu(id, x, y) {
        const { selected, onSelect, onMenu } = latest.current
        if (!selected.includes(id)) onSelect([id])
        onMenu(id, x, y)
      },
    }),
    [],
  )
  const store = useLineStore(
    useMemo(() => ({ chosen, options, writing }), [chosen, options, writing]),
  )
  const lines = useMemo(() => ({ store, does, say }), [store, does, say])
  const spoken = useRef<HTMLParagraphElement>(null)
  const nudge = (id: ItemId, arrow: string, far: boolean) => {
    props.onNudge(selected.includes(id) ? selected : [id], arrow, far)
    const at = worldPlace(desk.table.board().items, id)
    if (spoken.current && at)
      spoken.current.textContent = say('outline.moved', {
        x: Math.round(at.x),
        y: Math.round(at.y),
      })
  }
  return (
    <section
      ref={root}
      className="place-lists"
      data-face={props.face}
      data-ground={ground}
      aria-label={say('outline.name')}
      onFocus={({ target }) => {
        const line = lineAt(target)
        if (line) attend(line)
      }}
      onKeyDown={(event) => {
        const line = lineAt(event.target)
        const id = line?.dataset.line
        if (!line || id === undefined || event.target !== line) return
        const done = step(event, line, {
          ...does,
          nudge,
          grasp: () => selected.includes(id) || props.onSelect([id]),
          leave: () => props.onSelect([]),
          field: desk.game.pieces[desk.table.board().items.get(id)?.kind ?? '']?.texts[0],
        })
        if (done) event.preventDefault()
      }}
    >
      <div className="outline-sheet">
        <p className="outline-how">{say('outline.how')}</p>
        <LinesContext value={lines}>
          {parts.map((part) => (
            <PartView key={part.id} part={part} />
          ))}
        </LinesContext>
      </div>
      <p ref={spoken} className="hidden" aria-live="polite" />
    </section>
  )
}

const PartView = memo(function PartView({ part }: { part: List }) {
  const say = useLineSay()
  const desk = useDesk()
  const { id, lines, strokes } = part
  if (part.say === undefined && lines.length + strokes === 0) return null
  // What stands below is told there: Scenes below Scenes are Scenes all the same.
  const kinds = new Set(lines.map(({ item }) => item.kind))
  const count = flatLines(lines).filter(({ item }) => kinds.has(item.kind)).length + strokes
  const name = part.say === undefined ? say('outline.rest') : say(part.say)
  return (
    <section className="outline-part" aria-labelledby={`outline-${id}`}>
      <h2 id={`outline-${id}`}>
        <span>
          {name}
          <span className="outline-stop">{`, ${say('outline.count', { n: count })}`}</span>
        </span>
        <small className="outline-count" aria-hidden>
          {count}
        </small>
      </h2>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <LineView key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        strokes === 0 && <p className="outline-none">{say('outline.empty')}</p>
      )}
      {strokes > 0 && (
        <p className="outline-ink">
          {say('outline.ink', { n: strokes })}{' '}
          <button type="button" onClick={() => desk.rub(undefined)}>
            {say('ink.rub')}
          </button>
        </p>
      )}
    </section>
  )
})

/** The lists; the same as long as they say the same. */
function useParts(): readonly List[] {
  const { table, game } = useDesk()
  const read = useMemo(() => {
    let seen: ReturnType<typeof table.board> | undefined
    let parts: readonly List[] = []
    return () => {
      const now = table.board()
      if (now !== seen) parts = linesOf(game, now, parts)
      seen = now
      return parts
    }
  }, [table, game])
  return useTable(table, read)
}
