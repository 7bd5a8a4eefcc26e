import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { keepNewest } from './newest.ts'

/** A message on its way through the mesh. */
const PassedSchema = v.object({
  bus: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  hops: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  data: v.pipe(v.string(), v.maxLength(16 * 1024)),
})

/** So many hops a message makes at most: a chain of seven people. */
const HOPS = 6
/** So many messages are remembered, so that none goes round and none is taken twice. */
const REMEMBERED = 4000

/** Carries signalling from neighbour to neighbour, so that a mesh can introduce its own members. */
export interface Bus<Neighbour> {
  /** Sends to everybody in the mesh. */
  say(data: string): void
  /** Takes a message of a neighbour; false if it is none of the bus's. */
  take(from: Neighbour, message: unknown): boolean
}

/**
 * A bus among neighbours: `neighbours` names those there are now who should hear what came from one of them, or from
 * here; `send` gives one of them a message, `heard` is told each message once.
 */
export function makeBus<Neighbour extends object>(
  neighbours: (from: Neighbour | undefined) => Iterable<Neighbour>,
  send: (to: Neighbour, message: unknown) => void,
  heard: (data: string) => void,
): Bus<Neighbour> {
  const seen = new Set<string>()
  /** True the first time. */
  const remember = (name: string) => {
    if (seen.has(name)) return false
    seen.add(name)
    keepNewest(seen, REMEMBERED)
    return true
  }
  return {
    say(data) {
      const bus = bytesToHex(randomBytes(12))
      remember(bus)
      for (const neighbour of neighbours(undefined)) send(neighbour, { bus, hops: HOPS, data })
    },
    take(from, message) {
      const passed = v.safeParse(PassedSchema, message)
      if (!passed.success) return false
      const { bus, hops, data } = passed.output
      if (!remember(bus)) return true
      heard(data)
      if (hops === 0) return true
      for (const neighbour of neighbours(from)) {
        if (neighbour !== from) send(neighbour, { bus, hops: hops - 1, data })
      }
      return true
    },
  }
}
