import type { Words } from '../../rules/plain/sentence.ts'

/** What is said of keys on the screen, and of dictation, in English. */
export const typing = {
  'typing.texts': 'What is written on it',
  'typing.gone': 'What you were writing on is not on the table any more.',
  'typing.keys': 'Keys to write with',
  'typing.key.bksp': 'Rub out',
  'typing.key.enter': 'New line',
  'typing.key.shift': 'Shift',
  'typing.key.left': 'Back by a letter',
  'typing.key.right': 'On by a letter',
  'typing.key.signs': '?123, numbers and signs',
  'typing.key.letters': 'ABC, letters',
  'typing.key.space': 'Space',
  'typing.key.layout': '{name}, to another keyboard',
  'typing.talk': 'Hold to talk',
  'typing.talkWhy':
    'What you say is written. Your browser may send it to its maker, who makes words of it.',
  'typing.listening': 'Listening…',
  'typing.deaf.denied':
    'The browser may not use the microphone here. Allow it, or write with the keys.',
  'typing.deaf.microphone': 'There is no microphone that hears you. Write with the keys instead.',
  'typing.deaf.network':
    'What you say cannot be understood without the internet. Write with the keys instead.',
  'typing.deaf.silence': 'Nothing was heard. Hold the button while you talk.',
  'typing.deaf.language':
    'The browser does not understand this language. Write with the keys instead.',
  'typing.deaf.other': 'The browser did not listen. Try again, or write with the keys.',
} satisfies Words
