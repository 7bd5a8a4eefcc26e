import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { tellDoers } from '../../../src/table/presence/doers.ts'
import type { Table } from '../../../src/table/table.ts'
import { de } from '../../../src/ui/de/de.ts'
import { actionsInPlay, actionsTo, type Instant } from '../../../src/ui/heard/actions.ts'
import { told } from '../../../src/ui/heard/en.ts'
import { type Done, overhear } from '../../../src/ui/heard/overhear.ts'
import { tellerOf } from '../../../src/ui/heard/retell.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { GAMES } from '../../games/all.ts'
import { deskOf } from '../../games/desk.ts'
import { record } from '../../make.ts'
import {
  aTable,
  at,
  card,
  copyOf,
  make,
  merge,
  note,
  place,
  roll,
  set,
  write,
} from '../../table/make.ts'

const [game] = GAMES
if (!game) throw new Error('no game')
const german = speaker('de', de, (await game.translations?.de?.()) ?? {})
const english = speaker('en', told, en, game.words.en)
/** A teller that needs no language to be chosen. */
const tellIn = (lang: string, say: (s: Sentence) => string, of: Game = game) =>
  tellerOf({ lang, words: {}, say }, of, (what, values) =>
    say(typeof what === 'string' ? { key: what, ...(values && { values }) } : what),
  )
const inEnglish = tellIn('en', english)
const inGerman = tellIn('de', german)
const act = () => ({
  seat: 'ada',
  now: 0,
  chance: { id: () => 'x', seed: () => '', wobble: () => 0.5 },
})

const titled = (id: string, title: string, where = at(0, 0)) =>
  make({ ...card(id, where), texts: { title, body: '' } })
const worded = (id: string, text: string, where = at(0, 0)) =>
  make({ ...note(id, where), texts: { text } })
const oval = (id: string, objective: string, props: Item['props'] = {}): Change =>
  make({ id, kind: 'oval', place: at(0, 0), props, texts: { objective, setting: '', told: '' } })

/** What lies there before each row begins. */
const LAID: readonly Change[] = [
  titled('well', 'The well'),
  titled('mira', 'Mira'),
  worded('brave', 'brave', at(0, 40, { on: 'mira' })),
  worded('loose', 'afraid'),
  make(card('bare')),
  oval('end', 'End it', { finale: true }),
  oval('gate', 'Find the gate'),
  { do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'here' } },
  { do: 'seat', seat: { id: 'ben', name: 'Ben', color: 1, sitter: 'there' } },
  { do: 'seat', seat: { id: 'cyd', name: 'Cyd', color: 2, sitter: 'there' } },
]

function laid(): Table {
  const table = aTable()
  table.apply(LAID, { seat: 'ada', track: false })
  return table
}

const instantOf = (table: Table): Instant => {
  const { items, about } = table.state()
  return { board: table.board(), items, title: about.title }
}

/** All that these changes are, as Actions. */
function actionsOf(changes: readonly Change[]) {
  const table = laid()
  const before = instantOf(table)
  const touched = new Set<string>()
  table.subscribe((ids) => {
    for (const id of ids) touched.add(id)
  })
  table.apply(changes, { seat: 'ben' })
  const after = instantOf(table)
  return [
    ...[...touched].flatMap((id) => actionsTo(game!, before, after, before.items.get(id), id)),
    ...actionsInPlay(game!, before, after, act()),
  ]
}

const bin = (id: string): Change => ({ do: 'bin', id })
const play = (key: string, value: string | number | null): Change => ({ do: 'play', key, value })

