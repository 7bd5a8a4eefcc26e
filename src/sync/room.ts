import type { Awareness } from 'y-protocols/awareness'
import type { Room, WebrtcProvider } from 'y-webrtc'
import type * as Y from 'yjs'

/** What a room carries: a table, or the lobby, which has no presence. */
interface Shared {
  readonly id: string
  readonly doc: Y.Doc
  readonly presence?: { readonly awareness: Awareness }
}

interface Joined {
  readonly doc: Y.Doc
  /** How many joined it and did not leave. */
  members: number
  end(): Promise<void>
}

// Outside React, which mounts twice; and a second provider for one room in one page would be an error nobody can catch.
const joined = new Map<string, Joined>()

/**
 * Keeps the tabs of this browser that show the same table in step, live, by BroadcastChannel; no server is asked,
 * and what it takes is loaded only when a second tab comes.
 * Joining twice is the same room, left when all have left. Never rejects: where it cannot work, the table is played
 * in one tab. Returns the way out.
 */
export async function joinTabs(shared: Shared): Promise<() => void> {
  const there = joined.get(shared.id)
  if (there && there.doc !== shared.doc) await there.end()
  const room = joined.get(shared.id) ?? start(shared)
  room.members += 1
  let left = false
  return () => {
    if (left) return
    left = true
    room.members -= 1
    if (room.members === 0) void room.end()
  }
}

function start({ id, doc, presence }: Shared): Joined {
  const name = `prophecy-table/${id}`
  const bell = makeBell(`${name}/bell`)
  let ended = false
  let provider: WebrtcProvider | undefined
  const open = bell.answered.then(async (somebody) => {
    if (somebody) provider = await connect(name, doc, presence?.awareness)
    return provider
  })
  const onHide = () => {
    bell.hush()
    provider?.disconnect()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted || ended) return
    bell.ring()
    // Back from the browser's cache: hands and voice have to be told anew.
    if (provider) resume(provider)
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)

  const room: Joined = {
    doc,
    members: 0,
    async end() {
      if (ended) return
      ended = true
      if (joined.get(id) === room) joined.delete(id)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
      doc.off('destroy', room.end)
      bell.close()
      await open
      // `destroy` alone would leave its connections open.
      provider?.disconnect()
      provider?.destroy()
      await provider?.key
    },
  }
  doc.on('destroy', room.end)
  joined.set(id, room)
  bell.ring()
  return room
}

/** Tells whether another tab is there: each rings when it comes, and every other answers. */
function makeBell(name: string) {
  let settle: (somebody: boolean) => void = () => {}
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  let channel: BroadcastChannel | undefined
  const hush = () => {
    channel?.close()
    channel = undefined
  }
  return {
    /** Settles with true as soon as another tab is heard, with false when this one leaves before. */
    answered,
    ring() {
      hush()
      // Without BroadcastChannel this tab plays alone.
      if (typeof BroadcastChannel === 'undefined') return
      const opened = new BroadcastChannel(name)
      opened.onmessage = ({ data }) => {
        if (data === 'ring') opened.postMessage('here')
        settle(true)
      }
      opened.postMessage('ring')
      channel = opened
    },
    hush,
    close() {
      hush()
      settle(false)
    },
  }
}

function resume(provider: WebrtcProvider) {
  const { awareness } = provider
  // Disconnecting has set the own presence to null, and nothing else would set it again.
  if (awareness.getLocalState() === null) awareness.setLocalState({})
  provider.connect()
}

async function connect(
  name: string,
  doc: Y.Doc,
  awareness: Awareness | undefined,
): Promise<WebrtcProvider | undefined> {
  try {
    const { WebrtcProvider } = await import('y-webrtc')
    const mine = awareness?.getLocalState()
    const provider = new WebrtcProvider(name, doc, {
      signaling: [],
      ...(awareness && { awareness }),
    })
    // Its room is made a moment later; it must not speak before it is cured.
    provider.disconnect()
    await provider.key
    if (!provider.room) return undefined
    cure(provider.room)
    if (mine && provider.awareness.getLocalState() === null) provider.awareness.setLocalState(mine)
    resume(provider)
    return provider
  } catch {
    // Without the script, or without BroadcastChannel and localStorage: this tab plays alone.
    return undefined
  }
}

/** Takes from y-webrtc's room what harms here. */
function cure(room: Room) {
  const { _bcSubscriber: hear, _docUpdateHandler: tell, _awarenessUpdateHandler: show } = room
  // A frame that cannot be read would be an uncaught error; such a frame is dropped.
  room._bcSubscriber = (data) => hear(data).then(undefined, () => false)
  // It would send on what it received: among tabs everybody has heard it already.
  room._docUpdateHandler = (update, origin: unknown) => {
    if (origin !== room) tell(update, origin)
  }
  room._awarenessUpdateHandler = (changed: unknown, origin: unknown) => {
    if (origin !== room) show(changed, origin)
  }
  // A leave that somebody cancels would leave the room dead; `pagehide` does it when the page really goes.
  removeEventListener('beforeunload', room._beforeUnloadHandler)
}
