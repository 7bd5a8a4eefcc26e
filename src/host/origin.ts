import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Of a request's headers, what tells who asks. */
interface Asking {
  readonly host?: string | undefined
  readonly origin?: string | undefined
}

/**
 * Names that mean a machine nearby, and that nobody far away can have pointed here: without a dot, or in a zone that
 * is never sold.
 */
const NEAR =
  /^(?:[^.]+|.+\.(?:localhost|local|lan|home|home\.arpa|test|internal|intranet|fritz\.box))$/

function hostOf(host: string): { host: string; hostname: string } | undefined {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address) : undefined
}

/** Whether this is a name of a machine nearby, or an address. */
function isNear(name: string): boolean {
  return (
    isIP(name.replace(/^\[|\]$/g, '')) > 0 || NEAR.test(name) || name === hostname().toLowerCase()
  )
}

/**
 * Whether a page may call here. A page that this server serves may, by a name or an address of this very house; so
 * may one of the origins that are `welcome`, whatever they call it. Who names no origin is no browser, could name any,
 * and may call.
 *
 * Refused is everybody else: a page that somebody happens to visit; one whose own name was turned to point here
 * (it would be its "own" host, which is why public names have to be welcome); and one without an origin (`null`): a
 * file, but just as well a frame in any page.
 */
export function mayCall({ host, origin }: Asking, welcome: readonly string[]): boolean {
  if (origin === undefined) return true
  if (welcome.includes(origin)) return true
  if (host === undefined || !URL.canParse(origin)) return false
  const own = hostOf(host)
  const page = new URL(origin)
  if (!own || page.origin !== origin || !/^https?:$/.test(page.protocol)) return false
  return page.host === own.host && isNear(own.hostname)
}

/** An origin as it can be shown and copied: no letter of it is foreign. Empty for what is none. */
export function originNamed(origin: string): string {
  if (origin === 'null') return 'file'
  const found = URL.canParse(origin) ? new URL(origin).origin : ''
  return found !== 'null' && found.length <= 200 ? found : ''
}
