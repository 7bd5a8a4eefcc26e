import { expect, test } from 'vitest'
import { COMMANDS, type Command, type Where } from '../../../src/ui/desk/commands.ts'
import { keyed, type Press } from '../../../src/ui/desk/keys.ts'
import { help } from '../../../src/ui/help/en.ts'
import { en } from '../../../src/ui/say/en.ts'

const WHERE = [
  'table',
  'board',
  'lists',
  'writing',
  'ink',
  'tray',
  'finding',
] as const satisfies Where[]
const PLACES = WHERE.map((where): [Where, readonly Command[]] => [where, COMMANDS[where]])

test('every command has words: those of the table at once, the others with the list that tells them', () => {
  const wordless = PLACES.flatMap(([at, all]) =>
    all.filter(({ say }) => !Object.hasOwn(at === 'table' ? en : help, say)),
  )
  expect(wordless).toEqual([])
  // And in the list each place has its name.
  const places = PLACES.map(([at]) => at).filter((at) => at !== 'table')
  expect(places.filter((at) => !Object.hasOwn(help, `hand.${at}`))).toEqual([])
})

test.each(PLACES)('at the %s no key means two things, and no command is listed twice', (_, all) => {
  const keys = all.flatMap((each) => each.keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

/** A key of the table as somebody presses it. */
function pressOf(listed: string): Press {
  const parts = listed.split(/\+(?=.)/)
  const key = parts.at(-1) ?? ''
  const shiftKey = parts.includes('Shift')
  return {
    key: shiftKey ? key.replace(/^[a-z]$/, (letter) => letter.toUpperCase()) : key,
    ctrlKey: parts.includes('Mod'),
    metaKey: false,
    altKey: parts.includes('Alt'),
    shiftKey,
  }
}

test.each(PLACES)(
  'at the %s every key that is listed means what it is listed for',
  (where, all) => {
    for (const { id, keys } of all)
      for (const key of keys) expect(keyed(where, pressOf(key))?.id, key).toBe(id)
  },
)
