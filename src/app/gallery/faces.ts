import type { Board } from '../../rules/board/board.ts'
import { borne } from '../../rules/board/borne.ts'
import type { FaceBlock, FaceBox, PrintedFace } from '../../rules/board/face.ts'
import type { ChoiceField, CountField, Field, WorthField } from '../../rules/board/field.ts'
import { laidOn } from '../../rules/board/laid.ts'
import { newItem, type Piece } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import { INK } from '../../rules/ink/ink.ts'
import type { Item, ItemId, Place, Plain } from '../../rules/plain/item.ts'
import { plain } from '../../rules/plain/sentence.ts'
import type { Exhibit, Hall } from './exhibit.ts'
import { EMPTY, pieceHalls } from './pieces.ts'

/** Signs, drawn in squares of 24 by 24. */
const SIGNS = {
  heart:
    'M12 20.5C5 15.5 2.5 12 2.5 8.4A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.500 1.8c0 3.600-2.500 7.100-9.500 12.100z',
  lantern:
    'M9 2h6v2h-6zM10 4h4l1 3h-6zM7 8h10l1 11h-12zM9.500 10l-.6 7h6.200l-.6-7zM6 20h12v2h-12zM12 11c2 2 1.800 3.500 0 5c-1.800-1.500-2-3 0-5z',
  road: 'M9 2h6l6 20h-6.500l-1-5h-3l-1 5h-6.500zM11.200 4l-.3 3h2.200l-.3-3zM10.600 9l-.4 4h3.600l-.4-4z',
  wolf: 'M3 3l5 4h8l5-4l-1 9l-4 3l-2 6h-4l-2-6l-4-3zM8 10l2.500 1.500l-2 .8zM16 10l-2.500 1.500l2 .8zM10.800 17h2.400l-1.200 1.500z',
}
const COLORS = { ink: '#3a2318', madder: '#8e2f27', moss: '#4d5f2a', oak: '#f2e6cc' }

const count = (
  id: string,
  name: string,
  shows: CountField['shows'],
  most?: CountField['most'],
): CountField => ({
  ...{ id, say: plain(name), as: 'count', least: 0, shows },
  ...(most !== undefined && { most }),
})
const health = count('health', 'Health', 'boxes', 8)
const steadfast = count('steadfast', 'Steadfast', 'boxes', 5)
const mana = count('mana', 'Mana', 'tokens', 6)
const exertion = count('exertion', 'Exertion', 'boxes', 30)
const gold = count('gold', 'Gold', 'number')
const mood: ChoiceField = {
  id: 'mood',
  say: plain('Mood'),
  as: 'choice',
  options: [
    { id: 'hungry', say: plain('Hungry') },
    { id: 'asleep', say: plain('Asleep') },
  ],
}
const ATTRIBUTES = [
  'Strength',
  'Reflex',
  'Poise',
  'Insight',
  'Craft',
  'Lore',
  'Charm',
  'Will',
  'Luck',
]
const attributes = ATTRIBUTES.map((name) => count(name.toLowerCase(), name, 'number'))
const dodge: WorthField = {
  id: 'dodge',
  say: plain('Dodge'),
  as: 'worth',
  of: ({ props }) => 7 + Number(props.reflex ?? 0),
}

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })
const named = (
  what: FaceBox,
  said: string,
  look: 'title' | 'head' | 'text' | 'small',
): FaceBlock => ({
  ...{ as: 'words', box: what, look, at: 'center' },
  says: () => plain(said),
})

/** Words over fields, for the eye. */
const heading = (what: FaceBox, said: string, look: 'head' | 'small'): FaceBlock => ({
  ...{ as: 'words', box: what, look, eye: true },
  says: () => plain(said),
})

