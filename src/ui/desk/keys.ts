import type { Key } from '../say/say.ts'

/** Every command that has a key or a button, in the order of the commands list. */
export const COMMANDS = [
  { command: 'hand', keys: ['v'], say: 'command.hand' },
  { command: 'select', keys: ['s'], say: 'command.select' },
  { command: 'look', keys: ['p'], say: 'command.look' },
  { command: 'marker', keys: ['m'], say: 'command.marker' },
  { command: 'eraser', keys: ['e'], say: 'command.eraser' },
  { command: 'oval', keys: ['o'], say: 'command.oval' },
  { command: 'line', keys: ['l'], say: 'command.line' },
  { command: 'note', keys: ['n'], say: 'command.note' },
  { command: 'card', keys: ['c'], say: 'command.card' },
  { command: 'write', keys: ['Enter'], say: 'command.write' },
  { command: 'turn', keys: ['r'], say: 'command.turn' },
  { command: 'turnBack', keys: ['Shift+r'], say: 'command.turnBack' },
  { command: 'raise', keys: ['u'], say: 'command.raise' },
  { command: 'beside', keys: ['b'], say: 'command.beside' },
  { command: 'duplicate', keys: ['Mod+d'], say: 'command.duplicate' },
  { command: 'bin', keys: ['Delete', 'Backspace'], say: 'command.bin' },
  { command: 'selectAll', keys: ['Mod+a'], say: 'command.selectAll' },
  { command: 'undo', keys: ['Mod+z'], say: 'command.undo' },
  { command: 'redo', keys: ['Mod+Shift+z', 'Mod+y'], say: 'command.redo' },
  { command: 'outline', keys: ['Shift+o'], say: 'command.outline' },
  { command: 'find', keys: ['f', 'Mod+f'], say: 'command.find' },
  { command: 'fit', keys: ['0'], say: 'command.fit' },
  { command: 'whole', keys: ['w'], say: 'command.whole' },
  { command: 'read', keys: [], say: 'command.read' },
  { command: 'zoomIn', keys: ['+', '='], say: 'command.zoomIn' },
  { command: 'zoomOut', keys: ['-'], say: 'command.zoomOut' },
  { command: 'tidy', keys: ['Shift+t'], say: 'command.tidy' },
  { command: 'throw', keys: ['t'], say: 'command.throw' },
  { command: 'free', keys: ['d'], say: 'command.free' },
  { command: 'rolls', keys: ['Shift+d'], say: 'command.rolls' },
  { command: 'statistics', keys: [], say: 'command.statistics' },
  { command: 'tray', keys: [], say: 'command.tray' },
  { command: 'guide', keys: ['g'], say: 'command.guide' },
  { command: 'aloud', keys: [], say: 'command.aloud' },
  { command: 'binned', keys: [], say: 'command.binned' },
  { command: 'ending', keys: [], say: 'command.ending' },
  { command: 'chronicle', keys: [], say: 'command.chronicle' },
  { command: 'print', keys: ['Mod+p'], say: 'command.print' },
  { command: 'picture', keys: [], say: 'command.picture' },
  { command: 'rules', keys: ['?'], say: 'command.rules' },
  { command: 'sound', keys: ['Shift+m'], say: 'command.sound' },
  { command: 'invite', keys: ['i'], say: 'command.invite' },
  { command: 'settings', keys: [], say: 'command.settings' },
  { command: 'history', keys: ['h'], say: 'command.history' },
  { command: 'backup', keys: [], say: 'command.backup' },
  { command: 'file', keys: [], say: 'command.file' },
  { command: 'copy', keys: [], say: 'command.copy' },
  { command: 'commands', keys: ['/'], say: 'command.commands' },
  { command: 'lobby', keys: [], say: 'command.lobby' },
] as const satisfies readonly {
  readonly command: string
  readonly keys: readonly string[]
  readonly say: Key
}[]

export type Command = (typeof COMMANDS)[number]['command']

/** What changes the table: refused where it cannot be changed from here. */
export const CHANGING: ReadonlySet<Command> = new Set<Command>([
  'marker',
  'eraser',
  'oval',
  'line',
  'note',
  'card',
  'write',
  'turn',
  'turnBack',
  'raise',
  'beside',
  'duplicate',
  'bin',
  'undo',
  'redo',
  'tidy',
  'throw',
  'free',
])

/** As much of a key press as is needed to know what it means. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The press in the form the list writes it. Shift is only named for letters and with Mod: it is part of "?" and "+". */
function pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  if (altKey) return ''
  const mod = ctrlKey || metaKey
  const letter = /^\p{L}$/u.test(key)
  return `${mod ? 'Mod+' : ''}${shiftKey && (letter || mod) ? 'Shift+' : ''}${letter ? key.toLowerCase() : key}`
}

/** What a key press means on the table, if anything. Without `single`, only presses with Ctrl or Cmd count. */
export function commandOf(press: Press, single = true): Command | undefined {
  const wanted = pressed(press)
  if (!single && !wanted.startsWith('Mod+')) return undefined
  return COMMANDS.find(({ keys }) => keys.some((key) => key === wanted))?.command
}

/** The key that a tooltip names, as this machine's keyboards write it; undefined when there is none. */
export function keyName(command: Command, apple: boolean): string | undefined {
  const key: string | undefined = COMMANDS.find((each) => each.command === command)?.keys[0]
  return key && written(key, apple)
}

/** A key of a list as this machine's keyboards write it. */
export const written = (key: string, apple: boolean): string =>
  key
    .split(/\+(?=.)/)
    .map((part) =>
      part === 'Mod' ? (apple ? '⌘' : 'Ctrl') : part.length === 1 ? part.toUpperCase() : part,
    )
    .join(apple ? ' ' : '+')

/** Where typing belongs to the field that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return (
    target instanceof HTMLInputElement &&
    !/^(radio|checkbox|range|button|submit)$/.test(target.type)
  )
}
