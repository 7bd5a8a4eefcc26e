import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { Field } from '../../../src/rules/board/field.ts'
import { newItem } from '../../../src/rules/board/piece.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../../src/table/table.ts'
import type { Desk } from '../../../src/ui/desk/desk.ts'
import { Seated } from '../../../src/ui/desk/forms.tsx'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { FieldControls } from '../../../src/ui/things/FieldControls.tsx'
import { game } from '../../games/beasts/game.ts'

const open: Table[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.close()
})

/** What stands on a screen of what can be done with a beast's fields, without its tags' looks. */
function controls(props: Item['props'], made = (field: Field): Field => field): string {
  const table = newTable('one', { game: 'beasts', title: 'A road', made: 1000 })
  open.push(table)
  const place = { x: 0, y: 0, turn: 0, z: 1 }
  const item = newItem(game, { id: 'b', kind: 'beast', place, props })
  table.apply([{ do: 'make', item }], { seat: 'ada' })
  const beast = table.board().items.get('b')!
  const fields = game.pieces.beast!.fields!.map(made)
  const say = speaker('en', game.words.en, en)
  const desk = { table, game, lang: 'en', words: {}, say, seat: () => 'ada' } as unknown as Desk
  return renderToString(
    <Seated desk={desk}>
      <FieldControls item={beast} fields={fields} board={table.board()} />
    </Seated>,
  )
}

test.each<[what: string, props: Item['props'], spin: string]>([
  [
    'with a bound',
    { health: 5 },
    'aria-label="Health" aria-valuenow="5" aria-valuemin="0" aria-valuemax="8" aria-valuetext="5 of 8"',
  ],
  [
    'beyond it',
    { health: 1e300 },
    'aria-label="Health" aria-valuenow="8" aria-valuemin="0" aria-valuemax="8" aria-valuetext="8 of 8"',
  ],
  [
    'without one',
    { gold: 1200 },
    'aria-label="Gold" aria-valuenow="1200" aria-valuemin="0" aria-valuetext="1,200"',
  ],
  [
    'of nonsense',
    { gold: 'much' },
    'aria-label="Gold" aria-valuenow="0" aria-valuemin="0" aria-valuetext="0"',
  ],
])('a count is a spin button that says its value: %s', (_, props, spin) => {
  expect(controls(props)).toContain(spin)
})

test('at its bound a count goes no further', () => {
  const disabled = (html: string, label: string) =>
    html.match(new RegExp(`aria-label="${label}" aria-disabled="(\\w+)"`))?.[1]
  const sides = (html: string) =>
    ['Health: less', 'Health: more'].map((label) => disabled(html, label))
  expect(sides(controls({ health: 0 }))).toEqual(['true', 'false'])
  expect(sides(controls({ health: 5 }))).toEqual(['false', 'false'])
  expect(sides(controls({ health: 8 }))).toEqual(['false', 'true'])
})

test('a choice is a menu, and what is worked out is only told', () => {
  const html = controls({ mood: 'hungry' })
  expect(html).toContain('<option value="hungry" selected="">Hungry</option>')
  expect(html).toContain('<select aria-label="Mood"')
  expect(html).toMatch(/Pack.*<b>0<\/b>/)
})

test('a part of many stands folded under its name, once', () => {
  const html = controls({ health: 5 }, (field) => ({ ...field, part: { key: 'health' } }))
  expect(html).not.toContain('spinbutton')
  expect(html.match(/aria-expanded="false"[^>]*>Health/g)).toHaveLength(1)
})

test('a choice says what it means that nothing is chosen, once', () => {
  const html = controls({}, (field) =>
    field.as === 'choice' ? { ...field, none: field.options[0]!.say } : field,
  )
  expect(html).toContain('<option value="" selected="">')
  expect(html.match(/>Hungry</g)).toHaveLength(1)
})
