import type { Words } from '../../rules/plain/sentence.ts'

/** What is said on a phone that is somebody's hand, in German. */
export const palm: Words = {
  'palm.title': 'Die Hand von {name}',
  'palm.parts': 'Was die Hand tut',
  'palm.now': 'Jetzt',
  'palm.hand': 'Hand',
  'palm.write': 'Schreiben',
  'palm.dice': 'Würfel',
  'palm.asked': 'Du bist gefragt',
  'palm.more': 'Mehr zu dieser Hand',
  'palm.whole': 'Den ganzen Tisch ansehen',
  'palm.back': 'Zurück zu deiner Hand',
  'palm.along': 'Meinen Platz mitnehmen',
  'palm.alone': 'Dein Platz ist jetzt dieses Telefon.',
  'palm.leave': 'Dieses Telefon ist keine Hand mehr',
  'palm.buzz': 'Vibrieren, wenn ich gefragt bin',
  'palm.noBuzz': 'Nicht vibrieren, wenn ich gefragt bin',
  'palm.blank':
    'Nimm etwas zum Beschreiben. Es bleibt in deiner Hand, bis du es auf den Tisch legst.',
  'palm.first': 'Was darauf steht: {what}',
  'palm.rest': 'Was darunter steht',
  'palm.push': 'Schieb es nach oben auf den Tisch',
  'palm.lay': 'Auf den Tisch legen',
  'palm.laid': 'Es liegt auf dem Tisch, vor deinem Platz.',
  'palm.middle': 'Es liegt in der Mitte des Tisches.',
  'palm.away': 'Wegwerfen',
  'palm.gone': 'Es ist weggeworfen.',
  'palm.again': 'Zurückholen',
  'palm.drafts': 'In deiner Hand',
  'palm.unwritten': 'noch nichts',
  'palm.fling': 'Wirf sie nach oben, oder schüttle das Telefon.',
  'palm.flick': 'Wirf sie nach oben.',
  'palm.none': 'Es liegen keine Würfel bereit.',
  'palm.shake': 'Durch Schütteln des Telefons werfen',
  'palm.undoneByHand': 'Dein Telefon hat rückgängig gemacht, was du hier zuletzt getan hast.',
  'palm.undoneAtPlace':
    'Was du hier zuletzt getan hast, wurde an deinem Platz am Tisch rückgängig gemacht.',
  'palm.undoes': 'Dein Platz nimmt zurück, was du dort zuletzt getan hast.',
  'palm.lost': 'Dieses Telefon ist nicht mehr die Hand von {name}.',
  'palm.screenGone':
    'Der große Bildschirm hat den Tisch verlassen oder ist nicht zu erreichen. Deine Hand macht ohne ihn weiter, mit allem, was sie hat: Was du hier tust, bekommt er, sobald er wieder da ist.',
  'palm.screenBack': 'Der große Bildschirm ist wieder am Tisch.',
  'palm.several':
    'Der getippte Code passt hier zu mehr als einem Platz. Tipp den, den dein Platz jetzt zeigt, oder lies ihn ein.',
  'palm.phone': 'Ein Telefon als meine Hand',
  'palm.phoneOf': 'Ein Telefon als die Hand von {name}',
  'palm.phoneHow':
    'Lies das mit deinem Telefon ein: Es wird deine Hand zum Schreiben, Würfeln und Zustimmen. Dein Platz hier bleibt.',
  'palm.phoneType': 'Keine Kamera? Abtippen',
  'palm.phoneTypeHow':
    'Öffne {address} auf dem Telefon, wähle „An einen Tisch setzen“, und tipp das dort ein, mit großen und kleinen Buchstaben genau so:',
  'palm.phoneHas':
    'Ein Telefon ist die Hand dieses Platzes. Ein anderes, das den Code einliest, löst es ab.',
  'palm.phoneOff': 'Kein Telefon mehr',
  'palm.phoneShut': 'Der Tisch ist gerade für andere geschlossen, also auch für Telefone.',
}
