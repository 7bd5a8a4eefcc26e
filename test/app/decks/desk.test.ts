import { expect, test, vi } from 'vitest'
import { FACE, openFace } from '../../../src/rules/board/deck.ts'
import type { Game } from '../../../src/rules/game.ts'
import { holdOpen, letGo } from '../../../src/ui/hands/curtain.ts'
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

const SEED = /^[0-9a-f]{64}$/
const handOf = ({ table }: CardScreen, seat: string) =>
  highcard.hand!(table.board(), seat)?.[0] ?? ''
const sees = (screen: CardScreen, seat: string, card: string) => screen.as(seat).act().sees?.(card)

function onTrust(game: Game = highcard) {
  const table = laid(game)
  table.apply([{ do: 'play', key: 'trust', value: true }], { seat: '', track: false })
  return table
}

/** Two at screens of their own, linked. */
async function two(game: Game = highcard) {
  const table = onTrust(game)
  const other = again(table)
  const part = linked(table, other)
  const [ada, ben] = [screenAt(table, game, 'one'), screenAt(other, game, 'two')]
  sit(table, 'ada', 'one')
  sit(other, 'ben', 'two', 1)
  await settled()
  return { ada, ben, part }
}

test('a round of High Card on trust: each sees their own card, then all see all, and the highest wins', async () => {
  const { ada, ben } = await two()
  expect(ada.table.board().play['luck/deck/1']).toMatch(SEED)
  expect(ada.as('ada').play('draw')).toBe('done')
  await settled()
  const hers = handOf(ada, 'ada')
  const face = sees(ada, 'ada', hers)
  expect(highcard.decks![0]!.seals(ada.table.board())[0]!.faces).toContain(face)
  expect(sees(ben, 'ben', hers)).toBeUndefined()
  expect(openFace(ada.table.board(), hers)).toBeUndefined()

  ben.as('ben').play('draw')
  await settled()
  const his = handOf(ben, 'ben')
  for (const { table } of [ada, ben]) {
    const board = table.board()
    expect(openFace(board, hers)).toBe(face)
    expect(openFace(board, his)).toBe(sees(ben, 'ben', his))
    expect(openFace(board, his)).not.toBe(face)
    const best = Number(face) > Number(openFace(board, his)) ? hers : his
    expect(highcard.read(board)).toMatchObject([{ on: best, as: 'current' }])
    // What is worked out is written nowhere.
    expect(JSON.stringify(table.doc.getMap('items').toJSON())).not.toContain(FACE)
  }
  // Shuffled once more, all lies hidden again.
  ada.as('ada').play('draw')
  await settled()
  expect(ada.table.board().play['luck/deck/2']).toMatch(SEED)
  expect([...ben.table.board().items.values()].filter(({ props }) => props[FACE])).toEqual([])
  expect(ada.table.canUndo('ada')).toBe(false)
})

test('nothing that lies behind a lasting Move is undone of what it wrote', async () => {
  const { ada } = await two()
  const before = { do: 'play', key: 'drawn/1/ada', value: 'card-7' } as const
  ada.table.apply([before], { seat: 'ada' })
  ada.table.apply([{ ...before, value: null }], { seat: 'ada' })
  expect(ada.as('ada').play('draw')).toBe('done')
  const drawn = handOf(ada, 'ada')
  for (let times = 0; times < 3; times++) ada.table.undo('ada')
  expect(handOf(ada, 'ada')).toBe(drawn)
  expect(ada.table.board().play.round).toBe(1)
})

test('all is told anew when a face comes to lie open', async () => {
  const { ada, ben } = await two()
  const touched = new Set<string>()
  ada.as('ada').play('draw')
  await settled()
  ben.table.subscribe((ids) => {
    for (const id of ids) touched.add(id)
  })
  const before = ben.table.board()
  ben.as('ben').play('draw')
  await settled()
  expect(touched).toEqual(new Set([handOf(ada, 'ada'), handOf(ben, 'ben')]))
  expect(ben.table.board()).not.toBe(before)
  // What lies otherwise is a new thing, and what does not is the same.
  const [board, card] = [ben.table.board(), handOf(ben, 'ben')]
  expect(before.items.get(card)).not.toBe(board.items.get(card))
  expect(before.items.get('card-13')).toBe(board.items.get('card-13'))
  ben.table.apply([{ do: 'place', id: card, place: { x: 1, y: 1, turn: 0, z: 9 } }], {
    seat: 'ben',
  })
  expect(openFace(ben.table.board(), card)).toBe(openFace(board, card))
})

