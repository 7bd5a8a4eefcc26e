import type { Change, NewItem } from '../../src/rules/change.ts'
import type { NoteColor, Place, Seat } from '../../src/rules/item.ts'
import { newTable, type Table } from '../../src/table/table.ts'

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
  { id: 'bind', x: 0, y: -235, objective: 'Bind the Dragon before she takes to the air', dr: 4 },
  {
    id: 'fleet',
    x: -190,
    y: -125,
    objective: 'Win the king’s fleet to our side',
    parent: 'bind',
    dr: 3,
    faces: [2, 5, 3, 1],
  },
  {
    id: 'name',
    x: -5,
    y: -105,
    objective: 'Learn the name she had when she slept',
    parent: 'bind',
    dr: 3,
  },
  {
    id: 'bell',
    x: 190,
    y: -120,
    objective: 'Wake the drowned bell of Carrow',
    parent: 'bind',
    dr: 3,
  },
  {
    id: 'wall',
    x: -130,
    y: 0,
    objective: 'Read the wall under the observatory',
    parent: 'name',
    dr: 2,
    faces: [4, 5, 1],
  },
  {
    id: 'hermit',
    x: 35,
    y: 12,
    objective: 'Talk the hermit out of his tower',
    parent: 'name',
    dr: 2,
    faces: [5, 2, 4],
  },
  {
    id: 'diver',
    x: 205,
    y: 5,
    objective: 'Hire a diver who asks nothing',
    parent: 'bell',
    dr: 2,
  },
  {
    id: 'ash',
    x: 50,
    y: 122,
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
    title: 'Ruth, the bell-founder',
    x: -395,
    y: -165,
    turn: -0.05,
    player: 'ada',
    notes: [
      note('Bell-founder', 'yellow', -82, 4, -0.06, 'occupation'),
      note('Hands of iron', 'pink', -70, 72, 0.04, 'trait'),
      note('Silver tongued', 'blue', 6, 64, -0.03, 'psyche'),
      note('Osk’s older sister', 'green', 84, 70, 0.05, 'relationship'),
      note('Owes the Harbour Guild', 'orange', 92, 2, 0.02, 'affiliation'),
    ],
  },
  {
    id: 'osk',
    title: 'Brother Osk',
    x: -405,
    y: 60,
    turn: 0.03,
    player: 'milo',
    notes: [
      note('Smuggler', 'yellow', -84, 8, 0.05, 'occupation'),
      note('Never sleeps', 'pink', -72, 76, -0.04, 'trait'),
      note('Hates being rushed', 'blue', 8, 66, 0.03, 'psyche'),
      note('Would die for Ruth', 'green', 86, 74, -0.05, 'relationship'),
      note('Sterling reputation', 'orange', 90, 6, -0.02, 'affiliation'),
    ],
  },
  {
    id: 'tam',
    title: 'Tam of the ferries',
    x: 410,
    y: -180,
    turn: 0.04,
    player: 'june',
    notes: [
      note('Ferrywoman', 'yellow', -90, 0, 0.04, 'occupation'),
      note('Sees in the dark', 'pink', -74, 70, -0.05, 'trait'),
      note('Remembers the song', 'blue', 4, 66, 0.02, 'psyche'),
      note('Once engaged to Osk', 'green', 82, 72, 0.06, 'relationship'),
    ],
  },
  {
    id: 'observatory',
    title: 'The Observatory',
    x: -165,
    y: 175,
    turn: -0.03,
    scene: 'name',
    notes: [note('Dusk', 'green', 2, 26, 0.04), note('Half fallen in', 'yellow', 78, 18, -0.06)],
  },
  {
    id: 'queen',
    title: 'Queen Imbry',
    x: 375,
    y: 85,
    turn: -0.02,
    notes: [
      note('Vain about her ships', 'pink', -76, 28, -0.04),
      note('Loved a dragon-singer', 'blue', 6, 34, 0.05),
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
    place: place(-245, -262, -0.03, ++z),
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
        bursts: [6],
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
    { do: 'play', key: 'pair/name/osk-0/observatory-0/milo', value: 'agree' },
    { do: 'play', key: 'pair/name/observatory-1/ruth-0/ada', value: 'agree' },
    { do: 'play', key: 'pair/name/observatory-0/tam-2/june', value: 'agree' },
  ]
  const refusal = table.apply(changes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}
