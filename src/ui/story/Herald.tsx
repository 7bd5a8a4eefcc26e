import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import './herald.css'
import type { Item } from '../../rules/plain/item.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { HERALDED, heraldedSince, heraldStays, type Moment } from './moment.ts'
import { usePassing } from './usePassing.ts'

/** What has just come to lie on the table, seen large while its words are written; where nothing moves, not at all. */
export function Herald({ still, hear }: { still: boolean; hear(what: Moment): void }) {
  const { game } = useDesk()
  const arrived = useHeralded()
  const [shown, setShown] = useState<Item>()
  const latest = useRef({ still, hear })
  latest.current = { still, hear }
  useEffect(() => {
    const { still: quiet, hear: tell } = latest.current
    if (!arrived || quiet) return
    setShown(arrived)
    tell('arrived')
  }, [arrived])
  const end = useCallback(() => setShown(undefined), [])
  const piece = shown && game.pieces[shown.kind]
  const [name = '', says = ''] = [piece?.texts[0], piece?.aloud].map((field = '') =>
    cut(shown?.texts[field]),
  )
  const stays = heraldStays([...says].length)
  usePassing(shown, stays, end)
  if (!shown || still) return null
  return (
    <div className="herald" style={{ '--stays': `${stays}ms` } as CSSProperties}>
      <div className="herald-tape">
        <b className="herald-name" data-words={name} />
        <p className="herald-says" data-words={says} data-long={says.length > 120} />
      </div>
    </div>
  )
}

/** No more of a text is shown than can be read in passing. */
const cut = (text = ''): string => [...text.slice(0, 4 * HERALDED)].slice(0, HERALDED).join('')

/** What arrived last while one looked on: not what lay there, or came with others at once. */
function useHeralded(): Item | undefined {
  const { game } = useDesk()
  const items = useBoardOf((board) => board.items)
  const met = useRef<ReturnType<typeof heraldedSince>['met']>(undefined)
  const [arrived, setArrived] = useState<Item>()
  useEffect(() => {
    const now = heraldedSince(met.current, items, game.pieces)
    met.current = now.met
    if (now.item) setArrived(now.item)
  }, [items, game])
  return arrived
}
