import { describe, expect, test } from 'vitest'
import { DEEDS, type DeedId, deedOf } from '../../../src/games/dark-prophecy/cards/deeds.ts'
import { DESIGNS, type DesignId, designOf } from '../../../src/games/dark-prophecy/cards/designs.ts'
import {
  type Clause,
  type Condition,
  DISCIPLINES,
  type Effect,
} from '../../../src/games/dark-prophecy/cards/effects.ts'
import { bonusTold, told } from '../../../src/games/dark-prophecy/cards/told.ts'
import { VERSES, type VerseId, verseOf } from '../../../src/games/dark-prophecy/cards/verses.ts'
import { TEXTS as GERMAN } from '../../../src/games/dark-prophecy/de/text.ts'
import { TEXTS as ENGLISH } from '../../../src/games/dark-prophecy/prose/text.ts'
import type { Sentence, Words } from '../../../src/rules/plain/sentence.ts'

/** A sentence in the words of a catalogue. */
function said(words: Words, { key, values = {} }: Sentence): string {
  const made = words[key]
  if (made === undefined) throw new Error(key)
  return typeof made === 'string' ? made : made(values)
}

const rows: readonly (readonly [Clause, number, string, string])[] = [
  [
    { verb: 'advance' },
    1,
    'Put 1 advance on one of your Deeds.',
    'Lege 1 Fortschritt auf eine deiner Untaten.',
  ],
  [
    { verb: 'advance' },
    2,
    'Put 2 advances on your Deeds.',
    'Lege 2 Fortschritte auf deine Untaten.',
  ],
  [
    { verb: 'advance', same: true },
    1,
    'Put 1 advance on one of your Necromancy Deeds.',
    'Lege 1 Fortschritt auf eine deiner Untaten der Nekromantie.',
  ],
  [
    { verb: 'advance', same: true },
    2,
    'Put 2 advances on your Necromancy Deeds.',
    'Lege 2 Fortschritte auf deine Untaten der Nekromantie.',
  ],
  [{ verb: 'draw' }, 1, 'Draw 1 card.', 'Ziehe 1 Karte.'],
  [{ verb: 'draw' }, 2, 'Draw 2 cards.', 'Ziehe 2 Karten.'],
  [{ verb: 'discard', who: 'self' }, 1, 'Discard 1 card.', 'Lege 1 Handkarte ab.'],
  [{ verb: 'discard', who: 'self' }, 2, 'Discard 2 cards.', 'Lege 2 Handkarten ab.'],
  [
    { verb: 'discard', who: 'others' },
    1,
    'Each other player discards 1 card.',
    'Lass alle anderen je 1 Handkarte ablegen.',
  ],
  [
    { verb: 'discard', who: 'others' },
    2,
    'Each other player discards 2 cards.',
    'Lass alle anderen je 2 Handkarten ablegen.',
  ],
  [
    { verb: 'recover', what: { by: 'top' } },
    1,
    'Take the top card of the discard pile into your hand.',
    'Nimm die oberste Karte des Ablagestapels auf die Hand.',
  ],
  [
    { verb: 'recover', what: { by: 'top' } },
    2,
    'Take the top 2 cards of the discard pile into your hand.',
    'Nimm die obersten 2 Karten des Ablagestapels auf die Hand.',
  ],
  [
    { verb: 'recover', what: { by: 'discipline', of: 'blood' } },
    1,
    'Take 1 Blood Magic card from the discard pile into your hand.',
    'Nimm 1 Karte der Blutmagie vom Ablagestapel auf die Hand.',
  ],
  [
    { verb: 'recover', what: { by: 'discipline', of: 'blood' } },
    2,
    'Take 2 Blood Magic cards from the discard pile into your hand.',
    'Nimm 2 Karten der Blutmagie vom Ablagestapel auf die Hand.',
  ],
  [
    { verb: 'recover', what: { by: 'power', at: 3 } },
    1,
    'Take 1 card of power 3 from the discard pile into your hand.',
    'Nimm 1 Karte mit Macht 3 vom Ablagestapel auf die Hand.',
  ],
  [
    { verb: 'recover', what: { by: 'power', at: 3 } },
    2,
    'Take 2 cards of power 3 from the discard pile into your hand.',
    'Nimm 2 Karten mit Macht 3 vom Ablagestapel auf die Hand.',
  ],
  [
    { verb: 'move', from: 'own' },
    1,
    'Move 1 advance from one of your Deeds to another.',
    'Verschiebe 1 Fortschritt von einer deiner Untaten auf eine andere.',
  ],
  [
    { verb: 'move', from: 'own' },
    2,
    'Move 1 advance from one of your Deeds to another, twice.',
    'Verschiebe zweimal 1 Fortschritt von einer deiner Untaten auf eine andere.',
  ],
  [
    { verb: 'move', from: 'rival' },
    1,
    'Move 1 advance from another player’s Deed to one of yours.',
    'Verschiebe 1 Fortschritt von einer fremden Untat auf eine von deinen.',
  ],
  [
    { verb: 'move', from: 'rival' },
    2,
    'Move 1 advance from another player’s Deed to one of yours, twice.',
    'Verschiebe zweimal 1 Fortschritt von einer fremden Untat auf eine von deinen.',
  ],
  [{ verb: 'point' }, 1, 'Gain 1 point.', 'Erhalte 1 Punkt.'],
  [{ verb: 'point' }, 2, 'Gain 2 points.', 'Erhalte 2 Punkte.'],
  [
    { verb: 'look' },
    1,
    'Look at the top card of the deck.',
    'Sieh dir die oberste Karte des Nachziehstapels an.',
  ],
  [
    { verb: 'look' },
    2,
    'Look at the top 2 cards of the deck.',
    'Sieh dir die obersten 2 Karten des Nachziehstapels an.',
  ],
  [
    { verb: 'level' },
    1,
    'Raise one of your Disciplines by 1 level.',
    'Hebe eine deiner Disziplinen um 1 Stufe.',
  ],
  [
    { verb: 'level' },
    2,
    'Raise one of your Disciplines by 2 levels.',
    'Hebe eine deiner Disziplinen um 2 Stufen.',
  ],
  [
    { verb: 'level', of: 'demons' },
    1,
    'Raise your Demonology by 1 level.',
    'Hebe deine Dämonologie um 1 Stufe.',
  ],
  [
    { verb: 'level', of: 'demons' },
    2,
    'Raise your Demonology by 2 levels.',
    'Hebe deine Dämonologie um 2 Stufen.',
  ],
]

