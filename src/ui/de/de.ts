import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'
import { book } from './book.ts'
import { chronicle } from './chronicle.ts'
import { commands } from './commands.ts'
import { dice } from './dice.ts'
import { files } from './files.ts'
import { hands } from './hands.ts'
import { help } from './help.ts'
import { outline } from './outline.ts'
import { palm } from './palm.ts'
import { print } from './print.ts'
import { round } from './round.ts'
import { sealed } from './sealed.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { told } from './told.ts'

/*
 * The words of the game in German, decided once. Whoever sits here is „du“, all together are „ihr“; what names people
 * fits everybody.
 *
 * Prophecy Prophezeiung · Catastrophe Katastrophe · Module Modul · Character Charakter · Object Objekt · Aspect Aspekt
 * Occupation Beschäftigung · Physical or Mental Characteristic Körperliche oder geistige Eigenschaft · Psychological
 * Characteristic Wesenszug · Relationship Beziehung · Affiliation Zugehörigkeit · Environment Umgebung
 * Outline Szenenplan · Scene Szene · Finale Finale · Precursor Vorszene · Parent Folgeszene · Objective Ziel
 * Setting (of a Scene) Schauplatz · Difficulty Rating (DR) Schwierigkeitsgrad (SG) · Check Probe · pair Paar
 * Hit Treffer · Miss Niete · Outcome Ausgang · Success Erfolg · Failure Fehlschlag · Moderator Moderation
 * card Karte · note Zettel · marker Stift · throw Wurf, würfeln · tray Schale · bin Papierkorb · guide Wegweiser
 * seat Platz · stroke Strich · chronicle Chronik · rulebook Regelbuch · relay Relais · key Schlüssel
 */

const COLORS = ['Violett', 'Grün', 'Rot', 'Blau', 'Bernstein', 'Rosa', 'Oliv', 'Grau']

