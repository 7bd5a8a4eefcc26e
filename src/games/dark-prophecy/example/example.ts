import type { SeatId } from '../../../rules/plain/item.ts'
import type { Answers } from '../../../rules/play/move.ts'
import type { Doing, Example } from '../../../rules/told/example.ts'
import { inLanguage, type Languages } from '../../../rules/told/languages.ts'
import type { Discipline } from '../cards/effects.ts'

/*
 * The example: three cultists in the third round, with two verses turned up. The two others have completed a Deed each;
 * whoever is at it lacks one advance for the dearest there is, and has the card for it. It is played by the game's own
 * Moves, on trust, so that it is a game as anybody could have played it.
 */

/** What its table is called. */
const TITLES: Languages<string> = {
  en: async () => 'Candles in the Cellar',
  de: async () => 'Kerzen im Keller',
}

/** In this language, or in English where there is none. */
export async function exampleIn(lang: string): Promise<Example> {
  return played(await inLanguage(TITLES, lang))
}

const PLAYERS = ['Ada', 'Milo', 'June'] as const

/** By this seed the cards lie as they do, and lots fall. */
const LUCK = '015c'.repeat(16)

function played(title: string): Example {
  const doings: Doing[] = []
  const move = (seat: SeatId, id: string, answers: Answers) =>
    doings.push({ do: 'move', seat, move: id, answers })
  // No card's name tells what is on it: that stands beside it here.
  const card = (n: number) => `card-${String(n).padStart(2, '0')}`
  const play = (seat: SeatId, n: number) =>
    move(seat, 'playCard', { card: card(n), changed: 'printed' })
  const levelUp = (seat: SeatId, of: Discipline, n: number) =>
    move(seat, 'levelUp', { of, card: card(n) })
  const raise = (seat: SeatId, of: Discipline) => move(seat, 'raise', { of })
  const scheme = (seat: SeatId, at: number) => move(seat, 'scheme', { at: String(at) })
  const discard = (seat: SeatId, n: number) => move(seat, 'discard', { card: card(n) })

  move('ada', 'deal', { who: 'ada milo june' })
  scheme('milo', 2)
  levelUp('milo', 'blood', 8) // The Patient Leech
  scheme('june', 2)
  play('june', 16) // Ladder Going Down
  raise('june', 'demons')
  scheme('ada', 2)
  play('ada', 5) // A Heart Kept Warm
  discard('milo', 17) // Grave Lantern
  discard('june', 14) // A Knock from Below

  play('milo', 10) // Red Letter Day
  play('milo', 11) // The Gate Ajar
  play('june', 18) // The Long Lineage
  scheme('june', 1)
  play('ada', 3) // Ladder Going Down
  raise('ada', 'demons')
  play('ada', 4) // Feast of Strangers
  discard('milo', 9) // The Second Digging
  discard('june', 12) // Choir of the Drowned

  scheme('milo', 1)
  play('milo', 21) // Prince of Small Favours
  levelUp('june', 'blood', 13) // Vow in Red Ink
  levelUp('june', 'demons', 26) // Pricked Thumb
  play('ada', 27) // The Name Said Backwards

  return {
    title,
    seats: PLAYERS.map((name, color) => ({ id: name.toLowerCase(), name, color, sitter: '' })),
    doings,
    luck: LUCK,
  }
}
