import type { RulePage } from '../../../rules/told/book.ts'
import { CLASS_TEXTS } from '../prose/classes.ts'
import { SPECIAL_TEXTS, SPELL_TEXTS, WEAPON_TEXTS } from '../prose/things.ts'
import { CLASSES, type ClassId, type ClassSort } from '../reckon/classes.ts'
import { SPELLS } from '../reckon/spells.ts'
import { weaponRows } from './numbers.ts'

const called = (sort: ClassSort) =>
  (Object.keys(CLASSES) as ClassId[])
    .filter((id) => CLASSES[id].sort === sort)
    .map((id) => CLASS_TEXTS[id].title)
    .join(', ')

const METHOD_WORDS = {
  gesture: 'a gesture',
  words: 'words',
  device: 'a device',
  symbols: 'symbols',
} as const

/** Who people are, what they carry, and how they grow. */
export const peoplePages: readonly RulePage[] = [
  {
    id: 'attributes',
    title: 'Nine attributes',
    body: [
      'Who you are by nature stands in nine *attributes*: what they are of, and what they bring.',
      {
        as: 'table',
        says: 'The nine attributes',
        head: ['', 'power', 'precision', 'persistence'],
        rows: [
          ['body', 'STR strength', 'DEX dexterity', 'END endurance'],
          ['mind', 'INT intellect', 'WIT wits', 'FOC focus'],
          ['company', 'WIL will', 'CON connection', 'POI poise'],
        ],
      },
      'Each goes from 1 to 5. A new character has 2 or 3 in all of them, and 3 in five.',
      'A task expects 3 of adults, 2 of children, 1 of infants. What you have beyond that is your bonus; what you lack harms. More [[pools|follows from them]].',
      'Some of [[kinds|what walks the road]] is of another size: monstrous 5 more, titanic 10 more, miniature 5 less, microscopic 10 less.',
      {
        as: 'example',
        title: 'Lifting the pole',
        body: [
          'A task for adults: with STR 4 it is +1. A troll, monstrous, with STR 3 counts as 8: +5. The strongest of mice, miniature, with STR 5 counts as 0: even at a task for infants that is -1.',
        ],
      },
    ],
  },
  {
    id: 'pools',
    title: 'What follows from them',
    body: [
      {
        as: 'table',
        says: 'The pools of a character',
        head: ['Pool', 'At most'],
        rows: [
          ['Health', '5 + STR + END'],
          ['Steadfast', 'the mean of END, FOC and POI, rounded down'],
          ['Exertion', '10 x END'],
          ['mana', 'INT + WIT + FOC'],
          ['Spirit Points', 'WIL + CON + POI'],
        ],
      },
      'None of them is ever below 1 at its most. What you learn can raise them.',
      'Here is [[brindle|somebody complete]]. Pools stand on the sheet as rows to be ticked and numbers to be tapped. The table keeps them within their bounds, and tells aloud when one changes: whose, from what to what, and by whom. If two of you strike the same foe while you are out of touch, both blows count when you meet again.',
    ],
  },
  {
    id: 'brindle',
    title: 'Somebody complete',
    body: [
      {
        as: 'cards',
        cards: [
          {
            name: 'Brindle Marrow',
            of: 'Ada’s character',
            notes: [
              { as: 'Background', says: 'Kept the Toll', color: 'yellow' },
              { as: 'Belief', says: 'Whoever is in a hurry has something to hide', color: 'blue' },
              { as: 'Goal', says: 'Find out who closed the road', color: 'green' },
              { as: 'Reputation', says: 'Cannot be bribed, and has been tried', color: 'pink' },
            ],
          },
        ],
      },
      'STR 3, DEX 2, END 3; INT 2, WIT 2, FOC 3; WIL 3, CON 2, POI 3. That is five threes and four twos.',
      'Health 5 + 3 + 3 = 11. Steadfast: 3 + 3 + 3 over three, so 3. Exertion 30, mana 7, Spirit Points 8.',
      'The toll has taught him Blades 2, Shields 1 and Search 1. He carries a sword and a shield and wears heavy cloth. What he believes and what he wants stand on two lines of the Story Roster.',
      'Three more people lie ready: Oda, Ilvy and Tam.',
    ],
  },
  {
    id: 'weapons',
    title: 'Weapons',
    body: [
      {
        as: 'table',
        says: 'Ten weapons',
        head: ['Weapon', 'Die', 'Damage', 'Action Speed', 'Special'],
        rows: weaponRows(WEAPON_TEXTS, SPECIAL_TEXTS),
      },
      'Damage is twice the size of a weapon and its weight, from 2 to 8. Action Speed says how hard it is to be sooner than it. And here is [[specials|what each Special does]].',
    ],
  },
  {
    id: 'specials',
    title: 'What a Special does',
    body: [
      {
        as: 'terms',
        items: Object.values(SPECIAL_TEXTS).map(({ title, says }) => ({ name: title, says })),
      },
      'Each step is one time that the Special comes. Three Specials of a chain leave somebody blind for three rounds, which is nine seconds, and they will remember every one.',
    ],
  },
  {
    id: 'spells',
    title: 'Six spells',
    body: [
      {
        as: 'terms',
        items: (Object.keys(SPELLS) as (keyof typeof SPELLS)[]).map((id) => ({
          name: `${SPELL_TEXTS[id].title}, ${SPELLS[id].mana} mana, ${METHOD_WORDS[SPELLS[id].method]}${'unstable' in SPELLS[id] ? ', unstable' : ''}`,
          says: SPELL_TEXTS[id].says,
        })),
      },
    ],
  },
  {
    id: 'kinds',
    title: 'What walks the road',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: '*Tribes*',
            says: 'people of some Race, with traditions and beliefs. You are probably one of these.',
          },
          { name: '*Beasts*', says: 'animals, and monsters.' },
          {
            name: '*Spirits*',
            says: 'elementals, fae, ghosts, demons, gods. Each has an Aspect that it is of, Icons that it is known by, Laws that it cannot break and Tenets that it asks of others.',
          },
          {
            name: '*Constructs*',
            says: 'what somebody made, and what does as it was told, mostly.',
          },
        ],
      },
      'Those who live with others have Beliefs, with Laws and Tenets of their own, Traditions, and Compulsions.',
      'And a *Reputation*. It is earned, rumoured or assumed. An earned one is true. A rumoured one could be. An assumed one says more about whoever assumes it.',
      'If one of you plays somebody much weaker than the rest, the table may give them [[growth|some points to build with]].',
    ],
  },
  {
    id: 'growth',
    title: 'Growing',
    body: [
      'A *Deed* is something that you did because of who you are. Each of your classes names three. When you have done one, say so: it brings 1 *XP*.',
      'XP buy skills. A skill has a *Tag* and a rank from 1 to 3, and costs as many XP as its rank. Within a Tag the ranks come in order: without one of rank 1 there is none of rank 2.',
      {
        as: 'table',
        says: 'What a skill may give',
        head: ['It gives', 'For example'],
        rows: [
          ['1 more in a Proficiency, up to 5', 'Drilled Cut: Blades'],
          ['a Specialization', 'Read the Sky: weather'],
          ['a bonus', 'Calm Room: Steadfast 1 higher'],
          ['a piece of gear', 'Bent Wire: for locks'],
        ],
      },
      'The first skill that you buy of each rank of each Tag is also a level, and with it comes a *Build Point*. With that you buy [[classes|a feature of one of your classes]]. A second skill of the same rank and Tag is only a skill; but you have it.',
    ],
  },
  {
    id: 'classes',
    title: 'Classes',
    body: [
      'You begin at level 0 with a *Background*. Every five levels you choose one more class, and you may choose the same again.',
      {
        as: 'terms',
        items: [
          { name: 'Backgrounds', says: `what made you: ${called('background')}.` },
          { name: '*Professions*', says: `what you do: ${called('profession')}.` },
          { name: '*Heroics*', says: `what you dare: ${called('heroic')}.` },
          {
            name: '*Shapes*',
            says: `what else you are, and that you can be only once: ${called('shape')}.`,
          },
        ],
      },
      'Each has three features, and three Deeds that bring XP from then on.',
      'There is no other reward on this road. Gold is heavy, and fame arrives at the inn before you do and has taken your bed.',
    ],
  },
]
