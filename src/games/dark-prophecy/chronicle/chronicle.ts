import type { Board } from '../../../rules/board/board.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Chapter, Chronicler, Passage } from '../../../rules/told/chronicle.ts'
import { rankingOf } from '../reckon/score.ts'
import { type GameKept, gameKept, nameIn, toldIn, toldRegister } from '../story/kept.ts'
import { placeId } from '../story/layout.ts'
import { levelsTold, standingTold } from '../story/scores.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const BARE_PASSAGE = { about: [], setting: '', points: [], body: '', beside: [] } as const

/** All that happened since the deal, step by step. */
const sentencesOf = ({ play }: Board, { from, n }: GameKept): readonly Sentence[] =>
  Array.from(
    { length: Math.min(n - from, MOST) + 1 },
    (_, i) => play[toldRegister(from + i)],
  ).flatMap(toldIn)
/** No game goes on for so many steps. */
const MOST = 5000

/** A chapter as it is put together: turn by turn. */
interface Round {
  readonly n: number
  readonly turns: { readonly seat: string; readonly name: string; readonly lines: Sentence[] }[]
}

/** What happened in each round, in each turn of it; before the first turn of a round it is the table's. */
function roundsOf(sentences: readonly Sentence[]): readonly Round[] {
  const rounds: Round[] = [{ n: 0, turns: [] }]
  for (const sentence of sentences) {
    const { key, values = {} } = sentence
    if (key === 'happened.round') rounds.push({ n: Number(values.n), turns: [] })
    const { turns } = rounds.at(-1)!
    if (key === 'happened.turn') {
      turns.push({ seat: String(values.seat), name: String(values.name), lines: [] })
      continue
    }
    if (key === 'happened.round') continue
    if (turns.length === 0) turns.push({ seat: '', name: '', lines: [] })
    turns.at(-1)!.lines.push(sentence)
  }
  return rounds
}

/** Each turn once, told of somebody's place; what is the table's, of the row of verses. */
function passagesOf(board: Board, { turns }: Round): readonly Passage[] {
  return turns.flatMap(({ seat, name, lines }): readonly Passage[] => {
    const id = seat === '' ? 'verseRow' : placeId(seat)
    if (!board.items.has(id) || lines.length === 0) return []
    return [
      {
        ...BARE_PASSAGE,
        id,
        say: seat === '' ? say('told.table') : say('told.turn', { name }),
        points: lines.map((line) => ({ say: line })),
      },
    ]
  })
}

const roundChapters = (board: Board, kept: GameKept): readonly Chapter[] =>
  roundsOf(sentencesOf(board, kept)).map((round) => ({
    id: `round-${round.n}`,
    as: 'text',
    say: round.n === 0 ? say('chapter.begun') : say('chapter.round', { n: round.n }),
    passages: passagesOf(board, round),
    close: [],
  }))

/** What everybody has, worth by worth, and who won by what [D31], [D32]. */
function scoreChapter(board: Board, { game }: GameKept): Chapter {
  const name = nameIn(board)
  const passages = rankingOf(game).scores.flatMap((score): readonly Passage[] => {
    const id = placeId(score.seat)
    if (!board.items.has(id)) return []
    return [
      {
        ...{
          ...BARE_PASSAGE,
          id,
          say: say('score.total', { name: name(score.seat), total: score.total }),
        },
        points: levelsTold(score).map((line) => ({ say: line })),
      },
    ]
  })
  return {
    ...{ id: 'scores', as: 'text', say: say('chapter.scores'), passages },
    close: game.over ? standingTold(board, game) : [],
  }
}

/** What people wrote of what became of it. */
const pageChapter = ({ items }: Board): Chapter => ({
  id: 'pages',
  as: 'text',
  say: say('chapter.pages'),
  passages: [...items.values()].flatMap(({ id, kind, texts }): readonly Passage[] =>
    kind === 'sheet' && texts.text?.trim()
      ? [
          {
            ...BARE_PASSAGE,
            id,
            say: say('told.page', { name: texts.title?.trim() ?? '' }),
            body: texts.text,
          },
        ]
      : [],
  ),
  close: [],
})

/** Tells a game as it was played, round by round, and what it was worth: nothing of it was ever hidden by then. */
export const chronicler: Chronicler = {
  words: { en, de },
  read(board) {
    const kept = gameKept(board)
    const chapters = kept ? [...roundChapters(board, kept), scoreChapter(board, kept)] : []
    return {
      title: say('told.title'),
      chapters: [...chapters, pageChapter(board)].filter(({ passages }) => passages.length > 0),
      cast: (kept?.game.cultists ?? []).map(({ seat }) => ({
        say: say('told.person', { name: nameIn(board)(seat) }),
      })),
      credit: say('told.credit'),
    }
  },
}
