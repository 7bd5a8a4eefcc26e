import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { parse } from '../../src/rules/dice/notation.ts'
import type { RollRecord, Throw } from '../../src/rules/dice/roll.ts'
import { VERSION } from '../../src/tray/physics.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { USUAL_FLICK } from '../../src/tray/thrown.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { fingersOn } from './help/fingers.ts'
import { byFinger, journey } from './help/journey.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

/** Sits down as Ada at the plain table, with these dice ready for a free throw. */
async function withDice(page: Page, said: string): Promise<void> {
  expect(parse(said)).toBeInstanceOf(Array)
  await openBackup(page, plainTable())
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await page.keyboard.press('d')
  await page.getByRole('dialog', { name: 'Throw dice freely' }).getByRole('textbox').fill(said)
}

const trayOn = (page: Page) => page.getByRole('button', { name: /^Dice tray: / })
const throwButton = (page: Page) =>
  page.getByRole('dialog', { name: 'Throw dice freely' }).getByRole('button', { name: 'Throw' })
const rollsOn = async (page: Page): Promise<readonly RollRecord[]> =>
  (await tableOn(page)).state().rolls

/** The next throw that this page writes down, after so many. */
async function throwAfter(page: Page, many: number): Promise<RollRecord & { thrown: Throw }> {
  await until('a throw is written down', async () => (await rollsOn(page)).length > many)
  const rolls = await rollsOn(page)
  expect(rolls).toHaveLength(many + 1)
  const last = rolls.at(-1)
  if (!last?.thrown) throw new Error('it was not thrown')
  expect(last.roll).toEqual(simulate(last.thrown).roll)
  return { ...last, thrown: last.thrown }
}

/** Where things are on a tray: parts of its width and height to places in the window. */
async function placesOn(tray: Locator) {
  const box = await tray.boundingBox()
  if (!box) throw new Error('no tray')
  return (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
}

journey('dice in the air when somebody goes to the lobby are written down', async ({ open }) => {
  const { page } = await open('?debug=quiet')
  await withDice(page, '5d6')
  const { length } = await rollsOn(page)
  await throwButton(page).click()
  await trayOn(page).and(page.locator('[aria-busy=true]')).waitFor()
  expect(await page.evaluate('debug.table().rolls')).toBe(length)
  const table = page.url()
  await page.evaluate(() => {
    location.hash = ''
  })
  await page.getByRole('button', { name: 'New table' }).waitFor()
  await page.goto(table)
  await throwAfter(page, length)
})

journey(
  'dice are shaken in the hand, put back, and flung where the hand goes',
  async ({ open }) => {
    const { page } = await open('?debug=quiet')
    await withDice(page, '3d6')
    const at = await placesOn(trayOn(page))
    const { mouse } = page
    const frames = () => page.evaluate<number>('debug.tray.debug().frames')
    await mouse.move(...at(0.5, 0.8))
    await mouse.down()
    const before = await frames()
    for (let n = 0; n < 6; n++) await mouse.move(...at(n % 2 ? 0.3 : 0.7, 0.5), { steps: 4 })
    expect(await page.evaluate('debug.tray.held()')).toBe(true)
    expect(await frames()).toBeGreaterThan(before + 5)
    // A hand that has stopped throws nothing.
    await page.waitForTimeout(300)
    await mouse.up()
    await page.waitForTimeout(300)
    expect(await page.evaluate('debug.tray.held()')).toBe(false)
    expect(await rollsOn(page)).toHaveLength(0)

    await until('a fling throws', async () => {
      await mouse.move(...at(0.3, 0.6))
      await mouse.down()
      await mouse.move(...at(0.75, 0.2), { steps: 3 })
      await mouse.up()
      await page.waitForTimeout(100)
      return (await trayOn(page).getAttribute('aria-busy')) === 'true'
    })
    const { flick } = (await throwAfter(page, 0)).thrown
    expect(flick.dx).toBeGreaterThan(0.3)
    expect(flick.dy).toBeGreaterThan(0.3)
    expect(flick.power).toBeGreaterThan(0)
  },
)

journey(
  'a press throws as usual, a long one harder, a forsaken one not at all',
  async ({ open }) => {
    const { page } = await open('?debug=quiet')
    await withDice(page, '2d6')
    const power = async (many: number) => (await throwAfter(page, many)).thrown.flick.power
    const still = () => trayOn(page).and(page.locator('[aria-busy=false]')).waitFor()
    await throwButton(page).click()
    expect(await power(0)).toBe(USUAL_FLICK.power)
    await still()

    const press = async (key: string, ms: number) => {
      await page.keyboard.down(key)
      await page.waitForTimeout(ms)
      await page.keyboard.up(key)
    }
    await throwButton(page).focus()
    await press('Enter', 0)
    expect(await power(1)).toBe(USUAL_FLICK.power)
    await still()
    await trayOn(page).focus()
    await press(' ', 1500)
    expect(await power(2)).toBe(1)
    await still()

    const box = (await throwButton(page).boundingBox())!
    await page.mouse.move(box.x + 20, box.y + 10)
    await page.mouse.down()
    await until('they are in the hand', () => page.evaluate('debug.tray.held()'))
    await page.mouse.move(box.x - 200, box.y - 100)
    await page.mouse.up()
    await trayOn(page).focus()
    await page.keyboard.down('Enter')
    await page.waitForTimeout(400)
    await page.keyboard.press('Escape')
    await page.keyboard.up('Enter')
    await page.waitForTimeout(500)
    expect(await rollsOn(page)).toHaveLength(3)
  },
)

byFinger('a finger on a phone: the sheet does not move under it', async ({ open }) => {
  const { page } = await open('?debug=quiet', { width: 390, height: 844, touch: true })
  await openBackup(page, dragonWakes())
  await page.getByRole('button', { name: /^Ada/ }).tap()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).tap()
  await page.getByRole('button', { name: 'More of the guide' }).tap()
  const button = page.getByRole('button', { name: 'Throw the dice', exact: true })
  const where = async () => (await button.boundingBox())!
  await button.scrollIntoViewIfNeeded()
  await until('the sheet has come up', async () => {
    const y = (await where()).y
    await page.waitForTimeout(80)
    return (await where()).y === y
  })
  const start = await where()
  const before = await rollsOn(page)
  const camera = () => page.evaluate<string>(`JSON.stringify(debug.board.at(200, 300))`)
  const seen = await camera()
  const fingers = await fingersOn(page)
  await fingers.down({ 1: [start.x + 60, start.y + 20] })
  // The tray has come out, and the dice are shaken in it.
  await until('they are in the hand', () => page.evaluate('debug.tray.held()'))
  expect((await where()).y).toBe(start.y)
  // The longer, the harder.
  await page.waitForTimeout(400)
  await fingers.up()
  const { thrown } = await throwAfter(page, before.length)
  expect(thrown.flick.power).toBeGreaterThan(0.2)
  expect(await camera()).toBe(seen)
  expect(await page.evaluate('document.scrollingElement.scrollTop + scrollY')).toBe(0)
})

