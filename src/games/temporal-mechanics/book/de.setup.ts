import type { BookNote, RulePage } from '../../../rules/told/book.ts'
import { eightIn } from './eight.ts'

const teo: readonly BookNote[] = [
  { as: 'Beschäftigung', says: 'Flickt Turmuhren', color: 'yellow' },
  { as: 'Körperliche oder geistige Eigenschaft', says: 'Ruhige Hände', color: 'pink' },
  { as: 'Wesenszug', says: 'Lässt nie los', color: 'blue' },
  { as: 'Beziehung', says: 'Zog ihren Bruder Emil auf', color: 'green' },
  { as: 'Zugehörigkeit', says: 'Der Ruderclub', color: 'orange' },
]

const scenes = eightIn({
  store: 'Den Kältespeicher schließen',
  regatta: 'Die Regatta absagen',
  rowers: 'Den Club gewinnen',
  marr: 'Marr umstimmen',
  readings: 'Die wahren Werte finden',
  reader: 'Den alten Leser starten',
  valve: 'Zu Ventil neun gelangen',
  keys: 'Die Schlüssel borgen',
})

/** The first act, in German: what the game is, who is in it, what went wrong, and how it might be undone. */
export const setupPages: readonly RulePage[] = [
  {
    id: 'game',
    title: 'Die Leitung steht',
    body: [
      'Etwas Furchtbares ist geschehen. Es ist nicht auszuhalten, und zu ändern ist es auch nicht mehr. Aber in einem kalten Raum steht eine Maschine, die einen einzigen Anschluss erreicht: sich selbst, vor ein paar Jahren. Ihr habt einen Anruf und einen Streifen Papier, und am anderen Ende seid ihr.',
      'Zwei bis acht Menschen spielen zusammen einen Abend lang. Niemand gewinnt. Alle führen je einen *Charakter*: erst als den, der anruft, dann als den, der abhebt.',
      'Eine Geschichte hat [[acts|drei Akte]]. Seht euch vorher an, was auf [[table|dem Tisch]] liegt. Wer so wenig wie möglich lesen möchte, nimmt [[sheet|die eine Seite]], auf der alles steht.',
      'Kursiv steht auf diesen Seiten ein Wort des Spiels, wo es zum ersten Mal vorkommt. Danach meint es immer genau das.',
    ],
  },
  {
    id: 'table',
    title: 'Was auf dem Tisch liegt',
    body: [
      'In der Mitte liegt ein großes Blatt Papier. Ringsum, für alle in Reichweite:',
      {
        as: 'terms',
        items: [
          { name: 'Karteikarten', says: 'für Menschen, Orte und Dinge' },
          { name: 'Klebezettel', says: 'dafür, wie sie sind' },
          { name: 'Sechsseitige Würfel', says: 'etwa ein Dutzend' },
          { name: 'Stifte', says: 'einer für jede Person' },
          { name: 'Zwei Bögen', says: 'einer für den Anfang, einer für das Ende' },
          { name: 'Eine Uhr', says: 'die zehn Minuten zählen kann' },
          {
            name: 'Ein langer Papierstreifen',
            says: 'für die *Zeitlinie* mit ihren [[timeline|zwei Strängen]]',
          },
        ],
      },
      'Schreibt auf alles, und bewegt alles. Was ausgeht, wird aufgefüllt, und ein Wurf bekommt alle Würfel, die er braucht.',
      'Ob ihr [[together|um einen Bildschirm sitzt oder weit auseinander]], ist den Regeln gleich.',
    ],
  },
  {
    id: 'acts',
    title: 'Drei Akte',
    body: [
      {
        as: 'steps',
        items: [
          '*Auftakt*, in der Zukunft. Blickt auf [[flashback|einem ersten Bogen]] zurück: was ging schief? Erschafft eure [[characters|Leute]], zeichnet, [[tree|was dazu geführt hat]], und schreibt [[warning|ein paar Worte]] an die, die ihr einmal wart.',
          '*Konfrontation*, in der Gegenwart. Eure Worte [[arrives|kommen an]]. Ihr spielt, was ihr gezeichnet habt, Stück für Stück, und jedes Stück endet mit einem Wurf.',
          '*Auflösung*, wieder in der Zukunft. Blickt auf [[resolution|einem letzten Bogen]] voraus: was hat eure Einmischung verändert?',
        ],
      },
      'Die Zukunft steht also am Anfang und noch einmal am Ende, und es muss nicht dieselbe sein. Dazwischen liegt die Gegenwart.',
      'In allen drei Akten stehen dieselben Menschen, mit denselben Karten. Nur was sie wissen, ist verschieden, und was sie noch haben.',
      'Die Akte folgen in dieser Ordnung aufeinander. Hinter euch schließt sich nichts ab: fällt euch im zweiten auf, dass im ersten etwas fehlt, tragt es nach.',
    ],
  },
  {
    id: 'objects',
    title: 'Objekte und Aspekte',
    body: [
      'Ein *Objekt* ist ein Mensch, ein Ort oder ein Ding von Bedeutung. Jedes hat eine Karteikarte mit seinem Namen.',
      'Ein *Aspekt* sagt in einem Wort oder wenigen etwas über ein einziges Objekt. Jeder hat einen Klebezettel. Er darf mehr als eines bedeuten.',
      {
        as: 'cards',
        cards: [
          {
            name: 'Isolde Marr',
            of: 'Direktorin des Kältewerks',
            notes: [
              { says: 'Das Tal vergöttert sie', color: 'pink' },
              { says: 'Unterschreibt ungelesen', color: 'yellow' },
              { says: 'Friert nie', color: 'blue' },
            ],
          },
        ],
      },
      'Klebt ein Zettel auf einer Karte, gehört er dorthin. Klebt ihr ihn auf eine andere, ist er umgezogen. Auf dem bloßen Papier gehört er noch zu nichts.',
      'Auf der Karte eines Charakters heißt ein Aspekt *Merkmal*. Auf jeder anderen ist er ein *Umgebungsaspekt*, und Marr gehört so gut zur Umgebung wie das Wetter.',
    ],
  },
  {
    id: 'characters',
    title: 'Wer abhebt',
    body: [
      'Ein Charakter ist jemand, um den sich diese Geschichte dreht. Ein Mensch allein spricht und entscheidet für ihn, vom ersten Akt bis zum letzten. Alle erschaffen je einen.',
      'Alle übrigen sind *Nebenfiguren*: die Direktorin, der Pförtner, die Menge am Ufer. Eine Nebenfigur gehört niemandem. Wer gerade frei ist oder Lust hat, leiht ihr die Stimme, wenn es etwas zu sagen gibt, und gibt sie danach wieder her.',
      'Auf die Karte eines Charakters kommen ein Name und fünf Merkmale, [[traits|von jeder Art eines]]; hier ist [[teo|eine, der nichts fehlt]]. Macht sie vor dem zweiten Akt. Umgebungsaspekte entstehen meist im Spiel. Aber beide dürfen jederzeit dazukommen: Menschen ändern sich, und wer von morgen gehört hat, ändert sich schnell.',
    ],
  },
  {
    id: 'traits',
    title: 'Fünf Merkmale',
    body: [
      'Ein Merkmal ist ein Aspekt eines Charakters. Mit fünfen ist er vollständig, und jedes beantwortet eine Frage.',
      {
        as: 'terms',
        items: [
          { name: '*Beschäftigung*', says: 'Was tust du? Für Geld oder aus Liebe.' },
          {
            name: '*Körperliche oder geistige Eigenschaft*',
            says: 'Was kann dein Körper oder dein Kopf, was andere nicht können? Oder umgekehrt?',
          },
          {
            name: '*Wesenszug*',
            says: 'Wie siehst du die Welt? Am besten ist, was Gabe und Bürde zugleich ist.',
          },
          {
            name: '*Beziehung*',
            says: 'Was verbindet dich mit jemandem, ob Charakter oder Nebenfigur? Die Geschichte soll daran rütteln.',
          },
          {
            name: '*Zugehörigkeit*',
            says: 'Zu welcher namhaften Organisation gehörst du? Es ist ein Handel: was gibt sie dir, und was verlangt sie?',
          },
        ],
      },
      'Fällt euch nichts ein, nehmt [[prompts|ein Wort für den Anfang]].',
    ],
  },
  {
    id: 'teo',
    title: 'Ein Charakter, dem nichts fehlt',
    body: [
      'Adas Charakter hält seit ihrem halben Leben die Uhren eines Bergtals in Gang.',
      { as: 'cards', cards: [{ name: 'Teo Finch', of: 'Adas Charakter', notes: teo }] },
      '„Lässt nie los“ ist eine Gabe, wenn eine Schraube klemmt, und eine Bürde, wenn jemandem zu verzeihen wäre.',
      'Ihre Beziehung gilt einer Nebenfigur. In der Zukunft hat sie Emil verloren; in der Gegenwart ist er neunzehn, verliebt und lässt sich nichts sagen. Da bekommt die Geschichte sie zu fassen.',
      'Der Ruderclub gibt ihr einen Schlüssel, ein Boot und vierzig Menschen, die ihr gut sind. Er verlangt Treue, ausgerechnet an dem Tag, an dem sie den See leer haben möchte.',
    ],
  },
  {
    id: 'flashback',
    title: 'Die Rückblende',
    body: [
      'Gespielt wird zuerst eine *Rückblende*. Sie wird erzählt, nicht entschieden: gewürfelt wird darin nicht. Was geschah in der ersten Zeitlinie, und was hat es aus euch gemacht? Nehmt euch zehn Minuten, und schreibt den Kern davon auf den ersten Bogen. Am Ende sollten drei Fragen beantwortet sein:',
      {
        as: 'terms',
        items: [
          {
            name: 'Der *Widerpart*',
            says: 'Wer hat es herbeigeführt oder stand im Weg? Eine Karte mit drei Aspekten oder mehr.',
          },
          { name: 'Der *Schauplatz*', says: 'Wann und wo spielt diese Geschichte?' },
          {
            name: 'Die *Katastrophe*',
            says: 'Was muss verhindert werden? Etwas, woran Menschen rühren können, auch wenn es schwer ist, und gefährlich, es zu versuchen.',
          },
        ],
      },
      'Ein Widerpart muss nicht böse sein. Oft ist es jemand mit einem guten Grund zu viel.',
      'Vier Katastrophen bringt das Spiel mit, fertig zum Vorlesen. Nehmt zum Beispiel [[july|diese]], oder eine eigene.',
    ],
  },
  {
    id: 'july',
    title: 'Eine Rückblende, erzählt',
    body: [
      {
        as: 'example',
        title: 'Juli-Eis',
        body: [
          'Ada liest vor: um vier Uhr nachmittags, mitten in der Regatta, fror der See zu. Es dauerte elf Minuten. Die Kälte, die das Werk seit Jahren unter dem See gespeichert hatte, war entwichen, und seither ist der Winter nicht mehr aus dem Tal gegangen.',
          'Schauplatz: der See von Obervarn, in einer Woche im Juli; und die Sternwarte darüber, neunzehn Jahre später.',
          'Widerpart: Isolde Marr, Direktorin des Kältewerks. Wir wollen sie mögen. „Unterschreibt ungelesen“, sagt June.',
          'Und was hat es aus uns gemacht? Adas Teo hat Emil auf dem Eis verloren. Milos Bruno hatte Dienst an jenem Tag und schlief. Junes Ines hatte die richtigen Werte in der Tasche und war zu höflich, um zu unterbrechen.',
        ],
      },
      'Drei Antworten und drei Wunden: das ist eine Rückblende. Und nun: [[tree|wie hätte es anders kommen können?]]',
    ],
  },
  {
    id: 'tree',
    title: 'Der Szenenbaum',
    body: [
      'Was ihr im zweiten Akt spielen werdet, wird vorher gezeichnet, als *Szenenbaum*. Eine *Szene* ist ein Oval mit einem Namen. Beginnt unten auf dem Papier, mit dem *Höhepunkt*: was eure Charaktere tun werden, um die Katastrophe abzuwenden.',
      'Schaut dann *stromaufwärts*, dorthin, wo die Zeit herkommt. Wählt eine Szene, die schon da ist, und fragt: was geschah davor, und stünden wir besser da, wenn es anders gekommen wäre? Zeichnet das als Oval darüber, und eine Linie zu ihr hinab.',
      'Wie eine neue Szene ausgeht, sollte die, in die sie mündet, unmittelbar betreffen. Braucht das eine lange Erklärung, fehlt dazwischen etwas: vielleicht eine Szene.',
      'Der Höhepunkt allein ist noch kein Baum. Mindestens eine Szene gehört stromaufwärts davon hin. Jede mündet in genau eine andere, und alle zuletzt in den Höhepunkt.',
      'Wie weit hinauf es geht und was das wert ist, sagt [[depth|eine Rechnung]].',
    ],
  },
  {
    id: 'depth',
    title: 'Tiefe und Schwierigkeit',
    body: [
      'Zählt die Linien von einer Szene bis hinab zum Höhepunkt: das ist ihre *Tiefe*. Zieht sie von vier ab: das ist ihre *Schwierigkeit*, und so viele Würfel müssen gut fallen. Auf einem Oval steht die Schwierigkeit am Rand und die Tiefe darunter.',
      {
        as: 'table',
        says: 'Tiefe und Schwierigkeit',
        head: ['Szene', 'Tiefe', 'Schwierigkeit'],
        rows: [
          ['Der Höhepunkt', '0', '4'],
          ['mündet in den Höhepunkt', '1', '3'],
          ['zwei Linien entfernt', '2', '2'],
          ['drei Linien entfernt', '3', '1'],
        ],
      },
      'Stromaufwärts von einer Szene mit Tiefe 3 kommt nichts mehr: so weit weg von der Katastrophe leistet euch kaum noch etwas Widerstand. Der Grund dafür ist [[inertia|eine Art von Schwere]].',
      'Es dürfen so viele Szenen sein, wie ihr wollt. [[eight|Acht]] füllen einen Abend. Eine Runde kann sich [[house|eine Grenze]] setzen.',
    ],
  },
  {
    id: 'eight',
    title: 'Ein Baum mit acht Szenen',
    body: [
      {
        as: 'example',
        title: 'Wie der Juli anders kommen könnte',
        body: [
          {
            as: 'tree',
            grows: 'up',
            says: 'Ganz unten der Höhepunkt „Den Kältespeicher schließen“, Schwierigkeit 4. In ihn münden drei Szenen mit Schwierigkeit 3: „Die Regatta absagen“, „Marr umstimmen“ und „Zu Ventil neun gelangen“. Über der Regatta steht „Den Club gewinnen“, über Marr „Die wahren Werte finden“, über dem Ventil „Die Schlüssel borgen“, jede mit Schwierigkeit 2; und ganz oben, über den Werten, „Den alten Leser starten“, Schwierigkeit 1.',
            scenes,
          },
          'Wir fingen unten an: der Speicher muss zu. Das ist leichter ohne Boote auf dem See, mit Marr auf unserer Seite und mit einer Hand an Ventil neun. Was würde Marr umstimmen? Die wahren Werte. Wo stehen die? Auf Lochstreifen, und nur der alte Leser kann sie noch lesen.',
          'Über dreien steht nichts mehr. Jede davon darf die erste sein.',
        ],
      },
    ],
  },
  {
    id: 'warning',
    title: 'Die Warnung',
    body: [
      'Ganz zuletzt schreibt ihr im ersten Akt die *Warnung*: eine Karte von denen, die es wissen, an die, die es noch nicht wissen. Sie fasst 256 Zeichen, Leerzeichen und Punkte eingerechnet. Der Tisch zählt mit. Was zu lang ist, behält er so, wie ihr es geschrieben habt, und sagt, um wie viel; abschicken lässt es sich erst, wenn es passt.',
      'Kürzt gemeinsam. Was müssen sie wissen? Was würden sie niemals glauben? Gibt es ein Wort, das nur ihr gebrauchen würdet?',
      {
        as: 'example',
        title: 'Was wir schickten',
        body: [
          '14. JULI, 16 UHR: KÄLTESPEICHER BRICHT UNTER DER REGATTA. TRAUT DEN NEUEN WERTEN NICHT. STARTET DEN ALTEN LESER IM SCHULKELLER. VENTIL NEUN HAT KEIN SCHLOSS. TEO, HALT EMIL VOM SEE FERN. BRUNO, BLEIB WACH. INES, UNTERBRICH SIE.',
        ],
      },
      'Sie reist per *tachyonischem Antitelefon*, das [[antitelephone|eine eigene Seite]] hat. Steht am Baum nur der Höhepunkt, sagt es der Tisch, bevor ihr sendet. Ihr dürft trotzdem.',
    ],
  },
  {
    id: 'antitelephone',
    title: 'Tachyonische Antitelefone',
    body: [
      'Ein Tachyon wäre ein Teilchen, das niemals langsamer ist als das Licht. Gebt zwei Leuten einen Strahl davon, und lasst sie schnell genug aneinander vorbeifliegen: nach der Rechnung der Relativitätstheorie kann die Antwort da sein, bevor die Frage abgeht. In der Physik heißt so ein Gerät Antitelefon, und meist wird es erwähnt, um zu zeigen, dass es das nicht geben kann.',
      'In diesem Spiel gibt es das. Ein tachyonisches Antitelefon ist selten, kostet ein Vermögen und zieht so viel Strom wie eine kleine Stadt. Es erreicht nur sich selbst, wie es war: dieselbe Maschine, im selben Raum, an einem früheren Tag. Bevor die erste gebaut war, gab es nichts, was hätte läuten können. Darum warnt niemand die Könige und die Dinosaurier.',
      'Und der Atem reicht nicht weit: so viel passt hinein, mehr nicht. Deshalb [[warning|zählt ihr die Zeichen]].',
    ],
  },
  {
    id: 'inertia',
    title: 'Die Trägheit der Zeit',
    body: [
      'Schwere Dinge lassen sich schwer ablenken. Ereignisse auch. Je mehr an einem hängt, desto mehr hält es an seinem Platz: Leute, die damit rechnen, Züge, die danach fahren, hundert kleine Gründe, die alle in dieselbe Richtung ziehen. Das ist die *Trägheit der Zeit*.',
      'Daher 4 minus Tiefe. Weit stromaufwärts ist ein Ereignis ein Schlüssel am falschen Haken, und ein guter Augenblick genügt, ihn umzuhängen: Schwierigkeit 1. Mit jedem Schritt stromabwärts hat sich mehr dahinter gesammelt. Die Katastrophe selbst wiegt so schwer wie nichts sonst in der Geschichte, und sie zu bewegen kostet vier.',
      'Was schwer ist, fällt auch hart. Misslingt etwas bei Tiefe 3, kommt jemand zu spät; misslingt der Höhepunkt, ist jemand tot. Wenn ihr davon erzählt, lasst das Gewicht der Zahl folgen.',
      'Stromaufwärts verzeiht die Zeit. Das ist die ganze Kunst: früh genug etwas Kleines finden.',
    ],
  },
]
