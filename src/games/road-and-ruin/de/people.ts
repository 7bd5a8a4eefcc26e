import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { minus, shifts, signed } from '../prose/speak.ts'
import { DECK } from './deck.ts'
import { SKILL_TEXTS } from './skills.ts'
import { factorWords, quoted } from './speak.ts'
import { PROFICIENCY_TEXTS } from './story.ts'
import { SPECIAL_TEXTS, SPELL_TEXTS } from './things.ts'

type Value = string | number | undefined

/** A die as it is called here: W8. */
const die = (name: Value): string => String(name ?? '').replace(/^d(?=\d)/u, 'W')

const STATUSES: Words = {
  'field.bleed': 'Bluten',
  'field.poison': 'Gift',
  'field.stagger': 'Taumeln',
  'field.distract': 'Abgelenkt',
  'field.blind': 'Geblendet',
}

const LAYERS: Words = {
  'armour.cloth': 'Schweres Tuch',
  'armour.chainmail': 'Kettenhemd',
  'armour.leathers': 'Dickes Leder',
  'armour.plate': 'Platten',
}

const METHODS: Words = {
  'method.gesture': 'mit einer Geste',
  'method.words': 'mit Worten',
  'method.device': 'mit einem Gerät',
  'method.symbols': 'mit Zeichen',
}

const TAGS: Words = {
  'tag.road': 'Straße',
  'tag.blade': 'Klinge',
  'tag.lore': 'Wissen',
  'tag.hearth': 'Herd',
  'tag.shadow': 'Schatten',
  'tag.wild': 'Wildnis',
}

const SPANS: Words = {
  'span.morning': 'Morgen',
  'span.noon': 'Mittag',
  'span.afternoon': 'Nachmittag',
  'span.evening': 'Abend',
  'span.night': 'erste Hälfte der Nacht',
  'span.late': 'zweite Hälfte der Nacht',
}

const LANDINGS: Words = {
  'landing.miss': 'Daneben',
  'landing.stopped': 'Kein Schaden',
  'landing.glancing': 'Streiftreffer',
  'landing.solid': 'Volltreffer',
}

/** How often: once, twice. */
const times = (n: Value): string =>
  n === 1 ? 'einmal' : n === 2 ? 'zweimal' : n === 3 ? 'dreimal' : `${n}-mal`

