import { Check, X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Block, Book, BookCard, BookNote, RulePage } from '../../rules/told/book.ts'
import { BookDie, BookTree } from './BookTree.tsx'
import { marked } from './search.ts'
import { phrasesOf } from './text.ts'
import { useBookSay } from './words.ts'

interface Leaf {
  readonly book: Book
  readonly page: RulePage
  /** Goes to another page; on paper there is no such way, and the page's number stands there. */
  readonly onPage?: (id: string) => void
  readonly numberOf?: (id: string) => number
  /** Words that were looked for. */
  readonly wanted?: string
}

/** What stands on a page of the rulebook below its title, on the screen and on paper. */
export function BookPage({ book, page, onPage, numberOf, wanted = '' }: Leaf) {
  const say = useBookSay()
  const pieces = phrasesOf(book, page)
  const sought = (text: string): ReactNode =>
    wanted
      ? marked(text, wanted).map(({ text: part, hit }, i) =>
          // Parts never move within their text.
          hit ? <mark key={`${i.toString()}${part}`}>{part}</mark> : part,
        )
      : text
  const spoken = (text: string): ReactNode =>
    (pieces.get(text) ?? []).map((piece, i) => {
      const key = `${i.toString()}${piece.text}`
      if (piece.as !== 'link')
        return piece.as === 'first' ? (
          <em key={key}>{sought(piece.text)}</em>
        ) : (
          <Fragment key={key}>{sought(piece.text)}</Fragment>
        )
      if (onPage)
        return (
          <button key={key} type="button" className="way" onClick={() => onPage(piece.page)}>
            {sought(piece.text)}
          </button>
        )
      return (
        <Fragment key={key}>
          {piece.text}
          {piece.asked && numberOf && (
            <span className="see"> {say('book.seePage', { n: numberOf(piece.page) })}</span>
          )}
        </Fragment>
      )
    })
  const block = (one: Block): ReactNode => {
    if (typeof one === 'string') return <p key={one}>{spoken(one)}</p>
    switch (one.as) {
      case 'steps':
      case 'points': {
        const List = one.as === 'steps' ? 'ol' : 'ul'
        return (
          <List key={one.items[0]} className={`book-${one.as}`}>
            {one.items.map((item) => (
              <li key={item}>{spoken(item)}</li>
            ))}
          </List>
        )
      }
      case 'terms':
        return (
          <dl key={one.items[0]?.name} className="book-terms">
            {one.items.map(({ name, says }) => (
              <div key={name}>
                <dt>{spoken(name)}</dt>
                <dd>{spoken(says)}</dd>
              </div>
            ))}
          </dl>
        )
      case 'example':
        return (
          <section key={one.title} className="book-example" aria-label={one.title}>
            <h4>{one.title}</h4>
            {one.body.map(block)}
          </section>
        )
      case 'cards':
        return (
          <div key={one.cards[0]?.name} className="book-cards">
            {one.cards.map((card) => (
              <Card key={card.name} card={card} />
            ))}
          </div>
        )
      case 'tree':
        return <BookTree key={one.says} scenes={one.scenes} says={one.says} grows={one.grows} />
      case 'dice':
        return (
          <ul key={one.rows[0]?.says} className="book-dice">
            {one.rows.map(({ faces, says }) => (
              <li key={says}>
                <span className="hidden">{say('book.dice', { faces: faces.join(', ') })} </span>
                <span className="dice" aria-hidden>
                  {faces.map((face, i) => (
                    <svg key={`${i.toString()}${face}`} viewBox="-17 -17 34 34" aria-hidden>
                      <BookDie face={face} />
                    </svg>
                  ))}
                </span>
                <span>{spoken(says)}</span>
              </li>
            ))}
          </ul>
        )
      case 'pairs':
        return (
          <ul key={one.pairs[0]?.says} className="book-pairs">
            {one.pairs.map(({ left, right, good, says }) => (
              <li key={says} data-good={good}>
                <Note note={left} />
                <i className="plus" />
                <Note note={right} />
                <p>
                  <span className="sign" aria-hidden>
                    {good ? <Check size={15} strokeWidth={3} /> : <X size={15} strokeWidth={3} />}
                  </span>
                  <span className="hidden">{say(good ? 'book.yes' : 'book.no')}</span>
                  {spoken(says)}
                </p>
              </li>
            ))}
          </ul>
        )
      case 'table':
        return (
          <table key={one.says} aria-label={one.says}>
            <thead>
              <tr>
                {one.head.map((cell) => (
                  <th key={cell} scope="col">
                    {spoken(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {one.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, i) =>
                    i === 0 ? (
                      <th key={cell} scope="row">
                        {spoken(cell)}
                      </th>
                    ) : (
                      // Cells stay in their column.
                      <td key={`${i.toString()}${cell}`}>{spoken(cell)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )
    }
  }
  return page.body.map(block)
}

function Card({ card: { name, of, notes } }: { card: BookCard }) {
  return (
    <div className="book-card">
      <p className="name">
        {name}
        {of !== undefined && <small className="of">{of}</small>}
      </p>
      <ul>
        {notes.map((note) => (
          <li key={note.says}>
            <Note note={note} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Note({ note: { as, says, color = 'yellow' } }: { note: BookNote }) {
  return (
    <span className="book-note" data-color={color}>
      {as !== undefined && <small>{as}</small>}
      {says}
    </span>
  )
}
