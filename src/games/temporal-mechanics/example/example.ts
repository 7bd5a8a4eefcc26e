import type { SeatId } from '../../../rules/plain/item.ts'
import { CATEGORIES } from '../../../rules/story/characters.ts'
import type { Doing, Example } from '../../../rules/told/example.ts'
import { inLanguage, type Languages } from '../../../rules/told/languages.ts'
import { type ExampleWords, en } from './en.ts'

/*
 * The example: a game of the ice in July, left in the middle of its sixth Scene. It is played by the game's own Moves,
 * so that it is a game as anybody could have played it.
 */

type Key = keyof ExampleWords
type At = readonly [x: number, y: number, turn: number]
type Pair = readonly [trait: Key, found: Key]

const WORDS: Languages<ExampleWords> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
}

/** In this language, or in English where there is none. */
export async function exampleIn(lang: string): Promise<Example> {
  return played(await inLanguage(WORDS, lang))
}

/** The players: who they are, their Character, and where its card lies. */
const PLAYERS = [
  { id: 'ada', name: 'Ada', plays: 'teo', at: [-400, -232, -0.035] },
  { id: 'milo', name: 'Milo', plays: 'bruno', at: [-404, -22, 0.03] },
  { id: 'june', name: 'June', plays: 'ines', at: [-398, 188, -0.02] },
] as const satisfies readonly { id: SeatId; name: string; plays: Key; at: At }[]

/** How the five notes of a Character lie on its card, by category, from its middle. */
const FAN: readonly At[] = [
  [-72, 34, -0.05],
  [-36, 106, 0.045],
  [7, 37, 0.03],
  [44, 108, -0.03],
  [84, 30, 0.05],
]

const at = ([x, y, turn]: At) => ({ at: { x, y, turn } })

