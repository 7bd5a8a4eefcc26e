import { type Gate, type GateEvents, makeGate, type Yard } from '../guard/gate.ts'
import type { Link } from '../link/link.ts'
import { broughtIn, isAnswer, isChange } from '../link/message.ts'
import type { Fault } from '../pace/fault.ts'
import { bucketOf } from '../pace/pace.ts'
import type { Arrivals } from './arrival.ts'
import type { Firsthand } from './firsthand.ts'

/*
 * Whose fault something is
 *
 * What a screen says of its own is its own fault, and it is of its own: what it brings of others as if it were, is left
 * out. What it carries on of others, and what it answers when it is asked, was made by others: that it takes too long
 * here says nothing of who brought it, whose computer may be faster. And that something does not fit what is here says
 * nothing of anybody: somebody has perhaps told two screens two things.
 */

/**
 * Somebody who brings what is too much, though others made it, is not listened to for so long, ms, but for their own.
 */
const DEAF = 30_000
/** Whose own is too much twice in so long, ms, does it on purpose. */
const AGAIN = 10 * 60_000
/** Changes of others that one screen may bring: more than it carries at most, see the mesh. */
const BROUGHT = { burst: 20_000, perSecond: 150 }

/** What depends on this computer, and not on what came alone. */
const isAboutTime = ({ sort }: Fault) => sort === 'heavy' || sort === 'work'

/** Those whose writing is taken from themselves alone, and what to do where two were told different things. */
export interface Sources {
  readonly arrivals: Arrivals
  readonly firsthand: Firsthand
  misfit(): void
}

/**
 * What all messages of the document pass that come over a link, in order; `give` takes them in. It stands before gates
 * of these sorts: what the other has made, has answered, asked or unasked, and has carried here.
 */
export function makeEntrance(
  yard: Yard,
  link: Link,
  { arrivals, firsthand, misfit }: Sources,
  give: (message: Uint8Array) => void,
): Gate {
  const brought = bucketOf(BROUGHT)
  /** To what it carries and answers, and to what it makes. */
  const [deaf, deafToOwn] = [lulls(() => arrivals.ask(link)), lulls(() => arrivals.ask(link))]
  let lulledAt = Number.NEGATIVE_INFINITY
  const ownFault = (fault: Fault) => {
    const now = performance.now()
    // What adds up slowly does so sooner where a computer is slow.
    if (fault.sort !== 'work' || now - lulledAt < AGAIN) link.cut(fault)
    else {
      lulledAt = now
      deafToOwn.begin()
    }
  }
  const gate = (foul: GateEvents['foul'], takes: GateEvents['takes']) =>
    makeGate(yard, {
      from: link.other,
      give,
      takes,
      // Whoever builds on something has it, and nobody else need send it again.
      ask: () => arrivals.ask(link),
      misfit,
      busy: () => arrivals.arriving() !== undefined,
      foul,
    })
  const ofOthers = () => firsthand.takes(link)
  const made = gate(ownFault, () => ({ only: link.other()?.client ?? 0 }))
  const answered = gate((fault) => (isAboutTime(fault) ? deaf.begin() : link.cut(fault)), ofOthers)
  const carried = gate(deaf.begin, ofOthers)
  // To what nobody has asked it is held as to its own.
  const unasked = gate(ownFault, ofOthers)
  const all = [made, answered, carried, unasked]

  function take(message: Uint8Array): void {
    const told = broughtIn(message)
    if (told) {
      if (!deaf.on() && brought.take(1, performance.now())) carried.take(told)
    } else if (isAnswer(message) && arrivals.awaits(link)) answered.take(message)
    else if (!isAnswer(message) && !isChange(message)) made.take(message)
    else if (!deafToOwn.on()) (isAnswer(message) ? unasked : made).take(message)
  }

  return {
    take: (message) => arrivals.pace(link, message, () => take(message)),
    close() {
      deaf.end()
      deafToOwn.end()
      for (const gate of all) gate.close()
    },
  }
}

/**
 * Times in which something is not listened to; after each something is done: what was good among it is still missing.
 */
function lulls(after: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    on: () => timer !== undefined,
    begin(): void {
      timer ??= setTimeout(() => {
        timer = undefined
        after()
      }, DEAF)
    },
    end: () => clearTimeout(timer),
  }
}
