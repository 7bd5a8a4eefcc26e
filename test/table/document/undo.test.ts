import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { any, update } from '../../sync/heavy.ts'
import { expectAlive } from '../alive.ts'
import { aTable, at, card, copyOf, make, merge, note, place, roll, set, write } from '../make.ts'

const ada = { seat: 'ada' }
const bo = { seat: 'bo' }
const setup = { seat: 'ada', track: false }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a step', () => {
  test('each apply is one, however quickly they come; what it did goes back and forth whole', () => {
    const table = aTable()
    table.apply([make(card('a')), make(card('b'))], setup)
    table.apply([place('a', at(1, 1)), place('b', at(2, 2))], ada)
    table.apply([place('a', at(3, 3))], ada)
    const x = () => [...table.board().items.values()].map((item) => item.place.x)
    const seen = [x()]
    while (table.canUndo('ada')) {
      expect(table.undo('ada')).toBe('done')
      seen.push(x())
    }
    while (table.canRedo('ada')) {
      expect(table.redo('ada')).toBe('done')
      seen.push(x())
    }
    expect(seen).toEqual([
      [3, 2],
      [1, 2],
      [0, 0],
      [1, 2],
      [3, 2],
    ])
    expect([table.redo('ada'), table.undo('bo')]).toEqual(['nothing', 'nothing'])
  })

  test('registers and the title go back too', () => {
    const table = aTable()
    table.apply(
      [
        { do: 'play', key: 'phase', value: 'story' },
        { do: 'title', title: 'Rain' },
      ],
      ada,
    )
    table.apply([{ do: 'play', key: 'phase', value: null }], ada)
    table.undo('ada')
    expect(table.state().play).toEqual({ phase: 'story' })
    table.undo('ada')
    expect(table.state().play).toEqual({})
    expect(table.state().about.title).toBe('The fall of Ember')
  })

  test('a new deed ends what could be done again', () => {
    const table = aTable()
    table.apply([make(card('a'))], ada)
    table.undo('ada')
    table.apply([make(card('b'))], ada)
    expect(table.canRedo('ada')).toBe(false)
  })

  test('seats are not undone', () => {
    const table = aTable()
    table.apply([{ do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'x' } }], ada)
    expect(table.canUndo('ada')).toBe(false)
  })

  test('what was set up, and a Roll with what it brings, are never undone', () => {
    const table = aTable()
    table.apply([make(card('a'))], setup)
    table.apply([{ do: 'roll', record: roll('r') }, set('a', 'won', 'yes'), make(card('die'))], ada)
    expect([table.canUndo('ada'), table.undo('ada')]).toEqual([false, 'nothing'])
    expect(table.state().rolls).toHaveLength(1)
  })
})

describe('writing', () => {
  const typed = (table: ReturnType<typeof aTable>, words: string, pause = 100) => {
    for (const letter of words) {
      const from = table.state().items.get('n')?.texts.text?.length ?? 0
      table.apply([write('n', 'text', letter, from)], { ...ada, join: 'n/text' })
      vi.advanceTimersByTime(pause)
    }
  }
  const text = (table: ReturnType<typeof aTable>) => table.state().items.get('n')?.texts.text
  const written = () => {
    const table = aTable()
    table.apply([make(note('n'))], setup)
    return table
  }

  test('a sentence is one step', () => {
    const table = written()
    typed(table, 'The king falls. Long live the king!')
    table.undo('ada')
    expect(text(table)).toBe('The king falls.')
    table.undo('ada')
    expect(text(table)).toBe('')
    table.redo('ada')
    expect(text(table)).toBe('The king falls.')
    expect(table.canUndo('ada')).toBe(true)
  })

  test('two seconds of thought part two steps', () => {
    const table = written()
    typed(table, 'one')
    vi.advanceTimersByTime(2000)
    typed(table, ' two')
    table.undo('ada')
    expect(text(table)).toBe('one')
  })

  test('another deed parts two steps, and so does another text', () => {
    const table = written()
    table.apply([make(card('c'))], setup)
    typed(table, 'one')
    table.apply([place('c', at(1, 1))], ada)
    typed(table, ' two')
    table.apply([write('c', 'title', 'x')], { ...ada, join: 'c/title' })
    table.undo('ada')
    expect(text(table)).toBe('one two')
    table.undo('ada')
    expect(text(table)).toBe('one')
  })

  test('after an undo a new step begins', () => {
    const table = written()
    typed(table, 'one.')
    typed(table, 'two')
    table.undo('ada')
    typed(table, 'three')
    table.undo('ada')
    expect(text(table)).toBe('one.')
  })

  test('a letter written and rubbed out is no step of its own', () => {
    const table = written()
    table.apply([place('n', at(5, 5))], ada)
    table.apply([write('n', 'text', 'x')], { ...ada, join: 'n' })
    table.apply([write('n', 'text', '', 0, 1)], { ...ada, join: 'n' })
    expect(table.undo('ada')).toBe('done')
    expect(table.board().items.get('n')?.place.x).toBe(0)
  })

  test("somebody else's letters survive in the midst of mine", () => {
    const table = written()
    const other = copyOf(table)
    typed(table, 'the king')
    merge(table, other)
    other.apply([write('n', 'text', 'mad ', 4)], bo)
    merge(table, other)
    expect(table.undo('ada')).toBe('done')
    expect(text(table)).toBe('mad ')
    table.redo('ada')
    merge(table, other)
    expect(text(other)).toBe('the mad king')
  })
})

