import type { Act, Board } from '../../../rules/board/board.ts'
import { openFace } from '../../../rules/board/deck.ts'
import type { SeatId } from '../../../rules/plain/item.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { numbered, type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Ending, Phase, Phases, Step } from '../../../rules/play/guide.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { designOf } from '../cards/designs.ts'
import { bonusTold } from '../cards/told.ts'
import { VERSE_KINDS } from '../cards/verses.ts'
import { picksNow } from '../reckon/choice.ts'
import { cultistAt, deedsAtMost } from '../reckon/own.ts'
import { ACTIONS, awaited, isLast } from '../reckon/run.ts'
import { rankingOf } from '../reckon/score.ts'
import { PLAYERS } from '../reckon/setup.ts'
import type { GameState, Wait } from '../reckon/state.ts'
import { waitTold } from '../reckon/waits.ts'
import {
  faceNamed,
  facesIn,
  type GameKept,
  gameKept,
  LAID,
  liesIn,
  nameIn,
  playedOn,
  toldIn,
  toldRegister,
} from './kept.ts'
import { laidAs } from './laid.ts'
import { deedId, placeId, verseId } from './layout.ts'
import { DARK_PHASES, type DarkPhase, phaseOf } from './phase.ts'
import { levelsTold, scoreTold, standingTold } from './scores.ts'
import { isUnlooked, keeperOf, shownNow } from './step.ts'

/** What somebody may choose just now: each of a few as a button of its own. */
function pickOffers(board: Board, { game, claims }: GameKept): readonly Offer[] {
  return picksNow(game, facesIn(board, claims)).flatMap((pick): readonly Offer[] => {
    switch (pick.pick) {
      case 'advance':
        return [
          { move: 'advance', answers: { deed: pick.deed }, say: say(`deed.${pick.deed}.title`) },
        ]
      case 'level':
        return [{ move: 'raise', answers: { of: pick.of }, say: say(`discipline.${pick.of}`) }]
      default:
        return []
    }
  })
}

/** What may be done by whoever the game waits for. */
function waitOffers(board: Board, act: Act, kept: GameKept, waits: Wait): readonly Offer[] {
  const { game } = kept
  switch (waits.for) {
    case 'action': {
      const one = cultistAt(game, waits.seat)
      const holds = one !== undefined && one.hand.length > 0
      const takes =
        one !== undefined &&
        one.deeds.length < deedsAtMost(one) &&
        (game.deedsLeft.length > 0 || game.openDeeds.some((deed) => deed !== null))
      return [
        ...(holds ? [{ move: 'playCard' }, { move: 'levelUp' }] : []),
        ...(takes ? [{ move: 'scheme' }] : []),
        { move: 'endActions', ...((holds || takes) && { aside: true }) },
      ]
    }
    case 'advance':
    case 'level':
      return pickOffers(board, kept)
    case 'discard':
      return [{ move: 'discard', open: true }]
    case 'recover':
      return [{ move: 'recover', open: true }]
    case 'move':
      return [{ move: 'moveAdvance', open: true }]
    case 'bonus':
    case 'gift':
      return [
        { move: 'use', answers: { use: 'yes' }, say: say(`use.${waits.for}`) },
        { move: 'use', answers: { use: 'no' }, say: say('use.no') },
      ]
    case 'draw':
    case 'look':
      return isUnlooked(kept, act) ? [] : [{ move: 'seen' }]
    case 'lots':
      return [{ move: 'lots' }]
    case 'open':
      return [{ move: 'opened' }]
    case 'shuffle':
      return []
  }
}

/** What is on cards that somebody looks at, for them alone to read. */
function lookTold(board: Board, act: Act, kept: GameKept): readonly Sentence[] {
  const told = shownNow(kept).flatMap((card) => {
    const face = faceNamed(act.sees?.(card) ?? openFace(board, card))
    if (face === undefined) return []
    return [face === 'verse' ? say('look.verse') : say('look.card', { card: face })]
  })
  return told.length === 0 && isUnlooked(kept, act) ? [say('look.hand')] : told
}

/** What a bonus brings that somebody may use, or which card they may take [D16], [D38]. */
function askedTold(board: Board, { game, claims }: GameKept): readonly Sentence[] {
  const [task] = game.tasks
  if (task?.task === 'bonus') return [bonusTold(designOf(task.design)) ?? []].flat()
  const [top] = game.discard
  const face = top === undefined ? undefined : facesIn(board, claims)(top)
  return face === undefined ? [] : [say('look.card', { card: face })]
}

/** Cards that were said to be something other than what lies open by now, and who said so. */
function claimTold(board: Board, kept: GameKept): readonly Sentence[] {
  const name = nameIn(board)
  return liesIn(board, kept).map(({ by, face, was }) =>
    say('lie.told', { name: name(by), card: face, was }),
  )
}

