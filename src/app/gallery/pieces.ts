import type { Board } from '../../rules/board/board.ts'
import { borne } from '../../rules/board/borne.ts'
import type { Mark } from '../../rules/board/mark.ts'
import { newItem, type Painter, type Piece } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import { inkOf, type Spot, takesInk } from '../../rules/ink/ink.ts'
import {
  type Item,
  type ItemId,
  NOTE_COLORS,
  SEAT_COLORS,
  type Seat,
} from '../../rules/plain/item.ts'
import { plain } from '../../rules/plain/sentence.ts'
import type { Exhibit, Hall } from './exhibit.ts'

const NAMES = ['Ada', 'Milo', 'June', 'Noor', 'Łukasz', '小雨', 'ليلى', 'Maximiliane-Sophie']
/** A seat of each colour. */
export const SEATS: readonly Seat[] = SEAT_COLORS.map((_, color) => ({
  id: `seat${color}`,
  name: NAMES[color] ?? '',
  color,
  sitter: '',
}))
export const EMPTY: Board = { items: new Map(), seats: SEATS, rolls: [], play: {} }

const ON = 'shown'
const OTHER = 'other'

/** One mark of each sort there is, on what is shown. */
const MARKS: { readonly [As in Mark['as']]: Extract<Mark, { as: As }> } = {
  rating: { on: ON, as: 'rating', value: 3, say: plain('3') },
  line: { on: ON, as: 'line', to: OTHER, say: plain('line') },
  crossed: { on: ON, as: 'crossed', good: true, say: plain('done') },
  ready: { on: ON, as: 'ready', say: plain('ready') },
  waiting: { on: ON, as: 'waiting', say: plain('waiting') },
  current: { on: ON, as: 'current', say: plain('current') },
  owner: { on: ON, as: 'owner', seat: 'seat0', say: plain('owner') },
  label: { on: ON, as: 'label', say: plain('Occupation') },
  drawn: {
    on: ON,
    as: 'drawn',
    strokes: (['marker', 'red', 'green', 'violet'] as const).map((ink, i) => ({
      ink,
      dashed: i % 2 === 1,
      spots: [-30, -10, 10, 30].map((x) => ({ x, y: i * 7 - 14 + (x % 20 === 0 ? 0 : 4) })),
    })),
    words: [{ x: -30, y: 12, w: 60, h: 12, say: plain('drawn') }],
    say: plain('drawn'),
    rows: [plain('one'), plain('two')],
  },
  amiss: { on: ON, as: 'amiss', say: plain('amiss') },
  field: {
    on: ON,
    as: 'field',
    field: 'health',
    name: plain('Health'),
    value: 5,
    most: 8,
    say: plain('5 of 8'),
  },
  pile: { on: ON, as: 'pile', many: 12, say: plain('12 lie there') },
}
/** By their names, for whoever walks the list. */
export const MARK_SORTS = Object.keys(MARKS)

/** A way in which a piece may be seen. */
interface State {
  readonly name: string
  readonly props?: Item['props']
  /** Its first text, and all its others. */
  readonly text?: string
  readonly rest?: string
  readonly marks?: readonly Mark[]
  /** Its id, by which it leans and curls. */
  readonly lean?: string
  readonly how?: 'held' | 'chosen' | 'open' | 'plain' | 'dark'
}

