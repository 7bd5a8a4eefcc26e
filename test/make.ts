import type { Act, Board } from '../src/rules/board/board.ts'
import type { Change } from '../src/rules/board/change.ts'
import type { Check } from '../src/rules/dice/check.ts'
import { burstsOn, type Die } from '../src/rules/dice/dice.ts'
import type { Roll, RolledDie, RollRecord } from '../src/rules/dice/roll.ts'
import type { Game } from '../src/rules/game.ts'
import type { Item, ItemId, Place, Plain, Seat, SeatId } from '../src/rules/plain/item.ts'
import type { Chance } from '../src/rules/plain/random.ts'
import type { Sentence, Words } from '../src/rules/plain/sentence.ts'
import type { Answers, Move, Refusal } from '../src/rules/play/move.ts'

/** A table as plain data, with its bin: what a document would hold. */
export interface Plainly {
  readonly items: ReadonlyMap<ItemId, Item>
  readonly seats: readonly Seat[]
  readonly rolls: readonly RollRecord[]
  readonly play: Readonly<Record<string, Plain>>
}

export const EMPTY: Plainly = { items: new Map(), seats: [], rolls: [], play: {} }

/** Luck without luck: ids in a row, the same seed, nothing crooked. */
function evenLuck(start = 'i'): Chance {
  let made = 0
  return {
    id: () => `${start}${String(++made).padStart(4, '0')}`,
    seed: () => '0'.repeat(64),
    wobble: () => 0.5,
  }
}

function change(table: Plainly, one: Change): Plainly {
  const items = new Map(table.items)
  const edit = (id: ItemId, edited: (item: Item) => Item): Plainly => {
    const item = items.get(id)
    if (item) items.set(id, edited(item))
    return { ...table, items }
  }
  const register = (all: Readonly<Record<string, Plain>>, key: string, value: Plain) => {
    const { [key]: _, ...rest } = all
    return value === null ? rest : { ...rest, [key]: value }
  }
  switch (one.do) {
    case 'make': {
      const old = items.get(one.item.id)
      // Made already: out of the bin it comes back, otherwise nothing happens.
      if (!old) items.set(one.item.id, { ...one.item, bin: false })
      else if (old.bin) items.set(old.id, { ...old, bin: false, place: one.item.place })
      return { ...table, items }
    }
    case 'place':
      return edit(one.id, (item) => ({ ...item, place: one.place }))
    case 'set':
      return edit(one.id, (item) => ({ ...item, props: register(item.props, one.key, one.value) }))
    case 'add':
      return edit(one.id, (item) => {
        const old = item.props[one.key]
        const value = (typeof old === 'number' ? old : 0) + one.by
        return { ...item, props: register(item.props, one.key, value) }
      })
    case 'write':
      return edit(one.id, (item) => {
        const old = item.texts[one.field] ?? ''
        const at = Math.min(Math.max(0, one.at), old.length)
        const text = old.slice(0, at) + one.insert + old.slice(at + one.remove)
        return { ...item, texts: { ...item.texts, [one.field]: text } }
      })
    case 'bin':
      for (const item of items.values()) {
        if (item.place.on === one.id) items.set(item.id, { ...item, bin: true })
      }
      return edit(one.id, (item) => ({ ...item, bin: true }))
    case 'return':
      return edit(one.id, (item) => ({ ...item, bin: false }))
    case 'seat': {
      const others = table.seats.filter((seat) => seat.id !== one.seat.id)
      return { ...table, seats: [...others, one.seat] }
    }
    case 'hand':
      return {
        ...table,
        seats: table.seats.map(({ hand, ...seat }) => {
          const now = seat.id === one.seat ? one.device : hand
          return now ? { ...seat, hand: now } : seat
        }),
      }
    case 'play':
      return { ...table, play: register(table.play, one.key, one.value) }
    case 'roll':
      return { ...table, rolls: [...table.rolls, one.record] }
    case 'abandon':
    case 'title':
      return table
  }
}

