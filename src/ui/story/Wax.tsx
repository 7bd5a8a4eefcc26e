import './wax.css'
import { useEmblem } from './emblem.tsx'

/** A seal of wax with the emblem of the game's look pressed into it, or an eye: what came to pass, or was held to. */
export function Wax() {
  const own = useEmblem()
  return (
    <svg className="wax" viewBox="-50 -50 100 100" aria-hidden>
      <path
        className="wax-edge"
        d="M-3 -46 C9 -50 19 -43 29 -38 C41 -33 46 -22 45 -10 C44 2 49 12 42 23 C36 33 30 43 17 43 C6 43 -4 50 -15 45 C-26 40 -37 37 -41 25 C-45 14 -49 5 -45 -7 C-41 -19 -41 -30 -30 -37 C-21 -42 -14 -42 -3 -46 Z"
      />
      <circle className="wax-well" r="32" />
      {own ? (
        <g className="wax-sign" transform="translate(-24 -24)">
          {own}
        </g>
      ) : (
        <g className="wax-sign">
          <path d="M-24 0 Q0 -21 24 0 Q0 21 -24 0 Z" />
          <circle r="8" />
          <path d="M0 -20 V-27 M-14 -15 L-19 -22 M14 -15 L19 -22 M0 20 V27 M-14 15 L-19 22 M14 15 L19 22" />
        </g>
      )}
    </svg>
  )
}
