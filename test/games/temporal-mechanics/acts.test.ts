import { describe, expect, it } from 'vitest'
import { MODULES } from '../../../src/games/temporal-mechanics/prose/modules.ts'
import { PROMPTS } from '../../../src/games/temporal-mechanics/prose/prompts.ts'
import { CATEGORIES } from '../../../src/rules/story/characters.ts'
import { answered, opened, sent } from '../../../src/ui/desk/form.ts'
import { sit } from '../../make.ts'
import { formDesk } from '../../ui/desk/formdesk.ts'
import { english, mechanics, notes, play, seated, sketch, steps } from './lab.ts'

const now = (at: ReturnType<typeof seated>) => mechanics.phases.now(at.board())
const lying = (at: ReturnType<typeof seated>, kind: string) =>
  [...at.board().items.values()].filter((item) => item.kind === kind)

describe('people', () => {
  it('[T1] a player has one Character; whom nobody plays is a card that anybody may speak for', () => {
    const at = seated()
    at.make('character', { name: 'Ines' })
    expect(at.refused('character', { name: 'Ben' })).toEqual({
      force: 'must',
      key: 'no.secondCharacter',
    })
    const marr = at.make('object', { name: 'Marr' })
    for (const { id } of at.board().seats)
      expect(at.refused('environment', { card: marr.id, words: 'Adored' }, id)).toBeUndefined()
    expect(mechanics.read(at.board()).filter((mark) => mark.on === marr.id)).toEqual([])
  })

  it('[T1] a second Character, as a merge may bring one, is marked until one of them is gone', () => {
    const at = seated()
    const { id: first } = at.make('character', { name: 'Ines' })
    const { id: second } = at.make('object', { name: 'Ben' })
    const amiss = () =>
      mechanics.read(at.board()).filter(({ say }) => say.key === 'amiss.secondCharacter')
    expect(amiss()).toEqual([])
    at.by({ do: 'set', id: second, key: 'player', value: 'ada' })
    expect(amiss().map(({ on, as }) => [on, as])).toEqual([[second, 'amiss']])
    expect(amiss().map(({ say }) => english(say))).toEqual(['Ada plays somebody already'])
    at.by({ do: 'bin', id: first })
    expect(amiss()).toEqual([])
  })

  it('[T1] two to eight play: nine are told that they are too many', () => {
    const many = sit(
      mechanics,
      Array.from({ length: 9 }, (_, i) => `Player ${i}`),
    )
    expect(steps(many).get('seats')).toMatchObject({ done: false })
    expect(
      steps(many)
        .get('seats')
        ?.missing?.map(({ key }) => key),
    ).toEqual(['lack.fewer'])
  })

  it('[T1] two to eight play: one alone is told that somebody is missing', () => {
    const few = sit(mechanics, ['Ada'])
    expect(steps(few).get('seats')).toMatchObject({ done: false })
    expect(steps(few).get('seats')?.missing?.map(english)).toEqual(['At least two seats'])
    expect(steps(seated()).get('seats')).toMatchObject({ done: true })
  })

  it('[T2] a Character has five Traits, one of each category, each with its question', () => {
    const at = seated()
    const { id: card } = at.make('character', { name: 'Ines' })
    const step = () => steps(at).get('character/ada')!
    expect(step().missing?.map(({ key }) => key)).toEqual(CATEGORIES.map((one) => `missing.${one}`))
    for (const category of CATEGORIES) {
      const asked = at.move('aspect').asks(at.board(), at.act(), { card, category })
      const question = asked.find(({ id }) => id === 'words')
      if (question?.kind !== 'words') throw new Error('it asks for no words')
      expect(english(question.note!)).toMatch(/\?/)
      expect(question.prompts?.map(english)).toEqual(PROMPTS.traits[category])
      at.make('aspect', { card, category, words: 'So' })
    }
    expect(step()).toMatchObject({ done: true })
    expect(at.refused('aspect', { card, category: 'psyche', words: 'Again' })).toEqual({
      force: 'should',
      key: 'warn.doubled',
    })
  })

  it('[T3] Traits and Aspects of the environment may come in any act', () => {
    const at = seated()
    const { id: card } = at.make('character', { name: 'Ines' })
    const { id: thing } = at.make('object', { name: 'The office' })
    for (const phase of ['confrontation', 'resolution', 'setup']) {
      at.play('act', { phase })
      at.make('aspect', { card, category: 'psyche', words: 'Meek' })
      at.make('environment', { card: thing, words: 'Demanding' })
    }
    expect(lying(at, 'note')).toHaveLength(6)
  })
})

