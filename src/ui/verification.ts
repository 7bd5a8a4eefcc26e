import { useSyncExternalStore } from 'react'
import type { Table } from '../table/table.ts'
import { makeVerifier, type Verifier } from '../tray/verify.ts'
import { type Desk, useDesk } from './desk.ts'

// What was found out of a table's throws is known as long as the table is open, whichever panel asked.
const verifiers = new WeakMap<Table, Verifier>()

function verifierOf({ table, again, doubts }: Desk): Verifier {
  const verifier = verifiers.get(table) ?? makeVerifier(again, undefined, doubts)
  verifiers.set(table, verifier)
  return verifier
}

/** Tells how true this table's throws are; rendered anew when more is known. */
export function useVerifier(): Verifier {
  const verifier = verifierOf(useDesk())
  useSyncExternalStore(verifier.subscribe, verifier.known)
  return verifier
}
