import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makeArrivals } from '../../../src/sync/arrival/arrival.ts'
import type { Link } from '../../../src/sync/link/link.ts'
import { isAnswer, isQuestion } from '../../../src/sync/link/message.ts'
import { stopClock } from '../clock.ts'

stopClock()

/** Somebody with this document who is asked, and asks, over one link; what they said. */
function asked(doc: Y.Doc) {
  const sent: Uint8Array[] = []
  const link: Link = {
    other: () => ({ peer: 'a'.repeat(64), client: 5, writes: true }),
    sendDoc: (message) => void sent.push(message),
    talk: () => {},
    sendHands: () => {},
    waiting: () => 0,
    arrived: () => 0,
    soon: (go) => go(),
    renew: () => {},
    close: () => {},
    cut: ({ why }) => {
      throw new Error(why)
    },
  }
  const arrivals = makeArrivals(
    doc,
    (_, work) => work(),
    () => {},
  )
  arrivals.opened(link)
  return { sent, link, arrivals }
}
const take = ({ arrivals, link }: ReturnType<typeof asked>, message: Uint8Array) =>
  arrivals.pace(link, message, () => arrivals.take(link, message))

test('who lacks nothing is told once that this was all, and what is asked anew is waited for', async () => {
  const [ada, ben] = [asked(new Y.Doc()), asked(new Y.Doc())]
  const [question] = ben.sent.splice(0)
  if (!question) throw new Error('nothing asked')
  take(ada, question)
  const answer = ada.sent.filter(isAnswer)
  expect(answer).toHaveLength(1)
  // Meanwhile it has asked the same link once more.
  ben.arrivals.ask(ben.link)
  for (const message of answer) {
    take(ben, message)
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(ben.sent.filter(isQuestion)).toHaveLength(1)
  expect(ben.arrivals.awaits(ben.link)).toBe(true)
  ada.arrivals.end()
  ben.arrivals.end()
})

test('who lacks something, or does not know what is gone, is told that first', () => {
  const doc = new Y.Doc()
  doc.getMap('items').set('card', 1)
  doc.getMap('items').delete('card')
  const [ada, ben] = [asked(doc), asked(new Y.Doc())]
  const [question] = ben.sent.splice(0)
  if (!question) throw new Error('nothing asked')
  take(ada, question)
  expect(ada.sent.filter(isAnswer)).toHaveLength(2)
  ada.arrivals.end()
  ben.arrivals.end()
})

test('who is cut for what waited is cut for that, said once', () => {
  const ada = asked(new Y.Doc())
  const [question] = ada.sent
  if (!question) throw new Error('nothing asked')
  const fail = () => {
    throw new Error('too heavy')
  }
  expect(() => ada.arrivals.pace(ada.link, question, fail)).toThrow(/^too heavy$/)
  ada.arrivals.end()
})
