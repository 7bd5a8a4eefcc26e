import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { Board } from '../../../src/rules/board/board.ts'
import { FACE, openFace } from '../../../src/rules/board/deck.ts'
import type { Game } from '../../../src/rules/game.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { type ActOf, type SealAct, writeEntries } from '../../../src/sync/seal/entry.ts'
import { copyOf } from '../../../src/table/copy.ts'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'
import { game as highcard } from '../../games/highcard/game.ts'
import {
  again,
  type CardScreen,
  laid,
  linked,
  MANY_SCREENS,
  screenAt,
  settled,
  sit,
  wires,
} from './screens.ts'
import { tablesStayWhole } from './whole.ts'

const NAMES = ['ada', 'ben', 'cyd'] as const
const secretOf = (name: string) => new Uint8Array(32).fill(name.charCodeAt(0))
const keyOf = (name: string) => screenOf(secretOf(name)).key
const handOf = ({ table }: CardScreen, seat: string) =>
  highcard.hand!(table.board(), seat)?.[0] ?? ''
const sees = (screen: CardScreen, seat: string, card: string) =>
  screen.as(seat).act(true).sees?.(card)
const patient = { timeout: 180_000, interval: 50 }

/** High Card whose faces are words that stand nowhere else. */
const WORDS = Array.from({ length: 13 }, (_, i) => `face${i + 2}of14`)
const secret: Game = {
  ...highcard,
  decks: highcard.decks!.map((deck) => ({
    ...deck,
    seals: (board) => deck.seals(board).map((seal) => ({ ...seal, faces: WORDS })),
  })),
  read: (board) =>
    highcard.read({
      ...board,
      items: new Map(
        [...board.items].map(([id, item]) => {
          const shown = String(item.props[FACE] ?? '').match(/\d+/)?.[0]
          return [id, shown === undefined ? item : { ...item, props: { [FACE]: shown } }]
        }),
      ),
    }),
}

/** Some at screens of their own, linked, at a table whose cards are sealed. */
function sealedTable(names: readonly string[] = NAMES, wire = wires(), game: Game = secret) {
  const first = laid(game)
  const tables = names.map((_, i) => (i === 0 ? first : again(first)))
  linked(...tables)
  const screens = names.map((name, i) => {
    sit(tables[i]!, name, `${name}’s device`, i)
    return screenAt(tables[i]!, game, `${name}’s device`, wire.join(secretOf(name)))
  })
  const at = (name: string) => screens[names.indexOf(name)]!
  return { wire, tables, screens, at }
}

test(
  'three play High Card sealed: each sees their own card alone, then all see all',
  MANY_SCREENS,
  async () => {
    const { screens, at } = sealedTable()
    at('ada').as('ada').play('draw')
    const hers = handOf(at('ada'), 'ada')
    await vi.waitFor(() => expect(sees(at('ada'), 'ada', hers)).toBeDefined(), patient)
    const face = sees(at('ada'), 'ada', hers)
    await settled(300)
    for (const name of ['ben', 'cyd']) {
      expect(sees(at(name), name, hers)).toBeUndefined()
      expect(sees(at(name), 'ada', hers)).toBeUndefined()
    }
    expect(openFace(at('ada').table.board(), hers)).toBeUndefined()
    for (const name of ['ben', 'cyd']) at(name).as(name).play('draw')
    await vi.waitFor(() => {
      for (const { table } of screens) {
        for (const name of NAMES)
          expect(openFace(table.board(), handOf(at(name), name))).toBeDefined()
        expect(openFace(table.board(), hers)).toBe(face)
        expect(secret.read(table.board())).toHaveLength(1)
      }
    }, patient)
    const shown = NAMES.map((name) => openFace(at('ben').table.board(), handOf(at(name), name)))
    expect(new Set(shown).size).toBe(3)
    // And once more, shuffled anew.
    at('ben').as('ben').play('draw')
    const his = handOf(at('ben'), 'ben')
    await vi.waitFor(() => expect(sees(at('ben'), 'ben', his)).toBeDefined(), patient)
    const signed = sealsIn(at('ada').table.doc)
    expect(JSON.stringify(signed).length).toBeLessThan(150_000)
    expect(at('ada').table.doc.toJSON()).not.toHaveProperty('play.luck/deck/1')
  },
)

