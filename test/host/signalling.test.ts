import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serveSignalling } from '../../src/host/signalling.ts'
import { readAsked, readTold, SIGNAL_LIMIT } from '../../src/sync/signal/signal.ts'

const server = createServer((_, response) => response.end('a page'))
let address = ''
let close = () => {}

beforeAll(async () => {
  close = serveSignalling(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  close()
  server.closeAllConnections()
  server.close()
})

const TABLE = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)

/** A browser at the server, with what it heard. */
async function guest(...topics: string[]) {
  const socket = new WebSocket(`ws://${address}/signal`)
  const heard: unknown[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  await new Promise((open, failed) => socket.once('open', open).once('error', failed))
  const say = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  if (topics.length > 0) say({ type: 'subscribe', topics })
  /** Waits until everything said so far has been dealt with. */
  const settled = async () => {
    const before = heard.length
    say({ type: 'ping' })
    await expect.poll(() => heard.slice(before)).toContainEqual({ type: 'pong' })
  }
  await settled()
  heard.length = 0
  return { socket, heard, say, settled }
}
const words = (heard: readonly unknown[]) =>
  heard.flatMap((told) => (told as { data?: string }).data ?? [])

describe('a signalling server', () => {
  test('hands a message to all others who listen, and to nobody else', async () => {
    const [ada, ben, cyd, dee] = await Promise.all([
      guest(TABLE),
      guest(TABLE),
      guest(TABLE, OTHER),
      guest(OTHER),
    ])
    ada.say({ type: 'publish', topic: TABLE, data: 'hello' })
    await Promise.all([ada, ben, cyd, dee].map(({ settled }) => settled()))
    expect([ada, ben, cyd, dee].map(({ heard }) => words(heard))).toEqual([
      [],
      ['hello'],
      ['hello'],
      [],
    ])
  })

  test('is silent to those who left, and takes nothing from those who do not listen', async () => {
    const [ada, ben] = await Promise.all([guest(TABLE), guest(TABLE)])
    ben.say({ type: 'unsubscribe', topics: [TABLE] })
    await ben.settled()
    ada.say({ type: 'publish', topic: TABLE, data: 'one' })
    ben.say({ type: 'publish', topic: TABLE, data: 'two' })
    await Promise.all([ada.settled(), ben.settled()])
    expect([words(ada.heard), words(ben.heard)]).toEqual([[], []])
  })

  test('goes on after every sort of nonsense', async () => {
    const [ada, ben] = await Promise.all([guest(TABLE), guest(TABLE)])
    for (const nonsense of [
      'no json',
      'null',
      '[]',
      '{"type":"publish"}',
      '{"type":"subscribe","topics":["short"]}',
      '{"type":"subscribe","topics":7}',
      `{"type":"publish","topic":"${TABLE}","data":{}}`,
      '{"type":"__proto__"}',
    ]) {
      ada.say(nonsense)
    }
    ada.socket.send(Buffer.from([1, 2, 3]))
    await ada.settled()
    ada.say({ type: 'publish', topic: TABLE, data: 'still here' })
    await expect.poll(() => words(ben.heard)).toEqual(['still here'])
  })

  test('lets go who sends too much at once', async () => {
    const ada = await guest(TABLE)
    const gone = new Promise<number>((done) => ada.socket.once('close', done))
    for (let n = 0; n < 600; n++) ada.say({ type: 'ping' })
    expect(await gone).toBe(1008)
  })

  test('lets go who sends too large a message', async () => {
    const ada = await guest(TABLE)
    const gone = new Promise<number>((done) => ada.socket.once('close', done))
    ada.say({ type: 'publish', topic: TABLE, data: 'x'.repeat(SIGNAL_LIMIT.message) })
    expect(await gone).toBe(1009)
  })

  test('gives one connection few topics', async () => {
    const ada = await guest()
    const ben = await guest()
    const topics = Array.from({ length: 12 }, (_, n) => n.toString(16).repeat(32))
    for (const topic of topics) ada.say({ type: 'subscribe', topics: [topic] })
    await ada.settled()
    for (const topic of topics.slice(0, SIGNAL_LIMIT.topics)) {
      ben.say({ type: 'subscribe', topics: [topic] })
      ben.say({ type: 'publish', topic, data: topic.slice(0, 1) })
      ben.say({ type: 'unsubscribe', topics: [topic] })
    }
    for (const topic of topics.slice(SIGNAL_LIMIT.topics)) {
      ben.say({ type: 'subscribe', topics: [topic] })
      ben.say({ type: 'publish', topic, data: 'never' })
      ben.say({ type: 'unsubscribe', topics: [topic] })
    }
    await ben.settled()
    await ada.settled()
    expect(words(ada.heard)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })

  test('lets so many of one house listen to a topic, and tells who is not let', async () => {
    const [full, first] = ['c'.repeat(32), await guest('c'.repeat(32))]
    const many = await Promise.all(Array.from({ length: 63 }, () => guest(full)))
    const [late, more] = await Promise.all([guest(full), guest(full, OTHER)])
    // They heard it before they began to count.
    for (const one of [late, more]) {
      one.say({ type: 'subscribe', topics: [full] })
      await one.settled()
      expect(one.heard).toContainEqual({ type: 'full', topic: full })
      one.say({ type: 'publish', topic: full, data: 'shout' })
      await one.settled()
    }
    first.say({ type: 'publish', topic: full, data: 'hello' })
    await Promise.all([first, late, ...many].map(({ settled }) => settled()))
    expect(words(first.heard)).toEqual([])
    expect(words(late.heard)).toEqual([])
    for (const one of many) expect(words(one.heard)).toEqual(['hello'])
    // At another table they are, and here as soon as somebody goes.
    const other = await guest(OTHER)
    other.say({ type: 'publish', topic: OTHER, data: 'here' })
    many[0]?.socket.terminate()
    await expect
      .poll(async () => {
        late.say({ type: 'subscribe', topics: [full] })
        first.say({ type: 'publish', topic: full, data: 'again' })
        await Promise.all([first.settled(), late.settled()])
        return words(late.heard)
      })
      .toContain('again')
    await more.settled()
    expect(words(more.heard)).toEqual(['here'])
    for (const { socket } of [first, late, more, other, ...many]) socket.terminate()
  })

  test('leaves the page and other paths alone', async () => {
    expect(await (await fetch(`http://${address}/`)).text()).toBe('a page')
  })
})

describe('messages from outside', () => {
  test('are read or nothing, never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readAsked(text)
        readTold(text)
      }),
    )
  })

  test.each<[string, unknown]>([
    ['a number', 7],
    ['bytes', new ArrayBuffer(4)],
    ['too long a text', `{"type":"pong","pad":"${'x'.repeat(SIGNAL_LIMIT.message)}"}`],
    ['another word', '{"type":"shout"}'],
    ['no room in a topic that is none', '{"type":"full","topic":"x"}'],
    ['a topic that is none', '{"type":"publish","topic":"x","data":"y"}'],
  ])('%s is nothing', (_, told) => {
    expect(readTold(told)).toBeUndefined()
  })
})
