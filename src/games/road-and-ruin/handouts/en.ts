import { hitRows, outcomeRows, WOUND_DAMAGE, weaponRows, woundRows } from '../book/numbers.ts'
import { SPECIAL_TEXTS, WEAPON_TEXTS } from '../prose/things.ts'
import { bandRows, layerRows, specialRows, spellTimes } from './rows.ts'
import type { HandoutWords } from './words.ts'

/** Paper to take home, in English. */
export const en: HandoutWords = {
  aids: {
    outcome: {
      title: 'Outcome',
      parts: [
        {
          as: 'text',
          says: 'A d10, where skill or direction matters. First say what you are after. Then gather what helps and what harms; each point moves the line between bad and good by one. Then throw, and find the face in the row of the modifier m.',
        },
        {
          as: 'table',
          head: ['m', 'Bad, and', 'Bad', 'Bad, but', 'Good, but', 'Good', 'Good, and'],
          wide: [1, 2, 2, 2, 2, 2, 2],
          rows: outcomeRows,
        },
        {
          as: 'columns',
          wide: [3, 2],
          all: [
            [
              { as: 'head', says: 'What helps and what harms' },
              {
                as: 'terms',
                items: [
                  ['Nature', 'your attribute, less 3 of adults, 2 of children, 1 of infants'],
                  ['Proficiency', 'the two highest that fit, each 5 at most'],
                  ['Specialized', '+5, once. In a Discipline without it: -5'],
                  ['Damaged gear', 'each damage makes one more plain bad face bad with an AND'],
                  ['Protective gear', 'on a bad result throw one die again, once'],
                  ['Tiring', 'one more die, the lowest counts'],
                  ['Exhausted', '-5 and one more die, the lowest counts'],
                ],
              },
            ],
            [
              { as: 'head', says: 'As good as' },
              {
                as: 'terms',
                items: [
                  ['1', 'a small child'],
                  ['2', 'a teenager'],
                  ['3', 'somebody practised'],
                  ['4', 'somebody skilled'],
                  ['5 to 10', 'a professional'],
                ],
              },
            ],
          ],
        },
      ],
    },
    search: {
      title: 'The Roster, the Deck, a search',
      parts: [
        { as: 'head', says: 'Where does it go from here?' },
        {
          as: 'text',
          says: 'At a new direction throw a d20 for the Story Roster. A filled line comes back and is tied in. An empty one means something new: draw a card, and write it on the lowest line that is free.',
        },
        { as: 'head', says: 'A card with a d7' },
        {
          as: 'table',
          head: ['1', '2', '3', '4', '5', '6', '7'],
          wide: [1, 1, 1, 1, 1, 1, 1.6],
          rows: [
            [
              'a person',
              'a creature',
              'an object',
              'an event',
              'a place',
              'a theme or trait',
              'joins another card; throw again',
            ],
          ],
        },
        { as: 'head', says: 'A search' },
        {
          as: 'terms',
          items: [
            ['1', 'Say what you look for. Its slip begins at Discovery 21, Dismissal 1.'],
            ['2', 'Throw an Outcome. It says how many cards are drawn.'],
            ['3', 'Read each card, and agree how much it tells. The slip moves.'],
            [
              '4',
              'Throw a d20. Above Discovery: found. Below Dismissal: given up. Neither: it goes on.',
            ],
          ],
        },
        {
          as: 'table',
          head: ['Outcome', 'Cards', 'And'],
          wide: [2, 1, 5],
          rows: [
            ['Good, and', '2', ''],
            ['Good', '1', ''],
            ['Good, but', '1', 'at a cost'],
            ['Bad, but', '1', 'the next search is thrown twice; the better counts'],
            ['Bad', '1', ''],
            ['Bad, and', '2', ''],
          ],
        },
        {
          as: 'table',
          head: ['The card tells', 'after a good Outcome', 'after a bad one'],
          wide: [2, 3, 3],
          rows: [
            ['nothing', 'Discovery stays', 'Dismissal 2 higher'],
            ['something', 'Discovery 1 lower', 'Dismissal 1 higher'],
            ['much', 'Discovery 2 lower', 'Dismissal stays'],
          ],
        },
        {
          as: 'terms',
          items: [
            ['Importance', 'one level for each full five above Discovery'],
            [
              'A 20 that finds',
              'one level more, and it is thrown again; what that adds counts, too',
            ],
            ['Both', 'if both hold, it is found. Equal is neither above nor below'],
            ['Obsession', 'Dismissal 5 lower, not under 1'],
            ['Given up', 'nobody is talked into going on until significant evidence turns up'],
          ],
        },
      ],
    },
    distance: {
      title: 'How far, and what is in between',
      parts: [
        {
          as: 'text',
          says: 'The Theatre is as far as an event reaches. A Stage is one scene in it, and is played to its end before you look elsewhere. Distances are names and no measures.',
        },
        {
          as: 'table',
          head: ['Distance', 'About', 'What happens there', 'To-hit', 'with a d4'],
          wide: [2, 3, 3, 1.3, 1.5],
          rows: bandRows([
            ['Touching', 'within arm’s reach', ''],
            ['Near', '1 to 5 m', ''],
            ['Close By', 'spans of 10 m', ''],
            ['Far', '100 m', ''],
            ['Very Far', '1 to 5 km', 'takes a day'],
            ['Too Far', '10 km and more', 'takes a week; 40 km a day on foot'],
            ['World', '100 km', 'takes a year'],
            ['Elsewhere', 'it may be', 'cannot be got to'],
          ]),
        },
        { as: 'head', says: 'Indoors' },
        {
          as: 'terms',
          items: [
            ['Inside corner', 'nobody is flanked, and there are fewer ways to move'],
            ['Outside corner', 'hide behind it, or peer round it'],
            ['Hall', 'short: 1 to 5 rounds; long: 5 to 10; five are both'],
            ['Door', 'closed, it lets nobody through and nothing be seen'],
            ['Room', 'walls, and space between them'],
            ['Obstacle', 'take cover behind it, or hide'],
            ['Above', 'seen from farther; hidden only where the table agrees'],
            ['Below', 'as if behind something'],
          ],
        },
        {
          as: 'text',
          says: 'Behind an outside corner, a closed door or an obstacle nobody has you in sight: hide, or take cover.',
        },
        { as: 'head', says: 'How long' },
        {
          as: 'terms',
          items: [
            [
              'A round',
              '3 seconds: a blow, a shout, a breather. Ten Time Pips, that nothing is priced in',
            ],
            [
              'A Day Span',
              '4 hours or four torches. Six make a day: morning, noon, afternoon, evening, two of night',
            ],
          ],
        },
      ],
    },
    fight: {
      title: 'A fight, step by step',
      parts: [
        {
          as: 'terms',
          items: [
            [
              '1 Intention',
              'It rules all you do. Acting outside it you are Distracted: -2 on Outcome, to-hit and speed for the round. To Assess takes a whole round and brings a new one; willing allies share it.',
            ],
            [
              '2 Stand',
              'Defend, and your shield is ready. Or press on: no shield, and Exertion goes into speed or force.',
            ],
            [
              '3 Sooner?',
              'Only if it matters: an Outcome. The higher of INT + CON + Proficiency for the foe’s weapon and DEX + WIT + Proficiency for your own, less the other’s Action Speed. Won with m above 0: 1 Exertion. Bad: you act late.',
            ],
            [
              '4 Dodge',
              'The same Outcome, for whoever is struck, and they move: Good, but -1; Good -2; Good, and -4 to-hit.',
            ],
            [
              '5 Strike',
              'Die of the weapon + Proficiency - range - dodge - what you suffer. With it the Special Die, as large.',
            ],
            [
              '6 Armour',
              'A ready shield first: d8 + Proficiency; Solid adds all of it, Glancing half. Then to-hit - armour. Over half the die: Solid. 2 to half: Glancing, half the damage. 1 or less before armour: Miss; only after it: No Damage.',
            ],
            [
              '7 Special',
              'To-hit before armour + Special Die. What lasts takes only if damage passes.',
            ],
            ['8 Damage', 'It meets Steadfast first: see the page on wounds.'],
            [
              '9 Round over',
              'What lasts takes its toll. Within reach of a foe who could have struck: 1 Steadfast. Out of danger: 1 back.',
            ],
          ],
        },
        {
          as: 'table',
          head: ['Armour', 'd4', 'd6', 'd8', 'd10', 'd12'],
          wide: [1, 1.5, 1.5, 1.5, 1.6, 1.7],
          rows: hitRows('G', 'S'),
        },
        {
          as: 'columns',
          wide: [5, 4],
          all: [
            [
              {
                as: 'table',
                head: ['Weapon', 'Die', 'Damage', 'Speed', 'Special'],
                wide: [3.2, 1.2, 1.9, 1.6, 2.2],
                rows: weaponRows(WEAPON_TEXTS, SPECIAL_TEXTS),
              },
            ],
            [
              {
                as: 'table',
                head: ['Special at', 'once', 'twice', 'thrice'],
                wide: [2, 1, 1, 1.1],
                rows: specialRows('d'),
              },
              {
                as: 'table',
                head: ['Layer', 'Armour', 'Exertion'],
                wide: [2.4, 1.4, 1.6],
                rows: layerRows({
                  cloth: 'Heavy cloth',
                  chainmail: 'Chainmail',
                  leathers: 'Thick leathers',
                  plate: 'Plate',
                }),
              },
            ],
          ],
        },
      ],
    },
    wounds: {
      title: 'Wounds, nerve, and what Specials do',
      parts: [
        { as: 'head', says: 'Steadfast lost / Health lost' },
        {
          as: 'table',
          head: ['Steadfast', ...WOUND_DAMAGE.map((damage) => `by ${damage}`)],
          wide: [1.7, ...WOUND_DAMAGE.map(() => 1)],
          rows: woundRows,
        },
        {
          as: 'text',
          says: 'Less damage than Steadfast: it comes off Steadfast alone. As much or more: only whole multiples of Steadfast count; the first takes all of it, the rest goes to Health. Without any, all goes to Health.',
        },
        { as: 'head', says: 'Nerve' },
        {
          as: 'terms',
          items: [
            [
              'Shaken',
              'at Steadfast 0 your Intention is to get safe. Outcome with POI: good acts on, bad flees, bad with an AND freezes',
            ],
            ['Fear', 'Outcome with POI: bad takes 1 Steadfast, bad with an AND takes 2'],
            [
              'Battle Stress',
              'a whole round within reach of a foe who could have struck takes 1 Steadfast',
            ],
            ['Coming round', 'each round out of danger gives 1 Steadfast back'],
            [
              'Healing',
              'Health comes back by 1 a day with care, by 1 in three days without; it may scar',
            ],
          ],
        },
        { as: 'head', says: 'Specials' },
        {
          as: 'terms',
          items: Object.values(SPECIAL_TEXTS).map(({ title, says }) => [title, says] as const),
        },
      ],
    },
    breath: {
      title: 'Exertion, rest and mana',
      parts: [
        { as: 'head', says: 'Exertion: 10 × END' },
        {
          as: 'terms',
          items: [
            ['Again', '1 point throws all dice of a physical check again; the better counts'],
            [
              'Tiring',
              'from the second round of any activity, under a heavy load from the first: one more die, the lowest counts',
            ],
            ['Exhausted', 'less than half the pool: -5 and one more die, the lowest counts'],
            ['Both', 'they add: -5, three dice, the lowest counts'],
            ['Spared', '1 point takes one of the two away for a check, whole'],
          ],
        },
        { as: 'head', says: 'Getting it back' },
        {
          as: 'terms',
          items: [
            ['Breather', 'a round: 1d10, and an Outcome. Good, but 1 more; Good 3; Good, and 5'],
            ['Rest', 'minutes: spend one of END’s points for 1d10'],
            [
              'At rest',
              'each 4 hours give one of END’s points back, spent at once if the pool is not full',
            ],
          ],
        },
        { as: 'head', says: 'Mana: INT + WIT + FOC' },
        {
          as: 'table',
          head: ['A spell of', '1', '2', '3', '4', '5', '6', '7'],
          wide: [2, 1, 1, 1, 1, 1.1, 1.1, 1.1],
          rows: [['takes, as it is', ...spellTimes({ minutes: 'min', hours: 'h', days: 'days' })]],
        },
        {
          as: 'terms',
          items: [
            ['Method', 'each spell needs one: gesture, words, device or symbols'],
            ['Mastered', 'one round or none'],
            [
              'Cluster',
              '2 to 5 mana, made in a Day Span at rest. With at least the mana of the spell it is cast at once, and consumed whole',
            ],
            ['Unstable', 'without a cluster it fails'],
            [
              'Back',
              '1 mana for each Day Span at rest; Gleaning gathers more, tinged by where it comes from',
            ],
          ],
        },
        { as: 'head', says: 'Spirit: WIL + CON + POI' },
        {
          as: 'terms',
          items: [
            [
              'Uses',
              'command, evoke, resist, bind, bargain: each point +1 on that throw, at most 5',
            ],
            ['Hollow', 'below half of it each +1 costs 2'],
            ['Back', '1 for each Day Span at rest'],
          ],
        },
        { as: 'head', says: 'Growing' },
        {
          as: 'terms',
          items: [
            ['Deeds', '1 XP each'],
            ['Skills', '1, 2 or 3 XP by rank, in the order of ranks within their Tag'],
            [
              'Levels',
              'the first skill of each rank of a Tag: 1 level and 1 Build Point for a feature',
            ],
            ['Classes', 'every five levels another; only one Shape'],
          ],
        },
      ],
    },
  },
  form: {
    character: 'Character',
    roster: 'Story Roster',
    name: 'Name',
    player: 'Played by',
    level: 'Level, XP, Build Points',
    classes: 'Background, Profession, Heroic, Shape',
    attributes: ['Physical', 'Mental', 'Social'],
    pools: 'What is left',
    of: 'of',
    gear: 'In hand, and worn',
    weapon: 'Weapon and Special',
    die: 'Die',
    damage: 'Damage',
    speed: 'Action Speed',
    armour: 'Armour, by layers',
    shield: 'Shield',
    proficiencies: 'Proficiencies',
    learnt: 'Skills and features',
    lasting: 'What lasts, what is damaged',
  },
}
