import { inCommon } from '../../table/store/identity.ts'
import type { LobbyEntry } from '../../table/store/lobby.ts'
import type { Table } from '../../table/table.ts'
import type { SameTable } from '../../ui/share/doors.ts'
import { type FromDevice, type Open, openKept } from '../page/opentable.ts'

/** A table that has come, beside those of this device that it may be. */
export interface Comparing {
  /** Opens those, and tells what each has in common with it; undefined where it was given up meanwhile. */
  tables(): Promise<readonly SameTable[] | undefined>
  /**
   * It is this one of them: puts it in, and hands that one over open. Undefined where it is none, or cannot be put into
   * it. To be called once.
   */
  choose(id: string | undefined): Promise<FromDevice>
  /** Gives it up, and closes what was opened. */
  end(): void
}

/** Compares a table that has come with these of the device, which it says to be. */
export function compareWith(same: readonly LobbyEntry[], arrived: Table, page: Open): Comparing {
  const opened = new Map<string, NonNullable<FromDevice>>()
  let gone = false
  const closeBut = (kept?: FromDevice) => {
    for (const one of opened.values()) if (one !== kept) void one.close()
  }
  return {
    async tables() {
      for (const { id } of same) {
        const one = await openKept(page, id)
        if (one) opened.set(id, one)
      }
      if (gone) {
        closeBut()
        return undefined
      }
      return same.flatMap(({ id, title, touched }) => {
        const mine = opened.get(id)
        return mine ? [{ id, title, touched, ...inCommon(mine.table.doc, arrived.doc) }] : []
      })
    },
    async choose(id = '') {
      const mine = opened.get(id)
      closeBut(mine)
      if (!mine) return undefined
      const { putInto } = await import('../../sync/trial/merge.ts')
      if ((await putInto(mine.table.doc, arrived.doc)) !== 'none') return mine
      void mine.close()
      return undefined
    },
    end() {
      gone = true
      closeBut()
    },
  }
}
