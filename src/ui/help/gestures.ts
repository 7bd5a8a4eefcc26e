/** What mouse, finger and pen do: each has words for how, and for what it does. */
export const GESTURES = [
  'stack',
  'drag',
  'double',
  'menu',
  'add',
  'frame',
  'long',
  'wheel',
  'pan',
  'finger',
  'pinch',
  'twist',
  'pen',
  'flick',
] as const
