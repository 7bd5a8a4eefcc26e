import type { Words } from '../../rules/sentence.ts'
import { guide } from './en.guide.ts'
import { refusals } from './en.refusals.ts'
import { MODULES } from './modules.ts'
import { CHARACTER_PROMPTS, ENVIRONMENT_PROMPTS } from './prompts.ts'
import { called, count, quoted } from './speak.ts'

const prompts = (list: string, words: readonly string[]): Words =>
  Object.fromEntries(words.map((word, i) => [`prompt.${list}.${i + 1}`, word]))

const named: Words = {
  'named.card': ({ name }) => quoted(name, 'a card without a name'),
  'named.character': ({ name }) => quoted(name, 'a Character without a name'),
  'named.scene': ({ scene }) => quoted(scene, 'a Scene without an Objective'),
  'named.aspect': ({ aspect }) => quoted(aspect, 'an Aspect without words'),
  'named.on': ({ name }) => `on ${quoted(name, 'a card without a name')}`,
}

const things: Words = {
  'game.name': 'Prophecy',
  'piece.card': 'index card',
  'piece.note': 'sticky note',
  'piece.oval': 'Scene',
  'piece.die': 'die',
  'piece.sheet': 'prophecy',
  'piece.placard': 'pause card',
  'supply.cards': 'Index cards',
  'supply.yellow': 'Yellow notes',
  'supply.pink': 'Pink notes',
  'supply.blue': 'Blue notes',
  'supply.green': 'Green notes',
  'supply.orange': 'Orange notes',
  'supply.dice': 'Dice',
  'supply.left': ({ left }) => `${left} left`,
  'setting.finale': 'Difficulty Rating of the Finale',
  'setting.minutes': 'Minutes for a Scene',
  'setting.limit': 'Most Scenes in an outline',
  'setting.now': ({ value, usual }) =>
    value === usual ? `now ${value}, as usual` : `now ${value}, usually ${usual}`,
  'phase.prophecy': 'Receive a Prophecy',
  'phase.characters': 'Create Characters',
  'phase.outline': 'Write an Outline',
  'phase.story': 'Tell the Story',
  'about.fate': 'fate',
  'about.destiny': 'destiny',
  'category.occupation': 'Occupation',
  'category.trait': 'Physical or Mental Characteristic',
  'category.psyche': 'Psychological Characteristic',
  'category.relationship': 'Relationship',
  'category.affiliation': 'Affiliation',
  'category.occupation.note': 'A profession, a hobby, an interest',
  'category.trait.note': 'Something about the body or the mind',
  'category.psyche.note': 'What sort of person this is',
  'category.relationship.note': 'What ties this Character to another one',
  'category.affiliation.note': 'What ties this Character to an organisation',
  'category.filled': 'There is one already',
  'as.occupation': 'Make it the Occupation',
  'as.trait': 'Make it the Physical or Mental Characteristic',
  'as.psyche': 'Make it the Psychological Characteristic',
  'as.relationship': 'Make it the Relationship',
  'as.affiliation': 'Make it the Affiliation',
  'module.own': 'Our own prophecy',
  'module.own.note': 'Write what you have made up together',
}

