import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ABANDONED, PATIENCE } from '../../src/sync/circle.ts'
import type { Word } from '../../src/sync/jointwords.ts'
import { proves } from '../../src/tray/joint.ts'
import { type Party, type Post, party } from './party.ts'
import { terms } from './terms.ts'

const THREE = ['ada', 'ben', 'cyd'] as const
const peers = (some: readonly { readonly peer: string }[]) => some.map(({ peer }) => peer)
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

describe('a throw by three', () => {
  test('has one seed on every screen, which proves itself and names the witnesses', () => {
    const all = party(...THREE)
    expect(all.circle('ada').begin(terms('t1'), 0)).toBe(true)
    all.deliver()
    const [own] = all.agreed
    expect(peers(own?.joint.witnesses ?? [])).toEqual(['ben', 'cyd'])
    expect(own?.joint.silent).toEqual([])
    expect(own && proves(own.joint, terms('t1'), own.seed)).toBe(true)
    const opened = all.told.flatMap(
      ({
        name,
        other: {
          terms: { id },
          became,
        },
      }) => (became.is === 'opened' ? [[name, id, became.seed, became.left]] : []),
    )
    expect(opened).toEqual([
      ['ben', 't1', own?.seed, []],
      ['cyd', 't1', own?.seed, []],
    ])
  })

  test('takes the next link each time, and never the same seed', () => {
    const all = party(...THREE)
    for (const id of ['t1', 't2', 't3']) {
      all.circle('ada').begin(terms(id), all.now)
      all.circle('ben').begin(terms(`${id}b`), all.now)
      all.deliver()
    }
    expect(all.agreed.map(({ joint }) => joint.n)).toEqual([1, 1, 2, 2, 3, 3])
    expect(new Set(all.agreed.map(({ seed }) => seed)).size).toBe(6)
  })

  test('holds for nothing but what was announced', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    all.deliver()
    const { joint, seed } = all.agreed[0]!
    const [ben, cyd] = joint.witnesses
    const { check, thrown } = terms('t1')
    const other = '7'.repeat(64)
    expect(proves(joint, terms('t1', 4), seed)).toBe(false)
    expect(proves(joint, terms('t2'), seed)).toBe(false)
    expect(proves(joint, { ...terms('t1'), check: { ...check, dr: 1 } }, seed)).toBe(false)
    expect(
      proves(
        joint,
        { ...terms('t1'), thrown: { ...thrown, flick: { dx: 1, dy: 0, power: 1 } } },
        seed,
      ),
    ).toBe(false)
    expect(proves({ ...joint, witnesses: [ben!] }, terms('t1'), seed)).toBe(false)
    expect(proves({ ...joint, silent: [{ peer: 'dee' }] }, terms('t1'), seed)).toBe(false)
    expect(
      proves({ ...joint, witnesses: [ben!, { ...cyd!, link: other }] }, terms('t1'), seed),
    ).toBe(false)
    expect(proves(joint, terms('t1'), other)).toBe(false)
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
    all.circle('ada').part('ben')
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
    expect(peers(own?.joint.witnesses ?? [])).toEqual(['ben'])
    expect(peers(own?.joint.silent ?? [])).toEqual(['cyd'])
    expect(own && proves(own.joint, terms('t1'), own.seed)).toBe(true)
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
      return [at - before, peers(joint.silent)]
    }
    expect(throws('t1', false)).toEqual([PATIENCE, ['cyd']])
    expect(throws('t2', false)).toEqual([0, ['cyd']])
    // Awake, it answers: too late for this one, in time for the next.
    expect(throws('t3', true)).toEqual([0, ['cyd']])
    expect(throws('t4', true)).toEqual([0, []])
  })

  test('who leaves meanwhile is not waited for', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    takeOut(all, ({ to }) => to === 'cyd')
    all.deliver()
    all.circle('ada').part('cyd')
    expect(all.agreed.map(({ joint, at }) => [peers(joint.silent), at])).toEqual([[['cyd'], 0]])
  })

  test('whose answer comes late or is left out is known to those who heard it', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    // Cyd's answer reaches ben but not ada.
    all.hand(all.post.find(({ to }) => to === 'cyd')!)
    takeOut(all, ({ from, to, word }) => word.joint === 'salt' && from === 'cyd' && to === 'ada')
    takeOut(all, ({ to, word }) => to === 'cyd' && word.joint === 'throw')
    all.deliver()
    all.pass(PATIENCE)
    const left = all.told.flatMap(({ name, other: { became } }) =>
      became.is === 'opened' ? [[name, became.left]] : [],
    )
    expect(left).toEqual([
      ['ben', ['cyd']],
      ['cyd', ['cyd']],
    ])
  })
})

