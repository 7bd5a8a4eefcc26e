import type { Act, Board } from '../../../rules/board/board.ts'
import type { Mark } from '../../../rules/board/mark.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Step } from '../../../rules/play/guide.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { CHARACTER, CHARACTER_FIELDS, type Character } from '../people/characters.ts'
import { isSpoilt } from '../people/fields.ts'
import {
  charactersOf,
  exhausts,
  type Fighter,
  fighterOf,
  fightersOf,
  fightRound,
  isFight,
} from '../people/fighters.ts'
import { FOE, FOE_FIELDS, isBeyond } from '../people/foes.ts'
import { openFeatures } from '../people/growth.ts'
import { LEVELS_A_CLASS } from '../reckon/growth.ts'
import { isHollow } from '../reckon/magic.ts'
import type { DirectKind } from '../story/checks.ts'
import { CLUSTER, clusterOwner, SPELL, spellOn } from '../story/magic.ts'
import type { PeopleSteps } from '../story/phases.ts'
import {
  decidedBy,
  goalOf,
  guidedOf,
  MOST_GUIDED,
  type SlipKinds,
  slipsOf,
} from '../story/slips.ts'
import { BLOW_KIND } from './blow.ts'
import { BREATH_KIND, SPIRIT_KIND } from './breath.ts'
import { CAMP_KIND, isSpent, REST_KIND, spanOf, spanWord } from './camp.ts'
import { dangerOf, isUp, lastToll, type Toll, tollOf } from './fight.ts'
import { dodgeOffer } from './guard.ts'
import { FEAR_KIND, SHAKEN_KIND, SPEED_KIND } from './nerve.ts'

/** The Checks of people and fights that are put together on slips. */
export const PEOPLE_KINDS: SlipKinds = {
  blow: BLOW_KIND,
  speed: SPEED_KIND,
  fear: FEAR_KIND,
  shaken: SHAKEN_KIND,
  breath: BREATH_KIND,
  spirit: SPIRIT_KIND,
}

/** Those that are thrown at once. */
export const REST_KINDS: Readonly<Record<string, DirectKind>> = {
  rest: REST_KIND,
  camp: CAMP_KIND,
}

/** What is most to be known of somebody, in a word; nothing, of who is well. */
function stateOf(one: Fighter): Sentence | undefined {
  if (!isUp(one)) return say('state.down')
  if (one.steadfast === 0) return say('state.shaken')
  if (exhausts(one)) return say('state.exhausted')
  const { sheet } = one
  return sheet && isHollow(sheet.left.spirit, sheet.most.spirit) ? say('state.hollow') : undefined
}

/** How people and foes are, and what stands on a sheet that cannot stand there: it counts for nothing. */
export function peopleMarks(board: Board): readonly Mark[] {
  const odd = (item: Item, name: Sentence): Mark => ({ on: item.id, as: 'amiss', say: name })
  return [
    ...fightersOf(board).flatMap((one): readonly Mark[] => {
      const fields = one.sheet ? CHARACTER_FIELDS : FOE_FIELDS
      const wrong = fields.some((field) => isSpoilt(field, one.item))
      const state = stateOf(one)
      return [
        ...(state ? [{ on: one.id, as: 'label', say: state } as const] : []),
        ...(wrong ? [odd(one.item, say('amiss.number'))] : []),
        ...(!one.sheet && isBeyond(one.item) ? [odd(one.item, say('amiss.beyond'))] : []),
      ]
    }),
    ...allOf(board, SPELL).flatMap((item) =>
      spellOn(item) ? [] : [odd(item, say('amiss.spell'))],
    ),
  ]
}

/** Who is told first: those of the seat that looks. */
const mineFirst = (board: Board, seat: string): readonly Character[] =>
  [...charactersOf(board)].sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat))

