import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Place } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, should, words } from '../../../rules/play/make.ts'
import type { Move } from '../../../rules/play/move.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { isOfFight } from '../fights/fight.ts'
import { isFight } from '../people/fighters.ts'
import { ROLE_IDS, TALE_IDS } from '../reckon/tales.ts'
import { hostOf, nextTeller, tellingSeat } from '../story/host.ts'
import { nextSpot } from '../story/layout.ts'
import { layPiece } from '../story/make.ts'
import { isResolved, stageNow } from '../story/places.ts'
import { PHASES_OF_ROAD, phaseNow } from '../story/settings.ts'
import { putAway } from '../story/slips.ts'
import { charactersFor, roleOf, taleOf } from '../story/tales.ts'
import { namedCharacter } from './asked.ts'
import { footFreed } from './beside.ts'
import { stageLaid } from './mats.ts'
import { fightOver } from './rounds.ts'

/** Where the road leads: a Stage of its own, unless the focus is on one that is open [R14]. The inn is behind them. */
function roadLaid(board: Board, act: Act): readonly Change[] {
  const now = stageNow(board)
  const inn = now?.props.inn === true
  if (now && !inn && !isResolved(now)) return []
  const left: readonly Change[] =
    inn && !isResolved(now) ? [{ do: 'set', id: now.id, key: 'resolved', value: true }] : []
  return [...left, ...stageLaid(board, act, { props: { road: true } })]
}

/** People go on: to the road, into a fight, to a camp, to the end. Nothing has to be finished first. */
const journey: Move = makeMove('journey', {
  button: true,
  asks: () => [
    {
      id: 'phase',
      kind: 'choice',
      say: say('ask.phase'),
      options: PHASES_OF_ROAD.map((value) => ({ value, say: say(`phase.${value}`) })),
    },
  ],
  may(board, _act, { phase }) {
    if (phase === phaseNow(board)) return must('no.change')
    return phase === 'road' && !taleOf(board) ? should('warn.tale') : undefined
  },
  // A fight begins by a Move of its own, once foes lie there; whoever goes elsewhere has left it.
  play: (board, act, { phase }) => [
    { do: 'play', key: 'phase', value: String(phase) },
    ...(phase === 'road' ? roadLaid(board, act) : []),
    ...(phase !== 'fight' && isFight(board) ? fightOver(board) : []),
    // At the end nobody throws any more.
    ...putAway(board, (slip) => phase === 'end' || (isFight(board) && isOfFight(slip))),
  ],
})

/** Whoever takes it narrates, reads cards and events, sets how hard things are, or only breaks ties [R2]. */
const takeHost: Move = makeMove('takeHost', {
  may(board, act) {
    const refused = seated(board, act)
    if (refused) return refused
    const host = hostOf(board)
    if (host === act.seat) return must('no.host')
    const seat = board.seats.find(({ id }) => id === host)
    return seat ? should('warn.host', { seat: seat.name }) : undefined
  },
  play: (_board, act) => [{ do: 'play', key: 'moderator', value: act.seat }],
})

/** The Host is a player again, or nobody's any more [R2]. */
const leaveHost: Move = makeMove('leaveHost', {
  may: (board) => (hostOf(board) === undefined ? must('no.hostless') : undefined),
  play: () => [{ do: 'play', key: 'moderator', value: null }],
})

/** The telling goes on to somebody [R2]. */
const telling: Move = makeMove('telling', {
  asks: (board) => [
    {
      id: 'seat',
      kind: 'choice',
      say: say('ask.teller'),
      options: board.seats.map(({ id, name }) => ({
        value: id,
        say: say('named.seat', { seat: name }),
      })),
      ...(nextTeller(board) && { usual: nextTeller(board)!.id }),
    },
  ],
  may(board, _act, { seat }) {
    if (board.seats.length === 0) return must('no.seat')
    return seat !== undefined && board.play.teller === seat ? must('no.change') : undefined
  },
  play: (_board, _act, { seat }) => [{ do: 'play', key: 'teller', value: String(seat) }],
})

/** What happens is written down on the Stage that it happens on. */
const tell: Move = makeMove('tell', {
  button: true,
  asks: () => [{ id: 'words', kind: 'words', say: say('ask.tell'), max: 2000, long: true }],
  may(board, act) {
    if (!stageNow(board)) return must('no.stage')
    const teller = board.seats.find(({ id }) => id === tellingSeat(board))
    const host = hostOf(board)
    return teller && teller.id !== act.seat && host !== act.seat
      ? should('warn.teller', { seat: teller.name })
      : undefined
  },
  play(board, _act, answers) {
    const stage = stageNow(board)
    if (!stage) return []
    const told = stage.texts.told ?? ''
    const insert = `${told === '' ? '' : '\n'}${words(answers, 'words') ?? ''}`
    return [{ do: 'write', id: stage.id, field: 'told', at: told.length, remove: 0, insert }]
  },
})

