import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, should, words } from '../../../rules/play/make.ts'
import {
  type Answers,
  type Move,
  type Question,
  type Refusal,
  severalOf,
} from '../../../rules/play/move.ts'
import { blowAgain } from '../fights/blow.ts'
import { blowFell } from '../fights/fell.ts'
import { canStrike, dangerOf, isOfFight, isUp } from '../fights/fight.ts'
import { MOST_PRESSED } from '../fights/press.ts'
import { bothOf } from '../fights/sides.ts'
import { CHARACTER } from '../people/characters.ts'
import { type Fighter, fighterOf, fightersOf, isFight } from '../people/fighters.ts'
import { BATTLE_STRESS, CALM } from '../reckon/wounds.ts'
import { phaseNow, type RoadPhase } from '../story/settings.ts'
import { decidedBy, putAway, slipsOf } from '../story/slips.ts'
import { answeredWho, askWho, needsPeople, optionsOf } from './folk.ts'
import { fightBegun, fightOver, nextRound } from './rounds.ts'
import { laySlip } from './slips.ts'

const named = ({ name, item }: Fighter): string => name || item.kind

/** Asks for one of all who fight. */
const askFighter = (
  board: Board,
  question: string,
  fits: (one: Fighter) => boolean = () => true,
): Question => ({
  id: 'who',
  kind: 'choice',
  say: say(question),
  options: optionsOf(
    fightersOf(board)
      .filter(fits)
      .map(({ item }) => item),
  ),
})

/**
 * Asks whom somebody means: those of the other side first, and who is down last; the one who is left of
 * these, as long as nobody chooses.
 */
function askAgainst(board: Board, who: unknown, question: string): Question {
  const one = fighterOf(board.items.get(String(who)))
  const all = fightersOf(board).filter(({ id }) => id !== who)
  const against = ({ sheet }: Fighter) => one !== undefined && !sheet !== !one.sheet
  const foes = all.filter(against)
  const sides = [...foes, ...all.filter((other) => !against(other))]
  const [only, more] = foes.filter(isUp)
  return {
    id: 'target',
    kind: 'choice',
    say: say(question),
    options: [...sides.filter(isUp), ...sides.filter((other) => !isUp(other))].flatMap((other) =>
      optionsOf([other.item]).map((option) =>
        isUp(other) ? option : { ...option, note: say('state.down') },
      ),
    ),
    ...(only && !more && { usual: only.id }),
  }
}

const fighterIn = (board: Board, answers: Answers, id = 'who'): Fighter | undefined =>
  fighterOf(board.items.get(String(answers[id])))

/** Refuses where nobody is there who could fight. */
const needsFighters = (board: Board): Refusal | undefined =>
  fightersOf(board).length === 0 ? must('no.fighters') : undefined

const goTo = (value: RoadPhase): Change => ({ do: 'play', key: 'phase', value })

/** Refuses where nobody is there to face. */
const needsTwo = (board: Board): Refusal | undefined =>
  fightersOf(board).length < 2 ? must('no.rival') : undefined

/** A fight begins, when somebody means harm or answers it [R20]. */
const fight: Move = makeMove('fight', {
  button: true,
  may: (board, act) =>
    seated(board, act) ??
    (isFight(board) ? must('no.fighting') : undefined) ??
    needsFighters(board) ??
    (fightersOf(board).some(({ sheet }) => !sheet) ? undefined : should('warn.foeless')),
  play: (board) => [goTo('fight'), ...fightBegun(board)],
})

/** A fight is over: people go on where they were. */
const peace: Move = makeMove('peace', {
  may: (board) => (isFight(board) ? undefined : must('no.fight')),
  play: (board) => [
    ...(phaseNow(board) === 'fight' ? [goTo('road')] : []),
    ...fightOver(board),
    ...putAway(board, isOfFight),
  ],
})