test('whoever did what a shuffle is due by makes it; where they are gone another screen does', async () => {
  const table = onTrust()
  const other = again(table)
  linked(table, other)
  const ben = screenAt(other, highcard, 'two')
  sit(table, 'ada', 'one')
  sit(other, 'ben', 'two', 1)
  ben.close()
  // Nobody is here who could.
  table.apply([{ do: 'play', key: 'round', value: 2 }], { seat: 'ada' })
  await settled()
  expect(other.board().play['luck/deck/1']).toBeUndefined()
  screenAt(other, highcard, 'two')
  await settled()
  expect(other.board().play['luck/deck/2']).toBeUndefined()
  await settled(3200)
  expect(Object.keys(other.board().play).sort()).toEqual([
    'luck/deck/1',
    'luck/deck/2',
    'round',
    'trust',
  ])
})

test('a screen that only watches brings nothing about, and sees what all see', async () => {
  const { ada, ben } = await two()
  const third = again(ada.table)
  linked(ada.table, third)
  linked(ben.table, third)
  const watcher = screenAt(third, highcard, 'three')
  ada.as('ada').play('draw')
  ben.as('ben').play('draw')
  await settled()
  expect(openFace(third.board(), handOf(ada, 'ada'))).toBeDefined()
  ada.close()
  ben.close()
  third.apply([{ do: 'play', key: 'round', value: 2 }], { seat: '' })
  await settled()
  expect(third.board().play['luck/deck/2']).toBeUndefined()
  expect(watcher.as('').act().sees?.(handOf(watcher, 'ada'))).toBeUndefined()
})

/** High Card in which something is forced of each seat in turn. */
const pressing = (more: Partial<Game>): Game => ({ ...highcard, ...more })
const note = (seat: string, value: number | string) =>
  ({ do: 'play', key: `noted/${seat}`, value }) as const

test('what is forced is played by the screen where the seat has its hand, one thing after another', async () => {
  const game = pressing({
    forced: ({ play }, { seat }) =>
      Number(play[`noted/${seat}`] ?? 0) < 3 ? { move: 'note' } : undefined,
    moves: [
      {
        ...highcard.moves[0]!,
        id: 'note',
        play: ({ play }, { seat }) => [note(seat, Number(play[`noted/${seat}`] ?? 0) + 1)],
        may: () => undefined,
      },
    ],
  })
  const { ada, ben } = await two(game)
  await vi.waitFor(() =>
    expect(ada.table.board().play).toMatchObject({ 'noted/ada': 3, 'noted/ben': 3 }),
  )
  ben.close()
  // A phone is Ben's hand from now on, and this is it.
  ada.table.apply([{ do: 'hand', seat: 'ben', device: 'one' }, note('ben', 0)], { seat: 'ben' })
  await vi.waitFor(() => expect(ada.table.board().play['noted/ben']).toBe(3))
  // And where the hand is elsewhere, nothing is done for it here.
  ada.table.apply([{ do: 'hand', seat: 'ada', device: 'two' }, note('ada', 0)], { seat: 'ada' })
  await settled()
  expect(ada.table.board().play['noted/ada']).toBe(0)
})

test.each([
  ['does nothing at all', () => []],
  ['writes what stands there already', ({ seat }: { seat: string }) => [note(seat, 'same')]],
])('a forced Move that %s is not played twice as the table lies', async (_, changes) => {
  let played = 0
  const game = pressing({
    forced: () => ({ move: 'note' }),
    moves: [
      {
        ...highcard.moves[0]!,
        id: 'note',
        may: () => undefined,
        play(_board, act) {
          played += 1
          return changes(act)
        },
      },
    ],
  })
  const table = laid(game)
  screenAt(table, game, 'one')
  sit(table, 'ada', 'one')
  await settled(60)
  // Once that changes something, and once more that does not.
  expect(played).toBeLessThanOrEqual(3)
  const before = played
  table.apply([note('ben', 'new')], { seat: 'ada' })
  await settled(60)
  expect(played).toBe(before + 1)
})

test('where two forced Moves take turns for ever, that ends, and begins again with what people do', async () => {
  let played = 0
  const game = pressing({
    forced: () => ({ move: 'note' }),
    moves: [
      {
        ...highcard.moves[0]!,
        id: 'note',
        may: () => undefined,
        play: (_board, { seat }) => [note(seat, ++played)],
      },
    ],
  })
  const table = laid(game)
  screenAt(table, game, 'one')
  sit(table, 'ada', 'one')
  await vi.waitFor(() => expect(played).toBe(200), 10_000)
  await settled(100)
  expect(played).toBe(200)
  table.apply([note('ben', 0)], { seat: 'ada' })
  await settled()
  expect(played).toBeGreaterThan(200)
})

