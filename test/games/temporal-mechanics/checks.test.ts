import { describe, expect, it } from 'vitest'
import { stageOf } from '../../../src/games/temporal-mechanics/story/stages.ts'
import { storyOf } from '../../../src/games/temporal-mechanics/story/telling.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { isPlain } from '../../../src/table/document/plain.ts'
import { check, rolled } from '../../make.ts'
import { english, gathered, mechanics, notes, play, seated, sketch, steps } from './lab.ts'

/** A Scene that is begun, with a Trait and three Aspects of the environment on the table. */
function begun() {
  const at = seated()
  const ids = sketch(at)
  const [trait, ...found] = notes(at, 3)
  at.play('begin', { scene: ids.One })
  const scene = () => storyOf(at.board()).scenes.get(ids.One)!
  return { at, ids, trait, found, scene, stage: () => stageOf(at.board(), scene()) }
}

describe('a Scene', () => {
  it('[T10] is investigated, then influenced, then interpreted', () => {
    const { at, ids, trait, found, stage } = begun()
    expect(stage()).toBe('investigate')
    expect([...steps(at).keys()]).toEqual(expect.arrayContaining(['play', 'pairs', 'influence']))
    at.play('offerPair', { a: trait, b: found[0]! })
    at.play('influence')
    expect(stage()).toBe('influence')
    expect([...steps(at).keys()]).toEqual(expect.arrayContaining(['perform', 'back']))
    expect(steps(at).has('pairs')).toBe(false)
    at.roll(5)
    expect(stage()).toBe('interpret')
    expect(steps(at).has(`tell/${ids.One}`)).toBe(true)
    expect(at.refused('influence')?.force).toBe('must')
  })

  it('[T10] can be thrown for while it is investigated: that ends it', () => {
    const { at, trait, found, stage } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    at.roll(5)
    expect(stage()).toBe('interpret')
  })

  it('[T11] takes no pairs in Influence', () => {
    const { at, trait, found } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    at.play('influence')
    expect(at.refused('offerPair', { a: trait, b: found[1]! })).toEqual({
      force: 'must',
      key: 'no.investigate',
    })
    expect(at.refused('writePair', { a: trait })?.key).toBe('no.investigate')
    expect(gathered(at).check.pairs).toEqual([[trait, found[0]]])
  })

  it('[T11] a pair of what came in Influence, as a merge may bring one, adds no die and says so', () => {
    const { at, ids, trait, found } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    at.play('influence')
    const card = at.board().items.get(found[0]!)!.place.on!
    const late = at.make('environment', { card, words: 'Too late' }).id
    const [a, b] = [trait, late].sort()
    at.by({ do: 'play', key: `pair/${ids.One}/${a}/${b}/ada`, value: 'agree' })
    expect(gathered(at).check.dice).toHaveLength(1)
    const offered = gathered(at).factors?.find(({ items }) => items.includes(late))
    expect(offered).toMatchObject({ counts: false, remark: { key: 'pair.late' } })
    expect(english(offered!.remark!)).toBe('“Too late” came too late for this Check')
    const marks = mechanics.read(at.board()).filter(({ on }) => on === late)
    expect(marks.map(({ say }) => say.key)).toEqual(['mark.late'])
  })

  it('[T11] what was written before and is stuck on in Influence is late, and so is a copy of what was there', () => {
    const { at, trait, found } = begun()
    const on = at.board().items.get(found[0]!)!
    const [loose, copy] = ['loose', 'copy'].map((id) => ({ ...on, id }))
    at.by({ do: 'make', item: { ...loose!, place: { x: 0, y: 0, turn: 0, z: 9 } } })
    at.play('influence')
    at.by({ do: 'place', id: 'loose', place: on.place }, { do: 'make', item: copy! })
    const marked = mechanics.read(at.board()).filter(({ say }) => say.key === 'mark.late')
    expect(marked.map((mark) => mark.on).sort()).toEqual(['copy', 'loose'])
    at.play('investigate')
    at.play('offerPair', { a: trait, b: 'loose' })
    expect(gathered(at).check.dice).toHaveLength(1)
  })

  it('[T11] with a thousand notes on the table people leave off investigating all the same', () => {
    const { at, ids, found, stage } = begun()
    const on = at.board().items.get(found[0]!)!
    at.by(
      ...Array.from(
        { length: 1000 },
        (_, i) => ({ do: 'make', item: { ...on, id: `n${i}` } }) as const,
      ),
    )
    const [change] = at.move('influence').play(at.board(), at.act(), {}) as readonly Change[]
    expect(change).toMatchObject({ do: 'play', key: `stage/${ids.One}` })
    expect(change?.do === 'play' && isPlain(change.value)).toBe(true)
    at.play('influence')
    expect(stage()).toBe('influence')
  })

  it('[T11] in Influence nobody makes a pair by agreeing on what was not offered', () => {
    const { at, trait, found } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    at.play('influence')
    expect(at.refused('agreePair', { a: trait, b: found[1]! })?.key).toBe('no.investigate')
    expect(
      at.refused('agreePair', { a: trait, b: found[0]! }, at.board().seats[1]!.id),
    ).toBeUndefined()
    expect(gathered(at).check.dice).toHaveLength(1)
  })

  it('[T11] in Influence nothing is offered for a pair any more', () => {
    const { at } = begun()
    expect(gathered(at).touch?.candidates.flat().length).toBeGreaterThan(0)
    at.play('influence')
    expect(gathered(at).touch?.candidates.flat()).toEqual([])
  })

  it.each([
    ['a number, as it was kept before', 5, 'influence'],
    ['words', 'soon', 'investigate'],
    ['nothing that is a time', { at: 'soon', notes: [] }, 'investigate'],
    ['a list', [1, 2], 'investigate'],
    ['notes that are none', { at: 5, notes: 'all' }, 'influence'],
  ])('[T10] a phase is read where the register has %s', (_what, value, stage) => {
    const { at, ids } = begun()
    at.by({ do: 'play', key: `stage/${ids.One}`, value })
    const scene = storyOf(at.board()).scenes.get(ids.One)!
    expect(stageOf(at.board(), scene)).toBe(stage)
    expect(() => mechanics.read(at.board())).not.toThrow()
  })

  it('[T11] what sticks on after the throw is late too, and what came before is not', () => {
    const { at, trait, found } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    at.roll(5)
    const card = at.board().items.get(found[0]!)!.place.on!
    const late = at.make('environment', { card, words: 'Afterwards' }).id
    const marked = mechanics.read(at.board()).filter(({ say }) => say.key === 'mark.late')
    expect(marked.map(({ on }) => on)).toEqual([late])
  })

  it('[T11] to go back to Investigate is advised against, and possible until the throw', () => {
    const { at, trait, found, stage } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    at.play('influence')
    expect(at.refused('investigate')).toEqual({ force: 'should', key: 'warn.back' })
    at.play('investigate')
    expect(stage()).toBe('investigate')
    at.play('offerPair', { a: trait, b: found[1]! })
    expect(gathered(at).check.dice).toHaveLength(2)
    at.roll(1, 1)
    expect(at.refused('investigate')?.force).toBe('must')
  })

  it.each([
    ['behind', 1],
    ['ahead', 1e15],
  ])('[T11] what was stuck on tells what is late, though a clock is far %s', (_how, now) => {
    const { at, trait, found } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    const off = { ...at.act(), now }
    const apply = (move: string, answers: Answers) => {
      const changes = at.move(move).play(at.board(), off, answers)
      if ('dice' in changes) throw new Error('that is a Check')
      at.by(...changes)
    }
    const late = () =>
      mechanics
        .read(at.board())
        .filter(({ say }) => say.key === 'mark.late')
        .map(({ on }) => at.board().items.get(on)?.texts.text)
    const card = at.board().items.get(found[0]!)!.place.on!
    // Whoever leaves off has the right time, and whoever writes after that has not; then the other way round.
    at.play('influence')
    apply('environment', { card, words: 'Too late' })
    expect(late()).toEqual(['Too late'])
    at.play('investigate')
    expect(late()).toEqual([])
    apply('influence', {})
    expect(late()).toEqual([])
    expect(gathered(at).check.dice).toHaveLength(1)
    at.make('environment', { card, words: 'Later still' })
    expect(late()).toEqual(['Later still'])
  })

  it('[T11] a pair that is offered or agreed on while the dice fly adds none to them', () => {
    const { at, trait, found, scene } = begun()
    const [a, b, c] = found.map((b) => ({ a: trait, b }))
    at.play('offerPair', a)
    at.play('offerPair', b)
    at.play('objectPair', b, 'milo')
    const thrown = at.move('perform').play(at.board(), at.act(), {})
    if (!('dice' in thrown)) throw new Error('nothing is thrown')
    at.play('agreePair', b, 'milo')
    at.play('offerPair', c)
    expect(gathered(at).check.dice).toHaveLength(3)
    at.fall(thrown, [5])
    expect(scene().record?.check).toMatchObject({ dice: ['d6'], pairs: [[trait, found[0]]] })
    expect(scene().ruling).toMatchObject({ result: 1 })
    expect(at.refused('offerPair', c)?.force).toBe('must')
  })

  it('[T11] the throw takes its pairs along', () => {
    const { at, trait, found, scene } = begun()
    at.play('offerPair', { a: trait, b: found[0]! })
    at.roll(5)
    at.by({ do: 'bin', id: found[0]! })
    expect(scene().record?.check.pairs).toEqual([[trait, found[0]]])
  })
})

