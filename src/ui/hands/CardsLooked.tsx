import { HeldFace } from './HeldFace.tsx'
import type { HeldCard } from './held.ts'
import { useCardSizes } from './size.ts'

/** Cards that somebody looks at without having them in hand, large enough to be read. */
export function CardsLooked({ cards }: { cards: readonly HeldCard[] }) {
  const { near } = useCardSizes()
  if (cards.length === 0) return null
  return (
    <div className="hand-looked">
      {cards.map((card) => (
        <HeldFace key={card.id} card={card} high={near * 0.8} />
      ))}
    </div>
  )
}
