import { expect, test } from 'vitest'
import { leadsAway, WITHOUT } from '../../../src/app/appliance/kiosk.ts'
import { COMMANDS, type CommandId } from '../../../src/ui/desk/commands.ts'
import { lacking } from '../../../src/ui/desk/lacking.ts'
import { GAMES } from '../../games/all.ts'

/** Each command of the table that a screen does without that stands somewhere by itself, and why. */
const OUT: Partial<Record<CommandId, string>> = {
  print: 'paper and the browser’s own dialog',
  picture: 'a file',
  backup: 'a file',
  file: 'other people’s tables, from anywhere',
  copy: 'a table that is listed, and a way there',
  history: 'tables of their own, and files',
  invite: 'the key to write',
  settings: 'set once, and addresses of servers',
  lobby: 'other people’s tables',
}

test('a screen that stands by itself does without every way out, and without nothing else', () => {
  expect([...WITHOUT].sort()).toEqual(Object.keys(OUT).sort())
  for (const game of GAMES) {
    const at = lacking(game, false, WITHOUT)
    const else_ = lacking(game)
    for (const { id } of COMMANDS.table) {
      if (id === 'clear') continue
      expect([id, at.has(id)]).toEqual([id, id in OUT || else_.has(id)])
    }
  }
})

test('a table is cleared where people sit around the screen, or where it stands by itself', () => {
  const game = GAMES[0]!
  expect(lacking(game).has('clear')).toBe(true)
  expect(lacking(game, true).has('clear')).toBe(false)
  expect(lacking(game, false, WITHOUT).has('clear')).toBe(false)
})

const keyed = (written: string) => {
  const parts = written.split('+')
  return {
    key: parts.at(-1) ?? '',
    code: '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
  }
}

test.each([
  'Alt+ArrowLeft',
  'BrowserBack',
  'Ctrl+p',
  'Cmd+p',
  'Ctrl+P',
  'Ctrl+s',
  'Ctrl+o',
  'Ctrl+u',
  'Ctrl+Shift+I',
  'Ctrl+n',
  'F12',
  'Ctrl+F12',
  'Alt+F6',
])('%s leads away from the page', (written) => {
  expect(leadsAway(keyed(written))).toBe(true)
})

test.each([
  ['з', 'KeyP', true],
  ['Р', 'KeyH', true],
  ['я', 'KeyZ', false],
  ['é', 'Digit2', false],
])('Ctrl and %s, at %s, leads away: %s', (key, code, away) => {
  expect(leadsAway({ ...keyed('Ctrl+x'), key, code })).toBe(away)
})

test.each([
  'ArrowLeft',
  'p',
  'Tab',
  'Enter',
  'Escape',
  'Ctrl+z',
  'Ctrl+Shift+Z',
  'Ctrl+c',
  'Ctrl+v',
  'Ctrl+a',
  'Ctrl+d',
  'Ctrl+f',
  'Ctrl+r',
  'F5',
])('%s does not', (written) => {
  expect(leadsAway(keyed(written))).toBe(false)
})

test('no key that means something at the table is taken from it, but for what the screen does without', () => {
  const mine = Object.values(COMMANDS).flatMap(
    (all: readonly { id: string; keys: readonly string[] }[]) => all,
  )
  const taken = mine
    .filter(({ keys }) => keys.some((key) => leadsAway(keyed(key.replace('Mod', 'Ctrl')))))
    .map(({ id }) => id)
  // Lines of the lists are moved by these, where the focus is in them: that is done before.
  expect(taken.filter((id) => !(id in OUT))).toEqual(['move'])
})
