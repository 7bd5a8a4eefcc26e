import { chancesIn } from '../../../rules/story/chances.ts'
import type { BookScene, RulePage } from '../../../rules/told/book.ts'

const outline: readonly BookScene[] = [
  { id: 'f', says: 'Den Drachen bannen', rating: 4 },
  { id: '1', says: 'Die Flotte gewinnen', rating: 3, parent: 'f' },
  { id: '2', says: 'Den Namen erfahren', rating: 3, parent: 'f' },
  { id: '2.1', says: 'Die Wand lesen', rating: 2, parent: '2' },
  { id: '2.2', says: 'Den Einsiedler finden', rating: 2, parent: '2' },
  { id: '2.2.1', says: 'Über die Aschenstraße', rating: 1, parent: '2.2' },
  { id: '3', says: 'Die Glocke wecken', rating: 3, parent: 'f' },
  { id: '3.1', says: 'Eine Taucherin anheuern', rating: 2, parent: '3' },
]

/** From the first oval to the end, in German: what happens. */
export const storyPages: readonly RulePage[] = [
  {
    id: 'scenes',
    title: 'Szenen',
    body: [
      'Eine Szene ist, was zu einer Zeit an einem Ort geschieht. Zeichnet sie als Oval auf den Szenenbogen. Sie hat:',
      {
        as: 'terms',
        items: [
          {
            name: '*Schauplatz*',
            says: 'wann und wo sie spielt, mit den Objekten und Aspekten dort',
          },
          { name: '*Ziel*', says: 'was die Charaktere versuchen' },
          { name: '*Schwierigkeitsgrad*', says: 'wie schwer das ist: kurz SG' },
          { name: '*Ausgang*', says: '*Erfolg* oder *Fehlschlag*, was noch niemand weiß' },
          { name: '*Vorszenen*', says: 'Szenen, die sie leichter machen, wenn sie gelingen' },
        ],
      },
      {
        as: 'tree',
        says: 'Ein Oval „Den Einsiedler finden“, SG 2. Eine Linie verbindet es mit einem Oval darüber, „Den Namen erfahren“, SG 3.',
        scenes: [
          { id: 'a', says: 'Den Namen erfahren', rating: 3 },
          { id: 'b', says: 'Den Einsiedler finden', rating: 2, parent: 'a' },
        ],
      },
      'Schreibt Ziel und SG auf das Oval. Eine Linie verbindet eine Szene mit jeder Vorszene. Die Szene am oberen Ende der Linie ist die *Folgeszene*. Sollen Stunde oder Wetter eigene Aspekte haben, gebt der Szene eine *Ortskarte*, auf die ihr sie klebt.',
    ],
  },
  {
    id: 'outline',
    title: 'Szenenplan entwerfen',
    body: [
      'Eine Szene zu skizzieren heißt, ihren Schauplatz, ihr Ziel und ihren SG festzulegen. Ihr skizziert sie alle, bevor ihr die erste spielt.',
      'Beginnt mit dem *Finale*. Es wird zuletzt gespielt, und sein Ziel sagt, wie ihr der Katastrophe begegnen wollt. Sein SG ist 4.',
      'Fragt dann, was helfen würde, und skizziert Vorszenen. Jede hat einen SG, der um eins unter dem ihrer Folgeszene liegt, und nie unter 1.',
      {
        as: 'table',
        says: 'Die Ebenen eines Szenenplans',
        head: ['Szene', 'Vorszene von', 'SG'],
        rows: [
          ['Finale', 'nichts', '4'],
          ['*Erste Ebene*', 'dem Finale', '3'],
          ['*Zweite Ebene*', 'einer Szene der ersten', '2'],
          ['*Dritte Ebene*', 'einer Szene der zweiten', '1'],
        ],
      },
      'Unter einer Szene der dritten Ebene hängt nichts mehr. Jede Szene außer dem Finale hat genau eine Folgeszene, und es gibt nur ein Finale. [[eight|Acht Szenen]] genügen; hier sind [[eight-scenes|acht als Beispiel]].',
    ],
  },
  {
    id: 'eight-scenes',
    title: 'Ein Plan mit acht Szenen',
    body: [
      {
        as: 'example',
        title: 'Wie wir ihn bannen wollen',
        body: [
          {
            as: 'tree',
            says: 'Das Finale „Den Drachen bannen“, SG 4. Darunter drei Szenen der ersten Ebene mit SG 3: „Die Flotte gewinnen“; „Den Namen erfahren“, darunter zwei der zweiten Ebene, „Die Wand lesen“ und „Den Einsiedler finden“, SG 2, und unter dem Einsiedler eine der dritten, „Über die Aschenstraße“, SG 1; und „Die Glocke wecken“, darunter „Eine Taucherin anheuern“, SG 2.',
            scenes: outline,
          },
          'Wir fingen oben an: um den Drachen zu bannen, brauchen wir die Flotte, seinen Namen und die versunkene Glocke. Wer kennt den Namen? Die Wand im Keller oder der Einsiedler. Wie kommt man zum Einsiedler? Über die Aschenstraße.',
          'Die Zahlen folgen aus den Linien: 4, dann 3, 3 und 3, dann 2, 2 und 2, und 1 für die Aschenstraße.',
          'Unter vieren hängt nichts, also darf jede davon die erste sein: die Flotte, die Wand, die Aschenstraße, die Taucherin.',
        ],
      },
    ],
  },
  {
    id: 'eight',
    title: 'Acht Szenen, acht Minuten',
    body: [
      'Hört bei acht Szenen auf, das Finale eingerechnet. Weniger sind auch gut. Eine Geschichte mit mehr vergisst leicht ihre Frage: wie begegnen diese Menschen dieser Katastrophe?',
      'Spielt jede Szene in acht Minuten oder weniger, nach der Uhr an der Wand. Wer weiß, dass die Zeit knapp ist, kommt zum Kern.',
      'Beides ist ein Rat. Dieser Tisch meldet sich bei der neunten Szene und wenn die acht Minuten um sind, und lässt euch dann weitermachen. Die Uhr soll erinnern, nicht aufhalten.',
      'Eine Runde kann sich auf andere Zahlen einigen: siehe [[house|Hausregeln]].',
    ],
  },
  {
    id: 'perform',
    title: 'Geschichte erzählen',
    body: [
      'Spielt die Szenen, eine nach der anderen. Wählt eine, deren Vorszenen alle gespielt sind; ob sie gelungen sind, ist gleich. Sonst ist jede Reihenfolge recht.',
      {
        as: 'steps',
        items: [
          'Spielt eure Charaktere: sagt, was sie tun und was sie sagen.',
          'Bringt dabei neue Objekte in die Szene, und klebt Aspekte auf sie und auf Objekte, die schon da sind. Damit werdet ihr arbeiten.',
          'Findet Aspekte, die [[pairs|zusammenpassen]], und einigt euch darauf.',
          'Werft [[check|die Würfel]]: sie entscheiden, wie es ausgeht.',
          'Erzählt zusammen, [[after|was geschah]].',
        ],
      },
      'Spielt das Ende nicht aus, bevor die Würfel gesprochen haben. Spielt bis zu dem Augenblick, in dem es so oder so kommen könnte.',
    ],
  },
  {
    id: 'pairs',
    title: 'Passende Paare',
    body: [
      'Ein *passendes Paar* sind ein Charakteraspekt und ein Umgebungsaspekt, mit denen ihr die Szene zusammen zu euren Gunsten wendet. Zwei von derselben Sorte sind nie ein Paar.',
      {
        as: 'pairs',
        pairs: [
          {
            left: { says: 'Redet wie geschmiert', as: 'Charakteraspekt: Ruth', color: 'blue' },
            right: {
              says: 'Hält ihr Wort',
              as: 'Umgebungsaspekt: Königin Imbry',
              color: 'yellow',
            },
            good: true,
            says: 'Ruth schwatzt der Königin ein Versprechen ab. Sie wird es halten.',
          },
        ],
      },
      'Was passt, dafür gibt es kein Rezept. Jemand sagt, wie die beiden zusammengehen, und die anderen stimmen zu oder widersprechen. Der Tisch schreibt auf, worauf ihr euch einigt.',
      'Derselbe Aspekt darf in mehreren Paaren stehen, und jedes verschiedene Paar zählt einmal. Dieser Tisch zeigt euch, wenn ein Aspekt noch einmal verwendet wird. Wird die Geschichte dadurch überdehnt, sagt es.',
      'Wie ein Paar aussieht und was keines ist, steht auf der [[pair-examples|nächsten Seite]].',
    ],
  },
  {
    id: 'pair-examples',
    title: 'Paare, und was keines ist',
    body: [
      {
        as: 'example',
        title: 'Das passt',
        body: [
          {
            as: 'pairs',
            pairs: [
              {
                left: { says: 'Schläft nie', as: 'Osk', color: 'pink' },
                right: { says: 'Hundemüde', as: 'Der Wächter', color: 'yellow' },
                good: true,
                says: 'Osk wartet, bis der Wächter einnickt.',
              },
              {
                left: { says: 'Merkt sich Lieder', as: 'Tam', color: 'blue' },
                right: { says: 'Alte Buchstaben', as: 'Die Wand', color: 'green' },
                good: true,
                says: 'Das sind keine Wörter, sagt Tam. Das sind Noten.',
              },
            ],
          },
        ],
      },
      {
        as: 'example',
        title: 'Das nicht',
        body: [
          {
            as: 'pairs',
            pairs: [
              {
                left: { says: 'Hände aus Eisen', as: 'Ruth', color: 'pink' },
                right: { says: 'Schläft nie', as: 'Osk', color: 'pink' },
                good: false,
                says: 'Zwei Charaktere: zweimal dieselbe Sorte.',
              },
              {
                left: { says: 'Hundemüde', as: 'Der Wächter', color: 'yellow' },
                right: { says: 'Ächzt bei Nacht', as: 'Die Brücke', color: 'blue' },
                good: false,
                says: 'Kein Charakter ist dabei: wieder zweimal dieselbe Sorte.',
              },
              {
                left: { says: 'Glockengießerin', as: 'Ruth', color: 'yellow' },
                right: { says: 'Nicht bezahlt', as: 'Die Matrosen', color: 'orange' },
                good: false,
                says: 'Von jeder Sorte einer. Aber niemand wusste, wie das hilft, also sagte die Runde nein.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'check',
    title: 'Die Probe',
    body: [
      'Eine *Probe* entscheidet die Szene. Sammelt eure Würfel: einen für jedes passende Paar und dazu die, die schon auf dem Oval liegen, einen für jede gelungene Vorszene.',
      'Sind die Würfel in der Luft, stehen die Paare fest: keines kommt dazu, keines wird zurückgenommen.',
      {
        as: 'dice',
        rows: [
          { faces: [1, 2, 3], says: 'Eine *Niete*.' },
          { faces: [4, 5], says: 'Ein *Treffer*.' },
          { faces: [6], says: 'Ein Treffer und ein Würfel mehr, der noch einen bringen kann.' },
        ],
      },
      'Zählt die Treffer: das ist euer *Ergebnis*. Ist es mindestens so hoch wie der SG, ist die Szene ein Erfolg, sonst ein Fehlschlag: seht es [[example|Schritt für Schritt]] oder [[chances|wie wahrscheinlich es ist]]. Ohne Würfel gibt es nichts zu werfen: das Ergebnis ist 0 und die Szene ein Fehlschlag.',
    ],
  },
  {
    id: 'example',
    title: 'Eine Probe, Schritt für Schritt',
    body: [
      {
        as: 'example',
        title: 'Den Namen erfahren, SG 3',
        body: [
          'Wir einigen uns auf drei Paare, und beide Vorszenen sind gelungen, also liegen zwei Würfel auf dem Oval. 3 + 2 = 5 Würfel.',
          {
            as: 'dice',
            rows: [
              {
                faces: [3, 6, 5, 1, 6],
                says: 'Drei Treffer. Zwei Sechsen bringen zwei Würfel mehr.',
              },
              {
                faces: [2, 6],
                says: 'Noch ein Treffer. Diese Sechs bringt einen weiteren Würfel.',
              },
              { faces: [4], says: 'Noch ein Treffer und keine Sechs. Das war’s.' },
            ],
          },
          'Acht Würfel liegen da, fünf davon sind Treffer: das Ergebnis ist 5. Fünf ist mindestens drei: Erfolg.',
        ],
      },
      {
        as: 'example',
        title: 'Gerade genug, und nicht genug',
        body: [
          {
            as: 'dice',
            rows: [
              { faces: [4, 5, 3], says: 'SG 2: zwei Treffer reichen. Erfolg.' },
              { faces: [1, 2], says: 'SG 1: gar kein Treffer. Fehlschlag.' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'after',
    title: 'Nach der Probe',
    body: [
      'Sagt, was eure Charaktere taten, wie es zu diesem Ausgang führte und was daraus folgt. Erzählt nach einem Erfolg, welche Paare geholfen haben; nach einem Fehlschlag, was schiefging. Schöpft so oder so aus den Paaren, die ihr versucht habt.',
      'Streicht das Oval durch, wie es auch ausging. Legt nach einem Erfolg einen Würfel auf das Oval der Folgeszene: eine Ebene höher, und nicht weiter.',
      {
        as: 'tree',
        says: '„Die Flotte gewinnen“ und „Den Namen erfahren“ sind durchgestrichen. Das erste ist misslungen. Das zweite ist gelungen, und ein Würfel davon liegt auf dem Finale darüber, „Den Drachen bannen“.',
        scenes: [
          { id: 'f', says: 'Den Drachen bannen', rating: 4, dice: 1 },
          { id: '1', says: 'Die Flotte gewinnen', rating: 3, parent: 'f', good: false },
          { id: '2', says: 'Den Namen erfahren', rating: 3, parent: 'f', good: true },
        ],
      },
      'Das Finale hat keine Folgeszene, also hinterlässt es keinen Würfel: es ist [[end|das Ende]].',
    ],
  },
  {
    id: 'end',
    title: 'Das Ende',
    body: [
      'Ist das Finale gespielt, ist die Geschichte vorbei. Ein Erfolg heißt nicht, dass alles gut ist, und ein Fehlschlag nicht, dass alles verloren ist: ihr habt erzählt, was folgt.',
      'Seht den ganzen Szenenbogen noch einmal an. Geht dann um den Tisch: was wurde aus der Welt, und was aus jedem von euch?',
      {
        as: 'example',
        title: 'Was aus uns wurde',
        body: [
          'Der Drache wurde nicht gebannt. Er hörte seinen Namen, geläutet von einer Glocke, die Ruth gegossen hatte, und schlief aus freien Stücken wieder ein. Die halbe Flotte ist fort. Auch Osk schläft jetzt: Tam singt auf dem Nachtboot, und er schnarcht.',
        ],
      },
      'An diesem Tisch bewahrt die Chronik alles für euch: was vorhergesagt war, die Charaktere, jede Szene mit ihren Paaren, ihren Würfeln und euren Worten. Nehmt sie mit nach Hause.',
    ],
  },
  {
    id: 'moderator',
    title: 'Die Moderation',
    body: [
      'Höchstens eine Person übernimmt die Moderation, und es geht auch ohne. Die Moderation:',
      {
        as: 'points',
        items: [
          'hilft bei den Regeln, dem Papier, der Uhr und beim Einigwerden;',
          'fragt, wenn etwas unklar oder einfach spannend ist;',
          'darf vorschlagen und einen anderen Weg anbieten, wenn ihr feststeckt.',
        ],
      },
      'Die Moderation erzählt nie und entscheidet nie: das tun die anderen. Ohne Charakter fällt sie leichter, aber auch wer mitspielt, kann moderieren.',
      'Wozu die Fragen da sind: wer antwortet, muss es sich ausmalen, und dann sehen es alle. So kommt heraus, was noch niemand festgelegt hat. Sie prüfen niemanden, und was geantwortet wird, gilt.',
      {
        as: 'example',
        title: 'Fragen, die sich lohnen',
        body: [
          {
            as: 'points',
            items: [
              'Wie sieht es hier aus? Was hört ihr?',
              'Was macht diese Szene schwer? Und wenn sie misslingt, was dann?',
              'Wie genau passen diese beiden zusammen?',
              'Wer hat länger nichts gesagt?',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'chances',
    title: 'Wie stehen die Chancen?',
    body: [
      'Ein Würfel bringt im Schnitt 0,6 Treffer, mit allem, was seine Sechsen mitbringen. Die Chance auf Erfolg, vor dem Wurf:',
      {
        as: 'table',
        says: 'Die Chance auf Erfolg, nach Würfeln und SG',
        head: ['Würfel', 'SG 1', 'SG 2', 'SG 3', 'SG 4'],
        rows: chancesIn('de'),
      },
      'Damit ein Finale so oder so ausgehen kann, braucht es sechs Würfel: etwa drei gelungene Szenen der ersten Ebene und drei Paare. Und weil eine Sechs immer noch einen bringen kann, ist kein Wurf ganz aussichtslos, solange ein Würfel da ist.',
    ],
  },
  {
    id: 'house',
    title: 'Hausregeln',
    body: [
      'Drei Zahlen dürft ihr ändern, wenn alle einverstanden sind, bevor ihr anfangt. Seht euch vorher die [[chances|Chancen]] an.',
      {
        as: 'table',
        says: 'Zahlen, die sich ändern lassen',
        head: ['Was', 'Üblich', 'Oder'],
        rows: [
          ['SG des Finales', '4', '5'],
          ['Minuten für eine Szene', '8', '10'],
          ['Szenen im Szenenplan, höchstens', '8', 'weniger oder mehr'],
        ],
      },
      'Hat das Finale SG 5, sind alle Szenen darunter um eins schwerer, und ganz unten ist Platz für eine Ebene mehr.',
    ],
  },
  {
    id: 'prompts',
    title: 'Worte für den Anfang',
    body: [
      'Niemand muss sofort eine Idee haben. Zu jedem Aspekt bietet dieser Tisch eine Handvoll Worte: zwölf für jede Art von Aspekt eines Charakters und vierundzwanzig für die Umgebung. Nehmt eines, dreht es um oder lasst es liegen.',
      {
        as: 'table',
        says: 'Einige der Worte, die angeboten werden',
        head: ['Für', 'Worte'],
        rows: [
          ['Beschäftigung', 'Imkerei, Dorfbäckerei, Brückenbau'],
          ['Körper oder Verstand', 'Unermüdlich, Eine gute Hand, Absolutes Gehör'],
          ['Wesenszug', 'Kann nicht lügen, Waghalsig, Nachtragend'],
          ['Beziehung', 'Zwilling von, In der Lehre bei, Im Wettstreit mit'],
          ['Zugehörigkeit', 'Stadtwache, Freie Presse, Saatgutarchiv'],
          ['Umgebung', 'Rutschig, Gedränge, Der Strom ist weg'],
        ],
      },
      'Auch fertige Prophezeiungen bringt das Spiel mit, zum Vorlesen: wählt eine, wenn ihr eine [[receive|Prophezeiung empfangt]], oder denkt euch selbst eine aus.',
    ],
  },
]
