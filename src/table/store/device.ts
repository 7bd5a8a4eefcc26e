import { type DBSchema, openDB } from 'idb'

/** What a device keeps for itself, beside its tables. */
interface Base extends DBSchema {
  own: { key: 'secret'; value: Uint8Array }
}

const SECRET = 32

/**
 * The secret of this device, 32 bytes: `fresh` ones the first time it is asked for. From it follows by what its screens
 * prove who they are. It never leaves the device, and tables do not hold it. Where the browser keeps nothing it is
 * another one each time. Never rejects.
 */
export async function deviceSecret(fresh: Uint8Array): Promise<Uint8Array> {
  try {
    const base = await openDB<Base>('prophecy-table/device', 1, {
      upgrade: (made) => void made.createObjectStore('own'),
    })
    try {
      // Looked for and put there in one transaction, so that two tabs agree.
      const tx = base.transaction('own', 'readwrite')
      const kept: unknown = await tx.store.get('secret')
      const good = ArrayBuffer.isView(kept) && kept.byteLength === SECRET
      const secret = good ? new Uint8Array(kept.buffer, kept.byteOffset, SECRET).slice() : fresh
      if (!good) await tx.store.put(secret, 'secret')
      await tx.done
      return secret
    } finally {
      base.close()
    }
  } catch {
    // Storage is refused, or full: this page is a screen that nobody knows the next time.
    return fresh
  }
}
