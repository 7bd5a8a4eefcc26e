import type { Words } from '../../../rules/plain/sentence.ts'
import { listed } from './content.ts'

/** The rules of each stretch in short, and questions to ask there. */
export const guide: Words = {
  ...listed('rule.inn', [
    'Choose a Tale: it says how a story of its kind goes, and has a rule of its own. Take Roles: a Role says which problems are yours to solve.',
    'A player has one character or several, alone or with others. A character acts by what it knows and wants, also where it stands for its player.',
    'Each goal and each belief takes a slot of the Story Roster.',
    'One of you may be the Host, who narrates, reads cards and says how hard things are, or who only breaks ties. The table discusses and votes all the same.',
  ]),
  ...listed('rule.road', [
    'The telling goes round. Make no challenge that your own character can solve, and no moment that it longs for: give these to a friend to tell.',
    'At a new direction throw the d20 for the Roster. A filled slot recurs and is tied in; an empty one means something new, drawn from the Roundtable Deck and written into the lowest free slot.',
    'A card is read as it is, or by a d7: Person, Creature, Object, Event, Place, Theme; a 7 joins another card.',
    'Where skill or direction matters, say what is to be reached, then what helps and harms, and then throw a d10. Each point moves the middle by one.',
    'A search begins at Discovery 21 and Dismissal 1. Its Outcome says how many cards there are, the cards move the two numbers, and then a d20 above Discovery finds, and one below Dismissal gives up.',
    'One Stage is resolved before the focus moves on. Distances are words: Touching, Near, Close By, Far, and farther.',
  ]),
  ...listed('rule.fight', [
    'A fight begins when somebody means harm, or answers one who does. All begin a round together.',
    'Who is faster is thrown for only where it matters.',
    'To-hit is the die of the weapon and the Proficiency, less range, dodge and conditions. Over half the die lands solidly, from 2 on it glances.',
    'Armour comes off the to-hit. What is left of the damage meets Steadfast before Health.',
    'To-hit and Special Die together bring the weapon’s Special at one and a half times the die, at twice, and at two and a half times.',
  ]),
  ...listed('rule.camp', [
    'A breather of one round gives back some Exertion. A rest of minutes spends a point of Endurance for a d10 of it.',
    'Each four hours at rest give back a point of Endurance, of mana and of spirit.',
    'Health comes back by a point a day with care, and by one in three days without.',
    'Each Deed earns 1 XP. Skills of a Tag are bought in the order of their ranks; the first of a rank brings a level.',
  ]),
  ...listed('rule.end', [
    'Nobody wins, and nobody loses. It ends when the Tale has been told, or when you have had enough.',
    'Everybody says what became of their own.',
  ]),
  ...listed('question.inn', [
    'Who has asked you to come to this inn?',
    'What do you carry that you would rather not show?',
    'Who at this table owes you something?',
    'What does the innkeeper know about the road?',
  ]),
  ...listed('question.road', [
    'What does it smell like here?',
    'What has been here before you, and what did it leave?',
    'Who would rather you turned back?',
    'What does this have to do with something in the Roster?',
    'What does a good end of this look like, and what does it cost?',
    'Whose moment is this?',
  ]),
  ...listed('question.fight', [
    'What does the other one want, beside winning?',
    'What breaks that cannot be mended?',
    'Who could stop this with a word?',
  ]),
  ...listed('question.camp', [
    'Who keeps watch, and what do they think of?',
    'What does nobody speak of tonight?',
    'What have you learnt, and from whom?',
    'What hurts when it gets cold?',
  ]),
  ...listed('question.end', [
    'Who stands at the door when you come home?',
    'What do people tell of it, and what did they get wrong?',
    'What is still on the road?',
  ]),
}
