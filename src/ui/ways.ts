/** What helps screens to find each other, as a person may name it in the settings. */
export interface Ways {
  /** Servers that introduce people to each other. */
  readonly servers: readonly string[]
  /** Servers that tell a browser its own address, or pass everything on. */
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

/**
 * Reads addresses, one a line: `wss://host/signal`, `stun:host:port`, `turn:name:password@host:port`.
 * Takes anything; what is no such address is told in `wrong`.
 */
export function readWays(text: string): Ways {
  const servers: string[] = []
  const ice: { urls: string; username?: string; credential?: string }[] = []
  const wrong: string[] = []
  const lines = text.split(/[\s,]+/).filter(Boolean)
  for (const line of lines.slice(0, MOST)) {
    const turn = TURN.exec(line)
    const [, kind, username, credential, host] = turn ?? []
    if (kind && username && credential && host) {
      ice.push({ urls: `${kind}:${host}`, username, credential })
    } else if (STUN.test(line)) ice.push({ urls: line })
    else if (/^wss?:\/\/[^\s]+$/.test(line) && URL.canParse(line)) servers.push(line)
    else wrong.push(line)
  }
  return { servers, ice, wrong: [...wrong, ...lines.slice(MOST)] }
}
