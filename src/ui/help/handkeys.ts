import type { HelpKey } from './words.ts'

/** What keys mean where the focus is on something: on the board, in a text, at the dice. As in COMMANDS, Mod is Ctrl or Cmd. */
export const HAND_KEYS = [
  {
    at: 'hand.board',
    keys: [
      { say: 'hand.next', keys: ['Tab'] },
      { say: 'hand.before', keys: ['Shift+Tab'] },
      { say: 'hand.move', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
      {
        say: 'hand.moveFar',
        keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
      },
      { say: 'hand.write', keys: ['Enter'] },
      { say: 'hand.choose', keys: [' '] },
      { say: 'hand.menu', keys: ['a', 'ContextMenu', 'Shift+F10'] },
      { say: 'hand.turn', keys: ['r'] },
      { say: 'hand.turnBack', keys: ['Shift+r'] },
      { say: 'hand.duplicate', keys: ['d', 'Mod+d'] },
      { say: 'hand.raise', keys: ['u'] },
      { say: 'hand.bin', keys: ['Delete', 'Backspace'] },
      { say: 'hand.all', keys: ['Mod+a'] },
      { say: 'hand.closer', keys: ['+', '='] },
      { say: 'hand.farther', keys: ['-', '_'] },
      { say: 'hand.fit', keys: ['0'] },
      { say: 'hand.whole', keys: ['w'] },
      { say: 'hand.leave', keys: ['Escape'] },
    ],
  },
  {
    at: 'hand.lists',
    keys: [
      { say: 'hand.line', keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'] },
      { say: 'hand.lineIn', keys: ['ArrowRight', 'ArrowLeft'] },
      { say: 'hand.lineWrite', keys: ['Enter'] },
      { say: 'hand.lineChoose', keys: [' '] },
      { say: 'hand.menu', keys: ['a', 'ContextMenu', 'Shift+F10'] },
      {
        say: 'hand.move',
        keys: ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+ArrowUp', 'Alt+ArrowDown'],
      },
      { say: 'hand.leave', keys: ['Escape'] },
    ],
  },
  {
    at: 'hand.writing',
    keys: [
      { say: 'hand.done', keys: ['Escape', 'Mod+Enter'] },
      { say: 'hand.named', keys: ['Enter'] },
      { say: 'hand.onward', keys: ['Tab', 'Shift+Tab'] },
      { say: 'hand.unwrite', keys: ['Mod+z'] },
      { say: 'hand.rewrite', keys: ['Mod+Shift+z', 'Mod+y'] },
    ],
  },
  {
    at: 'hand.ink',
    keys: [
      { say: 'hand.inkTake', keys: ['Enter'] },
      { say: 'hand.inkLeave', keys: ['Escape'] },
    ],
  },
  {
    at: 'hand.tray',
    keys: [
      { say: 'hand.fling', keys: ['Enter', ' '] },
      { say: 'hand.lay', keys: ['Escape'] },
    ],
  },
  {
    at: 'hand.finding',
    keys: [
      { say: 'hand.found', keys: ['Enter'] },
      { say: 'hand.foundBefore', keys: ['Shift+Enter'] },
    ],
  },
] as const satisfies readonly {
  readonly at: HelpKey
  readonly keys: readonly { readonly say: HelpKey; readonly keys: readonly string[] }[]
}[]

/** What mouse, finger and pen do: each has words for how, and for what it does. */
export const GESTURES = [
  'stack',
  'drag',
  'double',
  'menu',
  'add',
  'frame',
  'long',
  'wheel',
  'pan',
  'finger',
  'pinch',
  'twist',
  'pen',
  'flick',
] as const