/** A character's sheet: attributes, tracks, what is worked out, and room to write. */
function sheetFace(): PrintedFace {
  const grid = attributes.map(
    ({ id }, i): FaceBlock => ({
      ...{ as: 'field', field: id },
      box: box(10 + (i % 3) * 43.5, 46 + Math.floor(i / 3) * 17, 41, 15),
    }),
  )
  return {
    ...{ paper: COLORS.oak, ink: COLORS.ink },
    blocks: [
      { as: 'frame', box: box(4, 4, 140, 202), line: 0.7, round: 2.5 },
      { as: 'band', box: box(6, 6, 136, 24), ink: '#e2cfa4', round: 1.5 },
      { as: 'sign', box: box(10, 9, 18, 18), path: SIGNS.lantern, ink: COLORS.madder },
      { as: 'text', box: box(32, 8, 96, 12), text: 'name', look: 'title' },
      { as: 'text', box: box(32, 20, 106, 7), text: 'intention', look: 'text' },
      heading(box(10, 34, 128, 8), 'Attributes', 'head'),
      { as: 'rule', box: box(10, 42, 128, 1), ink: COLORS.madder },
      ...grid,
      heading(box(10, 99, 128, 8), 'In the fight', 'head'),
      { as: 'rule', box: box(10, 107, 128, 1), ink: COLORS.madder },
      { as: 'field', box: box(10, 110, 128, 10), field: 'health' },
      { as: 'field', box: box(10, 121, 128, 10), field: 'steadfast' },
      { as: 'field', box: box(10, 132, 128, 10), field: 'mana' },
      { as: 'field', box: box(10, 144, 62, 10), field: 'exertion' },
      { as: 'field', box: box(76, 144, 62, 10), field: 'dodge' },
      { as: 'field', box: box(10, 155, 62, 10), field: 'mood' },
      { as: 'field', box: box(76, 155, 62, 10), field: 'gold' },
      heading(box(10, 168, 128, 5), 'Notes', 'small'),
      { as: 'text', box: box(10, 173, 128, 29), text: 'notes', look: 'text' },
    ],
    back: {
      ...{ paper: COLORS.oak, ink: COLORS.ink },
      blocks: [named(box(10, 90, 128, 20), 'Road and Ruin', 'title')],
    },
  }
}

const CARDS = [
  {
    name: 'The ferry',
    sign: SIGNS.road,
    text: 'It leaves when nobody looks, and comes back with somebody else.',
  },
  {
    name: 'A lantern in the reeds',
    sign: SIGNS.lantern,
    text: 'Whoever lit it has gone on ahead, or is standing behind you.',
  },
  {
    name: 'Wolves',
    sign: SIGNS.wolf,
    text: 'They want less than you fear, and more than you have.',
  },
] as const

const back: PrintedFace = {
  ...{ paper: '#5a3a26', ink: '#e9d7ae' },
  blocks: [
    { as: 'frame', box: box(4, 4, 55, 80), line: 0.8, round: 2 },
    { as: 'sign', box: box(14, 26, 35, 35), path: SIGNS.road },
  ],
}

function cardFace({ props }: Item): PrintedFace {
  const { name, sign, text } = CARDS[Number(props.card) % CARDS.length] ?? CARDS[0]
  if (props.down === true) return back
  return {
    ...{ paper: '#fbf4e2', ink: COLORS.ink, back },
    blocks: [
      { as: 'frame', box: box(3, 3, 57, 82), line: 0.5, round: 2 },
      { as: 'band', box: box(3, 3, 57, 13), ink: '#ecdcb8', round: 2 },
      named(box(5, 4.5, 53, 10), name, 'title'),
      { as: 'sign', box: box(20, 19, 23, 23), path: sign, ink: COLORS.madder },
      named(box(6, 46, 51, 27), text, 'text'),
      named(box(6, 76, 51, 5), 'Place · light', 'small'),
      { as: 'words', box: box(6, 76, 51, 5), says: () => undefined, look: 'small', quarters: 2 },
    ],
  }
}

