import { describe, expect, it } from 'vitest'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import type { Chapter, Passage } from '../../../src/rules/told/chronicle.ts'
import { boardWith, item, at as place, record, type Sitting, spoken } from '../../make.ts'
import { EIGHT, perform, prophecy, seated, sketch, succeed, twoNotes } from './eight.ts'

const chronicler = await prophecy.chronicle!()
const words = { ...prophecy.words.en, ...chronicler.words.en }
const english = (sentence: Sentence) => spoken(words, sentence)

const chapters = (board: Board) => chronicler.read(board).chapters
const chapter = (at: Sitting, id: string): Chapter | undefined =>
  chapters(at.board()).find((one) => one.id === id)
const names = (found: Chapter | undefined) => found?.passages.map(({ say }) => english(say))
const only = (found: Chapter | undefined): Passage => {
  expect(found?.passages).toHaveLength(1)
  return found!.passages[0]!
}
const points = ({ points: all }: Passage) =>
  all.map(({ as, say }) => [as && english(as), english(say)])

/** All eight Scenes performed, the deepest first: won by dice of pairs, all but one. */
function playedOut(at: Sitting) {
  const ids = sketch(at)
  const notes = [twoNotes(at, 'ada'), twoNotes(at, 'milo'), twoNotes(at, 'june')]
  const order = [
    'Tertiary 2.2.1',
    'Secondary 2.2',
    'Secondary 2.1',
    'Primary 2',
    'Primary 1',
    'Secondary 3.1',
    'Primary 3',
  ] as const
  for (const name of order) {
    if (name === 'Primary 1') perform(at, ids[name])
    else succeed(at, ids[name], notes)
    at.play('tell', { scene: ids[name], words: `So it went with ${name}.` })
  }
  return { ids, notes, order }
}

