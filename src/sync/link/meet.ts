import { type Description, readSdp, writeSdp } from '../keys/sdp.ts'
import type { Self } from './handshake.ts'
import { type Link, type LinkEvents, linkOver } from './link.ts'

/** How long a browser may look for the ways to itself before it is called with those it has (ms). */
const GATHERING = 1500
/** An offer that nobody answers ends after so long (ms): a browser that answers later is not heard any more. */
const OFFERED = 10 * 60_000
/**
 * An answer is only good while the one who gave it still tries: Firefox gives up after some 20 s. So a new one is
 * made every so often, and the last one kept a while for those who just copied it (ms).
 */
const ROLLING = 12_000
const KEPT = 10_000
/**
 * Where the inviter's browser replies to ours before it has the answer, an answer lasts for so long (ms), and the
 * fewer there are the better: those who would be called by several at once call none of them back in time.
 */
const LASTING = 120_000
const LOOK = 1000

async function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return
  await new Promise<void>((done) => {
    const timer = setTimeout(done, GATHERING)
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return
      clearTimeout(timer)
      done()
    })
  })
}

/** Whether the other end replies, and this browser does not give up before it has our answer. */
const lasts = ({ iceConnectionState: state }: RTCPeerConnection) =>
  (state === 'connected' || state === 'completed') && !/Firefox/.test(navigator.userAgent)

/** Our side of a connection, once it is known where we can be reached. */
async function described(connection: RTCPeerConnection): Promise<Description> {
  await connection.setLocalDescription()
  await gathered(connection)
  const { localDescription: here } = connection
  if (here?.type !== 'offer' && here?.type !== 'answer') throw new Error('nothing to say')
  return readSdp(here.type, here.sdp)
}

/** An invitation that was handed to one person. */
export interface LinkOffer {
  readonly description: Description
  /** Whether it still waits for its answer. */
  waits(): boolean
  /** Takes the way back. False where it is too late. */
  answered(answer: Description): Promise<boolean>
}

/** Offers a link that no server knows of: `description` is handed to one person, whose answer closes it. */
export async function offerLink(
  self: Self,
  config: RTCConfiguration,
  events: LinkEvents,
): Promise<LinkOffer> {
  const connection = new RTCPeerConnection(config)
  linkOver(connection, self, events, OFFERED)
  const waits = () => connection.signalingState === 'have-local-offer'
  const description = await described(connection)
  return {
    description,
    waits,
    async answered(answer) {
      if (!waits()) return false
      await connection.setRemoteDescription({ type: 'answer', sdp: writeSdp(answer) })
      return true
    },
  }
}

/**
 * Answers an offer, again and again until the link is there or the answer is withdrawn: `fresh` is given each new
 * answer, of which only the newest should be shown. Returns the way out.
 */
export function answerLink(
  offer: Description,
  self: Self,
  config: RTCConfiguration,
  events: LinkEvents,
  fresh: (answer: Description) => void,
): () => void {
  const links = new Set<Link>()
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    ended = true
    clearTimeout(timer)
    for (const link of links) if (!link.other()) link.close('withdrawn')
  }

  async function answer(): Promise<void> {
    const connection = new RTCPeerConnection(config)
    const link = linkOver(
      connection,
      self,
      {
        ...events,
        opened(one) {
          end()
          events.opened(one)
        },
        closed(one, why, fault) {
          links.delete(one)
          if (one.other()) events.closed(one, why, fault)
        },
      },
      LASTING + KEPT,
    )
    const rollAt = performance.now() + LASTING
    const roll = () => {
      if (lasts(connection) && performance.now() < rollAt) {
        timer = setTimeout(roll, LOOK)
        return
      }
      setTimeout(() => {
        if (!link.other()) link.close('too old')
      }, KEPT)
      void answer()
    }
    links.add(link)
    try {
      await connection.setRemoteDescription({ type: 'offer', sdp: writeSdp(offer) })
      const description = await described(connection)
      if (ended) return link.close('withdrawn')
      fresh(description)
      timer = setTimeout(roll, ROLLING)
    } catch (error) {
      link.close(`could not answer: ${error instanceof Error ? error.message : error}`)
      end()
    }
  }

  void answer()
  return end
}
