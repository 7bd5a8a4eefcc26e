import type { Words } from '../../../rules/plain/sentence.ts'
import { called, quoted } from '../../../rules/story/speak.ts'

const NAMELESS = 'a Scene without a name'
const NO_LIMIT = 'no limit'

/** What is said in forms alone, of all that this game shares with others that tell a story. */
export const taleForms: Words = {
  'place.unnamed': 'Left empty, it is called after its Scene',
  'place.laid': 'Its place card is laid with it',
  'setting.now': ({ value, usual }) =>
    value === usual
      ? `now ${value === '' ? NO_LIMIT : value}, as usual`
      : `now ${value === '' ? NO_LIMIT : value}, usually ${usual === '' ? NO_LIMIT : usual}`,
  'category.filled': 'Has one already',
  'category.occupation.note': 'What do you do?',
  'category.trait.note': 'What about your body, your mind, or both?',
  'category.psyche.note': 'How do you see the world? Best is what helps as well as hinders',
  'category.relationship.note':
    'What is there between you and somebody, played or not? The story should strain it',
  'category.affiliation.note':
    'Which organisation of note is yours? What does it give, and what does it ask?',
  'button.recall': 'Lay the sheet',
  'button.antagonist': 'Lay the card',
  'button.whereabouts': 'Lay the card',
  'button.catastrophe': 'Lay the card',
  'button.warning': 'Write it down',
  'button.act': 'Go there',
  'button.flashforward': 'Write it down',
  'button.character': 'Lay the card',
  'button.claim': 'Play them',
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
  'button.writePair': 'Stick it on',
  'button.setting': 'Play it like that',
  'button.refill': 'Fill it up',
  'no.odd': 'That answer does not fit. Please choose again.',
  'no.seat': 'Take a seat first.',
  'no.change': 'It is so already.',
  'no.scene': 'There is no Scene for that yet.',
  'no.current': 'No Scene is being played. Begin one first.',
  'no.character': 'There is no Character yet.',
  'no.object': 'There is no card for that yet. Lay one first.',
  'no.aspect': 'A pair is made of notes with words on them that stick on cards.',
  'no.oneSort': 'A pair is one Trait of a Character and one Aspect of the environment.',
  'no.pair': 'Nobody has offered that pair.',
  'no.characterAspect': 'Only what sticks on a Character’s card is a Trait.',
  'no.environment': ({ name }) =>
    `${called(name, 'This one')} is a Character: what they are like is up to their player.`,
  'no.secondCharacter': ({ name }) => `You play ${called(name, 'a Character')} already.`,
  'no.finaleYet': 'Sketch the Climax first: all else flows into it.',
  'no.secondFinale': ({ scene }) =>
    `The tree has its Climax: ${quoted(scene, NAMELESS)}. Every other Scene is upstream of one that is there.`,
  'no.finaleBelow': 'The Climax flows into nothing. Draw the line from the other Scene to it.',
  'no.tertiary': ({ scene }) =>
    `${quoted(scene, 'That Scene')} has Depth 3: there is nothing upstream of it.`,
  'no.deepTree': ({ scene }) =>
    `What is upstream of ${quoted(scene, 'this Scene')} would come to lie deeper than 3.`,
  'no.parentLoose': ({ scene }) =>
    `${quoted(scene, 'That Scene')} does not flow into the Climax. Join it first.`,
  'no.circle': ({ scene, parent }) =>
    `${quoted(parent, 'That Scene')} flows into ${quoted(scene, 'this one')}: time would run in a circle.`,
  'no.itself': 'No Scene is upstream of itself.',
  'no.already': ({ scene }) =>
    `It is immediately upstream of ${quoted(scene, 'that Scene')} already.`,
  'no.oval': 'A line runs from one Scene to another.',
  'no.told': 'No Scene has been played yet.',
  'no.unperformed': ({ scene }) =>
    `${quoted(scene, 'That Scene')} has had no Check yet. Throw the dice first.`,
  'no.begun': ({ scene }) => `You are playing ${quoted(scene, 'this Scene')} already.`,
  'no.paused': 'The pause card lies on the table.',
  'no.pause': 'There is no pause card on the table.',
  'no.running': 'The clock is running.',
  'no.standing': 'The clock is standing still.',
  'warn.foreign': ({ name }) => `${called(name, 'This Character')} belongs to another player.`,
  'warn.doubled': ({ name }) =>
    `${called(name, 'This Character')} has a Trait of that sort. A new Character has one of each.`,
  'warn.limit': ({ limit, scenes }) => `This would be Scene ${scenes}, of ${limit} at most.`,
  'warn.parentPerformed': ({ scene }) =>
    `${quoted(scene, 'That Scene')} has been played: nothing upstream of it can help any more.`,
  'warn.reparent': ({ scene, old }) =>
    `${quoted(scene, 'This Scene')} flows into ${quoted(old, 'another one')} now, and will not any more.`,
  'warn.placeCard': ({ scene }) => `${quoted(scene, 'This Scene')} has a place card already.`,
  'warn.begun': ({ scene }) =>
    `You are playing ${quoted(scene, 'another Scene')}. It will be set aside, and its ten minutes begin anew.`,
}
