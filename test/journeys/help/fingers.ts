import type { Page } from 'playwright-core'

/** Where fingers are, by any number one gives them. CSS px. */
type Places = Readonly<Record<number, readonly [x: number, y: number]>>

/** Fingers on the glass of one page: real touch events, as many at once as one likes. */
export interface Fingers {
  /** Puts a finger down, or several at the same moment; `radius` is that of the contact, CSS px. */
  down(places: Places, radius?: number): Promise<void>
  /** Moves fingers that are down. */
  move(places: Places): Promise<void>
  /** Moves fingers to places in this many even steps, all at the same time. */
  drag(places: Places, steps?: number): Promise<void>
  /** Lifts these fingers, or all. */
  up(...fingers: number[]): Promise<void>
  /** The system takes all touches away, as for a palm or a gesture of its own. */
  cancel(): Promise<void>
}

/** The fingers of one person at this page (opened with `touch: true`). */
export async function fingersOn(page: Page): Promise<Fingers> {
  const wire = await page.context().newCDPSession(page)
  const held = new Map<number, readonly [number, number]>()
  // Each message names the fingers that change; those it does not name stay as they are.
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    places: Places,
    radius = 1,
  ) =>
    wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: Object.entries(places).map(([id, [x, y]]) => ({
        id: Number(id),
        x,
        y,
        radiusX: radius,
        radiusY: radius,
      })),
    })
  const hold = (places: Places) => {
    for (const [id, place] of Object.entries(places)) held.set(Number(id), place)
  }
  const move = async (places: Places) => {
    hold(places)
    await send('touchMove', places)
  }
  return {
    async down(places, radius) {
      hold(places)
      await send('touchStart', places, radius)
    },
    move,
    async drag(places, steps = 10) {
      const from = new Map(held)
      for (let step = 1; step <= steps; step++) {
        const now = Object.entries(places).map(([id, [x, y]]) => {
          const [fromX, fromY] = from.get(Number(id)) ?? [x, y]
          const part = step / steps
          return [id, [fromX + (x - fromX) * part, fromY + (y - fromY) * part]] as const
        })
        await move(Object.fromEntries(now))
      }
    },
    async up(...fingers) {
      const lifted = [...held].filter(([id]) => fingers.length === 0 || fingers.includes(id))
      for (const [id] of lifted) held.delete(id)
      await send('touchEnd', Object.fromEntries(lifted))
    },
    async cancel() {
      held.clear()
      await send('touchCancel', {})
    },
  }
}