const things: Words = {
  ...STATUSES,
  ...LAYERS,
  ...METHODS,
  ...TAGS,
  ...SPANS,
  ...LANDINGS,
  'piece.character': 'Charakterbogen',
  'piece.foe': 'Gegner',
  'piece.cluster': 'Knoten',
  'piece.spell': 'Zauber',
  'nameless.character': 'Ein Charakter ohne Namen',
  'nameless.foe': 'Ein Gegner ohne Namen',
  'named.it': ({ name }) => String(name),
  'named.cluster': ({ mana }) => `Ein Knoten aus ${mana} Mana`,
  'named.blow': ({ goal }) => quoted(goal, 'ein Hieb'),
  'slip.blow': 'Hieb',
  'slip.speed': 'Tempo',
  'slip.fear': 'Furcht',
  'slip.shaken': 'Erschüttert',
  'slip.breath': 'Verschnaufen',
  'slip.spirit': 'Seele',
  'field.health': 'Gesundheit',
  'field.steadfast': 'Halt',
  'field.exertion': 'Atem',
  'field.rests': 'Rasten',
  'field.mana': 'Mana',
  'field.spirit': 'Seele',
  'field.str': 'STÄ',
  'field.dex': 'GES',
  'field.end': 'AUS',
  'field.int': 'VER',
  'field.wit': 'AUF',
  'field.foc': 'KON',
  'field.wil': 'WIL',
  'field.con': 'BIN',
  'field.poi': 'FAS',
  'field.scale': 'Maßstab',
  'field.sort': 'Art',
  'field.weapon': 'Waffe',
  'field.armour.cloth': 'Tuch',
  'field.armour.chainmail': 'Ketten',
  'field.armour.leathers': 'Leder',
  'field.armour.plate': 'Platten',
  'field.armour': 'Rüstung',
  'field.shield': 'Schild',
  'field.damaged': 'Beschädigt',
  'field.presumptive': 'Tempo im Voraus',
  'field.reactive': 'Tempo im Gegenzug',
  'field.in.aim': 'Zielen',
  'field.in.whips': 'Peitschen',
  'field.in.blades': 'Klingen',
  'field.in.axes': 'Äxte',
  'field.in.contact': 'Wucht',
  'field.in.shields': 'Schilde',
  'field.in.travel': 'Reisen',
  'field.in.search': 'Suchen',
  'field.in.lore': 'Wissen',
  'field.in.craft': 'Handwerk',
  'field.in.talk': 'Reden',
  'field.in.stealth': 'Schleichen',
  'field.in.beasts': 'Tiere',
  'field.deeds': 'Taten',
  'field.xp': 'EP',
  'field.level': 'Stufe',
  'field.build': 'Baupunkte',
  'field.given': 'Geschenkte Baupunkte',
  'field.stance': 'Haltung',
  'field.distance': 'Entfernung',
  'field.skill': 'Übung',
  'field.speed': 'Tempo',
  'stance.defend': 'Deckt sich',
  'stance.press': 'Setzt nach',
  'stance.assess': 'Prüft die Lage',
  'sort.race': 'Stamm',
  'sort.animal': 'Tier',
  'sort.monster': 'Monster',
  'sort.elemental': 'Elementar',
  'sort.fae': 'Fee',
  'sort.ghost': 'Gespenst',
  'sort.demon': 'Dämon',
  'sort.god': 'Gottheit',
  'sort.construct': 'Konstrukt',
  'state.down': 'Am Boden',
  'state.shaken': 'Erschüttert',
  'state.exhausted': 'Erschöpft',
  'state.hollow': 'Hohl',
  'amiss.number': 'Hier steht etwas, das nicht sein kann: es zählt nicht',
  'amiss.beyond': 'Eine Zahl hier liegt jenseits aller Grenzen: es zählt die nächste, die es gibt',
  'amiss.spell': 'Diesen Zauber kennt hier niemand',
  'sheet.level': ({ level, xp, build }) =>
    `Stufe ${level} · ${xp} EP${Number(build) > 0 ? ` · ${count(build, 'Baupunkt', 'Baupunkte')}` : ''}`,
  'sheet.weapon': ({ die: of, damage }) => `${die(of)}, Schaden ${damage}`,
  'sheet.speed': 'Tempo {speed}',
  'sheet.presumptive': 'im Voraus',
  'sheet.reactive': 'Gegenzug',
  'sheet.more': ({ more }) => `und ${more} mehr`,
  'sheet.intention': 'Vorhaben',
  'sheet.belief': 'Überzeugung',
  'sheet.goal': 'Ziel',
  'sheet.notes': 'Notizen',
  'field.name': 'Name',
  'field.intention': 'Vorhaben',
  'field.belief': 'Überzeugung',
  'field.goal': 'Ziel',
  'field.notes': 'Notizen',
  'field.note': 'Notiz',
  'field.sought': 'was gesucht wird',
  'field.clues': 'was darauf hinweist',
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`field.slot${i + 1}`, `Zeile ${i + 1}`]),
  ),
  'weapon.line': ({ die: name, skill, damage, special }) =>
    `${die(name)} · ${PROFICIENCY_TEXTS[`proficiency.${skill}`] ?? skill} · Schaden ${damage} · ${SPECIAL_TEXTS[special as keyof typeof SPECIAL_TEXTS]?.title ?? special}`,
  'armour.line': ({ armour, tax }) =>
    `Rüstung ${armour}${Number(tax) > 0 ? ` · ein Kampf kostet ${tax} Atem` : ''}`,
  'none.scale': 'von gewöhnlicher Größe',
  'none.sort': 'wie Leute sind',
  'none.stance': 'handelt wie vorgehabt',
  'none.distance': 'Nah',
  'none.weapon': 'nichts in der Hand',
  'part.of.pools': 'Kräfte',
  'part.of.attributes': 'Eigenschaften',
  'part.of.gear': 'Ausrüstung',
  'part.of.fight': 'Im Kampf',
  'part.of.able': 'Übung',
  'part.of.growth': 'Entwicklung',
  'part.of.name': 'Wer es ist',
  'part.of.threes': 'Worin die Stärken liegen',
  'part.of.weapon': 'Womit zugeschlagen wird',
  'part.of.armour': 'Was angezogen ist',
  'sheet.own': 'Jemand Eigenes',
  'sheet.own.note': 'Du wählst, worin die Stärken liegen und was mitkommt.',
  'spell.choice': ({ spell, mana, method, unstable, minutes, rounds }) =>
    `${mana} Mana, ${METHODS[`method.${method}`] ?? method}. ${unstable ? 'Er braucht einen Knoten. ' : `Wie er ist, dauert er ${count(minutes, 'Minute', 'Minuten')}, ${rounds} Runden. `}${SPELL_TEXTS[spell as keyof typeof SPELL_TEXTS]?.says ?? ''}`,
  'spell.line': ({ mana, method }) => `${mana} Mana, ${METHODS[`method.${method}`] ?? method}`,
  'skill.choice': ({ skill, tag, rank }) =>
    `${TAGS[`tag.${tag}`] ?? tag}, Rang ${rank}: ${rank} EP. ${SKILL_TEXTS[skill as keyof typeof SKILL_TEXTS]?.says ?? ''}`,
  'skill.line': ({ tag, rank }) => `${TAGS[`tag.${tag}`] ?? tag}, Rang ${rank}: ${rank} EP`,
}