/** The people of a table: each seat has somebody to play [R1], [R30] to [R33]. */
function innSteps(board: Board, act: Act): readonly Step[] {
  const all = charactersOf(board)
  const without = board.seats.filter(({ id }) => !all.some(({ owner }) => owner === id))
  const mine = all.some(({ owner }) => owner === act.seat)
  const blank = all.find(({ classes }) => classes.length === 0)
  return [
    {
      id: 'people',
      say: say('step.people'),
      done: all.length > 0 && without.length === 0,
      missing: without.map(({ name }) => say('lack.person', { seat: name })),
      offers: [
        { move: 'person', ...(mine && { aside: true }) },
        ...(all.some(({ owner }) => owner === undefined) ? [{ move: 'own', aside: true }] : []),
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
  tolls
    .slice(0, MOST_FIGHTING)
    .map(({ id, health, steadfast }) =>
      say('lack.toll', { name: fighterOf(items.get(id))?.name ?? '', health, steadfast }),
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
  return [
    ...blowSteps(board, act),
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
    {
      id: 'peace',
      say: say('step.peace'),
      done: false,
      offers: [
        { move: 'peace', aside: true },
        { move: 'foe', aside: true },
      ],
    },
  ]
}

/** Whether somebody has a class to choose [R33]. */
const owesClass = ({ classes, level }: Character): boolean =>
  classes.length === 0 || classes.length <= Math.floor(level / LEVELS_A_CLASS)

/** What somebody's growth offers just now [R33]. */
const growOffers = (one: Character): readonly Offer[] => {
  const answers = { who: one.item.id }
  return [
    ...(owesClass(one) ? [{ move: 'choose', answers }] : []),
    ...(one.xp > 0 ? [{ move: 'learn', answers }] : []),
    ...(one.build > 0 && openFeatures(one).length > 0 ? [{ move: 'feature', answers }] : []),
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
        offers: growOffers(one),
        items: [one.item.id],
      }),
    ),
  ]
}

/** What the guide tells of people, fights and camps. */
export const PEOPLE_STEPS: PeopleSteps = { inn: innSteps, fight: fightSteps, camp: campSteps }

function fighterOffers(board: Board, act: Act, one: Fighter): readonly Offer[] {
  const answers = { who: one.id }
  const { sheet } = one
  const stances: readonly Offer[] = [
    ...(one.shield > 0 && one.stance !== 'defend' ? [{ move: 'defend', answers }] : []),
    ...(sheet && one.stance !== 'press' ? [{ move: 'press', answers, aside: true }] : []),
  ]
  if (!isFight(board)) {
    if (!sheet)
      return [{ move: 'fight' }, ...(one.arms ? [{ move: 'blow', answers, aside: true }] : [])]
    return [
      ...(sheet.owner === act.seat
        ? [{ move: 'disown', answers, aside: true }]
        : [{ move: 'own', answers, aside: sheet.owner !== undefined }]),
      ...growOffers(sheet),
      { move: 'deed', answers, aside: true },
      { move: 'equip', answers, aside: true },
      ...(isSpent(sheet)
        ? [
            { move: 'breather', answers, aside: true },
            { move: 'rest', answers, aside: true },
          ]
        : []),
      { move: 'cast', answers, aside: true },
      { move: 'condense', answers, aside: true },
      { move: 'spirit', answers, aside: true },
    ]
  }
  return [
    ...(one.arms && isUp(one) ? [{ move: 'blow', answers }] : []),
    ...stances,
    ...(sheet
      ? [
          ...(one.steadfast === 0 ? [{ move: 'shaken', answers }] : []),
          { move: 'assess', answers, aside: true },
          { move: 'stray', answers, aside: true },
          { move: 'cast', answers, aside: true },
          { move: 'breather', answers, aside: true },
          { move: 'fear', answers, aside: true },
        ]
      : []),
  ]
}

/** What a character, a foe or a Cluster suggests. */
export function peopleOffers(board: Board, act: Act, id: string): readonly Offer[] {
  const item = board.items.get(id)
  if (item?.kind === CHARACTER || item?.kind === FOE) {
    const one = fighterOf(item)
    return one ? fighterOffers(board, act, one) : []
  }
  if (item?.kind !== CLUSTER) return []
  const who = clusterOwner(board, item)
  return who === undefined ? [] : [{ move: 'cast', answers: { who, how: id } }]
}
