/** Luck, passed in by the door: nothing in rules or games makes its own. */
export interface Chance {
  /** A new id that nobody else will make: 21 URL-safe characters. */
  id(): string
  /** 32 fresh random bytes as 64 hexadecimal digits: the seed of a Throw. */
  seed(): string
  /** A number in [0, 1), for looks only (the slight angle of a card), never for dice. */
  wobble(): number
}
