/** Words to begin with, by what they are for. */
export interface Prompts {
  /** Twelve for each category of Trait [T2]. */
  readonly traits: Readonly<
    Record<'occupation' | 'trait' | 'psyche' | 'relationship' | 'affiliation', readonly string[]>
  >
  /** Twenty-four for places, things and people whom no player speaks for alone. */
  readonly environment: readonly string[]
  /** What a Climax may be called, and Scenes one, two and three lines upstream of one. */
  readonly scenes: readonly (readonly string[])[]
  /** What the Flashforward may be about: after a Climax that succeeded, and after one that failed [T8]. */
  readonly epilogues: Readonly<Record<'triumphant' | 'sombre', string>>
}

export const PROMPTS: Prompts = {
  traits: {
    occupation: [
      'Switchboard operator',
      'Glass-blower',
      'Night porter',
      'Tunes pianos',
      'Weather observer',
      'Proofreader',
      'Drives the milk van',
      'Crossword setter',
      'Lift engineer',
      'Museum guard',
      'Sells umbrellas',
      'Parish archivist',
    ],
    trait: [
      'Ambidextrous',
      'Sleeps four hours',
      'Reads lips',
      'Left foot of wood',
      'Smells rain coming',
      'Learns by heart',
      'Very small',
      'Lost the sense of time',
      'Swims like an otter',
      'Colour-blind',
      'Hears every hum',
      'Never ill',
    ],
    psyche: [
      'Argumentative',
      'Meek',
      'Sees patterns',
      'Hates waste',
      'Never lets go',
      'Laughs at funerals',
      'Believes what is printed',
      'Always early',
      'Takes all the blame',
      'Curious to a fault',
      'Cannot stand heights',
      'Forgives too soon',
    ],
    relationship: [
      'Replaced by',
      'Never thanked',
      'Raised by',
      'Taught everything by',
      'Wrote letters to',
      'Married the brother of',
      'Let down once',
      'Owes a winter to',
      'Mistaken for',
      'Last to see',
      'Lied for',
      'Would wait for',
    ],
    affiliation: [
      'The observatory',
      'Shipyard union',
      'Census bureau',
      'Rowing club',
      'Company of bell-ringers',
      'Power board',
      'Society for Quiet',
      'Night bus drivers',
      'Patent office',
      'Brass band',
      'Seventh-floor tenants',
      'Institute for Standards',
    ],
  },
  environment: [
    'Humming',
    'Frosted over',
    'A clock runs backwards',
    'Demanding',
    'Aggressive',
    'Angry',
    'Ten minutes late',
    'Three keys missing',
    'Smells of warm dust',
    'Punched full of holes',
    'Freshly painted',
    'Signed but not read',
    'Everybody whispers',
    'Under the stairs',
    'Half the lamps are out',
    'Counted twice',
    'Nobody’s department',
    'Proud of the new machine',
    'Wants to go home',
    'Glass on all sides',
    'On the wrong shelf',
    'Last train gone',
    'Warm to the touch',
    'Has heard it before',
  ],
  scenes: [
    [
      'Close it before it opens',
      'Say no in public',
      'Pull the right lever',
      'Carry it out of town',
    ],
    [
      'Win the one who signs',
      'Empty the square',
      'Get past the last door',
      'Prove that it is true',
    ],
    ['Find the missing page', 'Delay the ceremony', 'Make an ally inside', 'Copy the drawings'],
    ['Borrow a key', 'Wake the caretaker', 'Be at the station in time', 'Mend the old machine'],
  ],
  epilogues: {
    triumphant:
      'It is the day on which you would have made the call. The machine stands in its corner, with a cloth over it, and nobody has paid the electricity bill. Where are you now instead? What do you have that you would not have had, and what is it that you miss without knowing why? One of you still keeps a strip of tape.',
    sombre:
      'The light over the machine is still on. You sit where you sat before, and there is a chair more, or a chair less. It came all the same, or something else came in its stead. Say what could not be saved. Then look closely: something is a little better than it was. Who is alive who was not? And will you call again?',
  },
}