describe('a Check', () => {
  it('[T18] has a die for each pair and a Reward Die for each Scene immediately upstream that succeeded', () => {
    const at = seated()
    const ids = sketch(at)
    const [trait, ...found] = notes(at, 3)
    const pairs = found.map((note) => [trait, note] as const)
    for (const name of ['Two B 1', 'Two A', 'Two B'] as const) play(at, ids[name], pairs, 5)
    at.play('begin', { scene: ids.Two })
    for (const [a, b] of pairs) at.play('offerPair', { a, b })
    // From two lines away comes none.
    expect(gathered(at).check).toMatchObject({ dr: 3, pairs })
    expect(gathered(at).check.dice).toHaveLength(5)
    expect(english(gathered(at).say)).toBe('3 pairs + 2 Reward Dice = 5 dice')
    const { check: asked } = at.roll(3, 6, 5, 1, 6, 2, 6, 4)
    const ruling = mechanics.checks.judge(asked, rolled(5, 3, 6, 5, 1, 6, 2, 6, 4))
    expect(ruling).toMatchObject({ result: 5, good: true })
    expect(english(ruling.say)).toBe('5 Hits against Difficulty 3: Success')
  })

  it('[T18] three Scenes immediately upstream, of which two succeeded, are two Reward Dice', () => {
    const at = seated()
    const ids = sketch(at, 4)
    const [trait, ...found] = notes(at, 3)
    const pairs = found.map((note) => [trait, note] as const)
    play(at, ids.One, pairs, 5)
    play(at, ids.Two, pairs, 1)
    play(at, ids.Three, pairs, 5)
    at.play('begin', { scene: ids.Climax })
    expect(gathered(at).check).toMatchObject({ dr: 4, pairs: [], dice: ['d6', 'd6'] })
  })

  it.each([
    [4, true],
    [3, false],
  ])('[T18] %i Hits against Difficulty 4 succeed: %s', (hits, good) => {
    const faces = Array.from({ length: 4 }, (_, i) => (i < hits ? 4 : 1))
    expect(mechanics.checks.judge(check('scene', 4, 4), rolled(4, ...faces))).toMatchObject({
      result: hits,
      good,
    })
  })

  it('[T18] without dice fails', () => {
    expect(mechanics.checks.judge(check('scene', 1, 0), [])).toMatchObject({ good: false })
  })

  it.each([
    ['Argumentative', 'Argumentative'],
    ['Meek', 'Angry'],
    ['Meek', 'Banana'],
  ])(
    '[T19] words decide nothing, people do: %s with %s is a pair, equal or not',
    (mine, theirs) => {
      const at = seated()
      const ids = sketch(at)
      const { id: card } = at.make('character', { name: 'Ines' })
      const a = at.make('aspect', { card, category: 'psyche', words: mine }).id
      const marr = at.make('object', { name: 'Marr' }).id
      const b = at.make('environment', { card: marr, words: theirs }).id
      at.play('begin', { scene: ids.One })
      expect(at.refused('offerPair', { a, b })).toBeUndefined()
      at.play('offerPair', { a, b })
      expect(gathered(at).check.pairs).toEqual([[a, b]])
      expect(gathered(at).factors?.map(({ remark }) => remark)).toEqual([undefined])
    },
  )
})
