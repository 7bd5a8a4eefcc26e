import {
  BadgeCheck,
  CircleHelp,
  Eye,
  FileText,
  History,
  Hourglass,
  MessageCircleWarning,
  ShieldAlert,
  Undo2,
  User,
  Users,
} from 'lucide-react'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { Verdict } from '../../tray/verify.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { calledAs } from './truth.ts'
import { useVerifier } from './verification.ts'
import { useDiceSay } from './words.ts'

const SIGNS = {
  verified: BadgeCheck,
  witnessed: Eye,
  alone: User,
  beside: Users,
  before: History,
  disputed: MessageCircleWarning,
  doubtful: ShieldAlert,
  older: FileText,
  none: FileText,
  unknown: CircleHelp,
  wait: Hourglass,
  abandoned: Undo2,
}

/** How true a throw is, by a sign and a word; `why` adds a sentence. Of which throw, tells who was there. */
export function VerdictSign(props: {
  verdict: Verdict | 'abandoned' | undefined
  record?: RollRecord | undefined
  why?: boolean
}) {
  const { verdict, record, why } = props
  const { lang } = useDesk()
  const say = useDiceSay()
  const seats = useBoardOf((board) => board.seats)
  const key =
    record && verdict !== 'abandoned'
      ? calledAs({ say, lang, board: { seats } }, record, verdict)
      : (verdict ?? 'wait')
  const Sign = SIGNS[key]
  return (
    <p className="verdict-sign" data-verdict={key}>
      <Sign aria-hidden size={16} strokeWidth={2} />
      <span>
        <b>{say(`verdict.${key}`)}</b>
        {why && key !== 'abandoned' && ` · ${say(`verdictWhy.${key}`)}`}
      </span>
    </p>
  )
}

/** The same, of a record that is looked at. */
export function VerdictOf({ record, why }: { record: RollRecord; why?: boolean }) {
  return <VerdictSign verdict={useVerifier().of(record)} record={record} {...(why && { why })} />
}
