import { describe, expect, test, vi } from 'vitest'
import { makeOutcasts } from '../../../src/sync/guard/outcasts.ts'
import { framesOver } from '../../../src/sync/link/frames.ts'
import { bucketOf, GIVEN, givingOf, PACE, type Pace, paceOf } from '../../../src/sync/pace/pace.ts'

describe('a bucket', () => {
  test('gives what is in it, and grows again up to its brim', () => {
    const bucket = bucketOf({ burst: 10, perSecond: 2 })
    expect(bucket.take(10, 0)).toBe(true)
    expect(bucket.take(1, 400)).toBe(false)
    expect(bucket.take(1, 500)).toBe(true)
    expect(bucket.take(10, 100_000)).toBe(true)
    expect(bucket.take(1, 100_000)).toBe(false)
  })

  test('a clock that is read late or twice makes nothing of nothing', () => {
    const bucket = bucketOf({ burst: 2, perSecond: 1 })
    expect(bucket.take(2, 5000)).toBe(true)
    expect(bucket.take(1, 4000)).toBe(false)
    expect(bucket.take(1, 5000)).toBe(false)
  })
})

describe('frames over a channel', () => {
  function channelOf(most: number, pace: Pace = PACE.doc) {
    const said: string[] = []
    const channel = {
      binaryType: '',
      readyState: 'open',
      bufferedAmount: 0,
      bufferedAmountLowThreshold: 0,
      onbufferedamountlow: null,
      onmessage: null as ((event: MessageEvent) => unknown) | null,
      send: () => {},
    }
    framesOver(
      channel,
      most,
      (message) => said.push(`heard ${message.length}`),
      ({ why }) => said.push(why),
      paceOf(pace),
    )
    const come = (...bytes: number[]) =>
      channel.onmessage?.(new MessageEvent('message', { data: Uint8Array.from(bytes).buffer }))
    return { said, come }
  }

  test('what an honest screen says at most passes: twenty megabytes, and a thousand words at once', () => {
    const { said, come } = channelOf(64 * 1024 * 1024)
    const full = [0, ...new Array<number>(16 * 1024 - 1).fill(7)]
    for (let at = 0; at < 1280; at++) come(...full)
    for (let at = 0; at < 1000; at++) come(1, 2)
    expect(said).toHaveLength(1000)
    expect(said.at(-1)).toBe('heard 1')
  })

  test('a flood of words ends the link once, and nothing after it is heard', () => {
    const { said, come } = channelOf(100, {
      ...PACE.doc,
      messages: { burst: 50, perSecond: 0.001 },
    })
    for (let at = 0; at < 500; at++) come(1, 2)
    expect(said.filter((word) => word === 'too much')).toHaveLength(1)
    expect(said).toHaveLength(51)
  })

  test('a flood of bytes that never become a message does, too', () => {
    const { said, come } = channelOf(100_000, {
      ...PACE.doc,
      bytes: { burst: 50_000, perSecond: 0.001 },
    })
    for (let at = 0; at < 200; at++) come(0, ...new Array<number>(16 * 1024 - 1).fill(5))
    expect(said).toEqual(['too much'])
  })

  test('frames of a message with nothing in them are none', () => {
    const { said, come } = channelOf(100)
    come(0)
    expect(said).toEqual(['no frame'])
  })
})

test.each(['doc', 'talk'] as const)('what is given of %s is always borne', (label) => {
  // Ninety seconds a screen may sleep, and then hears all that was said meanwhile.
  for (const what of ['messages', 'bytes'] as const) {
    const [given, borne] = [GIVEN[label][what], PACE[label][what]]
    expect(given.burst + 90 * given.perSecond).toBeLessThan(borne.burst)
    expect(given.perSecond * 2).toBeLessThan(borne.perSecond)
  }
})

test('who gives as much as it may is never a flood, however it comes', () => {
  const gives = givingOf(GIVEN.talk)
  const bears = paceOf(PACE.talk)
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const onTheWay: number[] = []
  for (let second = 0; second < 270; second++) {
    for (let n = 0; n < 300; n++) if (gives(20, true) === 0) onTheWay.push(20)
    now += 1000
    // For a minute and a half at a time nothing arrives.
    if (second % 90 === 89) {
      for (const length of onTheWay.splice(0)) expect(bears(length, true)).toBe(true)
    }
  }
  clock.mockRestore()
})

describe('who was cut off', () => {
  test('is never linked again, and others are as before', () => {
    const outcasts = makeOutcasts()
    expect(outcasts.entry('ada', 0)).toEqual({ is: 'in' })
    outcasts.cast('eve', 10)
    expect(outcasts.entry('eve', 10)).toEqual({ is: 'out' })
    expect(outcasts.entry('eve', 1e9)).toEqual({ is: 'out' })
    expect(outcasts.entry('ada', 11)).toEqual({ is: 'in' })
  })

  test('new names come in one by one after that, each time more slowly, and some day as usual', () => {
    const outcasts = makeOutcasts()
    outcasts.cast('eve', 0)
    expect(outcasts.entry('ben', 0)).toEqual({ is: 'later', wait: 2000 })
    expect(outcasts.entry('ben', 2000)).toEqual({ is: 'in' })
    expect(outcasts.entry('cyd', 2001)).toEqual({ is: 'later', wait: 1999 })
    for (let n = 1; n < 20; n++) outcasts.cast(`eve${n}`, 3000)
    expect(outcasts.entry('cyd', 3000)).toEqual({ is: 'later', wait: 60_000 })
    expect(outcasts.entry('cyd', 63_000)).toEqual({ is: 'in' })
    expect(outcasts.entry('dan', 1_000_000)).toEqual({ is: 'in' })
    expect(outcasts.entry('fay', 1_000_000)).toEqual({ is: 'in' })
  })
})
