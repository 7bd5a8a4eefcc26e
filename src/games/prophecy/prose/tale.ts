import type { Words } from '../../../rules/plain/sentence.ts'
import { called, quoted } from '../../../rules/story/speak.ts'

/** What is said in forms alone, of all that this game shares with others that tell a story. */
export const taleForms: Words = {
  'place.unnamed': 'Without a name it is called after its Scene',
  'place.laid': 'Its place card is laid along with it',
  'setting.now': ({ value, usual }) =>
    value === usual ? `now ${value}, as usual` : `now ${value}, usually ${usual}`,
  'button.receive': 'Receive it',
  'button.character': 'Lay the card',
  'button.claim': 'Make it my Character',
  'button.aspect': 'Stick it on',
  'button.category': 'That is what it is',
  'button.object': 'Lay the card',
  'button.environment': 'Stick it on',
  'button.sketch': 'Write it down',
  'button.placeCard': 'Lay the card',
  'button.finale': 'Draw the oval',
  'button.precursor': 'Draw the oval',
  'button.oval': 'Draw the oval',
  'button.setParent': 'Draw the line',
  'button.tell': 'Write it down',
  'button.became': 'Write it down',
  'button.writePair': 'Stick it on',
  'button.phase': 'Go there',
  'button.setting': 'Play it like that',
  'button.refill': 'Fill it up',
  'ask.module': 'Which prophecy do you receive?',
  'ask.title': 'What is it called?',
  'ask.name': 'What is your Character called?',
  'ask.claim': 'Which card is your Character?',
  'ask.character': 'Which Character?',
  'ask.category': 'Which sort of Aspect?',
  'ask.aspect': 'The Aspect, in a word or a short phrase',
  'ask.note': 'Which note?',
  'ask.object': 'What is it called? A person, a place or a thing',
  'ask.card': 'Which card does it stick to?',
  'ask.goesWith': 'What goes with it here?',
  'ask.scene': 'Which Scene?',
  'ask.place': 'What is the place called?',
  'ask.parent': 'Which Scene does it make easier?',
  'ask.objective': 'What do the Characters try to do?',
  'ask.setting': 'When and where is it?',
  'ask.begin': 'Which Scene do you perform?',
  'ask.told': 'What happened?',
  'ask.told.success': 'Which pairs did you make use of, and what follows?',
  'ask.told.failure': 'What went wrong, and what follows?',
  'ask.pair.a': 'Which Aspect of a Character?',
  'ask.pair.b': 'Which Aspect of the environment?',
  'ask.setting.which': 'Which setting?',
  'ask.supply': 'Which stack?',
  'no.odd': 'That answer does not fit. Please choose again.',
  'no.seat': 'Take a seat first.',
  'no.scene': 'There is no Scene for that yet.',
  'no.current': 'No Scene is being performed. Begin one first.',
  'no.character': 'There is no Character yet.',
  'no.object': 'There is no card for that yet. Add an Object first.',
  'no.aspect': 'Only notes that stick on a card and have words on them can stand in a pair.',
  'no.oneSort': 'A pair takes one Aspect of a Character and one of the environment.',
  'no.pair': 'Nobody has offered that pair.',
  'no.characterAspect': 'Only an Aspect on a Character’s card has a category.',
  'no.environment': ({ name }) =>
    `${called(name, 'This card')} is a Character. Its Aspects are a player’s business.`,
  'no.secondCharacter': ({ name }) => `You already play ${called(name, 'a Character')}.`,
  'no.moderatorDecides': 'The Moderator may suggest a pair; agreeing is for the others.',
  'no.finaleYet': 'Sketch the Finale first: every other Scene leads up to it.',
  'no.secondFinale': ({ scene }) =>
    `There is only one Finale, and it is ${quoted(scene, 'there already')}. Every other Scene needs a Parent.`,
  'no.finaleBelow':
    'The Finale is nobody’s Precursor. Draw the line from the other Scene to the Finale.',
  'no.tertiary': ({ scene }) =>
    `${quoted(scene, 'That Scene')} has DR 1, or would have: nothing can hang under it.`,
  'no.deepTree': ({ scene }) =>
    `What hangs under ${quoted(scene, 'this Scene')} would be left without a Difficulty Rating: there it is too deep.`,
  'no.parentLoose': ({ scene }) =>
    `${quoted(scene, 'That Scene')} does not lead up to the Finale yet. Give it a Parent first.`,
  'no.circle': ({ scene, parent }) =>
    `${quoted(parent, 'That Scene')} already leads up to ${quoted(scene, 'this one')}: the line would close a circle.`,
  'no.itself': 'A Scene cannot be its own Precursor.',
  'no.already': ({ scene }) => `It is a Precursor of ${quoted(scene, 'that Scene')} already.`,
  'no.oval': 'A line runs from one Scene to another.',
  'no.parent': ({ scene }) => `${quoted(scene, 'That Scene')} has no Parent.`,
  'no.told': 'No Scene has been performed yet.',
  'no.unperformed': ({ scene }) =>
    `${quoted(scene, 'That Scene')} has not been performed yet. Throw the dice first.`,
  'no.begun': ({ scene }) =>
    `${quoted(scene, 'This Scene')} is being performed already, and its clock goes on.`,
  'no.paused': 'The pause card lies on the table.',
  'no.pause': 'There is no pause card on the table.',
  'no.running': 'The clock is running.',
  'no.standing': 'The clock is standing still.',
  'warn.foreign': ({ name }) => `${called(name, 'This Character')} belongs to another player.`,
  'warn.doubled': ({ name }) =>
    `${called(name, 'This Character')} has an Aspect of this category already; a new Character has one of each.`,
  'warn.limit': ({ limit, scenes }) =>
    `This would be Scene ${scenes}. More than ${limit} make the story forget its question.`,
  'warn.parentPerformed': ({ scene }) =>
    `${quoted(scene, 'That Scene')} has been performed: help would come too late.`,
  'warn.reparent': ({ scene, old }) =>
    `${quoted(scene, 'This Scene')} is a Precursor of ${quoted(old, 'another one')} now. It will be taken off there.`,
  'warn.placeCard': ({ scene }) => `${quoted(scene, 'This Scene')} has a place card already.`,
  'warn.begun': ({ scene }) =>
    `${quoted(scene, 'Another Scene')} is being performed. It will be set aside, and its clock starts anew next time.`,
  'warn.moderatorCharacter':
    'You are the Moderator, who is there for everybody and had better play no Character. One of the players can be it all the same.',
  'category.occupation.note': 'A profession, a hobby, an interest',
  'category.trait.note': 'Something about the body or the mind',
  'category.psyche.note': 'What sort of person this is',
  'category.relationship.note': 'What ties this Character to another one',
  'category.affiliation.note': 'What ties this Character to an organisation',
  'category.filled': 'There is one already',
}