test.each<[readonly Change[], english: string, german: string]>([
  [[make(card('new'))], 'Ben added an index card.', 'Neu von Ben: Karteikarte.'],
  [
    [titled('new', 'The sea')],
    'Ben added an index card “The sea”.',
    'Neu von Ben: Karteikarte „The sea“.',
  ],
  [
    [worded('n1', 'one'), worded('n2', 'two')],
    'Ben added a sticky note “one” and a sticky note “two”.',
    'Neu von Ben: Klebezettel „one“ und Klebezettel „two“.',
  ],
  [
    [worded('n1', 'a'), worded('n2', 'b'), worded('n3', 'c'), worded('n4', 'd')],
    'Ben added 4 things.',
    'Neu von Ben: 4 Dinge.',
  ],
  [
    [write('bare', 'title', 'The tower')],
    'Ben wrote “The tower” on an index card.',
    'Ben hat „The tower“ geschrieben (Karteikarte).',
  ],
  [
    [write('well', 'title', 'tower', 4, 4)],
    'Ben changed “The well” to “The tower”.',
    'Ben hat „The well“ geändert: „The tower“.',
  ],
  [
    [write('well', 'body', 'It is dry')],
    'Ben wrote on “The well”: “It is dry”.',
    'Ben hat auf „The well“ geschrieben: „It is dry“.',
  ],
  [
    [write('well', 'title', '', 0, 8)],
    'Ben rubbed out what stood on an index card.',
    'Ben hat ausgewischt, was da stand: Karteikarte.',
  ],
  [
    [bin('well')],
    'Ben put “The well” in the bin.',
    'Ben hat in den Papierkorb gelegt: „The well“.',
  ],
  // What sticks on it goes along, and is not told apart.
  [
    [bin('mira'), bin('well')],
    'Ben put “Mira” and “The well” in the bin.',
    'Ben hat in den Papierkorb gelegt: „Mira“ und „The well“.',
  ],
  [
    [place('loose', at(5, 5, { on: 'well' }))],
    'Ben stuck “afraid” on “The well”.',
    'Ben hat „afraid“ auf „The well“ geklebt.',
  ],
  [
    [place('brave', at(200, 5))],
    'Ben pulled “brave” off “Mira”.',
    'Ben hat „brave“ von „Mira“ gelöst.',
  ],
  [[place('well', at(200, 5))], '', ''],
  [
    [set('gate', 'parent', 'end')],
    'Ben changed “Find the gate”: Precursor of “End it”.',
    'Ben hat „Find the gate“ geändert: Vorszene von „End it“.',
  ],
  [
    [set('mira', 'player', 'ben')],
    'Ben changed “Mira”: Character of Ben.',
    'Ben hat „Mira“ geändert: Charakter von Ben.',
  ],
  [
    [play('phase', 'outline')],
    'Ben went on to “Write an Outline”.',
    'Ben ist weitergegangen: „Szenenplan entwerfen“.',
  ],
  [
    [play('scene', 'gate'), set('gate', 'parent', 'end')],
    'Ben changed “Find the gate”: Precursor of “End it”. Ben began “Find the gate”.',
    'Ben hat „Find the gate“ geändert: Vorszene von „End it“. Ben beginnt „Find the gate“.',
  ],
  [
    [play('set/minutes', 9)],
    'Ben changed a house rule. Minutes for a Scene: 9.',
    'Ben hat eine Hausregel geändert. Minuten für eine Szene: 9.',
  ],
  [[play('moderator', 'ben')], 'Ben is the Moderator now.', 'Ben moderiert jetzt.'],
  [
    [{ do: 'title', title: 'Ashes' }],
    'Ben called the table “Ashes”.',
    'Ben hat den Tisch „Ashes“ genannt.',
  ],
  [
    [
      titled('n1', 'a'),
      bin('well'),
      write('mira', 'title', '!', 4),
      place('loose', at(0, 0, { on: 'mira' })),
      play('phase', 'story'),
    ],
    'Ben: one thing added, one written on, one in the bin, and 2 more changes.',
    'Ben: ein Ding dazugelegt, eines beschrieben, eines im Papierkorb und 2 weitere Änderungen.',
  ],
])('%j is told', (changes, inOne, inOther) => {
  const actions = actionsOf(changes)
  expect(inEnglish.others('Ben', actions)).toBe(inOne)
  expect(inGerman.others('Ben', actions)).toBe(inOther)
})

test('whoever chairs is called as the game calls them', () => {
  const gestures = { moderator: { take: 'take', leave: 'leave', called: { key: 'host' } } }
  const say = (language: typeof english) => (what: Sentence) =>
    what.key === 'host' ? 'Host' : language(what)
  const tellAs = (lang: string, language: typeof english) =>
    tellerOf({ lang, words: {}, say: say(language) }, { ...game, gestures }, (what, values) =>
      say(language)(typeof what === 'string' ? { key: what, ...(values && { values }) } : what),
    )
  const taken = actionsOf([play('moderator', 'ben')])
  expect(tellAs('en', english).others('Ben', taken)).toBe('Ben is the Host now.')
  expect(tellAs('de', german).others('Ben', taken)).toBe('Host ist jetzt Ben.')
})

