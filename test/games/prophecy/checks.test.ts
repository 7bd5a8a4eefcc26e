import { describe, expect, it } from 'vitest'
import type { Check } from '../../../src/rules/dice/check.ts'
import { successIn } from '../../../src/rules/dice/odds.ts'
import { applied, boardOf, check, record, rolled } from '../../make.ts'
import { english, perform, prophecy, seated, sketch, succeed, twoNotes } from './eight.ts'

const gathered = (at: ReturnType<typeof seated>): Check =>
  prophecy.checks.gathering(at.board(), at.act())!.check

/** A Scene whose two Precursors succeeded, and three pairs. */
function worked() {
  const at = seated()
  const ids = sketch(at)
  const [a, b] = twoNotes(at)
  const guard = at.board().items.get(b)!.place.on!
  const [c, d] = ['Proud', 'Dusk'].map((words) => at.make('environment', { card: guard, words }).id)
  const pairs: readonly [string, string][] = [
    [a, b],
    [a, c!],
    [a, d!],
  ]
  succeed(at, ids['Tertiary 2.2.1'], pairs)
  succeed(at, ids['Secondary 2.1'], pairs)
  succeed(at, ids['Secondary 2.2'], pairs)
  return { at, ids, pairs }
}

describe('a Check', () => {
  it('[P13] has a die for each pair and one for each Precursor that succeeded', () => {
    const { at, ids, pairs } = worked()
    at.play('begin', { scene: ids['Primary 2'] })
    for (const [a, b] of pairs) at.play('offerPair', { a, b })
    const dice = [ids['Secondary 2.1'], ids['Secondary 2.2']].map((id) => `die:${id}`)
    expect(gathered(at)).toMatchObject({ dr: 3, bursts: { d6: [6] }, pairs, ready: dice })
    expect(gathered(at).dice).toEqual(['d6', 'd6', 'd6', 'd6', 'd6'])
    const gathering = prophecy.checks.gathering(at.board(), at.act())!
    expect(english(gathering.say)).toBe('3 pairs + 2 dice won = 5 dice')
    expect((successIn(gathering.odds)! * 100).toFixed(2)).toBe('59.98')
  })

  it('[P13] counts a die won that was pushed away, and says that it is missing', () => {
    const { at, ids } = worked()
    const die = `die:${ids['Secondary 2.1']}`
    at.by({ do: 'place', id: die, place: { x: 900, y: 0, turn: 0, z: 1 } })
    at.play('begin', { scene: ids['Primary 2'] })
    expect(gathered(at).dice).toHaveLength(2)
    const amiss = prophecy.read(at.board()).filter((mark) => mark.as === 'amiss')
    expect(amiss.filter((mark) => mark.on === ids['Primary 2']).map((m) => english(m.say))).toEqual(
      ['1 die won for this Scene does not lie here; counted all the same'],
    )
    at.by({ do: 'bin', id: die })
    expect(gathered(at).dice).toHaveLength(2)
    expect(gathered(at).ready).toEqual([`die:${ids['Secondary 2.2']}`])
  })

  it('[P13] does not count a die that no Precursor won', () => {
    const { at, ids } = worked()
    const stray = {
      id: 'stray',
      kind: 'die',
      place: { x: 0, y: 0, turn: 0, z: 1, on: ids['Primary 2'] },
      props: { face: 6 },
      texts: {},
    }
    at.by({ do: 'make', item: stray })
    at.play('begin', { scene: ids['Primary 2'] })
    expect(gathered(at).dice).toHaveLength(2)
    const marks = prophecy.read(at.board()).filter((mark) => mark.on === 'stray')
    expect(marks.map((mark) => mark.say.key)).toEqual(['amiss.stray'])
  })

  it('[P14] a six adds a die, which can add another', () => {
    const { at, ids } = worked()
    at.play('begin', { scene: ids['Primary 1'] })
    const asked = check(ids['Primary 1'], 3, 5)
    const ruling = prophecy.checks.judge(asked, rolled(5, 3, 6, 5, 1, 6, 2, 6, 4))
    expect(ruling).toMatchObject({ hits: [0, 1, 1, 0, 1, 0, 1, 1], result: 5, good: true })
  })

  it('[P14] a Roll whose bursts do not follow, or with a face no die has, decides nothing', () => {
    const { at, ids } = worked()
    const scene = ids['Primary 1']
    const wrong = [record(scene, 3, 1, 6), record(scene, 3, 1, 7), record(scene, 3, 2, 5)]
    for (const one of wrong) {
      expect(prophecy.checks.settle(at.board(), at.act(), one)).toEqual([])
      at.by({ do: 'roll', record: one })
    }
    expect(prophecy.read(at.board()).filter((m) => m.on === scene && m.as === 'crossed')).toEqual(
      [],
    )
  })

  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('[P15] a %d is %d Hits', (face, hits) => {
    const roll = rolled(1, face)
    expect(prophecy.checks.judge(check('a', 1, 1), roll).result).toBe(hits)
  })

  it('[P16] as many Hits as the DR are a Success, one fewer is a Failure', () => {
    const two = rolled(3, 4, 5, 3)
    expect(prophecy.checks.judge(check('a', 2, 3), two)).toMatchObject({
      key: 'success',
      good: true,
    })
    const failed = prophecy.checks.judge(check('a', 3, 3), two)
    expect(failed).toMatchObject({ key: 'failure', good: false })
    expect(english(failed.say)).toBe('2 Hits against DR 3: Failure')
  })

  it('[P17] an empty pool rolls nothing: Result 0, Failure', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Primary 1'] })
    expect(gathered(at).dice).toEqual([])
    expect(prophecy.checks.gathering(at.board(), at.act())).toMatchObject({
      odds: [
        { key: 'failure', chance: 1, good: false },
        { key: 'success', chance: 0, good: true },
      ],
      say: { key: 'gather.empty' },
    })
    const { check: asked, roll } = at.roll()
    expect(prophecy.checks.judge(asked, roll)).toMatchObject({ result: 0, good: false })
    expect(prophecy.read(at.board())).toContainEqual(
      expect.objectContaining({ on: ids['Primary 1'], as: 'crossed', good: false }),
    )
  })

  it('[P18] the pairs are frozen when the throw starts', () => {
    const { at, ids, pairs } = worked()
    at.play('begin', { scene: ids['Primary 1'] })
    for (const [a, b] of pairs) at.play('offerPair', { a, b })
    const frozen = gathered(at)
    const [a, b] = pairs[0]!
    at.play('objectPair', { a, b }, 'milo')
    at.by({ do: 'bin', id: pairs[1]![1] })
    expect(gathered(at).dice).toHaveLength(1)
    const late = { ...record(frozen.about, 3, 0), check: frozen, roll: rolled(3, 4, 4, 4) }
    at.by(...prophecy.checks.settle(at.board(), at.act(), late), { do: 'roll', record: late })
    const crossed = prophecy
      .read(at.board())
      .find((m) => m.on === frozen.about && m.as === 'crossed')
    expect(crossed).toMatchObject({ good: true })
  })

  it('is judged once: a second Roll about a Scene brings nothing', () => {
    const { at, ids } = worked()
    perform(at, ids['Primary 1'])
    expect(
      prophecy.checks.settle(at.board(), at.act(), record(ids['Primary 1'], 3, 3, 5, 5, 5)),
    ).toEqual([])
    expect(at.refused('begin', { scene: ids['Primary 1'] })?.key).toBe('why.performed')
  })
})

