import type { Words } from '../../rules/plain/sentence.ts'

/** What is told of sealed cards, in English. */
export const sealed = {
  'sealed.missing':
    'What this page needs to open sealed cards could not be loaded: until it comes, no card is dealt or seen here. It is asked for again and again; if it does not come, loading the page anew helps.',
  'sealed.by':
    'The cards are sealed: {list} keep the key together, and it takes {n} of their screens to see a card.',
  'sealed.waits': 'Waiting for {list}’s screen to give its part.',
  'sealed.waitsAll': 'Waiting for the screens of {list} to give their parts.',
  'sealed.signs':
    'Waiting for the screen with {list}’s hand: what was done for {list} at another screen counts once that screen has signed it, and no card is shown before.',
  'sealed.signsAll':
    'Waiting for the screens with the hands of {list}: what was done for them at another screen counts once those have signed it, and no card is shown before.',
  'sealed.late':
    'What was done for {list} at another screen was taken back: the screen with the hand did not sign it for ten minutes.',
  'sealed.copied':
    'This table is a copy, and the key to its sealed cards stayed with the table it came from: nobody can open them here. Deal anew to play on.',
  'sealed.keyless':
    'None of the screens that keep the key to these sealed cards is here. They can be opened once enough of those are back at this table; without them, deal anew.',
  'sealed.lacks': 'Before the cards are shuffled, {list} has to be here with one screen.',
  'sealed.lacksAll': 'Before the cards are shuffled, {list} have to be here, each with one screen.',
  'sealed.alone':
    'Cards are sealed by at least two screens: let somebody else join, or play on trust.',
  'sealed.moved':
    '{name} plays at another screen now, which sees none of the cards in their hand. Show them there only if you know that it is {name}’s.',
  'sealed.moving':
    '{name} plays here now. The cards in their hand are seen here once the screen where {name} played shows them, or all others do.',
  'sealed.show': 'Show the hand there',
  'sealed.elsewhere':
    'A phone is the hand of {list}: sealed cards are dealt to that phone, and are not seen here. If none of you let it in, take it off before cards are dealt, by the phone in that place.',
  'sealed.form':
    '{name} wrote something about the cards that this page cannot read: it was set aside. A newer version of the page may know it.',
  'sealed.sign':
    'Something was written about the cards that nobody has signed at this table. It was set aside.',
  'sealed.twice': '{name} said two things about the cards where only one can be true.',
  'sealed.false': 'What {name} gave towards the cards is not what it has to be. It was set aside.',
  'sealed.stacked': 'A card has turned up that cannot lie there: this deck was tampered with.',
  'sealed.stray':
    'What was written of the game does not follow from what was played, or nobody signed it. No card is opened for it, and the game was put back as it was. A screen that was opened long ago may have to be loaded anew.',
  'sealed.strayBy':
    'What {name} wrote of the game does not follow from what was played. No card is opened for it, and the game was put back as it was.',
  'sealed.lost':
    'The others have played on apart from you. Their game goes on; what was done here meanwhile does not count.',
  'sealed.somebody': 'Somebody',
  'sealed.fair': 'Every shuffle of this game was checked: all of them were fair.',
  'sealed.foul': 'Every shuffle was checked: {list} did not shuffle as was shown.',
  'sealed.closed':
    'The shuffles were checked as far as they can be: {list} has not opened theirs yet.',
} satisfies Words
