import type { EmblemShape } from '../../rules/look.ts'

/** A strip of punched tape, and on it two strands that part. */
export const emblem: readonly EmblemShape[] = [
  {
    path: 'M8 5H40V43L36 40L32 43L28 40L24 43L20 40L16 43L12 40L8 43Z',
    fill: '#e6edea',
    line: '#22343f',
  },
  {
    path: 'M12.5 9H15.5V12H12.5ZM12.5 16H15.5V19H12.5ZM12.5 23H15.5V26H12.5ZM12.5 30H15.5V33H12.5ZM32.5 9H35.5V12H32.5ZM32.5 23H35.5V26H32.5ZM32.5 30H35.5V33H32.5Z',
    fill: '#22343f',
  },
  { path: 'M24 7V35', line: '#7d929b', width: 2 },
  { path: 'M24 7V13C24 21 30 21 30 29V35', line: '#0f8f9c', width: 2.6 },
  { path: 'M30 32.4A2.6 2.6 0 1 1 30 37.6A2.6 2.6 0 1 1 30 32.4Z', fill: '#d8492f' },
]
