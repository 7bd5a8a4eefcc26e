import { gunzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import * as Y from 'yjs'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'
import { backupIn } from '../../../src/table/store/backup.ts'

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
 * no bytes as JSON. `bytes` is all of the first, the file's last.
 */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const bytes: Uint8Array[] = []
    const letters = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return letters(new Uint8Array(value))
      if (value instanceof Uint8Array) bytes.push(value)
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
      bytes,
    }
  })

/** What of these bytes is written by Yjs, in a document: also a file, and what was made smaller. */
function documentOf(all: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  const take = (bytes: Uint8Array) => {
    try {
      // Not into the document itself: what is none could spoil it.
      Y.applyUpdate(new Y.Doc(), bytes)
      Y.applyUpdate(doc, bytes)
    } catch {
      // It is something else.
    }
  }
  for (const bytes of all) {
    const file = backupIn(bytes)
    if ('update' in file) take(file.update)
    else take(bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes)
  }
  return doc
}

/** Anything in words: JSON, and what its base64 stands for. */
function spelt(thing: unknown): string {
  const bytes: string[] = []
  const text = JSON.stringify(thing, (_, value: unknown) => {
    if (typeof value === 'string' && /^[\w+/]{12,}={0,2}$/.test(value))
      bytes.push(Buffer.from(value, 'base64').toString('latin1'))
    return value
  })
  return `${text} ${bytes.join(' ')}`
}

/**
 * All that screens said of sealed cards in what a page keeps, which lies there packed: unpacked, and in words. That
 * this finds what stands there is seen by `planted`: words that are put there before, in a step and within bytes.
 */
export function saidIn(all: readonly Uint8Array[], planted?: string): string {
  const doc = documentOf(all)
  if (planted !== undefined) {
    const parts = Buffer.from(`bytes with ${planted} in them`).toString('base64')
    const step = { is: 'step', id: 'x', of: '', says: JSON.stringify({ said: planted }) }
    addSeals(doc, [{ by: 'eve', acts: [step, { is: 'part', parts }], sign: '' }])
  }
  return spelt(sealsIn(doc))
}
