import type { Supply } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { MenuAt } from '../desk/around.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import { useOfferWords } from '../desk/Offers.tsx'
import { newestStroke } from '../desk/strokes.ts'
import { useOutlineSay } from '../lists/words.ts'
import { Menu, MenuItem } from '../parts/Menu.tsx'
import { calledOf } from '../say/names.ts'
import { CommandItem } from './CommandItem.tsx'
import { useMeanings } from './useMeanings.ts'

/** The menu of an item, or of empty paper, where the pointer is. */
export default function ItemMenu(props: {
  at: MenuAt
  /** It was asked for in the lists. */
  lists: boolean
  onClose(): void
  /** One of these from the supply, here. */
  onMake(supply: Supply, x: number, y: number): void
}) {
  const { at, onClose } = props
  const desk = useDesk()
  const say = useOutlineSay()
  const board = useBoard()
  const item = at.id === undefined ? undefined : board.items.get(at.id)
  const title = item ? calledOf(desk.game, item, say) : say('menu.paper')
  return (
    <Menu by={at} align="start" gap={2} label={title} onClose={onClose}>
      <p className="menu-title" dir="auto">
        {title}
      </p>
      {item ? <OfItem id={item.id} /> : <OfPaper onMake={(s) => props.onMake(s, at.x, at.y)} />}
      {props.lists && <CommandItem id="outline" label={say('lists.onBoard')} />}
      <CommandItem id="look" onSelect={() => desk.look({ ...at, listed: props.lists })} />
    </Menu>
  )
}

/** Where there is ink. */
function Rub({ on }: { on: ItemId | undefined }) {
  const desk = useDesk()
  const say = useOutlineSay()
  const { items } = useBoard()
  return newestStroke(desk.game, items, on) === undefined ? null : (
    <MenuItem onSelect={() => desk.rub(on)}>{say('ink.rub')}</MenuItem>
  )
}

function OfItem({ id }: { id: ItemId }) {
  const desk = useDesk()
  const say = useOutlineSay()
  const board = useBoard()
  const { begin } = useForms()
  const words = useOfferWords()
  const item = board.items.get(id)
  const piece = item && desk.game.pieces[item.kind]
  const offers = desk.game.offers?.(board, desk.act(), id) ?? []
  const meanings = useMeanings(item ? [item] : [])
  return (
    <>
      {meanings.map(({ say: button, run }) => (
        <MenuItem key={button.key} onSelect={run}>
          {say(button)}
        </MenuItem>
      ))}
      {offers.map((offer) => (
        <MenuItem key={JSON.stringify([offer.move, offer.answers])} onSelect={() => begin(offer)}>
          {words(offer)}
        </MenuItem>
      ))}
      {offers.length > 0 && <hr className="menu-rule" />}
      {piece?.texts.map((field) => (
        <MenuItem key={field} onSelect={() => desk.write(id, field)}>
          {piece.texts.length === 1
            ? say('command.write')
            : say('menu.write', { field: say({ key: `field.${field}` }) })}
        </MenuItem>
      ))}
      {piece?.aloud && <CommandItem id="aloud" />}
      <CommandItem id="turn" />
      <CommandItem id="turnBack" />
      <CommandItem id="raise" />
      <CommandItem id="beside" />
      <CommandItem id="duplicate" />
      {piece?.fields && <CommandItem id="count" />}
      <hr className="menu-rule" />
      <Rub on={id} />
      <CommandItem id="bin" />
    </>
  )
}

function OfPaper({ onMake }: { onMake(supply: Supply): void }) {
  const desk = useDesk()
  const say = useOutlineSay()
  return (
    <>
      {desk.game.supply?.map((supply) => (
        <MenuItem key={supply.id} onSelect={() => onMake(supply)}>
          {say('reach.take', { what: say(supply.say) })}
        </MenuItem>
      ))}
      <hr className="menu-rule" />
      <CommandItem id="oval" />
      <CommandItem id="fit" />
      <CommandItem id="whole" />
      <CommandItem id="tidy" />
      <Rub on={undefined} />
      <CommandItem id="binned" />
    </>
  )
}
