import type { RulePage } from '../../../rules/told/book.ts'
import { hitRows, WOUND_DAMAGE, woundRows } from './numbers.ts'

/** Rounds, blows, wounds, breath and mana. */
export const fightPages: readonly RulePage[] = [
  {
    id: 'time',
    title: 'Rounds and days',
    body: [
      'Where seconds matter time goes in rounds. A round takes 3 seconds and has ten *Time Pips*: enough to say in which order things were seen to happen. Nothing has a price in them.',
      'Where hours matter a day has six *Day Spans*: morning, noon, afternoon, evening, and two of night. Each is 4 hours long, or four torches.',
      {
        as: 'table',
        says: 'What takes how long',
        head: ['It takes', 'For example'],
        rows: [
          ['a round', 'a blow, a shout, a breather'],
          ['a minute or more', 'a spell as it is, bandaging'],
          ['a Day Span', 'sleeping, a ritual, ten kilometres'],
          ['a day', 'a wound that begins to close'],
        ],
      },
      'Between rounds and days you need not count. “After supper” is a time.',
    ],
  },
  {
    id: 'intention',
    title: 'Intentions',
    body: [
      'An *Intention* is what you are about in a fight: reach the door, hold the stair, keep the cow out of it. It rules all that you do, for as many rounds as it takes.',
      {
        as: 'terms',
        items: [
          {
            name: 'To *Assess*',
            says: 'takes a whole round, and gives you a new Intention. Shout it, and allies who are willing take it over.',
          },
          { name: 'To defend', says: 'makes your shield ready.' },
          {
            name: 'To press on',
            says: 'leaves the shield down. Spend breath instead, on speed or on force.',
          },
        ],
      },
      'Nothing stops you from doing something else all the same. But whoever acts outside their Intention is *Distracted* for that round: 2 less on Outcome, on hitting and on speed.',
      'It sounds strict. It is what makes people in a fight look like people, and not like chessmen.',
    ],
  },
  {
    id: 'speed',
    title: 'Who is sooner?',
    body: [
      'All begin a round at the same time. Mostly it does not matter who is quicker. Where it does, throw an Outcome for whoever wants to be.',
      {
        as: 'table',
        says: 'Two speeds',
        head: ['Speed', 'is made of'],
        rows: [
          [
            '*Presumptive Speed*: you saw it coming',
            'INT, CON, and your Proficiency for the foe’s weapon',
          ],
          [
            '*Reactive Speed*: you only answer',
            'DEX, WIT, and your Proficiency for your own weapon, if it is an answer',
          ],
        ],
      },
      'Take the higher of the two. From that take the *Action Speed* of what the other does, which stands with [[weapons|each weapon]]: that is the modifier.',
      'Good: you are first, and if the modifier was above 0 it cost you 1 *Exertion*. Bad: you act late, after the blow has fallen.',
      {
        as: 'example',
        title: 'Two draws',
        body: [
          '7 and 6 against a sword, 3: the modifier is +4, and a 2 is good with a BUT. 5 and 4 against 8: it is -3, and only a 9 is.',
        ],
      },
    ],
  },
  {
    id: 'strike',
    title: 'Striking',
    body: [
      'It is a fight as soon as somebody means harm, or answers it. Every weapon has its die:',
      {
        as: 'table',
        says: 'The dice of weapons',
        head: ['Die', 'For what'],
        rows: [
          ['d4', 'is aimed: slings and bows'],
          ['d6', 'is swung: whips and chains'],
          ['d8', 'has an edge'],
          ['d10', 'chops'],
          ['d12', 'simply hits: staffs, mauls, fists'],
        ],
      },
      'Throw it and add your Proficiency with that sort. Take off what [[dodge|distance, a dodge]] or your own state takes. This is the *to-hit*. Take the other’s [[armour|armour]] from it, and look at what is left:',
      {
        as: 'terms',
        items: [
          { name: '*Solid*', says: 'over half of the die’s faces: full damage.' },
          { name: '*Glancing*', says: 'from 2 to half of them: half the damage, rounded down.' },
          { name: '*No Damage*', says: '1 or less, but only because of the armour.' },
          { name: '*Miss*', says: '1 or less before armour.' },
        ],
      },
    ],
  },
  {
    id: 'armour',
    title: 'Armour and shields',
    body: [
      'What you wear adds up, layer by layer:',
      {
        as: 'table',
        says: 'Armour',
        head: ['Layer', 'Armour', 'Exertion'],
        rows: [
          ['heavy cloth', '1', ''],
          ['chainmail', '3', '1'],
          ['thick leathers', '3', '1'],
          ['plate', '4', '2'],
        ],
      },
      'The last column is what it costs in Exertion when a fight begins.',
      'A shield that is ready is thrown for, before the to-hit is judged: a d8, and your Proficiency with shields. It lands as a weapon does. Solid adds all of its rating to your armour, Glancing half of it, a Miss nothing.',
      {
        as: 'example',
        title: 'A shield of 4',
        body: ['Solid: 4 more. Glancing: 2 more. Miss: you stand there with a door on your arm.'],
      },
      'Which faces get through what stands on [[faces|a page of its own]].',
    ],
  },
  {
    id: 'faces',
    title: 'Faces through armour',
    body: [
      'The bare face of the die, nothing else for or against:',
      {
        as: 'table',
        says: 'Glancing (G) and Solid (S) faces of each die, by the armour in the way',
        head: ['Armour', 'd4', 'd6', 'd8', 'd10', 'd12'],
        rows: hitRows('G', 'S'),
      },
      'A stone from a sling does nothing to a knight. That is what his purse is for. Find a way round armour: a flank, a fire, a word, a blow that pierces.',
      {
        as: 'example',
        title: 'An 8 on a d8',
        body: ['On armour 3: 8 - 3 = 5 of 8, Solid. On armour 4: 8 - 4 = 4 of 8, Glancing.'],
      },
    ],
  },
  {
    id: 'special',
    title: 'The Special Die',
    body: [
      'With every blow goes a second die of the same size, in another colour: the *Special Die*. Add it to the to-hit, before armour. If the sum is large enough, the weapon’s *Special* comes once, twice or three times:',
      {
        as: 'table',
        says: 'What brings a Special',
        head: ['Die', 'once', 'twice', 'three times'],
        rows: [
          ['d4', '6', '8', '10'],
          ['d6', '9', '12', '15'],
          ['d8', '12', '16', '20'],
          ['d10', '15', '20', '25'],
          ['d12', '18', '24', '30'],
        ],
      },
      'A Miss brings nothing. What lasts, such as bleeding, takes hold only if damage gets through, and lasts a round for each time.',
      {
        as: 'example',
        title: 'A sword',
        body: ['To-hit 6 and a 7 make 13: once. To-hit 6 and a 5 make 11: not at all.'],
      },
      'What each Special does stands with [[weapons|the weapons]].',
    ],
  },
  {
    id: 'dodge',
    title: 'Dodging, and shots from afar',
    body: [
      'Whoever would rather not be there throws an Outcome to dodge, with the same modifier [[speed|as for being sooner]]. A dodge always moves you: say where to.',
      {
        as: 'table',
        says: 'What a dodge takes from the to-hit',
        head: ['Outcome', 'To-hit'],
        rows: [
          ['good BUT', '-1'],
          ['good', '-2'],
          ['good AND', '-4'],
          ['any bad one', 'as it was'],
        ],
      },
      'Distance does it, too: 1 off for each name [[distance|beyond Near]], and 2 off with a d4. So an arrow at somebody Far away loses 4.',
      'Most people hold still for an arrow because they have not seen it. Those who have, need not.',
    ],
  },
  {
    id: 'steadfast',
    title: 'Steadfast and Health',
    body: [
      'Damage meets *Steadfast* first: your footing, your nerve, the breath you meant to take next. What goes through takes *Health*.',
      {
        as: 'points',
        items: [
          'No Steadfast left: all of it is taken from Health.',
          'Less damage than Steadfast: it is taken from Steadfast alone.',
          'As much or more: only whole multiples of Steadfast count. One of them takes all your Steadfast, the others go to Health.',
        ],
      },
      {
        as: 'table',
        says: 'Steadfast lost / Health lost, by Steadfast and damage',
        head: ['', ...WOUND_DAMAGE.map(String)],
        rows: woundRows,
      },
      'So 8 damage on Steadfast 3 costs 3 Health, and on Steadfast 4 it costs 4. Who stands very firm can be broken by a blow that others roll with. Still: keep it up. Without it everything hurts.',
    ],
  },
  {
    id: 'shaken',
    title: 'Shaken',
    body: [
      'With Steadfast 0 you are *Shaken*. Your Intention is now to get to safety, whatever it was before. Throw an Outcome with POI to see how you go about that:',
      {
        as: 'terms',
        items: [
          { name: 'good', says: 'you can act, and you act on it.' },
          { name: 'bad', says: 'you run.' },
          { name: 'bad AND', says: 'you freeze.' },
        ],
      },
      '*Battle Stress*: a whole round within reach of a foe who could have struck you takes 1 Steadfast, struck or not.',
      'Fear: where something is truly dreadful throw an Outcome with POI. Bad takes 1 Steadfast, bad with an AND takes 2.',
      'Each round out of danger returns 1. Health takes longer: 1 a day if somebody looks after you, 1 in three days if not, and then it may leave a scar. Show it to people in inns.',
    ],
  },
  {
    id: 'exertion',
    title: 'Exertion',
    body: [
      'Exertion is how much you have in you: ten times END. A point of it throws a physical throw again, all its dice, and the better counts.',
      {
        as: 'terms',
        items: [
          {
            name: '*Tiring*',
            says: 'the second round of any effort and those after it, and heavy loads at once: one more die, and the lowest counts.',
          },
          {
            name: '*Exhaustion*',
            says: 'less than half of your pool is left: 5 less, one more die, and the lowest counts.',
          },
        ],
      },
      'They add up. A point cancels one of them for one throw, whole.',
      {
        as: 'example',
        title: 'END 3',
        body: [
          'A pool of 30. With 15 left you are still fresh, with 14 you are not.',
          'Tiring: the dice show 8 and 3, so the 3 counts. Tiring and Exhausted: 5 less, three dice, the lowest counts. A paid throw again: three more dice; of the two lowest the better one.',
        ],
      },
      'It comes back [[breath|by resting]].',
    ],
  },
  {
    id: 'breath',
    title: 'Breath and rest',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: 'A *Breather*',
            says: 'one round in which you do nothing else. Throw a d10: that much Exertion returns. Throw an Outcome as well: good with a BUT, good, and good with an AND return 1, 3 or 5 more.',
          },
          {
            name: 'A short rest',
            says: 'some minutes. Spend one of END’s points and throw a d10: so much returns.',
          },
          {
            name: 'A long rest',
            says: 'each 4 hours return one of END’s points. If the pool is not full it is spent at once.',
          },
        ],
      },
      'END’s points are as many as your END, and each can be spent once. The pool is never more than full.',
      'You cannot do it at all times: a Breather in a fight needs somebody who stands before you meanwhile. Thank them. It may have been their turn.',
    ],
  },
  {
    id: 'mana',
    title: 'Mana',
    body: [
      'Your *mana* is INT, WIT and FOC together. A spell takes some of it, and needs a *Method*: a gesture, words, a device, or symbols. Without its Method it cannot be cast, so bound hands are bound.',
      {
        as: 'terms',
        items: [
          {
            name: 'As it is',
            says: 'a spell of 1 mana takes a minute, and each mana more takes four times as long: 5 take over four hours, and from 7 on it is days.',
          },
          { name: 'Mastered', says: 'it takes one round.' },
          {
            name: 'From a *Cluster*',
            says: 'it is cast at once. The Cluster must hold at least as much mana as the spell needs, and is used up whole.',
          },
        ],
      },
      'A Cluster holds 2 to 5 mana. Condensing it takes a ritual and a Day Span at rest.',
      'Unstable spells go wrong without a Cluster, however long you take.',
      '*Gleaning* gathers mana from places and things; it always has some of their colour in it. By itself 1 returns with each Day Span at rest. [[spells|Six spells]] come along; what has no body is met [[spirit|otherwise]].',
    ],
  },
  {
    id: 'spirit',
    title: 'Spirit Points',
    body: [
      'Not all that you meet has a body to hit. *Spirit Points* are what you have to set against it: WIL, CON and POI together. They are spent to',
      {
        as: 'points',
        items: [
          'command what obeys,',
          'evoke what sleeps,',
          'resist what calls,',
          'bind what roams,',
          'bargain with what will not be bound.',
        ],
      },
      'Each point adds 1 to such a throw, 5 at most.',
      'With less than half of them left you are *Hollow*: each 1 costs 2 points. You hear yourself speak from the next room. Dogs notice.',
      'A Day Span at rest returns 1. Being called by your name by somebody who is glad to see you does not, but try it anyway.',
    ],
  },
  {
    id: 'fight-example',
    title: 'At the closed pole',
    body: [
      'Brindle has a sword (d8, damage 4), Blades 2, cloth of armour 1, Steadfast 3. He means to defend, so his shield of 2 is ready, with Shields 1. Gant comes at him with a hatchet (d10, damage 4), Axes 1. He wears leathers, armour 3, and has Steadfast 2 and Health 8.',
      {
        as: 'example',
        title: 'First round',
        body: [
          'Who is sooner? Presumptive Speed 2 + 2 + 0 = 4, Reactive Speed 2 + 2 + 2 = 6. The hatchet has Action Speed 2: +4. A 3 is good. Brindle is first, for 1 Exertion.',
          'He strikes: 5 + 2 = 7. The Special Die shows 6, and 7 + 6 = 13: his Special, bleeding, comes once. 7 - 3 = 4 of 8: Glancing, 2 damage. On Steadfast 2 that takes all of it. Gant is Shaken, and bleeds.',
          'Gant has POI 2, one less than expected: -1. An 8 is good, so he acts on it: he hews his way to the door.',
        ],
      },
      'It goes on [[fight-end|overleaf]].',
    ],
  },
  {
    id: 'fight-end',
    title: 'At the closed pole, the end',
    body: [
      {
        as: 'example',
        title: 'Still the first round',
        body: [
          'Brindle’s shield: 4 + 1 = 5 of 8, Solid, so his armour is 1 + 2 = 3. Gant’s hatchet: 6 + 1 = 7, and 7 - 3 = 4 of 10: Glancing, 2 damage. His Special Die shows 4; 11 is not enough. Steadfast 3 becomes 1.',
          'The round ends. Gant bleeds 1: Health 7.',
        ],
      },
      {
        as: 'example',
        title: 'Second round',
        body: [
          'Brindle: 8 + 2 = 10. The Special Die shows 7, and 10 + 7 = 17: twice. 10 - 3 = 7 of 8: Solid, 4 damage. Gant has no Steadfast left, so it all goes to Health: 7 becomes 3, and he will bleed for two rounds.',
          '“Enough”, says Gant. “You may as well know who closed it.”',
        ],
      },
      'Every step of this is worked out and shown by the table. You only decide, throw, and tell.',
    ],
  },
]
