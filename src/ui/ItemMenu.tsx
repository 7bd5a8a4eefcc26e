import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Supply } from '../rules/game.ts'
import type { ItemId } from '../rules/item.ts'
import { useBoard, useDesk } from './desk.ts'
import { useForms } from './forms.tsx'
import { type Command, keyName } from './keys.ts'
import { apple } from './machine.ts'
import { nameOf } from './names.ts'
import { useOfferWords } from './Offers.tsx'
import { useOver } from './over.ts'
import { useSay } from './say.ts'

/** Where a menu was asked for, client px; without an item, on empty paper. */
export interface MenuAt {
  readonly id: ItemId | undefined
  readonly x: number
  readonly y: number
}

/** The menu of an item, or of empty paper, where the pointer is. */
export function ItemMenu(props: {
  at: MenuAt
  onClose(): void
  /** One of these from the supply, here. */
  onMake(supply: Supply, x: number, y: number): void
}) {
  const { at, onClose } = props
  const desk = useDesk()
  const say = useSay()
  const over = useOver()
  const board = useBoard()
  const item = at.id === undefined ? undefined : board.items.get(at.id)
  const title = item ? nameOf(desk.game, item) || say('unnamed') : say('menu.paper')
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      {/* The menu hangs on a point. */}
      <DropdownMenu.Trigger asChild>
        <span className="menu-at" style={{ left: at.x, top: at.y }} aria-hidden tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={over}>
        <DropdownMenu.Content
          className="menu"
          align="start"
          sideOffset={2}
          collisionPadding={10}
          aria-label={title}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <DropdownMenu.Label className="menu-title" dir="auto">
            {title}
          </DropdownMenu.Label>
          {item ? <OfItem id={item.id} /> : <OfPaper onMake={(s) => props.onMake(s, at.x, at.y)} />}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Entry({ onSelect, children }: { onSelect(): void; children: ReactNode }) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={() => setTimeout(onSelect)}>
      {children}
    </DropdownMenu.Item>
  )
}

function Commanded({ command }: { command: Command }) {
  const desk = useDesk()
  const say = useSay()
  return (
    <Entry onSelect={() => desk.run(command)}>
      {say(`command.${command}`)}
      <kbd>{keyName(command, apple())}</kbd>
    </Entry>
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
  const offers = desk.game.offers(board, desk.act(), id)
  return (
    <>
      {offers.map((offer) => (
        <Entry key={JSON.stringify([offer.move, offer.answers])} onSelect={() => begin(offer)}>
          {words(offer)}
        </Entry>
      ))}
      {offers.length > 0 && <DropdownMenu.Separator className="menu-rule" />}
      {piece?.texts.map((field) => (
        <Entry key={field} onSelect={() => desk.write(id, field)}>
          {piece.texts.length === 1
            ? say('command.write')
            : say('menu.write', { field: say({ key: `field.${field}` }) })}
        </Entry>
      ))}
      <Commanded command="turn" />
      <Commanded command="turnBack" />
      {piece?.byHand && <Commanded command="duplicate" />}
      <DropdownMenu.Separator className="menu-rule" />
      <Commanded command="bin" />
    </>
  )
}

function OfPaper({ onMake }: { onMake(supply: Supply): void }) {
  const desk = useDesk()
  const say = useSay()
  return (
    <>
      {desk.game.supply.map((supply) => (
        <Entry key={supply.id} onSelect={() => onMake(supply)}>
          {say('reach.take', { what: say(supply.say) })}
        </Entry>
      ))}
      <DropdownMenu.Separator className="menu-rule" />
      <Commanded command="oval" />
      <Commanded command="fit" />
      <Commanded command="tidy" />
      <Commanded command="binned" />
    </>
  )
}
