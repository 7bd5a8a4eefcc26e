import type { ReactNode } from 'react'
import type { ItemId } from '../rules/plain/item.ts'
import { samePlain } from '../table/document/plain.ts'
import type { Table } from '../table/table.ts'
import { useTable } from '../table/use.ts'
import type { CommandId } from './desk/commands.ts'
import { type Handed, useDesk, useReading } from './desk/desk.ts'
import type { AppDoes } from './does.ts'
import type { LayoutProps } from './Layout.tsx'
import { useFacing } from './parts/facing.ts'
import { late } from './parts/late.tsx'
import type { CallPhotographer } from './print/pictures.ts'
import { nameOf } from './say/names.ts'
import type { Moment } from './story/moment.ts'

const SitAround = late(() => import('./round/SitAround.tsx'))
const LeaveAll = late(() => import('./round/LeaveAll.tsx'))
const Find = late(() => import('./help/Find.tsx'))
const Commands = late(() => import('./help/Commands.tsx'))
const SettingsView = late(() => import('./settings/SettingsView.tsx'))
const RuleBook = late(() => import('./book/RuleBook.tsx'))
const BinDialog = late(() => import('./things/BinDialog.tsx'))
const ReadAloud = late(() => import('./moves/ReadAloud.tsx'))
const ChronicleView = late(() => import('./story/ChronicleView.tsx'))
const PrintTable = late(() => import('./print/PrintTable.tsx'))
const SavePicture = late(() => import('./print/SavePicture.tsx'))
const Invite = late(() => import('./people/Invite.tsx'))
const EndingPage = late(() => import('./story/Ending.tsx'))

/** What a table has that one of its commands may open. */
export interface Openable
  extends Pick<LayoutProps, 'around' | 'doors' | 'onOwn' | 'own' | 'selected'> {
  /** How the table was: comes from the app, as the board does. */
  history(onClose: () => void): ReactNode
  camera: CallPhotographer
  /** What leaves the table. */
  does: Pick<AppDoes, 'lobby'>
  /** Nothing moves here. */
  still: boolean
  /** Makes a moment heard. */
  hearMoment(what: Moment): void
}

interface OpenOverProps extends Openable {
  readonly id: CommandId
  onRun(id: CommandId): void
  onClose(): void
}

/** What a command has opened over the table. */
export default function OpenOver(props: OpenOverProps) {
  const { id, selected, camera, onClose } = props
  const all = useFacing() !== undefined
  const desk = useDesk()
  const ending = useReading((board) => desk.game.ending?.(board))
  const read = useTable(desk.table, (table) => textAloud(desk, table, selected, all), samePlain)
  switch (id) {
    case 'ending':
      return (
        ending && (
          <EndingPage
            ending={ending}
            still={props.still}
            hear={props.hearMoment}
            onClose={onClose}
          />
        )
      )
    case 'chronicle':
      return <ChronicleView onClose={onClose} />
    case 'print':
      return <PrintTable camera={camera} selected={selected} onClose={onClose} />
    case 'picture':
      return <SavePicture camera={camera} selected={selected} onClose={onClose} />
    case 'aloud':
      return read && <ReadAloud {...read} onClose={onClose} />
    case 'commands':
      return (
        <Commands
          without={[
            ...desk.without,
            ...(ending ? [] : ['ending' as const]),
            ...(read ? [] : ['aloud' as const]),
          ]}
          onRun={props.onRun}
          onClose={onClose}
        />
      )
    case 'rules':
      return <RuleBook onClose={onClose} />
    case 'binned':
      return <BinDialog onClose={onClose} />
    case 'settings':
      return <SettingsView own={props.own} onOwn={props.onOwn} onClose={onClose} />
    case 'round':
      return <SitAround around={props.around} onClose={onClose} />
    case 'lobby':
      return <LeaveAll onLeave={props.does.lobby} onClose={onClose} />
    case 'invite':
      return <Invite doors={props.doors} onClose={onClose} />
    case 'history':
      return props.history(onClose)
    case 'find':
      return <Find onClose={onClose} />
    default:
      return null
  }
}

/** What the one selected thing would have read aloud; to `all` sides of a screen that is whatever is written on it. */
function textAloud({ game }: Handed, table: Table, [id, more]: readonly ItemId[], all: boolean) {
  const { items } = table.board()
  const item = more === undefined ? items.get(id ?? '') : undefined
  const piece = item && game.pieces[item.kind]
  if (!item || !piece) return undefined
  const title = nameOf(game, item)
  if (piece.aloud !== undefined) return { title, text: item.texts[piece.aloud] ?? '' }
  const [first, ...others] = piece.texts
  if (!all || first === undefined) return undefined
  const stuck = [...items.values()].filter(({ place }) => place.on === id)
  const texts = [
    ...others.map((field) => item.texts[field]),
    ...stuck.map((one) => nameOf(game, one)),
  ]
  return { title, text: texts.filter(Boolean).join('\n') }
}