const MOVES: Words = {
  'move.person': 'Einen Charakter mitbringen',
  'move.own': 'Diesen Charakter spielen',
  'move.disown': 'Diesen Charakter anderen überlassen',
  'move.equip': 'Waffe und Rüstung wechseln',
  'move.foe': 'Einen Gegner legen',
  'move.fight': 'Den Kampf beginnen',
  'move.round': 'Die Runde beenden',
  'move.peace': 'Den Kampf beenden',
  'move.intend': 'Ein Vorhaben aufschreiben',
  'move.assess': 'Lage prüfen: eine Runde für ein neues Vorhaben',
  'move.defend': 'Sich decken',
  'move.press': 'Nachsetzen',
  'move.stray': 'Gegen das Vorhaben handeln',
  'move.blow': 'Zuschlagen',
  'move.dodge': 'Ausweichen',
  'move.speed': 'Wer ist eher da?',
  'move.push': 'Atem hineinlegen',
  'move.strikeAgain': '1 Atem ausgeben: noch einmal zuschlagen',
  'move.fear': 'Etwas macht Angst',
  'move.shaken': 'Erschüttert: was jetzt?',
  'move.breather': 'Verschnaufen',
  'move.rest': 'Ein paar Minuten rasten',
  'move.camp': 'Einen Tagesteil ruhen',
  'move.pass': 'Zeit vergehen lassen',
  'move.day': 'Einen Tag lang Wunden pflegen',
  'move.cast': 'Einen Zauber wirken',
  'move.condense': 'Mana zu einem Knoten knüpfen',
  'move.glean': 'Nachlese: Mana sammeln',
  'move.master': 'Einen Zauber meistern',
  'move.spirit': 'Seele ausgeben',
  'move.deed': 'Eine Tat ist getan',
  'move.learn': 'Eine Fertigkeit lernen',
  'move.choose': 'Eine Klasse wählen',
  'move.feature': 'Ein Merkmal nehmen',
  'move.concede': 'Auf die Klasse verzichten, die nicht gilt',
  'move.bestow': 'Einen Baupunkt schenken',
  'button.person': 'Mitbringen',
  'button.equip': 'Nehmen',
  'button.foe': 'Legen',
  'button.fight': 'Beginnen',
  'button.round': 'Die Runde ist vorbei',
  'button.intend': 'Aufschreiben',
  'button.assess': 'Lage prüfen',
  'button.blow': 'Einen Zettel anfangen',
  'button.dodge': 'Einen Zettel anfangen',
  'button.push': 'Hineinlegen',
  'button.breather': 'Einen Zettel anfangen',
  'button.camp': 'Ruhen',
  'button.cast': 'Wirken',
  'button.condense': 'Knüpfen',
  'button.glean': 'Sammeln',
  'button.spirit': 'Einen Zettel anfangen',
  'button.deed': 'Sie ist getan',
  'button.learn': 'Lernen',
  'button.choose': 'Wählen',
  'button.feature': 'Nehmen',
}

