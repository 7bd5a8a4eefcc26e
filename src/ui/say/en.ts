import type { Words } from '../../rules/plain/sentence.ts'
import { commands } from './en-commands.ts'
import { counted } from './plural.ts'

/** Everything the interface says, in English. What a game says stands with the game. */
export const en = {
  ...commands,
  product: 'Prophecy Table',
  'first.table': 'The table is being laid …',
  close: 'Close',
  more: 'More',
  plain: '{text}',
  'late.missing':
    'This part of the page has not arrived: whoever serves it cannot be reached just now. Your table is safe; try this again after loading the page anew.',
  'renewal.ready': 'A new version of this page is ready.',
  'renewal.load': 'Load it',
  'renewal.unsaved':
    'What is on the table cannot be saved just now, so the page is left as it is. Try again in a moment.',
  unnamed: 'without a name',
  gone: 'no longer on the table',

  'title.name': 'The table’s name',
  'title.rename': 'Rename this table',

  'seat.all': 'Who sits here',
  'seat.takeOne': 'Take a seat',
  'seat.another': 'One more seat',
  'seat.none': 'You are looking on. Take a seat to play.',
  'seat.noneButFree': 'You are looking on. Which seat is yours?',
  'seat.sitAs': 'I am {name}',
  'seat.looksOn': 'You look on',
  'seat.place': 'Take a seat',
  'seat.new': 'A new seat',
  'seat.acting': 'acts now',
  'seat.away': 'away',
  'seat.gone': 'not here',
  'seat.empty': 'empty seat',
  'seat.here': 'sits at this screen',
  'seat.moderator': 'Moderator',
  'seat.somebody': 'Somebody',
  'seat.handOver': 'Hand over to {name}',
  'seat.first': 'Take a seat first, so that the table knows who does this.',

  'look.go': 'Go where {name} points',

  tools: 'Tools',
  zoom: 'How near you look',
  'zoom.near': '{n}%',
  thumb: 'Essentials',
  'hand.has': '“{name}” has it in hand just now.',
  'hand.somebody': 'Somebody else has it in hand just now.',
  reach: 'Cards, notes and dice',
  'reach.take': '{what}: take one',
  'reach.left': counted('1 left', '{n} left', 'all used'),
  'reach.refill': 'Refill: {what}',
  'reach.marker': 'The marker of {name}',

  guide: 'Guide',
  'guide.steps': 'What to do now',
  'guide.phases': 'Phases',
  'guide.phaseOf': 'Phase {n} of {of} · {about}',
  'guide.phaseNamed': 'Phase {n}: {name}',
  'guide.elsewhere': 'The table is in another phase.',
  'guide.goHere': 'Go to this one',
  'guide.rule': 'The rule in short',
  'guide.rulebook': 'More in the rulebook',
  'guide.ask': 'Questions to ask',
  'guide.higher': 'More of the guide',
  'guide.lower': 'Less of the guide',
  'step.done': 'done',
  'step.open': 'to do',
  'step.away': '{name} is awaited, and not here',
  'step.show': 'Show on the table',

  'form.notNow': 'Not now',
  read: 'Read aloud',

  'tray.fling': 'Shake and fling to throw',
  tray: 'Dice tray',
  'tray.others': 'Throws beside the tray',
  'tray.of': 'Dice of {name}',
  'tray.away': 'Put the tray away',
  'tray.ready': counted('Dice tray: one die ready', 'Dice tray: {n} dice ready', 'Dice tray'),
  writing: 'Writing on: {what}',
  'board.name': 'The table. Tab goes from thing to thing, arrows move it, Enter writes on it.',
  'board.lists': 'The same table can be read and played as lists: press Shift and O.',
  'board.empty': 'The table. Nothing lies on it yet.',
  'board.items': ({ count = 0 }) => (count === 1 ? 'One thing' : `${count} things`),
  'board.moved': 'Moved to {x}, {y} millimetres from the middle.',
  'board.turned': 'Turned.',
  'board.raised': 'It lies on top now.',
  'board.lineFrom': 'The line begins here. Go to the other oval and press Enter.',
  'throw.unreadable': 'This throw cannot be read. Nothing was recorded.',
  'throw.version': 'This throw was made by another version of the dice; its record still counts.',
  'throw.many': 'More dice than can be thrown for one Roll.',
  'throw.unknown': 'There is a die here that this table does not know.',
  'throw.endless': 'Dice that burst on every face would never end.',
  'throw.flick': 'The throw has no clear direction or strength.',
  'throw.abandoned': 'The throw of {name} did not come about. It counts for nothing.',
  'throw.foul': 'The throw of {name} was not the same for everybody. Throw again.',
  'throw.failed': 'The dice could not be rolled; nothing was recorded. Throw again.',
  menus: 'Menus',
  rolls: 'Throws so far',

  'pause.now': 'Pause. Nobody needs to say why.',

  selected: counted('1 thing', '{n} things'),
  'selected.commands': 'What to do with it',
  'lists.show': 'Show the table as lists',
  'lists.leave': 'Show the table as it lies',
  'lists.onBoard': 'Show it on the table',
  'beside.how': 'Now press what it shall lie beside. Empty paper or Escape leaves it where it is.',
  'lists.tool': 'That is for the table as it lies.',
  'menu.paper': 'The table',
  'menu.write': 'Write: {field}',

  bin: 'In the bin',
  'bin.back': 'Take back',
  'bin.put': counted('It is in the bin.', '{n} things are in the bin.'),

  commands: 'What you can do',

  settings: 'Settings',
  'sound.on': 'Dice, paper and markers can be heard.',
  'sound.off': 'Dice, paper and markers are silent.',

  'ending.read': 'Read the chronicle',
  'ending.look': 'Look at the table',

  'undo.nothing': 'There is nothing of yours to undo.',
  'undo.overtaken': 'Somebody has changed that since, so it stays.',
  'undo.lasting': 'Something hidden was seen since, so it stays.',
  'redo.nothing': 'There is nothing to do again.',

  'ink.looks.oval': 'This looks like an oval.',
  'ink.looks.line': 'This looks like a line between two ovals.',
  'ink.looks.box': 'This looks like a card.',
  'ink.card': 'Make it a card',
  'writing.end': 'Done',
  'bears.of': '{n} of {most}',
  'bears.pile': counted('One lies there', '{n} lie there'),
  'ink.on': counted('With a stroke of ink on it', 'With {n} strokes of ink on it'),
  'ink.rub': 'Rub out the newest stroke',

  'save.full':
    'There is no room left in this browser, so nothing new is being kept. Play on, and save the table to a file.',
  'save.refused':
    'This browser keeps nothing, perhaps because the window is private. Play on, and save the table to a file before you close it.',
  'save.failed':
    'The table cannot be saved just now. Play on, and save the table to a file before you close this page.',

  'table.newer':
    'This table says that it needs a newer version of this page. Load the page again. Until then you can look at it, but not change it.',
  'table.adopt': 'Work on it all the same',
  'table.watching':
    'You look on at this table. You can read everything; only those who were asked to play can change it.',
  'table.past': 'This is how the table was. Go back to now to change it.',
  'table.long': 'That is more text than fits in one place. What was there before is still there.',
  'table.unfit': 'That cannot lie on this table. Nothing was changed.',
  'table.aside': counted(
    'One thing on this table could not be read. It is left out, and kept in the file.',
    '{n} things on this table could not be read. They are left out, and kept in the file.',
  ),
  'table.healed':
    'Something came that would have broken this table. It has been left out; all that people wrote is here and goes on being saved. What was done before that can no longer be undone.',
  'table.broken':
    'Something has broken this table, and nothing can be written now. Load the page again: what was saved is opened.',
  'table.missing':
    'This browser does not have that table. Perhaps it is in another one, or in a file.',
  'table.otherGame':
    'This page does not know the game of this table. The table is kept as it is: its file can be saved, and opened where the game is known.',
  'table.gameMissing':
    'The game of this table has not arrived: whoever serves the page cannot be reached just now. The table is kept as it is.',
  'table.stumbled':
    'The game of this table has an error in it and cannot go on. The table is kept as it is: its file can be saved.',
} satisfies Words
