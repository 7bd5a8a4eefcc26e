import type { Act, Board } from '../../../rules/board/board.ts'
import type { Mark } from '../../../rules/board/mark.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { byHeight } from '../../../rules/plain/place.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Offer } from '../../../rules/play/move.ts'
import type { Row, Section } from '../../../rules/told/outline.ts'
import { deedOf } from '../cards/deeds.ts'
import { picksNow } from '../reckon/choice.ts'
import type { OnePick } from '../reckon/options.ts'
import { cultistAt } from '../reckon/own.ts'
import { awaited } from '../reckon/run.ts'
import { facesIn, type GameKept, gameKept, LAID, liesIn, nameIn, playedOn } from './kept.ts'
import { layingOf } from './laid.ts'
import { deedId, disciplineId, type MATS, placeId } from './layout.ts'

/** What is told of somebody's things. */
function ownMarks(board: Board, kept: GameKept): readonly Mark[] {
  const { game } = kept
  const name = nameIn(board)
  return game.cultists.flatMap((one): readonly Mark[] => {
    const { seat, deeds, levels } = one
    const on = placeId(seat)
    const turn = game.turn?.seat === seat && !game.over
    return [
      {
        on,
        as: 'owner',
        seat,
        say: say(one.gone ? 'mark.gone' : 'mark.owner', { name: name(seat) }),
      },
      ...(turn
        ? [{ on, as: 'current', say: say('mark.turn', { name: name(seat) }) } as const]
        : []),
      ...deeds.map(({ deed, advances }): Mark => {
        const of = deedOf(deed).cost
        const told = { n: advances, of }
        return {
          ...{ on: deedId(deed), as: 'label' },
          ...{ say: say('mark.advances', told), short: say('mark.advances.short', told) },
        }
      }),
      ...levels.map(({ level }, at): Mark => {
        const on = disciplineId(seat, at)
        return {
          on,
          as: 'label',
          say: say('mark.level', { n: level }),
          short: say('mark.level.short', { n: level }),
        }
      }),
    ]
  })
}

/** What can be chosen just now lies there to be chosen: for whoever is waited for. */
function readyMarks(board: Board, { game, claims }: GameKept): readonly Mark[] {
  const itemOf = (pick: OnePick): ItemId | undefined =>
    pick.pick === 'advance'
      ? deedId(pick.deed)
      : pick.pick === 'move'
        ? deedId(pick.to)
        : pick.pick === 'recover'
          ? pick.card
          : undefined
  const items = picksNow(game, facesIn(board, claims)).flatMap((pick) => itemOf(pick) ?? [])
  return [...new Set(items)].map((on) => ({ on, as: 'ready', say: say('mark.choice') }))
}

/** What lies elsewhere than the game has it, once all is laid; and what is not what was said of it. */
function amissMarks(board: Board, kept: GameKept): readonly Mark[] {
  const name = nameIn(board)
  const lies = liesIn(board, kept).map(
    ({ card, by, face, was }): Mark => ({
      ...{ on: card, as: 'amiss' },
      say: say('lie.told', { name: name(by), card: face, was }),
    }),
  )
  if (board.play[LAID] !== kept.step) return lies
  const away = [...layingOf(kept)].flatMap(([id, { place }]): readonly Mark[] => {
    const item = board.items.get(id)
    return item && item.place.on !== place.on
      ? [{ on: id, as: 'amiss', say: say('mark.away') }]
      : []
  })
  return [...lies, ...away]
}

/** What the board means: whose place is whose, how far Deeds are, what can be chosen, what is amiss. */
export function darkMarks(board: Board): readonly Mark[] {
  const kept = gameKept(board)
  if (!kept) return []
  const all = [...ownMarks(board, kept), ...readyMarks(board, kept), ...amissMarks(board, kept)]
  return all.filter(({ on }) => board.items.has(on))
}

const row = (id: ItemId, rows: readonly Row[] = []): Row =>
  rows.length > 0 ? { id, rows } : { id }

/** What lies on a thing, the uppermost first. */
function piledOn({ items }: Board, mat: ItemId): readonly Item[] {
  return [...items.values()]
    .filter(({ place, kind }) => place.on === mat && kind !== 'ink')
    .sort(byHeight)
    .reverse()
}

