import { ChevronsUp, Trash2 } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { fieldsOf } from '../../paint/letters/boxes.ts'
import { newItem, type Piece, type Supply } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import { Pile } from '../bars/Pile.tsx'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useStill } from '../device/surroundings.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { type HandDraft, isBlank, withBack, withNew, withText } from './drafts.ts'
import type { PalmProps } from './props.ts'
import { isPush, type Touched } from './push.ts'
import { useDrafts } from './useKept.ts'
import { usePalmSay } from './words.ts'

/** How long a paper flies off the hand, ms. */
const FLIES = 170
/** From here on a finger pushes, px; before that it is a tap. */
const SLOP = 8

/** What can be written on: the supplies with a piece that bears a text. */
const writable = ({ supply = [], pieces }: Game) =>
  supply.flatMap((one) => {
    const piece = pieces[one.kind]
    return piece && piece.texts.length > 0 ? [{ supply: one, piece }] : []
  })

/** The texts that will be seen on one of this supply. */
function fieldsFor(game: Game, { kind, props }: Supply, piece: Piece): readonly string[] {
  const place = { x: 0, y: 0, turn: 0, z: 0 }
  return fieldsOf(piece, { ...newItem(game, { id: 'draft', kind, place, props }), bin: false })
}

/** Papers that are written in the hand, and pushed on to the table. */
export function WriteDown(props: PalmProps & { onTold(text: string): void }) {
  const { seat, onTold } = props
  const { table, game } = useDesk()
  const say = usePalmSay()
  const [drafts, change] = useDrafts(table.id, seat.id)
  const [chosen, choose] = useState<string>()
  const all = writable(game)
  const known = drafts.filter((draft) => all.some(({ supply }) => supply.id === draft.supply))
  const draft = known.find(({ id }) => id === chosen) ?? known[0]
  const of = all.find(({ supply }) => supply.id === draft?.supply)
  const drop = (id: string) => change((now) => now.filter((one) => one.id !== id))
  const lay = (): boolean => {
    if (!draft) return false
    const refusal = props.onLay(draft)
    onTold(say(refusal ?? (props.placed ? 'palm.laid' : 'palm.middle')))
    if (!refusal) drop(draft.id)
    return refusal === undefined
  }
  return (
    <section className="palm-write" aria-label={say('palm.write')}>
      {draft && of ? (
        <Paper
          key={draft.id}
          draft={draft}
          piece={of.piece}
          fields={fieldsFor(game, of.supply, of.piece)}
          color={of.supply.props['color']}
          onWrite={(field, text) => change((now) => withText(now, draft.id, field, text))}
          onPush={lay}
          onAway={() => {
            drop(draft.id)
            if (!isBlank(draft)) props.onAway(() => change((now) => withBack(now, draft)))
          }}
        />
      ) : (
        <p className="palm-hint">{say('palm.blank')}</p>
      )}
      {known.length > 1 && (
        <ul className="palm-drafts" aria-label={say('palm.drafts')}>
          {known.map((one) => (
            <Small key={one.id} draft={one} on={one === draft} onChoose={() => choose(one.id)} />
          ))}
        </ul>
      )}
      <ul className="palm-supply" aria-label={say('reach')}>
        {all.map(({ supply, piece }) => (
          <Take
            key={supply.id}
            supply={supply}
            piece={piece}
            onTake={() => {
              change((now) => withNew(now, supply.id))
              choose(undefined)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function Take({ supply, piece, onTake }: { supply: Supply; piece: Piece; onTake(): void }) {
  const say = usePalmSay()
  const rest = useBoardOf(supply.left)
  const label = say('reach.take', { what: say(supply.say) })
  return (
    <li>
      <Pile
        supply={supply}
        painter={piece.painter}
        rest={rest}
        aria-label={label}
        onClick={onTake}
      />
    </li>
  )
}

/** One of several, to go on with. */
function Small({ draft, on, onChoose }: { draft: HandDraft; on: boolean; onChoose(): void }) {
  const { game } = useDesk()
  const say = usePalmSay()
  const supply = game.supply?.find(({ id }) => id === draft.supply)
  const text = Object.values(draft.texts).find((one) => one.trim() !== '')
  const { color } = supply?.props ?? {}
  return (
    <li>
      <button
        type="button"
        className="paper palm-small"
        data-color={typeof color === 'string' ? color : undefined}
        aria-pressed={on}
        onClick={onChoose}
      >
        <span className="hidden">{supply && say(supply.say)}</span>{' '}
        <span dir="auto">{text ?? say('palm.unwritten')}</span>
      </button>
    </li>
  )
}

function Paper(props: {
  draft: HandDraft
  piece: Piece
  fields: readonly string[]
  color: unknown
  onWrite(field: string, text: string): void
  /** True where it lies on the table now. */
  onPush(): boolean
  onAway(): void
}) {
  const { draft, piece, fields, color } = props
  const say = usePalmSay()
  const still = useStill()
  const paper = useRef<HTMLDivElement>(null)
  const path = useRef<Touched[]>([])
  const flies = useRef(false)
  const rest = () => {
    path.current = []
    if (paper.current) paper.current.style.transform = ''
  }
  const go = async () => {
    if (flies.current) return
    flies.current = true
    const { style } = paper.current ?? {}
    const from = style?.transform || 'none'
    const away = [{ transform: from }, { transform: 'translateY(-110vh) rotate(-2deg)' }]
    if (!still)
      await paper.current
        ?.animate(away, { duration: FLIES, easing: 'ease-in', fill: 'forwards' })
        .finished.catch(() => undefined)
    if (props.onPush()) return
    flies.current = false
    for (const one of paper.current?.getAnimations() ?? []) one.cancel()
    rest()
  }
  const down = ({ target, pointerType, button, clientY: y, timeStamp: t }: PointerEvent) => {
    const writes = target instanceof HTMLTextAreaElement
    // A mouse chooses letters in what is written, and what is longer than its paper is scrolled there.
    const other = writes && (pointerType === 'mouse' || target.scrollHeight > target.clientHeight)
    path.current = button === 0 && !other && !flies.current ? [{ y, t }] : []
  }
  const move = ({ currentTarget, pointerId, clientY: y, timeStamp: t }: PointerEvent) => {
    const [first] = path.current
    if (!first || !paper.current) return
    path.current.push({ y, t })
    const up = Math.max(0, first.y - y)
    if (up > SLOP && !currentTarget.hasPointerCapture(pointerId))
      currentTarget.setPointerCapture(pointerId)
    paper.current.style.transform = up > SLOP ? `translateY(${-up}px)` : ''
  }
  const up = ({ timeStamp }: PointerEvent) => {
    if (isPush(path.current, timeStamp)) {
      path.current = []
      void go()
    } else rest()
  }
  return (
    <>
      <div
        ref={paper}
        className="paper palm-paper"
        data-painter={piece.painter}
        data-color={typeof color === 'string' ? color : undefined}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={rest}
      >
        <p className="palm-push" aria-hidden>
          <ChevronsUp size={22} />
          {say('palm.push')}
        </p>
        {fields.map((field, i) => (
          <textarea
            key={field}
            className="palm-text"
            data-first={i === 0}
            rows={i === 0 && fields.length > 1 ? 1 : 4}
            dir="auto"
            aria-label={say(i === 0 ? 'palm.first' : 'palm.rest', { what: say(piece.say) })}
            value={draft.texts[field] ?? ''}
            onChange={({ target }) => props.onWrite(field, target.value)}
          />
        ))}
      </div>
      <div className="palm-lay">
        <button type="button" className="primary" onClick={() => void go()}>
          <ChevronsUp aria-hidden size={22} />
          {say('palm.lay')}
        </button>
        <IconButton icon={Trash2} label={say('palm.away')} onClick={props.onAway} />
      </div>
    </>
  )
}
