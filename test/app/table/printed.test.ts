import { describe, expect, it } from 'vitest'
import { playExample } from '../../../src/app/lobby/example.ts'
import { type Camera, type Clear, clearOf, toTable } from '../../../src/board/map/camera.ts'
import { frame, goOn } from '../../../src/board/map/frame.ts'
import { lyingOf } from '../../../src/board/map/lying.ts'
import { makeSpatial } from '../../../src/board/map/spatial.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { filledSlot, rosterOf } from '../../../src/games/road-and-ruin/story/roster.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { newTable } from '../../../src/table/table.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { GAMES } from '../../games/all.ts'
import { onRoad, road } from '../../games/road-and-ruin/lab.ts'
import { LANGUAGES, unread, untold, written } from '../../games/road-and-ruin/printed.ts'
import { paintedBy } from '../../paint/pens.ts'
import { scribe } from '../../paint/scribe.ts'

paintedBy(() => scribe([]))

/**
 * How near a screen of 43 inches, so many px wide, that people sit around shows the paper at most, px a mm:
 * src/board/view/lead.ts.
 */
const among = (width: number) => Math.max(1, (0.5 * width) / 952)

interface Screen {
  readonly clear: Clear
  /** How near it shows the paper at most, where people sit around it. */
  readonly most?: number
  /** How many px there are where others have one: letters are as many times as large. */
  readonly letter?: number
}
/** Screens, and what lies over their board (px). */
const SCREENS: readonly (readonly [string, Screen])[] = [
  [
    'a laptop',
    {
      clear: clearOf({ width: 1440, height: 900 }, { left: 0, top: 60, right: 340, bottom: 116 }),
    },
  ],
  [
    'a phone',
    { clear: clearOf({ width: 390, height: 844 }, { left: 0, top: 104, right: 0, bottom: 132 }) },
  ],
  [
    'a phone whose guide peeps in',
    { clear: clearOf({ width: 390, height: 844 }, { left: 0, top: 112, right: 0, bottom: 208 }) },
  ],
  [
    'a phone whose guide stands half up',
    { clear: clearOf({ width: 390, height: 844 }, { left: 0, top: 140, right: 0, bottom: 496 }) },
  ],
  [
    'a screen that people sit around',
    {
      clear: clearOf({ width: 1920, height: 1080 }, { left: 80, top: 80, right: 80, bottom: 80 }),
      most: among(1920),
    },
  ],
  [
    'one of twice as many px, from the same rim',
    {
      clear: clearOf(
        { width: 3840, height: 2160 },
        { left: 160, top: 160, right: 160, bottom: 160 },
      ),
      most: among(3840),
      letter: 2,
    },
  ],
]

const lie = (board: Board, of: Game = road) => {
  const spatial = makeSpatial(of.pieces)
  spatial.update(board.items, board.items.keys())
  return spatial
}

function lookAt(board: Board, of: Game = road): Look {
  const marks = new Map<string, Mark[]>()
  for (const mark of of.read(board)) marks.set(mark.on, [...(marks.get(mark.on) ?? []), mark])
  return { marks, seats: board.seats, face: 'hand', ratio: 1, say: ({ key }) => key }
}

const IDS = Object.keys(SHEETS)

/** A table of so many people, step by step, from the first picture to a fight. */
function steps(many: number, say: (sentence: Sentence) => string): readonly Board[] {
  const at = onRoad()
  const spoken = { ...at, act: (seat?: string) => ({ ...at.act(seat), say }) }
  const out = [at.board()]
  const step = (move: string, answers = {}) => {
    const changes = at.move(move).play(at.board(), spoken.act(), answers)
    if (!Array.isArray(changes)) throw new Error(move)
    at.by(...changes)
    out.push(at.board())
    return changes.flatMap((one) => (one.do === 'make' ? [one.item.id] : []))[0] ?? ''
  }
  step('tale', { tale: 'errand' })
  for (let i = 0; i < many; i++) {
    const who = step('person', { sheet: IDS[i % IDS.length] })
    step('role', { role: 'shield', who })
  }
  for (let i = 0; i < 20; i++) {
    const one = IDS[i % IDS.length]
    const words = say({ key: `sheet.${one}.${i % 2 === 0 ? 'goal' : 'belief'}` })
    at.by(filledSlot(rosterOf(at.board())!, i + 1, words))
  }
  step('outcome', { goal: 'Over the wall before the guard is back' })
  for (const name of ['Toll keeper', 'Wolf']) step('foe', { name, weapon: 'whip', might: 'strong' })
  return out
}

/** What nobody can read, or is not told, of all that is seen in a view. */
function wrongIn(
  board: Board,
  camera: Camera,
  { left, top, width, height }: Clear,
  say: (sentence: Sentence) => string,
  letter: number,
): readonly string[] {
  const a = toTable(camera, left, top)
  const b = toTable(camera, left + width, top + height)
  const seen = lie(board).seen({ minX: a.x, minY: a.y, maxX: b.x, maxY: b.y })
  return seen.flatMap(({ item }) => {
    const lines = written(item, say, camera.zoom, letter)
    const wrong = [...unread(item, lines, letter), ...untold(item, say, lines)]
    return wrong.map((words) => `${item.kind} at ${camera.zoom.toFixed(2)}: ${words}`)
  })
}

