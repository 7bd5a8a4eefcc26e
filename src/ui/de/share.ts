import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const seatOf = (name: string | number) => (name === '' ? '' : ` (Platz von ${name})`)

/** What is said round sharing a table, in German. */
export const share: Words = {
  invite: 'Einladen',
  'invite.how': 'Wer diesen Link öffnet, sitzt mit an diesem Tisch, direkt von Browser zu Browser.',
  'invite.howWatch': 'Wer diesen Link öffnet, sieht diesen Tisch und kann nichts daran ändern.',
  'invite.may': 'Wer kommt,',
  'invite.play': 'darf mitspielen',
  'invite.watch': 'darf nur zusehen',
  'invite.ask': 'muss erst fragen',
  'invite.howAsk':
    'Wer diesen Link öffnet, darf um Einlass bitten. Alle, die hier spielen dürfen, sehen das und lassen herein oder nicht. Dazu braucht es einen Vermittlungsserver: ohne ihn hört niemand das Klopfen.',
  'invite.onlyWatch': 'Du siehst hier zu, also kannst du auch andere zum Zusehen einladen.',
  'invite.link': 'Der Link zu diesem Tisch',
  'invite.code': 'Der Code dieses Tisches',
  'invite.file':
    'Diese Seite ist eine Datei auf deinem Gerät, also führt kein Link zu ihr. Wer die Seite auch hat, als Datei oder im Netz, wählt in der eigenen Tischliste „An einen Tisch setzen“ und fügt den Code ein. Er führt nur hierher, wenn ihr beide in den Einstellungen dasselbe Relais genannt habt.',
  'invite.fileAlone':
    'Diese Seite ist eine Datei auf deinem Gerät, und niemand macht euch miteinander bekannt. Das tut ihr selbst, mit zwei Codes: einen schickst du, einer kommt zurück.',
  'invite.byCode': 'Durch einen Code, mit einem Relais',
  'invite.copy': 'Kopieren',
  'invite.copied': 'Kopiert',
  'invite.byHand': 'Dein Browser kopiert nicht. Der Text ist markiert: kopiere ihn selbst.',
  'invite.send': 'Senden …',
  'invite.sendTitle': 'Komm an den Tisch „{title}“',
  'invite.local':
    'Diese Adresse gilt nur auf diesem Rechner: Kein Telefon und kein anderer Rechner erreicht sie. Öffne die Seite hier unter der Adresse, die dieser Rechner in eurem Heimnetz hat.',
  'invite.settings': 'Am Tisch',
  'invite.noServer': 'Ohne Server einladen',
  'invite.shut': 'Den Tisch für andere schließen',
  'invite.shutNow':
    'Hier ist der Tisch für andere geschlossen: über diesen Bildschirm kommt niemand herein, und was die anderen tun, kommt hier nicht an. Wer ihn hat, kann ohne dich weiterspielen.',
  'invite.open': 'Wieder öffnen',
  'invite.leave': 'Nicht mehr zusehen',
  'invite.leftNow':
    'Du siehst nicht mehr zu. Was du vom Tisch hast, bleibt auf diesem Gerät, wie es ist; was die anderen tun, kommt hier nicht an.',
  'invite.lookAgain': 'Wieder zusehen',
  'invite.out': 'Jemand hat dich von diesem Tisch entfernt.',
  'invite.again': 'Füge eine neue Einladung ein: einen Link oder Code',
  'invite.renew': 'Alte Einladungen beenden',
  'invite.renewNote':
    'Der Tisch bekommt einen neuen Schlüssel, und alle bisherigen Einladungen gelten nicht mehr. Wer angekreuzt ist, bekommt ihn von selbst und bleibt; alle anderen brauchen eine neue Einladung. Was sie von diesem Tisch haben, behalten sie.',
  'invite.renewYes': 'Beenden',
  'invite.renewed': 'Es gibt einen neuen Schlüssel. Alte Einladungen gelten nicht mehr.',
  'invite.back': 'Zurück',

  'here.you': 'an diesem Bildschirm',
  'here.here': 'hier',
  'here.away': 'gerade weg',
  'here.gone': 'nicht hier',
  'here.silent': ({ n = 1 }) =>
    n === 1
      ? 'Jemand, der noch nicht gesagt hat, wer er ist'
      : `Noch jemand, der nicht gesagt hat, wer er ist (${n})`,
  'screen.nth': 'Bildschirm {n}',
  'screen.writes': 'darf spielen',
  'screen.watches': 'darf nur zusehen',
  'screen.direct': 'direkt verbunden seit {time}',
  'screen.far': 'über das Relais seit {time}',
  'screen.new': 'neu hier',
  'screen.known': 'bekannt seit {date}',
  'screen.compared': 'Wörter verglichen: {date}',
  'screen.otherKey':
    'Hier saß bisher ein anderer Bildschirm. Vergleicht Wörter, oder frag auf anderem Weg nach, ob sie es sind.',
  'screen.oddWatches': 'Er zeigt das Zeichen eines Platzes, darf aber nur zusehen.',

  four: 'Wörter vergleichen',
  'four.of': ({ name = '', n = 1 }) =>
    n === 1 ? `Wörter vergleichen: ${name}` : `Wörter vergleichen: ${name}, Bildschirm ${n}`,
  'four.title': 'Wörter für {name}',
  'four.how':
    'Lest sie euch vor, am Telefon oder durch den Raum. Dort stehen dieselben vier, wo diese Liste dich nennt. Für jede Verbindung gibt es neue.',
  'four.same': 'Sie sind gleich',
  'four.differ': 'Sie sind verschieden',
  'four.close': 'Später',
  'four.in': 'Wörter auf',
  'four.differNote':
    'Dann ist das nicht, wer es zu sein scheint, oder jemand steht dazwischen und hört alles mit. Entferne sie mit allen ihren Bildschirmen und lade sie auf einem anderen Weg neu ein.',
  'four.differAlone':
    'Dann ist das nicht, wer es zu sein scheint, oder jemand steht dazwischen und hört alles mit. Sag es auf einem anderen Weg denen, die mitspielen: sie können entfernen.',
  'four.again': 'Die Wörter noch einmal ansehen',
  'four.remove': 'Entfernen …',

  'stay.who': 'Wer bleibt',
  'stay.new': 'darf spielen, neu hier, seit {time}',
  'stay.known': 'darf spielen, bekannt, seit {time}',
  'stay.newWatch': 'darf nur zusehen, neu hier, seit {time}',
  'stay.knownWatch': 'darf nur zusehen, bekannt, seit {time}',
  'stay.absent':
    'gerade nicht hier; findet den neuen Schlüssel bei der Rückkehr nur, wenn dann der Vermittlungsserver erreicht wird und jemand von diesem Tisch da ist',
  'stay.absentAlone':
    'gerade nicht hier, und kein Vermittlungsserver ist genannt: braucht eine neue Einladung',
  'stay.late': 'ist eben erst gekommen',
  'stay.otherKey': 'hier saß bisher ein anderer Bildschirm; verbunden seit {time}',
  'stay.watches': 'zeigt das Zeichen eines Platzes, darf aber nur zusehen',
  'stay.perhaps': ({ name = '' }) =>
    `Ob jemand, der nur zusieht und neu ist, ${name || 'dieselbe Person'} an einem anderen Bildschirm ist, lässt sich von hier nicht sehen: Es geht, wer hier neu ist, wenn du kein Häkchen setzt, weil du weißt, wer es ist.`,
  'stay.stay': counted('Es bleibt: {list}.', 'Es bleiben: {list}.'),
  'stay.go': counted('Es geht: {list}.', 'Es gehen: {list}.'),
  'here.lookingOn': ({ n = 1 }) =>
    n === 1 ? 'Jemand, der zusieht' : `Noch jemand, der zusieht (${n})`,
  remove: 'Entfernen …',
  'remove.of': 'Entfernen …: {name}',
  'remove.ask': ({ name = '' }) =>
    name ? `${name} von diesem Tisch entfernen?` : 'Diesen Bildschirm vom Tisch entfernen?',
  'remove.note':
    'Wer angekreuzt ist, bekommt einen neuen Schlüssel, und sonst niemand. Wer geht, behält, was schon angekommen ist; ein Platz bleibt, leer, bis jemand ihn nimmt.',
  'remove.yes': ({ name = '' }) => (name ? `${name} entfernen` : 'Entfernen'),
  'remove.no': 'Bleiben lassen',
  'remove.done': ({ name = '' }) =>
    `${name || 'Jemand ohne Platz'} ist entfernt. Es gibt einen neuen Schlüssel; alte Einladungen gelten nicht mehr.`,
  'rekey.away': ({ n = 1, list = '' }) =>
    n === 1
      ? `${list} ist gerade weg und braucht eine neue Einladung.`
      : `${list} sind gerade weg und brauchen neue Einladungen.`,
  'rekey.not':
    'Es gibt keinen neuen Schlüssel, und niemand ist entfernt: jemand anders hat eben einen gemacht, oder es sind zu viele auf einmal. Sieh noch einmal nach, wer hier ist, und versuch es dann wieder.',
  'rekey.made': ({ name = '' }) =>
    `${name || 'Jemand'} hat einen neuen Schlüssel gemacht. Du bleibst; alte Einladungen gelten nicht mehr.`,
  'rekey.removed': ({ name = '', who = '' }) =>
    `${name || 'Jemand'} hat ${who || 'jemanden ohne Platz'} vom Tisch entfernt. Es gibt einen neuen Schlüssel; alte Einladungen gelten nicht mehr.`,
  'rekey.missed': ({ name = '' }) =>
    `${name || 'Jemand'} hat einen neuen Schlüssel für diesen Tisch gemacht, und für diesen Bildschirm war keiner dabei. Um wieder bei den anderen zu sein, bitte sie um eine neue Einladung.`,
  'rekey.split':
    'Dieser Tisch hat verschiedene neue Schlüssel bekommen, während du weg warst, von Leuten, die getrennte Wege gehen. Bitte um eine neue Einladung, wem du vertraust.',
  'rekey.outTitle': 'Du sitzt nicht mehr an diesem Tisch',
  'rekey.out': ({ name = '' }) => `${name || 'Jemand am Tisch'} hat dich davon entfernt.`,
  'rekey.outKeeps':
    'Was du vom Tisch hast, bleibt auf diesem Gerät; du kannst es weiter ansehen und darauf schreiben. Die anderen sehen das nicht mehr, und du siehst nicht, was sie tun. Um zurückzukommen, brauchst du eine neue Einladung.',
  'rekey.outKeepsWatch':
    'Was du vom Tisch hast, bleibt auf diesem Gerät, und du kannst es weiter ansehen. Was die anderen tun, siehst du nicht mehr. Um zurückzukommen, brauchst du eine neue Einladung.',
  'rekey.outOld': 'Das ist eine Einladung von vor deiner Entfernung. Du brauchst eine neue.',
  'rekey.outRead': 'Ich habe es gelesen',

  asking: 'Bitte um Einlass',
  'seat.whose': 'Gehört einer davon dir?',
  'seat.taken': '{name} ist hier, an einem anderen Bildschirm.',
  'seat.takeAnyway': 'Den Platz trotzdem nehmen',

  'asking.who': '„{name}“ möchte hereinkommen.',
  'asking.removed':
    'Jemand, der von diesem Tisch entfernt wurde, möchte als „{name}“ hereinkommen.',
  'asking.play': 'Zum Mitspielen hereinlassen',
  'asking.watch': 'Zum Zusehen hereinlassen',
  'asking.no': 'Jetzt nicht',

  'door.title': 'An der Tür',
  'door.note':
    'An diesem Tisch möchte man erst gefragt werden. Sag, wer du bist: sie sehen deinen Namen und lassen dich herein.',
  'door.name': 'Dein Name',
  'door.ask': 'Um Einlass bitten',
  'door.asking': 'Du hast geklopft.',
  'door.noServer':
    'Der Vermittlungsserver ist noch nicht zu erreichen, also hört dich niemand. Es wird immer wieder versucht.',
  'door.full':
    'Der Vermittlungsserver ist erreicht, hat aber keinen Platz für dich: zu viele stehen vor dieser Tür, also hört dich niemand. Es wird immer wieder versucht.',
  'door.waiting': 'Sobald dich jemand am Tisch hereinlässt, geht es von selbst weiter.',
  'door.long':
    'Noch hat niemand geantwortet. Jemand, der an diesem Tisch spielt, muss ihn gerade offen haben. Du kannst hier warten oder auf einem anderen Weg sagen, dass du an der Tür stehst.',
  'door.refused': 'Sie möchten gerade lieber unter sich bleiben.',
  'door.refusedNote': 'Du kannst später noch einmal fragen, mit demselben Link.',

  'same.title': 'Kennst du diesen Tisch?',
  'same.note': ({ title = '', n = 1 }) =>
    Number(n) > 1
      ? `Der Tisch „${title}“ ist gekommen. Er sagt, er sei einer, den du schon hast:`
      : `Der Tisch „${title}“ ist gekommen. Es scheint einer zu sein, den du schon hast:`,
  'same.both': ({ n = 1, of = 1 }) =>
    `${n} von ${of} Dingen darauf ${n === 1 ? 'liegt' : 'liegen'} auch auf dem anderen.`,
  'same.none': 'Nichts, was darauf liegt, liegt auch auf dem anderen. Vielleicht sagt er das nur.',
  'same.put': 'Zusammenlegen',
  'same.apartNote':
    'Beim Zusammenlegen geht auf keiner Seite etwas verloren: was du allein getan hast, bekommen auch die anderen. Traust du der Einladung nicht, dann lass sie getrennt.',
  'same.apart': 'Getrennt lassen',

  'look.name': '„{name}“',
  'look.here': '{name} zeigt auf eine Stelle des Tisches',
  'look.at': '{name} zeigt auf: {what}',
  'look.ownHere': 'Du zeigst auf eine Stelle des Tisches',
  'look.ownAt': 'Du zeigst auf: {what}',
  'look.alone': 'Es ist sonst niemand hier, der hinsehen könnte.',

  'follow.bars': 'Folgen',
  'follow.of': '{name} folgen',
  'follow.stopOf': '{name} nicht mehr folgen',
  'follow.now': 'Du siehst, was {name} sieht.',
  'follow.stop': 'Aufhören',
  'follow.key': 'Esc',
  'follow.askAll': 'Alle bitten, mir zu folgen',
  'follow.asking': 'Die anderen sind gebeten, dir zu folgen.',
  'follow.asked': '{name} möchte dir etwas zeigen.',
  'follow.yes': 'Folgen',
  'follow.no': 'Jetzt nicht',
  'follow.by': counted('{list} folgt dir.', '{list} folgen dir.'),

  'way.direct': counted(
    'Ein anderer Bildschirm, direkt verbunden.',
    '{n} andere Bildschirme, direkt verbunden.',
    'Gerade ist kein anderer Bildschirm verbunden.',
  ),
  'way.far': counted(
    'Ein anderer Bildschirm, über das Relais.',
    '{n} andere Bildschirme, über das Relais.',
  ),
  'way.reached': 'Der Vermittlungsserver ist erreicht: neue Leute finden herein.',
  'way.lost':
    'Der Vermittlungsserver ist nicht zu erreichen. Wer hier ist, spielt weiter wie bisher; andere kommen herein, sobald er zurück ist, über ein Relais oder mit Codes.',
  'way.full':
    'Der Vermittlungsserver ist erreicht, hat aber keinen Platz für dich: zu viele rufen dort nach diesem Tisch. Er wird immer wieder gefragt. Wer hier ist, spielt weiter wie bisher; andere kommen über einen anderen Server, ein Relais oder mit Codes herein, und ein neuer Schlüssel gibt dem Tisch einen neuen Platz.',
  'way.relay':
    'Das Relais ist erreicht: es reicht alles versiegelt an die weiter, zu denen kein direkter Weg führt.',
  'way.relayBehind':
    'Das Relais ist erreicht, aber andere haben mehr, als dieses Relais hergibt: es hält etwas zurück oder hat es verloren.',
  'way.relayFull':
    'Dieses Relais ist nicht zu gebrauchen: jemand hat den Platz dieses Tisches dort gefüllt. Wer direkt verbunden ist, spielt weiter wie bisher; ein neuer Schlüssel gibt dem Tisch einen neuen Platz.',
  'way.relayLost':
    'Das Relais ist nicht zu erreichen. Wer direkt verbunden ist, spielt weiter wie bisher; die anderen kommen mit ihm zurück.',

  'offer.making': 'Ein Code entsteht …',
  'offer.first': 'Gib dies einer Person',
  'offer.firstNote':
    'Sie scannt ihn, öffnet den Link oder fügt ihn in ihrer Tischliste unter „An einen Tisch setzen“ ein.',
  'offer.firstFile':
    'Sie öffnet ihre eigene Kopie dieser Seite, wählt in der Tischliste „An einen Tisch setzen“ und scannt den Code oder fügt ihn ein.',
  'offer.link': 'Die Einladung',
  'offer.second': 'Nimm die Antwort',
  'offer.secondNote':
    'Auf der anderen Seite erscheint eine Antwort. Lass sie dir schicken und füge sie hier ein.',
  'offer.secondScan':
    'Auf der anderen Seite erscheint eine Antwort. Scanne sie oder füge sie hier ein.',
  'offer.answer': 'Die Antwort',
  'offer.take': 'Verbinden',
  'offer.minutes': counted('Gilt noch eine Minute.', 'Gilt noch {n} Minuten.', 'Gleich vorbei.'),
  'offer.over':
    'Diese Einladung ist abgelaufen. Mach eine neue; der alte Code bewirkt nichts mehr.',
  'offer.connecting': 'Wird verbunden …',
  'offer.done': 'Geschafft. Zu zweit stellt ihr alle anderen vor.',
  'offer.came':
    'Jemand hat ohne Antwort zum Tisch gefunden. Ist es die Person, die du eingeladen hast, bist du fertig.',
  'offer.next': 'Noch jemanden einladen',
  'offer.failed':
    'Es kam keine Verbindung zustande. Vielleicht war die Antwort zu alt, oder ein Netz dazwischen lässt nichts durch. Beginnt mit einem neuen Code; beide müssen im selben Netz sein oder in den Einstellungen eine STUN- oder TURN-Adresse oder ein Relais haben.',
  'offer.again': 'Neuer Code',
  'offer.impossible':
    'Dieser Browser kann keine direkten Verbindungen, also weder einladen noch beitreten.',

  join: 'An einen Tisch setzen',
  'join.paste': 'Füge die Einladung ein: einen Link oder Code',
  'join.go': 'Hinsetzen',
  'join.title': 'Auf dem Weg zum Tisch',
  'join.looking': 'Die anderen werden gesucht …',
  'join.asking': 'Der Vermittlungsserver wird gerufen …',
  'join.reached':
    'Der Server ist erreicht. Der Tisch kommt, sobald jemand gefunden ist, der ihn hat.',
  'join.full':
    'Der Server ist erreicht, hat aber keinen Platz für dich: zu viele rufen dort nach diesem Tisch. Er wird immer wieder gefragt. Jemand am Tisch kann dich inzwischen ohne Server einladen.',
  'join.long':
    'Noch hat niemand geantwortet. Jemand, der diesen Tisch hat, muss ihn gerade offen haben. Ist das so und es geht trotzdem nicht weiter, bitte um eine Einladung ohne Server.',
  'join.found': counted(
    'Ein Bildschirm gefunden. Der Tisch kommt …',
    '{n} Bildschirme gefunden. Der Tisch kommt …',
  ),
  'join.coming': '{have} von {all} MB sind da.',
  arrival: 'Der Tisch kommt',
  'arrival.coming': '{have} von {all} MB sind da. Sieh dich inzwischen um!',
  'arrival.begun': 'Der Rest des Tisches kommt noch. Du kannst dich schon umsehen und spielen.',
  'arrival.whole': 'Der ganze Tisch ist da.',

  'join.answer': 'Schick diese Antwort zurück',
  'join.answerNote':
    'Zeig diesen Code der Person, die dich eingeladen hat, oder schick den Text. Er erneuert sich ab und zu: nur der neueste gilt. Lass diese Seite offen.',
  'join.answerLink': 'Deine Antwort',
  'join.cancel': 'Abbrechen',
  'join.lobby': 'Zu meinen Tischen',
  'join.failed':
    'Dieser Tisch ist von hier nicht zu erreichen. Vielleicht kann dieser Browser keine direkten Verbindungen, oder die Seite ist älter als der Tisch.',
  'join.wrong': 'Diese Einladung führt nirgendwohin',

  news: 'Während ihr getrennt wart: {list}.',
  'news.made': '{n} × {what}',
  'news.decided': ({ n = 1, what = '' }) => `${n} × ${what} von Würfeln entschieden`,
  'news.throws': counted('ein Wurf', '{n} Würfe'),
  'news.changed': counted('ein Ding geändert', '{n} Dinge geändert'),
  'news.binned': counted('ein Ding im Papierkorb', '{n} Dinge im Papierkorb'),
  'news.amiss': '{what}: {why}.',

  'guard.nonsense': ({ name = '' }) =>
    `Ein Bildschirm, der Unsinn schickte, wurde getrennt${seatOf(name)}. Er bleibt draußen, solange diese Seite offen ist.`,
  'guard.flood': ({ name = '' }) =>
    `Ein Bildschirm, der viel zu viel schickte, wurde getrennt${seatOf(name)}. Er bleibt draußen, solange diese Seite offen ist.`,
  'guard.heavy': ({ name = '' }) =>
    `Ein Bildschirm wurde getrennt, der mehr schickte, als dieses Gerät tragen kann${seatOf(name)}.`,
  'guard.heard': ({ name = '' }) =>
    `Ein anderer Bildschirm sagt, er habe einen getrennt, der sich danebenbenahm${seatOf(name)}. Hier darf der bleiben, solange er sich an die Regeln hält.`,
  'guard.asYou':
    'Jemand hat einen anderen Bildschirm als dieses Gerät eingetragen. Das ist berichtigt: Wer dich kennt, erkennt dich weiterhin.',
  'fork.signed': ({ name = '' }) =>
    `Ein Bildschirm zeigte den einen dies und den anderen das${seatOf(name)}. Er bleibt draußen, solange diese Seite offen ist.`,
  'fork.here': ({ name = '' }) =>
    `Zwei Bildschirme hatten verschiedene Fassungen derselben Sache${seatOf(name)}. Deine gilt jetzt überall; die andere steht im Verlauf.`,
  'fork.there': ({ name = '' }) =>
    `Zwei Bildschirme hatten verschiedene Fassungen derselben Sache${seatOf(name)}. Die andere gilt jetzt überall; deine steht im Verlauf.`,
  'age.other':
    'Jemand hier benutzt eine andere Version dieser Seite. Ladet die Seite neu, dort und hier.',
  'age.newer': 'Es gibt eine neuere Version dieser Seite. Lade die Seite neu, um sie zu haben.',

  'sweep.title': 'Viel wurde auf einmal geändert',
  sweep: 'Andere haben auf einmal viel an diesem Tisch geändert: {list}.',
  'sweep.gone': counted('ein Ding ist weg', '{n} Dinge sind weg'),
  'sweep.emptied': counted(
    'ein Ding hat seine Schrift verloren',
    '{n} Dinge haben ihre Schrift verloren',
  ),
  'sweep.rolls': counted('ein Wurf ist weg', '{n} Würfe sind weg'),
  'sweep.seats': counted('ein Platz ist weg', '{n} Plätze sind weg'),
  'sweep.registers': counted('ein Vermerk des Spiels ist weg', '{n} Vermerke des Spiels sind weg'),
  'sweep.game': 'er sagt nicht mehr, welches Spiel er ist',
  'sweep.version': 'er sagt, er brauche eine neuere Version dieser Seite',
  'sweep.back': 'Zurücknehmen',
  'sweep.leave': 'So lassen',
  'sweep.done': 'Es ist wieder wie vorher. Was seitdem entstand, ist noch da.',

  ways: 'Andere finden',
  'ways.note':
    'Bildschirme finden sich auf drei Wegen: über einen Vermittlungsserver, den diese Seite meist mitbringt; durch Codes, die ihr selbst weitergebt; und über ein Relais, das alles versiegelt weiterreicht, wo kein direkter Weg führt. Meist ist hier nichts nötig. Weitere Adressen, je Zeile eine: ein Vermittlungsserver (wss://…), ein Relais (relay:wss://…), ein STUN-Server (stun:host:port) oder ein TURN-Server (turn:name:password@host:port). Sie gelten sofort, und deine Einladungen nennen das Relais. Ein Vermittlungsserver kann allein für seine eigene Seite da sein: Der von npm start ist es, solange ihn niemand auch für andere startet.',
  'ways.wrong': 'Keine Adresse dieser Art: {what}',

  'scan.code': 'Code für eine Kamera',
  'scan.begin': 'Mit der Kamera scannen',
  'scan.end': 'Nicht mehr scannen',
  'scan.picture': 'Was die Kamera sieht',
  'scan.refused': 'Die Kamera lässt sich nicht benutzen. Füge stattdessen den Text ein.',

  'code.none':
    'In diesem Text steckt keine Einladung. Vielleicht wurde er abgeschnitten: kopiere ihn noch einmal.',
  'code.damaged':
    'Dieser Code ist beschädigt: ein Zeichen fehlt oder ist falsch. Kopiere ihn noch einmal von Anfang bis Ende.',
  'code.version':
    'Dieser Code stammt von einer anderen Version dieser Seite. Ladet auf beiden Seiten neu und versucht es dann noch einmal.',
  'code.answer':
    'Das ist eine Antwort auf eine Einladung. Sie gehört zur Person, die eingeladen hat: dort unter „Ohne Server einladen“ einfügen.',
  'code.noAnswer':
    'Das ist eine Einladung, keine Antwort. Die Antwort erscheint auf der anderen Seite.',
  'code.late': 'Diese Einladung ist beantwortet oder abgelaufen. Mach eine neue.',
}
