import { describe, expect, test, vi } from 'vitest'
import type { Hand, Joint, RollRecord, Terms } from '../../../src/rules/dice/roll.ts'
import type { Announcement, Answer, Opening, Word } from '../../../src/sync/circle/jointwords.ts'
import { standingOf } from '../../../src/sync/circle/proof.ts'
import { ABANDONED } from '../../../src/sync/circle/theirs.ts'
import * as signature from '../../../src/sync/keys/signature.ts'
import { coverOf, inOrder, seedOf, toSign } from '../../../src/tray/joint.ts'
import { expectAlive } from '../../table/alive.ts'
import { aTable } from '../../table/make.ts'
import { type Cheat, cheatAt, OWN } from '../cheat.ts'
import { keyOf, nameOf, type Party, partyOf, screenFor, sessionFor } from '../party.ts'
import { terms } from '../terms.ts'

/*
 * Eve has written a page of her own. Whatever she tries, no throw of hers is taken for more than it is, and Ada, Ben
 * and Cyd throw on as if nothing were.
 */

const HONEST = ['ada', 'ben', 'cyd'] as const

/** Where all that is thrown is written down, whoever threw it and however. */
let book = aTable()
/** Three honest screens, and Eve's; with a friend, whose page she has written too. */
function tableOf(...friends: readonly string[]): { all: Party; eve: Cheat } {
  const all = partyOf([...HONEST, 'eve', ...friends], ['eve', ...friends])
  const eve = cheatAt(all, 'eve')
  book = aTable()
  eve.come(...HONEST)
  for (const friend of friends) cheatAt(all, friend).come(...HONEST)
  all.pass(20_000)
  return { all, eve }
}

let rounds = 0
/** The honest throw, with everybody who answers, and nobody doubts it, at a table that holds all others as well. */
function goesOn(all: Party): void {
  const id = `after-${++rounds}`
  all.circle('ada').begin(terms(id), all.now)
  all.deliver()
  // Eve does not answer: that costs the first throw its patience.
  all.pass(3000)
  const own = all.agreed.find((one) => one.id === id)
  if (!own) throw new Error('ada cannot throw any more')
  expect(own.joint.witnesses.map(({ peer }) => nameOf(peer)).sort()).toEqual(['ben', 'cyd'])
  const { check, thrown, seat } = terms(id)
  const record = {
    id,
    seat,
    at: 1,
    check,
    thrown: { ...thrown, seed: own.seed },
    roll: [],
    joint: own.joint,
  }
  expect(standingOf(record, 'table')).toBe('witnessed')
  for (const circle of all.circles.values()) expect(circle.doubts(record)).toBeUndefined()
  const opened = all.told.filter(
    ({ other }) => other.terms.id === id && other.became.is === 'opened',
  )
  expect(opened.map(({ name }) => name).sort()).toEqual(['ben', 'cyd'])
  book.apply([{ do: 'roll', record }], { seat: 'ada' })
  expect(book.state().rolls.map(({ id: one }) => one)).toContain(id)
  expectAlive(book.doc)
}

/** What Eve writes down of a throw with these hands, as well as she can. */
function recordOf(
  said: Announcement,
  closed: string,
  hands: readonly Opening[],
  more: Partial<Joint> = {},
): RollRecord {
  const { id, seat, check, thrown } = said.terms
  const thrower: Hand = {
    peer: keyOf('eve'),
    value: OWN,
    sign: signature.signAs(screenFor('eve'), toSign.close(closed)),
  }
  const witnesses = inOrder(hands.map(({ by, value, sign }): Hand => ({ peer: by, value, sign })))
  const took = new Set(witnesses.map(({ peer }) => peer))
  const silent = said.asked.filter((peer) => !took.has(peer)).map((peer) => ({ peer }))
  const { table, session, n } = said
  const joint: Joint = { table, session, n, thrower, witnesses, silent: inOrder(silent), ...more }
  const seed = seedOf(closed, thrower, witnesses)
  const record = { id, seat, at: Date.now(), check, thrown: { ...thrown, seed }, roll: [], joint }
  book.doc.getArray('rolls').push([record])
  return record
}

