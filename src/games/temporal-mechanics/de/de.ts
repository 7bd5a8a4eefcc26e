import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { contentOf } from '../prose/content.ts'
import { guide } from './guide.ts'
import { MODULES } from './modules.ts'
import { PROMPTS } from './prompts.ts'
import { QUESTIONS } from './questions.ts'
import { refusals } from './refusals.ts'
import { quoted } from './speak.ts'

// Which German word stands for which of the game's is written down in its rules (rules.md, the last table).

const NAMELESS = 'eine Szene ohne Namen'
const NO_LIMIT = 'keine Grenze'

const named: Words = {
  'named.card': ({ name }) => quoted(name, 'eine Karte ohne Namen'),
  'named.character': ({ name }) => quoted(name, 'ein Charakter ohne Namen'),
  'named.scene': ({ scene }) => quoted(scene, NAMELESS),
  'named.aspect': ({ aspect }) => quoted(aspect, 'ein leerer Zettel'),
  'named.on': ({ name }) => `auf ${quoted(name, 'einer Karte ohne Namen')}`,
  'named.plain': ({ name }) => `${name}`,
  'place.of': ({ scene }) => `Der Ort von ${quoted(scene, 'dieser Szene')}`,
  'place.unnamed': 'Ohne Namen heißt er nach seiner Szene',
  'place.laid': 'Seine Ortskarte wird mit hingelegt',
}

const away = (steps: number | string | undefined) =>
  steps === 0 ? 'wieder, wo sie war' : `${count(steps, 'Schritt', 'Schritte')} entfernt`

const things: Words = {
  'game.name': 'Temporal Mechanics',
  'piece.card': 'Karteikarte',
  'piece.note': 'Klebezettel',
  'piece.oval': 'Szene',
  'piece.ink': 'Tinte',
  'piece.die': 'Würfel',
  'nameless.ink': 'Tinte von {wide} mal {high} cm',
  'nameless.die': 'Würfel mit einer {face}',
  'piece.sheet': 'Bogen',
  'piece.placard': 'Pausenkarte',
  'piece.message': 'Nachrichtenkarte',
  'piece.timeline': 'Streifen mit den Zeitlinien',
  'timeline.was': 'Vorher',
  'timeline.is': 'Jetzt',
  'timeline.came': 'Was beim ersten Mal geschah',
  'timeline.averted': 'Sie läuft jetzt anderswo',
  'timeline.held': 'Sie ist in ihrem Lauf geblieben',
  'timeline.told': ({ steps }) =>
    steps === 0
      ? 'Zwei Zeitlinien: noch hat sie nichts getrennt'
      : `Zwei Zeitlinien, ${count(steps, 'Schritt', 'Schritte')} auseinander`,
  'timeline.success': ({ scene, steps }) =>
    `${quoted(scene, 'Eine Szene ohne Namen')} ist gelungen: ${away(steps)}`,
  'timeline.failure': ({ scene, steps }) =>
    `${quoted(scene, 'Eine Szene ohne Namen')} ist misslungen: ${away(steps)}`,
  'timeline.open': ({ scene }) =>
    `${quoted(scene, 'Eine Szene ohne Namen')} wurde noch nicht gespielt`,
  'timeline.end.was': ({ end }) => `Vorher: ${end}`,
  'timeline.end.is': ({ end }) => `Jetzt: ${end}`,
  'page.whereabouts': 'Der Schauplatz',
  'page.catastrophe': 'Die Katastrophe',
  'page.warning': 'Die Warnung',
  'page.flashforward': 'Vorausblende',
  'list.sheets': 'Was war, und was daraus wurde',
  'list.scenes': 'Der Szenenbaum',
  'list.characters': 'Charaktere',
  'list.objects': 'Menschen, Orte und Dinge',
  'list.notes': 'Lose Zettel',
  'supply.cards': 'Karteikarten',
  'supply.yellow': 'Gelbe Zettel',
  'supply.pink': 'Rosa Zettel',
  'supply.blue': 'Blaue Zettel',
  'supply.green': 'Grüne Zettel',
  'supply.orange': 'Orange Zettel',
  'supply.dice': 'Würfel',
  'supply.left': ({ left }) => `noch ${left}`,
  'setting.limit': 'Szenen in einem Baum, höchstens',
  'setting.none': NO_LIMIT,
  'setting.now': ({ value, usual }) =>
    value === usual
      ? `jetzt ${value === '' ? NO_LIMIT : value}, wie üblich`
      : `jetzt ${value === '' ? NO_LIMIT : value}, üblich ${usual === '' ? NO_LIMIT : usual}`,
}

