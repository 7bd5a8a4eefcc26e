import { expect, test } from 'vitest'
import type { Joint, RollRecord, Throw } from '../../../src/rules/dice/roll.ts'
import { say as sentence } from '../../../src/rules/plain/sentence.ts'
import type { Chronicle } from '../../../src/rules/told/chronicle.ts'
import { VERDICTS, type Verdict } from '../../../src/tray/verify.ts'
import { de } from '../../../src/ui/de/de.ts'
import type { Objection } from '../../../src/ui/desk/desk.ts'
import { throwLine } from '../../../src/ui/rolls/rolltext.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { MARKDOWN, transcript } from '../../../src/ui/story/transcript.ts'
import { chronicleSay } from '../../../src/ui/story/words.ts'
import { signOf, truthOf, witnessesOf } from '../../../src/ui/throws/truth.ts'
import { GAMES } from '../../games/all.ts'
import { boardWith, record } from '../../make.ts'
import { terms } from '../../sync/terms.ts'

const game = GAMES.find(({ chronicle }) => chronicle)!
const voice = { lang: 'en', words: {}, say: speaker('en', game.words.en ?? {}, en) }
const say = chronicleSay(voice, { en: { name: '{name}' } })
const seats = [
  { id: 'ben', name: 'Ben', color: 1, sitter: '' },
  { id: 'cyd', name: 'Cyd', color: 2, sitter: '' },
]
const naming = { say, lang: 'en-GB', board: { seats } }

const given = (peer: string, seat?: string) => ({
  peer,
  value: '1'.repeat(64),
  sign: '2'.repeat(128),
  ...(seat && { seat }),
})
const thrown: Throw = { ...terms('a').thrown, seed: '3'.repeat(64) }
const joint = (witnesses: Joint['witnesses'], silent: Joint['silent'] = []): Joint => ({
  table: '',
  session: '4'.repeat(24),
  n: 1,
  thrower: given('x', 'ada'),
  witnesses,
  silent,
})
test.each<[string, Partial<RollRecord>, string | undefined]>([
  ['nothing thrown', {}, undefined],
  ['alone', { thrown }, 'Nobody else had a hand in it.'],
  [
    'by two, one of them without a seat',
    { thrown, joint: joint([given('y', 'ben'), given('z')]) },
    'Witnessed by Ben and a guest.',
  ],
  [
    'by one, while another was silent',
    { thrown, joint: joint([given('y', 'ben')], [{ peer: 'z', seat: 'cyd' }]) },
    'Witnessed by Ben. Did not answer in time: Cyd.',
  ],
  [
    'by nobody who was there',
    { thrown, joint: joint([], [{ peer: 'z', seat: 'cyd' }]) },
    'Unwitnessed. Did not answer in time: Cyd.',
  ],
])('who witnessed a throw: %s', (_, some, told) => {
  const entry = { ...record('scene', 1, 1, 4), ...some }
  expect(witnessesOf(naming, entry, 'witnessed')).toBe(told)
})

test.each<[string, Partial<RollRecord>]>([
  ['nobody was linked', { thrown }],
  ['nobody who was linked answered', { thrown, joint: joint([]) }],
])('three people at one screen are not told that it was unwitnessed: %s', (_, some) => {
  const at = (sitters: readonly string[]) => ({
    ...naming,
    board: {
      seats: ['Ada', 'Ben', 'Cyd'].map((name, i) => {
        const [id, sitter = ''] = [name.toLowerCase(), sitters[i]]
        return { id, name, color: i, sitter }
      }),
    },
  })
  const entry = { ...record('scene', 1, 1, 4), ...some }
  const together = at(['here', 'here', 'here'])
  // Beside what it is called that is not said again.
  expect(witnessesOf(together, entry, 'alone')).toBe('Also there: Ben and Cyd.')
  expect(truthOf(together, entry, 'alone', [])).toBe(
    'Thrown at one screen. Also there: Ben and Cyd.',
  )
  expect(signOf(together, entry, 'alone')).toBe('at one screen')
  const apart = at(['here', 'elsewhere', ''])
  expect(signOf(apart, entry, 'alone')).toBe('thrown alone')
  expect(witnessesOf(apart, entry, 'alone')).not.toContain('one screen')
})

test('who reads it at one of the screens that it names is told “you”, before the others', () => {
  const entry = {
    ...record('scene', 1, 1, 4),
    thrown,
    joint: joint([given('y', 'ben'), given('z')], [{ peer: 'w' }]),
  }
  const told = (self: string) =>
    witnessesOf({ ...naming, own: (screen) => screen === self }, entry, 'verified')
  expect(told('z')).toBe('Witnessed by you and Ben. Did not answer in time: a guest.')
  expect(told('w')).toBe('Witnessed by Ben and a guest. Did not answer in time: you.')
})

test.each([undefined, 'doubtful', 'unknown'] as const)(
  'of a throw that is %s it is only told who is said to have witnessed it',
  (verdict) => {
    const entry = { ...record('scene', 1, 1, 4), thrown, joint: joint([given('y')]) }
    expect(witnessesOf({ say, lang: 'en-GB', board: { seats: [] } }, entry, verdict)).toBe(
      'It says that it was witnessed by a guest.',
    )
  },
)

