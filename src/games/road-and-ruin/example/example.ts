import type { SeatId } from '../../../rules/plain/item.ts'
import type { Doing, Example } from '../../../rules/told/example.ts'
import { inLanguage, type Languages } from '../../../rules/told/languages.ts'
import type { SheetText } from '../prose/content.ts'
import type { SHEETS } from '../reckon/sheets.ts'
import { cardId } from '../story/deck.ts'
import { type ExampleWords, en } from './en.ts'
import { SEEDS } from './seeds.ts'

/*
 * The example: an errand with two searches behind it, left in the second round of a fight on a bridge. It is played by
 * the game's own Moves, so that it is a game as anybody could have played it.
 */

type SheetId = keyof typeof SHEETS
interface Spoken {
  readonly words: ExampleWords
  readonly sheets: Readonly<Record<SheetId, SheetText>>
}

const LANGUAGES: Languages<Spoken> = {
  en: async () => ({ words: en, sheets: (await import('../prose/sheets.ts')).SHEET_TEXTS }),
  de: async () => ({
    words: (await import('./de.ts')).de,
    sheets: (await import('../de/sheets.ts')).SHEET_TEXTS,
  }),
}

/** In this language, or in English where there is none. */
export async function exampleIn(lang: string): Promise<Example> {
  return played(await inLanguage(LANGUAGES, lang))
}

/** The players, with their character and its Role. */
const PLAYERS = [
  { id: 'ada', name: 'Ada', plays: 'brindle', role: 'shield' },
  { id: 'milo', name: 'Milo', plays: 'oda', role: 'guide' },
  { id: 'june', name: 'June', plays: 'ilvy', role: 'scholar' },
] as const satisfies readonly { id: SeatId; name: string; plays: SheetId; role: string }[]

/** The Stage that lies on every new table: the first thing that is laid there. */
const INN = 'setup-1'

/** The cards of the Roundtable Deck that were drawn [R5]. */
const CARDS = { window: 6, shadow: 22, toll: 12, hedge: 35 } as const

