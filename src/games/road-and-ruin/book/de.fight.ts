import type { RulePage } from '../../../rules/told/book.ts'
import { hitRows, WOUND_DAMAGE, woundRows } from './numbers.ts'

/** Rounds, blows, wounds, breath and mana. */
export const fightPages: readonly RulePage[] = [
  {
    id: 'time',
    title: 'Runden und Tage',
    body: [
      'Wo es auf Sekunden ankommt, geht die Zeit in Runden. Eine Runde dauert 3 Sekunden und hat zehn *Takte*: genug, um zu sagen, in welcher Folge man etwas geschehen sah. Nichts hat einen Preis in ihnen.',
      'Wo es auf Stunden ankommt, hat ein Tag sechs *Tagesteile*: Morgen, Mittag, Nachmittag, Abend und zwei der Nacht. Jeder dauert 4 Stunden oder vier Fackeln.',
      {
        as: 'table',
        says: 'Was wie lange dauert',
        head: ['Es dauert', 'Zum Beispiel'],
        rows: [
          ['eine Runde', 'ein Hieb, ein Zuruf, einmal Luft holen'],
          ['eine Minute oder mehr', 'ein Zauber, wie er ist, verbinden'],
          ['einen Tagesteil', 'schlafen, ein Ritual, zehn Kilometer'],
          ['einen Tag', 'eine Wunde, die sich zu schließen beginnt'],
        ],
      },
      'Zwischen Runden und Tagen braucht ihr nicht zu zählen. „Nach dem Essen“ ist auch eine Zeit.',
    ],
  },
  {
    id: 'intention',
    title: 'Vorhaben',
    body: [
      'Ein *Vorhaben* ist, worauf du im Kampf aus bist: zur Tür kommen, die Treppe halten, die Kuh heraushalten. Es bestimmt alles, was du tust, so viele Runden lang, wie es braucht.',
      {
        as: 'terms',
        items: [
          {
            name: '*Lage prüfen*',
            says: 'kostet eine ganze Runde und bringt dir ein neues. Sag es laut, und wer auf deiner Seite ist und will, übernimmt es.',
          },
          { name: 'Sich decken', says: 'macht deinen Schild bereit.' },
          {
            name: 'Nachsetzen',
            says: 'lässt den Schild unten. Gib stattdessen Kraft aus, für Tempo oder Wucht.',
          },
        ],
      },
      'Nichts hindert dich, trotzdem anderes zu tun. Aber wer außerhalb des eigenen Vorhabens handelt, ist in dieser Runde *abgelenkt*: 2 weniger auf Ausgang, Treffen und Tempo.',
      'Es klingt streng. Es ist das, was Leute in einem Kampf wie Leute aussehen lässt und nicht wie Schachfiguren.',
    ],
  },
  {
    id: 'speed',
    title: 'Wer ist eher da?',
    body: [
      'Alle beginnen eine Runde zugleich. Meist ist es gleich, wer schneller ist. Wo nicht, würfelt einen Ausgang für die Person, die es sein will.',
      {
        as: 'table',
        says: 'Zweierlei Tempo',
        head: ['Tempo', 'besteht aus'],
        rows: [
          [
            '*Tempo im Voraus*: du sahst es kommen',
            'VER, BIN und deiner Übung mit der Waffe des Gegners',
          ],
          [
            '*Tempo im Gegenzug*: du antwortest nur',
            'GES, AUF und deiner Übung mit der eigenen Waffe, wenn sie eine Antwort ist',
          ],
        ],
      },
      'Nimm das höhere. Davon zieh das *Handlungstempo* dessen ab, was die Gegenseite tut; es steht bei [[weapons|jeder Waffe]]. Das ist der Zuschlag.',
      'Gut: du bist eher da, und war der Zuschlag über 0, hat es 1 *Atem* gekostet. Schlecht: du handelst spät, nachdem der Hieb gefallen ist.',
      {
        as: 'example',
        title: 'Zweimal gezogen',
        body: [
          '7 und 6 gegen ein Schwert, 3: der Zuschlag ist +4, und eine 2 ist gut mit einem ABER. 5 und 4 gegen 8: er ist -3, und erst eine 9 ist es.',
        ],
      },
    ],
  },
  {
    id: 'strike',
    title: 'Zuschlagen',
    body: [
      'Ein Kampf ist es, sobald jemand Schaden will oder darauf antwortet. Jede Waffe hat ihren Würfel:',
      {
        as: 'table',
        says: 'Die Würfel der Waffen',
        head: ['Würfel', 'Für was'],
        rows: [
          ['W4', 'zielt: Schleudern und Bögen'],
          ['W6', 'schwingt: Peitschen und Ketten'],
          ['W8', 'eine Schneide hat'],
          ['W10', 'hackt'],
          ['W12', 'einfach trifft: Stäbe, Schlägel, Fäuste'],
        ],
      },
      'Wirf ihn und zähl deine Übung mit dieser Sorte dazu. Zieh ab, was [[dodge|Entfernung, Ausweichen]] oder dein Zustand nimmt. Das ist der *Trefferwurf*. Davon zieh die [[armour|Rüstung]] ab, und sieh, was bleibt:',
      {
        as: 'terms',
        items: [
          { name: '*Volltreffer*', says: 'mehr als die Hälfte der Würfelseiten: voller Schaden.' },
          { name: '*Streiftreffer*', says: 'von 2 bis zur Hälfte: halber Schaden, abgerundet.' },
          { name: '*Kein Schaden*', says: '1 oder weniger, aber nur durch die Rüstung.' },
          { name: '*Daneben*', says: '1 oder weniger schon ohne Rüstung.' },
        ],
      },
    ],
  },
  {
    id: 'armour',
    title: 'Rüstung und Schilde',
    body: [
      'Was du trägst, zählt zusammen, Schicht um Schicht:',
      {
        as: 'table',
        says: 'Rüstung',
        head: ['Schicht', 'Rüstung', 'Atem'],
        rows: [
          ['schweres Tuch', '1', ''],
          ['Kettenhemd', '3', '1'],
          ['dickes Leder', '3', '1'],
          ['Platten', '4', '2'],
        ],
      },
      'Die letzte Spalte ist, was es an Atem kostet, wenn ein Kampf beginnt.',
      'Für einen bereiten Schild wird gewürfelt, ehe über den Trefferwurf geurteilt wird: ein W8 und deine Übung mit Schilden. Er trifft wie eine Waffe. Ein Volltreffer gibt seinen ganzen Wert zur Rüstung, ein Streiftreffer die Hälfte, daneben nichts.',
      {
        as: 'example',
        title: 'Ein Schild von 4',
        body: [
          'Volltreffer: 4 mehr. Streiftreffer: 2 mehr. Sonst: du stehst da mit einer Tür am Arm.',
        ],
      },
      'Welche Zahl wodurch kommt, steht auf [[faces|einer eigenen Seite]].',
    ],
  },
  {
    id: 'faces',
    title: 'Zahlen durch Rüstung',
    body: [
      'Die bloße Zahl des Würfels, sonst nichts dafür oder dagegen:',
      {
        as: 'table',
        says: 'Streiftreffer (S) und Volltreffer (V) jedes Würfels, nach der Rüstung, die im Weg ist',
        head: ['Rüstung', 'W4', 'W6', 'W8', 'W10', 'W12'],
        rows: hitRows('S', 'V'),
      },
      'Ein Stein aus der Schleuder tut einem Ritter nichts. Dafür hat er seinen Geldbeutel. Sucht einen Weg um die Rüstung herum: eine Flanke, ein Feuer, ein Wort, einen Hieb, der durchgeht.',
      {
        as: 'example',
        title: 'Eine 8 auf einem W8',
        body: [
          'Auf Rüstung 3: 8 - 3 = 5 von 8, Volltreffer. Auf Rüstung 4: 8 - 4 = 4 von 8, Streiftreffer.',
        ],
      },
    ],
  },
  {
    id: 'special',
    title: 'Der Kniffwürfel',
    body: [
      'Mit jedem Hieb fällt ein zweiter Würfel derselben Größe, in anderer Farbe: der *Kniffwürfel*. Zähl ihn zum Trefferwurf, vor der Rüstung. Ist die Summe hoch genug, kommt der *Kniff* der Waffe einmal, zweimal oder dreimal:',
      {
        as: 'table',
        says: 'Was einen Kniff bringt',
        head: ['Würfel', 'einmal', 'zweimal', 'dreimal'],
        rows: [
          ['W4', '6', '8', '10'],
          ['W6', '9', '12', '15'],
          ['W8', '12', '16', '20'],
          ['W10', '15', '20', '25'],
          ['W12', '18', '24', '30'],
        ],
      },
      'Geht der Hieb daneben, bringt er nichts. Was anhält, wie Bluten, setzt nur ein, wenn Schaden durchkommt, und dauert für jedes Mal eine Runde.',
      {
        as: 'example',
        title: 'Ein Schwert',
        body: [
          'Trefferwurf 6 und eine 7 sind 13: einmal. Trefferwurf 6 und eine 5 sind 11: gar nicht.',
        ],
      },
      'Was jeder Kniff tut, steht bei [[weapons|den Waffen]].',
    ],
  },
  {
    id: 'dodge',
    title: 'Ausweichen, und Schüsse von weitem',
    body: [
      'Wer lieber nicht da wäre, würfelt einen Ausgang zum Ausweichen, mit demselben Zuschlag [[speed|wie fürs Ehersein]]. Wer ausweicht, kommt immer von der Stelle: sag, wohin.',
      {
        as: 'table',
        says: 'Was Ausweichen vom Trefferwurf nimmt',
        head: ['Ausgang', 'Trefferwurf'],
        rows: [
          ['gut ABER', '-1'],
          ['gut', '-2'],
          ['gut UND', '-4'],
          ['jeder schlechte', 'wie er war'],
        ],
      },
      'Entfernung tut es auch: 1 ab für jeden Namen, der [[distance|weiter ist als nah]], mit einem W4 2. Ein Pfeil auf jemanden, der weit weg ist, verliert also 4.',
      'Die meisten halten still für einen Pfeil, weil sie ihn nicht gesehen haben. Wer ihn gesehen hat, muss nicht.',
    ],
  },
  {
    id: 'steadfast',
    title: 'Halt und Gesundheit',
    body: [
      'Schaden trifft zuerst auf deinen *Halt*: deinen Stand, deine Nerven, die Luft, die du gleich holen wolltest. Was durchgeht, nimmt *Gesundheit*.',
      {
        as: 'points',
        items: [
          'Kein Halt mehr: alles geht von der Gesundheit ab.',
          'Weniger Schaden als Halt: es geht allein vom Halt ab.',
          'Ebenso viel oder mehr: nur ganze Vielfache des Halts zählen. Eines davon nimmt allen Halt, die übrigen gehen auf die Gesundheit.',
        ],
      },
      {
        as: 'table',
        says: 'Halt verloren / Gesundheit verloren, nach Halt und Schaden',
        head: ['', ...WOUND_DAMAGE.map(String)],
        rows: woundRows,
      },
      'So kosten 8 Schaden bei Halt 3 3 Gesundheit, und bei Halt 4 kosten sie 4. Wer sehr fest steht, kann an einem Hieb zerbrechen, mit dem andere mitgehen. Trotzdem: bewahr ihn. Ohne ihn tut alles weh.',
    ],
  },
  {
    id: 'shaken',
    title: 'Erschüttert',
    body: [
      'Mit Halt 0 bist du *erschüttert*. Dein Vorhaben ist jetzt, in Sicherheit zu kommen, was es auch vorher war. Würfle einen Ausgang mit FAS, um zu sehen, wie du das angehst:',
      {
        as: 'terms',
        items: [
          { name: 'gut', says: 'du kannst handeln, und zwar danach.' },
          { name: 'schlecht', says: 'du rennst.' },
          { name: 'schlecht UND', says: 'du erstarrst.' },
        ],
      },
      '*Kampfstress*: eine ganze Runde in Reichweite eines Gegners, der dich hätte treffen können, nimmt 1 Halt, getroffen oder nicht.',
      'Furcht: wo etwas wahrhaft entsetzlich ist, würfle einen Ausgang mit FAS. Schlecht nimmt 1 Halt, schlecht mit einem UND nimmt 2.',
      'Jede Runde außer Gefahr bringt 1 zurück. Gesundheit braucht länger: 1 am Tag, wenn sich jemand kümmert, 1 in drei Tagen, wenn nicht, und dann bleibt vielleicht eine Narbe. Zeig sie in Gasthäusern.',
    ],
  },
  {
    id: 'exertion',
    title: 'Atem',
    body: [
      'Atem ist, was in dir steckt: zehnmal AUS. Ein Punkt davon wiederholt einen körperlichen Wurf, alle seine Würfel, und das Bessere gilt.',
      {
        as: 'terms',
        items: [
          {
            name: '*Ermüdung*',
            says: 'die zweite Runde jeder Anstrengung und alle danach, bei schwerer Last schon die erste: ein Würfel mehr, und der niedrigste gilt.',
          },
          {
            name: '*Erschöpfung*',
            says: 'weniger als die Hälfte deines Vorrats ist übrig: 5 weniger, ein Würfel mehr, und der niedrigste gilt.',
          },
        ],
      },
      'Sie zählen zusammen. Ein Punkt hebt eine von ihnen für einen Wurf auf, ganz.',
      {
        as: 'example',
        title: 'AUS 3',
        body: [
          'Ein Vorrat von 30. Mit 15 bist du noch frisch, mit 14 nicht mehr.',
          'Ermüdung: die Würfel zeigen 8 und 3, also gilt die 3. Beides zusammen: 5 weniger, drei Würfel, der niedrigste gilt. Ein bezahlter zweiter Wurf: noch einmal drei Würfel; von den beiden niedrigsten der bessere.',
        ],
      },
      'Er kommt wieder, [[breath|wenn du ruhst]].',
    ],
  },
  {
    id: 'breath',
    title: 'Luft holen und ruhen',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: '*Verschnaufen*',
            says: 'eine Runde, in der du sonst nichts tust. Wirf einen W10: so viel Atem kommt zurück. Würfle auch einen Ausgang: gut mit einem ABER, gut und gut mit einem UND bringen noch 1, 3 oder 5.',
          },
          {
            name: 'Eine Rast',
            says: 'einige Minuten. Gib einen der Punkte von AUS aus und wirf einen W10: so viel kommt zurück.',
          },
          {
            name: 'Längere Ruhe',
            says: 'je 4 Stunden bringen einen Punkt von AUS zurück. Ist der Vorrat nicht voll, wird er sofort ausgegeben.',
          },
        ],
      },
      'Von diesen Punkten gibt es so viele, wie AUS hoch ist, und jeder gilt einmal. Der Vorrat ist nie mehr als voll.',
      'Es geht nicht immer: im Kampf braucht es dafür jemanden, der so lange vor dir steht. Bedank dich. Vielleicht wäre die andere Seite dran gewesen.',
    ],
  },
  {
    id: 'mana',
    title: 'Mana',
    body: [
      'Dein *Mana* ist VER, AUF und KON zusammen. Ein Zauber nimmt etwas davon und braucht eine *Weise*: Geste, Worte, Gerät oder Zeichen. Ohne sie lässt er sich nicht wirken; gebundene Hände sind gebunden.',
      {
        as: 'terms',
        items: [
          {
            name: 'Wie er ist',
            says: 'ein Zauber von 1 Mana dauert eine Minute, und jedes weitere viermal so lange: 5 über vier Stunden, ab 7 sind es Tage.',
          },
          { name: 'Gemeistert', says: 'er dauert eine Runde.' },
          {
            name: 'Aus einem *Knoten*',
            says: 'er ist sofort gewirkt. Darin muss mindestens so viel Mana sein, wie der Zauber braucht, und es ist dann ganz verbraucht.',
          },
        ],
      },
      'Ein Knoten hält 2 bis 5 Mana. Ihn zu knüpfen braucht ein Ritual und einen Tagesteil in Ruhe.',
      'Flüchtige Zauber misslingen ohne Knoten, wie lange du dir auch nimmst.',
      'Die *Nachlese* sammelt Mana aus Orten und Dingen; etwas von deren Farbe ist immer darin. Von selbst kommt mit jedem Tagesteil in Ruhe 1 zurück. [[spells|Sechs Zauber]] liegen bei; was keinen Leib hat, trifft man [[spirit|anders]].',
    ],
  },
  {
    id: 'spirit',
    title: 'Seele',
    body: [
      'Nicht alles, was euch begegnet, hat einen Leib, den man treffen kann. Deine *Seele* ist, was du ihm entgegensetzt: WIL, BIN und FAS zusammen. Ihre Punkte werden ausgegeben, um',
      {
        as: 'points',
        items: [
          'zu befehlen, was gehorcht,',
          'zu rufen, was schläft,',
          'zu widerstehen, wo es ruft,',
          'zu binden, was umgeht,',
          'zu feilschen mit dem, was sich nicht binden lässt.',
        ],
      },
      'Jeder Punkt gibt einem solchen Wurf 1 dazu, höchstens 5.',
      'Mit weniger als der Hälfte bist du *hohl*: jede 1 kostet 2 Punkte. Du hörst dich aus dem Nebenzimmer sprechen. Hunde merken es.',
      'Ein Tagesteil in Ruhe bringt 1 zurück. Von jemandem, der sich freut, beim Namen gerufen zu werden, bringt nichts; versuch es trotzdem.',
    ],
  },
  {
    id: 'fight-example',
    title: 'Am gesperrten Schlagbaum',
    body: [
      'Brindle hat ein Schwert (W8, Schaden 4), Klingen 2, Tuch von Rüstung 1, Halt 3. Er will sich decken, also ist sein Schild von 2 bereit, mit Schilden 1. Gant kommt mit einem Beil (W10, Schaden 4), Äxte 1. Er trägt Leder, Rüstung 3, und hat Halt 2 und Gesundheit 8.',
      {
        as: 'example',
        title: 'Erste Runde',
        body: [
          'Wer ist eher da? Tempo im Voraus 2 + 2 + 0 = 4, Tempo im Gegenzug 2 + 2 + 2 = 6. Das Beil hat Handlungstempo 2: +4. Eine 3 ist gut. Brindle ist eher da, für 1 Atem.',
          'Er schlägt zu: 5 + 2 = 7. Der Kniffwürfel zeigt 6, und 7 + 6 = 13: sein Kniff, das Bluten, kommt einmal. 7 - 3 = 4 von 8: Streiftreffer, 2 Schaden. Bei Halt 2 nimmt das ihn ganz. Gant ist erschüttert und blutet.',
          'Gant hat FAS 2, eins weniger als erwartet: -1. Eine 8 ist gut, also handelt er danach: er haut sich den Weg zur Tür frei.',
        ],
      },
      'Es geht [[fight-end|umseitig]] weiter.',
    ],
  },
  {
    id: 'fight-end',
    title: 'Am gesperrten Schlagbaum, das Ende',
    body: [
      {
        as: 'example',
        title: 'Noch die erste Runde',
        body: [
          'Brindles Schild: 4 + 1 = 5 von 8, Volltreffer, also ist seine Rüstung 1 + 2 = 3. Gants Beil: 6 + 1 = 7, und 7 - 3 = 4 von 10: Streiftreffer, 2 Schaden. Sein Kniffwürfel zeigt 4; 11 reichen nicht. Aus Halt 3 wird 1.',
          'Die Runde endet. Gant blutet 1: Gesundheit 7.',
        ],
      },
      {
        as: 'example',
        title: 'Zweite Runde',
        body: [
          'Brindle: 8 + 2 = 10. Der Kniffwürfel zeigt 7, und 10 + 7 = 17: zweimal. 10 - 3 = 7 von 8: Volltreffer, 4 Schaden. Gant hat keinen Halt mehr, also geht alles auf die Gesundheit: aus 7 wird 3, und bluten wird er zwei Runden lang.',
          '„Genug“, sagt Gant. „Du kannst ebenso gut wissen, wer sie gesperrt hat.“',
        ],
      },
      'Jeden Schritt davon rechnet der Tisch aus und zeigt ihn. Ihr entscheidet nur, würfelt und erzählt.',
    ],
  },
]
