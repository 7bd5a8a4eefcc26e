import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import '../throws/drawn.css'
import './shuffle.css'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { tellDrawn } from '../throws/tell.ts'
import { useVerifier } from '../throws/verification.ts'
import { useDiceSay } from '../throws/words.ts'
import { drawnSince, isUntrue, type Moment, SHUFFLE, shuffleStays } from './moment.ts'
import { usePassing } from './usePassing.ts'

const BACKS = Array.from({ length: SHUFFLE.backs }, (_, at) => at)

/**
 * Lots that have just been drawn: a deck is shuffled in the tray's place, and what was drawn lies up there; where
 * nothing moves it simply lies there. Any press ends it.
 */
export function Shuffle({ still, hear }: { still: boolean; hear(what: Moment): void }) {
  const { game } = useDesk()
  const say = useDiceSay()
  const verifier = useVerifier()
  const drawn = useDrawn()
  const [shown, setShown] = useState<RollRecord>()
  const latest = useRef({ hear, verifier })
  latest.current = { hear, verifier }
  useEffect(() => {
    // What is not true is not made much of.
    if (!drawn || isUntrue(latest.current.verifier.of(drawn))) return
    setShown(drawn)
    latest.current.hear('paper')
  }, [drawn])
  const names = shown ? tellDrawn(say, game, shown) : []
  const stays = shuffleStays(names.length, still)
  const end = useCallback(() => setShown(undefined), [])
  usePassing(shown, stays, end)
  if (names.length === 0) return null
  const rest = names.length - SHUFFLE.most
  return (
    <div
      key={shown?.id}
      className="shuffle"
      data-still={still}
      style={{ '--stays': `${stays}ms`, '--riffle': `${SHUFFLE.riffle}ms` } as CSSProperties}
    >
      {!still && (
        <div className="shuffle-deck">
          {BACKS.map((at) => (
            <i key={at} className="shuffle-back" style={{ '--at': at } as CSSProperties} />
          ))}
        </div>
      )}
      <div className="shuffle-drawn">
        {names.slice(0, SHUFFLE.most).map((name, at) => (
          <b
            // Two lots may have the same name; what is drawn never changes.
            key={`${name}-${at.toString()}`}
            className="drawn-card"
            data-words={name}
            style={{ '--at': at } as CSSProperties}
          />
        ))}
        {rest > 0 && <b className="drawn-card" data-words={`+ ${rest}`} />}
      </div>
    </div>
  )
}

/** The Roll that has drawn lots last while one looked on. */
function useDrawn(): RollRecord | undefined {
  const rolls = useBoardOf((board) => board.rolls)
  const looked = useRef(rolls.length)
  const [drawn, setDrawn] = useState<RollRecord>()
  useEffect(() => {
    const record = drawnSince(looked.current, rolls)
    looked.current = rolls.length
    if (record) setDrawn(record)
  }, [rolls])
  return drawn
}
