import { type Server, serverAt } from './server.ts'

/** A topic that is listened to at servers. */
export interface Post {
  /** Publishes there. */
  say(data: string): void
  end(): void
}

/** How it is with a server, for people: it may have no room for us. */
interface ServerWay {
  readonly address: string
  readonly connected: boolean
  readonly full: boolean
}

/** The signalling servers of a room. */
export interface Servers {
  around(): readonly ServerWay[]
  /** Publishes in a topic that is listened to. */
  say(topic: string, data: string): void
  /** Listens to a topic. */
  listen(topic: string, heard: (data: string) => void): Post
  end(): void
}

/** Calls the servers at these addresses; `changed` is told that a connection came or went. */
export function callServers(addresses: readonly string[], changed: () => void): Servers {
  const all: readonly Server[] = addresses.map((address) => serverAt(address, changed))
  const say = (topic: string, data: string) => {
    for (const server of all) server.say(topic, data)
  }
  return {
    around: () =>
      all.map(({ address, connected, full }) => ({
        address,
        connected: connected(),
        full: full(),
      })),
    say,
    listen(topic, heard) {
      const ends = all.map((server) => server.listen(topic, heard))
      return {
        say: (data) => say(topic, data),
        end() {
          for (const end of ends) end()
        },
      }
    },
    end() {
      for (const server of all) server.close()
    },
  }
}
