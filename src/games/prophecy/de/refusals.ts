import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { quoted } from './speak.ts'

/** Why not; and of what we only warn. In German. */
export const refusals: Words = {
  'no.odd': 'Diese Antwort passt nicht. Bitte wähle noch einmal.',
  'no.seat': 'Nimm erst Platz.',
  'no.change': 'Das ist schon so.',
  'no.scene': 'Dafür gibt es noch keine Szene.',
  'no.current': 'Gerade läuft keine Szene. Beginnt erst eine.',
  'no.character': 'Es gibt noch keinen Charakter.',
  'no.object': 'Dafür gibt es noch keine Karte. Leg erst ein Objekt an.',
  'no.aspect': 'Nur beschriebene Zettel, die auf einer Karte kleben, können zu einem Paar gehören.',
  'no.oneSort': 'Zu einem Paar gehören ein Aspekt eines Charakters und einer der Umgebung.',
  'no.pair': 'Dieses Paar hat niemand angeboten.',
  'no.characterAspect': 'Nur Aspekte auf der Karte eines Charakters haben eine Art.',
  'no.environment': ({ name }) =>
    `${called(name, 'Diese Karte')} ist ein Charakter. Über seine Aspekte entscheidet, wer ihn spielt.`,
  'no.secondCharacter': ({ name }) => `Du spielst schon ${called(name, 'einen Charakter')}.`,
  'no.moderatorTaken': ({ name }) => `${called(name, 'Jemand')} hat die Moderation schon.`,
  'no.moderatorDecides':
    'Die Moderation darf ein Paar vorschlagen; zustimmen ist Sache der anderen.',
  'no.moderator': 'Es gibt keine Moderation.',
  'no.finaleYet': 'Skizziert erst das Finale: alle anderen Szenen führen darauf hin.',
  'no.secondFinale': ({ scene }) =>
    `Es gibt nur ein Finale, und das ist ${quoted(scene, 'schon da')}. Jede andere Szene braucht eine Folgeszene.`,
  'no.finaleBelow':
    'Das Finale ist niemandes Vorszene. Zieh die Linie von der anderen Szene zum Finale.',
  'no.tertiary': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} hat SG 1 oder hätte ihn: darunter kann nichts hängen.`,
  'no.deepTree': ({ scene }) =>
    `Was unter ${quoted(scene, 'dieser Szene')} hängt, bliebe ohne Schwierigkeitsgrad: dort ist es zu tief.`,
  'no.parentLoose': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} führt noch nicht zum Finale. Gib ihr erst eine Folgeszene.`,
  'no.circle': ({ scene, parent }) =>
    `${quoted(parent, 'Jene Szene')} führt schon zu ${quoted(scene, 'dieser')}: die Linie würde einen Kreis schließen.`,
  'no.itself': 'Eine Szene kann nicht ihre eigene Vorszene sein.',
  'no.already': ({ scene }) => `Das ist schon eine Vorszene von ${quoted(scene, 'dieser Szene')}.`,
  'no.oval': 'Eine Linie führt von einer Szene zu einer anderen.',
  'no.parent': ({ scene }) => `${quoted(scene, 'Diese Szene')} hat keine Folgeszene.`,
  'no.ended': 'Die Geschichte ist noch nicht zu Ende.',
  'no.told': 'Noch ist keine Szene gespielt.',
  'no.unperformed': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} ist noch nicht gespielt. Würfelt erst.`,
  'no.begun': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} läuft schon, und ihre Uhr geht weiter.`,
  'no.paused': 'Die Pausenkarte liegt auf dem Tisch.',
  'no.pause': 'Auf dem Tisch liegt keine Pausenkarte.',
  'no.running': 'Die Uhr läuft.',
  'no.standing': 'Die Uhr steht.',
  'why.performed': ({ scene }) => `${quoted(scene, 'Diese Szene')} ist schon gespielt.`,
  'why.loose': 'Sie führt noch nicht zum Finale.',
  'why.finale': 'Es gibt noch kein Finale.',
  'why.precursors': ({ count: n, scene }) =>
    n === 1
      ? `Spielt erst ihre Vorszene ${quoted(scene, 'ohne Ziel')}.`
      : `Spielt erst ihre ${count(n, 'Vorszene', 'Vorszenen')}, etwa ${quoted(scene, 'die ohne Ziel')}.`,
  'warn.prophecy': 'Auf dem Tisch liegt schon eine Prophezeiung. Noch eine empfangen?',
  'warn.foreign': ({ name }) => `${called(name, 'Dieser Charakter')} gehört jemand anderem.`,
  'warn.doubled': ({ name }) =>
    `${called(name, 'Dieser Charakter')} hat schon einen Aspekt dieser Art; ein neuer Charakter hat von jeder einen.`,
  'warn.limit': ({ limit, scenes }) =>
    `Das wäre Szene ${scenes}. Bei mehr als ${limit} vergisst die Geschichte ihre Frage.`,
  'warn.parentPerformed': ({ scene }) =>
    `${quoted(scene, 'Diese Szene')} ist schon gespielt: die Hilfe käme zu spät.`,
  'warn.reparent': ({ scene, old }) =>
    `${quoted(scene, 'Diese Szene')} ist jetzt Vorszene von ${quoted(old, 'einer anderen')}. Dort wird sie gelöst.`,
  'warn.placeCard': ({ scene }) => `${quoted(scene, 'Diese Szene')} hat schon eine Ortskarte.`,
  'warn.begun': ({ scene }) =>
    `${quoted(scene, 'Eine andere Szene')} läuft gerade. Sie wird beiseitegelegt, und ihre Uhr beginnt nächstes Mal von vorn.`,
  'warn.moderatorCharacter':
    'Du hast die Moderation. Wer für alle da ist, spielt besser keinen Charakter; es geht aber auch so.',
  'warn.moderatorPlays': ({ name }) =>
    `Du spielst ${called(name, 'einen Charakter')}. Ohne ist man leichter für alle da, aber auch wer mitspielt, kann moderieren.`,
  'warn.moderatorTells':
    'Die Moderation fragt, die anderen erzählen. Schreib es auf, wenn es ihre Worte sind.',
  'warn.moderator': ({ name }) => `${called(name, 'Jemand anderes')} hat die Moderation.`,
}
