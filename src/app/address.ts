/**
 * Which table the page shows, kept in the address's fragment, which no server ever sees.
 * No fragment means the lobby.
 */
export function tableInAddress(): string | undefined {
  return /^#t=([\w-]{8,64})$/.exec(location.hash)?.[1]
}

/** What stands in the address as an invitation; undefined where nothing does. Not checked at all. */
export function invitationInAddress(): string | undefined {
  return /^#j=(.*)$/.exec(location.hash)?.[1]
}

/** Goes to a table, or to the lobby, so that the browser's Back button comes back here. */
export function goTo(table: string | undefined): void {
  location.hash = table ? `#t=${table}` : ''
}

/** Follows an invitation: a code, as it stands in a link. */
export function goToInvitation(code: string): void {
  location.hash = `#j=${code}`
}

/** Goes on to a table in the place of the invitation, which Back would follow again. */
export function goOnTo(table: string): void {
  location.replace(`#t=${table}`)
}

/** The link for a code: this page, with the code where no server sees it. To a page that is a file none leads: the code alone. */
export function linkFor(code: string): string {
  if (location.protocol === 'file:') return code
  return `${location.origin}${location.pathname}#j=${code}`
}

/** Calls back when the address names another table; returns the way out. */
export function onAddress(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
