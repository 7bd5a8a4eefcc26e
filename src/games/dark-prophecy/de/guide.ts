import type { Words } from '../../../rules/plain/sentence.ts'
import { titledBy } from '../prose/happened.ts'
import { wholesBy } from '../prose/whole.ts'
import { DEED_TEXTS, DESIGN_TEXTS, VERSE_TEXTS } from './cards.ts'
import { DECISIONS } from './table.ts'
import { DISCIPLINE_NAMES, TEXTS } from './text.ts'

const card = titledBy(DESIGN_TEXTS)
const deed = titledBy(DEED_TEXTS)
const verse = titledBy(VERSE_TEXTS)
const named = (of: string | number | undefined) =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)
const points = (n: string | number | undefined) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`
/** A card, or the verse that it stands for. */
const face = (id: string | number | undefined) =>
  id === 'verse' ? 'eine Karte, die für einen Vers steht' : `„${card(id)}“`

const wholes = wholesBy({
  texts: TEXTS,
  card: (of, power) => `${DISCIPLINE_NAMES[of]}, Macht ${power}.`,
  deed: (of, cost, worth) => `${DISCIPLINE_NAMES[of]}: ${cost} Fortschritte, ${points(worth)}.`,
  brings: 'Ist sie vollendet:',
})

/** What the guide says, what is told of things, and how it ends, in German. */
export const GUIDE_WORDS: Words = {
  ...wholes,
  'guide.part': 'Teil {n} von {of}: {about}',
  'step.seats':
    'Zwei bis fünf spielen; allein spielst du gegen Kultisten, die das Programm spielt.',
  'lack.seats': 'Hier sitzt noch niemand.',
  'step.deal': 'Mischt und teilt aus.',
  'step.action': ({ n }) => (n === 1 ? 'Erste Aktion' : 'Zweite Aktion'),
  'step.verse': ({ verse: id, kind }) => {
    const text = wholes['verse.whole']
    return `„${verse(id)}“: ${typeof text === 'function' ? text({ verse: id ?? '', kind: kind ?? '' }) : ''}`
  },
  'step.last': 'Es ist die letzte Runde: Alle haben darin noch einen Zug.',
  'step.told': 'Was gerade geschah',
  'step.turn': 'Davor: der Zug von {name}',
  'step.begun': 'Wie es begann',
  'step.standing': 'Punkte bisher',
  'step.here': 'Falls {name} nicht wiederkommt',
  'step.amiss': 'Etwas liegt anderswo, als es soll',
  'step.lies': 'Nicht, was gesagt wurde',
  'step.ranking': 'Wer belohnt wird',
  'step.again': 'Was daraus wurde, und noch ein Spiel',
  'go.again': 'Noch ein Spiel',
  'use.bonus': 'Den Bonus nutzen',
  'use.gift': 'Die Karte nehmen',
  'use.no': 'Nein',
  'look.card': (v) => `Es ist „${card(v.card)}“.`,
  'look.hand': 'Nur du darfst sie sehen: Sieh sie dir in deiner Hand an.',
  'look.verse': 'Es ist eine Karte, die für einen Vers steht.',
  'lie.told': (v) => `${v.name} hat ${face(v.card)} angesagt, und es war ${face(v.was)}.`,
  'mark.owner': '{name}',
  'mark.gone': '{name} ist gegangen',
  'mark.turn': '{name} ist an der Reihe',
  'mark.advances': (v) => `${v.n} von ${v.of} ${v.of === 1 ? 'Fortschritt' : 'Fortschritten'}`,
  'mark.advances.short': '{n}/{of}',
  'mark.level': 'Stufe {n}',
  'mark.level.short': '{n}',
  'mark.choice': 'kann gewählt werden',
  'mark.away': 'liegt anderswo, als es soll',
  'lots.seat': 'jemand',
  'score.total': (v) => `${v.name}: ${points(v.total)}`,
  'score.deed': (v) => `„${deed(v.deed)}“: ${points(v.n)}`,
  'score.level': (v) => `${named(v.of)} ${v.level}: ${points(v.n)}`,
  'score.tokens': (v) => `Punktmarker: ${v.n}`,
  'score.of': (v) =>
    `${v.name}: ${points(v.total)}: ${v.deeds} durch ${v.many} ${v.many === 1 ? 'Untat' : 'Untaten'}, ${v.levels} durch Stufen, ${v.tokens} durch Marker.`,
  'score.step': (v) => `${DECISIONS[v.by as keyof typeof DECISIONS] ?? v.by}: ${v.names}`,
  'score.won': '{names} gewinnt.',
  'score.shared': 'Der Sieg ist geteilt: {names}.',
  'ending.title': 'Was daraus wurde',
  'ending.after': 'Erzählt es einander, dann schreibt es auf.',
  'rule.gather.1':
    'Alle haben drei Disziplinen auf Stufe 0 und fünf Karten. Ein Vers liegt verdeckt; zwei weitere liegen irgendwo im Nachziehstapel, und niemand weiß, wo.',
  'rule.gather.2':
    'Wer am Ende die meisten Siegpunkte hat, gewinnt: durch vollendete Untaten, Stufen und Punktmarker.',
  'rule.gather.3':
    'In einer Runde haben alle einen Zug, im Uhrzeigersinn. Wer beginnt, wird gelost.',
  'rule.action.1': 'Höchstens zwei Aktionen, in beliebiger Folge, auch zweimal dieselbe.',
  'rule.action.2':
    'Karte spielen: Führe ihre Sätze nacheinander aus, dann ihren Bonus, wenn deine Stufe reicht; dann lege sie ab.',
  'rule.action.3':
    'Disziplin heben: Lege eine Karte ab, deren Macht mindestens deiner Stufe gleicht. Jede Disziplin einmal im Zug.',
  'rule.action.4':
    'Ränke schmieden: Nimm eine Untat aus der Reihe oder eine ungesehene. Höchstens drei liegen unvollendet vor dir.',
  'rule.verses.1':
    'Die offenen Verse gelten für die Person, die an der Reihe ist: Anfangsvers, Mittelvers, Schlussvers.',
  'rule.verses.2':
    'Ein Vers, der aus dem Nachziehstapel kommt, liegt verdeckt in der Reihe, bis die nächste Runde beginnt.',
  'rule.end.1':
    'Ziehe auf fünf Karten nach. Hast du so viele oder mehr, ziehst und wirfst du nichts.',
  'rule.end.2':
    'Mit Nekromantie auf Stufe 4 darfst du erst die oberste abgelegte Karte nehmen; mit Blutmagie auf Stufe 4 sind es sechs Karten.',
  'rule.over.1':
    'Es zählen Punkte der vollendeten Untaten, der Stufe, die jede Disziplin zeigt, und Punktmarker.',
  'rule.over.2':
    'Bei Gleichstand entscheiden mehr vollendete Untaten, dann die höhere Summe der Stufen; sonst ist der Sieg geteilt.',
}
