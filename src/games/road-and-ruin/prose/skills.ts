import type { SKILLS } from '../reckon/skills.ts'
import type { ThingText } from './content.ts'

/** The skills [R33], as they are called and what they give. */
export const SKILL_TEXTS: Readonly<Record<keyof typeof SKILLS, ThingText>> = {
  'steady-pace': { title: 'Steady Pace', says: 'One more in Travel: you arrive when you said.' },
  'packed-light': { title: 'Packed Light', says: 'Exertion 2 higher: nothing you carry is idle.' },
  'read-the-sky': { title: 'Read the Sky', says: 'You are specialized in weather.' },
  'nailed-boots': { title: 'Nailed Boots', says: 'Boots that hold on ice, scree and roofs.' },
  'long-haul': { title: 'Long Haul', says: 'Exertion 5 higher: one more hill is only one.' },
  'every-milestone': {
    title: 'Every Milestone',
    says: 'You are specialized in roads, and in where they used to go.',
  },
  'first-guard': {
    title: 'First Guard',
    says: 'One more in Shields: you learned it by being hit.',
  },
  'drilled-cut': { title: 'Drilled Cut', says: 'One more in Blades, from a hundred mornings.' },
  'heavy-hand': { title: 'Heavy Hand', says: 'One more in Axes: you let the weight do it.' },
  'mended-mail': { title: 'Mended Mail', says: 'A shirt of chainmail, somebody’s and now yours.' },
  'quick-eye': { title: 'Quick Eye', says: 'Speed 1 higher: you watch shoulders, not hands.' },
  'one-against-one': {
    title: 'One Against One',
    says: 'You are specialized in fights with a single foe.',
  },
  'margin-notes': {
    title: 'Margin Notes',
    says: 'One more in Lore: whoever scribbled there knew better.',
  },
  'candle-hours': { title: 'Candle Hours', says: 'Mana 1 higher, and weaker eyes.' },
  'dead-tongues': {
    title: 'Dead Tongues',
    says: 'You are specialized in languages nobody speaks.',
  },
  'ink-and-seal': {
    title: 'Ink and Seal',
    says: 'A writing case with three seals, of which one is real.',
  },
  'still-water': {
    title: 'Still Water',
    says: 'Mana 2 higher: you can sit quietly for very long.',
  },
  'true-names': { title: 'True Names', says: 'You are specialized in what spirits are called.' },
  'open-door': { title: 'Open Door', says: 'One more in Talk: people sit down with you.' },
  'mend-and-make': { title: 'Mend and Make', says: 'One more in Craft: you throw nothing away.' },
  'clean-linen': { title: 'Clean Linen', says: 'You are specialized in tending wounds.' },
  'the-good-pot': {
    title: 'The Good Pot',
    says: 'An iron pot in which anything becomes a meal for six.',
  },
  'calm-room': { title: 'Calm Room', says: 'Steadfast 1 higher: you have seen it worse.' },
  'well-fed': { title: 'Well Fed', says: 'Health 1 higher: somebody always filled your bowl.' },
  'soft-step': { title: 'Soft Step', says: 'One more in Stealth, on any floor that creaks.' },
  'loose-stone': { title: 'Loose Stone', says: 'One more in Search: you find what is hollow.' },
  'other-face': { title: 'Other Face', says: 'You are specialized in being taken for another.' },
  'bent-wire': { title: 'Bent Wire', says: 'A roll of wires for locks that were never yours.' },
  'low-throw': { title: 'Low Throw', says: 'One more in Aim, from the hip and the dark.' },
  'no-echo': { title: 'No Echo', says: 'You are specialized in leaving no sound and no trace.' },
  'fresh-tracks': {
    title: 'Fresh Tracks',
    says: 'One more in Beasts: you know who went by, and how hungry.',
  },
  'bramble-arm': { title: 'Bramble Arm', says: 'One more in Whips and all that bends.' },
  'thick-hide': { title: 'Thick Hide', says: 'Health 1 higher, from winters outside.' },
  'snare-cord': { title: 'Snare Cord', says: 'Cord, bells and hooks for six snares.' },
  'old-bargain': { title: 'Old Bargain', says: 'Spirit 2 higher: something out there owes you.' },
  'herd-sense': { title: 'Herd Sense', says: 'You are specialized in crowds, flocks and packs.' },
}
