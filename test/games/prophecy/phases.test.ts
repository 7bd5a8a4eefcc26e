import { describe, expect, it } from 'vitest'
import type { Step } from '../../../src/rules/play/guide.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { item, at as place } from '../../make.ts'
import { english, perform, prophecy, seated, sketch, succeed, twoNotes } from './eight.ts'

type Sitting = ReturnType<typeof seated>

const FIVE = ['occupation', 'trait', 'psyche', 'relationship', 'affiliation'] as const

const steps = (at: Sitting, phase: string): Readonly<Record<string, Step>> => {
  const found = prophecy.phases.list.find(({ id }) => id === phase)!.steps(at.board(), at.act())
  return Object.fromEntries(found.map((step) => [step.id, step]))
}
const lacks = (step: Step | undefined) => step?.missing?.map((one) => english(one)) ?? []
const marksOf = (at: Sitting, id: string) => prophecy.read(at.board()).filter((m) => m.on === id)
const dice = (at: Sitting) => [...at.board().items.values()].filter((one) => one.kind === 'die')

describe('the four phases', () => {
  it('three are about fate, the fourth about destiny', () => {
    expect(prophecy.phases.list.map(({ say, about }) => [english(say), english(about)])).toEqual([
      ['Receive a Prophecy', 'fate'],
      ['Create Characters', 'fate'],
      ['Write an Outline', 'fate'],
      ['Tell the Story', 'destiny'],
    ])
  })

  it('are set by people; a phase nobody knows is the first', () => {
    const at = seated()
    expect(prophecy.phases.now(at.board())).toBe('prophecy')
    at.play('phase', { phase: 'outline' })
    expect(prophecy.phases.now(at.board())).toBe('outline')
    at.by({ do: 'play', key: 'phase', value: 'lunch' })
    expect(prophecy.phases.now(at.board())).toBe('prophecy')
  })

  it('block nothing: a Scene can be begun in any of them', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Primary 1'] })
    expect(prophecy.phases.now(at.board())).toBe('story')
  })
})

describe('Receive a Prophecy', () => {
  it('more seats are offered where they are asked for', () => {
    expect(steps(seated(), 'prophecy').seats?.seats).toBe(true)
  })

  it('[P19] a module is read aloud and lies on the table', () => {
    const at = seated()
    const [asked] = at.move('receive').asks(at.board(), at.act(), {})
    const options = asked?.kind === 'choice' ? asked.options : []
    const sheet = at.make('receive', { module: 'dragon' })
    const option = options.find(({ value }) => value === 'dragon')!
    expect(sheet.kind).toBe('sheet')
    expect(sheet.texts).toEqual({ title: english(option.say), text: english(option.text!) })
    expect(at.board().play.module).toBe('dragon')
    expect(steps(at, 'prophecy').receive).toMatchObject({ done: true, items: [sheet.id] })
  })

  it('[P19] the players write one of their own', () => {
    const at = seated()
    const own = { module: 'own', title: 'The last ferry', text: 'It will not come back.' }
    expect(at.move('receive').asks(at.board(), at.act(), { module: 'own' })).toHaveLength(3)
    expect(at.move('receive').play(at.board(), at.act(), { module: 'own' })).toEqual([])
    expect(at.make('receive', own).texts).toEqual({ title: own.title, text: own.text })
    expect(at.refused('receive', { module: 'tide' })).toEqual({
      force: 'should',
      key: 'warn.prophecy',
    })
  })

  it('[P19] an Object without an Aspect gets one before there are more', () => {
    const at = seated()
    const offered = () => steps(at, 'prophecy').world?.offers?.map(({ move }) => move)
    expect(offered()).toEqual(['object'])
    const card = at.make('object', { name: 'The bell' })
    expect(offered()).toEqual(['environment', 'object'])
    at.play('environment', { card: card.id, words: 'Cracked' })
    expect(offered()).toEqual(['object', 'environment'])
  })

  it('[P19] Objects and Aspects are made for the world that it implies', () => {
    const at = seated()
    expect(steps(at, 'prophecy').world?.done).toBe(false)
    const wall = at.make('object', { name: 'The melted harbour wall' })
    expect(steps(at, 'prophecy').world?.done, 'an Object without an Aspect').toBe(false)
    at.play('environment', { card: wall.id, words: 'Warm to the hand' })
    expect(steps(at, 'prophecy').world?.done).toBe(true)
  })

  it('[P19] a blank card does not tick that off', () => {
    const at = seated()
    at.by({ do: 'make', item: item('blank', 'card', { texts: { title: ' ', body: '' } }) })
    expect(steps(at, 'prophecy').world?.done).toBe(false)
  })
})

