import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from 'playwright-core'
import type { Dice } from '../../sync/garbage.ts'

/*
 * A bad network between browsers of this machine, without any rights on it: in each page the places where another
 * browser can be reached are replaced by ports of ours, from where every packet goes on late, or not at all.
 */

/** How packets fare: milliseconds on the way, and how many of a hundred are lost. */
export interface Weather {
  readonly delay: number
  readonly loss: number
}

/** A network whose weather we make. */
export interface Network {
  weather: Weather
  /** Nothing passes between these and all others, until it heals. */
  part(...names: readonly string[]): void
  heal(): void
  /** All addresses are others from now on, as for somebody who goes from one network into another. */
  move(): void
  /** Puts all pages of a browser, yet to be opened, on this network under a name. */
  attach(context: BrowserContext, name: string): Promise<void>
  /** Packets that were carried, and lost on the way. */
  readonly carried: { through: number; lost: number }
  close(): void
}

/** The flag by which a browser tells its addresses in place of names that only it can resolve. */
export const PLAIN_ADDRESSES = '--disable-features=WebRtcHideLocalIpsWithMdns'

/** A network in good weather; `dice` decides which packets are lost. */
export function openNetwork(dice: Dice): Network {
  /** Whose port it is. */
  const owners = new Map<number, string>()
  const sockets = new Set<Socket>()
  /** Ports of ours: by who sends and where to. */
  const ways = new Map<string, Promise<number>>()
  let apart: ReadonlySet<string> = new Set()

  const network: Network = {
    weather: { delay: 0, loss: 0 },
    part(...names) {
      apart = new Set(names)
    },
    heal() {
      apart = new Set()
    },
    move() {
      ways.clear()
      for (const socket of sockets) socket.close()
      sockets.clear()
    },
    async attach(context, name) {
      await context.exposeFunction('atPort', (port: number) => void owners.set(port, name))
      await context.exposeFunction('wayTo', (address: string, port: number) => {
        const key = `${name} ${address} ${port}`
        const way = ways.get(key) ?? wayFrom(name, address, port)
        ways.set(key, way)
        return way
      })
      await context.addInitScript(intercept)
    },
    carried: { through: 0, lost: 0 },
    close: () => network.move(),
  }

  async function socket(): Promise<Socket> {
    const own = createSocket('udp4')
    sockets.add(own)
    // Nobody hears there any more: that is what a network is like.
    own.on('error', () => {})
    own.bind(0)
    await once(own, 'listening')
    return own
  }

  function carry(from: string, to: number, pass: () => void): void {
    const { delay, loss } = network.weather
    const owner = owners.get(to) ?? ''
    if (apart.has(from) !== apart.has(owner) || dice(100) < loss) {
      network.carried.lost++
      return
    }
    network.carried.through++
    setTimeout(pass, delay)
  }

  /** What was on its way when everybody moved does not arrive. */
  function send(from: Socket, data: Buffer, port: number, address: string): void {
    if (sockets.has(from)) from.send(data, port, address)
  }

  /** A port from which everything goes on to this place, and answers come back. */
  async function wayFrom(name: string, address: string, port: number): Promise<number> {
    const near = await socket()
    const fars = new Map<number, Promise<Socket>>()
    near.on('message', (data, { port: source, address: home }) => {
      const far =
        fars.get(source) ??
        socket().then((own) => {
          own.on('message', (answer) => {
            const from = owners.get(port) ?? ''
            carry(from, source, () => send(near, answer, source, home))
          })
          return own
        })
      fars.set(source, far)
      carry(name, port, () => void far.then((own) => send(own, data, port, address)))
    })
    return (near.address() as AddressInfo).port
  }

  return network
}

/** Runs in each page before its own scripts. */
function intercept(): void {
  const { atPort, wayTo } = globalThis as unknown as {
    atPort(port: number): Promise<void>
    wayTo(address: string, port: number): Promise<number>
  }
  const PLACE = /^(?:a=)?candidate:\S+ \d+ (?<sort>\S+) \d+ (?<address>\S+) (?<port>\d+)/i
  /** The same line with a port of ours; empty for what is not carried. */
  async function turned(line: string): Promise<string> {
    const { sort = '', address = '', port = '' } = line.match(PLACE)?.groups ?? {}
    if (sort.toLowerCase() !== 'udp' || address.includes(':')) return ''
    return line.replace(`${address} ${port}`, `${address} ${await wayTo(address, Number(port))}`)
  }
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(config?: RTCConfiguration) {
      super(config)
      this.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.port) void atPort(candidate.port)
      })
    }
    override async addIceCandidate(given?: RTCIceCandidateInit | null): Promise<void> {
      const candidate = await turned(given?.candidate ?? '')
      if (candidate) await super.addIceCandidate({ ...given, candidate })
    }
    override async setRemoteDescription(given: RTCSessionDescriptionInit): Promise<void> {
      const lines = (given.sdp ?? '').split('\r\n')
      const all = await Promise.all(
        lines.map((line) => (line.startsWith('a=candidate') ? turned(line) : line)),
      )
      const sdp = all.filter((line, i) => line !== '' || lines[i] === '').join('\r\n')
      await super.setRemoteDescription({ type: given.type, sdp })
    }
  }
}
