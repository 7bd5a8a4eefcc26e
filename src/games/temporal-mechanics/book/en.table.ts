import { chancesIn } from '../../../rules/story/chances.ts'
import type { RulePage } from '../../../rules/told/book.ts'

/** What is good to have at hand: numbers, words, and everything on one page. */
export const tablePages: readonly RulePage[] = [
  {
    id: 'chances',
    title: 'What are the chances?',
    body: [
      'A die makes 0.6 Hits on average, with all that its sixes bring. The chance of Success, before the throw:',
      {
        as: 'table',
        says: 'The chance of Success, by dice and Difficulty',
        head: ['Dice', '1', '2', '3', '4'],
        rows: chancesIn('en'),
      },
      'At a Scene of Depth 3 two pairs are plenty. The Climax wants six dice for even chances: three Reward Dice and three pairs, for example. A tree that is broad just above the Climax helps at the end; one that is high helps on the way there.',
      'And as long as there is one die no throw is quite hopeless: a six can always bring another.',
    ],
  },
  {
    id: 'house',
    title: 'House settings',
    body: [
      'One number is yours to set, if all agree: how many Scenes a tree may have. The game itself sets no limit.',
      {
        as: 'table',
        says: 'What can be set',
        head: ['What', 'Usual', 'Or'],
        rows: [['Most Scenes in a tree', 'no limit', '4 to 12']],
      },
      'Eight fill an evening: eight times ten minutes, and the two sheets. With four you are done before the tea is cold. Where there is a limit, the table speaks up at the Scene that goes beyond it, and lets you go on.',
      'All else is fixed: three acts, five Traits, a Depth of 3 and no more, and 256 characters.',
    ],
  },
  {
    id: 'together',
    title: 'Round one screen, or far apart',
    body: [
      'Round one big screen:',
      {
        as: 'points',
        items: [
          'Let whoever sits nearest to an oval write on it. Turn cards towards those who read them.',
          'When the Warning arrives somebody gets up and reads it standing.',
          'NPCs wander: push the card over to whoever is to speak for it.',
        ],
      },
      'Far apart:',
      {
        as: 'points',
        items: [
          'Talk by telephone while you play. It suits the subject.',
          'Say whose turn it is to tell. Point with your hand on the paper: the others see it.',
          'Whoever throws, throws for all, and all see the same dice fall.',
          'If a line breaks, play on. What you did apart comes together again: nothing is lost, here at least.',
        ],
      },
      'Some of you round one screen and some far away? That works, too. Those in the room speak a little more slowly.',
    ],
  },
  {
    id: 'prompts',
    title: 'Words to begin with',
    body: [
      'Nobody has to have an idea at once. With every Aspect the table offers a handful of words: twelve for each category of Trait, and twenty-four for the environment. Take one, turn it round, or pass.',
      {
        as: 'table',
        says: 'A few of the words that are offered',
        head: ['For', 'Words'],
        rows: [
          ['Occupation', 'Switchboard operator, Glass-blower, Night porter'],
          ['Body or mind', 'Ambidextrous, Sleeps four hours, Reads lips'],
          ['Psychology', 'Argumentative, Sees patterns, Hates waste'],
          ['Relationship', 'Replaced by, Never thanked, Raised by'],
          ['Affiliation', 'The observatory, Shipyard union, Census bureau'],
          ['Environment', 'Humming, Frosted over, A clock runs backwards'],
        ],
      },
      'With it come questions for each act, names for Scenes to start from, and two prompts for [[resolution|how it ends]].',
    ],
  },
  {
    id: 'sheet',
    title: 'All of it on one page',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: 'Setup',
            says: 'Flashback: Antagonist, Setting, Catastrophe. Characters with five Traits. The Story Tree from the foot up. The Warning: 256 characters.',
          },
          {
            name: 'Confrontation',
            says: 'The Warning arrives. Play the Scenes, upstream first, the Climax last.',
          },
          { name: 'Resolution', says: 'Flashforward: triumphant or sombre.' },
          { name: 'A Scene', says: 'Investigate, Influence, Interpret, in ten minutes.' },
          { name: 'Difficulty', says: '4 minus Depth. Depth: lines to the Climax, 3 at most.' },
          {
            name: 'Dice',
            says: 'One for each pair found in Investigate, and one for each Success immediately upstream.',
          },
          { name: 'Hits', says: '4, 5 and 6. A 6 brings one more die.' },
          { name: 'Success', says: 'As many Hits as the Difficulty, or more.' },
          { name: 'A pair', says: 'One Trait, one Environment Aspect, and all agree.' },
        ],
      },
      'More on [[pairs|pairs]], [[check|the Check]], [[chances|chances]] and [[house|house settings]].',
    ],
  },
]
