import { useEffect, useRef } from 'react'
import { paintDie } from '../paint/die.ts'
import { type Die, FACES } from '../rules/dice.ts'

/** A small picture of a die, its highest face up unless told; `size` in CSS px. Its name stands beside it. */
export function DieSign({
  die,
  face = FACES[die],
  size,
}: {
  die: Die
  face?: number
  size: number
}) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const dense = Math.max(2, Math.ceil(devicePixelRatio))
    canvas.width = canvas.height = size * dense
    pen.scale(dense, dense)
    pen.translate(size / 2, size / 2)
    // Room for the shadow.
    paintDie(pen, die, face, size * 0.8)
  }, [die, face, size])
  return <canvas ref={ref} className="die-sign" style={{ width: size, height: size }} aria-hidden />
}
