import type { Check } from '../../rules/dice/check.ts'
import { type Die, FACES } from '../../rules/dice/dice.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { isName } from './plain.ts'
import { checked, HASH, isWithin, LIMIT, MOST_FACES, RollRecordSchema } from './schema.ts'

/*
 * Records of Rolls
 *
 * What somebody threw alone, as our pages write it, is checked by hand and taken as it stands: the schema takes several
 * times as long to make the same of it. Whatever is otherwise in any way is left to the schema, which alone says what
 * does not fit.
 */

type Fields = Readonly<Record<string, unknown>>

const isFields = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype

/** Something with these keys in this order, as the schema would make it, or with the first `least` of them. */
function isKeyed(raw: unknown, keys: readonly string[], least = keys.length): raw is Fields {
  if (!isFields(raw)) return false
  const own = Object.keys(raw)
  return (
    own.length >= least && own.length <= keys.length && own.every((key, at) => key === keys[at])
  )
}

const isShort = (raw: unknown, most: number): boolean =>
  typeof raw === 'string' && raw.length <= most
const isId = (raw: unknown): boolean => typeof raw === 'string' && isName(raw)
const isDie = (raw: unknown): raw is Die => typeof raw === 'string' && Object.hasOwn(FACES, raw)
const isWhole = (raw: unknown, least: number, most: number): boolean =>
  Number.isInteger(raw) && isWithin(raw, most) && raw >= least
const isFace = (raw: unknown): boolean => isWhole(raw, 1, MOST_FACES)

function isList(raw: unknown, most: number, fits: (one: unknown, at: number) => boolean): boolean {
  if (!Array.isArray(raw) || raw.length > most) return false
  // A hole is passed over by every other walk.
  for (let at = 0; at < raw.length; at++) if (!fits(raw[at], at)) return false
  return true
}

const isPair = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.length === 2 && isId(raw[0]) && isId(raw[1])

const ROLLED = ['die', 'face', 'from']
const isRolled = (raw: unknown, at: number): boolean =>
  isKeyed(raw, ROLLED, 2) &&
  isDie(raw.die) &&
  isWhole(raw.face, 1, FACES[raw.die]) &&
  (!('from' in raw) || isWhole(raw.from, 0, at - 1))

const isBursts = (raw: unknown): boolean =>
  isFields(raw) &&
  Object.entries(raw).every(([die, faces]) => isDie(die) && isList(faces, 100, isFace))

const CHECK: readonly (keyof Check)[] = [
  'kind',
  'about',
  'dr',
  'dice',
  'bursts',
  'pairs',
  'ready',
  'said',
]
const isCheck = (raw: unknown): boolean =>
  isKeyed(raw, CHECK, 7) &&
  isShort(raw.kind, 60) &&
  (raw.about === '' || isId(raw.about)) &&
  isWithin(raw.dr, 1_000_000) &&
  isList(raw.dice, LIMIT.dice, isDie) &&
  isBursts(raw.bursts) &&
  isList(raw.pairs, LIMIT.dice, isPair) &&
  isList(raw.ready, LIMIT.dice, isId) &&
  (!('said' in raw) || isShort(raw.said, 200))

const THROW = ['version', 'seed', 'dice', 'bursts', 'flick']
const FLICK = ['dx', 'dy', 'power']
const isFlick = (raw: unknown): boolean =>
  isKeyed(raw, FLICK) && FLICK.every((key) => isWithin(raw[key], 2))
const isThrow = (raw: unknown): boolean =>
  isKeyed(raw, THROW) &&
  isWhole(raw.version, 0, 1_000_000) &&
  typeof raw.seed === 'string' &&
  HASH.test(raw.seed) &&
  isList(raw.dice, LIMIT.dice, isDie) &&
  isBursts(raw.bursts) &&
  isFlick(raw.flick)

const RECORD = ['id', 'seat', 'at', 'check', 'roll', 'by']
const THROWN = ['id', 'seat', 'at', 'check', 'thrown', 'roll', 'by']

/** Whether this is a record as the schema would give it back; false is no word against it. */
export const isPlainRoll = (raw: unknown): raw is RollRecord =>
  (isKeyed(raw, RECORD, 5) || (isKeyed(raw, THROWN, 6) && isThrow(raw.thrown))) &&
  isId(raw.id) &&
  isId(raw.seat) &&
  isWithin(raw.at, Number.MAX_SAFE_INTEGER) &&
  isCheck(raw.check) &&
  isList(raw.roll, LIMIT.dice, isRolled) &&
  (!('by' in raw) || isId(raw.by))

/** A record of a Roll, or undefined if it does not fit. */
export const readRoll = (raw: unknown): RollRecord | undefined =>
  isPlainRoll(raw) ? raw : checked(RollRecordSchema, raw)
