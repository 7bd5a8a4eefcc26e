import { expect, it } from 'vitest'
import { keyDeed } from '../../../src/board/keys/keys.ts'

const plain = { shift: false, ctrl: false, alt: false }

it.each([
  ['Tab', {}, { do: 'step', by: 1 }],
  ['Tab', { shift: true }, { do: 'step', by: -1 }],
  ['ArrowLeft', {}, { do: 'nudge', dx: -5, dy: 0 }],
  ['ArrowDown', { shift: true }, { do: 'nudge', dx: 0, dy: 25 }],
  ['r', {}, { do: 'turn', by: Math.PI / 12 }],
  ['R', { shift: true }, { do: 'turn', by: -Math.PI / 12 }],
  ['Enter', {}, { do: 'write' }],
  ['Delete', {}, { do: 'bin' }],
  ['d', {}, { do: 'duplicate' }],
  ['d', { ctrl: true }, { do: 'duplicate' }],
  ['a', { ctrl: true }, { do: 'all' }],
  [' ', {}, { do: 'choose' }],
  ['u', {}, { do: 'raise' }],
  ['a', {}, { do: 'menu' }],
  ['F10', { shift: true }, { do: 'menu' }],
  ['F10', {}, undefined],
  ['0', {}, { do: 'fit' }],
  ['Escape', {}, { do: 'escape' }],
  ['z', { ctrl: true }, undefined],
  ['ArrowLeft', { alt: true }, undefined],
  ['n', {}, undefined],
] as const)('%s with %j', (key, mods, deed) => {
  expect(keyDeed({ key, ...plain, ...mods })).toEqual(deed)
})
