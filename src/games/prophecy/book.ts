import type { Book } from '../../rules/game.ts'

/** The rules in our own short sentences, one topic a page; a term of the game is *italic* where it is first used [P29]. */
export const book: Book = {
  title: 'Prophecy',
  subtitle: 'A story game about fate and destiny',
  credits: [
    'Prophecy was created by Michael Purcell.',
    'He thanks fourteen playtesters, who played it before anybody else did.',
    'These pages tell his rules in new words, for play at this table.',
  ],
  pages: [
    {
      id: 'game',
      title: 'Fate and destiny',
      body: [
        'Something terrible is going to happen. You hear of it first, you decide who you are, you plan how to meet it. Then you find out how it really goes.',
        'Three to six people play together for an evening; two can, and so can eight. There is no winner. One of you may be the *Moderator*, who helps and leaves the story to the others.',
        'The game has four phases. The first three are about fate: what is written. The fourth is about destiny: what you make of it.',
      ],
    },
    {
      id: 'table',
      title: 'What lies on the table',
      body: [
        'A large sheet of paper is the *Story Board*. Around it lie about fifty index cards, about a hundred sticky notes, about twelve six-sided dice, and a marker for everyone.',
        'Write on anything. Move anything. When a stack runs out, fill it up again; nothing in this game ends because there is no paper left.',
      ],
    },
    {
      id: 'objects',
      title: 'Objects and Aspects',
      body: [
        'An *Object* is a person, a place or a thing in the story. Each has an index card with its name.',
        'An *Aspect* is a word or a short phrase that says something about one Object. Each has a sticky note. An Aspect may mean more than one thing, and may be meant with a smile.',
        'Stick a note on a card, and the Aspect belongs to that Object. Stick it on another, and it has moved. While it lies on the paper it belongs to nothing yet.',
      ],
    },
    {
      id: 'receive',
      title: 'Receive a Prophecy',
      body: [
        'Settle two things together: what the world is like, and what *Catastrophe* threatens it. It should be something your Characters can change, but neither easily nor safely.',
        'A *Module* is a prophecy that is ready to use. Somebody reads it aloud. Then make cards and notes for the world that you heard between the lines.',
      ],
    },
    {
      id: 'characters',
      title: 'Create Characters',
      body: [
        'A *Character* is a person whose deeds are decided by one player, from the first Scene to the last. Everybody makes one and gives it a card with a name; the Moderator makes none.',
        'Stick five Aspects on the card, one of each category: an *Occupation*, a *Physical or Mental Characteristic*, a *Psychological Characteristic*, a *Relationship* with another Character, and an *Affiliation* with an organisation.',
        'People change. Later in the story you may add Aspects to your Character, or write old ones anew.',
      ],
    },
    {
      id: 'sorts',
      title: 'Whose Aspect is it?',
      body: [
        'What sticks on a Character’s card is a *Character Aspect*. What sticks on any other card is an *Environment Aspect*.',
        'A guard whom nobody plays is part of the environment, however much he talks.',
      ],
    },
    {
      id: 'scenes',
      title: 'Scenes',
      body: [
        'A *Scene* happens at one time and in one place. Its *Setting* says when and where, and what is there. Its *Objective* says what the Characters want. Its *Difficulty Rating*, or DR, says how hard that is. Its *Outcome* will be Success or Failure.',
        'Draw each Scene as an oval with its Objective and its DR. A Scene that makes another easier is its *Precursor*; a line joins the two. The Scene at the upper end is the *Parent*.',
        'Give a Scene a place card if the hour, the weather or the place should have Aspects of their own.',
      ],
    },
    {
      id: 'outline',
      title: 'Write an Outline',
      body: [
        'Sketch the *Finale* first. It will be performed last, and its Objective says how you mean to meet the Catastrophe. Its DR is 4.',
        'Then ask what would help, and sketch Precursors. Each has a DR one lower than its Parent’s. Under the Finale lie *Primary* Scenes with DR 3, under those *Secondary* ones with DR 2, and under those *Tertiary* ones with DR 1. There it ends.',
        'Every Scene but the Finale has exactly one Parent, and there is only one Finale.',
      ],
    },
    {
      id: 'eight',
      title: 'Eight Scenes, eight minutes',
      body: [
        'Stop at eight Scenes, the Finale among them. Fewer are fine. A story with more tends to forget its question.',
        'Play each Scene in eight minutes or less. The clock is there to remind you, not to stop you.',
      ],
    },
    {
      id: 'perform',
      title: 'Tell the Story',
      body: [
        'Choose a Scene whose Precursors have all been performed. Whether they succeeded does not matter. Beyond that, any order will do.',
        'Play your Characters. While you do, put new Objects into the Scene and stick Aspects on them: they are what you will work with.',
      ],
    },
    {
      id: 'pairs',
      title: 'Matching pairs',
      body: [
        'A *matching pair* is one Character Aspect and one Environment Aspect that together give you an advantage. Two of the same sort never make a pair.',
        'There is no recipe for what matches. Somebody says how the two go together, and the others agree or object.',
        'The same Aspect may stand in several pairs. If that stretches the story too far, say so.',
      ],
    },
    {
      id: 'check',
      title: 'The Check',
      body: [
        'One *Check* decides the Scene. Take a die for each matching pair, and the dice that already lie on the oval: one for each Precursor that succeeded.',
        'Roll them all. A 1, 2 or 3 is a *Miss*. A 4, 5 or 6 is a *Hit*. Each 6 also brings one more die, which may bring another.',
        'Count the Hits: that is your *Result*. If it is at least as high as the DR, the Scene is a Success, otherwise a Failure. Without any dice it is a Failure at once.',
      ],
    },
    {
      id: 'example',
      title: 'A Check, step by step',
      body: [
        'The Scene has DR 3. The table agrees on three pairs, and two Precursors succeeded: five dice.',
        'They show 3, 6, 5, 1 and 6. Two sixes bring two more dice: 2 and 6. That six brings one more: 4.',
        'Eight dice lie there, five of them Hits. Five is at least three: Success.',
      ],
    },
    {
      id: 'after',
      title: 'After the Check',
      body: [
        'Say what your Characters did, how it led to this Outcome, and what follows from it. After a Success, tell which pairs you made use of; after a Failure, what went wrong. Draw on the pairs you tried in either case.',
        'Cross out the oval. After a Success, put a die on the Parent’s oval: one level up, and no farther. The Finale has no Parent, so it leaves no die.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      body: [
        'When the Finale has been performed the story is over. Look at the whole Story Board once more, and say what became of the world.',
      ],
    },
    {
      id: 'moderator',
      title: 'The Moderator',
      body: [
        'There is at most one Moderator, and a game can do without. The Moderator helps with rules, with the clock and with agreeing; asks when something is unclear or simply interesting; and may suggest things.',
        'The Moderator never narrates and never decides. That is for the others.',
      ],
    },
  ],
}
