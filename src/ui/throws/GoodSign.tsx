import { Check, Minus, X } from 'lucide-react'

/** A sign for what is good, for what is bad, and for what is neither. */
export function GoodSign({ good, size }: { good: boolean | undefined; size: number }) {
  if (good === undefined) return <Minus aria-hidden size={size} strokeWidth={3} />
  return good ? (
    <Check aria-hidden size={size} strokeWidth={3} />
  ) : (
    <X aria-hidden size={size} strokeWidth={3} />
  )
}
