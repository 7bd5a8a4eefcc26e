import { describe, expect, it } from 'vitest'
import { hitsOf } from '../../../src/rules/dice/hits.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { type Story, storyReader, wouldCircle } from '../../../src/rules/story/story.ts'
import { at, boardWith, item, record } from '../../make.ts'

const storyOf = storyReader({
  finaleDr: () => 4,
  decides: (check) => check.kind === 'scene',
  judge(check, roll) {
    const hits = hitsOf(roll, { die: 'd6', hits: [4, 5, 6], bursts: [6] })
    const result = hits.reduce((sum, hit) => sum + hit, 0)
    const good = result >= check.dr
    return { key: good ? 'success' : 'failure', good, result, hits, say: say('') }
  },
})

const oval = (id: string, props: Item['props'] = {}) => item(id, 'oval', { props })
const finale = (id: string, made?: number) =>
  oval(id, made === undefined ? { finale: true } : { finale: true, made })
const under = (id: string, parent: string, made = 0) => oval(id, { parent, made })
const drs = (story: Story) => story.order.map(({ id, dr }) => `${id}${dr ?? ''}`).join(' ')
const loose = (story: Story) =>
  story.order.flatMap(({ id, loose: why }) => (why ? [`${id} ${why}`] : [])).join(', ')

describe('the outline', () => {
  it('gives every Scene its depth, its DR and its Precursors', () => {
    const board = boardWith([under('b', 'a'), finale('f'), under('a', 'f', 2), under('c', 'f', 1)])
    const story = storyOf(board)
    expect(drs(story)).toBe('f4 c3 a3 b2')
    expect(story.scenes.get('f')).toMatchObject({ precursors: ['c', 'a'], depth: 0, height: 2 })
    expect(loose(story)).toBe('')
  })

  it('is read once for each board', () => {
    const board = boardWith([finale('f')])
    expect(storyOf(board)).toBe(storyOf(board))
    expect(storyOf(boardWith([finale('f')]))).not.toBe(storyOf(board))
  })

  it('stays the same while only that changes which is nothing to it', () => {
    const board = boardWith([
      finale('f'),
      item('c', 'card'),
      item('n', 'note', { place: at(0, 0, { on: 'c' }) }),
    ])
    const story = storyOf(board)
    const items = new Map(board.items)
    expect(storyOf({ ...board, items: items.set('loose', item('loose', 'note')) })).toBe(story)
    expect(storyOf({ ...board, play: { phase: 'story' } })).toBe(story)
    for (const id of ['f', 'c', 'n']) {
      const other = new Map(board.items)
      other.set(id, { ...board.items.get(id)!, props: { made: 7 } })
      expect(storyOf({ ...board, items: other })).not.toBe(story)
    }
    const rolls = [record('f', 4, 4, 1, 1, 1, 1)]
    expect(storyOf({ ...board, rolls }).scenes.get('f')?.record).toBe(rolls[0])
  })

  it.each<[string, Item[], string]>([
    ['made first', [finale('a', 20), finale('b', 10)], 'b'],
    ['made at the same time: the smaller id', [finale('b', 10), finale('a', 10)], 'a'],
    ['made at an unknown time', [finale('a'), finale('b', 10)], 'b'],
  ])('has one Finale: %s', (_why, items, id) => {
    for (const order of [items, [...items].reverse()]) {
      const story = storyOf(boardWith(order))
      expect(story.finale?.id).toBe(id)
      expect(loose(story)).toMatch(/^[ab] second$/)
    }
  })

  it('has one Finale: the one performed first, before the one made first', () => {
    const items = [finale('a', 10), finale('b', 20)]
    const rolls = [record('x', 4, 1, 1), record('b', 4, 1, 1), record('a', 4, 1, 1)]
    expect(storyOf(boardWith(items, { rolls })).finale?.id).toBe('b')
  })

  it('cuts a circle of Parents at its greatest id', () => {
    const items = [finale('f'), under('a', 'b'), under('b', 'c'), under('c', 'a'), under('d', 'a')]
    const story = storyOf(boardWith(items))
    expect(drs(story)).toBe('f4 c b a d')
    expect(loose(story)).toBe('c circle')
    expect(loose(storyOf(boardWith([under('a', 'a')])))).toBe('a circle')
  })

  it('cuts what would be too deep, and leaves the rest of it standing', () => {
    const items = [
      finale('f'),
      under('a', 'f'),
      under('b', 'a'),
      under('c', 'b'),
      under('d', 'c'),
      under('e', 'd'),
    ]
    const story = storyOf(boardWith(items))
    expect(drs(story)).toBe('f4 a3 b2 c1 d e')
    expect(loose(story)).toBe('d deep')
    expect(story.scenes.get('e')?.parent).toBe('d')
  })

  it('leaves ovals whose Parent is not on the table, or is none, without one', () => {
    const items = [finale('f'), under('a', 'gone'), item('card', 'card'), under('b', 'card')]
    expect(loose(storyOf(boardWith(items)))).toBe('a parent, b parent')
    expect(loose(storyOf(boardWith([oval('a', { parent: 7 })])))).toBe('a parent')
  })

  it('knows what would close a circle', () => {
    const story = storyOf(boardWith([finale('f'), under('a', 'f'), under('b', 'a')]))
    expect(wouldCircle(story, 'a', 'b')).toBe(true)
    expect(wouldCircle(story, 'a', 'a')).toBe(true)
    expect(wouldCircle(story, 'b', 'f')).toBe(false)
  })
})

describe('an Outcome', () => {
  it('is that of the first Roll about the Scene that is valid', () => {
    const bad = { ...record('f', 4, 1, 1), roll: [{ die: 'd6', face: 9 } as const] }
    const other = record('f', 4, 1, 1)
    const foreign = { ...other, check: { ...other.check, kind: 'other' } }
    const first = record('f', 1, 1, 5)
    const story = storyOf(
      boardWith([finale('f')], { rolls: [bad, foreign, first, record('f', 1, 1, 1)] }),
    )
    expect(story.finale?.record).toBe(first)
    expect(story.finale?.ruling?.good).toBe(true)
  })

  it('needs no Roll that nobody made', () => {
    expect(storyOf(boardWith([finale('f')])).finale?.record).toBeUndefined()
  })
})

describe('Objects and Aspects', () => {
  const note = (id: string, on: string | undefined, text = 'Dusk') =>
    item(id, 'note', { place: at(0, 0, on === undefined ? {} : { on }), texts: { text } })

  it('are read off cards and the notes stuck on them', () => {
    const board = boardWith([
      item('ruth', 'card', { props: { player: 'ada' } }),
      item('guard', 'card'),
      note('a', 'ruth'),
      note('b', 'guard'),
      note('c', undefined),
      note('d', 'guard', '  '),
    ])
    const story = storyOf(board)
    expect([...story.aspects.values()].map((a) => [a.note.id, a.card, a.character])).toEqual([
      ['a', 'ruth', true],
      ['b', 'guard', false],
    ])
    expect(story.objects.get('guard')?.aspects.map((one) => one.id)).toEqual(['b'])
    expect(story.characters.map((one) => one.id)).toEqual(['ruth'])
  })

  it('know a second Character of one player', () => {
    const board = boardWith([
      item('late', 'card', { props: { player: 'ada', made: 2 } }),
      item('early', 'card', { props: { player: 'ada', made: 1 } }),
    ])
    const { objects } = storyOf(board)
    expect(objects.get('early')?.extra).toBe(false)
    expect(objects.get('late')?.extra).toBe(true)
  })
})
