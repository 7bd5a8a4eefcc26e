import { describe, expect, it } from 'vitest'
import { tidyPlaces } from '../../../src/board/map/tidy.ts'
import { PIECES } from '../../../src/games/temporal-mechanics/story/pieces.ts'
import { limitOf } from '../../../src/games/temporal-mechanics/story/settings.ts'
import { storyOf } from '../../../src/games/temporal-mechanics/story/telling.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { treeOf } from '../../../src/rules/told/outline.ts'
import { opened, sent } from '../../../src/ui/desk/form.ts'
import { applied, boardOf, type Sitting } from '../../make.ts'
import { formDesk } from '../../ui/desk/formdesk.ts'
import { english, mechanics, type Name, notes, play, seated, sketch, steps, TREE } from './lab.ts'

/** Every way to answer a Move: each option of each choice, and words wherever it asks for some. */
function answersTo(at: Sitting, id: string, given: Answers = {}): readonly Answers[] {
  const asked = at.move(id).asks(at.board(), at.act(), given)
  const question = asked.find((one) => given[one.id] === undefined)
  if (!question) return [given]
  const values =
    question.kind === 'choice' || question.kind === 'several'
      ? question.options.map(({ value }) => value)
      : [question.kind === 'words' ? 'Some words' : question.min]
  return values.flatMap((value) => answersTo(at, id, { ...given, [question.id]: value }))
}

