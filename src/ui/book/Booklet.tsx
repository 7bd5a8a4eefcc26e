import { type Ref, useId } from 'react'
import type { Book } from '../../rules/told/book.ts'
import { useFit } from '../paper/fit.ts'
import { useEmblem } from '../story/emblem.tsx'
import { BookCover } from './BookCover.tsx'
import { BookPage } from './BookPage.tsx'
import { folded, numberOf, type Print, printsOf } from './prints.ts'
import { useBookSay } from './words.ts'

/** How it comes out of the printer: page after page, or as sheets to fold. */
export type Binding = 'a5' | 'sheets'

// The smallest letters that are still read with ease, against the usual ones.
const LEAST = 0.8

/** The whole booklet, laid out for paper; on the screen it is not seen. */
export function Booklet(props: {
  book: Book
  binding: Binding
  picture: string | undefined
  ref: Ref<HTMLDivElement>
}) {
  const { book, binding, picture } = props
  const prints = printsOf(book)
  const print = (number: number) => {
    const one = prints[number - 1]
    return (
      one && (
        <PrintPage
          key={number}
          book={book}
          print={one}
          number={number}
          pages={prints.length}
          picture={picture}
        />
      )
    )
  }
  return (
    <div ref={props.ref} className="on-paper booklet" lang={book.lang} data-binding={binding}>
      {binding === 'a5'
        ? prints.map((_, i) => print(i + 1))
        : folded(prints.length).map(([left, right]) => (
            <div key={left} className="print-sheet">
              {print(left)}
              {print(right)}
            </div>
          ))}
    </div>
  )
}

interface PrintPageProps {
  readonly book: Book
  readonly print: Print
  readonly number: number
  readonly pages: number
  readonly picture: string | undefined
}

function PrintPage(props: PrintPageProps) {
  const { book, print, number, pages } = props
  const ref = useFit(LEAST)
  const dark = print.as === 'cover' || print.as === 'back'
  return (
    <section className="print-page" data-as={print.as} data-side={number % 2 ? 'right' : 'left'}>
      {dark ? (
        <Outside {...props} />
      ) : (
        <>
          <div ref={ref} className="print-body">
            <Inside {...props} />
            <div className="tail" aria-hidden>
              <Tail open={number / pages} />
            </div>
          </div>
          {print.as !== 'credits' && (
            <p className="print-folio">
              <span>{book.title}</span>
              <b>{number}</b>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Outside({ book, print, picture }: PrintPageProps) {
  return print.as === 'cover' ? (
    <BookCover book={book} picture={picture} />
  ) : (
    <div className="book-back">
      <Tail open={1} />
      <p>{book.back}</p>
    </div>
  )
}

function Inside({ book, print }: PrintPageProps) {
  const say = useBookSay()
  switch (print.as) {
    case 'topic':
      return (
        <>
          <h3>{print.page.title}</h3>
          <BookPage book={book} page={print.page} numberOf={(id) => numberOf(book, id)} />
        </>
      )
    case 'contents':
      return (
        <>
          <h3>{say('book.contents')}</h3>
          <ol className="print-contents">
            {[
              ...book.pages.map(({ id, title }) => ({ title, at: numberOf(book, id) })),
              {
                title: say('book.words'),
                at: printsOf(book).findIndex(({ as }) => as === 'words') + 1,
              },
            ].map(({ title, at }) => (
              <li key={title}>
                <span>{title}</span>
                <i />
                <b>{at}</b>
              </li>
            ))}
          </ol>
        </>
      )
    case 'words':
      return (
        <>
          {print.first && <h3>{say('book.words')}</h3>}
          <dl className="print-words">
            {print.terms.map(({ id, name, says, page }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  {says}{' '}
                  <span className="see">{say('book.page', { n: numberOf(book, page) })}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )
    case 'credits':
      return (
        <div className="print-credits">
          <p className="title">{book.title}</p>
          <p className="subtitle">{book.subtitle}</p>
          {book.credits.map((credit) => (
            <p key={credit}>{credit}</p>
          ))}
        </div>
      )
    case 'notes':
      return (
        <>
          <h3>{say('book.notes')}</h3>
          <div className="print-lines" />
        </>
      )
    case 'cover':
    case 'back':
      return null
  }
}

/** Where a page has room left: the emblem of the game's look; or an eye that opens (0 to 1) as the book goes on. */
function Tail({ open }: { open: number }) {
  const own = useEmblem()
  const clip = useId()
  if (own)
    return (
      <svg viewBox="0 0 48 48" className="tailpiece" aria-hidden>
        {own}
      </svg>
    )
  const lid = 5 + 21 * open
  const rim = `M-34 0 Q0 ${-lid} 34 0 Q0 ${lid} -34 0 Z`
  return (
    <svg viewBox="-40 -16 80 32" className="tailpiece" aria-hidden>
      <clipPath id={clip}>
        <path d={rim} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle r="9.2" />
        <path className="slit" d="M0 -9 Q4.4 0 0 9 Q-4.4 0 0 -9 Z" />
      </g>
      <path d={rim} />
      <path d="M-40 0 H-36 M36 0 H40" />
    </svg>
  )
}
