import { useEffect } from 'react'
import { JOINT, PLANK, shadeOf } from '../../paint/ground/ground.ts'
import { PICTURES } from '../../paint/ground/papers.ts'
import { useDark } from './surroundings.ts'

/** A few planks, CSS px, repeated. */
const PLANKS = [0, 1, 2, 3]
const JOINTS = `linear-gradient(${JOINT.dark} 0.9px, ${JOINT.light} 0.9px 1.8px, #0000 1.8px) 0 0 / 100% ${PLANK}px`
const SHADES = `linear-gradient(${PLANKS.map((at) => `${shadeOf(at)} ${at * PLANK}px ${(at + 1) * PLANK}px`).join(', ')}) 0 0 / 100% ${PLANKS.length * PLANK}px`

/**
 * Lays the table's own wood behind the page, as the style `--wood`: layers of a background; until it
 * has come, the page has its flat colour.
 */
export function useWood(): void {
  const picture = PICTURES[useDark() ? 'dark' : 'light']
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--wood', `${JOINTS}, ${SHADES}, url("${picture}")`)
    return () => {
      style.removeProperty('--wood')
    }
  }, [picture])
}
