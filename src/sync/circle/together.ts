import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import type { Asked, Joint, RollRecord, Terms } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import type { Screen } from '../keys/screen.ts'
import type { Mesh } from '../link/mesh.ts'
import { type Circle, makeCircle } from './circle.ts'
import { type Doubt, readWord } from './jointwords.ts'
import type { OtherThrow } from './theirs.ts'

/** A seed that came out of several hands; or who has not opened theirs, and the throw is void. */
export type Agreed =
  | { readonly seed: string; readonly joint: Joint }
  | { readonly lacking: readonly Asked[] }

/** Who sits at the screen of this number. */
export type Sits = (client: number) => SeatId | undefined

/** Throws dice with all who are linked. */
export interface Together {
  /** By what this screen signs. */
  readonly screen: Screen
  /**
   * Begins a throw; undefined where nobody is there. It is agreed upon, or void, in two round trips, or after 2.6 s;
   * then it is written down who sat where.
   */
  begin(terms: Terms, sits: Sits): Promise<Agreed> | undefined
  nextId: Circle['nextId']
  doubts: Circle['doubts']
  readonly memory: Circle['memory']
  knows: Circle['knows']
  /** Whether a record that came just now is of a throw that should have been seen here. */
  misses(record: RollRecord, sits: Sits): boolean
  /** Takes what a neighbour says and is not of the mesh; false if it is nothing about dice. */
  take(peer: string, message: unknown): boolean
  /** Looks who is there now. */
  look(): void
  /** Lets everybody go: what waits is agreed upon with those who have answered. */
  end(): void
}

/** What is told of the others and their throws. */
export interface TogetherEvents {
  other(other: OtherThrow): void
  /** Somebody doubts a record. */
  doubted(from: string, doubt: Doubt): void
}

/** How often a circle looks at the clock at least, ms. */
const BEAT = 500

/** A circle with clocks, over these links, at a table of this lasting identity. */
export function throwTogether(
  mesh: Pick<Mesh, 'self' | 'neighbours' | 'tell'>,
  table: () => string,
  told: TogetherEvents,
): Together {
  const { screen, session } = mesh.self
  const waiting = new Map<string, (agreed: Agreed) => void>()
  let here: ReadonlySet<string> = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (id: string, agreed: Agreed) => {
    waiting.get(id)?.(agreed)
    waiting.delete(id)
  }
  const secret = () => bytesToHex(randomBytes(32))
  const circle = makeCircle(
    { screen, session, table, secret },
    {
      say: mesh.tell,
      agreed: (id, seed, joint) => settle(id, { seed, joint }),
      voided: (id, lacking) => settle(id, { lacking: lacking.map((peer) => ({ peer })) }),
      other: told.other,
      doubted: told.doubted,
    },
  )

  /** Does something, and sees when the clock has to be looked at next. */
  const then = (work: (now: number) => void) => {
    work(performance.now())
    clearTimeout(timer)
    const due = circle.due()
    if (due === undefined && here.size === 0) return
    const wait = (due ?? Number.POSITIVE_INFINITY) - performance.now()
    timer = setTimeout(() => then(circle.tick), Math.max(0, Math.min(BEAT, wait)))
  }
  const meet = (peers: ReadonlySet<string>) =>
    then((now) => {
      const before = here
      here = peers
      for (const peer of before) if (!peers.has(peer)) circle.part(peer, now)
      for (const peer of peers) if (!before.has(peer)) circle.meet(peer, now)
    })

  return {
    screen,
    begin(terms, sits) {
      let agreed: Promise<Agreed> | undefined
      // They may have left when it is agreed upon.
      const seats = new Map(mesh.neighbours().map(({ peer, client }) => [peer, sits(client)]))
      seats.set(mesh.self.peer, terms.seat)
      const seated = seatedAs((peer) => seats.get(peer))
      then((now) => {
        agreed = new Promise<Agreed>((take) => waiting.set(terms.id, take)).then((made) =>
          'seed' in made
            ? { seed: made.seed, joint: seated.joint(made.joint) }
            : { lacking: made.lacking.map(seated.asked) },
        )
        if (circle.begin(terms, now)) return
        waiting.delete(terms.id)
        agreed = undefined
      })
      return agreed
    },
    nextId: circle.nextId,
    doubts: circle.doubts,
    memory: circle.memory,
    knows: circle.knows,
    misses(record, sits) {
      // Who only watches is told of no throw: there is none that should have been seen.
      if (mesh.self.keys.write === undefined) return false
      const there = mesh.neighbours().filter(({ client }) => sits(client) === record.seat)
      const peers = there.map(({ peer }) => peer)
      return circle.misses(record, peers, Date.now() - record.at, performance.now())
    },
    take(peer, message) {
      const word = readWord(message)
      if (word) then((now) => circle.hear(peer, word, now))
      return word !== undefined
    },
    // Who only watches has no hand in dice: their keys cost nothing, and there could be any number of them.
    look: () =>
      meet(new Set(mesh.neighbours().flatMap(({ peer, writes }) => (writes ? [peer] : [])))),
    end() {
      meet(new Set())
      clearTimeout(timer)
    },
  }
}

/** Names who sat at the screens that had a hand in a throw, as far as they told. */
export function seatedAs(seatOf: (peer: string) => SeatId | undefined) {
  const name = <T extends Asked>(asked: T): T => {
    const seat = seatOf(asked.peer)
    return seat === undefined ? asked : { ...asked, seat }
  }
  return {
    asked: name,
    joint: (joint: Joint): Joint => ({
      ...joint,
      thrower: name(joint.thrower),
      witnesses: joint.witnesses.map(name),
      silent: joint.silent.map(name),
    }),
  }
}
