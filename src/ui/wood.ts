import { useEffect } from 'react'
import { paintTable, type Room } from '../paint/ground.ts'
import { useDark } from './surroundings.ts'

// A few planks; CSS px, repeated.
const WIDTH = 1024
const HEIGHT = 944

/** After the first words of the page: wood is not worth waiting for. */
const soon = (then: () => void): (() => void) => {
  const timer = setTimeout(then, 30)
  return () => clearTimeout(timer)
}

/** Lays the table's own wood behind the page, as the style `--wood`; until it is painted, `later`, the page has its flat colour. */
export function useWood(later = soon): void {
  const room: Room = useDark() ? 'dark' : 'light'
  useEffect(() => {
    if (typeof OffscreenCanvas === 'undefined') return
    let address: string | undefined
    let gone = false
    const paint = async () => {
      const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
      const pen = canvas.getContext('2d')
      if (!pen) return
      paintTable(pen, { minX: 0, minY: 0, maxX: WIDTH, maxY: HEIGHT }, 1, room)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
      if (gone) return
      address = URL.createObjectURL(blob)
      document.documentElement.style.setProperty('--wood', `url("${address}")`)
    }
    const leave = later(() => void paint())
    return () => {
      gone = true
      leave()
      if (!address) return
      document.documentElement.style.removeProperty('--wood')
      URL.revokeObjectURL(address)
    }
  }, [room, later])
}
