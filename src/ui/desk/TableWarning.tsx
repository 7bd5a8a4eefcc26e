import type { Sentence } from '../../rules/plain/sentence.ts'
import { Warning } from '../parts/NoticeList.tsx'
import { useDesk } from './desk.ts'

/** What is amiss at this table as long as it is, and a way to save it elsewhere where the screen has one. */
export function TableWarning({ what }: { what: Sentence }) {
  const { run, without } = useDesk()
  return (
    <Warning
      what={what}
      {...(!without.has('backup') && {
        does: { key: 'command.backup' },
        onDo: () => run('backup'),
      })}
    />
  )
}
