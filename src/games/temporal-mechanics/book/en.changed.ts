import type { RulePage } from '../../../rules/told/book.ts'

/** The second act and the third: what the Warning does, and what becomes of it. */
export const changedPages: readonly RulePage[] = [
  {
    id: 'arrives',
    title: 'The Warning arrives',
    body: [
      'The second act begins with a sound: tape running through a machine that nobody has switched on. Somebody reads the Warning aloud, slowly, as if for the first time. From here on it lies on the table.',
      'Play the moment after. Who believes it? Who laughs? Who goes quite pale at a word that nobody else can know?',
      'Then play the Scenes of your tree. A Scene may be played when all that lie immediately upstream of it have been, whether they succeeded or not. Beyond that any order will do, and the Climax comes last.',
      'Every Scene has [[scenes|three phases]] and [[clock|ten minutes]].',
      'What you know in the present is what stands in the Warning, and no more. What the players know besides is called suspense.',
    ],
  },
  {
    id: 'scenes',
    title: 'A Scene and its phases',
    body: [
      'Say when and where it is. If that place or that hour should have Aspects of its own, give it a *place card* to stick them on. Then:',
      {
        as: 'terms',
        items: [
          {
            name: '*Investigate*',
            says: 'Look round. Play your Characters. Find out or make up what people, places and things are like: make cards, stick notes, and find *matching pairs*.',
          },
          {
            name: '*Influence*',
            says: 'Do what you came for: push the timeline. Throw [[check|the dice]].',
          },
          {
            name: '*Interpret*',
            says: 'What came of it? Tell [[after|the consequence]], the one that you wanted or the one that you got.',
          },
        ],
      },
      'Only [[pairs|pairs]] that were found in Investigate bring dice. What is stuck on later belongs to the story, and counts for a later Scene. If you have gone on too soon, go back: the table warns you, and lets you, until the dice are thrown. Then the pairs are fixed.',
    ],
  },
  {
    id: 'pairs',
    title: 'Matching pairs',
    body: [
      'A matching pair is one Trait and one Environment Aspect that together let you turn the Scene your way. Two Traits are none, nor are two Environment Aspects.',
      {
        as: 'pairs',
        pairs: [
          {
            left: { says: 'Never lets go', as: 'Trait: Teo', color: 'blue' },
            right: { says: 'Jams in the cold', as: 'Valve nine', color: 'yellow' },
            good: true,
            says: 'The wheel does not turn. Teo does not let go. The wheel turns.',
          },
        ],
      },
      'Nothing but your word says what matches. Somebody tells how the two go together, and the others agree or object. The table writes it down.',
      'An Aspect may stand in several pairs, and each different pair counts once. When one is used again the table shows it: if that stretches things too far, say so.',
      'Here are [[pair-examples|some that match, and some that do not]].',
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
                left: { says: 'Argumentative', as: 'Bruno', color: 'blue' },
                right: { says: 'Argumentative', as: 'The commodore', color: 'pink' },
                good: true,
                says: 'The same word on both sides. They enjoy it so much that the boats wait.',
              },
              {
                left: { says: 'Meek', as: 'Ines', color: 'blue' },
                right: { says: 'Demanding', as: 'The examiner', color: 'green' },
                good: true,
                says: 'Nobody contradicts, so the examiner tells her everything. Angry or Aggressive would do as well.',
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
                left: { says: 'Steady hands', as: 'Teo', color: 'pink' },
                right: { says: 'Sees in the dark', as: 'Bruno', color: 'pink' },
                good: false,
                says: 'Two Traits. A fine team, but no pair.',
              },
              {
                left: { says: 'Mends tower clocks', as: 'Teo', color: 'yellow' },
                right: { says: 'Smells of varnish', as: 'The boathouse', color: 'orange' },
                good: false,
                says: 'One of each. But nobody could say how it helps.',
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
      'One *Check* decides a Scene. Gather six-sided dice: one for each pair found in Investigate, and one *Reward Die* for each Scene immediately upstream that succeeded. Two lines away is too far to help.',
      {
        as: 'dice',
        rows: [
          { faces: [1, 2, 3], says: 'A *Miss*.' },
          { faces: [4, 5], says: 'A *Hit*.' },
          { faces: [6], says: 'A Hit, and one more die, which may bring another.' },
        ],
      },
      'Count the Hits. Are they at least as many as the Difficulty? Then the Scene is a *Success*, otherwise a *Failure*. Whoever has no dice has no Hits.',
      'See it [[example|step by step]], or look up [[chances|the chances]]. What stands on the two sheets has no Check: it is told.',
    ],
  },
  {
    id: 'example',
    title: 'A Check, step by step',
    body: [
      {
        as: 'example',
        title: 'Change Marr’s mind, Difficulty 3',
        body: [
          'One line to the Climax, so Depth 1 and Difficulty 3. We found three pairs. In this telling two Scenes lie immediately upstream, and both succeeded: 3 + 2 = 5 dice.',
          {
            as: 'dice',
            rows: [
              { faces: [3, 6, 5, 1, 6], says: 'Three Hits. Two sixes bring two more dice.' },
              { faces: [2, 6], says: 'One more Hit. That six brings another die.' },
              { faces: [4], says: 'One more Hit, and no six. It is quiet.' },
            ],
          },
          'Five Hits against three: Success.',
        ],
      },
      {
        as: 'example',
        title: 'By a hair',
        body: [
          {
            as: 'dice',
            rows: [
              { faces: [4, 5, 3], says: 'Difficulty 2, two Hits: that is enough.' },
              { faces: [5, 2, 1], says: 'Difficulty 2, one Hit: that is not.' },
            ],
          },
          'Three Scenes lie immediately upstream of the Climax, and two of them succeeded? Two Reward Dice.',
        ],
      },
    ],
  },
  {
    id: 'after',
    title: 'The consequence',
    body: [
      'Interpret is the third phase, and no afterthought. Say what your Characters did, why it came out as it did, and what in the timeline is different now. Draw on the pairs that you found, whichever way it went.',
      'Cross out the oval. A Success lays a Reward Die on the Scene that this one flows into, one line down and no farther. A Failure lays nothing.',
      {
        as: 'tree',
        grows: 'up',
        says: '“Start the old reader” stands at the top, crossed out: it succeeded. A die lies on the Scene below it, “Find the true readings”, which flows into “Change Marr’s mind” at the foot.',
        scenes: [
          { id: 'm', says: 'Change Marr’s mind', rating: 3 },
          { id: 't', says: 'Find the true readings', rating: 2, parent: 'm', dice: 1 },
          { id: 'o', says: 'Start the old reader', rating: 1, parent: 't', good: true },
        ],
      },
      'A Failure is news as well. The higher the Difficulty, the graver it is: [[inertia|what is heavy falls hard]]. What you do not want in your present, you may still find in your [[resolution|future]].',
    ],
  },
  {
    id: 'timeline',
    title: 'Two strands',
    body: [
      'A long strip of paper lies below the tree. Two strands run along it, side by side at first: the timeline as it was, which you told in the Flashback, and the timeline as it is, which you are making.',
      'Every Scene that you have played is a knot on the strip. A Success bends the second strand away from the first, by as much as the Scene’s Difficulty. A Failure lets it swing back just as far. At the end of the first strand stands the Catastrophe. At the end of the second, when all is done, stands what came instead.',
      'Nobody has to draw it. The strip follows from the dice, and whoever looks at it sees how far you have come from the day that you know. Move it where you like; it is printed with the table, too.',
    ],
  },
  {
    id: 'clock',
    title: 'Ten minutes',
    body: [
      'Each scene gets ten minutes of real time, the first and the last of the evening included. The table’s clock begins when you do. At ten minutes it says so softly, and stops nobody.',
      'Ten minutes are shorter than they sound. A way to spend them: six to look round, one to throw, three to tell.',
      'Come late and leave early. Begin where somebody wants something. When everybody knows what the dice will be about, throw them.',
      'If the doorbell rings, stop the clock. It is the only one in this story that can be stopped.',
    ],
  },
  {
    id: 'resolution',
    title: 'The Flashforward',
    body: [
      'The Climax is decided, and the third act has one scene: the *Flashforward*. Same people, same room as at the beginning, later. It is told without dice, in ten minutes, on the last sheet.',
      'After a Success at the Climax it is triumphant: the Catastrophe did not come to pass. After a Failure it is sombre: it came all the same, or something came in its stead. Either way, what your other Scenes changed has stayed changed.',
      {
        as: 'points',
        items: [
          'Triumphant: what do you have now that you did not have then? And who will never know what it cost?',
          'Sombre: what could not be saved? And what is still, against all odds, a little better than it was?',
        ],
      },
      'Go round the table once; everybody says a sentence or three about their own Character. Then look at the [[timeline|two strands]], and read the chronicle. It is yours to keep.',
    ],
  },
]
