import type { BookNote, RulePage } from '../../../rules/told/book.ts'
import { eightIn } from './eight.ts'

const teo: readonly BookNote[] = [
  { as: 'Occupation', says: 'Mends tower clocks', color: 'yellow' },
  { as: 'Physical or Mental Characteristic', says: 'Steady hands', color: 'pink' },
  { as: 'Psychological Characteristic', says: 'Never lets go', color: 'blue' },
  { as: 'Relationship', says: 'Brought up her brother Emil', color: 'green' },
  { as: 'Affiliation', says: 'The rowing club', color: 'orange' },
]

const scenes = eightIn({
  store: 'Shut the cold store',
  regatta: 'Call off the regatta',
  rowers: 'Win over the rowers',
  marr: 'Change Marr’s mind',
  readings: 'Find the true readings',
  reader: 'Start the old reader',
  valve: 'Reach valve nine',
  keys: 'Borrow the keys',
})

/** The first act: what the game is, who is in it, what went wrong, and how it might be undone. */
export const setupPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'The line is open',
    body: [
      'Something terrible has happened. It cannot be borne, and it can no longer be helped. But in a cold room stands a machine that can call one place and one time: itself, some years ago. You have one call and a strip of tape, and the people at the other end are you.',
      'Two to eight people play together for an evening. Nobody wins. Each of you leads one *Character*, first as the one who sends the call, then as the one who receives it.',
      'A story has [[acts|three acts]]. Before you begin, see what lies on [[table|the table]]. If you would rather read as little as possible, take [[sheet|the one page]] that has it all.',
      'In these pages a word of the game stands in italics where it is first used, and keeps its capital letter wherever it means just that.',
    ],
  },
  {
    id: 'table',
    title: 'What lies on the table',
    body: [
      'In the middle lies a large sheet of paper. Around it, within everybody’s reach:',
      {
        as: 'terms',
        items: [
          { name: 'Index cards', says: 'for people, places and things' },
          { name: 'Sticky notes', says: 'for what they are like' },
          { name: 'Six-sided dice', says: 'about a dozen' },
          { name: 'Markers', says: 'one for each player' },
          { name: 'Two sheets', says: 'one to begin with, one to end with' },
          { name: 'A clock', says: 'that can count ten minutes' },
          {
            name: 'A long strip of paper',
            says: 'for the *timeline*, with its [[timeline|two strands]]',
          },
        ],
      },
      'Write on anything and move anything. What runs out is filled up again, and a throw gets all the dice that it needs.',
      'Whether you sit [[together|round one screen or far apart]] makes no difference to the rules.',
    ],
  },
  {
    id: 'acts',
    title: 'Three acts',
    body: [
      {
        as: 'steps',
        items: [
          '*Setup*, in the future. Look back in [[flashback|a first sheet]] at what went wrong, make your [[characters|people]], draw [[tree|what led to it]], and write [[warning|a few words]] to those whom you used to be.',
          '*Confrontation*, in the present. Your words [[arrives|arrive]]. You play what you drew, piece by piece, and each piece ends with a throw.',
          '*Resolution*, in the future again. Look ahead in [[resolution|a last sheet]]: what has your meddling changed?',
        ],
      },
      'So the future comes first, and again at the end, and may not be the same future. The present lies between.',
      'The same people stand in all three acts, with the same cards. Only how much they know is different, and what they still have.',
      'The acts follow one another in this order. Nothing locks behind you: if you find in the second act that something is missing from the first, add it.',
    ],
  },
  {
    id: 'objects',
    title: 'Objects and Aspects',
    body: [
      'An *Object* is a person, a place or a thing that matters. Each has an index card with its name.',
      'An *Aspect* says something about one Object, in a word or a few. Each has a sticky note. It may mean more than one thing.',
      {
        as: 'cards',
        cards: [
          {
            name: 'Isolde Marr',
            of: 'Director of the cold works',
            notes: [
              { says: 'The valley adores her', color: 'pink' },
              { says: 'Signs without reading', color: 'yellow' },
              { says: 'Never feels the cold', color: 'blue' },
            ],
          },
        ],
      },
      'Stick a note on a card, and it belongs there. On another card it has moved. On the bare paper it belongs to nothing yet.',
      'On the card of a Character an Aspect is called a *Trait*. On any other it is an *Environment Aspect*, and Marr is as much part of the environment as the weather.',
    ],
  },
  {
    id: 'characters',
    title: 'Who picks up the receiver',
    body: [
      'A Character is a hero of this story. One player alone speaks and decides for a Character, from the first act to the last. Everybody makes one.',
      'All others are *NPCs*: the director, the porter, the crowd on the shore. An NPC is bound to nobody. Whoever is free, or feels like it, gives one a voice when there is something to say, and lays it down again.',
      'A Character’s card gets a name and five Traits, [[traits|one of each category]]; here is [[teo|one who is complete]]. Make them before the second act. Environment Aspects come mostly while you play. But either may be added at any time: people change, and who has heard from tomorrow changes quickly.',
    ],
  },
  {
    id: 'traits',
    title: 'Five Traits',
    body: [
      'A Trait is an Aspect of a Character. Five make one complete, and each answers a question.',
      {
        as: 'terms',
        items: [
          { name: '*Occupation*', says: 'What do you do? For a living, or for love.' },
          {
            name: '*Physical or Mental Characteristic*',
            says: 'What can your body or your mind do that others cannot, or not do that others can?',
          },
          {
            name: '*Psychological Characteristic*',
            says: 'How do you see the world? Best is what is both a gift and a burden.',
          },
          {
            name: '*Relationship*',
            says: 'What has happened between you and somebody else, a Character or an NPC? The story should put it to the test.',
          },
          {
            name: '*Affiliation*',
            says: 'Which organisation of note do you belong to? It is a bargain: what does it give you, and what does it ask for?',
          },
        ],
      },
      'If nothing comes to mind, take [[prompts|a word to begin with]].',
    ],
  },
  {
    id: 'teo',
    title: 'A Character, complete',
    body: [
      'Ada’s Character has kept the clocks of a mountain valley going for half her life.',
      { as: 'cards', cards: [{ name: 'Teo Finch', of: 'Ada’s Character', notes: teo }] },
      '“Never lets go” is a gift when a bolt is stuck, and a burden when somebody ought to be forgiven.',
      'Her Relationship is with an NPC. In the future she has lost him; in the present Emil is nineteen, in love, and not to be told anything. That is where the story can get hold of her.',
      'The rowing club gives her a key, a boat and forty friends. It asks for loyalty on the one day on which she wants the lake to be empty.',
    ],
  },
  {
    id: 'flashback',
    title: 'The Flashback',
    body: [
      'The first scene that you play is a *Flashback*. It is told, not decided: there are no dice in it. What happened in the first timeline, and what did it do to you? Take ten minutes, and write the heart of it on the first sheet. By the end, have an answer to three questions:',
      {
        as: 'terms',
        items: [
          {
            name: 'The *Antagonist*',
            says: 'Who brought it about, or stood in the way? A card with three Aspects or more.',
          },
          { name: 'The *Setting*', says: 'When and where does this story take place?' },
          {
            name: 'The *Catastrophe*',
            says: 'What has to be prevented? Something that people can affect, though it is difficult, and dangerous to try.',
          },
        ],
      },
      'An Antagonist need not be wicked. Often it is somebody with one good reason too many.',
      'Four Catastrophes come with the game, ready to be read aloud. Take [[july|this one]], for instance, or one of your own.',
    ],
  },
  {
    id: 'july',
    title: 'A Flashback, told',
    body: [
      {
        as: 'example',
        title: 'July ice',
        body: [
          'Ada reads it aloud: at four in the afternoon, in the middle of the regatta, the lake froze. It took eleven minutes. The cold that the works had stored under the lake for years had found a way out, and winter has not left the valley since.',
          'Setting: the lake of Upper Varn, in one week of July; and the observatory above it, nineteen years later.',
          'Antagonist: Isolde Marr, who directs the cold works. We want to like her. “Signs without reading”, says June.',
          'And what did it do to us? Ada’s Teo lost Emil on the ice. Milo’s Bruno was on duty that day, and asleep. June’s Ines had the right readings in her bag, and was too polite to interrupt.',
        ],
      },
      'Three answers and three wounds: that is a Flashback. Now: [[tree|how might it have gone otherwise?]]',
    ],
  },
  {
    id: 'tree',
    title: 'The Story Tree',
    body: [
      'What you will play in the second act is drawn first, as a *Story Tree*. A *Scene* is an oval with a name. Begin near the foot of the paper with the *Climax*: what the Characters will do to avert the Catastrophe.',
      'Then look *upstream*, where time comes from. Choose a Scene that is there already and ask: what happened before it that, had it gone otherwise, would put us in a better place? Draw that as an oval above it, and one line down to it.',
      'A new Scene’s outcome should matter at once to the Scene that it flows into. If it takes a long explanation, something is missing between the two: perhaps a Scene.',
      'The Climax alone is not a tree yet. You need at least one Scene upstream of it. Every Scene flows into exactly one other, and all of them, in the end, into the Climax.',
      'How far up you may go, and what it is worth, is told by [[depth|depth]].',
    ],
  },
  {
    id: 'depth',
    title: 'Depth and Difficulty',
    body: [
      'Count the lines from a Scene down to the Climax: that is its *Depth*. Take it from four: that is its *Difficulty*, as many dice as have to come up well. On an oval the Difficulty stands at the rim and the Depth below it.',
      {
        as: 'table',
        says: 'Depth and Difficulty',
        head: ['Scene', 'Depth', 'Difficulty'],
        rows: [
          ['The Climax', '0', '4'],
          ['flows into the Climax', '1', '3'],
          ['two lines away', '2', '2'],
          ['three lines away', '3', '1'],
        ],
      },
      'Nothing goes upstream of a Scene of Depth 3: so far from the Catastrophe there is hardly anything left to resist you. The reason is [[inertia|the inertia of time]].',
      'There may be as many Scenes as you like. [[eight|Eight]] fill an evening. A house may set itself [[house|a limit]].',
    ],
  },
  {
    id: 'eight',
    title: 'A tree of eight Scenes',
    body: [
      {
        as: 'example',
        title: 'How July might go otherwise',
        body: [
          {
            as: 'tree',
            grows: 'up',
            says: 'At the foot the Climax “Shut the cold store”, Difficulty 4. Three Scenes with Difficulty 3 flow into it: “Call off the regatta”, “Change Marr’s mind” and “Reach valve nine”. Above the regatta stands “Win over the rowers”, above Marr “Find the true readings”, above the valve “Borrow the keys”, each with Difficulty 2; and at the very top, above the readings, “Start the old reader”, Difficulty 1.',
            scenes,
          },
          'We began at the foot: the store has to be shut. That is easier without boats on the lake, with Marr on our side, and with a hand on valve nine. What would change Marr’s mind? The true readings. Where are they? On tape, and only the old reader can still read it.',
          'Three Scenes have nothing upstream. Any of them may be the first.',
        ],
      },
    ],
  },
  {
    id: 'warning',
    title: 'The Warning',
    body: [
      'Last of all in the first act you write the *Warning*: a card from those who know to those who do not know yet. It has room for 256 characters, spaces and full stops included. The table counts along. It keeps what is too long just as you wrote it, and says by how much; it cannot be sent until it fits.',
      'Cut it down together. What must they know? What would they never believe? Is there a word that only you would use?',
      {
        as: 'example',
        title: 'What we sent',
        body: [
          '14 JULY, 4 PM: THE COLD STORE OPENS UNDER THE REGATTA. DO NOT TRUST THE NEW READINGS. START THE OLD READER IN THE SCHOOL CELLAR. VALVE NINE HAS NO LOCK. TEO, KEEP EMIL OFF THE LAKE. BRUNO, STAY AWAKE. INES, INTERRUPT HER.',
        ],
      },
      'It travels by *tachyonic antitelephone*, which has [[antitelephone|a page of its own]]. If the tree has no Scene but its Climax, the table says so before you send. You may go on all the same.',
    ],
  },
  {
    id: 'antitelephone',
    title: 'Tachyonic antitelephones',
    body: [
      'A tachyon would be a particle that is never slower than light. Give two people a beam of such particles and let them move past one another fast enough: by the arithmetic of relativity the answer can come in before the question has gone out. Physicists call such a set an antitelephone, mostly in order to show that it cannot be.',
      'In this game it can. A tachyonic antitelephone is rare, costs a fortune and draws the current of a small town. It calls nobody but itself as it was: the same machine, in the same room, on an earlier day. Before the first of them was built there was nothing that could ring. So nobody warns the kings and the dinosaurs.',
      'And it hardly holds a breath: so much goes in, no more. That is why you [[warning|count the letters]].',
    ],
  },
  {
    id: 'inertia',
    title: 'The inertia of time',
    body: [
      'Things that are heavy are hard to turn aside. So are events. The more hangs on one, the more holds it where it is: people who count on it, trains that leave for it, a hundred small reasons pulling the same way. That is *temporal inertia*.',
      'Hence 4 minus the Depth. Far upstream an event is a key on the wrong hook, and one good moment will move it: Difficulty 1. Each step downstream more has gathered behind it. The Catastrophe itself is as heavy as anything in the story, and moving it takes four.',
      'What is heavy also falls hard. Where a Scene of Depth 3 fails somebody is late; where the Climax fails somebody is dead. When you tell of a failure, let its weight follow the number.',
      'Upstream, time forgives. That is the whole art: find a small thing early enough.',
    ],
  },
]
