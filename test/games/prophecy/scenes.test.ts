import { describe, expect, it } from 'vitest'
import { dieOn } from '../../../src/games/prophecy/story/layout.ts'
import { PIECES } from '../../../src/games/prophecy/story/pieces.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import { itemSize } from '../../../src/rules/board/size.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { treeOf } from '../../../src/rules/told/outline.ts'
import { item, at as place } from '../../make.ts'
import { EIGHT, english, type Name, prophecy, ready, seated, sketch, twoNotes } from './eight.ts'

type Sitting = ReturnType<typeof seated>

/** The ratings of all Scenes by Objective, in tree order. */
const ratings = (at: Sitting) =>
  prophecy.read(at.board()).flatMap((mark) => (mark.as === 'rating' ? [mark.value] : []))

const marksOf = (at: Sitting, id: string) => prophecy.read(at.board()).filter((m) => m.on === id)

const amiss = (at: Sitting, id: string) =>
  marksOf(at, id).flatMap((mark) => (mark.as === 'amiss' ? [mark.say.key] : []))

/** An oval that somebody drew by hand, and nothing more. */
function drawn(at: Sitting, id: string, props = {}): string {
  at.by({ do: 'make', item: item(id, 'oval', { props, place: place(0, 700) }) })
  return id
}