const ASKED: Words = {
  'ask.own': 'Wen spielst du?',
  'ask.disown': 'Wen überlässt du anderen?',
  'ask.sheet': 'Wer kommt mit?',
  'ask.sheet.for': 'Wer kommt mit? Gespielt wird von {seat}.',
  'ask.name': 'Wie heißt der Charakter?',
  'ask.background': 'Welche Herkunft?',
  'ask.threes': 'Fünf Attribute sind 3, die anderen 2: welche sind 3?',
  'ask.weapon': 'Was liegt in der Hand?',
  'ask.armour': 'Was wird getragen?',
  'ask.shield': 'Wie gut ist der Schild? 0 heißt keiner',
  'ask.foe': 'Wie heißt der Gegner?',
  'ask.might': 'Wie schwer ist er zu schlagen?',
  'ask.fighter': 'Wer?',
  'ask.striker': 'Wer schlägt zu?',
  'ask.target': 'Nach wem?',
  'ask.rival': 'Eher als wer?',
  'ask.stressed':
    'Kampfstress: Wer stand die ganze Runde in Reichweite eines Gegners? Wer angekreuzt ist, verliert Halt',
  'ask.calm': 'Wer war die ganze Runde außer Gefahr? Wer angekreuzt ist, bekommt Halt zurück',
  'round.steadfast': ({ now, then }) => `Halt ${now} auf ${then}`,
  'ask.intention': 'Was soll erreicht werden?',
  'ask.allies': 'Welche Verbündeten übernehmen es?',
  'ask.blow': 'Welcher Hieb?',
  'ask.push': 'Wofür?',
  'ask.points': 'Wie viele Punkte?',
  'ask.fear': 'Wem macht es Angst?',
  'ask.shaken': 'Wer ist erschüttert?',
  'ask.in': 'Welche Übung hilft?',
  'ask.camp': 'Wer ruht?',
  'ask.spans': 'Wie viele Tagesteile?',
  'ask.day': 'Wer erholt sich?',
  'ask.care': 'Wer wird gepflegt? 1 Gesundheit am Tag, sonst 1 in drei Tagen',
  'ask.caster': 'Wer wirkt ihn?',
  'ask.spell': 'Welcher Zauber?',
  'ask.cast': 'Wie?',
  'ask.mana': 'Wie viel Mana?',
  'ask.mana.left': 'Von {from} bis {to}; {left} von {most} sind übrig.',
  'ask.spirit.left': '{left} von {most} Geistpunkten sind übrig.',
  'ask.source': 'Woher kommt es?',
  'ask.gleaned': 'Wie viel?',
  'ask.spirit': 'Wofür wird Seele ausgegeben?',
  'ask.doer': 'Wer hat sie getan?',
  'ask.deed': 'Was war es?',
  'ask.learner': 'Wer lernt?',
  'ask.skill': 'Welche Fertigkeit?',
  'ask.class': 'Welche Klasse?',
  'ask.feature': 'Welches Merkmal?',
  'deed.other': 'Etwas anderes, das am Tisch als Tat gilt',
  'might.weak': 'Schwach',
  'might.even': 'So gut wie ihr',
  'might.strong': 'Stark',
  'might.dire': 'Furchtbar',
  'might.note': ({ health, steadfast, armour }) =>
    `Gesundheit ${health}, Halt ${steadfast}, Rüstung ${armour}`,
  'cast.plain': 'Wie er ist',
  'cast.mastered': 'Gemeistert',
  'cast.takes': ({ minutes, rounds }) =>
    `Das dauert ${count(minutes, 'Minute', 'Minuten')}: ${rounds} Runden`,
  'cast.fails': 'Er misslingt: dazu braucht es einen Knoten mit genug Mana, von einer Rast',
  'cast.takes.round': 'Das dauert 1 Runde',
  'cast.cluster': 'Sofort; der Knoten ist verbraucht',
  'takes.round': ({ takes, who }) =>
    `${called(who, 'Jemand')}: ${takes === 0 ? 'sofort' : 'in einer Runde'}`,
  'takes.minute': ({ takes, who }) =>
    `${called(who, 'Jemand')}: ${count(takes, 'Minute', 'Minuten')}`,
  'glean.note': ({ mana, source }) => `${mana} Mana, Quelle: ${source}`,
  'spirit.command': 'Um zu befehlen',
  'spirit.evoke': 'Um zu rufen',
  'spirit.resist': 'Um zu widerstehen',
  'spirit.bind': 'Um zu binden',
  'spirit.bargain': 'Um zu feilschen',
  'goal.blow': ({ who, target }) => `${who} schlägt zu: ${target}`,
  'goal.dodge': ({ who, target }) => `${who} weicht aus: ${target}`,
  'goal.speed': ({ who, target }) => `Wer ist eher da: ${who} oder ${target}?`,
  'goal.fear': ({ who }) => `${who} behält die Nerven`,
  'goal.shaken': ({ who }) => `${who} ist erschüttert`,
  'goal.breath': ({ who }) => `${called(who, 'Jemand')} verschnauft`,
  'goal.command': ({ who }) => `${called(who, 'Jemand')} befiehlt einem Geist`,
  'goal.evoke': ({ who }) => `${called(who, 'Jemand')} ruft einen Geist`,
  'goal.resist': ({ who }) => `${called(who, 'Jemand')} widersteht einem Geist`,
  'goal.bind': ({ who }) => `${called(who, 'Jemand')} bindet einen Geist`,
  'goal.bargain': ({ who }) => `${called(who, 'Jemand')} feilscht mit einem Geist`,
}