describe('acts', () => {
  it('[T4] [T5] [T6] are Setup, Confrontation and Resolution, and people say which it is', () => {
    const at = seated()
    expect(mechanics.phases.list.map(({ say }) => english(say))).toEqual([
      'Setup',
      'Confrontation',
      'Resolution',
    ])
    expect(now(at)).toBe('setup')
    for (const phase of ['confrontation', 'resolution', 'setup']) {
      at.play('act', { phase })
      expect(now(at)).toBe(phase)
    }
    expect(at.refused('act', { phase: 'setup' })).toEqual({ force: 'must', key: 'no.change' })
  })

  it('[T4] in Setup comes the Flashback, then the tree, and last the Warning', () => {
    const ids = [...steps(seated()).keys()]
    const order = [
      'recall',
      'antagonist',
      'whereabouts',
      'catastrophe',
      'finale',
      'warning',
      'next',
    ]
    expect(ids.filter((id) => order.includes(id))).toEqual(order)
  })

  it('[T5] the Warning lies on the table as soon as the second act begins, and not before', () => {
    const at = seated()
    sketch(at, 2)
    at.play('warning', { words: 'Keep off the lake.' })
    expect(lying(at, 'message')).toEqual([])
    at.play('act', { phase: 'confrontation' })
    expect(lying(at, 'message').map(({ texts }) => texts.text)).toEqual(['Keep off the lake.'])
    at.play('act', { phase: 'setup' })
    at.play('act', { phase: 'confrontation' })
    expect(lying(at, 'message')).toHaveLength(1)
    expect(at.refused('warning', { words: 'Again' })).toEqual({ force: 'must', key: 'no.sent' })
  })

  it('[T5] it arrives with the first Scene that is begun, where nobody has said that the act begins', () => {
    const at = seated()
    const ids = sketch(at, 2)
    at.play('warning', { words: 'Keep off the lake.' })
    at.play('begin', { scene: ids.One })
    expect(now(at)).toBe('confrontation')
    expect(lying(at, 'message')).toHaveLength(1)
  })

  it('[T5] one that is written late arrives at once; to go on without one is advised against', () => {
    const at = seated()
    sketch(at, 2)
    expect(at.refused('act', { phase: 'confrontation' })).toEqual({
      force: 'should',
      key: 'warn.unwarned',
    })
    at.play('act', { phase: 'confrontation' })
    at.play('warning', { words: 'Too late?' })
    expect(lying(at, 'message')).toHaveLength(1)
  })

  it('[T6] no rule of the tree counts the Flashback or the Flashforward', () => {
    const at = seated()
    at.play('recall', { module: 'ice' })
    const ids = sketch(at)
    at.play('act', { phase: 'resolution' })
    expect(lying(at, 'sheet').map(({ props }) => props.as)).toEqual(['flashback', 'flashforward'])
    const tree = mechanics.outline(at.board()).find(({ id }) => id === 'scenes')!
    expect(tree.rows.map(({ id }) => id)).toEqual([ids.Climax])
    for (const { id } of lying(at, 'sheet'))
      expect(mechanics.read(at.board()).filter(({ on }) => on === id)).toEqual([])
  })
})

describe('the Flashback', () => {
  it('[T7] is complete with an Antagonist of three Aspects, times and places, and a Catastrophe', () => {
    const at = seated()
    const done = () =>
      ['recall', 'antagonist', 'whereabouts', 'catastrophe'].filter((id) => steps(at).get(id)!.done)
    expect(done()).toEqual([])
    at.play('recall', { module: 'ice' })
    const { id: card } = at.make('antagonist', { name: 'Isolde Marr' })
    for (const words of ['Adored', 'Signs unread']) at.make('environment', { card, words })
    expect(done()).toEqual(['recall'])
    expect(steps(at).get('antagonist')!.missing?.map(english)).toEqual(['2 of 3 Aspects'])
    at.make('environment', { card, words: 'Never cold' })
    at.make('whereabouts', { words: 'The lake' })
    at.make('catastrophe', { words: 'The cold store opens' })
    expect(done()).toEqual(['recall', 'antagonist', 'whereabouts', 'catastrophe'])
  })

  it('[T7] a card of it that was emptied says what it lacks', () => {
    const at = seated()
    const { id, texts } = at.make('catastrophe', { words: 'The cold store opens' })
    at.by({ do: 'write', id, field: 'body', at: 0, remove: texts.body!.length, insert: '' })
    expect(steps(at).get('catastrophe')!.missing?.map(english)).toEqual([
      'Nothing is written on it yet',
    ])
  })

  it('[T7] each that is ready brings its words, an idea for the Antagonist, and its times and places', () => {
    expect(MODULES).toHaveLength(4)
    for (const { id, title, text, setting, antagonist } of MODULES) {
      const at = seated()
      at.play('recall', { module: id })
      expect(lying(at, 'sheet').map(({ texts }) => texts)).toEqual([{ title, text }])
      const [name] = at.move('antagonist').asks(at.board(), at.act(), {})
      expect(name?.kind === 'words' && name.prompts?.map(english)).toEqual([antagonist.name])
      const [where] = at.move('whereabouts').asks(at.board(), at.act(), {})
      expect(where).toMatchObject({ usual: setting })
    }
  })
})