test('a Scene that the dice decided was not set aside', () => {
  const table = laid()
  table.apply([play('scene', 'gate'), set('gate', 'parent', 'end')], { seat: 'ben' })
  const before = instantOf(table)
  const decided: Change = { do: 'roll', record: record('gate', 3, 1, 4) }
  table.apply([decided, { do: 'play', key: 'clock', value: { spent: 9 } }], { seat: 'ben' })
  expect(actionsInPlay(game, before, instantOf(table), act())).toEqual([])
  const aside = laid()
  aside.apply([play('scene', 'gate')], { seat: 'ben' })
  const then = instantOf(aside)
  aside.apply([play('scene', null)], { seat: 'ben' })
  const [action] = actionsInPlay(game, then, instantOf(aside), act())
  expect(action).toMatchObject({ did: 'current', item: undefined, before: { id: 'gate' } })
})

test.each<[readonly Change[], string]>([
  [[write('bare', 'title', 'The tower')], 'Taken back. Nothing stands on an index card now.'],
  [[write('well', 'title', 'tower', 4, 4)], 'Taken back. It says “The well” now.'],
  [[bin('mira')], 'Taken back. Back on the table: “Mira”.'],
  [[titled('n1', 'a')], 'Taken back. In the bin: “a”.'],
  [[place('well', at(90, 0))], 'Taken back. Back in its place: “The well”.'],
  [[place('brave', at(90, 0))], 'Taken back. “brave” is stuck on “Mira”.'],
  [
    [set('gate', 'parent', 'end'), play('phase', 'outline')],
    'Taken back. The phase is “Receive a Prophecy” now.',
  ],
])('%j is told when it is taken back', (changes, line) => {
  const table = laid()
  const heard: string[] = []
  const stop = overhear(table, game, {
    act,
    heard: (all) => heard.push(...all.map(({ actions, way }) => inEnglish.own(actions, way))),
  })
  table.apply(changes, { seat: 'ada' })
  table.undo('ada')
  stop()
  expect(heard).toEqual([line])
})

