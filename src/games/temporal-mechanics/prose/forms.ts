import type { Words } from '../../../rules/plain/sentence.ts'

/** What is said in forms alone: what the Moves of this game ask, and what they advise against. */
export const forms: Words = {
  'ask.module': 'What happened?',
  'ask.title': 'What do you call it?',
  'ask.flashback': 'What happened, and what did it make of you?',
  'ask.antagonist': 'Who, or what, brought it about?',
  'ask.antagonist.says': 'In a sentence: who is that?',
  'ask.whereabouts': 'Which times, and which places?',
  'ask.catastrophe': 'What must not come to pass?',
  'ask.catastrophe.note': 'Something that people can affect, though not easily, and not safely',
  'ask.warning': 'What do you tell yourselves?',
  'ask.warning.note': ({ most }) => `At most ${most} characters: the machine takes no more`,
  'warn.flashback': 'A Flashback lies on the table already. Lay another one?',
  'warn.antagonist': 'There is an Antagonist already. Add another one?',
  'warn.whereabouts': 'Times and places are settled already. Add more?',
  'warn.catastrophe': 'The Catastrophe is settled already. Add another one?',
  'warn.treeless': 'There is no Story Tree yet, so there would be nothing to play.',
  'warn.incomplete': 'Your tree is the Climax alone: nothing upstream could make it easier.',
  'warn.unwarned': 'You have not written a Warning, so nothing would arrive.',
  'warn.overlong': 'The Warning has {count} characters, and the machine takes {max}. Shorten it?',
  'warn.climax': 'The Climax has not been played, so nobody knows yet how it ends.',
  'warn.back': 'You have begun to alter it. Go back, and look for more after all?',
}