const moves: Words = {
  'move.receive': 'Receive a prophecy',
  'move.character': 'Make your Character',
  'move.claim': 'Make this card your Character',
  'move.aspect': 'Add an Aspect to a Character',
  'move.category': 'Say what sort of Aspect it is',
  'move.object': 'Add an Object',
  'move.environment': 'Add an Aspect to an Object',
  'move.placeCard': 'Add a place card',
  'move.finale': 'Sketch the Finale',
  'move.precursor': 'Sketch a Precursor',
  'move.oval': 'Draw a Scene',
  'move.setParent': 'Make it a Precursor',
  'move.dropParent': 'Take it off its Parent',
  'move.crown': 'Make it the Finale',
  'move.begin': 'Begin this Scene',
  'move.stop': 'Set the Scene aside',
  'move.perform': 'Throw the dice',
  'move.tell': 'Write down what happened',
  'move.offerPair': 'Offer a matching pair',
  'move.agreePair': 'Agree',
  'move.objectPair': 'Object',
  'move.withdrawPair': 'Take it back',
  'move.startClock': 'Start the clock',
  'move.stopClock': 'Stop the clock',
  'move.pause': 'Lay the pause card',
  'move.liftPause': 'Take up the pause card',
  'move.takeModerator': 'Be the Moderator',
  'move.leaveModerator': 'Go on without a Moderator',
  'move.phase': 'Go to another phase',
  'move.setting': 'Change a house setting',
  'move.refill': 'Fill up a stack',
  'offer.begin': ({ scene, dr }) => `Begin ${quoted(scene, 'a Scene')} (DR ${dr})`,
  'offer.join': ({ scene }) => `Find a Parent for ${quoted(scene, 'this Scene')}`,
  'offer.category': ({ aspect }) => `What sort is ${quoted(aspect, 'the note')}?`,
  'offer.crown': ({ scene }) => `Make ${quoted(scene, 'this Scene')} the Finale`,
}

const questions: Words = {
  'ask.module': 'Which prophecy do you receive?',
  'ask.title': 'What is it called?',
  'ask.prophecy': 'What is going to happen?',
  'ask.name': 'What is your Character called?',
  'ask.claim': 'Which card is your Character?',
  'ask.character': 'Which Character?',
  'ask.category': 'Which sort of Aspect?',
  'ask.aspect': 'The Aspect, in a word or a short phrase',
  'ask.note': 'Which note?',
  'ask.object': 'What is it called? A person, a place or a thing',
  'ask.card': 'Which card does it stick to?',
  'ask.scene': 'Which Scene?',
  'ask.place': 'What is the place called?',
  'ask.parent': 'Which Scene does it make easier?',
  'ask.objective': 'What do the Characters try to do?',
  'ask.setting': 'When and where is it?',
  'ask.begin': 'Which Scene do you perform?',
  'ask.told': 'What happened?',
  'ask.toldSuccess': 'What happened? Which pairs did you make use of, and what follows?',
  'ask.toldFailure': 'What happened? What went wrong, and what follows?',
  'ask.pair.a': 'Which Aspect of a Character?',
  'ask.pair.b': 'Which Aspect of the environment?',
  'ask.phase': 'Which phase?',
  'ask.setting.which': 'Which setting?',
  'ask.supply': 'Which stack?',
}

