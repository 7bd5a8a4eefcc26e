import type { ReactNode } from 'react'
import type { CommandId } from './desk/commands.ts'
import { useDesk, useReading } from './desk/desk.ts'
import type { AppDoes } from './does.ts'
import type { LayoutProps } from './Layout.tsx'
import { aloudOf } from './moves/aloudof.ts'
import { useFacing } from './parts/facing.ts'
import { late } from './parts/late.tsx'
import type { CallPhotographer } from './print/pictures.ts'
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
  const read = useReading((board) => aloudOf(desk, board, selected, all))
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