const REFUSED: Words = {
  'no.people': 'Auf dem Tisch liegt noch kein Charakter.',
  'no.five': 'Fünf Attribute sind 3, nicht mehr und nicht weniger.',
  'no.fighters': 'Niemand ist da, der kämpfen könnte.',
  'no.rival': 'Es ist sonst niemand da, dem man gegenübersteht.',
  'no.fighting': 'Der Kampf läuft schon.',
  'no.fight': 'Gerade wird nicht gekämpft.',
  'no.shield': 'Da ist kein Schild, um sich damit zu decken.',
  'no.presses': 'Gegner haben keinen Atem zum Nachsetzen.',
  'no.arms': 'In dieser Hand liegt keine Waffe.',
  'no.blow': 'Kein Hieb wartet auf seinen Wurf.',
  'no.dodged': 'Diesem Hieb wurde schon ausgewichen, so gut es geht.',
  'no.pressing': 'Niemand, der nachsetzt, hat einen Wurf vor sich.',
  'no.thrown': 'Noch ist für keinen Hieb gewürfelt.',
  'no.fear': 'Niemand ist da, dem etwas Angst machen könnte.',
  'no.shaken': 'Niemand ist erschüttert.',
  'no.camp': ({ most }) => `Mehr als ${most} können nicht zusammen ruhen.`,
  'no.rested': 'Es fehlt nichts: alles ist voll.',
  'no.rests': 'Kein Ausdauerpunkt ist übrig, um zu rasten.',
  'no.unstable': 'Dieser Zauber ist flüchtig: ohne einen Knoten, der genug fasst, misslingt er.',
  'no.mana': ({ mana }) => `Es braucht ${mana} Mana, und so viel ist nicht da.`,
  'no.cluster': ({ least, most }) => `Ein Knoten fasst ${least} bis ${most} Mana.`,
  'no.spirit': 'Dafür ist nicht genug Seele da.',
  'no.skill.had': 'Das ist schon gelernt.',
  'no.skill.rank': ({ before }) =>
    `Erst kommt eine Fertigkeit vom Rang ${before} desselben Zweigs.`,
  'no.skill.xp': ({ rank, xp }) => `Es kostet ${rank} EP, und da sind ${xp}.`,
  'no.class.background': 'Die erste Klasse ist eine Herkunft, und es gibt nur eine.',
  'no.class.level': ({ level }) => `Die nächste Klasse kommt mit Stufe ${level}.`,
  'no.class.shape': 'Mehr als eine Gestalt hat niemand.',
  'no.build': 'Kein Baupunkt ist übrig.',
  'no.lost': 'Alle Klassen, die gewählt wurden, gelten.',
  'deck.light': 'Licht',
  'deck.shadow': 'Schatten',
  'deck.side': ({ card, side }) =>
    side === 'light'
      ? `Licht: ${DECK[Number(card) - 1]?.light ?? ''}`
      : `Schatten: ${DECK[Number(card) - 1]?.shadow ?? ''}`,
  'turn.round': ({ round }) => `Runde ${round}`,
  'warn.there': 'Diese Figur ist schon am Tisch.',
  'warn.foeless': 'Auf dem Tisch liegt kein Gegner.',
  'warn.assess': 'Im Kampf kostet ein neues Vorhaben eine ganze Runde: Lage prüfen.',
  'warn.down': ({ name }) => `${called(name, 'Jemand')} liegt am Boden.`,
  'warn.assessing': ({ name }) => `${called(name, 'Jemand')} prüft die Lage, diese ganze Runde.`,
  'warn.shaken': ({ name }) =>
    `${called(name, 'Jemand')} ist erschüttert: seht erst, was daraus wird.`,
  'warn.far': ({ name }) => `${called(name, 'Jemand')} ist für diese Waffe zu weit weg.`,
  'warn.fighting': 'Gerade wird gekämpft.',
  'warn.slow': 'So braucht es Minuten, und eine Runde hat drei Sekunden.',
}

