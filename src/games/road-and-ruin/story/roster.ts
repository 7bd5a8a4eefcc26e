import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check, Ruling } from '../../../rules/dice/check.ts'
import type { Roll } from '../../../rules/dice/roll.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { ROSTER, type RosterCall, rosterCall } from '../reckon/roster.ts'
import type { DirectKind } from './checks.ts'
import { DECK_CHECK, drawnBy } from './drawn.ts'
import { bareCheck, NO_RULING } from './slips.ts'

/** The kind of the Check that asks the Roster. */
export const ROSTER_CHECK = 'roster'

/** The Story Roster; the first, if there are several. */
export const rosterOf = (board: Board): Item | undefined => allOf(board, 'roster')[0]

/** What stands in a slot: a line for each thing, of which there are several only where two groups wrote apart. */
export const linesIn = (roster: Item, slot: number): readonly string[] =>
  (roster.texts[`slot${slot}`] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What stands in a slot, in a line; '' where it is empty. */
export const slotOf = (roster: Item | undefined, slot: number): string =>
  roster ? linesIn(roster, slot).join(' / ') : ''

/** The slots that are filled [R4]. */
export const filledIn = (roster: Item): ReadonlySet<number> =>
  new Set(Array.from({ length: ROSTER }, (_, i) => i + 1).filter((i) => slotOf(roster, i) !== ''))

/** Slots in which two things stand: two groups wrote there apart. */
export const crowded = (roster: Item): readonly number[] =>
  Array.from({ length: ROSTER }, (_, i) => i + 1).filter((i) => linesIn(roster, i).length > 1)

/** Writes an item into a slot, behind what stands there already. */
export function filledSlot(roster: Item, slot: number, words: string): Change {
  const field = `slot${slot}`
  const at = roster.texts[field]?.length ?? 0
  // It ends its line: what another group wrote there apart stays told from it.
  return { do: 'write', id: roster.id, field, at, remove: 0, insert: `${words}\n` }
}

/** Empties a slot: its item is retired. */
export const emptied = (roster: Item, slot: number): Change => {
  const field = `slot${slot}`
  const remove = roster.texts[field]?.length ?? 0
  return { do: 'write', id: roster.id, field, at: 0, remove, insert: '' }
}

/** A d20 over the Roster as it stands [R4]. */
export function rosterCheck(roster: Item): Check {
  const filled = [...filledIn(roster)]
  const items = filled.map((slot): Plain => ({ slot, says: slotOf(roster, slot).slice(0, 120) }))
  return { ...bareCheck(ROSTER_CHECK, roster.id), dice: ['d20'], terms: { items } }
}

/** What a throw over the Roster asks for, with what stood in the slot; undefined where nothing fell. */
export function calledBy(
  { terms = {} }: Pick<Check, 'terms'>,
  roll: Roll,
): { readonly call: RosterCall; readonly item: string } | undefined {
  const face = roll[0]?.face
  if (face === undefined) return undefined
  const items = new Map<number, string>()
  for (const one of Array.isArray(terms.items) ? (terms.items as readonly Plain[]) : []) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) continue
    const { slot, says } = one as Readonly<Record<string, Plain>>
    if (typeof slot === 'number' && typeof says === 'string') items.set(slot, says)
  }
  return { call: rosterCall(new Set(items.keys()), face), item: items.get(face) ?? '' }
}

/** The card that was drawn for something new, since the Roster asked for it [R5]; undefined until then. */
export function freshCard({ rolls }: Board): number | undefined {
  const asked = rolls.findLastIndex(({ check }) => check.kind === ROSTER_CHECK)
  const last = rolls.at(asked)
  const call = asked < 0 || !last ? undefined : calledBy(last.check, last.roll)?.call
  if (!call || !('fresh' in call)) return undefined
  // What a search brings is drawn for that.
  const draw = rolls
    .slice(asked + 1)
    .findLast(({ check }) => check.kind === DECK_CHECK && check.terms?.id === undefined)
  return draw && drawnBy(draw)[0]?.cards[0]
}

/** A filled slot recurs, an empty one brings something new [R4]. Neither is good or bad. */
function judge(check: Check, roll: Roll): Ruling {
  const called = calledBy(check, roll)
  if (!called) return NO_RULING
  const { call, item } = called
  const result = roll[0]?.face ?? 0
  return 'recurs' in call
    ? { key: 'recurs', result, hits: [], say: say('ruling.recurs', { slot: call.recurs, item }) }
    : {
        key: 'fresh',
        result,
        hits: [],
        say: say('ruling.fresh', { slot: call.fresh }),
        parts: [say('part.empty', { face: result, slot: call.fresh })],
      }
}

export const ROSTER_KIND: DirectKind = { judge }
