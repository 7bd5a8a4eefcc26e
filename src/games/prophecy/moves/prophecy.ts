import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, should, words } from '../../../rules/play/make.ts'
import type { Move, Option } from '../../../rules/play/move.ts'
import { laid } from '../../../rules/story/layout.ts'
import { make } from '../../../rules/story/make.ts'
import { MODULE_IDS } from '../story/ideas.ts'
import { sheetSpot } from '../story/layout.ts'
import { prophecies } from '../story/pages.ts'

const OWN = 'own'

const OPTIONS: readonly Option[] = [
  ...MODULE_IDS.map((module) => ({
    value: module,
    say: say(`module.${module}.title`),
    text: say(`module.${module}.text`),
  })),
  { value: OWN, say: say('module.own'), note: say('module.own.note') },
]

/** [P19]: a ready-made prophecy is read aloud, or the players write their own. */
export const receive: Move = makeMove('receive', {
  button: true,
  asks(_board, _act, { module }) {
    return [
      { id: 'module', kind: 'choice', say: say('ask.module'), options: OPTIONS },
      ...(module === OWN
        ? ([
            { id: 'title', kind: 'words', say: say('ask.title'), max: 80 },
            { id: 'text', kind: 'words', say: say('ask.prophecy'), max: 2000, long: true },
          ] as const)
        : []),
    ]
  },
  may(board) {
    return prophecies(board).length > 0 ? should('warn.prophecy') : undefined
  },
  play(board, act, answers) {
    const module = MODULE_IDS.find((one) => one === answers.module)
    // What is read aloud stays on the table as whoever received it heard it.
    const told = (part: 'title' | 'text') => module && act.say?.(say(`module.${module}.${part}`))
    const title = told('title') ?? words(answers, 'title') ?? ''
    const text = told('text') ?? words(answers, 'text') ?? ''
    const place = laid(board, act, sheetSpot(board), 0.03)
    return [
      make(act, 'sheet', place, { texts: { title, text } }),
      { do: 'play', key: 'module', value: module ?? OWN },
    ]
  },
})