const TOLLS: Readonly<Record<string, string>> = {
  stress: ' (Kampfstress)',
  lasts: ' (was Hiebe hinterließen)',
  both: ' (Kampfstress, und was Hiebe hinterließen)',
  calm: ' (außer Gefahr)',
}

const GUIDE: Words = {
  'step.people': 'Alle haben einen Charakter zu spielen',
  'step.background': ({ name }) =>
    `Wählt eine Herkunft für ${called(name, 'einen neuen Charakter')}`,
  'step.foes': 'Legt die Gegner, und sagt, wie weit sie weg sind',
  'step.fight': 'Beginnt, wenn jemand Böses will oder sich dagegen wehrt',
  'step.intention': ({ name }) => `Sagt, was ${called(name, 'dein Charakter')} erreichen will`,
  'step.shaken': ({ name }) => `${called(name, 'Jemand')} hat keinen Halt mehr`,
  'step.blows': 'Alle handeln zugleich: schlagt zu, wirkt Zauber, bringt euch in Sicherheit',
  'step.dodge': ({ goal }) => `${called(goal, 'Ein Hieb')}: weicht aus, oder steckt ihn ein`,
  'step.round': ({ round }) => `Haben alle gehandelt, endet Runde ${round}`,
  'step.toll': ({ round }) => `Runde ${round} ist vorbei`,
  'step.won': 'Kein Gegner steht mehr',
  'step.peace': 'Jemand gibt auf, entkommt oder kommt dazu',
  'lack.toll': ({ name, health, steadfast, why = '' }) =>
    `${called(name, 'Jemand')}: ${shifts([health, 'Gesundheit'], [steadfast, 'Halt'])}${TOLLS[why] ?? ''}`,
  'go.dodge': ({ who, exertion }) =>
    `Ausweichen${who ? `: ${who}` : ''}${exertion ? ` (bis zu ${exertion} Atem)` : ''}`,
  'step.camp': ({ span, day }) => `Tag ${day}, ${SPANS[`span.${span}`] ?? ''}: ruht`,
  'step.rest': 'Rastet ein paar Minuten',
  'step.mana': 'Sammelt Mana, und macht es haltbar',
  'step.deeds': 'Sagt, wer eine Tat getan hat: sie ist 1 EP wert',
  'step.grow': ({ name, xp, build }) =>
    `${called(name, 'Jemand')} kann wachsen: ${xp} EP${Number(build) > 0 ? `, ${count(build, 'Baupunkt', 'Baupunkte')}` : ''}`,
  'step.join': ({ round }) =>
    `Es wird gekämpft, Runde ${round}: bring jemanden hinein, oder sieh erst einmal zu`,
  'lack.fights': ({ name, health, steadfast }) =>
    `Auf eurer Seite: ${called(name, 'jemand')}: Gesundheit ${health}, Halt ${steadfast}`,
  'lack.foe': ({ name, health, steadfast }) =>
    `Gegen euch: ${called(name, 'jemand')}: Gesundheit ${health}, Halt ${steadfast}`,
  'lack.person': ({ seat }) => `${seat} hat niemanden zu spielen`,
  'go.blow': ({ who }) => `${called(who, 'Jemand')} schlägt zu`,
  'go.rest': ({ who }) => `${called(who, 'Jemand')} rastet`,
}