function played({ words, sheets }: Spoken): Example {
  const doings: Doing[] = []
  const move = (
    seat: SeatId,
    id: string,
    answers: Readonly<Record<string, string | number>> = {},
    as?: string,
  ) => doings.push({ do: 'move', seat, move: id, answers, ...(as !== undefined && { as }) })
  /** What is gathered is thrown for; or what a Move throws for at once. */
  const dice = (
    seat: SeatId,
    seed: keyof typeof SEEDS,
    id?: string,
    answers?: Readonly<Record<string, string | number>>,
  ) =>
    doings.push({
      ...{ do: 'throw', seat, seed: SEEDS[seed] },
      ...(id !== undefined && { move: id }),
      ...(answers && { answers }),
    })
  const weigh = (seat: SeatId, card: keyof typeof CARDS, significance: string) =>
    move(seat, 'weigh', { card: cardId(CARDS[card]), significance })
  /** Somebody strikes, and it is thrown for. */
  const strike = (seat: SeatId, as: string, who: string, target: string) =>
    move(seat, 'blow', { who, target }, as)

  move('ada', 'tale', { tale: 'errand' }, 'tale')
  for (const { id, plays, role } of PLAYERS) {
    move(id, 'person', { sheet: plays }, plays)
    move(id, 'role', { role, who: plays }, `role-${role}`)
  }
  move('ada', 'enlist', { words: words.errand })
  for (const { id, plays } of PLAYERS) {
    move(id, 'enlist', { words: sheets[plays].goal })
    move(id, 'enlist', { words: sheets[plays].belief })
  }
  move('june', 'condense', { who: 'ilvy', mana: 4 }, 'knot')
  move('ada', 'tell', { words: words['inn.told'] })
  move('ada', 'resolve', { stage: INN })

  move('milo', 'journey', { phase: 'road' }, 'ford')
  move('ada', 'telling', { seat: 'milo' })
  move('milo', 'stage', { words: words.ford })
  dice('milo', 'roster', 'roster')
  dice('milo', 'draw', 'draw', { how: 'd7' })
  move('milo', 'enlist', { words: words.bearer })
  move(
    'milo',
    'outcome',
    { goal: words.crossing, who: 'oda', attribute: 'str', skills: 'beasts travel' },
    'crossing',
  )
  move('ada', 'advantage', { slip: 'crossing', words: words.oxen, value: 2 }, 'oxen')
  move('milo', 'agreeFactor', { slip: 'crossing', factor: 'free-oxen' })
  move('june', 'overrule', { slip: 'crossing', factor: 'free-oxen', value: 1 })
  dice('milo', 'crossing')
  move('milo', 'tell', { words: words['ford.told'] })
  move('milo', 'resolve', { stage: 'ford' })

  move('milo', 'telling', { seat: 'june' })
  move('june', 'stage', { words: words.downs }, 'downs')
  move('june', 'search', { words: words.light }, 'light')
  move(
    'june',
    'seek',
    { search: 'light', who: 'ilvy', attribute: 'wit', skills: 'search lore' },
    'by-night',
  )
  dice('june', 'byNight')
  dice('june', 'window', 'drawFor', { search: 'light', how: 'plain' })
  weigh('ada', 'window', 'high')
  dice('june', 'notYet', 'find', { search: 'light' })
  move(
    'milo',
    'seek',
    { search: 'light', who: 'oda', attribute: 'wit', skills: 'search travel' },
    'by-day',
  )
  dice('milo', 'byDay')
  dice('milo', 'shadows', 'drawFor', { search: 'light', how: 'plain' })
  weigh('june', 'shadow', 'some')
  weigh('ada', 'toll', 'high')
  dice('milo', 'found', 'find', { search: 'light' })
  move('june', 'tell', { words: words['downs.told'] })
  move('june', 'resolve', { stage: 'downs' })
  move('june', 'deed', { who: 'ilvy', deed: 'abbey:1' })
  move('june', 'learn', { who: 'ilvy', skill: 'margin-notes' })

  move('june', 'telling', { seat: 'ada' })
  move('ada', 'stage', { words: words.bridge }, 'bridge')
  move('ada', 'search', { words: words.way }, 'way')
  move(
    'ada',
    'seek',
    { search: 'way', who: 'brindle', attribute: 'wit', skills: 'search travel' },
    'round',
  )
  dice('ada', 'round')
  dice('ada', 'hedge', 'drawFor', { search: 'way', how: 'plain' })
  weigh('milo', 'hedge', 'none')
  dice('ada', 'givenUp', 'find', { search: 'way' })
  move('ada', 'tell', { words: words['bridge.before'] })
  dice('ada', 'recurs', 'roster')

  move('june', 'foe', { name: words.gant, weapon: 'hatchet', might: 'strong' }, 'gant')
  move('june', 'foe', { name: words.archer, weapon: 'bow', might: 'weak' }, 'archer')
  for (const { id, plays } of PLAYERS)
    move(id, 'intend', { who: plays, words: words[`${plays}.intends`] })
  move('ada', 'fight')
  strike('ada', 'first', 'brindle', 'gant')
  dice('ada', 'first')
  strike('milo', 'whip', 'oda', 'archer')
  dice('milo', 'whip')
  dice('milo', 'whipAgain', 'strikeAgain', { blow: 'whip' })
  strike('june', 'hatchet', 'gant', 'oda')
  move('milo', 'dodge', { blow: 'hatchet' }, 'aside')
  dice('milo', 'aside')
  dice('june', 'hatchet')
  move('ada', 'tell', { words: words['bridge.told'] })
  move('ada', 'round', { stressed: 'brindle ilvy', calm: '' })
  move('june', 'cast', { who: 'ilvy', spell: 'glass-skin', how: 'knot' }, 'glass')
  move('milo', 'shaken', { who: 'oda' }, 'nerve')
  dice('milo', 'nerve')
  strike('ada', 'second', 'brindle', 'gant')
  move('june', 'advantage', { slip: 'second', words: words.coat, value: 1 }, 'coat')
  move('milo', 'agreeFactor', { slip: 'second', factor: 'free-coat' })

  return {
    title: words.title,
    seats: PLAYERS.map(({ id, name }, color) => ({ id, name, color, sitter: '' })),
    doings,
  }
}