describe('Scenes', () => {
  it('[P9] have an Objective, a Setting, a DR and Precursors; their Outcome comes later', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'Bind the dragon', setting: 'Dawn, the crater' })
    const sail = at.make('precursor', { objective: 'Sail there', parent: finale.id })
    expect(finale.texts).toEqual({
      objective: 'Bind the dragon',
      setting: 'Dawn, the crater',
      told: '',
    })
    expect(marksOf(at, sail.id).map((mark) => mark.as)).toEqual(['rating', 'line', 'ready'])
  })

  it('[P10] a Scene is an oval labelled with Objective and DR, and a line joins it to its Parent', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'Bind the dragon' })
    const sail = at.make('precursor', { objective: 'Sail there', parent: finale.id })
    expect([finale.kind, sail.kind]).toEqual(['oval', 'oval'])
    const marks = marksOf(at, sail.id)
    expect(marks).toContainEqual(expect.objectContaining({ as: 'rating', value: 3 }))
    const line = marks.find((mark): mark is Extract<Mark, { as: 'line' }> => mark.as === 'line')!
    expect(line.to).toBe(finale.id)
    expect(english(line.say)).toBe('Precursor of “Bind the dragon”')
  })

  it('[P10] a line drawn from one oval to another makes a Precursor', () => {
    const at = seated()
    const finale = at.make(prophecy.gestures.oval, { x: 5, y: -20, objective: 'Bind it' })
    const other = at.make(prophecy.gestures.oval, { x: 5, y: 200, drawn: 1 })
    expect([finale.place.x, finale.place.y]).toEqual([5, -20])
    expect(amiss(at, other.id)).toEqual(['amiss.parent'])
    at.play(prophecy.gestures.line, { scene: other.id, parent: finale.id })
    expect(amiss(at, other.id)).toEqual([])
    expect(ratings(at)).toEqual([4, 3])
  })

  it('[P10] an oval is as large and as far turned as it was drawn, and takes the place of its ink', () => {
    const at = seated()
    at.by({ do: 'make', item: item('stroke', 'ink') })
    const scene = at.make('oval', {
      x: 40,
      y: -60,
      width: 222.4,
      height: 112,
      turn: 0.2,
      ink: 'stroke gone',
    })
    expect(scene.place).toMatchObject({ x: 40, y: -60, turn: 0.2 })
    expect(itemSize(PIECES.oval, scene)).toEqual({ width: 222, height: 112 })
    expect(at.board().items.has('stroke')).toBe(false)
    const below = at.make('precursor', { objective: 'Sail there', parent: scene.id })
    expect(below.place.y - scene.place.y).toBeGreaterThan((112 + 64) / 2 + 10)
    const act = at.act()
    const { x, y } = dieOn(at.board(), act, scene.id)
    expect((x / 116) ** 2 + (y / 61) ** 2).toBeCloseTo(1)
  })

  it('[P24] a die that is won lies on the rim of its Parent, where no words reach', () => {
    const at = seated()
    const scene = at.make('finale', { objective: 'Sail', setting: 'The sea' })
    const { width, height } = itemSize(PIECES.oval, scene)
    const { x, y } = dieOn(at.board(), at.act(), scene.id)
    // Its nearest edge, towards the middle: beyond it nothing is written, and before it the rim runs.
    const far = Math.hypot(x, y)
    const inward = (by: number) => {
      const part = (far - by) / far
      return Math.hypot((x * part) / (width / 2), (y * part) / (height / 2))
    }
    expect(inward(PIECES.die.width / 2)).toBeLessThan(1)
    expect(inward(PIECES.die.width / 2)).toBeGreaterThan(1 - 4 / (height / 2))
  })

  it.each([
    [
      { width: 5, height: 'high' },
      { width: 60, height: 64 },
    ],
    [
      { width: 1e9, height: Number.NaN },
      { width: 1200, height: 64 },
    ],
  ])('an oval that says it is %j is %j', (props, size) => {
    expect(itemSize(PIECES.oval, item('odd', 'oval', { props }))).toEqual(size)
  })

  it('[P11] every Scene but the Finale has exactly one Parent', () => {
    const at = seated()
    const ids = sketch(at)
    const tree = treeOf(prophecy, at.board())
    expect(tree.map(({ parent }) => parent)).toEqual(
      EIGHT.map(([, parent]) => parent && ids[parent]),
    )
    expect(at.refused('setParent', { scene: ids['Primary 1'], parent: ids['Primary 3'] })).toEqual({
      force: 'should',
      key: 'warn.reparent',
    })
    at.play('setParent', { scene: ids['Primary 1'], parent: ids['Primary 3'] })
    expect(ratings(at)).toEqual([4, 3, 2, 2, 1, 3, 2, 2])
  })

  it('[P11] the Finale has none, and a line that would make a circle is refused', () => {
    const at = seated()
    const ids = sketch(at)
    const refused = (scene: Name, parent: Name) =>
      at.refused('setParent', { scene: ids[scene], parent: ids[parent] })?.key
    expect(refused('Finale', 'Primary 1')).toBe('no.finaleBelow')
    expect(refused('Primary 2', 'Tertiary 2.2.1')).toBe('no.circle')
    expect(refused('Primary 2', 'Primary 2')).toBe('no.itself')
    expect(refused('Primary 2', 'Finale')).toBe('no.already')
    // Two levels hang under Primary 2: under Secondary 3.1 the lowest would have no DR.
    expect(refused('Primary 2', 'Secondary 3.1')).toBe('no.deepTree')
    expect(refused('Primary 1', 'Tertiary 2.2.1')).toBe('no.tertiary')
    expect(at.refused('setParent', { scene: ids.Finale })?.key).toBe('no.finaleBelow')
    expect(at.refused('setParent', { scene: 'gone', parent: ids.Finale })?.key).toBe('no.oval')
  })

  it('[P11] a Scene taken off its Parent lacks one until it is joined again', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('dropParent', { scene: ids['Secondary 2.2'] })
    expect(amiss(at, ids['Secondary 2.2'])).toEqual(['amiss.parent'])
    expect(ratings(at)).toEqual([4, 3, 3, 2, 3, 2])
    expect(at.refused('begin', { scene: ids['Secondary 2.2'] })?.key).toBe('why.loose')
    expect(at.refused('precursor', { parent: ids['Secondary 2.2'] })?.key).toBe('no.parentLoose')
    at.play('setParent', { scene: ids['Secondary 2.2'], parent: ids.Finale })
    expect(ratings(at)).toEqual([4, 3, 3, 2, 3, 2, 3, 2])
  })

  it('[P11] when the Finale is taken off the table, another oval can take its place', () => {
    const at = seated()
    const ids = sketch(at)
    at.by({ do: 'bin', id: ids.Finale })
    expect(amiss(at, ids['Primary 1'])).toEqual(['amiss.finale'])
    expect(at.refused('begin', { scene: ids['Primary 1'] })?.key).toBe('why.finale')
    at.play('crown', { scene: ids['Primary 2'] })
    expect(ratings(at)).toEqual([4, 3, 3, 2])
    expect(at.refused('crown', { scene: ids['Primary 1'] })?.key).toBe('no.secondFinale')
  })

  it('[P12] a place card lets the hour and the weather of a Scene have Aspects', () => {
    const at = seated()
    const [mine] = twoNotes(at)
    const finale = at.make('finale', { objective: 'End it', setting: 'Midnight, the pier' })
    const card = at.make('placeCard', { scene: finale.id })
    expect(card).toMatchObject({
      kind: 'card',
      props: { scene: finale.id },
      texts: { title: 'Midnight, the pier' },
    })
    const dusk = at.make('environment', { card: card.id, words: 'Dusk' })
    at.play('begin', { scene: finale.id })
    expect(at.refused('offerPair', { a: mine, b: dusk.id })).toBeUndefined()
    expect(at.refused('placeCard', { scene: finale.id })).toEqual({
      force: 'should',
      key: 'warn.placeCard',
    })
    expect(marksOf(at, card.id).map((mark) => english(mark.say))).toEqual(['Place of “End it”'])
  })
})

