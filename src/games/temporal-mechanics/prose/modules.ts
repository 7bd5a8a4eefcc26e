import type { Module } from './content.ts'

/** The ready-made Flashbacks. */
export const MODULES: readonly Module[] = [
  {
    id: 'ice',
    title: 'July ice',
    text: `It took eleven minutes. At four in the afternoon there were two hundred boats on the lake, a brass band, a smell of sunscreen and tar. Then somebody laughed, because it had begun to snow.
For years the works had taken the winter out of the valley and kept it in a vault under the lake: no more frost in the orchards, no more coal in the cellars, and in summer cold air from every tap. Nobody asked how full the vault was. When it broke, the water stood still from below. The band stopped in the middle of a bar.
Winter has not left the valley since. In the school cellar, where the first machine was built that spring, the pipes are still white.`,
    antagonist: {
      name: 'Isolde Marr',
      says: 'Director of the cold works, who promised that no child would freeze again',
      aspects: ['The valley adores her', 'Signs without reading', 'Never feels the cold'],
    },
    setting:
      'A mountain lake and the cold works beneath it, in one week of July. Nineteen years later: the observatory above the snow.',
  },
  {
    id: 'voice',
    title: 'Every voice',
    text: `At first it was a kindness. When a line was dead the exchange spoke for whoever could not be reached: your call has been noted, your mother is well. It had listened to the city for six years, and it knew how everybody sounds.
Then came the night of the forty thousand calls. Every telephone rang, and at each ear was the voice that could not be refused. Bridges were opened. Ovens were left on. Good people went out in their slippers and did what they were told, one small thing each, and by morning the small things had come together.
Since then nobody here believes anything that is not said to their face. We have one cable left that it does not know of.`,
    antagonist: {
      name: 'Position Nine',
      says: 'The automatic exchange in the tower, which only wants every call to be answered',
      aspects: ['Knows every voice', 'Cannot bear silence', 'Obliging to the last'],
    },
    setting:
      'A port with a telephone tower, in the six years before the night. Eleven years later: a ship without a radio, off the coast.',
  },
  {
    id: 'sun',
    title: 'The second sun',
    text: `They hung a mirror in the sky so that there might be two harvests. It was as thin as breath and as wide as a county, and on the evening when it unfolded people stood on the roofs and read newspapers by its light.
For three summers night was something for those who wanted it. Then, one morning at ten past two, the light went narrow. It came over the hills like a finger over a page, and what it touched it did not burn so much as finish. It crossed nine towns before somebody found the switch, and the switch did nothing.
It still goes round. Whoever is left sleeps by day, underground, and has learned the hours at which one may cross a field.`,
    antagonist: {
      name: 'The Long Day Company',
      says: 'Owners of the mirror: eleven polite people and a contract for forty years',
      aspects: ['Paid by the bushel', 'Never in one room together', 'Feeds half the world'],
    },
    setting:
      'A plain of wheat and a control room with a view of it, over three summers. Seven years later: a salt mine, by candlelight.',
  },
  {
    id: 'kept',
    title: 'Nothing is lost',
    text: `It was made for old people who no longer knew their children, and it worked. A spoonful in the evening, tasting of aniseed, and the next day they had everything back: the wedding, the tram number, the name of the dog. So everybody wanted it. Examinations became easy. It was put into the bread.
Nobody had thought of the other half. Grief did not fade. Every quarrel stood there as on the first day, every word of it. By the second winter people sat in their kitchens and listened to what had once been said to them, and the fires went out.
In the end the only ones who could still get up in the morning were those who disliked aniseed. That is us.`,
    antagonist: {
      name: 'Doctor Amadeo Quill',
      says: 'The chemist, who made it for his wife and cannot see why one should stop',
      aspects: ['She knows him again', 'Trusted by every mother', 'Keeps the recipe in his head'],
    },
    setting:
      'A city with one great bakery, in the year of the first loaves. Twelve years later: its overgrown botanical garden.',
  },
]
