import { expect, test, vi } from 'vitest'
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { undoAtBoth } from '../../../src/app/palm/bothundo.ts'
import { acquaint, sitsAt } from '../../../src/app/share/acquaint.ts'
import { vouchAt } from '../../../src/app/share/vouching.ts'
import { witness } from '../../../src/app/throws/witness.ts'
import type { Asked } from '../../../src/rules/dice/roll.ts'
import { listeners } from '../../../src/rules/plain/listeners.ts'
import type { OtherThrow } from '../../../src/sync/circle/theirs.ts'
import { seatedAs } from '../../../src/sync/circle/together.ts'
import { ownScreens } from '../../../src/sync/keys/ownscreen.ts'
import type { Proven } from '../../../src/sync/link/handshake.ts'
import { MOST_TABS, nameScreens, screensNamed } from '../../../src/table/document/screens.ts'
import { awarenessOf } from '../../../src/table/presence/awareness.ts'
import { doerOf } from '../../../src/table/presence/doers.ts'
import { screenWith, seatAt } from '../../../src/table/presence/edges.ts'
import type { Presence } from '../../../src/table/presence/presence.ts'
import { sittersOf } from '../../../src/table/store/known.ts'
import { openLobby } from '../../../src/table/store/lobby.ts'
import type { Table } from '../../../src/table/table.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import { whoIs } from '../../../src/ui/people/whois.ts'
import type { Voice } from '../../../src/ui/say/say.ts'
import { aTable, copyOf, make, merge, note } from '../../table/make.ts'

/*
 * Eve may write, and her page says what she likes: that she sits where others sit. Nobody calls her by their names.
 */

const voice = () =>
  ({ lang: 'en', words: {}, say: ({ key }: { key: string }) => key }) as unknown as Voice
const keyOf = (name: string) => Buffer.from(name.padEnd(32, '.')).toString('hex').slice(0, 64)

interface Screen {
  readonly name: string
  readonly key: string
  readonly table: Table
  readonly lobby: ReturnType<typeof openLobby>
  readonly notices: ReturnType<typeof makeNotices>
  readonly overwritten: () => void
  readonly around: ReturnType<typeof listeners>
  readonly ears: ReturnType<typeof listeners<[from: Proven, word: unknown]>>
  /** Whoever speaks another page than ours has no voucher, and says by hand what it likes. */
  readonly honest: boolean
  lie(told: object): void
}

