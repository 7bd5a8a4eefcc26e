import type { ClassId } from '../reckon/classes.ts'
import type { ClassText } from './content.ts'

/** The Backgrounds, Professions, Heroics and Shapes [R33]. */
export const CLASS_TEXTS: Readonly<Record<ClassId, ClassText>> = {
  inn: {
    title: 'Born at an Inn',
    says: 'Your cradle stood behind the bar, and you know a face by what it drinks.',
    features: [
      { title: 'House Manners', says: 'One more in Talk.' },
      { title: 'The Spare Key', says: 'A key that fits some door in every inn.' },
      { title: 'Last Orders', says: 'Spirit 1 higher: ghosts, too, want to be sent home kindly.' },
    ],
    deeds: [
      'You fed somebody who could not pay.',
      'You made two who would have fought share a table.',
      'You heard what was meant for nobody.',
    ],
  },
  toll: {
    title: 'Kept the Toll',
    says: 'You stood at a pole across a road, and let by whom you let by.',
    features: [
      { title: 'Open the Sacks', says: 'One more in Search.' },
      { title: 'Stamped and Signed', says: 'You are specialized in papers and in what is forged.' },
      { title: 'Nobody Gets By', says: 'Steadfast 1 higher.' },
    ],
    deeds: [
      'You kept somebody from passing who would have done harm.',
      'You let somebody by against your orders.',
      'You paid what you owed before you were asked.',
    ],
  },
  abbey: {
    title: 'Left at the Abbey',
    says: 'You came in a basket and stayed for the library.',
    features: [
      { title: 'Copied Twice', says: 'One more in Lore.' },
      { title: 'The Quiet Hours', says: 'Mana 1 higher.' },
      { title: 'A Page Cut Out', says: 'One page from a book that the abbey says it never had.' },
    ],
    deeds: [
      'You wrote down what would else be forgotten.',
      'You kept a silence that was hard to keep.',
      'You asked who left you there, and did not like the answer.',
    ],
  },
  drove: {
    title: 'Raised on the Drove',
    says: 'You walked behind cattle from the hills to the sea, and back with the money.',
    features: [
      { title: 'Knows Each by Name', says: 'One more in Beasts.' },
      { title: 'Sleeps Walking', says: 'Exertion 2 higher.' },
      { title: 'The Old Green Ways', says: 'You are specialized in crossing land without a road.' },
    ],
    deeds: [
      'You lost none on the way.',
      'You calmed what was about to bolt.',
      'You found water where there was none.',
    ],
  },
  surveyor: {
    title: 'Surveyor',
    says: 'You draw the land as it is, which pleases nobody who owns some.',
    features: [
      { title: 'Chain and Pole', says: 'One more in Travel.' },
      { title: 'The Brass Eye', says: 'A glass that shows what is Far as if it were Close By.' },
      { title: 'It Was Here', says: 'You are specialized in what stood in a place before.' },
    ],
    deeds: [
      'You mapped a place that was on no map.',
      'You proved where a border runs.',
      'You led others out by your own drawing.',
    ],
  },
  leech: {
    title: 'Leech',
    says: 'You set bones and draw fevers, and are paid in eggs.',
    features: [
      { title: 'Steady Hands', says: 'One more in Craft.' },
      { title: 'What They Died Of', says: 'You are specialized in poisons and their cures.' },
      { title: 'The Black Bag', says: 'A bag with all that care needs, for a week.' },
    ],
    deeds: [
      'You saved somebody who was given up.',
      'You tended a foe as you would a friend.',
      'You told the truth at a bedside.',
    ],
  },
  smith: {
    title: 'Smith',
    says: 'You know by the ring of a thing where it will break.',
    features: [
      { title: 'Swing and Let Fall', says: 'One more in Axes.' },
      { title: 'A Forge on Wheels', says: 'A small forge that mends one damage in a Day Span.' },
      { title: 'Arms Like Posts', says: 'Exertion 3 higher.' },
    ],
    deeds: [
      'You mended what somebody had wept over.',
      'You broke what should never have been made.',
      'You made something, and gave it away.',
    ],
  },
  pedlar: {
    title: 'Pedlar',
    says: 'You carry a shop on your back, and news beneath it.',
    features: [
      { title: 'A Word for Everybody', says: 'One more in Talk.' },
      { title: 'What It Is Worth', says: 'You are specialized in goods and their prices.' },
      {
        title: 'The Bottom Drawer',
        says: 'A drawer that holds just the small thing you need, once a day.',
      },
    ],
    deeds: [
      'You sold something worthless to somebody who needed it.',
      'You brought news that changed what people did.',
      'You gave credit, and were paid.',
    ],
  },
  oath: {
    title: 'Oathkeeper',
    says: 'You have sworn something, aloud, and mean it every morning.',
    features: [
      { title: 'I Said So', says: 'Steadfast 1 higher.' },
      { title: 'By My Word', says: 'You are specialized in being believed.' },
      { title: 'Between You and Them', says: 'One more in Shields.' },
    ],
    deeds: [
      'You kept your oath where it cost you dearly.',
      'You were released from a promise, and kept it.',
      'You took a blow that was meant for another.',
    ],
  },
  storm: {
    title: 'Stormhand',
    says: 'Thunder woke you once, and has not let you sleep since.',
    features: [
      { title: 'Before the Thunder', says: 'Speed 1 higher.' },
      { title: 'Struck Twice', says: 'One more in Contact.' },
      { title: 'Wind at the Back', says: 'Exertion 3 higher.' },
    ],
    deeds: [
      'You went out when all others came in.',
      'You ended a fight in its first round.',
      'You let your anger go, and something broke.',
    ],
  },
  lantern: {
    title: 'Lantern',
    says: 'You carry a light into places that have done without one.',
    features: [
      { title: 'Trimmed Wick', says: 'Mana 2 higher.' },
      {
        title: 'The Blue Lamp',
        says: 'A lamp that burns without oil as long as somebody near it lies.',
      },
      { title: 'What Fears the Light', says: 'You are specialized in things of the dark.' },
    ],
    deeds: [
      'You went first down a dark stair.',
      'You brought somebody back who was lost.',
      'You put out your light, and trusted.',
    ],
  },
  nobody: {
    title: 'Nobody',
    says: 'You have been so many that no one can say which was you.',
    features: [
      { title: 'Not Looked at', says: 'One more in Stealth.' },
      { title: 'I Have Always Been Here', says: 'You are specialized in belonging somewhere.' },
      { title: 'Gone Already', says: 'Speed 1 higher.' },
    ],
    deeds: [
      'You got in and out, and it was told as a ghost story.',
      'You told somebody your true name.',
      'You took the blame for what another had done.',
    ],
  },
  heron: {
    title: 'Shape of the Heron',
    says: 'At the waterside you are grey, narrow and very patient.',
    features: [
      { title: 'The Long Wait', says: 'Speed 1 higher: nobody sees the beginning of it.' },
      { title: 'Between Two Waters', says: 'You are specialized in marsh, river and shore.' },
      { title: 'Sees the Fish', says: 'One more in Search.' },
    ],
    deeds: [
      'You waited until it was nearly too late.',
      'You crossed where nobody crosses.',
      'You were seen changing, and stayed.',
    ],
  },
  bear: {
    title: 'Shape of the Bear',
    says: 'There is more of you in winter, and it does not like to be woken.',
    features: [
      { title: 'Fat of the Year', says: 'Health 2 higher.' },
      { title: 'Paw and Shoulder', says: 'One more in Contact.' },
      { title: 'Nose of the Wood', says: 'You are specialized in scents, and in whose they are.' },
    ],
    deeds: [
      'You slept where others kept watch in fear.',
      'You broke a door, a cart or a promise by leaning on it.',
      'You turned away from somebody who ran.',
    ],
  },
}