describe('with others', () => {
  test('undoing a making puts the item into the bin with what others wrote on it; redoing lifts it out', () => {
    const table = aTable()
    table.apply([make(note('n')), write('n', 'text', 'mine ')], ada)
    const other = copyOf(table)
    other.apply([write('n', 'text', 'theirs', 5)], bo)
    merge(table, other)
    table.undo('ada')
    expect(table.board().items.has('n')).toBe(false)
    expect(table.state().items.get('n')).toMatchObject({
      bin: true,
      texts: { text: 'mine theirs' },
    })
    table.redo('ada')
    expect(table.board().items.get('n')?.texts.text).toBe('mine theirs')
  })

  test('each seat at one screen has a history of its own', () => {
    const table = aTable()
    table.apply([make(card('a'))], ada)
    table.apply([make(card('b'))], bo)
    expect(table.undo('ada')).toBe('done')
    expect([...table.board().items.keys()]).toEqual(['b'])
    expect([table.canUndo('ada'), table.canUndo('bo'), table.canRedo('bo')]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('a step wholly overtaken changes nothing, says so, and leaves the step before for the next time', () => {
    const table = aTable()
    table.apply([make(card('a')), make(card('b'))], setup)
    table.apply([place('b', at(5, 5))], ada)
    table.apply([place('a', at(1, 1))], ada)
    const other = copyOf(table)
    other.apply([place('a', at(9, 9))], bo)
    merge(table, other)
    let told = 0
    table.subscribe(() => told++)
    expect(table.undo('ada')).toBe('overtaken')
    expect(told).toBe(1)
    expect([...table.board().items.values()].map((item) => item.place.x)).toEqual([9, 5])
    expect(table.undo('ada')).toBe('done')
    expect([...table.board().items.values()].map((item) => item.place.x)).toEqual([9, 0])
  })

  test('a step overtaken in part takes back the rest, and says so', () => {
    const table = aTable()
    table.apply([make(card('a')), make(card('b'))], setup)
    table.apply([place('a', at(1, 1)), place('b', at(1, 1))], ada)
    table.apply([place('a', at(9, 9))], bo)
    expect(table.undo('ada')).toBe('overtaken')
    expect([...table.board().items.values()].map((item) => item.place.x)).toEqual([9, 0])
  })

  test('what lies in the bin by now is overtaken', () => {
    const table = aTable()
    table.apply([make(card('a'))], setup)
    table.apply([place('a', at(1, 1))], ada)
    table.apply([{ do: 'bin', id: 'a' }], bo)
    expect(table.undo('ada')).toBe('overtaken')
    expect(table.board().items.size).toBe(0)
  })

  test('letters of mine that somebody rubbed out are overtaken', () => {
    const table = aTable()
    table.apply([make(note('n'))], setup)
    table.apply([place('n', at(1, 1))], ada)
    table.apply([write('n', 'text', 'mine')], ada)
    table.apply([write('n', 'text', '', 0, 4)], bo)
    expect(table.undo('ada')).toBe('overtaken')
    expect(table.board().items.get('n')?.place.x).toBe(1)
  })

  test('a second undo of my own is not overtaken by the first', () => {
    const table = aTable()
    table.apply([make(card('a'))], setup)
    for (const x of [1, 2, 3]) table.apply([place('a', at(x, x))], ada)
    expect([1, 2, 3].map(() => table.undo('ada'))).toEqual(['done', 'done', 'done'])
    expect([1, 2, 3].map(() => table.redo('ada'))).toEqual(['done', 'done', 'done'])
    expect([1, 2, 3].map(() => table.undo('ada'))).toEqual(['done', 'done', 'done'])
  })

  test('property: undo never takes back what somebody else did', () => {
    const ids = ['a', 'b', 'c']
    const deed = fc.oneof(
      fc.record({
        by: fc.constantFrom('ada', 'bo'),
        do: fc.constantFrom('place', 'set', 'write', 'bin', 'undo', 'redo'),
        id: fc.constantFrom(...ids),
        n: fc.integer({ min: 1, max: 1000 }),
      }),
      fc.constant({ by: 'wire', do: 'merge', id: '', n: 0 }),
    )
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const table = aTable()
        table.apply(
          ids.map((id) => make(note(id))),
          setup,
        )
        const other = copyOf(table)
        // Bo only ever writes capitals, marked by their number, and never takes anything back.
        let capitals = 0
        for (const { by, do: what, id, n } of deeds) {
          const here = by === 'ada' ? table : other
          if (what === 'merge') merge(table, other)
          else if (what === 'undo' || what === 'redo') table[what]('ada')
          else if (what === 'place')
            here.apply([place(id, at(n, n, { z: by === 'ada' ? 1 : 2 }))], { seat: by })
          else if (what === 'set') here.apply([set(id, 'mood', `${by}${n}`)], { seat: by })
          else if (what === 'bin') here.apply([{ do: n % 2 ? 'bin' : 'return', id }], { seat: by })
          else if (by === 'bo') {
            capitals += 1
            here.apply([write(id, 'text', 'B', n % 5)], bo)
          } else here.apply([write(id, 'text', 'a', n % 5)], ada)
        }
        merge(table, other)
        // Whatever Bo wrote as the last of all stands, whatever Ada takes back now.
        const last = ids.flatMap((id, i) => [
          place(id, at(-i, -i, { z: 3 })),
          set(id, 'mood', 'bo'),
        ])
        other.apply(last, bo)
        merge(table, other)
        while (table.canUndo('ada')) table.undo('ada')
        merge(table, other)
        const items = [...table.state().items.values()]
        expect(items.map((item) => [item.place.x, item.props.mood])).toEqual(
          ids.map((_, i) => [0 - i, 'bo']),
        )
        const letters = items.map((item) => item.texts.text ?? '').join('')
        expect(letters).toBe('B'.repeat(capitals))
        expect(other.state()).toEqual(table.state())
      }),
      { numRuns: 100 },
    )
  })
})

describe('what cannot be put back', () => {
  test.each([
    ['a value', () => update([[77, 0, [any({ root: 'play', key: 'phase' }, { constructor: 1 })]]])],
    [
      'a map that others share',
      () => {
        const doc = new Y.Doc()
        doc.getMap('play').set('phase', new Y.Map([['a', 1]]))
        return Y.encodeStateAsUpdate(doc)
      },
    ],
  ])('stays away, and what was done beside it goes back: %s', (_, odd) => {
    const table = aTable()
    table.apply([make(card('a'))], setup)
    Y.applyUpdate(table.doc, odd())
    table.apply([{ do: 'play', key: 'phase', value: 'story' }, place('a', at(5, 5))], ada)
    expect(table.undo('ada')).toBe('overtaken')
    expect(table.state().items.get('a')?.place.x).toBe(0)
    expect(table.state().play.phase).toBe('story')
    expect(table.redo('ada')).toBe('done')
    expect(table.state().items.get('a')?.place.x).toBe(5)
    expectAlive(table.doc)
  })
})
