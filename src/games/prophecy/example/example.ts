import type { SeatId } from '../../../rules/plain/item.ts'
import type { Doing, Example } from '../../../rules/told/example.ts'
import { inLanguage, type Languages } from '../../../rules/told/languages.ts'
import { CATEGORIES } from '../story/characters.ts'
import type { PhaseId } from '../story/settings.ts'
import { type ExampleWords, en } from './en.ts'
import { type ExampleSpot, lighthouse, moon, tally, underlined } from './ink.ts'

/*
 * The example: a game of the prophecy of the long ebb, left in the middle of its fourth Scene. It is played by the
 * game's own Moves, so that it is a game as anybody could have played it.
 */

type Key = keyof ExampleWords
type At = readonly [x: number, y: number, turn: number]
type Pair = readonly [character: string, environment: string]

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
  { id: 'ada', name: 'Ada', plays: 'hanne', at: [-338, -118, -0.045] },
  { id: 'milo', name: 'Milo', plays: 'jory', at: [-336, 116, 0.035] },
  { id: 'june', name: 'June', plays: 'odile', at: [358, -226, 0.03] },
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
  const phase = (id: PhaseId) => move('ada', 'phase', { phase: id })
  const ink = (
    seat: SeatId,
    name: string,
    strokes: readonly (readonly ExampleSpot[])[],
    on?: string,
  ) =>
    strokes.forEach((spots, i) => {
      doings.push({
        do: 'ink',
        seat,
        as: `${name}.${i}`,
        spots,
        ...(on === undefined ? {} : { on }),
      })
    })
  const scene = (seat: SeatId, id: Key & keyof typeof SETTINGS, where: At, parent?: string) => {
    const answers = { objective: words[id], setting: words[SETTINGS[id]] }
    const how = { as: id, ...at(where) }
    if (parent === undefined) move(seat, 'finale', answers, how)
    else move(seat, 'precursor', { ...answers, parent }, how)
  }
  const noteOn = (seat: SeatId, card: string, id: Key, where: At) =>
    move(seat, 'environment', { card, words: words[id] }, { as: id, ...at(where) })
  const placeCard = (seat: SeatId, of: string, id: Key, where: At) =>
    move(seat, 'placeCard', { scene: of, name: words[id] }, { as: id, ...at(where) })
  const pair = (seat: SeatId, [a, b]: Pair, ...agree: readonly SeatId[]) => {
    move(seat, 'offerPair', { a, b })
    for (const other of agree) move(other, 'agreePair', { a, b })
  }
  const dice = (seat: SeatId, seed: string) => doings.push({ do: 'throw', seat, seed })
  const tell = (seat: SeatId, id: string, told: Key) =>
    move(seat, 'tell', { scene: id, words: words[told] })

  move('ada', 'receive', { module: 'tide' }, { as: 'prophecy', ...at([-306, -272, -0.03]) })
  move('june', 'object', { name: words.cray }, { as: 'cray', ...at([352, 8, -0.035]) })
  noteOn('june', 'cray', 'cray.blind', [-66, 38, 0.04])
  noteOn('milo', 'cray', 'cray.song', [16, 42, -0.04])
  noteOn('ada', 'cray', 'cray.field', [92, 30, 0.05])

  phase('characters')
  for (const { id, plays, at: where } of PLAYERS) {
    move(id, 'character', { name: words[plays] }, { as: plays, ...at(where) })
    CATEGORIES.forEach((category, i) => {
      const as: Key = `${plays}.${category}`
      move(id, 'aspect', { card: plays, category, words: words[as] }, { as, ...at(FAN[i]!) })
    })
  }
  ink('ada', 'twice', underlined(44, 21), 'hanne.psyche')

  phase('outline')
  scene('ada', 'debt', [-8, -278, 0])
  scene('milo', 'account', [-118, -146, -0.02], 'debt')
  scene('june', 'town', [124, -148, 0.02], 'debt')
  scene('ada', 'marks', [-146, -24, 0.01], 'account')
  scene('milo', 'mud', [-112, 98, -0.015], 'marks')
  scene('milo', 'vault', [54, -28, 0], 'town')
  scene('june', 'mayor', [194, -24, -0.02], 'town')
  ink('june', 'moon', moon(112, -292))
  ink('ada', 'light', lighthouse(350, 218))

  phase('story')
  move('milo', 'begin', { scene: 'mud' })
  pair('milo', ['jory.affiliation', 'cray.song'], 'june')
  pair('ada', ['hanne.psyche', 'cray.blind'])
  dice('milo', SEEDS.mud)
  tell('june', 'mud', 'mud.told')

  move('june', 'begin', { scene: 'vault' })
  placeCard('milo', 'vault', 'bank', [146, 90, 0.04])
  noteOn('milo', 'bank', 'bank.walls', [-58, 36, -0.04])
  noteOn('june', 'bank', 'bank.clerk', [16, 40, 0.05])
  noteOn('ada', 'bank', 'bank.vault', [88, 32, -0.03])
  pair('june', ['odile.affiliation', 'bank.clerk'], 'ada')
  pair('milo', ['jory.occupation', 'bank.walls'])
  pair('milo', ['jory.psyche', 'bank.vault'], 'june')
  dice('june', SEEDS.vault)
  tell('milo', 'vault', 'vault.told')

  move('ada', 'begin', { scene: 'marks' })
  placeCard('ada', 'marks', 'buoy', [140, 208, -0.03])
  noteOn('ada', 'buoy', 'buoy.old', [-36, 36, 0.05])
  noteOn('june', 'buoy', 'buoy.sum', [37, 34, -0.05])
  ink('ada', 'tally', tally(38, -11), 'buoy')
  pair('ada', ['hanne.trait', 'buoy.sum'], 'june')
  pair('june', ['odile.occupation', 'buoy.old'])
  dice('ada', SEEDS.marks)
  tell('june', 'marks', 'marks.told')

  move('milo', 'begin', { scene: 'account' })
  placeCard('milo', 'account', 'lamp', [-92, 196, 0.03])
  noteOn('ada', 'lamp', 'lamp.script', [-68, 36, -0.05])
  noteOn('june', 'lamp', 'lamp.salt', [4, 40, 0.035])
  noteOn('milo', 'lamp', 'lamp.key', [77, 34, -0.04])
  pair('ada', ['hanne.trait', 'lamp.script'], 'milo', 'june')
  pair('june', ['odile.trait', 'lamp.salt'], 'ada')
  pair('milo', ['jory.psyche', 'lamp.key'], 'ada')
  pair('june', ['odile.occupation', 'cray.field'])
  // Nobody sits here now, so no time goes by.
  move('milo', 'stopClock')

  return {
    title: words.title,
    seats: PLAYERS.map(({ id, name }, color) => ({ id, name, color, sitter: '' })),
    doings,
  }
}

const SETTINGS = {
  debt: 'debt.setting',
  account: 'account.setting',
  town: 'town.setting',
  marks: 'marks.setting',
  mud: 'mud.setting',
  vault: 'vault.setting',
  mayor: 'mayor.setting',
} as const satisfies Partial<Record<Key, Key>>

/** What fell: the mud was crossed, the vault was lost, the marks were read. */
const SEEDS = {
  mud: 'cd43735d015f7749d51b1bd549775f015d7343cd110fc739654beb455927aff1',
  vault: 'de35085722692c6b265d103fea11b4d36e851827b2b93c3bb6ad200f7a61c4a3',
  marks: 'ce15b8b712c9dc4b163dc09fda7164b35e65c887a219ec1ba68dd06f6ac17483',
} as const
