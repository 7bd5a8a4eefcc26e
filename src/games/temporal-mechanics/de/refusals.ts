import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { quoted } from './speak.ts'

/** Why not; and of what we only warn. In German. */
export const refusals: Words = {
  'no.odd': 'Diese Antwort passt nicht. Bitte wähle noch einmal.',
  'no.seat': 'Nimm erst Platz.',
  'no.change': 'Das ist schon so.',
  'no.scene': 'Dafür gibt es noch keine Szene.',
  'no.current': 'Gerade wird keine Szene gespielt. Beginnt erst eine.',
  'no.character': 'Es gibt noch keinen Charakter.',
  'no.object': 'Dafür gibt es noch keine Karte. Leg erst eine.',
  'no.aspect': 'Nur beschriebene Zettel, die auf einer Karte kleben, können ein Paar sein.',
  'no.oneSort': 'Zu einem Paar gehören ein Merkmal eines Charakters und ein Umgebungsaspekt.',
  'no.pair': 'Dieses Paar hat niemand angeboten.',
  'no.characterAspect': 'Nur was auf der Karte eines Charakters klebt, ist ein Merkmal.',
  'no.environment': ({ name }) =>
    `${called(name, 'Diese Karte')} ist ein Charakter. Über seine Merkmale entscheidet, wer ihn spielt.`,
  'no.secondCharacter': ({ name }) => `Du spielst schon ${called(name, 'einen Charakter')}.`,
  'no.finaleYet': 'Skizziert erst den Höhepunkt: alles andere mündet in ihn.',
  'no.secondFinale': ({ scene }) =>
    `Der Baum hat seinen Höhepunkt: ${quoted(scene, 'eine Szene ohne Namen')}. Jede andere Szene liegt stromaufwärts von einer, die da ist.`,
  'no.finaleBelow': 'Der Höhepunkt mündet in nichts. Zieh die Linie von der anderen Szene zu ihm.',
  'no.tertiary': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} hat Tiefe 3: stromaufwärts von ihr gibt es nichts.`,
  'no.deepTree': ({ scene }) =>
    `Was stromaufwärts von ${quoted(scene, 'dieser Szene')} liegt, käme tiefer als 3 zu liegen.`,
  'no.parentLoose': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} mündet nicht in den Höhepunkt. Verbinde sie erst.`,
  'no.circle': ({ scene, parent }) =>
    `${quoted(parent, 'Jene Szene')} mündet schon in ${quoted(scene, 'diese')}: die Zeit liefe im Kreis.`,
  'no.itself': 'Keine Szene liegt stromaufwärts von sich selbst.',
  'no.already': ({ scene }) =>
    `Sie liegt schon unmittelbar stromaufwärts von ${quoted(scene, 'dieser Szene')}.`,
  'no.oval': 'Eine Linie führt von einer Szene zu einer anderen.',
  'no.told': 'Noch ist keine Szene gespielt.',
  'no.unperformed': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} hatte noch keine Probe. Würfelt erst.`,
  'no.begun': ({ scene }) => `${quoted(scene, 'Diese Szene')} läuft schon.`,
  'no.paused': 'Die Pausenkarte liegt auf dem Tisch.',
  'no.pause': 'Auf dem Tisch liegt keine Pausenkarte.',
  'no.running': 'Die Uhr läuft.',
  'no.standing': 'Die Uhr steht.',
  'no.sent': 'Die Warnung ist abgeschickt. Sie lässt sich nicht zurückrufen.',
  'warn.overlong': 'Die Warnung hat {count} Zeichen, und der Apparat nimmt {max}. Kürzt ihr sie?',
  'no.investigate': 'Paare findet man beim Erkunden. Geht erst dorthin zurück, oder würfelt.',
  'why.performed': ({ scene }) => `${quoted(scene, 'Diese Szene')} ist schon gespielt.`,
  'why.loose': 'Sie mündet nicht in den Höhepunkt.',
  'why.finale': 'Es gibt noch keinen Höhepunkt.',
  'why.precursors': ({ count: n, scene }) =>
    n === 1
      ? `Spielt erst ${quoted(scene, 'die Szene ohne Namen')}, stromaufwärts von ihr.`
      : `Spielt erst die ${count(n, 'Szene', 'Szenen')} stromaufwärts von ihr, etwa ${quoted(scene, 'die ohne Namen')}.`,
  'warn.foreign': ({ name }) => `${called(name, 'Dieser Charakter')} gehört jemand anderem.`,
  'warn.doubled': ({ name }) =>
    `${called(name, 'Dieser Charakter')} hat schon ein Merkmal dieser Art. Ein neuer hat von jeder eines.`,
  'warn.limit': ({ limit, scenes }) => `Das wäre Szene ${scenes}, bei höchstens ${limit}.`,
  'warn.parentPerformed': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} ist schon gespielt: was stromaufwärts von ihr liegt, hilft nicht mehr.`,
  'warn.reparent': ({ scene, old }) =>
    `${quoted(scene, 'Diese Szene')} mündet jetzt in ${quoted(old, 'eine andere')} und dann nicht mehr.`,
  'warn.placeCard': ({ scene }) => `${quoted(scene, 'Diese Szene')} hat schon eine Ortskarte.`,
  'warn.begun': ({ scene }) =>
    `${quoted(scene, 'Eine andere Szene')} läuft gerade. Sie wird beiseitegelegt, und ihre zehn Minuten beginnen von vorn.`,
  'warn.flashback': 'Auf dem Tisch liegt schon eine Rückblende. Noch eine legen?',
  'warn.antagonist': 'Einen Widerpart gibt es schon. Noch einen hinzufügen?',
  'warn.whereabouts': 'Zeiten und Orte stehen schon fest. Noch weitere?',
  'warn.catastrophe': 'Die Katastrophe steht schon fest. Noch eine hinzufügen?',
  'warn.treeless': 'Es gibt noch keinen Szenenbaum, also wäre nichts zu spielen.',
  'warn.incomplete':
    'Euer Baum ist nur der Höhepunkt: stromaufwärts ist nichts, was ihn leichter macht.',
  'warn.unwarned': 'Ihr habt keine Warnung geschrieben, also käme nichts an.',
  'warn.climax': 'Der Höhepunkt ist nicht gespielt, also weiß noch niemand, wie es ausgeht.',
  'warn.back': 'Ihr greift schon ein. Doch noch zurückgehen und weitersuchen?',
}
