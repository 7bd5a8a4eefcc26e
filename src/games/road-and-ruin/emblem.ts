import type { EmblemShape } from '../../rules/look.ts'

/** An inn's sign on its bracket; on it a road goes over the hills into the evening. */
export const emblem: readonly EmblemShape[] = [
  { path: 'M4 3V45M4 7H46M4 16L13 7M20 7V13M40 7V13', line: '#8c6237', width: 2.6 },
  { path: 'M13 13H47V40L30 46L13 40Z', fill: '#f2dfb2', line: '#6b4625', width: 2.4 },
  { path: 'M36 17A6 6 0 1 1 36 29A6 6 0 1 1 36 17Z', fill: '#b1382c' },
  { path: 'M14 29C19 24 24 25 29 28C35 23 41 25 46 29V39.4L30 45L14 39.4Z', fill: '#5c6d2c' },
  { path: 'M27 44L22 42C21 36 31 34 28 27.4C38 33 30 37 37 42.4L30 45Z', fill: '#f2dfb2' },
]
