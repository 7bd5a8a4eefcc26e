import { expect, test } from 'vitest'
import { plain } from '../../../src/rules/plain/sentence.ts'
import { waysOf } from '../../../src/ui/people/WhoIsHere.tsx'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { type News, tellNews } from '../../../src/ui/share/news.ts'
import { type RelayWay, relaySaid } from '../../../src/ui/share/relaysaid.ts'
import { GAMES } from '../../games/all.ts'

const relay = (connected: boolean, gives: RelayWay['gives'] = 'ok'): RelayWay => ({
  address: 'wss://example.org',
  connected,
  gives,
})

test.each<[string, readonly RelayWay[], readonly string[]]>([
  ['none', [], []],
  ['one that is not reached', [relay(false)], ['way.relayLost']],
  ['one that was full when it was reached', [relay(false, 'full')], ['way.relayLost']],
  ['one that gives all', [relay(true)], ['way.relay']],
  ['one that does not give all', [relay(true, 'behind')], ['way.relayBehind']],
  ['one that was filled', [relay(true, 'full')], ['way.relayFull']],
  ['one good one of three', [relay(true, 'full'), relay(false), relay(true)], ['way.relay']],
  ['the good one is not reached', [relay(true, 'behind'), relay(false)], ['way.relayBehind']],
  ['two, none good', [relay(true, 'full'), relay(true, 'behind')], ['way.relayBehind']],
])('what is said of relays: %s', (_, relays, said) => {
  expect(relaySaid(relays).map(({ key }) => key)).toEqual(said)
})

const server = (connected: boolean, full = false) => ({ address: 'wss://a', connected, full })

test.each<
  [
    string,
    far: readonly boolean[],
    servers: readonly ReturnType<typeof server>[],
    relays: readonly RelayWay[],
    said: readonly string[],
  ]
>([
  ['nobody, and nothing to be found by', [], [], [], ['way.direct 0']],
  ['two directly', [false, false], [server(true)], [], ['way.direct 2', 'way.reached']],
  ['one of each', [true, false], [server(true)], [], ['way.direct 1', 'way.far 1', 'way.reached']],
  // Nobody is linked directly: that goes without saying.
  ['two by the relay', [true, true], [], [relay(true)], ['way.far 2', 'way.relay']],
  ['a server that is gone', [false], [server(false)], [], ['way.direct 1', 'way.lost']],
  // What it last said of its room counts only while it is there.
  ['one that was full, and is gone', [], [server(false, true)], [], ['way.direct 0', 'way.lost']],
  ['one without room', [], [server(true, true), server(false)], [], ['way.direct 0', 'way.full']],
  [
    'another with room',
    [],
    [server(true, true), server(true)],
    [],
    ['way.direct 0', 'way.reached'],
  ],
])('which ways lead to a table: %s', (_, far, servers, relays, said) => {
  const others = far.map((one, client) => ({
    key: `${client}`,
    client,
    writes: true,
    far: one,
    since: 0,
    first: 0,
  }))
  const told = waysOf({ others, servers, relays })
  expect(told.map(({ key, values }) => [key, ...Object.values(values ?? {})].join(' '))).toEqual(
    said,
  )
})

const game = GAMES[0]!
const voice = { lang: 'en', words: {}, say: speaker('en', game.words.en ?? {}, en) }
const NONE: News = { made: {}, decided: {}, changed: 0, binned: 0, throws: 0, amiss: [] }

test.each<[string, Partial<News>, string | undefined]>([
  ['nothing', {}, undefined],
  [
    'one of each',
    { throws: 1, changed: 1, binned: 1 },
    'While you were apart: one throw, one thing changed, one thing in the bin.',
  ],
  [
    'several things, what was made first',
    { binned: 2, throws: 4, decided: { oval: 1 }, made: { note: 3, card: 1 } },
    'While you were apart: 3 × sticky note, 1 × index card, 1 × Scene decided by dice, 4 throws, 2 things in the bin.',
  ],
  [
    'what is amiss now, and what with',
    {
      changed: 1,
      amiss: [
        { what: 'Ember', say: plain('lies here twice') },
        { what: game.pieces.card!.say, say: plain('two wrote it') },
      ],
    },
    'While you were apart: one thing changed. Ember: lies here twice. index card: two wrote it.',
  ],
  ['a thing that this game has not', { made: { crow: 2 } }, 'While you were apart: 2 × crow.'],
])('what came in while one was apart: %s', (_, some, told) => {
  expect(tellNews(voice, game, { ...NONE, ...some })).toBe(told)
})
