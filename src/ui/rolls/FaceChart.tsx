import { type Die, printOn } from '../../rules/dice/dice.ts'
import { type Counts, spreadOf } from '../../rules/dice/tally.ts'

const WIDTH = 340
const HEIGHT = 168
const TOP = 18
const BOTTOM = 22

/**
 * How often each face lay up, as bars; a line where they are expected and a band of what chance allows. A picture only.
 */
export function FaceChart({ die, counts }: { die: Die; counts: Counts }) {
  const { expected, low, high } = spreadOf(counts)
  const most = Math.max(1, high, ...counts) * 1.04
  const y = (n: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * n) / most
  const wide = WIDTH / counts.length
  const bar = Math.min(38, wide * 0.66)
  const crowded = counts.length > 12
  return (
    <svg className="face-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect
        className="band"
        x={0}
        width={WIDTH}
        y={y(high)}
        height={Math.max(1, y(low) - y(high))}
        rx={3}
      />
      {counts.map((n, i) => {
        const middle = wide * (i + 0.5)
        const face = printOn(die, i + 1)
        const out = n < low || n > high
        return (
          <g key={face} data-out={out}>
            <rect
              className="bar"
              x={middle - bar / 2}
              width={bar}
              y={y(n)}
              height={y(0) - y(n)}
              rx={Math.min(3, bar / 3)}
            />
            <text className="face" x={middle} y={HEIGHT - 6} data-crowded={crowded}>
              {face}
            </text>
          </g>
        )
      })}
      <line className="expected" x1={0} x2={WIDTH} y1={y(expected)} y2={y(expected)} />
      {counts.map((n, i) => (
        <text
          key={printOn(die, i + 1)}
          className="n"
          x={wide * (i + 0.5)}
          y={y(n) - 5}
          data-crowded={crowded}
        >
          {n}
        </text>
      ))}
      <line className="ground" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
    </svg>
  )
}
