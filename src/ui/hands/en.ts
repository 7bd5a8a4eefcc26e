import type { Words } from '../../rules/plain/sentence.ts'

/** What is said of somebody's cards in hand, in English. */
export const hands = {
  'hands.own': 'Your hand',
  'hands.of': 'The hand of {name}',
  'hands.count': ({ n = 0 }) => (n === 1 ? '1 card' : `${n} cards`),
  'hands.show': 'Show your hand',
  'hands.away': 'Put your hand down',
  'hands.hold': '{name}: hold to see your hand',
  'hands.holdHow':
    'Hold it and slide to a card: let go there, or on the table, to choose it. By keyboard hold the space bar; arrow keys go from card to card, Enter chooses.',
  'hands.how':
    'Arrow keys go from card to card, with Shift they sort, Enter says what can be done with it. Or drag it on to the table.',
  'hands.phone': 'Your cards are on your phone.',
  'hands.back': 'A card that is being shown to you',
  'hands.nth': 'Card {n} of your hand',
  'hands.nothing': 'Just now nothing can be done with it.',
  'hands.none': 'You hold no cards.',
  'hands.over': 'Give the screen to {name}.',
  'hands.overWhy': 'Nobody else’s hand is open.',
  'hands.here': 'I am {name}',
  'hands.choose': 'Choose it in your hand.',
  'hands.chosen': 'It is chosen in your hand.',
  'hands.left': 'Further left in your hand',
  'hands.right': 'Further right in your hand',
} satisfies Words
