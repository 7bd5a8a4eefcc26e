import type { Act } from '../../rules/board/board.ts'
import { isFree } from '../../rules/dice/free.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import { type Item, type ItemId, lies } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { Table } from '../../table/table.ts'
import { lateSpeaker } from '../say/language.ts'
import type { Voice } from '../say/say.ts'
import { aboutOf, tellRoll } from '../throws/tell.ts'
import { diceSay } from '../throws/words.ts'
import { actionsInPlay, actionsTo, instantOf, shortName } from './actions.ts'
import { told as en } from './en.ts'
import { tellerOf } from './retell.ts'

/** How many sentences are told; what is more is counted. */
const MOST = 150

/** What happened between two moments of a table, in sentences: no word of who did it, but for throws. */
export function toldBetween(
  voice: Voice,
  game: Game,
  [before, after]: readonly [Pick<Table, 'state' | 'board'>, Pick<Table, 'state' | 'board'>],
  act: Act,
): readonly string[] {
  const say = lateSpeaker(voice, en)
  const dice = diceSay(voice)
  const [old, now] = [instantOf(before), instantOf(after)]
  const later = { ...now, items: seenFrom(old.items, now.items) }
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
      what: tellRoll(dice, game, record),
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

/**
 * The later things as the earlier ones see them: what says the same is the same object, as between two moments of one
 * document; and what is there no more at all was thrown away, as far as anybody can tell.
 */
function seenFrom(
  before: ReadonlyMap<ItemId, Item>,
  after: ReadonlyMap<ItemId, Item>,
): ReadonlyMap<ItemId, Item> {
  const seen = new Map<ItemId, Item>()
  for (const [id, item] of after) {
    const old = before.get(id)
    const place = samePlain(old?.place, item.place) ? old?.place : undefined
    const props = samePlain(old?.props, item.props) ? old?.props : undefined
    seen.set(
      id,
      samePlain(old, item) && old
        ? old
        : { ...item, ...(place && { place }), ...(props && { props }) },
    )
  }
  for (const [id, item] of before)
    if (lies(item) && !after.has(id)) seen.set(id, { ...item, bin: true })
  return seen
}
