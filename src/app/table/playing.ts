import type { BoardHandle } from '../../board/TableTop.tsx'
import type { Act, Board } from '../../rules/board/board.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { say } from '../../rules/plain/sentence.ts'
import { type Answers, isDrawn, type Move, moveOf } from '../../rules/play/move.ts'
import { USUAL_FLICK } from '../../tray/thrown.ts'
import type { Handed, Played } from '../../ui/desk/desk.ts'
import type { OutlineHandle } from '../../ui/lists/Outline.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import type { PatientVoice } from '../../ui/say/say.ts'
import { inTheAir } from '../eyes/flights.ts'
import { chance } from '../page/chance.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Dice } from './useThrow.ts'

/** What is as it is just now, whatever it was when somebody began. */
export interface Now {
  /** Who acts here. */
  readonly seat: SeatId | undefined
  /** Dice picked for a free throw. */
  readonly free: Check | undefined
  readonly board: Pick<BoardHandle, 'shape' | 'reveal'> | null
  readonly lists: Pick<OutlineHandle, 'show'> | null
  readonly notices: Pick<Notices, 'add'>
  readonly dice: Pick<Dice, 'flights' | 'throwFor'>
  /** How what is laid comes to lie before whoever has a place at a screen among people. */
  readonly lays: Lays
}

/** What whoever sits here plays. */
type Playing = Pick<Handed, 'act' | 'play' | 'throwDice' | 'fling'>

/** Plays Moves and throws dice for whoever acts at this screen. */
export function playAt(
  { table, game, extras }: Pick<OpenTable, 'table' | 'game' | 'extras'>,
  { say: speak, lacks }: Pick<PatientVoice, 'say' | 'lacks'>,
  now: () => Now,
): Playing {
  const act = (chooses?: boolean): Act => ({
    seat: now().seat ?? '',
    chance,
    now: Date.now(),
    say: (sentence) => (lacks(sentence) ? undefined : speak(sentence)),
    ...extras.shown?.(now().seat ?? '', chooses),
  })

  const chosen = () => act(true)
  const play = (id: string, answers: Answers = {}, anyway = false, flick = USUAL_FLICK): Played => {
    const move = moveOf(game, id)
    if (!move) throw new RangeError(`no move ${id}`)
    const board = table.board()
    const lack = lackOf(move, board, chosen, answers, anyway)
    if (lack) return lack
    const shape = now().board?.shape()
    const played = move.play(
      board,
      shape === undefined ? chosen() : { ...chosen(), shape },
      answers,
    )
    const { seat = '', dice, lays } = now()
    if ('dice' in played) {
      // While dice fly for a question, more throws for it are the same impatience.
      if (!inTheAir(dice.flights, played)) dice.throwFor(seat, played, flick)
      return 'thrown'
    }
    const laid = lays(seat, played, isDrawn(game, id, answers) ? 'drawn' : 'played')
    // What follows by itself would follow at once again, whoever took it back.
    const isForced = game.forced?.(board, chosen())?.move === id
    const lasts = !isForced && move.lasting?.(board, chosen(), answers) === true
    const amiss = table.apply(laid, { seat, track: !isForced, lasts })
    if (amiss) return { force: 'must', say: amiss }
    const made = played.flatMap((change) => (change.do === 'make' ? [change.item.id] : []))
    const written = played.flatMap((change) => (change.do === 'write' ? [change.id] : []))
    const { board: seen, lists } = now()
    // Whoever writes sees where it stands; what was laid goes before what was written along with it.
    const shown = made.length > 0 ? made : written
    seen?.reveal(shown)
    lists?.show(shown)
    return 'done'
  }

  const throwDice = (flick = USUAL_FLICK) => {
    if (table.refuses()) return
    const gathering = game.checks?.gathering?.(table.board(), act())
    if (!gathering) return
    const played = play(gathering.thrower.move, gathering.thrower.answers, true, flick)
    if (typeof played === 'object' && 'say' in played) now().notices.add({ say: played.say })
  }

  return {
    act,
    play,
    throwDice,
    fling(flick = USUAL_FLICK, picked = now().free) {
      if (!picked) return throwDice(flick)
      if (table.refuses()) return
      const { seat, notices, dice } = now()
      if (seat === undefined) notices.add({ say: say('seat.first') })
      else if (picked.dice.length > 0) dice.throwFor(seat, picked, flick)
    },
  }
}

/** Why a Move is not played yet: a refusal, or what it still wants to know. */
function lackOf(
  move: Move,
  board: Board,
  act: () => Act,
  answers: Answers,
  anyway: boolean,
): Exclude<Played, string> | undefined {
  const refusal = move.may(board, act(), answers)
  if (refusal && (refusal.force === 'must' || !anyway)) return refusal
  const ask = move
    .asks(board, act(), answers)
    .filter((q) => answers[q.id] === undefined && !('optional' in q && q.optional))
  return ask.length > 0 ? { ask } : undefined
}
