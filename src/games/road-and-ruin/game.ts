import type { Act, Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { once, onceEach } from '../../rules/plain/once.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { say } from '../../rules/plain/sentence.ts'
import type { Phase } from '../../rules/play/guide.ts'
import { lateMoves, lateWhole } from '../../rules/play/latemoves.ts'
import { must } from '../../rules/play/make.ts'
import { moveOf, type Offer } from '../../rules/play/move.ts'
import { SUPPLY } from '../../rules/story/pieces.ts'
import { en } from './en/en.ts'
import { PEOPLE_KINDS, REST_KINDS } from './fights/kinds.ts'
import { peopleMarks } from './fights/marks.ts'
import { peopleOffers } from './fights/offers.ts'
import { PEOPLE_STEPS } from './fights/steps.ts'
import { look } from './look.ts'
import { PRINTED_PIECES } from './printed.ts'
import { makeChecks } from './story/checks.ts'
import { DECK_KIND } from './story/deck.ts'
import { DECK_CHECK } from './story/drawn.ts'
import { ending } from './story/ending.ts'
import { outline } from './story/lists.ts'
import { makeRead } from './story/marks.ts'
import { roadOffers, slipOffers } from './story/offers.ts'
import { OUTCOME_KIND } from './story/outcome.ts'
import { makePhases } from './story/phases.ts'
import { ROSTER_CHECK, ROSTER_KIND } from './story/roster.ts'
import { FIND_CHECK, FIND_KIND, SEARCH_KIND } from './story/search.ts'
import { SETTINGS } from './story/settings.ts'
import { setup } from './story/setup.ts'
import type { SlipKinds } from './story/slips.ts'

/** All sorts of Checks that are put together on slips. */
const KINDS: SlipKinds = { outcome: OUTCOME_KIND, search: SEARCH_KIND, ...PEOPLE_KINDS }

const supply = SUPPLY.filter(({ kind }) => kind === 'card' || kind === 'note')

/** What people may do comes once the table is seen. */
const late = lateMoves(
  'journey+ takeHost leaveHost telling tell+ tale+ role+ epilogue+ pause liftPause outcome+ ' +
    'agreeFactor objectFactor unsayFactor overrule+ asReckoned advantage+ takeBack spare+ ' +
    'throw protect again putAway roster enlist+ retire+ spread layRoster draw shuffle search+ ' +
    'seek+ drawFor weigh+ find evidence+ stage+ focus resolve+ place+ layTheatre person+ own ' +
    'disown equip+ foe+ fight+ round+ peace intend+ assess+ defend press stray blow+ dodge+ ' +
    'speed push+ strikeAgain fear shaken breather+ rest camp+ pass day cast+ condense+ glean+ ' +
    'master spirit+ deed+ learn+ choose+ feature+ concede bestow setting+ refill+',
  must('no.coming'),
  async () => (await import('./play/moves.ts')).roadMoves(KINDS, supply),
)

/** What of these can be done just now; whoever has no seat yet sees all that there would be. */
const open = (board: Board, act: Act, all: readonly Offer[]): readonly Offer[] =>
  late.isHere() && seatOf(board.seats, act.seat)
    ? all.filter(
        ({ move, answers = {} }) => moveOf(late, move)?.may(board, act, answers)?.force !== 'must',
      )
    : all

function offers(board: Board, act: Act, id: ItemId): readonly Offer[] {
  const item = board.items.get(id)
  const road = item?.kind === 'slip' ? slipOffers(board, KINDS, item) : roadOffers(board, act, id)
  return open(board, act, [...peopleOffers(board, act, id), ...road])
}

const { list, ...phases } = makePhases(PEOPLE_STEPS, KINDS)
const opened = ({ steps, ...phase }: Phase): Phase => ({
  ...phase,
  steps: (board, act) =>
    steps(board, act).map((step) =>
      step.offers ? { ...step, offers: open(board, act, step.offers) } : step,
    ),
})

/** Road and Ruin, a story game of travel, searches and fights. */
export const game = {
  id: 'road-and-ruin',
  say: say('game.name'),
  words: { en },
  prose: async () => (await import('./prose/prose.ts')).prose,
  translations: { de: async () => (await import('./de/de.ts')).de },
  whole: lateWhole(late, PRINTED_PIECES),
  pieces: PRINTED_PIECES,
  moves: late.moves,
  setup,
  read: makeRead(KINDS, peopleMarks),
  outline,
  supply,
  settings: SETTINGS,
  look,
  phases: { ...phases, list: list.map(opened) },
  checks: makeChecks(KINDS, {
    [ROSTER_CHECK]: ROSTER_KIND,
    [DECK_CHECK]: DECK_KIND,
    [FIND_CHECK]: FIND_KIND,
    ...REST_KINDS,
  }),
  offers,
  ending,
  book: onceEach(async (lang) => (await import('./book/book.ts')).bookIn(lang)),
  cover: async () => (await import('./book/cover.ts')).cover,
  example: onceEach(async (lang) => (await import('./example/example.ts')).exampleIn(lang)),
  handouts: onceEach(async (lang) => (await import('./handouts/handouts.ts')).handoutsIn(lang)),
  chronicle: once(async () => (await import('./chronicle/chronicle.ts')).chroniclerOf(KINDS)),
  gestures: {
    pause: 'pause',
    refill: 'refill',
    moderator: { take: 'takeHost', leave: 'leaveHost', called: say('host') },
  },
} satisfies Game
