import { useRef, useState } from 'react'
import './booklet.css'
import type { Book } from '../../rules/told/book.ts'
import { useDesk } from '../desk/desk.ts'
import type { Paper } from '../paper/cutting.ts'
import { OnPaper, print } from '../paper/OnPaper.tsx'
import { Modal } from '../parts/Modal.tsx'
import { useCover } from './BookCover.tsx'
import { type Binding, Booklet } from './Booklet.tsx'
import { printsOf } from './prints.ts'
import { useBookSay } from './words.ts'

const SHEETS: Readonly<Record<Binding, Paper>> = {
  a5: { wide: 148, high: 210 },
  sheets: { wide: 297, high: 210 },
}

// Three hundred dots an inch.
const FINE = 11.811

/** Asks how the booklet shall come out of the printer, and hands it to the browser's own printing. */
export default function PrintBook({ book, onClose }: { book: Book; onClose(): void }) {
  const say = useBookSay()
  const { game } = useDesk()
  const [binding, setBinding] = useState<Binding>('a5')
  const booklet = useRef<HTMLDivElement>(null)
  const picture = useCover(FINE)
  const pages = printsOf(book).length
  const kinds = [
    { id: 'a5', n: pages },
    { id: 'sheets', n: pages / 4 },
  ] as const
  return (
    <Modal title={say('book.print')} look="print-book" onClose={onClose}>
      <fieldset>
        <legend className="hidden">{say('book.print')}</legend>
        {kinds.map(({ id, n }) => (
          <label key={id} className="option">
            <input
              type="radio"
              name="binding"
              checked={binding === id}
              onChange={() => setBinding(id)}
            />
            <Folding kind={id} />
            <span>
              {say(`book.print.${id}`)}
              <small>{say(`book.print.${id}.note`, { n })}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hint">{say('book.print.how')}</p>
      <footer>
        <button
          type="button"
          className="primary"
          disabled={game.cover !== undefined && picture === undefined}
          onClick={() => void print(booklet.current)}
        >
          {say('book.print.go')}
        </button>
      </footer>
      <OnPaper paper={SHEETS[binding]}>
        <Booklet ref={booklet} book={book} binding={binding} picture={picture} />
      </OnPaper>
    </Modal>
  )
}

/** What comes out, in small. */
function Folding({ kind }: { kind: Binding }) {
  return (
    <svg className="folding" viewBox="0 0 44 34" aria-hidden>
      {kind === 'a5' ? (
        <>
          <path d="M15 3 H33 V29 H15 Z" />
          <path className="dark" d="M10 5 H28 V31 H10 Z" />
        </>
      ) : (
        <>
          <path d="M4 6 H40 V30 H4 Z" />
          <path className="dark" d="M22 6 H40 V30 H22 Z" />
          <path className="fold" d="M22 2 V33" />
        </>
      )}
    </svg>
  )
}
