import type { Wording } from '../prose/table.ts'
import type { RefusalId } from '../reckon/choice.ts'
import type { Decided } from '../reckon/score.ts'
import type { Wait } from '../reckon/state.ts'
import { DISCIPLINE_NAMES } from './text.ts'

const named = (of: string | number | undefined) =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)

/** Why something may not be done, in German. */
export const REFUSALS: Readonly<Record<RefusalId, Wording>> = {
  over: 'Das Spiel ist aus.',
  notHere: 'Dort spielt niemand mehr.',
  notNow: 'Das ist jetzt nicht an der Reihe.',
  notYou: 'Gewartet wird auf jemand anderen.',
  notInHand: 'Diese Karte hast du nicht auf der Hand.',
  notThat: 'Das steht nicht zur Wahl.',
  unseen: 'Diese Karte hat noch niemand von vorn gesehen.',
  bonus: ({ of, level }) =>
    level === 0
      ? 'Diese Karte hat keinen Bonus, der sie ändert.'
      : `Ihr Bonus ändert sie erst ab ${named(of)} ${level}.`,
  atTop: ({ of }) => `Deine ${named(of)} steht schon auf Stufe 4.`,
  levelled: ({ of }) => `Deine ${named(of)} hast du in diesem Zug schon gehoben.`,
  weak: ({ of, level, power }) =>
    `Deine ${named(of)} steht auf Stufe ${level}, dafür ist eine Karte mit Macht ${power} zu schwach.`,
  deeds: ({ n }) => `Du hast ${n} unvollendete Untaten und kannst keine weitere nehmen.`,
  noDeed: 'Dort liegt keine Untat.',
  noDeeds: 'Es sind keine Untaten mehr zu ziehen.',
  verse: 'Ein Vers kommt in die Reihe der Prophezeiung und auf keine Hand.',
  shuffle: 'Das sind nicht die Karten, die zu mischen waren.',
  lots: 'Das wurde nicht aus diesen Losen gezogen.',
}

/** Whom the game waits for, and what for, in German. */
export const WAITS: Readonly<Record<Wait['for'], Wording>> = {
  action: ({ name }) => `${name}: Spiele eine Karte, hebe eine Disziplin oder schmiede Ränke.`,
  advance: ({ name, n }) =>
    `${name}: Auf welche Untat kommt der nächste Fortschritt?${n === 1 ? '' : ` Noch ${n}.`}`,
  discard: ({ name, n }) => `${name}: Welche Karte legst du ab?${n === 1 ? '' : ` Noch ${n}.`}`,
  recover: ({ name, n }) =>
    `${name}: Welche abgelegte Karte nimmst du zurück?${n === 1 ? '' : ` Noch ${n}.`}`,
  move: ({ name, n }) => `${name}: Welcher Fortschritt kommt wohin?${n === 1 ? '' : ` Noch ${n}.`}`,
  level: ({ name, n }) =>
    `${name}: Welche Disziplin hebst du?${n === 1 ? '' : ` Sie steigt um ${n} Stufen.`}`,
  bonus: ({ name }) => `${name}: Nutzt du den Bonus?`,
  gift: ({ name }) =>
    `${name}: Nimmst du durch die Gabe der Nekromantie die oberste abgelegte Karte?`,
  draw: ({ name, n }) => `${name} zieht ${n} ${n === 1 ? 'Karte' : 'Karten'}.`,
  look: ({ name, n }) =>
    `${name} sieht sich die ${n === 1 ? 'oberste Karte' : `obersten ${n} Karten`} des Nachziehstapels an.`,
  open: 'Die erste abgelegte Karte wird aufgedeckt.',
  shuffle: 'Karten werden gemischt.',
  lots: 'Lose werden gezogen.',
}

/** What a game was decided by [D32], in German. */
export const DECISIONS: Readonly<Record<Decided, string>> = {
  points: 'Die meisten Siegpunkte',
  deeds: 'Bei Gleichstand die meisten vollendeten Untaten',
  levels: 'Noch immer gleich, die höchste Summe der Stufen',
  shared: 'Nichts unterscheidet sie, sie teilen sich den Sieg',
}

/** What lies before everybody [D41], in German. */
export const AID: readonly string[] = [
  'Runde: Deckt jeden Vers auf, der verdeckt liegt. Die Startperson beginnt.',
  'Aktionen: höchstens zwei, in beliebiger Folge, auch zweimal dieselbe.',
  'Karte spielen: Führe ihre Sätze nacheinander aus, dann ihren Bonus, wenn deine Stufe reicht; dann lege sie ab.',
  'Disziplin heben: Lege eine Karte ab, deren Macht mindestens deiner Stufe gleicht; die Disziplin steigt um eins. Jede einmal im Zug.',
  'Ränke schmieden: Nimm eine Untat aus der Reihe oder eine ungesehene. Höchstens drei liegen unvollendet vor dir.',
  'Prophezeiung: Führe die offenen Verse aus: Anfangsvers, Mittelvers, Schlussvers.',
  'Ende des Zuges: Ziehe auf fünf Karten nach.',
  'Eine Untat ist vollendet, sobald so viele Fortschritte darauf liegen, wie sie kostet.',
  'Die Stufen 0 bis 4 zählen 0, 1, 2, 4 und 6 Punkte. Auf Stufe 4 hast du die Gabe: Blutmagie, sechs Karten; Dämonologie, vier unvollendete Untaten; Nekromantie, die oberste abgelegte Karte vor dem Nachziehen.',
  'Die Runde, in der der Schlussvers aufgedeckt wird, ist die letzte.',
]
