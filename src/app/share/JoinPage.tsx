import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Voice, VoiceContext } from '../../ui/say/say.ts'
import { handIn } from '../../ui/share/hand.ts'
import { JoiningPage } from '../../ui/share/JoiningPage.tsx'
import { goOnTo } from '../page/address.ts'
import type { Tables } from '../page/tables.ts'
import { type Join, join } from './join.ts'

/** Where somebody waits who follows an invitation, until the table is there. */
export default function JoinPage(props: { invitation: string; tables: Tables; voice: Voice }) {
  const { invitation, tables, voice } = props
  const [under, setUnder] = useState<Join>()
  useEffect(() => {
    const { seat, ...code } = handIn(invitation)
    const begun = join(code.invitation, tables, (table) => {
      if (seat !== undefined) tables.page.palm = { table, seat }
      goOnTo(tables.page, table)
    })
    setUnder(begun)
    return begun.cancel
  }, [invitation, tables])
  return (
    <VoiceContext value={voice}>
      {under && <Waiting under={under} onLeave={() => goOnTo(tables.page, undefined)} />}
    </VoiceContext>
  )
}

function Waiting({ under, onLeave }: { under: Join; onLeave: () => void }) {
  const joining = useSyncExternalStore(under.subscribe, under.state)
  return (
    <JoiningPage joining={joining} onAsk={under.ask} onChoose={under.choose} onLeave={onLeave} />
  )
}
