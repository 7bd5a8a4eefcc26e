import { expect, test } from 'vitest'
import type { Supply } from '../../../src/rules/board/piece.ts'
import { interfaceDoes } from '../../../src/ui/does.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import type { SheetHeight } from '../../../src/ui/parts/Sheet.tsx'
import { GAMES } from '../../games/all.ts'
import { bare } from '../../games/bare.ts'

type Around = Parameters<typeof interfaceDoes>[0]

/** An interface of which is kept what its commands have made of it. */
function page(game: Around['desk']['game'] = GAMES[0]!) {
  const now = {
    own: { view: 'board', sound: true } as Around['own'],
    height: 'full' as SheetHeight,
    tray: false,
    tool: 'hand',
    made: [] as Supply[],
    toggled: [] as string[],
  }
  const notices = makeNotices()
  const run = (command: keyof ReturnType<typeof interfaceDoes>) =>
    interfaceDoes({
      desk: { game } as Around['desk'],
      own: now.own,
      notices,
      onOwn(own) {
        now.own = own
      },
      onMake: (supply) => void now.made.push(supply),
      take(tool) {
        now.tool = tool
      },
      toggle: (shown) => void now.toggled.push(shown),
      setHeight(next) {
        now.height = typeof next === 'function' ? next(now.height) : next
      },
      setTray(next) {
        now.tray = next(now.tray)
      },
    })[command]()
  return { now, run, said: () => notices.list().map(({ say }) => say.key) }
}

test.each(['outline', 'find', 'tray'] as const)(
  '%s makes room for what it shows: the sheet goes down',
  (command) => {
    const { now, run } = page()
    run(command)
    expect(now.height).toBe('low')
  },
)

test.each<[SheetHeight, SheetHeight]>([
  ['low', 'half'],
  ['half', 'low'],
  ['full', 'low'],
])('the guide that stands %s is %s then', (before, after) => {
  const { now, run } = page()
  now.height = before
  run('guide')
  expect(now.height).toBe(after)
})

test('lists and sound are kept with what else somebody has set, and go back', () => {
  const { now, run, said } = page()
  run('outline')
  run('sound')
  expect(now.own).toEqual({ view: 'lists', sound: false })
  expect(said()).toEqual(['sound.off'])
  run('outline')
  run('sound')
  expect(now.own).toEqual({ view: 'board', sound: true })
  expect(said()).toEqual(['sound.off', 'sound.on'])
})

test('the tray is drawn out and put away by the same command', () => {
  const { now, run } = page()
  run('tray')
  expect(now.tray).toBe(true)
  run('tray')
  expect(now.tray).toBe(false)
})

test('a tool is taken by its own command, and what is shown is opened by the one it is called by', () => {
  const { now, run } = page()
  for (const tool of ['select', 'marker', 'eraser', 'oval', 'line', 'hand'] as const) {
    run(tool)
    expect(now.tool).toBe(tool)
  }
  const shown = ['settings', 'invite', 'rules', 'binned', 'chronicle', 'find', 'history'] as const
  for (const one of shown) run(one)
  expect(now.toggled).toEqual(shown)
})

test('a card and a note are taken from where the game has them; where it has none, nothing is made', () => {
  const { now, run } = page()
  run('card')
  run('note')
  expect(now.made.map(({ kind }) => GAMES[0]!.pieces[kind]?.painter)).toEqual(['card', 'note'])
  const other = page(bare)
  other.run('card')
  expect(other.now.made).toEqual([])
})