const traits: Words = {
  'add.occupation': 'Eine Beschäftigung hinzufügen',
  'add.trait': 'Eine körperliche oder geistige Eigenschaft hinzufügen',
  'add.psyche': 'Einen Wesenszug hinzufügen',
  'add.relationship': 'Eine Beziehung hinzufügen',
  'add.affiliation': 'Eine Zugehörigkeit hinzufügen',
  'as.occupation': 'Als Beschäftigung',
  'as.trait': 'Als körperliche oder geistige Eigenschaft',
  'as.psyche': 'Als Wesenszug',
  'as.relationship': 'Als Beziehung',
  'as.affiliation': 'Als Zugehörigkeit',
  'category.filled': 'Gibt es schon',
  'category.occupation': 'Beschäftigung',
  'category.trait': 'Körperliche oder geistige Eigenschaft',
  'category.psyche': 'Wesenszug',
  'category.relationship': 'Beziehung',
  'category.affiliation': 'Zugehörigkeit',
  'category.trait.short': 'Körper/Geist',
  'category.psyche.short': 'Wesenszug',
  'category.occupation.note': 'Was tust du?',
  'category.trait.note': 'Wie steht es um deinen Körper, deinen Geist oder beides?',
  'category.psyche.note': 'Wie siehst du die Welt? Am besten ist, was hilft und auch hindert',
  'category.relationship.note':
    'Was ist zwischen dir und jemandem, gespielt oder nicht? Die Geschichte soll daran rütteln',
  'category.affiliation.note':
    'Zu welcher namhaften Organisation gehörst du? Was gibt sie, und was verlangt sie?',
  'missing.occupation': 'Noch keine Beschäftigung',
  'missing.trait': 'Noch keine körperliche oder geistige Eigenschaft',
  'missing.psyche': 'Noch kein Wesenszug',
  'missing.relationship': 'Noch keine Beziehung',
  'missing.affiliation': 'Noch keine Zugehörigkeit',
  'doubled.occupation': 'Mehr als eine Beschäftigung',
  'doubled.trait': 'Mehr als eine körperliche oder geistige Eigenschaft',
  'doubled.psyche': 'Mehr als ein Wesenszug',
  'doubled.relationship': 'Mehr als eine Beziehung',
  'doubled.affiliation': 'Mehr als eine Zugehörigkeit',
}

const moves: Words = {
  'move.recall': 'Erinnern, was geschah',
  'move.antagonist': 'Sagen, wer es herbeigeführt hat',
  'move.whereabouts': 'Sagen, wann und wo es war',
  'move.catastrophe': 'Sagen, was nicht geschehen darf',
  'move.warning': 'Die Warnung schreiben',
  'move.act': 'In einen anderen Akt wechseln',
  'move.influence': 'Eingreifen',
  'move.investigate': 'Zurückgehen und weitersuchen',
  'move.flashforward': 'Erzählen, was anders ist',
  'move.character': 'Deinen Charakter erschaffen',
  'move.claim': 'Diese Karte zu deinem Charakter machen',
  'move.aspect': 'Einem Charakter ein Merkmal geben',
  'move.category': 'Sagen, von welcher Art das Merkmal ist',
  'move.object': 'Einen Menschen, einen Ort oder ein Ding hinzufügen',
  'move.environment': 'Einer Karte einen Aspekt geben',
  'move.stick': 'Auf eine Karte kleben',
  'move.pullOff': 'Von der Karte abziehen',
  'move.sketch': 'Sagen, was einer Szene noch fehlt',
  'move.placeCard': 'Eine Ortskarte hinzufügen',
  'move.finale': 'Den Höhepunkt skizzieren',
  'move.precursor': 'Eine Szene stromaufwärts skizzieren',
  'move.oval': 'Eine Szene zeichnen',
  'move.setParent': 'Stromaufwärts von einer anderen legen',
  'move.crown': 'Zum Höhepunkt machen',
  'move.begin': 'Diese Szene beginnen',
  'move.stop': 'Beiseitelegen',
  'move.perform': 'Würfeln',
  'move.tell': 'Einordnen: erzählen, was daraus wurde',
  'move.offerPair': 'Ein passendes Paar anbieten',
  'move.agreePair': 'Zustimmen',
  'move.objectPair': 'Widersprechen',
  'move.withdrawPair': 'Zurücknehmen',
  'move.writePair': 'Schreiben, was dazu passt',
  'move.startClock': 'Die Uhr starten',
  'move.stopClock': 'Die Uhr anhalten',
  'move.pause': 'Die Pausenkarte legen',
  'move.liftPause': 'Die Pausenkarte wegnehmen',
  'move.setting': 'Eine Hausregel ändern',
  'move.refill': 'Einen Stapel auffüllen',
  'button.recall': 'Bogen legen',
  'button.antagonist': 'Karte legen',
  'button.whereabouts': 'Karte legen',
  'button.catastrophe': 'Karte legen',
  'button.warning': 'Aufschreiben',
  'button.act': 'Dorthin wechseln',
  'button.flashforward': 'Aufschreiben',
  'button.character': 'Karte legen',
  'button.claim': 'Das ist mein Charakter',
  'button.aspect': 'Aufkleben',
  'button.category': 'So ist es',
  'button.object': 'Karte legen',
  'button.environment': 'Aufkleben',
  'button.sketch': 'Aufschreiben',
  'button.placeCard': 'Karte legen',
  'button.finale': 'Oval zeichnen',
  'button.precursor': 'Oval zeichnen',
  'button.oval': 'Oval zeichnen',
  'button.setParent': 'Linie ziehen',
  'button.tell': 'Aufschreiben',
  'button.writePair': 'Aufkleben',
  'button.setting': 'So spielen',
  'button.refill': 'Auffüllen',
  'offer.begin': ({ scene, dr }) =>
    `${quoted(scene, 'Eine Szene')} beginnen (Schwierigkeit\u00a0${dr})`,
  'offer.objective': 'Sagen, worum es in einer Szene geht',
  'offer.setting': ({ scene }) => `Sagen, wann und wo ${quoted(scene, 'diese Szene')} ist`,
  'offer.join': ({ scene }) => `Sagen, worein ${quoted(scene, 'diese Szene')} mündet`,
  'offer.category': ({ aspect }) => `Von welcher Art ist ${quoted(aspect, 'der Zettel')}?`,
  'offer.crown': ({ scene }) => `${quoted(scene, 'Diese Szene')} zum Höhepunkt machen`,
}

