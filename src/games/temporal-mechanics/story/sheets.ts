import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { newItem } from '../../../rules/board/piece.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { pauseCards } from '../../../rules/story/clock.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { laid, makeLayout } from '../../../rules/story/layout.ts'
import { make } from '../../../rules/story/make.ts'
import { byMade } from '../../../rules/story/story.ts'
import { PIECES } from './pieces.ts'
import { type ActId, actOf } from './settings.ts'

const { sheetSpot } = makeLayout({ pieces: PIECES, tree: 'up' })

/** What a page or a card of this game is headed with in English. */
const HEADED = {
  whereabouts: 'The Setting',
  catastrophe: 'The Catastrophe',
  warning: 'The Warning',
  flashforward: 'Flashforward',
} as const

/** What it is headed with on the table: in the language of who lays it, else in English. */
export const headed = (act: Act, page: keyof typeof HEADED): string =>
  act.say?.(say(`page.${page}`)) ?? HEADED[page]

/** The sheets on which it stands what was, or what came to be [T6], the first laid first. */
export const sheetsOf = (board: Board, as: 'flashback' | 'flashforward'): readonly Item[] =>
  allOf(board, 'sheet')
    .filter(({ props }) => props.as === as)
    .sort(byMade)

/** What a Flashback settles, each on a card of its own [T7]. */
export const SETTLED = ['antagonist', 'whereabouts', 'catastrophe'] as const
/** One of the three. */
export type Settled = (typeof SETTLED)[number]

/** The cards of one of them, the first laid first. */
export const cardsOf = (board: Board, as: Settled): readonly Item[] =>
  allOf(board, 'card')
    .filter(({ props }) => props.as === as)
    .sort(byMade)

/** The Warning as it lies on the table, once it has arrived [T5]. */
export const arrivedOf = (board: Board): Item | undefined => allOf(board, 'message')[0]

/** No longer Warning can be written, in letters: of what somebody puts there by other ways no more counts. */
export const LONGEST_WARNING = 4000

/** The Warning as it was written, before it is sent [T7]. */
export function writtenOf(board: Board): string {
  const { warning } = board.play
  return typeof warning === 'string' ? warning.slice(0, LONGEST_WARNING) : ''
}

/** How long a Warning may be, in code points [T7]. */
export const LONGEST = 256

/** How many code points a Warning has that is too long; undefined of others. */
export function overlength(text: string): number | undefined {
  if (text.length <= LONGEST) return undefined
  const count = [...text].length
  return count > LONGEST ? count : undefined
}

/** Whether a Flashback or a Flashforward is being told, which takes time like a Scene [T9]. */
export function toldAside(board: Board): boolean {
  const { scene } = board.play
  return typeof scene === 'string' && board.items.get(scene)?.kind === 'sheet'
}

/** A sheet is laid, and its clock starts [T9]. */
export function laySheet(
  board: Board,
  act: Act,
  as: 'flashback' | 'flashforward',
  texts: { readonly title: string; readonly text: string },
): readonly Change[] {
  const id = act.chance.id()
  const held = pauseCards(board).length > 0
  return [
    make(act, 'sheet', laid(board, act, sheetSpot(board), 0.03), { id, props: { as }, texts }),
    { do: 'play', key: 'scene', value: id },
    {
      do: 'play',
      key: 'clock',
      value: held ? { spent: 0, paused: true } : { spent: 0, since: act.now },
    },
  ]
}

/**
 * One name for what there is one of, so that groups who played apart cannot make two of it; where something else lies
 * there that is called so, it goes by another.
 */
export const onlyOne = ({ items }: Board, { chance }: Act, id: ItemId, kind: string): ItemId =>
  (items.get(id)?.kind ?? kind) === kind ? id : chance.id()

/** The Warning arrives: it lies on the table [T5]. */
export function arrival(board: Board, act: Act, text: string): readonly Change[] {
  const item = newItem(
    { pieces: PIECES },
    {
      // One that is written anew is another: the first may lie in the bin, with what it said.
      id: board.play.arrived === true ? act.chance.id() : onlyOne(board, act, 'warning', 'message'),
      kind: 'message',
      place: laid(board, act, sheetSpot(board), 0.08),
      props: { made: act.now },
      texts: { title: headed(act, 'warning'), text },
    },
  )
  return [
    { do: 'make', item },
    { do: 'play', key: 'arrived', value: true },
  ]
}

/** What it brings that people go to an act, besides that they are there. */
function brought(board: Board, act: Act, to: ActId): readonly Change[] {
  const text = writtenOf(board)
  if (to === 'confrontation' && text !== '' && board.play.arrived !== true && !arrivedOf(board))
    return arrival(board, act, text)
  if (to !== 'resolution' || sheetsOf(board, 'flashforward').length > 0) return []
  return laySheet(board, act, 'flashforward', { title: headed(act, 'flashforward'), text: '' })
}

/** A Flashback or a Flashforward that is told is over, and its clock with it. */
export const ended = (board: Board): readonly Change[] =>
  toldAside(board)
    ? [
        { do: 'play', key: 'scene', value: null },
        { do: 'play', key: 'clock', value: null },
      ]
    : []

/** People are in another act from now on. */
export const enter = (board: Board, act: Act, to: ActId): readonly Change[] =>
  actOf(board) === to ? [] : [{ do: 'play', key: 'phase', value: to }, ...brought(board, act, to)]
