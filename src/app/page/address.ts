/**
 * Which table the page shows, kept in the address's fragment, which no server ever sees.
 * No fragment means the lobby.
 */
export function tableInAddress(): string | undefined {
  return /^#t=([\w-]{8,64})$/.exec(location.hash)?.[1]
}

/**
 * An invitation holds the key to a table, and an address is shown, kept, offered again, and taken along to a person's
 * other devices. So it is taken out of the address and its entry in the history before anything else happens, and is
 * held until it was followed or given up: by this tab alone, which may be loaded anew while somebody waits.
 */
const JOINING = '#join'
const HELD = 'prophecy-table-invitation'

/** Where it is held. */
export interface Invited {
  invitation?: string | undefined
  /** The seat of a table just joined that this device is to be a hand of. */
  palm?: { readonly table: string; readonly seat: string } | undefined
}

function hold(page: Invited, code: string | undefined): void {
  page.invitation = code
  try {
    if (code === undefined) sessionStorage.removeItem(HELD)
    else sessionStorage.setItem(HELD, code)
  } catch (error) {
    // Where nothing is kept it lasts as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
}

function heldBefore(): string | undefined {
  try {
    return sessionStorage.getItem(HELD) ?? undefined
  } catch {
    // Nothing is kept here.
    return undefined
  }
}

/**
 * Takes an invitation that stands in the address away from there, now and whenever one comes: also while the page is
 * still being put together, when nobody asks yet what the address says. To be called before anything else.
 */
export function mindAddress(page: Invited): void {
  const take = () => takeInvitation(page)
  take()
  addEventListener('hashchange', take)
}

/** Once the place of an invitation is left, none is held any more. */
function takeInvitation(page: Invited): void {
  const code = /^#j=(.*)$/.exec(location.hash)?.[1]
  if (code !== undefined) {
    hold(page, code)
    history.replaceState(null, '', JOINING)
  } else if (location.hash === JOINING) page.invitation ??= heldBefore()
  else hold(page, undefined)
}

/**
 * The invitation that was taken from the address and is being followed; undefined where none is. Not checked at all.
 */
export const invitationInAddress = ({ invitation }: Invited): string | undefined =>
  location.hash === JOINING ? invitation : undefined

/** Goes to a table, or to the lobby, so that the browser's Back button comes back here. */
export function goTo(table: string | undefined): void {
  location.hash = table ? `#t=${table}` : ''
}

/** Follows an invitation: a code, as it stands in a link. It never stands in the address. */
export function goToInvitation(page: Invited, code: string): void {
  hold(page, code)
  if (location.hash === JOINING) dispatchEvent(new HashChangeEvent('hashchange'))
  else location.hash = JOINING
}

/** Goes on to a table, or to the lobby, in the place of the invitation: Back leads to what was before it. */
export function goOnTo(page: Invited, table: string | undefined): void {
  hold(page, undefined)
  location.replace(table ? `#t=${table}` : '#')
}

/**
 * The link for a code: this page, with the code where no server sees it. To a page that is a file none
 * leads: the code alone.
 */
export function linkFor(code: string): string {
  if (location.protocol === 'file:') return code
  return `${location.origin}${location.pathname}#j=${code}`
}

/** Calls back when the address names another table, or holds an invitation; returns the way out. */
export function onAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