byFinger('a phone that may be shaken shakes the dice and throws them', async ({ open }) => {
  const { page, context } = await open('?debug=quiet', { width: 390, height: 844, touch: true })
  await withDice(page, '4d6')
  /** The phone is pushed to and fro along its long side for a second and a half, then held still. */
  const shake = () =>
    page.evaluate(async () => {
      let held = false
      for (let t = 0; t < 2200; t += 16) {
        const y = t < 1500 ? 24 * Math.cos((t / 1000) * 2 * Math.PI * 4) : 0
        const acceleration = { x: 0, y, z: 0 }
        dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration, interval: 16 }))
        await new Promise((soon) => setTimeout(soon, 16))
        const { debug } = globalThis as { debug?: { tray?: { held(): boolean } } }
        held ||= debug?.tray?.held() ?? false
      }
      return held
    })
  // Nobody said that it may.
  expect(await shake()).toBe(false)
  expect(await rollsOn(page)).toHaveLength(0)
  await page.keyboard.press('Escape')
  const settings = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'Settings' }).tap()
    return page.getByRole('switch', { name: /^Shake the phone/ })
  }
  await (await settings()).tap()
  await page.getByRole('switch', { name: 'Buzz with the dice' }).tap()
  await page.keyboard.press('Escape')
  // This device remembers.
  await context.addInitScript(`globalThis.buzzes = []
navigator.vibrate = (length) => buzzes.push(length) > 0`)
  await page.reload()
  expect(await (await settings()).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  await page.getByRole('dialog', { name: 'Throw dice freely' }).getByRole('textbox').fill('4d6')
  expect(await shake()).toBe(true)
  const { flick } = (await throwAfter(page, 0)).thrown
  expect(flick).toMatchObject({ dx: 0, dy: 1 })
  expect(flick.power).toBeGreaterThan(0.4)
  // It buzzes with the harder knocks, shortly.
  const buzzes = await page.evaluate<number[]>('globalThis.buzzes')
  expect(buzzes.length).toBeGreaterThan(0)
  expect(buzzes.length).toBeLessThan(60)
  expect(Math.max(...buzzes)).toBeLessThan(20)
})

