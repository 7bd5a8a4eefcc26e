import type { BrowserContext, Page } from 'playwright-core'

/**
 * Hears whatever of these words comes to stand anywhere on a page of this browser, for however short a time: as text,
 * or as what is told of it to whoever does not see it. Pages that are loaded anew are heard, too.
 * Returned by each word: where it stood first.
 */
export async function hearWords(context: BrowserContext, words: readonly string[]) {
  const heard = new Map<string, string>()
  await context.exposeBinding('heard_', (_, word: string, where: string) => {
    if (!heard.has(word)) heard.set(word, where)
  })
  await context.addInitScript((all) => {
    const tell = (globalThis as unknown as { heard_(word: string, where: string): void }).heard_
    const known = new Set<string>()
    const look = (text: string | null) => {
      for (const word of all)
        if (text?.includes(word) && !known.has(word)) {
          known.add(word)
          const at = text.indexOf(word)
          tell(word, text.slice(Math.max(0, at - 300), at + 100))
        }
    }
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, addedNodes } of changes) {
        if (type === 'attributes') look((target as Element).getAttribute(attributeName ?? ''))
        else if (type === 'characterData') look(target.nodeValue)
        for (const one of addedNodes) look(one instanceof Element ? one.outerHTML : one.nodeValue)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }, words)
  return heard
}

/**
 * All that a page shows, keeps and tells of itself: what lies in its databases as bytes, read as letters, and what is
 * no bytes as JSON.
 */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const letters = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return letters(new Uint8Array(value))
      if (ArrayBuffer.isView(value))
        return new TextDecoder('latin1').decode(value as Uint8Array<ArrayBuffer>)
      if (Array.isArray(value)) return value.map(letters).join(' ')
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([key, inner]) => `"${key}": ${letters(inner)}`)
          .join(' ')
      return JSON.stringify(value) ?? ''
    }
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
    const found: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name))
      for (const store of base.objectStoreNames)
        found.push(letters(await asked(base.transaction(store).objectStore(store).getAll())))
      base.close()
    }
    const { debug } = globalThis as unknown as {
      debug: { table(): unknown; backup(): Uint8Array }
    }
    return {
      kept: found.join(' '),
      told: JSON.stringify(debug.table()),
      file: letters(debug.backup()),
      page: document.documentElement.outerHTML,
    }
  })
