import type { Act, Board } from '../../../src/rules/board/board.ts'
import { newItem } from '../../../src/rules/board/piece.ts'
import type { Check, Ruling } from '../../../src/rules/dice/check.ts'
import { dyesOf } from '../../../src/rules/dice/generation.ts'
import { bandOdds, type Distribution, extremeOf } from '../../../src/rules/dice/odds.ts'
import type { Roll, RollRecord } from '../../../src/rules/dice/roll.ts'
import type { Game } from '../../../src/rules/game.ts'
import { INK } from '../../../src/rules/ink/ink.ts'
import type { Item, ItemId } from '../../../src/rules/plain/item.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import type { Factor, Gathering, Prospect } from '../../../src/rules/play/gathering.ts'
import { makeMove, must, words } from '../../../src/rules/play/make.ts'
import type { Answers, Option } from '../../../src/rules/play/move.ts'

/** How a leap comes out: from this number on, and whether that is good, bad, or neither. */
const BANDS = [
  { key: 'fall', least: Number.NEGATIVE_INFINITY, good: false },
  { key: 'cling', least: 5 },
  { key: 'land', least: 9, good: true },
] as const
const bandOf = (n: number) => BANDS.findLast(({ least }) => n >= least) ?? BANDS[0]

/** How much further the wind carries one, by its die. */
const gust = (face: number) => (face === 7 ? 2 : face === 1 ? -2 : 0)
const WIDE = -2

const term = ({ terms }: Check, name: string): number => {
  const value = terms?.[name]
  return typeof value === 'number' ? value : 0
}

const tools = ({ items }: Board) => [...items.values()].filter(({ kind }) => kind === 'tool')

function saysOf(board: Board, tool: ItemId): Record<string, 'agree' | 'object'> {
  const says: Record<string, 'agree' | 'object'> = {}
  for (const { id } of board.seats) {
    const said = board.play[`says/${tool}/${id}`]
    if (said === 'agree' || said === 'object') says[id] = said
  }
  return says
}

/** Whether anybody would have it help, and nobody objects. */
function isAgreed(board: Board, tool: ItemId): boolean {
  const said = Object.values(saysOf(board, tool))
  return said.includes('agree') && !said.includes('object')
}

function factorOf(board: Board, act: Act, { id }: Item): Factor {
  const says = saysOf(board, id)
  const moves = (['agree', 'object'] as const).filter((word) => says[act.seat] !== word)
  return {
    ...{ id, items: [id], worth: say('plus', { n: 1 }), counts: isAgreed(board, id), says },
    offers: moves.map((move) => ({ move, answers: { tool: id } })),
    ...(Object.values(says).includes('object') && { remark: say('objected') }),
  }
}

/** What helps and harms a leap: the ravine itself, what people have and agree on, and the dark, which never counts. */
const factorsOf = (board: Board, act: Act): readonly Factor[] => [
  {
    ...{ id: 'wide', items: [], say: say('wide'), worth: say('minus', { n: -WIDE }) },
    ...{ counts: true, offers: [] },
  },
  ...tools(board).map((tool) => factorOf(board, act, tool)),
  {
    ...{ id: 'dark', items: [], say: say('dark'), worth: say('minus', { n: 1 }) },
    ...{ counts: false, remark: say('torch'), offers: [] },
  },
]

function leapOf(board: Board): Check {
  const counting = tools(board).filter(({ id }) => isAgreed(board, id))
  return {
    ...{ kind: 'leap', about: '', dr: 0, bursts: {}, pairs: [], ready: [] },
    dice: ['d10', 'd10', 'd7'],
    dyes: ['plain', 'plain', 'second'],
    terms: { plus: counting.length + WIDE },
  }
}

/** The same leap once more: the wind stays as it was. */
function againOf({ id, check, roll }: RollRecord): Check {
  const wind =
    roll.find((_, i) => dyesOf(check, roll)?.[i] === 'second')?.face ?? term(check, 'wind')
  const { dyes: _, ...rest } = check
  return { ...rest, dice: ['d10', 'd10'], again: id, terms: { ...check.terms, wind } }
}

function judge(check: Check, roll: Roll): Ruling {
  const dyes = dyesOf(check, roll)
  const leaps = roll.filter((_, i) => dyes?.[i] !== 'second')
  const best = Math.max(0, ...leaps.map(({ face }) => face))
  const wind = roll.find((_, i) => dyes?.[i] === 'second')?.face ?? term(check, 'wind')
  const result = best + term(check, 'plus') + gust(wind)
  const { key, ...band } = bandOf(result)
  const first = roll.findIndex(({ face }, i) => dyes?.[i] !== 'second' && face === best)
  return {
    ...{ key, result, say: say(key, { n: result }) },
    ...('good' in band && { good: band.good }),
    hits: roll.map((_, i) => (i === first || dyes?.[i] === 'second' ? 1 : 0)),
    parts: [
      say('part.best', { n: best }),
      say('part.factors', { n: term(check, 'plus') }),
      say('part.wind', { n: gust(wind) }),
    ],
  }
}

