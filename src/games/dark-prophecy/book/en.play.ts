import type { RulePage } from '../../../rules/told/book.ts'
import { layerRows } from './numbers.ts'

/** What the game is, how it is set up, and how rounds and turns go. */
export const playPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'It was foretold',
    body: [
      'Seers sit in the dark and chant of rulers who will come. You are cultists. You do not ask whether it is true. You ask what will be paid to those who helped.',
      'Two to five of you play for about an hour. Whoever has earned most when the chant is over has won; the others are remembered as loyal.',
      'Begin with [[table|what lies on the table]] and [[setup|how to lay it out]]. Then read [[turn|how a turn goes]], and look at [[example|one that is played]]. [[sheet|One page]] has all of it, [[secrets|another]] says what is secret, and [[hidden|a third]] how well it is kept. You can play [[together|round one screen, far apart, or alone]].',
      'In these pages a word of the game stands in italics where it is first used.',
    ],
  },
  {
    id: 'table',
    title: 'What lies on the table',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: 'Sixty main cards',
            says: 'each of a *Discipline*, with a *power* of 1 to 3, one to three sentences, and often a *bonus*',
          },
          {
            name: 'Three squares for each of you',
            says: '*Blood Magic*, *Demonology* and *Necromancy*, each at its *level*',
          },
          { name: 'Nine black cards', says: 'the *verses* of the chant, of three kinds' },
          {
            name: 'Twenty-four crimes',
            says: '*Dark Deeds*: each has a Discipline, a cost and points',
          },
          {
            name: 'Red wax',
            says: 'an *advance* on a Deed, or a point before you; there is always more of it',
          },
        ],
      },
      'More of each: [[cards|main cards]], [[disciplines|Disciplines]], [[verses|verses]], [[deeds|Deeds]].',
      'Levels 0 to 3 stand on the four edges of a Discipline, and 4 on its back.',
    ],
  },
  {
    id: 'setup',
    title: 'Before the first round',
    body: [
      {
        as: 'steps',
        items: [
          'Lay your three Disciplines in a row, in an order by lot, level 0 up. The order means nothing by itself.',
          'Shuffle the main cards. The top one is laid open: it begins the *discard pile*. Deal five to each of you.',
          'Lay one *Opening Verse*, drawn by lot, face down in the middle. The *Prophecy Row* begins with it. Nobody looks at a verse that lies face down.',
          'One *Middle Verse* and one *Final Verse* go [[layers|into the deck]]. All other verses are out of this game.',
          'Shuffle the Deeds, and lay three of them open beside the others: the row of Deeds.',
          'A lot says who begins. Turns go clockwise, and the same person begins every round.',
        ],
      },
      'The table does all of this by itself once you have said who plays.',
    ],
  },
  {
    id: 'layers',
    title: 'How the deck is built',
    body: [
      'What is left of the main cards lies in layers, from the top:',
      {
        as: 'steps',
        items: [
          'two cards for each of you,',
          'four cards and the Middle Verse, shuffled together,',
          'two cards for each of you,',
          'four cards and the Final Verse, shuffled together,',
          'all the rest.',
        ],
      },
      {
        as: 'table',
        says: 'By how many play: main cards left after dealing, and the layers from the top.',
        head: ['Players', 'Left', 'Layers'],
        rows: layerRows('Middle', 'Final'),
      },
      'With too few cards for all four layers there is no game. In the deck itself lies only a card that says “a verse”. Which one it is, a lot decides when it is turned up: so nobody can know before. [[deck|What happens when it is drawn]].',
    ],
  },
  {
    id: 'round',
    title: 'A round',
    body: [
      'A round begins by turning up whatever lies face down in the Prophecy Row. Then each of you has one turn, clockwise.',
      'A verse that comes to lie in the row in the middle of a round stays face down, and gives nothing, until the next round begins.',
      'The round in which the Final Verse is turned up is [[last|the last]]. Expect four to six.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    body: [
      'A turn has three phases:',
      {
        as: 'steps',
        items: [
          '*Action Phase*: you take up to two actions. Fewer are allowed, and so are none.',
          '*Prophecy Phase*: the open verses are carried out [[chant|for you]].',
          '*End of Turn*: you [[fill|fill up your hand]].',
        ],
      },
      'There are three actions, in any order, and the same one twice if you like:',
      {
        as: 'points',
        items: [
          '*Play a Card*, and do [[play|what it says]].',
          '*Level Up*: give up a card for [[levelup|a Discipline]].',
          '*Scheme*: take on [[scheme|a Deed]].',
        ],
      },
    ],
  },
  {
    id: 'play',
    title: 'Play a Card',
    body: [
      'Lay a card from your hand open on the table and carry out its sentences one after another, each wholly before the next.',
      'Meanwhile the card is in no hand and not in the discard pile. It is discarded after everything else, its [[bonus|bonus]] too. So it is never on top of the pile that it speaks of itself.',
      'Of a sentence do as much as can be done, and skip the rest. With an empty hand you can still Scheme.',
      'What the sentences mean is told by [[verbs|this page]], and what they may hang on by [[conditions|another]].',
    ],
  },
  {
    id: 'bonus',
    title: 'The bonus',
    body: [
      'Below its text a card may have a bonus, with a number in a seal. If your level in the card’s own Discipline is at least that number, you may use it.',
      {
        as: 'points',
        items: [
          'A bonus that adds comes after the main text. You decide when its turn has come.',
          'A bonus that changes takes the place of a sentence. You decide as you play the card, and your level counts as it is then. The printed sentence is not carried out.',
        ],
      },
      'A bonus is a gain or nothing: nobody has to use one.',
    ],
  },
  {
    id: 'levelup',
    title: 'Level Up',
    body: [
      'Discard exactly one card from your hand whose power is at least the present level of one of your Disciplines. That Discipline rises by one: a quarter turn to the right, and from 3 the square is turned over to 4.',
      {
        as: 'points',
        items: [
          'The card’s own Discipline does not matter.',
          'You may do this once for each Discipline in a turn.',
          'At 4 it is refused.',
        ],
      },
      'From 0 any card will do; from 3 only one of power 3.',
      'What rises by a card’s sentence needs no discard, does not count as your once, and stops at 4.',
    ],
  },
  {
    id: 'scheme',
    title: 'Scheme',
    body: [
      'Take one of the open Deeds from the row, whose place is filled at once; or take the top one of the others, unseen. It lies open before you, unfinished. It costs no card.',
      'You can have three unfinished Deeds, or four by the *gift* of [[disciplines|Demonology]]. With so many you cannot Scheme.',
      'Once no Deeds are left to draw, the row keeps its gaps. With the row empty too, nobody can Scheme.',
      'Then put [[deeds|advances]] on it.',
    ],
  },
  {
    id: 'chant',
    title: 'The Prophecy Phase',
    body: [
      'The open verses are carried out for whoever’s turn it is, in the order Opening, Middle, Final, whatever the order in which they were turned up. Each is carried out wholly before the next.',
      'You cannot decline, unless a verse says that you may. But what it asks for may not be so: then [[conditions|nothing happens]].',
      'Each of you meets the verses in your own turn. Play so that they find you ready.',
    ],
  },
  {
    id: 'fill',
    title: 'End of Turn',
    body: [
      'Draw until you have five cards in your hand; six, if your Blood Magic is at 4.',
      'If you have as many already, or more, you draw none, and you discard none either.',
      'If your Necromancy is at 4, you may first take the top card of the discard pile into your hand.',
      'Who draws a verse [[deck|goes on drawing]].',
    ],
  },
]