/** Screens of these devices, all linked with all others. */
async function gathered(...names: readonly string[]) {
  const first = aTable()
  first.apply(
    [
      ...(['Ada', 'Ben', 'Cyd'] as const).map((name, color) => ({
        do: 'seat' as const,
        seat: {
          id: name.toLowerCase(),
          name,
          color,
          sitter: name === 'Cyd' ? 'ben' : name.toLowerCase(),
        },
      })),
      { do: 'seat', seat: { id: 'free', name: 'Free', color: 3, sitter: '' } },
      { do: 'hand', seat: 'ada', device: 'phone' },
    ],
    { seat: 'ada', track: false },
  )
  const all: Screen[] = []
  const join = async (name: string, lobby = openLobby()): Promise<Screen> => {
    const table = all.length === 0 ? first : copyOf(first)
    const { awareness } = awarenessOf(table.presence, table.doc)
    const screen: Screen = {
      name,
      key: keyOf(name),
      table,
      lobby,
      notices: makeNotices(),
      overwritten: vi.fn<() => void>(),
      around: listeners(),
      ears: listeners<[from: Proven, word: unknown]>(),
      honest: name !== 'eve',
      lie: (told) => awareness.setLocalState(told as Record<string, unknown>),
    }
    all.push(screen)
    if (screen.honest) {
      const opened = { table, room: roomOf(screen), extras: { reached: new Map() } } as never
      vouchAt(opened, lobby, name, screen.overwritten)
      acquaint(opened, lobby)
      undoAtBoth({ table, room: roomOf(screen) }, name, screen.notices, voice)
      // By then it knows which screens it is.
      await ownScreens(MOST_TABS)
    }
    return screen
  }
  const roomOf = (self: Screen) => ({
    around: () => ({
      self: self.key,
      neighbours: all
        .filter((one) => one !== self)
        .map(({ key, table }) => ({
          ...{ peer: key, client: table.presence.client, writes: true },
          ...{ waiting: 0, far: false, since: 1, check: '' },
        })),
      servers: [],
      relays: [],
    }),
    subscribe: self.around.add,
    tell: (word: object, to?: string) => {
      for (const one of all)
        if (one !== self && (to === undefined || one.key === to)) hear(self, one, word)
    },
    listen: self.ears.add,
  })
  const hear = (from: Screen, to: Screen, word: unknown) =>
    to.ears.tell({ peer: from.key, client: from.table.presence.client, writes: true }, word)
  /** Everybody has what everybody wrote, and hears what everybody says. */
  const meet = () => {
    for (let round = 0; round < 3; round++) {
      for (const one of all) one.around.tell()
      for (const a of all) for (const b of all) if (a !== b) merge(a.table, b.table)
      for (const a of all) {
        const { awareness, say } = awarenessOf(a.table.presence, a.table.doc)
        if (a.honest) say()
        const told = encodeAwarenessUpdate(awareness, [awareness.clientID])
        for (const b of all)
          if (a !== b)
            applyAwarenessUpdate(awarenessOf(b.table.presence, b.table.doc).awareness, told, 'wire')
      }
    }
  }
  for (const name of names) await join(name)
  meet()
  const screen = (name: string) => all.find((one) => one.name === name) as Screen
  return { join, meet, screen, room: (name: string) => roomOf(screen(name)), hear, all }
}

/** What one screen takes another for: their sign, whom it says wrote there, who had a hand in dice, where they sit. */
function takenFor(at: Screen, other: Screen) {
  const client = other.table.presence.client
  const there = at.table.presence.others().get(client) as Presence
  const { seats } = at.table.state()
  const named = (id: string | undefined) => seats.find((one) => one.id === id)?.name ?? ''
  return {
    sign: named(seatAt(there, { by: 0 })),
    wrote: named(doerOf(there, { from: 0, to: 1 }, seats)),
    witness: named(seatedAs(() => there.seat).asked<Asked>({ peer: other.key }).seat),
    sits: sitsAt(at, at.lobby, client, other.key)?.name ?? '',
  }
}
const as = (name: string) => ({ sign: name, wrote: name, witness: name, sits: name })

/** The table emits, is saved and loaded, and a newcomer comes to all of it. */
async function expectSound({ all, meet, join }: Awaited<ReturnType<typeof gathered>>) {
  const [one, other] = all as [Screen, Screen]
  let told = 0
  const stop = other.table.subscribe(() => {
    told += 1
  })
  const id = `note-${all.length}`
  expect(one.table.apply([make(note(id))], { seat: 'ada' })).toBe(undefined)
  meet()
  stop()
  expect(told).toBeGreaterThan(0)
  const newcomer = await join('zoe')
  meet()
  expect(newcomer.table.state().items.has(id)).toBe(true)
  const saved = Y.encodeStateAsUpdate(other.table.doc)
  const doc = new Y.Doc()
  Y.applyUpdate(doc, saved)
  expect(doc.getMap('items').has(id)).toBe(true)
}

