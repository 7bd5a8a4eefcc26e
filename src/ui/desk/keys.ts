import { IN_FORM } from '../device/places.ts'
import { COMMANDS, type Command, type CommandAt, type CommandId, type Where } from './commands.ts'

/** As much of a key press as is needed to know what it means. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The press in the form the table of commands writes it. Of "?" and "+" Shift is a part, and is not named. */
function pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const mod = ctrlKey || metaKey
  const letter = /^\p{L}$/u.test(key)
  const shift = shiftKey && (letter || mod || key.length > 1)
  const held = `${mod ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${shift ? 'Shift+' : ''}`
  return held + (letter ? key.toLowerCase() : key)
}

/**
 * What a key press means where the focus is there, if anything. Shift counts for nothing where it makes no other
 * command; but it does count with letters at the table, and in what is written.
 */
export function keyed<W extends Where>(where: W, press: Press): CommandAt<W> | undefined {
  const wanted = pressed(press)
  const all: readonly CommandAt<W>[] = COMMANDS[where]
  const by = (name: string) => all.find(({ keys }: Command) => keys.includes(name))
  const loose = where !== 'writing' && (where !== 'table' || press.key.length > 1)
  return by(wanted) ?? (loose ? by(wanted.replace('Shift+', '')) : undefined)
}

/** What a key press means anywhere at the table. Without `single`, only presses with Ctrl or Cmd count. */
export function commandOf(press: Press, single = true): CommandAt<'table'> | undefined {
  return single || press.ctrlKey || press.metaKey ? keyed('table', press) : undefined
}

/** The command itself. */
export const commandFor = (id: CommandId): CommandAt<'table'> =>
  COMMANDS.table.find((each) => each.id === id)!

/** The key that a tooltip names, as this machine's keyboards write it; undefined when there is none. */
export function keyName(id: CommandId, apple: boolean): string | undefined {
  const [key]: readonly string[] = commandFor(id).keys
  return key && keyWritten(key, apple)
}

/** A key of a command as this machine's keyboards write it. */
export const keyWritten = (key: string, apple: boolean): string =>
  key
    .split(/\+(?=.)/)
    .map((part) =>
      part === 'Mod' ? (apple ? '⌘' : 'Ctrl') : part.length === 1 ? part.toUpperCase() : part,
    )
    .join(apple ? ' ' : '+')

/** Whether typing belongs to the field that has the focus: in a form that somebody fills in, to that. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches(IN_FORM)) return true
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return (
    target instanceof HTMLInputElement &&
    !/^(radio|checkbox|range|button|submit)$/.test(target.type)
  )
}
