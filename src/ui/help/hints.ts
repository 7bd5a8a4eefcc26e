import type { Board } from '../../rules/board/board.ts'
import type { Painter } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { grouped } from '../../rules/plain/lists.ts'
import type { Tool } from '../desk/Tools.tsx'
import { CARDS, THING, TOOL_IN_HAND, TRAY } from '../device/places.ts'
import type { HelpKey } from './words.ts'

/** What hints go by: what lies on the table, and what the hand is about. */
export interface Situation {
  /** What lies on the table, by how it is painted, what was laid last last. */
  lying(painter: Painter): readonly Item[]
  readonly items: number
  /** Lines from oval to oval. */
  readonly lines: number
  /** Such a line can be drawn. */
  readonly joins: boolean
  /** Dice that lie ready to be thrown. */
  readonly ready: number
  readonly tool: Tool
  /** The item that is being written on. */
  readonly writing: ItemId | undefined
  /** Nothing of what is on the table is seen. */
  readonly lost: boolean
  /** The keyboard is on the board. */
  readonly keyed: boolean
  readonly seated: boolean
  readonly phone: boolean
  /** The table is touched: what keys there are come up for what is written. */
  readonly finger: boolean
}

/**
 * What a hint is about: an item on the table, or what the first of these selectors finds that is
 * shown; it stands above it, or within.
 */
export type Anchor =
  | { readonly item: ItemId }
  | { readonly shown: readonly string[]; readonly within?: boolean }

/** One hint: it stands where the hand is while it is time for it, and never again once that is over. */
export interface Hint {
  readonly id: string
  when(sight: Situation): boolean
  about(sight: Situation): Anchor
  say(sight: Situation): HelpKey
  /** What it says in a place round a screen; none where it is not so there. */
  readonly around?: HelpKey
}

/** What hints go by of what lies on a table. */
export function seenOn(
  { pieces, read, gestures }: Pick<Game, 'pieces' | 'read' | 'gestures'>,
  board: Board,
): Pick<Situation, 'lying' | 'items' | 'lines' | 'joins'> {
  const lists = grouped(board.items.values(), ({ kind }) => pieces[kind]?.painter)
  return {
    lying: (painter) => lists.get(painter) ?? [],
    items: board.items.size,
    lines: read(board).filter((mark) => mark.as === 'line').length,
    joins: gestures?.line !== undefined,
  }
}

const last = (items: readonly Item[]): Anchor => ({ item: items.at(-1)?.id ?? '' })
const bare = ({ texts }: Item) => Object.values(texts).every((text) => text.trim() === '')
const nameless = ({ lying, writing }: Situation) =>
  lying('card').filter((item) => bare(item) && item.id !== writing)
const loose = ({ lying }: Situation) => lying('note').filter(({ place }) => place.on === undefined)
const stuck = ({ lying }: Situation) => lying('note').some(({ place }) => place.on !== undefined)

/** All of them; of several whose time has come, the first one is said. */
export const HINTS: readonly Hint[] = [
  {
    id: 'whole',
    when: ({ lost }) => lost,
    about: () => ({ shown: ['[data-command="fit"]'] }),
    say: ({ phone }) => (phone ? 'hint.wholeFar' : 'hint.whole'),
  },
  {
    id: 'marker',
    when: ({ tool, lying }) => tool === 'marker' && lying('ink').length === 0,
    about: () => ({ shown: [TOOL_IN_HAND] }),
    say: () => 'hint.marker',
    around: 'hint.marker',
  },
  {
    id: 'throw',
    when: ({ ready, seated }) => ready > 0 && seated,
    // Above the tray it would cover the button that it names.
    about: () => ({ shown: [TRAY], within: true }),
    say: () => 'hint.throw',
  },
  {
    id: 'keys',
    when: ({ keyed, finger, writing }) => keyed && !finger && writing === undefined,
    about: () => ({ shown: [THING] }),
    say: () => 'hint.keys',
  },
  {
    id: 'card',
    when: ({ items }) => items === 0,
    about: () => ({ shown: [CARDS] }),
    say: () => 'hint.card',
    around: 'hint.cardAround',
  },
  {
    id: 'write',
    when: (sight) => nameless(sight).length > 0,
    about: (sight) => last(nameless(sight)),
    say: ({ finger }) => (finger ? 'hint.writeFinger' : 'hint.write'),
    around: 'hint.writeAround',
  },
  {
    id: 'stick',
    when: (sight) => sight.lying('card').length > 0 && loose(sight).length > 0 && !stuck(sight),
    about: (sight) => last(loose(sight)),
    say: () => 'hint.stick',
    around: 'hint.stick',
  },
  {
    id: 'line',
    when: ({ lying, lines, joins }) => joins && lying('oval').length > 1 && lines === 0,
    about: ({ lying }) => last(lying('oval')),
    say: () => 'hint.line',
    around: 'hint.line',
  },
]

/** The hint for one of those who sit around a screen, in their situation: of what lies on the table, `theirs` alone. */
export function hintAround(
  sight: Situation,
  been: readonly string[],
  theirs: (id: ItemId) => boolean,
): Hint | undefined {
  return HINTS.find((hint) => {
    if (hint.around === undefined || been.includes(hint.id) || !hint.when(sight)) return false
    const about = hint.about(sight)
    return !('item' in about) || theirs(about.item)
  })
}
