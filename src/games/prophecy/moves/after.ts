import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, should, words } from '../../../rules/play/make.ts'
import type { Move } from '../../../rules/play/move.ts'
import { laid } from '../../../rules/story/layout.ts'
import { make } from '../../../rules/story/make.ts'
import { sheetSpot } from '../story/layout.ts'
import { storyOf } from '../story/outline.ts'
import { aftermaths } from '../story/pages.ts'
import { moderatorOf } from '../story/settings.ts'

/** How much is written on a page, in letters; what people write by hand may be more. */
const FULL = 12_000

/** Whether a page has room for more. */
const room = (text: string | undefined, more: string): boolean =>
  text !== undefined && text.length + more.length <= FULL

/**
 * When the story is over it is written down what became of the world [P26]: on a page of its own, beside the prophecy.
 */
export const became: Move = makeMove('became', {
  button: true,
  asks: () => [{ id: 'words', kind: 'words', say: say('ask.became'), max: 2000, long: true }],
  may(board, act) {
    if (!storyOf(board).finale?.record) return must('no.ended')
    return moderatorOf(board) === act.seat ? should('warn.moderatorTells') : undefined
  },
  play(board, act, answers) {
    const written = words(answers, 'words') ?? ''
    // One that is full, or on which nothing can be written, is gone past.
    const page = aftermaths(board).findLast(({ texts: { text } }) => room(text, written))
    if (page) {
      const text = page.texts.text ?? ''
      const insert = `${text === '' ? '' : '\n'}${written}`
      return [{ do: 'write', id: page.id, field: 'text', at: text.length, remove: 0, insert }]
    }
    // Like what was read aloud it stays as whoever wrote it had it before them.
    const title = act.say?.(say('page.after')) ?? 'What became of the world'
    const place = laid(board, act, sheetSpot(board), 0.03)
    return [make(act, 'sheet', place, { props: { after: true }, texts: { title, text: written } })]
  },
})
