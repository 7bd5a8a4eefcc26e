import type { Words } from '../../rules/plain/sentence.ts'

/** What is said where several people sit around one screen, in English. */
export const round = {
  'round.title': 'Sit around this screen',
  'round.how':
    'The screen lies among you. Put each name at the edge where that person sits: drag it there, or choose the edge below.',
  'round.nobody': 'Nobody sits at this screen yet. First take a seat for each of you.',
  'round.edge': 'Where {name} sits',
  'round.bottom': 'at this edge',
  'round.left': 'to the left',
  'round.top': 'opposite',
  'round.right': 'to the right',
  'round.diagonal': 'From corner to corner, in inches',
  'round.diagonalWhy': 'So that nothing is too small to read or to touch.',
  'round.turns': 'What is dragged to somebody turns to them',
  'round.sit': 'Sit around it',
  'round.done': 'Done',
  'round.leave': 'One edge for all again',
  'round.place': 'The place of {name}',
  'round.claim': 'The next touch is mine',
  'round.claimed': 'The next touch is yours.',
  'round.guide': 'What to do now',
  'round.tray': 'Move the dice tray. Arrow keys do, too',
  'round.undone': 'There is nothing of yours to undo.',
  'round.overtaken': 'Somebody has changed that since, so it stays.',
  'round.texts': 'What is written on it',
  'round.gone': 'Somebody has thrown away what you were writing on.',
  'round.keys': 'Keys to write with',
  'round.key.bksp': 'Rub out',
  'round.key.enter': 'New line',
  'round.key.shift': 'Shift',
  'round.key.left': 'Back by a letter',
  'round.key.right': 'On by a letter',
  'round.key.signs': '?123, numbers and signs',
  'round.key.letters': 'ABC, letters',
  'round.key.space': 'Space',
  'round.key.layout': '{name}, to another keyboard',
  'round.talk': 'Hold to talk',
  'round.talkWhy':
    'What you say is written. Your browser may send it to its maker, who makes words of it.',
  'round.listening': 'Listening…',
  'round.deaf.denied':
    'The browser may not use the microphone here. Allow it, or write with the keys.',
  'round.deaf.microphone': 'There is no microphone that hears you. Write with the keys instead.',
  'round.deaf.network':
    'What you say cannot be understood without the internet. Write with the keys instead.',
  'round.deaf.silence': 'Nothing was heard. Hold the button while you talk.',
  'round.deaf.language':
    'The browser does not understand this language. Write with the keys instead.',
  'round.deaf.other': 'The browser did not listen. Try again, or write with the keys.',
} satisfies Words
