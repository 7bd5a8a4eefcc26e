import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { quoted } from './speak.ts'

const ROLES: Words = {
  guide: 'der Kompass',
  shield: 'der Schild',
  voice: 'die Stimme',
  hand: 'die Hand',
  scholar: 'der kluge Kopf',
  stray: 'die Straßenkatze',
}

const MEANS: Words = { none: 'nichts', some: 'etwas', high: 'viel' }

const TALES: Words = {
  errand: 'Der Botengang ist getan',
  cellar: 'Im Keller ist es still',
  winter: 'Der Schnee ist fort',
}

const phases: Words = {
  'phase.inn': 'Das Gasthaus',
  'phase.road': 'Die Straße',
  'phase.fight': 'Ein Kampf',
  'phase.camp': 'Ein Lager',
  'phase.end': 'Das Ende',
  'phase.inn.short': 'Gasthaus',
  'phase.road.short': 'Straße',
  'phase.fight.short': 'Kampf',
  'phase.camp.short': 'Lager',
  'phase.end.short': 'Ende',
  'about.inn': 'wer aufbricht',
  'about.road': 'was begegnet',
  'about.fight': 'Hieb um Hieb',
  'about.camp': 'Rast und Wachsen',
  'about.end': 'was daraus wurde',
  'phase.of': '{about}',
  'go.inn': 'Zurück ins Gasthaus',
  'go.road': 'Hinaus auf die Straße',
  'go.fight': 'Es kommt zum Kampf',
  'go.camp': 'Das Lager aufschlagen',
  'go.end': 'Die Geschichte beenden',
  'go.teller': ({ seat }) => `${seat} erzählt weiter`,
}

const steps: Words = {
  'step.seats': 'Eine bis sechs Personen nehmen Platz; eine davon kann die Spielleitung sein',
  'step.tale': 'Wählt eine Erzählung: wie eine Geschichte ihrer Art geht',
  'step.roles': 'Nehmt Rollen: was man von euch gelöst haben möchte',
  'step.goals': 'Schreibt Ziele und Überzeugungen in den Reigen',
  'step.next': 'Geht weiter',
  'step.telling': ({ seat }) => `${seat} erzählt`,
  'step.telling.nobody': 'Jemand erzählt',
  'step.stage': ({ stage }) =>
    `Spielt ${quoted(stage, 'diese Bühne')} zu Ende, ehe der Blick weiterwandert`,
  'step.stage.none': 'Legt eine Bühne: einen Auftritt für sich',
  'step.roster': 'Nimmt es eine neue Richtung, fragt den Reigen',
  'step.recurs': ({ slot, item }) =>
    `Zeile ${slot} kehrt wieder: ${quoted(item, 'was dort steht')} gehört hier mit hinein`,
  'step.fresh': ({ slot }) =>
    `Etwas Neues: zieht eine Karte dafür, und schreibt es in Zeile ${slot}`,
  'step.crowded': 'In einer Zeile des Reigens steht zweierlei',
  'step.search': 'Sucht nach etwas',
  'step.search.seek': ({ sought, discovery, dismissal }) =>
    `Sucht nach ${quoted(sought, 'dem, was ihr sucht')}: Entdeckung ${discovery}, Abbruch ${dismissal}`,
  'step.search.draw': ({ sought, owed }) =>
    `Zieht ${count(owed, 'Karte', 'Karten')} auf der Suche nach ${quoted(sought, 'dem, was ihr sucht')}`,
  'step.search.weigh': ({ sought }) =>
    `Sagt, wie viel die Karten bedeuten für ${quoted(sought, 'die Suche')}`,
  'step.search.find': ({ sought, discovery, dismissal }) =>
    `Werft den W20 für ${quoted(sought, 'die Suche')}: ${Number(discovery) < 20 ? `über ${discovery} ist es gefunden` : 'gefunden wird es erst, wenn die Entdeckung unter 20 ist'}${Number(dismissal) > 1 ? `, unter ${dismissal} aufgegeben` : ''}`,
  'step.cellar': ({ given }) =>
    `${count(given, 'Suche ist', 'Suchen sind')} aufgegeben: was verborgen war, sucht jetzt euch`,
  'step.outcome': 'Wo Können oder Richtung zählt, würfelt einen Ausgang',
  'step.slip': ({ goal }) => `Stellt zusammen: ${quoted(goal, 'einen Ausgang')}`,
  'step.decided': ({ goal }) => `Gewürfelt: ${quoted(goal, 'ein Ausgang')}`,
  'step.epilogue': 'Erzählt, was aus allen geworden ist',
  'lack.slot': ({ goal }) => `Noch nicht im Reigen: ${quoted(goal, 'ein Ziel')}`,
  'lack.twice': 'Die nächste Suche wird zweimal gewürfelt, und das Bessere zählt',
  'advice.friend': ({ role }) =>
    `Was ${ROLES[String(role)] ?? 'deine eigene Rolle'} löst, sollst du lösen: lass jemand anderen davon erzählen`,
}

const ending: Words = {
  ending: 'Hier endet die Straße',
  'ending.tale': ({ tale }) => String(TALES[String(tale)] ?? 'Hier endet die Straße'),
  'ending.stages': ({ stages }) => `Ihr habt ${count(stages, 'Bühne', 'Bühnen')} zu Ende gespielt.`,
  'ending.searches': ({ searches, found }) =>
    `Ihr habt ${count(searches, 'Sache', 'Sachen')} gesucht${Number(found) > 0 ? ` und ${found} gefunden` : ''}.`,
  'ending.throws': ({ throws }) => `Gewürfelt wurde ${count(throws, 'Mal', 'Mal')}.`,
  'ending.after':
    'Geht noch einmal reihum: was ist aus euch geworden, und aus denen, die euch begegnet sind?',
  'page.epilogue': 'Was aus ihnen wurde',
  'page.pause': 'Pause',
  'page.inn': 'Das Gasthaus',
}

const marks: Words = {
  'mark.ready': 'Dafür kann gewürfelt werden',
  'mark.focus': 'Hier ist der Blick',
  'mark.resolved': 'Zu Ende gespielt',
  'mark.twice': 'Zweimal',
  'mark.weighed': ({ significance }) => `Sie bedeutet ${MEANS[String(significance)] ?? ''}`,
  'mark.owner': ({ seat }) => `Von ${called(seat, 'jemandem')}`,
  'amiss.slip': 'Was dieser Zettel will, weiß hier niemand',
  'amiss.card': 'Diese Karte gibt es in der Tafelrunde nicht',
  'amiss.twice': 'Diese Karte gibt es nur einmal: hier liegt sie zweimal',
  'amiss.thrown': 'Dafür wurde mehrmals gewürfelt: einer der Würfe gilt, und nur er',
  'amiss.again':
    'Hierfür wurde noch einmal gewürfelt, und es gilt nicht: Niemand hat dafür bezahlt, oder ein anderer Wurf gilt',
}

/** What the guide says in German, and the last page. */
export const guide: Words = { ...phases, ...steps, ...ending, ...marks }
