import { Check } from 'lucide-react'
import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { fieldsOf } from '../../paint/letters/boxes.ts'
import { noteColors } from '../../paint/pen/look.ts'
import { SEAT_COLORS } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Side } from '../../rules/plain/sides.ts'
import { type Caret, caretIn } from '../../table/document/caret.ts'
import { LIMIT } from '../../table/document/schema.ts'
import type { Splice } from '../../table/document/text.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen, WritingAt } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { useOutlineSay } from '../lists/words.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { calledOf } from '../say/names.ts'
import { useSharedText } from '../writing/sharedtext.ts'
import { CaretText } from './CaretText.tsx'
import { rubbed, spoken, typed } from './edit.ts'
import type { LayoutId } from './layout.ts'
import { useRealKeys } from './realkeys.ts'
import { Talk } from './Talk.tsx'
import { useAlong } from './useAlong.ts'
import { WriteKeys } from './WriteKeys.tsx'
import { useTypingSay } from './words.ts'
import './writehere.css'

interface Props {
  readonly side: Side
  readonly around: AroundScreen
  readonly layout: LayoutId
  onLayout(): void
}

/** What somebody writes in their place, with the keys to write it; nothing while they write nothing. */
export default function WriteHere(props: Props) {
  const { side, around } = props
  const { table } = useDesk()
  const at = around.writers.find(({ seat }) => seat === side.seat)
  const there = useTable(table, (now) => now.board().items.has(at?.id ?? ''))
  if (!at) return null
  if (!there) return <Gone {...{ around, at }} />
  return <Writing key={`${at.id}/${at.field}`} {...props} at={at} />
}

/** What somebody wrote on has been thrown away: it can be had back. */
function Gone({ around, at: { seat, id } }: { around: AroundScreen; at: WritingAt }) {
  const { table } = useDesk()
  const say = useTypingSay()
  return (
    <section className="write-gone" aria-label={say('typing.gone')}>
      <p>{say('typing.gone')}</p>
      <button type="button" onClick={() => table.apply([{ do: 'return', id }], { seat })}>
        {say('bin.back')}
      </button>
      <button type="button" onClick={() => around.write(seat, undefined)}>
        {say('writing.end')}
      </button>
    </section>
  )
}

