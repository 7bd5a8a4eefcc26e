import { expect, test } from 'vitest'
import { commandOf, keyed, keyName, type Press } from '../../../src/ui/desk/keys.ts'

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
  ['N with Shift', press('N', shift), undefined],
  ['Delete with Shift', press('Delete', shift), 'bin'],
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
  expect(commandOf(key)?.id).toBe(command)
})

test('without single letters only keys with Ctrl are commands', () => {
  expect(commandOf(press('n'), false)).toBeUndefined()
  expect(commandOf(press('z', ctrl), false)?.id).toBe('undo')
})

test.each([
  ['board', press('Tab'), 'next'],
  ['board', press('Tab', shift), 'before'],
  ['board', press('ArrowLeft'), 'move'],
  ['board', press('ArrowDown', shift), 'moveFar'],
  ['board', press('r'), 'turn'],
  ['board', press('R', shift), 'turnBack'],
  ['board', press('Enter'), 'write'],
  ['board', press('Enter', shift), 'write'],
  ['board', press('Delete'), 'bin'],
  ['board', press('d'), 'duplicate'],
  ['board', press('D', shift), 'duplicate'],
  ['board', press('d', ctrl), 'duplicate'],
  ['board', press('a', ctrl), 'selectAll'],
  ['board', press(' '), 'choose'],
  ['board', press('u'), 'raise'],
  ['board', press('a'), 'menu'],
  ['board', press('F10', shift), 'menu'],
  ['board', press('F10'), undefined],
  ['board', press('0'), 'fit'],
  ['board', press('_', shift), 'zoomOut'],
  ['board', press('Escape'), 'leave'],
  ['board', press('z', ctrl), undefined],
  ['board', press('ArrowLeft', { altKey: true }), undefined],
  ['board', press('n'), undefined],
  ['lists', press('ArrowUp'), 'line'],
  ['lists', press('ArrowUp', { altKey: true }), 'move'],
  ['lists', press('ArrowUp', { altKey: true, ...shift }), 'move'],
  ['lists', press('ArrowUp', ctrl), undefined],
  ['lists', press('A', shift), 'menu'],
  ['lists', press('F10'), undefined],
  ['writing', press('Enter', shift), undefined],
  ['writing', press('Enter', ctrl), 'done'],
  ['ink', press('Enter', shift), 'take'],
  ['finding', press('Enter'), 'found'],
  ['finding', press('Enter', shift), 'before'],
] as const)('at the %s %j is %s', (where, key, id) => {
  expect(keyed(where, key)?.id).toBe(id)
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
