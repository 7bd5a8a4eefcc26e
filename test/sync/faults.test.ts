import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makeArrivals } from '../../src/sync/arrival/arrival.ts'
import { makeEntrance } from '../../src/sync/arrival/entrance.ts'
import { makeFirsthand } from '../../src/sync/arrival/firsthand.ts'
import type { Link } from '../../src/sync/link/link.ts'
import { ANSWER, carriedOn, syncMessage, UPDATE, updateIn } from '../../src/sync/link/message.ts'
import { type Fault, type FaultSort, SORTS } from '../../src/sync/pace/fault.ts'
import { makeScout } from '../../src/sync/trial/scout.ts'
import { makeTrial, type StartScout } from '../../src/sync/trial/trial.ts'
import { until } from '../journeys/help/until.ts'
import { stopClock } from './clock.ts'
import { comer, screenBy } from './comer.ts'
import { guarded } from './guarded.ts'
import { any, gone, update } from './heavy.ts'
import { likeBrowser, openRelay } from './relays.ts'

const EVE = 5
const CUT = 'cut'
/** Not cut: for a while it is not listened to. */
const OWN = 'deaf to its own'
const OTHERS = 'deaf to what it carries'
type Done = typeof CUT | typeof OWN | typeof OTHERS

/** What is done about a fault of each sort: by the way in which it came over a link; and by a relay. */
const ROWS: readonly {
  readonly sort: FaultSort
  readonly made: Done
  readonly unasked: Done
  readonly answered: Done
  readonly carried: Done
  readonly relay: 'blamed' | 'excused'
}[] = [
  { sort: 'nonsense', made: CUT, unasked: CUT, answered: CUT, carried: OTHERS, relay: 'blamed' },
  { sort: 'flood', made: CUT, unasked: CUT, answered: CUT, carried: OTHERS, relay: 'excused' },
  { sort: 'heavy', made: CUT, unasked: CUT, answered: OTHERS, carried: OTHERS, relay: 'excused' },
  { sort: 'work', made: OWN, unasked: OWN, answered: OTHERS, carried: OTHERS, relay: 'excused' },
]
type Way = 'made' | 'unasked' | 'answered' | 'carried'
const WAYS: readonly Way[] = ['made', 'unasked', 'answered', 'carried']

/** The words of another sort: nothing follows from them. */
const words = (sort: FaultSort) => (sort === 'nonsense' ? 'too heavy, too much work' : 'no frame')

/** A scout that finds this in whatever it is to try. */
const finding =
  (fault: unknown, tried: () => void = () => {}): StartScout =>
  (heard) => ({
    ask(told) {
      if ('check' in told) tried()
      queueMicrotask(() => heard('check' in told ? { fault } : {}))
    },
    end: () => {},
  })

/** Many small things: they have to be tried. */
const many = (client: number) =>
  update([
    [client, 0, Array.from({ length: 400 }, (_, n) => any({ root: 'play', key: `${n}` }, 1))],
  ])
const one = (client: number, key: string) => update([[client, 0, [any({ root: 'items', key }, 1)]]])

/** What stands before a document over a link with eve; what was done about her. */
function entered(fault: Fault) {
  const doc = new Y.Doc()
  const cut: Fault[] = []
  const link: Link = {
    other: () => ({ peer: 'eve', client: EVE, writes: true }),
    sendDoc: () => {},
    talk: () => {},
    sendHands: () => {},
    waiting: () => 0,
    arrived: () => 0,
    soon: () => {},
    renew: () => {},
    close: () => {},
    cut: (fault) => cut.push(fault),
  }
  const trial = makeTrial(doc, finding(fault))
  const arrivals = makeArrivals(
    doc,
    (_, work) => work(),
    () => {},
  )
  const firsthand = makeFirsthand(doc, 1, { signedTo: () => 0, madeUp: () => {} })
  const { take } = makeEntrance(
    { doc, trial },
    link,
    { arrivals, firsthand, misfit() {} },
    (told) => Y.applyUpdate(doc, updateIn(told) ?? new Uint8Array(), 'eve'),
  )
  const by: Record<Way, (bytes: Uint8Array) => void> = {
    made: (bytes) => take(syncMessage(UPDATE, bytes)),
    unasked: (bytes) => take(syncMessage(ANSWER, bytes)),
    answered(bytes) {
      arrivals.opened(link)
      take(syncMessage(ANSWER, bytes))
    },
    carried: (bytes) => take(carriedOn(syncMessage(UPDATE, bytes))),
  }
  const soon = () => vi.advanceTimersByTimeAsync(10)
  return {
    cut,
    async bring(way: Way) {
      by[way](many(EVE))
      await soon()
    },
    async done(): Promise<(Done | 'nothing')[]> {
      if (cut.length > 0) return [CUT]
      by.made(one(EVE, 'own'))
      by.carried(one(7, 'of others'))
      await soon()
      const items = doc.getMap('items')
      const deaf: Done[] = []
      if (!items.has('own')) deaf.push(OWN)
      if (!items.has('of others')) deaf.push(OTHERS)
      return deaf
    },
    end() {
      arrivals.end()
      trial.end()
    },
  }
}