function Writing(props: Props & { at: WritingAt }) {
  const { side, around, at, layout } = props
  const { seat, id, field } = at
  const { table, game } = useDesk()
  const say = useTypingSay()
  const fieldSay = useOutlineSay()
  const panel = useRef<HTMLElement>(null)
  const known = useTable(table, (now) => seatOf(now.state().seats, seat))
  const item = useTable(table, (now) => now.board().items.get(id))
  const piece = item && game.pieces[item.kind]
  const text = item?.texts[field] ?? ''
  const [told, tell] = useState('')
  const caret = useMemo(() => caretIn(table.doc, id, field), [table, id, field])
  const [, show] = useReducer((n: number) => n + 1, 0)
  const fields = piece ? fieldsOf(piece, item) : []
  const isName = piece !== undefined && fields.length > 1 && fields[0] === field
  useAlong(panel, side, around)

  const latest = useRef(around)
  latest.current = around
  const close = useCallback(() => latest.current.write(seat, undefined), [seat])
  const go = (next: string) => around.write(seat, { id, field: next })
  const { ref: area, field: joined } = useSharedText({
    ...{ table, id, field, seat: known, name: isName },
    onClose: useCallback((byKey?: boolean) => byKey && close(), [close]),
  })
  const stand = useCallback(
    (where: number) => {
      caret.to(where)
      show()
    },
    [caret],
  )

  /** What stands there now, which may be more than was drawn. */
  const now = () => table.state().items.get(id)?.texts[field] ?? ''
  const write = (change: Splice | undefined) => {
    if (!change) return
    const why = table.apply([{ do: 'write', id, field, ...change }], {
      seat,
      join: `${id}/${field}`,
    })
    tell(why ? say(why) : '')
    if (!why) stand(change.at + change.insert.length)
  }
  const insert = (words: string) => {
    if (words === '') return
    const change = typed(now(), caret.at(), words, LIMIT.text)
    if (!change) tell(say('table.long'))
    write(change)
  }

  const enter = () => {
    // A name has one line: one goes on to what is written next.
    const next = fields[fields.indexOf(field) + 1]
    if (!isName) insert('\n')
    else if (next === undefined) close()
    else go(next)
  }

  // Keys that are plugged in are whose text was begun or touched last.
  const typist = around.writers.at(-1)?.seat === seat
  useRealKeys(area, typist)
  useSelection(area, caret, text)
  const what = item && piece ? calledOf(game, item, say, piece.say) : ''
  const label = say('writing', { what: fields.length > 1 ? `${what}, ${nameOf(field)}` : what })
  function nameOf(one: string) {
    return fieldSay({ key: `field.${one}` })
  }
  return (
    <section ref={panel} className="write-here">
      <header className="write-head">
        {fields.length > 1 ? (
          <fieldset className="write-fields" aria-label={say('typing.texts')}>
            {fields.map((one) => (
              <button key={one} type="button" aria-pressed={one === field} onClick={() => go(one)}>
                {nameOf(one)}
              </button>
            ))}
          </fieldset>
        ) : (
          <b className="write-what">{piece ? say(piece.say) : ''}</b>
        )}
        <Talk
          busy={around.writers.some(
            (one) => one.talks && one.seat !== seat && table.board().items.has(one.id),
          )}
          onTalks={(talks) => around.write(seat, { id, field, talks })}
          onHeard={(words) => insert(spoken(now(), caret.at(), words))}
          onTold={tell}
        />
        <IconButton icon={Check} label={say('writing.end')} onClick={close} />
      </header>
      <CaretText
        {...{ text, caret: caret.at() }}
        paper={item && piece?.painter === 'note' ? noteColors(item).colors[0] : undefined}
        color={SEAT_COLORS[known?.color ?? 0]}
        onPoint={(where) => {
          stand(where)
          area.current?.focus({ preventScroll: true })
          around.write(seat, { id, field, ...(at.talks && { talks: true }) })
        }}
      >
        <textarea
          ref={area}
          className="write-real"
          aria-label={label}
          // What comes up at the edge of the screen would face somebody else.
          inputMode="none"
          {...joined}
          onInput={() => {
            joined.onInput()
            if (area.current) stand(area.current.selectionEnd)
          }}
          onCompositionEnd={() => {
            joined.onCompositionEnd()
            if (area.current) stand(area.current.selectionEnd)
          }}
          onSelect={({ currentTarget }) => {
            const { selectionStart, selectionEnd, selectionDirection } = currentTarget
            if (document.activeElement !== currentTarget) return
            const where = selectionDirection === 'backward' ? selectionStart : selectionEnd
            // What is chosen to be replaced would not be seen.
            if (selectionStart !== selectionEnd) currentTarget.setSelectionRange(where, where)
            if (where !== caret.at() && currentTarget.value === now()) stand(where)
          }}
        />
      </CaretText>
      <p className="write-told" role="status">
        {told}
      </p>
      <WriteKeys
        {...{ text, caret: caret.at(), layout }}
        onLayout={props.onLayout}
        onInsert={insert}
        onRub={() => write(rubbed(now(), caret.at()))}
        onWalk={stand}
        onEnter={enter}
      />
    </section>
  )
}

/** Keeps the caret of the field for real keys where ours is. */
function useSelection(area: RefObject<HTMLTextAreaElement | null>, caret: Caret, text: string) {
  useLayoutEffect(() => {
    const field = area.current
    const at = caret.at()
    if (field && field.value === text && field.selectionEnd !== at) field.setSelectionRange(at, at)
  })
}
