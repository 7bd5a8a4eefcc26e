import { expect, it, test } from 'vitest'
import { say as sentence } from '../../../src/rules/plain/sentence.ts'
import type { Chapter, Chronicle, Passage } from '../../../src/rules/told/chronicle.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { escaped, MARKDOWN, TEXT, transcript } from '../../../src/ui/story/transcript.ts'
import { chronicleSay } from '../../../src/ui/story/words.ts'
import { GAMES } from '../../games/all.ts'
import { record } from '../../make.ts'

const game = GAMES.find(({ chronicle }) => chronicle)!
const said = speaker('en', game.words.en ?? {}, en)
const say = chronicleSay({ lang: 'en', words: {}, say: said }, { en: { name: '{name}' } })

const name = (words: string) => sentence('name', { name: words })
const passage = (words: string, more: Partial<Passage> = {}): Passage => ({
  id: words,
  say: name(words),
  about: [],
  setting: '',
  points: [],
  body: '',
  beside: [],
  ...more,
})
const chapter = (
  words: string,
  as: Chapter['as'],
  passages: readonly Passage[],
  close: Chapter['close'] = [],
): Chapter => ({ id: words, as, say: name(words), passages, close })

const thrown = record('oval', 3, 5, 3, 6, 5, 1, 6, 2, 6, 4)
const ruling = game.checks!.judge!(thrown.check, thrown.roll)

const decided = { say: name('5 dice'), record: thrown, ruling }

const STORY: Chronicle = {
  chapters: [
    chapter('The prophecy', 'text', [passage('The sea', { body: 'It drew back.\n\nIt came.' })]),
    chapter('The Characters', 'cards', [
      passage('Ruth', {
        about: [name('Character of Ada'), name('old')],
        points: [{ as: name('Occupation'), say: name('Bell-founder') }, { say: name('Late') }],
      }),
    ]),
    chapter('The outline', 'tree', [
      passage('Bind *her*', { about: [name('Finale'), name('DR 3')], depth: 0, decided }),
      passage('Ask', { depth: 1 }),
    ]),
    chapter(
      'How it ended',
      'scenes',
      [
        passage('Bind her', {
          setting: 'Dawn',
          points: [{ say: name('a with b') }],
          decided,
          body: 'She sleeps.',
          beside: [{ as: name('Place'), say: name('The Maw') }, { say: name('Dusk') }],
        }),
        passage('Go home'),
      ],
      [name('The end.')],
    ),
    chapter('Notes', 'notes', [passage('Tea'), passage('Rope')]),
  ],
  cast: [],
  credit: name('A game.'),
}

const told = { title: 'Our table', by: 'by Ada', when: 'in May', chronicle: STORY }

const truth = () => ({ sign: 'witnessed by Ben', told: 'Witnessed by Ben.' })
const silent = () => ({ sign: '', told: '' })

const DICE =
  '5 dice: 3, 6, 5, 1, 6; two more for the sixes: 2, 6; one more: 4; 5 Hits against DR 3: Success.'

it('[P26] writes the story down as text', () => {
  expect(transcript(told, TEXT, say, game, truth)).toBe(`Our table
=========

by Ada

in May


The prophecy
------------

* The sea *

It drew back.

It came.


The Characters
--------------

* Ruth *

Character of Ada · old

  - Occupation: Bell-founder
  - Late


The outline
-----------

- Bind *her* (Finale · DR 3 · 5 Hits against DR 3: Success · witnessed by Ben)
  - Ask


How it ended
------------

* 1. Bind her *

Dawn

  - a with b

5 dice. ${DICE}

Witnessed by Ben.

She sleeps.

Beside it

  - Place: The Maw
  - Dusk

* 2. Go home *

The end.


Notes
-----

  - Tea
  - Rope

A game.
`)
})

