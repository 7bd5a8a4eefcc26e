import { plain, say } from '../../rules/plain/sentence.ts'
import { type Parted, readParted } from '../../sync/agree/parted.ts'
import { OURSELVES } from '../../sync/guard/bouncer.ts'
import { openSnapshots } from '../../table/past/snapshots.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import { stateOf } from '../../table/version.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'
import { shareSpeaker } from '../../ui/share/words.ts'
import type { OpenTable } from '../page/opentable.ts'
import { sitsAt } from './acquaint.ts'

/** The same is said again after so long at the earliest, ms. */
const AGAIN = 60_000

/**
 * Where something else stood here than at another screen: goes on with what counts, keeps both versions in the history,
 * and says so, and who made it. Returns the way out.
 */
export function mindPartings(
  { table, room }: Pick<OpenTable, 'table' | 'room'>,
  lobby: Lobby,
  notices: Notices,
  voice: () => Voice,
): () => void {
  /** Who sat at which screen: they may be gone when it comes out. */
  const names = new Map<number, string>()
  const look = () => {
    for (const { client, peer } of room.around().neighbours) {
      const name = sitsAt({ table }, lobby, client, peer)?.name
      if (name) names.set(client, name)
    }
  }
  const said = new Map<string, number>()
  const tell = (key: string, client: number) => {
    const what = `${key}/${client}`
    const now = performance.now()
    if (now - (said.get(what) ?? Number.NEGATIVE_INFINITY) < AGAIN) return
    said.set(what, now)
    look()
    const text = shareSpeaker(voice())(say(key, { name: names.get(client) ?? '' }))
    notices.add({ say: plain(text), tone: 'bad', stays: true })
  }

  async function settle({ client, there, next }: Parted): Promise<void> {
    const here = table.state()
    const other = next ? table.become(next).then(() => table.state()) : stateOf(table.id, there)
    tell(next ? 'fork.there' : 'fork.here', client)
    try {
      const kept = await openSnapshots(table.id)
      const at = Date.now()
      for (const state of [await other, here]) await kept.keep(state, 'fork', at)
      kept.close()
    } catch {
      // The browser keeps nothing.
    }
  }

  const stopLooking = room.subscribe(look)
  const stop = room.listen((from, word) => {
    const parting = from.peer === OURSELVES ? readParted(word) : undefined
    if (!parting) return
    if ('forked' in parting) tell('fork.signed', parting.forked.client)
    else void settle(parting.parted)
  })
  return () => {
    stopLooking()
    stop()
  }
}
