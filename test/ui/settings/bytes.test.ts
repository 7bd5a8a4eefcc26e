import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesSaid } from '../../../src/ui/settings/bytes.ts'

test.each([
  [0, 'en', '0 kB'],
  [40, 'en', '0.04 kB'],
  [1536, 'en', '1.5 kB'],
  [48_200, 'en', '48 kB'],
  [740_000, 'en', '740 kB'],
  [1_000_000, 'en', '1 MB'],
  [62_914_560, 'en', '63 MB'],
  [1_000_000_000, 'en', '1 GB'],
  [2_540_000_000, 'de', '2,5 GB'],
  [1536, 'de', '1,5 kB'],
])('%i bytes are told in %s as %s', (bytes, lang, told) => {
  expect(bytesSaid(bytes, lang).replace(/\s/g, ' ')).toBe(told)
})

test('what is told is within a twentieth of what it is', () => {
  const unit: Readonly<Record<string, number>> = { kB: 1e3, MB: 1e6, GB: 1e9 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (bytes) => {
      const [n = '', by = ''] = bytesSaid(bytes, 'en').split(/\s/)
      const told = Number(n.replaceAll(',', '')) * (unit[by] ?? Number.NaN)
      expect(Math.abs(told - bytes)).toBeLessThanOrEqual(bytes / 19)
    }),
    { seed: 3 },
  )
})
