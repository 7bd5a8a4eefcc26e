import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Book } from '../../rules/told/book.ts'
import { intoView } from '../device/focus.ts'
import { type Found, marked, searchBook } from './search.ts'
import { useBookSay } from './words.ts'

/** The contents of the book; or, while words are looked for, the pages where they stand. */
export function BookList(props: {
  book: Book
  /** The page that is open; -1 is the cover, and the credits come after the last. */
  at: number
  wanted: string
  onWanted(words: string): void
  onTurn(to: number): void
  below: ReactNode
}) {
  const { book, at, wanted, onTurn } = props
  const say = useBookSay()
  const id = useId()
  const sought = wanted.trim() !== ''
  const found = sought ? searchBook(book, wanted) : []
  const indexOf = ({ page }: Found) => book.pages.indexOf(page)
  return (
    <div className="book-list">
      <search>
        <input
          type="search"
          value={wanted}
          dir="auto"
          placeholder={say('book.search')}
          aria-label={say('book.search')}
          aria-controls={id}
          onChange={({ currentTarget }) => props.onWanted(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            const [first] = found
            if (event.key === 'Enter' && first) onTurn(indexOf(first))
            if (event.key === 'ArrowDown') step(event, document.getElementById(id), 1)
            // The first Escape forgets the words, the next closes the book.
            if (event.key === 'Escape' && wanted) {
              event.preventDefault()
              props.onWanted('')
            }
          }}
        />
      </search>
      <p role="status" className="found">
        {sought && say('book.found', { n: found.length })}
      </p>
      <nav
        // What is found is read from its beginning.
        key={wanted}
        id={id}
        aria-label={say('book.contents')}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') step(event, event.currentTarget, 1)
          if (event.key === 'ArrowUp') step(event, event.currentTarget, -1)
        }}
      >
        {sought ? (
          <ul className="hits">
            {found.map((one) => (
              <li key={one.page.id}>
                <button type="button" onClick={() => onTurn(indexOf(one))}>
                  <b>
                    <Sought text={one.page.title} wanted={wanted} />
                  </b>
                  <span>
                    <Sought text={one.sentence} wanted={wanted} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <ol>
            <li>
              <button type="button" aria-current={at === -1} onClick={() => onTurn(-1)}>
                {say('book.cover')}
              </button>
            </li>
            {book.pages.map((page, i) => (
              <li key={page.id}>
                <button
                  type="button"
                  ref={at === i ? intoView : undefined}
                  aria-current={at === i}
                  onClick={() => onTurn(i)}
                >
                  {page.title}
                </button>
              </li>
            ))}
            <li>
              <button
                type="button"
                aria-current={at === book.pages.length}
                onClick={() => onTurn(book.pages.length)}
              >
                {say('book.credits')}
              </button>
            </li>
          </ol>
        )}
      </nav>
      {props.below}
    </div>
  )
}

function Sought({ text, wanted }: { text: string; wanted: string }) {
  return marked(text, wanted).map(({ text: part, hit }, i) =>
    // Parts never move within their text.
    hit ? <mark key={`${i.toString()}${part}`}>{part}</mark> : part,
  )
}

/** To the next line of the list, or the one before, whichever has the focus. */
function step(event: KeyboardEvent, list: Element | null, by: number): void {
  const lines: readonly Element[] = [...(list?.querySelectorAll('button') ?? [])]
  const now = document.activeElement ? lines.indexOf(document.activeElement) : -1
  const next = lines[now + by]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
