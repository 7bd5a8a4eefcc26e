import type { Act, Board } from '../../../rules/board/board.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Step } from '../../../rules/play/guide.ts'
import type { Offer } from '../../../rules/play/move.ts'
import type { Character } from '../people/characters.ts'
import {
  charactersOf,
  type Fighter,
  fighterOf,
  fightersOf,
  fightRound,
  isFight,
} from '../people/fighters.ts'
import { hostOf } from '../story/host.ts'
import type { PeopleSteps } from '../story/phases.ts'
import { decidedBy, goalOf, guidedOf, MOST_GUIDED, slipsOf } from '../story/slips.ts'
import { isSpent, spanOf, spanWord } from './camp.ts'
import { dangerOf, isUp, lastToll, type Toll, tollOf } from './fight.ts'
import { dodgeOffer } from './guard.ts'
import { growOffers } from './offers.ts'

/** Who is told first: those of the seat that looks. */
const mineFirst = (board: Board, seat: string): readonly Character[] =>
  [...charactersOf(board)].sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat))

/** The people of a table: each seat has somebody to play [R1], [R30] to [R33]. */
function innSteps(board: Board, act: Act): readonly Step[] {
  const all = charactersOf(board)
  const without = board.seats.filter(({ id }) => !all.some(({ owner }) => owner === id))
  const mine = all.some(({ owner }) => owner === act.seat)
  // Whoever has nobody is offered those whom nobody plays, and those whom somebody plays beside another.
  const spare = all.some(
    ({ owner }) =>
      owner === undefined || (!mine && all.filter((other) => other.owner === owner).length > 1),
  )
  const blank = all.find(({ classes }) => classes.length === 0)
  return [
    {
      id: 'people',
      say: say('step.people'),
      done: all.length > 0 && without.length === 0,
      missing: without.map(({ name }) => say('lack.person', { seat: name })),
      offers: [
        { move: 'person', ...(mine && { aside: true }) },
        ...(spare ? [{ move: 'own', aside: true }] : []),
      ],
      items: all.map(({ item }) => item.id),
    },
    ...(blank
      ? [
          {
            id: 'background',
            say: say('step.background', { name: blank.name }),
            done: false,
            offers: [{ move: 'choose', answers: { who: blank.item.id } }],
            items: [blank.item.id],
          },
        ]
      : []),
  ]
}

const goBlow = (one: Fighter, aside: boolean): Offer => ({
  move: 'blow',
  answers: { who: one.id },
  say: say('go.blow', { who: one.name }),
  ...(aside && { aside: true }),
})

/** Blows that wait for their throw, and can still be dodged [R23]. */
const blowSteps = (board: Board, { seat }: Act): readonly Step[] => {
  const slips = slipsOf(board)
  const dodged = new Set(slips.map(({ props }) => props.for))
  const open = slips.filter(
    ({ id, props }) =>
      props.check === 'blow' && !dodged.has(id) && decidedBy(board, id) === undefined,
  )
  return guidedOf(open, seat).map((slip) => ({
    id: `dodge-${slip.id}`,
    say: say('step.dodge', { goal: goalOf(slip) }),
    done: false,
    offers: [dodgeOffer(board, slip)],
    items: [slip.id],
  }))
}

/** More who fight than anybody can tell apart are not told one by one. */
const MOST_FIGHTING = 40

/** What the end of a round brings people, each in a line. */
const tollLines = ({ items }: Board, tolls: readonly Toll[]): readonly Sentence[] =>
  tolls.slice(0, MOST_FIGHTING).map(({ id, health, steadfast, why }) =>
    say('lack.toll', {
      ...{ name: fighterOf(items.get(id))?.name ?? '', health, steadfast },
      ...(why && { why }),
    }),
  )

/** How a round ends: what the last one brought, and what this one will, as far as it is clear [R17], [R25]. */
function roundSteps(board: Board): readonly Step[] {
  const round = fightRound(board)
  const { stressed, calm } = dangerOf(board)
  const last = lastToll(board)
  return [
    ...(last.length > 0
      ? [
          {
            id: 'toll',
            say: say('step.toll', { round: round - 1 }),
            done: true,
            missing: tollLines(board, last),
          },
        ]
      : []),
    {
      id: 'round',
      say: say('step.round', { round }),
      done: false,
      missing: tollLines(board, tollOf(board, stressed, calm)),
      offers: [{ move: 'round' }],
    },
  ]
}

/** Whoever plays nobody and sees a fight: between whom it is, and how they come into it [R1], [R20]. */
function joinSteps(board: Board, { seat }: Act): readonly Step[] {
  const all = fightersOf(board)
  const sitting = board.seats.some(({ id }) => id === seat)
  if (!sitting || hostOf(board) === seat || all.some(({ sheet }) => sheet?.owner === seat))
    return []
  const standing = (sheets: boolean) =>
    all.filter((one) => isUp(one) && (one.sheet !== undefined) === sheets).slice(0, MOST_GUIDED)
  const lines = (key: string, some: readonly Fighter[]) =>
    some.map(({ name, health, steadfast }) => say(key, { name, health, steadfast }))
  const spare = all.some(({ sheet }) => sheet && sheet.owner === undefined)
  return [
    {
      id: 'join',
      say: say('step.join', { round: fightRound(board) }),
      done: false,
      missing: [...lines('lack.fights', standing(true)), ...lines('lack.foe', standing(false))],
      offers: [{ move: 'person', aside: true }, ...(spare ? [{ move: 'own', aside: true }] : [])],
      items: all.map(({ id }) => id),
    },
  ]
}

