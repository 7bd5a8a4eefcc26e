import type { Act, Board } from '../../../rules/board/board.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { numbered, type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Phase, Phases, Step } from '../../../rules/play/guide.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { CELLAR } from '../reckon/tales.ts'
import { hostOf, nextTeller, tellingSeat } from './host.ts'
import { searchOffers, slipOffers } from './offers.ts'
import { isResolved, isUnnamed, stageNow, theatreOf } from './places.ts'
import { calledBy, crowded, filledIn, freshCard, ROSTER_CHECK, rosterOf, slotOf } from './roster.ts'
import { type SearchState, searchesOf, searchState } from './search.ts'
import { phaseNow, type RoadPhase } from './settings.ts'
import {
  decidedBy,
  goalOf,
  guidedOf,
  MOST_GUIDED,
  openSlips,
  rollsAbout,
  type SlipKinds,
  slipKind,
} from './slips.ts'
import { rolesOf, taleOf } from './tales.ts'

/** Steps that are read off the board by whoever knows people and fights. */
export type StepsOf = (board: Board, act: Act) => readonly Step[]

/** What the guide of the road has others tell: people at the inn, the fight, the camp. */
export interface PeopleSteps {
  readonly inn: StepsOf
  readonly fight: StepsOf
  readonly camp: StepsOf
  /** The round of a fight. */
  turn(board: Board): Sentence | undefined
}

const next = (...to: readonly RoadPhase[]): Step => ({
  id: 'next',
  say: say('step.next'),
  done: false,
  offers: to.map((phase) => ({ move: 'journey', answers: { phase }, say: say(`go.${phase}`) })),
})

const chair = (board: Board, act: Act): readonly Offer[] => {
  const host = hostOf(board)
  if (host === undefined)
    return seatOf(board.seats, act.seat) ? [{ move: 'takeHost', aside: true }] : []
  return [{ move: 'leaveHost', aside: true }]
}

/** Beliefs and goals of characters that have no slot yet [R4]. */
export function unlisted(board: Board): readonly string[] {
  const roster = rosterOf(board)
  const listed = roster ? Object.values(roster.texts).join('\n') : ''
  return allOf(board, 'character')
    .flatMap(({ texts }) => [texts.goal ?? '', texts.belief ?? ''])
    .map((text) => text.trim().slice(0, 120))
    .filter((text) => text !== '' && !listed.includes(text))
}

function innSteps(board: Board, act: Act, people: StepsOf): readonly Step[] {
  const tales = allOf(board, 'tale')
  const roles = allOf(board, 'role')
  const roster = rosterOf(board)
  const goals = unlisted(board)
  return [
    {
      id: 'seats',
      say: say('step.seats'),
      done: board.seats.length > 0,
      seats: true,
      offers: chair(board, act),
    },
    {
      id: 'tale',
      say: say('step.tale'),
      done: tales.length > 0,
      offers: tales.length > 0 ? [] : [{ move: 'tale' }],
      items: tales.map(({ id }) => id),
    },
    ...people(board, act),
    {
      id: 'roles',
      say: say('step.roles'),
      // One that lies on nobody's sheet is nobody's.
      done: roles.some(({ place }) => place.on),
      offers: [{ move: 'role' }],
      items: roles.map(({ id }) => id),
    },
    {
      id: 'goals',
      say: say('step.goals'),
      done: roster !== undefined && filledIn(roster).size > 0 && goals.length === 0,
      ...(goals.length > 0 && {
        missing: goals.slice(0, 4).map((goal) => say('lack.slot', { goal })),
      }),
      offers: [{ move: 'enlist' }],
      ...(roster && { items: [roster.id] }),
    },
    next('road'),
  ]
}

/** Whose telling it is, and what it should not be [R1], [R2]. */
function tellingStep(board: Board): Step {
  const teller = seatOf(board.seats, tellingSeat(board))
  const after = nextTeller(board)
  const isAlone = !after || after.id === teller?.id
  const roles = teller ? rolesOf(board, teller.id) : []
  return {
    id: 'telling',
    say: teller ? say('step.telling', { seat: teller.name }) : say('step.telling.nobody'),
    done: false,
    // Who plays alone has nobody to give it to.
    missing: isAlone ? [] : roles.map((role) => say('advice.friend', { role })),
    offers: [
      { move: 'tell' },
      ...(!isAlone
        ? [
            {
              move: 'telling',
              answers: { seat: after.id },
              say: say('go.teller', { seat: after.name }),
            },
          ]
        : []),
    ],
  }
}

