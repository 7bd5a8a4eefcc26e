import { chancesIn } from '../../../rules/story/chances.ts'
import type { BookScene, RulePage } from '../../../rules/told/book.ts'

const outline: readonly BookScene[] = [
  { id: 'f', says: 'Bind the dragon', rating: 4 },
  { id: '1', says: 'Win the fleet', rating: 3, parent: 'f' },
  { id: '2', says: 'Learn her name', rating: 3, parent: 'f' },
  { id: '2.1', says: 'Read the wall', rating: 2, parent: '2' },
  { id: '2.2', says: 'Find the hermit', rating: 2, parent: '2' },
  { id: '2.2.1', says: 'Cross the ash road', rating: 1, parent: '2.2' },
  { id: '3', says: 'Wake the bell', rating: 3, parent: 'f' },
  { id: '3.1', says: 'Hire a diver', rating: 2, parent: '3' },
]

/** From the first oval to the end: what happens. */
export const storyPages: readonly RulePage[] = [
  {
    id: 'scenes',
    title: 'Scenes',
    body: [
      'A Scene is what happens at one time and in one place. Draw it as an oval on the Story Board. It has:',
      {
        as: 'terms',
        items: [
          { name: '*Setting*', says: 'when and where it is, with the Objects and Aspects there' },
          { name: '*Objective*', says: 'what the Characters try to do' },
          { name: '*Difficulty Rating*', says: 'how hard that is: DR for short' },
          { name: '*Outcome*', says: '*Success* or *Failure*, which nobody knows yet' },
          { name: '*Precursors*', says: 'Scenes that make it easier, if they succeed' },
        ],
      },
      {
        as: 'tree',
        says: 'An oval “Find the hermit”, DR 2. A line joins it to an oval above it, “Learn her name”, DR 3.',
        scenes: [
          { id: 'a', says: 'Learn her name', rating: 3 },
          { id: 'b', says: 'Find the hermit', rating: 2, parent: 'a' },
        ],
      },
      'Label the oval with the Objective and the DR. A line joins a Scene to each Precursor. The Scene at the upper end of the line is the *Parent*. If the hour or the weather should have Aspects of its own, give the Scene a *place card* to stick them on.',
    ],
  },
  {
    id: 'outline',
    title: 'Write an Outline',
    body: [
      'To sketch a Scene is to settle its Setting, its Objective and its DR. You sketch them all before you play the first.',
      'Begin with the *Finale*. It will be performed last, and its Objective says how you mean to meet the Catastrophe. Its DR is 4.',
      'Then ask what would help, and sketch Precursors. Each has a DR one lower than its Parent’s, and never below 1.',
      {
        as: 'table',
        says: 'The levels of an outline',
        head: ['Scene', 'Precursor of', 'DR'],
        rows: [
          ['Finale', 'nothing', '4'],
          ['*Primary*', 'the Finale', '3'],
          ['*Secondary*', 'a Primary Scene', '2'],
          ['*Tertiary*', 'a Secondary Scene', '1'],
        ],
      },
      'Under a Tertiary Scene there is nothing. Every Scene but the Finale has exactly one Parent, and there is only one Finale. [[eight|Eight Scenes]] are enough; here are [[eight-scenes|eight for an example]].',
    ],
  },
  {
    id: 'eight-scenes',
    title: 'An outline of eight Scenes',
    body: [
      {
        as: 'example',
        title: 'How we mean to bind her',
        body: [
          {
            as: 'tree',
            says: 'The Finale “Bind the dragon”, DR 4. Below it three Primary Scenes with DR 3: “Win the fleet”; “Learn her name”, with two Secondary Scenes below it, “Read the wall” and “Find the hermit”, DR 2, and below the hermit a Tertiary Scene, “Cross the ash road”, DR 1; and “Wake the bell”, with the Secondary Scene “Hire a diver”, DR 2.',
            scenes: outline,
          },
          'We started at the top: to bind the dragon we need the fleet, her name, and the drowned bell. Who would know her name? The wall in the cellar, or the hermit. How does one reach the hermit? By the ash road.',
          'The Ratings follow from the lines: 4, then 3, 3 and 3, then 2, 2 and 2, and 1 for the ash road.',
          'Nothing hangs under four of them, so that any of these may come first: the fleet, the wall, the ash road, the diver.',
        ],
      },
    ],
  },
  {
    id: 'eight',
    title: 'Eight Scenes, eight minutes',
    body: [
      'Stop at eight Scenes, the Finale among them. Fewer are fine. A story with more tends to forget its question: how do these people meet this Catastrophe?',
      'Play each Scene in eight minutes or less, by the clock on the wall. Knowing that time is short, you will go to the heart of it.',
      'Both are advice. This table speaks up at the ninth Scene and when the eight minutes are over, and then lets you go on. The clock is there to remind you, not to stop you.',
      'A house may settle on other numbers: see [[house|House settings]].',
    ],
  },
  {
    id: 'perform',
    title: 'Tell the Story',
    body: [
      'Perform the Scenes, one after another. Choose one whose Precursors have all been performed; whether they succeeded does not matter. Beyond that, any order will do.',
      {
        as: 'steps',
        items: [
          'Play your Characters: say what they do and what they say.',
          'While you do, put new Objects into the Scene, and stick Aspects on them and on Objects that are there already. They are what you will work with.',
          'Find Aspects that [[pairs|go together]], and agree on them.',
          'Throw [[check|the dice]]: they decide how it goes.',
          'Tell together [[after|what happened]].',
        ],
      },
      'Do not play out the ending before the dice have spoken. Play up to the moment at which it could go either way.',
    ],
  },
  {
    id: 'pairs',
    title: 'Matching pairs',
    body: [
      'A *matching pair* is one Character Aspect and one Environment Aspect that together let you turn the Scene to your advantage. Two of the same sort never make a pair.',
      {
        as: 'pairs',
        pairs: [
          {
            left: { says: 'Silver-tongued', as: 'Character Aspect: Ruth', color: 'blue' },
            right: {
              says: 'Keeps her word',
              as: 'Environment Aspect: Queen Imbry',
              color: 'yellow',
            },
            good: true,
            says: 'Ruth talks the Queen into a promise. She will keep it.',
          },
        ],
      },
      'There is no recipe for what matches. Somebody says how the two go together, and the others agree or disagree. The table writes down what you agree on.',
      'The same Aspect may stand in several pairs, and each different pair counts once. This table shows you when an Aspect is used again. If that stretches the story too far, say so.',
      'What a pair looks like, and what does not make one, stands on [[pair-examples|the next page]].',
    ],
  },
  {
    id: 'pair-examples',
    title: 'Pairs, and what is none',
    body: [
      {
        as: 'example',
        title: 'These match',
        body: [
          {
            as: 'pairs',
            pairs: [
              {
                left: { says: 'Never sleeps', as: 'Osk', color: 'pink' },
                right: { says: 'Dog-tired', as: 'The guard', color: 'yellow' },
                good: true,
                says: 'Osk waits until the guard nods off.',
              },
              {
                left: { says: 'Remembers songs', as: 'Tam', color: 'blue' },
                right: { says: 'Old letters', as: 'The wall', color: 'green' },
                good: true,
                says: 'They are not words, says Tam. They are notes.',
              },
            ],
          },
        ],
      },
      {
        as: 'example',
        title: 'These do not',
        body: [
          {
            as: 'pairs',
            pairs: [
              {
                left: { says: 'Hands of iron', as: 'Ruth', color: 'pink' },
                right: { says: 'Never sleeps', as: 'Osk', color: 'pink' },
                good: false,
                says: 'Two Characters: two of the same sort.',
              },
              {
                left: { says: 'Dog-tired', as: 'The guard', color: 'yellow' },
                right: { says: 'Groans at night', as: 'The bridge', color: 'blue' },
                good: false,
                says: 'Nobody’s Character is in it: two of the same sort again.',
              },
              {
                left: { says: 'Bell-founder', as: 'Ruth', color: 'yellow' },
                right: { says: 'Unpaid', as: 'The sailors', color: 'orange' },
                good: false,
                says: 'One of each sort. But nobody could say how it helps, so the table said no.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'check',
    title: 'The Check',
    body: [
      'One *Check* decides the Scene. Gather your pool of dice: one for each matching pair, and those that lie on the oval already, one for each Precursor that succeeded.',
      'Once the dice are in the air, the pairs are settled: none is added, none is taken back.',
      {
        as: 'dice',
        rows: [
          { faces: [1, 2, 3], says: 'A *Miss*.' },
          { faces: [4, 5], says: 'A *Hit*.' },
          { faces: [6], says: 'A Hit, and one more die, which may bring another.' },
        ],
      },
      'Count the Hits: that is your *Result*. If it is at least as high as the DR, the Scene is a Success, otherwise a Failure: see it [[example|step by step]], or [[chances|how likely it is]]. With no dice there is nothing to throw: the Result is 0, and the Scene a Failure.',
    ],
  },
  {
    id: 'example',
    title: 'A Check, step by step',
    body: [
      {
        as: 'example',
        title: 'Learn her name, DR 3',
        body: [
          'We agree on three pairs, and both Precursors succeeded, so that two dice lie on the oval. 3 + 2 = 5 dice.',
          {
            as: 'dice',
            rows: [
              { faces: [3, 6, 5, 1, 6], says: 'Three Hits. Two sixes bring two more dice.' },
              { faces: [2, 6], says: 'One more Hit. That six brings another die.' },
              { faces: [4], says: 'One more Hit, and no six. It is over.' },
            ],
          },
          'Eight dice lie there, five of them Hits: the Result is 5. Five is at least three: Success.',
        ],
      },
      {
        as: 'example',
        title: 'Just enough, and not enough',
        body: [
          {
            as: 'dice',
            rows: [
              { faces: [4, 5, 3], says: 'DR 2: two Hits meet it. Success.' },
              { faces: [1, 2], says: 'DR 1: no Hit at all. Failure.' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'after',
    title: 'After the Check',
    body: [
      'Say what your Characters did, how it led to this Outcome, and what follows from it. After a Success, tell which pairs you made use of; after a Failure, what went wrong. Draw on the pairs you tried in either case.',
      'Cross out the oval, however it went. After a Success, put a die on the Parent’s oval: one level up, and no farther.',
      {
        as: 'tree',
        says: '“Win the fleet” and “Learn her name” are crossed out. The first failed. The second succeeded, and a die from it lies on the Finale above, “Bind the dragon”.',
        scenes: [
          { id: 'f', says: 'Bind the dragon', rating: 4, dice: 1 },
          { id: '1', says: 'Win the fleet', rating: 3, parent: 'f', good: false },
          { id: '2', says: 'Learn her name', rating: 3, parent: 'f', good: true },
        ],
      },
      'The Finale has no Parent, so it leaves no die: it is [[end|the end]].',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    body: [
      'When the Finale has been performed the story is over. A Success does not mean that all is well, and a Failure not that all is lost: you have told what follows.',
      'Look at the whole Story Board once more. Then go round the table: what became of the world, and what became of each of you?',
      {
        as: 'example',
        title: 'What became of us',
        body: [
          'The dragon was not bound. She heard her name, rung by a bell that Ruth had cast, and went back to sleep of her own will. Half the fleet is gone. Osk sleeps now, too: Tam sings on the night boat, and he snores.',
        ],
      },
      'At this table the chronicle keeps it for you: what was foretold, the Characters, every Scene with its pairs, its dice and your words. Take it home.',
    ],
  },
  {
    id: 'moderator',
    title: 'The Moderator',
    body: [
      'There is at most one Moderator, and a game can do without. The Moderator:',
      {
        as: 'points',
        items: [
          'helps with the rules, the paper, the clock, and with agreeing;',
          'asks, when something is unclear or simply interesting;',
          'may suggest things, and offer another way when you are stuck.',
        ],
      },
      'The Moderator never narrates and never decides: that is for the others. It is easier without a Character, though one of the players can be the Moderator too.',
      'What the questions are for: whoever answers one has to picture it, and then everybody sees it. They bring out what nobody has settled yet. They are no test, and whatever is answered is so.',
      {
        as: 'example',
        title: 'Questions worth asking',
        body: [
          {
            as: 'points',
            items: [
              'What does it look like here? What do you hear?',
              'What makes this Scene hard? And if it fails, what then?',
              'How exactly do these two go together?',
              'Who has not said anything for a while?',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'chances',
    title: 'What are the chances?',
    body: [
      'A die makes 0.6 Hits on average, with all that its sixes bring. The chance of Success, before the throw:',
      {
        as: 'table',
        says: 'The chance of Success, by dice and DR',
        head: ['Dice', 'DR 1', 'DR 2', 'DR 3', 'DR 4'],
        rows: chancesIn('en'),
      },
      'For even chances a Finale wants six dice: three Primary Scenes that succeed, and three pairs, for example. And since a six can always bring another, no throw is quite hopeless while there is one die.',
    ],
  },
  {
    id: 'house',
    title: 'House settings',
    body: [
      'Three numbers are yours to change, if all agree before you begin. Look at the [[chances|chances]] first.',
      {
        as: 'table',
        says: 'Numbers that can be changed',
        head: ['What', 'Usual', 'Or'],
        rows: [
          ['DR of the Finale', '4', '5'],
          ['Minutes for a Scene', '8', '10'],
          ['Most Scenes in an outline', '8', 'fewer, or more'],
        ],
      },
      'With a Finale of DR 5 all Scenes below it are one harder, and there is room for one level more at the bottom.',
    ],
  },
  {
    id: 'prompts',
    title: 'Words to begin with',
    body: [
      'Nobody has to have an idea at once. With every Aspect this table offers a handful of words: twelve for each category of a Character, and twenty-four for the environment. Take one, turn it round, or pass.',
      {
        as: 'table',
        says: 'A few of the words that are offered',
        head: ['For', 'Words'],
        rows: [
          ['Occupation', 'Ferryman, Night nurse, Locksmith'],
          ['Body or mind', 'Tireless, One good hand, Perfect pitch'],
          ['Psychology', 'Cannot lie, Reckless, Bears a grudge'],
          ['Relationship', 'Twin of, Taught by, Rival of'],
          ['Affiliation', 'City watch, Free press, Seed library'],
          ['Environment', 'Slippery, Crowded, The power is out'],
        ],
      },
      'Ready prophecies come with the game as well, to be read aloud: choose one when you [[receive|receive a prophecy]], or make up your own.',
    ],
  },
]
