import { type RefObject, useEffect, useRef, useState } from 'react'
import { alike } from '../../rules/plain/lists.ts'
import type { Term } from '../../rules/told/book.ts'
import { STEPS } from '../device/places.ts'
import { mentions } from './text.ts'

// What people wrote themselves, what they write in, and our own list of these words.
const OTHERS = 'input, textarea, select, [dir="auto"], .terms, [aria-hidden="true"]'
// A press on these does something else.
const PRESSED = 'button, summary, .option, .hidden'
// What somebody called something stands between these.
const QUOTED = /“[^”]*”|„[^“]*“|«[^»]*»/g
/** How far from a word a press may be off, CSS px: of a mouse, of a finger. */
const OFF = { mouse: 3, touch: 11 }
/** How many words are underlined at once, those of what is to be done now first: more of them only disquiet. */
const LINED = 3

interface Spot {
  readonly term: Term
  readonly range: Range
}

/**
 * Finds words of the game in a part of the page, each where it first stands by itself, and underlines a few: the page
 * is left as it is, and only painted differently. `onAsk` is told which one was pressed, and where (client px).
 */
export function useSpotted(
  within: RefObject<HTMLElement | null>,
  terms: readonly Term[],
  onAsk: (term: Term, at: { x: number; y: number }) => void,
): readonly Term[] {
  const [there, setThere] = useState<readonly Term[]>([])
  const ask = useRef(onAsk)
  ask.current = onAsk
  useEffect(() => {
    const root = within.current
    if (!root) return
    const find = mentions(terms)
    let spots: readonly Spot[] = []
    let under: readonly Range[] = []
    let next = 0
    const underlined = (now: readonly Range[]) => {
      underline(now, under)
      under = now
    }
    const look = () => {
      next = 0
      const found = wordsIn(root, find)
      spots = found.spots
      underlined(lined(spots))
      const now = terms.filter((term) => found.all.has(term))
      setThere((before) => (alike(before, now) ? before : now))
    }
    const observer = new MutationObserver(() => {
      next ||= requestAnimationFrame(look)
    })
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    const spotAt = ({ clientX, clientY, target, pointerType }: PointerEvent) =>
      target instanceof Element && target.closest(PRESSED)
        ? undefined
        : spots.find(({ range }) => near(range, clientX, clientY, pointerType))
    const onMove = (event: PointerEvent) => root.toggleAttribute('data-term', !!spotAt(event))
    const onClick = (event: PointerEvent) => {
      const spot = spotAt(event)
      if (!spot) return
      // A label would take the focus to its field.
      event.preventDefault()
      ask.current(spot.term, { x: event.clientX, y: event.clientY })
    }
    root.addEventListener('pointermove', onMove)
    root.addEventListener('click', onClick)
    look()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(next)
      root.removeEventListener('pointermove', onMove)
      root.removeEventListener('click', onClick)
      underlined([])
    }
  }, [within, terms])
  return there
}

/** Where one looks now: what is done, or only told, comes later. */
const asked = ({ range }: Spot) => {
  const step = range.startContainer.parentElement?.closest<HTMLElement>(STEPS)
  return step?.dataset.current === 'true' ? 0 : step ? 2 : 1
}

const lined = (spots: readonly Spot[]): readonly Range[] =>
  spots
    .toSorted((a, b) => asked(a) - asked(b))
    .slice(0, LINED)
    .map(({ range }) => range)

/** Underlines these instead of those: round a screen several guides are open, and each keeps its own. */
function underline(now: readonly Range[], before: readonly Range[]) {
  if (!('highlights' in CSS)) return
  const all = CSS.highlights.get('term') ?? new Highlight()
  for (const range of before) all.delete(range)
  for (const range of now) all.add(range)
  CSS.highlights.set('term', all)
}

function wordsIn(root: HTMLElement, find: ReturnType<typeof mentions>) {
  const spots: Spot[] = []
  const all = new Set<Term>()
  const marked = new Set<Term>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const around = node.parentElement
    if (!around || around.closest(OTHERS)) continue
    const text = (node.nodeValue ?? '').replace(QUOTED, (words) => ' '.repeat(words.length))
    const pressed = around.closest(PRESSED)
    for (const { at, text: word, term } of find(text)) {
      all.add(term)
      if (pressed || marked.has(term)) continue
      marked.add(term)
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      spots.push({ term, range })
    }
  }
  return { spots, all }
}

function near(range: Range, x: number, y: number, by: string): boolean {
  const off = by === 'mouse' ? OFF.mouse : OFF.touch
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - off && x <= right + off && y >= top - off && y <= bottom + off,
  )
}
