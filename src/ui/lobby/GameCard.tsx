import { useFilesSay } from '../files/words.ts'
import type { GameChoice } from './tables.ts'

/** A game that can be played: its picture, what it is called and what it is about. */
export function GameCard({ game }: { game: GameChoice }) {
  const say = useFilesSay()
  return (
    <span className="game-card">
      <svg aria-hidden viewBox="0 0 48 48" width="56" height="56" strokeLinejoin="round">
        {game.emblem.map(({ path, fill = 'none', line = 'none', width = 1.5 }) => (
          <path key={path} d={path} fill={fill} stroke={line} strokeWidth={width} />
        ))}
      </svg>
      <span>
        <b>{say(game.say)}</b>
        <small>{say(game.blurb)}</small>
      </span>
    </span>
  )
}
