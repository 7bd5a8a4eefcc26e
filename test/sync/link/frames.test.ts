import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  type Channel,
  type Frames,
  framesOver,
  type WayOut,
} from '../../../src/sync/link/frames.ts'
import { type Fault, nonsense } from '../../../src/sync/pace/fault.ts'
import { givingOf } from '../../../src/sync/pace/pace.ts'

/** Two ends of a channel in memory that takes a million bytes at once, and hands on when it is told to. */
function pair(most: number, out?: WayOut) {
  const heard: Uint8Array[] = []
  const fouls: Fault[] = []
  const onTheWay: Uint8Array[] = []
  let buffered = 0
  let largest = 0
  let open = true
  const end = (): Channel => ({
    binaryType: '',
    get readyState() {
      return open ? 'open' : 'connecting'
    },
    get bufferedAmount() {
      return buffered
    },
    bufferedAmountLowThreshold: 0,
    onbufferedamountlow: null,
    onmessage: null,
    send(data) {
      buffered += data.length
      largest = Math.max(largest, buffered)
      onTheWay.push(data.slice())
    },
  })
  const [near, far] = [end(), end()]
  const frames: Frames = framesOver(
    near,
    most,
    () => {},
    () => {},
    undefined,
    out,
  )
  framesOver(
    far,
    most,
    (message) => heard.push(message.slice()),
    (fault) => fouls.push(fault),
  )
  const bring = (data: unknown) => far.onmessage?.({ data } as MessageEvent)
  return {
    frames,
    heard,
    fouls,
    bring,
    largest: () => largest,
    shut(is: boolean) {
      open = !is
    },
    /** Hands on everything, telling the sender whenever little is left. */
    flow() {
      while (onTheWay.length > 0) {
        const data = onTheWay.shift()!
        buffered -= data.length
        bring(data.buffer)
        if (buffered <= near.bufferedAmountLowThreshold) near.onbufferedamountlow?.({} as Event)
      }
    },
  }
}

const counted = (length: number) => Uint8Array.from({ length }, (_, i) => i * 31)

describe('messages over a channel', () => {
  test('come whole and in order, whatever their length', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(70_000), { maxLength: 6 }), (lengths) => {
        const { frames, heard, fouls, flow } = pair(1e6)
        for (const length of lengths) frames.send(counted(length))
        flow()
        expect(heard).toEqual(lengths.map(counted))
        expect(fouls).toEqual([])
        expect(frames.waiting()).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  test('of twenty megabytes never fill the channel by more than one', () => {
    const { frames, heard, flow, largest } = pair(64e6)
    frames.send(counted(20e6))
    expect(frames.waiting()).toBeGreaterThan(20e6)
    flow()
    expect(heard.map(({ length }) => length)).toEqual([20e6])
    expect(largest()).toBeLessThan(1.1e6)
  })

  test('wait until the channel opens', () => {
    const { frames, heard, flow, shut } = pair(100)
    shut(true)
    frames.send(counted(5))
    flow()
    expect(heard).toEqual([])
    shut(false)
    frames.pump()
    flow()
    expect(heard).toEqual([counted(5)])
  })

  test.each<[string, unknown[], Fault]>([
    ['a text', ['hello'], nonsense('no frame')],
    ['nothing', [new ArrayBuffer(0)], nonsense('no frame')],
    ['an unknown head', [Uint8Array.of(7, 1).buffer], nonsense('no frame')],
    ['a frame too large', [new ArrayBuffer(20_000)], { sort: 'flood', why: 'too long' }],
    [
      'more than the longest',
      new Array(8).fill(new ArrayBuffer(16 * 1024)),
      { sort: 'flood', why: 'too long' },
    ],
    [
      'a frame of one byte that is not the last',
      [Uint8Array.of(0, 5).buffer],
      nonsense('no frame'),
    ],
    ['one that is nearly full', [new ArrayBuffer(16 * 1024 - 1)], nonsense('no frame')],
  ])('%s is foul, and nothing after it is heard', (_, frames, fault) => {
    const { bring, heard, fouls } = pair(100_000)
    for (const frame of frames) bring(frame)
    bring(Uint8Array.of(1, 5).buffer)
    expect(fouls).toEqual([fault])
    expect(heard).toEqual([])
  })

  test('what the other end would not bear waits, and what is too much is not taken', () => {
    vi.useFakeTimers()
    const { frames, heard, flow } = pair(1e6, {
      gives: givingOf({
        messages: { burst: 10, perSecond: 100 },
        bytes: { burst: 1e6, perSecond: 1e6 },
      }),
      most: 2000,
    })
    const taken = Array.from({ length: 30 }, () => frames.send(counted(1)))
    flow()
    expect(heard).toHaveLength(10)
    // Ten are gone, nineteen wait, and for one more there is no room.
    expect(taken.filter((is) => !is)).toHaveLength(1)
    expect(frames.send(counted(2000))).toBe(false)
    vi.advanceTimersByTime(100)
    flow()
    expect(heard).toHaveLength(20)
    vi.advanceTimersByTime(100)
    flow()
    expect(heard).toHaveLength(29)
    vi.useRealTimers()
    expect(frames.waiting()).toBe(0)
  })

  test('one message that waits for many is there once', () => {
    const message = counted(8e6)
    const before = process.memoryUsage().arrayBuffers
    const all = Array.from({ length: 30 }, () => pair(64e6))
    for (const { frames } of all) frames.send(message)
    // Each channel has taken its million.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30 * 2.2e6)
  })

  test('any frames at all are heard or foul, never an error', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 })), (frames) => {
        const { bring, fouls } = pair(60)
        for (const frame of frames) bring(frame.slice().buffer)
        expect(fouls.length).toBeLessThan(2)
      }),
    )
  })
})
