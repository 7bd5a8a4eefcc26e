import * as Y from 'yjs'

/** A stretch of what one screen wrote: numbers from `from` up to and without `to`. */
interface Stretch {
  readonly client: number
  readonly from: number
  readonly to: number
}

/** What a change brings: stretches, and what it takes away. */
export interface Brought {
  readonly stretches: readonly Stretch[]
  readonly gone: Deletions
}
type Deletions = ReturnType<typeof Y.createDeleteSet>

/** What a change brings. Throws for bytes that are none. */
export function broughtBy(update: Uint8Array): Brought {
  const { structs, ds } = Y.decodeUpdate(update)
  const stretches: Stretch[] = []
  for (const struct of structs) {
    const { client, clock: from } = struct.id
    const to = from + struct.length
    const last = stretches.at(-1)
    if (struct instanceof Y.Skip) continue
    if (last?.client === client && last.to === from)
      stretches[stretches.length - 1] = { ...last, to }
    else stretches.push({ client, from, to })
  }
  return { stretches, gone: ds }
}

/** What changes hold together, as far as it hangs together from the beginning. */
export function heldBy(all: readonly Brought[]): Y.Snapshot {
  const upTo = new Map<number, number>()
  const stretches = all.flatMap((one) => one.stretches).sort((a, b) => a.from - b.from)
  for (const { client, from, to } of stretches) {
    const known = upTo.get(client) ?? 0
    if (from <= known && to > known) upTo.set(client, to)
  }
  return Y.createSnapshot(Y.mergeDeleteSets(all.map(({ gone }) => gone)), upTo)
}

/** Whether everything that the one holds is in the other too. */
export function isPartOf(part: Y.Snapshot, whole: Y.Snapshot): boolean {
  for (const [client, to] of part.sv) if (to > (whole.sv.get(client) ?? 0)) return false
  return Y.equalDeleteSets(whole.ds, Y.mergeDeleteSets([whole.ds, part.ds]))
}