/** What a round of a fight asks for [R17] to [R26]. */
function fightSteps(board: Board, act: Act): readonly Step[] {
  const all = fightersOf(board)
  const foes = all.filter(({ sheet }) => !sheet)
  if (!isFight(board))
    return [
      {
        id: 'foes',
        say: say('step.foes'),
        done: foes.length > 0,
        offers: [{ move: 'foe' }],
        items: foes.map(({ id }) => id),
      },
      { id: 'fight', say: say('step.fight'), done: false, offers: [{ move: 'fight' }] },
    ]
  const people = mineFirst(board, act.seat)
  const idle = people.find(({ owner, item }) => owner === act.seat && !item.texts.intention?.trim())
  const shaken = people.find((one) => one.left.steadfast === 0 && one.left.health > 0)
  const ready = all.filter((one) => isUp(one) && one.arms && one.stance !== 'assess')
  // Once no foe stands, that is what everybody wants to know first.
  const won = foes.length > 0 && !foes.some(isUp)
  const peace: Step = {
    id: 'peace',
    say: say(won ? 'step.won' : 'step.peace'),
    done: false,
    offers: [
      { move: 'peace', ...(!won && { aside: true }) },
      { move: 'foe', aside: true },
    ],
  }
  return [
    ...joinSteps(board, act),
    ...blowSteps(board, act),
    ...(won ? [peace] : []),
    ...(idle
      ? [
          {
            id: 'intention',
            say: say('step.intention', { name: idle.name }),
            done: false,
            offers: [{ move: 'intend', answers: { who: idle.item.id } }],
            items: [idle.item.id],
          },
        ]
      : []),
    ...(shaken
      ? [
          {
            id: 'shaken',
            say: say('step.shaken', { name: shaken.name }),
            done: false,
            offers: [{ move: 'shaken', answers: { who: shaken.item.id } }],
            items: [shaken.item.id],
          },
        ]
      : []),
    {
      id: 'blows',
      say: say('step.blows'),
      done: false,
      offers: [
        ...ready
          .filter(({ sheet }) => sheet?.owner === act.seat)
          .slice(0, MOST_FIGHTING)
          .map((one) => goBlow(one, false)),
        ...ready
          .filter(({ sheet }) => !sheet)
          .slice(0, MOST_FIGHTING)
          .map((one) => goBlow(one, true)),
        { move: 'speed', aside: true },
        { move: 'assess', aside: true },
        { move: 'stray', aside: true },
        { move: 'fear', aside: true },
        { move: 'breather', aside: true },
        { move: 'cast', aside: true },
      ],
      items: all.map(({ id }) => id),
    },
    ...roundSteps(board),
    ...(won ? [] : [peace]),
  ]
}

/** What a camp is for: rest, mana, growth [R25] to [R33]. */
function campSteps(board: Board, act: Act): readonly Step[] {
  const people = mineFirst(board, act.seat)
  const tired = people.filter((one) => isSpent(one) && one.rests > 0)
  const growing = people.filter((one) => growOffers(one).length > 0).slice(0, MOST_GUIDED)
  return [
    {
      id: 'camp',
      say: say('step.camp', { span: spanWord(board), day: spanOf(board).days + 1 }),
      done: false,
      offers: [{ move: 'camp' }, { move: 'day', aside: true }, { move: 'pass', aside: true }],
    },
    ...(tired.length > 0
      ? [
          {
            id: 'rest',
            say: say('step.rest'),
            done: false,
            offers: tired.slice(0, 3).map(({ item, name }) => ({
              move: 'rest',
              answers: { who: item.id },
              say: say('go.rest', { who: name }),
            })),
            items: tired.map(({ item }) => item.id),
          },
        ]
      : []),
    {
      id: 'mana',
      say: say('step.mana'),
      done: false,
      offers: [
        { move: 'condense', aside: true },
        { move: 'glean', aside: true },
        { move: 'master', aside: true },
        { move: 'spirit', aside: true },
      ],
    },
    {
      id: 'deeds',
      say: say('step.deeds'),
      done: false,
      offers: [{ move: 'deed' }, { move: 'bestow', aside: true }],
    },
    ...growing.map(
      (one): Step => ({
        id: `grow-${one.item.id}`,
        say: say('step.grow', {
          name: one.name,
          xp: Math.max(0, one.xp),
          build: Math.max(0, one.build),
        }),
        done: false,
        ...(one.lost.length > 0 && {
          missing: one.lost.map(({ n, id: lost }) =>
            say('amiss.class', { stands: one.classes[n] ?? '', lost }),
          ),
        }),
        offers: growOffers(one),
        items: [one.item.id],
      }),
    ),
  ]
}

/** What the guide tells of people, fights and camps. */
export const PEOPLE_STEPS: PeopleSteps = {
  inn: innSteps,
  fight: fightSteps,
  camp: campSteps,
  turn: (board) => (isFight(board) ? say('turn.round', { round: fightRound(board) }) : undefined),
}
