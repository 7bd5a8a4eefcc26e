import { Fragment, use, useRef, useState } from 'react'
import { useDesk } from './desk.ts'
import { intoView } from './focus.ts'
import { Modal } from './Modal.tsx'
import { useSay } from './say.ts'

/** The rules, one topic a page, behind a cover [P29]. A term stands between asterisks where it is first used. */
export default function RuleBook({ onClose }: { onClose(): void }) {
  const book = use(useDesk().game.book())
  const say = useSay()
  const [at, setAt] = useState(-1)
  const top = useRef<HTMLElement>(null)
  const page = book.pages[at]
  const turn = (to: number) => {
    setAt(to)
    top.current?.scrollTo(0, 0)
    top.current?.focus()
  }
  return (
    <Modal title={book.title} look="book" onClose={onClose}>
      <div className="leaves">
        <nav aria-label={say('book.pages')}>
          <ol>
            <li>
              <button type="button" aria-current={at === -1} onClick={() => turn(-1)}>
                {say('book.cover')}
              </button>
            </li>
            {book.pages.map(({ id, title }, i) => (
              <li key={id}>
                <button
                  type="button"
                  ref={at === i ? intoView : undefined}
                  aria-current={at === i}
                  onClick={() => turn(i)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <article ref={top} tabIndex={-1} className={page ? 'leaf' : 'leaf cover'}>
          {page ? (
            <>
              <h3>{page.title}</h3>
              {page.body.map((paragraph) => (
                <p key={paragraph}>{emphasised(paragraph)}</p>
              ))}
              <p className="folio">{at + 1}</p>
            </>
          ) : (
            <>
              <h3>{book.title}</h3>
              <p className="subtitle">{book.subtitle}</p>
              <div className="credits">
                {book.credits.map((credit) => (
                  <p key={credit}>{credit}</p>
                ))}
              </div>
            </>
          )}
          <footer>
            <button type="button" disabled={at < 0} onClick={() => turn(at - 1)}>
              {say('book.back')}
            </button>
            <button
              type="button"
              className="primary"
              disabled={at >= book.pages.length - 1}
              onClick={() => turn(at + 1)}
            >
              {say('book.on')}
            </button>
          </footer>
        </article>
      </div>
    </Modal>
  )
}

function emphasised(text: string) {
  return text.split('*').map((part, i) =>
    // Parts never move within their paragraph.
    i % 2 === 1 ? (
      <em key={`${i.toString()}${part}`}>{part}</em>
    ) : (
      <Fragment key={`${i.toString()}${part}`}>{part}</Fragment>
    ),
  )
}
