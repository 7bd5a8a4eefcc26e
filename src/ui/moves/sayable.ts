import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Question } from '../../rules/play/move.ts'

/**
 * A question with only what can be said of it: the words for some have still to come, or cannot be had. Whole ideas
 * that somebody has `taken` already are not offered again.
 */
export function sayable(
  question: Question,
  lacks: (sentence: Sentence) => boolean,
  taken: (idea: Sentence) => boolean = () => false,
): Question {
  const says = (sentence: Sentence | undefined) => sentence !== undefined && !lacks(sentence)
  if (question.kind === 'choice' || question.kind === 'several') {
    const options = question.options.filter(({ say, text = say }) => says(say) && says(text))
    return { ...question, options }
  }
  if (question.kind === 'number') return question
  const { note, prompts, ...rest } = question
  const offered = prompts?.filter((one) => says(one) && (rest.open || !taken(one))) ?? []
  return {
    ...rest,
    ...(note && says(note) && { note }),
    ...(offered.length > 0 && { prompts: offered }),
  }
}