const conditions: readonly (readonly [Condition, string, string])[] = [
  [
    { when: 'topIs', of: 'blood' },
    'If a Blood Magic card is on top of the discard pile,',
    'Wenn oben auf dem Ablagestapel eine Karte der Blutmagie liegt,',
  ],
  [
    { when: 'topIs', of: 'demons' },
    'If a Demonology card is on top of the discard pile,',
    'Wenn oben auf dem Ablagestapel eine Karte der Dämonologie liegt,',
  ],
  [
    { when: 'topPower', at: 2 },
    'If a card of power 2 or more is on top of the discard pile,',
    'Wenn oben auf dem Ablagestapel eine Karte mit Macht 2 oder mehr liegt,',
  ],
  [
    { when: 'topPower', at: 3 },
    'If a card of power 3 is on top of the discard pile,',
    'Wenn oben auf dem Ablagestapel eine Karte mit Macht 3 liegt,',
  ],
  [
    { when: 'level', of: 'dead', at: 1 },
    'If your Necromancy is at level 1 or more,',
    'Wenn deine Nekromantie mindestens auf Stufe 1 steht,',
  ],
  [
    { when: 'level', of: 'dead', at: 4 },
    'If your Necromancy is at level 4,',
    'Wenn deine Nekromantie auf Stufe 4 steht,',
  ],
  [
    { when: 'unfinished' },
    'If you have an unfinished Deed,',
    'Wenn du eine unvollendete Untat hast,',
  ],
  [{ when: 'emptyHand' }, 'If your hand is empty,', 'Wenn du keine Karte auf der Hand hast,'],
  [
    { when: 'completed' },
    'If you have completed a Deed this turn,',
    'Wenn du in diesem Zug eine Untat vollendet hast,',
  ],
]

