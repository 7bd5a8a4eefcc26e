import type { Act, Board } from '../../rules/board/board.ts'
import { type ChoiceField, type CountField, fieldValue } from '../../rules/board/field.ts'
import { isToldMark, type Mark } from '../../rules/board/mark.ts'
import { settingKept } from '../../rules/board/setting.ts'
import type { Game } from '../../rules/game.ts'
import { type Item, type ItemId, lies, type Seat, type SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Factor } from '../../rules/play/gathering.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { Table } from '../../table/table.ts'
import { nameOf, whole } from '../say/names.ts'

/** A table at one moment, as far as it is told what people do there. */
export interface Instant {
  readonly board: Board
  /** Those in the bin, too. */
  readonly items: ReadonlyMap<ItemId, Item>
  readonly title: string
}

/** A table as it is now. */
export const instantOf = (table: Pick<Table, 'state' | 'board'>): Instant => {
  const { items, about } = table.state()
  return { board: table.board(), items, title: about.title }
}

/** What somebody did to one thing. */
export type ItemAction =
  | {
      readonly did: 'made' | 'binned' | 'back' | 'moved'
      readonly item: Item
      readonly means: readonly Mark[]
    }
  | { readonly did: 'ink'; readonly item: Item; readonly on: Item | undefined }
  | {
      readonly did: 'wrote'
      readonly item: Item
      readonly field: string
      readonly before: string
      readonly now: string
    }
  | {
      readonly did: 'counted'
      readonly item: Item
      readonly field: CountField
      readonly before: number
      readonly now: number
    }
  | {
      readonly did: 'chose'
      readonly item: Item
      readonly field: ChoiceField
      readonly now: string
    }
  | { readonly did: 'stuck' | 'free'; readonly item: Item; readonly on: Item }
  | { readonly did: 'means'; readonly item: Item; readonly means: readonly Mark[] }

/** What somebody did to the game, and not to a thing. */
export type PlayAction =
  | { readonly did: 'phase'; readonly phase: string }
  | { readonly did: 'turn'; readonly say: Sentence }
  | { readonly did: 'current'; readonly item: Item | undefined; readonly before: Item | undefined }
  | {
      readonly did: 'pair' | 'agree' | 'object' | 'unpair'
      readonly items: readonly (Item | undefined)[]
    }
  | {
      readonly did: 'agreeTo' | 'objectTo'
      readonly factor: Factor
      readonly items: readonly (Item | undefined)[]
    }
  | { readonly did: 'setting'; readonly setting: string; readonly value: number | undefined }
  | { readonly did: 'moderator'; readonly seat: Seat | undefined }
  | { readonly did: 'title'; readonly title: string }

export type Action = ItemAction | PlayAction

/** Marks that say what a thing has become; others follow from these, or from dice. */
const BECOMES: readonly Mark['as'][] = ['line', 'owner', 'label']

/** What was done to a thing between `old` and now; what only lies elsewhere is told where `moves` says so. */
export function actionsTo(
  game: Pick<Game, 'pieces' | 'read'>,
  before: Instant,
  after: Instant,
  old: Item | undefined,
  id: ItemId,
  moves = false,
): readonly ItemAction[] {
  const item = after.items.get(id)
  const piece = item && game.pieces[item.kind]
  if (!item || !piece || item === old) return []
  if (!lies(item)) {
    // What went along with what it was stuck on is not told apart from it.
    const along = after.items.get(item.place.on ?? '')?.bin === true
    return lies(old) && !along ? [{ did: 'binned', item, means: [] }] : []
  }
  const on = after.items.get(item.place.on ?? '')
  const means = () => {
    const had = marksOn(game, before.board, id)
    return marksOn(game, after.board, id).filter(
      (mark) => isToldMark(mark) && !had.some((one) => samePlain(one.say, mark.say)),
    )
  }
  if (!lies(old)) {
    if (piece.painter === 'ink') return [{ did: 'ink', item, on }]
    if (old && on && !lies(before.items.get(on.id))) return []
    return [{ did: old ? 'back' : 'made', item, means: means() }]
  }
  const actions: ItemAction[] = []
  for (const field of piece.texts) {
    const [was, now] = [old.texts[field] ?? '', item.texts[field] ?? '']
    if (was !== now) actions.push({ did: 'wrote', item, field, before: was, now })
  }
  for (const field of old.props === item.props ? [] : (piece.fields ?? [])) {
    if (field.as === 'worth') continue
    if (field.as === 'choice') {
      const now = fieldValue(field, item, after.board)
      if (now !== fieldValue(field, old, before.board))
        actions.push({ did: 'chose', item, field, now })
      continue
    }
    const [was, now] = [fieldValue(field, old, before.board), fieldValue(field, item, after.board)]
    if (was !== now) actions.push({ did: 'counted', item, field, before: was, now })
  }
  if (old.place.on !== item.place.on) {
    const off = after.items.get(old.place.on ?? '')
    if (lies(on)) actions.push({ did: 'stuck', item, on })
    else if (lies(off)) actions.push({ did: 'free', item, on: off })
  }
  const become = old.props === item.props ? [] : means()
  if (become.length > 0) actions.push({ did: 'means', item, means: become })
  if (moves && actions.length === 0 && old.place !== item.place)
    actions.push({ did: 'moved', item, means: [] })
  return actions
}