const foeFace = (): PrintedFace => ({
  ...{ paper: '#f4ead6', ink: COLORS.ink },
  blocks: [
    { as: 'band', box: box(0, 0, 127, 18), ink: COLORS.moss },
    { as: 'text', box: box(24, 3, 98, 12), text: 'name', look: 'title', ink: '#fdf6e4' },
    { as: 'sign', box: box(6, 3, 12, 12), path: SIGNS.wolf, ink: '#fdf6e4' },
    { as: 'field', box: box(6, 22, 115, 14), field: 'health' },
    { as: 'field', box: box(6, 39, 56, 14), field: 'mood' },
    { as: 'field', box: box(65, 39, 56, 14), field: 'gold' },
    { as: 'field', box: box(6, 60, 115, 20), field: 'nothing' },
    {
      as: 'words',
      box: box(115, 62, 8, 22),
      says: () => plain('Foe'),
      look: 'small',
      quarters: 1,
      at: 'right',
    },
  ],
})

/** A mat with its name at its upper edge. */
const matFace =
  (name: string, w: number, h: number, paper: string, ink: string) => (): PrintedFace => ({
    ...{ paper, ink },
    blocks: [
      { as: 'frame', box: box(1.5, 1.5, w - 3, h - 3), line: 0.5, round: 2.5 },
      {
        as: 'words',
        box: box(5, 3, w - 10, 8),
        says: () => plain(name),
        look: 'head',
        at: 'center',
      },
    ],
  })
const mat = (
  name: string,
  width: number,
  height: number,
  lies: Piece['mat'],
  paper: string,
  ink = COLORS.ink,
): Piece => ({
  ...{ painter: 'printed', width, height, texts: [], say: plain(name) },
  ...(lies && { mat: lies }),
  nameless: () => plain(name),
  face: matFace(name, width, height, paper, ink),
})

const fields: readonly Field[] = [
  ...attributes,
  health,
  steadfast,
  mana,
  exertion,
  dodge,
  mood,
  gold,
]
export const FACED = {
  sheet: {
    ...{ painter: 'printed', width: 148, height: 210, texts: ['name', 'intention', 'notes'] },
    ...{ say: plain('character sheet'), fields, face: sheetFace },
  },
  foe: {
    ...{ painter: 'printed', width: 127, height: 89, texts: ['name'], say: plain('foe') },
    ...{ fields: [health, mood, gold], face: foeFace },
  },
  beast: {
    ...{ painter: 'card', width: 127, height: 76, texts: ['name', 'text'], say: plain('beast') },
    fields: [health, gold, mood],
  },
  omen: {
    ...{ painter: 'printed', width: 63, height: 88, texts: [], say: plain('omen'), face: cardFace },
    nameless: ({ props }) => plain(CARDS[Number(props.card) % CARDS.length]?.name ?? 'card'),
  },
  deck: mat('Deck', 73, 116, { lies: 'pile', slots: 1 }, '#4a3021', '#e9d7ae'),
  discards: mat('Discards', 73, 116, { lies: 'pile', slots: 1 }, 'rgba(60, 35, 20, 0.16)'),
  row: mat('Row', 290, 112, { lies: 'row', slots: 4 }, 'rgba(60, 35, 20, 0.14)'),
  fan: mat('Hand', 220, 112, { lies: 'fan' }, 'rgba(60, 35, 20, 0.14)'),
  theatre: mat('Theatre', 470, 270, { lies: 'free' }, '#d9c59a'),
  stage: mat('Stage', 220, 150, { lies: 'free' }, '#efe0bd'),
  ink: { ...INK, say: plain('ink') },
} satisfies Record<string, Piece>

/** A game that nobody plays: printed things with fields, and mats on which they lie. */
const MADE: Game = {
  id: 'faces',
  say: plain('faces'),
  words: { en: {} },
  pieces: FACED,
  moves: [],
  setup: () => [],
  read: () => [],
  outline: () => [],
}

interface Lying {
  readonly kind: keyof typeof FACED
  readonly at?: readonly [x: number, y: number, turn?: number]
  readonly on?: ItemId
  readonly props?: Readonly<Record<string, Plain>>
  readonly texts?: Readonly<Record<string, string>>
}

