import { Printer } from 'lucide-react'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import './book.css'
import type { Book } from '../../rules/told/book.ts'
import { useDesk } from '../desk/desk.ts'
import { late } from '../parts/late.tsx'
import { Modal } from '../parts/Modal.tsx'
import { BookCover, useCover } from './BookCover.tsx'
import { BookList } from './BookList.tsx'
import { BookPage } from './BookPage.tsx'
import { numberOf } from './prints.ts'
import { useBookSay } from './words.ts'

// Dots a millimetre: as fine as a good screen shows it.
const FINE = 7

const PrintBook = late(() => import('./PrintBook.tsx'))

/** The rules, one topic a page, behind a cover [P29]; opened at a page, or at the cover. */
export default function RuleBook({ page, onClose }: { page?: string; onClose(): void }) {
  const { game, lang } = useDesk()
  const book = game.book && use(game.book(lang))
  return book && <Opened book={book} first={page} onClose={onClose} />
}

function Opened(props: { book: Book; first: string | undefined; onClose(): void }) {
  const { book } = props
  const { without } = useDesk()
  const say = useBookSay()
  const [at, setAt] = useState(() => book.pages.findIndex(({ id }) => id === props.first))
  const [wanted, setWanted] = useState('')
  // Where there is no room for both, the list lies over the page.
  const [listed, setListed] = useState(false)
  const [printing, setPrinting] = useState(false)
  const picture = useCover(FINE)
  const leaf = useRef<HTMLElement>(null)
  const page = book.pages[at]
  const turn = (to: number) => {
    setAt(to)
    setListed(false)
    leaf.current?.scrollTo(0, 0)
    leaf.current?.focus({ preventScroll: true })
  }
  const goTo = (id: string) => turn(book.pages.findIndex((one) => one.id === id))
  // Who looks for other words looks at the list.
  const seek = (words: string) => {
    setWanted(words)
    setListed(words.trim() !== '')
  }
  useEffect(() => {
    if (props.first !== undefined) leaf.current?.focus({ preventScroll: true })
  }, [props.first])
  return (
    <>
      <Modal title={book.title} look="book" onClose={props.onClose}>
        <div className="leaves" data-listed={listed}>
          <BookList
            book={book}
            at={at}
            wanted={wanted}
            onWanted={seek}
            onTurn={turn}
            below={
              !without.has('print') && (
                <button type="button" className="quiet" onClick={() => setPrinting(true)}>
                  <Printer aria-hidden size={17} />
                  {say('book.print')}
                </button>
              )
            }
          />
          <article ref={leaf} tabIndex={-1} className={at < 0 ? 'leaf cover' : 'leaf'}>
            {page ? (
              <div className="leaf-body">
                <h3>{page.title}</h3>
                <BookPage book={book} page={page} onPage={goTo} wanted={wanted} />
                <p className="folio">{numberOf(book, page.id)}</p>
              </div>
            ) : at < 0 ? (
              <BookCover book={book} picture={picture} />
            ) : (
              <div className="leaf-body">
                <h3>{say('book.credits')}</h3>
                {book.credits.map((credit) => (
                  <p key={credit}>{credit}</p>
                ))}
              </div>
            )}
          </article>
          <footer>
            <button
              type="button"
              className="list"
              aria-expanded={listed}
              onClick={() => setListed(!listed)}
            >
              {say('book.contents')}
            </button>
            <button type="button" disabled={at < 0} onClick={() => turn(at - 1)}>
              {say('book.back')}
            </button>
            <button
              type="button"
              className="primary"
              disabled={at >= book.pages.length}
              onClick={() => turn(at + 1)}
            >
              {say('book.on')}
            </button>
          </footer>
        </div>
      </Modal>
      {printing && (
        <Suspense>
          <PrintBook book={book} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  )
}
