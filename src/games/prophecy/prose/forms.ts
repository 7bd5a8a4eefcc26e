import type { Words } from '../../../rules/plain/sentence.ts'
import { called } from '../../../rules/story/speak.ts'

/** What is said in forms alone: what the Moves of this game ask, refuse and advise against. */
export const forms: Words = {
  'ask.prophecy': 'What is going to happen?',
  'ask.became': 'What became of the world, and of each of you?',
  'ask.phase': 'Which phase?',
  'no.change': 'It is so already.',
  'no.moderatorTaken': ({ name }) => `${called(name, 'Somebody')} is the Moderator already.`,
  'no.moderator': 'There is no Moderator.',
  'no.ended': 'The story is not over yet.',
  'warn.prophecy': 'A prophecy lies on the table already. Receive another one?',
  'warn.moderatorPlays': ({ name }) =>
    `You play ${called(name, 'a Character')}. It is easier to be there for everybody without one, but one of the players can be the Moderator too.`,
  'warn.moderatorTells':
    'The Moderator asks, and the others tell. Write it down if you write what they said.',
  'warn.moderator': ({ name }) => `${called(name, 'Somebody else')} is the Moderator.`,
}
