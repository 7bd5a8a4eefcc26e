import { type ComponentType, lazy } from 'react'
import { useSay } from './say.ts'

const loads = new Set<() => Promise<unknown>>()
let loaded = false

/**
 * A component that is loaded when it is first shown. Where it cannot be had, since nobody serves the page any more, a
 * sentence stands in its place.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  loads.add(load)
  return lazy(() => load().catch(() => ({ default: Missing<Props> })))
}

/** A component that nobody asks for: it is there once all that comes late has been loaded, and not before. */
export const unasked = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(
    () =>
      new Promise((come) => {
        const bring = () => load().then(come)
        // All the rest may be there before it is first shown.
        if (loaded) bring().catch(() => undefined)
        else loads.add(bring)
      }),
  )

/** Loads something else ahead of need, together with all components that come late. */
export const alsoLate = (load: () => Promise<unknown>): void => void loads.add(load)

/**
 * Loads all that comes late, one after another, so that the table goes on without whoever served it. What does not
 * come now may come when it is asked for.
 */
export async function fetchLate(): Promise<void> {
  for (const load of loads) await load().catch(() => undefined)
  loaded = true
}

function Missing<Props extends object>(props: Props) {
  const say = useSay()
  const onClose = 'onClose' in props ? props.onClose : undefined
  return (
    <p role="alert" className="late-missing">
      {say('late.missing')}{' '}
      {typeof onClose === 'function' && (
        <button type="button" onClick={() => onClose()}>
          {say('close')}
        </button>
      )}
    </p>
  )
}
