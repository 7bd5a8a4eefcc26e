import type { DeedId } from '../cards/deeds.ts'
import type { DesignId } from '../cards/designs.ts'
import type { VerseId } from '../cards/verses.ts'

/** What something is called, and a line of what it is like. */
export interface CardText {
  readonly title: string
  readonly says: string
}

/** The main cards [D1]. */
export const DESIGN_TEXTS: Readonly<Record<DesignId, CardText>> = {
  thumb: { title: 'Pricked Thumb', says: 'Something wicked pays by the drop.' },
  vow: { title: 'Vow in Red Ink', says: 'It does not come out, and neither do you.' },
  leech: { title: 'The Patient Leech', says: 'It has never once been in a hurry.' },
  stain: { title: 'The Stain Returns', says: 'Third rug this year.' },
  red: { title: 'Red Letter Day', says: 'Mark it in the calendar. Use whatever is running.' },
  font: { title: 'The Overflowing Font', says: 'The choir stands on chairs by now.' },
  feast: {
    title: 'Feast of Strangers',
    says: 'Everybody brought something. Somebody was brought.',
  },
  heart: { title: 'A Heart Kept Warm', says: 'It still has opinions about its owner.' },
  lineage: {
    title: 'The Long Lineage',
    says: 'Forty generations, and every one of them lent a vein.',
  },
  tide: { title: 'Crimson Tide', says: 'It comes in. It has never been seen to go out.' },
  knock: { title: 'A Knock from Below', says: 'Polite, three times, under the carpet.' },
  clause: {
    title: 'The Smallest Clause',
    says: 'You need a lens to read it, and a priest to leave it.',
  },
  keyhole: { title: 'Eye at the Keyhole', says: 'It blinks sideways.' },
  tithe: { title: 'Sulphur Tithe', says: 'A tenth of everything, payable in smell.' },
  imp: { title: 'Borrowing Imp', says: 'He returns things. Elsewhere.' },
  name: { title: 'The Name Said Backwards', says: 'It turned around to see who was calling.' },
  plague: {
    title: 'Plague of Clerks',
    says: 'They want it in three copies, and they want it now.',
  },
  gate: { title: 'The Gate Ajar', says: 'A draught comes through, and a hand to hold the door.' },
  prince: { title: 'Prince of Small Favours', says: 'He never forgets one, and never does one.' },
  ladder: { title: 'Ladder Going Down', says: 'Each rung is warmer than the last.' },
  bone: { title: 'Knucklebones', says: 'Thrown once a night. They land standing.' },
  shroud: { title: 'The Mended Shroud', says: 'Waste not. It has been worn only nine times.' },
  lantern: { title: 'Grave Lantern', says: 'It burns on what was left unsaid.' },
  worm: { title: 'The Learned Worm', says: 'It has been through every book, and most readers.' },
  dig: { title: 'The Second Digging', says: 'The first was for practice.' },
  choir: {
    title: 'Choir of the Drowned',
    says: 'The low notes bubble, and the pews fill with water.',
  },
  skull: { title: 'The Talking Skull', says: 'It knows the ending and cannot keep its jaw shut.' },
  ferry: { title: 'The Ferry Back', says: 'Same coin, other pocket.' },
  host: { title: 'The Pale Host', says: 'They do not march. They have simply not stopped.' },
  barrow: { title: 'The Open Barrow', says: 'Swept, aired, and ready for the master.' },
}

/** The verses [D3]. */
export const VERSE_TEXTS: Readonly<Record<VerseId, CardText>> = {
  moth: { title: 'The Moth', says: 'When the moth drinks the candle, small hands shall be busy.' },
  well: { title: 'The Well', says: 'What is finished in darkness shall be paid for at the well.' },
  crows: {
    title: 'The Crows',
    says: 'Crows shall bring what is written on the underside of things.',
  },
  throne: {
    title: 'The Empty Throne',
    says: 'A chair shall stand at the crossroads, and nobody shall dare not to bow.',
  },
  masks: {
    title: 'The Masks',
    says: 'They shall take off their faces, and those below shall be counted.',
  },
  bells: {
    title: 'The Bells',
    says: 'Bells shall ring under the lake, and each stroke shall be owed to somebody.',
  },
  crown: {
    title: 'The Crown',
    says: 'It shall come down upon a head that nobody has seen from the front.',
  },
  night: {
    title: 'The Long Night',
    says: 'Morning shall be asked for, and shall ask what is offered.',
  },
  ash: {
    title: 'The Ash',
    says: 'Out of the ash they shall rise by two steps, and the stair shall be gone.',
  },
}

/** The Deeds [D4]. */
export const DEED_TEXTS: Readonly<Record<DeedId, CardText>> = {
  chalice: { title: 'Fill the Chalice', says: 'It holds a little more than one thinks.' },
  ink: { title: 'Sign for the Village', says: 'They cannot write. How kind of you to help.' },
  wedding: {
    title: 'Arrange the Red Wedding Dance',
    says: 'The couple has been told it is a custom here.',
  },
  physician: {
    title: 'Replace the Physician',
    says: 'The new one is also very fond of bleeding people.',
  },
  rose: { title: 'Water the Black Rose', says: 'Not with water.' },
  heir: { title: 'Raise the Second Heir', says: 'The first asked who the portrait was.' },
  fountain: {
    title: 'Turn the Market Fountain',
    says: 'By noon they had stopped screaming and brought jugs.',
  },
  moon: {
    title: 'Bleed the Moon',
    says: 'A long needle, a clear night, and a basin the size of a lake.',
  },
  chalk: { title: 'Close the Chalk Circle', says: 'From the inside, for once.' },
  guest: {
    title: 'Invite the Guest',
    says: 'He must be asked in. He must be asked to leave, too.',
  },
  notary: { title: 'Corrupt the Notary', says: 'It took an evening. He had the form ready.' },
  mirror: { title: 'Unsilver the Mirror', says: 'So that they see out as well as you see in.' },
  bridge: { title: 'Build the Devil’s Bridge', says: 'The first to cross it is the fee.' },
  library: {
    title: 'Feed the Library',
    says: 'Leave the doors open, and put out something by the shelves.',
  },
  tower: { title: 'Hang the Tower Downward', says: 'It needs a hole as deep as it is proud.' },
  embassy: {
    title: 'Open the Embassy of Hell',
    says: 'There is a queue already, and nobody is at the end of it.',
  },
  sexton: {
    title: 'Befriend the Sexton',
    says: 'He has the keys, and nobody to talk to who answers.',
  },
  candle: { title: 'Light the Corpse Candle', says: 'It points. Follow it, and mind your feet.' },
  wake: { title: 'Hold the Wake', says: 'It is called that for a reason.' },
  mill: { title: 'Grind the Bone Mill', says: 'Good bread, and the millstones hum.' },
  regiment: { title: 'Muster the Lost Regiment', says: 'All present. Some of them twice.' },
  lighthouse: {
    title: 'Darken the Lighthouse',
    says: 'The ships still come. They have always come.',
  },
  cathedral: {
    title: 'Raise the Bone Cathedral',
    says: 'Everybody in the parish gives what they can.',
  },
  king: {
    title: 'Wake the King under the Hill',
    says: 'He was promised to come when the land needs him. He is not asking.',
  },
}