describe('Create Characters', () => {
  const fill = (at: Sitting, card: string, categories: readonly string[]) => {
    for (const category of categories) at.play('aspect', { card, category, words: category })
  }

  it('[P20] a name and one Aspect in each of five categories make a complete Character', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    fill(at, ruth.id, FIVE)
    expect(steps(at, 'characters')['character/ada']).toMatchObject({ done: true, missing: [] })
    expect(marksOf(at, ruth.id).map((mark) => mark.as)).toEqual(['owner'])
    const notes = [...at.board().items.values()].filter((one) => one.kind === 'note')
    expect(new Set(notes.map((note) => note.props.color)).size).toBe(5)
    expect(marksOf(at, notes[0]!.id).map((mark) => english(mark.say))).toEqual(['Occupation'])
  })

  it.each(FIVE)('[P20] one without its %s is incomplete, and that is said', (category) => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    fill(
      at,
      ruth.id,
      FIVE.filter((one) => one !== category),
    )
    const step = steps(at, 'characters')['character/ada']!
    expect(step.done).toBe(false)
    expect(step.missing).toEqual([{ key: `missing.${category}` }])
    expect(step.offers).toMatchObject([{ move: 'aspect', answers: { card: ruth.id, category } }])
    expect(marksOf(at, ruth.id)).toContainEqual(
      expect.objectContaining({ as: 'amiss', say: { key: `missing.${category}` } }),
    )
  })

  it('[P20] one without a name is incomplete', () => {
    const at = seated()
    const card = { id: 'c', kind: 'card', place: place(0, 0), props: { player: 'ada' } }
    at.by({ do: 'make', item: { ...card, texts: { title: ' ', body: '' } } })
    fill(at, 'c', FIVE)
    expect(lacks(steps(at, 'characters')['character/ada'])).toEqual(['Has no name yet'])
  })

  it('[P20] exactly one of each: a second is warned of, and said, until the story begins', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    fill(at, ruth.id, FIVE)
    const again = { card: ruth.id, category: 'trait', words: 'Tall' }
    expect(at.refused('aspect', again)).toEqual({ force: 'should', key: 'warn.doubled' })
    at.play('aspect', again)
    const step = () => steps(at, 'characters')['character/ada']
    expect(lacks(step())).toEqual(['More than one Physical or Mental Characteristic'])
    expect(step()?.done).toBe(false)
    at.play('phase', { phase: 'story' })
    expect(step()).toMatchObject({ done: true, missing: [] })
    expect(at.refused('aspect', again)).toBeUndefined()
    expect(at.refused('aspect', { card: ruth.id, words: 'Burned' })).toBeUndefined()
    at.play('aspect', { card: ruth.id, words: 'Burned' })
  })

  it('[P20] a note without words is no Aspect yet; one stuck on by hand is given its category', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    const note = item('n', 'note', { place: place(0, 0, { on: ruth.id }), texts: { text: '' } })
    at.by({ do: 'make', item: note })
    expect(at.refused('category', { note: 'n', category: 'psyche' })?.key).toBe(
      'no.characterAspect',
    )
    at.by({ do: 'write', id: 'n', field: 'text', at: 0, remove: 0, insert: 'Gentle' })
    at.play('category', { note: 'n', category: 'psyche' })
    expect(steps(at, 'characters')['character/ada']?.missing).not.toContainEqual({
      key: 'missing.psyche',
    })
    expect(at.refused('category', { note: 'n', category: 'psyche' })?.key).toBe('no.change')
  })

  it('[P20] one Aspect after the other: whoever names a Character goes on to what it lacks next', () => {
    const at = seated()
    const led = (move: string, answers = {}, seat = 'ada') =>
      at.move(move).next?.(at.board(), at.act(seat), answers)
    const ruth = at.make('character', { name: 'Ruth' })
    const gone: unknown[] = []
    let next = led('character', { name: 'Ruth' })
    for (; next; next = led('aspect', next.answers)) {
      gone.push(next.answers?.category)
      at.play(next.move, { ...next.answers, words: 'Some words' })
    }
    expect(gone).toEqual(FIVE)
    // Nobody is led on to what is another player's, nor once the story is told.
    const osk = at.make('character', { name: 'Osk' }, 'milo')
    fill(at, osk.id, ['trait'])
    expect(led('aspect', { card: osk.id, category: 'trait' })).toBeUndefined()
    expect(led('aspect', { card: osk.id, category: 'trait' }, 'milo')).toMatchObject({
      answers: { card: osk.id, category: 'occupation' },
    })
    at.play('phase', { phase: 'story' })
    expect(led('aspect', { card: osk.id, category: 'trait' }, 'milo')).toBeUndefined()
    expect(led('aspect', { card: ruth.id })).toBeUndefined()
  })

  it('[P20] a Relationship is offered the names of the others', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    const names = (category: string) => {
      const asked = at.move('aspect').asks(at.board(), at.act(), { card: ruth.id, category })
      const words = asked.find(({ id }) => id === 'words')
      return words?.kind === 'words' ? words.names?.map((one) => english(one)) : undefined
    }
    expect(names('relationship')).toBeUndefined()
    at.make('character', { name: 'Osk' }, 'milo')
    at.make('character', { name: 'Tam' }, 'june')
    expect(names('relationship')).toEqual(['Osk', 'Tam'])
    expect(names('affiliation')).toBeUndefined()
  })

  it('[P6] whose step it is, is said, and only they are offered what is theirs', () => {
    const at = seated()
    at.make('character', { name: 'Ruth' })
    const seen = (seat: string) =>
      prophecy.phases.list[1]!.steps(at.board(), at.act(seat)).map(
        ({ seat: whose, offers = [] }) => [whose, offers.length],
      )
    expect(seen('ada')).toEqual([
      ['ada', 5],
      ['milo', 0],
      ['june', 0],
      [undefined, 1],
    ])
    expect(seen('milo')).toEqual([
      ['milo', 1],
      ['ada', 0],
      ['june', 0],
      [undefined, 1],
    ])
  })

  it('[P20] every player has a step, the acting seat’s first, and the Moderator has none', () => {
    const at = seated()
    at.play('takeModerator', {}, 'milo')
    const found = prophecy.phases.list[1]!.steps(at.board(), at.act('june')).map(({ id }) => id)
    expect(found).toEqual(['character/june', 'character/ada', 'next'])
  })
})

