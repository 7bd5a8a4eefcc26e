import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoAtBoth } from '../../../src/app/palm/bothundo.ts'
import type { Seat } from '../../../src/rules/plain/item.ts'
import type { Proven } from '../../../src/sync/link/handshake.ts'
import type { Presence } from '../../../src/table/presence/presence.ts'
import type { Table } from '../../../src/table/table.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import type { Voice } from '../../../src/ui/say/say.ts'
import { aTable, at, card, copyOf, make, merge, note, place, write } from '../../table/make.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  vi.useRealTimers()
})
const leaving: (() => void)[] = []
const ada = { seat: 'ada' }
const ben = { seat: 'ben' }
const voice = () =>
  ({ lang: 'en', words: {}, say: ({ key }: { key: string }) => key }) as unknown as Voice

interface Device {
  readonly table: Table
  readonly client: number
  readonly notices: ReturnType<typeof makeNotices>
  readonly ears: Set<(from: Proven, word: unknown) => void>
}

/** A word that somebody says, as it comes to all others. */
const says = (from: Pick<Proven, 'client' | 'writes'>, all: readonly Device[], word: unknown) => {
  for (const { client, ears } of all)
    if (client !== from.client)
      for (const ear of ears) ear({ peer: `${from.client}`, ...from }, word)
}

/** These devices at one table, where Ada sits at the screen and has the phone as her hand, and Ben sits beside her. */
function linked(...names: readonly string[]) {
  const first = aTable()
  const sits: readonly Seat[] = [
    { id: 'ada', name: 'Ada', color: 0, sitter: 'screen', hand: 'phone' },
    { id: 'ben', name: 'Ben', color: 1, sitter: 'screen' },
  ]
  for (const { hand, ...seat } of sits)
    first.apply(
      [
        { do: 'seat', seat },
        ...(hand ? [{ do: 'hand', seat: seat.id, device: hand } as const] : []),
      ],
      { seat: seat.id, track: false },
    )
  const all = names.map((_, i): Device => {
    const table = i === 0 ? first : copyOf(first)
    table.presence.client = i + 1
    return { table, client: i + 1, notices: makeNotices(), ears: new Set() }
  })
  all.forEach(({ table, client, notices, ears }, i) => {
    const room = {
      tell: (word: object) => says({ client, writes: true }, all, word),
      listen(ear: (from: Proven, word: unknown) => void) {
        ears.add(ear)
        return () => void ears.delete(ear)
      },
    }
    leaving.push(undoAtBoth({ table, room }, names[i] ?? '', notices, voice))
  })
  /** All hear of one another, as long as there is news. */
  const meet = () => {
    vi.advanceTimersByTime(1000)
    for (let round = 0; round < 3; round++) {
      for (const a of all) for (const b of all) if (a !== b) merge(a.table, b.table)
      const told = all.map(({ table, client }): [number, Presence] => [
        client,
        table.presence.mine(),
      ])
      for (const { table, client } of all)
        table.presence.heard(new Map(told.filter(([by]) => by !== client)))
    }
  }
  meet()
  return { all, meet, table: (name: string) => all[names.indexOf(name)]?.table as Table }
}
const lies = (table: Table) => [...table.board().items.keys()].sort().join(' ')

test('what either device did is undone at either, the newest first, and nobody else’s', () => {
  const { meet, table } = linked('screen', 'phone')
  const [screen, phone] = [table('screen'), table('phone')]
  for (const [by, id, how] of [
    [screen, 'a', ada],
    [phone, 'b', ada],
    [screen, 'x', ben],
    [phone, 'c', ada],
    [screen, 'd', ada],
  ] as const) {
    by.apply([make(card(id))], how)
    meet()
  }
  expect(lies(phone)).toBe('a b c d x')
  const seen = []
  for (const by of [phone, phone, screen, phone]) {
    expect(by.canUndo('ada')).toBe(true)
    expect(by.undo('ada')).toBe('done')
    meet()
    expect(lies(phone)).toBe(lies(screen))
    seen.push(lies(screen))
  }
  expect(seen).toEqual(['a b c x', 'a b x', 'a x', 'x'])
  for (const by of [screen, phone])
    expect([by.canUndo('ada'), by.undo('ada')]).toEqual([false, 'nothing'])
  // Ben has no phone: what he did is his at the screen, and nobody's at Ada's phone.
  expect([phone.canUndo('ben'), phone.undo('ben')]).toEqual([false, 'nothing'])
  expect([screen.canUndo('ben'), screen.undo('ben')]).toEqual([true, 'done'])
})