/** How far shadows reach, mm. */
const SHADOW = 12

/** What of these, kinds or things, is not seen whole where the view is clear, but for its shadow. */
function cutOff(
  board: Board,
  kinds: readonly string[],
  camera: Camera,
  clear: Clear,
  of?: Game,
): readonly string[] {
  const a = toTable(camera, clear.left, clear.top)
  const b = toTable(camera, clear.left + clear.width, clear.top + clear.height)
  return [...lie(board, of).entries.values()].flatMap(({ item, minX, minY, maxX, maxY }) => {
    const across = minX + SHADOW >= a.x && maxX - SHADOW <= b.x
    const whole = across && minY + SHADOW >= a.y && maxY - SHADOW <= b.y
    const asked = kinds.includes(item.kind) || kinds.includes(item.id)
    return whole || !asked ? [] : [`${item.kind} ${item.id}`]
  })
}

const PLAYED = ['roster', 'tale', 'deck', 'theatre', 'character', 'foe']

/** The example as it is left. */
async function example(of: Game = road): Promise<Board> {
  const { title, ...told } = await of.example!('en')
  const table = newTable('example', { game: of.id, title, made: 1 })
  await playExample(
    table,
    of,
    { title, ...told },
    { say: ({ key }) => key, roll: async (thrown) => simulate(thrown), now: 1_000_000_000 },
  )
  return table.board()
}

describe('nothing that is played with is cut off', () => {
  const [, { clear: laptop }] = SCREENS[0]!

  it.each([1, 2, 3])('at a new table of %i, on a laptop', (many) => {
    let camera: Camera | undefined
    let before: Board | undefined
    for (const board of steps(many, LANGUAGES[0]![1])) {
      const fresh = [...board.items.keys()].filter((id) => !before?.items.has(id))
      const look = lookAt(board)
      camera = camera
        ? goOn(camera, lyingOf(lie(board), look, fresh), laptop)
        : frame(lyingOf(lie(board), look), laptop)
      expect(cutOff(board, PLAYED, camera, laptop)).toEqual([])
      before = board
    }
    expect(camera!.zoom).toBeGreaterThan(0.9)
    const opened = frame(lyingOf(lie(before!), lookAt(before!)), laptop)
    expect(cutOff(before!, PLAYED, opened, laptop)).toEqual([])
  })

  it.each([
    ['a laptop', 0, [...PLAYED, 'slip']],
    ['a phone whose guide peeps in', 2, ['foe', 'slip']],
  ] as const)('in the example, on %s', async (_, screen, kinds) => {
    const board = await example()
    const [, { clear }] = SCREENS[screen]!
    expect(cutOff(board, kinds, frame(lyingOf(lie(board), lookAt(board)), clear), clear)).toEqual(
      [],
    )
  })
})

describe('at a played table of Dark Prophecy, on a phone', () => {
  const dark = GAMES.find(({ id }) => id === 'dark-prophecy')!
  const SHARED = ['deedRow', 'deedDeck', 'deck', 'discard', 'inPlay', 'spent']

  it.each([
    ['390x844: one’s own place, and all that is shared', 390, 844, ['verseRow', ...SHARED]],
    [
      '360x740: one’s own place, and all but the verses, of which nothing is read',
      360,
      740,
      SHARED,
    ],
  ] as const)('%s', async (_, width, height, whole) => {
    const board = await example(dark)
    const clear = clearOf({ width, height }, { left: 0, top: 112, right: 0, bottom: 168 })
    const lying = lyingOf(lie(board, dark), lookAt(board, dark), [], 'ada')
    expect(cutOff(board, [...whole, 'place-ada'], frame(lying, clear), clear, dark)).toEqual([])
  })
})

describe.each(LANGUAGES)('what is printed is read whole, in %s', (_, say) => {
  describe.each([1, 3, 8])('with %i characters', (many) => {
    it.each(SCREENS)(
      'on %s, in each view that the page chooses',
      (_, { clear, most, letter = 1 }) => {
        const wrong = new Set<string>()
        let camera: Camera | undefined
        let before: Board | undefined
        for (const board of steps(many, say)) {
          const look = { ...lookAt(board), letter }
          const fresh = [...board.items.keys()].filter((id) => !before?.items.has(id))
          const opened = frame(lyingOf(lie(board), look), clear, most)
          // A table that lies among people stays where it is.
          const follows = camera && !most
          camera =
            camera && follows ? goOn(camera, lyingOf(lie(board), look, fresh), clear) : opened
          for (const view of [opened, camera])
            for (const one of wrongIn(board, view, clear, say, letter)) wrong.add(one)
          before = board
        }
        expect([...wrong]).toEqual([])
      },
    )
  })
})
