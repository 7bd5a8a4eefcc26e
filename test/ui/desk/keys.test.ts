import { expect, test } from 'vitest'
import { COMMANDS, commandOf, keyName, type Press } from '../../../src/ui/desk/keys.ts'

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const ctrl = { ctrlKey: true }
const shift = { shiftKey: true }

test.each([
  ['n', press('n'), 'note'],
  ['N with caps lock', press('N'), 'note'],
  ['c', press('c'), 'card'],
  ['v', press('v'), 'hand'],
  ['r', press('r'), 'turn'],
  ['Shift+R', press('R', shift), 'turnBack'],
  ['Ctrl+Z', press('z', ctrl), 'undo'],
  ['Cmd+Z', press('z', { metaKey: true }), 'undo'],
  ['Ctrl+Shift+Z', press('Z', { ...ctrl, ...shift }), 'redo'],
  ['Ctrl+Y', press('y', ctrl), 'redo'],
  ['Ctrl+F', press('f', ctrl), 'find'],
  ['/ on a keyboard where it needs shift', press('/', shift), 'commands'],
  ['?', press('?', shift), 'rules'],
  ['+', press('+', shift), 'zoomIn'],
  ['Ctrl and plus, which zooms the page', press('+', ctrl), undefined],
  ['Ctrl+C, which copies', press('c', ctrl), undefined],
  ['Ctrl+R, which loads anew', press('r', ctrl), undefined],
  ['Alt+N', press('n', { altKey: true }), undefined],
  ['a letter of no command', press('q'), undefined],
  ['Tab', press('Tab'), undefined],
])('%s', (_, key, command) => {
  expect(commandOf(key)).toBe(command)
})

test('without single letters only keys with Ctrl are commands', () => {
  expect(commandOf(press('n'), false)).toBeUndefined()
  expect(commandOf(press('z', ctrl), false)).toBe('undo')
})

test('no key means two things, and no command is listed twice', () => {
  const keys = COMMANDS.flatMap((each) => [...each.keys])
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(COMMANDS.map(({ command }) => command)).size).toBe(COMMANDS.length)
})

test.each([
  ['undo', false, 'Ctrl+Z'],
  ['undo', true, '⌘ Z'],
  ['zoomIn', false, '+'],
  ['turnBack', false, 'Shift+R'],
  ['write', false, 'Enter'],
  ['backup', false, undefined],
] as const)('%s is written %s %s', (command, apple, name) => {
  expect(keyName(command, apple)).toBe(name)
})
