import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

/** The lobby, files, copies, pictures and the past of tables, in German. */
export const files: Words = {
  'lobby.what': 'Karten, Zettel, Würfel und eine gemeinsame Geschichte.',
  'lobby.tables': 'Deine Tische',
  'lobby.new': 'Neuer Tisch',
  'lobby.lay': 'Den Tisch decken',
  'lobby.title': 'Wie soll er heißen?',
  'lobby.usualTitle': ({ n = 1 }) => (n === 1 ? 'Unser erster Tisch' : `Tisch ${n}`),
  'lobby.game': 'Was wollt ihr spielen?',
  'lobby.unknownGame': 'ein Spiel, das diese Seite nicht kennt',
  'lobby.empty': 'Der Tisch ist frei',
  'lobby.emptyNote':
    'Packpapier, ein Stapel Karteikarten, Klebezettel, ein Stift für alle und eine Handvoll Würfel liegen bereit. Setzt euch zusammen und fangt an.',
  'lobby.join': 'An einen Tisch setzen',
  'lobby.file': 'Eine Datei öffnen',
  'lobby.example': 'Ein Beispiel ansehen',
  'lobby.exampleOf': 'Ein Beispiel ansehen: {game}',
  'lobby.rename': '{title} umbenennen',
  'lobby.remove': '{title} entfernen',
  'lobby.stumbled':
    'Dieses Spiel hat einen Fehler: ein Tisch ließ sich damit nicht decken. Deine Tische sind, wie sie waren.',
  'lobby.removed': '„{title}“ steht nicht mehr auf der Liste.',
  'lobby.restore': 'Zurückholen',
  'lobby.foot': 'Tische bleiben in diesem Browser, auf diesem Gerät.',
  'lobby.footFile':
    'Diese Seite ist eine Datei. Ihre Tische bleiben in diesem Browser, solange die Datei liegt, wo sie liegt: bevor du sie verschiebst, speichere deine Tische als Dateien.',

  'files.drop': 'Loslassen, um zu öffnen',
  'files.dropNote':
    'Die Datei eines Tisches wird hier geöffnet. Hast du den Tisch schon, wirst du gefragt, was geschehen soll.',
  'files.named': '{file}: {what}',
  'files.mended':
    'In „{file}“ war etwas, das kein Tisch fassen kann. Es wurde weggelassen; alles andere ist da.',
  'files.opened': '„{title}“ steht jetzt auf deiner Liste, aus der Datei.',
  'files.go': 'Hingehen',
  'files.failed': 'Dieser Tisch lässt sich gerade nicht öffnen. Nichts wurde geändert.',

  'files.same': 'Diesen Tisch hast du schon',
  'files.sameNote':
    '„{title}“ in der Datei {file} ist derselbe Tisch wie „{own}“ auf diesem Gerät, zuletzt berührt {when}.',
  'files.common': counted(
    'Eines der {of} Dinge auf deinem ist auch in der Datei.',
    '{n} der {of} Dinge auf deinem sind auch in der Datei.',
    'Nichts, was auf deinem liegt, ist in der Datei; sieh also zweimal hin, von wem du sie hast.',
  ),
  'files.merge': 'Beide zusammenlegen',
  'files.mergeNote':
    'Was in der Datei ist, kommt auf deinen Tisch, als käme jemand zurück, der weg war. Von keinem geht etwas verloren; wo beide dasselbe geändert haben, gilt eines davon für alle. Wie dein Tisch vorher war, bleibt in seinem Verlauf.',
  'files.watching': 'An diesem Tisch siehst du nur zu, also kann die Datei nicht hinein.',
  'files.copy': 'Die Datei als Kopie öffnen',
  'files.copyNote':
    'Ein eigener Tisch neben deinem, wie die Datei ihn hat. Was am einen geschieht, sieht man am anderen nie.',
  'files.leave': 'Die Datei liegen lassen',
  'files.merged': 'Was in der Datei war, liegt jetzt auf „{title}“.',
  'files.unfit':
    'Etwas in der Datei passt nicht zu dem, was auf „{title}“ liegt. Es wurde weggelassen; alles andere ist da.',
  'files.mergedNothing': 'In der Datei war nichts, was „{title}“ nicht schon hatte.',

  'copy.title': 'Kopie von {title}',
  'copy.made': '„{title}“ steht jetzt auf deiner Liste: ein eigener Tisch, wie dieser jetzt ist.',

  'shelf.copy': '{title} kopieren',
  'shelf.save': '{title} als Datei speichern',
  'shelf.people': 'mit {names}',
  'shelf.binned': counted(
    '1 Tisch nicht mehr auf der Liste',
    '{n} Tische nicht mehr auf der Liste',
  ),
  'shelf.restore': 'Zurückholen: {title}',

  history: 'Verlauf',
  'history.note':
    'Wie dieser Tisch war, auf diesem Gerät alle paar Spielminuten festgehalten und vor allem Großen. Je älter, desto weiter auseinander.',
  'history.empty':
    'Noch ist nichts festgehalten. Spielt ein paar Minuten weiter: dann kannst du hier zurückblicken.',
  'history.refused':
    'Dieser Browser behält nichts, also gibt es keinen Verlauf. Speichere den Tisch ab und zu als Datei.',
  'history.look': 'Wie es um {when} war',
  'history.play': 'während des Spiels',
  'history.fork': 'eine von zwei Fassungen, die es zugleich gab',
  'history.sweep': 'bevor viel auf einmal geändert wurde',
  'history.back': 'bevor der Tisch zurückgesetzt wurde',
  'history.file': 'bevor eine Datei hineinkam',
  'history.made': counted('1 Ding gemacht', '{n} Dinge gemacht'),
  'history.gone': counted('1 weggenommen', '{n} weggenommen'),
  'history.written': counted('1 beschrieben', '{n} beschrieben'),
  'history.moved': counted('1 bewegt', '{n} bewegt'),
  'history.rolls': counted('1 Wurf', '{n} Würfe'),
  'history.nothing': 'wenig geschah',
  'history.was': 'Wie es war, {when}',
  'history.wasNote':
    'Du blickst zurück. Was du hier tust, ändert den Tisch nicht; die anderen spielen weiter.',
  'history.earlier': 'Früher',
  'history.later': 'Später',
  'history.now': 'Zurück zu jetzt',
  'history.take': 'Den Tisch hierauf zurücksetzen',
  'history.takeNote':
    'Für alle, als eine neue Änderung. Was seitdem entstand, kommt in den Papierkorb, Würfe bleiben, und wie es jetzt ist, bleibt im Verlauf.',
  'history.taken':
    'Der Tisch ist wie damals, {when}. Wie er eben noch war, steht in seinem Verlauf.',
  'history.undo': 'Nein, wie vorher',
  'history.undone': 'Der Tisch ist, wie er eben noch war.',
  'history.damaged': 'Dieser Teil des Verlaufs lässt sich nicht mehr lesen. Nichts wurde geändert.',
  'history.loading': 'Wird nachgesehen …',

  'bookmark.all': 'Lesezeichen',
  'bookmark.name': 'Ein Name für diesen Augenblick, wenn du magst',
  'bookmark.make': 'Lesezeichen einlegen',
  'bookmark.none':
    'Noch keines. Ein Lesezeichen hält den Tisch fest, wie er jetzt ist, für alle, die daran sitzen: zum Ansehen, zum Vergleichen und zum Weiterspielen von da.',
  'bookmark.unnamed': 'ohne Namen',
  'bookmark.quoted': '„{name}“',
  'bookmark.was': '{name}: wie es war, {when}',
  'bookmark.rename': 'Das Lesezeichen benennen: {name}',
  'bookmark.takeOut': 'Das Lesezeichen herausnehmen: {name}',
  'bookmark.put': 'Das Lesezeichen liegt drin: {name}.',
  'bookmark.gone': 'Ein Tisch fasst {n} Lesezeichen: das älteste ohne Namen ist weg, {name}.',
  'bookmark.aside':
    'Ein Tisch fasst {n} Lesezeichen. Wer die meisten eingelegt hat, macht Platz: {name} liegt beiseite.',
  'bookmark.full':
    'Ein Tisch fasst {n} Lesezeichen, und alle haben Namen. Nimm eines heraus, sonst findet kein weiteres Platz.',
  'bookmark.large':
    'Auf diesem Tisch liegt mehr, als ein Lesezeichen fasst. Mach stattdessen eine Kopie des Tisches.',
  'bookmark.named': 'Das Lesezeichen heißt jetzt „{name}“.',
  'bookmark.out': 'Das Lesezeichen ist für alle herausgenommen: {name}.',
  'bookmark.cleared': counted(
    '1 Lesezeichen ist herausgenommen.',
    '{n} Lesezeichen sind herausgenommen.',
  ),
  'bookmark.back': 'Zurücklegen',
  'bookmark.damaged': 'beschädigt',
  'bookmark.unread':
    'Dieses Lesezeichen ist beschädigt und lässt sich nicht öffnen. Nichts wurde geändert.',
  'bookmark.odd': counted(
    'Ein Lesezeichen ist beschädigt. Es liegt beiseite und schadet nichts.',
    '{n} Lesezeichen sind beschädigt. Sie liegen beiseite und schaden nichts.',
  ),
  'bookmark.over': counted(
    'Noch eines hat einen Namen, aber keinen Platz: es liegt beiseite, bis ein anderes herausgenommen wird.',
    'Noch {n} haben Namen, aber keinen Platz: sie liegen beiseite, bis andere herausgenommen werden.',
  ),
  'bookmark.clear': 'Herausnehmen, was beiseite liegt',
  'bookmark.by': '„{name}“',
  'bookmark.other': '{by} hat ein Lesezeichen eingelegt: {name}.',
  'bookmark.others': '{n} Lesezeichen sind eingelegt worden.',
  'bookmark.lost': counted(
    'Ein Lesezeichen ist nicht mehr da, weil jemand anders es herausgenommen oder überschrieben hat: {names}.',
    'Lesezeichen sind nicht mehr da, weil jemand anders sie herausgenommen oder überschrieben hat: {names}.',
  ),
  'bookmark.allBack': 'Zurücklegen',
  'bookmark.kept': counted(
    'Dieses hat jemand anders herausgenommen oder überschrieben. Dieses Gerät hat es behalten:',
    'Diese hat jemand anders herausgenommen oder überschrieben. Dieses Gerät hat sie behalten:',
  ),
  'bookmark.backNamed': 'Zurücklegen: {name}',
  'bookmark.letGo': 'Loslassen',
  'bookmark.letGoNamed': 'Loslassen: {name}',
  'bookmark.noRoom': 'beiseite',

  'branch.of': 'Ein Zweig von „{title}“, ab {name}',
  'branch.make': 'Von hier weiterspielen',
  'branch.note':
    'An einem neuen Tisch, der beginnt, wie dieser damals war. Dieser bleibt, wie er ist, und auf deiner Liste; wer am neuen mitspielen soll, wird dorthin eingeladen.',
  'branch.title': '{title}: {name}',
  'branch.made':
    'Das ist ein Zweig von „{title}“, ab {name}. Jener Tisch bleibt, wie er ist, und auf deiner Liste.',

  compare: 'Vergleichen',
  'compare.first': 'Erst',
  'compare.then': 'Dann',
  'compare.now': 'Jetzt',
  'compare.between': 'Was dazwischen geschah',
  'compare.same': 'Nichts ist anders.',

  'room.kept': 'Dieser Browser hat versprochen, deine Tische zu behalten.',
  'room.notKept':
    'Wird der Platz auf dem Gerät knapp, darf dieser Browser deine Tische wegräumen. Speichere die, an denen du hängst, ab und zu als Datei.',
  'room.unknown': 'Dieser Browser sagt nicht, ob er deine Tische dauerhaft behält.',
  'room.ask': 'Darum bitten, sie zu behalten',
  'room.used': 'Deine Tische brauchen {used} von {room} Platz.',
  'room.title': 'Deine Tische auf diesem Gerät',
  'writing.gone':
    'Woran du geschrieben hast, ist jetzt im Papierkorb, mit allem, was darauf steht.',
  'adrift.offline':
    'Du bist offline. Spiel weiter: alles bleibt auf diesem Gerät und geht zu den anderen, sobald du zurück bist.',
  'adrift.unreached':
    'Die anderen sind gerade nicht zu erreichen. Spiel weiter: alles bleibt auf diesem Gerät und kommt mit dem ihren zusammen, wenn ihr euch wieder trefft.',
  'room.low':
    'Auf diesem Gerät wird der Platz knapp: {left} bleiben für deine Tische. Speichere diesen vorsichtshalber als Datei.',
  'backup.large': 'Diese Datei ist zu groß für einen Tisch. Deine Tische sind, wie sie waren.',
  'backup.foreign': 'Diese Datei ist kein Tisch. Deine Tische sind, wie sie waren.',
  'backup.newer':
    'Diese Datei stammt von einer neueren Version dieser Seite. Lade die Seite neu und öffne sie dann noch einmal.',
  'backup.damaged':
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Deine Tische sind, wie sie waren; vielleicht gibt es eine ältere.',
  'backup.unread':
    'Die Datei ließ sich nicht lesen. Deine Tische sind, wie sie waren; versuch noch einmal, sie zu öffnen.',
}
