/** Where the focus is when a key is pressed: anywhere at the table, or on something that has keys of its own. */
export type Where = 'table' | 'board' | 'lists' | 'writing' | 'ink' | 'tray' | 'finding'

/**
 * Something that can be done, as a value. What it does stands under its id in `does.ts`, of ui, of app
 * and of the board.
 */
export interface Command {
  readonly id: string
  /** Its words; what only the list of commands says comes with that list. */
  readonly say: string
  /** Mod is Ctrl or Cmd. Tooltips and menus name the first. */
  readonly keys: readonly string[]
  /** It changes the table: refused where that cannot be done from here. */
  readonly changes?: true
  /** It is about the table as it lies, and not about what is listed. */
  readonly lies?: true
  /** It is about what is selected; in the lists, about the line one is at. */
  readonly selected?: true
  /** On a wide screen it is there without being asked for. */
  readonly small?: true
  /** A key held down does it once. */
  readonly once?: true
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const MENU = ['a', 'ContextMenu', 'Shift+F10'] as const

/**
 * Everything that can be done by a key, a button or the list of commands, in the order of that list. A field that is
 * written in and the dice tray know their keys themselves; what they are is told here.
 */
export const COMMANDS = {
  table: [
    { id: 'hand', say: 'command.hand', keys: ['v'], lies: true },
    { id: 'select', say: 'command.select', keys: ['s'], lies: true },
    { id: 'look', say: 'command.look', keys: ['p'] },
    { id: 'marker', say: 'command.marker', keys: ['m'], changes: true, lies: true },
    { id: 'eraser', say: 'command.eraser', keys: ['e'], changes: true, lies: true },
    { id: 'oval', say: 'command.oval', keys: ['o'], changes: true },
    { id: 'line', say: 'command.line', keys: ['l'], changes: true },
    { id: 'note', say: 'command.note', keys: ['n'], changes: true },
    { id: 'card', say: 'command.card', keys: ['c'], changes: true },
    { id: 'write', say: 'command.write', keys: ['Enter'], changes: true },
    { id: 'turn', say: 'command.turn', keys: ['r'], changes: true, selected: true },
    { id: 'turnBack', say: 'command.turnBack', keys: ['Shift+r'], changes: true, selected: true },
    { id: 'raise', say: 'command.raise', keys: ['u'], changes: true, selected: true },
    { id: 'beside', say: 'command.beside', keys: ['b'], changes: true, selected: true },
    { id: 'count', say: 'command.count', keys: ['k'], changes: true, selected: true },
    { id: 'duplicate', say: 'command.duplicate', keys: ['Mod+d'], changes: true, selected: true },
    { id: 'bin', say: 'command.bin', keys: ['Delete', 'Backspace'], changes: true, selected: true },
    { id: 'selectAll', say: 'command.selectAll', keys: ['Mod+a'] },
    { id: 'undo', say: 'command.undo', keys: ['Mod+z'], changes: true },
    { id: 'redo', say: 'command.redo', keys: ['Mod+Shift+z', 'Mod+y'], changes: true },
    { id: 'outline', say: 'command.outline', keys: ['Shift+o'] },
    { id: 'find', say: 'command.find', keys: ['f', 'Mod+f'] },
    { id: 'fit', say: 'command.fit', keys: ['0'], lies: true },
    { id: 'whole', say: 'command.whole', keys: ['w'], lies: true },
    { id: 'read', say: 'command.read', keys: [], lies: true },
    { id: 'zoomIn', say: 'command.zoomIn', keys: ['+', '='], lies: true },
    { id: 'zoomOut', say: 'command.zoomOut', keys: ['-'], lies: true },
    { id: 'tidy', say: 'command.tidy', keys: ['Shift+t'], changes: true },
    { id: 'throw', say: 'command.throw', keys: ['t'], changes: true },
    { id: 'free', say: 'command.free', keys: ['d'], changes: true },
    { id: 'rolls', say: 'command.rolls', keys: ['Shift+d'] },
    { id: 'statistics', say: 'command.statistics', keys: [] },
    { id: 'tray', say: 'command.tray', keys: [], small: true },
    { id: 'guide', say: 'command.guide', keys: ['g'], small: true },
    { id: 'aloud', say: 'command.aloud', keys: [] },
    { id: 'binned', say: 'command.binned', keys: [] },
    { id: 'ending', say: 'command.ending', keys: [] },
    { id: 'chronicle', say: 'command.chronicle', keys: [] },
    { id: 'print', say: 'command.print', keys: ['Mod+p'] },
    { id: 'picture', say: 'command.picture', keys: [] },
    { id: 'rules', say: 'command.rules', keys: ['?'] },
    { id: 'sound', say: 'command.sound', keys: ['Shift+m'] },
    { id: 'invite', say: 'command.invite', keys: ['i'] },
    { id: 'settings', say: 'command.settings', keys: [] },
    { id: 'round', say: 'command.round', keys: [], lies: true },
    { id: 'clear', say: 'command.clear', keys: [] },
    { id: 'history', say: 'command.history', keys: ['h'] },
    { id: 'backup', say: 'command.backup', keys: [] },
    { id: 'file', say: 'command.file', keys: [] },
    { id: 'copy', say: 'command.copy', keys: [] },
    { id: 'commands', say: 'command.commands', keys: ['/'] },
    { id: 'lobby', say: 'command.lobby', keys: [] },
  ],
  board: [
    { id: 'next', say: 'hand.next', keys: ['Tab'] },
    { id: 'before', say: 'hand.before', keys: ['Shift+Tab'] },
    { id: 'move', say: 'hand.move', keys: ARROWS, changes: true },
    {
      id: 'moveFar',
      say: 'hand.moveFar',
      keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
      changes: true,
    },
    { id: 'write', say: 'hand.write', keys: ['Enter'], changes: true, once: true },
    { id: 'choose', say: 'hand.choose', keys: [' '], once: true },
    { id: 'menu', say: 'hand.menu', keys: MENU },
    { id: 'turn', say: 'hand.turn', keys: ['r'], changes: true },
    { id: 'turnBack', say: 'hand.turnBack', keys: ['Shift+r'], changes: true },
    { id: 'duplicate', say: 'hand.duplicate', keys: ['d', 'Mod+d'], changes: true },
    { id: 'raise', say: 'hand.raise', keys: ['u'], changes: true },
    { id: 'count', say: 'hand.count', keys: ['k'], changes: true, once: true },
    { id: 'bin', say: 'hand.bin', keys: ['Delete', 'Backspace'], changes: true },
    { id: 'selectAll', say: 'hand.all', keys: ['Mod+a'] },
    { id: 'zoomIn', say: 'hand.closer', keys: ['+', '='] },
    { id: 'zoomOut', say: 'hand.farther', keys: ['-', '_'] },
    { id: 'fit', say: 'hand.fit', keys: ['0'] },
    { id: 'whole', say: 'hand.whole', keys: ['w'] },
    { id: 'leave', say: 'hand.leave', keys: ['Escape'] },
  ],
  lists: [
    { id: 'line', say: 'hand.line', keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'] },
    { id: 'lineIn', say: 'hand.lineIn', keys: ['ArrowRight', 'ArrowLeft'] },
    { id: 'write', say: 'hand.lineWrite', keys: ['Enter'], once: true },
    { id: 'choose', say: 'hand.lineChoose', keys: [' '], once: true },
    { id: 'menu', say: 'hand.menu', keys: MENU },
    {
      id: 'move',
      say: 'hand.move',
      keys: ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+ArrowUp', 'Alt+ArrowDown'],
    },
    { id: 'leave', say: 'hand.leave', keys: ['Escape'] },
  ],
  writing: [
    { id: 'done', say: 'hand.done', keys: ['Escape', 'Mod+Enter'] },
    { id: 'named', say: 'hand.named', keys: ['Enter'] },
    { id: 'onward', say: 'hand.onward', keys: ['Tab', 'Shift+Tab'] },
    { id: 'undo', say: 'hand.unwrite', keys: ['Mod+z'] },
    { id: 'redo', say: 'hand.rewrite', keys: ['Mod+Shift+z', 'Mod+y'] },
  ],
  ink: [
    { id: 'take', say: 'hand.inkTake', keys: ['Enter'] },
    { id: 'leave', say: 'hand.inkLeave', keys: ['Escape'] },
  ],
  tray: [
    { id: 'fling', say: 'hand.fling', keys: ['Enter', ' '] },
    { id: 'lay', say: 'hand.lay', keys: ['Escape'] },
  ],
  finding: [
    { id: 'found', say: 'hand.found', keys: ['Enter'] },
    { id: 'before', say: 'hand.foundBefore', keys: ['Shift+Enter'] },
  ],
} as const satisfies Readonly<Record<Where, readonly Command[]>>

/** The commands where the focus is there. */
export type CommandAt<W extends Where> = Command & (typeof COMMANDS)[W][number]

/** What can be done anywhere at the table. */
export type CommandId = CommandAt<'table'>['id']

/** What each of these commands does. */
export type Does<Id extends CommandId = CommandId> = Readonly<Record<Id, () => void>>