/** What people write: nothing, much, and in every way of writing. */
const WRITINGS: readonly State[] = [
  { name: 'with nothing on it', text: '' },
  { name: 'a word', text: 'Ferrywoman', rest: 'Knows every sandbank by its first name.' },
  { name: 'a few words', text: 'Owes the Harbour Guild', rest: 'Three summers, and a boat.' },
  {
    name: 'many words',
    text: 'Remembers the song that was sung when the bell of Carrow went down with all the others',
    rest: 'First the tide, then the ropes, then the bell itself. '.repeat(4),
  },
  {
    name: 'more than fits',
    text: 'all work and no play '.repeat(30),
    rest: 'all work and no play '.repeat(60),
  },
  { name: 'a word without an end', text: 'Rindfleischetikettierungsüberwachung'.repeat(2) },
  { name: 'lines of its own', text: 'one\ntwo\nthree', rest: 'one\n\ntwo' },
  { name: 'Arabic', text: 'لسانٌ من فضّة', rest: 'تتذكّر الأغنية كلّها.' },
  { name: 'Hebrew', text: 'זוכרת את השיר', rest: 'כל מילה, וגם את הלחן.' },
  { name: 'Chinese', text: '记得那首歌的人', rest: '潮水先来，然后是绳索，最后是钟。' },
  { name: 'Japanese', text: '歌を覚えている', rest: 'まず潮、次に綱、そして鐘。' },
  { name: 'Korean', text: '노래를 기억한다', rest: '밀물, 밧줄, 그리고 종.' },
  { name: 'Thai', text: 'จำเพลงนั้นได้ทุกคำ', rest: 'น้ำขึ้นก่อน แล้วเชือก แล้วระฆัง' },
  { name: 'Greek and Cyrillic', text: 'Θυμάται — Помнит', rest: 'Κάθε λέξη. Каждое слово.' },
  { name: 'signs', text: '🐉 1 + 1 = 3 <b>&</b>', rest: '👩‍👩‍👧 ½ №5 “quoted” …' },
]
const NAMED = { text: 'Ruth', rest: 'Bell-founder of Carrow' }
const HANDLED: readonly State[] = [
  { name: 'in a hand', ...NAMED, how: 'held' },
  { name: 'selected', ...NAMED, how: 'chosen' },
  { name: 'to be chosen', ...NAMED, how: 'open' },
  { name: 'in the plain face', text: 'Remembers the song', rest: NAMED.rest, how: 'plain' },
  { name: 'in the dark room', ...NAMED, how: 'dark' },
]
const one = (as: Mark['as'], more: Partial<State> = {}): State => ({
  name: as,
  ...NAMED,
  marks: [MARKS[as]],
  ...more,
})

/** How the things of each painter may be seen. */
const STATES: Readonly<Record<Painter, readonly State[]>> = {
  card: [
    ...WRITINGS,
    ...SEATS.map(
      ({ id, name }): State => ({
        name: `owned by ${name}`,
        ...NAMED,
        marks: [{ ...MARKS.owner, seat: id }],
      }),
    ),
    one('owner', {
      name: 'whose owner has gone',
      marks: [{ ...MARKS.owner, seat: 'nobody' }],
    }),
    one('label', { marks: [{ ...MARKS.label, say: plain('Place of “Learn her name”') }] }),
    one('amiss'),
    ...HANDLED,
  ],
  note: [
    ...NOTE_COLORS.map((color): State => ({ name: color, props: { color }, text: 'Never sleeps' })),
    { name: 'of a colour nobody knows', props: { color: 'constructor' }, text: 'Never sleeps' },
    ...['a', 'b', 'c', 'd'].map(
      (lean): State => ({ name: `lying as “${lean}”`, lean, text: 'Leans its own way' }),
    ),
    ...WRITINGS,
    one('label', { text: 'Ferrywoman' }),
    one('drawn', { text: '' }),
    ...HANDLED,
  ],
  oval: [
    ...WRITINGS,
    ...[1, 2, 5, 12].map((value) =>
      one('rating', { name: `rating ${value}`, marks: [{ ...MARKS.rating, value }] }),
    ),
    one('ready'),
    one('waiting'),
    one('current'),
    one('line'),
    one('crossed', { name: 'crossed, a Success', marks: [MARKS.crossed, MARKS.rating] }),
    one('crossed', {
      name: 'crossed, a Failure',
      marks: [{ ...MARKS.crossed, good: false }, MARKS.rating],
    }),
    one('amiss'),
    one('label', { marks: [MARKS.rating, { ...MARKS.label, say: plain('2 steps up') }] }),
    one('drawn'),
    ...HANDLED,
  ],
  die: [
    ...[1, 2, 3, 4, 5, 6].map((face): State => ({ name: `showing ${face}`, props: { face } })),
    { name: 'in a hand', props: { face: 4 }, how: 'held' },
    { name: 'selected', props: { face: 4 }, how: 'chosen' },
    one('label', { name: 'won', props: { face: 5 } }),
  ],
  sheet: [...WRITINGS, one('drawn', { rest: '' }), ...HANDLED],
  placard: [...WRITINGS.slice(0, 4), ...HANDLED],
  printed: [
    ...WRITINGS.slice(0, 6),
    { name: 'counted', props: { health: 5, mana: 3, mood: 'hungry', gold: 12 }, ...NAMED },
    { name: 'Arabic', text: 'لسانٌ من فضّة', rest: 'تتذكّر الأغنية كلّها.' },
    one('field'),
    one('pile'),
    ...HANDLED,
  ],
  ink: [
    ...[...SEATS.keys()].map(
      (color): State => ({ name: `of seat ${color + 1}`, props: { color } }),
    ),
    { name: 'of the table', props: {} },
    { name: 'in a hand', props: { color: 2 }, how: 'held' },
  ],
}

