import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tellersOf } from '../../../src/rules/plain/round.ts'
import { plain } from '../../../src/rules/plain/sentence.ts'
import { EDGES, type Edge, type Side } from '../../../src/rules/plain/sides.ts'
import { makeNotices, type Notices } from '../../../src/ui/parts/notices.ts'
import { firstOf, ToldHere, toldAt } from '../../../src/ui/round/ToldHere.tsx'
import { en } from '../../../src/ui/say/en.ts'
import { VoiceContext } from '../../../src/ui/say/say.ts'
import { speaker } from '../../../src/ui/say/words.ts'

const VOICE = { lang: 'en', words: {}, say: speaker('en', en) }
const AMISS = 'The table cannot be saved just now. Save it to a file.'
const LOST = 'The others cannot be reached. Play on: all of it is kept.'

/** What Ada's place is told. */
function told(say: (notices: Notices) => void, warning?: string, tells = true) {
  const notices = makeNotices()
  say(notices)
  return renderToString(
    <VoiceContext value={VOICE}>
      <ToldHere
        tells={tells}
        told={toldAt(notices.list(), 'ada', tells)}
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

test('at an edge where another place tells it, what concerns all does not stand once more', () => {
  const all = (notices: Notices) => {
    notices.add({ say: plain(LOST) })
    notices.to('ada').add({ say: plain('This is for Ada.') })
  }
  const html = told(all, AMISS, false)
  expect(html).not.toContain('The others')
  expect(html).not.toContain('Nothing is being saved')
  expect(html).toContain('This is for Ada.')
})

test('at each edge one place tells what concerns all, far from where it is told what lies out of sight', () => {
  const side = (seat: string, edge: Edge, along: number): Side => ({ seat, edge, along })
  const sides = EDGES.flatMap((edge) => [
    side(`${edge} low`, edge, 0.25),
    side(`${edge} high`, edge, 0.75),
  ])
  expect([...tellersOf(sides)].sort()).toEqual(['bottom low', 'left high', 'right low', 'top high'])
  expect(tellersOf(sides.toReversed())).toEqual(tellersOf(sides))
  expect(tellersOf([side('ada', 'top', 0.5), side('ben', 'left', 0.2)]).toSorted()).toEqual([
    'ada',
    'ben',
  ])
  // Whoever threw reads it before them.
  expect(tellersOf(sides, 'top low')).toContain('top low')
  expect(tellersOf(sides, 'top low')).not.toContain('top high')
  expect(tellersOf([])).toEqual([])
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
