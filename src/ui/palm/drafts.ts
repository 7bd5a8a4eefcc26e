import { isRecord, parsed } from '../../rules/plain/json.ts'

/** Something written in the hand that does not lie on the table yet. */
export interface HandDraft {
  readonly id: string
  /** The supply that it is of. */
  readonly supply: string
  readonly texts: Readonly<Record<string, string>>
}

/** No hand holds more, and no text of theirs is longer than one at a table. */
const MOST = { drafts: 60, fields: 64, name: 200, text: 20_000 } as const

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MOST.name

function draftIn(value: unknown): HandDraft | undefined {
  if (!isRecord(value)) return undefined
  const { id, supply, texts } = value
  if (!isName(id) || !isName(supply) || !isRecord(texts)) return undefined
  const fields = Object.entries(texts).flatMap(([field, text]) =>
    isName(field) && typeof text === 'string' ? [[field, text.slice(0, MOST.text)] as const] : [],
  )
  return { id, supply, texts: Object.fromEntries(fields.slice(0, MOST.fields)) }
}

/** Reads what a device has kept of them: whatever stands there. No two have one id. */
export function readDrafts(kept: string | null): readonly HandDraft[] {
  const all = parsed(kept)
  if (!Array.isArray(all)) return []
  const found = all.slice(0, MOST.drafts).flatMap((one: unknown) => draftIn(one) ?? [])
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

/** The same with one that had been thrown away, before all others; it keeps its id unless another has that by now. */
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
    draft.id === id
      ? { ...draft, texts: { ...draft.texts, [field]: text.slice(0, MOST.text) } }
      : draft,
  )
