import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameOf, type Plays } from '../../../src/app/page/games.ts'
import { speakAs } from '../../../src/app/page/language.ts'
import { voiceOf } from '../../../src/app/page/voice.ts'
import type { Game } from '../../../src/rules/game.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import type { Title } from '../../../src/rules/title.ts'
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
const load = vi.fn<Title['load']>()
const titles = [{ id: 'kites', load: () => load() }]
const had = (here: Plays, id: string) => gameOf(here, id, titles)

const page = () => ({ spoken: makeSpoken(), games: new Map<string, Game>() })
beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  load.mockReset()
  load.mockResolvedValue(game)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a game that no title tells of is none, and nothing is loaded for it', async () => {
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

test('a game whose other words do not come is played in English', async () => {
  const here = page()
  await speakAs(here, 'de')
  load.mockResolvedValue({ ...game, translations: { de: () => Promise.reject(new Error('lost')) } })
  expect(await had(here, 'kites')).toMatchObject({ id: 'kites' })
  expect(voiceOf(here, game).say(game.say)).toBe('Kites')
})
