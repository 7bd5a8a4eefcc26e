import { makeSpatial } from '../../board/map/spatial.ts'
import type { Board } from '../../rules/board/board.ts'
import { meant } from '../../rules/board/borne.ts'
import type { Mark } from '../../rules/board/mark.ts'
import { newItem, type Piece } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { plain } from '../../rules/plain/sentence.ts'
import { treeOf } from '../../rules/told/outline.ts'
import type { Exhibit, Hall } from './exhibit.ts'
import { EMPTY } from './pieces.ts'

/** A scene of the made story: what it is called, and the one it comes before. */
interface Scene {
  readonly id: ItemId
  readonly depth: number
  readonly name: string
  readonly parent?: ItemId
  readonly outcome?: 'success' | 'failure'
}

const STRIP = { width: 640, height: 124 } as const
const PIECES = {
  oval: { painter: 'oval', width: 120, height: 64, texts: ['name'], say: plain('oval') },
  strip: {
    painter: 'sheet',
    width: STRIP.width,
    height: STRIP.height,
    texts: [],
    say: plain('strip of paper'),
  },
} as const satisfies Record<string, Piece>

/** A game that nobody plays: a tree that grows up, and the strip on which its story is drawn. */
const MADE: Omit<Game, 'read' | 'outline'> = {
  id: 'made',
  say: plain('made'),
  words: { en: {} },
  pieces: PIECES,
  moves: [],
  tree: 'up',
  setup: () => [],
}

const SCENES: readonly Scene[] = [
  {
    id: 'ring',
    depth: 3,
    name: 'A ring left at the wash house',
    parent: 'key',
    outcome: 'success',
  },
  { id: 'key', depth: 2, name: 'The night watchman’s key', parent: 'bridge', outcome: 'success' },
  { id: 'ferry', depth: 2, name: 'The last ferry', parent: 'bridge', outcome: 'failure' },
  { id: 'song', depth: 2, name: 'A song in the wrong language', parent: 'vault' },
  { id: 'bridge', depth: 1, name: 'The bridge', parent: 'flood', outcome: 'success' },
  { id: 'vault', depth: 1, name: 'The vault below the mint', parent: 'flood' },
  { id: 'letter', depth: 1, name: 'A letter to the Duke', parent: 'flood' },
  { id: 'flood', depth: 0, name: 'Close the sluice before the bell rings' },
]

/** What the game draws on its strip: a dashed stroke, a whole one for the Scenes that were played, and words. */
function strip(scenes: readonly Scene[]): Mark {
  const [from, to] = [-STRIP.width / 2 + 60, STRIP.width / 2 - 130]
  const x = (i: number) => from + ((to - from) * (i + 0.5)) / scenes.length
  const played = scenes.findLastIndex(({ outcome }) => outcome !== undefined)
  const way = scenes.slice(0, played + 1).map((_, i) => ({ x: x(i), y: -20 - 6 * (i % 3) }))
  return {
    on: 'strip',
    as: 'drawn',
    strokes: [
      {
        ink: 'marker',
        dashed: true,
        spots: [
          { x: from, y: 0 },
          { x: to, y: 0 },
        ],
      },
      { ink: 'violet', spots: [{ x: from, y: 0 }, ...way] },
      ...scenes.flatMap(({ outcome }, i) =>
        outcome
          ? [
              {
                ink: outcome === 'success' ? 'green' : 'red',
                spots: [
                  { x: x(i), y: -44 },
                  { x: x(i) + 5, y: -38 },
                ],
              } as const,
            ]
          : [],
      ),
    ],
    words: [
      ...scenes.map(({ name }, i) => {
        const w = ((to - from) / scenes.length) * 0.9
        return { x: x(i) - w / 2, y: 4, w, h: 46, say: plain(name), stand: 'top' } as const
      }),
      { x: to + 4, y: -10, w: 118, h: 20, say: plain('What came of it'), at: 'left' },
    ],
    say: plain('What was, and what is'),
    rows: scenes.map(({ name, outcome }, i) =>
      plain(`Row ${i + 1}: ${name}. As it was: held. Now: ${outcome ?? 'not yet'}`),
    ),
  }
}

