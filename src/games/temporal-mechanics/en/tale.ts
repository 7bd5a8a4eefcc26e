import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count, quoted } from '../../../rules/story/speak.ts'

const NAMELESS = 'a Scene without a name'

const things: Words = {
  'named.card': ({ name }) => quoted(name, 'a card without a name'),
  'named.character': ({ name }) => quoted(name, 'a Character without a name'),
  'named.scene': ({ scene }) => quoted(scene, NAMELESS),
  'named.aspect': ({ aspect }) => quoted(aspect, 'a blank note'),
  'named.on': ({ name }) => `on ${quoted(name, 'a card without a name')}`,
  'named.plain': ({ name }) => `${name}`,
  'place.of': ({ scene }) => `Where ${quoted(scene, 'this Scene')} is`,
  'piece.card': 'index card',
  'piece.note': 'sticky note',
  'piece.oval': 'Scene',
  'piece.ink': 'ink',
  'piece.die': 'die',
  'piece.sheet': 'sheet',
  'piece.placard': 'pause card',
  'nameless.ink': 'ink of {wide} by {high} cm',
  'nameless.die': 'a six-sided die showing {face}',
  'list.sheets': 'What was, and what came to be',
  'list.scenes': 'The Story Tree',
  'list.characters': 'Characters',
  'list.objects': 'People, places and things',
  'list.notes': 'Loose notes',
  'supply.cards': 'Index cards',
  'supply.yellow': 'Yellow notes',
  'supply.pink': 'Pink notes',
  'supply.blue': 'Blue notes',
  'supply.green': 'Green notes',
  'supply.orange': 'Orange notes',
  'supply.dice': 'Dice',
  'supply.left': ({ left }) => `${left} left`,
}

/** Each category, and what it is called in passing. */
const CATEGORY_NAMES = {
  occupation: ['an', 'Occupation'],
  trait: ['a', 'Physical or Mental Characteristic', 'Characteristic of body or mind'],
  psyche: ['a', 'Psychological Characteristic'],
  relationship: ['a', 'Relationship'],
  affiliation: ['an', 'Affiliation'],
} as const

const traits: Words = {
  ...Object.fromEntries(
    Object.entries(CATEGORY_NAMES).flatMap(([id, [a, name, short = name]]) => [
      [`category.${id}`, name],
      [`add.${id}`, `Add ${a} ${short}`],
      [`as.${id}`, `Take it as the ${short}`],
      [`missing.${id}`, `Lacks ${a} ${name}`],
      [`doubled.${id}`, `Has more than one ${name}`],
    ]),
  ),
  'category.trait.short': 'Body or mind',
  'category.psyche.short': 'Psyche',
}

const moves: Words = {
  'move.recall': 'Recall what happened',
  'move.antagonist': 'Say who brought it about',
  'move.whereabouts': 'Say when and where it was',
  'move.catastrophe': 'Say what must be prevented',
  'move.warning': 'Write the Warning',
  'move.act': 'Go to another act',
  'move.influence': 'Try to alter it',
  'move.investigate': 'Go back and look further',
  'move.flashforward': 'Tell what has changed',
  'move.character': 'Make your Character',
  'move.claim': 'Play this one yourself',
  'move.aspect': 'Add a Trait to a Character',
  'move.category': 'Say what sort of Trait it is',
  'move.object': 'Add a person, a place or a thing',
  'move.environment': 'Add an Aspect to a card',
  'move.stick': 'Stick it on a card',
  'move.pullOff': 'Pull it off its card',
  'move.sketch': 'Say what a Scene still lacks',
  'move.placeCard': 'Add a place card',
  'move.finale': 'Sketch the Climax',
  'move.precursor': 'Sketch a Scene upstream',
  'move.oval': 'Draw a Scene',
  'move.setParent': 'Put it upstream of another',
  'move.crown': 'Make it the Climax',
  'move.begin': 'Begin this Scene',
  'move.stop': 'Set it aside',
  'move.perform': 'Throw the dice',
  'move.tell': 'Interpret it: tell what came of it',
  'move.offerPair': 'Offer a matching pair',
  'move.agreePair': 'Agree',
  'move.objectPair': 'Disagree',
  'move.withdrawPair': 'Take it back',
  'move.writePair': 'Write what goes with it',
  'move.startClock': 'Start the clock',
  'move.stopClock': 'Stop the clock',
  'move.pause': 'Lay the pause card',
  'move.liftPause': 'Take up the pause card',
  'move.setting': 'Change a house setting',
  'move.refill': 'Fill up a stack',
  'offer.begin': ({ scene, dr }) => `Begin ${quoted(scene, 'a Scene')} (Difficulty\u00a0${dr})`,
  'offer.objective': 'Say what a Scene is about',
  'offer.setting': ({ scene }) => `Say when and where ${quoted(scene, 'this Scene')} is`,
  'offer.join': ({ scene }) => `Say what ${quoted(scene, 'this Scene')} flows into`,
  'offer.category': ({ aspect }) => `What sort is ${quoted(aspect, 'the note')}?`,
  'offer.crown': ({ scene }) => `Make ${quoted(scene, 'this Scene')} the Climax`,
}

