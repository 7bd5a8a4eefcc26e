import type { SpecialId } from '../reckon/specials.ts'
import type { SPELLS } from '../reckon/spells.ts'
import type { WeaponId } from '../reckon/weapons.ts'
import type { ThingText } from './content.ts'

/** The weapons [R20], as they are called and what they are like. */
export const WEAPON_TEXTS: Readonly<Record<WeaponId, ThingText>> = {
  sling: { title: 'Sling', says: 'A strip of leather and all the stones of the road.' },
  bow: { title: 'Bow', says: 'Yew, waxed string, and a breath held.' },
  whip: { title: 'Drover’s whip', says: 'It says where to go before it hurts.' },
  chain: { title: 'Chain', says: 'Off a gate, and it comes around corners.' },
  knife: { title: 'Knife', says: 'For bread, mostly. What is on its edge is not.' },
  sword: { title: 'Sword', says: 'Three feet of opinion.' },
  hatchet: { title: 'Hatchet', says: 'Kindling in the morning, trouble at noon.' },
  axe: { title: 'Long axe', says: 'It goes through the door and through whoever holds it shut.' },
  staff: { title: 'Staff', says: 'It has walked farther than you, and it knows about knees.' },
  maul: { title: 'Maul', says: 'A hammer for posts. Nobody stays a post for long.' },
}

/** The Specials [R22], and what each step of them does. */
export const SPECIAL_TEXTS: Readonly<Record<SpecialId, ThingText>> = {
  pierce: { title: 'Pierce', says: 'It goes through 1 armour at each step.' },
  crush: { title: 'Crush', says: 'Half the damage more at each step.' },
  bleed: { title: 'Bleed', says: '1 Health at the end of the round, for a round at each step.' },
  poison: {
    title: 'Poison',
    says: '1 Steadfast at the end of the round, or Health where there is none, for a round at each step.',
  },
  stagger: { title: 'Stagger', says: '2 less on speed, for a round at each step.' },
  shake: { title: 'Shake', says: '1 Steadfast at once at each step.' },
  distract: {
    title: 'Distract',
    says: '2 less on Outcome, to-hit and speed, for a round at each step.',
  },
  blind: { title: 'Blind', says: '3 less on Outcome and to-hit, for a round at each step.' },
}

/** The spells [R28], and what each does. */
export const SPELL_TEXTS: Readonly<Record<keyof typeof SPELLS, ThingText>> = {
  ember: {
    title: 'Ember',
    says: 'A coal wakes in your palm and does not burn you. It lights what can burn, for as long as you hold still.',
  },
  hush: {
    title: 'Hush',
    says: 'Around you no step, hinge or breath makes a sound until somebody says a name.',
  },
  'long-ear': {
    title: 'Long Ear',
    says: 'Hold a shell, a horn or a cup to your ear, and hear a place Far away that you can see.',
  },
  'second-road': {
    title: 'Second Road',
    says: 'Draw it with chalk over four stones: until morning there is another way, for those who stand on it.',
  },
  'glass-skin': {
    title: 'Glass Skin',
    says: 'The next blow that would harm one you touch breaks upon them and harms nobody.',
  },
  'borrowed-dawn': {
    title: 'Borrowed Dawn',
    says: 'For as long as you speak it is morning here. Tomorrow it will be late by as much.',
  },
}