/** All have drawn, and all cards of the round lie open. */
async function playsRound({ screens, at }: ReturnType<typeof sealedTable>, names = NAMES) {
  for (const name of names) {
    at(name).as(name).play('draw')
    await vi.waitFor(
      () => expect(sees(at(name), name, handOf(at(name), name))).toBeDefined(),
      patient,
    )
  }
  await vi.waitFor(() => {
    for (const { table } of screens)
      for (const name of names)
        expect(openFace(table.board(), handOf(at(name), name))).toBeDefined()
  }, patient)
}

test(
  'who share a screen see each their own card, and a pact is told by name',
  MANY_SCREENS,
  async () => {
    const { at, tables } = sealedTable(['ada', 'ben'])
    sit(tables[0]!, 'cyd', 'ada’s device', 2)
    // Both before the cards are shuffled: their screen asks for both cards at once.
    for (const seat of ['ada', 'cyd']) at('ada').as(seat).play('draw')
    await vi.waitFor(() => {
      for (const seat of ['ada', 'cyd'])
        expect(sees(at('ada'), seat, handOf(at('ada'), seat))).toBeDefined()
    }, patient)
    const [hers, theirs] = [handOf(at('ada'), 'ada'), handOf(at('ada'), 'cyd')]
    expect(sees(at('ada'), 'cyd', hers)).toBeUndefined()
    expect(sees(at('ada'), 'ada', theirs)).toBeUndefined()
    expect(sees(at('ben'), 'cyd', theirs)).toBeUndefined()
    const told =
      'The cards are sealed: ada, ben, and cyd keep the key together, and it takes 2 of their screens to see a card.'
    for (const name of ['ada', 'ben']) expect(at(name).said()).toEqual([told])
  },
)

test(
  'what somebody takes out of the table is put back by whoever said it',
  MANY_SCREENS,
  async () => {
    const all = sealedTable()
    const { tables, at } = all
    at('ada').as('ada').play('draw')
    const hers = handOf(at('ada'), 'ada')
    await vi.waitFor(() => expect(sees(at('ada'), 'ada', hers)).toBeDefined(), patient)
    const face = sees(at('ada'), 'ada', hers)
    const seals = tables[2]!.doc.getArray('seals')
    const before = new Set(sealsIn(tables[2]!.doc).map((one) => JSON.stringify(one)))
    seals.delete(0, seals.length)
    await vi.waitFor(() => {
      const now = new Set(sealsIn(tables[0]!.doc).map((one) => JSON.stringify(one)))
      expect([...before].filter((one) => !now.has(one))).toEqual([])
    }, patient)
    await playsRound(all, ['ben', 'cyd'] as never)
    expect(openFace(at('ben').table.board(), hers)).toBe(face)
    await tablesStayWhole({ ...all, game: secret })
  },
)

