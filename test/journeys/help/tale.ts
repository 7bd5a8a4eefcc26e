import type { Change } from '../../../src/rules/board/change.ts'
import type { Table } from '../../../src/table/table.ts'
import { dragonWakes } from './dragon.ts'

const SETTINGS: Readonly<Record<string, string>> = {
  fleet: 'The harbour at Carrow, on the morning the sea came back.',
  wall: 'Below the observatory, by the light of one lamp.',
  hermit: 'Half-way up a tower without stairs.',
  ash: 'The road that was a river.',
}

const TOLD: Readonly<Record<string, string>> = {
  ash: 'They went when the wind turned. Ruth counted the steps between one milestone and the next, and Tam, who sees in the dark, counted the eyes.\nNobody spoke until the road had grass again.',
  wall: 'The letters were older than the tongue they were written in. Osk read them aloud all the same, badly, and something under the floor laughed.\n“She was a lullaby first,” he said when they had climbed out. “Somebody sang her to sleep. Somebody could again.”',
  hermit:
    'He would not come down. So they went up, with a rope and a basket of eels, and stayed for three days until he had told them everything he had sworn never to tell, mostly to make them leave.',
  fleet:
    'The king listened to all of it and then asked what it would cost. Nobody had thought of that. By evening the ships had sailed, the wrong way.',
}

/** The dragon's table with what was told of it, notes beside Scenes, and a second Finale that a merge has brought. */
export function toldTable(): Table {
  const table = dragonWakes()
  const write = (field: string, texts: Readonly<Record<string, string>>): Change[] =>
    Object.entries(texts).map(([id, insert]) => ({
      do: 'write',
      id,
      field,
      at: 0,
      remove: 0,
      insert,
    }))
  const oval = (id: string, objective: string, x: number): Change => ({
    do: 'make',
    item: {
      id,
      kind: 'oval',
      place: { x, y: 330, turn: 0, z: 900 },
      props: { finale: true, made: 900 },
      texts: { objective, setting: '', told: '' },
    },
  })
  const note = (id: string, text: string, x: number, y: number): Change => ({
    do: 'make',
    item: {
      id,
      kind: 'note',
      place: { x, y, turn: 0.1, z: 910 },
      props: { color: 'green', made: 910 },
      texts: { text },
    },
  })
  table.apply(
    [
      ...write('setting', SETTINGS),
      ...write('told', TOLD),
      oval('leave', 'Leave by sea and never look back', 480),
      note('rope', 'Bring rope!', 270, 20),
      note('tea', 'Tea at four', -640, 380),
    ],
    { seat: 'ada', track: false },
  )
  return table
}

/** The dragon's table when its Finale has been performed, with these faces, and told. */
function finished(faces: readonly number[], told: string): Table {
  const table = dragonWakes()
  const dice = faces.map((face) => ({ die: 'd6' as const, face }))
  const burst = faces.flatMap((face, from) =>
    face === 6 ? [{ die: 'd6' as const, face: 3, from }] : [],
  )
  table.apply(
    [
      { do: 'write', id: 'bind', field: 'told', at: 0, remove: 0, insert: told },
      {
        do: 'roll',
        record: {
          id: 'roll-bind',
          seat: 'june',
          at: Date.UTC(2026, 2, 3),
          check: {
            kind: 'scene',
            about: 'bind',
            dr: 4,
            dice: faces.map(() => 'd6' as const),
            bursts: { d6: [6] },
            pairs: [],
            ready: [],
          },
          roll: [...dice, ...burst],
        },
      },
    ],
    { seat: 'ada', track: false },
  )
  return table
}

/** The dragon's table when its Finale was won, and when it was lost. */
export const endedTable = () =>
  finished([5, 6, 4, 4, 2], 'She lay down where the bell had hung, and slept.')
export const lostTable = () => finished([1, 2, 3], 'She rose, and the sky went with her.')

/** Scenes of the long tale beside those of the dragon. */
export const ERRANDS = 30

/** The same with so much told that it fills a book: no end of a page is where anybody would like it. */
export function longTable(errands = ERRANDS): Table {
  const table = toldTable()
  const words = Object.values(TOLD).join('\n')
  const changes = Object.keys(TOLD).map(
    (id, at): Change => ({
      do: 'write',
      id,
      field: 'told',
      at: 0,
      remove: 0,
      insert: `${words}\n`.repeat(3 + at * 2),
    }),
  )
  const scenes = Array.from({ length: errands }, (_, at): Change[] => [
    {
      do: 'make',
      item: {
        id: `more${at}`,
        kind: 'oval',
        place: {
          x: -600 + (at % 10) * 130,
          y: 500 + Math.floor(at / 10) * 80,
          turn: 0,
          z: 920 + at,
        },
        props: { parent: 'bind', made: 920 + at },
        texts: {
          objective: `Errand number ${at + 1}, of which nobody thought there would be so many`,
          setting: 'Somewhere on the way.',
          told: `Of errand ${at + 1}: ${words.slice(0, 80 + ((at * 137) % 900))}`,
        },
      },
    },
    {
      do: 'roll',
      record: {
        id: `roll-more${at}`,
        seat: 'milo',
        at: Date.UTC(2026, 2, 3 + at),
        check: {
          kind: 'scene',
          about: `more${at}`,
          dr: 3,
          dice: ['d6', 'd6', 'd6'],
          bursts: { d6: [6] },
          pairs: [],
          ready: [],
        },
        roll: [
          { die: 'd6', face: 6 },
          { die: 'd6', face: 2 },
          { die: 'd6', face: (at % 5) + 1 },
          { die: 'd6', face: 5, from: 0 },
        ],
      },
    },
  ]).flat()
  table.apply([...changes, ...scenes], { seat: 'ada', track: false })
  return table
}

const PEOPLE = ['Ines', 'Bo', 'Cleo', 'Dimitri', 'Esperanza']

/** The told table with so many people at it (3 to 8), each with a Character of a long name, and a long prophecy. */
export function crowdedTable(people: number): Table {
  const table = toldTable()
  const more = PEOPLE.slice(0, people - 3).flatMap((name, n): Change[] => [
    { do: 'seat', seat: { id: `seat-${n}`, name, color: n + 3, sitter: '' } },
    {
      do: 'make',
      item: {
        id: `extra-${n}`,
        kind: 'card',
        place: { x: -500 + n * 200, y: 700, turn: 0, z: 930 + n },
        props: { player: `seat-${n}`, made: 930 + n },
        texts: { title: `${name} of the Lanterns, called the ${n + 2}th`, body: '' },
      },
    },
  ])
  const words =
    ' For three days the tide has gone out and not come back. Boats lie on their sides in the mud, and children walk where the ferry ran, and bring home bottles, anchors, the bones of whales.\nOn the third evening the oldest buoy is found, far beyond the islands, and scratched into its copper are marks that only the lighthouse keepers still read. It says that the sea was lent, not given, and that the lender will count what was taken. That is eleven days away.'
  const write: Change = {
    do: 'write',
    id: 'prophecy',
    field: 'text',
    at: table.board().items.get('prophecy')?.texts.text?.length ?? 0,
    remove: 0,
    insert: words,
  }
  table.apply([write, ...more], { seat: 'ada', track: false })
  return table
}
