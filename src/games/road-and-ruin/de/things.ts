import type { ThingText } from '../prose/content.ts'
import type { SpecialId } from '../reckon/specials.ts'
import type { SPELLS } from '../reckon/spells.ts'
import type { WeaponId } from '../reckon/weapons.ts'

/** The weapons [R20] in German. */
export const WEAPON_TEXTS: Readonly<Record<WeaponId, ThingText>> = {
  sling: { title: 'Schleuder', says: 'Ein Streifen Leder und alle Steine der Straße.' },
  bow: { title: 'Langbogen', says: 'Eibe, gewachste Sehne, angehaltene Luft.' },
  whip: { title: 'Treiberpeitsche', says: 'Sie sagt, wohin, ehe sie wehtut.' },
  chain: { title: 'Kette', says: 'Von einem Tor, und sie kommt um die Ecke.' },
  knife: { title: 'Messer', says: 'Meist für Brot. Was an der Schneide klebt, ist keins.' },
  sword: { title: 'Schwert', says: 'Drei Fuß Überzeugung.' },
  hatchet: { title: 'Beil', says: 'Am Morgen Kleinholz, am Mittag Ärger.' },
  axe: { title: 'Langaxt', says: 'Sie geht durch die Tür und durch alle, die sie zuhalten.' },
  staff: { title: 'Stab', says: 'Er ist weiter gegangen als du und kennt sich mit Knien aus.' },
  maul: { title: 'Schlägel', says: 'Ein Hammer für Pfosten. Lange bleibt niemand einer.' },
}

/** The Specials [R22] in German. */
export const SPECIAL_TEXTS: Readonly<Record<SpecialId, ThingText>> = {
  pierce: { title: 'Durchstoßen', says: 'Es geht je Grad durch 1 Rüstung.' },
  crush: { title: 'Zermalmen', says: 'Je Grad die Hälfte des Schadens mehr.' },
  bleed: { title: 'Bluten', says: '1 Gesundheit am Ende der Runde, je Grad eine Runde lang.' },
  poison: {
    title: 'Gift',
    says: '1 Halt am Ende der Runde, oder Gesundheit, wo keiner ist, je Grad eine Runde lang.',
  },
  stagger: { title: 'Taumeln', says: '2 Tempo weniger, je Grad eine Runde lang.' },
  shake: { title: 'Erschüttern', says: 'Je Grad sofort 1 Halt.' },
  distract: {
    title: 'Ablenken',
    says: '2 weniger auf Ausgang, Trefferwurf und Tempo, je Grad eine Runde lang.',
  },
  blind: {
    title: 'Blenden',
    says: '3 weniger auf Ausgang und Trefferwurf, je Grad eine Runde lang.',
  },
}

/** The spells [R28] in German. */
export const SPELL_TEXTS: Readonly<Record<keyof typeof SPELLS, ThingText>> = {
  ember: {
    title: 'Glut',
    says: 'In deiner Hand erwacht eine Kohle und brennt dich nicht. Sie entzündet, was brennen kann, solange du stillhältst.',
  },
  hush: {
    title: 'Stille',
    says: 'Um dich her macht kein Schritt, keine Angel und kein Atemzug ein Geräusch, bis jemand einen Namen sagt.',
  },
  'long-ear': {
    title: 'Langes Ohr',
    says: 'Halt dir eine Muschel, ein Horn oder einen Becher ans Ohr und höre einen Ort, der weit weg ist und den du siehst.',
  },
  'second-road': {
    title: 'Zweite Straße',
    says: 'Zieh sie mit Kreide über vier Steine: bis zum Morgen gibt es noch einen Weg, für alle, die darauf stehen.',
  },
  'glass-skin': {
    title: 'Glashaut',
    says: 'Der nächste Hieb, der jemandem schaden würde, den du berührst, zerspringt an ihm und schadet niemandem.',
  },
  'borrowed-dawn': {
    title: 'Geborgter Morgen',
    says: 'Solange du sprichst, ist hier Morgen. Am nächsten Tag wird er um ebenso viel zu spät kommen.',
  },
}