/** Where the one before it lay, or where there is room. */
const talePlace = (board: Board, act: Act): Place =>
  allOf(board, 'tale')[0]?.place ?? { ...nextSpot(board, act, 'tale'), turn: 0 }

/** The Tale that is told lies on the table; with what it counts [R3]. */
const tale: Move = makeMove('tale', {
  button: true,
  asks: () => [
    {
      id: 'tale',
      kind: 'choice',
      say: say('ask.tale'),
      options: TALE_IDS.map((id) => ({
        value: id,
        say: say(`tale.${id}.title`),
        note: say(`tale.${id}.says`),
      })),
    },
  ],
  may: (board, _act, answers) => {
    const now = taleOf(board)
    if (now === undefined) return undefined
    return now === answers.tale ? must('no.change') : should('warn.second')
  },
  play: (board, act, answers) => [
    ...allOf(board, 'tale').map(({ id }): Change => ({ do: 'bin', id })),
    layPiece(act, 'tale', talePlace(board, act), { props: { tale: String(answers.tale) } }),
    { do: 'play', key: 'tale', value: String(answers.tale) },
    ...(answers.tale === 'winter' && allOf(board, 'stores').length === 0
      ? [
          layPiece(act, 'stores', nextSpot(board, act, 'stores'), {
            props: { stores: board.seats.length },
          }),
        ]
      : []),
  ],
})

/** Somebody takes a Role: its card lies on their sheet [R3]. */
const role: Move = makeMove('role', {
  button: true,
  asks: (board, { seat }) => {
    const people = charactersFor(board, seat)
    const mine = people.find(({ props }) => props.owner === seat)
    return [
      {
        id: 'role',
        kind: 'choice',
        say: say('ask.role'),
        options: ROLE_IDS.map((id) => ({
          value: id,
          say: say(`role.${id}.title`),
          note: say(`role.${id}.solves`),
        })),
      },
      ...(people.length > 0
        ? [
            {
              id: 'who',
              kind: 'choice' as const,
              say: say('ask.role.who'),
              options: people.map(namedCharacter),
              optional: true,
              none: say('ask.who.none'),
              ...(mine && { usual: mine.id }),
            },
          ]
        : []),
    ]
  },
  may(board, _act, answers) {
    if (allOf(board, 'character').length === 0) return must('no.people')
    const taken = allOf(board, 'role').some((card) => roleOf(card) === answers.role)
    return taken ? should('warn.role') : undefined
  },
  play(board, act, answers) {
    const who = board.items.get(String(answers.who))
    const spot = nextSpot(board, act, 'role')
    const sheet = who?.kind === 'character' ? who : undefined
    const place = sheet ? { x: 0, y: 161, turn: 0, z: spot.z, on: sheet.id } : spot
    return [
      ...(sheet ? footFreed(board, act, sheet) : []),
      layPiece(act, 'role', place, { props: { role: String(answers.role) } }),
    ]
  },
})

/** What became of everybody is written down. */
const epilogue: Move = makeMove('epilogue', {
  button: true,
  asks: () => [{ id: 'words', kind: 'words', say: say('ask.epilogue'), max: 4000, long: true }],
  play(board, act, answers) {
    const written = words(answers, 'words') ?? ''
    const page = allOf(board, 'sheet')[0]
    if (page) {
      const text = page.texts.text ?? ''
      const insert = `${text === '' ? '' : '\n'}${written}`
      return [{ do: 'write', id: page.id, field: 'text', at: text.length, remove: 0, insert }]
    }
    const title = act.say?.(say('page.epilogue')) ?? ''
    return [
      layPiece(act, 'sheet', nextSpot(board, act, 'sheet'), { texts: { title, text: written } }),
    ]
  },
})

const pauses = (board: Board) => allOf(board, 'placard')

/** Anybody may lay the pause card, at any time, and gives no reason. */
const pause: Move = makeMove('pause', {
  may: (board) => (pauses(board).length > 0 ? must('no.paused') : undefined),
  play: (board, act) => [
    layPiece(act, 'placard', nextSpot(board, act, 'placard'), {
      texts: { title: act.say?.(say('page.pause')) ?? 'Pause' },
    }),
  ],
})

/** The pause card is taken up. */
const liftPause: Move = makeMove('liftPause', {
  may: (board) => (pauses(board).length === 0 ? must('no.pause') : undefined),
  play: (board) => pauses(board).map(({ id }): Change => ({ do: 'bin', id })),
})

/** What a table does as a whole: where it goes, who tells, by which Tale. */
export const TABLE_MOVES: readonly Move[] = [
  journey,
  takeHost,
  leaveHost,
  telling,
  tell,
  tale,
  role,
  epilogue,
  pause,
  liftPause,
]