/** The table after these Changes; the table before stays as it was. */
export function applied(table: Plainly, changes: readonly Change[]): Plainly {
  return changes.reduce(change, table)
}

/** What a game may read of it: all but the bin. */
export function boardOf(table: Plainly): Board {
  const lying = [...table.items].filter(([, item]) => !item.bin)
  return { ...table, items: new Map(lying) }
}

/** A board with just these items on it. */
export function boardWith(items: readonly Item[], more: Partial<Plainly> = {}): Board {
  return boardOf({ ...EMPTY, items: new Map(items.map((item) => [item.id, item])), ...more })
}

export const at = (x: number, y: number, more: Partial<Place> = {}): Place => ({
  x,
  y,
  turn: 0,
  z: 1,
  ...more,
})

/** An item of any sort. */
export function item(id: ItemId, kind: string, more: Partial<Item> = {}): Item {
  return { id, kind, place: at(0, 0), bin: false, props: {}, texts: {}, ...more }
}

/** What these faces are as a Roll: the first `thrown` left the hand, each 6 brought the next of the rest. */
export function rolled(thrown: number, ...faces: number[]): Roll {
  const sixes: number[] = []
  return faces.map((face, i): RolledDie => {
    const from = i < thrown ? undefined : sixes.shift()
    if (face === 6) sixes.push(i)
    return from === undefined ? { die: 'd6', face } : { die: 'd6', face, from }
  })
}

/** What these faces are as a Roll for a Check: those of its dice, then those of what burst from them. */
function rolledFor({ dice, bursts }: Check, faces: readonly number[]): Roll {
  const brought: { readonly die: Die; readonly from: number }[] = []
  return faces.map((face, i): RolledDie => {
    const own = dice[i]
    const one = own ? { die: own } : brought.shift()
    if (!one) throw new RangeError(`no die shows ${face}`)
    if (burstsOn(bursts, one.die, face)) brought.push({ die: one.die, from: i })
    return { ...one, face }
  })
}

/** A Check about a Scene with so many dice. */
export function check(about: ItemId, dr: number, dice: number, more: Partial<Check> = {}): Check {
  return {
    kind: 'scene',
    about,
    dr,
    dice: Array.from({ length: dice }, () => 'd6' as const),
    bursts: { d6: [6] },
    pairs: [],
    ready: [],
    ...more,
  }
}

/** A record of a Roll about a Scene: the dice of the Check, then what they brought. */
export function record(about: ItemId, dr: number, dice: number, ...faces: number[]): RollRecord {
  const roll = rolled(dice, ...faces)
  return { id: `roll ${about}`, seat: 'ada', at: 0, check: check(about, dr, dice), roll }
}

/** A sentence in the words of a catalogue; undefined for one it has no words for. */
export function spoken(words: Words, { key, values = {} }: Sentence): string | undefined {
  const found = words[key]
  return typeof found === 'function' ? found(values) : found
}

/** All that a game says in English, with what comes late. */
export const englishOf = async (game: Pick<Game, 'words' | 'prose'>): Promise<Words> => ({
  ...game.words.en,
  ...(await game.prose?.()),
})

/** What was refused, as a key; undefined if nothing was. */
export type Refused = { readonly force: Refusal['force']; readonly key: string } | undefined

/** People round a table, playing a game by its Moves alone; a minute passes with every deed. */
export interface Sitting {
  readonly game: Game
  table(): Plainly
  board(): Board
  act(seat?: SeatId): Act
  move(id: string): Move
  /** Why a Move is not to be made. */
  refused(move: string, answers?: Answers, seat?: SeatId): Refused
  /** Makes a Move, against advice if need be; says what it made. A Move that is refused fails the test. */
  play(move: string, answers?: Answers, seat?: SeatId): readonly Item[]
  /** Makes a Move that brings one item. */
  make(move: string, answers?: Answers, seat?: SeatId): Item
  /** Throws the gathered Check: these faces lie up, bursts after the others. */
  roll(...faces: number[]): RollRecord
  /** The dice of a Check fall: these faces lie up; its lots are drawn by this seed, or by one of nothing. */
  fall(check: Check, faces: readonly number[], seed?: string): RollRecord
  /** Changes made by hand. */
  by(...changes: Change[]): void
  wait(ms: number): void
}

