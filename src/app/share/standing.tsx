import { useSyncExternalStore } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Voice } from '../../ui/say/say.ts'
import { AskingList } from '../../ui/share/AskingList.tsx'
import type { Asking, Welcome } from '../../ui/share/doors.ts'
import { Parting } from '../../ui/share/Parting.tsx'
import { SweepOffer } from '../../ui/share/SweepOffer.tsx'
import { stand } from '../page/stand.tsx'

/*
 * What stands on the page until somebody has seen to it. It comes late, and stands beside the page's own root, so
 * that a table that is not shared need not know of it.
 */

interface Asked {
  waiting(): readonly Asking[]
  subscribe(listener: () => void): () => void
  answer(id: string, how: Welcome): void
}

/** Shows who asks to come in. Returns how to take it away. */
export const showAsking = (voice: Voice, asked: Asked): (() => void) =>
  stand(voice, <Standing {...asked} />)

function Standing({ waiting, subscribe, answer }: Asked) {
  const asking = useSyncExternalStore(subscribe, waiting)
  return <AskingList look="standing" asking={asking} onAnswer={answer} />
}

/** Offers to take back what others have swept away. Returns how to take the offer away. */
export const showSweep = (
  voice: Voice,
  what: string,
  does: { back(): void; leave(): void },
): (() => void) => stand(voice, <SweepOffer what={what} onBack={does.back} onLeave={does.leave} />)

/** Tells somebody that they were removed, until they have read it. */
export function showParting(voice: Voice, what: Sentence, watch: boolean): void {
  const away = stand(voice, <Parting what={what} watch={watch} onClose={() => away()} />)
}