function played(words: ExampleWords): Example {
  const doings: Doing[] = []
  const move = (
    seat: SeatId,
    id: string,
    answers: Readonly<Record<string, string | number>> = {},
    more: { readonly as?: string; readonly at?: { x: number; y: number; turn: number } } = {},
  ) => doings.push({ do: 'move', seat, move: id, answers, ...more })
  const scene = (seat: SeatId, id: Key & keyof typeof SETTINGS, where: At, parent?: Key) => {
    const answers = { objective: words[id], setting: words[SETTINGS[id]] }
    const how = { as: id, ...at(where) }
    if (parent === undefined) move(seat, 'finale', answers, how)
    else move(seat, 'precursor', { ...answers, parent }, how)
  }
  const noteOn = (seat: SeatId, card: Key, id: Key, where: At) =>
    move(seat, 'environment', { card, words: words[id] }, { as: id, ...at(where) })
  const placeCard = (seat: SeatId, of: Key, id: Key, where: At) =>
    move(seat, 'placeCard', { scene: of, name: words[id] }, { as: id, ...at(where) })
  const object = (seat: SeatId, id: Key, where: At) =>
    move(seat, 'object', { name: words[id] }, { as: id, ...at(where) })
  const pair = (seat: SeatId, [a, b]: Pair, ...agree: readonly SeatId[]) => {
    move(seat, 'offerPair', { a, b })
    for (const other of agree) move(other, 'agreePair', { a, b })
  }
  /** People leave off looking, and try to alter it [T10]. */
  const dice = (seat: SeatId, seed: string) => {
    move(seat, 'influence')
    doings.push({ do: 'throw', seat, seed })
  }
  const tell = (seat: SeatId, id: Key, told: Key) =>
    move(seat, 'tell', { scene: id, words: words[told] })

  for (const { id, plays, at: where } of PLAYERS) {
    move(id, 'character', { name: words[plays] }, { as: plays, ...at(where) })
    CATEGORIES.forEach((category, i) => {
      const as: Key = `${plays}.${category}`
      move(id, 'aspect', { card: plays, category, words: words[as] }, { as, ...at(FAN[i]!) })
    })
  }

  move(
    'ada',
    'recall',
    { module: 'own', title: words.title, text: words.flashback },
    { as: 'flashback', ...at([-716, -196, -0.02]) },
  )
  move('june', 'antagonist', { name: words.marr }, { as: 'marr', ...at([-716, -62, 0.03]) })
  noteOn('june', 'marr', 'marr.adored', [-66, 38, 0.04])
  noteOn('ada', 'marr', 'marr.signs', [16, 42, -0.04])
  noteOn('milo', 'marr', 'marr.cold', [92, 30, 0.05])
  move(
    'milo',
    'whereabouts',
    { words: words['flashback.setting'] },
    { as: 'whereabouts', ...at([-792, 100, -0.03]) },
  )
  move(
    'june',
    'catastrophe',
    { words: words['flashback.catastrophe'] },
    { as: 'catastrophe', ...at([-640, 104, 0.025]) },
  )
  object('ada', 'emil', [-716, 206, 0.03])
  noteOn('ada', 'emil', 'emil.love', [-50, 38, -0.04])
  noteOn('milo', 'emil', 'emil.told', [46, 36, 0.04])

  scene('ada', 'store', [0, 264, 0])
  scene('ada', 'regatta', [-152, 112, -0.02], 'store')
  scene('june', 'marrs', [0, 108, 0.015], 'store')
  scene('milo', 'valve', [152, 112, 0.02], 'store')
  scene('ada', 'rowers', [-156, -44, 0.01], 'regatta')
  scene('june', 'readings', [0, -48, -0.015], 'marrs')
  scene('milo', 'keys', [156, -44, -0.01], 'valve')
  scene('june', 'reader', [0, -200, 0.01], 'readings')
  move('ada', 'warning', { words: words.warning })

  move('ada', 'act', { phase: 'confrontation' }, { as: 'warning', ...at([0, -326, -0.02]) })
  move('june', 'begin', { scene: 'reader' })
  placeCard('ada', 'reader', 'old', [392, -250, 0.03])
  noteOn('milo', 'old', 'old.chews', [-66, 38, -0.04])
  noteOn('june', 'old', 'old.dust', [14, 42, 0.04])
  noteOn('ada', 'old', 'old.screw', [90, 32, -0.03])
  pair('ada', ['teo.trait', 'old.screw'], 'june')
  pair('ada', ['teo.occupation', 'old.chews'], 'milo')
  dice('june', SEEDS.reader)
  tell('ada', 'reader', 'reader.told')

  move('milo', 'begin', { scene: 'keys' })
  object('milo', 'wenzel', [672, -246, -0.03])
  noteOn('milo', 'wenzel', 'wenzel.twice', [-50, 38, 0.04])
  noteOn('june', 'wenzel', 'wenzel.right', [46, 36, -0.04])
  pair('milo', ['bruno.psyche', 'wenzel.right'], 'ada')
  dice('milo', SEEDS.keys)
  tell('milo', 'keys', 'keys.told')

  move('june', 'begin', { scene: 'readings' })
  placeCard('june', 'readings', 'archive', [396, -80, 0.02])
  noteOn('milo', 'archive', 'archive.lamps', [-66, 36, 0.05])
  noteOn('june', 'archive', 'archive.labels', [14, 42, -0.03])
  noteOn('ada', 'archive', 'archive.copies', [90, 34, 0.04])
  pair('milo', ['bruno.trait', 'archive.lamps'], 'june')
  pair('june', ['ines.trait', 'archive.labels'], 'ada')
  dice('june', SEEDS.readings)
  tell('june', 'readings', 'readings.told')

  move('ada', 'begin', { scene: 'rowers' })
  placeCard('ada', 'rowers', 'boathouse', [668, -76, -0.02])
  noteOn('ada', 'boathouse', 'boathouse.varnish', [-50, 38, 0.03])
  noteOn('milo', 'boathouse', 'boathouse.shouting', [46, 36, -0.05])
  pair('ada', ['teo.psyche', 'boathouse.varnish'], 'milo')
  pair('june', ['ines.psyche', 'boathouse.shouting'], 'ada')
  dice('ada', SEEDS.rowers)
  tell('ada', 'rowers', 'rowers.told')

  move('june', 'begin', { scene: 'marrs' })
  placeCard('june', 'marrs', 'office', [392, 90, 0.03])
  noteOn('milo', 'office', 'office.window', [-50, 38, 0.04])
  noteOn('june', 'office', 'office.demanding', [46, 36, -0.03])
  pair('june', ['ines.psyche', 'office.demanding'], 'ada', 'milo')
  pair('june', ['ines.relationship', 'marr.signs'], 'milo')
  dice('june', SEEDS.marrs)
  tell('june', 'marrs', 'marrs.told')

  move('ada', 'begin', { scene: 'regatta' })
  object('milo', 'commodore', [672, 94, 0.02])
  noteOn('milo', 'commodore', 'commodore.argues', [-66, 38, -0.04])
  noteOn('june', 'commodore', 'commodore.jetty', [14, 42, 0.03])
  noteOn('ada', 'commodore', 'commodore.foolish', [90, 34, -0.05])
  pair('milo', ['bruno.psyche', 'commodore.argues'], 'ada')
  pair('ada', ['teo.affiliation', 'commodore.foolish'], 'june')
  pair('june', ['ines.relationship', 'commodore.jetty'], 'milo')
  // Nobody sits here now, so no time goes by.
  move('milo', 'stopClock')

  return {
    title: words.title,
    seats: PLAYERS.map(({ id, name }, color) => ({ id, name, color, sitter: '' })),
    doings,
  }
}

const SETTINGS = {
  store: 'store.setting',
  regatta: 'regatta.setting',
  rowers: 'rowers.setting',
  marrs: 'marrs.setting',
  readings: 'readings.setting',
  reader: 'reader.setting',
  valve: 'valve.setting',
  keys: 'keys.setting',
} as const satisfies Partial<Record<Key, Key>>

/** What fell: old Wenzel kept his keys; all else was won. */
const SEEDS = {
  reader: '9dc6366a2003d418ace6b6c74e29980f7844abbc3511a78bcbe973e800b71574',
  keys: '253d950f11ebdbeb4c2d54c57803deb69869b832a2e03010620d462a85d15290',
  readings: '1d800ad9f4e99e1c61aa45473623da4013509f1ab2e23718f713de921b0eee90',
  rowers: '6d27ca189b30af4f85eab024881ab00a37ef4bab14248c18349e900f40510397',
  marrs: 'fb79a3caeeac6c24fd445de927f2456b18bdb26c6f3427c02166ea8d911fa449',
} as const
