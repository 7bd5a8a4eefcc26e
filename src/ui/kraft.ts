import { useEffect } from 'react'
import { kraft } from '../paint/ground.ts'

/** Lays the table's own butcher paper behind the lists, as the style `--kraft-paper`; until it is made they have its flat colour. */
export function useKraft(): void {
  useEffect(() => {
    if (typeof OffscreenCanvas === 'undefined') return
    let address: string | undefined
    let gone = false
    // After the first picture of the lists.
    const timer = setTimeout(async () => {
      const blob = await kraft().convertToBlob({ type: 'image/webp', quality: 0.9 })
      if (gone) return
      address = URL.createObjectURL(blob)
      document.documentElement.style.setProperty('--kraft-paper', `url("${address}")`)
    }, 30)
    return () => {
      gone = true
      clearTimeout(timer)
      if (!address) return
      document.documentElement.style.removeProperty('--kraft-paper')
      URL.revokeObjectURL(address)
    }
  }, [])
}