test(
  'who goes and takes out what all rests on unmakes no pact for those who open their page anew',
  MANY_SCREENS,
  async () => {
    const { wire, tables, at } = sealedTable(['ada', 'ben', 'cyd', 'mal'])
    at('ada').as('ada').play('draw')
    const hers = handOf(at('ada'), 'ada')
    await vi.waitFor(() => expect(sees(at('ada'), 'ada', hers)).toBeDefined(), patient)
    const face = sees(at('ada'), 'ada', hers)
    await settled(500)
    at('mal').close()
    wire.part(keyOf('mal'))
    // As somebody reads it who was not there: nothing refers to what is gone.
    const said = () => {
      const all = sealsIn(again(tables[0]!).doc) as readonly { by: string; acts: SealAct[] }[]
      return all.flatMap(({ by, acts }) => (by === keyOf('mal') ? acts.map(({ is }) => is) : []))
    }
    const before = said().filter((is) => ['first', 'second', 'third', 'mask', 'part'].includes(is))
    expect(before.length).toBeGreaterThan(2)
    const seals = tables[3]!.doc.getArray('seals')
    seals.delete(0, seals.length)
    expect(said()).toEqual([])
    await vi.waitFor(() => expect(said()).toEqual(expect.arrayContaining(before)), {
      ...patient,
      interval: 500,
    })
    at('ada').close()
    wire.part(keyOf('ada'))
    const table = again(tables[1]!)
    linked(table, tables[1]!, tables[2]!)
    wire.part(keyOf('ada'), false)
    const back = screenAt(table, secret, 'ada’s device', wire.join(secretOf('ada')))
    await vi.waitFor(() => expect(sees(back, 'ada', hers)).toBe(face), patient)
    expect(back.said().join()).not.toContain('has to be here')
    at('ben').as('ben').play('draw')
    const his = () => handOf(at('ben'), 'ben')
    await vi.waitFor(() => expect(sees(at('ben'), 'ben', his())).toBeDefined(), patient)
    await tablesStayWhole({ tables: [table, tables[1]!, tables[2]!], game: secret, wire })
  },
)

test('whom it waits for is told by name, until they are there again', MANY_SCREENS, async () => {
  const { wire, at } = sealedTable(['ada', 'ben'])
  at('ada').as('ada').play('draw')
  const hers = handOf(at('ada'), 'ada')
  await vi.waitFor(() => expect(sees(at('ada'), 'ada', hers)).toBeDefined(), patient)
  wire.part(keyOf('ben'))
  at('ben').close()
  at('ben').as('ben').play('draw')
  await vi.waitFor(
    () => expect(at('ada').said()).toContain('Waiting for ben’s screen to give its part.'),
    patient,
  )
  wire.part(keyOf('ben'), false)
  screenAt(at('ben').table, secret, 'ben’s device', wire.join(secretOf('ben')))
  await vi.waitFor(() => {
    expect(at('ada').said().join()).not.toContain('Waiting')
    expect(openFace(at('ada').table.board(), hers)).toBeDefined()
  }, patient)
})

test(
  'two screens that say to be the hand of one seat have no pact, and that is told',
  MANY_SCREENS,
  async () => {
    const wire = wires()
    const { at, tables } = sealedTable(['ada', 'ben'], wire)
    const room = wire.join(secretOf('mal'))
    room.listen((_, word) => {
      if ((word as { seal?: string }).seal === 'hands') room.tell({ seal: 'hands', seats: ['ben'] })
    })
    room.tell({ seal: 'hands', seats: ['ben'] })
    at('ada').as('ada').play('draw')
    await vi.waitFor(
      () =>
        expect(at('ada').said()).toEqual([
          'Before the cards are shuffled, ben has to be here with one screen.',
        ]),
      patient,
    )
    const asked = sealsIn(tables[0]!.doc).flatMap((one) => (one as { acts: { is: string }[] }).acts)
    expect(asked.filter(({ is }) => is === 'second')).toEqual([])
    // Gone again, the two go on.
    room.leave()
    await vi.waitFor(
      () => expect(sees(at('ada'), 'ada', handOf(at('ada'), 'ada'))).toBeDefined(),
      patient,
    )
    await tablesStayWhole({ tables, game: secret, wire })
  },
)

