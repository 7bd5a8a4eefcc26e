import type { Words } from '../../../rules/plain/sentence.ts'
import { count, quoted } from '../../../rules/story/speak.ts'
import { tale } from './tale.ts'

const away = (steps: number | string | undefined) =>
  steps === 0 ? 'back where it was' : `${count(steps, 'step', 'steps')} away`

const acts: Words = {
  'phase.setup': 'Setup',
  'phase.confrontation': 'Confrontation',
  'phase.resolution': 'Resolution',
  'about.setup': 'the future, as it was',
  'about.confrontation': 'the present',
  'about.resolution': 'the future, as it is',
  'act.of': 'Act {n} of {of} · {about}',
  'module.own': 'A Flashback of your own',
  'module.own.note': 'Tell it to one another, and write down as much as you like',
  'page.whereabouts': 'The Setting',
  'page.catastrophe': 'The Catastrophe',
  'page.warning': 'The Warning',
  'page.flashforward': 'Flashforward',
  'step.seats': 'Two to eight people take their seats',
  'step.recall': 'Tell the Flashback: what happened the first time',
  'step.antagonist': 'Make the Antagonist, with three Aspects or more',
  'step.whereabouts': 'Settle the times and places',
  'step.catastrophe': 'Settle what must be prevented',
  'step.warning': 'Write the Warning to your former selves',
  'step.arrived': 'The Warning has arrived: read it aloud',
  'step.influence': 'Once you have found enough, try to alter it',
  'step.back': 'What is found from now on is too late for the dice',
  'step.flashforward': 'Tell the Flashforward',
  'step.triumphant': 'Tell the Flashforward: a triumph',
  'step.sombre': 'Tell the Flashforward: a sombre one',
  'go.confrontation': 'Send it',
  'go.resolution': 'Go on to the Resolution',
  'step.next.confrontation': 'Send the Warning',
  'step.next.resolution': 'Go on to what became of it',
  'lack.seats': 'At least two seats',
  'lack.fewer': 'At most {most} seats',
  'lack.words': 'Nothing is written on it yet',
  'lack.aspects': ({ aspects, least }) => `${aspects} of ${least} Aspects`,
  'lack.upstream': 'The Climax alone is no tree: it needs a Scene upstream of it',
  'lack.climax': 'The Climax has not been played yet',
}

const rest: Words = {
  'game.name': 'Temporal Mechanics',
  'piece.message': 'message card',
  'piece.timeline': 'strip of the timelines',
  'timeline.was': 'As it was',
  'timeline.is': 'As it is',
  'timeline.came': 'What happened the first time',
  'timeline.averted': 'It runs elsewhere now',
  'timeline.held': 'It has held its course',
  'timeline.told': ({ steps }) =>
    steps === 0
      ? 'Two timelines: nothing has parted them yet'
      : `Two timelines, ${count(steps, 'step', 'steps')} apart`,
  'timeline.success': ({ scene, steps }) =>
    `${quoted(scene, 'A Scene without a name')} succeeded: ${away(steps)}`,
  'timeline.failure': ({ scene, steps }) =>
    `${quoted(scene, 'A Scene without a name')} failed: ${away(steps)}`,
  'timeline.open': ({ scene }) =>
    `${quoted(scene, 'A Scene without a name')} has not been played yet`,
  'timeline.end.was': ({ end }) => `As it was: ${end}`,
  'timeline.end.is': ({ end }) => `As it is: ${end}`,
  'setting.limit': 'Most Scenes in a tree',
  'setting.none': 'no limit',
  'amiss.overlong': ({ count: n, max }) => `${n} characters, where there is room for ${max}`,
  'mark.late': 'Too late for this Check',
  'mark.late.short': 'Too late',
  'mark.difficulty': ({ dr }) => `Difficulty ${dr}`,
  'mark.depth': ({ depth }) => `Depth ${depth}`,
  'mark.climax': 'Climax, Depth 0',
  'mark.triumphant': 'Triumphant',
  'mark.sombre': 'Sombre',
  'pair.late': ({ aspect }) => `${quoted(aspect, 'A note')} came too late for this Check`,
  'ending.triumphant': ({ scene }) => `${quoted(scene, 'The Climax')}: it did not happen`,
  'ending.sombre': ({ scene }) => `${quoted(scene, 'The Climax')}: time held its course`,
  'ending.good': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against Difficulty ${dr}. The timeline runs elsewhere now.`,
  'ending.bad': ({ result, dr }) =>
    `${count(result, 'Hit', 'Hits')} against Difficulty ${dr}. It was too heavy to be moved.`,
  'ending.scenes': ({ played, succeeded }) =>
    `You played ${count(played, 'Scene', 'Scenes')}; ${succeeded} succeeded.`,
}

/** What this game says in English, but for what comes late. */
export const en: Words = { ...rest, ...tale, ...acts }
