import { expect, test } from 'vitest'
import { isRecord, parsed } from '../../../src/rules/plain/json.ts'

test.each<[string | null, unknown]>([
  [null, undefined],
  ['', undefined],
  ['{', undefined],
  ['null', null],
  ['[1]', [1]],
  ['{"a":1}', { a: 1 }],
])('%s says %o', (text, said) => {
  expect(parsed(text)).toEqual(said)
})

test('only what has values by names is a record', () => {
  expect([{}, { a: 1 }, [], null, 'x', 7, undefined].map(isRecord)).toEqual([
    ...[true, true, false, false, false, false, false],
  ])
})
