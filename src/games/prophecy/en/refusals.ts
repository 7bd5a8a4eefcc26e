import type { Words } from '../../../rules/plain/sentence.ts'
import { called } from '../../../rules/story/speak.ts'

/** Why not; and of what we only warn. */
export const refusals: Words = {
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
