import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { listed } from '../prose/content.ts'
import { quoted } from './speak.ts'

const rules: Words = {
  ...listed('rule.setup', [
    'Jemand erzählt, was beim ersten Mal geschah und was es aus euch gemacht hat.',
    'Klärt, wer es herbeigeführt hat, wann und wo, und was genau nicht geschehen darf.',
    'Zeichnet den Szenenbaum: zuunterst den Höhepunkt, stromaufwärts alles, was ihn leichter macht.',
    'Schreibt zuletzt an euch selbst: eine Warnung mit höchstens 256 Zeichen.',
  ]),
  ...listed('rule.confrontation', [
    'Die Warnung ist da. Eine Szene ist an der Reihe, wenn alles stromaufwärts von ihr gespielt ist.',
    'Erkunden: seht euch um, schreibt auf, was ihr findet, und einigt euch auf Paare aus einem Merkmal und einem Umgebungsaspekt.',
    'Eingreifen: werft einen Würfel für jedes Paar und jeden Erfolgswürfel. 4, 5 und 6 sind Treffer, und eine 6 bringt einen Würfel mehr.',
    'So viele Treffer wie die Schwierigkeit sind ein Erfolg, und der ist ein Erfolgswürfel für die nächste Szene stromabwärts.',
    'Einordnen: erzählt, was daraus wurde. Eine Szene hat zehn Minuten.',
  ]),
  ...listed('rule.resolution', [
    'Es ist wieder der Tag der Rückblende. Erzählt, was jetzt anders ist.',
    'Gelang der Höhepunkt, wird die Vorausblende strahlend; misslang er, wird sie düster. Aber nichts ist ganz so, wie es war.',
  ]),
}

const acts: Words = {
  'phase.setup': 'Auftakt',
  'phase.confrontation': 'Konfrontation',
  'phase.resolution': 'Auflösung',
  'about.setup': 'die Zukunft, wie sie war',
  'about.confrontation': 'die Gegenwart',
  'about.resolution': 'die Zukunft, wie sie ist',
}

const steps: Words = {
  'step.seats': 'Zwei bis acht Leute nehmen Platz',
  'step.recall': 'Erzählt die Rückblende: was beim ersten Mal geschah',
  'step.antagonist': 'Schafft den Widerpart, mit mindestens drei Aspekten',
  'step.whereabouts': 'Legt Zeiten und Orte fest',
  'step.catastrophe': 'Legt fest, was nicht geschehen darf',
  'step.warning': 'Schreibt die Warnung an die, die ihr wart',
  'step.arrived': 'Die Warnung ist da: lest sie vor',
  'step.influence': 'Habt ihr genug gefunden, greift ein',
  'step.back': 'Was ihr jetzt noch findet, kommt für die Würfel zu spät',
  'step.flashforward': 'Erzählt die Vorausblende',
  'step.triumphant': 'Erzählt die Vorausblende: eine strahlende',
  'step.sombre': 'Erzählt die Vorausblende: eine düstere',
  'go.confrontation': 'Abschicken',
  'go.resolution': 'Weiter zur Auflösung',
  'step.next.confrontation': 'Schickt die Warnung ab',
  'step.next.resolution': 'Weiter zu dem, was daraus wurde',
  'step.character': ({ player }) => `${called(player, 'Dieser Platz')} erschafft einen Charakter`,
  'step.aspects': ({ player, name }) =>
    `${called(player, 'Dieser Platz')}: fünf Merkmale für ${called(name, 'den Charakter')}`,
  'step.finale': ({ dr }) => `Skizziert den Höhepunkt (Schwierigkeit\u00a0${dr})`,
  'step.precursors': ({ precursors, most }) =>
    precursors === 0
      ? 'Skizziert Szenen stromaufwärts von ihm'
      : most === 0
        ? `Skizziert Szenen stromaufwärts: bisher ${precursors}`
        : `Skizziert Szenen stromaufwärts: bisher ${precursors}, höchstens ${most}`,
  'step.full': ({ scenes }) => `Euer Baum hat ${count(scenes, 'Szene', 'Szenen')}: das genügt`,
  'step.settled': 'Sagt von jeder Szene, worum es geht, wann und wo',
  'step.loose': ({ count: n }) => `${count(n, 'Szene hängt', 'Szenen hängen')} lose`,
  'step.choose': 'Wählt eine Szene',
  'step.chosen': ({ scene }) => `Ihr spielt ${quoted(scene, 'eine Szene')}`,
  'step.over': 'Der Höhepunkt ist gespielt',
  'step.play': ({ scene, dr }) =>
    `Erkunden: seht euch um in ${quoted(scene, 'der Szene')} (Schwierigkeit\u00a0${dr}), und schreibt auf, was ihr findet`,
  'step.pairs': ({ pairs }) =>
    pairs === 0 ? 'Findet passende Paare' : `Findet passende Paare: bisher ${pairs}`,
  'step.perform': ({ dr }) => `Eingreifen: würfelt, ${count(dr, 'Treffer', 'Treffer')} oder mehr`,
  'step.tellNow.success': 'Einordnen: es gelang. Was ist jetzt anders?',
  'step.tellNow.failure': 'Einordnen: es gelang nicht. Warum?',
  'step.tellSuccess': ({ scene }) => `${quoted(scene, 'Die Szene')} gelang: ordnet es ein`,
  'step.tellFailure': ({ scene }) => `${quoted(scene, 'Die Szene')} gelang nicht: ordnet es ein`,
  'lack.seats': 'Mindestens zwei Plätze',
  'lack.fewer': 'Höchstens {most} Plätze',
  'lack.words': 'Darauf steht noch nichts',
  'lack.aspects': ({ aspects, least }) => `${aspects} von ${least} Aspekten`,
  'lack.upstream': 'Der Höhepunkt allein ist kein Baum: stromaufwärts von ihm fehlt eine Szene',
  'lack.climax': 'Der Höhepunkt ist noch nicht gespielt',
  'lack.limit': ({ limit }) => `Mehr Szenen als die ${limit} eurer Hausregel`,
  'lack.objectives': ({ count: n }) =>
    `${count(n, 'Szene sagt', 'Szenen sagen')} nicht, worum es geht`,
  'lack.setting': ({ scene }) => `Wann und wo ist ${quoted(scene, 'eine Szene ohne Namen')}?`,
}

/** What the guide says in German: the rules in short, the acts, the steps. */
export const guide: Words = { ...rules, ...acts, ...steps }
