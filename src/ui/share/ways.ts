import { listeners } from '../../rules/plain/listeners.ts'

/** What helps screens to find each other, as a person may name it in the settings. */
export interface Ways {
  /** Servers that introduce people to each other. */
  readonly servers: readonly string[]
  /** Servers that pass everything on, sealed, for those whom no direct path reaches. */
  readonly relays: readonly string[]
  /** Servers that tell a browser its own address (STUN), or lend it theirs (TURN). */
  readonly ice: readonly { urls: string; username?: string; credential?: string }[]
  /** What was written and is none of these. */
  readonly wrong: readonly string[]
}

/** No more than this is read. */
const MOST = 8
const HOST = String.raw`(?:[\w.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])`
const STUN = new RegExp(`^stuns?:${HOST}(?::\\d{1,5})?$`)
const TURN = new RegExp(
  `^(turns?):([^\\s:@]+):([^\\s@]+)@(${HOST}(?::\\d{1,5})?(?:\\?transport=(?:udp|tcp))?)$`,
)

const isSocket = (text: string) => /^wss?:\/\/[^\s]+$/.test(text) && URL.canParse(text)

/** A relay's address, if it is one that may be called. Takes anything. */
export function readRelay(text: string): string | undefined {
  if (text.length > 200 || !isSocket(text)) return undefined
  const { username, password, hash } = new URL(text)
  return username || password || hash ? undefined : text
}

const named = listeners()

/** Tells that other addresses were named here. */
export const tellWays = named.tell

/** Tells when other addresses are named, here or in another tab. Returns the way out. */
export function onWays(listener: () => void): () => void {
  const leave = named.add(listener)
  addEventListener('storage', listener)
  return () => {
    leave()
    removeEventListener('storage', listener)
  }
}

/**
 * Reads addresses, one a line: `wss://host/signal`, `relay:wss://host/path`, `stun:host:port`,
 * `turn:name:password@host:port`.
 * Takes anything; what is no such address is told in `wrong`.
 */
export function readWays(text: string): Ways {
  const servers: string[] = []
  const relays: string[] = []
  const ice: { urls: string; username?: string; credential?: string }[] = []
  const wrong: string[] = []
  const lines = text.split(/[\s,]+/).filter(Boolean)
  for (const line of lines.slice(0, MOST)) {
    const turn = TURN.exec(line)
    const [, kind, username, credential, host] = turn ?? []
    if (kind && username && credential && host) {
      ice.push({ urls: `${kind}:${host}`, username, credential })
    } else if (STUN.test(line)) ice.push({ urls: line })
    else if (isSocket(line)) servers.push(line)
    else {
      const relay = line.startsWith('relay:') ? readRelay(line.slice(6)) : undefined
      if (relay) relays.push(relay)
      else wrong.push(line)
    }
  }
  return { servers, relays, ice, wrong: [...wrong, ...lines.slice(MOST)] }
}
