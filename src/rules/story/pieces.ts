import type { Board } from '../board/board.ts'
import type { Piece, Supply } from '../board/piece.ts'
import { INK, inkSize } from '../ink/ink.ts'
import { type Item, NOTE_COLORS, type NoteColor, type Plain } from '../plain/item.ts'
import { say } from '../plain/sentence.ts'
import { byKind } from './kinds.ts'

/** What can lie on this table, in the sizes of the real things. */
export const MATERIAL = {
  card: {
    painter: 'card',
    width: 127,
    height: 76,
    texts: ['title', 'body'],
    // A copied Character is nobody's yet.
    fresh: ['player', 'scene'],
    say: say('piece.card'),
  },
  note: {
    painter: 'note',
    width: 76,
    height: 76,
    texts: ['text'],
    sticks: ['card'],
    say: say('piece.note'),
  },
  oval: {
    painter: 'oval',
    width: 120,
    height: 64,
    texts: ['objective', 'setting', 'told'],
    // A copied Scene hangs on the same Parent, and nothing has happened in it.
    fresh: ['finale', 'told'],
    say: say('piece.oval'),
  },
  die: {
    painter: 'die',
    width: 16,
    height: 16,
    texts: [],
    sticks: ['oval'],
    say: say('piece.die'),
    nameless: ({ props: { face } }: Item) =>
      typeof face === 'number' ? say('nameless.die', { face }) : say('piece.die'),
  },
  sheet: {
    painter: 'sheet',
    width: 312,
    height: 146,
    texts: ['title', 'text'],
    aloud: 'text',
    say: say('piece.sheet'),
  },
  placard: {
    painter: 'placard',
    width: 90,
    height: 60,
    texts: ['title'],
    say: say('piece.placard'),
  },
  ink: {
    ...INK,
    say: say('piece.ink'),
    nameless: (item: Item) => say('nameless.ink', inkSize(item)),
  },
} as const satisfies Record<string, Piece>

/** Every item made of one of these is known to the game. */
export type Material = keyof typeof MATERIAL

/** The register that counts how often a stack was filled up again. */
export const refillRegister = (id: string): string => `supply/${id}`

/** How often a stack was filled up again [P2]. */
export function refillsOf(board: Board, id: string): number {
  const times = board.play[refillRegister(id)]
  return typeof times === 'number' && Number.isInteger(times) && times > 0 ? times : 0
}

/** How many there are of each colour of a kind; under undefined those of none. */
type Colors = Map<Plain | undefined, number>

/** What lies on a board, by kind and colour: counted once for all stacks. */
const counted = new WeakMap<Board['items'], ReadonlyMap<string, Colors>>()

function tally(board: Board): ReadonlyMap<string, Colors> {
  const known = counted.get(board.items)
  if (known) return known
  const lying = new Map<string, Colors>()
  for (const [kind, items] of byKind(board)) {
    const colors: Colors = new Map()
    for (const { props } of items) colors.set(props.color, (colors.get(props.color) ?? 0) + 1)
    lying.set(kind, colors)
  }
  counted.set(board.items, lying)
  return lying
}

const sum = (colors: Colors): number => [...colors.values()].reduce((all, n) => all + n, 0)

function stack(supply: Omit<Supply, 'taken' | 'left' | 'say'>): Supply {
  const { id, kind, props, count } = supply
  const taken = (board: Board) => {
    const colors = tally(board).get(kind) ?? new Map()
    return props.color === undefined ? sum(colors) : (colors.get(props.color) ?? 0)
  }
  const left = (board: Board) => Math.max(0, count * (1 + refillsOf(board, id)) - taken(board))
  return { ...supply, taken, left, say: say(`supply.${id}`) }
}

/** Within everybody's reach [P2]; what runs out is refilled and never missed. */
export const SUPPLY: readonly Supply[] = [
  stack({ id: 'cards', kind: 'card', props: {}, count: 50 }),
  ...NOTE_COLORS.map((color) => stack({ id: color, kind: 'note', props: { color }, count: 20 })),
  stack({ id: 'dice', kind: 'die', props: { face: 6 }, count: 12 }),
]

/** The pad with most notes left, so that none runs out before the others. */
export function fullestPad(board: Board): NoteColor {
  let best: NoteColor = 'yellow'
  let most = -1
  for (const color of NOTE_COLORS) {
    const left = SUPPLY.find((supply) => supply.id === color)?.left(board) ?? 0
    if (left > most) [best, most] = [color, left]
  }
  return best
}