describe('two groups who played apart', () => {
  it('[P24] win one die for one Scene', () => {
    const at = seated()
    const ids = sketch(at)
    const one = record(ids['Primary 1'], 3, 3, 5, 5, 5)
    const here = prophecy.checks.settle(at.board(), at.act(), one)
    const there = prophecy.checks.settle(at.board(), at.act('milo'), { ...one, id: 'other' })
    const merged = boardOf(applied(at.table(), [...here, ...there]))
    const dice = [...merged.items.values()].filter((item) => item.kind === 'die')
    expect(dice.map(({ id }) => id)).toEqual([`die:${ids['Primary 1']}`])
  })

  it.each([
    ['the next Scene is begun', 'begin'],
    ['what happened is told', 'tell'],
    ['the next throw lies still', 'roll'],
  ])('[P24] the die of a throw that does not count leaves the table when %s', (_, how) => {
    const at = seated()
    const ids = sketch(at)
    const scene = ids['Primary 1']
    if (how === 'roll') at.play('begin', { scene: ids['Secondary 2.1'] })
    const won = { ...record(scene, 3, 3, 5, 5, 5), id: 'there' }
    const lost = { ...record(scene, 3, 3, 1, 1, 1), id: 'here' }
    const there = prophecy.checks.settle(at.board(), at.act('milo'), won)
    const here = prophecy.checks.settle(at.board(), at.act(), lost)
    // Of what both kept, one stands when they meet.
    at.by({ do: 'roll', record: won }, ...there, { do: 'roll', record: lost }, ...here)
    const dice = () => [...at.board().items.values()].filter(({ kind }) => kind === 'die')
    const marks = prophecy.read(at.board()).filter(({ on }) => on === dice()[0]?.id)
    expect(marks.map((mark) => mark.say.key)).toEqual(['amiss.stray'])
    if (how === 'begin') at.play('begin', { scene: ids['Secondary 2.1'] })
    else if (how === 'tell') at.play('tell', { scene, words: 'It went wrong.' })
    else at.roll()
    expect(dice()).toEqual([])
  })
})
