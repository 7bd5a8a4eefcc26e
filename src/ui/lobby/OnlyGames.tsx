import '../device/theme.css'
import '../parts/controls.css'
import '../parts/notices.css'
import { useWood } from '../device/wood.ts'
import { useFilesSay } from '../files/words.ts'
import { NoticeList } from '../parts/NoticeList.tsx'
import type { Notices } from '../parts/notices.ts'
import { GameCard } from './GameCard.tsx'
import type { GameChoice } from './tables.ts'
import './lobby.css'
import './onlygames.css'

/** The first page of a screen that stands somewhere by itself: the games, and nothing of anybody else. */
export function OnlyGames(props: {
  games: readonly GameChoice[]
  notices: Notices
  onPlay(game: string): void
}) {
  const say = useFilesSay()
  useWood()
  return (
    <main className="only-games">
      <h1>{say('lobby.game')}</h1>
      <ul>
        {props.games.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => props.onPlay(game.id)}>
              <GameCard game={game} />
            </button>
          </li>
        ))}
      </ul>
      <NoticeList notices={props.notices} />
    </main>
  )
}
