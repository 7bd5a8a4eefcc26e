import { useId, useState } from 'react'
import { readWays, tellWays } from './ways.ts'
import { useShareSay } from './words.ts'

/**
 * Addresses that help screens to find each other, one a line; what is none is told. Hardly anybody needs them, so they
 * are folded away until there are some.
 */
export function WaysField({ ways, onSet }: { ways: string; onSet(ways: string): void }) {
  const say = useShareSay()
  const id = useId()
  const [text, setText] = useState(ways)
  const [had] = useState(ways !== '')
  const { wrong } = readWays(text)
  return (
    <details className="ways" open={had}>
      <summary>{say('ways')}</summary>
      <p className="hint" id={`${id}-note`}>
        {say('ways.note')}
      </p>
      <textarea
        aria-label={say('ways')}
        rows={3}
        maxLength={2000}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-note`}
        aria-invalid={wrong.length > 0}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onSet(event.target.value)
          tellWays()
        }}
      />
      <p className="amiss" role="status">
        {wrong.length > 0 && say('ways.wrong', { what: wrong.join(', ') })}
      </p>
    </details>
  )
}
