import type { ChoiceField, CountField, WorthField } from '../../../rules/board/field.ts'
import type { Piece } from '../../../rules/board/piece.ts'
import { boxAt, roomOf } from '../../../rules/board/room.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { MATERIAL } from '../../../rules/story/pieces.ts'
import { DISTANCES, INTERIORS } from '../reckon/places.ts'
import { READINGS, ROSTER } from '../reckon/roster.ts'
import { ROLE_IDS, TALE_IDS } from '../reckon/tales.ts'
import { cardOf, leftIn } from './drawn.ts'
import { PEOPLE_PIECES } from './folk.ts'
import {
  CARD_SIZE,
  DECK_SIZE,
  PLACE_SIZE,
  ROLE_SIZE,
  ROSTER_SIZE,
  SEARCH_SIZE,
  SLIP_SIZE,
  STAGE_SIZE,
  TALE_SIZE,
  THEATRE_SIZE,
} from './papers.ts'

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

/** What a Stage is called that nobody has named: the inn, or the road that leads from it. */
export const namelessStage = ({ props }: Item): Sentence =>
  say(props.inn === true ? 'page.inn' : props.road === true ? 'phase.road' : 'piece.stage')

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
    ...SLIP_SIZE,
    // Whoever asks for it reads it.
    own: true,
    texts: ['goal'],
    say: say('piece.slip'),
  },
  search: {
    painter: 'printed',
    ...SEARCH_SIZE,
    texts: ['sought', 'clues'],
    fields: [DISCOVERY, DISMISSAL, OBSESSION],
    say: say('piece.search'),
  },
  roster: {
    painter: 'printed',
    ...ROSTER_SIZE,
    // The Theatre is laid beside it.
    keeps: boxAt({ x: 426, y: 48 }, roomOf(THEATRE_SIZE)),
    texts: ['title', ...Array.from({ length: ROSTER }, (_, i) => `slot${i + 1}`)],
    say: say('piece.roster'),
    nameless: () => say('piece.roster'),
  },
  deck: {
    painter: 'printed',
    ...DECK_SIZE,
    texts: [],
    fields: [LEFT],
    mat: { lies: 'pile' },
    say: say('piece.deck'),
    nameless: () => say('piece.deck'),
  },
  roundtable: {
    painter: 'printed',
    ...CARD_SIZE,
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
    ...TALE_SIZE,
    texts: [],
    say: say('piece.tale'),
    nameless: ({ props }: Item) => {
      const tale = TALE_IDS.find((id) => id === props.tale)
      return say(tale ? `tale.${tale}.title` : 'piece.tale')
    },
  },
  role: {
    painter: 'printed',
    ...ROLE_SIZE,
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
    width: 90,
    height: 80,
    texts: [],
    fields: [STORES],
    say: say('piece.stores'),
    nameless: () => say('piece.stores'),
  },
  theatre: {
    painter: 'printed',
    ...THEATRE_SIZE,
    // Slips and searches are laid beside it.
    keeps: boxAt({ x: 305, y: 0 }, roomOf({ width: SLIP_SIZE.width, height: THEATRE_SIZE.height })),
    texts: ['title'],
    mat: { lies: 'free' },
    say: say('piece.theatre'),
    nameless: () => say('piece.theatre'),
  },
  stage: {
    painter: 'printed',
    ...STAGE_SIZE,
    texts: ['title', 'told'],
    fields: [BAND],
    mat: { lies: 'free' },
    say: say('piece.stage'),
    nameless: namelessStage,
  },
  place: {
    painter: 'printed',
    ...PLACE_SIZE,
    texts: ['title'],
    fields: [BAND, INTERIOR],
    mat: { lies: 'free' },
    say: say('piece.place'),
  },
} as const satisfies Record<string, Piece>
export type Kind = keyof typeof PIECES
