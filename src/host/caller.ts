/** Which house somebody calls from: its address, of which IPv6 gives to one house all that begin alike. */
export function houseOf({ remoteAddress = '' }: { readonly remoteAddress?: string }): string {
  const address = remoteAddress.replace(/^::ffff:/i, '')
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}
