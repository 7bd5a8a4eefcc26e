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
  'round.phone': 'A phone as my hand',
  'round.phoneOf': 'A phone as the hand of {name}',
  'round.phoneHow':
    'Scan this with your phone: it becomes your hand, for writing, throwing and agreeing. Your place here stays.',
  'round.phoneHas': 'A phone is the hand of this place. Another that scans the code takes over.',
  'round.phoneOff': 'No phone any more',
  'round.phoneShut': 'The table is closed to others just now, and so to phones.',
} satisfies Words
