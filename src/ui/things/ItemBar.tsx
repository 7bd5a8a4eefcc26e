import { BookOpenText, Copy, PencilLine, RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import type { Offer } from '../../rules/play/move.ts'
import { CommandButton } from '../desk/CommandButton.tsx'
import type { CommandId } from '../desk/commands.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { Offers } from '../desk/Offers.tsx'
import { type Sought, useKeepClear } from '../device/keepclear.ts'
import { useOutlineSay } from '../lists/words.ts'
import { useFacing } from '../parts/facing.ts'
import { calledOf } from '../say/names.ts'
import { useSay } from '../say/say.ts'
import { FieldControls } from './FieldControls.tsx'
import { useMeanings } from './useMeanings.ts'

const SIGNS = {
  write: PencilLine,
  aloud: BookOpenText,
  turnBack: RotateCcw,
  turn: RotateCw,
  duplicate: Copy,
  bin: Trash2,
}
const ON_BAR = [
  'write',
  'aloud',
  'turnBack',
  'turn',
  'duplicate',
  'bin',
] as const satisfies CommandId[]

/** What can be done with the selected items, where it hides none of them. */
export default function ItemBar(sought: Sought) {
  const ref = useKeepClear<HTMLDivElement>(sought, 'bottom')
  return <ItemTools ref={ref} selected={sought.selected} />
}

/** What can be done with the selected items; with a single one, also what the game suggests. */
export function ItemTools(props: {
  readonly selected: readonly ItemId[]
  readonly ref?: Ref<HTMLDivElement>
}) {
  const { selected, ref } = props
  const facing = useFacing()
  const desk = useDesk()
  const say = useSay()
  const board = useBoard()
  const items = selected.flatMap((id) => board.items.get(id) ?? [])
  const [first, second] = items
  if (!first) return null
  const piece = desk.game.pieces[first.kind]
  const alone = second ? undefined : first
  const name = alone
    ? calledOf(desk.game, alone, say, piece?.say)
    : say('selected', { n: items.length })
  const commands = ON_BAR.filter((command) => {
    if (command === 'write') return alone && piece && piece.texts.length > 0
    // Round a screen whatever is written or printed is shown to every side.
    if (command === 'aloud')
      return alone && (facing ? (piece?.texts[0] ?? piece?.face) : piece?.aloud) !== undefined
    return true
  })
  const why = alone
    ? desk.game
        .read(board)
        .filter(({ on, as }) => on === alone.id && (as === 'waiting' || as === 'amiss'))
    : []
  return (
    <div ref={ref} className="item-bar bar" role="toolbar" aria-label={say('selected.commands')}>
      <div className="first">
        <span className="name" dir="auto">
          {name}
        </span>
        {commands.map((command) => (
          <CommandButton key={command} id={command} icon={SIGNS[command]} />
        ))}
      </div>
      {why.length > 0 && <p className="why">{why.map((mark) => say(mark.say)).join(' · ')}</p>}
      <Meanings items={items} />
      {alone && <Deeds key={alone.id} offers={desk.game.offers?.(board, desk.act(), alone.id)} />}
      {alone && piece?.fields && <FieldControls item={alone} fields={piece.fields} board={board} />}
    </div>
  )
}

/** What the game suggests for a thing; what it suggests beside that is asked for. */
function Deeds({ offers = [] }: { offers: readonly Offer[] | undefined }) {
  const [whole, setWhole] = useState(false)
  const say = useOutlineSay()
  const asides = offers.some(({ aside }) => aside)
  return (
    <Offers offers={whole ? offers : offers.filter(({ aside }) => !aside)}>
      {asides && (
        <button
          type="button"
          className="part"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {say('offers.asides')}
        </button>
      )}
    </Offers>
  )
}

/** What ink may be made that is selected, and nothing else with it. */
function Meanings({ items }: { items: readonly Item[] }) {
  const say = useSay()
  const found = useMeanings(items)
  if (found.length === 0) return null
  return (
    <div className="offers">
      {found.map(({ say: button, run }) => (
        <button type="button" key={button.key} onClick={run}>
          {say(button)}
        </button>
      ))}
    </div>
  )
}
