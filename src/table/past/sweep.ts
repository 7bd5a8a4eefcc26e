import type { Item, ItemId } from '../../rules/plain/item.ts'
import type { TableState } from '../document/read.ts'
import { SCHEMA_VERSION } from '../document/schema.ts'

/** What one state of a table has lost that an earlier one had. Counts. */
export interface Loss {
  /** Things that lay on the table and are destroyed, in the bin, far away or something else. */
  readonly gone: number
  /** Things of whose writing little is left. */
  readonly emptied: number
  readonly rolls: number
  readonly seats: number
  /** Registers of the game. */
  readonly registers: number
  /** Whether it no longer says which game it is. */
  readonly game: boolean
  /** Whether it says all at once that it needs a newer page than this. */
  readonly version: boolean
}

/** Who takes something so far away (mm) does not want it to be found. */
const FAR = 20_000
/** Of shorter writing (letters) nothing can be told; less than this share of the longer is little. */
const SHORT = 8
const LITTLE = 0.2

/**
 * How much at once is a sweep: how many things and what part of all of them, or how many in any case;
 * registers likewise.
 */
const SWEEP = { things: 12, share: 0.25, many: 60, registers: 8, half: 0.5 }

/**
 * What was lost between two states, looking only at these items, where they are given: what nobody touched is there
 * still.
 */
export function lossBetween(
  before: TableState,
  after: TableState,
  which: Iterable<ItemId> = before.items.keys(),
): Loss {
  let [gone, emptied] = [0, 0]
  for (const id of which) {
    const old = before.items.get(id)
    const now = after.items.get(id)
    if (!old || old === now || old.bin) continue
    if (!now || isGone(old, now)) gone += 1
    else if (isEmptied(old, now)) emptied += 1
  }
  return {
    gone,
    emptied,
    rolls: lacking(before.rolls, after.rolls),
    seats: lacking(before.seats, after.seats),
    registers: Object.keys(before.play).filter((key) => !Object.hasOwn(after.play, key)).length,
    game: before.about.game !== '' && before.about.game !== after.about.game,
    version: before.about.version <= SCHEMA_VERSION && after.about.version > SCHEMA_VERSION,
  }
}

/** Whether so much is lost that nobody at play would do it by and by. */
export function isSweeping(loss: Loss, before: TableState): boolean {
  const { gone, emptied, rolls, seats, registers, game, version } = loss
  // At play nobody ever takes these away.
  if (game || version || rolls > 0 || seats > 0) return true
  if (registers >= SWEEP.registers && registers >= Object.keys(before.play).length * SWEEP.half) {
    return true
  }
  return isMuch(gone + emptied, before)
}

/** Whether one change touched so much of what lay there that it is worth keeping how that was. */
export function isBig(touched: ReadonlySet<ItemId>, before: TableState): boolean {
  if (touched.size < SWEEP.things) return false
  let lay = 0
  for (const id of touched) if (before.items.get(id)?.bin === false) lay += 1
  return isMuch(lay, before)
}

/** Whether so many things are much of all that lies on a table. */
function isMuch(things: number, { items }: TableState): boolean {
  if (things < SWEEP.things) return false
  let lying = 0
  for (const { bin } of items.values()) if (!bin) lying += 1
  return things >= SWEEP.many || things >= lying * SWEEP.share
}

/** Whether anything is lost at all. */
export const isLoss = (loss: Loss): boolean => {
  const { gone, emptied, rolls, seats, registers, game, version } = loss
  return game || version || gone + emptied + rolls + seats + registers > 0
}

function lacking(before: readonly { id: string }[], after: readonly { id: string }[]): number {
  // The same list but for what changed.
  if (before === after) return 0
  const there = new Set(after.map(({ id }) => id))
  return before.filter(({ id }) => !there.has(id)).length
}

const isGone = (old: Item, now: Item): boolean =>
  now.bin ||
  now.kind !== old.kind ||
  Math.hypot(now.place.x - old.place.x, now.place.y - old.place.y) > FAR

function isEmptied(old: Item, now: Item): boolean {
  if (old.texts === now.texts) return false
  let [all, left] = [0, 0]
  for (const [field, text] of Object.entries(old.texts)) {
    all += text.length
    left += common(text, now.texts[field] ?? '')
  }
  return all >= SHORT && left < all * LITTLE
}

/** Letters that two texts share at their beginnings and ends. */
function common(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let head = 0
  while (head < most && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < most - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  return head + tail
}
