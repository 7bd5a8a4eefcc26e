import { PIPS } from '../../paint/dice/pips.ts'
import { hash, wobble } from '../../rules/plain/wobble.ts'
import type { BookScene } from '../../rules/told/book.ts'

// Of the drawing's own units, which are small: so many of them make a column.
const COLUMN = 124
const ROW = 96
const RX = 53
const RY = 29
const DIE = 15

interface Spot extends BookScene {
  readonly x: number
  readonly y: number
}

/** Ovals on paper, each above what hangs on it or, in a tree that grows up, below; as a marker would draw them. */
export function BookTree({
  scenes,
  says,
  grows,
}: {
  scenes: readonly BookScene[]
  says: string
  grows: 'up' | undefined
}) {
  const spots = lay(scenes, grows)
  const width = Math.max(...spots.map(({ x }) => x)) + COLUMN / 2
  const height = Math.max(...spots.map(({ y }) => y)) + RY + 9
  const side = grows ? -RY : RY
  const by = new Map(spots.map((spot) => [spot.id, spot]))
  return (
    <figure className="book-tree">
      <svg viewBox={`0 0 ${width} ${height}`} style={{ maxWidth: width }} role="img">
        <title>{says}</title>
        {spots.map(({ id, x, y, parent }) => {
          const over = by.get(parent ?? '')
          if (!over) return null
          return (
            <path key={id} className="ink" d={line(over.x, over.y + side, x, y - side, hash(id))} />
          )
        })}
        {spots.map((spot) => (
          <Oval key={spot.id} spot={spot} />
        ))}
      </svg>
    </figure>
  )
}

function Oval({ spot: { id, says, rating, good, dice = 0, x, y } }: { spot: Spot }) {
  const lines = wrapped(says)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="ink paper" d={oval(hash(id))} />
      {lines.map((text, i) => (
        <text key={text} y={(i - (lines.length - 1) / 2) * 17 + 5.5}>
          {text}
        </text>
      ))}
      {good !== undefined && (
        <path className="ink cross" d={`M-40 -22 Q2 3 41 21 M39 -23 Q-3 2 -42 22`} />
      )}
      <g className="rating" transform={`translate(${RX * 0.77} ${-RY * 0.8})`}>
        <circle r="11.5" />
        <text y="5.2">{rating}</text>
      </g>
      {good !== undefined && (
        <g
          className={good ? 'sign good' : 'sign bad'}
          transform={`translate(${-RX * 0.77} ${-RY * 0.8})`}
        >
          <circle r="10" />
          <path d={good ? 'M-4.5 0.5 L-1.5 4 L5 -4' : 'M-4 -4 L4 4 M4 -4 L-4 4'} />
        </g>
      )}
      {Array.from({ length: dice }, (_, i) => (
        <g
          // Dice of a drawing stay where they are.
          key={`${id}${i.toString()}`}
          transform={`translate(${-RX * 0.74 + i * 34} ${RY * 0.92}) rotate(-9)`}
        >
          <BookDie face={6} />
        </g>
      ))}
    </g>
  )
}

/** A die seen from above, its middle at 0. */
export function BookDie({ face }: { face: number }) {
  const { at, radius } = PIPS[face] ?? { at: [], radius: 0 }
  return (
    <>
      <rect className="die" x={-DIE} y={-DIE} width={2 * DIE} height={2 * DIE} rx={DIE * 0.34} />
      {at.map(([x, y]) => (
        <circle
          key={`${x}/${y}`}
          className="pip"
          cx={x * DIE}
          cy={-y * DIE}
          r={Math.min(radius, 0.21) * DIE}
        />
      ))}
    </>
  )
}

/** Each below its Parent, in the middle over what hangs on it; or all of it upside down. */
export function lay(scenes: readonly BookScene[], grows?: 'up'): readonly Spot[] {
  const spots: Spot[] = []
  let leaves = 0
  const place = (scene: BookScene, depth: number): number => {
    const below = scenes.filter(({ parent }) => parent === scene.id)
    const xs = below.map((one) => place(one, depth + 1))
    const first = xs[0] ?? COLUMN * (0.5 + leaves++)
    const x = (first + (xs.at(-1) ?? first)) / 2
    spots.push({ ...scene, x, y: RY + 8 + depth * ROW })
    return x
  }
  for (const scene of scenes) if (scene.parent === undefined) place(scene, 0)
  if (!grows) return spots
  const lowest = Math.max(...spots.map(({ y }) => y))
  return spots.map((spot) => ({ ...spot, y: RY + 8 + lowest - spot.y }))
}

/** Words in lines that fit an oval. */
export function wrapped(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 11)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const near = (n: number) => n.toFixed(1)

/** A loop that is never a perfect ellipse, and does not quite meet its beginning. */
function oval(seed: number): string {
  const next = wobble(seed)
  const [phase, second, start] = [next() * 6.3, next() * 6.3, -2.2 + next() * 0.6]
  return Array.from({ length: 49 }, (_, i) => {
    const a = start + (Math.PI * 2.06 * i) / 48
    const r = 1 + 0.022 * Math.sin(2 * a + phase) + 0.012 * Math.sin(3 * a + second) + i * 0.0006
    return `${i === 0 ? 'M' : 'L'}${near(Math.cos(a) * RX * r)} ${near(Math.sin(a) * RY * r)}`
  }).join('')
}

function line(x: number, y: number, toX: number, toY: number, seed: number): string {
  const bend = (wobble(seed)() - 0.5) * 14
  return `M${near(x)} ${near(y)} Q${near((x + toX) / 2 + bend)} ${near((y + toY) / 2)} ${near(toX)} ${near(toY)}`
}
