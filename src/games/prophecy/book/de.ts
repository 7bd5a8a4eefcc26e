import type { Book } from '../../../rules/told/book.ts'
import { storyPages } from './de.story.ts'
import { terms } from './de.terms.ts'
import { worldPages } from './de.world.ts'

/** The rules in German, in our own short sentences; page for page as the English ones [P29]. */
export const book: Book = {
  lang: 'de',
  title: 'Prophecy',
  subtitle: 'Ein Erzählspiel über Schicksal und Bestimmung',
  back: 'Etwas Furchtbares wird geschehen. Ihr erfahrt zuerst davon.',
  credits: [
    'Prophecy hat sich Michael Purcell ausgedacht.',
    'Er dankt vierzehn Menschen, die es vor allen anderen ausprobiert haben, und allen, die halfen, es zu verfeinern.',
    'Diese Seiten erzählen seine Regeln mit neuen Worten, für das Spiel an diesem Tisch.',
  ],
  pages: [...worldPages, ...storyPages],
  terms,
}
