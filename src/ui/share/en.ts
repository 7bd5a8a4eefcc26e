import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const seatOf = (name: string | number) => (name === '' ? '' : ` (${name}’s seat)`)

const COLORS = ['violet', 'green', 'red', 'blue', 'amber', 'pink', 'olive', 'grey']

/** What is said round sharing a table, in English. */
export const share = {
  invite: 'Invite',
  'invite.how': 'Whoever opens this link sits at this table, straight from browser to browser.',
  'invite.howWatch': 'Whoever opens this link sees this table, and cannot change it.',
  'invite.may': 'Those who come',
  'invite.play': 'may play',
  'invite.watch': 'may only watch',
  'invite.ask': 'must ask first',
  'invite.howAsk':
    'Whoever opens this link may ask to come in. Everybody here who may play sees that, and lets them in or not. It takes a server that introduces people: without one nobody hears them knock.',
  'invite.onlyWatch': 'You look on here, so you can ask others to look on too.',
  'invite.link': 'The link to this table',
  'invite.code': 'The code of this table',
  'invite.file':
    'This page is a file on your device, so no link leads to it. Whoever has the page too, as a file or on the web, chooses “Join a table” in their lobby and pastes the code. It leads here only if both of you have named the same relay in the settings.',
  'invite.fileAlone':
    'This page is a file on your device, and nobody introduces you to one another. You do that yourselves, with two codes: you send one, and one comes back.',
  'invite.byCode': 'By one code, with a relay',
  'invite.copy': 'Copy',
  'invite.copied': 'Copied',
  'invite.byHand': 'Your browser does not copy. The text is marked: copy it yourself.',
  'invite.send': 'Send …',
  'invite.sendTitle': 'Come to the table “{title}”',
  'invite.local':
    'This address works on this computer only: no phone and no other computer reaches it. Open the page here by the address that this computer has in your home network.',
  'invite.settings': 'At the table',
  'invite.noServer': 'Invite without a server',
  'invite.shut': 'Close the table to others',
  'invite.shutNow':
    'Here the table is closed to others: nobody comes in by this screen, and what the others do does not come here. Those who have it can go on without you.',
  'invite.open': 'Open it again',
  'invite.leave': 'Stop looking on',
  'invite.leftNow':
    'You no longer look on. What you have of the table stays on this device as it is; what the others do does not come here.',
  'invite.lookAgain': 'Look on again',
  'invite.out': 'Somebody has removed you from this table.',
  'invite.again': 'Paste a new invitation: a link or a code',
  'invite.renew': 'End old invitations',
  'invite.renewNote':
    'The table gets a new key, and every invitation so far stops working. Those who are ticked get the key by themselves and stay; everybody else needs a new invitation. What they have of the table stays with them.',
  'invite.renewYes': 'End them',
  'invite.renewed': 'There is a new key. Old invitations do not work any more.',
  'invite.back': 'Back',

  'here.you': 'at this screen',
  'here.here': 'here',
  'here.away': 'away',
  'here.gone': 'not here',
  'here.silent': ({ n = 1 }) =>
    n === 1
      ? 'Somebody who has not said who they are'
      : `Somebody else who has not said who they are (${n})`,
  'screen.nth': 'Screen {n}',
  'screen.writes': 'may play',
  'screen.watches': 'may only watch',
  'screen.direct': 'linked directly since {time}',
  'screen.far': 'by the relay since {time}',
  'screen.new': 'new here',
  'screen.known': 'known since {date}',
  'screen.compared': 'words compared: {date}',
  'screen.otherKey':
    'Another screen has sat here before. Compare words, or ask them by another way whether this is them.',
  'screen.oddWatches': 'It shows the sign of a seat, but may only watch.',

  four: 'Compare words',
  'four.of': ({ name = '', n = 1 }) =>
    n === 1 ? `Compare words: ${name}` : `Compare words: ${name}, screen ${n}`,
  'four.title': 'Words for {name}',
  'four.how':
    'Read these to one another, on the telephone or across the room. They see the same four where this list names you. New ones are made for each link.',
  'four.same': 'They are the same',
  'four.differ': 'They differ',
  'four.close': 'Later',
  'four.in': 'Words in',
  'four.differNote':
    'Then this is not who it seems to be, or somebody stands between you and hears everything. Remove them with all their screens, and invite them again by another way.',
  'four.differAlone':
    'Then this is not who it seems to be, or somebody stands between you and hears everything. Tell those who play, by another way: they can remove them.',
  'four.again': 'Look at the words again',
  'four.remove': 'Remove …',

  'stay.who': 'Who stays',
  'stay.new': 'may play, new here, since {time}',
  'stay.known': 'may play, known, since {time}',
  'stay.newWatch': 'may only watch, new here, since {time}',
  'stay.knownWatch': 'may only watch, known, since {time}',
  'stay.absent':
    'not here now; when they are back, they find the new key only if the introduction server is reached and somebody from this table is here then',
  'stay.absentAlone':
    'not here now, and no introduction server is named: they will need a new invitation',
  'stay.late': 'has come just now',
  'stay.otherKey': 'another screen has sat here before; linked since {time}',
  'stay.watches': 'shows the sign of a seat, but may only watch',
  'stay.perhaps': ({ name = '' }) =>
    `Nobody can see from here whether somebody who only watches and is new is ${name || 'the same person'} at another screen: they go, unless you know them and tick them.`,
  'stay.stay': counted('This one stays: {list}.', 'These stay: {list}.'),
  'stay.go': counted('This one goes: {list}.', 'These go: {list}.'),
  'here.lookingOn': ({ n = 1 }) =>
    n === 1 ? 'Somebody who looks on' : `Somebody else who looks on (${n})`,
  remove: 'Remove …',
  'remove.of': 'Remove …: {name}',
  'remove.ask': ({ name = '' }) =>
    name ? `Remove ${name} from this table?` : 'Remove this one from the table?',
  'remove.note':
    'There will be a new key for those who are ticked, and for nobody else. What those who go have of the table stays with them; a seat stays where it is, empty until somebody takes it.',
  'remove.yes': ({ name = '' }) => (name ? `Remove ${name}` : 'Remove'),
  'remove.no': 'Let them stay',
  'remove.done': ({ name = '' }) =>
    `${name || 'Somebody without a seat'} has been removed. There is a new key; old invitations do not work any more.`,
  'rekey.away': ({ n = 1, list = '' }) =>
    n === 1
      ? `${list} is away, and will need a new invitation.`
      : `${list} are away, and will need new invitations.`,
  'rekey.not':
    'There is no new key, and nobody has been removed: somebody else has just made one, or these are too many at once. Look again at who is here, and try once more.',
  'rekey.made': ({ name = '' }) =>
    `${name || 'Somebody'} has made a new key. You stay; old invitations do not work any more.`,
  'rekey.removed': ({ name = '', who = '' }) =>
    `${name || 'Somebody'} has removed ${who || 'somebody without a seat'} from the table. There is a new key; old invitations do not work any more.`,
  'rekey.missed': ({ name = '' }) =>
    `${name || 'Somebody'} has made a new key for this table, and none of it was for this screen. To be with the others again, ask them for a new invitation.`,
  'rekey.split':
    'This table has got different new keys while you were away, by people who went separate ways. Ask whom you trust for a new invitation.',
  'rekey.outTitle': 'You are no longer at this table',
  'rekey.out': ({ name = '' }) => `${name || 'Somebody at the table'} has removed you from it.`,
  'rekey.outKeeps':
    'What you have of the table stays on this device, and you can go on looking at it and writing on it. The others do not see that any more, and you do not see what they do. To come back you need a new invitation.',
  'rekey.outKeepsWatch':
    'What you have of the table stays on this device, and you can go on looking at it. You do not see any more what the others do. To come back you need a new invitation.',
  'rekey.outOld': 'That is an invitation from before you were removed. You need a new one.',
  'rekey.outRead': 'I have read it',

  asking: 'Asking to come in',
  'seat.whose': 'Is one of these yours?',
  'seat.taken': '{name} is here, at another screen.',
  'seat.takeAnyway': 'Take the seat all the same',

  'asking.who': '“{name}” would like to come in.',
  'asking.removed': 'Somebody who was removed from this table would like to come in, as “{name}”.',
  'asking.play': 'Let in to play',
  'asking.watch': 'Let in to watch',
  'asking.no': 'Not now',

  'door.title': 'At the door',
  'door.note':
    'Those at this table would like to be asked first. Say who you are: they see your name, and let you in.',
  'door.name': 'Your name',
  'door.ask': 'Ask to come in',
  'door.asking': 'You have knocked.',
  'door.noServer':
    'The introduction server is not reached yet, so nobody hears you. It is tried again and again.',
  'door.full':
    'The introduction server is reached, but has no room for you: too many stand at this door, so nobody hears you. It is tried again and again.',
  'door.waiting': 'As soon as somebody at the table lets you in, it goes on by itself.',
  'door.long':
    'Nobody has answered yet. Somebody who plays at this table must have it open just now. You can wait here, or tell them by another way that you stand at the door.',
  'door.refused': 'They would rather be among themselves just now.',
  'door.refusedNote': 'You can ask again later, by the same link.',

  'same.title': 'Do you know this table?',
  'same.note': ({ title = '', n = 1 }) =>
    Number(n) > 1
      ? `The table “${title}” has come. It says that it is one you have already:`
      : `The table “${title}” has come. It seems to be one you have already:`,
  'same.both': ({ n = 1, of = 1 }) =>
    `${n} of the ${of} things on it ${n === 1 ? 'lies' : 'lie'} on the other as well.`,
  'same.none': 'None of the things on it lies on the other. Perhaps it only says so.',
  'same.put': 'Put them together',
  'same.apartNote':
    'Put together, nothing of either is lost: what you did alone goes to the others, too. If you do not trust who invited you, keep them apart.',
  'same.apart': 'Keep them apart',

  'look.name': '“{name}”',
  'look.here': '{name} points at a place on the table',
  'look.at': '{name} points at: {what}',
  'look.ownHere': 'You point at a place on the table',
  'look.ownAt': 'You point at: {what}',
  'look.alone': 'Nobody else is here to look.',

  'follow.bars': 'Following',
  'follow.of': 'Follow {name}',
  'follow.stopOf': 'Stop following {name}',
  'follow.now': 'You see what {name} sees.',
  'follow.stop': 'Stop',
  'follow.key': 'Esc',
  'follow.askAll': 'Ask all to follow me',
  'follow.asking': 'The others are asked to follow you.',
  'follow.asked': '{name} would like to show you something.',
  'follow.yes': 'Follow',
  'follow.no': 'Not now',
  'follow.by': counted('{list} follows you.', '{list} follow you.'),

  'way.direct': counted(
    'One other screen, linked directly.',
    '{n} other screens, linked directly.',
    'No other screen is linked just now.',
  ),
  'way.far': counted('One other screen, by the relay.', '{n} other screens, by the relay.'),
  'way.reached': 'The introduction server is reached: new people find their way in.',
  'way.lost':
    'The introduction server is not reached. Those who are here go on as before; others come in as soon as it is back, by a relay, or by codes.',
  'way.full':
    'The introduction server is reached, but has no room for you: too many call there for this table. It is asked again and again. Those who are here go on as before; others come in by another server, by a relay, or by codes, and a new key gives the table a new place.',
  'way.relay':
    'The relay is reached: it passes everything on, sealed, to those whom no direct path reaches.',
  'way.relayBehind':
    'The relay is reached, but others have more than this relay gives: it holds something back, or has lost it.',
  'way.relayFull':
    'This relay cannot be used: somebody has filled this table’s place there. Those who are linked directly go on as before; a new key gives the table a new place.',
  'way.relayLost':
    'The relay is not reached. Those who are linked directly go on as before; the others come back with it.',

  'offer.making': 'Making a code …',
  'offer.first': 'Give this to one person',
  'offer.firstNote':
    'They scan it, open the link, or paste it in their lobby under “Join a table”.',
  'offer.firstFile':
    'They open their own copy of this page, choose “Join a table” in their lobby, and scan the code or paste it.',
  'offer.link': 'The invitation',
  'offer.second': 'Take their answer',
  'offer.secondNote': 'Their page shows an answer. They send it to you; paste it here.',
  'offer.secondScan': 'Their page shows an answer. Scan it, or paste it here.',
  'offer.answer': 'Their answer',
  'offer.take': 'Connect',
  'offer.came':
    'Somebody has found the way to the table without an answer. If it is the one you invited, you are done.',
  'offer.minutes': counted(
    'Good for one more minute.',
    'Good for {n} more minutes.',
    'Almost over.',
  ),
  'offer.over': 'This invitation has run out. Make a new one; the old code does nothing any more.',
  'offer.connecting': 'Connecting …',
  'offer.done': 'They are here. The two of you introduce everybody else.',
  'offer.next': 'Invite the next one',
  'offer.failed':
    'No link came about. Perhaps the answer was too old, or a network in between lets nothing through. Begin again with a new code; both need to be in the same network, or have a STUN or TURN address or a relay in the settings.',
  'offer.again': 'New code',
  'offer.impossible': 'This browser cannot make direct links, so it cannot invite or join.',

  join: 'Join a table',
  'join.paste': 'Paste the invitation: a link or a code',
  'join.go': 'Join',
  'join.title': 'On the way to the table',
  'join.looking': 'Looking for the others …',
  'join.asking': 'Asking for the introduction server …',
  'join.reached': 'The server is reached. The table comes as soon as somebody who has it is found.',
  'join.full':
    'The server is reached, but has no room for you: too many call there for this table. It is asked again and again. Somebody at the table can invite you without a server meanwhile.',
  'join.long':
    'Nobody has answered yet. Somebody who has this table must have it open just now. If they do and this goes on, ask them for an invitation without a server.',
  'join.found': counted(
    'One screen found. The table is coming …',
    '{n} screens found. The table is coming …',
  ),
  'join.coming': '{have} of {all} MB have come.',
  arrival: 'The table is coming',
  'arrival.coming': '{have} of {all} MB are here. Look around meanwhile!',
  'arrival.begun': 'The rest of the table is still coming. You can look around and play already.',
  'arrival.whole': 'The whole table is here.',

  'join.answer': 'Send this answer back',
  'join.answerNote':
    'Show this code to who invited you, or send the text. It renews itself now and then: only the newest one works. Leave this page open.',
  'join.answerLink': 'Your answer',
  'join.cancel': 'Cancel',
  'join.lobby': 'To my tables',
  'join.failed':
    'This table cannot be reached from here. Perhaps this browser makes no direct links, or the page is older than the table.',
  'join.wrong': 'This invitation leads nowhere',

  news: 'While you were apart: {list}.',
  'news.made': '{n} × {what}',
  'news.decided': ({ n = 1, what = '' }) => `${n} × ${what} decided by dice`,
  'news.throws': counted('one throw', '{n} throws'),
  'news.changed': counted('one thing changed', '{n} things changed'),
  'news.binned': counted('one thing in the bin', '{n} things in the bin'),
  'news.amiss': '{what}: {why}.',

  'guard.nonsense': ({ name = '' }) =>
    `A screen that sent nonsense was cut off${seatOf(name)}. It stays out for as long as this page is open.`,
  'guard.flood': ({ name = '' }) =>
    `A screen that sent far too much was cut off${seatOf(name)}. It stays out for as long as this page is open.`,
  'guard.heavy': ({ name = '' }) =>
    `A screen was cut off that sent more than this device can bear${seatOf(name)}.`,
  'guard.heard': ({ name = '' }) =>
    `Another screen says that it has cut one off that misbehaved${seatOf(name)}. Here that one may stay, as long as it keeps to the rules.`,
  'guard.asYou':
    'Somebody has written down another screen as this device. It was put right: who knows you goes on knowing you.',
  'fork.signed': ({ name = '' }) =>
    `A screen showed some people one thing and others another${seatOf(name)}. It stays out for as long as this page is open.`,
  'fork.here': ({ name = '' }) =>
    `Two screens held different versions of the same thing${seatOf(name)}. Yours is kept everywhere; the other is in the history.`,
  'fork.there': ({ name = '' }) =>
    `Two screens held different versions of the same thing${seatOf(name)}. The other is kept everywhere; yours is in the history.`,
  'age.other':
    'Somebody here uses another version of this page. Load the page again, there and here.',
  'age.newer': 'A newer version of this page is there. Load the page again to have it.',

  'sweep.title': 'Much was changed at once',
  sweep: 'Others have changed much of this table at once: {list}.',
  'sweep.gone': counted('one thing is gone', '{n} things are gone'),
  'sweep.emptied': counted('one thing has lost its writing', '{n} things have lost their writing'),
  'sweep.rolls': counted('one throw is gone', '{n} throws are gone'),
  'sweep.seats': counted('one seat is gone', '{n} seats are gone'),
  'sweep.registers': counted('one note of the game is gone', '{n} notes of the game are gone'),
  'sweep.game': 'it no longer says which game it is',
  'sweep.version': 'it says that it needs a newer version of this page',
  'sweep.back': 'Take it back',
  'sweep.leave': 'Leave it so',
  'sweep.done': 'It is as it was before. What was made since is still there.',

  ways: 'Finding others',
  'ways.note':
    'Screens meet in three ways: by an introduction server, which usually comes with this page; by codes that you hand over yourselves; and by a relay, which passes everything on, sealed, where no direct path leads. Usually nothing is needed here. Further addresses, one a line: an introduction server (wss://…), a relay (relay:wss://…), a STUN server (stun:host:port) or a TURN server (turn:name:password@host:port). They count at once, and your invitations name the relay. An introduction server may serve nobody but its own page: the one of npm start does, unless whoever starts it welcomes others.',
  'ways.wrong': 'Not an address of this kind: {what}',

  'scan.code': 'Code for a camera',
  'scan.begin': 'Scan with the camera',
  'scan.end': 'Stop scanning',
  'scan.picture': 'What the camera sees',
  'scan.refused': 'The camera cannot be used. Paste the text instead.',

  'code.none': 'There is no invitation in this text. Perhaps it was cut off: copy it once more.',
  'code.damaged':
    'This code is damaged: a letter is missing or wrong. Copy it once more, from its beginning to its end.',
  'code.version':
    'This code was made by another version of this page. Load the page again on both sides, then try once more.',
  'code.answer':
    'This is an answer to an invitation. It belongs to who invited: paste it there, in “Invite without a server”.',
  'code.noAnswer': 'This is an invitation, not an answer. The answer is shown on their page.',
  'code.late': 'This invitation has been answered or has run out. Make a new one.',

  'seat.name': 'Your name',
  'seat.color': 'Your marker',
  'seat.colorNamed': ({ n = 0 }) => COLORS[Number(n)] ?? `marker ${n}`,
  'seat.take': 'Sit down',
  'seat.actsNext': 'Whoever sits down acts at this screen next. A press on a name changes that.',
  'seat.save': 'Keep it so',
  'seat.actAs': 'Act as {name}',
  'seat.takeOver': 'Take this seat as {name}',
  'seat.change': 'Change name or marker',
  'seat.beModerator': 'Be the Moderator',
  'seat.notModerator': 'Stop being the Moderator',
  'seat.stand': 'Stand up',
} satisfies Words