const marks: Words = {
  'rating.0': ({ dr }) => `Finale, Difficulty Rating ${dr}`,
  'rating.1': ({ dr }) => `Primary Scene, Difficulty Rating ${dr}`,
  'rating.2': ({ dr }) => `Secondary Scene, Difficulty Rating ${dr}`,
  'rating.3': ({ dr }) => `Tertiary Scene, Difficulty Rating ${dr}`,
  'rating.4': ({ dr }) => `Scene of the fourth level, Difficulty Rating ${dr}`,
  'mark.line': ({ parent }) => `Precursor of ${quoted(parent, 'a Scene without an Objective')}`,
  'mark.ready': 'Can be performed now',
  'mark.current': 'Is being performed',
  'mark.owner': ({ name }) => `Character of ${called(name, 'a player without a name')}`,
  'mark.gone': 'Character of a player who is not at this table',
  'mark.place': ({ scene }) => `Place of ${quoted(scene, 'a Scene')}`,
  'mark.won': ({ scene }) => `Won by ${quoted(scene, 'a Precursor')}`,
  'amiss.parent': 'Lacks a Parent: join it to the Scene that it makes easier',
  'amiss.second': 'There is another Finale already, so this one lacks a Parent',
  'amiss.circle': 'Lacks a Parent: its lines would run in a circle',
  'amiss.deep': 'Lacks a Parent: nothing can hang under a Scene with DR 1',
  'amiss.finale': 'Lacks a Parent, and there is no Finale yet',
  'amiss.die': ({ count: n }) =>
    `${count(n, 'die', 'dice')} won for this Scene ${n === 1 ? 'does' : 'do'} not lie here; counted all the same`,
  'amiss.stray': 'Was not won by a Precursor, so it does not count',
  'amiss.secondCharacter': ({ name }) =>
    `${called(name, 'This player')} has another Character already`,
  'amiss.moderator': 'The Moderator plays no Character',
  'amiss.name': 'Has no name yet',
  'missing.occupation': 'No Occupation yet',
  'missing.trait': 'No Physical or Mental Characteristic yet',
  'missing.psyche': 'No Psychological Characteristic yet',
  'missing.relationship': 'No Relationship yet',
  'missing.affiliation': 'No Affiliation yet',
  'doubled.occupation': 'More than one Occupation',
  'doubled.trait': 'More than one Physical or Mental Characteristic',
  'doubled.psyche': 'More than one Psychological Characteristic',
  'doubled.relationship': 'More than one Relationship',
  'doubled.affiliation': 'More than one Affiliation',
  'pair.broken': 'Not a pair any more: a note was moved',
  'pair.objected': ({ name }) => `${called(name, 'Somebody')} objects`,
  'pair.suggested': ({ name }) =>
    `Suggested by ${called(name, 'the Moderator')}; a player has to agree`,
  'pair.reused': ({ aspect }) => `“${aspect}” stands in another pair too`,
  'pair.elsewhere': ({ aspect }) => `“${aspect}” is on the place card of another Scene`,
  'gather.pool': ({ pairs, won, dice }) =>
    `${count(pairs, 'pair', 'pairs')} + ${count(won, 'die', 'dice')} won = ${count(dice, 'die', 'dice')}`,
  'gather.empty': 'No dice yet: a Failure as it stands',
  'ruling.success': ({ result, dr }) => `${count(result, 'Hit', 'Hits')} against DR ${dr}: Success`,
  'ruling.failure': ({ result, dr }) => `${count(result, 'Hit', 'Hits')} against DR ${dr}: Failure`,
  'ruling.empty': ({ dr }) => `No dice, no Hits against DR ${dr}: Failure`,
}

const ending: Words = {
  'ending.success': ({ scene }) => `${quoted(scene, 'The Finale')}: you did it`,
  'ending.failure': ({ scene }) => `${quoted(scene, 'The Finale')}: it was not to be`,
  'ending.good': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against DR ${dr}. What was foretold did not come to pass, or not the way it was told.`,
  'ending.bad': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against DR ${dr}. What was foretold came to pass, and somebody will have to live with it.`,
  'ending.scenes': ({ performed, succeeded }) =>
    `You performed ${count(performed, 'Scene', 'Scenes')}; ${succeeded} succeeded.`,
  'ending.told': ({ told }) => String(told),
  'ending.untold': 'Nobody has written down yet how the Finale went.',
  'ending.world': 'Go round the table once: what became of the world, and of each of you?',
  'ending.chronicle':
    'Everything stays on this table. Look back at each Scene, and keep the story.',
}

/** Everything this game says, in English. */
export const en: Words = {
  ...things,
  ...named,
  ...moves,
  ...questions,
  ...marks,
  ...guide,
  ...refusals,
  ...ending,
  ...Object.assign(
    {},
    ...Object.entries(CHARACTER_PROMPTS).map(([id, words]) => prompts(id, words)),
  ),
  ...prompts('environment', ENVIRONMENT_PROMPTS),
  ...Object.fromEntries(
    MODULES.flatMap(({ id, title, text }) => [
      [`module.${id}.title`, title],
      [`module.${id}.text`, text],
    ]),
  ),
}
