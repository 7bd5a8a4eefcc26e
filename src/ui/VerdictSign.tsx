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
} from 'lucide-react'
import type { RollRecord } from '../rules/roll.ts'
import type { Verdict } from '../tray/verify.ts'
import { useDiceSay } from './dicewords.ts'
import { useVerifier } from './verification.ts'

const SIGNS = {
  verified: BadgeCheck,
  witnessed: Eye,
  alone: User,
  before: History,
  disputed: MessageCircleWarning,
  doubtful: ShieldAlert,
  older: FileText,
  none: FileText,
  unknown: CircleHelp,
  wait: Hourglass,
  abandoned: Undo2,
}

/** How true a throw is, by a sign and a word; `why` adds a sentence. */
export function VerdictSign(props: { verdict: Verdict | 'abandoned' | undefined; why?: boolean }) {
  const { verdict, why } = props
  const say = useDiceSay()
  const key = verdict ?? 'wait'
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
  return <VerdictSign verdict={useVerifier().of(record)} {...(why && { why })} />
}
