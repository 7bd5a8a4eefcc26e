import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { listed } from '../prose/content.ts'
import { quoted } from './speak.ts'

const rules: Words = {
  ...listed('rule.inn', [
    'Wählt eine Erzählung: sie sagt, wie eine Geschichte ihrer Art geht, und hat eine eigene Regel. Nehmt Rollen: eine Rolle sagt, welche Schwierigkeiten eure sind.',
    'Man spielt einen Charakter oder mehrere, allein oder mit anderen. Ein Charakter handelt nach dem, was er weiß und will, auch wo er für die steht, die ihn spielen.',
    'Jedes Ziel und jede Überzeugung nimmt eine Zeile im Reigen ein.',
    'Jemand von euch kann die Spielleitung übernehmen: sie erzählt, liest Karten vor und sagt, wie schwer etwas ist, oder entscheidet nur, wo ihr euch nicht einig werdet. Beraten und abgestimmt wird trotzdem am ganzen Tisch.',
  ]),
  ...listed('rule.road', [
    'Das Erzählen geht reihum. Denk dir keine Schwierigkeit aus, die dein eigener Charakter lösen kann, und keinen Moment, nach dem er sich sehnt: die lass jemand anderen erzählen.',
    'Nimmt die Geschichte eine neue Richtung, werft den W20 für den Reigen. Eine beschriebene Zeile kehrt wieder und gehört hier mit hinein; eine leere heißt: etwas Neues, aus der Tafelrunde gezogen und in die oberste leere Zeile geschrieben.',
    'Eine Karte liest man, wie sie ist, oder mit einem W7: Person, Wesen, Ding, Ereignis, Ort, Thema; bei einer 7 kommt noch eine Karte dazu.',
    'Wo Können oder Richtung zählt, sagt zuerst, was erreicht werden soll, dann, was hilft und schadet, und werft danach einen W10. Jeder Punkt verschiebt die Grenze um eins.',
    'Eine Suche beginnt bei Entdeckung 21 und Abbruch 1. Ihr Ausgang sagt, wie viele Karten es sind, die Karten verschieben die zwei Zahlen, und dann ein W20: über Entdeckung ist es gefunden, unter Abbruch aufgegeben.',
    'Eine Bühne wird zu Ende gespielt, ehe der Blick weiterwandert. Entfernungen sind Worte: in Berührung, nah, nicht weit, weit und darüber hinaus.',
  ]),
  ...listed('rule.fight', [
    'Ein Kampf beginnt, wenn jemand Böses will oder sich dagegen wehrt. Alle beginnen eine Runde zugleich.',
    'Wer schneller ist, würfelt ihr nur aus, wo es darauf ankommt.',
    'Der Trefferwurf ist der Würfel der Waffe und die Übung darin, ohne Reichweite, Ausweichen und alles, was sonst stört. Mehr als der halbe Würfel ist ein Volltreffer, ab 2 ein Streiftreffer.',
    'Rüstung geht vom Trefferwurf ab. Was an Schaden bleibt, trifft den Halt vor der Gesundheit.',
    'Trefferwurf und Kniffwürfel zusammen lösen den Kniff der Waffe aus: beim Anderthalbfachen des Würfels, beim Doppelten und beim Zweieinhalbfachen.',
  ]),
  ...listed('rule.camp', [
    'Eine Runde Verschnaufen bringt etwas Atem zurück. Eine Rast von Minuten kostet einen Ausdauerpunkt und bringt einen W10.',
    'Je vier Stunden in Ruhe bringen einen Punkt Ausdauer, Mana und Seele zurück.',
    'Gesundheit kommt mit Pflege um einen Punkt am Tag zurück, ohne sie um einen in drei Tagen.',
    'Jede Tat bringt 1 EP. Fertigkeiten eines Zweigs erwirbt man in der Reihe ihrer Ränge; die erste eines Rangs bringt eine Stufe.',
  ]),
  ...listed('rule.end', [
    'Niemand gewinnt, und niemand verliert. Es ist zu Ende, wenn die Erzählung erzählt ist oder ihr genug habt.',
    'Alle sagen, was aus den Ihren geworden ist.',
  ]),
}

const questions: Words = {
  ...listed('question.inn', [
    'Wer hat dich in dieses Gasthaus bestellt?',
    'Was trägst du bei dir, das du lieber nicht zeigst?',
    'Wer an diesem Tisch ist dir etwas schuldig?',
    'Was weiß man hinter dem Schanktisch über die Straße?',
  ]),
  ...listed('question.road', [
    'Wonach riecht es hier?',
    'Was war vor euch hier, und was hat es dagelassen?',
    'Wem wäre es lieber, ihr kehrtet um?',
    'Was hat das mit etwas aus dem Reigen zu tun?',
    'Wie sähe hier ein gutes Ende aus, und was kostet es?',
    'Wessen Moment ist das?',
  ]),
  ...listed('question.fight', [
    'Was will die andere Seite, außer zu gewinnen?',
    'Was zerbricht hier, das sich nicht flicken lässt?',
    'Wer könnte das mit einem Wort beenden?',
  ]),
  ...listed('question.camp', [
    'Wer hält Wache, und woran denkst du dabei?',
    'Wovon spricht heute Nacht niemand?',
    'Was hast du gelernt, und von wem?',
    'Was tut weh, wenn es kalt wird?',
  ]),
  ...listed('question.end', [
    'Wer steht in der Tür, wenn du heimkommst?',
    'Was erzählt man davon, und was stimmt daran nicht?',
    'Was ist noch immer auf der Straße?',
  ]),
}

const ROLES: Words = {
  guide: 'der Kompass',
  shield: 'der Schild',
  voice: 'die Stimme',
  hand: 'die Hand',
  scholar: 'der kluge Kopf',
  stray: 'die Straßenkatze',
}

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
    `Sucht weiter nach ${quoted(sought, 'dem, was ihr sucht')}: Entdeckung ${discovery}, Abbruch ${dismissal}`,
  'step.search.draw': ({ sought, owed }) =>
    `Zieht ${count(owed, 'Karte', 'Karten')} auf der Suche nach ${quoted(sought, 'dem, was ihr sucht')}`,
  'step.search.weigh': ({ sought }) =>
    `Sagt, wie viel die Karten bedeuten für ${quoted(sought, 'die Suche')}`,
  'step.search.find': ({ sought, discovery, dismissal }) =>
    `Werft den W20 für ${quoted(sought, 'die Suche')}: über ${discovery} ist es gefunden, unter ${dismissal} aufgegeben`,
  'step.cellar': ({ given }) =>
    `${count(given, 'Suche ist', 'Suchen sind')} aufgegeben: was verborgen war, sucht jetzt euch`,
  'step.outcome': 'Wo Können oder Richtung zählt, würfelt einen Ausgang',
  'step.slip': ({ goal }) => `Stellt zusammen: ${quoted(goal, 'einen Ausgang')}`,
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
    `Ihr habt ${count(searches, 'Sache', 'Sachen')} gesucht und ${found} gefunden.`,
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
  'mark.owner': ({ seat }) => `Von ${called(seat, 'jemandem')}`,
  'amiss.slip': 'Was dieser Zettel will, weiß hier niemand',
  'amiss.card': 'Diese Karte gibt es in der Tafelrunde nicht',
  'amiss.twice': 'Diese Karte gibt es nur einmal: hier liegt sie zweimal',
}

/** What the guide says in German, and the last page. */
export const guide: Words = { ...rules, ...questions, ...phases, ...steps, ...ending, ...marks }
