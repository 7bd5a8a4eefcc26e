import type { EmblemShape } from '../../rules/look.ts'

/** A candle before the dark, and the eye that opens in its flame. */
export const emblem: readonly EmblemShape[] = [
  { path: 'M24 2A22 22 0 1 1 24 46A22 22 0 1 1 24 2Z', fill: '#16100e', line: '#ece2cc', width: 2 },
  { path: 'M18 29H30V43.6C26 45 22 45 18 43.6Z', fill: '#ece2cc' },
  {
    path: 'M25 4C26 11 33 15 33 22C33 27 29 30.4 24 30.4C19 30.4 15 27 15 22C15 18.6 17 16 18.6 13.4C19.2 16 20.2 17 21.4 17.6C21 12.6 22 8 25 4Z',
    fill: '#ba2721',
  },
  {
    path: 'M16.6 22.4C19 19.4 21.6 18 24 18C26.4 18 29 19.4 31.4 22.4C29 25.4 26.4 26.8 24 26.8C21.6 26.8 19 25.4 16.6 22.4Z',
    fill: '#ece2cc',
  },
  { path: 'M24 18.6L26 22.4L24 26.2L22 22.4Z', fill: '#16100e' },
]
