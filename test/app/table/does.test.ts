import { expect, test } from 'vitest'
import { appDoes } from '../../../src/app/table/does.ts'
import { type Keyed, keyActs } from '../../../src/board/keys/does.ts'
import { COMMANDS } from '../../../src/ui/desk/commands.ts'
import { interfaceDoes } from '../../../src/ui/does.ts'

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).sort()

test('every command does something: what the interface does, or what the app does, and never both', () => {
  const own = interfaceDoes({} as Parameters<typeof interfaceDoes>[0])
  const app = appDoes({} as Parameters<typeof appDoes>[0])
  const done = [...Object.keys(own), ...Object.keys(app)].sort()
  expect(done).toEqual(idsOf(COMMANDS.table))
})

test('what the board does by keys is what is listed for it, and nothing else', () => {
  expect(Object.keys(keyActs({} as Keyed)).sort()).toEqual(idsOf(COMMANDS.board))
})
