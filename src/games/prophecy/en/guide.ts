import type { Words } from '../../../rules/plain/sentence.ts'

/** What the guide says: its steps. */
export const guide: Words = {
  'step.seats': 'Everybody takes a seat; one of you may be the Moderator',
  'step.receive': 'Receive a prophecy and read it aloud',
  'step.world': 'Make Objects and Aspects for the world that it implies',
  'step.next.characters': 'Go on to your Characters',
  'step.next.outline': 'Go on to the outline',
  'step.next.story': 'Go on to the story',
  'lack.seats': 'At least two seats',
}
