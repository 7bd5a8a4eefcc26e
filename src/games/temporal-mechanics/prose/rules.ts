import type { Words } from '../../../rules/plain/sentence.ts'
import { listed } from './content.ts'

/** The rules in short, for the guide. */
export const rules: Words = {
  ...listed('rule.setup', [
    'Somebody tells what happened the first time, and what it made of you.',
    'Settle who brought it about, when and where, and what exactly must not happen.',
    'Draw the Story Tree: at its foot the Climax, upstream of it whatever would make it easier.',
    'Last, write to yourselves: a Warning of at most 256 characters.',
  ]),
  ...listed('rule.confrontation', [
    'The Warning has arrived. Play a Scene once all that is upstream of it has been played.',
    'Investigate: explore, note what you find, and agree on pairs of a Trait and an Aspect of the environment.',
    'Influence: throw a die for each pair and each Reward Die. 4, 5 and 6 are Hits, and a 6 brings one more die.',
    'As many Hits as the Difficulty are a Success, which is a Reward Die for the next Scene downstream.',
    'Interpret: tell what came of it. A scene has ten minutes.',
  ]),
  ...listed('rule.resolution', [
    'It is the day of the Flashback again. Tell what is different now.',
    'A Climax that succeeded makes the Flashforward triumphant, one that failed sombre; but nothing is quite as it was.',
  ]),
}
