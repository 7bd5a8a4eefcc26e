import { readRelay } from '../../ui/share/ways.ts'

/*
 * Relays travel with an invitation, before its code: `r=<address>&<code>`, and so they are kept with a table's key.
 */

/** No more relays, and no more letters, than the lobby keeps with a table. */
const MOST = 3
const LONGEST = 480
/** How much of a text is looked at, in letters. */
const MOST_TEXT = 4000
const BEFORE_CODE = /(?:^|[^\w&])((?:r=[^&\s]{1,400}&){1,8})[\w-]{20,}/g

/** An address as it may stand there: shorter than if all of its signs were encoded. */
const plain = (address: string) =>
  encodeURIComponent(address).replace(/%(?:3A|2F)/g, decodeURIComponent)

/** A code with the relays by which its table is reached. */
export function withRelays(code: string, relays: readonly string[]): string {
  return [...new Set(relays)].slice(0, MOST).reduceRight((text, address) => {
    const longer = `r=${plain(address)}&${text}`
    return longer.length <= LONGEST ? longer : text
  }, code)
}

/** The relays in an invitation, or in what is kept with a table. Takes anything; what is no address is left out. */
export function relaysIn(text: string): readonly string[] {
  const [, all = ''] = [...text.slice(-MOST_TEXT).matchAll(BEFORE_CODE)].at(-1) ?? []
  const found = all.split('&').flatMap((part) => {
    try {
      return readRelay(decodeURIComponent(part.slice(2))) ?? []
    } catch {
      // A lonely per cent sign.
      return []
    }
  })
  return found.slice(0, MOST)
}