/** A round goes by [R17]; who stood in danger is reckoned, and can be put right [R25]. */
const round: Move = makeMove('round', {
  button: true,
  asks(board) {
    const { stressed, calm } = dangerOf(board)
    const ask = (
      id: 'stressed' | 'calm',
      usual: readonly string[],
      fits: (one: Fighter) => boolean,
    ): Question => ({
      id,
      kind: 'several',
      say: say(`ask.${id}`),
      options: fightersOf(board)
        .filter(fits)
        .flatMap(({ item, sheet, steadfast: now }) => {
          const most = sheet?.most.steadfast ?? now
          const then = id === 'calm' ? Math.min(most, now + CALM) : now - BATTLE_STRESS
          const note = then === now ? {} : { note: say('round.steadfast', { now, then }) }
          return optionsOf([item]).map((option) => ({ ...option, ...note }))
        }),
      optional: true,
      usual: usual.join(' '),
    })
    return [
      ask('stressed', stressed, (one) => one.steadfast > 0),
      ask('calm', calm, ({ sheet }) => sheet !== undefined),
    ]
  },
  may: (board) => (isFight(board) ? undefined : must('no.fight')),
  play: (board, _act, { stressed, calm }) => nextRound(board, severalOf(stressed), severalOf(calm)),
})

/** What is written over a text of somebody's. */
const rewritten = (item: Item, field: string, insert: string): Change => ({
  do: 'write',
  id: item.id,
  field,
  at: 0,
  remove: (item.texts[field] ?? '').length,
  insert,
})

const askIntention = (board: Board, answers: Answers): Question => {
  const one = answeredWho(board, answers)
  const known = one?.item.texts.intention?.trim()
  return {
    id: 'words',
    kind: 'words',
    say: say('ask.intention'),
    max: 160,
    ...(known && { usual: known }),
  }
}

/** What somebody means to reach, for as many rounds as it takes [R18]. In a fight another one has to be assessed. */
const intend: Move = makeMove('intend', {
  button: true,
  asks: (board, act, answers) => [askWho(board, act), askIntention(board, answers)],
  may(board, _act, answers) {
    const one = answeredWho(board, answers)
    const has = one?.item.texts.intention?.trim()
    return needsPeople(board) ?? (has && isFight(board) ? should('warn.assess') : undefined)
  },
  play(board, _act, answers) {
    const one = answeredWho(board, answers)
    return one ? [rewritten(one.item, 'intention', words(answers, 'words') ?? '')] : []
  },
})

/** A whole round for another Intention, which willing allies take over at a shout [R18]. */
const assess: Move = makeMove('assess', {
  button: true,
  asks: (board, act, answers) => [
    askWho(board, act),
    { ...askIntention(board, {}), id: 'words' },
    {
      id: 'allies',
      kind: 'several',
      say: say('ask.allies'),
      options: optionsOf(
        fightersOf(board)
          .filter(({ id, sheet }) => sheet && id !== answers.who)
          .map(({ item }) => item),
      ),
      optional: true,
    },
  ],
  may: (board, _act, answers) =>
    needsPeople(board) ??
    (isFight(board) ? undefined : must('no.fight')) ??
    (fighterIn(board, answers)?.stance === 'assess' ? must('no.change') : undefined),
  play(board, _act, answers) {
    const intention = words(answers, 'words') ?? ''
    return [String(answers.who), ...severalOf(answers.allies)].flatMap((id): readonly Change[] => {
      const item = board.items.get(id)
      return item?.kind === CHARACTER
        ? [
            { do: 'set', id, key: 'stance', value: 'assess' },
            rewritten(item, 'intention', intention),
          ]
        : []
    })
  },
})

/** A shield is readied, or that is traded for Exertion to be spent [R18]. */
const stance = (id: 'defend' | 'press'): Move =>
  makeMove(id, {
    asks: (board) => [askFighter(board, 'ask.fighter')],
    may(board, _act, answers) {
      const one = fighterIn(board, answers)
      const why = needsFighters(board)
      if (why || !one) return why
      if (one.stance === id) return must('no.change')
      if (id === 'defend') return one.shield > 0 ? undefined : must('no.shield')
      return one.sheet ? undefined : must('no.presses')
    },
    play: (_board, _act, { who }) => [{ do: 'set', id: String(who), key: 'stance', value: id }],
  })

