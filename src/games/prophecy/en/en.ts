import type { Words } from '../../../rules/plain/sentence.ts'
import { count, quoted } from '../../../rules/story/speak.ts'
import { guide } from './guide.ts'
import { tale } from './tale.ts'

const things: Words = {
  'game.name': 'Prophecy',
  'drawn.oval': 'Make it a Scene',
  'drawn.line': 'Make it a Precursor',
  'setting.finale': 'Difficulty Rating of the Finale',
  'setting.minutes': 'Minutes for a Scene',
  'setting.limit': 'Most Scenes in an outline',
  'phase.prophecy': 'Receive a Prophecy',
  'phase.characters': 'Create Characters',
  'phase.outline': 'Write an Outline',
  'phase.story': 'Tell the Story',
  'about.fate': 'fate',
  'about.destiny': 'destiny',
  'module.own': 'Our own prophecy',
  'module.own.note': 'Write what you have made up together',
}

const moves: Words = {
  'page.after': 'What became of the world',
}

const ending: Words = {
  'ending.success': ({ scene }) => `${quoted(scene, 'The Finale')}: you did it`,
  'ending.failure': ({ scene }) => `${quoted(scene, 'The Finale')}: it was not to be`,
  'ending.good': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against DR ${dr}. What was foretold did not come to pass, or not the way it was told.`,
  'ending.bad': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against DR ${dr}. What was foretold came to pass, and somebody will have to live with it.`,
  'ending.scenes': ({ performed, succeeded }) =>
    `You performed ${count(performed, 'Scene', 'Scenes')}; ${succeeded} succeeded.`,
  'ending.told': ({ told }) => String(told),
  'ending.untold': 'Nobody has written down yet how the Finale went.',
  'ending.world': 'Go round the table once: everybody says how it went on.',
}

/** What this game says in English, but for what comes late. */
export const en: Words = {
  ...things,
  ...moves,
  ...tale,
  ...guide,
  ...ending,
}
