import { expect } from 'vitest'
import { fingersOn } from './help/fingers.ts'
import { journey } from './help/journey.ts'

journey('the page opens and says what it is', async ({ open }) => {
  const { page } = await open()
  await page.getByRole('heading', { name: 'Prophecy Table' }).waitFor()
  expect(await page.title()).toContain('Prophecy')
})

journey('the page refuses code that is not its own', async ({ open }) => {
  const { page, pardon } = await open()
  await page.evaluate(() => {
    // The debugger itself may do anything; what runs later is bound by the policy of the page.
    setTimeout(() => {
      try {
        document.body.dataset.eval = String(new Function('return 1')())
      } catch (error) {
        document.body.dataset.eval = error instanceof EvalError ? 'refused' : 'failed'
      }
    })
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.inline = "ran"'
    document.body.append(script)
  })
  await page.locator('body[data-eval]').waitFor()
  expect(await page.evaluate(() => ({ ...document.body.dataset }))).toEqual({ eval: 'refused' })
  expect(pardon(/Content Security Policy|script-src/).length).toBeGreaterThan(0)
})

journey('every finger on the glass is one of its own', async ({ open }) => {
  const { page } = await open('', { touch: true })
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(globalThis, { log })
    document.documentElement.style.touchAction = 'none'
    const names = new Map<number, number>()
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
      document.addEventListener(type, ({ pointerId, pointerType, clientX }) => {
        if (!names.has(pointerId)) names.set(pointerId, names.size)
        log.push(`${pointerType} ${names.get(pointerId)} ${type.slice(7)} ${Math.round(clientX)}`)
      })
    }
  })
  const fingers = await fingersOn(page)
  await fingers.down({ 1: [100, 300], 2: [200, 300], 3: [300, 300] })
  await fingers.down({ 4: [400, 300] })
  await fingers.move({ 4: [410, 300] })
  await fingers.up(2)
  await fingers.move({ 3: [310, 300] })
  await fingers.up(1, 3)
  await fingers.cancel()
  expect(await page.evaluate('log')).toEqual([
    'touch 0 down 100',
    'touch 1 down 200',
    'touch 2 down 300',
    'touch 3 down 400',
    'touch 3 move 410',
    'touch 1 up 200',
    'touch 2 move 310',
    'touch 0 up 100',
    'touch 2 up 310',
    'touch 3 cancel 410',
  ])
})

journey('a browser that is killed comes back with its profile', async ({ open }) => {
  const first = await open('', { alone: true })
  await first.page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('kept', 1)
        asked.onupgradeneeded = () => asked.result.createObjectStore('words')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          const writing = asked.result.transaction('words', 'readwrite')
          writing.objectStore('words').put('yes', 'word')
          writing.oncomplete = () => done()
        }
      }),
  )
  await first.kill()
  const { page, close } = await first.reopen()
  const word = await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const asked = indexedDB.open('kept', 1)
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          const reading = asked.result.transaction('words').objectStore('words').get('word')
          reading.onsuccess = () => done(reading.result)
        }
      }),
  )
  expect(word).toBe('yes')
  await close()
})