describe('Write an Outline', () => {
  it('[P21] the guide names what is still missing', () => {
    const at = seated()
    expect(steps(at, 'outline').finale).toMatchObject({ done: false, offers: [{ move: 'finale' }] })
    const finale = at.make('finale', { objective: 'End it' })
    expect(lacks(steps(at, 'outline').settled)).toEqual(['No Setting yet: “End it”'])
    at.by({ do: 'write', id: finale.id, field: 'setting', at: 0, remove: 0, insert: 'Dawn' })
    expect(steps(at, 'outline').settled?.done).toBe(true)
    at.by({ do: 'make', item: item('drawn', 'oval') })
    expect(english(steps(at, 'outline').loose!.say)).toBe('1 Scene hangs loose')
  })

  it('[P21] the Finale is nobody’s Precursor, and what hangs loose is none yet', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    expect(steps(at, 'outline').precursors?.done).toBe(false)
    // It may come by hand, as a copy or out of the bin.
    at.by({ do: 'make', item: item('loose', 'oval') })
    expect(steps(at, 'outline').precursors?.done).toBe(false)
    at.play('precursor', { objective: 'Help', parent: finale.id })
    expect(steps(at, 'outline').precursors?.done).toBe(true)
    expect(english(steps(at, 'outline').precursors!.say)).toBe(
      'Sketch Precursors: 1 so far, at most 7',
    )
  })

  it('[P22] the guide says when there are enough Scenes', () => {
    const at = seated()
    sketch(at)
    expect(english(steps(at, 'outline').precursors!.say)).toBe(
      'Your outline has 8 Scenes, which is enough',
    )
    expect(steps(at, 'outline').precursors!.missing).toBeUndefined()
    // A ninth may come by hand, as a copy or out of the bin.
    at.by({ do: 'make', item: item('ninth', 'oval') })
    expect(steps(at, 'outline').precursors!.missing?.map(english)).toEqual([
      'More than 8 make the story forget its question',
    ])
  })
})

