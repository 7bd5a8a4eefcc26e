import type { Change, NewItem } from '../../../src/rules/board/change.ts'
import type { NoteColor, Place, Seat } from '../../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../../src/table/table.ts'

/*
 * A table in the middle of a game of Prophecy: three people, eight Scenes, two of them won and one lost.
 * For the picture in the README, and for whatever else wants a table that looks lived at.
 */

const SEATS: readonly Seat[] = [
  { id: 'ada', name: 'Ada', color: 0, sitter: '' },
  { id: 'milo', name: 'Milo', color: 1, sitter: '' },
  { id: 'june', name: 'June', color: 2, sitter: '' },
]

interface Outlined {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly objective: string
  readonly parent?: string
  readonly dr: number
  /** What was thrown for it, if it has been performed. */
  readonly faces?: readonly number[]
}

const SCENES: readonly Outlined[] = [
  { id: 'bind', x: 10, y: -258, objective: 'Bind the Dragon before she takes to the air', dr: 4 },
  {
    id: 'fleet',
    x: -142,
    y: -172,
    objective: 'Win the king’s fleet to our side',
    parent: 'bind',
    dr: 3,
    faces: [2, 5, 3, 1],
  },
  {
    id: 'name',
    x: 4,
    y: -146,
    objective: 'Learn the name she had when she slept',
    parent: 'bind',
    dr: 3,
  },
  {
    id: 'bell',
    x: 158,
    y: -166,
    objective: 'Wake the drowned bell of Carrow',
    parent: 'bind',
    dr: 3,
  },
  {
    id: 'wall',
    x: -82,
    y: -36,
    objective: 'Read the wall under the observatory',
    parent: 'name',
    dr: 2,
    faces: [4, 5, 1],
  },
  {
    id: 'hermit',
    x: 64,
    y: -26,
    objective: 'Talk the hermit out of his tower',
    parent: 'name',
    dr: 2,
    faces: [5, 2, 4],
  },
  {
    id: 'diver',
    x: 205,
    y: -52,
    objective: 'Hire a diver who asks nothing',
    parent: 'bell',
    dr: 2,
  },
  {
    id: 'ash',
    x: 72,
    y: 84,
    objective: 'Cross the ash road by night',
    parent: 'hermit',
    dr: 1,
    faces: [4, 1],
  },
]

interface Written {
  readonly text: string
  readonly color: NoteColor
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly category?: string
}

interface Carded {
  readonly id: string
  readonly title: string
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly player?: string
  readonly scene?: string
  readonly notes: readonly Written[]
}

const note = (
  text: string,
  color: NoteColor,
  x: number,
  y: number,
  turn: number,
  category?: string,
): Written => ({ text, color, x, y, turn, ...(category ? { category } : {}) })

const CARDS: readonly Carded[] = [
  {
    id: 'ruth',
    title: 'Ruth',
    x: -352,
    y: -130,
    turn: -0.05,
    player: 'ada',
    notes: [
      note('Bell-founder', 'yellow', -70, 34, -0.06, 'occupation'),
      note('Silver tongued', 'blue', 8, 36, 0.04, 'psyche'),
      note('Owes the Harbour Guild', 'orange', 84, 28, -0.03, 'affiliation'),
      note('Hands of iron', 'pink', -36, 104, 0.05, 'trait'),
      note('Osk’s older sister', 'green', 44, 108, -0.02, 'relationship'),
    ],
  },
  {
    id: 'osk',
    title: 'Brother Osk',
    x: -346,
    y: 100,
    turn: 0.04,
    player: 'milo',
    notes: [
      note('Smuggler', 'yellow', -72, 32, 0.05, 'occupation'),
      note('Hates being rushed', 'blue', 6, 38, -0.04, 'psyche'),
      note('Sterling reputation', 'orange', 82, 30, 0.03, 'affiliation'),
      note('Never sleeps', 'pink', -34, 106, -0.05, 'trait'),
      note('Would die for Ruth', 'green', 46, 106, 0.02, 'relationship'),
    ],
  },
  {
    id: 'tam',
    title: 'Tam of the ferries',
    x: 372,
    y: -236,
    turn: 0.04,
    player: 'june',
    notes: [
      note('Ferrywoman', 'yellow', -74, 34, 0.04, 'occupation'),
      note('Remembers the song', 'blue', 4, 38, -0.05, 'psyche'),
      note('Sees in the dark', 'pink', 78, 32, 0.02, 'trait'),
      note('Once engaged to Osk', 'green', -30, 106, 0.06, 'relationship'),
    ],
  },
  {
    id: 'observatory',
    title: 'The Observatory',
    x: -118,
    y: 142,
    turn: -0.03,
    scene: 'name',
    notes: [note('Dusk', 'green', -26, 36, 0.04), note('Half fallen in', 'yellow', 52, 32, -0.06)],
  },
  {
    id: 'bell-of-carrow',
    title: 'The drowned bell',
    x: 140,
    y: 196,
    turn: 0.05,
    notes: [note('Rings by itself', 'orange', 44, 26, 0.05)],
  },
  {
    id: 'queen',
    title: 'Queen Imbry',
    x: 356,
    y: 44,
    turn: -0.03,
    notes: [
      note('Vain about her ships', 'pink', -44, 36, -0.04),
      note('Loved a dragon-singer', 'blue', 38, 40, 0.05),
    ],
  },
]

