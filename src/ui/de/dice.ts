import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const NUMBERS = [
  'kein',
  'einen',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const FACES = [
  'Null',
  'Eins',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
]

type Value = string | number | undefined
const number = (n: Value) => NUMBERS[Number(n)] ?? String(n)
/** „die Sechs“, „die Sechsen“: what ends in e takes an n alone, and a number in figures nothing. */
const face = (of: Value, n: Value) => {
  const name = FACES[Number(of)] ?? String(of)
  return Number(n) === 1 || !FACES.includes(name) ? name : `${name}en`
}
const minus = (n: Value) => String(n).replace('-', '−')

/** What is said of throws, in German. */
export const dice: Words = {
  free: 'Frei würfeln',
  'free.more': counted(
    'einer gewählt: noch einen dazu',
    '{n} gewählt: noch einen dazu',
    'einen dazu',
  ),
  'free.less': '{sort}: einen weniger',
  'free.chosen': counted('ein Würfel bereit', '{n} Würfel bereit', 'noch keine Würfel gewählt'),
  'free.most': 'Mehr als {n} Würfel werden nicht auf einmal geworfen.',
  'free.write': 'oder schreib es auf',
  'free.hint': 'zum Beispiel 3d6+1d8-2',
  'free.how':
    'kh1 behält den höchsten, kl1 den niedrigsten, dl1 lässt den niedrigsten weg; ! würfelt für jede höchste Seite einen mehr.',
  'free.clear': 'Leeren',
  'free.throw': 'Würfeln',
  'free.fling': 'oder wirf sie in die Schale',
  'free.last': 'Dein letzter Wurf',
  'free.total': ({ total }) => `${minus(total)} insgesamt`,
  'free.part': ({ said, worth }) => `${said}: ${minus(worth)}`,

  'notation.empty': 'Tipp Würfel an oder schreib, welche fallen sollen.',
  'notation.unknown': '„{part}“ verstehe ich nicht (Zeichen {at}).',
  'notation.sign': 'Vor „{part}“ sollte + oder − stehen (Zeichen {at}).',
  'notation.end': 'Nach „{part}“ am Ende fehlt etwas.',
  'notation.faces': '„{part}“ sagt nicht, wie viele Seiten der Würfel hat: etwa d6.',
  'notation.die': 'Einen „{die}“ gibt es hier nicht (Zeichen {at}). Es gibt: {sorts}.',
  'notation.none': '„{part}“ ist gar kein Würfel.',
  'notation.many':
    '„{part}“ ist zu viel: höchstens {most} Würfel werden auf einmal geworfen, und ein d100 ist zwei.',
  'notation.keep': '„{part}“ passt nicht zur Zahl der Würfel: höchstens {most}.',
  'notation.mixed':
    'Von einer Sorte platzen alle Würfel oder keiner: „{part}“ (Zeichen {at}) ist anders als die übrigen.',
  'notation.hundred': 'Ein d100 kann nicht platzen: nimm das ! bei Zeichen {at} weg.',
  'notation.big': '{part} ist zu groß: höchstens {most}.',
  'notation.dice': 'In „{part}“ ist kein Würfel: schreib etwa d6.',
  'notation.long': 'Das ist mehr, als man auf einmal werfen kann.',

  'tell.dice': ({ n, faces }) => (n === 1 ? `ein Würfel: ${faces}` : `${n} Würfel: ${faces}`),
  'tell.sort': ({ n, sort, faces }) =>
    n === 1 ? `${faces} mit ${sort}` : `${n} ${sort}: ${faces}`,
  'tell.more': ({ n, of, parents, faces }) =>
    `noch ${number(n)} für die ${face(of, parents)}: ${faces}`,
  'tell.again': ({ n, faces }) => `noch ${number(n)}: ${faces}`,
  'tell.moreSort': ({ n, sort, of, parents, faces }) =>
    `noch ${number(n)} ${sort} für die ${face(of, parents)}: ${faces}`,
  'tell.againSort': ({ n, sort, faces }) => `noch ${number(n)} ${sort}: ${faces}`,
  'tell.plus': 'plus {n}',
  'tell.minus': 'minus {n}',
  'tell.drawn': ({ names, rest }) =>
    Number(rest) > 0 ? `gezogen: ${names} und ${rest} weitere` : `gezogen: ${names}`,
  'tell.free': '{said}: {what}',
  'tell.brought': '{name}: {what}',
  'tell.line': '{name}, {when}. {what}. ({verdict})',
  'tell.lineWitnessed': '{name}, {when}. {what}. ({verdict}) {witnesses}',

  'log.count': counted('ein Wurf', '{n} Würfe', 'An diesem Tisch hat noch niemand gewürfelt.'),
  'log.list': 'Würfe, der neueste zuerst',
  'log.freely': 'frei gewürfelt',
  'log.dice': 'Die Würfel, in der Reihenfolge, in der sie fielen',
  'log.die': '{sort}: {face}',
  'log.more': 'und {n} weitere',
  'log.drawn': 'Gezogen, in dieser Reihenfolge',
  'sort.d00': 'd100, Zehner',
  'sort.d0': 'd100, Einer',
  'log.from': 'aus der {of}, Würfel {at}',
  'log.dropped': 'zählt nicht',
  'log.replay': 'Noch einmal sehen',
  'log.copy': 'Kopieren',
  'log.copyAll': 'Alle kopieren',
  'log.copied': 'Als Text kopiert.',
  'log.uncopied': 'Dieser Browser lässt das Kopieren nicht zu.',
  'log.statistics': 'Statistik',
  'log.odd': 'Ein Wurf, der sich nicht lesen lässt',
  'log.oddWhy': 'Er spricht von Würfeln oder Seiten, die es nicht gibt. Er zählt nicht.',
  'log.rival': 'Eine andere Fassung eines Wurfs',
  'log.rivalWhy':
    'Sie wurde an die Stelle eines Wurfs geschrieben, der anders ausfiel. Der andere zählt, diese nicht.',
  'log.rest': 'und {n} weitere Würfel',

  'log.abandoned': 'Ein Wurf, der nicht zustande kam',
  'log.abandonedWhy':
    '{name} wollte werfen, und die anderen hatten mitgemischt; dann fiel nichts. Er zählt nicht.',

  'log.voidWhy':
    '{name} wollte werfen, aber im letzten Augenblick fehlte etwas von {names}. Er zählt nicht.',

  luck: 'Der Wurf',
  'witness.by': 'Bezeugt von {names}.',
  'witness.alone': 'Sonst war niemand daran beteiligt.',
  'witness.also': 'Auch dort: {names}.',
  'witness.beside': 'An einem Bildschirm geworfen. Auch dort: {names}.',
  'witness.said': 'Nach eigener Angabe bezeugt von {names}.',
  'witness.none': 'Ohne Zeugen.',
  'witness.silent': 'Nicht rechtzeitig geantwortet: {names}.',
  'witness.wrote': 'Aufgeschrieben von {name}, dabei gewesen: wer geworfen hatte, tat es nicht.',
  'witness.why': 'Alle von ihnen haben mitgemischt, also konnte sich niemand etwas aussuchen.',
  'witness.guest': 'ein Gast',
  'witness.byYou': 'dir',
  'witness.you': 'du',

  'verdict.verified': 'geprüft',
  'verdict.witnessed': 'bezeugt',
  'verdict.alone': 'allein geworfen',
  'verdict.beside': 'an einem Bildschirm',
  'verdict.before': 'älterer Wurf',
  'verdict.disputed': 'umstritten',
  'verdict.doubtful': 'zweifelhaft',
  'verdict.older': 'wie aufgeschrieben',
  'verdict.none': 'keine Würfel',
  'verdict.unknown': 'nicht geprüft',
  'verdict.wait': 'wird geprüft',
  'verdict.abandoned': 'nicht gefallen',
  'verdictWhy.verified':
    'Dieser Bildschirm hat mitgemischt und die Würfel fallen sehen, also konnte sich niemand etwas aussuchen. Hier noch einmal geworfen, fallen sie ebenso.',
  'verdictWhy.witnessed':
    'Die Genannten haben mitgemischt, also hätten nur alle gemeinsam sich etwas aussuchen können. Hier noch einmal geworfen, fallen die Würfel ebenso.',
  'verdictWhy.alone':
    'Niemand sonst hat mitgemischt, also kann es niemand sonst wissen. Hier noch einmal geworfen, fallen die Würfel ebenso.',
  'verdictWhy.beside':
    'Niemand an einem anderen Bildschirm hat die Würfel mitgemischt. Wer an diesem saß, sah sie fallen; hier noch einmal gerollt, fallen sie ebenso.',
  'verdictWhy.before':
    'Hier noch einmal geworfen, fallen die Würfel ebenso. Mehr lässt sich hier nicht mehr wissen.',
  'verdictWhy.disputed':
    'Hier noch einmal geworfen, fallen die Würfel ebenso. Aber jemand sagt, es sei anders gewesen.',
  'verdictWhy.doubtful':
    'Er passt nicht zu dem, was die Würfel tun oder was die Genannten gesehen haben. Vielleicht hat ihn jemand von Hand geschrieben.',

  'doubt.void':
    'Der Wurf von {name} kam nicht zustande: der Bildschirm von {names} hat nicht geantwortet. Wirf noch einmal.',
  'doubt.aloud': '{by} bezweifelt einen Wurf von {name}. Warum, steht bei den Würfen.',
  'doubt.own':
    'Ein Wurf von {name} wurde aufgeschrieben, der so nicht gewesen sein kann: dieser Bildschirm war dabei. Mehr steht bei den Würfen.',
  'doubt.unseen': 'Bezweifelt von {name}: dort war kein solcher Wurf zu sehen.',
  'doubt.left': 'Bezweifelt von {name}: war dabei und wurde ausgelassen.',
  'doubt.number': 'Bezweifelt von {name}: ein Wurf davor wurde übergangen.',
  'doubt.late':
    'Bezweifelt von {name}: er wurde zurückgehalten und erst nach späteren aufgeschrieben.',
  'doubt.other': 'Bezweifelt von {name}: dort fiel er anders.',

  'truth.verified': 'Geprüft von dem Gerät, das dies erzählt.',
  'truth.witnessed': 'bezeugt von {names}',
  'truth.alone': 'Allein geworfen.',
  'truth.before': 'Ein älterer Wurf.',
  'truth.disputed': 'Umstritten.',
  'truth.doubtful':
    'Zweifelhaft: so, wie er aufgeschrieben ist, kann dieser Wurf nicht gewesen sein.',
  'truth.unchecked': 'So, wie er aufgeschrieben wurde.',
  'truth.wait': 'Noch nicht geprüft.',

  'verdictWhy.older':
    'Er fiel mit einer anderen Version der Würfel und wird deshalb gezeigt, wie er aufgeschrieben wurde.',
  'verdictWhy.none': 'Es gab nichts zu würfeln.',
  'verdictWhy.unknown': 'Die Würfel ließen sich hier nicht noch einmal würfeln.',
  'verdictWhy.wait': 'Die Würfel werden hier gerade noch einmal geworfen.',

  statistics: 'Wie die Würfel gefallen sind',
  'stats.none': 'An diesem Tisch hat noch niemand gewürfelt.',
  'stats.noneCounts': counted(
    'Der einzige Wurf an diesem Tisch ist zweifelhaft, also gibt es nichts zu zählen.',
    'Alle {n} Würfe an diesem Tisch sind zweifelhaft, also gibt es nichts zu zählen.',
  ),
  'stats.die': 'Welche Würfel',
  'stats.seat': 'Wessen',
  'stats.all': 'Alle',
  'stats.thrown': counted('Einmal gewürfelt.', '{n}-mal gewürfelt.', 'Noch nicht gewürfelt.'),
  'stats.expected': '{die}: jede Seite wird {n}-mal erwartet.',
  'stats.few': 'Das ist zu wenig, um etwas zu sagen: der Zufall braucht mindestens {n}.',
  'stats.even': 'So gleichmäßig, wie man es erwarten kann.',
  'stats.uneven':
    'Etwas ungleichmäßig. So oder ungleicher fallen ehrliche Würfel an einem von {n} Tischen: kein Grund zur Sorge.',
  'stats.odd':
    'Sehr ungleichmäßig. So fallen ehrliche Würfel nur an einem von {n} Tischen. Bleibt es bei mehr Würfen dabei, stimmt etwas nicht.',
  'stats.band':
    'Die Linie zeigt das Erwartete; im Band liegt eine Seite in neunzehn von zwanzig Fällen.',
  'stats.face': 'Seite',
  'stats.times': 'Lag oben',
  'stats.should': 'Erwartet',
  'stats.range': 'Üblich',
  'stats.between': '{low} bis {high}',
  'stats.counted':
    'Gezählt werden alle Würfel aller Würfe, auch die aus anderen herausgeflogenen. Was zweifelhaft ist, bleibt außen vor.',
  'stats.out': counted('Ein Wurf bleibt außen vor.', '{n} Würfe bleiben außen vor.'),
  'stats.waiting': counted('Ein Wurf wird noch geprüft.', '{n} Würfe werden noch geprüft.'),
  'stats.log': 'Bisherige Würfe',
}