const marksOn = (game: Pick<Game, 'read'>, board: Board, id: ItemId): readonly Mark[] =>
  game.read(board).filter(({ on, as }) => on === id && BECOMES.includes(as))

/** What was done to the game itself between two moments, by this seat. */
export function actionsInPlay(
  game: Pick<Game, 'phases' | 'pieces' | 'read' | 'settings' | 'gestures' | 'checks'>,
  before: Instant,
  after: Instant,
  act: Act,
): readonly PlayAction[] {
  const actions: PlayAction[] = []
  const [old, now] = [before.board, after.board]
  if (before.title !== after.title) actions.push({ did: 'title', title: after.title })
  if (old.play === now.play) return actions
  const phase = game.phases?.now(now)
  if (phase !== undefined && game.phases?.now(old) !== phase) actions.push({ did: 'phase', phase })
  const turn = game.phases?.turn?.(now)
  if (turn && !samePlain(game.phases?.turn?.(old), turn)) actions.push({ did: 'turn', say: turn })
  // A mat is where somebody's turn is: it does not begin.
  const current = ({ board, items }: Instant) =>
    items.get(
      game
        .read(board)
        .find(({ as, on }) => as === 'current' && !game.pieces[items.get(on)?.kind ?? '']?.mat)
        ?.on ?? '',
    )
  const [was, is] = [current(before), current(after)]
  // What was decided is over by that, and was not set aside.
  const decided = was && game.read(now).some(({ on, as }) => on === was.id && as === 'crossed')
  if (was?.id !== is?.id && (is || !decided))
    actions.push({ did: 'current', item: is, before: was })
  if (game.gestures?.moderator && old.play.moderator !== now.play.moderator)
    actions.push({ did: 'moderator', seat: seatOf(now.seats, now.play.moderator) })
  for (const setting of game.settings ?? []) {
    const { id } = setting
    const value = settingKept(setting, now.play[`set/${id}`])
    if (value !== settingKept(setting, old.play[`set/${id}`]))
      actions.push({ did: 'setting', setting: id, value })
  }
  return [...actions, ...factorActions(game, before, after, act)]
}

/** Two things that people said belong together, and nothing else. */
const isPair = ({ items, says, say }: Factor): boolean =>
  says !== undefined && !say && items.length === 2

/** What became of all that people have a word in, of what helps and harms a Check, as far as it is about the same. */
function factorActions(
  game: Pick<Game, 'checks'>,
  before: Instant,
  after: Instant,
  act: Act,
): readonly PlayAction[] {
  const { gathering } = game.checks ?? {}
  const [old, now] = [gathering?.(before.board, act), gathering?.(after.board, act)]
  if (!old?.factors || !now?.factors || old.about !== now.about) return []
  const actions: PlayAction[] = []
  for (const factor of now.factors) {
    const known = old.factors.find(({ id }) => id === factor.id)
    const items = factor.items.map((id) => after.items.get(id))
    if (!known && isPair(factor)) {
      actions.push({ did: 'pair', items })
      continue
    }
    for (const [seat, word] of Object.entries(factor.says ?? {})) {
      if (known?.says?.[seat] === word) continue
      actions.push(isPair(factor) ? { did: word, items } : { did: `${word}To`, factor, items })
    }
  }
  for (const factor of old.factors)
    if (isPair(factor) && !now.factors.some(({ id }) => id === factor.id))
      actions.push({ did: 'unpair', items: factor.items.map((id) => after.items.get(id)) })
  return actions
}

/** Somebody who sat down, or stood up. */
export interface Sitting {
  readonly seat: Seat
  readonly sits: boolean
}

/** Who sat down or stood up between two moments. */
export function sittings(before: Instant, after: Instant): readonly Sitting[] {
  const old = new Map<SeatId, Seat>(before.board.seats.map((seat) => [seat.id, seat]))
  return after.board.seats.flatMap((seat) => {
    const was = old.get(seat.id)?.sitter ?? ''
    if (was === seat.sitter) return []
    return [{ seat, sits: seat.sitter !== '' }]
  })
}

/** Whether a thing is being written on: what is so is told when it rests. */
export const beingWritten = (old: Item | undefined, item: Item | undefined): boolean =>
  item !== undefined && !samePlain(old?.texts ?? {}, item.texts) && (lies(old) || named(item))

const named = (item: Item) => Object.values(item.texts).some((text) => text.trim() !== '')

/** What a thing is called by its first text, shortened; '' where nothing stands there. */
export const shortName = (game: Pick<Game, 'pieces'>, item: Item): string =>
  shortened(nameOf(game, item))

const LONGEST = 90
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${whole(line.slice(0, LONGEST)).trimEnd()} …` : line
}

/** What was taken back, or done again, between two moments: also what only lies elsewhere now. */
export const actionsBack = (
  game: Game,
  before: Instant,
  after: Instant,
  touched: Iterable<ItemId>,
  act: Act,
): readonly Action[] => [
  ...[...touched].flatMap((id) => actionsTo(game, before, after, before.items.get(id), id, true)),
  ...actionsInPlay(game, before, after, act),
]