/** Two numbers that have nothing to do with each other, brought together. */
function combined(
  one: Distribution,
  other: Distribution,
  by: (a: number, b: number) => number,
): Distribution {
  const found = new Map<number, number>()
  for (const [a, p] of one)
    for (const [b, q] of other) found.set(by(a, b), (found.get(by(a, b)) ?? 0) + p * q)
  return new Map([...found].sort(([a], [b]) => a - b))
}

function odds(check: Check): readonly Prospect[] {
  const leaps = check.dice.filter((die) => die === 'd10').length
  const wind = term(check, 'wind')
  const winds = check.dice.includes('d7') ? extremeOf('highest', 1, 'd7') : new Map([[wind, 1]])
  const numbers = combined(
    extremeOf('highest', leaps, 'd10'),
    winds,
    (best, face) => best + gust(face) + term(check, 'plus'),
  )
  const found = bandOdds(numbers, (n) => bandOf(n).key)
  return BANDS.map(({ key, ...band }) => ({
    ...{ key, say: say(`odd.${key}`), chance: found.get(key) ?? 0 },
    ...('good' in band && { good: band.good }),
  }))
}

/** The last leap, where nobody landed. */
const fell = ({ rolls }: Board) =>
  rolls.findLast(({ check, roll }) => check.kind === 'leap' && !judge(check, roll).good)

function gathering(board: Board, act: Act): Gathering | undefined {
  if (board.play['leapt'] === true) return undefined
  const check = leapOf(board)
  return {
    ...{ check, about: '', odds: odds(check), factors: factorsOf(board, act) },
    say: say('pool', { n: term(check, 'plus') }),
    thrower: { move: 'leap' },
  }
}

const toolsToChoose = (board: Board): readonly Option[] =>
  tools(board).map(({ id }) => ({ value: id, item: id, say: say('tool') }))

const speaking = (id: 'agree' | 'object') =>
  makeMove(id, {
    asks: (board) => [
      { id: 'tool', kind: 'choice', say: say('ask.tool'), options: toolsToChoose(board) },
    ],
    may: (board) => (tools(board).length === 0 ? must('no.tools') : undefined),
    play: (board, { seat }, { tool }: Answers) =>
      typeof tool === 'string' && board.items.get(tool)?.kind === 'tool'
        ? [{ do: 'play', key: `says/${tool}/${seat}`, value: id }]
        : [],
  })

/** A leap over a ravine: what helps and harms, odds by bands, dice of two meanings, and a throw once more. */
export const game: Game = {
  id: 'ravine',
  say: say('ravine'),
  words: {
    en: {
      ravine: 'Over the ravine',
      tool: 'thing that helps',
      ink: 'ink',
      wide: 'The ravine is wide',
      dark: 'It is dark',
      torch: 'Somebody holds a torch.',
      objected: 'Somebody disagrees.',
      plus: '+{n}',
      minus: '−{n}',
      pool: ({ n }) =>
        `The higher of two d10, ${Number(n) < 0 ? '−' : '+'}${Math.abs(Number(n))}; a d7 for the wind`,
      leaping: 'for the leap',
      wind: 'for the wind',
      fall: '{n}: down you go',
      cling: '{n}: you cling to the edge',
      land: '{n}: over',
      'odd.fall': 'You fall',
      'odd.cling': 'You cling to the edge',
      'odd.land': 'You are over',
      'part.best': 'The higher one is {n}',
      'part.factors': 'What helps and harms: {n}',
      'part.wind': 'The wind: {n}',
      name: 'What is it?',
      'ask.tool': 'Which one?',
      'move.bring': 'Bring something that helps',
      'move.agree': 'Agree',
      'move.object': 'Disagree',
      'move.leap': 'Leap',
      'move.again': 'Throw again',
      'no.tools': 'There is nothing that helps.',
      'no.odd': 'That does not fit.',
      'no.fall': 'Nobody fell.',
    },
  },
  pieces: {
    tool: { painter: 'note', width: 76, height: 76, texts: ['name'], say: say('tool') },
    ink: { ...INK, say: say('ink') },
  },
  moves: [
    makeMove('bring', {
      asks: () => [{ id: 'name', kind: 'words', say: say('name'), max: 80 }],
      play(board, { chance }, answers) {
        const name = words(answers, 'name')
        if (!name) return []
        const place = { x: 90 * tools(board).length, y: 0, turn: 0, z: tools(board).length }
        const made = { id: chance.id(), kind: 'tool', place, texts: { name } }
        return [{ do: 'make', item: newItem(game, made) }]
      },
    }),
    speaking('agree'),
    speaking('object'),
    makeMove('leap', { play: (board) => leapOf(board) }),
    makeMove('again', {
      may: (board) => (fell(board) ? undefined : must('no.fall')),
      play(board) {
        const last = fell(board)
        return last ? againOf(last) : []
      },
    }),
  ],
  checks: {
    ...{ judge, odds, gathering },
    dyed: ({ dyes }) => (dyes ? { plain: say('leaping'), second: say('wind') } : {}),
    settle: (_board, _act, { check, roll }) =>
      judge(check, roll).good ? [{ do: 'play', key: 'leapt', value: true }] : [],
  },
  read: () => [],
  outline: (board) => [
    { id: 'tools', say: say('tool'), rows: tools(board).map(({ id }) => ({ id })) },
  ],
}
