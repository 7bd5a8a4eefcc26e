import type { Words } from '../../rules/sentence.ts'
import { counted } from './plural.ts'

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
  'free.most': 'So many dice fit in a hand: {n}.',
  'free.write': 'or write it',
  'free.hint': '3d6+1d8, 2d20kh1, 5d6!, d100',
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
  'notation.many': '“{part}” is too many: {most} dice fit in a hand, and a d100 is two.',
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
  'tell.free': '{said}: {what}',
  'tell.line': '{name}, {when}. {what}. ({verdict})',
  'tell.lineWitnessed': '{name}, {when}. {what}. ({verdict}) {witnesses}',

  'log.count': counted('one throw', '{n} throws', 'Nothing has been thrown at this table yet.'),
  'log.list': 'Throws, the newest first',
  'log.freely': 'thrown freely',
  'log.dice': 'The dice, in the order they fell',
  'log.die': '{sort}: {face}',
  'sort.d00': 'd100 tens',
  'sort.d0': 'd100 ones',
  'log.from': 'out of the {of}, die {at}',
  'log.dropped': 'not counted',
  'log.chance': 'The chance was {per}: {feeling}',
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

  'log.abandoned': 'Dice that were not opened',
  'log.abandonedWhy':
    '{name} announced this throw, and the others had a hand in it; then it was never opened. It counts for nothing.',

  'log.voidWhy':
    '{name} announced this throw, and all numbers for it were fixed; then {names} did not open one. It counts for nothing.',

  'witness.by': 'Witnessed by {names}.',
  'witness.alone': 'Nobody else had a hand in it.',
  'witness.said': 'It says that it was witnessed by {names}.',
  'witness.none': 'Unwitnessed.',
  'witness.silent': 'Did not answer in time: {names}.',
  'witness.wrote': 'Written down by {name}, who saw it: the thrower did not.',
  'witness.why':
    'The seed came out of a number from each of them. All were fixed before any was known, and each has signed for its own.',
  'witness.guest': 'a guest',

  'verdict.verified': 'verified',
  'verdict.witnessed': 'witnessed',
  'verdict.alone': 'thrown alone',
  'verdict.before': 'older throw',
  'verdict.disputed': 'disputed',
  'verdict.doubtful': 'doubtful',
  'verdict.older': 'as written down',
  'verdict.none': 'no dice',
  'verdict.unknown': 'not checked',
  'verdict.wait': 'being checked',
  'verdict.abandoned': 'not opened',
  'verdictWhy.verified':
    'Rolled again here from its seed, it shows the same faces; and this screen had a hand in that seed, so nobody could bend it.',
  'verdictWhy.witnessed':
    'Rolled again here from its seed, it shows the same faces. Those it names have signed for their hands in it: only all of them together could have bent it.',
  'verdictWhy.alone':
    'Rolled again here from its seed, it shows the same faces. The seed was made up by one device alone: nobody else can know how.',
  'verdictWhy.before':
    'Rolled again here, the dice fall the same. More cannot be known here any more.',
  'verdictWhy.disputed':
    'Rolled again here from its seed, it shows the same faces. But somebody says it was not so.',
  'verdictWhy.doubtful':
    'It does not follow from its seed, or is not signed by those it names, or is not what was seen here. Somebody may have written it by hand.',

  'doubt.void': 'The throw of {name} is void: a number was not opened by {names}. Throw again.',
  'doubt.aloud': '{by} doubts a throw of {name}. The throws so far say why.',
  'doubt.own':
    'A throw of {name} was written down that cannot have been so: this screen was there. The throws so far say more.',
  'doubt.unseen': 'Doubted by {name}: no such throw was seen there.',
  'doubt.left': 'Doubted by {name}: an answer from there is not in it.',
  'doubt.number': 'Doubted by {name}: throws before it were passed over.',
  'doubt.late': 'Doubted by {name}: it was written down only after later ones.',
  'doubt.other': 'Doubted by {name}: something else was seen there.',

  'truth.alone': 'Thrown alone.',
  'truth.before': 'An older throw.',
  'truth.disputed': 'Disputed.',
  'truth.doubtful': 'Doubtful: this throw cannot be as it is written down.',
  'truth.unchecked': 'As it was written down.',

  'verdictWhy.older':
    'It was thrown with another version of the dice, so it is shown as it was written down.',
  'verdictWhy.none': 'There was nothing to throw.',
  'verdictWhy.unknown': 'The dice could not be rolled again here.',
  'verdictWhy.wait': 'It is rolled again from its seed just now.',

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
} satisfies Words
