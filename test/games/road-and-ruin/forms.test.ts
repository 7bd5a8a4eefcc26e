import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastToll, tollOf } from '../../../src/games/road-and-ruin/fights/fight.ts'
import { STATUSES } from '../../../src/games/road-and-ruin/people/fields.ts'
import { fighterOf, fightersOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { nextRound } from '../../../src/games/road-and-ruin/play/rounds.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { slipsOf } from '../../../src/games/road-and-ruin/story/slips.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import { type Answers, type Offer, severalOf } from '../../../src/rules/play/move.ts'
import { answered, answersOf, askedBy, opened } from '../../../src/ui/desk/form.ts'
import { englishOf, item, type Sitting, spoken } from '../../make.ts'
import { checkBy, gathered, onRoad, road, somebody } from './lab.ts'

const words = await englishOf(road)
const told = (say: Parameters<typeof spoken>[1]) => spoken(words, say)

const deskAt = (at: Sitting, seat = 'ada') => ({
  game: road,
  board: at.board,
  act: () => at.act(seat),
  play: () => 'done' as const,
})

/** What stands in the form of an offer before anybody has touched it. */
const standsIn = (at: Sitting, offer: Offer, seat?: string): Answers => {
  const desk = deskAt(at, seat)
  return answersOf(desk, opened(desk, offer))
}

/** A question of a form as it is asked, with what was answered. */
function asked(at: Sitting, move: string, id: string, answers: Answers = {}) {
  const desk = deskAt(at)
  const found = askedBy(desk, { offer: { move }, answers }).find((one) => one.id === id)
  if (!found) throw new Error(`${move} does not ask ${id}`)
  return found
}
const optionsIn = (question: ReturnType<typeof asked>) =>
  'options' in question ? question.options : []

/** The offers that a thing has, with their words where they have their own. */
const offersOn = (at: Sitting, id: ItemId, seat = 'ada') =>
  road.offers!(at.board(), at.act(seat), id).map(
    ({ move, say }) => [move, say ? told(say) : ''] as const,
  )
const stepOf = (at: Sitting, phase: string, id: string) =>
  road
    .phases!.list.find((one) => one.id === phase)!
    .steps(at.board(), at.act())
    .find((one) => one.id === id)

const foe = (id: string, props: Readonly<Record<string, Plain>> = {}): Item =>
  item(id, 'foe', {
    props: { weapon: 'sword', health: 9, steadfast: 2, ...props },
    texts: { name: id },
  })

describe('whoever acts', () => {
  /** Of three characters the second is Ada's; all have spent something, so that all can be done. */
  const three = () =>
    onRoad(
      ['a', 'b', 'c'].map((id) =>
        somebody(id, {
          ...newProps(SHEETS.brindle),
          exertion: 9,
          deeds: 3,
          owner: { a: 'milo', b: 'ada', c: 'june' }[id]!,
        }),
      ),
    )

  it.each(
    'outcome role equip intend stray breather rest cast condense glean master spirit deed learn choose bestow'.split(
      ' ',
    ),
  )('[R1] %s begins with one’s own character, whoever asks', (move) => {
    const at = three()
    if (move === 'stray') at.by({ do: 'play', key: 'fight', value: true })
    expect(standsIn(at, { move }).who).toBe('b')
    expect(standsIn(at, { move }, 'june').who).toBe('c')
  })

  it('[R6] nobody can be chosen, too: then no attribute is asked for, and nothing is spent on it', () => {
    const at = three()
    const desk = deskAt(at)
    const form = answered(desk, opened(desk, { move: 'outcome' }), 'who', '')
    expect(askedBy(desk, form).map(({ id }) => id)).toEqual(['goal', 'who'])
    expect(answersOf(desk, form).who).toBe('')
    const slip = at.make('outcome', { goal: 'The weather', who: '' })
    expect(slip.props.who).toBeUndefined()
    at.roll(1)
    expect(offersOn(at, slip.id).map(([move]) => move)).toEqual(['putAway'])
  })

  it.each([
    ['a shield', { shield: 2, 'armour:plate': 1 }, 'The shield protects: throw one die again'],
    ['armour', { shield: 0, 'armour:plate': 1 }, 'The armour protects: throw one die again'],
    ['neither', { shield: 0 }, 'Something protects: throw one die again'],
  ])('[R10] it is said what protects: %s', (_, props, words) => {
    const at = onRoad([somebody('a', { owner: 'ada', ...props })])
    const slip = at.make('outcome', { goal: 'Over', who: 'a' })
    at.roll(2)
    expect(offersOn(at, slip.id)).toContainEqual(['protect', words])
  })
})

describe('forms', () => {
  it('[R28] each spell says what it takes, in minutes and rounds, and can be read aloud', () => {
    const at = onRoad([somebody('a', { owner: 'ada', mana: 9 })])
    const question = asked(at, 'cast', 'spell')
    expect(question).not.toHaveProperty('long')
    const hush = optionsIn(question).find(({ value }) => value === 'hush')!
    expect(told(hush.note!)).toMatch(/^2 mana, by words\. As it is it takes 4 minutes, 80 rounds\./)
    expect(told(hush.text!)).toMatch(/^Around you/)
    const unstable = optionsIn(question).find(({ value }) => value === 'glass-skin')!
    expect(told(unstable.note!)).toContain('It takes a Cluster.')
  })

  it.each([
    ['as it is', {}, 'It takes 4 minutes: 80 rounds'],
    ['mastered', { 'mastered:hush': true }, 'It takes 1 round'],
  ])('[R28] a spell %s says how long that takes', (_, props, note) => {
    const at = onRoad([somebody('a', { owner: 'ada', mana: 9 })])
    if ('mastered:hush' in props) at.play('master', { who: 'a', spell: 'hush' })
    const [how] = optionsIn(asked(at, 'cast', 'how', { spell: 'hush' }))
    expect(told(how!.note!)).toBe(note)
    expect(standsIn(at, { move: 'cast', answers: { spell: 'hush' } }).how).toBe('plain')
  })

  it('[R33] each Background says what whoever has it can do from the start', () => {
    const question = asked(onRoad(), 'person', 'background', { sheet: 'own' })
    const notes = optionsIn(question).map(({ value, note }) => [value, note && told(note)])
    expect(notes).toEqual([
      ['inn', expect.stringMatching(/by what it drinks\. Aim\s2, Talk\s1, Craft\s1\.$/)],
      ['toll', expect.stringMatching(/Blades\s2, Shields\s1, Search\s1\.$/)],
      ['abbey', expect.stringMatching(/Contact\s2, Lore\s1, Travel\s1\.$/)],
      ['drove', expect.stringMatching(/Whips\s2, Beasts\s1, Travel\s1\.$/)],
    ])
  })

  it('[R30] who is at the table already is brought again only by who means it', () => {
    const at = onRoad()
    at.make('person', { sheet: 'oda' })
    expect(at.refused('person', { sheet: 'oda' })).toEqual({ key: 'warn.there', force: 'should' })
    expect(at.refused('person', { sheet: 'tam' })).toBeUndefined()
  })

  it('[R23] a foe is asked how far off it stands, and stands there', () => {
    const at = onRoad()
    const distance = asked(at, 'foe', 'distance')
    expect(optionsIn(distance).map(({ value }) => value)).toEqual([
      'touching',
      'near',
      'close',
      'far',
    ])
    expect(standsIn(at, { move: 'foe' }).distance).toBe('near')
    at.play('foe', { name: 'Wolf', weapon: 'bow', might: 'weak', distance: 'far' })
    expect(fightersOf(at.board()).map((one) => one.distance)).toEqual(['far'])
  })

  it.each([
    ['draw', 'how'],
    ['outcome', 'expects'],
  ])('%s offers no choice of none where one always holds: %s', (move, id) => {
    expect(asked(onRoad([somebody('a', { owner: 'ada' })]), move, id)).toHaveProperty(
      'always',
      true,
    )
  })

  it('[R33] each skill says what it costs and what it gives', () => {
    const at = onRoad([somebody('a', { owner: 'ada' })])
    const question = asked(at, 'learn', 'skill')
    expect(question).not.toHaveProperty('long')
    const first = optionsIn(question).find(({ value }) => value === 'first-guard')!
    expect(told(first.note!)).toMatch(/^Blade, rank 1: 1 XP\. One more in Shields/)
  })

  it('[R33] of all skills those can be chosen that can be learnt now, and each other says why not', () => {
    const at = onRoad([somebody('a', { owner: 'ada', deeds: 20 })])
    const options = () => optionsIn(asked(at, 'learn', 'skill'))
    const ready = () => options().flatMap(({ value, lacks }) => (lacks ? [] : [value]))
    expect(options()).toHaveLength(36)
    // Two of rank 1 in each of six Tags.
    expect(ready()).toHaveLength(12)
    for (const { value, lacks } of options())
      expect(at.refused('learn', { who: 'a', skill: value })?.key).toBe(lacks?.key)
    at.play('learn', { who: 'a', skill: 'first-guard' })
    expect(options()).toHaveLength(35)
    expect(ready()).toHaveLength(13)
  })

  it('[R30] a character of one’s own is asked for part by part, with numbers at each choice', () => {
    const at = onRoad()
    const asks = askedBy(deskAt(at), { offer: { move: 'person' }, answers: { sheet: 'own' } })
    expect(asks.map(({ part }) => part?.key)).toEqual([
      undefined,
      'part.of.name',
      'part.of.name',
      'part.of.threes',
      'part.of.weapon',
      'part.of.armour',
      'part.of.armour',
    ])
    const notes = (id: string, value: string) =>
      told(optionsIn(asks.find((one) => one.id === id)!).find((one) => one.value === value)!.note!)
    expect(notes('weapon', 'sword')).toBe('d8 · Blades · damage 4 · Bleed')
    expect(notes('armour', 'plate')).toBe('armour 4 · a fight costs 2 Exertion')
  })

  it('whom somebody strikes is one of the other side first, and the only one left of it by itself', () => {
    const at = onRoad([somebody('ada'), somebody('milo')])
    at.by({ do: 'make', item: foe('wolf') })
    const of = (who: string) => {
      const question = asked(at, 'blow', 'target', { who })
      return [
        optionsIn(question).map(({ value }) => value),
        standsIn(at, { move: 'blow', answers: { who } }).target,
      ]
    }
    expect(of('milo')).toEqual([['wolf', 'ada'], 'wolf'])
    expect(of('wolf')).toEqual([['ada', 'milo'], undefined])
    at.by({ do: 'make', item: foe('cur') })
    expect(of('milo')).toEqual([['wolf', 'cur', 'ada'], undefined])
    at.by({ do: 'set', id: 'cur', key: 'health', value: 0 })
    // Who is down stands last.
    at.by({ do: 'set', id: 'ada', key: 'health', value: 8 })
    expect(of('milo')).toEqual([['wolf', 'ada', 'cur'], 'wolf'])
  })

  it('people are asked for in the order in which they came', () => {
    const laid = ['c', 'a', 'b'].map((id, i) => somebody(id, { made: i + 1, owner: 'ada' }))
    const at = onRoad(laid)
    for (const move of ['outcome', 'cast', 'role'])
      expect(optionsIn(asked(at, move, 'who')).map(({ value }) => value)).toEqual(['c', 'a', 'b'])
  })

  it('[R12] whoever weighs a card reads which, and for what', () => {
    const at = onRoad([
      item('s', 'search', { texts: { sought: 'the cow' } }),
      item('roundtable-1', 'roundtable', { props: { card: 1, search: 's', good: true } }),
    ])
    expect(told(asked(at, 'weigh', 'significance', { card: 'roundtable-1' }).say)).toBe(
      'How much does “The Milestone” mean for “the cow”?',
    )
    const { note } = asked(at, 'weigh', 'significance', { card: 'roundtable-1' }) as {
      note?: Parameters<typeof told>[0]
    }
    expect(note && told(note)).toBe(
      'worn, milestone, count. Light: You are farther along than you feared. Shadow: Somebody has moved the stone.',
    )
  })
})

describe('what stands first, and what is offered to whom', () => {
  it.each(['road', 'fight', 'camp'])(
    '[R6] at the %s what is done with an open Check comes first',
    (id) => {
      const at = onRoad([somebody('a', { owner: 'ada' }), foe('f')])
      const slip = at.make('outcome', { who: 'a', goal: 'past the dogs' })
      const [first] = road.phases!.list.find((one) => one.id === id)!.steps(at.board(), at.act())
      expect(first?.id).toBe(`slip-${slip.id}`)
      expect(first?.offers?.map(({ move }) => move)).toEqual(['throw', 'advantage', 'putAway'])
    },
  )

  it.each([
    ['nobody plays the only one', [undefined], true],
    ['somebody else plays the only one', ['milo'], false],
    ['somebody else plays two', ['milo', 'milo'], true],
    ['somebody else plays two, and Ada one', ['ada', 'milo', 'milo'], false],
  ] as const)('[R1] %s: Ada is offered to play one that is there: %s', (_, owners, offered) => {
    const at = onRoad(owners.map((owner, i) => somebody(`c${i}`, owner ? { owner } : {})))
    const moves = stepOf(at, 'inn', 'people')?.offers?.map(({ move }) => move)
    expect(moves?.includes('own')).toBe(offered)
  })
})

describe('what is told of a fight', () => {
  it('[R23] a dodge says what it costs, and is what comes next', () => {
    const at = onRoad([somebody('a', { owner: 'ada', weapon: 'sword' }), foe('f')])
    at.play('fight')
    const blow = at.make('blow', { who: 'f', target: 'a' })
    expect(offersOn(at, blow.id)).toContainEqual(['dodge', 'Dodge: a (up to 1 Exertion)'])
    // It stands in the Check, beside the throw that it is done before, as long as it can be.
    const there = () => gathered(at).offers?.map(({ move }) => move) ?? []
    expect(there()).toEqual(['dodge'])
    const first = road
      .phases!.list.find(({ id }) => id === 'fight')!
      .steps(at.board(), at.act())
      .find(({ done }) => !done)
    expect(first?.id).toBe(`dodge-${blow.id}`)
    at.play('dodge', { blow: blow.id })
    at.roll(1)
    expect(there()).toEqual([])
    const other = at.make('blow', { who: 'a', target: 'f' })
    // A foe has no Exertion to pay with; who dodges is said all the same.
    expect(offersOn(at, other.id)).toContainEqual(['dodge', 'Dodge: f'])
  })

  it('[R22] once no foe stands, that comes first, and that the fight can end', () => {
    const at = onRoad([somebody('a', { owner: 'ada' }), foe('f'), foe('g', { health: 0 })])
    at.play('fight')
    const first = () => {
      const { steps } = road.phases!.list.find(({ id }) => id === 'fight')!
      const [step] = steps(at.board(), at.act())
      return [step?.say.key, step?.offers?.map(({ move }) => move)]
    }
    expect(first()).not.toContain('step.won')
    at.by({ do: 'set', id: 'f', key: 'health', value: 0 })
    expect(first()).toEqual(['step.won', ['peace', 'foe']])
  })

  it('[R25] the end of a round says who loses what before it, and who lost what after it', () => {
    const at = onRoad([
      somebody('a', { owner: 'ada', steadfast: 2, health: 8, bleed: 2 }),
      foe('f', { weapon: null }),
      foe('g'),
    ])
    at.play('fight')
    const lines = (id: string) => stepOf(at, 'fight', id)?.missing?.map(told)
    const lost = 'a: −1 Health, −1 Steadfast (Battle Stress, and what blows left behind)'
    expect(lines('round')).toEqual([lost])
    expect(stepOf(at, 'fight', 'toll')).toBeUndefined()
    expect(optionsIn(asked(at, 'round', 'stressed')).map(({ note }) => note && told(note))).toEqual(
      ['Steadfast 2 to 1', 'Steadfast 2 to 1', 'Steadfast 2 to 1'],
    )
    at.play('round', standsIn(at, { move: 'round' }))
    expect(lines('toll')).toEqual([lost])
  })

  it('[R22] [R25] what a round is said to bring is what it brings, whoever is hurt how', () => {
    const hurt = fc.record({
      health: fc.nat(4),
      steadfast: fc.nat(3),
      ...Object.fromEntries(STATUSES.map((id) => [id, fc.nat(2)])),
    })
    fc.assert(
      fc.property(
        fc.array(hurt, { minLength: 1, maxLength: 4 }),
        fc.nat(15),
        fc.nat(15),
        (all, s, c) => {
          const at = onRoad(
            all.map((one, i) => (i % 2 === 0 ? somebody(`p${i}`, one) : foe(`p${i}`, one))),
          )
          at.by({ do: 'play', key: 'fight', value: true })
          const among = (bits: number) =>
            fightersOf(at.board()).flatMap(({ id, sheet }, i) =>
              (bits >> i) % 2 === 1 && (sheet || bits === s) ? [id] : [],
            )
          const [stressed, calm] = [among(s), among(c)]
          const said = tollOf(at.board(), stressed, calm)
          const before = new Map(fightersOf(at.board()).map((one) => [one.id, one]))
          at.by(...nextRound(at.board(), stressed, calm))
          for (const one of fightersOf(at.board())) {
            const was = before.get(one.id)!
            const { health = 0, steadfast = 0 } = said.find(({ id }) => id === one.id) ?? {}
            expect([one.health - was.health, one.steadfast - was.steadfast]).toEqual([
              health,
              steadfast,
            ])
          }
          expect(lastToll(at.board())).toEqual(said)
        },
      ),
    )
  })

  it.each([
    ['words', 'x'],
    ['no list', { a: 1 }],
    ['nonsense in it', [1, 'f', null, ['f'], ['gone', 1, 1], ['a', 'x', 1e9, 'why'], [{}, [], 2]]],
  ])('[R25] whoever writes %s where the last round stands breaks nothing', (_, value) => {
    const at = onRoad([somebody('a'), foe('f')])
    at.play('fight')
    at.by({ do: 'play', key: 'toll', value: value as Plain })
    expect(lastToll(at.board()).every(({ id }) => fighterOf(at.board().items.get(id)))).toBe(true)
    expect(stepOf(at, 'fight', 'round')?.done).toBe(false)
  })

  it('[R22] what lasts for rounds of a fight is over with it, by either way out', () => {
    for (const out of ['peace', 'journey'] as const) {
      const at = onRoad([somebody('a', { bleed: 3, blind: 1 }), foe('f', { poison: 2 })])
      at.play('fight')
      at.play(out, out === 'journey' ? { phase: 'camp' } : {})
      for (const { statuses } of fightersOf(at.board()))
        expect(severalOf(Object.values(statuses).join(' '))).toEqual(['0', '0', '0', '0', '0'])
    }
  })
})

describe('slips that are over', () => {
  const lying = (at: Sitting) => slipsOf(at.board()).map(({ props }) => props.check)

  it('[R6] what was decided on the road is put away where people go on; what waits for its throw stays', () => {
    const at = onRoad([somebody('a', { owner: 'ada' })])
    at.make('outcome', { goal: 'One' })
    at.roll(7)
    at.make('outcome', { goal: 'Two' }, 'milo')
    at.play('journey', { phase: 'camp' })
    expect(slipsOf(at.board()).map(({ texts }) => texts.goal)).toEqual(['Two'])
    at.play('journey', { phase: 'end' })
    expect(lying(at)).toEqual([])
  })

  it('[R23] [R26] a dodge is thrown once more only as long as its blow waits', () => {
    const at = onRoad([somebody('a', { owner: 'ada', weapon: 'sword' }), foe('f')])
    at.play('fight')
    const blow = at.make('blow', { who: 'f', target: 'a' })
    const dodge = at.make('dodge', { blow: blow.id })
    at.roll(4)
    const may = () => offersOn(at, dodge.id).map(([move]) => move)
    expect(may()).toContain('again')
    at.fall(checkBy(at, 'throw', { slip: blow.id }), [5, 1])
    expect(may()).toEqual(['putAway'])
    expect(at.move('again').play(at.board(), at.act(), { slip: dodge.id })).toEqual([])
    at.play('round', { stressed: '', calm: '' })
    expect(lying(at)).toEqual([])
  })

  it('[R20] blows that nobody has thrown for go with the fight', () => {
    const at = onRoad([somebody('a', { owner: 'ada', weapon: 'sword' }), foe('f')])
    at.play('fight')
    at.make('blow', { who: 'a', target: 'f' })
    at.make('outcome', { goal: 'Talk' })
    at.play('peace')
    expect(lying(at)).toEqual(['outcome'])
  })
})

describe('the last page', () => {
  const body = (at: Sitting) => road.ending!(at.board())?.body.map(told)

  it('leaves out what there was none of', () => {
    const at = onRoad()
    at.play('journey', { phase: 'end' })
    expect(body(at)).toEqual([])
    at.play('search', { words: 'the cow' })
    expect(body(at)).toEqual(['You looked for 1 thing.'])
  })
})
