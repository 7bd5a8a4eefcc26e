import { renderToString } from 'react-dom/server'
import type { Words } from '../../../src/rules/plain/sentence.ts'
import type { Question } from '../../../src/rules/play/move.ts'
import { QuestionField } from '../../../src/ui/moves/QuestionField.tsx'
import { en } from '../../../src/ui/say/en.ts'
import { VoiceContext } from '../../../src/ui/say/say.ts'
import { speaker } from '../../../src/ui/say/words.ts'

/** The field of a question, with this in it, as it is drawn. */
export function drawnField(words: Words, question: Question, value: string | undefined): string {
  const voice = { lang: 'en', words: {}, say: speaker('en', words, en) }
  return renderToString(
    <VoiceContext value={voice}>
      <QuestionField
        question={question}
        value={value}
        missing={false}
        brief={false}
        onAnswer={() => undefined}
        onTake={() => undefined}
      />
    </VoiceContext>,
  )
}

/** What can be chosen in the field of a question: what each is called, whether it is chosen, and whether it can be. */
export const drawnOptions = (words: Words, question: Question, value: string | undefined) =>
  [...drawnField(words, question, value).matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(
    ([, inner = '']) => ({
      called: inner.replace(/<[^>]+>/g, ''),
      chosen: inner.includes('checked=""'),
      open: !inner.includes('disabled=""'),
    }),
  )