describe('a thrower', () => {
  test('who does not open has abandoned the throw, on every other screen', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    takeOut(all, is('open'))
    for (let i = 0; i < 4; i++) {
      for (const post of takeOut(all, () => true)) if (!is('open')(post)) all.hand(post)
    }
    all.pass(ABANDONED - 1, ['ben', 'cyd'])
    expect(ends(all)).toEqual([])
    all.pass(1, ['ben', 'cyd'])
    expect(ends(all)).toEqual([
      ['ben', 'abandoned'],
      ['cyd', 'abandoned'],
    ])
  })

  test('is not called so by one who has slept, before what was said meanwhile is heard', () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    for (let post = all.post.shift(); post; post = all.post.shift()) {
      if (post.word.joint !== 'open') all.hand(post)
    }
    all.now = 60_000
    all.circle('ben').tick(all.now)
    expect(ends(all)).toEqual([])
    all.circle('ben').tick(all.now + ABANDONED)
    expect(ends(all)).toEqual([['ben', 'abandoned']])
  })

  test('gets no answer twice for one number, nor for one that is over', () => {
    const all = party('ada', 'ben')
    all.circle('ada').begin(terms('t1'), 0)
    const said = all.post.find(is('throw'))!
    all.deliver()
    all.circle('ada').begin(terms('t2'), 0)
    all.deliver()
    all.hand(said)
    all.hand({ ...said, word: { ...said.word, commitment: '3'.repeat(64) } as Word })
    expect(all.post).toEqual([])
  })

  test('who says one thing to one and another to another is found out', () => {
    const all = party(...THREE)
    const { circle } = all
    circle('ada').begin(terms('t1'), 0)
    const said = all.post.find(({ to }) => to === 'cyd')!
    const other = { ...said.word, commitment: '3'.repeat(64) } as Word
    takeOut(all, ({ to }) => to === 'cyd')
    all.hand({ ...said, word: other })
    // Cyd's answer to the other thing is heard by ben; ada takes its link nevertheless.
    const salt = all.post.find(({ from, to }) => from === 'cyd' && to === 'ada')!
    takeOut(all, ({ from, to }) => from === 'cyd' && to === 'ada')
    all.hand({
      ...salt,
      word: { ...salt.word, commitment: (said.word as { commitment: string }).commitment } as Word,
    })
    all.deliver()
    expect(ends(all)).toEqual([
      ['ben', 'foul'],
      ['cyd', 'foul'],
    ])
  })

  test.each<[string, (word: Extract<Word, { joint: 'open' }>) => Word]>([
    ['another link of its own', (word) => ({ ...word, link: '5'.repeat(64) })],
    [
      'another link of a witness',
      (word) => ({ ...word, salts: word.salts.map(([a, b]) => [a, b, '5'.repeat(64)]) }),
    ],
    [
      'another anchor of a witness',
      (word) => ({ ...word, salts: word.salts.map(([a, , c]) => [a, '5'.repeat(64), c]) }),
    ],
    ['a witness twice', (word) => ({ ...word, salts: [...word.salts, ...word.salts] })],
    [
      'a witness whom nobody asked',
      (word) => ({ ...word, salts: word.salts.map(([, b, c]) => ['eve', b, c]) }),
    ],
  ])('who opens with %s is found out', (_what, spoil) => {
    const all = party('ada', 'ben')
    all.circle('ada').begin(terms('t1'), 0)
    for (let post = all.post.shift(); post; post = all.post.shift()) {
      all.hand(post.word.joint === 'open' ? { ...post, word: spoil(post.word) } : post)
    }
    expect(ends(all)).toEqual([['ben', 'foul']])
  })
})

