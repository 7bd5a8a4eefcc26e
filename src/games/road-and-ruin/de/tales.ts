import type { RoleText, TaleText } from '../prose/content.ts'
import type { ROLES as ENGLISH_ROLES, TALES as ENGLISH_TALES } from '../prose/tales.ts'

/** The three Tales [R3] in German. */
export const TALES: Readonly<Record<keyof typeof ENGLISH_TALES, TaleText>> = {
  errand: {
    title: 'Der lange Botengang',
    says: 'Etwas soll von hier nach dort, und die Straße hat anderes vor.',
    beats: [
      'Der Auftrag: wer darum bittet, was es ist, und warum sonst niemand gehen will.',
      'Der Preis: die Straße nimmt euch etwas, das ihr behalten wolltet.',
      'Der andere Ausweg: jemand bietet an, den Botengang hier zu beenden, nicht zu Unrecht.',
      'Die Übergabe: es kommt an, und es ist nicht gleich, wem ihr es gebt.',
    ],
    mechanic:
      'Sooft ihr die Straße wechselt, würfelt für den Reigen. Was wiederkehrt, ist ebenfalls unterwegs gewesen.',
  },
  cellar: {
    title: 'Was der Keller behielt',
    says: 'Ein Haus, ein Gasthaus oder eine ganze Stadt verbirgt etwas, und jetzt klopft es.',
    beats: [
      'Das Klopfen: eine Kleinigkeit stimmt nicht, und alle haben einen Grund wegzusehen.',
      'Der Schlüssel: jemand verschweigt etwas und möchte richtig gefragt werden.',
      'Die Treppe: ihr steigt hinab, und was ihr geglaubt habt, dreht sich um.',
      'Die Tür: öffnet sie, schließt sie für immer, oder nehmt ihren Platz ein.',
    ],
    mechanic:
      'Von jeder Suche, die ihr aufgebt, bleibt der Suchzettel liegen. Sobald es drei sind, sucht euch, was verborgen war.',
  },
  winter: {
    title: 'Vor dem Schnee',
    says: 'Leute müssen zusammenhalten, bis etwas vorüber ist: eine Belagerung, eine Seuche, ein Winter.',
    beats: [
      'Das Zählen: was da ist, wer da ist, und wie lange es reichen muss.',
      'Der erste Mangel: etwas geht aus, und jemand soll schuld sein.',
      'Die schlimmste Nacht: was draußen war, ist drinnen, und sei es für eine Stunde.',
      'Das Tauwetter: wer noch da ist, und wovon niemand sprechen wird.',
    ],
    mechanic:
      'Vorräte: so viele, wie ihr Leute seid. Jede Nacht nimmt 1; jede Rast, um die sich jemand kümmert, bringt 1 zurück.',
  },
}

/** The six Roles [R3] in German. */
export const ROLES: Readonly<Record<keyof typeof ENGLISH_ROLES, RoleText>> = {
  guide: {
    title: 'Der Kompass',
    says: 'Du kennst einen Weg, oder du sagst es, bis es einen gibt.',
    solves: 'Ankommen: Wetter, Wasser, die richtige Straße und die, die man besser verlässt.',
  },
  shield: {
    title: 'Der Schild',
    says: 'Du stehst, wo der Hieb hinfällt.',
    solves: 'Standhalten: Drohungen, Hinterhalte, und wer heil nach Hause soll.',
  },
  voice: {
    title: 'Die Stimme',
    says: 'Du findest das Wort, das die Tür öffnet, oder das, das sie zuschlägt.',
    solves: 'Menschen: Händel, Lügen, Trauer und Mengen mit Fackeln.',
  },
  hand: {
    title: 'Die Hand',
    says: 'Mit einem Nagel kannst du, was andere mit einer Werkstatt nicht können.',
    solves: 'Dinge: Schlösser, Räder, Wunden, und was sonst gerade abgefallen ist.',
  },
  scholar: {
    title: 'Der kluge Kopf',
    says: 'Davon hast du gelesen, und du hättest es früher sagen sollen.',
    solves: 'Fragen: alte Zeichen, seltsame Tode, Zauber, und wozu die Glocke da ist.',
  },
  stray: {
    title: 'Die Straßenkatze',
    says: 'Du gehörst nirgends hin, also kommst du überall hinein.',
    solves: 'Was dich nichts angeht: Dächer, Keller, Tiere und andere Welten.',
  },
}
