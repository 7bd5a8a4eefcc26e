import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { quoted } from './speak.ts'

const list = (start: string, words: readonly string[]): Words =>
  Object.fromEntries(words.map((word, i) => [`${start}.${i + 1}`, word]))

const rules: Words = {
  ...list('rule.prophecy', [
    'Klärt gemeinsam, wie die Welt ist und welche Katastrophe ihr droht.',
    'Eure Charaktere sollten daran etwas ändern können, aber weder leicht noch gefahrlos.',
    'Macht dann Karten für das, was es in dieser Welt gibt, und Zettel dafür, wie es ist.',
  ]),
  ...list('rule.characters', [
    'Alle erschaffen je einen Charakter und entscheiden allein, was er tut.',
    'Ein Charakter hat fünf Aspekte, einen von jeder Art.',
    'Eine Beziehung verbindet deinen Charakter mit einem anderen an diesem Tisch.',
  ]),
  ...list('rule.outline', [
    'Skizziert zuerst das Finale: wie wollt ihr der Katastrophe begegnen?',
    'Fragt dann, was helfen würde, und skizziert Vorszenen zu den Szenen, die da sind.',
    'Jede Vorszene hat einen Schwierigkeitsgrad, der um eins unter dem ihrer Folgeszene liegt. Bei 1 ist Schluss.',
    'Acht Szenen sind genug für einen Abend, das Finale eingerechnet.',
  ]),
  ...list('rule.story', [
    'Eine Szene ist an der Reihe, wenn alle ihre Vorszenen gespielt sind.',
    'Spielt sie, ergänzt Objekte und Aspekte und einigt euch auf Paare: ein Aspekt eines Charakters, einer der Umgebung.',
    'Werft einen Würfel für jedes Paar und für jede Vorszene mit Erfolg. 4, 5 und 6 sind Treffer, und eine 6 bringt einen Würfel mehr.',
    'So viele Treffer, wie der Schwierigkeitsgrad verlangt, sind ein Erfolg.',
    'Erzählt dann, was geschah. Ein Erfolg legt einen Würfel auf die Folgeszene.',
  ]),
}

const moderator: Words = {
  ...list('moderator.prophecy', [
    'Was sähest du als Erstes, wenn du fremd in diese Welt kämst?',
    'Wer hat etwas von der Katastrophe?',
    'Wer weiß schon davon, und wer glaubt es nicht?',
    'Wie viel Zeit bleibt?',
  ]),
  ...list('moderator.characters', [
    'Was würde dein Charakter niemals tun?',
    'Wo seid ihr euch begegnet?',
    'Welcher deiner Aspekte könnte auch eine Schwäche sein?',
    'Was hat dein Charakter zu verlieren?',
  ]),
  ...list('moderator.outline', [
    'Was macht diese Szene schwer?',
    'Wenn sie misslingt, was geschieht dann?',
    'Wie hilft diese Vorszene ihrer Folgeszene?',
    'Sind alle mit diesem Ziel einverstanden?',
    'Für welchen Charakter ist noch keine Szene gedacht?',
  ]),
  ...list('moderator.story', [
    'Wie sieht es hier aus? Was hört ihr?',
    'Wer hat länger nichts gesagt?',
    'Wie genau passen diese beiden zusammen?',
    'Was tun die Leute um euch her?',
    'Was wird von jetzt an anders sein?',
  ]),
}

const steps: Words = {
  'step.seats': 'Alle nehmen Platz; jemand darf die Moderation übernehmen',
  'step.receive': 'Empfangt eine Prophezeiung und lest sie vor',
  'step.world': 'Macht Objekte und Aspekte für die Welt, die darin steckt',
  'step.character': ({ player }) => `${called(player, 'Dieser Platz')} erschafft einen Charakter`,
  'step.aspects': ({ player, name }) =>
    `${called(player, 'Dieser Platz')}: fünf Aspekte für ${called(name, 'den Charakter')}`,
  'step.finale': ({ dr }) => `Skizziert das Finale (SG\u00a0${dr})`,
  'step.precursors': ({ precursors, most }) =>
    precursors === 0
      ? 'Skizziert Vorszenen: Szenen, die helfen'
      : `Skizziert Vorszenen: bisher ${precursors}, höchstens ${most}`,
  'step.full': ({ scenes }) =>
    `Euer Szenenplan hat ${count(scenes, 'Szene', 'Szenen')}, das genügt`,
  'step.settled': 'Gebt jeder Szene ein Ziel und einen Schauplatz',
  'step.loose': ({ count: n }) => `${count(n, 'Szene hängt', 'Szenen hängen')} lose`,
  'step.choose': 'Wählt eine Szene, die ihr spielt',
  'step.chosen': ({ scene }) => `Ihr spielt ${quoted(scene, 'eine Szene')}`,
  'step.over': 'Das Finale ist gespielt: die Geschichte ist zu Ende',
  'step.play': ({ scene, dr }) =>
    `Spielt ${quoted(scene, 'die Szene')} (SG\u00a0${dr}) und ergänzt Objekte und Aspekte`,
  'step.pairs': ({ pairs }) =>
    pairs === 0
      ? 'Einigt euch auf passende Paare'
      : `Einigt euch auf passende Paare: bisher ${pairs}`,
  'step.perform': ({ dr }) => `Würfelt: ${count(dr, 'Treffer', 'Treffer')} oder mehr`,
  'step.tellNow.success': 'Erfolg: erzählt, wie',
  'step.tellNow.failure': 'Fehlschlag: erzählt, wie',
  'step.tellSuccess': ({ scene }) => `${quoted(scene, 'Die Szene')} ist ein Erfolg: erzählt, wie`,
  'step.tellFailure': ({ scene }) =>
    `${quoted(scene, 'Die Szene')} ist ein Fehlschlag: erzählt, wie`,
  'step.next.characters': 'Weiter zu euren Charakteren',
  'step.next.outline': 'Weiter zum Szenenplan',
  'step.next.story': 'Weiter zur Geschichte',
  'lack.limit': ({ limit }) => `Bei mehr als ${limit} vergisst die Geschichte ihre Frage`,
  'lack.seats': 'Mindestens zwei Plätze',
  'lack.objectives': ({ count: n }) => `${count(n, 'Szene hat', 'Szenen haben')} kein Ziel`,
  'lack.setting': ({ scene }) => `Noch kein Schauplatz: ${quoted(scene, 'eine Szene ohne Ziel')}`,
}

/** What the guide says in German: the rules in short, questions for a Moderator, the steps. */
export const guide: Words = { ...rules, ...moderator, ...steps }