/** Everything the interface says, in German. */
export const de: Words = {
  ...commands,
  ...dice,
  ...settings,
  ...share,
  ...book,
  ...chronicle,
  ...files,
  ...help,
  ...round,
  ...outline,
  ...palm,
  ...sealed,
  ...hands,
  ...print,
  ...told,
  'first.table': 'Der Tisch wird gedeckt …',
  product: 'Prophecy Table',
  close: 'Schließen',
  more: 'Mehr',
  plain: '{text}',
  'late.missing':
    'Dieser Teil der Seite ist nicht angekommen: der Server ist gerade nicht zu erreichen. Dein Tisch ist sicher; mach weiter und versuch es nach dem Neuladen noch einmal.',
  'renewal.ready': 'Eine neue Version dieser Seite ist da.',
  'renewal.load': 'Laden',
  'renewal.unsaved':
    'Was auf dem Tisch liegt, lässt sich gerade nicht speichern, also bleibt die Seite, wie sie ist. Versuch es gleich noch einmal.',
  unnamed: 'ohne Namen',
  gone: 'nicht mehr auf dem Tisch',

  'title.name': 'Der Name des Tisches',
  'title.rename': 'Diesen Tisch umbenennen',

  'seat.all': 'Wer hier sitzt',
  'seat.takeOne': 'Nimm Platz',
  'seat.another': 'Noch ein Platz',
  'seat.name': 'Dein Name',
  'seat.color': 'Dein Stift',
  'seat.colorNamed': ({ n = 0 }) => COLORS[Number(n)] ?? `Stift ${n}`,
  'seat.none': 'Du siehst zu. Nimm Platz, um mitzuspielen.',
  'seat.noneButFree': 'Du siehst zu. Welcher Platz ist deiner?',
  'seat.sitAs': 'Ich bin {name}',
  'seat.looksOn': 'Du siehst zu',
  'seat.place': 'Nimm Platz',
  'seat.new': 'Ein neuer Platz',
  'seat.take': 'Hinsetzen',
  'seat.actsNext':
    'Wer sich hinsetzt, handelt als Nächstes an diesem Bildschirm. Ein Druck auf einen Namen ändert das.',
  'seat.save': 'So lassen',
  'seat.acting': 'handelt jetzt',
  'seat.away': 'gerade weg',
  'seat.gone': 'nicht hier',
  'seat.empty': 'leerer Platz',
  'seat.here': 'sitzt an diesem Bildschirm',
  'seat.moderator': 'Moderation',
  'seat.somebody': 'Jemand',
  'seat.actAs': 'Als {name} handeln',
  'seat.handOver': 'An {name} übergeben',
  'seat.takeOver': 'Diesen Platz als {name} übernehmen',
  'seat.change': 'Name oder Stift ändern',
  'seat.beModerator': 'Moderation übernehmen',
  'seat.notModerator': 'Moderation abgeben',
  'seat.stand': 'Aufstehen',
  'seat.first': 'Nimm erst Platz, damit der Tisch weiß, wer das tut.',

  'look.go': 'Hingehen, wohin {name} zeigt',

  tools: 'Werkzeuge',
  zoom: 'Wie nah du schaust',
  'zoom.near': '{n} %',
  thumb: 'Das Wichtigste',
  'hand.has': '„{name}“ hat das gerade in der Hand.',
  'hand.somebody': 'Das hat gerade jemand anderes in der Hand.',
  reach: 'Karten, Zettel und Würfel',
  'reach.take': '{what}: eins nehmen',
  'reach.left': counted('noch 1', 'noch {n}', 'alle weg'),
  'reach.refill': 'Auffüllen: {what}',
  'reach.marker': 'Der Stift von {name}',

  guide: 'Wegweiser',
  'guide.steps': 'Was jetzt zu tun ist',
  'guide.phases': 'Phasen',
  'guide.phaseOf': 'Phase {n} von {of} · {about}',
  'guide.phaseNamed': 'Phase {n}: {name}',
  'guide.elsewhere': 'Der Tisch ist in einer anderen Phase.',
  'guide.goHere': 'In diese wechseln',
  'guide.rule': 'Die Regel in Kürze',
  'guide.rulebook': 'Mehr im Regelbuch',
  'guide.ask': 'Fragen zum Stellen',
  'guide.higher': 'Mehr vom Wegweiser',
  'guide.lower': 'Weniger vom Wegweiser',
  'step.done': 'erledigt',
  'step.open': 'offen',
  'step.away': 'Auf {name} wird gewartet: nicht hier',
  'step.show': 'Auf dem Tisch zeigen',

  'form.anyway': 'Trotzdem',
  'form.notNow': 'Jetzt nicht',
  'form.back': 'Gut',
  'form.choose': 'Wählen',
  'form.chooseNamed': 'Wählen: {name}',
  'form.touch': 'Wähle hier oder berühre es auf dem Tisch.',
  'form.lacking': ({ n }) => `Noch nicht (${n})`,
  'form.noOptions': 'Noch gibt es nichts zu wählen.',
  'form.none': 'Auswahl leeren',
  'form.several': 'Höchstens {n}.',
  'form.all': 'Alle {n}',
  'form.optional': 'jetzt oder später',
  'form.waits': 'Noch offen: {what}',
  'form.names': 'Namen',
  'form.prompts': 'Ein paar Ideen',
  'form.atMost': 'Höchstens {max} Zeichen',
  'form.count': '{n} von {max}',
  'form.tooLong': 'Das sind {count} Zeichen, und Platz ist für {max}. Nichts wurde gekürzt.',
  read: 'Vorlesen',
  'read.named': 'Vorlesen: {name}',
  'read.open': 'Öffnet eine, um sie zu lesen.',
  'read.take': 'Das nehmen wir',
  'read.speak': 'Dieses Gerät vorlesen lassen',
  'read.hush': 'Nicht weiterlesen',

  check: 'Die Probe',
  'check.pairs': 'Passende Aspekte',
  'check.noPairs':
    'Noch kein Paar. Wähle einen Zettel auf einem Charakter, hier oder auf dem Tisch, dann wähle oder schreib, was dazu passt.',
  'check.factors': 'Was hilft und was hindert',
  'check.odds': 'Wie es ausgehen kann',
  'factor.counts': 'zählt:',
  'factor.objected': 'abgelehnt, zählt nicht',
  'factor.not': 'zählt nicht',
  'factor.more': 'Was sich damit tun lässt: {names}',
  'check.throw': 'Würfeln',
  'check.byNamed': '{name} würfelt: {check}',
  'check.whole': 'Alles davon zeigen',
  'check.draw': 'Ziehen',
  'check.nothing': 'Ohne Würfel wagen',
  'check.rolling': 'Die Würfel rollen …',
  'tray.fling': 'Schütteln und werfen',
  tray: 'Würfelschale',
  'tray.others': 'Würfe neben der Schale',
  'tray.of': 'Würfel von {name}',
  'tray.away': 'Die Schale wegräumen',
  'tray.ready': counted(
    'Würfelschale: ein Würfel bereit',
    'Würfelschale: {n} Würfel bereit',
    'Würfelschale',
  ),
  writing: 'Schreiben auf: {what}',
  'board.name':
    'Der Tisch. Tab geht von Ding zu Ding, Pfeile bewegen es, mit Enter schreibst du darauf.',
  'board.lists': 'Derselbe Tisch lässt sich als Listen lesen und spielen: drück Umschalt und O.',
  'board.empty': 'Der Tisch. Noch liegt nichts darauf.',
  'board.items': ({ count = 0 }) => (count === 1 ? 'Ein Ding' : `${count} Dinge`),
  'board.moved': 'Bewegt nach {x}, {y} Millimeter von der Mitte.',
  'board.turned': 'Gedreht.',
  'board.raised': 'Liegt jetzt obenauf.',
  'board.lineFrom': 'Hier beginnt die Linie. Geh zum anderen Oval und drück Enter.',
  'throw.hold': 'Länger halten, härter werfen',
  'throw.unreadable': 'Dieser Wurf lässt sich nicht lesen. Nichts wurde aufgeschrieben.',
  'throw.version':
    'Dieser Wurf fiel mit einer anderen Version der Würfel; was aufgeschrieben ist, gilt.',
  'throw.many': 'Mehr Würfel, als für einen Wurf zu werfen sind.',
  'throw.unknown': 'Hier ist ein Würfel, den dieser Tisch nicht kennt.',
  'throw.endless': 'Würfel, die auf jeder Seite platzen, fielen ohne Ende.',
  'throw.flick': 'Der Wurf hat keine klare Richtung oder Kraft.',
  'throw.abandoned': 'Der Wurf von {name} kam nicht zustande. Er zählt nicht.',
  'throw.foul': 'Der Wurf von {name} war nicht für alle derselbe. Wirf noch einmal.',
  'throw.failed':
    'Die Würfel ließen sich nicht werfen; nichts wurde aufgeschrieben. Wirf noch einmal.',
  menus: 'Menüs',
  'match.offer': 'Ein Paar anbieten',
  'match.how': 'Wähle je einen, hier oder auf dem Tisch.',
  'match.next': 'Jetzt einen Zettel, der dazu passt.',
  'match.undo': 'Diesen nicht',
  'match.left': 'Auf einem Charakter',
  'match.right': 'Anderswo',
  'match.agrees': '{name} stimmt zu',
  'match.objects': '{name} widerspricht',
  'match.agreed': counted('eine Zustimmung', '{n} stimmen zu'),
  'match.open': 'noch keine Zustimmung',
  'match.more': 'Zustimmen oder widersprechen: {names}',
  chance: 'Chance auf Erfolg {per}',
  'chance.brief': 'Chance {per}',
  'chance.had': 'Die Chance war {per}: {feeling}',
  'chance.came': 'Die Chance darauf war {per}',
  'chance.none': 'aussichtslos',
  'chance.slim': 'ein Funken Hoffnung',
  'chance.long': 'sehr gewagt',
  'chance.even': 'kann so oder so ausgehen',
  'chance.good': 'gute Aussichten',
  'chance.strong': 'fast sicher',
  'chance.sure': 'sicher',
  'chance.wasEven': 'es hätte so oder so ausgehen können',
  outcome: 'Ausgang',
  'outcome.pairs': 'Die Paare dieser Probe',
  rolls: 'Bisherige Würfe',
  'rolls.faces': 'Was oben lag',
  'outcome.parts': 'Wie es sich ergeben hat',
  'rolls.hit': '{face}, ein Treffer',
  'rolls.miss': '{face}, eine Niete',
  'rolls.counts': '{face}, zählt',
  'rolls.dropped': '{face}, zählt nicht',
  'rolls.dyed': '{dye}: {face}',
  'log.again': 'Noch einmal geworfen',
  'log.first': 'Der erste Wurf dieser Würfel',
  'tell.thrownAgain': 'noch einmal geworfen: {what}',
  'rolls.told': '{name}: {what}',

  'pause.now': 'Pause. Niemand muss sagen, warum.',
  clock: 'Uhr',
  'clock.of': 'von {limit}',
  'clock.over': 'Zeit für die Würfel, sobald ihr so weit seid.',

  'find.what': 'Auf dem Tisch suchen',
  'find.found': counted('1 Stelle', '{n} Stellen', 'Das steht nirgends auf dem Tisch.'),
  'find.next': 'Weiter',
  'find.before': 'Zurück',

  selected: counted('1 Ding', '{n} Dinge'),
  'selected.commands': 'Was damit geschehen soll',
  'lists.show': 'Den Tisch als Listen zeigen',
  'lists.leave': 'Den Tisch zeigen, wie er liegt',
  'lists.onBoard': 'Auf dem Tisch zeigen',
  'beside.how':
    'Jetzt drück, woneben es liegen soll. Leeres Papier oder Escape, und es bleibt, wo es ist.',
  'lists.tool': 'Das geht nur am Tisch, wie er liegt.',
  'menu.paper': 'Der Tisch',
  'menu.write': 'Schreiben: {field}',
  'field.title': 'Titel',
  'field.body': 'mehr dazu',
  'field.text': 'Text',
  'field.objective': 'Ziel',
  'field.setting': 'Schauplatz',
  'field.told': 'was geschah',

  bin: 'Im Papierkorb',
  'bin.empty': 'Der Papierkorb ist leer. Was du vom Tisch nimmst, wartet hier.',
  'bin.back': 'Zurückholen',
  'bin.backNamed': '{name} zurückholen',
  'bin.put': counted('Es liegt im Papierkorb.', '{n} Dinge liegen im Papierkorb.'),

  commands: 'Was du tun kannst',
  'commands.find': 'Tippe, um die Liste zu kürzen',
  'commands.none': 'So einen Befehl gibt es nicht.',

  settings: 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.auto': 'Automatisch',
  'sound.on': 'Würfel, Papier und Stifte sind zu hören.',
  'sound.off': 'Würfel, Papier und Stifte sind stumm.',

  'ending.read': 'Die Chronik lesen',
  'ending.look': 'Den Tisch ansehen',

  'undo.nothing': 'Von dir gibt es nichts rückgängig zu machen.',
  'undo.overtaken': 'Jemand hat das seitdem geändert, also bleibt es.',
  'undo.lasting': 'Seitdem wurde Verdecktes gesehen, also bleibt es.',
  'redo.nothing': 'Es gibt nichts zu wiederholen.',

  'ink.looks.oval': 'Das sieht nach einem Oval aus.',
  'ink.looks.line': 'Das sieht nach einer Linie zwischen zwei Ovalen aus.',
  'ink.looks.box': 'Das sieht nach einer Karte aus.',
  'ink.card': 'Eine Karte daraus machen',
  'ink.offered': '{what} {button} mit Enter, oder zeichne weiter.',
  'writing.end': 'Fertig',
  'ink.key': 'Enter',
  'ink.leave': 'Als Tinte lassen',
  'bears.of': '{n} von {most}',
  'bears.pile': counted('Eines liegt dort', '{n} liegen dort'),
  'ink.on': counted('Mit einem Strich Tinte darauf', 'Mit {n} Strichen Tinte darauf'),
  'ink.rub': 'Den neuesten Strich wegradieren',

  'save.full':
    'In diesem Browser ist kein Platz mehr, also wird nichts Neues gespeichert. Spielt weiter und speichert den Tisch als Datei.',
  'save.refused':
    'Dieser Browser behält nichts, vielleicht weil das Fenster privat ist. Spielt weiter und speichert den Tisch als Datei, bevor ihr es schließt.',
  'save.failed':
    'Der Tisch lässt sich gerade nicht speichern. Was du siehst, ist sicher, solange diese Seite offen ist. Speichere ihn vorsichtshalber als Datei.',

  'table.newer':
    'Dieser Tisch sagt, er brauche eine neuere Version dieser Seite. Lade die Seite neu, um sie zu haben. Bis dahin kannst du ihn ansehen, aber nicht ändern.',
  'table.adopt': 'Trotzdem daran arbeiten',
  'table.watching':
    'Du siehst an diesem Tisch zu. Du kannst alles lesen; ändern kann ihn nur, wer zum Mitspielen eingeladen ist.',
  'table.past': 'So war der Tisch. Geh zurück zu jetzt, um ihn zu ändern.',
  'table.long': 'Das ist mehr Text, als an eine Stelle passt. Was vorher da war, ist noch da.',
  'table.unfit': 'Das kann nicht auf diesem Tisch liegen. Nichts wurde geändert.',
  'table.aside': counted(
    'Ein Ding auf diesem Tisch ließ sich nicht lesen. Es fehlt hier und bleibt in der Datei erhalten.',
    '{n} Dinge auf diesem Tisch ließen sich nicht lesen. Sie fehlen hier und bleiben in der Datei erhalten.',
  ),
  'table.healed':
    'Es kam etwas, das diesen Tisch zerstört hätte. Es wurde weggelassen; alles, was ihr geschrieben habt, ist da und wird weiter gespeichert. Was davor getan wurde, lässt sich nicht mehr rückgängig machen.',
  'table.broken':
    'Etwas hat diesen Tisch zerstört, und hier lässt sich jetzt nichts mehr schreiben. Lade die Seite neu: Was gespeichert wurde, wird ohne das geöffnet.',
  'table.missing':
    'Diesen Tisch hat dieser Browser nicht. Vielleicht liegt er in einem anderen oder in einer Datei.',
  'table.otherGame':
    'An diesem Tisch wird ein Spiel gespielt, das diese Seite nicht kennt. Er bleibt, wie er ist: seine Datei kann gespeichert und dort geöffnet werden, wo das Spiel bekannt ist.',
  'table.gameMissing':
    'Das Spiel dieses Tischs ist nicht angekommen: der Server ist gerade nicht zu erreichen. Der Tisch bleibt, wie er ist.',
  'table.stumbled':
    'Das Spiel dieses Tischs hat einen Fehler und kann gerade nicht weitergehen. Der Tisch bleibt, wie er ist: seine Datei kann gespeichert werden.',
}
