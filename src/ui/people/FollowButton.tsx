import type { Seat } from '../../rules/plain/item.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { screensOf, useOthers } from '../desk/presence.ts'
import { useShareSay } from '../share/words.ts'
import { askAll, follow, useFollows } from './following.ts'

/** What can be done about the view of a seat: to follow it, or to ask all others to follow one's own. */
export function FollowButton({ seat, onDone }: { seat: Seat; onDone(): void }) {
  const desk = useDesk()
  const say = useShareSay()
  const { presence } = desk.table
  const seats = useBoardOf((board) => board.seats)
  const others = useOthers(presence)
  const follows = useFollows(presence)
  const does = (what: () => void) => () => {
    what()
    onDone()
  }
  if (others.length === 0) return null
  if (seat.sitter === desk.device)
    return (
      <button type="button" onClick={does(() => askAll(presence))}>
        {say('follow.askAll')}
      </button>
    )
  const screens = screensOf(seat.sitter, seats, others)
  const [screen] = screens.find(([, , away]) => !away) ?? screens[0] ?? []
  if (screen === undefined || seat.sitter === '') return null
  return follows === screen ? (
    <button type="button" onClick={does(() => follow(presence, undefined))}>
      {say('follow.stopOf', { name: seat.name })}
    </button>
  ) : (
    <button type="button" onClick={does(() => follow(presence, screen))}>
      {say('follow.of', { name: seat.name })}
    </button>
  )
}