const marks: Words = {
  'rating.0': ({ dr }) => `Climax, Depth 0, Difficulty ${dr}`,
  ...Object.fromEntries(
    [1, 2, 3].map((depth): [string, Words[string]] => [
      `rating.${depth}`,
      ({ dr }) => `Depth ${depth}, Difficulty ${dr}`,
    ]),
  ),
  'mark.line': ({ parent }) => `Immediately upstream of ${quoted(parent, NAMELESS)}`,
  'mark.ready': 'Can be played now',
  'mark.current': 'Is being played',
  'mark.owner': ({ name }) => `Character of ${called(name, 'a player without a name')}`,
  'mark.gone': 'Character of a player who is not at this table',
  'mark.place': ({ scene }) => `Place of ${quoted(scene, 'a Scene')}`,
  'mark.won': ({ scene }) => `Reward Die of ${quoted(scene, 'a Scene upstream')}`,
  'amiss.parent': 'Joined to nothing: say which Scene it flows into',
  'amiss.second': 'There is another Climax, so this one is joined to nothing',
  'amiss.circle': 'Joined to nothing: its lines would run in a circle',
  'amiss.deep': 'Joined to nothing: upstream of Depth 3 there is nothing',
  'amiss.finale': 'Joined to nothing, and there is no Climax yet',
  'amiss.die': ({ count: n }) =>
    `${count(n, 'Reward Die', 'Reward Dice')} of this Scene ${n === 1 ? 'lies' : 'lie'} elsewhere, and ${n === 1 ? 'counts' : 'count'} all the same`,
  'amiss.stray': 'No Scene upstream has won it, so it does not count',
  'amiss.thrown': 'Was thrown for more than once: one of the throws counts, and it alone',
  'amiss.secondCharacter': ({ name }) => `${called(name, 'This player')} plays somebody already`,
  'amiss.name': 'Has no name yet',
  'pair.broken': 'Not a pair any more: a note was moved',
  'pair.objected': ({ name }) => `${called(name, 'Somebody')} disagrees`,
  'pair.reused': ({ aspect }) => `${quoted(aspect, 'A note')} stands in another pair too`,
  'pair.elsewhere': ({ aspect }) => `${quoted(aspect, 'A note')} belongs to another Scene’s place`,
  'gather.pool': ({ pairs, won, dice }) =>
    `${count(pairs, 'pair', 'pairs')} + ${count(won, 'Reward Die', 'Reward Dice')} = ${count(dice, 'die', 'dice')}`,
  'gather.empty': 'No dice: nothing would change',
  'gather.where': ({ setting }) => `${setting}`,
  'odd.success': 'Success',
  'odd.failure': 'Failure',
  'ruling.success': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against Difficulty ${dr}: Success`,
  'ruling.failure': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against Difficulty ${dr}: Failure`,
  'ruling.empty': ({ dr }) => `No dice, no Hits against Difficulty ${dr}: Failure`,
}

const steps: Words = {
  'step.character': ({ player }) => `${called(player, 'This player')} makes a Character`,
  'step.aspects': ({ player, name }) =>
    `${called(player, 'This player')} gives ${called(name, 'the Character')} five Traits`,
  'step.finale': ({ dr }) => `Sketch the Climax (Difficulty\u00a0${dr})`,
  'step.precursors': ({ precursors, most }) =>
    precursors === 0
      ? 'Sketch Scenes upstream of it'
      : most === 0
        ? `Sketch Scenes upstream: ${precursors} so far`
        : `Sketch Scenes upstream: ${precursors} so far, at most ${most}`,
  'step.full': ({ scenes }) => `Your tree has ${count(scenes, 'Scene', 'Scenes')}: that will do`,
  'step.settled': 'Say of every Scene what it is about, when and where',
  'step.loose': ({ count: n }) => `${count(n, 'Scene is', 'Scenes are')} joined to nothing`,
  'step.choose': 'Choose a Scene',
  'step.chosen': ({ scene }) => `You play ${quoted(scene, 'a Scene')}`,
  'step.over': 'The Climax has been played',
  'step.play': ({ scene, dr }) =>
    `Investigate: explore ${quoted(scene, 'the Scene')} (Difficulty\u00a0${dr}), and note what you find`,
  'step.pairs': ({ pairs }) =>
    pairs === 0 ? 'Find matching pairs' : `Find matching pairs: ${pairs} so far`,
  'step.perform': ({ dr }) => `Influence: throw the dice, for ${count(dr, 'Hit', 'Hits')} or more`,
  'step.tellNow.success': 'Interpret: it worked. What is different now?',
  'step.tellNow.failure': 'Interpret: it did not work. Why?',
  'step.tellSuccess': ({ scene }) => `${quoted(scene, 'The Scene')} worked: interpret it`,
  'step.tellFailure': ({ scene }) => `${quoted(scene, 'The Scene')} did not work: interpret it`,
  'lack.limit': ({ limit }) => `More Scenes than the ${limit} of your house`,
  'lack.objectives': ({ count: n }) =>
    `${count(n, 'Scene does', 'Scenes do')} not say what ${n === 1 ? 'it is' : 'they are'} about`,
  'lack.setting': ({ scene }) => `When and where is ${quoted(scene, NAMELESS)}?`,
}

const reasons: Words = {
  'why.performed': ({ scene }) => `${quoted(scene, 'This Scene')} has been played.`,
  'why.loose': 'It does not flow into the Climax.',
  'why.finale': 'There is no Climax yet.',
  'why.precursors': ({ count: n, scene }) =>
    n === 1
      ? `First play ${quoted(scene, NAMELESS)}, upstream of it.`
      : `First play the ${n} Scenes upstream of it, such as ${quoted(scene, NAMELESS)}.`,
}

/** What is said by all that this game shares with others that tell a story, and what its Moves are called. */
export const tale: Words = {
  ...things,
  ...traits,
  ...moves,
  ...marks,
  ...steps,
  ...reasons,
}
