import * as v from 'valibot'
import { fromBase64 } from '../../rules/plain/base64.ts'

/** Whole base64 and nothing else: `atob` takes more, and throws at some of it. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** A number in base 16, by how many digits it has. */
export const hex = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** At most so many letters of base64. */
export const base64 = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(BASE64))

/** The same, as the bytes that they stand for. */
export const bytes64 = (most: number) =>
  v.pipe(
    base64(most),
    v.transform((text): Uint8Array => fromBase64(text)),
  )
