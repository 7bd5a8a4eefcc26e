import { useSyncExternalStore } from 'react'
import type { Table } from '../../table/table.ts'
import { makeVerifier, type Verifier } from '../../tray/verify.ts'
import { type Desk, useDesk } from '../desk/desk.ts'

// What was found out of a table's throws is known as long as the table is open, whichever panel asked.
const verifiers = new WeakMap<Table, Verifier>()

function verifierOf({ table, again, eyes }: Desk): Verifier {
  const known = verifiers.get(table)
  if (known) return known
  const verifier = makeVerifier(again, undefined, eyes)
  verifiers.set(table, verifier)
  // As long as the table is open: its eyes let go of whoever listens when it is closed.
  eyes.subscribe(verifier.look)
  return verifier
}

/** Tells how true this table's throws are; rendered anew when more is known. */
export function useVerifier(): Verifier {
  const verifier = verifierOf(useDesk())
  useSyncExternalStore(verifier.subscribe, verifier.known)
  return verifier
}
