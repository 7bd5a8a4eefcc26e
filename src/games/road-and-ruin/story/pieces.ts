import type { ChoiceField, CountField, WorthField } from '../../../rules/board/field.ts'
import type { Piece } from '../../../rules/board/piece.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { MATERIAL } from '../../../rules/story/pieces.ts'
import { DISTANCES, INTERIORS } from '../reckon/places.ts'
import { READINGS, ROSTER } from '../reckon/roster.ts'
import { ROLE_IDS, TALE_IDS } from '../reckon/tales.ts'
import { cardOf, leftIn } from './drawn.ts'
import { PEOPLE_PIECES } from './folk.ts'

/** The two numbers of a search [R11]. */
export const DISCOVERY: CountField = {
  id: 'discovery',
  say: say('field.discovery'),
  as: 'count',
  least: 0,
  shows: 'number',
}
export const DISMISSAL: CountField = {
  id: 'dismissal',
  say: say('field.dismissal'),
  as: 'count',
  least: 0,
  shows: 'number',
}

/** Whether whoever searches is obsessed with it [R13]. */
const OBSESSION: ChoiceField = {
  id: 'obsession',
  say: say('field.obsession'),
  as: 'choice',
  options: [{ id: 'obsessed', say: say('field.obsessed') }],
}

const READ_AS: ChoiceField = {
  id: 'as',
  say: say('field.as'),
  as: 'choice',
  options: READINGS.map((id) => ({ id, say: say(`reading.${id}`) })),
}

/** How far it is [R15]: a label and no measure. */
const BAND: ChoiceField = {
  id: 'band',
  say: say('field.band'),
  as: 'choice',
  options: DISTANCES.map(({ id }) => ({ id, say: say(`distance.${id}`) })),
}

const INTERIOR: ChoiceField = {
  id: 'interior',
  say: say('field.interior'),
  as: 'choice',
  options: INTERIORS.map(({ id }) => ({ id, say: say(`interior.${id}`) })),
}

const LEFT: WorthField = {
  id: 'left',
  say: say('field.left'),
  as: 'worth',
  of: (_item, board) => leftIn(board).length,
}

const STORES: CountField = {
  id: 'stores',
  say: say('field.stores'),
  as: 'count',
  least: 0,
  most: 40,
  shows: 'tokens',
}

const { card, note, ink, sheet, placard } = MATERIAL

/** What can lie on this table. */
export const PIECES = {
  ...PEOPLE_PIECES,
  card: { ...card, fresh: [] },
  note: {
    ...note,
    sticks: ['card', 'slip', 'search', 'roundtable', 'tale', 'role', 'character', 'foe'],
  },
  ink,
  sheet,
  placard,
  slip: {
    painter: 'printed',
    width: 105,
    height: 74,
    texts: ['goal'],
    say: say('piece.slip'),
  },
  search: {
    painter: 'printed',
    width: 105,
    height: 74,
    texts: ['sought', 'clues'],
    fields: [DISCOVERY, DISMISSAL, OBSESSION],
    say: say('piece.search'),
  },
  roster: {
    painter: 'printed',
    width: 236,
    height: 166,
    texts: Array.from({ length: ROSTER }, (_, i) => `slot${i + 1}`),
    say: say('piece.roster'),
    nameless: () => say('piece.roster'),
  },
  deck: {
    painter: 'printed',
    width: 78,
    height: 104,
    texts: [],
    fields: [LEFT],
    mat: { lies: 'pile' },
    say: say('piece.deck'),
    nameless: () => say('piece.deck'),
  },
  roundtable: {
    painter: 'printed',
    width: 63,
    height: 88,
    texts: [],
    sticks: ['search'],
    fields: [READ_AS],
    say: say('piece.roundtable'),
    nameless: (item: Item) => {
      const number = cardOf(item)
      return number === undefined ? say('piece.roundtable') : say(`deck.${number}.title`)
    },
  },
  tale: {
    painter: 'printed',
    width: 148,
    height: 105,
    texts: [],
    say: say('piece.tale'),
    nameless: ({ props }: Item) => {
      const tale = TALE_IDS.find((id) => id === props.tale)
      return say(tale ? `tale.${tale}.title` : 'piece.tale')
    },
  },
  role: {
    painter: 'printed',
    width: 63,
    height: 88,
    texts: [],
    sticks: ['character'],
    say: say('piece.role'),
    nameless: ({ props }: Item) => {
      const role = ROLE_IDS.find((id) => id === props.role)
      return say(role ? `role.${role}.title` : 'piece.role')
    },
  },
  stores: {
    painter: 'printed',
    width: 70,
    height: 70,
    texts: [],
    fields: [STORES],
    say: say('piece.stores'),
    nameless: () => say('piece.stores'),
  },
  theatre: {
    painter: 'printed',
    width: 640,
    height: 410,
    texts: ['title'],
    mat: { lies: 'free' },
    say: say('piece.theatre'),
  },
  stage: {
    painter: 'printed',
    width: 290,
    height: 180,
    texts: ['title', 'told'],
    fields: [BAND],
    mat: { lies: 'free' },
    say: say('piece.stage'),
  },
  place: {
    painter: 'printed',
    width: 120,
    height: 76,
    texts: ['title'],
    fields: [BAND, INTERIOR],
    mat: { lies: 'free' },
    say: say('piece.place'),
  },
} as const satisfies Record<string, Piece>
export type Kind = keyof typeof PIECES