test('each sort has its row', () => {
  expect(ROWS.map(({ sort }) => sort)).toEqual(SORTS)
})

describe('by a link', () => {
  stopClock()

  test.each(ROWS.flatMap((row) => WAYS.map((way) => [row.sort, way, row[way]] as const)))(
    'a fault of the sort %s in what is %s: %s',
    async (sort, way, expected) => {
      const fault = { sort, why: words(sort) }
      const { bring, done, cut, end } = entered(fault)
      await bring(way)
      expect(await done()).toEqual([expected])
      expect(cut).toEqual(expected === CUT ? [fault] : [])
      end()
    },
  )

  test.each<Way>(['made', 'unasked'])(
    'what becomes too much work in what is %s twice within ten minutes cuts',
    async (way) => {
      const { bring, done, end } = entered({ sort: 'work', why: '' })
      await bring(way)
      await vi.advanceTimersByTimeAsync(31_000)
      await bring(way)
      expect(await done()).toEqual([CUT])
      end()
    },
  )
})

describe('by a relay', () => {
  beforeAll(likeBrowser)

  test('who signed it is blamed, or excused, by its sort alone', async ({ onTestFinished }) => {
    const relay = await openRelay('@y/websocket-server')
    onTestFinished(relay.stop)
    const all = ROWS.map(({ sort, relay: expected }) => {
      const seen = { tried: 0 }
      const scout = finding({ sort, why: words(sort) }, () => {
        seen.tried += 1
      })
      const { blamed, end } = guarded(sort, relay.address, scout)
      onTestFinished(end)
      return { sort, expected, blamed, seen }
    })
    const eve = comer('eve', relay.address)
    onTestFinished(eve.end)
    eve.doc.transact(() => {
      for (let n = 0; n < 400; n++) eve.items.set(`${n}`, n)
    })
    await until('all have tried it', () => all.every(({ seen }) => seen.tried > 0), 20_000)
    await new Promise((go) => setTimeout(go, 50))
    const { key } = screenBy('eve')
    const found = all.map(({ sort, blamed }) => [sort, blamed.includes(key) ? 'blamed' : 'excused'])
    expect(found).toEqual(all.map(({ sort, expected }) => [sort, expected]))
  })

  test('too many hands are the fault of who signed them', async ({ onTestFinished }) => {
    const relay = await openRelay('@y/websocket-server')
    onTestFinished(relay.stop)
    const ada = guarded('ada', relay.address, (heard) => {
      const scout = makeScout()
      return { ask: (told) => queueMicrotask(() => heard(scout(told))), end: () => {} }
    })
    onTestFinished(ada.end)
    const eve = comer('eve', relay.address)
    onTestFinished(eve.end)
    const hands = Array.from({ length: 55_001 }, (_, at) => [at + 10, 0, [gone(1)]] as const)
    await until('she is there', () => eve.relay.connected(), 20_000)
    eve.relay.change(update(hands), true, false)
    eve.relay.rest()
    await until('she is blamed', () => ada.blamed.includes(screenBy('eve').key), 20_000)
  })
})

describe('out of the worker', () => {
  test.each<[string, unknown, Fault | undefined]>([
    ['a fault', { sort: 'heavy', why: 'too heavy' }, { sort: 'heavy', why: 'too heavy' }],
    ['no fault', undefined, undefined],
    // What the scout cannot have said: it is looked at here, and nothing is found.
    ['words alone', 'too heavy', undefined],
    ['another sort', { sort: 'ugly', why: '' }, undefined],
    ['no words', { sort: 'heavy' }, undefined],
  ])('%s comes as a fault, or not at all', async (_, told, expected) => {
    const trial = makeTrial(new Y.Doc(), finding(told))
    expect((await trial.check(many(EVE))).fault).toEqual(expected)
    trial.end()
  })
})
