import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count, quoted } from '../../../rules/story/speak.ts'

const ROLES: Words = {
  guide: 'the Guide',
  shield: 'the Shield',
  voice: 'the Voice',
  hand: 'the Hand',
  scholar: 'the Scholar',
  stray: 'the Stray',
}

const TALES: Words = {
  errand: 'The errand is over',
  cellar: 'The cellar is quiet',
  winter: 'The snow has gone',
}

const MEANS: Words = { none: 'nothing', some: 'something', high: 'much' }

/** What the guide says, and the last page. */
export const steps: Words = {
  'phase.inn': 'The inn',
  'phase.road': 'The road',
  'phase.fight': 'A fight',
  'phase.camp': 'A camp',
  'phase.end': 'The end',
  'phase.inn.short': 'Inn',
  'phase.road.short': 'Road',
  'phase.fight.short': 'Fight',
  'phase.camp.short': 'Camp',
  'phase.end.short': 'End',
  'about.inn': 'who sets out',
  'about.road': 'what is met',
  'about.fight': 'blow by blow',
  'about.camp': 'rest and growth',
  'about.end': 'what became of it',
  'phase.of': '{about}',
  'go.inn': 'Back to the inn',
  'go.road': 'Out on the road',
  'go.fight': 'It comes to a fight',
  'go.camp': 'Make camp',
  'go.end': 'End the story',
  'go.teller': ({ seat }) => `${seat} tells on`,
  'step.seats': 'One to six people sit down; one of them may be the Host',
  'step.tale': 'Choose a Tale: how a story of this kind goes',
  'step.roles': 'Take Roles: what each of you can be expected to solve',
  'step.goals': 'Write goals and beliefs into the Roster',
  'step.next': 'Go on',
  'step.telling': ({ seat }) => `${seat} tells`,
  'step.telling.nobody': 'Somebody tells',
  'step.stage': ({ stage }) => `Resolve ${quoted(stage, 'this Stage')} before the focus moves on`,
  'step.stage.none': 'Lay a Stage: one scene by itself',
  'step.roster': 'At a new direction, ask the Roster',
  'step.recurs': ({ slot, item }) => `${slot} recurs: tie in ${quoted(item, 'what stands there')}`,
  'step.fresh': ({ slot }) => `Something new: draw a card for it, and write it into slot ${slot}`,
  'step.crowded': 'Two things stand in one slot of the Roster',
  'step.search': 'Look for something',
  'step.search.seek': ({ sought, discovery, dismissal }) =>
    `Search for ${quoted(sought, 'it')}: Discovery ${discovery}, Dismissal ${dismissal}`,
  'step.search.draw': ({ sought, owed }) =>
    `Draw ${count(owed, 'card', 'cards')} in search of ${quoted(sought, 'it')}`,
  'step.search.weigh': ({ sought }) =>
    `Say how much the cards mean for ${quoted(sought, 'the search')}`,
  'step.search.find': ({ sought, discovery, dismissal }) =>
    `Throw the d20 for ${quoted(sought, 'it')}: ${Number(discovery) < 20 ? `above ${discovery} it is found` : 'it is found once Discovery is below 20'}${Number(dismissal) > 1 ? `, below ${dismissal} given up` : ''}`,
  'step.cellar': ({ given }) =>
    `${given} searches were given up: what was hidden comes looking for you`,
  'step.outcome': 'Where skill or direction matters, throw for an Outcome',
  'step.slip': ({ goal }) => `Put together: ${quoted(goal, 'an Outcome')}`,
  'step.decided': ({ goal }) => `Thrown: ${quoted(goal, 'an Outcome')}`,
  'step.epilogue': 'Tell what became of everybody',
  'lack.slot': ({ goal }) => `Not in the Roster yet: ${quoted(goal, 'a goal')}`,
  'lack.twice': 'The next search is thrown twice, and the better one counts',
  'advice.friend': ({ role }) =>
    `What ${ROLES[String(role)] ?? 'your own Role'} solves is your own to solve: give that challenge to a friend to tell`,
  ending: 'The road ends here',
  'ending.tale': ({ tale }) => String(TALES[String(tale)] ?? 'The road ends here'),
  'ending.stages': ({ stages }) => `You resolved ${count(stages, 'Stage', 'Stages')}.`,
  'ending.searches': ({ searches, found }) =>
    `You looked for ${count(searches, 'thing', 'things')}${Number(found) > 0 ? ` and found ${found}` : ''}.`,
  'ending.throws': ({ throws }) => `The dice fell ${count(throws, 'time', 'times')}.`,
  'ending.after': 'Go round the table once: what became of you, and of those you met?',
  'page.epilogue': 'What became of them',
  'page.pause': 'Pause',
  'page.inn': 'The inn',
  'mark.ready': 'It can be thrown for',
  'mark.focus': 'The focus is here',
  'mark.resolved': 'Resolved',
  'mark.twice': 'Twice',
  'mark.weighed': ({ significance }) => `It means ${MEANS[String(significance)] ?? ''}`,
  'mark.owner': ({ seat }) => `${called(seat, 'Somebody')}’s`,
  'amiss.slip': 'Nobody here knows what this slip asks for',
  'amiss.card': 'This is no card of the Deck',
  'amiss.twice': 'There is only one card like this: it lies here twice',
  'amiss.thrown': 'Was thrown for more than once: one of the throws counts, and it alone',
  'amiss.again':
    'Dice of this were thrown once more, and it counts for nothing: nobody paid for it, or another throw counts',
}
