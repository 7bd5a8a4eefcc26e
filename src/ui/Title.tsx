import { useRef, useState } from 'react'
import { useTable } from '../table/use.ts'
import { useDesk } from './desk.ts'
import { takeAll } from './focus.ts'
import { useSay } from './say.ts'

/** The table's name; a press on it makes it writable. */
export function Title() {
  const desk = useDesk()
  const say = useSay()
  const title = useTable(desk.table, (table) => table.state().about.title)
  const [writing, setWriting] = useState(false)
  const wrote = useRef(false)
  const end = () => {
    wrote.current = true
    setWriting(false)
  }
  const save = (next: string) => {
    setWriting(false)
    if (next.trim() && next.trim() !== title)
      desk.table.apply([{ do: 'title', title: next.trim() }], { seat: desk.seat() ?? '' })
  }
  return (
    <h1 className="title">
      {writing ? (
        <input
          defaultValue={title}
          maxLength={120}
          dir="auto"
          aria-label={say('title.name')}
          // Whoever pressed the title wants to write it.
          ref={takeAll}
          onBlur={(event) => save(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') end()
            if (event.key !== 'Enter') return
            // It would press the button that comes in its place.
            event.preventDefault()
            save(event.currentTarget.value)
            end()
          }}
        />
      ) : (
        <button
          type="button"
          title={say('title.rename')}
          // Who wrote it by keys goes on from here.
          ref={(el) => {
            if (wrote.current) el?.focus()
            wrote.current = false
          }}
          onClick={() => setWriting(true)}
        >
          <span dir="auto">{title}</span>
        </button>
      )}
    </h1>
  )
}