describe('[P26] the chronicle', () => {
  it('of an empty table has no chapters', () => {
    expect(chapters(seated().board())).toEqual([])
  })

  it('begins with the prophecy, whole', () => {
    const at = seated()
    const text = `${'The sea drew back. '.repeat(20)}\n\nAnd then it came.`
    at.play('receive', { module: 'own', title: '  The\n sea ', text })
    const told = only(chapter(at, 'prophecy'))
    expect(english(told.say)).toBe('The sea')
    expect(told.body).toBe(text)
  })

  it('is called what the prophecy is called, whatever else is written on pages', () => {
    const at = seated()
    expect(chronicler.read(at.board()).title).toBeUndefined()
    at.play('receive', { module: 'own', title: '  The\n sea ', text: 'It comes.' })
    expect(english(chronicler.read(at.board()).title!)).toBe('The sea')
  })

  it('ends with what became of the world, and lacks nothing then', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    perform(at, finale.id)
    const lacks = () => chapter(at, 'end')?.close.map(({ key }) => key)
    expect(lacks()).toContain('told.untold')
    at.play('became', { words: 'Snow fell.\nIt stayed.' })
    expect(lacks()).not.toContain('told.untold')
    expect(only(chapter(at, 'after')).body).toBe('Snow fell.\nIt stayed.')
    expect(chapter(at, 'prophecy')).toBeUndefined()
  })

  it('names the Characters, their players, and their Aspects by category', () => {
    const at = seated()
    const { id: card } = at.make('character', { name: 'Ruth' })
    at.play('aspect', { card, category: 'affiliation', words: 'Harbour Guild' })
    at.play('aspect', { card, category: 'occupation', words: 'Bell-founder' })
    const told = only(chapter(at, 'characters'))
    expect(english(told.say)).toBe('Ruth')
    expect(told.about.map(english)).toEqual(['Character of Ada'])
    expect(points(told)).toEqual([
      ['Occupation', 'Bell-founder'],
      ['Affiliation', 'Harbour Guild'],
    ])
  })

  it('names the Objects, what is on their cards, and whose place they are', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('placeCard', { scene: ids.Finale, name: 'The Maw' })
    const { id: card } = at.make('object', { name: 'Queen Imbry' })
    at.play('environment', { card, words: 'Vain about her ships' })
    at.by({ do: 'write', id: card, field: 'body', at: 0, remove: 0, insert: 'Rules since May.' })
    const [maw, queen] = chapter(at, 'objects')?.passages ?? []
    expect([maw, queen].map((one) => one && english(one.say))).toEqual(['The Maw', 'Queen Imbry'])
    expect(maw?.about.map(english)).toEqual(['Place of “Finale”'])
    expect(queen && points(queen)).toEqual([[undefined, 'Vain about her ships']])
    expect(queen?.body).toBe('Rules since May.')
  })

  it('tells a Scene: what it was, its pairs, its dice, its Outcome, what happened', () => {
    const at = seated()
    const ids = sketch(at)
    const notes = twoNotes(at)
    at.play('begin', { scene: ids['Tertiary 2.2.1'] })
    at.play('offerPair', { a: notes[0], b: notes[1] })
    const thrown = at.roll(6, 3)
    at.play('tell', { scene: ids['Tertiary 2.2.1'], words: 'We slipped past.' })
    at.play('tell', { scene: ids['Tertiary 2.2.1'], words: 'Nobody woke.' })
    const told = only(chapter(at, 'scenes'))
    expect(english(told.say)).toBe('Tertiary 2.2.1')
    expect(told.about.map(english)).toEqual([
      'Tertiary Scene, Difficulty Rating 1',
      'Precursor of “Secondary 2.2”',
    ])
    expect(told.setting).toBe('Where Tertiary 2.2.1 is')
    expect(points(told)).toEqual([
      [undefined, '“Silver-tongued” (Character of ada) with “Sleepy” (The guard)'],
    ])
    expect(told.decided && english(told.decided.say)).toBe('1 pair + 0 dice won = 1 die')
    expect(told.decided?.record).toEqual(thrown)
    expect(told.decided?.ruling).toMatchObject({ good: true, result: 1, hits: [1, 0] })
    expect(told.body).toBe('We slipped past.\nNobody woke.')
    expect(names(chapter(at, 'ahead'))).toHaveLength(7)
  })

  it('tells a Scene by what its Check was frozen with [P18], whatever was done to it since', () => {
    const at = seated()
    const ids = sketch(at)
    const [mine, theirs] = twoNotes(at)
    at.play('begin', { scene: ids['Primary 1'] })
    at.play('offerPair', { a: mine, b: theirs })
    at.roll(5)
    at.play('dropParent', { scene: ids['Primary 1'] })
    at.by({ do: 'bin', id: theirs })
    const told = only(chapter(at, 'scenes'))
    expect(told.about.map(english)).toEqual(['Difficulty Rating 3'])
    expect(points(told)).toEqual([
      [undefined, '“Silver-tongued” with a note that says nothing any more'],
    ])
  })

  it('tells the Scenes in the order they were performed, and the Finale at the end', () => {
    const at = seated()
    const { ids, notes, order } = playedOut(at)
    expect(names(chapter(at, 'scenes'))).toEqual(order)
    expect(chapters(at.board()).map(({ id }) => id)).not.toContain('end')
    expect(names(chapter(at, 'ahead'))).toEqual(['Finale'])
    succeed(at, ids.Finale, notes)
    const untold = chapter(at, 'end')
    expect(untold?.close.map(english)).toEqual([
      'Nobody has written down yet what became of the world.',
      'What was foretold did not come to pass, or not the way it was told.',
      '8 Scenes were performed; 7 succeeded.',
    ])
    at.play('tell', { scene: ids.Finale, words: 'She sleeps again.' })
    const end = chapter(at, 'end')
    expect(only(end).body).toBe('She sleeps again.')
    expect(end?.close).toHaveLength(2)
    expect(chapters(at.board()).map(({ id }) => id)).toEqual([
      'characters',
      'objects',
      'outline',
      'scenes',
      'end',
    ])
  })

  it('says of a Scene without dice that there were none [P17], and how a lost Finale ends', () => {
    const at = seated()
    const { id } = at.make('finale', { objective: 'Bind her' })
    perform(at, id)
    const end = chapter(at, 'end')
    const { decided } = only(end)
    expect(decided && [decided.say, decided.ruling.say].map(english)).toEqual([
      'No pair, and no die won',
      'No dice, no Hits against DR 4: Failure',
    ])
    expect(end?.close.map(english)).toContain(
      'What was foretold came to pass, and somebody will have to live with it.',
    )
  })

  it('lists what is still ahead, the Finale last, and says which Scene is being performed', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Secondary 2.1'] })
    const ahead = chapter(at, 'ahead')
    expect(names(ahead)).toHaveLength(EIGHT.length)
    expect(names(ahead)?.at(-1)).toBe('Finale')
    const now = ahead?.passages.filter(({ about }) =>
      about.some(({ key }) => key === 'mark.current'),
    )
    expect(now?.map(({ say }) => english(say))).toEqual(['Secondary 2.1'])
  })

  it('shows the outline as a tree, each Scene before its Precursors, with what became of it', () => {
    const at = seated()
    const ids = sketch(at)
    const notes = [twoNotes(at, 'ada'), twoNotes(at, 'milo'), twoNotes(at, 'june')]
    succeed(at, ids['Tertiary 2.2.1'], notes)
    const tree = chapter(at, 'outline')?.passages ?? []
    expect(tree.map(({ say, depth = 0 }) => `${'-'.repeat(depth)}${english(say)}`)).toEqual([
      'Finale',
      '-Primary 1',
      '-Primary 2',
      '--Secondary 2.1',
      '--Secondary 2.2',
      '---Tertiary 2.2.1',
      '-Primary 3',
      '--Secondary 3.1',
    ])
    expect(tree.map(({ decided }) => decided?.ruling.good)).toEqual([
      ...Array<undefined>(5).fill(undefined),
      true,
      undefined,
      undefined,
    ])
    // What hangs in the air has no level, and what hangs on it hangs one below.
    at.play('dropParent', { scene: ids['Secondary 2.2'] })
    const loose = chapter(at, 'outline')?.passages.slice(-2)
    expect(loose?.map(({ say, depth }) => [english(say), depth])).toEqual([
      ['Secondary 2.2', 0],
      ['Tertiary 2.2.1', 1],
    ])
  })

  it('tells what lay beside a Scene: its place with all on it, and the notes at its oval', () => {
    const board = boardWith([
      oval('a', true, 'A'),
      item('b', 'oval', {
        place: place(400, 0),
        props: { parent: 'a' },
        texts: { objective: 'B' },
      }),
      item('c', 'card', { props: { scene: 'a' }, texts: { title: 'The Maw' } }),
      item('d', 'note', { place: place(0, 0, { on: 'c' }), texts: { text: 'Dusk' } }),
      item('e', 'note', { place: place(100, 60), texts: { text: 'Bring rope' } }),
      item('f', 'note', { place: place(290, 0), texts: { text: 'Ask Tam' } }),
      item('g', 'note', { place: place(0, 900), texts: { text: 'Tea at four' } }),
      item('h', 'note', { place: place(0, 10) }),
    ])
    const [b, a] = chapters(board).find(({ id }) => id === 'ahead')?.passages ?? []
    const lay = (one: Passage | undefined) =>
      one?.beside.map(({ as, say, item: id }) => [as && english(as), english(say), id])
    expect(lay(a)).toEqual([
      ['Place', 'The Maw', 'c'],
      [undefined, 'Dusk', 'd'],
      [undefined, 'Bring rope', 'e'],
    ])
    expect(lay(b)).toEqual([[undefined, 'Ask Tam', 'f']])
    expect(names(chapters(board).find(({ id }) => id === 'notes'))).toEqual(['Tea at four'])
  })

  it('says of a second Finale, which a merge can bring, that it is one', () => {
    const board = boardWith([oval('a', true, 'A'), oval('b', true, 'B')])
    const ahead = chapters(board).find(({ id }) => id === 'ahead')
    expect(ahead?.passages.map(({ about }) => about.map(english))).toEqual([
      ['A second Finale'],
      ['Finale, Difficulty Rating 4'],
    ])
  })

  it('cuts a book on a note of a pair between its letters', () => {
    const at = seated()
    const ids = sketch(at)
    const [mine, theirs] = twoNotes(at, 'ada')
    const book = `${'x'.repeat(399)}${'🐉'.repeat(9)}`
    at.by({ do: 'write', id: theirs, field: 'text', at: 0, remove: 99, insert: book })
    succeed(at, ids['Tertiary 2.2.1'], [[mine, theirs]])
    const told = points(only(chapter(at, 'scenes'))).join()
    expect(told).toContain('x🐉…')
    expect(told).not.toMatch(/\p{Surrogate}/u)
  })

  it('is the same whatever order the items came in', () => {
    const at = seated()
    playedOut(at)
    const board = at.board()
    const back = { ...board, items: new Map([...board.items].reverse()) }
    expect(chapters(back)).toEqual(chapters(board))
  })
})

