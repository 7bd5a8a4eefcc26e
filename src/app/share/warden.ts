import { plain, type Sentence, say } from '../../rules/plain/sentence.ts'
import { type CutWord, OURSELVES, readCut } from '../../sync/guard/bouncer.ts'
import { readAge } from '../../sync/link/build.ts'
import { watchSweeps } from '../../table/past/history.ts'
import type { Loss } from '../../table/past/sweep.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'
import { shareSpeaker } from '../../ui/share/words.ts'
import type { OpenTable } from '../page/opentable.ts'
import { sitsAt } from './acquaint.ts'
import { showSweep } from './standing.tsx'

/** How often somebody is believed who says that others misbehaved. */
const MOST_HEARD = 3

/**
 * Tells of screens that were cut off, of other versions of the page, and of what others have swept away from the table.
 * Returns the way out.
 */
export function watchOver(
  { table, room }: Pick<OpenTable, 'table' | 'room'>,
  lobby: Lobby,
  notices: Notices,
  voice: () => Voice,
): () => void {
  const speak = (what: Sentence) => shareSpeaker(voice())(what)
  const tell = (key: string, values?: Record<string, string>, tone: 'plain' | 'bad' = 'bad') =>
    notices.add({ say: plain(speak(say(key, values))), tone })

  const told = new Set<string>()
  const toldByOthers = new Set<string>()
  const heard = new Map<string, number>()
  // Whoever sits down on another's chair to misbehave there is not called by their name.
  const whose = ({ client, peer }: CutWord) => ({
    name: sitsAt({ table }, lobby, client, peer)?.name ?? '',
  })
  const stopListening = room.listen((from, word) => {
    const age = from.peer === OURSELVES ? readAge(word) : undefined
    if (age) tell(`age.${age}`, {}, 'plain')
    const cut = readCut(word)
    if (!cut || told.has(cut.peer)) return
    // What others say of somebody does not keep from people what is seen here.
    if (from.peer === OURSELVES) {
      told.add(cut.peer)
      tell(`guard.${cut.why}`, whose(cut))
      return
    }
    const times = heard.get(from.peer) ?? 0
    // Who only watches has no say in it.
    if (!from.writes || times >= MOST_HEARD || toldByOthers.has(cut.peer)) return
    heard.set(from.peer, times + 1)
    toldByOthers.add(cut.peer)
    tell('guard.heard', whose(cut))
  })

  const listed = (loss: Loss) => {
    const parts = (['gone', 'emptied', 'rolls', 'seats', 'registers'] as const).flatMap((key) =>
      loss[key] > 0 ? [speak(say(`sweep.${key}`, { n: loss[key] }))] : [],
    )
    for (const key of ['game', 'version'] as const) {
      if (loss[key]) parts.push(speak(say(`sweep.${key}`)))
    }
    return new Intl.ListFormat(voice().lang, { type: 'unit' }).format(parts)
  }
  let away: (() => void) | undefined
  let left = false
  const stopWatching = watchSweeps(table, (sweep) => {
    away?.()
    away = undefined
    if (left || !sweep) return
    const what = speak(say('sweep', { list: listed(sweep.loss) }))
    if (table.barred()) {
      notices.add({ say: plain(what), tone: 'bad' })
      return
    }
    const stop = showSweep(voice(), what, {
      back() {
        stop()
        const refusal = sweep.back()
        if (refusal) notices.add({ say: refusal, tone: 'bad' })
        else tell('sweep.done', {}, 'plain')
      },
      leave() {
        stop()
        sweep.leave()
      },
    })
    away = stop
  })
  return () => {
    left = true
    stopListening()
    stopWatching()
    away?.()
  }
}
