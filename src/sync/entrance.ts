import type { Arrivals } from './arrival.ts'
import { type Gate, type GateEvents, makeGate, type Yard } from './gate.ts'
import type { Link } from './link.ts'
import { broughtIn, isAnswer } from './message.ts'
import { bucketOf } from './pace.ts'

/*
 * Whose fault something is
 *
 * What a screen says of its own is its own fault. What it carries on of others, and what it answers when it is asked,
 * was made by others: that it takes too long here says nothing of who brought it, whose computer may be faster.
 */

/** Somebody who brings what is too much, though others made it, is not listened to for so long, ms, but for their own. */
const DEAF = 30_000
/** Changes of others that one screen may bring: more than it carries at most, see the mesh. */
const BROUGHT = { burst: 20_000, perSecond: 150 }

/** What depends on this computer, and not on what came alone. */
const isAboutTime = (why: string) => /too heavy|too much work/.test(why)

/**
 * What all messages of the document pass that come over a link, in order; `give` takes them in. It stands before gates
 * of the three sorts: what the other has made, has answered, and has carried here.
 */
export function makeEntrance(
  yard: Yard,
  link: Link,
  arrivals: Arrivals,
  give: (message: Uint8Array) => void,
): Gate {
  const brought = bucketOf(BROUGHT)
  let deaf: ReturnType<typeof setTimeout> | undefined
  const lull = () => {
    deaf ??= setTimeout(() => {
      deaf = undefined
      // What was good among it is still missing.
      arrivals.ask(link)
    }, DEAF)
  }
  const gate = (foul: GateEvents['foul']) =>
    makeGate(yard, {
      from: link.other,
      give,
      ask: arrivals.ask,
      busy: () => arrivals.arriving() !== undefined,
      foul,
    })
  const made = gate(link.cut)
  const answered = gate((why) => (isAboutTime(why) ? lull() : link.cut(why)))
  const carried = gate(lull)
  const all = [made, answered, carried]

  /** Takes it; what is thrown at once is told as what is found later. */
  function through(gate: Gate, message: Uint8Array, foul: (why: string) => void): void {
    try {
      gate.take(message)
    } catch (error) {
      foul(error instanceof Error ? error.message : String(error))
    }
  }

  function take(message: Uint8Array): void {
    const told = broughtIn(message)
    if (told) {
      if (deaf === undefined && brought.take(1, performance.now())) through(carried, told, lull)
    } else if (isAnswer(message) && arrivals.awaits(link)) {
      through(answered, message, (why) => (isAboutTime(why) ? lull() : link.cut(why)))
    } else made.take(message)
  }

  return {
    take: (message) => arrivals.pace(link, message, () => take(message)),
    close() {
      clearTimeout(deaf)
      for (const gate of all) gate.close()
    },
  }
}
