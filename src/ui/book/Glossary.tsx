import { type ReactNode, Suspense, use, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './glossary.css'
import type { Term } from '../../rules/told/book.ts'
import { useDesk } from '../desk/desk.ts'
import { GUIDE } from '../device/places.ts'
import { type By, Floating } from '../parts/Floating.tsx'
import { late } from '../parts/late.tsx'
import { useLeave } from '../parts/useLeave.ts'
import { useSpotted } from './spotted.ts'
import { useBookSay } from './words.ts'

const RuleBook = late(() => import('./RuleBook.tsx'))

/**
 * Explains the words of the game where they stand in the guide: they are underlined with dots, and listed below for
 * keys and screen readers.
 */
export default function Glossary() {
  const { game, lang } = useDesk()
  const terms = game.book ? use(game.book(lang)).terms : []
  const say = useBookSay()
  const guide = useRef<HTMLElement>(null)
  const [shown, show] = useState<{ term: Term; by: By }>()
  const [page, open] = useState<string>()
  const there = useSpotted(guide, terms, (term, by) => show({ term, by }))
  const close = () => show(undefined)
  return (
    <>
      <details
        className="rule-short terms"
        ref={(el) => {
          guide.current = el?.closest<HTMLElement>(GUIDE) ?? null
        }}
        hidden={there.length === 0}
      >
        <summary>{say('terms.here')}</summary>
        <ul>
          {there.map((term) => (
            <li key={term.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-expanded={shown?.term === term}
                onClick={({ currentTarget }) =>
                  shown?.term === term ? close() : show({ term, by: currentTarget })
                }
              >
                {term.name}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {shown && (
        <Explained key={shown.term.id} {...shown} onClose={close}>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              close()
              open(shown.term.page)
            }}
          >
            {say('terms.more')}
          </button>
        </Explained>
      )}
      {page !== undefined &&
        createPortal(
          <Suspense>
            <RuleBook page={page} onClose={() => open(undefined)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

function Explained(props: { term: Term; by: By; onClose(): void; children: ReactNode }) {
  const { term, by } = props
  const ref = useRef<HTMLDivElement>(null)
  useLeave(ref, props.onClose, by instanceof Element ? by : undefined)
  return (
    <Floating by={by} className="floating" gap={14}>
      <div ref={ref} role="dialog" tabIndex={-1} className="pop term" aria-label={term.name}>
        <h3>{term.name}</h3>
        <p>{term.says}</p>
        {props.children}
      </div>
    </Floating>
  )
}