/** What lies on a thing, in the order in which it lies there, the first first. */
const inOrder = (board: Board, mat: ItemId): readonly Item[] => piledOn(board, mat).toReversed()

/** The table as lists: the middle, and each place with what lies there. */
export function darkOutline(board: Board): readonly Section[] {
  const there = (ids: readonly ItemId[]) => ids.filter((id) => board.items.has(id))
  const below = (id: ItemId, list: readonly Item[]) =>
    row(
      id,
      list.map((one) =>
        row(
          one.id,
          inOrder(board, one.id).map((token) => row(token.id)),
        ),
      ),
    )
  const mats = (ids: readonly (keyof typeof MATS)[]): readonly Row[] =>
    there(ids).map((id) =>
      below(id, id === 'verseRow' || id === 'deedRow' ? inOrder(board, id) : piledOn(board, id)),
    )
  const places = [...board.items.values()].filter(({ kind }) => kind === 'place')
  const order = gameKept(board)?.game.cultists.map(({ seat }) => placeId(seat)) ?? []
  const seats = [...places].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return [
    { id: 'middle', say: say('list.middle'), rows: mats(['verseRow', 'deedRow', 'deedDeck']) },
    { id: 'cards', say: say('list.cards'), rows: mats(['discard', 'inPlay', 'deck', 'spent']) },
    {
      id: 'places',
      say: say('list.places'),
      rows: seats.map(({ id }) => below(id, inOrder(board, id))),
    },
    {
      id: 'pages',
      say: say('list.pages'),
      rows: [...board.items.values()].flatMap(({ id, kind }) => (kind === 'sheet' ? [{ id }] : [])),
    },
  ]
}

/** What a hand card, a Deed, a discard, a Discipline suggests to whoever the game waits for. */
function ownOffers(kept: GameKept, act: Act, item: Item): readonly Offer[] {
  const { game } = kept
  const waits = awaited(game)
  if (!waits || !('seat' in waits) || waits.seat !== act.seat) return []
  const one = cultistAt(game, act.seat)
  const { id, kind, props } = item
  const held = one?.hand.includes(id) === true
  switch (waits.for) {
    case 'action': {
      const at = game.openDeeds.findIndex((deed) => deed !== null && deedId(deed) === id)
      const level = one?.levels.findIndex((_, i) => disciplineId(act.seat, i) === id) ?? -1
      return [
        ...(held
          ? [
              { move: 'playCard', answers: { card: id } },
              { move: 'levelUp', answers: { card: id } },
            ]
          : []),
        ...(at >= 0 ? [{ move: 'scheme', answers: { at: String(at) } }] : []),
        ...(kind === 'deedDeck' ? [{ move: 'scheme', answers: { at: 'unseen' } }] : []),
        ...(level >= 0 ? [{ move: 'levelUp', answers: { of: one?.levels[level]?.of ?? '' } }] : []),
      ]
    }
    case 'advance':
      return kind === 'deed' ? [{ move: 'advance', answers: { deed: String(props.deed) } }] : []
    case 'discard':
      return held ? [{ move: 'discard', answers: { card: id } }] : []
    case 'recover':
      return game.discard.includes(id) ? [{ move: 'recover', answers: { card: id } }] : []
    case 'move':
      return kind === 'deed' ? [{ move: 'moveAdvance', answers: { to: String(props.deed) } }] : []
    case 'level':
      return kind === 'discipline' ? [{ move: 'raise', answers: { of: String(props.of) } }] : []
    default:
      return []
  }
}

/** What may be done with a thing. */
export function darkOffers(board: Board, act: Act, id: ItemId): readonly Offer[] {
  const kept = playedOn(board)
  const item = board.items.get(id)
  if (!item) return []
  if (!kept || kept.game.over) return id === 'deck' ? [{ move: 'deal' }] : []
  const away = amissMarks(board, kept).some(
    ({ on, say: told }) => on === id && told.key === 'mark.away',
  )
  return [...ownOffers(kept, act, item), ...(away ? [{ move: 'lay', aside: true }] : [])]
}
