import { isRecord, parsed } from '../../rules/plain/json.ts'
import { LIMIT } from '../../table/document/schema.ts'
import { cutAt } from '../../table/document/text.ts'

/** Something written in the hand that does not lie on the table yet. */
export interface HandDraft {
  readonly id: string
  /** The supply that it is of. */
  readonly supply: string
  readonly texts: Readonly<Record<string, string>>
}

/** A full hand takes up no more; what comes back to it is read again all the same. */
const MOST = { drafts: 60, read: 120, fields: LIMIT.fields, name: 200 } as const

/** As much of a text as a table takes. */
const fitting = (text: string): string => cutAt(text, LIMIT.text)

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MOST.name

function draftIn(value: unknown): HandDraft | undefined {
  if (!isRecord(value)) return undefined
  const { id, supply, texts } = value
  if (!isName(id) || !isName(supply) || !isRecord(texts)) return undefined
  const fields = Object.entries(texts).flatMap(([field, text]) =>
    isName(field) && typeof text === 'string' ? [[field, fitting(text)] as const] : [],
  )
  return { id, supply, texts: Object.fromEntries(fields.slice(0, MOST.fields)) }
}

/** Reads what a device has kept of them: whatever stands there. No two have one id. */
export function readDrafts(kept: string | null): readonly HandDraft[] {
  const all = parsed(kept)
  if (!Array.isArray(all)) return []
  const found = all.slice(0, MOST.read).flatMap((one: unknown) => draftIn(one) ?? [])
  return [...new Map(found.map((draft) => [draft.id, draft])).values()]
}

/** Whether anything at all is written on it. */
export const isBlank = ({ texts }: Pick<HandDraft, 'texts'>): boolean =>
  Object.values(texts).every((text) => text.trim() === '')

/** One more of this supply, before all others; none where a hand is full. */
export function withNew(drafts: readonly HandDraft[], supply: string): readonly HandDraft[] {
  // One that nothing is written on is not kept beside a new one.
  const kept = drafts.filter((draft) => !isBlank(draft))
  if (kept.length >= MOST.drafts) return drafts
  return [{ id: freeId(kept), supply, texts: {} }, ...kept]
}

/**
 * The same with one that had been thrown away, before all others, also where a hand is full by now; it keeps its id
 * unless another has that by now.
 */
export function withBack(drafts: readonly HandDraft[], back: HandDraft): readonly HandDraft[] {
  const taken = drafts.some(({ id }) => id === back.id)
  return [taken ? { ...back, id: freeId(drafts) } : back, ...drafts]
}

/** An id that none of them has. */
function freeId(drafts: readonly HandDraft[]): string {
  const taken = new Set(drafts.map(({ id }) => id))
  let n = 1
  while (taken.has(String(n))) n += 1
  return String(n)
}

/** The same with one text of one of them changed. */
export const withText = (
  drafts: readonly HandDraft[],
  id: string,
  field: string,
  text: string,
): readonly HandDraft[] =>
  drafts.map((draft) =>
    draft.id === id ? { ...draft, texts: { ...draft.texts, [field]: fitting(text) } } : draft,
  )
