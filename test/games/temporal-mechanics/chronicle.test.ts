import { describe, expect, it } from 'vitest'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { englishOf, spoken } from '../../make.ts'
import { mechanics, notes, play, seated, sketch } from './lab.ts'

const chronicler = await mechanics.chronicle()
const words = { ...(await englishOf(mechanics)), ...chronicler.words.en }
const english = (sentence: Sentence) => spoken(words, sentence)
const chapters = (board: Board) =>
  chronicler
    .read(board)
    .chapters.map(({ id, passages }) => [id, passages.map(({ say }) => english(say))])

describe('the chronicle', () => {
  it('of an empty table has no chapters', () => {
    expect(chapters(seated().board())).toEqual([])
  })

  it('[T6] goes from the Flashback by the Warning to the Flashforward, and bears its name', () => {
    const at = seated()
    at.play('recall', { module: 'own', title: 'The flood', text: 'It rained.' })
    at.play('warning', { words: 'BUILD A BOAT' })
    const ids = sketch(at, 2)
    const [trait, found] = notes(at, 1)
    at.play('act', { phase: 'confrontation' })
    play(at, ids.One, [[trait, found!]], 5)
    play(at, ids.Climax, [[trait, found!]], 5)
    at.play('act', { phase: 'resolution' })
    expect(chapters(at.board()).map(([id]) => id)).not.toContain('flashforward')
    at.play('flashforward', { words: 'It is dry.' })
    const told = chronicler.read(at.board())
    expect(english(told.title!)).toBe('The flood')
    expect(chapters(at.board()).filter(([id]) => id !== 'characters' && id !== 'objects')).toEqual([
      ['flashback', ['The flood']],
      ['outline', ['Climax', 'One']],
      ['warning', ['The Warning']],
      ['scenes', ['One']],
      ['end', ['Climax']],
      ['flashforward', ['Flashforward']],
    ])
    expect(told.chapters.find(({ id }) => id === 'warning')?.passages[0]?.body).toBe('BUILD A BOAT')
    expect(told.chapters.find(({ id }) => id === 'flashforward')?.passages[0]?.body).toBe(
      'It is dry.',
    )
  })
})

describe('what is offered while people write', () => {
  const prompts = (at: ReturnType<typeof seated>, move: string, answers: object, id: string) => {
    const asked = at.move(move).asks(at.board(), at.act(), { ...answers })
    const one = asked.find((question) => question.id === id)
    return one?.kind === 'words' ? (one.prompts ?? []).map((each) => english(each)) : []
  }

  it('[T7] an Antagonist of a Flashback that is ready is told what it may be like', () => {
    const at = seated()
    at.play('recall', { module: 'ice' })
    expect(prompts(at, 'antagonist', {}, 'name')).toEqual(['Isolde Marr'])
    const card = at.make('antagonist', { name: 'Isolde Marr' }).id
    const other = at.make('object', { name: 'A boat' }).id
    const some = prompts(at, 'environment', { card }, 'words')
    expect(some.slice(0, 3)).toEqual([
      'The valley adores her',
      'Signs without reading',
      'Never feels the cold',
    ])
    expect(prompts(at, 'environment', { card: other }, 'words')).toEqual(some.slice(3))
  })

  it('[T13] [T14] a Scene of each Depth has names of its own to begin with', () => {
    const at = seated()
    expect(prompts(at, 'finale', {}, 'objective')).toContain('Say no in public')
    const ids = sketch(at)
    const upstream = (parent: string) => prompts(at, 'precursor', { parent }, 'objective')
    expect(upstream(ids.Climax)).toContain('Empty the square')
    expect(upstream(ids.One)).toContain('Copy the drawings')
    expect(upstream(ids['Two B'])).toContain('Borrow a key')
    expect(prompts(at, 'precursor', {}, 'objective')).toEqual([])
  })
})
