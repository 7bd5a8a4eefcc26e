import type { Words } from '../../../rules/plain/sentence.ts'

const list = (start: string, words: readonly string[]): Words =>
  Object.fromEntries(words.map((word, i) => [`${start}.${i + 1}`, word]))

const rules: Words = {
  ...list('rule.prophecy', [
    'Settle together what the world is like, and which Catastrophe threatens it.',
    'It should be something your Characters can change, but neither easily nor safely.',
    'Then make cards for what there is in this world, and notes for what they are like.',
  ]),
  ...list('rule.characters', [
    'Everybody makes one Character, and alone decides what that Character does.',
    'A Character has five Aspects, one of each category.',
    'A Relationship ties your Character to another one at this table.',
  ]),
  ...list('rule.outline', [
    'Sketch the Finale first: how do you mean to meet the Catastrophe?',
    'Then ask what would help, and sketch Precursors of the Scenes that are there.',
    'Each Precursor has a Difficulty Rating one lower than its Parent’s. At 1 it ends.',
    'Eight Scenes are enough for an evening, the Finale among them.',
  ]),
  ...list('rule.story', [
    'Perform a Scene when all its Precursors have been performed.',
    'Play it, add Objects and Aspects, and agree on pairs: one Aspect of a Character, one of the environment.',
    'Throw a die for each pair and for each Precursor that succeeded. 4, 5 and 6 are Hits, and a 6 brings one more die.',
    'As many Hits as the Difficulty Rating asks for are a Success.',
    'Then tell what happened. A Success lays a die on the Parent.',
  ]),
}

const moderator: Words = {
  ...list('moderator.prophecy', [
    'What would you see first if you came to this world as a stranger?',
    'Who profits from the Catastrophe?',
    'Who knows of it already, and who does not believe it?',
    'How much time is left?',
  ]),
  ...list('moderator.characters', [
    'What would your Character never do?',
    'Where did you two meet?',
    'Which of your Aspects could also be a weakness?',
    'What does your Character stand to lose?',
  ]),
  ...list('moderator.outline', [
    'What makes this Scene hard?',
    'If it fails, what happens then?',
    'How does this Precursor help its Parent?',
    'Does everybody agree on this Objective?',
    'Which Character has not had a Scene in mind yet?',
  ]),
  ...list('moderator.story', [
    'What does it look like here? What do you hear?',
    'Who has not said anything for a while?',
    'How exactly do these two go together?',
    'What do the people around you do?',
    'What will be different from now on?',
  ]),
}

/** What the guide says at length: the rules in short, questions for a Moderator. */
export const guide: Words = { ...rules, ...moderator }
