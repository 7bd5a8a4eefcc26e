import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { debugLines } from '../../../src/app/debug/debug.ts'
import { en as told } from '../../../src/games/dark-prophecy/chronicle/en.ts'
import { DARK_PRINTED } from '../../../src/games/dark-prophecy/printed.ts'
import { DESIGN_TEXTS } from '../../../src/games/dark-prophecy/prose/cards.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import { dueTo, openFace } from '../../../src/rules/board/deck.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { makeSealWork, type Order, type Reply } from '../../../src/sync/seal/sealwork.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { tableOf } from '../../../src/table/past/past.ts'
import { packed, unpacked } from '../../../src/table/past/snapshots.ts'
import type { EarlierState } from '../../../src/table/past/takeback.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
import { englishOf, spoken } from '../../make.ts'
import { sources } from '../../source.ts'
import { type DarkEvening, darkEvening } from './dark.ts'
import { facesHeld } from './held.ts'

// After a game has been played sealed for some turns, all places are searched for what only one seat has been shown.

const NAMES = ['ada', 'ben', 'cyd'] as const
let eve: DarkEvening
/** States as they were kept on a device, one after each step. */
const states: Uint8Array[] = []
/** What only one seat sees: a design that has never lain open. */
let hidden: readonly string[] = []
let words: Awaited<ReturnType<typeof englishOf>>
const say = (sentence: Sentence): string => spoken({ ...words, ...told }, sentence) ?? ''

/** All that the worker of a screen was given and gave, by the first letter of whose it is. */
const worked = new Map<string, unknown[]>()

