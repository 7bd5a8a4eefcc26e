import { expect, it } from 'vitest'
import { CATEGORIES } from '../../../src/games/prophecy/story/characters.ts'
import { EIGHT, english, type Name, prophecy, ready, seated, sketch } from './eight.ts'

type Sitting = ReturnType<typeof seated>

/** Everything the game says on this board, in words; a sentence without words fails the test. */
function everythingSaid(at: Sitting): readonly string[] {
  const { board, act } = at
  const offers = [...board().items.keys()].flatMap((id) => prophecy.offers(board(), act(), id))
  const gathering = prophecy.checks.gathering(board(), act())
  const ending = prophecy.ending(board())
  const steps = prophecy.phases.list.flatMap((phase) => phase.steps(board(), act()))
  const all = [...offers, ...steps.flatMap((step) => step.offers ?? [])]
  const asked = all.flatMap((offer) =>
    at.move(offer.move).asks(board(), act(), offer.answers ?? {}),
  )
  return [
    ...prophecy.read(board()).map((mark) => mark.say),
    ...steps.flatMap((step) => [step.say, ...(step.missing ?? [])]),
    ...all.map((offer) => offer.say ?? at.move(offer.move).say),
    ...asked.map((question) => question.say),
    ...asked.flatMap((question) =>
      question.kind === 'choice'
        ? question.options.flatMap(({ say, note, text }) => [say, note ?? say, text ?? say])
        : [],
    ),
    ...(gathering
      ? [gathering.say, ...gathering.factors!.map((p) => p.remark ?? gathering.say)]
      : []),
    ...(ending ? [ending.say, ...ending.body, ending.after.say] : []),
  ].map(english)
}

/** How each Scene goes: the faces that lie up, thrown dice first, then what they bring. */
const GOES: readonly (readonly [Name, number, readonly number[], boolean])[] = [
  ['Tertiary 2.2.1', 2, [4, 2], true],
  ['Secondary 2.1', 1, [6, 5], true],
  ['Secondary 3.1', 0, [], false],
  ['Secondary 2.2', 2, [5, 1, 4], true],
  ['Primary 1', 3, [5, 5, 6, 1], true],
  ['Primary 3', 2, [4, 3], false],
  ['Primary 2', 3, [3, 6, 5, 1, 6, 2, 6, 4], true],
  ['Finale', 3, [4, 4, 5, 6, 1, 2], true],
]

it('a whole game, from the prophecy to the end of the story, by moves alone', () => {
  const at = seated('Ada', 'Milo', 'June', 'Bo')
  at.play('takeModerator', {}, 'bo')
  at.play('receive', { module: 'dragon' })
  for (const name of ['The observatory', 'Brother Osk']) at.play('object', { name })
  everythingSaid(at)

  at.play('phase', { phase: 'characters' })
  const notes: string[] = []
  for (const seat of ['ada', 'milo', 'june']) {
    const card = at.make('character', { name: `Character of ${seat}` }, seat).id
    for (const category of CATEGORIES) {
      notes.push(at.make('aspect', { card, category, words: `${category} of ${seat}` }, seat).id)
    }
  }
  const made = prophecy.phases.list[1]!.steps(at.board(), at.act())
  expect(made.filter(({ id }) => id !== 'next').map(({ done }) => done)).toEqual([true, true, true])
  everythingSaid(at)

  at.play('phase', { phase: 'outline' })
  const ids = sketch(at)
  const outlined = prophecy.phases.list[2]!.steps(at.board(), at.act())
  expect(outlined.map(({ id, done }) => [id, done])).toEqual([
    ['finale', true],
    ['precursors', true],
    ['settled', true],
    ['next', false],
  ])
  everythingSaid(at)

  at.play('phase', { phase: 'story' })
  for (const [name, pairs, faces, good] of GOES) {
    const scene = ids[name]
    expect(ready(at)).toContain(name)
    at.play('begin', { scene })
    const card = at.make('placeCard', { scene }).id
    for (let i = 0; i < pairs; i++) {
      const b = at.make('environment', { card, words: `${name}, ${i}` }).id
      at.play('offerPair', { a: notes[i]!, b })
      at.play('agreePair', { a: notes[i]!, b }, 'milo')
    }
    everythingSaid(at)
    const thrown = at.roll(...faces)
    expect(prophecy.checks.judge(thrown.check, thrown.roll).good).toBe(good)
    at.play('tell', { scene, words: `${name} went its way.` })
    everythingSaid(at)
  }

  expect(ready(at)).toEqual([])
  const crossed = prophecy.read(at.board()).filter((mark) => mark.as === 'crossed')
  expect(crossed).toHaveLength(EIGHT.length)
  expect([...at.board().items.values()].filter((one) => one.kind === 'die')).toEqual([])
  expect(prophecy.ending(at.board())?.body.map(english)).toContain(
    'You performed 8 Scenes; 6 succeeded.',
  )
})

it('everything is said in words on a table where much is amiss', () => {
  const at = seated()
  const ids = sketch(at)
  at.play('character', { name: 'Ruth' })
  at.by(
    { do: 'set', id: ids['Primary 2'], key: 'parent', value: ids['Secondary 2.1'] },
    { do: 'set', id: ids['Primary 1'], key: 'finale', value: true },
    { do: 'set', id: ids['Primary 1'], key: 'parent', value: null },
    { do: 'write', id: ids.Finale, field: 'objective', at: 0, remove: 99, insert: '' },
  )
  const said = everythingSaid(at)
  expect(said).toContain('There is another Finale already, so this one lacks a Parent')
  expect(said).toContain('Lacks a Parent: its lines would run in a circle')
})