describe('Write an Outline', () => {
  it('[P21] the Finale is sketched first; its DR is 4', () => {
    const at = seated()
    expect(at.refused('precursor')?.key).toBe('no.finaleYet')
    const finale = at.make('finale', { objective: 'End it' })
    expect(ratings(at)).toEqual([4])
    expect(at.refused('finale')).toEqual({ force: 'must', key: 'no.secondFinale' })
    expect(english(marksOf(at, finale.id)[0]!.say)).toBe('Finale, Difficulty Rating 4')
  })

  it('[P21] each Precursor has a DR one less than its Parent, above zero', () => {
    const at = seated()
    const ids = sketch(at)
    expect(ratings(at)).toEqual([4, 3, 3, 2, 2, 1, 3, 2])
    expect(at.refused('precursor', { parent: ids['Tertiary 2.2.1'] })).toEqual({
      force: 'must',
      key: 'no.tertiary',
    })
    const asked = at.move('precursor').asks(at.board(), at.act(), {})[0]
    const open = asked?.kind === 'choice' ? asked.options.map(({ value }) => value) : []
    expect(open).not.toContain(ids['Tertiary 2.2.1'])
    expect(open).toHaveLength(7)
  })

  it('[P21] ovals are drawn apart: the Finale at the top, each Precursor below its Parent', () => {
    const at = seated()
    const ids = sketch(at)
    const y = (name: Name) => at.board().items.get(ids[name])!.place.y
    for (const [name, parent] of EIGHT) if (parent) expect(y(name)).toBeGreaterThan(y(parent))
    expect(
      new Set(Object.values(ids).map((id) => JSON.stringify(at.board().items.get(id)?.place))).size,
    ).toBe(8)
  })

  it('[P21] a second Finale that a merge makes is kept and marked', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    drawn(at, 'a', { finale: true, made: 99_999_999_999_999 })
    expect(amiss(at, 'a')).toEqual(['amiss.second'])
    expect(amiss(at, finale.id)).toEqual([])
    at.play('setParent', { scene: 'a', parent: finale.id })
    expect(amiss(at, 'a')).toEqual([])
    expect(at.board().items.get('a')?.props.finale).toBeUndefined()
  })

  it('[P21] with the Finale at DR 5 there is one level more, and back at 4 it is marked', () => {
    const at = seated()
    at.play('setting', { setting: 'finale', value: 5 })
    const ids = sketch(at)
    expect(ratings(at)).toEqual([5, 4, 4, 3, 3, 2, 4, 3])
    const low = at.make('precursor', { objective: 'Low', parent: ids['Tertiary 2.2.1'] })
    expect(english(marksOf(at, low.id)[0]!.say)).toBe(
      'Scene of the fourth level, Difficulty Rating 1',
    )
    at.play('setting', { setting: 'finale', value: 4 })
    expect(amiss(at, low.id)).toEqual(['amiss.deep'])
    expect(at.refused('begin', { scene: ids['Tertiary 2.2.1'] })).toBeUndefined()
  })

  it('[P21] the oval tool draws the Finale first, and then asks which Scene it makes easier', () => {
    const at = seated()
    const asked = () => at.move('oval').asks(at.board(), at.act(), {})
    expect(asked().map(({ id }) => id)).toEqual(['objective', 'setting'])
    const finale = at.make('oval', { x: 0, y: 0, objective: 'End it' })
    expect(asked()[0]).toMatchObject({ id: 'parent', options: [{ value: finale.id }] })
    const bare = at.move('oval').play(at.board(), at.act(), { x: 0, y: 200 })
    expect(bare).toEqual([])
    const second = at.make('oval', { x: 0, y: 200, parent: finale.id })
    expect(ratings(at)).toEqual([4, 3])
    expect(amiss(at, second.id)).toEqual([])
    // Wherever it was drawn, they are offered in the same order.
    const options = (move: string, drawn: Answers = {}) => {
      const [parent] = at.move(move).asks(at.board(), at.act(), drawn)
      return parent?.kind === 'choice' && parent.options.map(({ value }) => value)
    }
    expect(options('precursor')).toEqual([finale.id, second.id])
    expect(options('oval', { x: 10, y: 310 })).toEqual([finale.id, second.id])
  })

  it('[P22] a ninth Scene brings a warning, and is made when they go on anyway', () => {
    const at = seated()
    const ids = sketch(at)
    const ninth = { objective: 'One more', parent: ids['Primary 1'] }
    const warned = { force: 'should', key: 'warn.limit' }
    expect(at.refused('precursor', ninth)).toEqual(warned)
    expect(at.refused('oval', { x: 0, y: 0 })).toEqual(warned)
    at.play('precursor', ninth)
    expect(ratings(at)).toHaveLength(9)
  })

  it('[P22] the limit is a house setting', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('setting', { setting: 'limit', value: 10 })
    expect(at.refused('precursor', { parent: ids['Primary 1'] })).toBeUndefined()
    expect(at.refused('setting', { setting: 'limit', value: 1000 })?.key).toBe('no.odd')
    at.by({ do: 'play', key: 'set/limit', value: 'many' })
    expect(at.refused('precursor', { parent: ids['Primary 1'] })?.key).toBe('warn.limit')
  })

  it('[P23] nothing is performed before its Precursors', () => {
    const at = seated()
    const ids = sketch(at)
    expect(ready(at)).toEqual(['Primary 1', 'Secondary 2.1', 'Tertiary 2.2.1', 'Secondary 3.1'])
    const why = marksOf(at, ids['Primary 2']).find((mark) => mark.as === 'waiting')!
    expect(english(why.say)).toBe('First perform its 2 Precursors, such as “Secondary 2.1”.')
  })
})