/** A room for each piece of a game: all its states, then what is stuck and written on it. */
export function pieceHalls(game: Game): readonly Hall[] {
  return Object.entries(game.pieces).map(([kind, piece]) => ({
    name: `${game.id}: ${kind}`,
    exhibits: [
      ...STATES[piece.painter].map((state) => exhibit(game, kind, piece, state)),
      ...laden(game, kind, piece),
    ],
  }))
}

function exhibit(game: Game, kind: string, piece: Piece, state: State): Exhibit {
  const { name, marks = [], how, lean } = state
  const id = lean ?? ON
  const item = itemOf(game, kind, piece, state, id)
  const above: Item = { ...item, id: OTHER, place: { ...item.place, y: -piece.height * 1.7 } }
  const lined = marks.some(({ as }) => as === 'line')
  const board = boardOf(lined ? [above, item] : [item])
  return {
    id: `${game.id}/${kind}/${name}`,
    name,
    shows: {
      as: 'board',
      game,
      board,
      marks: [...marks.map((mark) => ({ ...mark, on: id })), ...borne(game.pieces, board)],
      ...(how === 'held' && { held: id }),
      ...(how === 'chosen' && { chosen: id }),
      ...(how === 'open' && { open: id }),
      ...(how === 'plain' && { face: 'plain' }),
      ...(how === 'dark' && { light: 'dark' }),
      ...((piece.painter === 'die' || piece.painter === 'ink') && { scale: 3 }),
    },
  }
}

/** The same with all that sticks to it, and with something written on it. */
function laden(game: Game, kind: string, piece: Piece): Exhibit[] {
  const item = itemOf(game, kind, piece, { name: '', ...NAMED }, ON)
  const shown = (name: string, more: readonly Item[], held = false): Exhibit => ({
    id: `${game.id}/${kind}/${name}`,
    name,
    shows: {
      as: 'board',
      game,
      board: boardOf([item, ...more]),
      marks: [],
      ...(held && { held: ON }),
    },
  })
  const stuck = Object.entries(game.pieces)
    .filter(([, { sticks }]) => sticks?.includes(kind))
    .flatMap(([other, { painter, height }]) =>
      [-1, 0, 1].map((n): Item => {
        const color = NOTE_COLORS[n + 1] ?? 'yellow'
        const props: NonNullable<State['props']> = painter === 'die' ? { face: n + 3 } : { color }
        const state: State = { name: '', text: 'Silver tongued', props }
        const made = itemOf(game, other, game.pieces[other] ?? piece, state, `${other}${n}`)
        const y = piece.height * 0.1 + height * 0.25
        return {
          ...made,
          place: { x: n * piece.width * 0.28, y, turn: n * 0.06, z: n + 2, on: ON },
        }
      }),
    )
  return [
    ...(stuck.length > 0 ? [shown('with what sticks to it', stuck)] : []),
    ...(stuck.length > 0 ? [shown('lifted with what sticks to it', stuck, true)] : []),
    ...(takesInk(piece) ? [shown('with ink on it', [stroke('written', 1, ON)])] : []),
  ]
}

function itemOf(game: Game, kind: string, piece: Piece, state: State, id: ItemId): Item {
  const { text = '', rest = '', props } = state
  const usual = game.supply?.find((supply) => supply.kind === kind)?.props ?? {}
  if (piece.painter === 'ink') {
    const color = props?.color
    return { ...stroke(id, typeof color === 'number' ? color : undefined), kind }
  }
  const texts = Object.fromEntries(piece.texts.map((field, i) => [field, i === 0 ? text : rest]))
  const place = { x: 0, y: 0, turn: 0, z: 1 }
  const item = newItem(game, { id, kind, place, props: { ...usual, ...props }, texts })
  return { ...item, bin: false }
}

/** A stroke that swells and tapers, with a loop in it. */
function stroke(id: ItemId, color: number | undefined, on?: ItemId): Item {
  const spots = Array.from({ length: 60 }, (_, i): Spot => {
    const t = i / 59
    const round = t * Math.PI * 4
    return {
      x: -24 + t * 48 - Math.sin(round) * 7,
      y: Math.cos(round) * 8,
      p: 0.25 + 0.6 * Math.sin(Math.PI * t),
    }
  })
  const lies = on === undefined ? undefined : { id: on, world: { x: 0, y: 0, turn: 0, z: 1 } }
  return { ...inkOf({ id, spots, z: 9, color, on: lies }), bin: false }
}

const boardOf = (items: readonly Item[]): Board => ({
  ...EMPTY,
  items: new Map(items.map((item) => [item.id, item])),
})