describe('what others do is told', () => {
  let ada: Table
  let ben: Table
  let heard: string[]
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    ada = laid()
    ben = copyOf(ada)
    heard = []
    ada.presence.heard(new Map([[ben.doc.clientID, { seat: 'ben' }]]))
    stop = overhear(ada, game, {
      act,
      heard: (all: readonly Done[], sat) => {
        const tell = inEnglish
        for (const { own, seat, actions } of all)
          heard.push(own ? `own: ${tell.own(actions)}` : tell.others(seat ?? '?', actions))
        for (const { seat, sits } of sat) heard.push(tell.sits(seat.name, sits))
      },
    })
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })
  const does = (...changes: Change[]) => {
    ben.apply(changes, { seat: 'ben' })
    merge(ben, ada)
  }
  const pass = (ms: number) => vi.advanceTimersByTime(ms)

  describe('at a screen where several act at once', () => {
    let leave: () => void
    beforeEach(() => {
      leave = tellDoers(ben.doc, ben.presence)
      // Whoever acted there last.
      ben.presence.set({ seat: 'cyd' })
    })
    afterEach(() => leave())
    const by = (seat: string, ...changes: Change[]) => {
      ben.apply(changes, { seat })
      merge(ben, ada)
    }
    const tell = () => {
      pass(1000)
      ada.presence.heard(new Map([[ben.doc.clientID, ben.presence.mine()]]))
      pass(5000)
      return heard.splice(0)
    }

    test('a screen that says it was somebody who sits elsewhere is not believed', () => {
      by('ada', titled('a1', 'one'))
      expect(tell()).toEqual(['? added an index card “one”.'])
    })

    test('by whom it was done, and not by whoever acted last', () => {
      by('ben', titled('b1', 'one'))
      by('cyd', titled('c1', 'two'))
      by('ben', titled('b2', 'three'), write('well', 'title', 'tower', 4, 4))
      expect(tell()).toEqual([
        'ben added an index card “one” and an index card “three”. ben changed “The well” to “The tower”.',
        'cyd added an index card “two”.',
      ])
      // Undone, it is whose step that was.
      ben.undo('cyd')
      merge(ben, ada)
      by('ben', play('phase', 'outline'))
      expect(tell()).toEqual(['cyd put “two” in the bin.', 'ben went on to “Write an Outline”.'])
    })

    test('by somebody, where it came at once or both did it', () => {
      ben.apply([titled('b1', 'one')], { seat: 'ben' })
      by('cyd', titled('c1', 'two'))
      by('ben', play('phase', 'outline'))
      by('cyd', play('scene', 'gate'))
      const [told] = tell()
      expect(told).toMatch(/^\? added an index card “one” and an index card “two”/)
      expect(told).toMatch(/\? went on to “Write an Outline”\. \? began “Find the gate”\.$/)
    })

    test('by nobody else, when it is one person’s screen again', () => {
      by('ben', titled('b1', 'one'))
      leave()
      expect(tell()).toEqual(['cyd added an index card “one”.'])
    })
  })

  test('once for what follows quickly', () => {
    for (const id of ['a', 'b', 'c']) {
      does(titled(id, id))
      pass(500)
    }
    expect(heard).toEqual([])
    pass(5000)
    expect(heard).toEqual([
      'ben added an index card “a”, an index card “b”, and an index card “c”.',
    ])
  })

  test('without end it is told now and then', () => {
    for (let n = 0; n < 20; n++) {
      does(titled(`n${n}`, ''))
      pass(500)
    }
    expect(heard).toEqual(['ben added 12 things.'])
  })

  test('writing when it rests', () => {
    does(make(card('new')))
    pass(2000)
    ;[...'The sea'].forEach((letter, n) => {
      does(write('new', 'title', letter, n))
      pass(900)
    })
    expect(heard).toEqual(['ben added an index card.'])
    pass(3000)
    expect(heard.slice(1)).toEqual(['ben wrote “The sea” on an index card.'])
  })

  test('not where it only lies elsewhere now, nor what dice bring', () => {
    does(place('well', at(300, 300)))
    does(
      { do: 'roll', record: roll('r1', 'gate') },
      make({ ...note('die'), kind: 'die', texts: {} }),
    )
    pass(9000)
    expect(heard).toEqual([])
  })

  test('not what was done while nobody met, nor by who is not here', () => {
    const cyd = copyOf(ada)
    cyd.apply([titled('late', 'late')], { seat: 'cyd' })
    merge(cyd, ada)
    pass(5000)
    ada.presence.heard(new Map([[cyd.doc.clientID, { seat: 'cyd' }]]))
    cyd.apply([titled('more', 'more')], { seat: 'cyd' })
    merge(cyd, ada)
    pass(5000)
    expect(heard).toEqual([])
    cyd.apply([titled('now', 'now')], { seat: 'cyd' })
    merge(cyd, ada)
    pass(5000)
    expect(heard).toEqual(['cyd added an index card “now”.'])
  })

  test('apart from what is done here', () => {
    ada.apply([place('loose', at(0, 0, { on: 'well' }))], { seat: 'ada' })
    does(bin('mira'), { do: 'seat', seat: { id: 'ben', name: 'Ben', color: 1, sitter: '' } })
    pass(5000)
    expect(heard).toEqual([
      'own: “afraid” is stuck on “The well”.',
      'ben put “Mira” in the bin.',
      'Ben stood up.',
    ])
  })
})

test('the turn that comes to somebody is told as a sentence of its own, and no mat begins', async () => {
  const { game: dark } = await import('../../../src/games/dark-prophecy/game.ts')
  await dark.whole.load()
  const desk = deskOf(dark, ['Ada', 'Ben'])
  desk.play('ada', 'deal', { who: 'ada ben', hidden: 'trust' })
  desk.run()
  const at = (): Instant => ({ ...instantOf(desk.table), board: desk.board() })
  const before = at()
  const [first] = dark
    .read(before.board)
    .flatMap((mark) => (mark.as === 'current' ? [mark.on] : []))
  desk.play(first === 'place-ada' ? 'ada' : 'ben', 'endActions')
  desk.run()
  const say = speaker('en', told, en, dark.words.en, await dark.prose())
  const said = tellIn('en', say, dark).own(actionsInPlay(dark, before, at(), act()), 'undo')
  expect(said).toMatch(/^Taken back\. \p{Lu}[^.]*\.$/u)
  expect(said).not.toMatch(/begins/)
})