journey('two people throw at once: both are seen, and each counts once', async ({ open }) => {
  const { page, tab } = await open('?debug=quiet')
  await openBackup(page, dragonWakes())
  const before = await rollsOn(page)
  for (const name of ['Milo', 'Ada']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: `Take this seat as ${name}` }).click()
  }
  const { search, hash } = new URL(page.url())
  const other = await tab(search + hash)
  await other.getByRole('list', { name: 'Who sits here' }).waitFor()
  await other.getByRole('button', { name: /Milo/ }).first().click()
  await other.getByRole('button', { name: 'Act as Milo' }).click()
  await other.keyboard.press('d')
  await other
    .getByRole('dialog', { name: 'Throw dice freely' })
    .getByRole('textbox')
    .fill('4d8+2d20')
  await page.getByRole('button', { name: 'Throw the dice', exact: true }).waitFor()
  // At the same moment, as far as two windows can.
  const press = (button: Locator) => button.evaluate((at) => (at as HTMLElement).click())
  await Promise.all([
    press(page.getByRole('button', { name: 'Throw the dice', exact: true })),
    press(throwButton(other)),
  ])
  // Each sees one in the tray and one beside it.
  const small = /^Dice of (Ada|Milo)$/
  await Promise.all(
    [page, other].map(async (each) => {
      await each.getByRole('button', { name: small }).waitFor()
      expect(await each.getByRole('button', { name: small }).count()).toBe(1)
      expect(await trayOn(each).getAttribute('aria-busy')).toBe('true')
    }),
  )
  // Whose dice flew first from here have the tray.
  expect(await page.getByRole('button', { name: small }).getAttribute('aria-label')).toMatch(/Milo/)
  for (const each of [page, other]) {
    await until('both are written down', async () => {
      return (await rollsOn(each)).length >= before.length + 2
    })
    await each.getByRole('button', { name: small }).waitFor({ state: 'detached', timeout: 20_000 })
  }
  const [a, b] = [await rollsOn(page), await rollsOn(other)]
  expect(a).toEqual(b)
  const fresh = a.slice(before.length)
  expect(fresh).toHaveLength(2)
  const names = new Map((await tableOn(page)).state().seats.map(({ id, name }) => [id, name]))
  expect(fresh.map(({ seat }) => names.get(seat)).sort()).toEqual(['Ada', 'Milo'])
  for (const { thrown, roll } of fresh) expect(roll).toEqual(thrown && simulate(thrown).roll)
})

// The first message to a worker is a throw: it dies while it is at it.
const DYING = `{
  let started = 0
  const Real = Worker
  globalThis.workersStarted = () => started
  globalThis.Worker = class extends Real {
    constructor(...all) {
      super(...all)
      started++
      this.dies = started === 1
    }
    postMessage(...all) {
      super.postMessage(...all)
      if (this.dies) this.terminate()
    }
  }
}`
const NONE = `globalThis.Worker = class { constructor() { throw new DOMException('forbidden', 'SecurityError') } }`

journey('a worker that dies in the middle of a throw is started again', async ({ open }) => {
  const { page, context } = await open('?debug=quiet', { still: true })
  await context.addInitScript(DYING)
  await page.reload()
  await withDice(page, '5d6!')
  await throwButton(page).click()
  await throwAfter(page, 0)
  expect(await page.evaluate('workersStarted()')).toBe(2)
})

journey('where no worker may start, the page rolls', async ({ open }) => {
  const { page, context } = await open('?debug=quiet', { still: true })
  await context.addInitScript(NONE)
  await page.reload()
  await withDice(page, '3d6+1d20')
  await throwButton(page).click()
  await throwAfter(page, 0)
})

const EARS = `{
  const Real = AudioContext
  globalThis.ears = []
  globalThis.heard = 0
  globalThis.AudioContext = class extends Real {
    constructor(...all) {
      super(...all)
      globalThis.ears.push(this)
    }
    createBufferSource() {
      globalThis.heard += 1
      return super.createBufferSource()
    }
  }
}`

journey('dice and paper are heard, quietly, and only as one likes', async ({ open }) => {
  const { page, context } = await open('?debug=quiet', { still: true })
  const ears = () => page.evaluate<number>('globalThis.ears.length')
  await context.addInitScript(EARS)
  await page.reload()
  await page.getByRole('button', { name: 'Open a file' }).waitFor()
  expect(await ears()).toBe(0)
  await withDice(page, '2d6')
  expect(await ears()).toBe(1)
  const running = () => page.evaluate<string>('globalThis.ears.at(-1).state')
  await page.locator('body').press('Escape')
  // What was there when the table was opened makes no sound; what is laid does.
  const heard = () => page.evaluate<number>('globalThis.heard')
  expect(await heard()).toBe(0)
  await page.locator('body').press('n')
  await until('a note is heard', async () => (await heard()) === 1)
  await page.locator('textarea.writing').press('Escape')
  await page.locator('body').press('Shift+M')
  await page.getByText('Dice, paper and markers are silent.').waitFor()
  await until('it is closed', async () => (await running()) === 'closed')

  for (const dice of [1, 5, 12, 30]) {
    const thrown: Throw = {
      version: VERSION,
      seed: `${dice}`.padStart(64, '7'),
      dice: Array.from({ length: dice }, () => 'd6'),
      bursts: { d6: [6] },
      flick: { dx: 0.6, dy: 0.8, power: 1 },
    }
    const wave = await page.evaluate<number[]>(`debug.listen(${JSON.stringify(thrown)}, 1)`)
    const loud = wave.map(Math.abs)
    const peak = loud.reduce((a, b) => Math.max(a, b))
    expect(peak, `${dice} dice are heard`).toBeGreaterThan(0.02)
    expect(peak, `${dice} dice do not clip`).toBeLessThan(0.7)
    expect(Math.max(...loud.slice(-4410)), 'silence at the end').toBeLessThan(0.001)
  }
})
