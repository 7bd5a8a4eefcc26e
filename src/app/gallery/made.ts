import { makeSpatial } from '../../board/map/spatial.ts'
import type { Board } from '../../rules/board/board.ts'
import type { Mark } from '../../rules/board/mark.ts'
import { newItem, type Piece } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { plain } from '../../rules/plain/sentence.ts'
import { type TimelineRow, timelineOf } from '../../rules/story/timeline.ts'
import { treeOf } from '../../rules/told/outline.ts'
import type { Exhibit, Hall } from './exhibit.ts'
import { EMPTY } from './pieces.ts'

/** A scene of the made story: what it is called, and the one it comes before. */
interface Scene extends TimelineRow {
  readonly id: ItemId
  readonly parent?: ItemId
}

const STRIP = { width: 176, height: 420, head: 28 } as const
const PIECES = {
  oval: { painter: 'oval', width: 120, height: 64, texts: ['name'], say: plain('oval') },
  strip: {
    painter: 'sheet',
    width: STRIP.width,
    height: STRIP.height,
    texts: ['title'],
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

const ENDED = SCENES.map(
  (scene, i): Scene => ({
    ...scene,
    outcome: [1, 2, 5].includes(i) ? 'failure' : 'success',
  }),
)

/** The strip alone, as it is drawn for these rows. */
function strip(rows: readonly TimelineRow[], ended: boolean): Mark {
  const drawn = timelineOf(rows, STRIP, {
    was: plain('As it was'),
    is: plain('As it is'),
    came: plain('The sea came in one night, as high as the church tower'),
    ...(ended && { comes: plain('Nobody remembers why they keep a boat in the attic') }),
  })
  return {
    on: 'strip',
    as: 'drawn',
    strokes: drawn.strokes,
    words: drawn.words,
    say: plain('Two timelines'),
    rows: rows.map(({ name, outcome }, i) =>
      plain(`Row ${i + 1}: ${name}. As it was: held. Now: ${outcome ?? 'not yet'}`),
    ),
  }
}

function marksOf(scenes: readonly Scene[], ended: boolean): readonly Mark[] {
  return [
    ...scenes.flatMap(({ id: on, depth, parent, outcome }): readonly Mark[] => [
      { on, as: 'rating', value: 4 - depth, say: plain(`difficulty ${4 - depth}`) },
      { on, as: 'label', say: plain(`depth ${depth}`) },
      ...(parent ? [{ on, as: 'line', to: parent, say: plain('line') } as const] : []),
      ...(outcome
        ? [{ on, as: 'crossed', good: outcome === 'success', say: plain(outcome) } as const]
        : [{ on, as: depth === 0 ? 'waiting' : 'ready', say: plain('ready') } as const]),
    ]),
    strip(scenes, ended),
  ]
}

function gameOf(scenes: readonly Scene[], ended: boolean): Game {
  const below = (parent: ItemId | undefined): readonly { id: ItemId }[] =>
    scenes.filter((one) => one.parent === parent).map(({ id }) => ({ id, rows: below(id) }))
  return {
    ...MADE,
    read: () => marksOf(scenes, ended),
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
  const texts = { [PIECES[kind].texts[0]]: text }
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
  items.set('strip', itemOf('strip', 'strip', 'Timelines', 440, 0, 0.012))
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

/** A room for what games draw themselves: a story as two strands, and the tree that they follow. */
export async function drawnHall(): Promise<Hall> {
  const game = gameOf(SCENES, false)
  const board = await tableOf(game, SCENES)
  const table = (light: 'light' | 'dark', face: 'hand' | 'plain' = 'hand'): Exhibit => ({
    id: `made/table/${light}/${face}`,
    name: `half played, ${light} room, ${face} face`,
    shows: { as: 'board', game, board, marks: game.read(board), light, face, scale: 1 },
  })
  const alone = (
    name: string,
    rows: readonly TimelineRow[],
    ended = false,
    scale = 1.5,
  ): Exhibit => ({
    id: `made/strip/${name}`,
    name,
    shows: {
      as: 'board',
      game,
      board: { ...EMPTY, items: new Map([['strip', itemOf('strip', 'strip', 'Timelines', 0, 0)]]) },
      marks: [strip(rows, ended)],
      scale,
    },
  })
  const many = (count: number): TimelineRow[] =>
    Array.from({ length: count }, (_, i) => ({
      depth: (i * 7) % 4,
      name: `Scene number ${i + 1}`,
      outcome: i % 3 === 1 ? 'failure' : 'success',
    }))
  const named = (name: string): TimelineRow => ({ depth: 1, name, outcome: 'success' })
  return {
    name: 'what games draw',
    exhibits: [
      table('light'),
      table('dark'),
      table('light', 'plain'),
      alone('nothing told yet', []),
      alone(
        'told, and nothing played',
        SCENES.map(({ outcome: _, ...row }) => row),
      ),
      alone('half played', SCENES),
      alone('ended', ENDED, true),
      alone('from near', SCENES, false, 3),
      alone('from afar', SCENES, false, 0.5),
      alone('a hundred scenes', many(100), true),
      alone('names of all sorts', [
        named(''),
        named('x'.repeat(400)),
        named('all work and no play '.repeat(30)),
        named('最後の渡し船が出る前に鍵を見つける'),
        named('الجسر القديم فوق النهر'),
        named('Donaudampfschifffahrtsgesellschaftskapitän'),
      ]),
    ],
  }
}
