import { expect, test } from 'vitest'
import type { ActOf, SealEntry } from '../../../src/sync/seal/entry.ts'
import { decksOf, lastOf } from '../../../src/sync/seal/faces.ts'
import { evening, facesKnown, type Player } from './evening.ts'

// Evenings in which screens sleep, leave and come back in any order, play on apart and meet: what never happens.

const SEEDS = process.env.LONG ? 10_000 : 40
/** How long all of them may take, ms. */
const PATIENCE = process.env.LONG ? 10_800_000 : 240_000
const FACES = ['wolf', 'wolf', 'owl', 'fox']
const NAMES = ['ada', 'ben', 'cyd', 'dan', 'eve']

/** Luck from a seed: numbers below a bound. */
function luckOf(seed: number): (below: number) => number {
  let state = (seed * 0x9e3779b1) | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** What came of an evening. */
interface Played {
  readonly wrong: readonly string[]
  /** Whether cards were shuffled that lay hidden, and somebody was passed over. */
  readonly gathered: boolean
  readonly passed: boolean
}

/** Plays an evening of this seed. */
function play(seed: number): Played {
  const wrong: string[] = []
  const luck = luckOf(seed)
  const one = <T>(all: readonly T[]): T => all[luck(all.length)]!
  const mixed = <T>(all: readonly T[]): T[] => {
    const left = [...all]
    return all.map(() => left.splice(luck(left.length), 1)[0]!)
  }
  const names = NAMES.slice(0, 2 + luck(4))
  const least = names.length > 2 && luck(3) > 0 ? names.length - 1 : names.length
  /** What is due: a card of a shuffle, to a screen or to all. */
  const due = new Set<string>()
  const at = evening(names, {
    allows: ({ n, cards, to }) => cards.every((card) => due.has(`${n}/${card}/${to}`)),
  })
  const pact = at.begin(names, least)
  at.settle(...mixed(names).slice(0, 1 + luck(names.length)), names[0]!)
  at.settle()

  /** The list of each shuffle, and the face of each card that anybody saw. */
  const lists = new Map<number, string>()
  const faces = new Map<string, string>()
  const look = ({ name, log, own }: Player) => {
    const decks = decksOf(log)
    for (const { list } of decks) {
      const before = lists.get(list.seal.n) ?? list.id
      if (before !== list.id) wrong.push(`two lists are shuffle ${list.seal.n}`)
      lists.set(list.seal.n, list.id)
    }
    const last = lastOf(decks)
    const all = new Map([...facesKnown(log), ...facesKnown(log, own)])
    const seals = decks.map(({ list }) => list.seal)
    const isPacked = (seal: ActOf<'seal'>) => seal.cards.some((card) => card.startsWith('marker'))
    const packed = seals.findIndex(isPacked)
    if (seals.some(({ faces }) => faces.includes(null))) gathered = true
    // Each card has one of the faces that there are, and none is there twice; unless all were dealt anew since.
    const rest = [...FACES, ...seals.filter(isPacked).map(() => 'verse')]
    if (packed < 0 || seals.slice(packed).every(isPacked))
      for (const face of all.values()) {
        const where = rest.indexOf(face)
        if (where < 0) wrong.push(`${name} sees ${face} once too often`)
        else rest.splice(where, 1)
      }
    for (const [to, known] of [
      ['all', facesKnown(log)],
      [own.screen.key, facesKnown(log, own)],
    ] as const) {
      for (const [card, face] of known) {
        const place = `${last.get(card)?.list.seal.n}/${card}`
        if (!due.has(`${place}/${to}`)) wrong.push(`${name} saw ${place}, which was not due`)
        if ((faces.get(place) ?? face) !== face) wrong.push(`${place} has two faces`)
        faces.set(place, face)
      }
    }
    if (log.told().length > 0) wrong.push(`${name} blames: ${JSON.stringify(log.told()[0])}`)
  }

  /** What a screen once had, and lost with an older copy. */
  const had = new Map<string, readonly SealEntry[]>()
  let asked = 0
  /** Whether cards have gone into a shuffle as they lay hidden. */
  let gathered = false
  let passed = false
  const events: (() => void)[] = [
    () => {
      const some = mixed(names).slice(0, 1 + luck(names.length))
      at.settle(...some)
    },
    () => {
      // Somebody passes over another who is slow, until they think better of it.
      const { without, own } = at.player(one(names))
      const slow = at.key(one(names))
      if (slow !== own.screen.key && !without.delete(slow)) {
        without.add(slow)
        passed = true
      }
    },
    () => {
      // Two groups apart.
      const all = mixed(names)
      const cut = luck(all.length)
      for (const group of [all.slice(0, cut), all.slice(cut)]) if (group[0]) at.settle(...group)
    },
    () => {
      const by = one(names)
      const n = at.list(by)?.seal.n ?? 0
      if (n < asked && luck(2) === 0) return
      asked = Math.max(asked, n + 1)
      at.seal(by, pact, mixed(FACES), n + 1)
    },
    () => {
      // Some cards that lie hidden, or open, are shuffled with a marker.
      const by = one(names)
      const { log } = at.player(by)
      const n = at.list(by)?.seal.n ?? 0
      if (n === 0 || (n < asked && luck(2) === 0)) return
      const there = [...lastOf(decksOf(log)).keys()]
      const open = facesKnown(log)
      const some = mixed(there).slice(0, 1 + luck(3))
      asked = Math.max(asked, n + 1)
      at.gather(by, pact, n + 1, [
        ...some.map((card) => [card, open.get(card) ?? null] as const),
        [`marker ${n + 1}`, 'verse'],
      ])
    },
    () => {
      const by = one(names)
      const decks = decksOf(at.player(by).log)
      if (decks.length === 0) return
      const { list } = luck(3) > 0 ? decks.at(-1)! : one(decks)
      const card = luck(list.seal.cards.length)
      const to = one([...names, 'all'])
      const key = to === 'all' ? to : at.key(to)
      // Now and then somebody asks for what is not due.
      if (luck(4) > 0) due.add(`${list.seal.n}/${list.seal.cards[card]}/${key}`)
      const show = { is: 'show', list: list.id, cards: [card], to: key, salt: luck(3) } as const
      // Who is to see a card asks for it.
      at.say(to === 'all' ? by : to, { ...show, cards: [card], without: [] })
    },
    () => {
      // A page is closed, and opened from an older copy: what it wrote itself is kept beside its secret.
      const by = at.player(one(names))
      const before = [...by.entries.values()]
      const kept = before.filter((entry) => entry.by === by.own.screen.key || luck(2) > 0)
      had.set(by.name, [...(had.get(by.name) ?? []), ...before])
      at.reopen(by.name, kept)
    },
  ]
  events[3]?.()
  for (let turn = 0; turn < 14; turn++) {
    one(events)()
    for (const player of at.players) look(player)
  }

  // Some are gone for good; whoever is left goes on, where the pact lets them.
  const left = mixed(names).slice(0, least + luck(names.length - least + 1))
  for (const { without } of at.players) without.clear()
  // What one of them has lost another still has: what nobody has any more cannot be gone on with.
  for (const name of left) at.give(one(left), had.get(name) ?? [])
  at.settle(...left)
  for (const name of left) {
    const { log, own, owed } = at.player(name)
    look(at.player(name))
    const list = at.list(name)
    const most = Math.max(0, ...log.said('seal', pact).map(({ act }) => act.n))
    if ((list?.seal.n ?? 0) !== most) wrong.push(`${name} waits for shuffle ${most}`)
    const seen = [facesKnown(log), facesKnown(log, own)]
    for (const { act } of list ? log.said('show', list.id) : []) {
      const cards = act.cards.map((card) => list?.seal.cards[card] ?? '')
      if (!cards.every((card) => due.has(`${list?.seal.n}/${card}/${act.to}`))) continue
      const eyes = act.to === 'all' ? seen[0] : act.to === own.screen.key ? seen[1] : undefined
      if (eyes && !cards.every((card) => eyes.has(card))) wrong.push(`${name} sees nothing`)
    }
    if (wrong.length > 0) wrong.push(JSON.stringify([...(owed?.awaits ?? [])]))
  }
  return { wrong, gathered, passed }
}

test(
  `in ${SEEDS} evenings nobody is stuck, no card is there twice, no face is seen that is not due`,
  () => {
    let [packed, over] = [0, 0]
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { wrong, gathered, passed } = play(seed)
      expect(wrong, `seed ${seed}`).toEqual([])
      if (gathered) packed += 1
      if (passed) over += 1
    }
    expect(packed).toBeGreaterThan(SEEDS / 10)
    expect(over).toBeGreaterThan(SEEDS / 10)
  },
  PATIENCE,
)
