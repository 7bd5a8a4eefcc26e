import { LOADERS } from '../../games/index.ts'
import type { DieLook } from '../../paint/dice/die.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import type { Act, Board } from '../../rules/board/board.ts'
import { meant } from '../../rules/board/borne.ts'
import { DICE, type Die, FACES } from '../../rules/dice/dice.ts'
import type { Roll } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import type { GameLook } from '../../rules/look.ts'
import { SEAT_COLORS, type Seat } from '../../rules/plain/item.ts'
import { newTable } from '../../table/table.ts'
import { makeRoller } from '../../tray/roller.ts'
import { playExample } from '../lobby/example.ts'
import { bringWhole, proseOf } from '../page/games.ts'
import { type Speaks, voiceOf } from '../page/voice.ts'
import type { Exhibit, Hall } from './exhibit.ts'
import { facesHalls } from './faces.ts'
import { drawnHall } from './made.ts'
import { EMPTY, pieceHalls, SEATS } from './pieces.ts'

/**
 * Everything there is to be seen of the games and their dice: for the gallery, and for the tests that walk through it.
 */
export async function halls(page: Speaks, shown?: readonly Game[]): Promise<readonly Hall[]> {
  const games = shown ?? (await Promise.all(Object.values(LOADERS).map((load) => load())))
  const own = await Promise.all(games.map((game) => hallsOf(page, game)))
  // By one that looks as all tables do: what a look brings is seen on it.
  const usual = games.find(({ look }) => !look)
  const worn = await Promise.all(LOOKS.map((look) => wornBy(page, usual, look)))
  return [
    ...own.flat(),
    ...worn.flat(),
    await drawnHall(),
    ...facesHalls(),
    dice(),
    ...rooms(games),
  ]
}

/** Every look that a game has, by the name of its folder. */
export const LOOKS: readonly (readonly [name: string, look: GameLook])[] = Object.entries(
  import.meta.glob<GameLook>('../../games/*/look.ts', { eager: true, import: 'look' }),
).map(([path, look]) => [path.split('/').at(-2) ?? path, look])

/** The same game in another look: all its things, and its tables in both rooms. */
async function wornBy(
  page: Speaks,
  game: Game | undefined,
  [name, look]: readonly [name: string, look: GameLook],
): Promise<readonly Hall[]> {
  if (!game) return []
  const worn: Game = { ...game, id: `${game.id} as ${name}`, look }
  return [
    ...pieceHalls(worn),
    {
      name: `${worn.id}: tables as they are opened`,
      exhibits: [
        ...bothRooms(worn, 'just laid', laid(game)),
        ...bothRooms(worn, 'the example', await played(page, game)),
      ],
    },
  ]
}

async function hallsOf(page: Speaks, game: Game): Promise<readonly Hall[]> {
  const piles = (game.supply ?? []).flatMap((supply) =>
    [supply.count, 1, 0].map((left): Exhibit => {
      const name = `${supply.id}, ${left} left`
      return { id: `${game.id}/pile/${name}`, name, shows: { as: 'pile', game, supply, left } }
    }),
  )
  return [
    ...pieceHalls(game),
    { name: `${game.id}: within reach`, exhibits: piles },
    {
      name: `${game.id}: tables as they are opened`,
      exhibits: [
        ...bothRooms(game, 'just laid', laid(game)),
        ...bothRooms(game, 'the example', await played(page, game)),
      ],
    },
  ]
}

/** What there is of such a table, in the light and in the dark room. */
function bothRooms(game: Game, name: string, board: Board | undefined): Exhibit[] {
  if (!board) return []
  return (['light', 'dark'] as const).map((light) => ({
    id: `${game.id}/table/${name}/${light}`,
    name: `${name}, ${light} room`,
    shows: { as: 'board', game, board, marks: meant(game, board), light, scale: 0.5, part: TABLE },
  }))
}

