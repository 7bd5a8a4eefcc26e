import type { Act } from '../../rules/board/board.ts'
import { isFree } from '../../rules/dice/free.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import { type Item, type ItemId, lies } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Table } from '../../table/table.ts'
import { lateSpeaker } from '../say/language.ts'
import type { Voice } from '../say/say.ts'
import { aboutOf, tellRoll } from '../throws/tell.ts'
import { diceSay } from '../throws/words.ts'
import { actionsInPlay, actionsTo, type Instant, shortName } from './actions.ts'
import { told as en } from './en.ts'
import { tellerOf } from './retell.ts'

/** So many sentences are told; more are counted. */
const MOST = 150

/** What happened between two moments of a table, in sentences: no word of who did it, but for throws. */
export function between(
  voice: Voice,
  game: Game,
  [before, after]: readonly [Pick<Table, 'state' | 'board'>, Pick<Table, 'state' | 'board'>],
  act: Act,
): readonly string[] {
  const say = lateSpeaker(voice, en)
  const dice = diceSay(voice)
  const [old, now] = [instantOf(before), instantOf(after)]
  const later = { ...now, items: withGone(old.items, now.items) }
  const actions = [...later.items.keys()].flatMap((id) =>
    actionsTo(game, old, later, old.items.get(id), id, true),
  )
  const told = actions.filter(({ did }) => did !== 'moved')
  const moved = actions.length - told.length
  const known = new Set(old.board.rolls.map(({ id }) => id))
  const sat = new Set(old.board.seats.map(({ id }) => id))
  const { seats } = now.board
  const nameOf = (id: ItemId) => {
    const item = later.items.get(id)
    return item && shortName(game, item)
  }
  const threw = (record: RollRecord) =>
    say(isFree(record.check) ? 'since.freely' : 'since.threw', {
      name: seatOf(seats, record.seat)?.name || voice.say({ key: 'seat.somebody' }),
      about: aboutOf(dice, record, nameOf),
      what: tellRoll(dice, game, record.check, record.roll),
    })
  const lines = [
    ...seats.flatMap(({ id, name }) => (sat.has(id) ? [] : say('since.joined', { name }))),
    ...tellerOf(voice, game).since([...actionsInPlay(game, old, later, act), ...told]),
    ...now.board.rolls.flatMap((record) => (known.has(record.id) ? [] : threw(record))),
    ...(moved > 0 ? [say('since.elsewhere', { n: moved })] : []),
  ]
  const rest = lines.length - MOST
  return rest > 0 ? [...lines.slice(0, MOST), say('since.more', { n: rest })] : lines
}

const instantOf = (table: Pick<Table, 'state' | 'board'>): Instant => {
  const { items, about } = table.state()
  return { board: table.board(), items, title: about.title }
}

/** What is there no more at all was thrown away, as far as anybody can tell. */
function withGone(
  before: ReadonlyMap<ItemId, Item>,
  after: ReadonlyMap<ItemId, Item>,
): ReadonlyMap<ItemId, Item> {
  const gone = [...before].filter(([id, item]) => lies(item) && !after.has(id))
  if (gone.length === 0) return after
  return new Map([...after, ...gone.map(([id, item]) => [id, { ...item, bin: true }] as const)])
}
