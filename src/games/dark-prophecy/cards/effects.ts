/** The three Disciplines [D2], in the order in which they are told. */
export const DISCIPLINES = ['blood', 'demons', 'dead'] as const
export type Discipline = (typeof DISCIPLINES)[number]

/** What a sentence may hang on [D34]: unmet, the sentence is skipped. */
export type Condition =
  | { readonly when: 'topIs'; readonly of: Discipline }
  /** The top discard has at least this power, 1 to 3. */
  | { readonly when: 'topPower'; readonly at: number }
  /** The own level of a Discipline is at least so high, 1 to 4. */
  | { readonly when: 'level'; readonly of: Discipline; readonly at: number }
  | { readonly when: 'unfinished' }
  | { readonly when: 'emptyHand' }
  | { readonly when: 'completed' }

/** What is taken back from the discard pile: what lies on top, or a chosen card of a Discipline or of a power. */
export type Recovered =
  | { readonly by: 'top' }
  | { readonly by: 'discipline'; readonly of: Discipline }
  | { readonly by: 'power'; readonly at: number }

/** What a verb does [D33], without its number. */
export type Clause =
  /** `same`: only on Deeds of the Discipline of the card, or of the Deed, that says so. */
  | { readonly verb: 'advance'; readonly same?: true }
  | { readonly verb: 'draw' }
  | { readonly verb: 'discard'; readonly who: 'self' | 'others' }
  | { readonly verb: 'recover'; readonly what: Recovered }
  /** To an own unfinished Deed, from another own one or from a rival's. */
  | { readonly verb: 'move'; readonly from: 'own' | 'rival' }
  | { readonly verb: 'point' }
  | { readonly verb: 'look' }
  /** A free Discipline where none is named. */
  | { readonly verb: 'level'; readonly of?: Discipline }

/** One sentence [D33]: a verb, its number, and at most one condition. */
export type Effect = Clause & { readonly n: number; readonly if?: Condition }

/** The eight verbs [D33]. */
export const VERBS = [
  'advance',
  'draw',
  'discard',
  'recover',
  'move',
  'point',
  'look',
  'level',
] as const satisfies readonly Effect['verb'][]
