import { expect, test } from 'vitest'
import { help } from '../../../src/ui/help/en.ts'
import { GESTURES } from '../../../src/ui/help/gestures.ts'

test('every gesture has words for how and for what it does, and none is left over', () => {
  const said = GESTURES.flatMap((one) => [`hand.how.${one}`, `hand.does.${one}`])
  const words = Object.keys(help).filter((key) => /^hand\.(how|does)\./.test(key))
  expect(words.sort()).toEqual(said.sort())
})
