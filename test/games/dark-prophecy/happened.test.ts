import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf } from '../../../src/games/dark-prophecy/cultists/cultist.ts'
import { de } from '../../../src/games/dark-prophecy/de/de.ts'
import { prose } from '../../../src/games/dark-prophecy/prose/prose.ts'
import type { Chosen } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import { happenedIn } from '../../../src/games/dark-prophecy/reckon/happened.ts'
import type { GameState } from '../../../src/games/dark-prophecy/reckon/state.ts'
import type { Sentence, Words } from '../../../src/rules/plain/sentence.ts'
import { luckOf, makeDealer } from './dealer.ts'
import { did, faces, lay } from './lab.ts'

const said = (words: Words, { key, values = {} }: Sentence): string => {
  const made = words[key] ?? ''
  return typeof made === 'string' ? made : made(values)
}
const nameOf = (seat: string) => `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`

const after = (game: GameState, seat: string, choice: Chosen) =>
  happenedIn(game, did(game, seat, choice), seat, choice, faces, nameOf)

const own = { hand: ['thumb', 'tithe'], deeds: [['ink', 1]] as const }

test.each([
  [
    { do: 'play', card: 'thumb' },
    ['Ada plays “Pricked Thumb”.', 'Ada completes “Sign for the Village”: 3 points.'],
    [
      'Ada spielt „Der gestochene Daumen“.',
      'Ada vollendet „Für das Dorf unterschreiben“: 3 Punkte.',
    ],
  ],
  [
    { do: 'play', card: 'tithe' },
    ['Ada plays “Sulphur Tithe”.', 'Ada gains 1 point.'],
    ['Ada spielt „Schwefelzehnt“.', 'Ada erhält 1 Punkt.'],
  ],
  [
    { do: 'levelUp', of: 'dead', card: 'tithe' },
    ['Ada discards “Sulphur Tithe” for Necromancy.', 'Ada now has Necromancy 1.'],
    ['Ada legt „Schwefelzehnt“ für Nekromantie ab.', 'Ada steht jetzt bei Nekromantie 1.'],
  ],
  [
    { do: 'scheme', at: 0 },
    ['Ada takes on “Bleed the Moon”.'],
    ['Ada nimmt sich „Den Mond zur Ader lassen“ vor.'],
  ],
  [
    { do: 'leave', who: 'ada' },
    ['Ada has left for good.', 'It is Ben’s turn.'],
    ['Ada ist endgültig gegangen.', 'Ben ist an der Reihe.'],
  ],
] as const)('%j is told', (choice, english, german) => {
  const sentences = after(lay({ ada: own, ben: {} }), 'ada', choice)
  expect(sentences.map((one) => said(prose, one))).toEqual(english)
  expect(sentences.map((one) => said(de, one))).toEqual(german)
})

test('[D22] of a whole game all is told, to its end, and of hidden cards never a face', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), (players, seed) => {
      const luck = luckOf(seed)
      const dealer = makeDealer(players, luck)
      const lines: string[] = []
      const keys = new Set<string>()
      const does = dealer.does
      dealer.does = (seat, choice) => {
        const before = dealer.game
        does(seat, choice)
        const open = dealer.knows('all')
        const sentences = happenedIn(before, dealer.game, seat, choice, open, nameOf)
        for (const one of sentences) {
          keys.add(one.key)
          lines.push(said(prose, one))
          expect(said(de, one)).not.toMatch(/undefined|NaN|„“/)
        }
        if (choice.do === 'see') expect(sentences[0]?.values).not.toHaveProperty('card')
      }
      for (let waits = dealer.settle(); waits; waits = dealer.settle())
        dealer.does(
          waits.seat,
          choiceOf({ game: dealer.game, seat: waits.seat, sees: dealer.knows(waits.seat) }, luck)!,
        )
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|“”/)
      expect(lines.at(-1)).toMatch(/win/)
      expect(lines.filter((line) => line === 'It is the last round.')).toHaveLength(1)
      for (const key of ['round', 'turn', 'draw', 'begun', 'turnedUp', 'laid'])
        expect(keys).toContain(`happened.${key}`)
    }),
    { numRuns: 20 },
  )
})
