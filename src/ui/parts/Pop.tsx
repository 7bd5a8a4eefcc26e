import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Floating, type Hanging } from './Floating.tsx'
import { useLeave } from './useLeave.ts'

/** A button, and a small panel that it opens. The panel is there only while it is open. */
export function Pop({
  label,
  look = 'pop',
  side,
  panel,
  ...button
}: {
  /** Name of the panel. */
  label: string
  look?: string
  side?: Hanging['side']
  panel(close: () => void): ReactNode
} & ComponentProps<'button'>) {
  const [by, setBy] = useState<HTMLElement>()
  const close = () => setBy(undefined)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={by !== undefined}
        {...button}
        onClick={({ currentTarget }) => setBy(by ? undefined : currentTarget)}
      />
      {by && (
        <Panel by={by} side={side} look={look} label={label} onClose={close}>
          {panel(close)}
        </Panel>
      )}
    </>
  )
}

function Panel(props: {
  by: HTMLElement
  side: Hanging['side']
  look: string
  label: string
  onClose(): void
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  useLeave(ref, props.onClose, props.by)
  return (
    <Floating by={props.by} side={props.side} className="floating">
      <div ref={ref} role="dialog" tabIndex={-1} className={props.look} aria-label={props.label}>
        {props.children}
      </div>
    </Floating>
  )
}
