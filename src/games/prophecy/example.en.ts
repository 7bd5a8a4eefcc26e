/** The words of the example: what its players wrote. */
export const en = {
  title: 'The long ebb',
  hanne: 'Hanne Tiller',
  'hanne.occupation': 'Keeper of the last light',
  'hanne.trait': 'Reads the old marks',
  'hanne.psyche': 'Counts it all twice',
  'hanne.relationship': 'Brought up Jory',
  'hanne.affiliation': 'Guild of Lamps',
  jory: 'Jory Pike',
  'jory.occupation': 'Salvage diver',
  'jory.trait': 'Holds his breath for minutes',
  'jory.psyche': 'Opens any lock',
  'jory.relationship': 'Still married to Odile',
  'jory.affiliation': 'Cockle pickers’ choir',
  odile: 'Odile Brack',
  'odile.occupation': 'Tax inspector',
  'odile.trait': 'Never forgets a figure',
  'odile.psyche': 'Afraid of deep water',
  'odile.relationship': 'Left Jory, with reason',
  'odile.affiliation': 'The Harbour Bank',
  cray: 'Mother Cray',
  'cray.blind': 'Walks the mud blindfold',
  'cray.song': 'Sings the stragglers home',
  'cray.field': 'Wants her field back',
  buoy: 'The copper buoy',
  'buoy.old': 'Older than the harbour',
  'buoy.sum': 'Every scratch is a sum',
  bank: 'The Harbour Bank',
  'bank.walls': 'Walls like a ship’s hull',
  'bank.clerk': 'A clerk asleep at the door',
  'bank.vault': 'Nobody has seen the vault',
  lamp: 'The lamp room',
  'lamp.script': 'Ledgers in a dead script',
  'lamp.salt': 'Salt between the pages',
  'lamp.key': 'A cupboard without a key',
  debt: 'Settle the debt with the sea before the moon goes dark',
  'debt.setting':
    'The bare seabed beyond the harbour wall, on the last night. Everybody has come who can walk.',
  account: 'Draw up the account of all that was ever taken',
  'account.setting':
    'The lamp room of the last lighthouse, three nights before the new moon. Rain on the glass.',
  town: 'Bring the town to give something back',
  'town.setting': 'The market square, early, with the church doors open.',
  marks: 'Read the marks on the copper buoy',
  'marks.setting':
    'Far out behind the islands, where the oldest buoy lies on its side. Noon, and no shade.',
  'marks.told':
    'The marks were no curse at all, Odile said after a while: they were a bill. Hanne read it out line by line, the herring, the drowned fields, the salt, and Odile put a price to each. At the bottom stood what they had hoped for. The lender takes instalments.',
  mud: 'Cross the mud with the cockle pickers',
  'mud.setting': 'The bare flats before sunrise, fog to the knees.',
  'mud.told':
    'Mother Cray tied a cloth over her eyes, because the mud lies to people who look at it, and began to sing. Jory knew the second voice from the choir and held the line together with it. Twice Hanne counted heads and found one too many. The second time they asked it politely to leave, and it did.',
  vault: 'Open the vault of the Harbour Bank',
  'vault.setting': 'The Harbour Bank on a Sunday, with one clerk asleep at the door.',
  'vault.told':
    'Odile still had her key, and the clerk only sighed in his sleep. The walls were a hull indeed: behind the last door the vault stood full of sea water, and it had been waiting. Jory held the door while the others ran. All that came out with the flood was a single gold coin, and now the bank knows who has been there.',
  mayor: 'Win over the mayor, who sold the beach',
  'mayor.setting': 'The mayor’s terrace, which until last week had a view of the sea.',
} as const

/** The same words in some language. */
export type ExampleWords = Readonly<Record<keyof typeof en, string>>
