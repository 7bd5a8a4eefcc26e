import { titledBy } from '../prose/happened.ts'
import type { TextValues } from '../prose/text.ts'
import type { HappenedId } from '../reckon/happened.ts'
import { DEED_TEXTS, DESIGN_TEXTS, VERSE_TEXTS } from './cards.ts'
import { DISCIPLINE_NAMES } from './text.ts'

type Id = TextValues[string] | undefined

const card = titledBy(DESIGN_TEXTS)
const deedTitle = titledBy(DEED_TEXTS)
const verseTitle = titledBy(VERSE_TEXTS)
const named = (of: Id): string =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)
const KINDS: Readonly<Record<string, string>> = {
  opening: 'Anfangsvers',
  middle: 'Mittelvers',
  final: 'Schlussvers',
}

const many = (n: Id, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

/** What happens in a game, as it is told in German. */
export const HAPPENED: Readonly<Record<HappenedId, (values: TextValues) => string>> = {
  play: (v) => `${v.name} spielt „${card(v.card)}“.`,
  changed: (v) => `${v.name} spielt „${card(v.card)}“, durch den Bonus geändert.`,
  levelUp: (v) => `${v.name} legt „${card(v.card)}“ für ${named(v.of)} ab.`,
  discard: (v) => `${v.name} legt „${card(v.card)}“ ab.`,
  recover: (v) => `${v.name} nimmt „${card(v.card)}“ zurück.`,
  draw: (v) => `${v.name} zieht ${many(v.n, 'Karte', 'Karten')}.`,
  look: (v) =>
    `${v.name} sieht sich die ${v.n === 1 ? 'oberste Karte' : `obersten ${v.n} Karten`} des Nachziehstapels an.`,
  bonus: (v) => `${v.name} nutzt den Bonus.`,
  leave: (v) => `${v.name} ist endgültig gegangen.`,
  level: (v) => `${v.name} steht jetzt bei ${named(v.of)} ${v.level}.`,
  begun: (v) => `${v.name} nimmt sich „${deedTitle(v.deed)}“ vor.`,
  advances: (v) =>
    `${v.name}: „${deedTitle(v.deed)}“ hat ${v.n} von ${many(v.of, 'Fortschritt', 'Fortschritten')}.`,
  completed: (v) => `${v.name} vollendet „${deedTitle(v.deed)}“: ${many(v.n, 'Punkt', 'Punkte')}.`,
  points: (v) => `${v.name} erhält ${many(v.n, 'Punkt', 'Punkte')}.`,
  laid: (v) =>
    `Der ${KINDS[String(v.kind)] ?? v.kind} liegt verdeckt in der Reihe der Prophezeiung.`,
  turnedUp: (v) =>
    `Der ${KINDS[String(v.kind)] ?? v.kind} wird aufgedeckt: „${verseTitle(v.verse)}“.`,
  round: (v) => `Runde ${v.n}.`,
  last: () => 'Es ist die letzte Runde.',
  turn: (v) => `${v.name} ist an der Reihe.`,
  won: (v) => `${v.name} gewinnt.`,
  shared: (v) => `Der Sieg ist geteilt: ${v.name}.`,
}
