import type { RulePage } from '../../../rules/told/book.ts'

/** Secrets, and what is good to have at hand, in German. */
export const tablePages: readonly RulePage[] = [
  {
    id: 'secrets',
    title: 'Was geheim ist',
    body: [
      'Deine Hand siehst nur du. Ablagestapel, Untaten, Stufen und Siegel sind für alle offen, auch wie viele Karten du hältst.',
      'Sobald jemandem eine verdeckte Karte gezeigt wurde, führt kein Weg mehr hinter diesen Augenblick zurück: Was gesehen ist, ist gesehen. Bis dahin könnt ihr zurücknehmen, was ihr getan habt.',
      'Geht jemand für immer, so sagen es die anderen. Seine Züge werden übergangen, seine Hand bleibt verdeckt, und was vor ihm liegt, zählt, wie es liegt.',
      'Über deine Hand darfst du sagen, was du willst. Glauben muss es niemand.',
    ],
  },
  {
    id: 'hidden',
    title: 'Wie gut eure Karten verborgen sind',
    body: [
      'Hier gibt niemand die Karten, und kein Rechner kennt den Stapel. Vor einem Spiel schließen die Bildschirme einen *Pakt*: Jeder mischt der Reihe nach unter einem eigenen Schloss, und eine Karte öffnen nur genug von ihnen zusammen, für die Person, die sie sehen soll.',
      {
        as: 'points',
        items: [
          'Kein einzelner Bildschirm, und auch nicht einige wenige, können eine Karte sehen, die ihnen nicht gezeigt wurde.',
          'Niemand kann den Stapel legen, eine Karte verdoppeln oder tauschen, und man glaubt es. Die meisten Versuche fallen sofort auf, mit Namen; alle, wenn das Spiel vorbei ist und jedes Mischen geprüft wird.',
          'Jeder Bildschirm spielt das Spiel mit. Eine Seite, die von sich aus hinschreibt, dass ihr eine Karte zusteht, bekommt keine: Sie wird genannt, und das Spiel steht wieder, wie es gespielt wurde.',
          'Wer sich weigert, eine Karte zu öffnen, wird genannt, und genug andere spielen weiter.',
          'Ein Bildschirm, der schläft, hält nichts auf, was genug andere können.',
        ],
      },
      '[[limits|Was das nicht leistet]], steht auf der nächsten Seite.',
    ],
  },
  {
    id: 'limits',
    title: 'Und was das nicht leistet',
    body: [
      {
        as: 'points',
        items: [
          'Ab drei Bildschirmen können alle anderen zusammen deine Hand öffnen, wenn alle es wollen. Ein Spiel, das ohne dich weitergehen kann, ist eines, das sie ohne dich lesen könnten. Zu zweit werden beide gebraucht: Dann darf niemand gehen.',
          'Ein Pakt kennt Bildschirme, keine Menschen. Wer an zweien von dreien sitzt, ist zwei von dreien. Seht, wer wo sitzt, bevor ihr einwilligt.',
          'Einmal in 256 Malen geht falsches Mischen zuerst durch, und wer so gemischt hat, kennt vielleicht Karten, bis es am Ende gefunden wird.',
          'Welche Karte wohin geht, sehen alle: Was du in Runde eins ziehst und in Runde vier spielst, war die ganze Zeit auf deiner Hand.',
          'Im eigenen Zug zieht jeder, und jeder kann sagen, jemand sei gegangen: Das zeigt keine Karte.',
          'Freunde reden, und hinter dir kann jemand stehen. Was einmal gezeigt ist, lässt sich nicht zurücknehmen.',
          'Ein verlorenes Gerät ist gegangen. Die anderen können seine Karten einem anderen Bildschirm desselben Platzes zeigen; bei zwei Bildschirmen kann es niemand.',
          'Eines Tages bricht vielleicht jemand die Schlösser von heute.',
        ],
      },
      'Wenn an eurem Tisch niemand betrügen würde, könnt ihr [[trust|ohne all das]] spielen.',
    ],
  },
  {
    id: 'trust',
    title: 'Unter Leuten, die einander trauen',
    body: [
      'Ihr könnt *auf Treu und Glauben* spielen: Kein Pakt wird geschlossen, und es geht sofort los. Die Folge der Karten steht im Tisch, und jeder Bildschirm zeigt dir nur, was du sehen darfst.',
      'So sehen ehrliche Leute nichts aus Versehen. Es hält niemanden ab, der danach sucht: Wer weiß, wie, kann den ganzen Stapel und jede Hand lesen.',
      'Richtig ist das für einen Bildschirm, den ihr herumreicht, für Freunde und wenn du allein spielst. Für alles andere schließt den Pakt. Sonst ist nichts anders.',
    ],
  },
  {
    id: 'together',
    title: 'Ein Bildschirm, mehrere, oder allein',
    body: [
      'Auf dem Tisch zeigen deine Karten ihre Rückseiten. Deine Hand siehst du in einem Feld mit Vorhang, der nur offen ist, solange du ihn hältst. Wo mehrere an einem Bildschirm sitzen, bittet eine Karte zwischen zwei Händen die nächste Person her. Wer ein Telefon hat, kann die Hand dort halten.',
      'Nichts hindert eine Nachbarin, an deinem Vorhang zu ziehen. Gute Sitten schon.',
      'Allein kannst du gegen ein oder zwei einfache Kultisten spielen. Sie sehen, was ihr Platz sehen darf, und nicht mehr, und mit dem Gewinnen haben sie es nicht eilig.',
    ],
  },
  {
    id: 'example',
    title: 'Ein gespielter Zug',
    body: [
      {
        as: 'example',
        title: 'Ada in Runde drei',
        body: [
          'Adas Blutmagie steht auf 1. Vor ihr liegt „Die schwarze Rose gießen“, die drei kostet, mit einem Fortschritt darauf. Der Brunnen ist der offene Vers.',
          'Ihre erste Aktion: Sie spielt „Der gestochene Daumen“. Er legt einen Fortschritt auf die Rose, den zweiten. Sein Bonus braucht 1, also zieht sie eine Karte.',
          'Ihre zweite Aktion: Sie spielt noch einen Daumen. Der dritte Fortschritt: Die Rose ist vollendet, 4 Punkte wert. Sie zieht wieder.',
          'Prophezeiungsphase: Der Brunnen fragt, ob sie in diesem Zug eine Untat vollendet hat. Das hat sie und erhält einen Punkt.',
          'Ende des Zuges: Sie hat fünf Karten und zieht keine.',
        ],
      },
      'Mit anderen Karten hätte sie die Rose vielleicht für später gelassen. Aber dann hätte der Brunnen nicht gezahlt.',
    ],
  },
  {
    id: 'sheet',
    title: 'Alles auf einer Seite',
    body: [
      {
        as: 'terms',
        items: [
          { name: 'Runde', says: 'aufdecken, was in der Reihe verdeckt liegt; ein Zug für jeden' },
          {
            name: 'Aktionen',
            says: 'höchstens zwei: Karte spielen, Disziplin heben, Ränke schmieden',
          },
          { name: 'Karte spielen', says: 'ihre Sätze, dann ihr Bonus, dann ablegen' },
          {
            name: 'Disziplin heben',
            says: 'Macht mindestens so groß wie die Stufe ablegen: eins höher; jede einmal',
          },
          {
            name: 'Ränke schmieden',
            says: 'eine Untat aus der Reihe oder ungesehen; höchstens drei unvollendet',
          },
          { name: 'Prophezeiungsphase', says: 'Anfang, Mitte, Schluss' },
          { name: 'Ende des Zuges', says: 'auf fünf nachziehen' },
          { name: 'Untat', says: 'so viele Fortschritte, wie sie kostet: vollendet' },
          { name: 'Vers gezogen', says: 'verdeckt in die Reihe; zieh weiter' },
          { name: 'Schlussvers offen', says: 'die letzte Runde' },
          { name: 'Wertung', says: 'Untaten, Stufen (0, 1, 2, 4, 6), Siegel' },
        ],
      },
      'Dasselbe steht auf einer Karte, die sich für jeden von euch drucken lässt.',
    ],
  },
]