/** A throw of Eve's as it should be. */
function fairly(eve: Cheat, id: string, n: number): RollRecord {
  const said = eve.announcement(terms(id), n, HONEST)
  eve.say(said, ...HONEST)
  const answers = eve.answers(said)
  expect(answers).toHaveLength(3)
  eve.say(eve.closing(said, answers), ...HONEST)
  const closed = eve.closedAs(said, answers)
  const opens = eve.opens(closed)
  expect(opens).toHaveLength(3)
  const hands = opens.map(({ by, value, sign }): [string, string, string] => [by, value, sign])
  eve.say({ joint: 'opened', session: sessionFor('eve'), n, value: OWN, hands }, ...HONEST)
  return recordOf(said, closed, opens)
}

const doubtsOf = (all: Party, record: RollRecord) =>
  HONEST.map((name) => all.circle(name).doubts(record))
/** Who misses a throw that is written down as thrown just now, by whoever sits there. */
const missedBy = (all: Party, record: RollRecord, sit: readonly string[] = ['eve']) =>
  HONEST.filter((name) => all.circle(name).misses(record, sit.map(keyOf), 0, all.now))

test('played fairly, what Eve throws is witnessed like all the rest', () => {
  const { all, eve } = tableOf()
  const record = fairly(eve, 'fair', 1)
  expect(standingOf(record, 'table')).toBe('witnessed')
  expect(doubtsOf(all, record)).toEqual([undefined, undefined, undefined])
  expect(missedBy(all, record)).toEqual([])
  goesOn(all)
})

describe('replay', () => {
  test('what witnesses gave for one throw serves no other, however many are tried', () => {
    const { all, eve } = tableOf()
    const record = fairly(eve, 'first', 1)
    const joint = record.joint as Joint
    let good = 0
    for (let n = 0; n < 243; n++) {
      const told: Terms = terms(`again-${n}`)
      const said = eve.announcement(told, 2, ['ben', 'cyd'])
      // Their old numbers, for whatever she would like to have thrown.
      const covers = joint.witnesses.map(({ peer, value }) => ({
        by: peer,
        cover: coverOf(peer, value),
      }))
      const closed = eve.closedAs(said, covers as Answer[])
      const opens = joint.witnesses.map(({ peer, value, sign }) => ({ by: peer, value, sign }))
      if (standingOf(recordOf(said, closed, opens as Opening[]), 'table') !== 'false') good++
    }
    expect(good).toBe(0)
    // Nor the whole of it, under another name or another number.
    expect(standingOf({ ...record, id: 'second' }, 'table')).toBe('false')
    expect(standingOf({ ...record, joint: { ...joint, n: 2 } }, 'table')).toBe('false')
    goesOn(all)
  })

  test('a number that was used is answered no more, with the same terms or with others', () => {
    const { all, eve } = tableOf()
    const record = fairly(eve, 'first', 1)
    const before = eve.heard.length
    eve.say(eve.announcement(terms('first'), 1, ['ben', 'cyd']), ...HONEST)
    eve.say(eve.announcement(terms('other'), 1, ['ben', 'cyd']), ...HONEST)
    expect(eve.heard).toHaveLength(before)
    // What she writes down of it alone is doubted by all who saw the first.
    const other = { ...record, id: 'other' }
    expect(doubtsOf(all, other)).toEqual(['other', 'other', 'other'])
    goesOn(all)
  })
})

test('jump: a far number is answered by nobody, and whoever saw it doubts the throw', () => {
  const { all, eve } = tableOf()
  fairly(eve, 'first', 1)
  const before = eve.heard.length
  const said = eve.announcement(terms('far'), 2000, ['ben', 'cyd'])
  eve.say(said, ...HONEST)
  expect(eve.heard).toHaveLength(before)
  const record = recordOf(said, eve.closedAs(said, []), [])
  expect(standingOf(record, 'table')).toBe('alone')
  expect(doubtsOf(all, record)).toEqual(['number', 'number', 'number'])
  goesOn(all)
})

