import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

/** The lobby, files, copies, pictures and the past of tables, in English. */
export const files = {
  'lobby.what': 'Cards, notes, dice and a story, around one table.',
  'lobby.tables': 'Your tables',
  'lobby.new': 'New table',
  'lobby.lay': 'Lay the table',
  'lobby.title': 'What shall it be called?',
  'lobby.usualTitle': ({ n = 1 }) => (n === 1 ? 'Our first table' : `Table ${n}`),
  'lobby.game': 'What will you play?',
  'lobby.unknownGame': 'a game this page does not know',
  'lobby.empty': 'The table is free',
  'lobby.emptyNote':
    'Butcher paper, a stack of index cards, sticky notes, a marker for everybody and a handful of dice are waiting. Sit down together and begin.',
  'lobby.join': 'Join a table',
  'lobby.file': 'Open a file',
  'lobby.example': 'See a game half played',
  'lobby.exampleOf': 'See a game of {game} half played',
  'lobby.rename': 'Rename {title}',
  'lobby.remove': 'Remove {title}',
  'lobby.stumbled':
    'This game has an error in it: no table of it could be laid. Your tables are as they were.',
  'lobby.removed': '“{title}” is off the list.',
  'lobby.restore': 'Put it back',
  'lobby.foot': 'Tables are kept in this browser, on this device.',
  'lobby.footFile':
    'This page is a file. Its tables are kept in this browser for as long as the file lies where it lies: before you move it, save your tables as files.',

  'files.drop': 'Let go to open it',
  'files.dropNote':
    'A table’s file opens here. If you have that table already, you are asked what to do.',
  'files.named': '{file}: {what}',
  'files.mended':
    'In “{file}” was something that no table can hold. It has been left out; all else is there.',
  'files.opened': '“{title}” is on your list now, from its file.',
  'files.go': 'Go there',
  'files.failed': 'That table cannot be opened just now. Nothing was changed.',

  'files.same': 'You have this table already',
  'files.sameNote':
    '“{title}” in the file {file} is the same table as “{own}” on this device, last touched {when}.',
  'files.common': counted(
    'One of the {of} things on yours is in the file too.',
    '{n} of the {of} things on yours are in the file too.',
    'Nothing that lies on yours is in the file, so look twice who gave it to you.',
  ),
  'files.merge': 'Put both together',
  'files.mergeNote':
    'What is in the file comes to your table, as if somebody came back who had been away. Nothing of either is lost; where both changed the same thing, one of the two counts for everybody. How your table was before is kept in its history.',
  'files.watching': 'You only look on at this table, so the file cannot be put into it.',
  'files.copy': 'Open the file as a copy',
  'files.copyNote':
    'A table of its own, beside yours, as the file has it. What is done at one is never seen at the other.',
  'files.leave': 'Leave the file alone',
  'files.merged': 'What was in the file is on “{title}” now.',
  'files.unfit':
    'Something in the file does not fit what is on “{title}”. It has been left out; all else is there.',
  'files.mergedNothing': 'There was nothing in the file that “{title}” did not have.',

  'copy.title': 'Copy of {title}',
  'copy.made': '“{title}” is on your list now: a table of its own, as this one is now.',

  'shelf.copy': 'Make a copy of {title}',
  'shelf.save': 'Save {title} to a file',
  'shelf.people': 'with {names}',
  'shelf.binned': counted('1 table off the list', '{n} tables off the list'),
  'shelf.restore': 'Put it back: {title}',

  history: 'History',
  'history.note':
    'How this table was, kept on this device every few minutes of play and before anything big. The older, the farther apart.',
  'history.empty':
    'Nothing has been kept yet. Play on for a few minutes: then you can look back here.',
  'history.refused':
    'This browser keeps nothing, so there is no history. Save the table to a file now and then.',
  'history.look': 'How it was at {when}',
  'history.play': 'during play',
  'history.fork': 'one of two versions that were there at once',
  'history.sweep': 'before much was changed at once',
  'history.back': 'before the table was taken back',
  'history.file': 'before a file was put into it',
  'history.made': counted('1 thing made', '{n} things made'),
  'history.gone': counted('1 taken away', '{n} taken away'),
  'history.written': counted('1 written on', '{n} written on'),
  'history.moved': counted('1 moved', '{n} moved'),
  'history.rolls': counted('1 throw', '{n} throws'),
  'history.nothing': 'little happened',
  'history.was': 'How it was, {when}',
  'history.wasNote':
    'You are looking back. Nothing you do here changes the table; the others go on playing.',
  'history.earlier': 'Earlier',
  'history.later': 'Later',
  'history.now': 'Back to now',
  'history.take': 'Take the table back to this',
  'history.takeNote':
    'For everybody, as one new change. What was made since goes into the bin, throws stay, and how it is now is kept in the history.',
  'history.taken': 'The table is as it was, {when}. How it was a moment ago is in its history.',
  'history.undo': 'No, as before',
  'history.undone': 'The table is as it was a moment ago.',
  'history.damaged': 'This part of the history cannot be read any more. Nothing was changed.',
  'history.loading': 'Looking it up …',

  'bookmark.all': 'Bookmarks',
  'bookmark.name': 'A name for this moment, if you like',
  'bookmark.make': 'Put in a bookmark',
  'bookmark.none':
    'None yet. A bookmark keeps the table as it is now, for everybody who sits at it: to look at, to compare, and to play on from.',
  'bookmark.unnamed': 'without a name',
  'bookmark.quoted': '“{name}”',
  'bookmark.was': '{name}: how it was, {when}',
  'bookmark.rename': 'Name the bookmark {name}',
  'bookmark.takeOut': 'Take out the bookmark {name}',
  'bookmark.put': 'The bookmark is in: {name}.',
  'bookmark.gone':
    'A table has room for {n} bookmarks: the oldest without a name has gone, {name}.',
  'bookmark.aside':
    'A table has room for {n} bookmarks. Whoever has put in most makes room: {name} is set aside.',
  'bookmark.full':
    'A table has room for {n} bookmarks, and all of them have names. Take one out, or another will not find a place.',
  'bookmark.large':
    'There is more on this table than a bookmark can hold. Make a copy of the table instead.',
  'bookmark.named': 'The bookmark is called “{name}” now.',
  'bookmark.out': 'The bookmark has been taken out for everybody: {name}.',
  'bookmark.cleared': counted(
    '1 bookmark has been taken out.',
    '{n} bookmarks have been taken out.',
  ),
  'bookmark.back': 'Put it back',
  'bookmark.damaged': 'damaged',
  'bookmark.unread': 'This bookmark is damaged and cannot be opened. Nothing was changed.',
  'bookmark.odd': counted(
    'One bookmark is damaged. It has been set aside, and harms nothing.',
    '{n} bookmarks are damaged. They have been set aside, and harm nothing.',
  ),
  'bookmark.over': counted(
    'One more has a name, but there is no room for it: it is set aside until another is taken out.',
    '{n} more have names, but there is no room for them: they are set aside until others are taken out.',
  ),
  'bookmark.clear': 'Take out what is set aside',
  'bookmark.by': '“{name}”',
  'bookmark.other': '{by} has put in a bookmark: {name}.',
  'bookmark.others': '{n} bookmarks have been put in.',
  'bookmark.lost': counted(
    'A bookmark is not there any more, since somebody else has taken it out or written over it: {names}.',
    'Bookmarks are not there any more, since somebody else has taken them out or written over them: {names}.',
  ),
  'bookmark.allBack': 'Put back',
  'bookmark.kept': counted(
    'Somebody else has taken this one out or written over it. This device has kept it:',
    'Somebody else has taken these out or written over them. This device has kept them:',
  ),
  'bookmark.backNamed': 'Put it back: {name}',
  'bookmark.letGo': 'Let it go',
  'bookmark.letGoNamed': 'Let it go: {name}',
  'bookmark.noRoom': 'set aside',

  'branch.of': 'A branch of “{title}”, from {name}',
  'branch.make': 'Play on from here',
  'branch.note':
    'At a new table, which begins as this one was then. This one stays as it is, and on your list; whoever is to play on at the new one is invited to it.',
  'branch.title': '{title}: {name}',
  'branch.made':
    'This is a branch of “{title}”, from {name}. That table stays as it is, and on your list.',

  compare: 'Compare',
  'compare.first': 'First',
  'compare.then': 'Then',
  'compare.now': 'Now',
  'compare.between': 'What happened between them',
  'compare.same': 'Nothing is different.',

  'room.kept': 'This browser has promised to keep your tables.',
  'room.notKept':
    'This browser may clear your tables away when the device runs out of room. Save those you love to a file now and then.',
  'room.unknown': 'This browser does not say whether it keeps your tables for good.',
  'room.ask': 'Ask it to keep them',
  'room.used': 'Your tables take {used} of the {room} there is room for.',
  'room.title': 'Your tables on this device',
  'writing.gone': 'What you were writing on is in the bin now, with all that you wrote.',
  'adrift.offline':
    'You are offline. Play on: all of it is kept on this device, and goes to the others when you are back.',
  'adrift.unreached':
    'The others cannot be reached just now. Play on: all of it is kept on this device, and comes together with theirs when you meet again.',
  'room.low':
    'This device is running out of room: {left} are left for your tables. Save this one to a file, to be sure.',
  'backup.large': 'This file is too large to be a table. Your tables are as they were.',
  'backup.foreign': 'This file is not a table. Your tables are as they were.',
  'backup.newer':
    'This file was made with a newer version of this page. Load the page again, then open the file once more.',
  'backup.damaged':
    'This file is damaged and cannot be opened. Your tables are as they were; perhaps there is an older file.',
  'backup.unread':
    'The file could not be read. Your tables are as they were; try to open it again.',
} satisfies Words
