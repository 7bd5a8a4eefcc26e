import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count, quoted } from './speak.ts'

/** Why not; and of what we only warn. */
export const refusals: Words = {
  'no.odd': 'That answer does not fit. Please choose again.',
  'no.seat': 'Take a seat first.',
  'no.change': 'It is so already.',
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
  'no.moderatorTaken': ({ name }) => `${called(name, 'Somebody')} is the Moderator already.`,
  'no.moderatorDecides': 'The Moderator may suggest a pair; agreeing is for the others.',
  'no.moderator': 'There is no Moderator.',
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
  'no.ended': 'The story is not over yet.',
  'no.told': 'No Scene has been performed yet.',
  'no.unperformed': ({ scene }) =>
    `${quoted(scene, 'That Scene')} has not been performed yet. Throw the dice first.`,
  'no.begun': ({ scene }) =>
    `${quoted(scene, 'This Scene')} is being performed already, and its clock goes on.`,
  'no.paused': 'The pause card lies on the table.',
  'no.pause': 'There is no pause card on the table.',
  'no.running': 'The clock is running.',
  'no.standing': 'The clock is standing still.',
  'why.performed': ({ scene }) => `${quoted(scene, 'This Scene')} has been performed.`,
  'why.loose': 'It does not lead up to the Finale yet.',
  'why.finale': 'There is no Finale yet.',
  'why.precursors': ({ count: n, scene }) =>
    n === 1
      ? `First perform its Precursor ${quoted(scene, 'without an Objective')}.`
      : `First perform its ${count(n, 'Precursor', 'Precursors')}, such as ${quoted(scene, 'the one without an Objective')}.`,
  'warn.prophecy': 'A prophecy lies on the table already. Receive another one?',
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
  'warn.moderatorPlays': ({ name }) =>
    `You play ${called(name, 'a Character')}. It is easier to be there for everybody without one, but one of the players can be the Moderator too.`,
  'warn.moderatorTells':
    'The Moderator asks, and the others tell. Write it down if you write what they said.',
  'warn.moderator': ({ name }) => `${called(name, 'Somebody else')} is the Moderator.`,
}
