import type { RulePage } from '../../../rules/told/book.ts'
import { outcomeRows } from './numbers.ts'

/** The table, the story, the Outcome, the search, and where and when things happen. */
export const storyPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'The door is open',
    body: [
      'Somewhere ahead there is an inn with a light in the window. Between here and there lies a road that has been used too long by too many, and something that used to be there and is not any more. You are people who go all the same.',
      'One to six of you play an evening, or as many as the road takes. You travel, search, fight and change. Nobody wins; but things are won and lost on the way, and the dice say which.',
      'Everything that can be worked out, the table works out for you and shows how. See [[table|what lies there]] and [[evening|how an evening goes]], or take [[sheet|the one page]] that has it all. How to play somebody is told by [[views|this page]], and [[host|who tells]] by another.',
      'In these pages a word of the game stands in italics where it is first used.',
    ],
  },
  {
    id: 'table',
    title: 'What lies on the table',
    body: [
      'On oak and linen, within everybody’s reach:',
      {
        as: 'terms',
        items: [
          { name: 'Sheets', says: 'one for each character, with all that they are' },
          { name: 'A deck of sixty cards', says: 'for whatever the road brings' },
          { name: 'A sheet of twenty lines', says: 'for what the story must not forget' },
          { name: 'Slips', says: 'for searches, and for every throw that is being put together' },
          { name: 'Mats', says: 'for [[theatre|where you are]]' },
          { name: 'Cards for foes', says: 'with as much of them as you need to know' },
          {
            name: 'Dice',
            says: 'from the four-sided to the twenty-sided, and one with seven sides',
          },
        ],
      },
      'Every number on a sheet can be changed by hand, and the table says aloud who did it. Lay things where you like: only what lies on a mat means something by where it lies.',
      'Whether you sit [[together|round one screen or far apart]] makes no difference to the rules.',
    ],
  },
  {
    id: 'evening',
    title: 'How an evening goes',
    body: [
      {
        as: 'steps',
        items: [
          'At the inn: choose [[tales|what kind of story]] it is, and [[attributes|who you are]]. Write down what each of you believes and wants.',
          'On the road: somebody says where you go. Where the story turns, ask [[roster|the twenty lines]]. Where something is uncertain, throw. Where something is hidden, [[search|look for it]].',
          'In a fight: [[time|count rounds]], from the first blow to the last.',
          'At camp: breathe, eat, mend, learn.',
        ],
      },
      'You may go from any of these to any other. No door locks behind you.',
      'If you are alone at the table, play two or three people and let them disagree.',
      'Here is a search [[search-example|with all its numbers]], and here is [[fight-example|a fight]].',
    ],
  },
  {
    id: 'views',
    title: 'Through whose eyes',
    body: [
      'You play one character, or several, alone or together with others. What a character does follows from what that character has seen. You may know better. They do not, not even when they speak for you.',
      'Two things you never bring into the story yourself:',
      {
        as: 'points',
        items: [
          'A trouble that your own character happens to be just the right person for.',
          'The moment that your own character has been longing for.',
        ],
      },
      'Give both to a friend. “There is a lock on it, and Tam has his wires with him, has he not?” is a present. “There is a lock on it, so I pick it” is homework.',
      'Look out for what the others long for. They cannot ask for it, and you can give it.',
    ],
  },
  {
    id: 'host',
    title: 'The Host',
    body: [
      'There may be a *Host*, one at most. Agree on how much the Host does:',
      {
        as: 'points',
        items: [
          'tell what happens, play everybody whom you meet, and read the cards;',
          'say how hard things are;',
          'or only decide where you cannot agree.',
        ],
      },
      'Nobody has to. Without a Host telling goes round the table, and with one it may, too: whoever’s turn it is says what comes next, then hands on.',
      'With or without: talk it over, then vote. Whatever stands on a *slip*, everybody may agree to or object to. If you find that a number should be another one, change it, and the table keeps on record that you did: see [[overrule|overruling]].',
    ],
  },
  {
    id: 'tales',
    title: 'Tales and Roles',
    body: [
      'A *Tale* is how stories of a kind go: four beats, and a mechanic that belongs to this Tale alone. Three come with the game: an errand that grows longer, something kept in a cellar, and people who must hold out until the snow has gone.',
      'You need not hurry from beat to beat. When one has been answered, turn to the next.',
      'A *Role* is a kind of person in such a story, with the problems that such a person can be trusted with. Six come along: the Guide, the Shield, the Voice, the Hand, the Scholar and the Stray. Take one each.',
      'A Role is also a measure. If the Guide has lost the way, it was hard to find. If the Scholar is to knock somebody down, that is harder than it would be for the Shield: say so when you count what helps and harms.',
    ],
  },
  {
    id: 'roster',
    title: 'The Story Roster',
    body: [
      'The *Story Roster* has twenty numbered lines. On each stands something that matters: a person, a debt, a smell of smoke. What your characters believe and what they want stand there from the start, each on a line of its own.',
      'Whenever the story takes a new direction throw a d20.',
      {
        as: 'points',
        items: [
          'The line is filled: that comes back, and must be tied in.',
          'The line is empty: something new comes in, by [[deck|a card]]. Write it on the lowest line that is free.',
        ],
      },
      {
        as: 'example',
        title: 'Lines 1 to 4 are filled',
        body: [
          'A 3: what stands on line 3 comes back, and no card is drawn. A 15: something new, and it goes on line 5.',
        ],
      },
      'Once all twenty are filled every throw brings something back. Nothing new enters until you agree that something is over, and cross it out.',
    ],
  },
  {
    id: 'deck',
    title: 'The Roundtable Deck',
    body: [
      'Sixty cards, each with a picture, three words, and two readings: one in the light, one in the shadow. This is the *Roundtable Deck*. It answers when the story asks for something new, or when somebody wants their theory proved.',
      'Read a card as it is, or throw the seven-sided die with it:',
      {
        as: 'table',
        says: 'What the d7 makes of a card',
        head: ['d7', 'The card is'],
        rows: [
          ['1', 'a person'],
          ['2', 'a creature'],
          ['3', 'an object'],
          ['4', 'an event'],
          ['5', 'a place'],
          ['6', 'a theme, or a trait of somebody'],
          ['7', 'joined to another card; throw again'],
        ],
      },
      'Another 7 joins a third card, and so on; here is [[reading|how that is read]]. Cards are drawn by the same luck that lets dice fall: until one is drawn, nobody can know which it will be, not even the table.',
    ],
  },
  {
    id: 'reading',
    title: 'Reading cards together',
    body: [
      'The three words of a card are a quality, a thing and a deed. Any word goes with any word of another card.',
      {
        as: 'example',
        title: 'A 7, and then a 5',
        body: [
          'June draws the Milestone: worn, milestone, count. The d7 shows 7, so another card is joined: the Beehive, which is humming, a hive, and labours. The d7 is thrown once more and shows 5. So it is a place.',
          '“A humming milestone”, says Milo. “Somebody keeps bees in it.” “Or in all of them”, says June, “one after the other, all the way to the sea. And somebody counts.” That goes on line 5.',
        ],
      },
      'A card that lies upright means its light, and one that lies turned its shadow. If nobody can see how a card fits, ask whoever has been quiet. If nobody can see it still, draw another; cards do not mind.',
    ],
  },
  {
    id: 'outcome',
    title: 'Outcome',
    body: [
      'When skill matters, or it matters which way things go, throw a d10. That is an *Outcome*. First say what you are after. Then gather what helps and what harms. Then throw, and not before.',
      'With nothing for or against, 1 to 5 is bad and 6 to 10 is good. All that helps and harms makes one number, the *modifier*. Each point moves the line between bad and good by one.',
      'How far is the face from that line?',
      {
        as: 'terms',
        items: [
          { name: 'Right beside it', says: 'there is a *BUT*: a silver lining, or a price.' },
          {
            name: 'Five or more away',
            says: 'there is an *AND*: more than you asked for, or worse than you feared.',
          },
          { name: 'Else', says: 'simply good, or simply bad.' },
        ],
      },
      'A 1 or a 10 means nothing of its own. Here is [[bands|every face for every modifier]], and here are [[outcome-example|four throws]].',
    ],
  },
  {
    id: 'bands',
    title: 'Every face',
    body: [
      {
        as: 'table',
        says: 'The faces of the d10, by the modifier',
        head: ['', 'bad AND', 'bad', 'bad BUT', 'good BUT', 'good', 'good AND'],
        rows: outcomeRows,
      },
      'Before you throw, the table shows how likely each of the six is.',
    ],
  },
  {
    id: 'helps',
    title: 'What helps and what harms',
    body: [
      'Everything that counts has a size, and a size has a name:',
      {
        as: 'table',
        says: 'Sizes, in words',
        head: ['Size', 'As good as'],
        rows: [
          ['1', 'a small child'],
          ['2', 'a teenager'],
          ['3', 'somebody practised'],
          ['4', 'somebody skilled'],
          ['5 to 10', 'a professional'],
        ],
      },
      'A *Proficiency* is what you have done often. At most two count for a throw, the highest, and each for 5 at most. Use them wherever the others can see why.',
      'A *Specialization* is what you know better than anybody here: 5 more. It is not one of the two, and several count once. Where something is a *Discipline*, it cannot be done properly without one: whoever has none loses 5 instead.',
      'And there is [[attributes|what you are by nature]], and [[gear|what you carry]]. Each of these lies on the slip by itself, with its number, for all to see and to agree to.',
    ],
  },
  {
    id: 'gear',
    title: 'Gear, good and broken',
    body: [
      'What you carry can change a throw in three ways:',
      {
        as: 'terms',
        items: [
          {
            name: 'Protective gear',
            says: 'on a bad Outcome throw one of the dice again, once. The new face counts, whatever it is.',
          },
          { name: 'Other gear', says: 'makes you specialized in what it is for.' },
          { name: 'Damaged gear', says: 'counts as put together out of what was lying about.' },
        ],
      },
      'Every damage on it raises by one the face up to which a bad Outcome has an AND. It takes only faces that were simply bad. A BUT stays a BUT, and what was good stays good. For the rest damaged gear is still what it was: a cracked glass is a glass.',
      {
        as: 'example',
        title: 'One damage, modifier 0',
        body: ['A 2 is bad with an AND now, where it was simply bad. A 3 is simply bad, as ever.'],
      },
    ],
  },
  {
    id: 'outcome-example',
    title: 'Four Outcomes',
    body: [
      {
        as: 'example',
        title: 'The ford',
        body: [
          'Nothing helps and nothing harms. A 5: bad, and right beside the line, so there is a BUT. The cart goes under; but the horse comes out on the right side.',
        ],
      },
      {
        as: 'example',
        title: 'The bailiff',
        body: [
          'Tam has 1 and 3 in two things that both fit: +4. A 2 is good with a BUT. The bailiff believes him; but he wants to come along and see.',
        ],
      },
      {
        as: 'example',
        title: 'Three that fit',
        body: [
          'Proficiencies of 1, 2 and 3: only the two highest count, so it is +5. A 5 is good with an AND.',
        ],
      },
      {
        as: 'example',
        title: 'Against the grain',
        body: [
          'Somebody tries what is a Discipline, and has never learned it: -5. Up to 6 it is bad with an AND, up to 9 bad, and the 10 is still bad, with a BUT. One can try. One had better not.',
        ],
      },
    ],
  },
  {
    id: 'search',
    title: 'Searching',
    body: [
      'A search is for what cannot simply be seen: a person, a cause, a way in. It has a slip of its own with two numbers. *Discovery* begins at 21, *Dismissal* at 1.',
      'Say what you look for, and throw an Outcome. It says how many cards you draw:',
      {
        as: 'table',
        says: 'Cards for an Outcome',
        head: ['Outcome', 'Cards'],
        rows: [
          ['good\u00a0AND', '2'],
          ['good', '1'],
          ['good\u00a0BUT', '1, at a cost'],
          ['bad\u00a0BUT', '1, and the next search is thrown twice; the better counts'],
          ['bad', '1'],
          ['bad\u00a0AND', '2'],
        ],
      },
      'So you always find something. Whether it was good that you did is what the Outcome says. Then [[clues|read the cards]], and see [[found|whether that is enough]]. The slip stays until the search is over, however long that takes.',
    ],
  },
  {
    id: 'clues',
    title: 'What a card means for a search',
    body: [
      'Read each card aloud and agree: how much does this tell about what we look for? Nothing, something, or much?',
      {
        as: 'table',
        says: 'What a card does to the slip',
        head: ['It tells', 'after a good Outcome', 'after a bad one'],
        rows: [
          ['nothing', 'Discovery as it is', 'Dismissal 2 up'],
          ['something', 'Discovery 1 down', 'Dismissal 1 up'],
          ['much', 'Discovery 2 down', 'Dismissal as it is'],
        ],
      },
      'A good search that goes nowhere costs you only time. A bad one that goes nowhere costs you patience, and patience is what Dismissal counts.',
      'Neither goes below 0 or above 21, since nothing would change there.',
    ],
  },
  {
    id: 'found',
    title: 'Found, or given up',
    body: [
      'After the cards throw a d20.',
      {
        as: 'terms',
        items: [
          {
            name: 'Above Discovery',
            says: 'it is found. For each full five above, it matters a level more than you thought.',
          },
          {
            name: 'Below Dismissal',
            says: 'it is given up. Nobody may be talked into going on, until something turns up that changes the matter.',
          },
          { name: 'Neither', says: 'the search goes on, today or some other day.' },
        ],
      },
      'Equal is not above, and not below. If both hold, it is found.',
      'A 20 that finds adds a level and is thrown again, which can add more in the same way; and a second 20 does it all again.',
      'Whoever has an *Obsession* with what is looked for does not give up easily: 5 off Dismissal, though never under 1.',
    ],
  },
  {
    id: 'search-example',
    title: 'The fortieth cow',
    body: [
      {
        as: 'example',
        title: 'First day',
        body: [
          'Oda looks for the last of her herd. Brindle helps with a modifier of +1. The d10 shows 7: good, one card. The Salt Line: somebody has kept something out. That tells much. Discovery goes from 21 to 19. The d20 shows 12: not above 19, not below 1. They walk on.',
        ],
      },
      {
        as: 'example',
        title: 'Third day',
        body: [
          'Again +1, and a 10: good with an AND, two cards. The Crow Parliament tells something: 18. The Open Gate tells much: 16. The d20 shows 20. Found! Four above is no full five, but a 20 adds a level and is thrown again: 14, nothing more. So importance 1.',
          '“She is not lost”, says June. “She has been let in somewhere. And she has a calf.”',
        ],
      },
    ],
  },
  {
    id: 'theatre',
    title: 'Theatre and Stages',
    body: [
      'The *Theatre* is as far as something reaches: the burning town and the hills from which it can be seen. A *Stage* is one scene in it, by itself: the bell tower, with two people on the stair.',
      'Lay out a mat for each Stage, on that of the Theatre. Whoever is there, lies there.',
      'Play one Stage to its end before you look elsewhere. That holds when people are in several places, too: finish the stair, then go to the well. What somebody shouts on one Stage can be heard on another only if the table says so.',
      '[[distance|How far]] it is from one to the other has a name, and [[inside|indoors]] there is more to be said. When all Stages of a Theatre are over, clear the mats. What mattered, write on the Story Roster.',
    ],
  },
  {
    id: 'distance',
    title: 'How far is that?',
    body: [
      'Distances have names. They are labels; nobody gets out a ruler.',
      {
        as: 'table',
        says: 'Distances',
        head: ['Name', 'About', 'Takes'],
        rows: [
          ['Touching', 'an arm', ''],
          ['Near', '1 to 5 m', ''],
          ['Close By', 'by tens of metres', ''],
          ['Far', '100 m', ''],
          ['Very Far', '1 to 5 km', 'within a day'],
          ['Too Far', '10 km; 40 km are a day on foot', 'within a week'],
          ['World', '100 km', 'within a year'],
          ['Elsewhere', 'it exists', 'out of reach'],
        ],
      },
      'What happens Very Far away you hear of the same day, and what happens in the World, by next year. Elsewhere can be reached in principle: by the dead, by letters, by one door.',
      'Beyond Near it is [[dodge|harder to hit anything]].',
    ],
  },
  {
    id: 'inside',
    title: 'Indoors',
    body: [
      'A building is made of a few parts, and each does something for those in it.',
      {
        as: 'terms',
        items: [
          {
            name: 'Inside corner',
            says: 'nobody gets at your flank; but there are fewer ways to go.',
          },
          { name: 'Outside corner', says: 'hide behind it, peer round it.' },
          {
            name: 'Hall',
            says: 'short: 1 to 5 rounds to get through. Long: 5 to 10. Five rounds are both.',
          },
          { name: 'Door', says: 'closed, it stops people and looks.' },
          { name: 'Room', says: 'what there is between doors.' },
          { name: 'Obstacle', says: 'a table, a cart, a bad-tempered cow.' },
          {
            name: 'Above',
            says: 'you are seen from farther, and hidden only if the table agrees.',
          },
          { name: 'Below', says: 'as good as behind.' },
        ],
      },
      'Behind an outside corner, a closed door or an obstacle nobody has you in sight: hide there, or take cover.',
    ],
  },
]
