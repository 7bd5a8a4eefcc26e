import type { Supply } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import { type Command, keyName } from '../desk/keys.ts'
import { lacking } from '../desk/lacking.ts'
import { useOfferWords } from '../desk/Offers.tsx'
import { newestStroke } from '../desk/strokes.ts'
import { apple } from '../device/machine.ts'
import { Menu, MenuItem } from '../parts/Menu.tsx'
import { calledOf } from '../say/names.ts'
import { useSay } from '../say/say.ts'
import { useMeant } from './useMeant.ts'

/** Where a menu was asked for, client px; without an item, on empty paper. */
export interface MenuAt {
  readonly id: ItemId | undefined
  readonly x: number
  readonly y: number
}

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
  const say = useSay()
  const board = useBoard()
  const item = at.id === undefined ? undefined : board.items.get(at.id)
  const title = item ? calledOf(desk.game, item, say) : say('menu.paper')
  return (
    <Menu by={at} align="start" gap={2} label={title} onClose={onClose}>
      <p className="menu-title" dir="auto">
        {title}
      </p>
      {item ? <OfItem id={item.id} /> : <OfPaper onMake={(s) => props.onMake(s, at.x, at.y)} />}
      {props.lists && (
        <MenuItem onSelect={() => desk.run('outline')}>
          {say('lists.onBoard')}
          <kbd>{keyName('outline', apple())}</kbd>
        </MenuItem>
      )}
      <MenuItem onSelect={() => desk.look({ ...at, listed: props.lists })}>
        {say('command.look')}
        <kbd>{keyName('look', apple())}</kbd>
      </MenuItem>
    </Menu>
  )
}

function Commanded({ command }: { command: Command }) {
  const desk = useDesk()
  const say = useSay()
  return lacking(desk.game).has(command) ? null : (
    <MenuItem onSelect={() => desk.run(command)}>
      {say(`command.${command}`)}
      <kbd>{keyName(command, apple())}</kbd>
    </MenuItem>
  )
}

/** Where there is ink. */
function Rub({ on }: { on: ItemId | undefined }) {
  const desk = useDesk()
  const say = useSay()
  const { items } = useBoard()
  return newestStroke(desk.game, items, on) === undefined ? null : (
    <MenuItem onSelect={() => desk.rub(on)}>{say('ink.rub')}</MenuItem>
  )
}

function OfItem({ id }: { id: ItemId }) {
  const desk = useDesk()
  const say = useSay()
  const board = useBoard()
  const { begin } = useForms()
  const words = useOfferWords()
  const item = board.items.get(id)
  const piece = item && desk.game.pieces[item.kind]
  const offers = desk.game.offers?.(board, desk.act(), id) ?? []
  const meant = useMeant(item ? [item] : [])
  return (
    <>
      {meant.map(({ say: deed, run }) => (
        <MenuItem key={deed.key} onSelect={run}>
          {say(deed)}
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
      {piece?.aloud && <Commanded command="aloud" />}
      <Commanded command="turn" />
      <Commanded command="turnBack" />
      <Commanded command="raise" />
      <Commanded command="beside" />
      <Commanded command="duplicate" />
      <hr className="menu-rule" />
      <Rub on={id} />
      <Commanded command="bin" />
    </>
  )
}

function OfPaper({ onMake }: { onMake(supply: Supply): void }) {
  const desk = useDesk()
  const say = useSay()
  return (
    <>
      {desk.game.supply?.map((supply) => (
        <MenuItem key={supply.id} onSelect={() => onMake(supply)}>
          {say('reach.take', { what: say(supply.say) })}
        </MenuItem>
      ))}
      <hr className="menu-rule" />
      <Commanded command="oval" />
      <Commanded command="fit" />
      <Commanded command="whole" />
      <Commanded command="tidy" />
      <Rub on={undefined} />
      <Commanded command="binned" />
    </>
  )
}
