import type { Questions } from './content.ts'

/** Questions that anybody may put to the others. */
export const QUESTIONS: Questions = {
  setup: [
    'What were you doing in the minute before it happened?',
    'Who knew, and did not say?',
    'What good reason did the Antagonist have?',
    'What have you not been able to do since then?',
    'Who would you rather not call?',
    'Which small thing would have been enough?',
    'What must not be in the Warning, though it is true?',
  ],
  confrontation: [
    'Which word in the Warning do you believe?',
    'What do you do with an hour in which you ought to be asleep?',
    'Whom do you not tell?',
    'What did this morning look like the first time?',
    'Who notices that you know too much?',
  ],
  investigate: [
    'What do you hear when nobody speaks?',
    'What is new here, and what has been here too long?',
    'Who has not said anything for a while?',
    'What does this person want, apart from what they say?',
  ],
  influence: [
    'How exactly do these two go together?',
    'What would have happened if you had stayed at home?',
    'What are you risking?',
  ],
  interpret: [
    'What is different now from how you were told it?',
    'Who will remember this day for another reason?',
    'What becomes easier downstream, or harder?',
    'What has been lost that nobody will miss?',
  ],
  resolution: [
    'What is the first thing that you see?',
    'What do you remember: the one past, the other, or both?',
    'Who opens the door who could not have?',
    'What would you still change?',
    'Was it worth it, and who is to say?',
  ],
}