describe('last word', () => {
  test('whoever closes a throw knows no number but its own, and only one of 2^k closings is ever opened', () => {
    const { all, eve } = tableOf()
    const said = eve.announcement(terms('t'), 1, ['ada', 'ben', 'cyd'])
    eve.say(said, ...HONEST)
    const answers = eve.answers(said)
    expect(answers.map(({ by }) => nameOf(by)).sort()).toEqual(['ada', 'ben', 'cyd'])
    const numbers = () => eve.heard.filter(({ word }) => word.joint === 'open').length
    expect(numbers()).toBe(0)
    const subsets = Array.from({ length: 8 }, (_, bits) =>
      answers.filter((_one, at) => (bits >> at) & 1),
    )
    for (const some of subsets.reverse()) eve.say(eve.closing(said, some), ...HONEST)
    const known = new Set<string>()
    for (const some of subsets) {
      const closed = eve.closedAs(said, some)
      const record = recordOf(said, closed, eve.opens(closed))
      if (standingOf(record, 'table') === 'witnessed') known.add(record.thrown?.seed ?? '')
    }
    expect(known.size).toBeLessThanOrEqual(1)
    goesOn(all)
  })

  test('who tells one closing to one and another to another has neither whole', () => {
    const { all, eve } = tableOf()
    const said = eve.announcement(terms('t'), 1, ['ada', 'ben', 'cyd'])
    eve.say(said, ...HONEST)
    const answers = eve.answers(said)
    const not = (name: string) => answers.filter(({ by }) => nameOf(by) !== name)
    eve.say(eve.closing(said, answers), 'ada')
    eve.say(eve.closing(said, not('ada')), 'ben')
    eve.say(eve.closing(said, not('ben')), 'cyd')
    for (const some of [answers, not('ada'), not('ben')]) {
      const closed = eve.closedAs(said, some)
      const opens = eve.opens(closed)
      expect(opens.length).toBeLessThan(some.length)
      // All their numbers are known to her: without their signatures they serve nothing.
      const every = answers.map(
        ({ by }) => eve.heard.find(({ word }) => word.joint === 'open' && word.by === by)?.word,
      )
      const forged = some.flatMap(({ by }) =>
        every.filter((one) => one?.joint === 'open' && one.by === by),
      )
      expect(standingOf(recordOf(said, closed, forged as Opening[]), 'table')).toBe('false')
    }
    goesOn(all)
  })

  test('a friend who answers last, or not, chooses between nothing that is known', () => {
    const { all, eve } = tableOf('fay')
    const said = eve.announcement(terms('t'), 1, ['ben', 'cyd', 'fay'])
    eve.say(said, ...HONEST)
    const answers = eve.answers(said)
    // Ben's and Cyd's numbers stay covered until it is fixed whether Fay's counts.
    expect(eve.heard.some(({ word }) => word.joint === 'open')).toBe(false)
    eve.say(eve.closing(said, answers), ...HONEST)
    const closed = eve.closedAs(said, answers)
    expect(eve.opens(closed)).toHaveLength(2)
    // Fay's number comes too late to count.
    const of = eve.hashOf(said)
    const cover = coverOf(keyOf('fay'), OWN)
    const late: Answer = {
      joint: 'answer',
      thrower: eve.key,
      session: said.session,
      n: 1,
      by: keyOf('fay'),
      of,
      said: said.sign,
      cover,
      sign: signature.signAs(screenFor('fay'), toSign.answer(of, cover)),
    }
    eve.say(eve.closing(said, [...answers, late]), ...HONEST)
    expect(eve.opens(eve.closedAs(said, [...answers, late]))).toEqual([])
    goesOn(all)
  })
})