const effectOf = (doing: Clause, n: number, when?: Condition): Effect => ({
  ...doing,
  n,
  ...(when && { if: when }),
})

test.each(rows)('[D33] %j, %i: “%s” and “%s”', (doing, n, english, german) => {
  const sentence = told(effectOf(doing, n), 'dead')
  expect([said(ENGLISH, sentence), said(GERMAN, sentence)]).toEqual([english, german])
})

const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

describe.each(conditions)('[D34] %j', (when, english, german) => {
  test.each(rows)('before %j, %i', (doing, n, ...plain) => {
    const sentence = told(effectOf(doing, n, when), 'dead')
    expect(said(ENGLISH, sentence)).toBe(`${english} ${small(plain[0])}`)
    expect(said(GERMAN, sentence)).toBe(`${german} ${small(plain[1])}`)
  })
})

test.each([
  ['thumb', 'Bonus at Blood Magic 1: Draw 1 card.', 'Bonus ab Blutmagie 1: Ziehe 1 Karte.'],
  [
    'worm',
    'Bonus at Necromancy 1, instead: Put 1 advance on one of your Deeds.',
    'Bonus ab Nekromantie 1, stattdessen: Lege 1 Fortschritt auf eine deiner Untaten.',
  ],
  [
    'name',
    'Bonus at Demonology 3, in place of the second sentence: Put 2 advances on your Deeds.',
    'Bonus ab Dämonologie 3, anstelle des zweiten Satzes: Lege 2 Fortschritte auf deine Untaten.',
  ],
] as const)('[D16] the bonus of %s', (id, english, german) => {
  const sentence = bonusTold(designOf(id))!
  expect([said(ENGLISH, sentence), said(GERMAN, sentence)]).toEqual([english, german])
})

test('[D33] whatever is printed says what is done: no two different effects read the same', () => {
  const printed = [
    ...(Object.keys(DESIGNS) as DesignId[]).flatMap((id) => {
      const { text, discipline, bonus } = designOf(id)
      const gained = bonus ? ['adds' in bonus ? bonus.adds : bonus.to] : []
      return [...text, ...gained].map((effect) => [effect, discipline] as const)
    }),
    ...(Object.keys(DEEDS) as DeedId[]).flatMap((id) => {
      const { brings, discipline } = deedOf(id)
      return brings ? [[brings, discipline] as const] : []
    }),
    ...(Object.keys(VERSES) as VerseId[]).map((id) => [verseOf(id).text, undefined] as const),
  ]
  for (const words of [ENGLISH, GERMAN]) {
    const meant = new Map<string, string>()
    for (const [effect, own] of printed) {
      const text = said(words, told(effect, own))
      const same = 'same' in effect ? own : undefined
      const means = JSON.stringify([Object.entries(effect).sort(), same])
      expect(meant.get(text) ?? means).toBe(means)
      meant.set(text, means)
      expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/u)
      expect(text).not.toMatch(/undefined|NaN|\s\s/)
    }
    expect(meant.size).toBeGreaterThan(25)
  }
})

test('[D2] every Discipline has its name in every sentence that names one', () => {
  for (const of of DISCIPLINES)
    for (const words of [ENGLISH, GERMAN])
      expect(said(words, told({ verb: 'level', n: 1, of }))).not.toContain(of)
})
