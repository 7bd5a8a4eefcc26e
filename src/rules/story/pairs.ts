import type { Act, Board } from '../board/board.ts'
import type { Pair } from '../dice/check.ts'
import type { Item, ItemId, SeatId } from '../plain/item.ts'
import { seatOf } from '../plain/seats.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import type { Factor } from '../play/gathering.ts'
import type { Offer } from '../play/move.ts'
import { brief, type Outlined } from './outline.ts'
import { byMade, type Scene, type Story } from './story.ts'

type Says = 'agree' | 'object'

/** A pair as the registers have it: what each seat says, and what can be made of it. */
export interface Match {
  readonly pair: Pair
  readonly says: Readonly<Record<SeatId, Says>>
  /** No longer exactly one Character Aspect and one Environment Aspect. */
  readonly broken: boolean
  /** Why one of the two counts in no pair here. */
  readonly barred?: Sentence
  readonly counts: boolean
}

/** The register that keeps what a seat says of a pair; the order of the two notes does not matter. */
export function register(scene: ItemId, a: ItemId, b: ItemId, seat: SeatId): string {
  const [first, second] = a < b ? [a, b] : [b, a]
  return `pair/${scene}/${first}/${second}/${seat}`
}

/** Whether somebody would have it so, the Moderator too. */
const agreed = (says: Match['says']): boolean => Object.values(says).includes('agree')

/** One Character Aspect and one Environment Aspect, in this order; undefined for any other two notes [P8]. */
export function matching(story: Story, a: ItemId, b: ItemId): Pair | undefined {
  const [one, other] = [story.aspects.get(a), story.aspects.get(b)]
  if (!one || !other || one.character === other.character) return undefined
  return one.character ? [a, b] : [b, a]
}

/** In how many pairs that somebody would have each note stands. */
function usesIn(all: readonly Match[]): ReadonlyMap<ItemId, number> {
  const uses = new Map<ItemId, number>()
  for (const { pair, says, broken } of all) {
    if (broken || !agreed(says)) continue
    for (const id of pair) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  return uses
}

/** Pairs as people offer them, and what they say of them. */
export function makePairs({ storyOf, moderatorOf, barred }: Outlined) {
  /** What was found on a board, which never changes. */
  const known = new WeakMap<Board, Map<ItemId, readonly Match[]>>()

  /**
   * The pairs on offer for a Scene, each once, whoever offered them: those that somebody agrees to, and those that a
   * player objects to, so that an objection is seen. The Moderator suggests but never decides [P27].
   */
  function matches(board: Board, scene: ItemId): readonly Match[] {
    const found = known.get(board) ?? new Map<ItemId, readonly Match[]>()
    known.set(board, found)
    const there = found.get(scene) ?? read(board, scene)
    found.set(scene, there)
    return there
  }

  function read(board: Board, scene: ItemId): readonly Match[] {
    const story = storyOf(board)
    const moderator = moderatorOf(board)
    const seats = new Set(board.seats.map((seat) => seat.id))
    const found = new Map<string, { a: ItemId; b: ItemId; says: Record<SeatId, Says> }>()
    const start = `pair/${scene}/`
    for (const [key, value] of Object.entries(board.play)) {
      if (!key.startsWith(start) || (value !== 'agree' && value !== 'object')) continue
      const [a, b, seat, more] = key.slice(start.length).split('/')
      if (!a || !b || !seat || more !== undefined || !(a < b) || !seats.has(seat)) continue
      const known = found.get(`${a}/${b}`) ?? { a, b, says: {} }
      known.says[seat] = value
      found.set(`${a}/${b}`, known)
    }
    const note = (id: ItemId): Item => board.items.get(id)!
    const offered: Match[] = []
    for (const { a, b, says } of found.values()) {
      if (!board.items.has(a) || !board.items.has(b)) continue
      const deciding = Object.entries(says).flatMap(([seat, word]) =>
        seat === moderator ? [] : [word],
      )
      const objected = deciding.includes('object')
      if (!agreed(says) && !objected) continue
      const pair = matching(story, a, b)
      const why = barred?.(board, scene, note(a)) ?? barred?.(board, scene, note(b))
      const counts = !!pair && !why && deciding.includes('agree') && !objected
      const match = { pair: pair ?? [a, b], says, broken: !pair, counts } as const
      offered.push(why ? { ...match, barred: why } : match)
    }
    return offered.sort(
      (x, y) =>
        byMade(note(x.pair[0]), note(y.pair[0])) || byMade(note(x.pair[1]), note(y.pair[1])),
    )
  }

  function remark(board: Board, scene: Scene, uses: ReadonlyMap<ItemId, number>, match: Match) {
    const story = storyOf(board)
    const moderator = moderatorOf(board)
    const text = (id: ItemId) => brief(board.items.get(id)?.texts.text)
    const name = (id: SeatId) => seatOf(board.seats, id)?.name ?? ''
    if (match.broken) return say('pair.broken')
    if (match.barred) return match.barred
    const said = Object.entries(match.says).filter(([seat]) => seat !== moderator)
    const against = said.find(([, word]) => word === 'object')
    if (against) return say('pair.objected', { name: name(against[0]) })
    if (said.length === 0) return say('pair.suggested', { name: name(moderator ?? '') })
    const own = agreed(match.says) ? 1 : 0
    const again = match.pair.find((id) => (uses.get(id) ?? 0) > own)
    if (again !== undefined) return say('pair.reused', { aspect: text(again) })
    const elsewhere = story.objects.get(story.aspects.get(match.pair[1])?.card ?? '')?.scene
    if (elsewhere !== undefined && elsewhere !== scene.id) {
      return say('pair.elsewhere', { aspect: text(match.pair[1]) })
    }
    return undefined
  }

  function answers(board: Board, act: Act, { pair, says, broken }: Match): readonly Offer[] {
    const mine = says[act.seat]
    const seated = seatOf(board.seats, act.seat)
    const decides = !broken && seated && act.seat !== moderatorOf(board)
    const moves = [
      ...(decides && mine !== 'agree' ? ['agreePair'] : []),
      ...(decides && mine !== 'object' ? ['objectPair'] : []),
      ...(mine ? ['withdrawPair'] : []),
    ]
    return moves.map((move) => ({ move, answers: { a: pair[0], b: pair[1] } }))
  }

  /** The pairs on offer for a Scene as everybody sees them; reuse of an Aspect is remarked on [P8]. */
  function factors(board: Board, act: Act, scene: Scene): readonly Factor[] {
    const all = matches(board, scene.id)
    const uses = usesIn(all)
    return all.map((match) => {
      const said: Sentence | undefined = remark(board, scene, uses, match)
      const { pair, says, counts } = match
      const offers = answers(board, act, match)
      const own = { id: pair.join(), items: pair, says, counts, offers }
      return said ? { ...own, remark: said } : own
    })
  }

  return { matches, factors }
}