test('who sits somewhere, or is the hand of who does, is called by that name', async () => {
  const here = await gathered('ada', 'ben', 'phone')
  here.screen('ada').table.presence.set({ seat: 'ada' })
  here.screen('phone').table.presence.set({ seat: 'ada' })
  here.screen('ben').table.presence.set({
    seat: 'ben',
    edges: [
      { seat: 'ben', x: 0, y: 0, turn: 0 },
      { seat: 'cyd', x: 0, y: 0, turn: 0 },
    ],
  })
  here.meet()
  const [ada, ben, phone] = ['ada', 'ben', 'phone'].map(here.screen) as [Screen, Screen, Screen]
  expect(takenFor(ben, ada)).toEqual(as('Ada'))
  expect(takenFor(ben, phone)).toMatchObject({ sign: 'Ada', wrote: 'Ada', witness: 'Ada' })
  expect(takenFor(ada, ben)).toEqual(as('Ben'))
  expect(seatAt(ada.table.presence.others().get(ben.table.presence.client)!, { by: 2 })).toBe('cyd')
})

const edge = (seat: string) => ({ seat, x: 0, y: 0, turn: 0 })
type Lie = [how: string, told: object, write?: (eve: Screen) => void]
const LIES: Lie[] = [
  ['says that she sits there', { seat: 'ada' }],
  ['says it of every part of a lying screen', { edges: [edge('ada'), edge('ben')] }],
  ['says it of what she writes', { seat: 'ada', doers: [{ from: 0, seat: 'ada' }] }],
  [
    'takes the device’s name, too, for hers',
    { seat: 'ada' },
    (eve) => nameScreens(eve.table.doc, 'ada', [eve.key]),
  ],
  [
    'names herself as the hand',
    { seat: 'ada' },
    (eve) => nameScreens(eve.table.doc, 'phone', [eve.key]),
  ],
  [
    'strikes out which screen it is',
    { seat: 'ada' },
    (eve) => eve.table.doc.getMap('about').delete('screens:ada'),
  ],
  [
    'writes the seat down once more, as it stands',
    { seat: 'ada' },
    (eve) => eve.table.doc.getMap('seats').set('ada', { name: 'Ada', color: 0, sitter: 'ada' }),
  ],
  [
    'sits down at a seat of her own that names the device',
    { seat: 'eve' },
    (eve) =>
      eve.table.apply([{ do: 'seat', seat: { id: 'eve', name: 'Ada', color: 0, sitter: 'ada' } }], {
        seat: 'eve',
        track: false,
      }),
  ],
  ['claims a seat where nobody sits', { seat: 'free' }],
]

test.each<Lie>(LIES)('whoever %s is somebody to others', async (_, told, write) => {
  const here = await gathered('ada', 'ben', 'eve', 'phone')
  const [ada, ben, eve] = ['ada', 'ben', 'eve'].map(here.screen) as [Screen, Screen, Screen]
  ada.table.presence.set({ seat: 'ada' })
  here.meet()
  eve.lie(told)
  here.meet()
  write?.(eve)
  here.meet()
  for (const at of [ada, ben]) {
    expect(takenFor(at, eve)).toEqual(as(''))
    const there = at.table.presence.others().get(eve.table.presence.client) as Presence
    expect(['', undefined]).toContain(seatAt(there, { by: 1 }))
  }
  // She is not who a phone looks for either, nor kept as who belongs there.
  expect(screenWith(ben.table.presence, 'ada')).toBe(undefined)
  expect(sittersOf(ben.lobby, ben.table.id)['ada']).toEqual([ada.key])
  expect(takenFor(ben, ada).sign).toBe('Ada')
  await expectSound(here)
})

test('who claims a seat is seen there by people as one that does not belong', async () => {
  const here = await gathered('ada', 'ben', 'eve')
  const [ada, ben, eve] = ['ada', 'ben', 'eve'].map(here.screen) as [Screen, Screen, Screen]
  ada.table.presence.set({ seat: 'ada' })
  eve.lie({ seat: 'ada' })
  here.meet()
  const { neighbours } = here.room('ben').around()
  const people = whoIs(
    ben.table.state().seats,
    'ben',
    [...ben.table.presence.others()].map(([client, { seat = '', away = false, claims }]) => [
      ...([client, seat, away, claims] as const),
    ]),
    {
      others: neighbours.map((one) => ({ ...one, key: one.peer, first: 0, compared: undefined })),
      sitters: {},
    } as never,
    1e12,
  )
  const shown = people.find(({ id }) => id === 'ada')
  expect(shown?.screens.map(({ key, odd }) => [key, odd]).sort()).toEqual(
    [
      [ada.key, undefined],
      [eve.key, 'otherKey'],
    ].sort(),
  )
})