/** The Stage that the focus is on: it is resolved before that moves [R14]. */
function stageStep(board: Board): Step {
  const now = stageNow(board)
  const theatre = theatreOf(board)
  const open = now && !isResolved(now) && !isUnnamed(now)
  return {
    id: 'stage',
    say: open
      ? say('step.stage', { stage: now.texts.title?.trim() ?? '' })
      : say('step.stage.none'),
    done: false,
    offers: [
      ...(open ? [{ move: 'resolve', answers: { stage: now.id } }] : []),
      { move: 'stage', ...(open && { aside: true }) },
      { move: 'place', aside: true },
    ],
    items: [...(theatre ? [theatre.id] : []), ...(now ? [now.id] : [])],
  }
}

/** A new direction asks the Roster; what it asks for is tied in or written down [R4], [R5]. */
function rosterSteps(board: Board): readonly Step[] {
  const roster = rosterOf(board)
  if (!roster)
    return [{ id: 'roster', say: say('step.roster'), done: false, offers: [{ move: 'layRoster' }] }]
  const last = rollsAbout(board, roster.id).findLast(({ check }) => check.kind === ROSTER_CHECK)
  const called = last && calledBy(last.check, last.roll)
  const items = [roster.id]
  const steps: Step[] = [
    { id: 'roster', say: say('step.roster'), done: false, offers: [{ move: 'roster' }], items },
  ]
  if (called && 'recurs' in called.call) {
    const { recurs } = called.call
    steps.push({
      id: 'recurs',
      say: say('step.recurs', { slot: recurs, item: called.item }),
      done: false,
      items,
    })
  }
  if (called && 'fresh' in called.call) {
    const { fresh } = called.call
    const done = slotOf(roster, fresh) !== ''
    // With a card before them people write.
    const offers = [{ move: 'draw' }, { move: 'enlist' }]
    if (freshCard(board) !== undefined) offers.reverse()
    steps.push({
      id: 'fresh',
      say: say('step.fresh', { slot: fresh }),
      done,
      offers: done ? [] : offers,
      items,
    })
  }
  if (crowded(roster).length > 0)
    steps.push({
      id: 'crowded',
      say: say('step.crowded'),
      done: false,
      offers: [{ move: 'spread' }],
      items,
    })
  return steps
}

const soughtIn = ({ item }: SearchState) => item.texts.sought?.trim() ?? ''

function searchSteps(board: Board): readonly Step[] {
  const states = searchesOf(board).map((item) => searchState(board, item))
  const open = states.filter(({ end }) => end === undefined)
  const given = states.filter(({ end }) => end?.end.end === 'dismissed')
  const keyOf = ({ owed, unweighed, due }: SearchState) =>
    owed > 0 ? 'draw' : unweighed.length > 0 ? 'weigh' : due ? 'find' : 'seek'
  const begun = open.filter((state) => keyOf(state) !== 'seek')
  const guided =
    open.length <= MOST_GUIDED ? open : [...new Set([...begun, ...open])].slice(0, MOST_GUIDED)
  return [
    ...guided.map((state): Step => {
      const { owed, unweighed, numbers, twice } = state
      const key = keyOf(state)
      return {
        id: `search-${state.item.id}`,
        say: say(`step.search.${key}`, { ...numbers, sought: soughtIn(state), owed }),
        done: false,
        ...(twice && key === 'seek' && { missing: [say('lack.twice')] }),
        offers: searchOffers(state),
        items: [state.item.id, ...unweighed.map(({ id }) => id)],
      }
    }),
    ...(taleOf(board) === 'cellar' && given.length >= CELLAR
      ? [{ id: 'cellar', say: say('step.cellar', { given: given.length }), done: false }]
      : []),
    {
      id: 'search',
      say: say('step.search'),
      done: false,
      offers: [{ move: 'search', aside: open.length > 0 }],
    },
  ]
}

/** What was thrown for last of all, and may be thrown once more: it stands next to what came of it. */
function thrownSteps(board: Board, kinds: SlipKinds): readonly Step[] {
  const slip = board.items.get(board.rolls.at(-1)?.check.about ?? '')
  const record = slip && decidedBy(board, slip.id)
  const kind = slipKind(kinds, slip)
  if (!slip || !record || !kind) return []
  return [
    {
      id: `slip-${slip.id}`,
      say: say('step.decided', { goal: goalOf(slip) }),
      done: true,
      missing: [kind.judge(record.check, record.roll).say],
      offers: slipOffers(board, kinds, slip),
      items: [slip.id],
    },
  ]
}