it('[P26] writes the story down as Markdown', () => {
  expect(transcript(told, MARKDOWN, say, game, truth)).toBe(`# Our table

*by Ada*

*in May*

## The prophecy

### The sea

It drew back.

It came.

## The Characters

### Ruth

*Character of Ada · old*

- **Occupation:** Bell-founder
- Late

## The outline

- **Bind \\*her\\***: Finale · DR 3 · 5 Hits against DR 3: Success · witnessed by Ben
  - **Ask**

## How it ended

### 1\\. Bind her

Dawn

- a with b

5 dice. ${DICE}

*Witnessed by Ben.*

She sleeps.

*Beside it*

- **Place:** The Maw
- Dusk

### 2\\. Go home

The end.

## Notes

- Tea
- Rope

*A game.*
`)
})

it('says so where nothing has been told yet', () => {
  const nothing = { ...told, by: undefined, when: undefined, chronicle: { ...STORY, chapters: [] } }
  expect(transcript(nothing, TEXT, say, game, truth)).toMatch(
    /^Our table\n=+\n\nNothing has been told yet/,
  )
})

test.each([
  ['plain words', 'It was dark, and late (very).', 'It was dark, and late (very).'],
  ['emphasis', '*not* __so__ ~~much~~', '\\*not\\* \\_\\_so\\_\\_ \\~\\~much\\~\\~'],
  ['a heading', '# Ruth ##', '\\# Ruth \\#\\#'],
  ['a tag', '<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
  ['an entity', '&lt;b&gt;', '\\&lt;b\\&gt;'],
  ['a link', '[here](javascript:x)', '\\[here\\](javascript:x)'],
  ['a picture', '![x](y)', '!\\[x\\](y)'],
  ['code', '`rm`', '\\`rm\\`'],
  ['a backslash', 'a\\b', 'a\\\\b'],
  ['a table', 'a | b', 'a \\| b'],
  ['a bullet', '- a - b', '\\- a - b'],
  ['another', '+ a + b', '\\+ a + b'],
  ['a rule', '---', '\\---'],
  ['an underline', '=== a', '\\=== a'],
  ['a number', '12. May', '12\\. May'],
  ['a number in brackets', '3) come', '3\\) come'],
  ['a year within', 'It was 1999. Then', 'It was 1999. Then'],
  ['a quotation', '> so', '\\> so'],
  ['a code block', '    four  blanks', 'four blanks'],
  ['lines', 'a\n\n# b', 'a \\# b'],
  ['an address', 'https://a.b www.a.b a@b.c', 'https\\://a.b www\\.a.b a\\@b.c'],
  ['sums', '$x^2$', '\\$x\\^2\\$'],
])('in Markdown %s stays words', (_, words, written) => {
  expect(escaped(words)).toBe(written)
})

test('what misleads is taken out of it, and nothing becomes markup by that', () => {
  const evil = '\u202e# Ben\u200b \0 \u2066neB\r\n\u200e- list\u2028\ud800'
  const story: Chronicle = {
    ...STORY,
    chapters: [
      chapter(evil, 'text', [passage(evil, { about: [name(evil)], setting: evil, body: evil })]),
      chapter('t', 'tree', [passage(evil, { about: [name(evil)] })]),
      chapter('c', 'cards', [passage('x', { points: [{ as: name(evil), say: name(evil) }] })]),
    ],
  }
  for (const hand of [TEXT, MARKDOWN]) {
    const all = transcript({ title: evil, by: evil, chronicle: story }, hand, say, game, silent)
    expect(all).not.toMatch(/[\0\r\u200b\u200e\u2028\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u)
    expect(all).toContain('neB')
  }
  const lines = transcript(
    { title: evil, by: undefined, chronicle: story },
    MARKDOWN,
    say,
    game,
    silent,
  )
  expect(lines).not.toMatch(/^- list/m)
  expect(lines).toMatch(/^\\- list/m)
})

test('a text of a hundred and thirty thousand lines is written down', () => {
  const long: Chronicle = {
    ...STORY,
    chapters: [chapter('All', 'text', [passage('Long', { body: 'a\n'.repeat(130_000) })])],
  }
  const told = transcript({ title: 'T', by: undefined, chronicle: long }, TEXT, say, game, () => ({
    sign: '',
    told: '',
  }))
  expect(told.match(/^a$/gmu)).toHaveLength(130_000)
})
