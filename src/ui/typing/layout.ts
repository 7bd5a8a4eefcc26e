import { useState } from 'react'
import english from 'simple-keyboard-layouts/build/layouts/english.js'
import german from 'simple-keyboard-layouts/build/layouts/german.js'
import { useVoice } from '../say/say.ts'

/** Keyboards that there are, by the language that is written on them, in the order in which one goes to the next. */
export const LAYOUTS = { en: english, de: german } as const
export type LayoutId = keyof typeof LAYOUTS

/** The keys of one keyboard, row by row: as they are, with Shift, and the numbers and signs. */
export interface KeyRows {
  readonly letters: readonly string[]
  readonly capitals: readonly string[]
  readonly signs: readonly string[]
}

/** Numbers and signs, in rows. */
const SIGNS = ['1 2 3 4 5 6 7 8 9 0', `- – / : ; ( ) & " '`, '! ? … + = * # % @ €'] as const
/** What stands after the letters of the lowest row, also with Shift. */
const POINTS = { default: `, . '`, shift: '! ? "' } as const

const foot = (other: string) => `${other} {layout} {space} {left} {right}`
const lettersIn = (row = '') => row.split(' ').filter((key) => /^\p{L}$/u.test(key))

/**
 * A keyboard for a place: the letters of a whole one stay where everybody knows them; what is seldom written in a story
 * stands behind a key of its own, so that all keys are as wide as a finger.
 */
export function keyboardOf({ layout }: (typeof LAYOUTS)[LayoutId]): KeyRows {
  const rows = (by: keyof typeof POINTS) => {
    const [, upper, middle, lower] = layout[by]?.map(lettersIn) ?? []
    // A letter in the row of numbers, as in German, has no capital there.
    const more = lettersIn(layout['default']?.[0])
    return [
      [...(upper ?? []), '{bksp}'].join(' '),
      [...(middle ?? []), '{enter}'].join(' '),
      ['{shift}', ...(lower ?? []), ...more, POINTS[by]].join(' '),
      foot('{signs}'),
    ]
  }
  const [digits, middle, lower] = SIGNS
  return {
    letters: rows('default'),
    capitals: rows('shift'),
    signs: [`${digits} {bksp}`, `${middle} {enter}`, lower, foot('{letters}')],
  }
}

const ORDER = Object.keys(LAYOUTS) as readonly LayoutId[]

/** The keyboard of somebody, at first that of their language; and how to go on to the next one. */
export function useLayout(): readonly [layout: LayoutId, next: () => void] {
  const { lang } = useVoice()
  const [layout, setLayout] = useState(() => ORDER.find((one) => one === lang) ?? 'en')
  return [layout, () => setLayout(ORDER[(ORDER.indexOf(layout) + 1) % ORDER.length] ?? layout)]
}