const oval = (id: string, parent: unknown, objective = '') =>
  item(id, 'oval', {
    props: { ...(typeof parent === 'string' ? { parent } : { finale: true }) },
    texts: { objective },
  })

describe('a chronicle of a hostile board', () => {
  it.each<[string, Board, readonly (readonly [string, readonly string[]])[]]>([
    [
      'Parents in a circle',
      boardWith([oval('a', 'b', 'A'), oval('b', 'a', 'B')]),
      [
        ['outline', ['B', 'A']],
        ['ahead', ['A', 'B']],
      ],
    ],
    ['an oval that is its own Parent', boardWith([oval('a', 'a', 'A')]), [['ahead', ['A']]]],
    ['ovals without words or lines', boardWith([oval('a', 'gone')]), []],
    ['a Finale without words', boardWith([oval('a', true)]), [['ahead', ['The Finale']]]],
    [
      'cards, notes and sheets without texts at all',
      boardWith([
        item('c', 'card'),
        item('p', 'card', { props: { player: 'nobody' } }),
        item('n', 'note', { place: place(0, 0, { on: 'p' }) }),
        item('s', 'sheet'),
      ]),
      [
        ['prophecy', ['A prophecy without a name']],
        ['characters', ['A Character without a name']],
      ],
    ],
    [
      'notes stuck on one another, and on what is gone',
      boardWith([
        item('n', 'note', { place: place(0, 0, { on: 'm' }), texts: { text: 'N' } }),
        item('m', 'note', { place: place(0, 0, { on: 'n' }), texts: { text: 'M' } }),
        item('o', 'note', { place: place(0, 0, { on: 'gone' }), texts: { text: 'O' } }),
      ]),
      [['notes', ['M', 'N', 'O']]],
    ],
    [
      'throws about nothing, and two about one Scene',
      boardWith([oval('a', true, 'A')], {
        rolls: [record('gone', 1, 1, 5), record('a', 4, 1, 5), record('a', 1, 1, 5)],
        play: { scene: 'a' },
      }),
      [['end', ['A']]],
    ],
    [
      'things of no known kind, and odd props',
      boardWith([
        item('x', 'dragon', { texts: { title: 'X' } }),
        item('c', 'card', { props: { player: 7, scene: ['a'] }, texts: { title: 'C' } }),
      ]),
      [['objects', ['C']]],
    ],
  ])('%s', (_what, board, told) => {
    const read = chapters(board)
    expect(read.map(({ id, passages }) => [id, passages.map(({ say }) => english(say))])).toEqual(
      told,
    )
    for (const { passages } of read)
      for (const { say, about, points: all, beside } of passages)
        for (const one of [say, ...about, ...[...all, ...beside].map((point) => point.say)])
          expect(english(one)).not.toMatch(/undefined|NaN|\[object/)
  })
})