const questions: Words = {
  'act.of': 'Akt {n} von {of} · {about}',
  'ask.act': 'Welcher Akt?',
  'ask.module': 'Was geschah?',
  'ask.title': 'Wie nennt ihr es?',
  'ask.flashback': 'Was geschah, und was hat es aus euch gemacht?',
  'ask.antagonist': 'Wer oder was hat es herbeigeführt?',
  'ask.antagonist.says': 'In einem Satz: wer ist das?',
  'ask.whereabouts': 'Welche Zeiten, und welche Orte?',
  'ask.catastrophe': 'Was darf nicht geschehen?',
  'ask.catastrophe.note':
    'Etwas, woran Menschen etwas ändern können, aber weder leicht noch gefahrlos',
  'ask.warning': 'Was sagt ihr euch?',
  'ask.warning.note': ({ most }) => `Höchstens ${most} Zeichen: mehr nimmt die Maschine nicht`,
  'ask.flashforward': 'Was hat euer Eingreifen verändert?',
  'module.own': 'Eure eigene Rückblende',
  'module.own.note': 'Erzählt sie einander, und schreibt davon auf, so viel ihr mögt',
  'ask.name': 'Wie heißt dein Charakter?',
  'ask.claim': 'Wen spielst du?',
  'ask.character': 'Welcher Charakter?',
  'ask.category': 'Welche Art von Merkmal?',
  'ask.aspect': 'In einem Wort, oder in wenigen',
  'ask.note': 'Welcher Zettel?',
  'ask.object': 'Wie heißt es?',
  'ask.card': 'Auf welcher Karte klebt er?',
  'ask.goesWith': 'Was passt hier dazu?',
  'ask.scene': 'Welche Szene?',
  'ask.place': 'Wie heißt der Ort?',
  'ask.parent': 'In welche Szene mündet sie?',
  'ask.objective': 'Was versuchen die Charaktere zu erreichen?',
  'ask.setting': 'Wann und wo?',
  'ask.begin': 'Welche Szene ist die nächste?',
  'ask.told': 'Was wurde daraus?',
  'ask.told.success': 'Was habt ihr verändert, und wie?',
  'ask.told.failure': 'Was hielt die Zeitlinie, wo sie war?',
  'ask.pair.a': 'Welches Merkmal eines Charakters?',
  'ask.pair.b': 'Welcher Umgebungsaspekt?',
  'ask.setting.which': 'Welche Hausregel?',
  'ask.supply': 'Welcher Stapel?',
}

