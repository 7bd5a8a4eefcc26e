import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useBoard, useDesk } from '../desk/desk.ts'
import { keyed } from '../desk/keys.ts'
import { intoView, takeFocus, useGivingBack } from '../device/focus.ts'
import { useMedia } from '../device/machine.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { find } from '../say/find.ts'
import { useHelpSay } from './words.ts'

/** Where it stands above what is found, and not beside it; as in floating.css. */
const OVER = '(width < 37.5em) and (aspect-ratio < 3 / 2)'

/** Finds writing on the board: type, Enter shows the next place, Shift+Enter the one before. */
export default function Find({ onClose }: { onClose(): void }) {
  const desk = useDesk()
  const say = useHelpSay()
  const id = useId()
  const over = useMedia(OVER)
  const box = useRef<HTMLElement>(null)
  useGivingBack(box)
  const { items } = useBoard()
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(-1)
  const looked = useDeferredValue(wanted)
  const matches = useMemo(() => find(desk.game, items.values(), looked), [desk.game, items, looked])
  const show = (next: number) => {
    const match = matches[(next + matches.length) % matches.length]
    if (!match) return
    setAt(matches.indexOf(match))
    desk.show([match.id])
  }
  return (
    <search ref={box} className="find" data-covers={over ? 'top' : 'left'}>
      <div className="find-line">
        <input
          type="search"
          // Opening it means wanting to type.
          ref={takeFocus}
          value={wanted}
          dir="auto"
          placeholder={say('find.what')}
          aria-label={say('find.what')}
          aria-controls={id}
          onChange={(event) => {
            setWanted(event.target.value)
            setAt(-1)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            const command = keyed('finding', event)
            if (command) show(at + (command.id === 'found' ? 1 : -1))
            if (event.key === 'Escape') onClose()
          }}
        />
        <IconButton icon={ChevronUp} label={say('find.before')} onClick={() => show(at - 1)} />
        <IconButton icon={ChevronDown} label={say('find.next')} onClick={() => show(at + 1)} />
        <IconButton icon={X} label={say('close')} onClick={onClose} />
      </div>
      <p role="status" className="found">
        {looked.trim() && say('find.found', { n: matches.length })}
      </p>
      <ul id={id}>
        {matches.map((match, i) => {
          const piece = desk.game.pieces[match.kind]
          return (
            <li key={match.id}>
              <button
                type="button"
                ref={i === at ? intoView : undefined}
                aria-current={i === at}
                onClick={() => show(i)}
              >
                <b dir="auto">{match.name || say('unnamed')}</b>
                {piece && <small>{say(piece.say)}</small>}
                {match.around && <span dir="auto">{match.around}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </search>
  )
}