describe('Tell the Story', () => {
  it('[P23] a Scene is performed, won or lost, before the Scene above it', () => {
    const at = seated()
    const ids = sketch(at)
    expect(at.refused('begin', { scene: ids['Primary 3'] })).toEqual({
      force: 'must',
      key: 'why.precursors',
    })
    perform(at, ids['Secondary 3.1'])
    expect(at.refused('begin', { scene: ids['Primary 3'] })).toBeUndefined()
  })

  it('[P23] a Precursor of a Scene that was performed comes too late: it is advised against', () => {
    const at = seated()
    const ids = sketch(at)
    const late = { objective: 'Too late', parent: ids['Primary 1'] }
    at.play('setting', { setting: 'limit', value: 12 })
    expect(at.refused('precursor', late)).toBeUndefined()
    perform(at, ids['Primary 1'])
    expect(at.refused('precursor', late)).toEqual({ force: 'should', key: 'warn.parentPerformed' })
    const made = at.make('precursor', late)
    expect(marksOf(at, made.id).map(({ as }) => as)).toEqual(['rating', 'line', 'ready'])
  })

  it('[P23] Objects and Aspects are added while it is played, and what happened is told after it', () => {
    const at = seated()
    const ids = sketch(at)
    const notes = twoNotes(at)
    expect(at.refused('tell', { scene: ids['Primary 1'] })?.key).toBe('no.unperformed')
    at.play('begin', { scene: ids['Primary 1'] })
    expect(Object.keys(steps(at, 'story'))).toEqual(['choose', 'play', 'pairs', 'perform'])
    at.play('offerPair', { a: notes[0], b: notes[1] })
    at.roll(1)
    const told = steps(at, 'story')[`tell/${ids['Primary 1']}`]!
    expect(english(told.say)).toBe('It failed: tell how')
    at.play('tell', { scene: ids['Primary 1'], words: 'The guard woke.' })
    at.play('tell', { scene: ids['Primary 1'], words: 'We ran.' })
    expect(at.board().items.get(ids['Primary 1'])?.texts.told).toBe('The guard woke.\nWe ran.')
    expect(steps(at, 'story')[`tell/${ids['Primary 1']}`]).toBeUndefined()
  })

  it('[P21] what a Scene lacks is said by a button for each', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    const drawn = at.make('oval', { parent: finale.id })
    const [whole] = at.play('precursor', {
      parent: finale.id,
      objective: 'Ask',
      setting: 'The quay',
    })
    const offered = () =>
      steps(at, 'outline').settled?.offers?.map(({ answers, say }) => [
        answers?.scene,
        english(say!),
      ])
    expect(offered()).toEqual([
      [finale.id, 'Give “End it” its Setting'],
      [drawn.id, 'Give a Scene its Objective'],
    ])
    expect(at.refused('sketch', { scene: whole!.id })?.key).toBe('no.change')
    const asked = (scene: string) =>
      at
        .move('sketch')
        .asks(at.board(), at.act(), { scene })
        .flatMap((q) => (q.kind === 'words' ? [[q.id, q.optional]] : []))
    expect(asked(finale.id)).toEqual([['setting', false]])
    expect(asked(drawn.id)).toEqual([
      ['objective', undefined],
      ['setting', true],
    ])
    at.play('sketch', { scene: finale.id, setting: 'Midnight' })
    at.play('sketch', { scene: drawn.id, objective: 'Wait' })
    expect(at.board().items.get(finale.id)?.texts).toMatchObject({
      objective: 'End it',
      setting: 'Midnight',
    })
    expect(offered()).toEqual([[drawn.id, 'Give “Wait” its Setting']])
    at.play('sketch', { scene: drawn.id, setting: 'Noon' })
    expect(steps(at, 'outline').settled).toMatchObject({ done: true, offers: [], missing: [] })
    expect(at.refused('sketch')?.key).toBe('no.change')
  })

  it('[P12] the place of a Scene without a Setting has a name, too', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    const act = { ...at.act(), say: english }
    const laid = (id: string, answers: Answers) => {
      const changes = at.move(id).play(at.board(), act, answers)
      return 'dice' in changes ? [] : changes.flatMap((one) => (one.do === 'make' ? one.item : []))
    }
    const name = 'The place of “End it”'
    expect(laid('placeCard', { scene: finale.id })[0]?.texts?.title).toBe(name)
    at.play('begin', { scene: finale.id })
    // One that somebody laid blank is none yet.
    const blank = item('blank', 'card', { props: { scene: finale.id }, texts: { title: '' } })
    at.by({ do: 'make', item: blank })
    expect(steps(at, 'story').play?.done).toBe(false)
    at.by({ do: 'bin', id: blank.id })
    const answers = { card: 'place', words: 'Foggy' }
    expect(laid('environment', answers).map(({ texts }) => texts?.title)).toEqual([name, undefined])
    // Whose place it is is told on the card, unless its name says so.
    const told = (title: string) => {
      const card = item(title, 'card', { props: { scene: finale.id }, texts: { title } })
      at.by({ do: 'make', item: card })
      const marks = prophecy.read(at.board()).filter(({ on }) => on === card.id)
      at.by({ do: 'bin', id: card.id })
      return marks.map(({ say }) => say.key)
    }
    expect(told('The shore')).toEqual(['mark.place'])
    expect(told(name)).toEqual([])
  })

  it('[P9] [P12] the Setting is said with the Check, offered for the place card, and laid with the first Aspect there', () => {
    const at = seated()
    const ids = sketch(at)
    const scene = ids['Primary 1']
    twoNotes(at)
    at.play('begin', { scene })
    const { where } = prophecy.checks.gathering(at.board(), at.act())!
    expect(english(where!)).toBe('Where Primary 1 is')
    const [, name] = at.move('placeCard').asks(at.board(), at.act(), { scene })
    expect(name).toMatchObject({ id: 'name', usual: 'Where Primary 1 is' })
    // An Aspect is asked for its card, and usually sticks to the place, which is laid along with it.
    const asked = () => {
      const [card] = at.move('environment').asks(at.board(), at.act(), {})
      if (card?.kind !== 'choice') throw new Error('no choice')
      return { said: card.options.map(({ say }) => english(say)), usual: card.usual }
    }
    expect(asked().said).toEqual(['“Where Primary 1 is”', '“The guard”'])
    const made = at.play('environment', { card: asked().usual!, words: 'Foggy' })
    expect(made.map(({ kind, texts }) => [kind, texts.title ?? texts.text])).toEqual([
      ['card', 'Where Primary 1 is'],
      ['note', 'Foggy'],
    ])
    expect(made[0]?.props.scene).toBe(scene)
    expect(made[1]?.place.on).toBe(made[0]?.id)
    expect(asked()).toEqual({ said: ['“Where Primary 1 is”', '“The guard”'], usual: made[0]?.id })
    expect(steps(at, 'story').play?.done).toBe(true)
    expect(steps(at, 'story').play?.offers).toContainEqual({ move: 'environment' })
  })

  it('[P8] what goes with an Aspect is written and paired in one', () => {
    const at = seated()
    const ids = sketch(at)
    const [mine] = twoNotes(at)
    expect(at.refused('writePair', { a: mine })?.key).toBe('no.current')
    at.play('begin', { scene: ids['Primary 1'] })
    const [, note] = at.play('writePair', { a: mine, card: 'place', words: 'Slippery' })
    const { factors, check } = prophecy.checks.gathering(at.board(), at.act())!
    expect(factors).toMatchObject([
      { items: [mine, note?.id], counts: true, says: { ada: 'agree' } },
    ])
    expect(check.dice).toHaveLength(1)
    // The Moderator only suggests it [P27].
    at.play('takeModerator', {}, 'june')
    at.play('writePair', { a: mine, card: note!.place.on!, words: 'Crowded' }, 'june')
    const suggested = prophecy.checks.gathering(at.board(), at.act())!.factors
    expect(suggested?.map(({ counts }) => counts)).toEqual([true, false])
  })

  it('[P23] a Scene that is being played is set aside with a warning', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Primary 1'] })
    expect(at.refused('begin', { scene: ids['Secondary 2.1'] })).toEqual({
      force: 'should',
      key: 'warn.begun',
    })
    at.play('stop')
    expect(prophecy.checks.gathering(at.board(), at.act())).toBeUndefined()
    expect(at.refused('begin', { scene: ids['Secondary 2.1'] })).toBeUndefined()
  })

  it('[P25] a Scene that is being played is not begun once more: its clock goes on', () => {
    const at = seated()
    const ids = sketch(at)
    const scene = ids['Primary 1']
    at.play('begin', { scene })
    const before = prophecy.clock(at.board(), at.act().now)
    at.wait(60_000)
    expect(at.refused('begin', { scene })).toEqual({ force: 'must', key: 'no.begun' })
    expect(at.move('begin').play(at.board(), at.act(), { scene })).toEqual([])
    expect(prophecy.clock(at.board(), at.act().now)).toEqual(before)
    const [asked] = at.move('begin').asks(at.board(), at.act(), {})
    const open = asked?.kind === 'choice' ? asked.options.map(({ value }) => value) : []
    expect(open).not.toContain(scene)
  })

  it('[P23] a Scene that was performed is not the one being played, whatever is told of it', () => {
    const at = seated()
    const ids = sketch(at)
    const current = () => prophecy.read(at.board()).filter(({ as }) => as === 'current')
    at.play('begin', { scene: ids['Primary 1'] })
    expect(current().map(({ on }) => on)).toEqual([ids['Primary 1']])
    at.roll()
    expect(current()).toEqual([])
  })

  it('[P24] a performed Scene is crossed out; a Success lays a die one level up, and no farther', () => {
    const at = seated()
    const ids = sketch(at)
    const pair = [twoNotes(at)] as const
    succeed(at, ids['Tertiary 2.2.1'], [...pair])
    expect(marksOf(at, ids['Tertiary 2.2.1'])).toContainEqual(
      expect.objectContaining({ as: 'crossed', good: true }),
    )
    expect(dice(at)).toMatchObject([
      { id: `die:${ids['Tertiary 2.2.1']}`, place: { on: ids['Secondary 2.2'] } },
    ])
  })

  it('[P24] a Failure is crossed out and leaves no die', () => {
    const at = seated()
    const ids = sketch(at)
    perform(at, ids['Primary 1'])
    expect(marksOf(at, ids['Primary 1'])).toContainEqual(
      expect.objectContaining({ as: 'crossed', good: false }),
    )
    expect(dice(at)).toEqual([])
  })

  it('[P24] dice that lay ready leave the table when their Scene is performed', () => {
    const at = seated()
    const ids = sketch(at)
    succeed(at, ids['Tertiary 2.2.1'], [twoNotes(at)])
    at.play('begin', { scene: ids['Secondary 2.2'] })
    at.roll(1)
    expect(dice(at)).toEqual([])
  })

  it('[P24] dice on one oval lie apart', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    const pair = twoNotes(at)
    const won = Array.from({ length: 5 }, (_, i) =>
      at.make('precursor', { objective: `Help ${i}`, parent: finale.id }),
    )
    const guard = at.board().items.get(pair[1])!.place.on!
    const more = ['A', 'B'].map((words) => at.make('environment', { card: guard, words }).id)
    for (const { id } of won) {
      succeed(at, id, [pair, ...more.map((b): [string, string] => [pair[0], b])])
    }
    const lying = dice(at)
    expect(lying).toHaveLength(5)
    for (const a of lying) {
      for (const b of lying) {
        const far = Math.hypot(a.place.x - b.place.x, a.place.y - b.place.y)
        if (a !== b) expect(far).toBeGreaterThan(16)
      }
    }
  })

  it('[P24] a die won comes along when its Scene gets another Parent', () => {
    const at = seated()
    const ids = sketch(at)
    succeed(at, ids['Tertiary 2.2.1'], [twoNotes(at)])
    at.play('setParent', { scene: ids['Tertiary 2.2.1'], parent: ids['Secondary 2.1'] })
    expect(dice(at)[0]?.place.on).toBe(ids['Secondary 2.1'])
  })

  it('[P25] the clock of a Scene runs from its beginning to its Roll, and its limit is eight minutes', () => {
    const at = seated()
    const ids = sketch(at)
    const clock = () => prophecy.clock(at.board(), at.act().now)
    expect(clock()).toBeUndefined()
    at.play('begin', { scene: ids['Primary 1'] })
    expect(clock()).toMatchObject({ limit: 480_000, spent: 0, since: at.act().now })
    at.wait(540_000)
    // Past the limit, and nothing stops.
    expect(at.refused('perform')).toBeUndefined()
    at.roll()
    expect(clock()).toMatchObject({ spent: 600_000 })
    expect(clock()?.since).toBeUndefined()
    at.play('setting', { setting: 'minutes', value: 10 })
    expect(clock()?.limit).toBe(600_000)
  })

  it('[P25] the clock can be stopped and started', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Primary 1'] })
    expect(at.refused('startClock')?.key).toBe('no.running')
    at.play('stopClock')
    at.wait(1_000_000)
    expect(prophecy.clock(at.board(), at.act().now)?.spent).toBe(60_000)
    expect(at.refused('stopClock')?.key).toBe('no.standing')
    at.play('startClock')
    expect(prophecy.clock(at.board(), at.act().now)).toMatchObject({
      spent: 60_000,
      since: at.act().now,
    })
  })

  it('[P25] the pause card stops the clock, whoever lays it, and it goes on when it is taken up', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Primary 1'] })
    const spent = () => prophecy.clock(at.board(), at.act().now)
    const card = at.make('pause', {}, 'june')
    at.wait(1_000_000)
    expect(card.kind).toBe('placard')
    expect(spent()).toMatchObject({ spent: 60_000, offers: [{ move: 'liftPause' }] })
    expect(at.refused('startClock')?.key).toBe('no.paused')
    at.play('liftPause')
    expect(spent()).toMatchObject({ spent: 60_000, since: at.act().now })
  })

  it('[P25] a pause card put in the bin by hand lets the clock go on, the last one only', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Primary 1'] })
    const card = at.make('pause')
    at.by({ do: 'make', item: item('second', 'placard', { props: { made: at.act().now } }) })
    at.wait(1_000_000)
    const brings = (...gone: string[]) => prophecy.binned?.(at.board(), at.act(), gone) ?? []
    expect(brings(card.id)).toEqual([])
    at.by({ do: 'bin', id: 'second' })
    at.by({ do: 'bin', id: card.id }, ...brings(card.id))
    expect(prophecy.clock(at.board(), at.act().now)).toMatchObject({
      spent: 60_000,
      since: at.act().now,
    })
  })

  it('[P25] a pause card that came by another way holds the clock too', () => {
    const at = seated()
    const ids = sketch(at)
    at.play('begin', { scene: ids['Primary 1'] })
    const made = at.act().now + 5_000
    at.by({ do: 'make', item: item('p', 'placard', { props: { made } }) })
    at.wait(100_000)
    expect(prophecy.clock(at.board(), at.act().now)).toMatchObject({ spent: 5_000 })
    at.play('liftPause')
    expect(prophecy.clock(at.board(), at.act().now)).toMatchObject({
      spent: 5_000,
      since: at.act().now,
    })
  })

  it('[P26] when the Finale has been performed the story is over', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    expect(prophecy.ending(at.board())).toBeUndefined()
    perform(at, finale.id)
    // How it went is told where it says that nobody has told it yet, and what came of it after that.
    const untold = prophecy.ending(at.board())!
    expect(untold.after).toMatchObject({
      say: { key: 'ending.untold' },
      offer: { move: 'tell', answers: { scene: finale.id } },
    })
    at.play('tell', { scene: finale.id, words: 'The mountain fell silent.' })
    const ending = prophecy.ending(at.board())!
    expect(ending.after).toMatchObject({
      say: { key: 'ending.world' },
      offer: { move: 'became' },
    })
    expect(ending.good).toBe(false)
    expect(english(ending.say)).toBe('“End it”: it was not to be')
    expect(ending.body.map(english)).toContain('The mountain fell silent.')
    expect(steps(at, 'story').choose).toMatchObject({ done: true, say: { key: 'step.over' } })
    expect(dice(at)).toEqual([])
  })

  it('[P26] what became of the world is written on a page of its own, once the story is over', () => {
    const at = seated()
    at.play('receive', { module: 'dragon' })
    const finale = at.make('finale', { objective: 'End it' })
    expect(at.refused('became', { words: 'Snow fell.' })).toEqual({
      force: 'must',
      key: 'no.ended',
    })
    perform(at, finale.id)
    expect(prophecy.ending(at.board())!.after.written).toEqual([])
    at.play('became', { words: 'Snow fell.' })
    at.play('became', { words: 'Milo kept the inn.' }, 'milo')
    const ending = prophecy.ending(at.board())!
    expect(ending.after.written).toEqual(['Snow fell.\nMilo kept the inn.'])
    expect(ending.foretold?.text).not.toContain('Snow')
    const pages = [...at.board().items.values()].filter(({ kind }) => kind === 'sheet')
    expect(pages).toHaveLength(2)
    // It is no second prophecy.
    expect(steps(at, 'prophecy').receive!.items).toHaveLength(1)
    // Whoever fills all pages there are, or spoils them, keeps nobody from writing on another.
    const spoilt: Record<string, Record<string, string>> = {
      full: { text: 'x'.repeat(19_999) },
      odd: {},
    }
    for (const [id, texts] of Object.entries(spoilt))
      at.by({ do: 'make', item: { ...item(id, 'sheet', { props: { after: true } }), texts } })
    const [whole] = pages.filter(({ props }) => props.after)
    at.by({ do: 'bin', id: whole!.id })
    at.play('became', { words: 'It thawed.' })
    expect(prophecy.ending(at.board())!.after.written).toContain('It thawed.')
  })
})