describe('alone', () => {
  test('a throw that nobody was told of is missed by all who were linked', () => {
    const { all, eve } = tableOf()
    const { check, thrown, seat } = terms('secret')
    const bare: RollRecord = {
      id: 'secret',
      seat,
      at: 1,
      check,
      thrown: { ...thrown, seed: OWN },
      roll: [],
    }
    expect(standingOf(bare, 'table')).toBe('alone')
    expect(missedBy(all, bare)).toEqual([...HONEST])
    // As if it were from before screens signed.
    const unsigned = { n: 1, thrower: { peer: 'x' }, witnesses: [{ peer: 'y' }], silent: [] }
    const old = { ...bare, joint: unsigned }
    expect([standingOf(old, 'table'), missedBy(all, old)]).toEqual(['before', [...HONEST]])
    // Signed, with nobody's hand in it but hers.
    const said = eve.announcement(terms('secret'), 1, [])
    const signed = recordOf(said, eve.closedAs(said, []), [])
    expect([standingOf(signed, 'table'), missedBy(all, signed)]).toEqual(['alone', [...HONEST]])
    goesOn(all)
  })

  test('with a friend of hers alone, it is missed too; and so it is in a session that she makes up', () => {
    const { all, eve } = tableOf('fay')
    for (const session of [sessionFor('eve'), 'f'.repeat(24)]) {
      const said = eve.announcement(terms('secret'), 1, ['fay'], { session })
      const of = eve.hashOf(said)
      const answer = { by: keyOf('fay'), cover: coverOf(keyOf('fay'), OWN) } as Answer
      const closed = eve.closedAs(said, [answer])
      const sign = signature.signAs(screenFor('fay'), toSign.open(closed))
      const record = recordOf(said, closed, [{ by: keyOf('fay'), value: OWN, sign } as Opening])
      expect(of).not.toBe(closed)
      // The two of them may make up what they like: it bears their names alone, and the others say so.
      expect(standingOf(record, 'table')).toBe('witnessed')
      expect(missedBy(all, record)).toEqual([...HONEST])
    }
    goesOn(all)
  })

  test('who is left out says so', () => {
    const { all, eve } = tableOf()
    // Told to all, before nobody.
    const said = eve.announcement(terms('t'), 1, [])
    eve.say(said, ...HONEST)
    eve.say(eve.closing(said, []), ...HONEST)
    const opened: Word = { joint: 'opened', session: said.session, n: 1, value: OWN, hands: [] }
    eve.say(opened, ...HONEST)
    const record = recordOf(said, eve.closedAs(said, []), [])
    expect(doubtsOf(all, record)).toEqual(['left', 'left', 'left'])
    goesOn(all)
  })

  test('who was truly away is not doubted', () => {
    const { all } = tableOf()
    const { check, thrown, seat } = terms('honest')
    const bare: RollRecord = {
      id: 'honest',
      seat,
      at: 1,
      check,
      thrown: { ...thrown, seed: OWN },
      roll: [],
    }
    all.part('ada', 'ben')
    // Ada throws alone; Ben hears of it when they meet again.
    all.meet('ada', 'ben')
    expect(missedBy(all, bare, ['ada'])).toEqual(['cyd'])
    // And with Cyd, while Ben was away.
    all.part('ada', 'ben')
    all.circle('ada').begin(terms('two'), all.now)
    all.deliver()
    all.pass(3000)
    all.meet('ada', 'ben')
    const own = all.agreed.at(-1)!
    const two = { ...bare, id: 'two', thrown: { ...thrown, seed: own.seed }, joint: own.joint }
    all.pass(30_000)
    expect(missedBy(all, two, ['ada'])).toEqual([])
    goesOn(all)
  })
})

describe('forged witnesses', () => {
  test('nobody is named who has not signed', () => {
    const { all, eve } = tableOf()
    const said = eve.announcement(terms('t'), 1, ['ben', 'cyd'])
    const ben = keyOf('ben')
    const answer = { by: ben, cover: coverOf(ben, OWN) } as Answer
    const closed = eve.closedAs(said, [answer])
    const signs = [
      '0'.repeat(128),
      'f'.repeat(128),
      signature.signAs(screenFor('eve'), toSign.open(closed)),
    ]
    for (const sign of signs) {
      const record = recordOf(said, closed, [{ by: ben, value: OWN, sign } as Opening])
      expect(standingOf(record, 'table')).toBe('false')
    }
    goesOn(all)
  })

  test('answers and numbers in the name of another are passed over, and whoever tells them is not heard for long', () => {
    const { all, eve } = tableOf()
    all.circle('ada').begin(terms('t'), all.now)
    const said = all.post.find(({ word, to }) => word.joint === 'throw' && to === 'eve')!
      .word as Announcement
    const cyd = keyOf('cyd')
    for (const cover of ['1', '2', '3', '4'].map((digit) => digit.repeat(64))) {
      const lie: Word = {
        joint: 'answer',
        thrower: keyOf('ada'),
        session: said.session,
        n: said.n,
        by: cyd,
        of: '5'.repeat(64),
        said: said.sign,
        cover,
        sign: signature.signAs(screenFor('eve'), toSign.answer('5'.repeat(64), cover)),
      }
      for (const to of HONEST) all.hand({ from: 'eve', to, word: lie })
    }
    all.deliver()
    all.pass(3000)
    const joint = all.agreed.at(-1)!.joint
    expect(joint.witnesses.map(({ peer }) => nameOf(peer)).sort()).toEqual(['ben', 'cyd'])
    expect(eve.heard.length).toBeGreaterThan(0)
    goesOn(all)
  })

  test('a throw in the name of another is answered by nobody', () => {
    const { all, eve } = tableOf()
    const said = eve.announcement(terms('t'), 1, ['ben', 'cyd'], { session: sessionFor('ada') })
    const before = eve.heard.length
    eve.say(said, ...HONEST)
    const close = eve.closing(said, [])
    eve.say({ ...close, session: sessionFor('ada') } as Word, ...HONEST)
    expect(eve.heard).toHaveLength(before)
    goesOn(all)
  })
})