const FACTORS: Words = {
  'factor.skill': factorWords(() => 'Übung'),
  'factor.range': factorWords(() => 'Entfernung'),
  'factor.dodge': factorWords(
    ({ band }) => (String(band).startsWith('good') ? 'Ausgewichen' : 'Nicht ausgewichen'),
    'band',
  ),
  'factor.damage': factorWords(() => 'Schaden der Waffe'),
  'factor.force': factorWords(() => 'Nachgesetzt, für mehr Wucht'),
  'factor.haste': factorWords(() => 'Nachgesetzt, für mehr Tempo'),
  'factor.armour': factorWords(() => 'Rüstung im Weg'),
  'factor.shield': factorWords(() => 'Schild, nach seinem Würfel'),
  'factor.presumptive': factorWords(() => 'Tempo im Voraus'),
  'factor.reactive': factorWords(() => 'Tempo im Gegenzug'),
  'factor.speed': factorWords(() => 'Tempo'),
  'factor.quick': factorWords(() => 'Flink'),
  'factor.action': factorWords(() => 'Handlungstempo der anderen Seite'),
  'factor.slow-stagger': factorWords(() => 'Taumelt'),
  'factor.spirit': factorWords(
    ({ cost }) => `Seele, für ${count(cost, 'Punkt', 'Punkte')}`,
    'cost',
  ),
  'factor.hollow': factorWords(
    ({ cost }) => `Seele von jemandem, der hohl ist, für ${count(cost, 'Punkt', 'Punkte')}`,
    'cost',
  ),
}

const DONE: Readonly<Record<string, string>> = {
  acts: 'macht weiter',
  flees: 'flieht',
  freezes: 'erstarrt',
}

const LEFT: Readonly<Record<string, string>> = {
  bleed: 'blutet',
  poison: 'ist vergiftet',
  stagger: 'taumelt',
  distract: 'ist abgelenkt',
  blind: 'ist geblendet',
}

/** Why a blow lands so: by half of the faces of its die [R20]. */
const halfOf = (after: Value, faces: Value, lands: Value): string => {
  const isMore = 2 * Number(after) > Number(faces)
  if (lands === 'solid' && isMore) return ', mehr als die Hälfte'
  return lands === 'glancing' && !isMore ? ', höchstens die Hälfte' : ''
}

