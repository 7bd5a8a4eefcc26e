import type { Act, Board } from '../board/board.ts'
import { say } from '../plain/sentence.ts'
import { makeMove, must, seated, standsFor, words } from '../play/make.ts'
import type { Answers, Move, Question, Refusal } from '../play/move.ts'
import { titleOf } from '../story/characters.ts'
import { brief, sceneNamed } from '../story/outline.ts'
import { matching, register } from '../story/pairs.ts'
import type { Tale } from '../story/tale.ts'
import { makeEnvironment } from './environment.ts'

/** Pairs are agreed on by people; these Moves only write it down [P8]. */
export function pairMoves(tale: Tale): readonly Move[] {
  const { storyOf, currentScene, moderatorOf, matches, unpaired } = tale
  const { askObject, stuckOn } = makeEnvironment(tale)

  function choose(board: Board, id: 'a' | 'b', character: boolean): Question {
    const options = [...storyOf(board).aspects.values()]
      .filter((one) => one.character === character)
      .map(({ note, card }) =>
        standsFor(
          note,
          say('named.aspect', { aspect: brief(note.texts.text) }),
          say('named.on', { name: titleOf(board.items.get(card)!) }),
        ),
      )
    return { id, kind: 'choice', say: say(`ask.pair.${id}`), options }
  }

  /** Two notes, the Character's first; touched the other way round they are asked for the other way round. */
  function asks(board: Board, _act: Act, { a, b }: Answers): readonly Question[] {
    const { aspects } = storyOf(board)
    const [one, other] = [aspects.get(String(a)), aspects.get(String(b))]
    const first = one?.character ?? !(other?.character ?? false)
    return [choose(board, 'a', first), choose(board, 'b', !first)]
  }

  /** Only pairs that somebody offered, also those whose notes were moved since. */
  function asksOffered(board: Board): readonly Question[] {
    const offered = matches(board, currentScene(board)?.id ?? '')
    return (['a', 'b'] as const).map((id) => ({
      id,
      kind: 'choice',
      say: say(`ask.pair.${id}`),
      options: [...new Set(offered.flatMap(({ pair }) => pair))].map((note) =>
        standsFor(
          board.items.get(note)!,
          say('named.aspect', { aspect: brief(board.items.get(note)?.texts.text) }),
        ),
      ),
    }))
  }

  /** The Scene a pair can be offered for now. */
  function open(board: Board, act: Act): Refusal | undefined {
    const refused = seated(board, act)
    if (refused) return refused
    const scene = currentScene(board)
    if (!scene) return must('no.current')
    return scene.record ? must('why.performed', sceneNamed(scene)) : undefined
  }

  /** Whether two notes are such as can be a pair for it. */
  function mayPair(board: Board, act: Act, { a, b }: Answers): Refusal | undefined {
    const refused = open(board, act)
    if (refused || a === undefined || b === undefined) return refused
    const story = storyOf(board)
    if (matching(story, String(a), String(b))) return undefined
    const both = story.aspects.has(String(a)) && story.aspects.has(String(b))
    return must(both ? 'no.oneSort' : 'no.aspect')
  }

  /** A new one is offered where the game lets people look for them. */
  const mayFind = (board: Board, act: Act, answers: Answers): Refusal | undefined =>
    unpaired?.(board) ?? mayPair(board, act, answers)

  const decide = (board: Board, act: Act, answers: Answers): Refusal | undefined =>
    moderatorOf(board) === act.seat ? must('no.moderatorDecides') : mayPair(board, act, answers)

  /** To agree on what nobody has offered is to offer it. */
  function mayAgree(board: Board, act: Act, answers: Answers): Refusal | undefined {
    const { a, b } = answers
    const fresh = a !== undefined && b !== undefined && !known(board, String(a), String(b))
    return decide(board, act, answers) ?? (fresh ? unpaired?.(board) : undefined)
  }

  const known = (board: Board, a: string, b: string) =>
    matches(board, currentScene(board)?.id ?? '').find(({ pair }) =>
      [a, b].every((id) => pair.includes(id)),
    )

  function answer(id: string, value: 'agree' | 'object', may: typeof mayPair): Move {
    return makeMove(id, {
      asks,
      may,
      play(board, act, { a, b }) {
        const scene = currentScene(board)
        if (!scene) return []
        return [{ do: 'play', key: register(scene.id, String(a), String(b), act.seat), value }]
      },
    })
  }

  function mayWithdraw(board: Board, act: Act, { a, b }: Answers): Refusal | undefined {
    const refused = open(board, act)
    if (refused || a === undefined || b === undefined) return refused
    return known(board, String(a), String(b)) ? undefined : must('no.pair')
  }

  /** One takes one's own word back. Who was the last to agree takes the pair away, with what was said against it. */
  const withdraw: Move = makeMove('withdrawPair', {
    asks: asksOffered,
    may: mayWithdraw,
    play(board, act, { a, b }) {
      const scene = currentScene(board)
      const says = known(board, String(a), String(b))?.says
      if (!scene || !says) return []
      const others = Object.keys(says).filter((seat) => seat !== act.seat)
      const last = says[act.seat] === 'agree' && !others.some((seat) => says[seat] === 'agree')
      return [act.seat, ...(last ? others : [])].map((seat) => ({
        do: 'play',
        key: register(scene.id, String(a), String(b), seat),
        value: null,
      }))
    },
  })

  /** While a Scene is played, what goes with a Character's Aspect is written, and both are a pair at once [P8]. */
  const writePair: Move = makeMove('writePair', {
    button: true,
    asks: (board) => [
      choose(board, 'a', true),
      askObject(board),
      { id: 'words', kind: 'words', say: say('ask.goesWith'), max: 120 },
    ],
    may: (board, act) => unpaired?.(board) ?? open(board, act),
    play(board, act, answers) {
      const scene = currentScene(board)
      if (!scene) return []
      const { note, changes } = stuckOn(
        board,
        act,
        String(answers.card),
        words(answers, 'words') ?? '',
      )
      const key = register(scene.id, String(answers.a), note, act.seat)
      return [...changes, { do: 'play', key, value: 'agree' }]
    },
  })

  return [
    answer('offerPair', 'agree', mayFind),
    answer('agreePair', 'agree', mayAgree),
    answer('objectPair', 'object', decide),
    withdraw,
    writePair,
  ]
}
