import type { Effect } from './effects.ts'

/** The kinds of verses [D3], in the order in which they are resolved [D19]. */
export const VERSE_KINDS = ['opening', 'middle', 'final'] as const
export type VerseKind = (typeof VERSE_KINDS)[number]

/** A verse: one sentence, for everybody in their own turn. */
export interface Verse {
  readonly kind: VerseKind
  readonly text: Effect
}

/** The nine verses [D39]; their words lie in `prose/cards.ts`. */
export const VERSES = {
  moth: {
    kind: 'opening',
    text: { verb: 'point', n: 1, if: { when: 'topPower', at: 3 } },
  },
  well: {
    kind: 'opening',
    text: { verb: 'point', n: 1, if: { when: 'completed' } },
  },
  crows: {
    kind: 'opening',
    text: { verb: 'draw', n: 1, if: { when: 'unfinished' } },
  },
  throne: { kind: 'middle', text: { verb: 'advance', n: 1 } },
  masks: { kind: 'middle', text: { verb: 'point', n: 2, if: { when: 'completed' } } },
  bells: { kind: 'middle', text: { verb: 'point', n: 1 } },
  crown: { kind: 'final', text: { verb: 'advance', n: 2 } },
  night: { kind: 'final', text: { verb: 'point', n: 2, if: { when: 'completed' } } },
  ash: { kind: 'final', text: { verb: 'level', n: 2 } },
} as const satisfies Readonly<Record<string, Verse>>
export type VerseId = keyof typeof VERSES

/** A verse as any of them may be. */
export const verseOf = (id: VerseId): Verse => VERSES[id]

/** All verses of a kind: which of them it is, is drawn by lot when it is turned up. */
export const versesOf = (kind: VerseKind): readonly VerseId[] =>
  (Object.keys(VERSES) as VerseId[]).filter((id) => VERSES[id].kind === kind)