test(
  'who asks to see what is not due gets no part; nonsense in the table stops nobody, and is told',
  MANY_SCREENS,
  async () => {
    const all = sealedTable()
    const { tables, at } = all
    at('ada').as('ada').play('draw')
    const hers = handOf(at('ada'), 'ada')
    await vi.waitFor(() => expect(sees(at('ada'), 'ada', hers)).toBeDefined(), patient)
    const mal = screenOf(secretOf('cyd'))
    const acts = sealsIn(tables[0]!.doc).flatMap((one) => (one as { acts: SealAct[] }).acts)
    const show = acts.find((act) => act.is === 'show') as ActOf<'show'>
    const own = { ...show, to: mal.key, salt: 5, without: [] }
    addSeals(tables[2]!.doc, [
      ...writeEntries(mal, 'one', [own, { ...own, to: 'all' }]),
      { by: mal.key, acts: [{ is: 'nothing' }], sign: 'AAAA' },
      { nothing: true },
    ])
    tables[2]!.doc.getArray('seals').push([7, null, 'x'])
    await settled(1500)
    expect(sees(at('cyd'), 'cyd', hers)).toBeUndefined()
    for (const { table } of all.screens) expect(openFace(table.board(), hers)).toBeUndefined()
    expect(at('ada').said().join()).toContain('It was set aside.')
    await playsRound(all, ['ben', 'cyd'] as never)
    await tablesStayWhole({ ...all, game: secret })
  },
)

test(
  'when the game is over every shuffle is checked, and what came of it is told',
  MANY_SCREENS,
  async () => {
    const over = {
      ...highcard,
      ending: ({ play }: Board) => (play.over ? ({} as never) : undefined),
    }
    const all = sealedTable(NAMES, wires(), over)
    await playsRound(all)
    all.tables[0]!.apply([{ do: 'play', key: 'over', value: true }], { seat: 'ada' })
    await vi.waitFor(() => {
      for (const screen of all.screens)
        expect(screen.said().slice(1)).toEqual([
          'Every shuffle of this game was checked: all of them were fair.',
        ])
    }, patient)
  },
)

test(
  'what a seat sees is nowhere but at its screen, and after a round only what lies open',
  MANY_SCREENS,
  async () => {
    const all = sealedTable()
    const { at, screens, wire } = all
    at('ada').as('ada').play('draw')
    at('ben').as('ben').play('draw')
    for (const name of ['ada', 'ben'])
      await vi.waitFor(
        () => expect(sees(at(name), name, handOf(at(name), name))).toBeDefined(),
        patient,
      )
    // Each face that somebody sees, under a name that stands nowhere else.
    const marked = ['ada', 'ben'].map((name) => sees(at(name), name, handOf(at(name), name))!)
    const state = (screen: CardScreen) => {
      const { table } = screen
      const { items, seats, play, rolls } = table.board()
      return JSON.stringify([
        [...items],
        seats,
        play,
        rolls,
        [...table.state().items],
        screen.said(),
      ])
    }
    for (const screen of screens) {
      const doc = new TextDecoder('latin1').decode(Y.encodeStateAsUpdate(screen.table.doc))
      const seals = JSON.stringify(sealsIn(screen.table.doc).filter((one) => !saysSeal(one)))
      for (const face of marked) {
        expect(state(screen)).not.toContain(face)
        expect(seals).not.toContain(face)
        // It stands in each seal that names all faces, and nowhere beside.
        const named = sealsIn(screen.table.doc).filter(saysSeal)
        expect(doc.split(face)).toHaveLength(1 + named.length)
        for (const seal of named) expect(JSON.stringify(seal).split(face)).toHaveLength(2)
      }
      for (const name of NAMES) screen.table.undo(name)
      expect(state(screen)).not.toContain(marked[0])
    }
    expect(JSON.stringify(wire.said)).not.toContain(marked[0])
    expect(sees(at('cyd'), 'ada', handOf(at('ada'), 'ada'))).toBeUndefined()
  },
)

test('a table of its own begins without what was sealed at another', MANY_SCREENS, async () => {
  const { at } = sealedTable(['ada', 'ben'])
  at('ada').as('ada').play('draw')
  await vi.waitFor(
    () => expect(sees(at('ada'), 'ada', handOf(at('ada'), 'ada'))).toBeDefined(),
    patient,
  )
  const copy = copyOf(at('ada').table.doc, 'other', { title: 'Again', made: 1 })
  expect(sealsIn(copy.doc)).toEqual([])
  copy.close()
})

const saysSeal = (entry: unknown) =>
  (entry as { acts: { is: string }[] }).acts.some(({ is }) => is === 'seal')