describe('the Story Tree', () => {
  it('[T12] of the Climax alone is incomplete, which is said with its reason, and the table may go on', () => {
    const at = seated()
    expect(at.refused('act', { phase: 'confrontation' })?.key).toBe('warn.treeless')
    sketch(at, 1)
    expect(steps(at).get('precursors')).toMatchObject({ done: false })
    expect(steps(at).get('precursors')?.missing?.map(english)).toEqual([
      'The Climax alone is no tree: it needs a Scene upstream of it',
    ])
    expect(at.refused('act', { phase: 'confrontation' })).toEqual({
      force: 'should',
      key: 'warn.incomplete',
    })
    at.play('act', { phase: 'confrontation' })
    expect(mechanics.phases.now(at.board())).toBe('confrontation')
  })

  it('[T12] with one Scene upstream is a tree', () => {
    const at = seated()
    sketch(at, 2)
    expect(steps(at).get('precursors')).toMatchObject({ done: true })
  })

  it('[T13] has one Climax, which the first oval becomes', () => {
    const at = seated()
    const climax = at.make('oval', { x: 0, y: 0, objective: 'Shut the store' })
    expect(storyOf(at.board()).finale?.id).toBe(climax.id)
    expect(at.refused('finale', { objective: 'Another' })?.key).toBe('no.secondFinale')
  })

  it('[T14] grows immediately upstream of a Scene that is there, but not of one of Depth 3', () => {
    const at = seated()
    const ids = sketch(at)
    const added = at.make('precursor', { parent: ids['Two A'], objective: 'Added' })
    expect(storyOf(at.board()).scenes.get(added.id)).toMatchObject({
      parent: ids['Two A'],
      depth: 3,
      dr: 1,
    })
    expect(at.refused('precursor', { parent: ids['Two B 1'], objective: 'No' })).toEqual({
      force: 'must',
      key: 'no.tertiary',
    })
  })

  it.each<[string, Answers]>([
    ['drawn by the tool', { x: 0, y: 0 }],
    ['drawn with a marker', { x: 0, y: 0, width: 90, height: 60, drawn: 'marker' }],
    ['sketched in the lists', {}],
  ])('[T14] a Scene that is %s is asked what it flows into, and refused without', (_how, more) => {
    const at = seated()
    sketch(at)
    const { desk, played } = formDesk(at)
    const objective = 'Loose'
    const form = sent(desk, opened(desk, { move: 'oval', answers: { ...more, objective } }))
    expect(form?.missing).toEqual(['parent'])
    expect(played).toEqual([])
    expect(at.move('oval').play(at.board(), at.act(), { ...more, objective })).toEqual([])
    const odd = { ...more, objective, parent: 'nowhere' }
    expect(at.refused('oval', odd)).toEqual({ force: 'must', key: 'no.odd' })
  })

  it('[T13] [T14] no Move, however it is answered, leaves one that is joined to nothing', () => {
    const at = seated()
    const ids = sketch(at)
    notes(at, 2)
    at.make('object', { name: 'A boat' })
    at.play('begin', { scene: ids['Two A'] })
    at.roll()
    const before = storyOf(at.board())
    const done = new Set<string>()
    for (const { id } of mechanics.moves) {
      for (const answers of answersTo(at, id)) {
        if (at.refused(id, answers)?.force === 'must') continue
        const changes = at.move(id).play(at.board(), at.act(), answers)
        if ('dice' in changes) continue
        const { order, finale } = storyOf(boardOf(applied(at.table(), changes)))
        expect(order.filter(({ loose }) => loose)).toEqual([])
        expect(finale?.id, id).toBe(before.finale?.id)
        if (changes.length > 0) done.add(id)
      }
    }
    for (const id of ['precursor', 'oval', 'setParent', 'stop', 'tell', 'act'])
      expect(done, id).toContain(id)
    expect(mechanics.moves.some(({ id }) => id === 'dropParent')).toBe(false)
  })

  it('[T14] an oval that hangs loose after a merge has no Difficulty, cannot be played, and is marked', () => {
    const at = seated()
    const ids = sketch(at)
    at.by({ do: 'set', id: ids.One, key: 'parent', value: null })
    expect(storyOf(at.board()).scenes.get(ids.One)).toMatchObject({ loose: 'parent' })
    expect(storyOf(at.board()).scenes.get(ids.One)?.dr).toBeUndefined()
    expect(at.refused('begin', { scene: ids.One })?.force).toBe('must')
    const marks = mechanics.read(at.board()).filter(({ on }) => on === ids.One)
    expect(marks.map(({ as }) => as)).toContain('amiss')
  })

  it('[T15] the Difficulty of a Scene is 4 minus its Depth', () => {
    const at = seated()
    const ids = sketch(at)
    const found = TREE.map(([name]) => storyOf(at.board()).scenes.get(ids[name])!)
    expect(found.map(({ depth, dr }) => [depth, dr])).toEqual([
      [0, 4],
      [1, 3],
      [1, 3],
      [1, 3],
      [2, 2],
      [2, 2],
      [2, 2],
      [3, 1],
    ])
    const marked = (name: 'Climax' | 'One', as: 'rating' | 'label') =>
      mechanics.read(at.board()).find((mark) => mark.on === ids[name] && mark.as === as)
    expect(marked('One', 'rating')).toMatchObject({ value: 3 })
    expect(english(marked('One', 'rating')!.say)).toBe('Difficulty 3')
    expect(english(marked('One', 'label')!.say)).toBe('Depth 1')
    expect(english(marked('Climax', 'label')!.say)).toBe('Climax, Depth 0')
  })

  it('[T15] is tidied with the Climax at its foot, and each Scene above what it flows into', () => {
    const at = seated()
    const ids = sketch(at)
    const climax = at.board().items.get(ids.Climax)!.place
    // However they came to lie.
    for (const [i, id] of Object.values(ids).entries())
      if (id !== ids.Climax)
        at.by({ do: 'place', id, place: { ...climax, x: 30 * i, y: climax.y + 200 - 50 * i } })
    const { width, height } = PIECES.oval
    const entries = new Map(
      Object.values(ids).map((id) => {
        const item = at.board().items.get(id)!
        return [id, { item, world: item.place, w: width, h: height }]
      }),
    )
    at.by(...tidyPlaces(treeOf(mechanics, at.board()), entries, mechanics.tree))
    const y = (name: Name) => at.board().items.get(ids[name])!.place.y
    expect(y('Climax')).toBe(climax.y)
    for (const [name, into] of TREE) if (into) expect(y(name) + height).toBeLessThan(y(into))
  })

  it('[T15] the Climax is drawn at the foot, and what is upstream of a Scene above it', () => {
    const at = seated()
    const ids = sketch(at)
    const y = (name: Name) => at.board().items.get(ids[name])!.place.y
    for (const [name, into] of TREE) if (into) expect(y(name)).toBeLessThan(y(into))
  })

  it('[T16] the house setting offers none and eight first, and goes back to none', () => {
    const at = seated()
    const [asked] = at.move('setting').asks(at.board(), at.act(), { setting: 'limit' }).slice(1)
    if (asked?.kind !== 'choice') throw new Error('it offers no choice')
    expect(asked.options.map(({ value }) => value)).toEqual([
      'none',
      '8',
      '4',
      '5',
      '6',
      '7',
      '9',
      '10',
      '11',
      '12',
    ])
    const limit = () => limitOf(at.board())
    expect(limit()).toBeUndefined()
    at.play('setting', { setting: 'limit', value: '8' })
    expect(limit()).toBe(8)
    at.play('setting', { setting: 'limit', value: 'none' })
    expect(limit()).toBeUndefined()
    for (const value of [3, 13, 4.5, 'many']) {
      at.by({ do: 'play', key: 'set/limit', value })
      expect(limit(), `${value}`).toBeUndefined()
    }
  })

  it('[T16] may have any number of Scenes, until a house sets a limit from 4 to 12', () => {
    const at = seated()
    const ids = sketch(at)
    for (let i = 0; i < 6; i++) at.make('precursor', { parent: ids.Climax, objective: `More ${i}` })
    expect(at.refused('precursor', { parent: ids.Climax, objective: 'Fifteenth' })).toBeUndefined()
    expect(mechanics.settings).toMatchObject([{ id: 'limit', usual: undefined, min: 4, max: 12 }])
    const limited = boardOf(applied(at.table(), [{ do: 'play', key: 'set/limit', value: 8 }]))
    const why = at.move('precursor').may(limited, at.act(), { parent: ids.Climax })
    expect(why).toMatchObject({ force: 'should', say: { key: 'warn.limit' } })
    expect(english(why!.say)).toBe('This would be Scene 15, of 8 at most.')
  })

  it('[T17] is played from upstream: what comes first is said, and either outcome will do', () => {
    const at = seated()
    const ids = sketch(at)
    const [trait, note] = notes(at, 1)
    expect(at.refused('begin', { scene: ids.Two })).toEqual({
      force: 'must',
      key: 'why.precursors',
    })
    play(at, ids['Two A'], [[trait, note!]], 1)
    play(at, ids['Two B 1'], [[trait, note!]], 5)
    expect(at.refused('begin', { scene: ids.Two })?.key).toBe('why.precursors')
    play(at, ids['Two B'], [[trait, note!]], 1)
    expect(at.refused('begin', { scene: ids.Two })).toBeUndefined()
  })
})
