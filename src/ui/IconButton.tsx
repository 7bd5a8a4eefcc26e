import type { LucideIcon } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import type { ComponentProps } from 'react'

/** A button that shows a sign; its name is told by a tooltip, and to assistive technology. */
export function IconButton({
  icon: Icon,
  label,
  keys,
  ...rest
}: { icon: LucideIcon; label: string; keys?: string | undefined } & ComponentProps<'button'>) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button type="button" className="icon" aria-label={label} {...rest}>
          <Icon aria-hidden size={20} strokeWidth={1.8} />
        </button>
      </Tooltip.Trigger>
      <Tip label={label} keys={keys} />
    </Tooltip.Root>
  )
}

/** What a tooltip says: a name and the key that does the same. */
export function Tip({ label, keys }: { label: string; keys?: string | undefined }) {
  return (
    <Tooltip.Portal>
      <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
        {label}
        {keys && <kbd>{keys}</kbd>}
      </Tooltip.Content>
    </Tooltip.Portal>
  )
}
