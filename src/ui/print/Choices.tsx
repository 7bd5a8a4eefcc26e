import { type ReactNode, useId } from 'react'

export interface Choice<Id extends string> {
  readonly id: Id
  readonly say: string
  readonly note?: string | undefined
  readonly sign?: ReactNode
  /** It cannot be chosen just now. */
  readonly not?: boolean
}

/** One of several, by radio buttons. */
export function Choices<Id extends string>(props: {
  legend: string
  all: readonly Choice<NoInfer<Id>>[]
  chosen: Id
  onChoose(id: NoInfer<Id>): void
  /** Side by side, where there is room. */
  row?: boolean
}) {
  const name = useId()
  return (
    <fieldset className="choices" data-row={props.row}>
      <legend>{props.legend}</legend>
      {props.all.map(({ id, say, note, sign, not }) => (
        <label key={id} className="option">
          <input
            type="radio"
            name={name}
            checked={props.chosen === id}
            disabled={not}
            onChange={() => props.onChoose(id)}
          />
          {sign}
          <span>
            {say}
            {note !== undefined && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
