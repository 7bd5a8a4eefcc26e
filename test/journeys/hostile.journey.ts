import fc from 'fast-check'
import { expect } from 'vitest'
import * as Y from 'yjs'
import { toBackup } from '../../src/table/store/backup.ts'
import { openTable } from '../../src/table/table.ts'
import { expectAlive } from '../table/alive.ts'
import { hostile } from '../table/hostile.ts'
import { openFile, tableOn } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { journey } from './help/journey.ts'
import { until } from './help/until.ts'

/** All of them in the long run. */
const MANY = process.env.LONG ? 200 : 50

const ids = fc.constantFrom(
  ...['bind', 'fleet', 'ruth', 'osk-0', 'die:wall', 'ghost', '__proto__', ''],
  ...['timeline', 'warning'],
)
const wild = fc.oneof(
  ids,
  fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, -1, 1e308, 0.5, true, null),
  fc.constantFrom<unknown>([], {}, { since: Number.NaN, spent: 'long' }, { since: 1e308 }),
  fc.constantFrom<unknown>('story', 'outline', 'nowhere', 'x'.repeat(3000), '\u0000\u202e<b>'),
  fc.constantFrom<unknown>('confrontation', 'resolution', 'ice', 'antagonist', 'flashforward'),
  fc.constantFrom<unknown>('timeline', 'message', 'oval', 'sheet'),
)

/** What these games read: registers of play, and what hangs on what. */
const play = fc.record({
  key: fc.oneof(
    fc.constantFrom('phase', 'scene', 'moderator', 'clock', 'module'),
    fc.constantFrom('set/finale', 'set/minutes', 'set/limit', 'set/', 'pair/', 'pair/a/b'),
    fc.constantFrom('warning', 'arrived', 'timeline', 'look/ground'),
    ids.map((id) => `stage/${id}`),
    fc.tuple(ids, ids, ids, ids).map((parts) => `pair/${parts.join('/')}`),
  ),
  value: wild,
})
const prop = fc.record({
  id: ids.filter((id) => id !== ''),
  key: fc.constantFrom(
    ...['kind', 'place', 'bin', 'p:parent', 'p:finale', 'p:scene', 'p:player', 'p:color', 'p:face'],
    ...['p:as', 'p:made', 'p:width', 'p:path'],
  ),
  value: fc.oneof(
    wild,
    fc.record({ x: wild, y: wild, turn: wild, z: wild, on: ids }, { noNullPrototype: true }),
  ),
})
const unruly = fc.record({ plays: fc.array(play), props: fc.array(prop, { maxLength: 8 }) })

/** Documents of rubbish from anywhere, with the registers of a game out of order. */
function documents(): Uint8Array[] {
  const dragon = Y.encodeStateAsUpdate(dragonWakes().doc)
  const games = fc.sample(unruly, { seed: 11, numRuns: MANY })
  return fc.sample(hostile, { seed: 7, numRuns: MANY }).map((update, at) => {
    const doc = new Y.Doc()
    // Every other one is a game that is under way.
    if (at % 2 === 0) Y.applyUpdate(doc, dragon)
    Y.applyUpdate(doc, update)
    const { plays, props } = games[at]!
    const items = doc.getMap('items')
    for (const { key, value } of plays) doc.getMap('play').set(key, value)
    for (const { id, key, value } of props) {
      const item = items.get(id)
      if (item instanceof Y.Map) item.set(key, value)
    }
    // Else nobody would ever see it.
    doc.getMap('about').set('game', at % 4 < 2 ? 'prophecy' : 'temporal-mechanics')
    // Its strip is drawn on, whatever it is drawn from.
    if (at % 4 > 1) doc.getMap('items').set('timeline', strip())
    return Y.encodeStateAsUpdate(doc)
  })
}

const strip = () =>
  new Y.Map<unknown>([
    ['kind', 'timeline'],
    ['place', { x: 0, y: 300, turn: 0, z: 2 }],
    ['bin', false],
  ])

function backupOf(update: Uint8Array): Buffer {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const table = openTable('hostile', doc)
  const bytes = Buffer.from(toBackup(table))
  table.close()
  return bytes
}

journey(
  `${MANY} documents made in bad faith are shown or refused without a crash`,
  { timeout: 300_000 },
  async ({ open }) => {
    const { page, troubles } = await open('?debug=quiet', { still: true })
    let shown = 0
    for (const [at, update] of documents().entries()) {
      await openFile(page, backupOf(update))
      const look = () =>
        page.evaluate<string>(
          `document.querySelector('.guide h2') && globalThis.debug?.board?.debug().frames > 0 ? 'shown'
            : document.querySelector('dialog.file-choice[open]') ? 'asked'
            : /damaged/.test(document.body.textContent) ? 'refused' : ''`,
        )
      await until(`document ${at} is shown, guide and board, or refused`, async () => {
        const seen = await look()
        // It says to be a table that one before it said to be.
        if (seen === 'asked') await page.getByRole('button', { name: /as a copy/ }).click()
        return seen === 'shown' || seen === 'refused'
      })
      if ((await look()) === 'shown') {
        shown += 1
        expectAlive((await tableOn(page)).doc)
        await page.evaluate('debug.board.does.selectAll()')
        await page.evaluate(`location.hash = ''`)
      } else await page.reload()
      expect(troubles, `document ${at}`).toEqual([])
      await page.getByRole('button', { name: 'Open a file' }).waitFor()
    }
    // What is no document at all goes no further than the door.
    expect(shown).toBeGreaterThan(MANY / 4)
    expect(troubles).toEqual([])
  },
)
