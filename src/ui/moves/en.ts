import type { Words } from '../../rules/plain/sentence.ts'

/** What is said in forms, in English. */
export const moves = {
  'form.anyway': 'Go on anyway',
  'form.back': 'All right',
  'form.choose': 'Choose',
  'form.chooseNamed': 'Choose: {name}',
  'form.touch': 'Choose here, or touch it on the table.',
  'form.lacking': ({ n }) => `Not yet (${n})`,
  'form.noOptions': 'There is nothing to choose from yet.',
  'form.none': 'None',
  'form.several': 'At most {n}.',
  'form.all': 'All {n}',
  'form.optional': 'now or later',
  'form.waits': 'Still to say: {what}',
  'form.names': 'Names',
  'form.prompts': 'Some ideas',
  'form.atMost': 'At most {max} characters',
  'form.count': '{n} of {max}',
  'form.tooLong': 'These are {count} characters, and there is room for {max}. Nothing was cut.',
  'read.named': 'Read aloud: {name}',
  'read.open': 'Open one to read it.',
  'read.take': 'Take this one',
  'read.speak': 'Let this device read it',
  'read.hush': 'Stop reading',
} satisfies Words
