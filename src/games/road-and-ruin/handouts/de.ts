import { hitRows, outcomeRows, WOUND_DAMAGE, weaponRows, woundRows } from '../book/numbers.ts'
import { SPECIAL_TEXTS, WEAPON_TEXTS } from '../de/things.ts'
import { bandRows, layerRows, specialRows, spellTimes } from './rows.ts'
import type { HandoutWords } from './words.ts'

/** Dasselbe auf Deutsch. */
export const de: HandoutWords = {
  aids: {
    outcome: {
      title: 'Ausgang',
      parts: [
        {
          as: 'text',
          says: 'Ein W10, wo Können oder Richtung zählen. Sag zuerst, was du erreichen willst. Dann sammelt, was hilft und was schadet; jeder Punkt verschiebt die Grenze zwischen Schlecht und Gut um eins. Dann wirf, und such die Zahl in der Zeile des Zuschlags m.',
        },
        {
          as: 'table',
          head: [
            'm',
            'Schlecht, und',
            'Schlecht',
            'Schlecht, aber',
            'Gut, aber',
            'Gut',
            'Gut, und',
          ],
          wide: [1, 2.2, 2, 2.3, 2, 2, 2],
          rows: outcomeRows,
        },
        {
          as: 'columns',
          wide: [3, 2],
          all: [
            [
              { as: 'head', says: 'Was hilft und was schadet' },
              {
                as: 'terms',
                items: [
                  [
                    'Von Natur',
                    'dein Attribut, weniger 3 bei Erwachsenen, 2 bei Kindern, 1 bei Kleinkindern',
                  ],
                  ['Übung', 'die zwei höchsten, die passen, jede höchstens 5'],
                  ['Spezialisiert', '+5, einmal. In einem Fach ohne das: -5'],
                  [
                    'Beschädigtes',
                    'jeder Schaden macht eine schlichte schlechte Zahl mehr zu „schlecht, und“',
                  ],
                  ['Schützendes', 'bei einem schlechten Ausgang einen Würfel noch einmal, einmal'],
                  ['Ermüdung', 'ein Würfel mehr, der niedrigste gilt'],
                  ['Erschöpft', '-5 und ein Würfel mehr, der niedrigste gilt'],
                ],
              },
            ],
            [
              { as: 'head', says: 'So gut wie' },
              {
                as: 'terms',
                items: [
                  ['1', 'ein kleines Kind'],
                  ['2', 'halbwüchsig'],
                  ['3', 'geübt'],
                  ['4', 'gekonnt'],
                  ['5 bis 10', 'vom Fach'],
                ],
              },
            ],
          ],
        },
      ],
    },
    search: {
      title: 'Reigen, Tafelrunde, Suche',
      parts: [
        { as: 'head', says: 'Wie geht es weiter?' },
        {
          as: 'text',
          says: 'Bei jeder neuen Richtung ein W20 für den Reigen. Eine beschriebene Zeile kehrt wieder und wird hineingeflochten. Eine leere heißt: etwas Neues. Zieht eine Karte, und schreibt es auf die niedrigste freie Zeile.',
        },
        { as: 'head', says: 'Eine Karte mit einem W7' },
        {
          as: 'table',
          head: ['1', '2', '3', '4', '5', '6', '7'],
          wide: [1, 1, 1, 1.1, 1, 1.3, 1.7],
          rows: [
            [
              'eine Person',
              'ein Wesen',
              'ein Ding',
              'ein Ereignis',
              'ein Ort',
              'ein Thema, eine Eigenart',
              'noch eine Karte kommt dazu; wirf noch einmal',
            ],
          ],
        },
        { as: 'head', says: 'Eine Suche' },
        {
          as: 'terms',
          items: [
            ['1', 'Sagt, was ihr sucht. Der Zettel beginnt mit Entdeckung 21, Abbruch 1.'],
            ['2', 'Würfelt einen Ausgang. Er sagt, wie viele Karten gezogen werden.'],
            ['3', 'Lest jede Karte, und einigt euch, wie viel sie sagt. Der Zettel ändert sich.'],
            [
              '4',
              'Ein W20. Über der Entdeckung: gefunden. Unter dem Abbruch: aufgegeben. Keins von beiden: es geht weiter.',
            ],
          ],
        },
        {
          as: 'table',
          head: ['Ausgang', 'Karten', 'Und'],
          wide: [2, 1, 5],
          rows: [
            ['Gut, und', '2', ''],
            ['Gut', '1', ''],
            ['Gut, aber', '1', 'sie hat ihren Preis'],
            ['Schlecht, aber', '1', 'die nächste Suche wird zweimal gewürfelt; das Bessere gilt'],
            ['Schlecht', '1', ''],
            ['Schlecht, und', '2', ''],
          ],
        },
        {
          as: 'table',
          head: ['Die Karte sagt', 'nach einem guten Ausgang', 'nach einem schlechten'],
          wide: [2, 3, 3],
          rows: [
            ['nichts', 'Entdeckung bleibt', 'Abbruch 2 höher'],
            ['etwas', 'Entdeckung 1 niedriger', 'Abbruch 1 höher'],
            ['viel', 'Entdeckung 2 niedriger', 'Abbruch bleibt'],
          ],
        },
        {
          as: 'terms',
          items: [
            ['Tragweite', 'eine Stufe für je volle fünf über der Entdeckung'],
            [
              'Eine 20, die findet',
              'eine Stufe mehr, und noch ein Wurf; was er bringt, zählt dazu',
            ],
            ['Beides', 'gilt beides, ist es gefunden. Gleich ist weder über noch unter'],
            ['Besessenheit', 'Abbruch 5 niedriger, nicht unter 1'],
            [
              'Aufgegeben',
              'niemand wird zum Weitersuchen überredet, bis sich etwas Wichtiges zeigt',
            ],
          ],
        },
      ],
    },
    distance: {
      title: 'Wie weit, und was dazwischen ist',
      parts: [
        {
          as: 'text',
          says: 'Der Schauplatz reicht so weit wie das, was geschieht. Eine Bühne ist eine Szene darin, und sie wird zu Ende gespielt, ehe ihr anderswohin seht. Entfernungen sind Namen und keine Maße.',
        },
        {
          as: 'table',
          head: ['Entfernung', 'Etwa', 'Was dort geschieht', 'Treffer', 'mit W4'],
          wide: [2.2, 3, 3.2, 1.4, 1.4],
          rows: bandRows([
            ['in Berührung', 'eine Armlänge', ''],
            ['nah', '1 bis 5 m', ''],
            ['nicht weit', 'Strecken von 10 m', ''],
            ['weit', '100 m', ''],
            ['sehr weit', '1 bis 5 km', 'dauert einen Tag'],
            ['zu weit', '10 km und mehr', 'dauert eine Woche; zu Fuß 40 km am Tag'],
            ['in der Welt', '100 km', 'dauert ein Jahr'],
            ['anderswo', 'es gibt es', 'ist nicht zu erreichen'],
          ]),
        },
        { as: 'head', says: 'Unter einem Dach' },
        {
          as: 'terms',
          items: [
            ['Innenecke', 'niemand kommt in die Flanke, und es gibt weniger Wege'],
            ['Außenecke', 'dahinter verstecken, darum herum spähen'],
            ['Gang', 'kurz: 1 bis 5 Runden; lang: 5 bis 10; fünf sind beides'],
            ['Tür', 'zu lässt sie niemanden durch und nichts sehen'],
            ['Raum', 'Wände, und Platz dazwischen'],
            ['Hindernis', 'dahinter Deckung nehmen oder sich verstecken'],
            ['darüber', 'von weitem zu sehen; versteckt nur, wenn sich alle einig sind'],
            ['darunter', 'wie dahinter'],
          ],
        },
        {
          as: 'text',
          says: 'Hinter einer Außenecke, einer geschlossenen Tür oder einem Hindernis hat dich niemand im Blick: versteck dich, oder nimm Deckung.',
        },
        { as: 'head', says: 'Wie lange' },
        {
          as: 'terms',
          items: [
            [
              'Eine Runde',
              '3 Sekunden: ein Hieb, ein Zuruf, einmal verschnaufen. Zehn Takte, in denen nichts einen Preis hat',
            ],
            [
              'Ein Tagesteil',
              '4 Stunden oder vier Fackeln. Sechs sind ein Tag: Morgen, Mittag, Nachmittag, Abend, zwei der Nacht',
            ],
          ],
        },
      ],
    },
    fight: {
      title: 'Ein Kampf, Schritt für Schritt',
      parts: [
        {
          as: 'terms',
          items: [
            [
              '1 Vorhaben',
              'Es bestimmt alles, was du tust. Außerhalb bist du abgelenkt: -2 auf Ausgang, Treffer und Tempo in dieser Runde. Lage prüfen kostet eine ganze Runde und bringt ein neues; wer will, übernimmt es.',
            ],
            [
              '2 Haltung',
              'Deck dich, und dein Schild ist bereit. Oder setz nach: kein Schild, und Atem geht in Tempo oder Wucht.',
            ],
            [
              '3 Wer eher?',
              'Nur wenn es darauf ankommt: ein Ausgang. Das Höhere aus VER + BIN + Übung mit der Waffe des Gegners und GES + AUF + Übung mit der eigenen, weniger dem Handlungstempo der Gegenseite. Gut mit m über 0: 1 Atem. Schlecht: du handelst spät.',
            ],
            [
              '4 Ausweichen',
              'Derselbe Ausgang für die Person, die getroffen würde, und sie bewegt sich: Gut, aber -1; Gut -2; Gut, und -4 auf den Treffer.',
            ],
            [
              '5 Hieb',
              'Würfel der Waffe + Übung - Entfernung - Ausweichen - was du leidest. Dazu der Kniffwürfel, ebenso groß.',
            ],
            [
              '6 Rüstung',
              'Zuerst der bereite Schild: W8 + Übung; ein Volltreffer gibt alles, ein Streiftreffer die Hälfte. Dann Treffer - Rüstung. Über der Hälfte des Würfels: Volltreffer. 2 bis zur Hälfte: Streiftreffer, halber Schaden. 1 oder weniger ohne Rüstung: daneben; nur mit ihr: kein Schaden.',
            ],
            [
              '7 Kniff',
              'Treffer ohne Rüstung + Kniffwürfel. Was anhält, setzt nur ein, wenn Schaden durchkommt.',
            ],
            ['8 Schaden', 'Er trifft zuerst auf Halt: siehe die Seite über Wunden.'],
            [
              '9 Rundenende',
              'Was anhält, nimmt das Seine. In Reichweite eines Gegners, der hätte treffen können: 1 Halt. Außer Gefahr: 1 zurück.',
            ],
          ],
        },
        {
          as: 'table',
          head: ['Rüstung', 'W4', 'W6', 'W8', 'W10', 'W12'],
          wide: [1.1, 1.5, 1.5, 1.5, 1.6, 1.7],
          rows: hitRows('S', 'V'),
        },
        {
          as: 'columns',
          wide: [11, 7],
          all: [
            [
              {
                as: 'table',
                head: ['Waffe', 'Würfel', 'Schaden', 'Tempo', 'Kniff'],
                wide: [3.7, 1.9, 2.2, 1.8, 3],
                rows: weaponRows(WEAPON_TEXTS, SPECIAL_TEXTS, 'W'),
              },
            ],
            [
              {
                as: 'table',
                head: ['Kniff', '1 mal', '2 mal', '3 mal'],
                wide: [1.4, 1, 1, 1],
                rows: specialRows('W'),
              },
              {
                as: 'table',
                head: ['Schicht', 'Rüstung', 'Atem'],
                wide: [2.4, 1.6, 1.1],
                rows: layerRows({
                  cloth: 'Schweres Tuch',
                  chainmail: 'Kettenhemd',
                  leathers: 'Dickes Leder',
                  plate: 'Platten',
                }),
              },
            ],
          ],
        },
      ],
    },
    wounds: {
      title: 'Wunden, Nerven und Kniffe',
      parts: [
        { as: 'head', says: 'Halt verloren / Gesundheit verloren' },
        {
          as: 'table',
          head: ['Halt', ...WOUND_DAMAGE.map((damage) => `um ${damage}`)],
          wide: [1.5, ...WOUND_DAMAGE.map(() => 1)],
          rows: woundRows,
        },
        {
          as: 'text',
          says: 'Weniger Schaden als Halt: er geht allein vom Halt ab. Ebenso viel oder mehr: nur ganze Vielfache des Halts zählen; das erste nimmt ihn ganz, das Übrige geht auf die Gesundheit. Ohne Halt geht alles auf die Gesundheit.',
        },
        { as: 'head', says: 'Nerven' },
        {
          as: 'terms',
          items: [
            [
              'Erschüttert',
              'mit Halt 0 ist dein Vorhaben, in Sicherheit zu kommen. Ausgang mit FAS: gut macht weiter, schlecht flieht, „schlecht, und“ erstarrt',
            ],
            ['Furcht', 'Ausgang mit FAS: schlecht nimmt 1 Halt, „schlecht, und“ nimmt 2'],
            [
              'Kampfstress',
              'eine ganze Runde in Reichweite eines Gegners, der hätte treffen können, nimmt 1 Halt',
            ],
            ['Sich fangen', 'jede Runde außer Gefahr bringt 1 Halt zurück'],
            [
              'Heilen',
              'Gesundheit kommt mit Pflege um 1 am Tag zurück, ohne um 1 in drei Tagen; vielleicht bleibt eine Narbe',
            ],
          ],
        },
        { as: 'head', says: 'Kniffe' },
        {
          as: 'terms',
          items: Object.values(SPECIAL_TEXTS).map(({ title, says }) => [title, says] as const),
        },
      ],
    },
    breath: {
      title: 'Atem, Rast und Mana',
      parts: [
        { as: 'head', says: 'Atem: 10 × AUS' },
        {
          as: 'terms',
          items: [
            [
              'Noch einmal',
              '1 Punkt wirft alle Würfel einer körperlichen Probe noch einmal; das Bessere gilt',
            ],
            [
              'Ermüdung',
              'ab der zweiten Runde jeder Anstrengung, bei schwerer Last ab der ersten: ein Würfel mehr, der niedrigste gilt',
            ],
            [
              'Erschöpft',
              'weniger als der halbe Vorrat: -5 und ein Würfel mehr, der niedrigste gilt',
            ],
            ['Beides', 'zählt zusammen: -5, drei Würfel, der niedrigste gilt'],
            ['Aufheben', '1 Punkt hebt eins der beiden für eine Probe auf, ganz'],
          ],
        },
        { as: 'head', says: 'Wie er wiederkommt' },
        {
          as: 'terms',
          items: [
            [
              'Verschnaufen',
              'eine Runde: 1W10, und ein Ausgang. Gut, aber 1 mehr; Gut 3; Gut, und 5',
            ],
            ['Rast', 'einige Minuten: gib einen Ausdauerpunkt für 1W10 aus'],
            [
              'In Ruhe',
              'je 4 Stunden bringen einen Ausdauerpunkt zurück, sofort ausgegeben, wenn der Vorrat nicht voll ist',
            ],
          ],
        },
        { as: 'head', says: 'Mana: VER + AUF + KON' },
        {
          as: 'table',
          head: ['Ein Zauber von', '1', '2', '3', '4', '5', '6', '7'],
          wide: [2.2, 1, 1, 1, 1, 1.1, 1.1, 1.1],
          rows: [
            [
              'dauert, wie er ist',
              ...spellTimes({ minutes: 'Min', hours: 'Std', days: 'Tage' }, ','),
            ],
          ],
        },
        {
          as: 'terms',
          items: [
            ['Weise', 'jeder Zauber braucht eine: Geste, Worte, Gerät oder Zeichen'],
            ['Gemeistert', 'eine Runde oder keine'],
            [
              'Knoten',
              '2 bis 5 Mana, geknüpft in einem Tagesteil in Ruhe. Hält er so viel wie der Zauber braucht, ist der sofort gewirkt, und der Knoten ist verbraucht',
            ],
            ['Flüchtig', 'ohne Knoten misslingt er'],
            [
              'Zurück',
              '1 Mana für jeden Tagesteil in Ruhe; die Nachlese sammelt mehr, gefärbt von dort, woher es kommt',
            ],
          ],
        },
        { as: 'head', says: 'Seele: WIL + BIN + FAS' },
        {
          as: 'terms',
          items: [
            [
              'Wofür',
              'befehlen, rufen, widerstehen, binden, feilschen: je Punkt +1 auf diesen Wurf, höchstens 5',
            ],
            ['Hohl', 'unter der Hälfte kostet jedes +1 zwei Punkte'],
            ['Zurück', '1 für jeden Tagesteil in Ruhe'],
          ],
        },
        { as: 'head', says: 'Wachsen' },
        {
          as: 'terms',
          items: [
            ['Taten', '1 EP für jede'],
            ['Fertigkeiten', '1, 2 oder 3 EP nach Rang, in der Folge der Ränge ihres Zweigs'],
            [
              'Stufen',
              'die erste Fertigkeit jedes Rangs eines Zweigs: 1 Stufe und 1 Baupunkt für ein Merkmal',
            ],
            ['Klassen', 'alle fünf Stufen noch eine; nur eine Gestalt'],
          ],
        },
      ],
    },
  },
  form: {
    character: 'Charakter',
    roster: 'Reigen',
    name: 'Name',
    player: 'Gespielt von',
    level: 'Stufe, EP, Baupunkte',
    classes: 'Herkunft, Beruf, Berufung, Gestalt',
    attributes: ['Körperlich', 'Geistig', 'Gesellig'],
    pools: 'Was übrig ist',
    of: 'von',
    gear: 'In der Hand und am Leib',
    weapon: 'Waffe und Kniff',
    die: 'Würfel',
    damage: 'Schaden',
    speed: 'Handlungstempo',
    armour: 'Rüstung, nach Schichten',
    shield: 'Schild',
    proficiencies: 'Übung',
    learnt: 'Fertigkeiten und Merkmale',
    lasting: 'Was anhält, was beschädigt ist',
  },
}
