import type { Pools } from './people.ts'

/** What one may be proficient in [R9]: with weapons, by their die, and in all else. */
export const PROFICIENCIES = [
  'aim',
  'whips',
  'blades',
  'axes',
  'contact',
  'shields',
  'travel',
  'search',
  'lore',
  'craft',
  'talk',
  'stealth',
  'beasts',
] as const
export type Proficiency = (typeof PROFICIENCIES)[number]

/** What a skill or a feature gives: one of these [R33]. What is no number is named in the words. */
export type Gift =
  | { readonly gives: 'proficiency'; readonly in: Proficiency }
  | { readonly gives: 'specialization' }
  | { readonly gives: 'bonus'; readonly to: keyof Pools | 'speed'; readonly by: number }
  | { readonly gives: 'equipment' }

/** What skills are sorted by [R33]. */
export const TAGS = ['road', 'blade', 'lore', 'hearth', 'shadow', 'wild'] as const
export type Tag = (typeof TAGS)[number]

/** The ranks of a Tag's skills: one costs as many XP as its rank [R33]. */
export const RANKS = [1, 2, 3] as const
export type Rank = (typeof RANKS)[number]

export interface Skill {
  readonly tag: Tag
  readonly rank: Rank
  readonly gift: Gift
}

export const proficiency = (of: Proficiency): Gift => ({ gives: 'proficiency', in: of })
export const bonus = (to: keyof Pools | 'speed', by: number): Gift => ({ gives: 'bonus', to, by })
export const SPECIAL: Gift = { gives: 'specialization' }
export const EQUIPMENT: Gift = { gives: 'equipment' }

/** The skills that come with the game: two for each rank of each Tag [R33]. */
export const SKILLS = {
  'steady-pace': { tag: 'road', rank: 1, gift: proficiency('travel') },
  'packed-light': { tag: 'road', rank: 1, gift: bonus('exertion', 2) },
  'read-the-sky': { tag: 'road', rank: 2, gift: SPECIAL },
  'nailed-boots': { tag: 'road', rank: 2, gift: EQUIPMENT },
  'long-haul': { tag: 'road', rank: 3, gift: bonus('exertion', 5) },
  'every-milestone': { tag: 'road', rank: 3, gift: SPECIAL },
  'first-guard': { tag: 'blade', rank: 1, gift: proficiency('shields') },
  'drilled-cut': { tag: 'blade', rank: 1, gift: proficiency('blades') },
  'heavy-hand': { tag: 'blade', rank: 2, gift: proficiency('axes') },
  'mended-mail': { tag: 'blade', rank: 2, gift: EQUIPMENT },
  'quick-eye': { tag: 'blade', rank: 3, gift: bonus('speed', 1) },
  'one-against-one': { tag: 'blade', rank: 3, gift: SPECIAL },
  'margin-notes': { tag: 'lore', rank: 1, gift: proficiency('lore') },
  'candle-hours': { tag: 'lore', rank: 1, gift: bonus('mana', 1) },
  'dead-tongues': { tag: 'lore', rank: 2, gift: SPECIAL },
  'ink-and-seal': { tag: 'lore', rank: 2, gift: EQUIPMENT },
  'still-water': { tag: 'lore', rank: 3, gift: bonus('mana', 2) },
  'true-names': { tag: 'lore', rank: 3, gift: SPECIAL },
  'open-door': { tag: 'hearth', rank: 1, gift: proficiency('talk') },
  'mend-and-make': { tag: 'hearth', rank: 1, gift: proficiency('craft') },
  'clean-linen': { tag: 'hearth', rank: 2, gift: SPECIAL },
  'the-good-pot': { tag: 'hearth', rank: 2, gift: EQUIPMENT },
  'calm-room': { tag: 'hearth', rank: 3, gift: bonus('steadfast', 1) },
  'well-fed': { tag: 'hearth', rank: 3, gift: bonus('health', 1) },
  'soft-step': { tag: 'shadow', rank: 1, gift: proficiency('stealth') },
  'loose-stone': { tag: 'shadow', rank: 1, gift: proficiency('search') },
  'other-face': { tag: 'shadow', rank: 2, gift: SPECIAL },
  'bent-wire': { tag: 'shadow', rank: 2, gift: EQUIPMENT },
  'low-throw': { tag: 'shadow', rank: 3, gift: proficiency('aim') },
  'no-echo': { tag: 'shadow', rank: 3, gift: SPECIAL },
  'fresh-tracks': { tag: 'wild', rank: 1, gift: proficiency('beasts') },
  'bramble-arm': { tag: 'wild', rank: 1, gift: proficiency('whips') },
  'thick-hide': { tag: 'wild', rank: 2, gift: bonus('health', 1) },
  'snare-cord': { tag: 'wild', rank: 2, gift: EQUIPMENT },
  'old-bargain': { tag: 'wild', rank: 3, gift: bonus('spirit', 2) },
  'herd-sense': { tag: 'wild', rank: 3, gift: SPECIAL },
} as const satisfies Readonly<Record<string, Skill>>