test('a device that is written down as another screen puts it right, and says so', async () => {
  vi.useFakeTimers()
  const here = await gathered('ada', 'ben', 'eve')
  const [ada, , eve] = ['ada', 'ben', 'eve'].map(here.screen) as [Screen, Screen, Screen]
  expect(screensNamed(ada.table.doc, 'ada')).toEqual([ada.key])
  for (let n = 0; n < 5; n++) {
    nameScreens(eve.table.doc, 'ada', [eve.key])
    here.meet()
    vi.advanceTimersByTime(4000)
    here.meet()
    expect(screensNamed(eve.table.doc, 'ada')).toEqual([ada.key])
  }
  expect(ada.overwritten).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('who comes later, too, goes by what the device itself wrote down', async () => {
  const here = await gathered('ada', 'ben', 'eve')
  here.screen('ada').table.presence.set({ seat: 'ada' })
  here.screen('eve').lie({ seat: 'ada' })
  here.meet()
  const cyd = await here.join('cyd')
  here.meet()
  expect(takenFor(cyd, here.screen('ada'))).toMatchObject({ sign: 'Ada', wrote: 'Ada' })
  expect(takenFor(cyd, here.screen('eve'))).toEqual(as(''))
})

test('nobody but a seat’s own other screen can have something undone there', async () => {
  const here = await gathered('ada', 'ben', 'eve', 'phone')
  const [ada, ben, eve, phone] = ['ada', 'ben', 'eve', 'phone'].map(here.screen) as [
    Screen,
    Screen,
    Screen,
    Screen,
  ]
  eve.lie({ seat: 'ada', steps: [{ seat: 'ada', n: 2 ** 39 }] })
  ada.table.apply([make(note('a'))], { seat: 'ada' })
  here.meet()
  const asked = { undo: 'ada', at: ada.table.presence.client }
  for (const from of [eve, ben]) here.hear(from, ada, asked)
  expect(ada.table.board().items.has('a')).toBe(true)
  // Nor is it asked whether it has done the newest.
  expect(ada.table.presence.others().get(eve.table.presence.client)?.steps ?? []).toEqual([])
  here.hear(phone, ada, asked)
  expect(ada.table.board().items.has('a')).toBe(false)
  await expectSound(here)
})

test('a throw that is announced in another’s name is not said to be theirs, nor written down so', async () => {
  const here = await gathered('ada', 'ben', 'eve')
  const [ada, ben, eve] = ['ada', 'ben', 'eve'].map(here.screen) as [Screen, Screen, Screen]
  const check = { kind: 'free', about: '', dr: 0, dice: [], bursts: {}, pairs: [] } as never
  const announced = (peer: string): OtherThrow => ({
    peer,
    terms: { id: `of-${peer.slice(0, 4)}`, seat: 'ada', check, thrown: {} as never },
    became: { is: 'abandoned' },
  })
  const stand = {
    table: ben.table,
    game: {} as never,
    room: here.room('ben'),
    notices: ben.notices,
    voice,
    roll: (() => new Promise(() => {})) as never,
  }
  const apply = vi.spyOn(ben.table, 'apply')
  witness(stand, announced(eve.key))
  expect(apply).not.toHaveBeenCalled()
  witness(stand, announced(ada.key))
  expect(apply).toHaveBeenCalledTimes(1)
  const names = ben.notices.list().map(({ say }) => say.values?.['name'])
  expect(names).toEqual([expect.not.stringMatching('Ada'), 'Ada'])
})
