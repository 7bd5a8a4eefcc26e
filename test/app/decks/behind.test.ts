import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { FormDesk } from '../../../src/ui/desk/form.ts'
import { openAnswer } from '../../../src/ui/hands/answering.ts'
import { holdOpen, letGo, noteLooked } from '../../../src/ui/hands/curtain.ts'
import { holding, keptAt, put, standing } from '../../games/dark-prophecy/evening.ts'
import type { Desk } from '../../games/desk.ts'
import { screenAt, settled } from './screens.ts'

const game: Game = dark

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  letGo('ada')
  vi.unstubAllGlobals()
})

const looksAt = (desk: Desk, n: number) =>
  put(desk, ({ game: state }) => ({
    game: { ...state, tasks: [{ task: 'do', seat: 'ada', doing: { verb: 'look' }, n }] },
  }))

/** Ada and Ben at one screen, as somebody acts there once the table has come so far. */
async function shared(seat: string, comes: (desk: Desk) => void) {
  const desk: Desk = standing({ ada: { deeds: [['moon', 0]] }, ben: {} })
  const sitting = desk.board().seats.map((one) => ({ ...one, sitter: 'one' }))
  desk.by('', ...sitting.map((seat) => ({ do: 'seat', seat }) as const))
  comes(desk)
  const screen = screenAt(desk.table, game, 'one')
  await settled()
  const { act, play } = screen.as(seat)
  const at: FormDesk = { game, board: () => desk.table.board(), act: () => act(true), play }
  return { desk, screen, at, act, play }
}

/** What the guide offers, and tells of it. */
function shown({ desk, act }: Awaited<ReturnType<typeof shared>>) {
  const board = desk.table.board()
  const phase = game.phases!.list.find(({ id }) => id === game.phases!.now(board))!
  const step = phase.steps(board, act()).find(({ id }) => id === 'now')!
  return {
    offers: step.offers!.map(({ move }) => move),
    told: step.missing?.map(({ key }) => key) ?? [],
  }
}

test('[D33] behind a curtain a card that is chosen answers the discard that is asked for in the open', async () => {
  const at = await shared('ben', (desk) => {
    desk.play('ada', 'playCard', { card: holding(desk, 'ada', 'feast') })
    desk.run()
  })
  const [card = '', other = ''] = keptAt(at.desk).game.cultists[1]!.hand
  // The guide tells nothing of the hand, and the card chosen in it is an answer all the same.
  const meant = openAnswer(game, at.at, at.act(), card)
  expect(meant).toEqual({
    ...{ id: 'card', value: card, alone: true },
    offer: { move: 'discard', open: true },
  })
  expect(at.play('discard', { card })).toBe('done')
  expect(keptAt(at.desk).game.discard).toContain(card)
  // Nothing asks any more.
  expect(openAnswer(game, at.at, at.act(), other)).toBeUndefined()
})

test('[D27] behind a curtain the top card is seen only where it was looked at, and it is told how', async () => {
  const at = await shared('ada', (desk) => looksAt(desk, 1))
  const [top = ''] = keptAt(at.desk).game.deck
  expect(game.looks!(at.desk.table.board(), 'ada')).toEqual([top])
  expect(game.looks!(at.desk.table.board(), 'ben')).toEqual([])
  expect(shown(at)).toEqual({ offers: [], told: ['look.hand'] })
  expect(at.play('seen')).toMatchObject({ force: 'must', say: { key: 'look.hand' } })
  holdOpen('ada')
  noteLooked('ada', [top])
  letGo('ada')
  expect(shown(at)).toEqual({ offers: ['seen'], told: [] })
  expect(at.play('seen')).toBe('done')
  // Looked at once more, it has to be looked at once more.
  await settled()
  looksAt(at.desk, 1)
  expect(game.looks!(at.desk.table.board(), 'ada')).toEqual([top])
  expect(at.play('seen')).toMatchObject({ say: { key: 'look.hand' } })
})

test('[D27] whoever is alone at a screen has looked at what they see', async () => {
  const at = await shared('ada', (desk) => looksAt(desk, 2))
  at.desk.by('', {
    do: 'seat',
    seat: { ...at.desk.board().seats.find(({ id }) => id === 'ben')!, sitter: 'two' },
  })
  expect(shown(at)).toMatchObject({ offers: ['seen'] })
  expect(shown(at).told).toHaveLength(2)
  expect(at.play('seen')).toBe('done')
})
