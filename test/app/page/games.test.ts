import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameOf, type Plays, proseOf } from '../../../src/app/page/games.ts'
import { speakAs } from '../../../src/app/page/language.ts'
import { voiceOf } from '../../../src/app/page/voice.ts'
import type { Game } from '../../../src/rules/game.ts'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'

const words = { en: { 'game.name': 'Kites' } }
const game: Game = {
  id: 'kites',
  say: say('game.name'),
  words,
  translations: { de: async () => ({ 'game.name': 'Drachen' }) },
  pieces: {},
  moves: [],
  setup: () => [],
  read: () => [],
  outline: () => [],
}
const load = vi.fn<() => Promise<Game>>()
const had = (here: Plays, id: string) => gameOf(here, id, { kites: load })

const page = () => ({ spoken: makeSpoken(), games: new Map<string, Game>() })
beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  load.mockReset()
  load.mockResolvedValue(game)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a game that is in no folder is none, and nothing is loaded for it', async () => {
  for (const id of ['', 'kite', '__proto__', 'kites '])
    expect(await had(page(), id)).toBe(undefined)
  expect(load).not.toHaveBeenCalled()
})

test('a game that cannot be had is asked for again the next time', async () => {
  const here = page()
  load.mockRejectedValueOnce(new Error('no network'))
  await expect(had(here, 'kites')).rejects.toThrow('no network')
  expect(await had(here, 'kites')).toBe(game)
  await had(here, 'kites')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a game speaks the language of the page, whichever of the two came first', async () => {
  const name = (here: ReturnType<typeof page>) => voiceOf(here, game).say(game.say)
  const before = page()
  await had(before, 'kites')
  expect(name(before)).toBe('Kites')
  await speakAs(before, 'de')
  expect(name(before)).toBe('Drachen')
  const after = page()
  await speakAs(after, 'de')
  await had(after, 'kites')
  expect(name(after)).toBe('Drachen')
  await speakAs(after, 'en')
  expect(name(after)).toBe('Kites')
})

/** The same with words that come late, by and by or not at all. */
const long = say('long')
function wordy() {
  let come: (words: Words) => void = () => {}
  const coming = new Promise<Words>((done) => {
    come = done
  })
  const prose = vi.fn(() => coming)
  load.mockResolvedValue({ ...game, prose })
  return { prose, come }
}

test('no table waits for what its game says at length; whoever listens is told when it is here', async () => {
  const { prose, come } = wordy()
  const here = page()
  const its = await had(here, 'kites')
  const voice = voiceOf(here, its)
  expect(prose).toHaveBeenCalledTimes(1)
  expect([long, game.say, say('nobody')].map(voice.lacks)).toEqual([true, false, true])
  let told = 0
  here.spoken.changed.add(() => told++)
  come({ long: 'A long story' })
  await proseOf(here, its!)
  expect(told).toBeGreaterThan(0)
  const after = voiceOf(here, its)
  expect(after.say(long)).toBe('A long story')
  // What has no words at all is shown as well as it can be.
  expect([long, say('nobody')].map(after.lacks)).toEqual([false, false])
  expect(proseOf(here, its!)).toBeUndefined()
})

test('what a game says at length is asked for again where it could not be had', async () => {
  const { prose } = wordy()
  prose.mockRejectedValue(new Error('no network'))
  const here = page()
  const its = await had(here, 'kites')
  await proseOf(here, its!)
  expect(voiceOf(here, its).lacks(long)).toBe(true)
  prose.mockResolvedValue({ long: 'A long story' })
  await proseOf(here, its!)
  expect(voiceOf(here, its).lacks(long)).toBe(false)
})

test('who speaks another language needs no English for it, unless they turn to that', async () => {
  const { prose, come } = wordy()
  come({ long: 'A long story' })
  const here = page()
  await speakAs(here, 'de')
  const its = await had(here, 'kites')
  expect(prose).not.toHaveBeenCalled()
  expect(voiceOf(here, its).lacks(long)).toBe(false)
  await speakAs(here, 'en')
  await proseOf(here, its!)
  expect(voiceOf(here, its).say(long)).toBe('A long story')
})

test('a game whose other words do not come is played in English', async () => {
  const here = page()
  await speakAs(here, 'de')
  load.mockResolvedValue({ ...game, translations: { de: () => Promise.reject(new Error('lost')) } })
  expect(await had(here, 'kites')).toMatchObject({ id: 'kites' })
  expect(voiceOf(here, game).say(game.say)).toBe('Kites')
})