function marksOf(scenes: readonly Scene[]): readonly Mark[] {
  return [
    ...scenes.flatMap(({ id: on, depth, parent, outcome }): readonly Mark[] => [
      { on, as: 'rating', value: 4 - depth, say: plain(`difficulty ${4 - depth}`) },
      { on, as: 'label', say: plain(`depth ${depth}`) },
      ...(parent ? [{ on, as: 'line', to: parent, say: plain('line') } as const] : []),
      ...(outcome
        ? [{ on, as: 'crossed', good: outcome === 'success', say: plain(outcome) } as const]
        : [{ on, as: depth === 0 ? 'waiting' : 'ready', say: plain('ready') } as const]),
    ]),
    strip(scenes),
  ]
}

function gameOf(scenes: readonly Scene[]): Game {
  const below = (parent: ItemId | undefined): readonly { id: ItemId }[] =>
    scenes.filter((one) => one.parent === parent).map(({ id }) => ({ id, rows: below(id) }))
  return {
    ...MADE,
    read: () => marksOf(scenes),
    outline: () => [{ id: 'scenes', say: plain('scenes'), rows: below(undefined) }],
  }
}

const itemOf = (
  kind: keyof typeof PIECES,
  id: ItemId,
  text: string,
  x: number,
  y: number,
  turn = 0,
): Item => {
  const [name] = PIECES[kind].texts
  const texts: Record<string, string> = name ? { [name]: text } : {}
  return {
    ...newItem({ pieces: PIECES }, { id, kind, place: { x, y, turn, z: 1 }, texts }),
    bin: false,
  }
}

/** The whole table: the tree as it is tidied, the strip beside it. */
async function tableOf(game: Game, scenes: readonly Scene[]): Promise<Board> {
  const { tidyPlaces } = await import('../../board/map/tidy.ts')
  const items = new Map(
    scenes.map(({ id, name }, i) => [id, itemOf('oval', id, name, i * 10, 150)]),
  )
  items.set('strip', itemOf('strip', 'strip', '', 0, 290, 0.006))
  const spatial = makeSpatial(PIECES)
  spatial.update(items, items.keys())
  const board = { ...EMPTY, items }
  for (const change of tidyPlaces(treeOf(game, board), spatial.entries, game.tree))
    if (change.do === 'place') {
      const item = items.get(change.id)
      if (item) items.set(change.id, { ...item, place: change.place })
    }
  return board
}

/** A room for what games draw themselves: on a strip, beside a tree that grows up. */
export async function drawnHall(): Promise<Hall> {
  const game = gameOf(SCENES)
  const board = await tableOf(game, SCENES)
  const table = (light: 'light' | 'dark', face: 'hand' | 'plain' = 'hand'): Exhibit => ({
    id: `made/table/${light}/${face}`,
    name: `half played, ${light} room, ${face} face`,
    shows: { as: 'board', game, board, marks: meant(game, board), light, face, scale: 1 },
  })
  const lone = new Map([['strip', itemOf('strip', 'strip', '', 0, 0)]])
  const alone = (name: string, scenes: readonly Scene[], scale: number): Exhibit => ({
    id: `made/strip/${name}`,
    name,
    shows: {
      as: 'board',
      game,
      board: { ...EMPTY, items: lone },
      marks: [strip(scenes)],
      scale,
    },
  })
  const named = (name: string, i: number): Scene => ({ id: `${i}`, depth: 1, name })
  const names = [
    '',
    'x'.repeat(400),
    'all work and no play '.repeat(30),
    '最後の渡し船が出る前に鍵を見つける',
    'الجسر القديم فوق النهر',
    'Donaudampfschifffahrtsgesellschaftskapitän',
  ]
  return {
    name: 'what games draw',
    exhibits: [
      table('light'),
      table('dark'),
      table('light', 'plain'),
      alone('from near', SCENES, 3),
      alone('from afar', SCENES, 0.5),
      alone('names of all sorts', names.map(named), 1.5),
    ],
  }
}
