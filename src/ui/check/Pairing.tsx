import { Fragment, useEffect, useId, useRef, useState } from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import type { Factor, Matching } from '../../rules/play/gathering.ts'
import { useBoardOf, useDesk, useNameOf } from '../desk/desk.ts'
import { OpenForm, useForms } from '../desk/forms.tsx'
import { useOfferWords } from '../desk/Offers.tsx'
import { intoView } from '../device/focus.ts'
import { THING_PRESSED } from '../device/places.ts'
import MoveForm from '../moves/MoveForm.tsx'
import { nameOf } from '../say/names.ts'
import { useDiceSay } from '../throws/words.ts'
import { NoteName } from './FactorList.tsx'

interface PairingProps {
  factors: readonly Factor[]
  touch: Matching
}

/**
 * Offers a pair: one note of each sort, touched on the board or chosen in two lists. It is who offers it that signs it:
 * when another seat acts it is put down, and what was written for it waits for whoever wrote it.
 */
export function Pairing(props: PairingProps) {
  const { seat } = useDesk()
  return <Offering key={seat()} {...props} />
}

function Offering({ factors, touch }: PairingProps) {
  const say = useDiceSay()
  const [chosen, pick] = useState<readonly [ItemId?, ItemId?]>([])
  // There may be hundreds of notes.
  const [listed, list] = useState(false)
  const desk = useDesk()
  const { begin } = useForms()
  const words = useOfferWords()
  const [left, right] = touch.candidates
  // What was chosen may have been pulled off its card since.
  const [one, other] = chosen
  const picked: readonly [ItemId?, ItemId?] = [
    one !== undefined && left.includes(one) ? one : undefined,
    other !== undefined && right.includes(other) ? other : undefined,
  ]
  /** Whoever made it sees the pair, wherever in the lists it was chosen. */
  const making = useRef(false)
  const take = (id: ItemId) => {
    // What is chosen is let go by touching it again.
    if (picked.includes(id)) return pick([])
    const side = left.includes(id) ? 0 : 1
    const next: readonly [ItemId?, ItemId?] = side === 0 ? [id, picked[1]] : [picked[0], id]
    const [a, b] = next
    if (a === undefined || b === undefined) return pick(next)
    pick([])
    making.current = true
    begin({ move: touch.offer, answers: { a, b } })
  }
  const first = picked[0] ?? picked[1]
  // Once one is chosen, only what may go with it is still to be touched; it alone of its sort stays lit.
  const rest = picked[0] === undefined ? left : right
  const open = first === undefined ? [...left, ...right] : [...rest, first]
  // Who only looks on leaves the notes alone.
  useTouch(desk.seat() === undefined ? [] : open, take)
  // What unfolds below the fold is shown.
  const offering = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (listed) intoView(offering.current)
  }, [listed])
  const box = useRef<HTMLDivElement>(null)
  const [own] = picked
  const toWrite = own !== undefined && desk.seat() !== undefined
  useEffect(() => {
    if (own === undefined) return
    // All of what is asked then, down to the button; but lists that are touched stay where they are.
    if (!offering.current?.open) intoView(box.current)
    // Whoever touched it by mouse writes what goes with it, or touches that; a keyboard and a finger stay where they
    // are.
    const at = document.activeElement
    if (at?.matches(THING_PRESSED) && matchMedia('(pointer: fine)').matches)
      box.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [own])
  const keys = factors.map(({ id }) => id)
  const known = useRef(keys)
  useEffect(() => {
    const at = keys.findIndex((key) => !known.current.includes(key))
    known.current = keys
    if (at < 0 || !making.current) return
    making.current = false
    const rows = offering.current?.parentElement?.querySelectorAll<HTMLElement>('.pairs > li')
    const show = () => intoView(rows?.[at] ?? null)
    show()
    // Where it was written, an on-screen keyboard goes away first.
    const signal = AbortSignal.timeout(1000)
    addEventListener('resize', () => requestAnimationFrame(show), { once: true, signal })
  })
  if (left.length === 0) return null
  return (
    <>
      <details
        ref={offering}
        className="pairing"
        onToggle={({ currentTarget }) => list(currentTarget.open)}
      >
        <summary>{say('match.offer')}</summary>
        <p className="hint">{say('match.how')}</p>
        {listed && (
          <div className="columns">
            <Column label={say('match.left')} ids={left} picked={picked[0]} onPick={take} />
            <Column label={say('match.right')} ids={right} picked={picked[1]} onPick={take} />
          </div>
        )}
      </details>
      {first !== undefined && (
        <div className="picked">
          <div role="status" ref={listed ? undefined : intoView}>
            <NoteName id={first} />
            <p className="hint">{say('match.next')}</p>
          </div>
          <button type="button" onClick={() => pick([])}>
            {say('match.undo')}
          </button>
          {listed && toWrite && (
            <button type="button" className="write" onClick={() => toField(box.current)}>
              {words({ move: touch.write })}
            </button>
          )}
        </div>
      )}
      {toWrite && (
        <div className="going" ref={box}>
          <OpenForm
            key={own}
            offer={{ move: touch.write, answers: { a: own } }}
            by={desk.seat()}
            onDone={() => {
              making.current = true
              pick([])
            }}
          >
            <MoveForm within />
          </OpenForm>
        </div>
      )}
    </>
  )
}

/** What goes with it is written instead: below the lists, where they are open. */
function toField(form: HTMLElement | null): void {
  intoView(form)
  form?.querySelector<HTMLElement>('input')?.focus()
}

/** Notes of one sort, card by card: whose they are stands above them. */
function Column(props: {
  label: string
  ids: readonly ItemId[]
  picked: ItemId | undefined
  onPick(id: ItemId): void
}) {
  const id = useId()
  // A text, so that it stays the same one as long as nothing is stuck elsewhere.
  const on = useBoardOf(({ items }) =>
    props.ids.map((note) => items.get(note)?.place.on ?? '').join('\n'),
  ).split('\n')
  return (
    <div>
      <h4 id={id}>{props.label}</h4>
      <ul aria-labelledby={id}>
        {[...new Set(on)].map((card) => (
          <Fragment key={card}>
            {card !== '' && (
              <li className="whose">
                <CardName id={card} />
              </li>
            )}
            {props.ids
              .filter((_, at) => on[at] === card)
              .map((note) => (
                <li key={note}>
                  <button
                    type="button"
                    aria-pressed={note === props.picked}
                    onClick={() => props.onPick(note)}
                  >
                    <NoteName id={note} />
                  </button>
                </li>
              ))}
          </Fragment>
        ))}
      </ul>
    </div>
  )
}

function CardName({ id }: { id: ItemId }) {
  const say = useDiceSay()
  return <span dir="auto">{useNameOf(id) || say('unnamed')}</span>
}

/** While the Check is gathered, touching a note on the board picks it. */
function useTouch(ids: readonly ItemId[], take: (id: ItemId) => void) {
  const desk = useDesk()
  const latest = useRef({ desk, take })
  latest.current = { desk, take }
  const list = ids.join('\n')
  useEffect(() => {
    if (!list) return
    const { desk } = latest.current
    const { items } = desk.table.board()
    const options = list.split('\n').map((id) => {
      const item = items.get(id)
      const name = item ? nameOf(desk.game, item) : ''
      return { value: id, item: id, say: sentence('plain', { text: name }) }
    })
    desk.picking(options, (value) => latest.current.take(value))
    return () => latest.current.desk.picking(undefined)
  }, [list])
}