const SEEN = { thrown, joint: joint([given('y', 'ben')], [{ peer: 'z', seat: 'cyd' }]) }
const ALONE = { thrown, joint: joint([], [{ peer: 'z', seat: 'cyd' }]) }
const BY_CYD: readonly Objection[] = [{ seat: 'cyd', why: 'unseen' }]
const DOUBTED = 'Doubted by Cyd: such a throw was not seen there.'
const CANNOT = 'Doubtful: this throw cannot be as it is written down.'
const SAID = 'It says that it was witnessed by Ben. Did not answer in time: Cyd.'
const BY_BEN = 'Witnessed by Ben. Did not answer in time: Cyd.'

/** What is known of a throw; and what the lists and the outline, the chronicle and its file, and the log say then. */
const ROWS: readonly [
  Verdict | undefined,
  Partial<RollRecord>,
  readonly Objection[],
  sign: string,
  story: string,
  log: string,
][] = [
  [
    'verified',
    SEEN,
    [],
    'verified',
    `Verified by the screen that tells this. ${BY_BEN}`,
    `(verified) ${BY_BEN}`,
  ],
  [
    'verified',
    SEEN,
    BY_CYD,
    'verified',
    `Verified by the screen that tells this. ${BY_BEN} ${DOUBTED}`,
    `(verified) ${BY_BEN} ${DOUBTED}`,
  ],
  ['witnessed', SEEN, [], 'witnessed by Ben', BY_BEN, `(witnessed) ${BY_BEN}`],
  [
    'alone',
    { thrown },
    [],
    'thrown alone',
    'Thrown alone.',
    '(thrown alone) Nobody else had a hand in it.',
  ],
  [
    'alone',
    ALONE,
    [],
    'thrown alone',
    'Thrown alone. Did not answer in time: Cyd.',
    '(thrown alone) Unwitnessed. Did not answer in time: Cyd.',
  ],
  ['before', SEEN, [], 'older throw', 'An older throw.', `(older throw) ${BY_BEN}`],
  ['disputed', SEEN, BY_CYD, 'disputed', `Disputed. ${DOUBTED}`, `(disputed) ${BY_BEN} ${DOUBTED}`],
  ['doubtful', SEEN, [], 'doubtful', CANNOT, `(doubtful) ${SAID}`],
  ['doubtful', SEEN, BY_CYD, 'doubtful', `${CANNOT} ${DOUBTED}`, `(doubtful) ${SAID} ${DOUBTED}`],
  ['older', SEEN, [], 'as written down', 'As it was written down.', `(as written down) ${BY_BEN}`],
  ['none', {}, [], 'no dice', '', '(no dice)'],
  ['unknown', SEEN, [], 'not checked', 'As it was written down.', `(not checked) ${SAID}`],
  [undefined, SEEN, [], 'being checked', 'Not checked yet.', `(being checked) ${SAID}`],
]

test.each(ROWS)(
  '%s: the log, the chronicle, its file and the lists say the same',
  (verdict, some, objections, sign, story, log) => {
    const entry = { ...record('scene', 1, 1, 4), ...some }
    expect(signOf(naming, entry, verdict)).toBe(sign)
    expect(truthOf(naming, entry, verdict, objections)).toBe(story)
    const telling = { ...naming, game, board: boardWith([], { seats }) }
    const line = throwLine(telling, entry, verdict, () => undefined, objections)
    expect(line.slice(line.lastIndexOf(': Success. ') + ': Success. '.length)).toBe(log)
    const file = transcript(toldOf(entry), MARKDOWN, say, game, () => ({
      sign: signOf(naming, entry, verdict),
      told: truthOf(naming, entry, verdict, objections),
    }))
    expect(file).toContain(`- **Cross the road**: Success · ${sign}\n`)
    expect(file.split('## Scenes').at(-1)).toContain(
      story === '' ? 'Success.\n\n*A game.*' : `Success.\n\n*${story}*\n`,
    )
  },
)

/** A story of one Scene, which this throw decided. */
function toldOf(entry: RollRecord) {
  const name = (words: string) => sentence('name', { name: words })
  const ruling = { ...game.checks!.judge!(entry.check, entry.roll), say: name('Success') }
  const passage = {
    ...{
      id: 'scene',
      say: name('Cross the road'),
      about: [],
      setting: '',
      points: [],
      body: '',
      beside: [],
    },
    decided: { say: name('A die'), record: entry, ruling },
  }
  const chapter = { say: name('Scenes'), close: [], passages: [passage] }
  const chronicle: Chronicle = {
    chapters: [
      { ...chapter, say: name('Outline'), id: 'outline', as: 'tree' },
      { ...chapter, id: 'scenes', as: 'scenes' },
    ],
    cast: [],
    credit: name('A game.'),
  }
  return { title: 'A table', by: undefined, chronicle }
}

test('what may be said is told apart, in both languages', () => {
  expect(new Set(ROWS.map(([verdict]) => verdict))).toEqual(new Set([...VERDICTS, undefined]))
  const german = chronicleSay({ lang: 'de', words: de, say: speaker('de', de, en) })
  for (const tell of [say, german]) {
    const entry = { ...record('scene', 1, 1, 4), ...SEEN }
    const own = { ...naming, say: tell }
    const signs = VERDICTS.map((verdict) => signOf(own, entry, verdict))
    expect(new Set(signs).size).toBe(VERDICTS.length)
    const sentences = [
      'verified',
      'witnessed',
      'alone',
      'before',
      'disputed',
      'doubtful',
      'older',
    ] as const
    expect(new Set(sentences.map((verdict) => truthOf(own, entry, verdict, []))).size).toBe(7)
  }
})
