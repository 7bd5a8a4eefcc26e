import { useEffect, useId, useRef, useState } from 'react'
import { useFilesSay } from '../files/words.ts'
import { GameCard } from './GameCard.tsx'
import type { GameChoice } from './tables.ts'

/** A new table: its title, and its game where there is more than one. */
export function NewTable(props: {
  games: readonly GameChoice[]
  /** How many tables there are. */
  count: number
  onNew(title: string, game: string): void
  onClose: (() => void) | undefined
}) {
  const { games } = props
  const say = useFilesSay()
  const id = useId()
  const usual = say('lobby.usualTitle', { n: props.count + 1 })
  const [title, setTitle] = useState(usual)
  const [game, setGame] = useState(games[0]?.id ?? '')
  const field = useRef<HTMLInputElement>(null)
  const asked = props.onClose !== undefined
  // Somebody has asked for it: one may type at once, or press Enter.
  useEffect(() => {
    if (asked) field.current?.focus()
  }, [asked])
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault()
        props.onNew(title.trim() || usual, game)
      }}
    >
      <label htmlFor={id}>{say('lobby.title')}</label>
      <input
        ref={field}
        id={id}
        value={title}
        maxLength={120}
        dir="auto"
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTitle(event.target.value)}
      />
      {games.length > 1 ? (
        <fieldset className="games">
          <legend>{say('lobby.game')}</legend>
          {games.map((each) => (
            <label key={each.id} className="option">
              <input
                type="radio"
                name={`${id}-game`}
                checked={game === each.id}
                onChange={() => setGame(each.id)}
              />
              <GameCard game={each} />
            </label>
          ))}
        </fieldset>
      ) : (
        games.map((each) => <GameCard key={each.id} game={each} />)
      )}
      <div className="row">
        <button type="submit" className="primary">
          {say('lobby.lay')}
        </button>
        {props.onClose && (
          <button type="button" onClick={props.onClose}>
            {say('form.notNow')}
          </button>
        )}
      </div>
    </form>
  )
}
