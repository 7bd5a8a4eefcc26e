import type { Module } from './content.ts'

/** The ready-made prophecies. */
export const MODULES: readonly Module[] = [
  {
    id: 'dragon',
    title: 'What sleeps under the mountain',
    text: `Scholars will tell you that the dragon is a story for winter evenings. They have no good word for the ruins: stairs too tall for any foot, a harbour wall melted like wax, a road that runs straight to the mountain and stops.
This morning the wells went dry. At noon the sea drew back from the shore, stood there as if it were listening, and returned over the roofs of the lower town. Tonight the ground has not stopped humming, and a red light breathes behind the peaks. Something has lain there for a thousand years. It has turned over once in its sleep. Tomorrow, or the day after, it will open its eyes.`,
  },
  {
    id: 'asteroid',
    title: 'An address to the nation',
    text: `Every channel shows the same empty desk. The head of the government sits down, takes off her glasses, and puts the speech aside.
“You were told that it would be turned from its course. We tried, with everything we had, and we failed. Nine weeks from now the rock will strike. I have declared a state of emergency. From this hour we no longer ask how to stop it. We ask who will be alive a year later, and on what. I am handing my powers over to the agency for emergencies, which knows more than I do about food and cold. Stay where you are. Help whoever is next to you. Good night.”
The desk is empty again. Outside, all the dogs are barking.`,
  },
  {
    id: 'clinic',
    title: 'Eight weeks',
    text: `The room is warm and too small, and the screen is turned so that everybody can see it. A grey cloud, a darker cloud, and in it a flicker, quick as a bird.
“There,” says the midwife. “About eight weeks. All is as it should be.” She prints a picture the size of a playing card. Then come the leaflets: what to eat, whom to call, a class for people who have never done this before, Tuesday evenings, bring a cushion.
Nobody says much on the stairs. In the street the traffic goes by as if nothing had happened. Before the trees are bare again someone new will be here, and nothing will be the way it was. There is so much to do. Where does one begin?`,
  },
  {
    id: 'tide',
    title: 'The long ebb',
    text: `For three days the tide has gone out and not come back. Boats lie on their sides in the mud. Children walk where the ferry ran, and bring home bottles, anchors, the bones of whales.
On the third evening the oldest buoy is found, far beyond the islands, and scratched into its copper are marks that only the lighthouse keepers still read. It says that the sea was lent, not given. It says the lender will count what was taken: every fish, every drowned field, every grain of salt. And it says that the water will come home in one night, as high as the church tower, unless the debt is settled by the dark of the moon. That is eleven days away.`,
  },
  {
    id: 'dream',
    title: 'The same dream',
    text: `At breakfast somebody tells a dream: a long hall, a hundred doors, one of them ajar. Across the table a cup is put down very carefully. “And the singing?” Yes. There was singing.
By noon the whole town knows. The baker dreamed it, the prisoners dreamed it, so did the doctor who never dreams. Every night the door stands open a little wider, and every morning there are some who cannot be woken. They smile. Their hands grow cold. Yesterday there were four of them; today there are nineteen, and the school is closed. Whoever has counted the doors agrees on this: in a week it will be wide open, and whatever sings will no longer need us to be asleep.`,
  },
  {
    id: 'theatre',
    title: 'The last season',
    text: `The letter lies on the stage where everybody can read it. The old theatre has been sold. On the first of the month the machines will come, and where the curtain hangs there will be room for two hundred cars.
Ninety years of opening nights, the war winter when people burned the seats in the foyer and still played, the ghost in the second balcony who coughs during bad verses: all of it ends in four weeks. The buyer is polite and cannot be reached. The town council has already voted. In the box office there is money for one more production, or for one good lawyer, but not for both. Somebody switches on the work light. It flickers, and stays on.`,
  },
  {
    id: 'seed',
    title: 'White harvest',
    text: `It began with one field beyond the river: wheat as pale as paper, and when the wind came it fell to dust. Then the barley went, then the apple trees. What the white touches does not rot. It simply stops, like a clock.
A woman came down the pass last night with frostbitten hands and a jar of grey meal. In her country, she said, they laughed about it in spring, and in autumn there was nobody left to bury the rest. She fell asleep over her soup. This morning her jar has sprouted: one green blade, the only living seed that has ever come out of the white lands. Our granaries last until midwinter. The first snow is early this year.`,
  },
]
