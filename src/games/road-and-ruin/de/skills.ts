import type { ThingText } from '../prose/content.ts'
import type { SKILLS } from '../reckon/skills.ts'

/** The skills [R33] in German. */
export const SKILL_TEXTS: Readonly<Record<keyof typeof SKILLS, ThingText>> = {
  'steady-pace': {
    title: 'Steter Schritt',
    says: 'Eins mehr in Reisen: du kommst an, wann du gesagt hast.',
  },
  'packed-light': {
    title: 'Leichtes Gepäck',
    says: 'Atem 2 höher: was du trägst, brauchst du auch.',
  },
  'read-the-sky': { title: 'Himmel lesen', says: 'Du bist spezialisiert auf Wetter.' },
  'nailed-boots': {
    title: 'Nagelschuhe',
    says: 'Schuhe, die auf Eis, Geröll und Dächern halten.',
  },
  'long-haul': { title: 'Langer Atem', says: 'Atem 5 höher: noch ein Hügel ist bloß einer.' },
  'every-milestone': {
    title: 'Jeder Meilenstein',
    says: 'Du bist spezialisiert auf Straßen und darauf, wohin sie einmal führten.',
  },
  'first-guard': {
    title: 'Erste Deckung',
    says: 'Eins mehr in Schilden: gelernt hast du es an blauen Flecken.',
  },
  'drilled-cut': {
    title: 'Geübter Hieb',
    says: 'Eins mehr in Klingen, nach hundert Morgen auf dem Hof.',
  },
  'heavy-hand': {
    title: 'Schwere Hand',
    says: 'Eins mehr in Äxten: du lässt das Gewicht arbeiten.',
  },
  'mended-mail': {
    title: 'Geflickte Ringe',
    says: 'Ein Kettenhemd; es gehörte jemandem, und jetzt gehört es dir.',
  },
  'quick-eye': {
    title: 'Rasches Auge',
    says: 'Tempo 1 höher: du achtest auf Schultern, nicht auf Hände.',
  },
  'one-against-one': {
    title: 'Eins gegen eins',
    says: 'Du bist spezialisiert auf Kämpfe mit einem einzigen Gegner.',
  },
  'margin-notes': {
    title: 'Randnotizen',
    says: 'Eins mehr in Wissen: wer da an den Rand schrieb, wusste es besser.',
  },
  'candle-hours': { title: 'Kerzenstunden', says: 'Mana 1 höher, und schwächere Augen.' },
  'dead-tongues': {
    title: 'Tote Sprachen',
    says: 'Du bist spezialisiert auf Sprachen, die niemand mehr spricht.',
  },
  'ink-and-seal': {
    title: 'Tinte und Siegel',
    says: 'Ein Schreibkasten mit drei Siegeln, von denen eins echt ist.',
  },
  'still-water': {
    title: 'Stilles Wasser',
    says: 'Mana 2 höher: du kannst sehr lange stillsitzen.',
  },
  'true-names': { title: 'Wahre Namen', says: 'Du bist spezialisiert darauf, wie Geister heißen.' },
  'open-door': { title: 'Offene Tür', says: 'Eins mehr in Reden: man setzt sich gern zu dir.' },
  'mend-and-make': {
    title: 'Flicken und Fügen',
    says: 'Eins mehr in Handwerk: du wirfst nichts weg.',
  },
  'clean-linen': {
    title: 'Sauberes Leinen',
    says: 'Du bist spezialisiert auf das Versorgen von Wunden.',
  },
  'the-good-pot': {
    title: 'Der gute Topf',
    says: 'Ein Eisentopf, in dem aus allem ein Essen für sechs wird.',
  },
  'calm-room': { title: 'Ruhe im Raum', says: 'Halt 1 höher: du hast schon Schlimmeres gesehen.' },
  'well-fed': {
    title: 'Wohlgenährt',
    says: 'Gesundheit 1 höher: irgendwer hat dir immer nachgeschöpft.',
  },
  'soft-step': {
    title: 'Leiser Schritt',
    says: 'Eins mehr in Schleichen, auf jeder Diele, die knarrt.',
  },
  'loose-stone': { title: 'Loser Stein', says: 'Eins mehr in Suchen: du findest, was hohl ist.' },
  'other-face': {
    title: 'Anderes Gesicht',
    says: 'Du bist spezialisiert darauf, für jemand anderen gehalten zu werden.',
  },
  'bent-wire': {
    title: 'Krummer Draht',
    says: 'Ein Röllchen Drähte für Schlösser, die nie deine waren.',
  },
  'low-throw': {
    title: 'Tiefer Wurf',
    says: 'Eins mehr in Zielen, aus der Hüfte und im Dunkeln.',
  },
  'no-echo': {
    title: 'Kein Echo',
    says: 'Du bist spezialisiert darauf, keinen Laut und keine Spur zu hinterlassen.',
  },
  'fresh-tracks': {
    title: 'Frische Fährten',
    says: 'Eins mehr in Tieren: du weißt, was hier vorbeikam, und wie hungrig.',
  },
  'bramble-arm': {
    title: 'Dornenarm',
    says: 'Eins mehr in Peitschen und in allem, was sich biegt.',
  },
  'thick-hide': { title: 'Dickes Fell', says: 'Gesundheit 1 höher, nach Wintern im Freien.' },
  'snare-cord': {
    title: 'Schlingenschnur',
    says: 'Schnur, Glöckchen und Haken für sechs Schlingen.',
  },
  'old-bargain': {
    title: 'Alter Handel',
    says: 'Seele 2 höher: etwas da draußen steht in deiner Schuld.',
  },
  'herd-sense': {
    title: 'Herdensinn',
    says: 'Du bist spezialisiert auf Gedränge, Herden und Rudel.',
  },
}
