import { randomBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { freshKey, type Keys, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import {
  type Handshake,
  type Prints,
  type Proven,
  type Role,
  type Self,
  selfOf,
  shakeHands,
} from '../../../src/sync/link/handshake.ts'
import { fourWords, loadFour } from '../../../src/ui/people/fourwords.ts'

const keys = writerKeys(freshKey())
const watching = watcherKeys(keys.read)

/** One end of a connection: what it says waits in `out`. */
function end(self: Self, role: Role, prints: Prints) {
  const out: object[] = []
  const proven: Proven[] = []
  const told: string[] = []
  const hands = shakeHands(self, role, () => prints, {
    say: (message) => out.push(JSON.parse(JSON.stringify(message))),
    proven: (peer) => proven.push(peer),
    older: () => told.push('older'),
    stranger: () => told.push('stranger'),
  })
  hands.begin()
  return { self, hands, out, proven, told }
}
type End = ReturnType<typeof end>

const newSelf = (own: Keys = keys) => selfOf(screenOf(randomBytes(32)), own)
const hear = (hands: Handshake, message: object) => {
  try {
    hands.hear(message)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Hands on what the two say until nobody says anything more. */
function talk(one: End, other: End): string[] {
  const faults: string[] = []
  for (let more = true; more; ) {
    more = false
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const message of from.out.splice(0)) {
        more = true
        const fault = hear(to.hands, message)
        if (fault) faults.push(fault)
      }
    }
  }
  return faults
}

/** Two ends of one connection, whose fingerprints both browsers see alike. */
const pair = (ada: Self = newSelf(), ben: Self = newSelf()) =>
  pairOver(randomBytes(32), randomBytes(32), ada, ben)
const pairOver = (a: Uint8Array, b: Uint8Array, ada = newSelf(), ben = newSelf()) =>
  [end(ada, 'offers', { mine: a, theirs: b }), end(ben, 'answers', { mine: b, theirs: a })] as const

describe('two who shake hands', () => {
  test('know each other by key, number and what they may, and have the same to compare', () => {
    const [ada, ben] = pair(newSelf(), newSelf(watching))
    expect(talk(ada, ben)).toEqual([])
    expect(ada.proven).toMatchObject([
      { peer: ben.self.peer, client: ben.self.client, writes: false },
    ])
    expect(ben.proven).toMatchObject([
      { peer: ada.self.peer, client: ada.self.client, writes: true },
    ])
    expect(ada.proven[0]?.check).toMatch(/^[0-9a-f]{8}$/)
    expect(ada.proven[0]?.check).toBe(ben.proven[0]?.check)
  })

  test('have something else to compare on each link', () => {
    const [ada, ben] = [newSelf(), newSelf()]
    const checks = Array.from({ length: 20 }, () => {
      const ends = pair(ada, ben)
      talk(...ends)
      return ends[0].proven[0]?.check
    })
    expect(new Set(checks).size).toBe(20)
  })

  test('read other words to one another when anybody stands between them, invited or not', async () => {
    const list = (await loadFour('en')) ?? []
    const [ada, ben, mal] = [newSelf(), newSelf(), newSelf()]
    const words = ({ proven }: ReturnType<typeof end>) => fourWords(proven[0]?.check ?? '', list)
    for (let times = 0; times < 40; times++) {
      // Who is in the middle has the table's keys, too, and passes on whatever they say.
      const [first, near] = pair(ada, mal)
      const [far, second] = pair(mal, ben)
      expect([...talk(first, near), ...talk(far, second)]).toEqual([])
      expect(words(first)).toEqual(words(near))
      expect(words(first)).toHaveLength(4)
      expect(words(first)).not.toEqual(words(second))
    }
  })

  test('do not let in who has other keys of a table', () => {
    const [ada, eve] = pair(newSelf(), newSelf(writerKeys(freshKey())))
    talk(ada, eve)
    expect([ada.proven, ada.told]).toEqual([[], ['stranger']])
  })

  test('prove new keys over the same link, whoever has them first', () => {
    for (const order of [0, 1]) {
      const ends = pair()
      talk(...ends)
      const next = writerKeys(freshKey())
      for (const one of order ? [...ends].reverse() : ends) {
        one.self.keys = next
        one.hands.renew()
        // What the one says comes to the other before it has the keys, too.
        if (order) expect(talk(...ends)).toEqual([])
      }
      expect(talk(...ends)).toEqual([])
      for (const { proven, told } of ends) {
        expect(proven).toHaveLength(2)
        expect([proven[1]?.writes, told]).toEqual([true, []])
      }
    }
  })

  test('say so to a page of another version', () => {
    const [ada] = pair()
    expect(hear(ada.hands, { hello: 1, peer: 'x', client: 1, proof: 'AA==' })).toBeUndefined()
    expect(ada.told).toEqual(['older'])
  })
})

describe('nobody is taken for another', () => {
  const proofOf = (one: End) => one.out.find((said) => 'proof' in said && 'sign' in said)

  test('who says again what was said to them', () => {
    // Eve has two links to Ada, and tells each what Ada said on the other.
    const ada = newSelf()
    const [a, b, c] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    const first = end(ada, 'offers', { mine: a, theirs: b })
    const second = end(ada, 'answers', { mine: c, theirs: b })
    const faults = talk(first, second)
    expect(faults.length).toBeGreaterThan(0)
    expect([first.proven, second.proven]).toEqual([[], []])
  })

  test('who watches, and tells the proof to write that a player told on another link', () => {
    const ben = newSelf()
    const eve = newSelf(watching)
    // Ben proves himself to Eve.
    const [toEve, evesEnd] = pair(ben, eve)
    for (const said of toEve.out.splice(0)) evesEnd.hands.hear(said)
    for (const said of evesEnd.out.splice(0)) toEve.hands.hear(said)
    const proof = proofOf(toEve)
    expect(proof).toHaveProperty('write')
    // Eve adds his proof to her own, to Ada.
    const [toAda, ada] = pair(eve, newSelf())
    for (const said of toAda.out.splice(0)) ada.hands.hear(said)
    for (const said of ada.out.splice(0)) toAda.hands.hear(said)
    for (const said of toAda.out.splice(0)) {
      ada.hands.hear(
        'sign' in said ? { ...said, write: proof && 'write' in proof && proof.write } : said,
      )
    }
    expect(ada.proven.map(({ peer, writes }) => [peer, writes])).toEqual([[eve.peer, false]])
  })

  test('who has another key, but says to be Ben', () => {
    const ben = newSelf()
    const eve = { ...newSelf(), peer: ben.peer, session: ben.session }
    const [evesEnd, ada] = pair(eve, newSelf())
    talk(evesEnd, ada)
    expect([ada.proven, ada.told]).toEqual([[], ['stranger']])
  })

  test('who stands in between, with a connection of their own to either', () => {
    const [ada, ben] = [newSelf(), newSelf()]
    const [a, b, e] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    const near = end(ada, 'offers', { mine: a, theirs: e })
    const far = end(ben, 'answers', { mine: b, theirs: e })
    talk(near, far)
    expect([near.proven, near.told]).toEqual([[], ['stranger']])
    expect([far.proven, far.told]).toEqual([[], ['stranger']])
  })

  test('who recorded a whole handshake, and plays it again', () => {
    const [ada, ben] = pair()
    const recorded: object[] = []
    for (let turn = 0; turn < 4; turn++) {
      for (const said of ada.out.splice(0)) ben.hands.hear(said)
      for (const said of ben.out.splice(0)) {
        recorded.push(said)
        ada.hands.hear(said)
      }
    }
    expect(ada.proven).toHaveLength(1)
    // Even were the very same fingerprints to be had once more.
    const again = end(ada.self, 'offers', { mine: randomBytes(32), theirs: randomBytes(32) })
    for (const said of recorded) hear(again.hands, said)
    expect(again.proven).toEqual([])
  })

  test('who recorded all that Ben said, and plays it again under the very same fingerprints', () => {
    const [a, b] = [randomBytes(32), randomBytes(32)]
    const [ada, ben] = pairOver(a, b)
    const recorded: object[] = []
    for (let turn = 0; turn < 4; turn++) {
      for (const said of ada.out.splice(0)) ben.hands.hear(said)
      const said = ben.out.splice(0)
      recorded.push(...said)
      for (const word of said) ada.hands.hear(word)
    }
    expect(ada.proven).toHaveLength(1)
    // The same Ada, in the same session: only what is fresh is another.
    const again = end(ada.self, 'offers', { mine: a, theirs: b })
    for (const said of recorded) hear(again.hands, said)
    expect([again.proven, again.told]).toEqual([[], ['stranger']])
  })

  test.each<[string, (words: object[]) => object[]]>([
    ['greets twice', ([hello]) => [hello!, hello!]],
    ['opens first', ([, fresh]) => [fresh!]],
    ['proves first', ([, , proof]) => [proof!]],
    ['opens something else', ([hello]) => [hello!, { fresh: btoa('x'.repeat(32)) }]],
    ['opens twice', ([hello, fresh]) => [hello!, fresh!, fresh!]],
  ])('who %s is refused', (_, order) => {
    const ben = newSelf()
    const [a, b] = [randomBytes(32), randomBytes(32)]
    const sample = end(ben, 'answers', { mine: b, theirs: a })
    const other = end(newSelf(), 'offers', { mine: a, theirs: b })
    const words: object[] = []
    for (let turn = 0; turn < 4; turn++) {
      for (const said of other.out.splice(0)) sample.hands.hear(said)
      for (const said of sample.out.splice(0)) {
        words.push(said)
        other.hands.hear(said)
      }
    }
    const target = end(newSelf(), 'offers', { mine: a, theirs: b })
    const faults = order(words).map((word) => hear(target.hands, word))
    expect(faults.at(-1)).toEqual(expect.any(String))
    expect(target.proven).toEqual([])
  })

  test('who floods proofs costs little, and does not keep out the next key', () => {
    const [ada, ben] = pair()
    talk(ada, ben)
    let looked = 0
    const word = { proof: 'AA==', sign: 'AA==' }
    ada.self.keys = {
      ...keys,
      get topic() {
        looked += 1
        return keys.topic
      },
    }
    expect(Array.from({ length: 500 }, () => hear(ada.hands, word))).not.toContain(
      expect.any(String),
    )
    expect(looked).toBeLessThan(20)
    const next = writerKeys(freshKey())
    for (const one of [ada, ben]) {
      one.self.keys = next
      one.hands.renew()
    }
    expect(talk(ada, ben)).toEqual([])
    expect(ada.proven.at(-1)).toMatchObject({ peer: ben.self.peer, writes: true })
    expect(ada.proven).toHaveLength(2)
  })

  test('twelve new keys one after another part nobody', () => {
    const ends = pair()
    talk(...ends)
    for (let n = 0; n < 30; n++) {
      const next = writerKeys(freshKey())
      for (const one of ends) {
        one.self.keys = next
        one.hands.renew()
      }
      expect(talk(...ends)).toEqual([])
    }
    for (const { proven, told } of ends) {
      expect([proven.length, proven.at(-1)?.writes, told]).toEqual([31, true, []])
    }
  })
})
