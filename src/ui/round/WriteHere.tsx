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
import { textBox } from '../../paint/letters/boxes.ts'
import { noteColors } from '../../paint/pen/look.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { type Item, SEAT_COLORS } from '../../rules/plain/item.ts'
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
import { useVoice } from '../say/say.ts'
import { useSharedText } from '../writing/sharedtext.ts'
import { CaretText } from './CaretText.tsx'
import { begins, rubbed, spoken, typed, walked } from './edit.ts'
import { Keyboard } from './Keyboard.tsx'
import { keyRoom } from './keyroom.ts'
import { LAYOUTS, type LayoutId } from './layout.ts'
import { useRealKeys } from './realkeys.ts'
import { Talk } from './Talk.tsx'
import { useRoundSay } from './words.ts'
import './writehere.css'

interface Props {
  readonly side: Side
  readonly around: AroundScreen
}

const ORDER = Object.keys(LAYOUTS) as readonly LayoutId[]

/** What somebody writes in their place, with the keys to write it; nothing while they write nothing. */
export default function WriteHere({ side, around }: Props) {
  const { table } = useDesk()
  const { lang } = useVoice()
  const [layout, setLayout] = useState(() => ORDER.find((one) => one === lang) ?? 'en')
  const at = around.writers.find(({ seat }) => seat === side.seat)
  const there = useTable(table, (now) => now.board().items.has(at?.id ?? ''))
  if (!at) return null
  if (!there) return <Gone {...{ around, at }} />
  return (
    <Writing
      key={`${at.id}/${at.field}`}
      {...{ side, around, at, layout }}
      onLayout={() => setLayout(ORDER[(ORDER.indexOf(layout) + 1) % ORDER.length] ?? layout)}
    />
  )
}

/** What somebody wrote on has been thrown away: it can be had back. */
function Gone({ around, at: { seat, id } }: { around: AroundScreen; at: WritingAt }) {
  const { table } = useDesk()
  const say = useRoundSay()
  return (
    <section className="write-gone" aria-label={say('round.gone')}>
      <p>{say('round.gone')}</p>
      <button type="button" onClick={() => table.apply([{ do: 'return', id }], { seat })}>
        {say('bin.back')}
      </button>
      <button type="button" onClick={() => around.write(seat, undefined)}>
        {say('writing.end')}
      </button>
    </section>
  )
}

/** The texts that can be seen on a thing, in the order in which they are written. */
const fieldsOf = (piece: Piece, item: Item): readonly string[] =>
  piece.texts.filter((field) => textBox(piece, item, field) !== undefined)

function Writing(props: Props & { at: WritingAt; layout: LayoutId; onLayout(): void }) {
  const { side, around, at, layout } = props
  const { seat, id, field } = at
  const { table, game } = useDesk()
  const say = useRoundSay()
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

  const [shift, setShift] = useState<'off' | 'once' | 'locked'>(() =>
    begins(text, caret.at()) ? 'once' : 'off',
  )
  const [signs, setSigns] = useState(false)
  /** Brings the caret there: where a sentence begins, the next letter is a capital. */
  const walk = (where: number) => {
    stand(where)
    if (shift !== 'locked') setShift(begins(now(), where) ? 'once' : 'off')
  }
  const onKey = (key: string) => {
    switch (key) {
      case '{shift}':
        return setShift(shift === 'off' ? 'once' : shift === 'once' ? 'locked' : 'off')
      case '{signs}':
      case '{letters}':
        return setSigns(key === '{signs}')
      case '{layout}':
        return props.onLayout()
      case '{left}':
      case '{right}':
        return walk(walked(now(), caret.at(), key === '{left}' ? 'back' : 'on'))
      case '{bksp}':
        write(rubbed(now(), caret.at()))
        break
      case '{enter}': {
        // A name has one line: one goes on to what is written next.
        const next = fields[fields.indexOf(field) + 1]
        if (isName) return next === undefined ? close() : go(next)
        insert('\n')
        break
      }
      case '{space}':
        insert(' ')
        setSigns(false)
        break
      default:
        insert(key)
    }
    walk(caret.at())
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
          <fieldset className="write-fields" aria-label={say('round.texts')}>
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
          busy={around.writers.some((one) => one.talks && one.seat !== seat)}
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
          walk(where)
          area.current?.focus({ preventScroll: true })
          around.write(seat, { id, field })
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
      <Keyboard
        layout={layout}
        layer={signs ? 'signs' : shift === 'off' ? 'letters' : 'capitals'}
        locked={shift === 'locked'}
        label={say('round.keys')}
        onKey={onKey}
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

/** Lays it along its edge where it lies over nobody else's place, as wide as there is room. */
function useAlong(panel: RefObject<HTMLElement | null>, side: Side, around: AroundScreen): void {
  const { sides, mm } = around
  useLayoutEffect(() => {
    const lay = () => {
      const place = panel.current?.closest('.place')
      if (!panel.current || !place) return
      const size = { width: innerWidth, height: innerHeight }
      const own = panel.current.getBoundingClientRect()
      const foot = {
        bottom: size.height - own.bottom,
        top: own.top,
        left: own.left,
        right: size.width - own.right,
      }[side.edge]
      const { width, middle, key } = keyRoom(side, sides, size, mm, foot)
      const box = place.getBoundingClientRect()
      const upright = side.edge === 'left' || side.edge === 'right'
      const from = upright ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2
      const turned = side.edge === 'top' || side.edge === 'right' ? -1 : 1
      const laid = { wide: width, along: (middle - from) * turned, key }
      for (const [name, px] of Object.entries(laid))
        panel.current.style.setProperty(`--${name}`, `${px}px`)
    }
    lay()
    const box = panel.current
    // A finger that rests asks for no menu.
    const still = (event: Event) => event.preventDefault()
    box?.addEventListener('contextmenu', still)
    addEventListener('resize', lay)
    return () => {
      box?.removeEventListener('contextmenu', still)
      removeEventListener('resize', lay)
    }
  }, [panel, side, sides, mm])
}
