import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_THROWN } from '../../src/rules/dice/dice.ts'
import { makeRoller, type StartRunner } from '../../src/tray/roller.ts'
import { simulate } from '../../src/tray/simulate.ts'
import type { Reply } from '../../src/tray/worker.ts'
import { throwOf } from './throws.ts'

/** The worker's own code for a real thread of node, which speaks a little differently. */
let code = ''
const started: Worker[] = []

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/tray/worker.ts',
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs' } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  const self = `const { parentPort } = require('node:worker_threads')
const self = {
  addEventListener: (_, hear) => parentPort.on('message', (data) => hear({ data })),
  postMessage: (message, { transfer = [] } = {}) => parentPort.postMessage(message, transfer),
}\n`
  code = self + (chunk && 'code' in chunk ? chunk.code : '')
})

afterAll(async () => {
  await Promise.all(started.map((thread) => thread.terminate()))
})

/** A thread that is a hand; it drops dead when it is first asked, as often as `deaths` says. */
function threads(deaths: number): StartRunner {
  let left = deaths
  return (heard, died) => {
    const thread = new Worker(code, { eval: true })
    started.push(thread)
    thread.on('message', (answer: Reply) => heard(answer))
    thread.on('exit', died)
    return {
      ask(asked) {
        if (left-- > 0) void thread.terminate()
        else thread.postMessage(asked)
      },
      end() {
        thread.off('exit', died)
        void thread.terminate()
      },
    }
  }
}

describe('a roller', () => {
  const thrown = throwOf(9, 8)

  test('in a worker gives the tumble that the page would, to the last bit', async () => {
    const roller = makeRoller(threads(0))
    expect(await roller.roll(thrown)).toEqual(simulate(thrown))
    roller.close()
  })

  test('starts a worker again that dies in the middle of a throw: the same faces', async () => {
    const before = started.length
    const roller = makeRoller(threads(1))
    const [a, b] = await Promise.all([roller.roll(thrown), roller.roll(throwOf(10, 3))])
    expect(a).toEqual(simulate(thrown))
    expect(b.roll).toEqual(simulate(throwOf(10, 3)).roll)
    expect(started.length).toBe(before + 2)
    roller.close()
  })

  test.each<[string, StartRunner | undefined]>([
    ['there is none', () => undefined],
    [
      'none may be started',
      () => {
        throw new Error('forbidden by policy')
      },
    ],
    ['this is node', undefined],
  ])('rolls on the page when %s', async (_, start) => {
    const roller = makeRoller(start)
    expect((await roller.roll(thrown)).roll).toEqual(simulate(thrown).roll)
    roller.close()
  })

  test('rolls on the page when all workers die', async () => {
    const roller = makeRoller(threads(9))
    expect((await roller.roll(thrown)).roll).toEqual(simulate(thrown).roll)
    roller.close()
  })

  test('refuses what cannot be thrown, and goes on', async () => {
    const roller = makeRoller(threads(0))
    await expect(roller.roll(throwOf(1, MOST_THROWN + 1))).rejects.toThrow('throw.many')
    expect((await roller.roll(thrown)).roll).toHaveLength(simulate(thrown).roll.length)
    roller.close()
  })

  test('that is closed lets go of what is under way', async () => {
    const roller = makeRoller(threads(0))
    const rolling = roller.roll(thrown)
    roller.close()
    await expect(rolling).rejects.toThrow('throw.closed')
  })
})
