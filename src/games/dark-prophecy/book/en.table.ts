import type { RulePage } from '../../../rules/told/book.ts'

/** Secrets, and what is good to have at hand. */
export const tablePages: readonly RulePage[] = [
  {
    id: 'secrets',
    title: 'What is secret',
    body: [
      'Your hand is yours alone to see. The discard pile, Deeds, levels and tokens are open to all, and so is how many cards you hold.',
      'Once somebody has been shown a hidden card, there is no way back behind that moment: what has been seen cannot be unseen. Up to there you may take back what you did.',
      'If somebody leaves for good, the others say so. Their turns are passed over, their hand stays hidden, and what lies before them scores as it lies.',
      'You may say what you like about your hand. Nobody has to believe you.',
    ],
  },
  {
    id: 'hidden',
    title: 'How well your cards are hidden',
    body: [
      'Nobody deals here, no computer knows the deck. Before a game the screens make a *pact*: each shuffles in turn under a lock of its own, and a card is opened only by enough of them together, for the one who is to see it.',
      {
        as: 'points',
        items: [
          'No single screen, and no few of them, can see a card that was not shown to them.',
          'Nobody can stack the deck, copy a card or swap one and be believed. Most attempts are caught at once, with a name; all of them when the game is over and every shuffle is checked.',
          'Each screen plays the game along. A page that writes by itself that a card is due to it gets none: it is named, and the game is put back as it was played.',
          'Whoever refuses to open a card is named, and enough others go on.',
          'A screen that sleeps stops nothing that enough others can do.',
        ],
      },
      '[[limits|What this does not do]] is on the next page.',
    ],
  },
  {
    id: 'limits',
    title: 'And what that does not do',
    body: [
      {
        as: 'points',
        items: [
          'With three or more screens, all the others together can open your hand, if all of them want to. A game that can go on without you is one that they could read without you. With two, both screens are needed: then nobody may leave.',
          'A pact knows screens, not people. Whoever sits at two of three screens is two of three. See who sits where before you agree.',
          'Once in 256 times a false shuffle passes at first, and its maker may know cards until the end.',
          'Which card moves, all can see: what you drew in round one and play in round four you held all along.',
          'Anybody draws in their own turn, and can say that another has left: that shows no card.',
          'Friends talk. What was once shown cannot be taken back.',
          'A lost device has left. The others can show its cards to another screen of the same seat; with two screens nobody can.',
          'One day somebody may break today’s locks.',
        ],
      },
      'If nobody at your table would cheat, you can play [[trust|without all that]].',
    ],
  },
  {
    id: 'trust',
    title: 'Among people who trust each other',
    body: [
      'You can play *on trust*: no pact is made, and the game begins at once. The order of the cards is written into the table, and each screen shows you only what you may see.',
      'That keeps honest people from seeing things by accident. It keeps nobody out who goes looking: whoever knows how can read the whole deck and every hand.',
      'It is right for one screen that you pass around, for friends, and for playing alone. For anything else make the pact. Nothing else differs.',
    ],
  },
  {
    id: 'together',
    title: 'One screen, several, or alone',
    body: [
      'On the table your cards show their backs. You see your own hand in a panel with a curtain, open only while you hold it. Where several sit at one screen, a card asks for the next of you between two hands. Whoever has a phone can hold the hand there.',
      'Nothing keeps a neighbour from pressing your curtain. Good manners do.',
      'Alone you can play against one or two simple cultists. They see what their seat may see and no more, and they are in no hurry to win.',
    ],
  },
  {
    id: 'example',
    title: 'A turn, as it was played',
    body: [
      {
        as: 'example',
        title: 'Ada in round three',
        body: [
          'Ada’s Blood Magic stands at 1. Before her lies Water the Black Rose, which costs three, with one advance on it. The Well is the open verse.',
          'Her first action: she plays Pricked Thumb. It puts an advance on the Rose, the second. Its bonus needs 1, so she draws a card.',
          'Her second action: she plays another Pricked Thumb. The third advance: the Rose is completed, worth 4. She draws again.',
          'Prophecy Phase: the Well asks whether she has completed a Deed this turn. She has, and gains a point.',
          'End of Turn: she has five cards and draws none.',
        ],
      },
      'With other cards she might have left the Rose for later. But the Well would not have paid.',
    ],
  },
  {
    id: 'sheet',
    title: 'All of it on one page',
    body: [
      {
        as: 'terms',
        items: [
          { name: 'Round', says: 'turn up what lies face down in the row; one turn each' },
          { name: 'Actions', says: 'two at most: Play a Card, Level Up, Scheme' },
          { name: 'Play a Card', says: 'its sentences, then its bonus, then discard it' },
          { name: 'Level Up', says: 'discard power at least your level: one higher; each once' },
          { name: 'Scheme', says: 'a Deed from the row or unseen; three unfinished at most' },
          { name: 'Prophecy Phase', says: 'Opening, Middle, Final' },
          { name: 'End of Turn', says: 'draw up to five' },
          { name: 'Deed', says: 'as many advances as it costs: completed' },
          { name: 'Verse drawn', says: 'face down to the row; draw on' },
          { name: 'Final Verse up', says: 'the last round' },
          { name: 'Score', says: 'Deeds, levels (0, 1, 2, 4, 6), tokens' },
        ],
      },
      'The same stands on a card that can be printed for each of you.',
    ],
  },
]
