import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import type { Word } from '../../../src/sync/circle/jointwords.ts'
import { standingOf } from '../../../src/sync/circle/proof.ts'
import { ABANDONED } from '../../../src/sync/circle/theirs.ts'
import { PATIENCE } from '../../../src/sync/circle/thrower.ts'
import { keyOf, nameOf, type Party, type Post, party } from '../party.ts'
import { terms } from '../terms.ts'

const THREE = ['ada', 'ben', 'cyd'] as const
const names = (some: readonly { readonly peer: string }[]) =>
  some.map(({ peer }) => nameOf(peer)).sort()
/** What each was told of a throw in the end. */
const ends = ({ told }: Party) =>
  told
    .filter(({ other }) => other.became.is !== 'announced')
    .map(({ name, other }) => [name, other.became.is])

/** Takes the words of this sort out of the post. */
function takeOut(all: Party, which: (post: Post) => boolean): Post[] {
  const out = all.post.filter(which)
  all.post = all.post.filter((post) => !which(post))
  return out
}
const is = (joint: Word['joint']) => (post: Post) => post.word.joint === joint

/** Delivers all but these, for as long as words come of it. */
function deliverBut(all: Party, lost: (post: Post) => boolean): void {
  for (let post = all.post.shift(); post; post = all.post.shift()) if (!lost(post)) all.hand(post)
}

/** A throw of this id as it would be written down. */
function recordOf(all: Party, id: string, dice = 5): RollRecord {
  const own = all.agreed.find((one) => one.id === id)
  if (!own) throw new Error(`${id} was not agreed upon`)
  const { check, thrown, seat } = terms(id, dice)
  return {
    id,
    seat,
    at: 1,
    check,
    thrown: { ...thrown, seed: own.seed },
    roll: [],
    joint: own.joint,
  }
}

describe('a throw by three', () => {
  test('has one seed on every screen, which proves itself and names the witnesses', () => {
    const all = party(...THREE)
    expect(all.circle('ada').begin(terms('t1'), 0)).toBe(true)
    all.deliver()
    const [own] = all.agreed
    expect(names(own?.joint.witnesses ?? [])).toEqual(['ben', 'cyd'])
    expect(own?.joint.silent).toEqual([])
    expect(standingOf(recordOf(all, 't1'), 'table')).toBe('witnessed')
    const opened = all.told.flatMap(({ name, other: { terms: said, became } }) =>
      became.is === 'opened' ? [[name, said.id, became.seed, became.joint]] : [],
    )
    expect(opened).toEqual([
      ['ben', 't1', own?.seed, own?.joint],
      ['cyd', 't1', own?.seed, own?.joint],
    ])
  })

  test('takes the next number each time, and never the same seed', () => {
    const all = party(...THREE)
    for (const id of ['t1', 't2', 't3']) {
      all.circle('ada').begin(terms(id), all.now)
      all.circle('ben').begin(terms(`${id}b`), all.now)
      all.deliver()
    }
    expect(all.agreed.map(({ joint }) => joint.n)).toEqual([1, 1, 2, 2, 3, 3])
    expect(new Set(all.agreed.map(({ seed }) => seed)).size).toBe(6)
  })

  test('is proven for nothing but what was announced, and by nobody but those who signed', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    all.deliver()
    const record = recordOf(all, 't1')
    const joint = all.agreed[0]!.joint
    const [one, two] = joint.witnesses
    const { check } = record
    const thrown = record.thrown!
    const other = '7'.repeat(64)
    const forged: readonly Partial<RollRecord>[] = [
      { id: 't2' },
      { seat: 'ben' },
      { check: { ...check, dr: 1 } },
      { thrown: { ...thrown, flick: { dx: 1, dy: 0, power: 1 } } },
      { thrown: { ...thrown, seed: other } },
      { joint: { ...joint, n: 2 } },
      { joint: { ...joint, session: 'a'.repeat(24) } },
      { joint: { ...joint, table: 'elsewhere' } },
      { joint: { ...joint, witnesses: [one!] } },
      { joint: { ...joint, witnesses: [], silent: joint.witnesses.map(({ peer }) => ({ peer })) } },
      { joint: { ...joint, witnesses: [one!, two!, two!] } },
      { joint: { ...joint, silent: [{ peer: keyOf('dee') }] } },
      { joint: { ...joint, witnesses: [one!, { ...two!, value: other }] } },
      { joint: { ...joint, witnesses: [one!, { ...two!, sign: one!.sign }] } },
      { joint: { ...joint, witnesses: [one!, { ...two!, peer: keyOf('dee') }] } },
      { joint: { ...joint, thrower: { ...joint.thrower, sign: one!.sign } } },
    ]
    for (const some of forged) expect(standingOf({ ...record, ...some }, 'table')).toBe('false')
    expect(standingOf(record, 'another')).toBe('before')
  })
})