/** Checks that are being put together [R6]: what is done with them stands next to the Check itself. */
const openSteps = (board: Board, { seat }: Act, kinds: SlipKinds): readonly Step[] =>
  guidedOf(openSlips(board, kinds), seat).map(
    (slip): Step => ({
      id: `slip-${slip.id}`,
      say: say('step.slip', { goal: goalOf(slip) }),
      done: false,
      offers: [
        { move: 'throw', answers: { slip: slip.id } },
        { move: 'advantage', answers: { slip: slip.id }, aside: true },
        { move: 'putAway', answers: { slip: slip.id }, aside: true },
      ],
      items: [slip.id],
    }),
  )

/** A new Outcome [R6]. */
const outcomeStep: Step = {
  id: 'outcome',
  say: say('step.outcome'),
  done: false,
  offers: [{ move: 'outcome' }],
}

/** What is being put together, and what was thrown for last: before all else, beside the Check. */
const slipSteps = (board: Board, act: Act, kinds: SlipKinds): readonly Step[] => [
  ...openSteps(board, act, kinds),
  ...thrownSteps(board, kinds),
]

/** The road: what was begun and waits for somebody stands before all that can be begun. */
function roadSteps(board: Board): readonly Step[] {
  const roster = rosterSteps(board)
  const searches = searchSteps(board)
  const fresh = searchesOf(board).filter((item) => {
    const { last, end } = searchState(board, item)
    return !last && !end
  })
  // Who has just said what they look for goes on to look for it.
  const begun = new Set(fresh.map(({ id }) => `search-${id}`))
  const waits = ({ id, done, offers = [] }: Step) =>
    (id === 'fresh' && !done) ||
    begun.has(id) ||
    (id.startsWith('search-') && offers.some(({ move }) => BEGUN.includes(move)))
  const all = [...roster, ...searches]
  return [
    ...all.filter(waits),
    tellingStep(board),
    stageStep(board),
    ...all.filter((step) => !waits(step)),
    outcomeStep,
    next('fight', 'camp', 'end'),
  ]
}

/** What a search that was begun waits for. */
const BEGUN: readonly string[] = ['drawFor', 'weigh', 'find']

const endSteps = (board: Board): readonly Step[] => {
  const sheets = allOf(board, 'sheet')
  return [
    {
      id: 'epilogue',
      say: say('step.epilogue'),
      done: sheets.some(({ texts }) => texts.text?.trim()),
      offers: [{ move: 'epilogue' }],
      items: sheets.map(({ id }) => id),
    },
  ]
}

const phase = (id: RoadPhase, rules: number, asks: number, steps: StepsOf): Phase => ({
  id,
  say: say(`phase.${id}`),
  short: say(`phase.${id}.short`),
  about: say(`about.${id}`),
  rule: numbered(`rule.${id}`, rules),
  ask: numbered(`question.${id}`, asks),
  steps,
})

/** The five stretches of a game; the road is come back to again and again. What is missing blocks nothing. */
export function makePhases(people: PeopleSteps, kinds: SlipKinds): Phases {
  return {
    list: [
      phase('inn', 4, 4, (board, act) => innSteps(board, act, people.inn)),
      phase('road', 6, 6, (board, act) => [...slipSteps(board, act, kinds), ...roadSteps(board)]),
      phase('fight', 5, 3, (board, act) => {
        const fight = people.fight(board, act)
        // Whoever is struck at dodges before the blow falls [R23].
        const first = fight.filter(({ id }) => id.startsWith('dodge-'))
        return [
          ...first,
          ...slipSteps(board, act, kinds),
          ...fight.filter((step) => !first.includes(step)),
          outcomeStep,
          next('road', 'camp'),
        ]
      }),
      phase('camp', 4, 4, (board, act) => [
        ...slipSteps(board, act, kinds),
        ...people.camp(board, act),
        outcomeStep,
        next('road', 'end'),
      ]),
      phase('end', 2, 3, (board) => endSteps(board)),
    ],
    now: phaseNow,
    go: 'journey',
    counted: 'phase.of',
    turn: people.turn,
  }
}