/** A table as the game lays it, with people at it. */
function laid(game: Game): Board {
  let made = 0
  const act: Act = {
    seat: SEATS[0]?.id ?? '',
    chance: { id: () => `laid${++made}`, seed: () => '0'.repeat(64), wobble: () => 0.5 },
    now: 0,
  }
  const table = newTable('gallery', { game: game.id, title: 'Gallery', made: 0 })
  const seats = SEATS.slice(0, 3).map((seat: Seat) => ({ do: 'seat', seat }) as const)
  table.apply([...seats, ...(game.setup?.(act) ?? [])], { seat: act.seat, track: false })
  const board = table.board()
  table.close()
  return board
}

/** The game half played that it shows to those who are new. */
async function played(page: Speaks, game: Game): Promise<Board | undefined> {
  const late = [proseOf(page, game), bringWhole(page, game)]
  const [example] = await Promise.all([game.example?.(page.spoken.now), ...late])
  if (!example) return undefined
  const roller = makeRoller()
  const table = newTable('example', { game: game.id, title: example.title, made: 0 })
  try {
    const { say } = voiceOf(page, game)
    await playExample(table, game, example, { say, roll: roller.roll, now: 1e12 })
    return table.board()
  } finally {
    roller.close()
    table.close()
  }
}

/** The first sheet and some of the wood round it, mm. */
const TABLE: Rect = { minX: -790, minY: -527, maxX: 790, maxY: 527 }

/** Every die with every face; each coat; and all sorts in the tray. */
function dice(): Hall {
  const die = (name: string, sort: Die, face: number, look: DieLook): Exhibit => ({
    id: `die/${name}`,
    name,
    shows: { as: 'die', die: sort, face, look },
  })
  return {
    name: 'dice',
    exhibits: [
      ...DICE.flatMap((sort) =>
        Array.from({ length: FACES[sort] }, (_, i) => die(`${sort} ${i + 1}`, sort, i + 1, {})),
      ),
      ...SEAT_COLORS.flatMap((_, color) =>
        (['d6', 'd20'] as const).map((sort) =>
          die(`${sort} of seat ${color + 1}`, sort, 5, { color }),
        ),
      ),
      ...(['d6', 'd20'] as const).flatMap((sort) => [
        die(`${sort} that burst`, sort, 6, { gold: true }),
        die(`${sort} that does not count`, sort, 2, { faint: true }),
      ]),
      { id: 'tray/ivory', name: 'ready in the tray', shows: { as: 'tray', dice: DICE } },
      {
        id: 'tray/seat',
        name: 'ready for seat 1',
        shows: { as: 'tray', dice: DICE, color: 0 },
      },
      ...[false, true].flatMap((plain) => [
        fallen('ivory', undefined, plain),
        ...SEAT_COLORS.map((_, color) => fallen(`seat ${color + 1}`, color, plain)),
      ]),
    ],
  }
}

/** All faces of a six-sided die as they fell, the six with what flew out of it. */
export const FELL: Roll = [
  ...[1, 2, 3, 4, 5, 6].map((face) => ({ die: 'd6' as const, face })),
  { die: 'd6', face: 3, from: 5 },
]

/** Counted dice of a coat: Misses, Hits and one that burst. */
function fallen(whose: string, color: number | undefined, plain: boolean): Exhibit {
  const name = `fallen, ${whose}${plain ? ', without WebGL' : ''}`
  const hits = FELL.map(({ face }) => (face > 3 ? 1 : 0))
  const shows = { as: 'tray', dice: [], fell: FELL, hits, plain } as const
  return { id: `tray/${name}`, name, shows: color === undefined ? shows : { ...shows, color } }
}

/** Wood and paper in both rooms, from far and near. */
const SCALES = [0.12, 0.3, 0.6, 1.2, 2.4, 4.8] as const
const CORNER = { x: -720, y: -457 }

function rooms([game]: readonly Game[]): Hall[] {
  if (!game) return []
  return (['light', 'dark'] as const).map((light) => ({
    name: `${light} room`,
    exhibits: SCALES.map((scale): Exhibit => {
      const [w, h] = [150 / scale, 100 / scale]
      const { x, y } = CORNER
      const part = { minX: x - w * 0.4, minY: y - h * 0.4, maxX: x + w * 0.6, maxY: y + h * 0.6 }
      return {
        id: `room/${light}/${scale}`,
        name: `${scale} px per mm`,
        shows: { as: 'board', game, board: EMPTY, marks: [], light, scale, part },
      }
    }),
  }))
}
