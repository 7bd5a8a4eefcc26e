import { describe, expect, test } from 'vitest'
import { RISTRETTO } from '../../../src/sync/seal/curve.ts'
import { facesKnown } from '../../../src/sync/seal/faces.ts'
import { pactOf } from '../../../src/sync/seal/standing.ts'
import { evening, knownTo } from './evening.ts'
import { SMALL } from './smallcurve.ts'

const FACES = ['wolf', 'wolf', 'owl', 'fox', 'bear', 'hare']
const open = { allows: () => true }

describe.each([
  ['ristretto255', RISTRETTO],
  ['the small group', undefined],
])('by %s', (_, curve) => {
  test.each([[['ada', 'ben']], [['ada', 'ben', 'cyd']]])(
    '%j seal a deck and see its cards',
    (names) => {
      const at = evening(names, open, curve)
      const pact = at.begin()
      at.settle()
      expect(pactOf(at.player('ada').log, pact)?.made).toBe(true)
      at.seal('ada', pact, FACES)
      at.settle()
      expect(at.list('ben')?.id).toBe(at.list('ada')?.id)
      at.show('ben', [0, 1], 'ben')
      at.settle()
      expect(knownTo(at.player('ben'))).toHaveLength(2)
      expect(knownTo(at.player('ada'))).toEqual([])
      at.show('ben', [0, 2], 'all')
      at.settle()
      expect(knownTo(at.player('ada'))).toHaveLength(2)
      expect(facesKnown(at.player('ada').log).get('card 0')).toBe(
        facesKnown(at.player('ben').log, at.player('ben').own).get('card 0'),
      )
      expect(at.players.map(({ log }) => log.told())).toEqual(names.map(() => []))
    },
  )
})
void SMALL
