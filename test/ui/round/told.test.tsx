import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plain } from '../../../src/rules/plain/sentence.ts'
import { makeNotices, type Notices } from '../../../src/ui/parts/notices.ts'
import { firstOf, ToldHere, toldAt } from '../../../src/ui/round/ToldHere.tsx'
import { en } from '../../../src/ui/say/en.ts'
import { VoiceContext } from '../../../src/ui/say/say.ts'
import { speaker } from '../../../src/ui/say/words.ts'

const VOICE = { lang: 'en', words: {}, say: speaker('en', en) }
const AMISS = 'The table cannot be saved just now. Save it to a file.'
const LOST = 'The others cannot be reached. Play on: all of it is kept.'

/** What Ada's place is told. */
function told(say: (notices: Notices) => void, warning?: string) {
  const notices = makeNotices()
  say(notices)
  return renderToString(
    <VoiceContext value={VOICE}>
      <ToldHere
        told={toldAt(notices.list(), 'ada')}
        warning={warning === undefined ? undefined : plain(warning)}
        onAway={() => undefined}
        onDone={() => undefined}
      />
    </VoiceContext>,
  )
}

test('what all are told is one sentence in each place, and all of it for whoever asks', () => {
  const html = told((notices) => void notices.add({ say: plain(LOST) }))
  expect(html).toContain('The others cannot be reached.')
  expect(html).not.toContain('Play on')
  expect(html).toContain('lucide-ellipsis')
})

test('what concerns one seat alone is told there whole, and nowhere else', () => {
  expect(told((notices) => void notices.to('ada').add({ say: plain(LOST) }))).toContain('Play on')
  expect(told((notices) => void notices.to('ben').add({ say: plain(LOST) }))).not.toContain(
    'others',
  )
})

test('that nothing is saved stands in each place in a few words', () => {
  const html = told(() => undefined, AMISS)
  expect(html).toContain('Nothing is being saved')
  expect(html).not.toContain('Save it to a file')
})

test.each([
  ['One. Two.', 'One.'],
  ['Is it so? It is.', 'Is it so?'],
  ['Only one.', undefined],
  ['No end', undefined],
  ['', undefined],
  ['So z. B. hier. Und da.', 'So z. B. hier.'],
  // What somebody has written is not cut in two.
  ['“Who are they? Nobody knows” is in the bin. Take it back?', undefined],
  ['„Alles weg!“ Wirklich? Ja.', '„Alles weg!“ Wirklich?'],
])('the first sentence of %s', (text, first) => {
  expect(firstOf(text)).toBe(first)
})
