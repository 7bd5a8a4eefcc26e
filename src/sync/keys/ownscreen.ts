import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { deviceSecret } from '../../table/store/device.ts'
import { derive } from './keys.ts'
import { type Screen, type ScreenKey, screenOf } from './screen.ts'

/*
 * Which screen this page is
 *
 * A device has one secret, and a screen for each tab that shows the same table: the first tab is its first screen, the
 * second its second. So each tab has a name of its own, and the same name again when it is loaded anew.
 */

/** A screen that this page is, as long as it is not let go. */
export interface OwnScreen {
  readonly screen: Screen
  /** What it follows from, 32 bytes: for the worker of sealed cards, and nobody else. */
  readonly secret: Uint8Array
  /** Lets another tab be this screen. */
  leave(): void
}

/** Where nothing better tells: so long other tabs have time to say which screens they are, ms. */
const ASKING = 300
/** A page that is loaded anew takes so long at most to let go of what it was, ms. */
const LETTING_GO = 500
/** No browser has so many tabs of one table. */
const MOST = 64

const WordSchema = v.union([
  /** Somebody chooses; of two who choose at once the smaller one goes first. */
  v.object({ asks: v.string() }),
  v.object({ has: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST)) }),
])

/** Becomes a screen of the table by this name that no other tab is. Never rejects. */
export async function beScreen(name: string): Promise<OwnScreen> {
  const [secret, place] = await Promise.all([
    deviceSecret(randomBytes(32)),
    takePlace(`${name}/screens`),
  ])
  const own = secretAt(secret, place.n)
  return { screen: screenOf(own), secret: own, leave: place.leave }
}

const secretAt = (secret: Uint8Array, n: number) => derive(`screen/own/${n}`, secret)

/** The names of the first so many screens that this device can be. Never rejects. */
export async function ownScreens(most: number): Promise<readonly ScreenKey[]> {
  const secret = await deviceSecret(randomBytes(32))
  return Array.from({ length: most }, (_, n) => screenOf(secretAt(secret, n)).key)
}

/** A place among the tabs, held as long as it is not left. */
interface Held {
  readonly n: number
  leave(): void
}

/** The first place that no other tab has. */
async function takePlace(name: string): Promise<Held> {
  // The browser gives out locks one by one, and takes them back from tabs that are gone; plain-http pages have none.
  if (typeof navigator === 'undefined' || !navigator.locks) return askForPlace(name)
  try {
    for (let n = 0; n < MOST; n++) {
      const leave = await lock(`${name}/${n}`, n === 0 ? LETTING_GO : 0)
      if (leave) return { n, leave }
    }
  } catch {
    // Refused, as in a page that is put away just now.
  }
  return askForPlace(name)
}

/**
 * Takes a lock that nobody has, or lets go within so many ms; undefined where somebody keeps it. Returns the way out.
 */
const lock = (name: string, ms: number) =>
  new Promise<(() => void) | undefined>((take, fail) => {
    const patience = ms > 0 ? { signal: AbortSignal.timeout(ms) } : { ifAvailable: true }
    navigator.locks
      .request(name, patience, (given) => {
        if (!given) return take(undefined)
        return new Promise<void>((leave) => take(leave))
      })
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'TimeoutError') take(undefined)
        else fail(error)
      })
  })

/** The first place that no other tab says to have. */
async function askForPlace(name: string): Promise<Held> {
  // Without BroadcastChannel no tab knows of another.
  if (typeof BroadcastChannel === 'undefined') return { n: 0, leave: () => {} }
  const channel = new BroadcastChannel(name)
  const id = bytesToHex(randomBytes(12))
  const taken = new Set<number>()
  let own: number | undefined
  let before = false
  channel.onmessage = ({ data }) => {
    const word = v.safeParse(WordSchema, data)
    if (!word.success) return
    if ('has' in word.output) taken.add(word.output.has)
    else if (own !== undefined) channel.postMessage({ has: own })
    else before ||= word.output.asks < id
  }
  const ask = async () => {
    before = false
    channel.postMessage({ asks: id })
    await new Promise((done) => setTimeout(done, ASKING))
  }
  await ask()
  // Whoever goes first has said by then what they took.
  for (let times = 0; before && times < MOST; times++) await ask()
  own = 0
  while (taken.has(own)) own += 1
  channel.postMessage({ has: own })
  return { n: own, leave: () => channel.close() }
}
