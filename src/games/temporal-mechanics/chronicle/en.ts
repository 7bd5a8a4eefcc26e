import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count, quoted } from '../../../rules/story/speak.ts'

/** What only the chronicle says. */
export const en: Words = {
  'chapter.flashback': 'What happened the first time',
  'chapter.characters': 'The Characters',
  'chapter.objects': 'People, places and things',
  'chapter.outline': 'The Story Tree',
  'chapter.warning': 'What was sent back',
  'chapter.scenes': 'What happened instead',
  'chapter.end': 'The Climax',
  'chapter.flashforward': 'What came of it',
  'chapter.ahead': 'Still ahead',
  'chapter.notes': 'Other notes on the table',
  'told.sheet': ({ name }) => called(name, 'A Flashback without a name'),
  'told.character': ({ name }) => called(name, 'A Character without a name'),
  'told.object': ({ name }) => called(name, 'Something without a name'),
  'told.scene': ({ name }) => called(name, 'A Scene without a name'),
  'told.finale': ({ name }) => called(name, 'The Climax'),
  'told.dr': ({ dr }) => `Difficulty ${dr}`,
  'told.second': 'A second Climax',
  'told.place': 'Place',
  'told.aspect': ({ aspect }) => String(aspect),
  'told.pair': ({ a, on, b, at }) =>
    `${quoted(a, 'A note without words')} (${called(on, 'a Character')}) with ${quoted(b, 'a note without words')} (${called(at, 'the environment')})`,
  'told.alone': ({ a, b }) =>
    `${quoted(a, 'A note that says nothing any more')} with ${quoted(b, 'a note that says nothing any more')}`,
  'told.pool': ({ pairs, won, dice }) =>
    `${count(pairs, 'pair', 'pairs')} + ${count(won, 'Reward Die', 'Reward Dice')} = ${count(dice, 'die', 'dice')}`,
  'told.bare': 'No pair, and no Reward Die',
  'told.good': 'The timeline runs elsewhere now.',
  'told.bad': 'Time held its course.',
  'told.scenes': ({ performed, succeeded }) =>
    `${count(performed, 'Scene was', 'Scenes were')} played; ${succeeded} succeeded.`,
  'told.untold': 'Nobody has told the Flashforward yet.',
  'told.credit': 'Temporal Mechanics, a story game by Michael Purcell.',
}