test('lots that are forced are thrown for at once, and only once', async () => {
  const check = { kind: 'lots', about: '', dr: 0, dice: [], bursts: {}, pairs: [], ready: [] }
  const game = pressing({
    forced: () => ({ move: 'lots' }),
    moves: [
      {
        ...highcard.moves[0]!,
        id: 'lots',
        may: () => undefined,
        play: () => ({ ...check, lots: [{ of: ['a', 'b'], take: 1 }] }),
      },
    ],
  })
  const table = laid(game)
  const screen = screenAt(table, game, 'one')
  sit(table, 'ada', 'one')
  await settled(60)
  expect(screen.thrown).toHaveLength(1)
  table.apply([note('ada', 1)], { seat: 'ada' })
  await vi.waitFor(() => expect(screen.thrown).toHaveLength(2))
})

test('at a screen of two each card is seen only where it is chosen by, or while its hand is held open', async () => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
  const table = onTrust()
  const screen = screenAt(table, highcard, 'one')
  sit(table, 'ada', 'one')
  sit(table, 'ben', 'one', 1)
  await settled()
  expect(screen.as('ada').play('draw')).toBe('done')
  await settled()
  const card = handOf(screen, 'ada')
  const looked = vi.fn()
  table.subscribe(looked)
  expect(sees(screen, 'ada', card)).toBeUndefined()
  expect(screen.as('ada').act(true).sees?.(card)).toMatch(/\d/)
  expect(screen.as('ben').act(true).sees?.(card)).toBeUndefined()
  holdOpen('ada')
  // What stands in the guide is read anew.
  expect(looked).toHaveBeenCalled()
  expect(sees(screen, 'ada', card)).toBe(screen.as('ada').act(true).sees?.(card))
  expect(sees(screen, 'ben', card)).toBeUndefined()
  letGo('ada')
  expect(sees(screen, 'ada', card)).toBeUndefined()
  // With a phone as their hand, this screen shows it to nobody.
  table.apply([{ do: 'hand', seat: 'ada', device: 'phone' }], { seat: 'ada', track: false })
  expect(sees(screen, 'ada', card)).toBeUndefined()
  // Whoever is alone here sees their own.
  table.apply([{ do: 'hand', seat: 'ada', device: '' }], { seat: 'ada', track: false })
  sit(table, 'ben', 'elsewhere', 1)
  expect(sees(screen, 'ada', card)).toMatch(/\d/)
  vi.unstubAllGlobals()
})

test('a seat that the program plays goes where its people go', async () => {
  const hand: Game['hand'] = (_, seat) => (seat === 'ben' ? undefined : [])
  const { ben, part } = await two({ ...highcard, hand, forced: () => undefined })
  const at = () => ben.table.board().seats.map(({ sitter }) => sitter)
  // Nobody else sits where it was left: Ada's screen took it over.
  expect(at()).toEqual(['one', 'one'])
  part()
  sit(ben.table, 'ada', 'two')
  await settled()
  expect(at()).toEqual(['two', 'two'])
})

const MISSING = /^What this page needs to open sealed cards could not be loaded/

test(
  'where what keeps sealed cards cannot be had it is told, and asked for again until it comes',
  MANY_SCREENS,
  async () => {
    const wire = wires()
    const table = laid(highcard)
    const other = again(table)
    linked(table, other)
    sit(table, 'ada', 'one')
    sit(other, 'ben', 'two', 1)
    let served = false
    let asked = 0
    const bring = async () => {
      asked += 1
      if (!served) throw new TypeError('Failed to fetch dynamically imported module')
      return import('../../../src/app/decks/sealed.ts')
    }
    const ada = screenAt(table, highcard, 'one', wire.join(new Uint8Array(32).fill(1)), bring)
    screenAt(other, highcard, 'two', wire.join(new Uint8Array(32).fill(2)))
    const patient = { timeout: 180_000, interval: 50 }
    ada.as('ada').play('draw')
    await vi.waitFor(() => expect(ada.said().join()).toMatch(MISSING), patient)
    await vi.waitFor(() => expect(asked).toBeGreaterThan(1), patient)
    expect(sees(ada, 'ada', handOf(ada, 'ada'))).toBeUndefined()
    served = true
    await vi.waitFor(() => {
      expect(sees(ada, 'ada', handOf(ada, 'ada'))).toBeDefined()
      expect(ada.said().join()).not.toMatch(MISSING)
    }, patient)
  },
)

test(
  'among people who trust one another nobody is told of what sealed cards need',
  MANY_SCREENS,
  async () => {
    const table = onTrust()
    sit(table, 'ada', 'one')
    let asked = 0
    const bring = () => {
      asked += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    const ada = screenAt(table, highcard, 'one', undefined, bring)
    await vi.waitFor(() => expect(asked).toBe(2), { timeout: 180_000 })
    expect(ada.said()).toEqual([])
  },
)