const RULINGS: Words = {
  'gather.blow': ({ die: of, m, special }) =>
    `Trefferwurf ${signed(m)}, auf 2${die(of)}; Kniff ab ${special} zusammen`,
  'ruling.miss': 'Daneben',
  'ruling.stopped': 'Kein Schaden',
  'ruling.glancing': ({ damage, name }) =>
    `Streiftreffer: ${damage} Schaden für ${called(name, 'das Ziel')}`,
  'ruling.solid': ({ damage, name }) =>
    `Volltreffer: ${damage} Schaden für ${called(name, 'das Ziel')}`,
  'brief.glancing': 'Streiftreffer: {damage} Schaden',
  'brief.solid': 'Volltreffer: {damage} Schaden',
  'ruling.rest': ({ face, name }) => `${called(name, 'Jemand')} rastet: ${face} Atem`,
  'ruling.camp': 'Ein Tagesteil in Ruhe',
  'dye.hit': 'Trefferwurf',
  'dye.special': 'Kniffwürfel',
  'dye.shield': 'Schild',
  'dye.outcome': 'Ausgang',
  'dye.breath': 'Atem',
  'part.again': ({ first, second }) => `${first} und ${second}: der bessere zählt`,
  'part.hit': ({ face, hit }) =>
    face === hit ? `Trefferwurf ${hit}` : `${face} auf dem Würfel: Trefferwurf ${minus(hit)}`,
  'part.special': ({ other, from, steps, faces }) =>
    Number(from) > Number(faces)
      ? `Kein Kniff: dazu müsste sein Würfel ${from} zeigen`
      : `Kniff ab ${from}; sein Würfel zeigt ${other}${steps === 0 ? '' : `: er kommt ${times(steps)}`}`,
  'part.shield': ({ face, held }) => `Der Würfel des Schilds zeigt ${face}: ${held} Rüstung mehr`,
  'part.pierce': ({ through }) => `Es geht durch ${through} Rüstung`,
  'part.lands': ({ hit, way, after, faces, lands }) =>
    `${way === 0 ? hit : `${hit} − ${way} Rüstung = ${minus(after)}`} von ${faces}${halfOf(after, faces, lands)}: ${LANDINGS[`landing.${lands}`] ?? ''}`,
  'part.misses': '1 und weniger: Daneben',
  'part.damage': ({ damage, dealt, half, adds }) => {
    const more = Number(adds) > 0 ? `${damage} und dem, was der Kniff dazugibt` : String(damage)
    return half === 0 && adds === 0
      ? `${dealt} Schaden`
      : `${half ? 'Die Hälfte von ' : 'Aus '}${more}: ${dealt} Schaden`
  },
  'part.bare': ({ damage = 'alles' }) => `Kein Halt: ${damage} von der Gesundheit`,
  'part.wound': ({ damage, steadfast, lost, health }) =>
    `${damage === undefined ? 'Auf' : `${damage} Schaden auf`} Halt ${steadfast}: ${lost} vom Halt${Number(health) > 0 ? `, und ${health} weitere von der Gesundheit` : ', von der Gesundheit nichts'}`,
  'part.shakes': ({ shakes }) => `${shakes} Halt weniger`,
  'part.leaves': ({ status, rounds }) =>
    `Wer getroffen ist, ${LEFT[String(status)] ?? ''}, ${count(rounds, 'Runde', 'Runden')} lang`,
  'part.late': 'Es kommt zu spät',
  'part.cost': ({ exertion }) => `Eher da zu sein kostet ${exertion} Atem`,
  'part.fear': ({ steadfast }) =>
    steadfast === 0 ? 'Kein Halt geht verloren' : `${steadfast} Halt verloren`,
  'part.shaken': ({ does }) => String(DONE[String(does)] ?? 'ist erschüttert'),
  'part.breath': ({ face, more, gains }) => `${face} + ${more}: ${gains} Atem`,
  'part.camp': ({ name, face }) => `${called(name, 'Jemand')}: ${face} Atem`,
}

/** What people, fights and camps say, in German. */
export const people: Words = {
  ...things,
  ...MOVES,
  ...ASKED,
  ...REFUSED,
  ...GUIDE,
  ...FACTORS,
  ...RULINGS,
}
