/** The words of the example: what its players wrote. */
export const en = {
  title: 'Salt for the Hollow Hill',
  errand: 'A chest of salt has to be at the mill under the Hollow Hill before the frost fair',
  'inn.told':
    'The miller’s girl came in with the rain and put a key on the table. The chest stood in the yard already, under sacking, and nobody had seen who brought it. Salt, she said, for the mill under the Hollow Hill, and before the frost fair, or they need not come at all. Brindle asked who pays. “Whoever opens it”, she said. He has known toll chests all his life, and that is no lock for salt.',
  ford: 'The ford below the old toll',
  bearer: 'Somebody with a lantern goes ahead of us and never turns round',
  crossing: 'Bring the cart across before the water rises',
  oxen: 'The oxen have crossed here before',
  'ford.told':
    'There was a light on the far bank, and it did not wait. Oda took off her boots and walked in front of the oxen, talking all the time, of grass, as far as anybody heard. In the middle the left wheel went into a hole. It came out again; but the chest slid into the river up to its lock, and has been humming ever since.',
  downs: 'The bare downs, two nights later',
  light: 'Who goes ahead of us with a light?',
  'light.clue': 'A candle in every window, lit before we came, in villages where nobody lives',
  'downs.told':
    'In each village one window was lit, and nobody was behind it. Ilvy read the soot on the sills like a page: one hand, every night, an hour before us. Where the lantern had been put down there were two shadows burnt into the wall, one of them with a pole over its shoulder. Brindle knows that pole. He painted it. It is Gant, who was his apprentice, and who closes roads now, one after the other, so that somebody in a hurry has to take the last.',
  way: 'Is there a way round the bridge?',
  'bridge.before':
    'There is no way round. Brindle went along the hedge until dark, and it was thorn on both sides and wolves in the middle. So it has to be the bridge, and on it stands a pole that was not there last year.',
  bridge: 'The bridge at dusk',
  gant: 'Gant of the tolls',
  archer: 'The archer in the toll house',
  'brindle.intends': 'Hold the bridge until the cart is over',
  'oda.intends': 'Get the archer down from that window',
  'ilvy.intends': 'Keep the chest shut',
  'bridge.told':
    '“It is closed”, said Gant, and he said it kindly. Then the chest hummed, and he went white and drew. Brindle was quicker, as he was when the boy was twelve. Oda’s whip wrapped itself round the window frame, and she had to pull twice. Gant’s hatchet came for her all the same, and took the breath out of her.',
  coat: 'Gant has seen the chest move',
} as const
export type ExampleWords = Readonly<Record<keyof typeof en, string>>
