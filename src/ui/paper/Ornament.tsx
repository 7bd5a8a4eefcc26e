import { useId } from 'react'
import { useEmblem } from '../story/emblem.tsx'

/** The emblem of a game's look; or an eye among rays: what sees what is to come. */
export function Emblem() {
  const own = useEmblem()
  return own ? (
    <svg className="emblem" viewBox="0 0 48 48" aria-hidden>
      {own}
    </svg>
  ) : (
    <Eye />
  )
}

function Eye() {
  const clip = useId()
  const rim = 'M-46 0 Q0 -38 46 0 Q0 38 -46 0 Z'
  // Long and short by turns, and none where the corners of the eye are.
  const rays = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2
    const [x, y] = [Math.cos(a), Math.sin(a)]
    const from = 28 + 24 * Math.abs(x)
    const long = i % 4 === 0 ? 15 : i % 2 === 0 ? 9 : 5
    return Math.abs(y) < 0.22
      ? ''
      : `M${(x * from).toFixed(2)} ${(y * from * 0.86).toFixed(2)} L${(x * (from + long)).toFixed(2)} ${(y * (from + long) * 0.86).toFixed(2)}`
  }).join(' ')
  const lashes = Array.from({ length: 32 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2
    return `M${(Math.cos(a) * 7.6).toFixed(2)} ${(Math.sin(a) * 7.6).toFixed(2)} L${(Math.cos(a) * 15).toFixed(2)} ${(Math.sin(a) * 15).toFixed(2)}`
  }).join(' ')
  return (
    <svg className="emblem" viewBox="-72 -60 144 120" aria-hidden>
      <path className="rays" d={rays} />
      <clipPath id={clip}>
        <path d={rim} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle className="iris" r="16.4" />
        <path className="fire" d={lashes} />
        <path className="slit" d="M0 -15.6 Q6.4 0 0 15.6 Q-6.4 0 0 -15.6 Z" />
      </g>
      <path className="lid" d={rim} />
      <path className="lid thin" d="M-53 -1 Q0 -49 53 -1 M-53 1 Q0 49 53 1" />
      <path className="lid" d="M-66 0 H-56 M56 0 H66" />
      <circle className="dot" cx="-70" r="1.5" />
      <circle className="dot" cx="70" r="1.5" />
    </svg>
  )
}

/** A line that runs out to both sides of a small oval, as of a marker. */
export function Flourish() {
  return (
    <svg className="flourish" viewBox="-100 -9 200 18" aria-hidden>
      <path d="M-96 0 C-70 -5.5 -44 5.5 -17 0 M96 0 C70 5.5 44 -5.5 17 0" />
      <path d="M-60 2.4 C-46 7 -34 5 -25 1 M60 -2.4 C46 -7 34 -5 25 -1" />
      <path d="M-12 0.4 C-11 -7.5 11.4 -7 12 -0.2 C11.6 7 -11.6 7.4 -12.2 -0.8" />
      <circle r="1.9" />
      <circle cx="-98" r="1.2" />
      <circle cx="98" r="1.2" />
    </svg>
  )
}

/** The frame of a page of this size, mm: two lines, and a leaf in each corner. */
export function Border({ wide, high }: { wide: number; high: number }) {
  const [outer, inner, leaf] = [11, 13.6, 16.4]
  return (
    <svg className="frame" viewBox={`0 0 ${wide} ${high}`} aria-hidden>
      <rect x={outer} y={outer} width={wide - outer * 2} height={high - outer * 2} rx={9} />
      <rect
        className="thin"
        x={inner}
        y={inner}
        width={wide - inner * 2}
        height={high - inner * 2}
        rx={6.6}
      />
      {(
        [
          [leaf, leaf, 1, 1],
          [wide - leaf, leaf, -1, 1],
          [leaf, high - leaf, 1, -1],
          [wide - leaf, high - leaf, -1, -1],
        ] as const
      ).map(([x, y, across, down]) => (
        <g key={`${across},${down}`} transform={`translate(${x} ${y}) scale(${across} ${down})`}>
          <path
            className="thin"
            d="M0 20 C-1 8 8 -1 20 0 C14 1.4 11.4 4 10.4 8.4 Q9.8 9.8 8.4 10.4 C4 11.4 1.4 14 0 20 Z M3.2 13 C4.2 8.6 8.6 4.2 13 3.2"
          />
          <circle cx="12.6" cy="12.6" r="0.9" />
          <circle cx="16" cy="16" r="0.55" />
          <circle cx="18.6" cy="18.6" r="0.32" />
        </g>
      ))}
    </svg>
  )
}
