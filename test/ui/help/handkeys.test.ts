import { expect, test } from 'vitest'
import { keyDeed } from '../../../src/board/keys/keys.ts'
import { COMMANDS, commandOf } from '../../../src/ui/desk/keys.ts'
import { help } from '../../../src/ui/help/en.ts'
import { GESTURES, HAND_KEYS } from '../../../src/ui/help/handkeys.ts'

/** Every key that a keyboard has, as browsers call it. */
const KEYS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...Array.from({ length: 12 }, (_, i) => `F${i + 1}`),
  ...['Left', 'Right', 'Up', 'Down'].map((way) => `Arrow${way}`),
  ...['Enter', 'Tab', 'Escape', 'Backspace', 'Delete', 'Insert', 'Home', 'End', 'PageUp'],
  ...['PageDown', 'ContextMenu', 'CapsLock', 'Pause', 'Help'],
]
const PRESSES = KEYS.flatMap((key) =>
  [false, true].flatMap((shift) =>
    [false, true].flatMap((ctrl) => [false, true].map((alt) => ({ key, shift, ctrl, alt }))),
  ),
)

/** A key of a list as a press. */
function pressOf(listed: string) {
  const parts = listed.split(/\+(?=.)/)
  const [ctrl, shift] = [parts.includes('Mod'), parts.includes('Shift')]
  return { key: parts.at(-1) ?? '', shift, ctrl, alt: false }
}

test('every key that does something on the board is in the list of commands, as what it does', () => {
  const listed = HAND_KEYS[0].keys.flatMap(({ keys }) => keys.map(pressOf))
  const doing = PRESSES.filter((press) => keyDeed(press))
  expect(doing.length).toBeGreaterThan(30)
  const missing = doing.filter(
    (press) =>
      !listed.some(
        (one) =>
          one.key === (one.key.length === 1 ? press.key.toLowerCase() : press.key) &&
          JSON.stringify(keyDeed(one)) === JSON.stringify(keyDeed(press)),
      ),
  )
  expect(missing).toEqual([])
  // And nothing is listed that does nothing.
  expect(listed.filter((one) => !keyDeed(one))).toEqual([])
})

test('every key that does something anywhere is a command of the list, which shows all its keys', () => {
  const shown = COMMANDS.flatMap(({ command, keys }) => keys.map((key) => `${key} ${command}`))
  const doing = PRESSES.flatMap(({ key, shift, ctrl, alt }) => {
    const held = { ctrlKey: ctrl, metaKey: false, altKey: alt, shiftKey: shift }
    const command = commandOf({ key, ...held })
    if (!command) return []
    const letter = /^\p{L}$/u.test(key)
    const name = letter ? key.toLowerCase() : key
    const mods = `${ctrl ? 'Mod+' : ''}${shift && (letter || ctrl) ? 'Shift+' : ''}`
    return [`${mods}${name} ${command}`]
  })
  expect(doing.length).toBeGreaterThan(30)
  expect(doing.filter((one) => !shown.includes(one))).toEqual([])
})

test('every gesture has words for how and for what it does, and none is left over', () => {
  const said = GESTURES.flatMap((one) => [`hand.how.${one}`, `hand.does.${one}`])
  const words = Object.keys(help).filter((key) => /^hand\.(how|does)\./.test(key))
  expect(words.sort()).toEqual(said.sort())
})
