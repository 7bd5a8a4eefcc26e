import type { SeatId } from '../../../rules/plain/item.ts'
import type { Refusal } from '../../../rules/play/move.ts'
import type { DeedId } from '../cards/deeds.ts'
import { type Design, type DesignId, designOf } from '../cards/designs.ts'
import type { Discipline, Effect } from '../cards/effects.ts'
import type { VerseId } from '../cards/verses.ts'
import { type Chosen, refusalOf } from './choice.ts'
import { discarded, picked, recovered } from './done.ts'
import { raised, withOwn } from './own.ts'
import { ACTIONS, afterPick, awaited, drawn, roundBegun, run, sentence } from './run.ts'
import { dealt, PACKET } from './setup.ts'
import type { CardId, FacesKnown, GameState, Task } from './state.ts'

/** A game once something was done, or why it may not be. */
export type Applied =
  | { readonly game: GameState; readonly refused?: undefined }
  | { readonly game?: undefined; readonly refused: Refusal }

/**
 * The game once somebody has done this, as far as it goes from there by itself. `faces`: what all know by then, and so
 * also the card that is played, discarded or opened by it.
 */
export function apply(game: GameState, seat: SeatId, choice: Chosen, faces: FacesKnown): Applied {
  const refused = refusalOf(game, seat, choice, faces)
  return refused ? { refused } : { game: run(chosen(game, seat, choice, faces), faces) }
}

function chosen(game: GameState, seat: SeatId, choice: Chosen, faces: FacesKnown): GameState {
  switch (choice.do) {
    case 'play':
      return played(acted(game), seat, choice, faces)
    case 'levelUp':
      return leveledUp(acted(game), seat, choice)
    case 'scheme':
      return schemed(acted(game), seat, choice.at)
    case 'endActions':
      return game.turn ? { ...game, turn: { ...game.turn, actions: ACTIONS } } : game
    case 'pick':
    case 'use':
    case 'see':
      return answered(game, choice)
    case 'opened':
      return rest(game)
    case 'shuffled':
      return shuffled(game, choice.cards)
    case 'lots':
      return allotted(game, choice.drawn)
    case 'leave':
      return left(game, choice.who)
  }
}

const rest = (game: GameState): GameState => ({ ...game, tasks: game.tasks.slice(1) })

/** One more action is taken [D14]. */
const acted = (game: GameState): GameState =>
  game.turn ? { ...game, turn: { ...game.turn, actions: game.turn.actions + 1 } } : game

/** The sentences of a card as they are carried out: by a bonus that changes them, others than are printed [D16]. */
function textOf({ text, bonus }: Design, changed: boolean): readonly Effect[] {
  if (!changed || !bonus || !('changes' in bonus)) return text
  return text.map((effect, at) => (at === bonus.changes ? bonus.to : effect))
}

/** A card lies on the table until all of it is done [D15]. */
function played(
  game: GameState,
  seat: SeatId,
  { card, changed }: Extract<Chosen, { do: 'play' }>,
  faces: FacesKnown,
): GameState {
  // A card that stands for a verse is refused before.
  const id = faces(card) as DesignId
  const design = designOf(id)
  const adds = design.bonus && 'adds' in design.bonus
  return {
    ...withOwn(game, seat, ({ hand }) => ({ hand: hand.filter((one) => one !== card) })),
    tasks: [
      ...textOf(design, changed === true).flatMap((effect) =>
        sentence(seat, effect, design.discipline),
      ),
      ...(adds ? [{ task: 'bonus', seat, design: id } as const] : []),
      { task: 'lay', card },
    ],
  }
}

/** A hand card goes, and a Discipline rises by one [D17]. */
function leveledUp(
  game: GameState,
  seat: SeatId,
  { of, card }: Extract<Chosen, { do: 'levelUp' }>,
): GameState {
  const up = raised(discarded(game, seat, card), seat, of, 1)
  return up.turn ? { ...up, turn: { ...up.turn, levelled: [...up.turn.levelled, of] } } : up
}

/** A Deed lies unfinished before somebody [D18]. */
const begun = (game: GameState, seat: SeatId, deed: DeedId): GameState =>
  withOwn(game, seat, ({ deeds }) => ({ deeds: [...deeds, { deed, advances: 0 }] }))