it('what lies there is headed in the language of who lays it, and in English where nobody says it', () => {
  const headings = (at: ReturnType<typeof seated>) => {
    at.make('whereabouts', { words: 'The lake' })
    at.make('catastrophe', { words: 'The cold store opens' })
    at.play('warning', { words: 'Keep off the lake.' })
    for (const phase of ['confrontation', 'resolution']) at.play('act', { phase })
    return ['card', 'message', 'sheet'].flatMap((kind) =>
      lying(at, kind).map(({ texts }) => texts.title),
    )
  }
  const said = headings(seated())
  expect(said).toEqual(['The Setting', 'The Catastrophe', 'The Warning', 'Flashforward'])
  expect(headings(sit(mechanics))).toEqual(said)
})

describe('the Warning', () => {
  // Letters of two units count once.
  it.each([
    [256, 'a', undefined],
    [257, 'a', { force: 'must', key: 'form.tooLong' }],
    [256, '𝄞', undefined],
    [257, '𝄞', { force: 'must', key: 'form.tooLong' }],
  ])('[T7] of %i code points, %s each, is taken or refused with its count', (many, letter, why) => {
    const at = seated()
    const words = letter.repeat(many)
    expect(at.refused('warning', { words })).toEqual(why)
    const refusal = at.move('warning').may(at.board(), at.act(), { words })
    if (why) expect(refusal?.say.values).toEqual({ count: many, max: 256 })
    const changes = at.move('warning').play(at.board(), at.act(), { words })
    expect(changes).toEqual(why ? [] : [{ do: 'play', key: 'warning', value: words }])
  })

  it.each(['a', '𝄞'])(
    '[T7] of 256 code points, %s each, lies on the table as it was written',
    (one) => {
      const at = seated()
      sketch(at, 2)
      const words = one.repeat(256)
      at.play('warning', { words })
      at.play('act', { phase: 'confrontation' })
      const [card] = lying(at, 'message')
      expect(card?.texts.text).toBe(words)
      expect(mechanics.read(at.board()).filter(({ on }) => on === card?.id)).toEqual([])
    },
  )

  it('[T7] that is too long stays in its form, all of it, until it fits', () => {
    const at = seated()
    const { desk, played } = formDesk(at)
    const words = `${'a'.repeat(256)}!`
    const form = answered(desk, opened(desk, { move: 'warning' }), 'words', words)
    expect(form.answers.words).toBe(words)
    const kept = sent(desk, form, true)
    expect(kept?.answers.words).toBe(words)
    expect(kept?.refusal).toMatchObject({ force: 'must', say: { values: { count: 257 } } })
    expect(played).toEqual([])
    expect(sent(desk, answered(desk, kept!, 'words', words.slice(1)))).toBeUndefined()
    expect(played).toEqual([['warning', { words: words.slice(1) }]])
  })
})

describe('a Warning that came otherwise than by its form', () => {
  const LONG = 'a'.repeat(300)

  it('[T7] is advised against where it is too long, told by its count, and marked on the table', () => {
    const at = seated()
    sketch(at, 2)
    at.by({ do: 'play', key: 'warning', value: LONG })
    expect(at.refused('act', { phase: 'confrontation' })).toEqual({
      force: 'should',
      key: 'warn.overlong',
    })
    at.play('act', { phase: 'confrontation' })
    const [card] = lying(at, 'message')
    expect(card?.texts.text).toBe(LONG)
    const amiss = mechanics.read(at.board()).filter(({ on }) => on === card?.id)
    expect(amiss.map(({ say }) => english(say))).toEqual([
      '300 characters, where there is room for 256',
    ])
  })

  it('[T7] once sent it is not written anew while it lies there; where its card is in the bin another comes', () => {
    const at = seated()
    sketch(at, 2)
    at.play('warning', { words: 'Keep off the lake.' })
    at.play('act', { phase: 'confrontation' })
    expect(at.refused('warning', { words: 'New' })).toEqual({ force: 'must', key: 'no.sent' })
    expect(steps(at).get('warning')).toMatchObject({ done: true, offers: [] })
    const first = lying(at, 'message')[0]!
    at.by({ do: 'bin', id: first.id })
    at.play('warning', { words: 'New' })
    at.by({ do: 'return', id: first.id })
    expect(
      lying(at, 'message')
        .map(({ texts }) => texts.text)
        .sort(),
    ).toEqual(['Keep off the lake.', 'New'])
  })
})