/** Whoever never comes back is passed over, if the others say so [D22]: it is rare, and stands below all else. */
function hereStep(board: Board, act: Act, kept: GameKept): readonly Step[] {
  const waits = awaited(kept.game)
  const own = waits && 'seat' in waits ? waits.seat : act.seat
  if (own === act.seat || own === undefined || kept.programs.includes(own)) return []
  if (!seatOf(board.seats, act.seat)) return []
  const offers: readonly Offer[] = [{ move: 'leave', aside: true }]
  return [{ id: 'here', say: say('step.here', { name: nameIn(board)(own) }), done: false, offers }]
}

/** The step that a game waits for, and for whom. */
function nowStep(board: Board, act: Act, kept: GameKept): readonly Step[] {
  const waits = awaited(kept.game)
  if (!waits) return []
  const own = 'seat' in waits ? waits.seat : undefined
  const mine = own === undefined ? seatOf(board.seats, act.seat) !== undefined : own === act.seat
  const program = own !== undefined && kept.programs.includes(own)
  const others = own === undefined && keeperOf(kept) !== act.seat
  const offers = mine ? waitOffers(board, act, kept, waits) : []
  const looked =
    waits.for === 'bonus' || waits.for === 'gift'
      ? askedTold(board, kept)
      : mine && waits.for === 'look'
        ? lookTold(board, act, kept)
        : []
  return [
    {
      id: 'now',
      say: waitTold(waits, nameIn(board)),
      done: false,
      ...(own !== undefined && !program && { seat: own }),
      ...(looked.length > 0 && { missing: looked }),
      // What a screen does by itself is done by hand where that one sleeps.
      offers: others ? offers.map((offer) => ({ ...offer, aside: true })) : offers,
      items: own === undefined ? [] : [placeId(own)].filter((id) => board.items.has(id)),
    },
  ]
}

/** What is amiss: what was said and is not so, and things that hands have put elsewhere. */
const amissSteps = (board: Board, kept: GameKept): readonly Step[] => {
  const lies = claimTold(board, kept)
  const away = board.play[LAID] === kept.step && laidAs(board, kept).length > 0
  return [
    ...(lies.length > 0 ? [{ id: 'lies', say: say('step.lies'), done: false, missing: lies }] : []),
    ...(away
      ? [
          {
            ...{ id: 'amiss', say: say('step.amiss'), done: true },
            offers: [{ move: 'lay', aside: true }],
          },
        ]
      : []),
  ]
}

/** What happened is looked for in this many steps at most. */
const MOST_STEPS = 300

/** What happened in each turn, the latest first, back to where whoever looks began their own before. */
function turnsTold(board: Board, { n, from, told }: GameKept, seat: SeatId | undefined) {
  const turns: { seat?: SeatId; told: Sentence[] }[] = []
  let turn: Sentence[] = []
  for (let step = n; step >= Math.max(from, n - MOST_STEPS); step--) {
    const sentences = step === n ? told : toldIn(board.play[toldRegister(step)])
    for (const one of sentences.toReversed()) {
      if (one.key !== 'happened.turn') {
        turn.push(one)
        continue
      }
      const whose = String(one.values?.seat ?? '')
      turns.push({ seat: whose, told: turn.reverse() })
      turn = []
      if (whose === seat && turns.length > 1) return turns
    }
  }
  return turn.length > 0 ? [...turns, { told: turn.reverse() }] : turns
}

/** What somebody draws, and then draws once more, is told as one. */
function drawnAtOnce(told: readonly Sentence[]): readonly Sentence[] {
  const all: Sentence[] = []
  for (const one of told) {
    const last = all.at(-1)
    const { name, n } = one.values ?? {}
    if (one.key === 'happened.draw' && last?.key === one.key && last.values?.name === name) {
      const both = { name: String(name), n: Number(last.values?.n) + Number(n) }
      all.splice(-1, 1, say(one.key, both))
    } else all.push(one)
  }
  return all
}

/** What happened in this turn, and in those before: also what the program did, and what nobody had to be asked for. */
function toldSteps(board: Board, act: Act, kept: GameKept): readonly Step[] {
  const name = nameIn(board)
  const own = cultistAt(kept.game, act.seat) ? act.seat : undefined
  return turnsTold(board, kept, own).flatMap(({ seat, told }, i): readonly Step[] =>
    told.length === 0
      ? []
      : [
          {
            id: `told-${i}`,
            say:
              i === 0
                ? say('step.told')
                : seat
                  ? say('step.turn', { name: name(seat) })
                  : say('step.begun'),
            done: true,
            missing: drawnAtOnce(told),
          },
        ],
  )
}

/** How many points everybody has by now. */
const standingStep = (board: Board, { game }: GameKept): Step => ({
  id: 'standing',
  say: say('step.standing'),
  done: true,
  missing: rankingOf(game).scores.map(({ seat, total }) =>
    say('score.total', { name: nameIn(board)(seat), total }),
  ),
})

