import { createContext, type KeyboardEvent, type ReactNode, useContext, useRef } from 'react'
import { Floating, type Hanging } from './Floating.tsx'
import { useLeave } from './useLeave.ts'

const CloseContext = createContext<() => void>(() => {})

/** A menu that is open: arrows, Home, End and first letters go through it, Escape and Tab leave it. */
export function Menu({
  label,
  onClose,
  keep,
  onKey,
  children,
  ...hanging
}: Hanging & {
  label: string
  onClose(): void
  /** What opened it, and closes it again. */
  keep?: Element
  /** Keys that it alone has. */
  onKey?(event: KeyboardEvent): void
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  useLeave(ref, onClose, keep)
  return (
    <Floating {...hanging} className="floating">
      <div
        ref={ref}
        role="menu"
        tabIndex={-1}
        className="menu"
        aria-label={label}
        onKeyDown={(event) => {
          // What is typed here is none of the table's shortcuts.
          event.stopPropagation()
          onKey?.(event)
          if (event.key === 'Tab') {
            event.preventDefault()
            onClose()
          } else goOn(event)
        }}
      >
        <CloseContext value={onClose}>
          {/* What stands in columns is as high as it is: the menu scrolls. */}
          <div>{children}</div>
        </CloseContext>
      </div>
    </Floating>
  )
}

/** One entry; what it does is done once the menu has closed and given the focus back. */
export function MenuItem({
  onSelect,
  chosen,
  children,
}: {
  onSelect(): void
  /** Whether it is the one of several that is chosen, where they are such. */
  chosen?: boolean
  children: ReactNode
}) {
  const close = useContext(CloseContext)
  return (
    <button
      type="button"
      {...(chosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': chosen })}
      tabIndex={-1}
      className="menu-item"
      onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        close()
        setTimeout(onSelect)
      }}
    >
      {children}
    </button>
  )
}

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const here = items.indexOf(document.activeElement as HTMLElement)
  const last = items.length - 1
  const { key } = event
  let next = here
  if (key === 'ArrowDown') next = here === last ? 0 : here + 1
  else if (key === 'ArrowUp') next = here <= 0 ? last : here - 1
  else if (key === 'Home') next = 0
  else if (key === 'End') next = last
  else if (key.length === 1 && key !== ' ') {
    const after = [...items.slice(here + 1), ...items.slice(0, here + 1)]
    const found = after.find((item) =>
      item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()),
    )
    if (found) next = items.indexOf(found)
  } else return
  event.preventDefault()
  items[next]?.focus()
}
