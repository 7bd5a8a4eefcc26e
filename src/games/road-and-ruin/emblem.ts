import type { EmblemShape } from '../../rules/look.ts'

/** An inn's sign on its bracket; on it a road goes over the hills into the evening. */
export const emblem: readonly EmblemShape[] = [
  { path: 'M3 3H9V46H3ZM9 7H46M9 19L19 7M19 7V13M41 7V13', fill: '#7a5330', line: '#2b1d12' },
  { path: 'M13 13H47V40L30 46L13 40Z', fill: '#f2dfb2', line: '#2b1d12', width: 2 },
  { path: 'M36 17A6 6 0 1 1 36 29A6 6 0 1 1 36 17Z', fill: '#b1382c' },
  { path: 'M14 29C19 24 24 25 29 28C35 23 41 25 46 29V39.4L30 45L14 39.4Z', fill: '#5c6d2c' },
  { path: 'M27 44L22 42C21 36 31 34 28 27.4C38 33 30 37 37 42.4L30 45Z', fill: '#f2dfb2' },
]
