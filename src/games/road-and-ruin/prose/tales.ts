import type { RoleId, TaleId } from '../reckon/tales.ts'
import type { RoleText, TaleText } from './content.ts'

/** The three Tales [R3], by their ids. */
export const TALES: Readonly<Record<TaleId, TaleText>> = {
  errand: {
    title: 'The Long Errand',
    says: 'Something has to be brought from here to there, and the road has other plans.',
    beats: [
      'The errand: who asks for it, what it is, and why nobody else will go.',
      'The price: the road takes something that you meant to keep.',
      'The other way: somebody offers to end the errand here, and they are not wrong.',
      'The handing over: it arrives, and it matters to whom you give it.',
    ],
    mechanic:
      'Whenever you change your road, throw for the Roster. An item that recurs has been travelling, too.',
  },
  cellar: {
    title: 'What the Cellar Kept',
    says: 'A house, an inn or a whole town hides something, and it has begun to knock.',
    beats: [
      'The knock: a small thing is wrong, and everybody has a reason not to look.',
      'The key: somebody knows more than they say, and wants to be asked well.',
      'The stair: you go down, and what you believed turns around.',
      'The door: open it, close it for good, or take its place.',
    ],
    mechanic:
      'Each search that is given up leaves its slip on the table. When the third lies there, what was hidden comes looking for you.',
  },
  winter: {
    title: 'Before the Snow',
    says: 'People must hold together until something passes: a siege, a sickness, a winter.',
    beats: [
      'The counting: what there is, who there is, and how long it has to last.',
      'The first lack: something runs out, and somebody is blamed.',
      'The worst night: what was outside is inside, if only for an hour.',
      'The thaw: who is still here, and what nobody will speak of.',
    ],
    mechanic:
      'Keep a count of stores, and begin with as many as there are people. Each night takes 1; each rest that somebody tends gives 1 back.',
  },
}

/** The six Roles [R3], by their ids. */
export const ROLES: Readonly<Record<RoleId, RoleText>> = {
  guide: {
    title: 'The Guide',
    says: 'You know a way, or you say so until there is one.',
    solves: 'Getting there: weather, water, the right road and the one to leave.',
  },
  shield: {
    title: 'The Shield',
    says: 'You stand where the blow will fall.',
    solves: 'Standing fast: threats, ambushes, and whoever must get home unhurt.',
  },
  voice: {
    title: 'The Voice',
    says: 'You find the word that opens the door, or the one that shuts it.',
    solves: 'People: bargains, lies, grief, and crowds with torches.',
  },
  hand: {
    title: 'The Hand',
    says: 'You can do with a nail what others cannot with a workshop.',
    solves: 'Things: locks, wheels, wounds, and whatever has just come off.',
  },
  scholar: {
    title: 'The Scholar',
    says: 'You have read of this, and you should have told the others sooner.',
    solves: 'Questions: old signs, odd deaths, spells, and what the bell is for.',
  },
  stray: {
    title: 'The Stray',
    says: 'You belong nowhere, so you get in everywhere.',
    solves: 'What is none of your business: roofs, cellars, beasts, and other worlds.',
  },
}
