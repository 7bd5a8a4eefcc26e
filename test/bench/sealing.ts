import * as Y from 'yjs'
import { RISTRETTO } from '../../src/sync/seal/curve.ts'
import { facesSteps, ownPart } from '../../src/sync/seal/faces.ts'
import { prepared } from '../../src/sync/seal/lists.ts'
import { owedBy, questionsOf } from '../../src/sync/seal/owes.ts'
import { addSeals, sealsSteps } from '../../src/table/document/seals.ts'
import { evening, type Player } from '../sync/seal/evening.ts'
import { median, type Reading } from './reading.ts'

const NAMES = ['ada', 'ben', 'cyd', 'dan', 'eve']
/** Cards of the main deck, two of each design; and how many are dealt to each at first. */
const CARDS = 60
const HAND = 5
/** Turns of a long game: each draws twice, and lays two cards open. */
const TURNS = 30
/** Cores that the five share here. */
const CORES = 2

/** What it takes of one core, ms: whatever else the machine does meanwhile. */
const timed = (work: () => void): number => {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/**
 * What it costs five people to play with a deck that nobody has seen: all five in one thread here, where two cores
 * would share it, and the longest step of it, which is what a page without a worker would be held by.
 */
export function measureSealing(): readonly Reading[] {
  const at = evening(NAMES, { allows: () => true }, RISTRETTO)
  const pact = at.begin()
  const pacting = timed(() => at.settle())
  const faces = Array.from({ length: CARDS }, (_, i) => `design ${i % (CARDS / 2)}`)
  at.seal('ada', pact, faces)
  const sealing = timed(() => at.settle())
  for (const [i, name] of NAMES.entries()) {
    at.show(
      'ada',
      Array.from({ length: HAND }, (_, n) => i * HAND + n),
      name,
    )
  }
  const dealing = timed(() => at.settle())
  const dealt = packedOf([...at.player('ada').entries.values()]).length
  // The way of one card to who draws it, as it is reckoned: a part given by one screen, and seen by the other.
  const list = at.list('ada')!
  const draws: number[] = []
  let top = NAMES.length * HAND
  const held = NAMES.map((_, i) => Array.from({ length: HAND }, (_, n) => i * HAND + n))
  for (let turn = 0; turn < TURNS; turn++) {
    const who = turn % NAMES.length
    const name = NAMES[who] ?? ''
    const hand = held[who] ?? []
    const drawn = top < CARDS ? [top++] : []
    if (drawn.length > 0) at.show(name, drawn, name)
    const took = timed(() => at.settle())
    if (drawn.length > 0) draws.push(took / NAMES.length)
    hand.push(...drawn)
    const played = hand.splice(0, 2)
    if (played.length > 0) at.show(name, played, 'all', turn)
    at.settle()
  }
  const parts = Array.from({ length: 20 }, (_, card) => {
    const { log, own } = at.player('ben')
    const fresh = { ...log, once: <T>(_: string, work: () => T) => work() }
    return timed(() => ownPart(fresh, own, list, card))
  })
  const said = packedOf([...at.player('ada').entries.values()])
  at.reopen('ada')
  const steps = readSteps(at.player('ada'))
  const of = 'five people'
  return [
    { what: 'the pact, all five', unit: 'ms', of, value: pacting },
    { what: 'sealing 60 cards, all five', unit: 'ms', of, value: sealing },
    { what: 'dealing five to each, all five', unit: 'ms', of, value: dealing },
    {
      what: 'dealt, on two cores',
      unit: 's',
      of,
      value: (pacting + sealing + dealing) / CORES / 1000,
      goal: 5,
    },
    { what: 'a part of a card', unit: 'ms', of, value: median(parts) },
    { what: 'a draw, beyond the way', unit: 'ms', of, value: median(draws), goal: 150 },
    {
      what: 'reading a log again',
      unit: 'ms',
      of,
      value: steps.reduce((all, one) => all + one, 0),
    },
    {
      what: 'the longest step of that',
      unit: 'ms',
      of,
      value: Math.max(...steps),
      goal: 50,
    },
    { what: 'the longest step of sealing', unit: 'ms', of, value: longestStep(), goal: 50 },
    { what: 'a deck sealed and dealt', unit: 'KB', of, value: dealt / 1024 },
    // Of a document whole games leave more, which the proof `sealsize` plays and asserts.
    { what: 'said of cards in thirty turns', unit: 'KB', of, value: said.length / 1024 },
    {
      what: 'the longest step of unpacking that',
      unit: 'ms',
      of,
      value: unpacking(said),
      goal: 50,
    },
  ]
}

/** What each step takes by which a log is read that was read by nobody yet, ms. */
function readSteps({ log, own }: Player): readonly number[] {
  const took: number[] = []
  for (const work of [prepared(log), facesSteps(log), facesSteps(log, own)]) {
    for (let over = false; !over; ) {
      took.push(
        timed(() => {
          over = work.next().done === true
        }),
      )
    }
  }
  took.push(timed(() => questionsOf(log, own)))
  return took
}

/** Entries as they lie in a document of their own. */
function packedOf(entries: readonly object[]): Uint8Array {
  const doc = new Y.Doc()
  addSeals(doc, entries)
  return Y.encodeStateAsUpdate(doc)
}

/** The longest step by which entries are unpacked that nobody has read yet, ms: the page is held by it. */
function unpacking(packed: Uint8Array): number {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, packed)
  const steps = sealsSteps(doc)
  let longest = 0
  for (let over = false; !over; )
    longest = Math.max(
      longest,
      timed(() => {
        over = steps.next().done === true
      }),
    )
  return longest
}

/** The longest step of what a screen owes while a deck is sealed. */
function longestStep(): number {
  const at = evening(['ada', 'ben'], { allows: () => true }, RISTRETTO)
  const pact = at.begin()
  at.settle()
  at.seal(
    'ada',
    pact,
    Array.from({ length: CARDS }, (_, i) => `design ${i}`),
  )
  let longest = 0
  for (const { log, own, seen } of at.players) {
    const agreed = new Set(questionsOf(log, own).seals.map(({ id }) => id))
    const awake = new Set(at.players.map(({ screen }) => screen.key))
    const steps = owedBy(log, own, seen, agreed, awake)
    for (let over = false; !over; ) {
      longest = Math.max(
        longest,
        timed(() => {
          over = steps.next().done === true
        }),
      )
    }
  }
  return longest
}