describe('who is alone', () => {
  test('has nobody to throw with', () => {
    const all = party('ada')
    expect(all.circle('ada').begin(terms('t1'), 0)).toBe(false)
    expect(all.circle('ada').due()).toBeUndefined()
  })

  test('throws alone again when all have left', () => {
    const all = party('ada', 'ben')
    all.part('ada', 'ben')
    expect(all.circle('ada').begin(terms('t1'), 0)).toBe(false)
  })
})

describe('a silent peer', () => {
  test('delays a throw by its patience and no longer, and is named', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    takeOut(all, ({ to }) => to === 'cyd')
    all.deliver()
    all.pass(PATIENCE - 1, ['ada', 'ben'])
    expect(all.agreed).toEqual([])
    all.pass(1, ['ada', 'ben'])
    const [own] = all.agreed
    expect(names(own?.joint.witnesses ?? [])).toEqual(['ben'])
    expect(names(own?.joint.silent ?? [])).toEqual(['cyd'])
    expect(standingOf(recordOf(all, 't1'), 'table')).toBe('witnessed')
    expect(PATIENCE).toBeLessThan(1500)
  })

  test('delays no second throw, and is waited for again once it is heard', () => {
    const all = party(...THREE)
    const throws = (id: string, cyd: boolean) => {
      const before = all.now
      all.circle('ada').begin(terms(id), all.now)
      if (!cyd) takeOut(all, ({ to }) => to === 'cyd')
      all.deliver()
      all.pass(PATIENCE, ['ada', 'ben'])
      const { joint, at } = all.agreed.at(-1)!
      return [at - before, names(joint.silent)]
    }
    expect(throws('t1', false)).toEqual([PATIENCE, ['cyd']])
    expect(throws('t2', false)).toEqual([0, ['cyd']])
    // Awake, it hears of a throw after two that it has not heard of: it has no hand in this one, and in the next again.
    const [, silent] = throws('t3', true)
    expect(silent).toEqual(['cyd'])
    all.part('ada', 'cyd')
    all.meet('ada', 'cyd')
    expect(throws('t4', true)).toEqual([0, []])
  })

  test('who leaves meanwhile is not waited for', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    takeOut(all, ({ to }) => to === 'cyd')
    all.deliver()
    all.part('ada', 'cyd')
    all.deliver()
    expect(all.agreed.map(({ joint, at }) => [names(joint.silent), at])).toEqual([[['cyd'], 0]])
  })

  test('whose answer or number is lost on the way to the thrower alone has a hand in it all the same', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    const lost = ({ from, to }: Post) => from === 'cyd' && to === 'ada'
    deliverBut(all, lost)
    const pass = (ms: number) => {
      const end = all.now + ms
      while (all.now < end) {
        all.now += 100
        for (const circle of all.circles.values()) circle.tick(all.now)
        deliverBut(all, lost)
      }
    }
    pass(1000)
    // What it said has come by way of ben.
    expect(names(all.agreed[0]?.joint.witnesses ?? [])).toEqual(['ben', 'cyd'])
    expect(standingOf(recordOf(all, 't1'), 'table')).toBe('witnessed')
    expect(all.now).toBeLessThan(PATIENCE)
    for (const circle of all.circles.values()) {
      expect(circle.doubts(recordOf(all, 't1'))).toBeUndefined()
    }
  })
})

describe('a thrower', () => {
  test('who does not open has abandoned the throw, on every other screen', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    deliverBut(all, is('opened'))
    all.pass(ABANDONED - 1, ['ben', 'cyd'])
    expect(ends(all)).toEqual([])
    all.pass(1, ['ben', 'cyd'])
    expect(ends(all)).toEqual([
      ['ben', 'abandoned'],
      ['cyd', 'abandoned'],
    ])
    // And whoever saw that doubts it for good, however well it is signed.
    const record = recordOf(all, 't1')
    expect(standingOf(record, 'table')).toBe('witnessed')
    expect(all.circle('ben').doubts(record)).toBe('other')
  })

  test('is not called so by one who has slept, before what was said meanwhile is heard', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    deliverBut(all, is('opened'))
    all.now = 60_000
    all.circle('ben').tick(all.now)
    expect(ends(all)).toEqual([])
    all.circle('ben').tick(all.now + ABANDONED)
    expect(ends(all)).toEqual([['ben', 'abandoned']])
  })

  test.each<[string, (word: Extract<Word, { joint: 'opened' }>) => Word]>([
    ['another number of its own', (word) => ({ ...word, value: '5'.repeat(64) })],
    [
      'another number of a witness',
      (word) => ({ ...word, hands: word.hands.map(([a, , c]) => [a, '5'.repeat(64), c]) }),
    ],
    ['a witness twice', (word) => ({ ...word, hands: [...word.hands, ...word.hands] })],
    ['a witness fewer', (word) => ({ ...word, hands: [] })],
    [
      'a witness whom nobody asked',
      (word) => ({ ...word, hands: word.hands.map(([, b, c]) => [keyOf('eve'), b, c]) }),
    ],
  ])('who opens with %s is found out', (_what, spoil) => {
    const all = party('ada', 'ben')
    all.circle('ada').begin(terms('t1'), 0)
    for (let post = all.post.shift(); post; post = all.post.shift()) {
      all.hand(post.word.joint === 'opened' ? { ...post, word: spoil(post.word) } : post)
    }
    expect(ends(all)).toEqual([['ben', 'foul']])
    expect(all.circle('ben').doubts(recordOf(all, 't1'))).toBe('other')
  })
})

