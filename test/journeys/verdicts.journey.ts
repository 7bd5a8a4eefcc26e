import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Change } from '../../src/rules/change.ts'
import type { RollRecord } from '../../src/rules/roll.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { party } from '../sync/party.ts'
import { terms } from '../sync/terms.ts'
import { openBackup } from './backup.ts'
import { amiss, journey } from './journey.ts'

/** Each Scene, by what is to be said of the throw that decided it. */
const SAID = {
  alone: 'thrown alone',
  seen: 'witnessed',
  forged: 'doubtful',
  old: 'older throw',
} as const
const SCENES = Object.keys(SAID)

/** Each Scene is decided by a throw that another thing can be said of. */
function judgedTable(): Table {
  const table = newTable('table', { game: 'prophecy', title: 'What can be said', made: 0 })
  const all = party('ada', 'ben', 'cyd')
  const joined = (id: string): RollRecord => {
    const said = terms(id)
    const mine = { ...said, check: { ...said.check, about: id } }
    all.circle('ada').begin(mine, all.now)
    all.deliver()
    const own = all.agreed.find((one) => one.id === id)
    if (!own) throw new Error(`${id} was not thrown`)
    const seats = { ada: 'ada', ben: 'ben', cyd: 'cyd' }
    const seat = (at: number) => Object.values(seats)[at + 1]!
    const witnesses = own.joint.witnesses.map((one, at) => ({ ...one, seat: seat(at) }))
    const thrown = { ...mine.thrown, seed: own.seed }
    const { check } = mine
    const { roll } = simulate(thrown)
    return { id, seat: 'ada', at: 1, check, thrown, roll, joint: { ...own.joint, witnesses } }
  }
  const { joint: _, ...alone } = joined('alone')
  const forged = joined('forged')
  const old = joined('old')
  const records: RollRecord[] = [
    alone,
    joined('seen'),
    { ...forged, roll: forged.roll.map(({ die }) => ({ die, face: 6 })) },
    { ...old, joint: { ...old.joint!, n: 1, thrower: { peer: 'x' }, witnesses: [], silent: [] } },
  ]
  const changes: Change[] = [
    ...['Ada', 'Ben', 'Cyd'].map(
      (name, color): Change => ({
        do: 'seat',
        seat: { id: name.toLowerCase(), name, color, sitter: '' },
      }),
    ),
    ...SCENES.map(
      (id, at): Change => ({
        do: 'make',
        item: {
          id,
          kind: 'oval',
          place: { x: -300 + 200 * at, y: 0, turn: 0, z: at + 1 },
          props: { made: at + 1 },
          texts: { objective: `Scene ${id}`, setting: 'By the sea.', told: 'They went.' },
        },
      }),
    ),
    ...records.map((record): Change => ({ do: 'roll', record })),
    { do: 'abandon', entry: { ...terms('left'), at: 2, lacking: ['ben'] } },
  ]
  const refusal = table.apply(changes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

journey(
  'how true a throw is stands at its Scene in the lists, in the log and in the chronicle',
  async ({ open }) => {
    for (const width of [1280, 360]) {
      for (const dark of [false, true]) {
        const { page } = await open('?debug=quiet', { width, height: 800, dark, still: true })
        await openBackup(page, judgedTable())
        await page.getByRole('button', { name: /^Ada/ }).click()
        await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
        const look = dark ? 'dark' : 'light'

        await page.keyboard.press('Shift+O')
        const verdict = (scene: string) =>
          page.locator(`[data-line="${scene}"] [data-as="truth"]`).first()
        for (const [scene, said] of Object.entries(SAID)) {
          await expect.poll(() => verdict(scene).textContent(), { timeout: 10_000 }).toContain(said)
        }
        await shot(page, `lists-${width}-${look}`)
        expect(await amiss(page)).toEqual([])
        await page.keyboard.press('Shift+O')

        await page.keyboard.press('l')
        const log = page.getByRole('dialog', { name: 'Throws so far' })
        await log.waitFor()
        await shot(page, `log-${width}-${look}`)
        for (const at of [0, 1, 2, 3, 4]) {
          const row = log.locator('.roll-row').nth(at)
          await row.getByRole('button').first().click()
          await shot(page, `log-${width}-${look}-${at}`)
          await row.getByRole('button').first().click()
        }
        await page.keyboard.press('Escape')

        await page.keyboard.press('c')
        const told = page.getByRole('dialog', { name: 'The chronicle' })
        if (await told.isVisible()) await shot(page, `chronicle-${width}-${look}`)
      }
    }
  },
)