describe('the Flashforward', () => {
  it.each([
    [5, 'step.triumphant', 'mark.triumphant', 'ending.triumphant', true],
    [1, 'step.sombre', 'mark.sombre', 'ending.sombre', false],
  ] as const)(
    '[T8] is coloured by the Climax, whose dice showed %i',
    (face, step, mark, end, good) => {
      const at = seated()
      const ids = sketch(at, 2)
      const [trait, ...found] = notes(at, 4)
      const pairs = found.map((note) => [trait, note] as const)
      play(at, ids.One, pairs, face)
      play(at, ids.Climax, pairs, face)
      expect(mechanics.ending(at.board())).toBeUndefined()
      at.play('act', { phase: 'resolution' })
      expect(steps(at).get('flashforward')?.say.key).toBe(step)
      const [sheet] = lying(at, 'sheet')
      expect(mechanics.read(at.board()).find(({ on }) => on === sheet?.id)?.say.key).toBe(mark)
      expect(mechanics.ending(at.board())).toMatchObject({ good, told: false, say: { key: end } })
      at.play('flashforward', { words: 'We woke up.' })
      at.play('flashforward', { words: 'It was warm.' })
      expect(at.board().items.get(sheet!.id)?.texts.text).toBe('We woke up.\nIt was warm.')
      expect(mechanics.ending(at.board())).toMatchObject({ told: true })
      for (const sentence of mechanics.ending(at.board())!.body) english(sentence)
    },
  )

  it('[T8] neither it nor the Flashback has a Check; to go there too early is advised against', () => {
    const at = seated()
    sketch(at, 2)
    at.play('recall', { module: 'voice' })
    expect(mechanics.checks.gathering(at.board(), at.act())).toBeUndefined()
    expect(at.refused('perform')).toEqual({ force: 'must', key: 'no.current' })
    expect(at.refused('act', { phase: 'resolution' })).toEqual({
      force: 'should',
      key: 'warn.climax',
    })
    at.play('act', { phase: 'resolution' })
    expect(mechanics.checks.gathering(at.board(), at.act())).toBeUndefined()
  })
})

describe('the clock', () => {
  it('[T9] gives ten minutes to a Scene, to the Flashback and to the Flashforward', () => {
    const at = seated()
    const clock = () => mechanics.clock(at.board(), at.act().now)
    expect(clock()).toBeUndefined()
    at.play('recall', { module: 'sun' })
    expect(clock()).toMatchObject({ limit: 600_000, spent: 0, since: expect.any(Number) })
    const ids = sketch(at, 2)
    at.play('begin', { scene: ids.One })
    expect(clock()).toMatchObject({ limit: 600_000, spent: 0, since: expect.any(Number) })
    at.play('act', { phase: 'resolution' })
    expect(clock()).toMatchObject({ limit: 600_000, spent: 0, since: expect.any(Number) })
    at.play('stop')
    expect(clock()).toBeUndefined()
  })

  const over = (at: ReturnType<typeof seated>) => {
    const { limit, spent, since } = mechanics.clock(at.board(), at.act().now)!
    return spent + at.act().now - since! > limit
  }

  it('[T9] stops nobody in a Scene when its time is over', () => {
    const at = seated()
    const ids = sketch(at, 2)
    const [a, b, other] = notes(at, 2)
    at.play('begin', { scene: ids.One })
    at.wait(600_000)
    expect(over(at)).toBe(false)
    at.wait(1)
    expect(over(at)).toBe(true)
    for (const { move, answers } of mechanics.clock(at.board(), at.act().now)!.offers)
      expect(at.refused(move, answers), move).toBeUndefined()
    at.play('offerPair', { a, b: b! })
    expect(at.refused('offerPair', { a, b: other! })).toBeUndefined()
    at.play('influence')
    expect(at.refused('perform')).toBeUndefined()
    at.roll(5)
    expect(at.refused('tell', { scene: ids.One, words: 'It worked.' })).toBeUndefined()
  })

  it('[T9] stops nobody in the Flashback when its time is over', () => {
    const at = seated()
    at.play('recall', { module: 'sun' })
    at.wait(600_001)
    expect(over(at)).toBe(true)
    expect(at.refused('antagonist', { name: 'The Long Day Company' })).toBeUndefined()
    expect(at.refused('catastrophe', { words: 'The light goes narrow' })).toBeUndefined()
    expect(at.refused('character', { name: 'Ines' })).toBeUndefined()
    expect(at.refused('finale', { objective: 'Turn the mirror' })).toBeUndefined()
  })
})
