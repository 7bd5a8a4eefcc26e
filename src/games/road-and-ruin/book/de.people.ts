import type { RulePage } from '../../../rules/told/book.ts'
import { CLASS_TEXTS } from '../de/classes.ts'
import { SPECIAL_TEXTS, SPELL_TEXTS, WEAPON_TEXTS } from '../de/things.ts'
import { CLASSES, type ClassId, type ClassSort } from '../reckon/classes.ts'
import { SPELLS } from '../reckon/spells.ts'
import { weaponRows } from './numbers.ts'

const called = (sort: ClassSort) =>
  (Object.keys(CLASSES) as ClassId[])
    .filter((id) => CLASSES[id].sort === sort)
    .map((id) => CLASS_TEXTS[id].title)
    .join(', ')

const METHOD_WORDS = {
  gesture: 'Geste',
  words: 'Worte',
  device: 'Gerät',
  symbols: 'Zeichen',
} as const

/** Who people are, what they carry, and how they grow. */
export const peoplePages: readonly RulePage[] = [
  {
    id: 'attributes',
    title: 'Neun Attribute',
    body: [
      'Wer du von Natur aus bist, steht in neun *Attributen*: wovon sie sind und was sie bringen.',
      {
        as: 'table',
        says: 'Die neun Attribute',
        head: ['', 'Kraft', 'Genauigkeit', 'Beharrlichkeit'],
        rows: [
          ['Körper', 'STÄ Stärke', 'GES Geschick', 'AUS Ausdauer'],
          ['Kopf', 'VER Verstand', 'AUF Auffassung', 'KON Konzentration'],
          ['Gesellschaft', 'WIL Wille', 'BIN Bindung', 'FAS Fassung'],
        ],
      },
      'Jedes geht von 1 bis 5. Ein neuer Charakter hat in allen 2 oder 3, und in fünfen 3.',
      'Eine Aufgabe erwartet 3 von Erwachsenen, 2 von Kindern, 1 von ganz kleinen. Was du darüber hast, ist dein Vorteil; was dir fehlt, schadet. Mehr [[pools|folgt daraus]].',
      'Manches von dem, [[kinds|was auf der Straße umgeht]], hat einen anderen Maßstab: ungeheuer 5 mehr, titanisch 10 mehr, winzig 5 weniger, mikroskopisch 10 weniger.',
      {
        as: 'example',
        title: 'Den Schlagbaum heben',
        body: [
          'Eine Aufgabe für Erwachsene: mit STÄ 4 ist es +1. Ein Troll, ungeheuer, mit STÄ 3 zählt 8: +5. Die stärkste der Mäuse, winzig, mit STÄ 5 zählt 0: noch bei einer Aufgabe für ganz Kleine ist das -1.',
        ],
      },
    ],
  },
  {
    id: 'pools',
    title: 'Was daraus folgt',
    body: [
      {
        as: 'table',
        says: 'Die Vorräte eines Charakters',
        head: ['Vorrat', 'Höchstens'],
        rows: [
          ['Gesundheit', '5 + STÄ + AUS'],
          ['Halt', 'das Mittel von AUS, KON und FAS, abgerundet'],
          ['Atem', '10 x AUS'],
          ['Mana', 'VER + AUF + KON'],
          ['Seele', 'WIL + BIN + FAS'],
        ],
      },
      'Keiner davon ist im Höchstfall unter 1. Was du lernst, kann sie heben.',
      'Hier ist [[brindle|jemand Vollständiges]]. Vorräte stehen auf dem Bogen als Reihen zum Abhaken und Zahlen zum Antippen. Der Tisch hält sie in ihren Grenzen und sagt laut, wenn einer sich ändert: wessen, von wie viel auf wie viel, und durch wen. Treffen zwei von euch denselben Gegner, während ihr nichts voneinander hört, so zählen beide Hiebe, wenn ihr euch wiederseht.',
    ],
  },
  {
    id: 'brindle',
    title: 'Jemand Vollständiges',
    body: [
      {
        as: 'cards',
        cards: [
          {
            name: 'Brindle Marrow',
            of: 'Adas Charakter',
            notes: [
              { as: 'Herkunft', says: 'Vom Schlagbaum', color: 'yellow' },
              {
                as: 'Überzeugung',
                says: 'Wer es eilig hat, hat etwas zu verbergen',
                color: 'blue',
              },
              { as: 'Ziel', says: 'Herausfinden, wer die Straße gesperrt hat', color: 'green' },
              { as: 'Ruf', says: 'Nicht zu bestechen, und man hat es versucht', color: 'pink' },
            ],
          },
        ],
      },
      'STÄ 3, GES 2, AUS 3; VER 2, AUF 2, KON 3; WIL 3, BIN 2, FAS 3. Das sind fünf Dreien und vier Zweien.',
      'Gesundheit 5 + 3 + 3 = 11. Halt: 3 + 3 + 3 durch drei, also 3. Atem 30, Mana 7, Seele 8.',
      'Am Schlagbaum hat er Klingen 2, Schilde 1 und Suchen 1 gelernt. Er trägt ein Schwert, einen Schild und schweres Tuch. Was er glaubt und was er will, steht auf zwei Zeilen des Reigens.',
      'Noch drei Leute liegen bereit: Oda, Ilvy und Tam.',
    ],
  },
  {
    id: 'weapons',
    title: 'Waffen',
    body: [
      {
        as: 'table',
        says: 'Zehn Waffen',
        head: ['Waffe', 'Würfel', 'Schaden', 'Tempo', 'Kniff'],
        rows: weaponRows(WEAPON_TEXTS, SPECIAL_TEXTS, 'W'),
      },
      'Der Schaden ist das Doppelte der Größe einer Waffe und ihr Gewicht, von 2 bis 8. Das Handlungstempo sagt, wie schwer es ist, eher da zu sein als sie. Und hier ist, [[specials|was jeder Kniff tut]].',
    ],
  },
  {
    id: 'specials',
    title: 'Was ein Kniff tut',
    body: [
      {
        as: 'terms',
        items: Object.values(SPECIAL_TEXTS).map(({ title, says }) => ({ name: title, says })),
      },
      'Jeder Grad ist ein Mal, das der Kniff kommt. Drei Kniffe einer Kette blenden jemanden drei Runden lang; das sind neun Sekunden, und jede davon bleibt in Erinnerung.',
    ],
  },
  {
    id: 'spells',
    title: 'Sechs Zauber',
    body: [
      {
        as: 'terms',
        items: (Object.keys(SPELLS) as (keyof typeof SPELLS)[]).map((id) => ({
          name: `${SPELL_TEXTS[id].title}, ${SPELLS[id].mana} Mana, ${METHOD_WORDS[SPELLS[id].method]}${'unstable' in SPELLS[id] ? ', flüchtig' : ''}`,
          says: SPELL_TEXTS[id].says,
        })),
      },
    ],
  },
  {
    id: 'kinds',
    title: 'Was auf der Straße umgeht',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: '*Stämme*',
            says: 'Leute eines Volkes, mit Bräuchen und Überzeugungen. Wahrscheinlich seid ihr welche.',
          },
          { name: '*Bestien*', says: 'Tiere und Monster.' },
          {
            name: '*Geister*',
            says: 'Elementare, Feen, Gespenster, Dämonen, Gottheiten. Zu jedem gehört ein Aspekt, Sinnbilder, an denen man ihn erkennt, Gesetze, die er nicht brechen kann, und Gebote, die er anderen gibt.',
          },
          {
            name: '*Konstrukte*',
            says: 'was jemand gemacht hat und was tut, wie ihm gesagt wurde, meistens.',
          },
        ],
      },
      'Wer mit anderen lebt, hat Überzeugungen mit eigenen Gesetzen und Geboten, Bräuche und Zwänge.',
      'Und einen *Ruf*. Er ist verdient, gemunkelt oder unterstellt. Ein verdienter ist wahr. Ein gemunkelter könnte es sein. Ein unterstellter sagt mehr über die, die ihn unterstellen.',
      'Spielt jemand von euch ein viel schwächeres Wesen als die anderen, darf der Tisch ihm zum Ausgleich [[growth|etwas zum Bauen]] geben.',
    ],
  },
  {
    id: 'growth',
    title: 'Wachsen',
    body: [
      'Eine *Tat* ist etwas, das du getan hast, weil du bist, wer du bist. Jede deiner Klassen nennt drei. Hast du eine vollbracht, sag es: sie bringt 1 *EP*.',
      'Mit EP kauft man Fertigkeiten. Eine Fertigkeit hat einen *Zweig* und einen Rang von 1 bis 3 und kostet so viele EP wie ihr Rang. In einem Zweig kommen die Ränge der Reihe nach: ohne eine vom Rang 1 gibt es keine vom Rang 2.',
      {
        as: 'table',
        says: 'Was eine Fertigkeit geben kann',
        head: ['Sie gibt', 'Zum Beispiel'],
        rows: [
          ['1 mehr in einer Übung, bis 5', 'Geübter Hieb: Klingen'],
          ['eine Spezialisierung', 'Himmel lesen: Wetter'],
          ['einen Bonus', 'Ruhe im Raum: Halt 1 höher'],
          ['ein Stück Ausrüstung', 'Krummer Draht: für Schlösser'],
        ],
      },
      'Die erste Fertigkeit, die du in einem Zweig von einem Rang kaufst, ist zugleich eine Stufe, und mit ihr kommt ein *Baupunkt*. Damit kaufst du [[classes|ein Merkmal einer deiner Klassen]]. Eine zweite desselben Ranges und Zweigs ist bloß eine Fertigkeit; aber du hast sie.',
    ],
  },
  {
    id: 'classes',
    title: 'Klassen',
    body: [
      'Du beginnst auf Stufe 0 mit einer *Herkunft*. Alle fünf Stufen wählst du noch eine Klasse, auch dieselbe noch einmal.',
      {
        as: 'terms',
        items: [
          { name: 'Herkunft', says: `was dich gemacht hat: ${called('background')}.` },
          { name: '*Berufe*', says: `was du tust: ${called('profession')}.` },
          { name: '*Berufungen*', says: `was du wagst: ${called('heroic')}.` },
          {
            name: '*Gestalten*',
            says: `was du noch bist, und das nur einmal: ${called('shape')}.`,
          },
        ],
      },
      'Zu jeder gehören drei Merkmale und drei Taten, die von da an EP bringen.',
      'Anderen Lohn gibt es auf dieser Straße nicht. Gold ist schwer, und der Ruhm ist vor dir im Gasthaus und hat dein Bett genommen.',
    ],
  },
]