test('whoever sits there is told what was undone from afar, and what somebody has changed since stays', () => {
  const { all, meet, table } = linked('screen', 'phone')
  const [screen, phone] = [table('screen'), table('phone')]
  const told = () =>
    all.map(({ notices }) => notices.list().map(({ seat, say }) => `${seat}: ${say.values?.text}`))
  phone.apply([make(card('a')), make(note('n'))], ada)
  meet()
  phone.apply([place('a', at(5, 5))], ada)
  meet()
  screen.apply([place('a', at(9, 9))], ben)
  meet()
  expect(screen.undo('ada')).toBe('done')
  meet()
  expect(screen.board().items.get('a')?.place.x).toBe(9)
  expect(told()).toEqual([['ada: undo.overtaken'], []])
  phone.apply([write('n', 'text', 'Rain')], ada)
  meet()
  screen.apply([write('n', 'text', ' again', 4)], ben)
  meet()
  // Letters of hers go, and his stay.
  expect(screen.undo('ada')).toBe('done')
  meet()
  expect(screen.board().items.get('n')?.texts.text).toBe(' again')
  expect(told()[1]).toEqual([expect.stringMatching(/^ada: What you did here last was undone/)])
})

test('a phone that is gone keeps what it did, and what was done here is undone as ever', () => {
  const { meet, table } = linked('screen', 'phone')
  const screen = table('screen')
  screen.apply([make(card('a'))], ada)
  meet()
  table('phone').apply([make(card('b'))], ada)
  meet()
  screen.presence.heard(new Map())
  expect(screen.undo('ada')).toBe('done')
  expect(lies(screen)).toBe('b')
  expect(screen.canUndo('ada')).toBe(false)
})

test('who says that they did more and undoes nothing is asked a few times, and no more', () => {
  const { table } = linked('screen')
  const screen = table('screen')
  screen.apply([make(card('a'))], ada)
  const tells = (n: number) =>
    screen.presence.heard(new Map([[66, { steps: [{ seat: 'ada', n }] }]]))
  tells(2 ** 39)
  screen.undo('ada')
  expect(lies(screen)).toBe('a')
  // Nor when they say that it was more still, even if they have said less meanwhile.
  for (const more of [1, 2, 3]) {
    expect(lies(screen)).toBe('a')
    tells(1)
    tells(2 ** 39 + more)
    screen.undo('ada')
  }
  expect(lies(screen)).toBe('')
  tells(1)
  tells(2 ** 39 + 2)
  expect(screen.canUndo('ada')).toBe(false)
  // And steps are counted as before.
  screen.apply([make(card('b'))], ada)
  expect(screen.newest('ada')).toBeLessThan(2 ** 40)
})

test('steps here count on within bounds, whatever number another screen tells', () => {
  const { table } = linked('screen')
  const screen = table('screen')
  screen.apply([make(card('a'))], ada)
  screen.presence.heard(new Map([[66, { steps: [{ seat: 'ada', n: 2 ** 40 - 1 }] }]]))
  screen.apply([make(card('b'))], ada)
  expect(screen.newest('ada')).toBeLessThan(2 ** 40)
})

test.each<[string, boolean, unknown]>([
  ['who may not write', false, { undo: 'ada', at: 1 }],
  ['for a seat that is at one device', true, { undo: 'ben', at: 1 }],
  ['of another screen', true, { undo: 'ada', at: 2 }],
  ['for no seat', true, { undo: 'constructor', at: 1 }],
  ['nothing', true, null],
  ['nonsense', true, ['undo', 'ada']],
])('nothing is undone for %s', (_, writes, word) => {
  const { all, table } = linked('screen')
  const screen = table('screen')
  screen.apply([make(card('a'))], ada)
  screen.apply([make(card('b'))], ben)
  says({ client: 9, writes }, all, word)
  expect(lies(screen)).toBe('a b')
})

test('whoever asks without end is not heard each time', () => {
  const { all, table } = linked('screen')
  const screen = table('screen')
  for (let i = 0; i < 20; i++) screen.apply([make(card(`c${i}`))], ada)
  for (let i = 0; i < 20; i++) says({ client: 9, writes: true }, all, { undo: 'ada', at: 1 })
  expect(screen.board().items.size).toBe(19)
})
