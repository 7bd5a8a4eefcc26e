import { afterEach, expect, test, vi } from 'vitest'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { type SealAct, writeEntries } from '../../../src/sync/seal/entry.ts'
import { nameScreens, screensNamed } from '../../../src/table/document/screens.ts'
import { addSeals } from '../../../src/table/document/seals.ts'
import { vouchBy } from '../../../src/table/presence/worn.ts'
import { identityOf } from '../../../src/table/store/identity.ts'
import type { Table } from '../../../src/table/table.ts'
import { game as highcard } from '../../games/highcard/game.ts'
import { again, laid, linked, MANY_SCREENS, screenAt, settled, sit, wires } from './screens.ts'
import { tablesStayWhole } from './whole.ts'

// A screen that is linked, that nobody sits at, and that says what it likes.

const NAMES = ['ada', 'ben', 'cyd'] as const
const secretOf = (name: string) => new Uint8Array(32).fill(name.charCodeAt(0))

/** As where a table is open to others. */
const vouched = ({ presence, doc }: Table) =>
  vouchBy(presence, {
    keyOf: () => undefined,
    belongs: (key = '', seat) => screensNamed(doc, `${seat}’s device`).includes(key),
  })
let says: ReturnType<typeof setInterval> | undefined
afterEach(() => clearInterval(says))

/** Three, and a screen that says to be Ada's hand; each device says which screen it is, as where a table is open. */
function claimed() {
  const wire = wires()
  const first = laid(highcard)
  const tables = NAMES.map((_, i) => (i === 0 ? first : again(first)))
  linked(...tables)
  const liar = wire.join(secretOf('x'))
  const screens = NAMES.map((name, i) => {
    const table = tables[i]!
    const device = `${name}’s device`
    sit(table, name, device, i)
    nameScreens(table.doc, device, [screenOf(secretOf(name)).key])
    vouched(table)
    return screenAt(table, highcard, device, wire.join(secretOf(name)))
  })
  // Also to those who listen only now; and now and then of more.
  let times = 0
  says = setInterval(() => {
    times += 1
    liar.tell({ seal: 'hands', seats: times % 2 === 0 ? ['ada'] : ['ada', 'ben'] })
  }, 100)
  return { tables, screens, wire }
}

test(
  'who only says that their screen is another’s hand keeps nobody from dealing, nor a newcomer from seeing',
  MANY_SCREENS,
  async () => {
    const { screens, tables, wire } = claimed()
    for (const [i, name] of NAMES.entries()) screens[i]!.as(name).play('draw')
    const shown = (table: (typeof tables)[number]) =>
      NAMES.map((name) => {
        const [card = ''] = highcard.hand!(table.board(), name) ?? []
        return table.board().items.get(card)?.props.shown
      })
    await vi.waitFor(
      () => {
        for (const { table } of screens) for (const face of shown(table)) expect(face).toBeDefined()
      },
      { timeout: 180_000, interval: 50 },
    )
    await tablesStayWhole({ tables, game: highcard, wire, comes: vouched })
  },
)

test('and has nobody else blamed for what it writes', MANY_SCREENS, async () => {
  const { screens, tables, wire } = claimed()
  await settled(500)
  const { doc } = tables[2]!
  const mask = (byte: number): SealAct => ({
    ...{ is: 'mask', of: 'ab'.repeat(32), list: new Uint8Array(64).fill(byte) },
    covers: ['cd'.repeat(32)],
  })
  for (const act of [{ is: 'nonsense' } as unknown as SealAct, mask(1), mask(2)])
    addSeals(doc, writeEntries(screenOf(secretOf('x')), identityOf(doc) ?? '', [act]))
  for (const screen of screens) {
    const said = () => screen.said().join(' ')
    await vi.waitFor(() => expect(said()).toMatch(/Somebody said two/), { timeout: 180_000 })
    expect(said()).toMatch(/Somebody wrote/)
    expect(said()).not.toMatch(/ada (wrote|said)/)
  }
  await tablesStayWhole({ tables, game: highcard, wire, comes: vouched })
})