describe('a witness who does not open', () => {
  /** All but what cyd opens arrives. */
  const deliver = (all: Party) =>
    deliverBut(all, ({ from, word }) => from === 'cyd' && word.joint === 'open')
  const throws = (all: Party, id: string) => {
    all.circle('ada').begin(terms(id), all.now)
    for (let at = 0; at < 30; at++) {
      deliver(all)
      all.now += 100
      for (const circle of all.circles.values()) circle.tick(all.now)
    }
    deliver(all)
  }

  test('makes the throw void, is named by all, and does not make the next one void too', () => {
    const all = party(...THREE)
    throws(all, 't1')
    expect(all.agreed).toEqual([])
    expect(all.voided).toEqual([{ name: 'ada', id: 't1', lacking: ['cyd'] }])
    const [, end] = all.told.flatMap(({ name, other: { became } }) =>
      name === 'ben' ? [became] : [],
    )
    expect(end).toEqual({ is: 'void', lacking: [keyOf('cyd')] })
    throws(all, 't2')
    expect(names(all.agreed[0]?.joint.witnesses ?? [])).toEqual(['ben'])
    expect(standingOf(recordOf(all, 't2'), 'table')).toBe('witnessed')
    expect(all.circle('ben').doubts(recordOf(all, 't2'))).toBeUndefined()
  })

  test('again and again, is left out for longer and longer, and the others throw', () => {
    const all = party(...THREE)
    for (let at = 1; at <= 40; at++) throws(all, `t${at}`)
    expect(all.voided.length).toBeLessThanOrEqual(5)
    expect(all.agreed.length).toBeGreaterThanOrEqual(35)
    // Forty throws, each signed and looked at by three.
  })
})

/** Any order between the pairs, some words lost or told twice, some late. */
const fates = fc.array(
  fc.record({
    pick: fc.nat(),
    fate: fc.constantFrom('deliver', 'deliver', 'deliver', 'lose', 'twice', 'tick'),
  }),
  { maxLength: 120 },
)

test('whatever the post does: whoever sees a throw opened sees the thrower’s seed, and none waits for ever', () => {
  fc.assert(
    fc.property(fates, (fated) => {
      const all = party('ada', 'ben', 'cyd', 'dee')
      all.circle('ada').begin(terms('a1'), 0)
      all.circle('ben').begin(terms('b1', 3), 0)
      for (const { pick, fate } of fated) {
        if (fate === 'tick') all.now += 200
        const post = all.post[pick % Math.max(1, all.post.length)]
        // Between two screens words keep their order.
        const first = post && all.post.find(({ from, to }) => from === post.from && to === post.to)
        if (!first) continue
        if (fate !== 'tick' && fate !== 'twice') all.post.splice(all.post.indexOf(first), 1)
        if (fate === 'deliver' || fate === 'twice') all.hand(first)
      }
      all.deliver()
      all.pass(PATIENCE * 2 + ABANDONED * 2)
      const came = [...all.agreed, ...all.voided].map(({ id }) => id)
      expect(came.sort()).toEqual(['a1', 'b1'])
      for (const { id, name } of all.agreed) {
        const record = { ...recordOf(all, id, id === 'a1' ? 5 : 3) }
        expect(standingOf(record, 'table')).not.toBe('false')
        expect(all.circle(name).doubts(record)).toBeUndefined()
      }
      for (const { other } of all.told) {
        const own = all.agreed.find(({ id }) => id === other.terms.id)
        const { became } = other
        if (became.is === 'opened')
          expect([became.seed, became.joint]).toEqual([own?.seed, own?.joint])
      }
      for (const { name, other } of all.told) {
        const end = all.told.filter(
          (one) =>
            one.name === name &&
            one.other.terms.id === other.terms.id &&
            one.other.became.is !== 'announced',
        )
        expect(end).toHaveLength(1)
      }
      for (const circle of all.circles.values()) expect(circle.due()).toBeUndefined()
    }),
    { numRuns: 20 },
  )
})
