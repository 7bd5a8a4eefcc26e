import * as v from 'valibot'
import { MOST, type Terms } from '../../rules/dice/roll.ts'
import {
  checked,
  SessionSchema,
  SignSchema,
  TableIdSchema,
  TermsSchema,
} from '../../table/document/schema.ts'
import { hex } from '../keys/letters.ts'

const key = hex(64)
const hash = key
const few = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MOST.asked))
const which = {
  session: SessionSchema,
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST.throws)),
}

/**
 * Why a screen doubts a throw: it was linked and heard of none; it was left out; a number was left out or used twice;
 * it was written down only after later ones; or it saw something else.
 */
export const DOUBTS = ['unseen', 'left', 'number', 'late', 'other'] as const
export type Why = (typeof DOUBTS)[number]

const WordSchema = v.variant('joint', [
  /** The speaker's session, and how many throws it has announced in it: said to each whom it meets. */
  v.object({
    joint: v.literal('here'),
    session: SessionSchema,
    n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST.throws)),
  }),
  /** The speaker is about to throw. */
  v.object({
    joint: v.literal('throw'),
    ...which,
    table: TableIdSchema,
    cover: hash,
    asked: few(key),
    terms: TermsSchema,
    sign: SignSchema,
  }),
  /** The cover of somebody's number for a throw of this hash, which its thrower has announced by this signature. */
  v.object({
    joint: v.literal('answer'),
    ...which,
    thrower: key,
    by: key,
    of: hash,
    said: SignSchema,
    cover: hash,
    sign: SignSchema,
  }),
  /** The speaker closes its throw: these hands count, by their covers and signed answers. */
  v.object({
    joint: v.literal('close'),
    ...which,
    hands: few(v.tuple([key, hash, SignSchema])),
    sign: SignSchema,
  }),
  /** Somebody's number, for a throw that was closed so. */
  v.object({
    joint: v.literal('open'),
    ...which,
    thrower: key,
    by: key,
    closed: hash,
    value: hash,
    sign: SignSchema,
  }),
  /** The speaker's own number, and those of all who count. */
  v.object({
    joint: v.literal('opened'),
    ...which,
    value: hash,
    hands: few(v.tuple([key, hash, SignSchema])),
  }),
  /** The speaker lacks a word of these for its throw: whoever has it passes it on. */
  v.object({ joint: v.literal('lack'), ...which, who: few(key) }),
  /** The speaker's throw is void: these have not opened their numbers. */
  v.object({ joint: v.literal('void'), ...which, lacking: few(key) }),
  /** Somebody doubts a record that says this. */
  v.object({
    joint: v.literal('doubt'),
    by: key,
    table: TableIdSchema,
    print: hash,
    why: v.picklist(DOUBTS),
    sign: SignSchema,
  }),
])

type Read = v.InferOutput<typeof WordSchema>
type Of<K extends Read['joint']> = Extract<Read, { joint: K }>
export type Announcement = Omit<Of<'throw'>, 'terms'> & { readonly terms: Terms }
export type Answer = Of<'answer'>
export type Closing = Of<'close'>
export type Opening = Of<'open'>
export type Doubt = Of<'doubt'>
/** What screens say to each other to throw dice together. */
export type Word = Exclude<Read, { joint: 'throw' }> | Announcement
export type Say<K extends Word['joint']> = Extract<Word, { joint: K }>

/**
 * Reads what came from another screen; undefined for anything that is no such word. Takes anything and never throws.
 */
export const readWord = (message: unknown): Word | undefined => checked(WordSchema, message)