describe('a friend who answers last', () => {
  test('cannot choose: only one link is taken', () => {
    const all = party(...THREE)
    // Links that cyd will give or has given otherwise are the best there are to try.
    const links: string[] = []
    for (let n = 1; n <= 5; n++) {
      all.circle('ada').begin(terms(`t${n}`), 0)
      for (const { from, word } of all.post)
        if (from === 'cyd' && 'link' in word) links.push(word.link)
      for (let post = all.post.shift(); post; post = all.post.shift()) {
        if (post.word.joint === 'salt') links.push(post.word.link)
        all.hand(post)
      }
    }
    all.circle('ada').begin(terms('t6'), 0)
    const [said] = takeOut(all, is('throw'))
    const { commitment } = said!.word as { commitment: string }
    for (const link of [...links, '4'.repeat(64)]) {
      all.hand({
        from: 'cyd',
        to: 'ada',
        word: { joint: 'salt', thrower: 'ada', n: 6, commitment, link },
      })
    }
    all.pass(PATIENCE, ['ada'])
    expect(peers(all.agreed.at(-1)?.joint.silent ?? [])).toEqual(['ben', 'cyd'])
  })

  test('nor move the anchor', () => {
    const all = party('ada', 'ben')
    const moved: Word = { joint: 'anchors', anchors: [['ada', '4'.repeat(64)]] }
    all.hand({ from: 'ben', to: 'ada', word: moved })
    all.circle('ada').begin(terms('t1'), 0)
    all.deliver()
    expect(peers(all.agreed[0]?.joint.witnesses ?? [])).toEqual(['ben'])
  })
})

