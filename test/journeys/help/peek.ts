import type { Page } from 'playwright-core'
import { until } from './until.ts'

/** Where something lies on the screen: its middle in CSS px, its turn in radians, CSS px per millimetre. */
export interface Seen {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scale: number
}

/** What the board of a page opened at `?debug=quiet` tells of itself. */
export interface Peek {
  /** Throws when the item does not lie on the table. */
  at(id: string): Promise<Seen>
  /** Several at the same moment, by their ids. */
  all(ids: readonly string[]): Promise<Record<string, Seen>>
  selection(): Promise<string[]>
  /** What each pointer does just now. */
  hands(): Promise<string>
  /** How often the board has been drawn. */
  frames(): Promise<number>
  /** Waits until nothing moves any more: glides have come to rest. */
  rest(): Promise<void>
}

const SEEN = `((ids) => {
  const corner = document.querySelector('.tabletop-canvas').getBoundingClientRect()
  return Object.fromEntries(ids.map((id) => {
    const box = debug.board.screen(id)
    if (!box) throw new Error('not on the table: ' + id)
    const { left, top, width, height, turn, scale } = box
    return [id, { x: corner.left + left + width / 2, y: corner.top + top + height / 2, turn, scale }]
  }))
})`

/** Looks at the board of this page from outside. */
export function peekAt(page: Page): Peek {
  const all = (ids: readonly string[]) =>
    page.evaluate<Record<string, Seen>>(`${SEEN}(${JSON.stringify(ids)})`)
  const frames = () => page.evaluate<number>('globalThis.debug?.board?.debug().frames ?? -1')
  return {
    all,
    frames,
    async at(id) {
      const seen = (await all([id]))[id]
      if (!seen) throw new Error(`not on the table: ${id}`)
      return seen
    },
    selection: () => page.evaluate<string[]>('debug.board.selection()'),
    hands: () => page.evaluate<string>('debug.board.debug().drag'),
    async rest() {
      await until('the board is there', async () => (await frames()) >= 0)
      for (let before = -1, now = 0; before !== now; ) {
        before = await frames()
        await page.waitForTimeout(250)
        now = await frames()
      }
    },
  }
}
