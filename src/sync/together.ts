import { randomBytes } from '@noble/hashes/utils.js'
import type { SeatId } from '../rules/item.ts'
import type { Asked, Joint, Terms } from '../rules/roll.ts'
import { chainsOf } from '../tray/chain.ts'
import { type Circle, makeCircle, type Other } from './circle.ts'
import { readWord } from './jointwords.ts'
import type { Mesh } from './mesh.ts'

/** A seed that came out of several hands. */
export interface Agreed {
  readonly seed: string
  readonly joint: Joint
}

/** Who sits at the screen of this number. */
export type Sits = (client: number) => SeatId | undefined

/** Throws dice with all to whom there is a direct link. */
export interface Together {
  /**
   * Begins a throw; undefined where nobody is there. It is agreed upon in one round trip, or after 1.3 s; then it is
   * written down who sat where.
   */
  begin(terms: Terms, sits: Sits): Promise<Agreed> | undefined
  /** Whether a record cannot be as it says, as far as is known here. */
  doubts: Circle['doubts']
  /** Takes what a neighbour says and is not of the mesh; false if it is nothing about dice. */
  take(peer: string, message: unknown): boolean
  /** Looks who is there now. */
  look(): void
  /** Lets everybody go: what waits is agreed upon with those who have answered. */
  end(): void
}

/** A circle with clocks, over these links. */
export function throwTogether(
  mesh: Pick<Mesh, 'self' | 'neighbours' | 'tell'>,
  told: (other: Other) => void,
): Together {
  const waiting = new Map<string, (agreed: Agreed) => void>()
  let here: ReadonlySet<string> = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  const circle = makeCircle(mesh.self.peer, chainsOf(randomBytes(32)), {
    say: mesh.tell,
    agreed(id, seed, joint) {
      waiting.get(id)?.({ seed, joint })
      waiting.delete(id)
    },
    other: told,
  })

  /** Does something, and sees when the clock has to be looked at next. */
  const then = (work: () => void) => {
    work()
    clearTimeout(timer)
    const due = circle.due()
    if (due === undefined) return
    timer = setTimeout(
      () => then(() => circle.tick(performance.now())),
      Math.max(0, due - performance.now()),
    )
  }
  const meet = (peers: ReadonlySet<string>) =>
    then(() => {
      const before = here
      here = peers
      for (const peer of before) if (!peers.has(peer)) circle.part(peer)
      for (const peer of peers) if (!before.has(peer)) circle.meet(peer)
    })

  return {
    begin(terms, sits) {
      let agreed: Promise<Agreed> | undefined
      // They may have left when it is agreed upon.
      const seats = new Map(mesh.neighbours().map(({ peer, client }) => [peer, sits(client)]))
      seats.set(mesh.self.peer, terms.seat)
      then(() => {
        agreed = new Promise<Agreed>((take) => waiting.set(terms.id, take)).then(
          ({ seed, joint }) => ({
            seed,
            joint: seated(joint, seats),
          }),
        )
        if (circle.begin(terms, performance.now())) return
        waiting.delete(terms.id)
        agreed = undefined
      })
      return agreed
    },
    doubts: circle.doubts,
    take(peer, message) {
      const word = readWord(message)
      if (word) then(() => circle.hear(peer, word, performance.now()))
      return word !== undefined
    },
    look: () => meet(new Set(mesh.neighbours().map(({ peer }) => peer))),
    end() {
      meet(new Set())
      clearTimeout(timer)
    },
  }
}

/** Who sat at the screens that had a hand in it, as far as they told. */
function seated(joint: Joint, seats: ReadonlyMap<string, SeatId | undefined>): Joint {
  const name = <T extends Asked>(asked: T): T => {
    const seat = seats.get(asked.peer)
    return seat === undefined ? asked : { ...asked, seat }
  }
  return {
    n: joint.n,
    thrower: name(joint.thrower),
    witnesses: joint.witnesses.map(name),
    silent: joint.silent.map(name),
  }
}
