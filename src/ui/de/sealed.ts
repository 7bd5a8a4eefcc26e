import type { Words } from '../../rules/plain/sentence.ts'

/** What is told of sealed cards, in German. */
export const sealed: Words = {
  'sealed.missing':
    'Was diese Seite braucht, um versiegelte Karten zu öffnen, konnte nicht geladen werden: Bis es da ist, wird hier keine Karte gegeben oder gesehen. Es wird immer wieder danach gefragt; kommt es nicht, hilft es, die Seite neu zu laden.',
  'sealed.by':
    'Die Karten sind versiegelt: {list} haben den Schlüssel gemeinsam, und es braucht {n} ihrer Bildschirme, um eine Karte zu sehen.',
  'sealed.waits': 'Es fehlt noch der Teil, den der Bildschirm von {list} gibt.',
  'sealed.waitsAll': 'Es fehlen noch die Teile, die die Bildschirme von {list} geben.',
  'sealed.signs':
    'Es fehlt noch der Bildschirm mit der Hand von {list}: Was an einem anderen Bildschirm für {list} getan wurde, gilt, sobald er es unterschrieben hat; vorher wird keine Karte gezeigt.',
  'sealed.signsAll':
    'Es fehlen noch die Bildschirme mit den Händen von {list}: Was an einem anderen Bildschirm für sie getan wurde, gilt, sobald diese es unterschrieben haben; vorher wird keine Karte gezeigt.',
  'sealed.late':
    'Was an einem anderen Bildschirm für {list} getan wurde, ist zurückgenommen: Der Bildschirm mit der Hand hat es zehn Minuten lang nicht unterschrieben.',
  'sealed.copied':
    'Dieser Tisch ist eine Kopie, und der Schlüssel zu seinen versiegelten Karten blieb am Tisch, von dem er stammt: Hier kann sie niemand öffnen. Teilt neu aus, um weiterzuspielen.',
  'sealed.keyless':
    'Keiner der Bildschirme, die den Schlüssel zu diesen versiegelten Karten haben, ist hier. Öffnen lassen sie sich, sobald genug von ihnen wieder an diesem Tisch sind; ohne sie teilt neu aus.',
  'sealed.lacks':
    'Bevor die Karten gemischt werden, muss {list} mit genau einem Bildschirm da sein.',
  'sealed.lacksAll':
    'Bevor die Karten gemischt werden, müssen {list} da sein, mit je genau einem Bildschirm.',
  'sealed.alone':
    'Versiegelt werden Karten von mindestens zwei Bildschirmen: Lass noch jemanden dazukommen, oder spielt auf Vertrauen.',
  'sealed.moved':
    '{name} spielt jetzt an einem anderen Bildschirm, der die Karten auf der Hand nicht sieht. Zeigt sie dort nur, wenn ihr wisst, dass er {name} gehört.',
  'sealed.moving':
    '{name} spielt jetzt hier. Die Karten auf der Hand sind hier zu sehen, sobald der Bildschirm, an dem {name} gespielt hat, sie zeigt oder alle anderen es tun.',
  'sealed.show': 'Die Hand dort zeigen',
  'sealed.elsewhere':
    'Ein Telefon ist die Hand von {list}: Versiegelte Karten gehen an dieses Telefon und sind hier nicht zu sehen. Hat es niemand von euch hereingelassen, nehmt es heraus, bevor ausgeteilt wird: beim Telefon an diesem Platz.',
  'sealed.form':
    '{name} hat etwas zu den Karten geschrieben, das diese Seite nicht lesen kann: Es liegt beiseite. Vielleicht kennt es eine neuere Version der Seite.',
  'sealed.sign':
    'Jemand hat etwas zu den Karten geschrieben, das niemand an diesem Tisch unterschrieben hat. Es liegt beiseite.',
  'sealed.twice': '{name} hat zu den Karten zweierlei gesagt, von dem nur eines stimmen kann.',
  'sealed.false':
    'Was {name} zu den Karten gegeben hat, ist nicht, was es sein muss. Es liegt beiseite.',
  'sealed.stacked':
    'Eine Karte ist aufgetaucht, die dort nicht liegen kann: Dieser Stapel ist manipuliert.',
  'sealed.stray':
    'Was jemand vom Spiel aufschrieb, folgt nicht aus dem, was gespielt wurde, oder niemand hat es unterschrieben. Keine Karte wird dafür geöffnet, und das Spiel steht wieder, wie es war. Vielleicht muss ein Bildschirm, der vor langer Zeit geöffnet wurde, neu geladen werden.',
  'sealed.strayBy':
    'Was {name} vom Spiel aufschrieb, folgt nicht aus dem, was gespielt wurde. Keine Karte wird dafür geöffnet, und das Spiel steht wieder, wie es war.',
  'sealed.lost':
    'Die anderen haben ohne euch weitergespielt. Ihr Spiel gilt; was hier inzwischen geschah, zählt nicht.',
  'sealed.somebody': 'Jemand',
  'sealed.fair': 'Jedes Mischen in diesem Spiel ist geprüft: Alles war ehrlich.',
  'sealed.foul': 'Jedes Mischen ist geprüft: {list} hat nicht so gemischt wie gezeigt.',
  'sealed.closed':
    'Das Mischen ist geprüft, soweit es geht: {list} hat das eigene noch nicht offengelegt.',
}
