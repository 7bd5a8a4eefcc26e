import type { RulePage } from '../../../rules/told/book.ts'
import { de } from '../de/de.ts'
import { costRows, levelRow, verseRows } from './numbers.ts'

/** What stands on cards, what becomes of them, and how it all ends, in German. */
export const cardPages: readonly RulePage[] = [
  {
    id: 'deeds',
    title: 'Untaten',
    body: [
      'Für einen Fortschritt leg ein Siegel auf eine deiner eigenen unvollendeten Untaten. Mehrere Fortschritte werden einer nach dem anderen gelegt, auf eine Untat oder auf mehrere, wie du willst. Ohne unvollendete Untat sind sie verloren.',
      'Eine Untat mit so vielen Fortschritten, wie sie kostet, ist sofort vollendet. Ihre Siegel gehen zurück, sie wird mit ihren Punkten beiseitegelegt, und du hast Platz für eine neue.',
      'Manche bringen etwas, wenn sie vollendet sind. Das kommt nach dem Satz, der sie vollendet hat, und vor dem nächsten. Vollendet ein Satz zwei, so folgen ihre Wirkungen in dieser Folge; was diese vollenden, wartet dahinter.',
      'Unvollendete Untaten sind nichts wert, und aufgeben kann man keine. Es gibt [[costs|vierundzwanzig]].',
    ],
  },
  {
    id: 'costs',
    title: 'Was Untaten kosten',
    body: [
      'Von jeder Disziplin gibt es acht Untaten. Drei davon bringen noch etwas und sind einen Punkt weniger wert.',
      {
        as: 'table',
        says: 'Nach Kosten: wie viele es von Blutmagie, Dämonologie und Nekromantie gibt, und ihre Punkte ohne und mit etwas, das sie bringen.',
        head: ['Kosten', 'Untaten', 'Punkte', 'und mit mehr'],
        rows: costRows(),
      },
      'Eine teure Untat ist für jeden Fortschritt mehr wert. Aber sie muss vollendet sein, bevor der Gesang endet.',
    ],
  },
  {
    id: 'disciplines',
    title: 'Disziplinen',
    body: [
      'Jede Disziplin hat ihre Art: Blutmagie bringt etwas zuwege, Dämonologie handelt, Nekromantie lässt nichts verkommen.',
      {
        as: 'table',
        says: 'Was eine Disziplin am Ende wert ist, nach ihrer Stufe.',
        head: ['0', '1', '2', '3', '4'],
        rows: [levelRow],
      },
      'Solange sie auf 4 steht, hat sie eine Gabe:',
      {
        as: 'terms',
        items: [
          { name: 'Blutmagie', says: 'deine Hand hält sechs Karten' },
          { name: 'Dämonologie', says: 'du darfst vier unvollendete Untaten haben statt drei' },
          {
            name: 'Nekromantie',
            says: 'am Ende des Zuges darfst du, bevor du ziehst, die oberste Karte des Ablagestapels nehmen',
          },
        ],
      },
      'Es zählen die Punkte der Stufe, die sie zeigt, nicht die der Stufen darunter dazu. Wie man sie hebt: [[levelup|Disziplin heben]].',
    ],
  },
  {
    id: 'verses',
    title: 'Die neun Verse',
    body: [
      {
        as: 'table',
        says: 'Jeder Vers, seine Art und was er sagt.',
        head: ['Vers', 'Art', 'Was er sagt'],
        rows: verseRows(de),
      },
      'Drei davon kommen in einem Spiel vor. Die Kerze zeigt die Art: neu, halb, heruntergebrannt. Kein Vers verlangt eine Karte von deiner Hand.',
    ],
  },
  {
    id: 'deck',
    title: 'Ziehen',
    body: [
      'Ein Vers, der den Nachziehstapel verlassen würde, gleich wodurch, kommt stattdessen verdeckt in die Reihe der Prophezeiung, und du machst mit der nächsten Karte weiter. Keine Hand hält je einen.',
      'Wer sich ansieht, was oben liegt, bewegt nichts, und sonst sieht niemand hin. Ein so gesehener Vers ist „ein Vers“; welcher, weiß niemand.',
      'Ist der Stapel leer und wird eine Karte gebraucht, werden alle abgelegten bis auf die oberste zu einem neuen gemischt, und du machst weiter. Gibt es nichts zu mischen, endet das Ziehen. Für einen Blick wird ein leerer Stapel nicht gemischt.',
      {
        as: 'example',
        title: 'Drei Karten aus einer',
        body: [
          'Eine Karte ist noch im Nachziehstapel, sechs liegen im Ablagestapel, und Ada zieht drei. Sie nimmt die eine. Fünf abgelegte werden gemischt, die oberste bleibt liegen, und sie nimmt zwei weitere.',
        ],
      },
    ],
  },
  {
    id: 'last',
    title: 'Die letzte Runde',
    body: [
      'Die Runde, die damit beginnt, dass der Schlussvers aufgedeckt wird, ist die letzte. Jeder hat darin genau einen Zug, und dann [[score|zählt ihr]].',
      'Aufhalten kann den Gesang niemand. Hat in einer ganzen Runde keine Hauptkarte den Nachziehstapel verlassen, so kommt an ihrem Ende der nächste Vers, der noch darin ist, verdeckt in die Reihe, der mittlere vor dem letzten. Die Karte, die im Stapel für ihn stand, bedeutet nichts mehr und wird übergangen. Dasselbe geschieht, wo ein leerer Stapel seinen Vers nicht hergegeben hat.',
    ],
  },
  {
    id: 'score',
    title: 'Wer gewonnen hat',
    body: [
      'Zählt zusammen',
      {
        as: 'points',
        items: [
          'die Punkte eurer vollendeten Untaten,',
          'die Punkte der Stufe, die jede eurer Disziplinen zeigt,',
          'und eure Punktsiegel.',
        ],
      },
      'Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr vollendete Untaten, dann die höhere Summe der Stufen. Wer dann noch gleichauf ist, teilt sich den Sieg.',
      {
        as: 'example',
        title: 'Eine Abrechnung',
        body: [
          'Ben hat Untaten zu 3 und 4 Punkten vollendet. Seine Disziplinen stehen auf 2, 0 und 4, das sind 2, 0 und 6. Zwei Siegel liegen vor ihm. Das macht 7 + 2 + 0 + 6 + 2 = 17.',
        ],
      },
    ],
  },
  {
    id: 'verbs',
    title: 'Was Karten tun',
    body: [
      'Jeder Satz hat ein Verb und eine Zahl. Ein Zeichen neben dem Bild zeigt es auf einen Blick.',
      {
        as: 'terms',
        items: [
          {
            name: 'Lege',
            says: 'Fortschritte auf deine Untaten; manche Karten nennen eine Disziplin',
          },
          { name: 'Ziehe', says: 'oben vom Nachziehstapel' },
          {
            name: 'Lege ab',
            says: 'wer ablegt, wählt; andere tun es im Uhrzeigersinn von dir aus',
          },
          { name: 'Nimm', says: 'vom Ablagestapel: die oberste oder eine, die du wählst' },
          {
            name: 'Verschiebe',
            says: 'einen Fortschritt auf eine deiner Untaten, von einer anderen eigenen oder einer fremden',
          },
          { name: 'Erhalte', says: 'einen Punkt, als Siegel' },
          { name: 'Sieh dir an', says: 'was oben liegt, und leg es zurück, wie es war' },
          { name: 'Hebe', says: 'eine deiner Disziplinen, eine genannte oder eine beliebige' },
        ],
      },
      'Zweimal legen, ablegen oder verschieben geht eins nach dem anderen. Was um zwei gehoben wird, ist eine Disziplin.',
    ],
  },
  {
    id: 'conditions',
    title: 'Wenn',
    body: [
      'Vor einem Verb kann ein „wenn“ stehen:',
      {
        as: 'points',
        items: [
          'oben auf dem Ablagestapel liegt eine Karte dieser Disziplin oder mit mindestens dieser Macht;',
          'deine Stufe in einer Disziplin ist mindestens so hoch;',
          'du hast eine unvollendete Untat;',
          'du hast keine Karte auf der Hand;',
          'du hast in diesem Zug eine Untat vollendet.',
        ],
      },
      'Nachgesehen wird, wenn der Satz beginnt. Ist es nicht so, wird der Satz übergangen, und es geht mit dem nächsten weiter.',
    ],
  },
  {
    id: 'cards',
    title: 'Die Hauptkarten',
    body: [
      'Dreißig Entwürfe, jeder zweimal: zehn von jeder Disziplin.',
      {
        as: 'table',
        says: 'Nach Macht: wie viele Entwürfe es gibt, und wie viele Sätze sie haben.',
        head: ['Macht', 'Entwürfe', 'Sätze'],
        rows: [
          ['1', '12', '1'],
          ['2', '10', '1 oder 2'],
          ['3', '8', '2 oder 3'],
        ],
      },
      'Flammen neben dem Bild zählen die Macht. Die meisten beginnen mit einem Fortschritt: 14; 4 ziehen, 3 nehmen zurück, 3 geben einen Punkt, je 2 verschieben, sehen nach und heben. Abgelegt wird nur hinter etwas anderem, auf 4.',
      'Einen Bonus haben 22: auf Stufe 1, 2, 3, 4 sind es 8, 7, 5 und 2. Davon fügen 16 hinzu, und 6 ändern.',
    ],
  },
]
