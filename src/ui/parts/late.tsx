import { type ComponentType, lazy, useState } from 'react'
import { useSay } from '../say/say.ts'

const loads = new Set<() => Promise<unknown>>()
let loaded = false

/** How each component that comes late is loaded. */
const ahead = new WeakMap<object, () => Promise<unknown>>()

/** What comes late: itself once it is there, and until then what React waits for. */
interface Part<Props> {
  come: ComponentType<Props> | undefined
  coming: ComponentType<Props>
}

/**
 * A component that is loaded when it is first shown. Where it cannot be had, since nobody serves the page just now, a
 * sentence stands in its place, and it is asked for again when it is shown again. What has come before it is shown
 * stands there at once: React would show nothing first, and the rest three tenths of a second later.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = page(load)
  loads.add(() => loadAhead(part))
  return part
}

const shownSoon = new Set<() => Promise<void>>()

/** The same, for what every open table shows at once: loaded beside the table, which does not wait for it. */
export function soon<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = late(load)
  shownSoon.add(() => loadAhead(part))
  return part
}

/** Begins to load what is shown soon. */
export function loadSoon(): void {
  for (const load of shownSoon) void load()
}

/** The same, for what is not loaded ahead of need together with all that comes late. */
export function page<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const bring = async () => {
    const module = await load()
    part.come = module.default
    return module
  }
  const comes = () =>
    lazy(() =>
      bring().catch(() => {
        part.coming = comes()
        return { default: Missing<Props> }
      }),
    )
  const part: Part<Props> = { come: undefined, coming: comes() }
  const shown: ComponentType<Props> = (props) => <Shown part={part} props={props} />
  ahead.set(shown, bring)
  return shown
}

function Shown<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  // The same as long as it is shown: another would begin anew.
  const [Now] = useState(() => part.come ?? part.coming)
  return <Now {...props} />
}

/**
 * Loads a component that comes late before it is shown. Never rejects: where it cannot be had, it says
 * so when it is shown.
 */
export async function loadAhead(component: object): Promise<void> {
  await ahead
    .get(component)?.()
    .catch(() => undefined)
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
