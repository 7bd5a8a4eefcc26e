/** Everybody's Character, with an Aspect of each category in their order. */
export const CAST = {
  Ada: {
    name: 'Ruth',
    aspects: ['Bell-founder', 'Hands of iron', 'Silver tongued', 'Osk’s sister', 'Harbour Guild'],
  },
  Milo: {
    name: 'Osk',
    aspects: ['Smuggler', 'Never sleeps', 'Hates hurry', 'Would die for Ruth', 'The Order'],
  },
  June: {
    name: 'Tam',
    aspects: ['Ferrywoman', 'Sees in the dark', 'Remembers songs', 'Once loved Osk', 'Nobody’s'],
  },
}
/** As the guide calls them. */
export const CATEGORIES = [
  'Occupation',
  'Physical or Mental Characteristic',
  'Psychological Characteristic',
  'Relationship',
  'Affiliation',
]

/** A Scene as it is going to be sketched. */
export interface Planned {
  readonly objective: string
  readonly setting: string
  readonly parent?: string
  readonly dr: number
  /** What the environment offers. */
  readonly aspect: string
}

/** The worked outline of eight Scenes, in tree order. */
export const PLAN: readonly Planned[] = [
  { objective: 'Bind the Dragon', setting: 'The Maw, dawn', dr: 4, aspect: 'She is still drowsy' },
  {
    objective: 'Win the fleet',
    setting: 'The quay, noon',
    parent: 'Bind the Dragon',
    dr: 3,
    aspect: 'Unpaid sailors',
  },
  {
    objective: 'Learn her name',
    setting: 'The observatory, dusk',
    parent: 'Bind the Dragon',
    dr: 3,
    aspect: 'Half fallen in',
  },
  {
    objective: 'Read the wall',
    setting: 'The cellar, night',
    parent: 'Learn her name',
    dr: 2,
    aspect: 'Old letters',
  },
  {
    objective: 'Find the hermit',
    setting: 'The tower, morning',
    parent: 'Learn her name',
    dr: 2,
    aspect: 'He is lonely',
  },
  {
    objective: 'Cross the ash road',
    setting: 'The waste, midnight',
    parent: 'Find the hermit',
    dr: 1,
    aspect: 'Glowing cracks',
  },
  {
    objective: 'Wake the bell',
    setting: 'Carrow bay, ebb',
    parent: 'Bind the Dragon',
    dr: 3,
    aspect: 'Still water',
  },
  {
    objective: 'Hire a diver',
    setting: 'The Eel, evening',
    parent: 'Wake the bell',
    dr: 2,
    aspect: 'Everybody owes her',
  },
]
/** Every Scene after its Precursors. */
export const ORDER = [5, 4, 3, 2, 1, 7, 6, 0].map((i) => PLAN[i]!)