describe('the Moderator', () => {
  it('[P27] is at most one', () => {
    const at = seated()
    at.play('takeModerator')
    expect(at.refused('takeModerator', {}, 'milo')?.key).toBe('no.moderatorTaken')
    expect(at.refused('takeModerator')?.key).toBe('no.change')
    expect(at.refused('leaveModerator', {}, 'milo')).toEqual({
      force: 'should',
      key: 'warn.moderator',
    })
    at.play('leaveModerator')
    expect(at.refused('takeModerator', {}, 'milo')).toBeUndefined()
    expect(at.refused('takeModerator', {}, 'nobody')?.key).toBe('no.seat')
  })

  it('[P27] may suggest a pair but never decides', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    const [a, b] = twoNotes(at)
    at.play('begin', { scene: finale.id })
    at.play('takeModerator', {}, 'june')
    at.play('offerPair', { a, b }, 'june')
    const pairs = () => prophecy.checks.gathering(at.board(), at.act())!.factors
    expect(pairs()).toMatchObject([{ counts: false, remark: { key: 'pair.suggested' } }])
    expect(at.refused('agreePair', { a, b }, 'june')?.key).toBe('no.moderatorDecides')
    expect(at.refused('objectPair', { a, b }, 'june')?.key).toBe('no.moderatorDecides')
    at.play('agreePair', { a, b }, 'milo')
    expect(pairs()).toMatchObject([{ counts: true }])
  })

  it('[P27] asks and does not tell: what happened is for the others to say', () => {
    const at = seated()
    const finale = at.make('finale', { objective: 'End it' })
    at.play('takeModerator', {}, 'june')
    at.play('begin', { scene: finale.id })
    at.roll()
    const words = { scene: finale.id, words: 'It fell.' }
    expect(at.refused('tell', words, 'june')).toEqual({
      force: 'should',
      key: 'warn.moderatorTells',
    })
    expect(at.refused('tell', words, 'milo')).toBeUndefined()
    // Nor does the page for it stand open before them.
    const offered = (seat: string) =>
      prophecy.phases.list[3]!.steps(at.board(), at.act(seat)).flatMap(({ offers = [] }) =>
        offers.filter(({ move }) => move === 'tell'),
      )
    const answers = { scene: finale.id }
    expect(offered('june')).toEqual([{ move: 'tell', answers, aside: true }])
    expect(offered('milo')).toEqual([{ move: 'tell', answers, open: true }])
    at.play('tell', words, 'june')
    expect(at.board().items.get(finale.id)?.texts.told).toBe('It fell.')
  })

  it('[P27] has questions to ask in every phase', () => {
    for (const { ask } of prophecy.phases.list) {
      expect(ask.length).toBeGreaterThan(2)
      for (const one of ask) expect(english(one)).toMatch(/\?$/)
    }
  })
})
