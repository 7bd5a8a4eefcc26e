import type { EmblemShape } from '../../rules/look.ts'

/** A road that bends away. */
export const emblem: readonly EmblemShape[] = [
  { path: 'M16 44L22 26L18 16L22 6H28L26 16L32 26L38 44Z', fill: '#d8c39a', line: '#3a2a1c' },
]
