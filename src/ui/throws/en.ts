import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const FACES = [
  'zeros',
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'elevens',
  'twelves',
]

type Value = string | number | undefined
const number = (n: Value) => NUMBERS[Number(n)] ?? String(n)
/** "the six", "the sixes". */
const face = (of: Value, n: Value) =>
  Number(n) === 1 ? (NUMBERS[Number(of)] ?? `${of}`) : (FACES[Number(of)] ?? `${of}s`)

/** What is said of throws, free or not: how they are written, told, kept, verified and counted. English. */
export const dice = {
  free: 'Throw dice freely',
  'free.more': counted('one is chosen: add one', '{n} are chosen: add one', 'add one'),
  'free.less': '{sort}: one fewer',
  'free.chosen': counted('one die ready', '{n} dice ready', 'no dice chosen yet'),
  'free.most': 'No more than {n} dice are thrown at once.',
  'free.write': 'or write it',
  'free.hint': 'for example 3d6+1d8-2',
  'free.how':
    'kh1 keeps the highest, kl1 the lowest, dl1 drops the lowest; ! throws one more for each highest face.',
  'free.clear': 'Clear',
  'free.throw': 'Throw',
  'free.fling': 'or fling them in the tray',
  'free.last': 'Your last throw',
  'free.total': ({ total }) => `${String(total).replace('-', '−')} in all`,
  'free.part': ({ said, worth }) => `${said}: ${String(worth).replace('-', '−')}`,

  'notation.empty': 'Tap dice, or write which to throw.',
  'notation.unknown': 'I do not understand “{part}”, at character {at}.',
  'notation.sign': 'There should be a + or − before “{part}”, at character {at}.',
  'notation.end': 'Something is missing after the “{part}” at the end.',
  'notation.faces': '“{part}” does not say how many faces the die has: such as d6.',
  'notation.die': 'There is no “{die}” here, at character {at}. There are: {sorts}.',
  'notation.none': '“{part}” is no dice at all.',
  'notation.many':
    '“{part}” is too many: no more than {most} dice are thrown at once, and a d100 is two.',
  'notation.keep': '“{part}” does not go with the number of dice: at most {most}.',
  'notation.mixed':
    'All dice of one sort burst, or none of them: “{part}”, at character {at}, is not like the others.',
  'notation.hundred': 'A d100 cannot burst: take away the ! at character {at}.',
  'notation.big': '{part} is too large: at most {most}.',
  'notation.dice': 'There is no die in “{part}”: write such as d6.',
  'notation.long': 'That is more than can be thrown at once.',

  'tell.dice': ({ n, faces }) => (n === 1 ? `one die: ${faces}` : `${n} dice: ${faces}`),
  'tell.sort': ({ n, sort, faces }) => (n === 1 ? `${sort}: ${faces}` : `${n} ${sort}: ${faces}`),
  'tell.more': ({ n, of, parents, faces }) =>
    `${number(n)} more for the ${face(of, parents)}: ${faces}`,
  'tell.again': ({ n, faces }) => `${number(n)} more: ${faces}`,
  'tell.moreSort': ({ n, sort, of, parents, faces }) =>
    `${number(n)} more ${sort} for the ${face(of, parents)}: ${faces}`,
  'tell.againSort': ({ n, sort, faces }) => `${number(n)} more ${sort}: ${faces}`,
  'tell.plus': 'plus {n}',
  'tell.minus': 'minus {n}',
  'tell.drawn': ({ names, rest }) =>
    Number(rest) > 0 ? `drawn: ${names}, and ${rest} more` : `drawn: ${names}`,
  'tell.free': '{said}: {what}',
  'tell.brought': '“{name}”: {what}',
  'tell.line': '{name}, {when}. {what}. ({verdict})',
  'tell.lineWitnessed': '{name}, {when}. {what}. ({verdict}) {witnesses}',

  'log.count': counted('one throw', '{n} throws', 'Nothing has been thrown at this table yet.'),
  'log.list': 'Throws, the newest first',
  'log.freely': 'thrown freely',
  'log.dice': 'The dice, in the order they fell',
  'log.die': '{sort}: {face}',
  'log.more': 'and {n} more',
  'log.drawn': 'Drawn, in this order',
  'sort.d00': 'd100 tens',
  'sort.d0': 'd100 ones',
  'log.from': 'out of the {of}, die {at}',
  'log.dropped': 'not counted',
  'log.replay': 'See it again',
  'log.copy': 'Copy',
  'log.copyAll': 'Copy all',
  'log.copied': 'Copied as text.',
  'log.uncopied': 'This browser did not let it be copied.',
  'log.statistics': 'Statistics',
  'log.odd': 'A throw that cannot be read',
  'log.oddWhy': 'It speaks of dice or faces that there are none of. It counts for nothing.',
  'log.rival': 'Another version of a throw',
  'log.rivalWhy':
    'It was written down in the place of a throw that came out differently. That one counts, and this one does not.',
  'log.rest': 'and {n} more dice',

  'log.abandoned': 'A throw that did not come about',
  'log.abandonedWhy':
    '{name} was about to throw, and the others had helped to mix the dice; then nothing fell. It counts for nothing.',

  'log.voidWhy':
    '{name} was about to throw, but at the last moment something was missing from {names}. It counts for nothing.',

  luck: 'The throw',
  'witness.by': 'Witnessed by {names}.',
  'witness.alone': 'Nobody else had a hand in it.',
  'witness.also': 'Also there: {names}.',
  'witness.beside': 'Thrown at one screen. Also there: {names}.',
  'witness.said': 'It says that it was witnessed by {names}.',
  'witness.none': 'Unwitnessed.',
  'witness.silent': 'Did not answer in time: {names}.',
  'witness.wrote': 'Written down by {name}, who saw it: the thrower did not.',
  'witness.why': 'Each of them helped to mix the dice, so nobody could choose.',
  'witness.guest': 'a guest',
  'witness.byYou': 'you',
  'witness.you': 'you',

  'verdict.verified': 'verified',
  'verdict.witnessed': 'witnessed',
  'verdict.alone': 'thrown alone',
  'verdict.beside': 'thrown at one screen',
  'verdict.before': 'older throw',
  'verdict.disputed': 'disputed',
  'verdict.doubtful': 'doubtful',
  'verdict.older': 'as written down',
  'verdict.none': 'no dice',
  'verdict.unknown': 'not checked',
  'verdict.wait': 'being checked',
  'verdict.abandoned': 'did not fall',
  'verdictWhy.verified':
    'This screen helped to mix the dice and saw them fall, so nobody could choose. Rolled again here, they fall the same.',
  'verdictWhy.witnessed':
    'Those it names helped to mix the dice, so nobody could choose but all of them together. Rolled again here, they fall the same.',
  'verdictWhy.alone':
    'Nobody else helped to mix the dice, so nobody else can know. Rolled again here, they fall the same.',
  'verdictWhy.beside':
    'Nobody at another screen helped to mix the dice. Whoever sat at this one saw them fall; rolled again here, they fall the same.',
  'verdictWhy.before':
    'Rolled again here, the dice fall the same. More cannot be known here any more.',
  'verdictWhy.disputed':
    'Rolled again here, the dice fall the same. But somebody says it was not so.',
  'verdictWhy.doubtful':
    'It does not fit what the dice do, or what those it names have seen. Somebody may have written it by hand.',

  'doubt.void':
    'The throw of {name} did not come about: the screen of {names} did not answer. Throw again.',
  'doubt.aloud': '{by} doubts a throw of {name}. The throws so far say why.',
  'doubt.own':
    'A throw of {name} was written down that cannot have been so: this screen was there. The throws so far say more.',
  'doubt.unseen': 'Doubted by {name}: such a throw was not seen there.',
  'doubt.left': 'Doubted by {name}: they were there and were left out.',
  'doubt.number': 'Doubted by {name}: a throw before it was passed over.',
  'doubt.late': 'Doubted by {name}: it was kept back, and written down only after later throws.',
  'doubt.other': 'Doubted by {name}: it was seen otherwise there.',

  'truth.verified': 'Verified by the screen that tells this.',
  'truth.witnessed': 'witnessed by {names}',
  'truth.alone': 'Thrown alone.',
  'truth.before': 'An older throw.',
  'truth.disputed': 'Disputed.',
  'truth.doubtful': 'Doubtful: this throw cannot be as it is written down.',
  'truth.unchecked': 'As it was written down.',
  'truth.wait': 'Not checked yet.',

  'verdictWhy.older':
    'It was thrown with another version of the dice, so it is shown as it was written down.',
  'verdictWhy.none': 'There was nothing to throw.',
  'verdictWhy.unknown': 'The dice could not be rolled again here.',
  'verdictWhy.wait': 'The dice are rolled again here just now.',

  statistics: 'How the dice have fallen',
  'stats.none': 'Nothing has been thrown at this table yet.',
  'stats.noneCounts': counted(
    'The one throw at this table is doubtful, so there is nothing to count.',
    'All {n} throws at this table are doubtful, so there is nothing to count.',
  ),
  'stats.die': 'Which dice',
  'stats.seat': 'Whose',
  'stats.all': 'Everybody',
  'stats.thrown': counted('Thrown once.', 'Thrown {n} times.', 'Not thrown yet.'),
  'stats.expected': '{die}: each face is expected {n} times.',
  'stats.few': 'That is too few to say anything: chance needs at least {n}.',
  'stats.even': 'As even as can be expected.',
  'stats.uneven':
    'A little uneven. Fair dice fall so, or more unevenly, at one table in {n}: no reason for worry.',
  'stats.odd':
    'Very uneven. Fair dice fall so at only one table in {n}. If it stays so with more throws, something is amiss.',
  'stats.band': 'The line is what is expected; in the band a face lies nineteen times in twenty.',
  'stats.face': 'Face',
  'stats.times': 'Lay up',
  'stats.should': 'Expected',
  'stats.range': 'Usual',
  'stats.between': '{low} to {high}',
  'stats.counted':
    'All dice of all throws are counted, those that flew out of others too. What is doubtful is left out.',
  'stats.out': counted('One throw is left out.', '{n} throws are left out.'),
  'stats.waiting': counted('One throw is still being checked.', '{n} throws are being checked.'),
  'stats.log': 'Throws so far',
  'check.pairs': 'Matching Aspects',
  'check.noPairs':
    'No pair yet. Choose a note on a Character, here or on the table, then choose or write what goes with it.',
  'check.throw': 'Throw the dice',
  'check.draw': 'Draw',
  'check.nothing': 'Face it without dice',
  'throw.hold': 'Hold it down to throw harder',
  'match.offer': 'Offer a pair',
  'match.how': 'Choose one of each, here or on the table.',
  'match.next': 'Now one note that goes with it.',
  'match.undo': 'Not this one',
  'match.left': 'On a Character',
  'match.right': 'Elsewhere',
  'match.agrees': '{name} agrees',
  'match.objects': '{name} disagrees',
  'match.agreed': counted('agreed', '{n} agree'),
  'match.open': 'not agreed yet',
  'match.more': 'Agree or disagree: {names}',
  'chance.brief': 'Chance {per}',
  'chance.had': 'The chance was {per}: {feeling}',
  'chance.none': 'hopeless',
  'chance.slim': 'a slim hope',
  'chance.long': 'a long shot',
  'chance.even': 'it may go either way',
  'chance.good': 'a good chance',
  'chance.strong': 'almost sure',
  'chance.sure': 'certain',
  'chance.wasEven': 'it could have gone either way',
  outcome: 'Outcome',
  'outcome.pairs': 'The pairs of this Check',
  'rolls.faces': 'What lay up',
  'rolls.hit': '{face}, a Hit',
  'rolls.miss': '{face}, a Miss',
} satisfies Words
