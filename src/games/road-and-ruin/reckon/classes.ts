import { bonus, EQUIPMENT, type Gift, type Proficiency, proficiency, SPECIAL } from './skills.ts'

/** What there is to choose: a Background to start with, the others every five levels [R33]. */
export const CLASS_SORTS = ['background', 'profession', 'heroic', 'shape'] as const
export type ClassSort = (typeof CLASS_SORTS)[number]

/** A class, as far as it is reckoned with. Its Deeds are words. */
export interface CharacterClass {
  readonly sort: ClassSort
  /** What each of its features gives, for a Build Point. */
  readonly features: readonly [Gift, Gift, Gift]
  /** What whoever has this Background can do from the start. */
  readonly starts?: Readonly<Partial<Record<Proficiency, number>>>
}

/** The classes that come with the game [R33]. */
export const CLASSES = {
  inn: {
    sort: 'background',
    starts: { aim: 2, talk: 1, craft: 1 },
    features: [proficiency('talk'), EQUIPMENT, bonus('spirit', 1)],
  },
  toll: {
    sort: 'background',
    starts: { blades: 2, shields: 1, search: 1 },
    features: [proficiency('search'), SPECIAL, bonus('steadfast', 1)],
  },
  abbey: {
    sort: 'background',
    starts: { contact: 2, lore: 1, travel: 1 },
    features: [proficiency('lore'), bonus('mana', 1), EQUIPMENT],
  },
  drove: {
    sort: 'background',
    starts: { whips: 2, beasts: 1, travel: 1 },
    features: [proficiency('beasts'), bonus('exertion', 2), SPECIAL],
  },
  surveyor: {
    sort: 'profession',
    features: [proficiency('travel'), EQUIPMENT, SPECIAL],
  },
  leech: {
    sort: 'profession',
    features: [proficiency('craft'), SPECIAL, EQUIPMENT],
  },
  smith: {
    sort: 'profession',
    features: [proficiency('axes'), EQUIPMENT, bonus('exertion', 3)],
  },
  pedlar: {
    sort: 'profession',
    features: [proficiency('talk'), SPECIAL, EQUIPMENT],
  },
  oath: {
    sort: 'heroic',
    features: [bonus('steadfast', 1), SPECIAL, proficiency('shields')],
  },
  storm: {
    sort: 'heroic',
    features: [bonus('speed', 1), proficiency('contact'), bonus('exertion', 3)],
  },
  lantern: {
    sort: 'heroic',
    features: [bonus('mana', 2), EQUIPMENT, SPECIAL],
  },
  nobody: {
    sort: 'heroic',
    features: [proficiency('stealth'), SPECIAL, bonus('speed', 1)],
  },
  heron: {
    sort: 'shape',
    features: [bonus('speed', 1), SPECIAL, proficiency('search')],
  },
  bear: {
    sort: 'shape',
    features: [bonus('health', 2), proficiency('contact'), SPECIAL],
  },
} as const satisfies Readonly<Record<string, CharacterClass>>
export type ClassId = keyof typeof CLASSES