/** Before a game: who plays, and then what the setup is at. */
function gatherSteps(board: Board, act: Act): readonly Step[] {
  const kept = playedOn(board)
  const running = kept && !kept.game.over ? kept : undefined
  const enough = board.seats.length > 0
  return [
    {
      id: 'seats',
      say: say('step.seats', { least: PLAYERS.least, most: PLAYERS.most }),
      // Who plays alone goes on to deal.
      done: enough,
      ...(enough || running ? {} : { missing: [say('lack.seats')] }),
      seats: running === undefined,
    },
    {
      id: 'deal',
      say: say('step.deal'),
      done: running !== undefined,
      offers: running ? [] : [{ move: 'deal' }],
    },
    ...(running && phaseOf(board) === 'gather' ? nowStep(board, act, running) : []),
  ]
}

/** How far an Action Phase has come, the actions one by one [D14]. */
const actionSteps = ({ turn }: GameState): readonly Step[] =>
  turn?.phase === 'action'
    ? Array.from({ length: ACTIONS }, (_, i) => ({
        id: `action-${i + 1}`,
        say: say('step.action', { n: i + 1 }),
        done: turn.actions > i,
      }))
    : []

/** The verses that lie open, in the order in which they are resolved [D19]. */
const verseSteps = (board: Board, { row, turn }: GameState): readonly Step[] =>
  VERSE_KINDS.flatMap((kind) => {
    const verse = row.find((laid) => laid.kind === kind)?.verse
    return verse
      ? [
          {
            id: `verse-${kind}`,
            say: say('step.verse', { verse, kind }),
            done: turn?.phase === 'end',
            items: [verseId(kind)].filter((id) => board.items.has(id)),
          },
        ]
      : []
  })

function turnSteps(phase: DarkPhase, board: Board, act: Act): readonly Step[] {
  const kept = gameKept(board)
  if (!kept || kept.game.over) return []
  const here = phaseOf(board) === phase
  const { game } = kept
  return [
    ...(isLast(game) ? [{ id: 'last', say: say('step.last'), done: true }] : []),
    ...(here ? nowStep(board, act, kept) : []),
    ...(phase === 'action' ? actionSteps(game) : phase === 'verses' ? verseSteps(board, game) : []),
    ...(here
      ? [
          ...amissSteps(board, kept),
          standingStep(board, kept),
          ...toldSteps(board, act, kept),
          ...hereStep(board, act, kept),
        ]
      : []),
  ]
}

function overSteps(board: Board): readonly Step[] {
  const kept = gameKept(board)
  if (!kept?.game.over) return []
  const name = nameIn(board)
  const { scores } = rankingOf(kept.game)
  const lies = claimTold(board, kept)
  return [
    ...scores.map((score) => ({
      id: `score-${score.seat}`,
      say: say('score.total', { name: name(score.seat), total: score.total }),
      done: true,
      missing: levelsTold(score),
      items: score.deeds.map(({ deed }) => deedId(deed)).filter((id) => board.items.has(id)),
    })),
    {
      id: 'ranking',
      say: say('step.ranking'),
      done: true,
      missing: standingTold(board, kept.game),
    },
    ...(lies.length > 0 ? [{ id: 'lies', say: say('step.lies'), done: false, missing: lies }] : []),
    {
      id: 'again',
      say: say('step.again'),
      done: false,
      offers: [
        { move: 'epilogue' },
        { move: 'gather', answers: { phase: 'gather' }, say: say('go.again') },
      ],
    },
  ]
}

const RULES: Readonly<Record<DarkPhase, number>> = {
  gather: 3,
  action: 4,
  verses: 2,
  end: 2,
  over: 2,
}

const phaseList: readonly Phase[] = DARK_PHASES.map((id) => ({
  id,
  say: say(`phase.${id}`),
  short: say(`phase.${id}.short`),
  about: say(`about.${id}`),
  rule: numbered(`rule.${id}`, RULES[id]),
  ask: [],
  steps: (board, act) =>
    id === 'gather'
      ? gatherSteps(board, act)
      : id === 'over'
        ? overSteps(board)
        : turnSteps(id, board, act),
}))

/** What a table goes through, step by step: the game itself leads from phase to phase. */
export const darkPhases: Phases = {
  list: phaseList,
  now: phaseOf,
  go: 'gather',
  counted: 'guide.part',
  turn(board) {
    const kept = gameKept(board)
    const waits = kept && awaited(kept.game)
    return kept && waits && 'seat' in waits ? waitTold(waits, nameIn(board)) : undefined
  },
}

/** How a game came out, with all that decided it [D31], [D32]. */
export function darkEnding(board: Board): Ending | undefined {
  const kept = playedOn(board)
  if (!kept?.game.over) return undefined
  const told = standingTold(board, kept.game)
  const written = [...board.items.values()].flatMap(({ kind, texts }) =>
    kind === 'sheet' ? texts.text?.trim() || [] : [],
  )
  return {
    told: true,
    say: told.at(-1)!,
    body: [
      ...rankingOf(kept.game).scores.map((one) => scoreTold(board, one)),
      ...told.slice(0, -1),
    ],
    after: { say: say('ending.after'), written, offer: { move: 'epilogue' } },
  }
}
