import type { RulePage } from '../../../rules/told/book.ts'
import { prose } from '../prose/prose.ts'
import { costRows, levelRow, verseRows } from './numbers.ts'

/** What stands on cards, what becomes of them, and how it all ends. */
export const cardPages: readonly RulePage[] = [
  {
    id: 'deeds',
    title: 'Dark Deeds',
    body: [
      'To advance, put one token on one of your own unfinished Deeds. Several advances are placed one by one, on one Deed or on several, as you like. With no unfinished Deed they are lost.',
      'A Deed with as many advances as it costs is completed at once. Its tokens go back, it is laid aside with its points, and you have room for another.',
      'Some bring something when they are completed. That comes after the sentence that completed them and before the next. If one sentence completes two, their effects come in that order; whatever these complete waits behind.',
      'Unfinished Deeds are worth nothing, and you cannot give one up. There are [[costs|twenty-four]].',
    ],
  },
  {
    id: 'costs',
    title: 'What Deeds cost',
    body: [
      'There are eight Deeds of each Discipline. Three of these bring something besides, and are worth a point less.',
      {
        as: 'table',
        says: 'By cost: how many there are of Blood Magic, Demonology and Necromancy, and their points without and with something that they bring.',
        head: ['Cost', 'Deeds', 'Points', 'and with more'],
        rows: costRows(),
      },
      'A dear Deed is worth more for each advance. But it has to be completed before the chant ends.',
    ],
  },
  {
    id: 'disciplines',
    title: 'Disciplines',
    body: [
      'Each Discipline has a habit of its own: Blood Magic gets things done, Demonology bargains, Necromancy wastes nothing.',
      {
        as: 'table',
        says: 'What a Discipline is worth at the end by its level.',
        head: ['0', '1', '2', '3', '4'],
        rows: [levelRow],
      },
      'While it stands at 4 it has a gift:',
      {
        as: 'terms',
        items: [
          { name: 'Blood Magic', says: 'your hand holds six cards' },
          { name: 'Demonology', says: 'you may have four unfinished Deeds instead of three' },
          {
            name: 'Necromancy',
            says: 'at the End of Turn, before you draw, you may take the top card of the discard pile',
          },
        ],
      },
      'The points are those of the level it shows, not of those below it too. How to raise one: [[levelup|Level Up]].',
    ],
  },
  {
    id: 'verses',
    title: 'The nine verses',
    body: [
      {
        as: 'table',
        says: 'Each verse, its kind, and what it says.',
        head: ['Verse', 'Kind', 'What it says'],
        rows: verseRows(prose),
      },
      'Three of them come up in a game. The candle tells the kind: new, half gone, burned down. No verse asks for a card from your hand.',
    ],
  },
  {
    id: 'deck',
    title: 'Drawing',
    body: [
      'A verse that would leave the deck, for whatever reason, goes face down to the Prophecy Row instead, and you go on with the next card. No hand ever holds one.',
      'Who looks at the top of the deck moves nothing, and nobody else looks. A verse seen so is “a verse”; which, nobody knows.',
      'When the deck is empty and a card is needed, all discards but the top one are shuffled into a new deck, and you go on. If there is nothing to shuffle, the draw ends. An empty deck is not shuffled for a look.',
      {
        as: 'example',
        title: 'Three cards from one',
        body: [
          'One card is left in the deck, six lie in the discard pile, and Ada draws three. She takes the one. Five discards are shuffled, the top one stays where it lies, and she takes two more.',
        ],
      },
    ],
  },
  {
    id: 'last',
    title: 'The last round',
    body: [
      'The round that begins by turning up the Final Verse is the last. Each of you has exactly one turn in it, and then you [[score|count]].',
      'Nobody can stop the chant. If no main card has left the deck in a whole round, then at its end the next verse that is still in the deck is laid face down in the row, the Middle one before the Final one. The card that stood for it in the deck means nothing any more and is passed over. The same happens where an empty deck has not given up its verse.',
    ],
  },
  {
    id: 'score',
    title: 'Who has won',
    body: [
      'Add up',
      {
        as: 'points',
        items: [
          'the points of your completed Deeds,',
          'the points of the level that each of your Disciplines shows,',
          'and your point tokens.',
        ],
      },
      'Most points win. In a tie more completed Deeds win, then the higher sum of levels. Whoever is still tied shares the win.',
      {
        as: 'example',
        title: 'A reckoning',
        body: [
          'Ben has completed Deeds of 3 and 4 points. His Disciplines stand at 2, 0 and 4, which is worth 2, 0 and 6. Two tokens lie before him. That makes 7 + 2 + 0 + 6 + 2 = 17.',
        ],
      },
    ],
  },
  {
    id: 'verbs',
    title: 'What cards do',
    body: [
      'Every sentence has one verb and a number. A sign beside the picture shows it at a glance.',
      {
        as: 'terms',
        items: [
          { name: 'Put', says: 'advances on your Deeds; some cards name a Discipline' },
          { name: 'Draw', says: 'from the top of the deck' },
          { name: 'Discard', says: 'whoever discards chooses; others do so clockwise from you' },
          { name: 'Take back', says: 'from the discard pile: the top, or one that you choose' },
          {
            name: 'Move',
            says: 'an advance to a Deed of yours, from another of yours or a rival’s',
          },
          { name: 'Gain', says: 'a point, as a token' },
          { name: 'Look', says: 'at the top of the deck, and put it back as it was' },
          { name: 'Raise', says: 'one Discipline of yours, named or free' },
        ],
      },
      'Two advances, discards or moves are done one by one. What is raised by two is one Discipline.',
    ],
  },
  {
    id: 'conditions',
    title: 'If',
    body: [
      'Before a verb there may be one “if”:',
      {
        as: 'points',
        items: [
          'the top of the discard pile is a card of this Discipline, or of at least this power;',
          'your level in a Discipline is at least so high;',
          'you have an unfinished Deed;',
          'your hand is empty;',
          'you have completed a Deed this turn.',
        ],
      },
      'It is looked at when the sentence begins. Where it is not so, the sentence is skipped, and you go on with the next.',
    ],
  },
  {
    id: 'cards',
    title: 'The main deck',
    body: [
      'Thirty designs, two cards of each: ten designs of each Discipline.',
      {
        as: 'table',
        says: 'By power: how many designs there are, and how many sentences they have.',
        head: ['Power', 'Designs', 'Sentences'],
        rows: [
          ['1', '12', '1'],
          ['2', '10', '1 or 2'],
          ['3', '8', '2 or 3'],
        ],
      },
      'Flames beside the picture count the power. Most begin by an advance: 14 of them; 4 draw, 3 take back, 3 gain a point, 2 each move, look and raise. Discard stands only behind something else, on 4.',
      'A bonus is on 22: at level 1, 2, 3, 4 on 8, 7, 5 and 2. Of these 16 add and 6 change.',
    ],
  },
]