const place = (x: number, y: number, turn: number, z: number, on?: string): Place =>
  on === undefined ? { x, y, turn, z } : { x, y, turn, z, on }

function items(): NewItem[] {
  let z = 0
  const ovals = SCENES.map<NewItem>(({ id, x, y, objective, parent }) => {
    const hangs: NewItem['props'] = parent ? { parent } : { finale: true }
    return {
      id,
      kind: 'oval',
      place: place(x, y, 0, ++z),
      props: { ...hangs, made: z },
      texts: { objective, setting: '', told: '' },
    }
  })
  const cards = CARDS.flatMap(({ id, title, x, y, turn, player, scene, notes }): NewItem[] => [
    {
      id,
      kind: 'card',
      place: place(x, y, turn, ++z),
      props: { made: z, ...(player ? { player } : {}), ...(scene ? { scene } : {}) },
      texts: { title, body: '' },
    },
    ...notes.map(
      (written, at): NewItem => ({
        id: `${id}-${at}`,
        kind: 'note',
        place: place(written.x, written.y, written.turn, ++z, id),
        props: {
          color: written.color,
          made: z,
          ...(written.category ? { category: written.category } : {}),
        },
        texts: { text: written.text },
      }),
    ),
  ])
  const sheet: NewItem = {
    id: 'prophecy',
    kind: 'sheet',
    place: place(-437, -262, -0.03, ++z),
    props: { made: z },
    texts: {
      title: 'The Dragon Wakes',
      text: 'The scholars said she was a story. Then the ruins began to hum, and the sea drew back from Carrow as if it had been breathed in.',
    },
  }
  const dice = SCENES.filter(({ faces, dr }) => hits(faces ?? []) >= dr).map<NewItem>(
    ({ id, parent }, at) => ({
      id: `die:${id}`,
      kind: 'die',
      place: place(-40 + at * 20, 22, 0.3 * at, ++z, parent),
      props: { face: 3 + at, made: z },
      texts: {},
    }),
  )
  // Dice that lay ready for a Scene have gone when it was performed.
  const spent = new Set(SCENES.filter(({ faces }) => faces).map(({ id }) => id))
  return [...ovals, sheet, ...cards, ...dice.filter(({ place: { on } }) => !spent.has(on ?? ''))]
}

const hits = (faces: readonly number[]) => faces.filter((face) => face > 3).length

function rolls(): Change[] {
  return SCENES.filter(({ faces }) => faces).map(({ id, dr, faces = [] }, at) => ({
    do: 'roll',
    record: {
      id: `roll-${id}`,
      seat: 'ada',
      at: at + 1,
      check: {
        kind: 'scene',
        about: id,
        dr,
        dice: faces.map(() => 'd6' as const),
        bursts: { d6: [6] },
        pairs: [],
        ready: [],
      },
      roll: faces.map((face) => ({ die: 'd6' as const, face })),
    },
  }))
}

/** The table of the game in the middle. */
export function dragonWakes(): Table {
  const table = newTable('dragon', { game: 'prophecy', title: 'The Dragon Wakes', made: 0 })
  const changes: Change[] = [
    ...SEATS.map((seat): Change => ({ do: 'seat', seat })),
    ...items().map((item): Change => ({ do: 'make', item })),
    ...rolls(),
    { do: 'play', key: 'phase', value: 'story' },
    { do: 'play', key: 'scene', value: 'name' },
    { do: 'play', key: 'clock', value: { spent: 138_000 } },
    { do: 'play', key: 'pair/name/observatory-0/osk-0/milo', value: 'agree' },
    { do: 'play', key: 'pair/name/observatory-1/ruth-0/ada', value: 'agree' },
    { do: 'play', key: 'pair/name/queen-1/tam-1/june', value: 'agree' },
  ]
  const refusal = table.apply(changes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}
