import type { BrowserContext, Page } from 'playwright-core'
import { type Dice, noise, spoilt } from '../../sync/garbage.ts'

/** Keeps hold of all channels of a browser's pages, yet to be opened, and of what was last sent over them. */
export async function arm(context: BrowserContext): Promise<void> {
  await context.addInitScript(hold)
}

function hold(): void {
  const channels = new Set<RTCDataChannel>()
  const sent: { label: string; bytes: number[] }[] = []
  const { send } = RTCDataChannel.prototype
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
    channels.add(this)
    sent.push({ label: this.label, bytes: [...new Uint8Array(data)] })
    if (sent.length > 60) sent.shift()
    send.call(this, data)
  }
  Object.assign(globalThis, {
    sent_: sent,
    fling(label: string, bytes: readonly number[]) {
      const open = [...channels].filter(
        (channel) => channel.label === label && channel.readyState === 'open',
      )
      for (const channel of open) send.call(channel, Uint8Array.from(bytes))
      return open.length
    },
  })
}

interface Armed {
  readonly sent_: readonly { label: string; bytes: number[] }[]
  fling(label: string, bytes: readonly number[]): number
}

/** Words that are none of the speaker's business, about a screen of this number. */
const LIES = (victim: number): unknown[] => [
  { hello: 1, peer: 'somebody', client: victim, proof: 'AAAA' },
  { near: Array.from({ length: 200 }, (_, n) => `nobody${n}`) },
  { cut: { peer: 'somebody', client: victim, why: 'flood' } },
  { bus: '0123456789abcdef01234567', hops: 6, data: 'x'.repeat(9000) },
  { joint: 'opened', session: '0'.repeat(24), n: 1, value: '0'.repeat(64), hands: [] },
  { beat: true },
]

/**
 * Flings so many bad messages at everybody this page is linked to: rubbish, real ones spoilt, and lies. Returns how
 * many were sent.
 */
export async function fling(
  page: Page,
  count: number,
  victim: number,
  dice: Dice,
): Promise<number> {
  const sent = await page.evaluate(() => (globalThis as unknown as Armed).sent_)
  const bad = Array.from({ length: count }, (): [string, number[]] => {
    const [one, other] = [sent[dice(sent.length)], sent[dice(sent.length)]]
    const label = dice(3) === 0 ? 'talk' : 'doc'
    const lies = LIES(victim)
    if (dice(3) === 0) {
      const lie = JSON.stringify(lies[dice(lies.length)])
      return ['talk', [1, ...new TextEncoder().encode(lie)]]
    }
    if (!one || !other || dice(4) === 0) return [label, [1, ...noise(dice)]]
    return [one.label, [...spoilt(Uint8Array.from(one.bytes), Uint8Array.from(other.bytes), dice)]]
  })
  return page.evaluate((all) => {
    const armed = globalThis as unknown as Armed
    return all.reduce((sent, [label, bytes]) => sent + armed.fling(label, bytes), 0)
  }, bad)
}
