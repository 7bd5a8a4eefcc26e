import { type ComponentProps, type RefObject, Suspense } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import type { Tool } from '../../ui/desk/Tools.tsx'
import type { Sight } from '../../ui/device/keepclear.ts'
import { late, unasked } from '../../ui/parts/late.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Picks } from '../asides/Modes.tsx'
import type { Settings } from '../page/settings.ts'
import type { useSounds } from '../page/useSounds.ts'
import type { PalmShown } from '../palm/shown.ts'
import type { useComing } from './useComing.ts'
import type { Dice } from './useThrow.ts'

// Only where there are others.
const SharedViews = late(() => import('../../ui/people/SharedViews.tsx'))
// Only a big table takes long enough to see it come.
const Arrival = late(() => import('../../ui/share/Arrival.tsx'))
// Seldom do two throw at once.
const SmallTrays = late(() => import('../throws/SmallTrays.tsx'))
// What is chosen by touching the board is seldom told.
const Modes = late(() => import('../asides/Modes.tsx'))
// On a phone in somebody's hand.
const BackToHand = late(() => import('../../ui/palm/BackToHand.tsx'))
// For those who do not go ahead by themselves.
const Hints = unasked(() => import('../../ui/help/Hints.tsx'))

interface Props extends ReturnType<typeof useComing> {
  readonly desk: Handed
  readonly own: Settings
  onOwn(own: Partial<Settings>): void
  readonly notices: Notices
  readonly picks: Picks
  readonly palm: Pick<PalmShown, 'seat' | 'show'>
  readonly board: RefObject<BoardHandle | null>
  readonly sight: Sight
  readonly dice: Dice
  /** Throws beside the one in the tray. */
  readonly small: ComponentProps<typeof SmallTrays>['flights']
  readonly hear: ReturnType<typeof useSounds>
  readonly reduced: boolean
  readonly light: 'light' | 'dark'
  readonly tool: Tool
  readonly writing: { readonly id: ItemId } | undefined
  /** How many dice lie ready. */
  readonly ready: number
  /** The table lies there as it is, and the screen is one person's. */
  readonly alone: boolean
  /** Somebody else is there: how one is heard who knocks. */
  readonly knock: ComponentProps<typeof SharedViews>['knock'] | undefined
}

/** What stands beside a table for a while. */
export function TableAsides(props: Props) {
  const { desk, own, onOwn, notices, picks, palm, board, sight, dice, small, coming } = props
  const { reduced, light, hear, knock } = props
  return (
    <>
      <Suspense>
        {own.hints && !coming && props.alone && (
          <Hints
            tool={props.tool}
            writing={props.writing?.id}
            ready={dice.air ? 0 : props.ready}
            been={own.hinted}
            onBeen={(id) => onOwn({ hinted: [...own.hinted, id] })}
            where={sight.where}
            views={sight.views}
          />
        )}
      </Suspense>
      <Suspense>{knock && <SharedViews knock={knock} />}</Suspense>
      <Suspense>
        {[...picks.values()].some(({ mode }) => mode) && <Modes picks={picks} notices={notices} />}
      </Suspense>
      <Suspense>{palm.seat && <BackToHand onBack={() => palm.show(true)} />}</Suspense>
      <Suspense>
        {props.came && (
          <Arrival
            coming={coming}
            arriving={props.arriving}
            onWhole={() => board.current?.does.read()}
          />
        )}
        {small.length > 0 && (
          <SmallTrays {...{ desk, reduced, light, hear }} flights={small} land={dice.land} />
        )}
      </Suspense>
    </>
  )
}
