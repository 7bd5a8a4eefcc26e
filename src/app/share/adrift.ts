import { plain, say } from '../../rules/plain/sentence.ts'
import type { Room } from '../../sync/room.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

/** Whoever is gone for less than this, ms, was not gone: a page that opens has to find the others first. */
const GRACE = 6000

/** What is known of the way to the others. */
interface Reach extends Pick<Room, 'around'> {
  /** Whether this device has a network at all. */
  onLine(): boolean
}

/** Why nobody can be reached from a table that is open to others; undefined while somebody is, or may still be. */
export function adrift({ around, onLine }: Reach) {
  const { neighbours, servers, relays } = around()
  const shared = neighbours.length + servers.length + relays.length > 0
  if (!shared || neighbours.length > 0) return undefined
  if (!onLine()) return 'adrift.offline'
  return [...servers, ...relays].some(({ connected }) => connected) ? undefined : 'adrift.unreached'
}

/**
 * Says in words that nobody can be reached, as long as it is so, and that nothing is lost by it. Returns the way out.
 */
export function tellAdrift(
  { room, voice }: Pick<OpenTable, 'room' | 'voice'>,
  notices: Notices,
): () => void {
  const reach: Reach = { around: room.around, onLine: () => navigator.onLine }
  let timer: ReturnType<typeof setTimeout> | undefined
  let told: { readonly why: string; readonly away: () => void } | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    const why = adrift(reach)
    if (why === told?.why) return
    told?.away()
    const text = why && filesSpeaker(voice())(say(why))
    // Without a network it stays so that nobody wonders; that nobody answers may be how it is meant.
    const stays = why === 'adrift.offline'
    told = why && text ? { why, away: notices.add({ say: plain(text), stays }) } : undefined
  }
  const look = () => {
    // Whoever is back is told so at once.
    if (told && !adrift(reach)) tell()
    else timer ??= setTimeout(tell, GRACE)
  }
  const unsubscribe = room.subscribe(look)
  addEventListener('offline', look)
  addEventListener('online', look)
  look()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('offline', look)
    removeEventListener('online', look)
    told?.away()
  }
}
