import type { ButtonHTMLAttributes } from 'react'
import type { Painter, Supply } from '../../rules/board/piece.ts'

/** A stack or pad, seen from above: thinner when little of it is left. */
export function Pile({
  supply,
  painter,
  rest,
  ...button
}: {
  readonly supply: Supply
  readonly painter: Painter | undefined
  /** How many are left. */
  readonly rest: number
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { color } = supply.props
  return (
    <button
      type="button"
      className={`pile pile-${painter}`}
      data-color={typeof color === 'string' ? color : undefined}
      data-low={rest < 4 ? rest : undefined}
      {...button}
    >
      <i />
      <i />
      <i />
      <i className="top-sheet" />
    </button>
  )
}
