import { type ComponentProps, type Ref, Suspense } from 'react'
import { Tray, type TrayHandle } from '../../dice/Tray.tsx'
import { say as sentence } from '../../rules/plain/sentence.ts'
import { type Edge, FACING } from '../../rules/plain/sides.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import { late } from '../../ui/parts/late.tsx'
import type { useSounds } from '../page/useSounds.ts'
import type { useReady } from './useReady.ts'
import type { Dice } from './useThrow.ts'

// Only where there are others.
const TrayName = late(() => import('../throws/TrayName.tsx'))

interface Props {
  readonly handle: Ref<TrayHandle>
  /** That of whoever throws there. */
  readonly desk: Handed
  /** Dice were flung by hand: a touch of whoever throws. */
  onFlung(): void
  readonly dice: Dice
  /** What lies ready there. */
  readonly ready: ReturnType<typeof useReady>
  /** Whom it faces, at a screen among people. */
  readonly edge: Edge | undefined
  readonly hear: ReturnType<typeof useSounds>
  readonly reduced: boolean
  readonly light: 'light' | 'dark'
  /** Shaking this device shakes the dice. */
  readonly shake: boolean
  /** Others are there: whose throw this is; undefined where it is plain. */
  readonly named: ComponentProps<typeof TrayName>['flight'] | false
}

/** The tray of a table, and whose dice are in it. */
export function TrayPane({ desk, onFlung, dice, ready, edge, hear, named, ...rest }: Props) {
  return (
    <>
      <Tray
        {...rest}
        label={desk.say(sentence('tray.ready', { n: ready.count }))}
        note={ready.count > 0 && !dice.air ? desk.say(sentence('tray.fling')) : undefined}
        onFling={(flick) => {
          desk.fling(flick)
          onFlung()
        }}
        turn={edge ? FACING[edge] : 0}
        pool={ready.pool}
        color={ready.color}
        onImpact={hear}
      />
      <Suspense>{named !== false && <TrayName desk={desk} flight={named} />}</Suspense>
    </>
  )
}
