/** Groups of sixteen bits that an IPv6 address shares with all of its house: whoever has one network has that many. */
const GROUPS = 3

/** Which house somebody calls from: its address, of which IPv6 gives to one house all that begin alike. */
export function houseOf({ remoteAddress = '' }: { readonly remoteAddress?: string }): string {
  const address = remoteAddress.replace(/^::ffff:/i, '')
  if (!address.includes(':')) return address
  // Two colons stand for as many zeros as are missing.
  const [begin = ''] = address.split('::')
  return [...begin.split(':'), '0', '0', '0'].slice(0, GROUPS).join(':')
}
