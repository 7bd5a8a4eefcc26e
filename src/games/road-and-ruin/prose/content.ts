import type { Words } from '../../../rules/plain/sentence.ts'

/** A card of the Roundtable Deck [R5]: each word of it reads with each word of any other. */
export interface RoundtableCard {
  readonly title: string
  /** What its picture shows, in a line. */
  readonly image: string
  readonly noun: string
  readonly verb: string
  readonly quality: string
  /** What it means upright and turned. */
  readonly light: string
  readonly shadow: string
}

/** A Tale [R3]: how a story of its kind goes, and a mechanic that is its own. */
export interface TaleText {
  readonly title: string
  readonly says: string
  readonly beats: readonly [string, string, string, string]
  readonly mechanic: string
}

/** A Role [R3]: what it is, and the problems that it can be expected to solve. */
export interface RoleText {
  readonly title: string
  readonly says: string
  readonly solves: string
}

/** Something that has a title and says what it does. */
export interface ThingText {
  readonly title: string
  readonly says: string
}

/** A class [R33]: what its three features do, and the three Deeds that it earns XP by. */
export interface ClassText extends ThingText {
  readonly features: readonly [ThingText, ThingText, ThingText]
  readonly deeds: readonly [string, string, string]
}

/** A sample character [R4], [R32]: what it believes and means to reach takes slots of the Roster. */
export interface SheetText extends ThingText {
  readonly belief: string
  readonly goal: string
  readonly reputation: string
}

/** A key for each text of a value: by the names of what it stands in, or its number in a list, from 1. */
export function listed(start: string, value: string | object): Words {
  if (typeof value === 'string') return { [start]: value }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, one]) =>
      listed(`${start}.${Array.isArray(value) ? Number(key) + 1 : key}`, one),
    ),
  )
}