function schemed(game: GameState, seat: SeatId, at: number | 'unseen'): GameState {
  if (at === 'unseen') return { ...game, tasks: [{ task: 'unseen', seat }] }
  const deed = game.openDeeds[at]
  if (!deed) return game
  return {
    ...begun(game, seat, deed),
    openDeeds: game.openDeeds.map((one, i) => (i === at ? null : one)),
    tasks: game.deedsLeft.length > 0 ? [{ task: 'refill', at }] : [],
  }
}

/** Whoever was waited for has answered. */
function answered(
  game: GameState,
  choice: Extract<Chosen, { do: 'pick' | 'use' | 'see' }>,
): GameState {
  const task = game.tasks[0]
  if (choice.do === 'use') {
    if (!choice.use) return rest(game)
    if (task?.task === 'gift') return recovered(rest(game), task.seat, game.discard[0] ?? '')
    return task?.task === 'bonus' ? bonusAdded(game, task) : game
  }
  if (task?.task !== 'do') return game
  if (choice.do === 'pick') return afterPick(picked(game, task.seat, choice, task.n), task)
  if (task.doing.verb === 'look') return rest(game)
  const waits = awaited(game)
  return waits?.for === 'draw' ? drawn(game, task, waits.cards, choice.verses) : game
}

function bonusAdded(
  game: GameState,
  { seat, design }: Extract<Task, { task: 'bonus' }>,
): GameState {
  const { bonus, discipline } = designOf(design)
  if (!bonus || !('adds' in bonus)) return rest(game)
  return { ...game, tasks: [...sentence(seat, bonus.adds, discipline), ...game.tasks.slice(1)] }
}

function shuffled(game: GameState, cards: readonly CardId[]): GameState {
  const task = game.tasks[0]
  if (task?.task !== 'shuffle') return game
  switch (task.what) {
    case 'main':
      return dealt(game, cards)
    case 'packet':
      return { ...rest(game), deck: game.deck.toSpliced(task.at, PACKET + 1, ...cards) }
    case 'again':
      return { ...rest(game), deck: cards, discard: game.discard.slice(0, 1) }
  }
}

/** What was drawn by lot lies where it was drawn for. */
function allotted(game: GameState, drawn: readonly (readonly string[])[]): GameState {
  const task = game.tasks[0]
  const [one = ''] = drawn[0] ?? []
  // That these are Deeds, verses and so on was asked before: they are among those that lie in the lots.
  const without = { ...rest(game), deedsLeft: game.deedsLeft.filter((deed) => deed !== one) }
  switch (task?.task) {
    case 'begin':
      return started(game, drawn)
    case 'turnUp':
      return {
        ...rest(game),
        row: game.row.map((laid, at) =>
          at === task.at ? { ...laid, verse: one as VerseId } : laid,
        ),
      }
    case 'refill':
      return {
        ...without,
        openDeeds: game.openDeeds.map((deed, at) => (at === task.at ? (one as DeedId) : deed)),
      }
    case 'unseen':
      return begun(without, task.seat, one as DeedId)
    default:
      return game
  }
}

/** The first round begins [D6], [D10], [D11]. */
function started(game: GameState, drawn: readonly (readonly string[])[]): GameState {
  const orders = drawn.slice(0, -2) as readonly (readonly Discipline[])[]
  const deeds = (drawn.at(-2) ?? []) as readonly DeedId[]
  const [first = ''] = drawn.at(-1) ?? []
  return roundBegun({
    ...game,
    cultists: game.cultists.map((one, i) => ({
      ...one,
      levels: (orders[i] ?? []).map((of) => ({ of, level: 0 })),
    })),
    openDeeds: deeds,
    deedsLeft: game.deedsLeft.filter((deed) => !deeds.includes(deed)),
    first,
  })
}

/** Somebody has left for good [D22]: what is still to be done by them is not, and a card they played is discarded. */
function left(game: GameState, seat: SeatId): GameState {
  const gone = withOwn(game, seat, () => ({ gone: true as const }))
  const away = gone.cultists.every((one) => one.gone)
  const theirs = game.turn?.seat === seat
  const tasks = game.tasks.filter((task) => !('seat' in task) || task.seat !== seat)
  const again = tasks[0]?.task === 'shuffle' && tasks[0].what === 'again' && theirs
  return {
    ...gone,
    tasks: again ? tasks.slice(1) : tasks,
    ...(theirs && { due: [] }),
    ...(away && { over: true as const }),
  }
}