/** A worker of whose past all is kept. */
class KeptWorker {
  onmessage?: (event: { readonly data: Reply<Order> }) => void
  readonly #work = makeSealWork()
  readonly #past: unknown[] = []
  constructor(url: URL) {
    if (!url.pathname.endsWith('/sealworker.ts'))
      throw new TypeError('there is no such worker here')
  }
  postMessage(order: Order): void {
    if (order.do === 'begin') worked.set(String.fromCharCode(order.secret[0] ?? 0), this.#past)
    const asked = structuredClone(order)
    setTimeout(() => {
      const data = structuredClone(atOnce(this.#work(asked)))
      this.#past.push(asked, data)
      this.onmessage?.({ data })
    })
  }
  terminate(): void {}
}
afterAll(() => vi.unstubAllGlobals())

/** The cards that each seat, or all, were to see at any time, as its own table lay. */
const due = new Map<string, Set<string>>([...NAMES, 'all'].map((to) => [to, new Set()]))

beforeAll(async () => {
  vi.stubGlobal('Worker', KeptWorker)
  eve = darkEvening(NAMES, 5)
  for (const [i, table] of eve.tables.entries())
    table.subscribe(() => {
      for (const to of [NAMES[i]!, 'all'])
        for (const deck of eve.game.decks ?? [])
          for (const card of dueTo(deck, table.board(), to)) due.get(to)?.add(card)
    })
  words = await englishOf(eve.game)
  for (let n = 0; n < 9; n++) {
    if (!(await eve.goOn())) break
    const { items, seats, rolls, play, about } = eve.tables[n % 3]!.state()
    states.push(await packed({ items, seats, rolls, play, about }))
  }
  await eve.waits()
  await vi.waitFor(() => {
    for (const table of eve.tables)
      for (const card of eve.kept().game.discard)
        expect(openFace(table.board(), card)).toBeDefined()
    for (const { seat, hand } of eve.kept().game.cultists)
      for (const card of hand) expect(eve.sees(seat, card)).toBeDefined()
  }, 600_000)
  const { play } = eve.tables[0]!.board()
  const all = JSON.stringify(Object.entries(play).filter(([key]) => key.startsWith('told/')))
  const shown = new Set(
    [...eve.tables[0]!.board().items.keys()].map((id) => openFace(eve.tables[0]!.board(), id)),
  )
  hidden = eve
    .kept()
    .game.cultists.flatMap(({ seat, hand }) => hand.map((card) => eve.sees(seat, card) ?? ''))
    .filter((face) => face in DESIGN_TEXTS && !shown.has(face) && !all.includes(`"${face}"`))
}, 600_000)

const titleOf = (face: string) => DESIGN_TEXTS[face as keyof typeof DESIGN_TEXTS].title
/** Neither the name of a design that is hidden stands in it, nor its words. */
function expectNone(text: string): void {
  expect(text.length).toBeGreaterThan(0)
  for (const face of hidden) {
    expect(text.includes(titleOf(face)), face).toBe(false)
    // "name" is also what names are called by.
    if (face !== 'name') expect(text.includes(`"${face}"`), face).toBe(false)
  }
}
const everything = ({ items, seats, rolls, play }: Board) =>
  JSON.stringify([[...items], seats, rolls, play])
/** All sentences in something, as they are read, and the thing itself; what is said of an item is said of this one. */
function spelt(thing: unknown, item?: Item): string {
  const out: string[] = []
  const text = JSON.stringify(thing, (_, raw: unknown) => {
    const value = typeof raw === 'function' ? raw(item) : raw
    if (typeof value === 'object' && value !== null && 'key' in value) out.push(say(value))
    return value
  })
  return `${out.join(' ')} ${text}`
}
/** All that is painted on the things of a board: of that pictures, prints and history are made. */
const printed = (board: Board) =>
  [...board.items.values()]
    .map((item) => {
      const { face } = DARK_PRINTED[item.kind as keyof typeof DARK_PRINTED]
      return spelt(typeof face === 'function' ? face(item) : face, item)
    })
    .join(' ')
/** A board as it is told: its lists, what it means, and its story so far. */
async function toldOf(board: Board): Promise<string> {
  const { game } = eve
  return spelt([game.outline(board), game.read?.(board), (await game.chronicle!()).read(board)])
}
/** What a document holds but for the faces that all know to be in the deck. */
function kept(table: Table): string {
  const { doc } = table
  const parts = ['about', 'play', 'seats', 'items'].map((part) => doc.getMap(part).toJSON())
  const isSeal = (one: unknown) => JSON.stringify(one).includes('"is":"seal"')
  return JSON.stringify([
    parts,
    doc.getArray('rolls').toJSON(),
    sealsIn(doc).filter((one) => !isSeal(one)),
  ])
}

describe('[D22] what only one seat has been shown', () => {
  it('is something, and seen by that seat alone', () => {
    expect(new Set(hidden).size).toBeGreaterThan(3)
    for (const { seat, hand } of eve.kept().game.cultists)
      for (const card of hand)
        for (const other of NAMES) {
          // At another's screen neither as oneself nor as whoever holds it.
          if (other === seat) continue
          expect(eve.sees(other, card)).toBeUndefined()
          expect(eve.at(other).as(seat).act(true).sees?.(card)).toBeUndefined()
        }
  })

  it('is not in the document, nor once it is opened anew', () => {
    for (const table of eve.tables) {
      expectNone(kept(table))
      const fresh = new Y.Doc()
      Y.applyUpdate(fresh, Y.encodeStateAsUpdate(table.doc))
      expectNone(JSON.stringify(fresh.getMap('play').toJSON()))
    }
  })

  it('is not on the board, in its lists, its marks, its pictures and prints, nor in the chronicle', async () => {
    for (const table of eve.tables) {
      const board = table.board()
      expectNone(everything(board))
      expectNone(printed(board))
      expectNone(await toldOf(board))
    }
    // What lies open is there: that the search finds what there is.
    const [top = ''] = eve.kept().game.discard
    const title = titleOf(openFace(eve.tables[0]!.board(), top)!)
    expect(printed(eve.tables[0]!.board()).includes(title), title).toBe(true)
    expect((await toldOf(eve.tables[0]!.board())).includes(title), title).toBe(true)
  })

  it('is in no state that history keeps, nor in its pictures', async () => {
    expect(states.length).toBeGreaterThan(5)
    for (const bytes of states) {
      expectNone(new TextDecoder().decode(bytes))
      const then = tableOf(unpacked(bytes) as EarlierState)
      expectNone(everything(then.board()))
      expectNone(printed(then.board()))
      then.close()
    }
  })

  it('is in no file, nor at a table that was opened out of one', () => {
    for (const table of eve.tables) {
      const file = fromBackup(toBackup(table))
      if ('refusal' in file) throw new Error(file.refusal.key)
      const opened = openBackup('out of a file', file)
      expectNone(kept(opened))
      expectNone(everything(opened.board()))
      expectNone(printed(opened.board()))
      opened.close()
    }
  })

  it('is not said to others, nor announced', () => {
    expectNone(JSON.stringify(eve.wire.said))
    for (const name of NAMES) expectNone(`${eve.at(name).said().join(' ')} .`)
    for (const { presence } of eve.tables) expectNone(JSON.stringify([...presence.others()]))
  })

  it('is within reach of nothing that another screen holds, hears, or has its worker do', () => {
    const { wire, game, tables } = eve
    const sealed = game.decks!.flatMap((deck) => deck.seals(tables[0]!.board()))
    const cards = new Set(sealed.flatMap((seal) => seal.cards))
    const faces = new Set(sealed.flatMap((seal) => seal.faces).filter((face) => face !== null))
    for (const name of NAMES) {
      const { key } = screenOf(new Uint8Array(32).fill(name.charCodeAt(0)))
      const heard = wire.heard.filter(({ by }) => by === key)
      const past = worked.get(name[0]!)!
      expect(heard.length).toBeGreaterThan(0)
      expect(past.length).toBeGreaterThan(50)
      const held = facesHeld([eve.at(name), heard, past], cards, faces)
      const mine = due.get(name)!
      for (const one of held) {
        const [card = ''] = one.split(' ')
        expect(mine.has(card) || due.get('all')!.has(card), `${name} holds ${one}`).toBe(true)
      }
      // One's own hand, and what lies open, is there: that the search finds what there is.
      const { hand } = eve.kept().game.cultists.find(({ seat }) => seat === name)!
      for (const card of hand) expect(held).toContain(`${card} ${eve.sees(name, card)}`)
      for (const card of eve.kept().game.discard)
        expect(held).toContain(`${card} ${openFace(tables[0]!.board(), card)}`)
    }
  })

  it('is not in the corner that shows makers what a page knows of itself', () => {
    for (const table of eve.tables) {
      const room = { around: () => ({ neighbours: [], servers: [], relays: [] }) }
      const opened = { table, room, saved: () => ({ state: 'saved' }) }
      const lines = debugLines(opened as never, { current: null }, { current: null })
      lines()
      expectNone(JSON.stringify(lines()))
    }
  })

  it('does not come out by undo', () => {
    let undone = 0
    for (const name of NAMES) {
      const { table } = eve.at(name)
      // What all have seen since is not taken back; that somebody moves a card of theirs is.
      const [card = ''] = eve.kept().game.cultists.find(({ seat }) => seat === name)!.hand
      const { place } = table.board().items.get(card)!
      table.apply([{ do: 'place', id: card, place: { ...place, x: place.x + 40 } }], { seat: name })
      const before = everything(table.board())
      for (let n = 0; n < 20 && table.canUndo(name); n++) {
        table.undo(name)
        undone += 1
      }
      expect(everything(table.board())).not.toBe(before)
      expectNone(everything(table.board()))
      expectNone(kept(table))
    }
    expect(undone).toBeGreaterThanOrEqual(NAMES.length)
  })
})

it('what a seat sees is asked for only where its hand is shown, and by games', () => {
  const asks = sources().flatMap(({ path, reads }) =>
    [...reads].some((one) => one === 'extras.shown' || one.endsWith('.sees')) ? path : [],
  )
  const may =
    /^(app\/decks|rules\/board|ui\/hands|games)\/|^app\/(table\/playing|lobby\/example)\.ts$/
  expect(asks.filter((path) => !may.test(path))).toEqual([])
  expect(
    asks.filter((path) => /^games\/.*\/(faces|book|chronicle|handouts|prose)\//.test(path)),
  ).toEqual([])
})
