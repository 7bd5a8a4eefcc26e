import type { BookNote, RulePage } from '../../../rules/told/book.ts'

const ruth: readonly BookNote[] = [
  { as: 'Occupation', says: 'Bell-founder', color: 'yellow' },
  { as: 'Physical or Mental Characteristic', says: 'Hands of iron', color: 'pink' },
  { as: 'Psychological Characteristic', says: 'Silver-tongued', color: 'blue' },
  { as: 'Relationship', says: 'Osk’s older sister', color: 'green' },
  { as: 'Affiliation', says: 'Harbour Guild', color: 'orange' },
]

/** From the first words to the last Character: what there is, and who. */
export const worldPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'Fate and destiny',
    body: [
      'Something terrible is going to happen. You hear of it first, you decide who you are, you plan how to meet it. Then you find out how it really goes.',
      'Three to six people play together for an evening; two can, and so can eight. There is no winner. Each player leads one *Character* through a story that is told in *Scenes*. One of you may be the *Moderator*, who helps and leaves the story to the others.',
      'A game has four phases:',
      {
        as: 'steps',
        items: [
          '[[receive|Receive a Prophecy]]: what is going to happen, and to what world?',
          '[[characters|Create Characters]]: who will be there?',
          '[[outline|Write an Outline]]: how do you mean to meet it?',
          '[[perform|Tell the Story]]: how does it really go?',
        ],
      },
      'The first three are about *fate*: what is written. The fourth is about *destiny*: what you make of it.',
      'In these pages a word of the game stands in italics where it is first used, and keeps its capital letter wherever it means just that.',
    ],
  },
  {
    id: 'table',
    title: 'What lies on the table',
    body: [
      'In the middle lies one large sheet of paper, the *Story Board*. A whiteboard will do as well. Around it, within everybody’s reach, lie:',
      {
        as: 'terms',
        items: [
          { name: 'Index cards', says: 'about fifty' },
          { name: 'Sticky notes', says: 'about a hundred' },
          { name: 'Six-sided dice', says: 'about a dozen' },
          { name: 'Markers', says: 'one for each player' },
        ],
      },
      'Write on anything: on paper, on cards, on notes. Move anything.',
      'When a stack runs out, fill it up again. When a throw needs more than twelve dice, there are more. Nothing in this game ends because there is no paper left.',
    ],
  },
  {
    id: 'objects',
    title: 'Objects and Aspects',
    body: [
      'An *Object* is a person, a place or a thing in the story. Each has an index card with its name.',
      'An *Aspect* is a word or a short phrase that says something about one Object. Each has a sticky note. An Aspect may mean more than one thing, and may be meant with a smile.',
      {
        as: 'cards',
        cards: [
          {
            name: 'Queen Imbry',
            notes: [
              { says: 'Vain about her ships', color: 'pink' },
              { says: 'Keeps her word', color: 'yellow' },
            ],
          },
          { name: 'The old bridge', notes: [{ says: 'Groans at night', color: 'blue' }] },
        ],
      },
      'Stick a note on a card, and the Aspect belongs to that Object. Stick it on another, and it has moved: an Aspect is never in two places. While it lies on the paper it belongs to nothing yet.',
    ],
  },
  {
    id: 'receive',
    title: 'Receive a Prophecy',
    body: [
      'Settle two things together: what the world is like, and what *Catastrophe* threatens it. It should be something your Characters can change, but neither easily nor safely.',
      'A *Module* is a prophecy that is ready to use. Somebody reads it aloud. It tells you what is coming, and leaves open who you are and what you will do.',
      'Then make Objects for what there is in this world, and Aspects for what it is like: what you heard, and what you heard between the lines.',
      {
        as: 'example',
        title: 'What we heard',
        body: [
          'Tonight, under the mountain, something turns over in its sleep. We make cards for the dragon, for the ruins, for the harbour, and one for Queen Imbry, of whom the prophecy said nothing. But somebody must have built that fleet.',
        ],
      },
    ],
  },
  {
    id: 'characters',
    title: 'Create Characters',
    body: [
      'A Character is a person whose deeds are decided by one player alone, from the first Scene to the last. Every player makes one; a Moderator had better make none. A Character is an Object too, and has a card with a name.',
      'Stick five Aspects on it, exactly one of each category. A Character who lacks one is not complete yet.',
      {
        as: 'terms',
        items: [
          { name: '*Occupation*', says: 'a profession, a hobby, an interest' },
          {
            name: '*Physical or Mental Characteristic*',
            says: 'something about the body or the mind',
          },
          { name: '*Psychological Characteristic*', says: 'what sort of person this is' },
          { name: '*Relationship*', says: 'a tie to another Character' },
          { name: '*Affiliation*', says: 'a tie to an organisation' },
        ],
      },
      'If nothing comes to mind, ask for [[prompts|a word to begin with]]. And people change: later in the story you may add Aspects to your Character, or write old ones anew.',
    ],
  },
  {
    id: 'ruth',
    title: 'A Character, complete',
    body: [
      'Ada’s Character founds the bells that warn the harbour of high water.',
      { as: 'cards', cards: [{ name: 'Ruth', of: 'Ada’s Character', notes: ruth }] },
      'A good Aspect can be read in more than one way. “Silver-tongued” helps Ruth with an admiral, and does her harm with a hermit who trusts nobody that speaks well.',
      'The Relationship gives two players something to play from the first minute: Osk is Milo’s Character, and on his card it says “Would die for Ruth”.',
    ],
  },
  {
    id: 'sorts',
    title: 'Whose Aspect is it?',
    body: [
      'What sticks on a Character’s card is a *Character Aspect*. What sticks on any other card is an *Environment Aspect*.',
      {
        as: 'cards',
        cards: [
          {
            name: 'Osk',
            of: 'Milo’s Character',
            notes: [{ as: 'Character Aspect', says: 'Never sleeps', color: 'pink' }],
          },
          {
            name: 'The guard',
            notes: [{ as: 'Environment Aspect', says: 'Dog-tired', color: 'yellow' }],
          },
        ],
      },
      'A guard whom nobody plays is part of the environment, however much he talks. So are the weather, the crowd, the dragon.',
      'It matters later: there you will need [[pairs|one of each sort]].',
    ],
  },
]
