import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count, quoted } from '../../../rules/story/speak.ts'

/** What only the chronicle says. */
export const en: Words = {
  'chapter.prophecy': 'The prophecy',
  'chapter.characters': 'The Characters',
  'chapter.objects': 'The world',
  'chapter.outline': 'The outline',
  'chapter.scenes': 'What happened',
  'chapter.end': 'How it ended',
  'chapter.after': 'What came after',
  'chapter.ahead': 'Still ahead',
  'chapter.notes': 'Other notes on the table',
  'told.sheet': ({ name }) => called(name, 'A prophecy without a name'),
  'told.character': ({ name }) => called(name, 'A Character without a name'),
  'told.object': ({ name }) => called(name, 'Something without a name'),
  'told.scene': ({ name }) => called(name, 'A Scene without an Objective'),
  'told.finale': ({ name }) => called(name, 'The Finale'),
  'told.dr': ({ dr }) => `Difficulty Rating ${dr}`,
  'told.second': 'A second Finale',
  'told.place': 'Place',
  'told.aspect': ({ aspect }) => String(aspect),
  'told.pair': ({ a, on, b, at }) =>
    `${quoted(a, 'A note without words')} (${called(on, 'a Character')}) with ${quoted(b, 'a note without words')} (${called(at, 'the environment')})`,
  'told.alone': ({ a, b }) =>
    `${quoted(a, 'A note that says nothing any more')} with ${quoted(b, 'a note that says nothing any more')}`,
  'told.pool': ({ pairs, won, dice }) =>
    `${count(pairs, 'pair', 'pairs')} + ${count(won, 'die', 'dice')} won = ${count(dice, 'die', 'dice')}`,
  'told.bare': 'No pair, and no die won',
  'told.good': 'What was foretold did not come to pass, or not the way it was told.',
  'told.bad': 'What was foretold came to pass, and somebody will have to live with it.',
  'told.scenes': ({ performed, succeeded }) =>
    `${count(performed, 'Scene was', 'Scenes were')} performed; ${succeeded} succeeded.`,
  'told.untold': 'Nobody has written down yet what became of the world.',
  'told.credit': 'Prophecy, a story game by Michael Purcell.',
}