/** Whoever acts outside their Intention is Distracted in this round [R18]. */
const stray: Move = makeMove('stray', {
  asks: (board, act) => [askWho(board, act)],
  may: (board, _act, answers) => {
    const distracted = (fighterIn(board, answers)?.statuses.distract ?? 0) > 0
    return needsPeople(board) ?? (distracted ? must('no.change') : undefined)
  },
  play: (_board, _act, { who }) => [{ do: 'set', id: String(who), key: 'distract', value: 1 }],
})

/** Somebody strikes at somebody: their blow is put together on a slip [R20]. */
const blow: Move = makeMove('blow', {
  button: true,
  asks: (board, _act, { who }) => [
    askFighter(board, 'ask.striker', ({ arms }) => arms !== undefined),
    askAgainst(board, who, 'ask.target'),
  ],
  may(board, act, answers) {
    const why = seated(board, act) ?? needsTwo(board)
    const [one, other] = [fighterIn(board, answers), fighterIn(board, answers, 'target')]
    if (why || !one) return why
    if (!one.arms) return must('no.arms')
    const name = named(one)
    if (!isUp(one)) return should('warn.down', { name })
    if (one.stance === 'assess') return should('warn.assessing', { name })
    if (one.steadfast === 0) return should('warn.shaken', { name })
    if (!other) return undefined
    if (!isUp(other)) return should('warn.down', { name: named(other) })
    return canStrike(one, other) ? undefined : should('warn.far', { name: named(other) })
  },
  play(board, act, answers) {
    const [one, other] = [fighterIn(board, answers), fighterIn(board, answers, 'target')]
    if (!one || !other) return []
    const goal = act.say?.(say('goal.blow', { who: named(one), target: named(other) })) ?? ''
    return laySlip(board, act, 'blow', goal, { who: one.id, target: other.id })
  },
})

/** Blows that are not thrown for yet. */
const openBlows = (board: Board): readonly Item[] =>
  slipsOf(board).filter(
    (slip) => slip.props.check === 'blow' && decidedBy(board, slip.id) === undefined,
  )

const askBlow = (slips: readonly Item[]): Question => ({
  id: 'blow',
  kind: 'choice',
  say: say('ask.blow'),
  options: slips.map((slip) => ({
    value: slip.id,
    item: slip.id,
    say: say('named.blow', { goal: slip.texts.goal?.trim() ?? '' }),
  })),
})

/** Whoever is struck tries to be out of the way: a throw for speed, before the blow is thrown [R23]. */
const dodge: Move = makeMove('dodge', {
  button: true,
  asks: (board) => [askBlow(openBlows(board))],
  may(board, act, answers) {
    const why = seated(board, act)
    if (why) return why
    if (openBlows(board).length === 0) return must('no.blow')
    const dodged = slipsOf(board).some(({ props }) => props.for === answers.blow)
    return answers.blow !== undefined && dodged ? must('no.dodged') : undefined
  },
  play(board, act, answers) {
    const slip = board.items.get(String(answers.blow))
    const { one, other } = slip ? bothOf(board, slip) : {}
    if (!slip || !one || !other) return []
    const goal = act.say?.(say('goal.dodge', { who: named(other), target: named(one) })) ?? ''
    return laySlip(board, act, 'speed', goal, { who: other.id, target: one.id, for: slip.id })
  },
})

/** Who is sooner, where that matters [R19]. */
const speed: Move = makeMove('speed', {
  asks: (board, _act, { who }) => [
    askFighter(board, 'ask.fighter'),
    askAgainst(board, who, 'ask.rival'),
  ],
  may: (board, act) => seated(board, act) ?? needsTwo(board),
  play(board, act, answers) {
    const [one, other] = [fighterIn(board, answers), fighterIn(board, answers, 'target')]
    if (!one || !other) return []
    const goal = act.say?.(say('goal.speed', { who: named(one), target: named(other) })) ?? ''
    return laySlip(board, act, 'speed', goal, { who: one.id, target: other.id })
  },
})

