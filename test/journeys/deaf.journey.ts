import { expect, test } from 'vitest'
import { ANSWER, syncMessage, UPDATE } from '../../src/sync/link/message.ts'
import { DEADLY } from '../sync/heavy.ts'
import { expectTablesAlive } from './help/alive.ts'
import { arm } from './help/hostile.ts'
import { linkOf, matesAt, reads, write } from './help/mates.ts'
import { until } from './help/until.ts'

const { host, follow } = matesAt(4497)

interface Armed {
  fling(label: string, bytes: readonly number[]): number
}

test.each([
  ['Chromium', {}],
  ['Firefox', { firefox: true }],
])(
  'what makes a document deaf is not taken in by a page in %s, which goes on with all there is',
  async (_, manner) => {
    const ada = await host(manner)
    const link = await linkOf(ada)
    await ada.page.keyboard.press('Escape')
    await write(ada.page, 'before')
    for (const [what, updates, isFoul] of DEADLY) {
      // Somebody with the key to play, who speaks past their own page.
      const eve = await follow(link, { before: arm })
      await reads(eve.page, 'before')
      const frames = updates().map((update) => [1, ...syncMessage(ANSWER, update)])
      const flung = await eve.page.evaluate(
        (all) => all.map((bytes) => (globalThis as unknown as Armed).fling('doc', bytes)),
        frames,
      )
      expect(flung[0], what).toBeGreaterThan(0)
      if (isFoul) {
        const nothing = [1, ...syncMessage(UPDATE, Uint8Array.of(0, 0))]
        await until(
          `${what}: who sent it is cut off`,
          () =>
            eve.page.evaluate(
              (bytes) => (globalThis as unknown as Armed).fling('doc', bytes) === 0,
              nothing,
            ),
          20_000,
        )
        await ada.page
          .getByText(/A screen that sent nonsense was cut off/)
          .first()
          .waitFor()
      }
      await eve.close()
      await write(ada.page, `after ${what}`)
      await reads(ada.page, `after ${what}`)
    }
    await expectTablesAlive([ada], () => follow(link))
  },
  300_000,
)
