import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import { say } from '../plain/sentence.ts'
import { makeMove, words } from '../play/make.ts'
import type { Move, Option, Refusal } from '../play/move.ts'

const OWN = 'own'

/** What a story begins with: a text of the game's, which is read aloud, or one of the players' own. */
export interface Told {
  /** The texts that are ready: each has a `module.<id>.title` and a `module.<id>.text`. */
  readonly modules: readonly string[]
  /** The key of the sentence that asks for a text of one's own. */
  readonly ask: string
  /** Why it need not be told now. */
  may(board: Board): Refusal | undefined
  /** What lies on the table then. */
  lay(board: Board, act: Act, texts: Readonly<Record<'title' | 'text', string>>): readonly Change[]
}

/**
 * A story begins with what is read aloud, or with the players' own [P19], [T4]: the register `module` says with which.
 */
export function makeOpening(id: string, { modules, ask, may, lay }: Told): Move {
  const options: readonly Option[] = [
    ...modules.map((module) => ({
      value: module,
      say: say(`module.${module}.title`),
      text: say(`module.${module}.text`),
    })),
    { value: OWN, say: say('module.own'), note: say('module.own.note') },
  ]
  return makeMove(id, {
    button: true,
    asks: (_board, _act, { module }) => [
      { id: 'module', kind: 'choice', say: say('ask.module'), options, long: true },
      ...(module === OWN
        ? ([
            { id: 'title', kind: 'words', say: say('ask.title'), max: 80 },
            { id: 'text', kind: 'words', say: say(ask), max: 2000, long: true },
          ] as const)
        : []),
    ],
    may,
    play(board, act, answers) {
      const module = modules.find((one) => one === answers.module)
      // What is read aloud stays on the table as whoever chose it heard it.
      const told = (part: 'title' | 'text') =>
        (module && act.say?.(say(`module.${module}.${part}`))) ?? words(answers, part) ?? ''
      return [
        ...lay(board, act, { title: told('title'), text: told('text') }),
        { do: 'play', key: 'module', value: module ?? OWN },
      ]
    },
  })
}