const marks: Words = {
  'rating.0': ({ dr }) => `Höhepunkt, Tiefe 0, Schwierigkeit ${dr}`,
  'rating.1': ({ dr }) => `Tiefe 1, Schwierigkeit ${dr}`,
  'rating.2': ({ dr }) => `Tiefe 2, Schwierigkeit ${dr}`,
  'rating.3': ({ dr }) => `Tiefe 3, Schwierigkeit ${dr}`,
  'mark.line': ({ parent }) =>
    `Unmittelbar stromaufwärts von ${quoted(parent, 'einer Szene ohne Namen')}`,
  'mark.ready': 'Kann jetzt gespielt werden',
  'mark.current': 'Wird gerade gespielt',
  'mark.owner': ({ name }) => `Charakter von ${called(name, 'jemandem ohne Namen')}`,
  'mark.gone': 'Charakter von jemandem, der nicht an diesem Tisch sitzt',
  'mark.place': ({ scene }) => `Ort von ${quoted(scene, 'einer Szene')}`,
  'mark.won': ({ scene }) => `Erfolgswürfel von ${quoted(scene, 'einer Szene stromaufwärts')}`,
  'mark.late': 'Zu spät für diese Probe',
  'mark.late.short': 'Zu spät',
  'mark.difficulty': ({ dr }) => `Schwierigkeit ${dr}`,
  'mark.depth': ({ depth }) => `Tiefe ${depth}`,
  'mark.climax': 'Höhepunkt, Tiefe 0',
  'mark.triumphant': 'Strahlend',
  'mark.sombre': 'Düster',
  'amiss.parent': 'Hängt lose: sagt, in welche Szene sie mündet',
  'amiss.second': 'Einen anderen Höhepunkt gibt es schon, also hängt dieser lose',
  'amiss.circle': 'Hängt lose: ihre Linien liefen im Kreis',
  'amiss.deep': 'Hängt lose: stromaufwärts von Tiefe 3 gibt es nichts',
  'amiss.finale': 'Hängt lose, und einen Höhepunkt gibt es noch nicht',
  'amiss.die': ({ count: n }) =>
    n === 1
      ? '1 Erfolgswürfel dieser Szene liegt anderswo und zählt trotzdem'
      : `${n} Erfolgswürfel dieser Szene liegen anderswo und zählen trotzdem`,
  'amiss.stray': 'Keine Szene stromaufwärts hat ihn gewonnen, also zählt er nicht',
  'amiss.thrown': 'Dafür wurde mehrmals gewürfelt: einer der Würfe gilt, und nur er',
  'amiss.secondCharacter': ({ name }) => `${called(name, 'Wer ihn spielt,')} spielt schon jemanden`,
  'amiss.name': 'Hat noch keinen Namen',
  'amiss.overlong': ({ count: n, max }) => `${n} Zeichen, Platz ist für ${max}`,
  'pair.broken': 'Kein Paar mehr: ein Zettel wurde bewegt',
  'pair.objected': ({ name }) => `${called(name, 'Jemand')} widerspricht`,
  'pair.reused': ({ aspect }) => `${quoted(aspect, 'Ein Zettel')} steht auch in einem anderen Paar`,
  'pair.elsewhere': ({ aspect }) =>
    `${quoted(aspect, 'Ein Zettel')} gehört zum Ort einer anderen Szene`,
  'pair.late': ({ aspect }) => `${quoted(aspect, 'Ein Zettel')} kam zu spät für diese Probe`,
  'gather.pool': ({ pairs, won, dice }) =>
    `${count(pairs, 'Paar', 'Paare')} + ${count(won, 'Erfolgswürfel', 'Erfolgswürfel')} = ${count(dice, 'Würfel', 'Würfel')}`,
  'gather.empty': 'Keine Würfel: nichts würde sich ändern',
  'gather.where': ({ setting }) => `${setting}`,
  'odd.success': 'Erfolg',
  'odd.failure': 'Fehlschlag',
  'ruling.success': ({ result, dr }) => `${result} Treffer gegen Schwierigkeit ${dr}: Erfolg`,
  'ruling.failure': ({ result, dr }) => `${result} Treffer gegen Schwierigkeit ${dr}: Fehlschlag`,
  'ruling.empty': ({ dr }) => `Keine Würfel, keine Treffer gegen Schwierigkeit ${dr}: Fehlschlag`,
}

const ending: Words = {
  'ending.triumphant': ({ scene }) => `${quoted(scene, 'Der Höhepunkt')}: es ist nicht geschehen`,
  'ending.sombre': ({ scene }) => `${quoted(scene, 'Der Höhepunkt')}: die Zeit blieb in ihrem Lauf`,
  'ending.good': ({ result, dr }) =>
    `${result} Treffer gegen Schwierigkeit ${dr}. Die Zeitlinie läuft jetzt anderswo.`,
  'ending.bad': ({ result, dr }) =>
    `${result} Treffer gegen Schwierigkeit ${dr}. Es war zu schwer, um sich rücken zu lassen.`,
  'ending.scenes': ({ played, succeeded }) =>
    `Ihr habt ${count(played, 'Szene', 'Szenen')} gespielt; Erfolge: ${succeeded}.`,
}

/** Everything this game says, in German. */
export const de: Words = {
  ...named,
  ...things,
  ...traits,
  ...moves,
  ...questions,
  ...marks,
  ...guide,
  ...refusals,
  ...ending,
  ...contentOf({ modules: MODULES, prompts: PROMPTS, questions: QUESTIONS }),
}