describe('a record', () => {
  /** A throw of ada's that all three saw, as it would be written down. */
  const seen = () => {
    const all = party(...THREE)
    all.circle('ada').begin(terms('t1'), 0)
    all.deliver()
    const { seed, joint } = all.agreed[0]!
    return { all, record: { id: 't1', thrown: { ...terms('t1').thrown, seed }, joint } }
  }
  const other = '6'.repeat(64)

  test('that says what everybody saw is doubted by nobody', () => {
    const { all, record } = seen()
    for (const circle of all.circles.values()) expect(circle.doubts(record)).toBe(false)
    expect(all.circle('ben').doubts({ id: 'alone', thrown: record.thrown })).toBe(false)
    // Nor by those who were not there.
    expect(party('dee', 'eve').circle('dee').doubts(record)).toBe(false)
  })

  test('that says something else is doubted by all who saw it', () => {
    const { all, record } = seen()
    const forged = { ...record, thrown: { ...record.thrown, seed: other } }
    for (const circle of all.circles.values()) expect(circle.doubts(forged)).toBe(true)
  })

  test('of a throw that never was is doubted by those it names, and by those who know their anchors', () => {
    const { all, record } = seen()
    const { joint } = record
    const [ben, cyd] = joint.witnesses
    const at = (n: number, witness: typeof ben) => ({
      ...record,
      id: 'never',
      joint: { ...joint, n, witnesses: [witness!] },
    })
    // Ben has given no second link, and knows the one he will give.
    expect(all.circle('ben').doubts(at(2, ben))).toBe(true)
    expect(all.circle('ben').doubts(at(1, { ...ben!, link: other }))).toBe(true)
    expect(all.circle('ben').doubts(at(2, { ...cyd!, anchor: other }))).toBe(true)
    expect(all.circle('ada').doubts(at(2, ben))).toBe(true)
  })

  test('of a throw that was foul stays doubted', () => {
    const all = party('ada', 'ben')
    all.circle('ada').begin(terms('t1'), 0)
    for (let post = all.post.shift(); post; post = all.post.shift()) {
      const spoilt = post.word.joint === 'open' ? { ...post.word, link: other } : post.word
      all.hand({ ...post, word: spoilt })
    }
    const { seed, joint } = all.agreed[0]!
    const thrown = { ...terms('t1').thrown, seed }
    expect(all.circle('ben').doubts({ id: 't1', thrown, joint })).toBe(true)
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
      all.pass(PATIENCE + ABANDONED * 2)
      expect(all.agreed.map(({ id }) => id).sort()).toEqual(['a1', 'b1'])
      for (const { seed, joint, id } of all.agreed) {
        expect(proves(joint, terms(id, id === 'a1' ? 5 : 3), seed)).toBe(true)
      }
      for (const { other } of all.told) {
        const own = all.agreed.find(({ id }) => id === other.terms.id)
        const { became } = other
        expect(became.is).not.toBe('foul')
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
        expect(end.length).toBe(1)
      }
      for (const circle of all.circles.values()) expect(circle.due()).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

const name = fc.constantFrom('ada', 'ben', 'cyd', 'eve')
const hash = fc.constantFrom('1'.repeat(64), '2'.repeat(64))
const n = fc.integer({ min: 1, max: 3 })
const anyWord: fc.Arbitrary<Word> = fc.oneof(
  fc.record({
    joint: fc.constant('anchors' as const),
    anchors: fc.array(fc.tuple(name, hash), { maxLength: 4 }),
  }),
  fc.record({
    joint: fc.constant('throw' as const),
    n,
    commitment: hash,
    asked: fc.array(name, { maxLength: 3 }),
    terms: fc.constantFrom(terms('a1'), terms('x')),
  }),
  fc.record({
    joint: fc.constant('salt' as const),
    thrower: name,
    n,
    commitment: hash,
    link: hash,
  }),
  fc.record({
    joint: fc.constant('open' as const),
    n,
    link: hash,
    salts: fc.array(fc.tuple(name, hash, hash), { maxLength: 3 }),
  }),
)

test('whatever one of them makes up: the others throw together all the same', () => {
  const lies = fc.array(fc.tuple(fc.constantFrom('ada', 'ben'), anyWord), { maxLength: 60 })
  fc.assert(
    fc.property(lies, (words) => {
      const all = party(...THREE)
      for (const [to, word] of words) all.hand({ from: 'cyd', to, word })
      all.post = []
      all.circle('ada').begin(terms('a1'), all.now)
      all.deliver()
      all.pass(PATIENCE)
      const own = all.agreed.find(({ id }) => id === 'a1')
      expect(peers(own?.joint.witnesses ?? [])).toContain('ben')
      const seen = all.told.filter(({ name, other }) => name === 'ben' && other.peer === 'ada')
      expect(seen.map(({ other }) => other.became.is)).toEqual(['announced', 'opened'])
      expect(
        all.told.some(({ other }) => other.peer === 'cyd' && other.became.is === 'opened'),
      ).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('who says too much is no longer heard, until it has been quiet', () => {
  const all = party('ada', 'ben')
  const word: Word = { joint: 'anchors', anchors: [] }
  for (let i = 0; i < 500; i++) all.hand({ from: 'ben', to: 'ada', word })
  all.circle('ada').begin(terms('t1'), 0)
  all.deliver()
  all.pass(PATIENCE)
  expect(peers(all.agreed[0]?.joint.silent ?? [])).toEqual(['ben'])
  all.now += 5000
  for (const id of ['t2', 't3']) {
    all.circle('ada').begin(terms(id), all.now)
    all.deliver()
  }
  expect(peers(all.agreed[2]?.joint.witnesses ?? [])).toEqual(['ben'])
})
