import { useEffect, useRef } from 'react'
import { paintDie } from '../../paint/dice/die.ts'
import { awaitNumbers } from '../../paint/dice/numeral.ts'
import { type Die, FACES } from '../../rules/dice/dice.ts'

interface Sign {
  readonly die: Die
  /** The face that lies up; the highest unless told. */
  readonly face?: number
  /** CSS px. */
  readonly size: number
  /** The colour of the seat whose die it is; without one it is ivory. */
  readonly color?: number | undefined
  /** It burst. */
  readonly gold?: boolean
}

/** A small picture of a die. Its name stands beside it. */
export function DieSign({ die, face = FACES[die], size, color, gold = false }: Sign) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const dense = Math.max(2, Math.ceil(devicePixelRatio))
    function paint(): void {
      if (!canvas || !pen) return
      canvas.width = canvas.height = size * dense
      pen.scale(dense, dense)
      pen.translate(size / 2, size / 2)
      // Room for the shadow.
      paintDie(pen, die, face, size * 0.84, { color, gold })
    }
    paint()
    awaitNumbers(paint)
  }, [die, face, size, color, gold])
  return <canvas ref={ref} className="die-sign" style={{ width: size, height: size }} aria-hidden />
}