describe('two tongues', () => {
  test('who announces one throw to some and another to others gets no number of anybody, and all know', () => {
    const { all, eve } = tableOf()
    const one = eve.announcement(terms('t'), 1, ['ben', 'cyd'])
    const other = eve.announcement(terms('t', 4), 1, ['ben', 'cyd'])
    all.post.push({ from: 'eve', to: 'ben', word: one }, { from: 'eve', to: 'cyd', word: other })
    all.deliver()
    for (const said of [one, other]) {
      for (const close of [eve.closing(said, eve.answers(said)), eve.closing(said, [])])
        eve.say(close, ...HONEST)
    }
    expect(eve.heard.some(({ word }) => word.joint === 'open')).toBe(false)
    const foul = all.told
      .filter(({ other: { became } }) => became.is === 'foul')
      .map(({ name }) => name)
    expect(foul).toEqual(expect.arrayContaining(['ben', 'cyd']))
    const record = recordOf(one, eve.closedAs(one, []), [])
    expect(doubtsOf(all, record).slice(1)).toEqual(['other', 'other'])
    goesOn(all)
  })

  test('an answer that others heard cannot be dropped: they do not open', () => {
    const { all, eve } = tableOf()
    const said = eve.announcement(terms('t'), 1, ['ada', 'ben', 'cyd'])
    eve.say(said, ...HONEST)
    all.pass(1000)
    const answers = eve.answers(said).filter(({ by }) => nameOf(by) !== 'cyd')
    eve.say(eve.closing(said, answers), ...HONEST)
    expect(eve.opens(eve.closedAs(said, answers))).toEqual([])
    const foul = all.told
      .filter(({ other: { became } }) => became.is === 'foul')
      .map(({ name }) => name)
    expect(foul.sort()).toEqual(['ada', 'ben'])
    goesOn(all)
  })

  test('closed at once, before anybody could know, it opens, and who was left out says so', () => {
    const { all, eve } = tableOf()
    const said = eve.announcement(terms('t'), 1, ['ada', 'ben', 'cyd'])
    eve.say(said, ...HONEST)
    const answers = eve.answers(said).filter(({ by }) => nameOf(by) !== 'cyd')
    eve.say(eve.closing(said, answers), ...HONEST)
    const closed = eve.closedAs(said, answers)
    const opens = eve.opens(closed)
    expect(opens).toHaveLength(2)
    const hands = opens.map(({ by, value, sign }): [string, string, string] => [by, value, sign])
    eve.say({ joint: 'opened', session: said.session, n: 1, value: OWN, hands }, ...HONEST)
    expect(doubtsOf(all, recordOf(said, closed, opens))).toEqual([undefined, undefined, 'left'])
    goesOn(all)
  })
})

test('never opened, it is abandoned, and what is written down of it later is doubted', () => {
  const { all, eve } = tableOf()
  const said = eve.announcement(terms('t'), 1, ['ben', 'cyd'])
  eve.say(said, ...HONEST)
  const answers = eve.answers(said)
  eve.say(eve.closing(said, answers), ...HONEST)
  const closed = eve.closedAs(said, answers)
  all.pass(ABANDONED + 100)
  const record = recordOf(said, closed, eve.opens(closed))
  expect(standingOf(record, 'table')).toBe('witnessed')
  expect(doubtsOf(all, record)).toEqual(['other', 'other', 'other'])
  goesOn(all)
})

test('a thousand words cost little, and nobody else anything', () => {
  const { all, eve } = tableOf()
  const said = eve.announcement(terms('t'), 1, ['ben', 'cyd'])
  const lies: Word[] = Array.from({ length: 1000 }, (_, n): Word => {
    if (n % 3 === 0) return { ...said, n: n + 1 }
    if (n % 3 === 1)
      return eve.announcement(terms(`t${n}`), n + 1, ['ben'], { sign: 'a'.repeat(128) })
    return { joint: 'lack', session: said.session, n, who: [keyOf('ben')] } as Word
  })
  const looked = vi.spyOn(signature, 'isSignedBy')
  for (const word of lies)
    if (word.joint !== 'lack' || word.n > 0) all.hand({ from: 'eve', to: 'ben', word })
  all.deliver()
  // Of all those only a few are looked at closely: then nothing of hers is heard any more.
  expect(looked.mock.calls.length).toBeGreaterThan(0)
  expect(looked.mock.calls.length).toBeLessThan(10)
  looked.mockRestore()
  goesOn(all)
})
