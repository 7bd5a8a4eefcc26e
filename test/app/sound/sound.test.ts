import { expect, test } from 'vitest'
import { RUSTLES } from '../../../src/app/sound/noise.ts'
import { makeSound } from '../../../src/app/sound/sound.ts'

/** A context that plays nothing, and counts what was made to be played. */
function muted() {
  const param = () => ({ value: 0 })
  const node = () => ({
    gain: param(),
    frequency: param(),
    threshold: param(),
    knee: param(),
    ratio: param(),
    attack: param(),
    release: param(),
    buffer: undefined,
    start: () => undefined,
    stop: () => undefined,
    connect: (next: unknown) => next,
  })
  const count = { buffers: 0 }
  const context = {
    sampleRate: 8000,
    currentTime: 0,
    destination: node(),
    createGain: node,
    createDynamicsCompressor: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createBuffer: (_channels: number, length: number, rate: number) => {
      count.buffers += 1
      return { duration: length / rate, copyToChannel: () => undefined }
    },
  }
  return { context: context as unknown as BaseAudioContext, count }
}

test('makes one wave at a time ahead, and none while something is put down', () => {
  const { context, count } = muted()
  const sound = makeSound(context)
  expect(count.buffers).toBe(0)
  expect(sound.ahead()).toBe(true)
  expect(count.buffers).toBe(1)
  while (sound.ahead());
  expect(sound.ahead()).toBe(false)
  const made = count.buffers
  for (const kind of RUSTLES) for (let nth = 0; nth < 7; nth++) sound.knock({ kind, speed: 600 })
  expect(count.buffers).toBe(made)
})

test('makes at once what is heard before its wave was made', () => {
  const { context, count } = muted()
  const sound = makeSound(context)
  sound.knock({ kind: 'toll', speed: 600 })
  expect(count.buffers).toBe(1)
})