const pressable = (board: Board): readonly Item[] =>
  slipsOf(board).filter(
    (slip) =>
      (slip.props.check === 'blow' || slip.props.check === 'speed') &&
      decidedBy(board, slip.id) === undefined &&
      bothOf(board, slip).one?.stance === 'press',
  )

/** Whoever presses on puts Exertion into speed or force [R18]; it is paid when the throw is made. */
const push: Move = makeMove('push', {
  button: true,
  asks: (board) => [
    { ...askBlow(pressable(board)), say: say('ask.push') },
    { id: 'points', kind: 'number', say: say('ask.points'), min: 0, max: MOST_PRESSED },
  ],
  may(board, _act, { blow: id, points }) {
    if (pressable(board).length === 0) return must('no.pressing')
    const slip = pressable(board).find((one) => one.id === id)
    const left = slip && bothOf(board, slip).one?.sheet?.left.exertion
    return left !== undefined && Number(points) > left ? must('no.exertion') : undefined
  },
  play: (_board, _act, { blow: id, points }) => [
    { do: 'set', id: String(id), key: 'pressed', value: Number(points) },
  ],
})

/** Blows that were thrown for, and may be once more, each with what decided it. */
const thrownBlows = (board: Board) =>
  slipsOf(board).flatMap((slip) => {
    const record = slip.props.check === 'blow' ? decidedBy(board, slip.id) : undefined
    const fell = record && blowFell(record.check, record.roll)
    return record && fell ? [{ slip, record }] : []
  })

/** A point of Exertion throws a blow once more, and the better counts [R26]. */
const strikeAgain: Move = makeMove('strikeAgain', {
  asks: (board) => [askBlow(thrownBlows(board).map(({ slip }) => slip))],
  may(board, act, answers) {
    const why = seated(board, act)
    if (why) return why
    if (thrownBlows(board).length === 0) return must('no.thrown')
    const one = thrownBlows(board).find(({ slip }) => slip.id === answers.blow)
    if (!one) return undefined
    if (one.record.check.again !== undefined) return must('no.again')
    const sheet = bothOf(board, one.slip).one?.sheet
    return (sheet?.left.exertion ?? 0) > 0 ? undefined : must('no.exertion')
  },
  play(board, _act, answers) {
    const one = thrownBlows(board).find(({ slip }) => slip.id === answers.blow)
    return (one && blowAgain(one.record, bothOf(board, one.slip).one?.id ?? '')) ?? []
  },
})

/** A slip for an Outcome of somebody's nerve [R25]. */
const nerve = (id: 'fear' | 'shaken', fits: (one: Fighter) => boolean): Move =>
  makeMove(id, {
    asks: (board) => [
      { ...askFighter(board, `ask.${id}`, (one) => one.sheet !== undefined && fits(one)) },
    ],
    may: (board, act) =>
      seated(board, act) ??
      (fightersOf(board).some((one) => one.sheet && fits(one)) ? undefined : must(`no.${id}`)),
    play(board, act, answers) {
      const one = fighterIn(board, answers)
      if (!one) return []
      const goal = act.say?.(say(`goal.${id}`, { who: named(one) })) ?? ''
      return laySlip(board, act, id, goal, { who: one.id })
    },
  })

/** What is done in a fight [R17] to [R26]. */
export const FIGHT_MOVES: readonly Move[] = [
  fight,
  round,
  peace,
  intend,
  assess,
  stance('defend'),
  stance('press'),
  stray,
  blow,
  dodge,
  speed,
  push,
  strikeAgain,
  nerve('fear', () => true),
  nerve('shaken', ({ steadfast }) => steadfast === 0),
]
