import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { watcherKeys } from '../../../src/sync/keys/keys.ts'
import { openEntry } from '../../../src/sync/log/entry.ts'
import { makeKeyPair } from '../../../src/sync/relay/envelope.ts'
import { nameOfState } from '../../../src/sync/relay/heard.ts'
import { type RelayState, sealState } from '../../../src/sync/relay/state.ts'
import { until } from '../../journeys/help/until.ts'
import { expectAlive } from '../../table/alive.ts'
import { standBefore } from '../between.ts'
import { comer, screenBy, WRITE } from '../comer.ts'
import { likeBrowser, openRelay } from '../relays.ts'
import { spyAt } from '../spy.ts'

/*
 * Two play by a relay, and two hundred look on: real connections, each with a screen of its own that says what a page
 * says, as often, and has the log. What it costs those who play is what they say, which is counted; and the time that
 * they take to look at what is said, which is printed.
 */

const WATCH = watcherKeys(WRITE.read)
const MANY = 200
/** A page that only watches speaks about so often (ms). */
const HEART = 12_000
const CHANGES = 12

beforeAll(likeBrowser)
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Somebody who looks on: says that it is there after what was said last, and keeps the log. */
function reader(name: string, address: string, half: string) {
  const [screen, spy] = [screenBy(name), spyAt(address, WRITE.topic)]
  const number = spy.log.clientID
  const began = Date.now()
  let n = 0
  const heard = () =>
    [...spy.awareness.getStates().values()].flatMap((state) =>
      typeof state['s'] === 'string' ? [state['s']] : [],
    )
  const say = () => {
    const [last] = heard()
    if (last === undefined) return
    n += 1
    const after = [nameOfState(last)]
    const state: RelayState = {
      key: screen.key,
      session: 'ab',
      open: half,
      began,
      n,
      after,
      box: [],
    }
    spy.awareness.states.set(number, { s: sealState(WATCH, screen, state) })
    spy.awareness.meta.set(number, { clock: n, lastUpdated: Date.now() })
    spy.tell([number])
  }
  const timer = setInterval(say, HEART)
  return {
    spy,
    say,
    close() {
      clearInterval(timer)
      spy.close()
    },
  }
}

test('two hundred look on by a relay: all get everything, and who plays says no more than before', async ({
  onTestFinished,
}) => {
  const relay = await openRelay('@y/websocket-server')
  onTestFinished(relay.stop)
  // Those who play go through somebody who counts.
  const between = await standBefore(relay.address)
  onTestFinished(between.stop)
  const [ada, ben] = ['ada', 'ben'].map((name) => {
    const one = comer(name, between.address)
    onTestFinished(one.end)
    return one
  }) as [ReturnType<typeof comer>, ReturnType<typeof comer>]
  ada.items.set('card', 'dragon')
  await until('they have one table', () => ben.items.get('card') === 'dragon', 20_000)
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1, 20_000)

  const said = () => between.all.filter(({ up }) => up)
  /** What both say in some seconds in which a hand moves and words are written. */
  async function play(round: string): Promise<{ messages: number; bytes: number; cpu: number }> {
    const [from, cpu] = [said().length, process.cpuUsage()]
    for (let n = 0; n < CHANGES; n++) {
      ada.items.set('card', `${round} ${n}`)
      ben.presence.setLocalState({ pointer: [n, n] })
      await wait(400)
    }
    await wait(1000)
    const { user } = process.cpuUsage(cpu)
    const bytes = said()
      .slice(from)
      .reduce((sum, one) => sum + one.bytes.length, 0)
    return { messages: said().length - from, bytes, cpu: Math.round(user / 1000) }
  }
  const alone = await play('alone')

  const half = makeKeyPair().open
  const readers = Array.from({ length: MANY }, (_, n) => {
    const one = reader(`reader ${n}`, relay.address, `${half.slice(0, -4)}${1000 + n}`)
    onTestFinished(one.close)
    return one
  })
  await until(
    'all have heard somebody',
    () => readers.every(({ spy }) => spy.awareness.getStates().size > 0),
    60_000,
  )
  for (const [n, one] of readers.entries()) {
    one.say()
    // They do not come in one moment.
    if (n % 10 === 0) await wait(50)
  }
  await until('who plays sees all of them', () => ada.relay.count() === MANY + 1, 60_000)
  await until('and so does the other', () => ben.relay.count() === MANY + 1, 60_000)

  const crowded = await play('before all')
  process.stdout.write(
    `two play: ${JSON.stringify(alone)}; with ${MANY} readers: ${JSON.stringify(crowded)}\n`,
  )
  // What two say does not grow with those who hear it, nor do they answer each of them.
  expect(crowded.messages).toBeLessThan(alone.messages * 2 + 20)
  const last = `before all ${CHANGES - 1}`
  await until('the other has it', () => ben.items.get('card') === last, 20_000)
  const length = () => Math.max(...readers.map(({ spy }) => spy.entries.length))
  await until(
    'all have the whole log',
    () => readers.every(({ spy }) => spy.entries.length === length()),
    30_000,
  )
  for (const { spy } of readers.filter((_, n) => n % 40 === 0)) {
    const doc = new Y.Doc()
    for (const entry of spy.entries) {
      const opened = openEntry(WATCH, entry)
      if (opened) Y.applyUpdate(doc, opened.update)
    }
    expect(doc.getMap('items').toJSON()).toEqual({ card: last })
  }

  // Whoever comes now gets everything, whether they watch or play, and is seen by those who play.
  const [wes, cyd] = [comer('wes', relay.address, WATCH), comer('cyd', relay.address)]
  onTestFinished(wes.end)
  onTestFinished(cyd.end)
  for (const one of [wes, cyd])
    await until('a newcomer has it', () => one.items.get('card') === last, 30_000)
  await until('players see a player', () => Boolean(ada.link('cyd') && cyd.link('ada')), 60_000)
  cyd.items.set('late', true)
  await until('what they write comes', () => ada.items.has('late') && wes.items.has('late'), 30_000)
  ada.link('cyd')?.talk({ word: 1 })
  await until('what is said to them, too', () => cyd.heard.length > 0, 30_000)
  for (const { doc } of [ada, ben, wes, cyd]) expectAlive(doc)
}, 240_000)
