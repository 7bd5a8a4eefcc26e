import type { RulePage } from '../../../rules/told/book.ts'

/** What is good to have at hand: who decides, how you sit, and everything on one page. */
export const tablePages: readonly RulePage[] = [
  {
    id: 'overrule',
    title: 'You decide',
    body: [
      'The table reckons. It adds up what helps and what harms, shows how likely each way is before anybody throws, and works out what the dice mean, step by step: 8 - 3 armour = 5 of 8, Solid. You can follow every number back to where it came from.',
      'It does not rule. Everything on a slip can be agreed to, objected to, taken away or changed:',
      {
        as: 'points',
        items: [
          'If +3 is too much for a rope like that, make it +1. It says there that Ada did.',
          'If a number on a sheet is wrong, put it right.',
          'If a rule spoils the story tonight, leave it. It will be there tomorrow.',
        ],
      },
      'Only the dice are left alone. What fell has fallen, for all to see; and nobody can know it or bend it before.',
      'Whoever changed something can take it back. Nothing that anybody did is lost.',
    ],
  },
  {
    id: 'together',
    title: 'Round one screen, or far apart',
    body: [
      'Round one big screen:',
      {
        as: 'points',
        items: [
          'Keep your own sheet at your own edge, turned to you.',
          'Whoever draws a card shows its picture first and reads it second.',
          'In a fight let the dice wait until everybody has said what they mean to do.',
        ],
      },
      'Far apart:',
      {
        as: 'points',
        items: [
          'Say whose turn it is to tell.',
          'Point on the cloth: the others see your hand.',
          'Whoever throws, throws for all, and all see the same dice fall.',
          'If the line breaks in the middle of a fight, fight on. What both of you did counts when you meet.',
        ],
      },
      'Some round one screen and some far away? Give those who are far away the first word.',
    ],
  },
  {
    id: 'sheet',
    title: 'All of it on one page',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: 'Outcome',
            says: 'd10. Line at 5/6, moved by the modifier. Beside it BUT, five away AND.',
          },
          {
            name: 'Helps',
            says: 'two Proficiencies, 5 at most each; Specialization 5; attribute less 3.',
          },
          { name: 'Roster', says: 'd20: filled, it comes back; empty, a card.' },
          { name: 'd7', says: 'person, creature, object, event, place, theme, join.' },
          {
            name: 'Search',
            says: 'Discovery 21, Dismissal 1. Cards 2-1-1-1-1-2. Then d20: above found, below given up.',
          },
          { name: 'Sooner', says: 'INT + CON or DEX + WIT, and Proficiency, less Action Speed.' },
          {
            name: 'Blow',
            says: 'die + Proficiency - range - dodge - state - armour. Over half Solid, from 2 Glancing.',
          },
          { name: 'Special', says: 'to-hit + Special Die: 150, 200, 250 % of the die.' },
          {
            name: 'Damage',
            says: 'whole multiples of Steadfast: one to it, the others to Health.',
          },
          {
            name: 'Tired',
            says: 'one more die, the lowest counts. Below half the pool the same, and -5.',
          },
          {
            name: 'Mana',
            says: 'a minute, four times more for each; a round if mastered; at once from a Cluster.',
          },
          {
            name: 'Deed',
            says: '1 XP. Skill: its rank. First of a rank and Tag: level and Build Point.',
          },
        ],
      },
    ],
  },
]
