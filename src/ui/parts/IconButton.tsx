import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTip } from './Tip.tsx'

type Listened = keyof ReturnType<typeof useTip>['listen']

/** A button that shows a sign; its name is told by a tooltip, and to assistive technology. */
export function IconButton({
  icon: Icon,
  label,
  keys,
  ...rest
}: { icon: LucideIcon; label: string; keys?: string | undefined } & Omit<
  ComponentProps<'button'>,
  Listened
>) {
  const { tip, listen } = useTip(label, keys)
  return (
    <>
      <button type="button" className="icon" aria-label={label} {...rest} {...listen}>
        <Icon aria-hidden size={20} strokeWidth={1.8} />
      </button>
      {tip}
    </>
  )
}
