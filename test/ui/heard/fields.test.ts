import { expect, test } from 'vitest'
import type { Change } from '../../../src/rules/board/change.ts'
import { newItem } from '../../../src/rules/board/piece.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { told as germanTold } from '../../../src/ui/de/told.ts'
import { actionsTo, instantOf } from '../../../src/ui/heard/actions.ts'
import { told } from '../../../src/ui/heard/en.ts'
import { tellerOf } from '../../../src/ui/heard/retell.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { game } from '../../games/beasts/game.ts'
import { aTable, at } from '../../table/make.ts'

const tellIn = (lang: string, say: (s: Sentence) => string) =>
  tellerOf({ lang, words: {}, say }, game, (what, values) =>
    say(typeof what === 'string' ? { key: what, ...(values && { values }) } : what),
  )
const english = tellIn('en', speaker('en', told, game.words.en))
const german = tellIn('de', speaker('de', germanTold, game.words.en))

const add = (key: string, by: number): Change => ({ do: 'add', id: 'b', key, by })
const set = (key: string, value: string | number | null): Change => ({
  do: 'set',
  id: 'b',
  key,
  value,
})

test.each<[what: string, changes: readonly Change[], english: string, german: string, own: string]>(
  [
    [
      'a strike',
      [add('health', -2)],
      '“Brindle”: Health 5 to 3, by Ada.',
      '„Brindle“: Health von 5 auf 3, durch Ada.',
      '“Brindle”: Health 3.',
    ],
    [
      'what is shown of it is told',
      [add('health', -9)],
      '“Brindle”: Health 5 to 0, by Ada.',
      '„Brindle“: Health von 5 auf 0, durch Ada.',
      '“Brindle”: Health 0.',
    ],
    ['beyond all bounds', [add('gold', -4)], '', '', ''],
    [
      'a choice',
      [set('mood', 'hungry')],
      '“Brindle”: Mood Hungry, by Ada.',
      '„Brindle“: Mood Hungry, durch Ada.',
      '“Brindle”: Mood Hungry.',
    ],
    [
      'a choice that is left',
      [set('mood', null)],
      '“Brindle”: Mood none, by Ada.',
      '„Brindle“: Mood nichts, durch Ada.',
      '“Brindle”: Mood none.',
    ],
    ['a prop that is no field', [set('side', 1)], '', '', ''],
  ],
)('what was done to a field is told: %s', (_, changes, inEnglish, inGerman, own) => {
  const table = aTable()
  const props = { health: 5, mood: 'asleep' }
  const beast = newItem(game, {
    id: 'b',
    kind: 'beast',
    place: at(0, 0),
    props,
    texts: { name: 'Brindle' },
  })
  table.apply([{ do: 'make', item: beast }], { seat: 'ada' })
  const before = instantOf(table)
  table.apply(changes, { seat: 'ada' })
  const actions = actionsTo(game, before, instantOf(table), before.items.get('b'), 'b')
  expect(english.others('Ada', actions)).toEqual(inEnglish)
  expect(german.others('Ada', actions)).toEqual(inGerman)
  expect(english.own(actions)).toEqual(own)
})