/** Where a sitting keeps its table; a plain value, if nothing else is said. */
export interface Keeping {
  /** What its ids start with: two groups apart never make the same. */
  readonly luck: string
  read(): Plainly
  write(changes: readonly Change[]): void
}

function keeping(start: Plainly): Keeping {
  let table = start
  return {
    luck: 'i',
    read: () => table,
    write(changes) {
      table = applied(table, changes)
    },
  }
}

/** `words` are those in which Moves write on the table; without them they write what they can. */
export function sit(
  game: Game,
  names: readonly string[] = ['Ada', 'Milo', 'June'],
  kept?: Keeping,
  words?: Words,
): Sitting {
  const seats = names.map((name, color) => ({
    id: name.toLowerCase(),
    name,
    color,
    sitter: name,
  }))
  const keep = kept ?? keeping({ ...EMPTY, seats })
  let now = 1_000_000
  const chance = evenLuck(keep.luck)
  const act = (seat: SeatId = seats[0]?.id ?? ''): Act => ({
    seat,
    chance,
    now,
    ...(words && { say: (sentence) => spoken(words, sentence) }),
  })
  let known: { readonly table: Plainly; readonly board: Board } | undefined
  const read = () => {
    const table = keep.read()
    if (known?.table !== table) known = { table, board: boardOf(table) }
    return known.board
  }
  const by = (...changes: Change[]) => keep.write(changes)
  const move = (id: string): Move => {
    const found = game.moves.find((one) => one.id === id)
    if (!found) throw new RangeError(`no move ${id}`)
    return found
  }
  const refused: Sitting['refused'] = (id, answers = {}, seat) => {
    const refusal = move(id).may(read(), act(seat), answers)
    return refusal && { force: refusal.force, key: refusal.say.key }
  }
  const play: Sitting['play'] = (id, answers = {}, seat) => {
    now += 60_000
    const why = refused(id, answers, seat)
    if (why?.force === 'must') throw new Error(`${id} refused: ${why.key}`)
    const changes = move(id).play(read(), act(seat), answers)
    if (!Array.isArray(changes)) throw new Error(`${id} brings a Check: roll it`)
    if (changes.length === 0) throw new Error(`${id} does nothing`)
    by(...changes)
    return changes.flatMap((one) => {
      const made = one.do === 'make' ? keep.read().items.get(one.item.id) : undefined
      return made ? [made] : []
    })
  }
  const fall: Sitting['fall'] = (check, faces, seed = chance.seed()) => {
    const roll = rolledFor(check, faces)
    const { dice, bursts } = check
    const flick = { dx: 1, dy: 0, power: 1 }
    const thrown = check.lots && { version: 1, seed, dice, bursts, flick }
    const own = { id: chance.id(), seat: act().seat, at: now, check, roll }
    const one = thrown ? { ...own, thrown } : own
    by(...(game.checks?.settle?.(read(), act(), one) ?? []), { do: 'roll', record: one })
    return one
  }
  if (!kept) by(...(game.setup?.(act()) ?? []))
  return {
    game,
    table: keep.read,
    board: read,
    act,
    move,
    refused,
    play,
    by,
    make(id, answers, seat) {
      const [made] = play(id, answers, seat)
      if (!made) throw new Error(`${id} makes nothing`)
      return made
    },
    roll(...faces) {
      now += 60_000
      const thrower = game.checks?.gathering?.(read(), act())?.thrower
      if (!thrower) throw new Error('nothing to throw for')
      const gathered = move(thrower.move).play(read(), act(), thrower.answers ?? {})
      if (!('dice' in gathered)) throw new Error('that is no Check')
      return fall(gathered, faces)
    },
    fall,
    wait(ms) {
      now += ms
    },
  }
}