const ROOK: Lying = {
  kind: 'sheet',
  props: {
    ...Object.fromEntries(ATTRIBUTES.map((name, i) => [name.toLowerCase(), ((i * 7) % 5) + 1])),
    ...{ health: 5, steadfast: 2, mana: 4, exertion: 27, mood: 'hungry', gold: 12 },
  },
  texts: {
    name: 'Brindle Rook',
    intention: 'Guards the lantern',
    notes: 'Owes the ferryman a song.\nNever crosses water at night.',
  },
}

/** A table in the middle of a road: two sheets, a deck, what was drawn, and a stage with somebody on it. */
const TABLE: Readonly<Record<ItemId, Lying>> = {
  sheet: { ...ROOK, at: [-330, -60] },
  other: { ...ROOK, at: [-165, -60], texts: { name: '', intention: '', notes: '' }, props: {} },
  theatre: { kind: 'theatre', at: [190, -115] },
  stage: { kind: 'stage', on: 'theatre', at: [-100, 30] },
  foe: {
    kind: 'foe',
    on: 'stage',
    at: [-30, 10, -0.03],
    props: { health: 3 },
    texts: { name: 'The grey mother' },
  },
  beast: {
    kind: 'beast',
    on: 'theatre',
    at: [140, 50],
    props: { health: 6, gold: 3, mood: 'asleep' },
    texts: { name: 'Brindle', text: 'A dog that has seen the road.' },
  },
  deck: { kind: 'deck', at: [-20, 104] },
  ...Object.fromEntries(
    Array.from({ length: 23 }, (_, i) => [
      `d${i}`,
      { kind: 'omen', on: 'deck', props: { card: i, down: true } },
    ]),
  ),
  discards: { kind: 'discards', at: [60, 104] },
  gone: { kind: 'omen', on: 'discards', props: { card: 2 } },
  row: { kind: 'row', at: [255, 95] },
  r0: { kind: 'omen', on: 'row', props: { card: 0 } },
  r1: { kind: 'omen', on: 'row', props: { card: 1 } },
  r2: { kind: 'omen', on: 'row', props: { card: 2 } },
  fan: { kind: 'fan', at: [-300, 120] },
  f0: { kind: 'omen', on: 'fan', at: [-58, 2, -0.1], props: { card: 2 } },
  f1: { kind: 'omen', on: 'fan', at: [-19, 0, -0.03], props: { card: 0 } },
  f2: { kind: 'omen', on: 'fan', at: [19, 0, 0.03], props: { card: 1 } },
  f3: { kind: 'omen', on: 'fan', at: [58, 2, 0.1], props: { card: 0 } },
}

/** What lies so, each on its mat. */
function lay(all: Readonly<Record<ItemId, Lying>>): Board {
  const items = new Map<ItemId, Item>()
  let z = 0
  for (const [id, { kind, at, on, props = {}, texts }] of Object.entries(all)) {
    const below = items.get(on ?? '')
    const [x = 0, y = 0, turn = 0] = at ?? []
    z += 1
    const spot = { x, y, turn }
    const place: Place = below
      ? { ...laidOn(FACED, items, below, { id, kind, props }, at && spot), ...(at && spot), z }
      : { ...spot, z }
    const written = texts && { texts }
    items.set(id, { ...newItem(MADE, { id, kind, place, props, ...written }), bin: false })
  }
  return { ...EMPTY, items }
}

/** The table of faces and mats in both rooms, from afar and from near; and every one of its pieces. */
export function facesHalls(): readonly Hall[] {
  const board = lay(TABLE)
  const marks = borne(FACED, board)
  const shown = (light: 'light' | 'dark', scale: number): Exhibit => ({
    id: `faces/${light}/${scale}`,
    name: `${light} room, ${scale} px a mm`,
    shows: { as: 'board', game: MADE, board, marks, light, scale },
  })
  return [
    ...pieceHalls(MADE),
    {
      name: 'faces and mats',
      exhibits: [
        ...[0.3, 0.6, 1, 2].map((scale) => shown('light', scale)),
        ...[0.6, 2].map((scale) => shown('dark', scale)),
      ],
    },
  ]
}
